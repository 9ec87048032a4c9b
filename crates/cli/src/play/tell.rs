//! A scene in lines of text.

use super::screen::Look;
use orrery_core::Seat;
use orrery_picture::occupied;
use orrery_scene::{Canvas, Card, Chip, Mat, Node, Panel, Scene, Shape, Socket, Span, Text, Track};

/// A line, how it looks, and how far it stands in.
pub type Told = (Look, usize, String);

pub struct Teller<'a> {
    pub names: &'a [String],
}

impl Teller<'_> {
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_default()
    }

    /// A text in words: what is drawn in it is named, unless a word beside it says the same.
    pub fn say(&self, text: &Text) -> String {
        let words = |span: &Span| match span {
            Span::Text(words) | Span::Strong(words) => words.to_lowercase(),
            _ => String::new(),
        };
        let written: String = text.0.iter().map(words).collect();
        let mut said = String::new();
        let mut seat_before = false;
        for span in &text.0 {
            match span {
                Span::Text(words) | Span::Strong(words) => said.push_str(words),
                Span::Live(words) | Span::Join(words) => said.push_str(&format!(" {words} ")),
                Span::Seat(seat) | Span::Crest(seat) => {
                    said.push_str(if seat_before { ", " } else { "" });
                    said.push_str(&self.name(*seat));
                }
                Span::Icon { name, .. }
                | Span::Piece { name, .. }
                | Span::Medal { name, .. }
                | Span::Seal { name, .. }
                | Span::Die { name, .. } => {
                    if !written.contains(&name.to_lowercase()) {
                        said.push_str(&format!(" {name} "));
                    }
                }
            }
            seat_before = matches!(span, Span::Seat(_) | Span::Crest(_));
        }
        let said = said.split_whitespace().collect::<Vec<_>>().join(" ");
        [",", ".", ";", ":", ")"].iter().fold(said, |said, mark| said.replace(&format!(" {mark}"), mark))
    }

    /// Panels, then what each player has.
    pub fn board(&self, scene: &Scene) -> Vec<Told> {
        let mut lines = Vec::new();
        scene.panels.iter().for_each(|panel| self.panel(panel, &mut lines));
        scene.mats.iter().for_each(|mat| self.mat(mat, &mut lines));
        lines
    }

    fn panel(&self, panel: &Panel, lines: &mut Vec<Told>) {
        let title = joined([self.say(&panel.title), self.say(&panel.note)], " · ");
        let mut inner = Vec::new();
        panel.content.iter().for_each(|node| self.node(node, 2, &mut inner));
        if !title.is_empty() {
            lines.push((Look::Title, 0, title));
        }
        lines.append(&mut inner);
    }

    fn mat(&self, mat: &Mat, lines: &mut Vec<Told>) {
        let points = joined([self.say(&mat.score), self.say(&mat.unit)], " ");
        let counters = mat.counters.iter().map(|counter| format!("{} {}", counter.name, counter.value));
        let head = [self.name(mat.seat), points, self.say(&mat.note)];
        lines.push((Look::Title, 0, joined(head, " · ")));
        let counters = joined(counters, ", ");
        if !counters.is_empty() {
            lines.push((Look::Plain, 2, counters));
        }
        mat.nodes.iter().for_each(|node| self.node(node, 2, lines));
    }

    fn node(&self, node: &Node, indent: usize, lines: &mut Vec<Told>) {
        let mut put = |text: String| {
            if !text.is_empty() {
                lines.push((Look::Plain, indent, text));
            }
        };
        match node {
            Node::Row(shares) => {
                let nodes = shares.iter().flat_map(|share| &share.nodes);
                nodes.for_each(|node| self.node(node, indent, lines));
            }
            Node::Grid { nodes, .. } => nodes.iter().for_each(|node| self.node(node, indent, lines)),
            Node::Section { title, note, nodes } => {
                let mut inner = Vec::new();
                nodes.iter().for_each(|node| self.node(node, indent + 2, &mut inner));
                let title = joined([self.say(title), self.say(note)], " ");
                // What fits behind its title needs no line of its own.
                match &inner[..] {
                    [(_, _, only)] => put(joined([title, only.clone()], ": ")),
                    _ => {
                        put(title);
                        lines.append(&mut inner);
                    }
                }
            }
            Node::Chips(chips) => put(joined(chips.iter().map(|chip| self.chip(chip)), ", ")),
            Node::Canvas(canvas) => self.canvas(canvas, indent, lines),
            Node::Card(card) => put(self.card(card)),
            Node::Track(track) => put(self.track(track)),
            Node::Progress(progress) => {
                let bar = |bar: &orrery_scene::node::Bar| {
                    format!("{} {}/{}", self.say(&bar.label), bar.done, bar.of)
                };
                let bars = joined(progress.bars.iter().map(bar), ", ");
                put(joined([self.say(&progress.text), bars], ": "));
            }
            Node::Text(text) | Node::Gap { text, .. } => put(self.say(text)),
            Node::Rule => {}
        }
    }

    fn chip(&self, chip: &Chip) -> String {
        let text = self.say(&chip.text);
        if text.is_empty() { chip.name.to_string() } else { text }
    }

    fn card(&self, card: &Card) -> String {
        let [band, icons, text, live] =
            [&card.band, &card.icons, &card.text, &card.live].map(|part| self.say(part));
        let mut told = vec![card.name.to_string()];
        // Icons say what the sentence says; but the numbers that are the viewer's own are only there.
        let own = card.icons.0.iter().filter_map(|span| match span {
            Span::Live(words) => Some(words.as_str()),
            _ => None,
        });
        let lives = joined(own, " ");
        let drawn = if text.is_empty() { [band, icons] } else { [String::new(), lives] };
        let parts = drawn.into_iter().chain([text, live]);
        told.extend(parts.filter(|part| !card.name.to_lowercase().contains(&part.to_lowercase())));
        let sockets = joined(card.sockets.iter().map(socket), ", ");
        told.extend((!sockets.is_empty()).then(|| format!("[{sockets}]")));
        joined(told, " · ")
    }

    fn track(&self, track: &Track) -> String {
        let held = track.steps.iter().filter(|step| !step.here.is_empty());
        let held = held.map(|step| format!("{} ({})", self.say(&step.here), step.name));
        joined([self.say(&track.title), joined(held, ", ")], ": ")
    }

    fn canvas(&self, canvas: &Canvas, indent: usize, lines: &mut Vec<Told>) {
        let (places, elsewhere) = occupied(canvas);
        for (place, pieces) in places {
            let names = pieces.iter().map(|piece| joined([&*piece.name, &*piece.badge], " "));
            let held = joined([self.say(&place.text)].into_iter().chain(names), ", ");
            if !held.is_empty() {
                let told = if place.name == held { held } else { joined([&*place.name, &*held], ": ") };
                lines.push((Look::Plain, indent, told));
            }
        }
        // What is lettered on the board and says something, not only a number or a name.
        let labels = canvas.shapes.iter().filter_map(|shape| match shape {
            Shape::Label { text, .. } if text.contains(": ") => Some(text.as_str()),
            _ => None,
        });
        let labels = joined(labels, " · ");
        if !labels.is_empty() {
            lines.push((Look::Plain, indent, labels));
        }
        let rest = joined(elsewhere.iter().map(|piece| piece.name.as_str()), ", ");
        if !rest.is_empty() {
            lines.push((Look::Plain, indent, joined([&*canvas.name, &*rest], ": ")));
        }
    }
}

fn socket(socket: &Socket) -> &str {
    socket.piece.as_ref().map_or("–", |piece| &*piece.name)
}

/// Those that say something, with a mark between them.
pub fn joined<S: AsRef<str>>(parts: impl IntoIterator<Item = S>, between: &str) -> String {
    let said: Vec<S> = parts.into_iter().filter(|part| !part.as_ref().is_empty()).collect();
    let said: Vec<&str> = said.iter().map(AsRef::as_ref).collect();
    said.join(between)
}
