//! All eyes at once: what the seats of a finished game knew together, in one picture.

use orrery_core::{Seat, Viewer};
use orrery_scene::{Card, Id, Lang, Node, Panel, Piece, Scene, Span, Text, word};
use orrery_shelf::Position;
use std::collections::BTreeMap;

/// So many columns are half of a wide screen: what wants more gets all of them.
const HALF: u8 = 6;
const ALL: u8 = 12;

/// The spectators' scene with each mat as its owner sees it and whatever a seat knew turned up; then, for each player,
/// what is that player's own.
pub(super) fn scene(position: &dyn Position, lang: Lang) -> Scene {
    let public = position.scene(Viewer::Spectator, lang);
    let (mut scene, mut owned) = (public.clone(), Vec::new());
    for seat in Seat::all(position.seats()) {
        let own = position.scene(Viewer::Seat(seat), lang);
        if let Some(mat) = scene.mats.get_mut(seat.index()) {
            mat.clone_from(&own.mats[seat.index()]);
        }
        for panel in own.panels {
            let Some(at) = public.panels.iter().position(|known| known.id == panel.id) else {
                // What nobody names for others is part of a question, and the question is past.
                let called = position.panel_of(seat, &panel.id, lang);
                owned.extend(called.map(|title| of(seat, title, panel)));
                continue;
            };
            let (public, shown) = (&public.panels[at], &mut scene.panels[at]);
            match about(public, &panel, seat) {
                None => turn_up(&mut shown.content, &Seen::of(&panel.content), &Seen::of(&public.content)),
                Some(title) if title == public.title => shown.content = panel.content,
                Some(title) => owned.push(of(seat, title, panel)),
            }
        }
    }
    scene.panels.extend(owned);
    scene
}

/// What spectators see of one player under that player's name is another's own board to the other: so it is called after
/// the other. Nothing if it belongs to nobody.
fn about(known: &Panel, own: &Panel, seat: Seat) -> Option<Text> {
    let mut title = known.title.clone();
    let mut names = title.0.iter_mut().filter(|span| matches!(span, Span::Seat(_)));
    let name = names.next().filter(|_| known.title != own.title)?;
    *name = Span::Seat(seat);
    Some(title)
}

fn of(seat: Seat, title: Text, panel: Panel) -> Panel {
    let id = Id(word!("{}-{}", panel.id.0, seat.0));
    let span = if panel.span > HALF { ALL } else { panel.span };
    Panel { id, title, span, under: false, focus: false, ..panel }
}

/// What one seat sees, by its ids.
#[derive(Default)]
struct Seen<'a> {
    pieces: BTreeMap<&'a Id, &'a Piece>,
    cards: BTreeMap<&'a Id, &'a Card>,
}

impl<'a> Seen<'a> {
    fn of(nodes: &'a [Node]) -> Seen<'a> {
        let mut seen = Seen::default();
        seen.gather(nodes);
        seen
    }

    fn gather(&mut self, nodes: &'a [Node]) {
        for node in nodes {
            match node {
                Node::Row(shares) => shares.iter().for_each(|share| self.gather(&share.nodes)),
                Node::Grid { nodes, .. } | Node::Section { nodes, .. } => self.gather(nodes),
                Node::Canvas(canvas) => {
                    self.pieces.extend(canvas.pieces.iter().map(|piece| (&piece.id, piece)));
                }
                Node::Card(card) => {
                    self.cards.insert(&card.id, card);
                    let pieces = card.sockets.iter().filter_map(|socket| socket.piece.as_ref());
                    self.pieces.extend(pieces.map(|piece| (&piece.id, piece)));
                }
                Node::Chips(_)
                | Node::Track(_)
                | Node::Progress(_)
                | Node::Text(_)
                | Node::Gap { .. }
                | Node::Rule => {}
            }
        }
    }
}

/// Shows what the seat saw where it saw something else than everybody, in its place.
fn turn_up(nodes: &mut [Node], seen: &Seen<'_>, public: &Seen<'_>) {
    for node in nodes {
        match node {
            Node::Row(shares) => shares.iter_mut().for_each(|share| turn_up(&mut share.nodes, seen, public)),
            Node::Grid { nodes, .. } | Node::Section { nodes, .. } => turn_up(nodes, seen, public),
            Node::Canvas(canvas) => canvas.pieces.iter_mut().for_each(|piece| turn_over(piece, seen, public)),
            Node::Card(card) => match seen.cards.get(&card.id) {
                Some(own) if public.cards.get(&card.id).is_some_and(|public| face(own) != face(public)) => {
                    *card = (*own).clone();
                }
                _ => card
                    .sockets
                    .iter_mut()
                    .filter_map(|socket| socket.piece.as_mut())
                    .for_each(|piece| turn_over(piece, seen, public)),
            },
            Node::Chips(_)
            | Node::Track(_)
            | Node::Progress(_)
            | Node::Text(_)
            | Node::Gap { .. }
            | Node::Rule => {}
        }
    }
}

/// A piece that shows another sign to somebody who knows it.
fn turn_over(piece: &mut Piece, seen: &Seen<'_>, public: &Seen<'_>) {
    let (Some(own), Some(public)) = (seen.pieces.get(&piece.id), public.pieces.get(&piece.id)) else {
        return;
    };
    if own.symbol != public.symbol {
        piece.symbol.clone_from(&own.symbol);
        piece.name.clone_from(&own.name);
        piece.badge.clone_from(&own.badge);
        piece.tone = own.tone;
    }
}

/// What a card shows to everybody who may see it: the numbers that are the viewer's own are not part of it.
fn face(card: &Card) -> [Vec<&Span>; 4] {
    [&card.band, &card.corner, &card.icons, &card.text]
        .map(|text| text.0.iter().filter(|span| !matches!(span, Span::Live(_))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_core::Turn;
    use orrery_core::chance::{Chance, Seeded};
    use orrery_scene::{Socket, Tone, Word};
    use orrery_shelf::{Answer, SHELF};
    use serde_json::json;

    fn panel(title: Text, content: Vec<Node>) -> Panel {
        Panel {
            id: Id::from("board"),
            title,
            icon: None,
            note: Text::none(),
            span: 9,
            under: true,
            framed: true,
            focus: true,
            content,
        }
    }

    fn board_of(seat: u8) -> Text {
        Text::from("The board of ").and(Span::Seat(Seat(seat)))
    }

    #[test]
    fn what_belongs_to_one_player_is_called_after_another_and_what_is_shared_is_not() {
        let known = panel(board_of(2), Vec::new());
        let own = panel(Text::from("Your board"), Vec::new());
        assert_eq!(about(&known, &own, Seat(0)), Some(board_of(0)));
        assert_eq!(about(&known, &known, Seat(0)), None, "everybody calls it so");
        let supply = panel(Text::from("Supply"), Vec::new());
        assert_eq!(about(&supply, &supply, Seat(0)), None);
    }

    #[test]
    fn a_board_of_ones_own_gets_the_whole_width_and_a_place_of_its_own() {
        let Panel { id, span, under, focus, .. } = of(Seat(1), board_of(1), panel(Text::none(), Vec::new()));
        assert_eq!((&*id.0, span, under, focus), ("board-1", 12, false, false));
    }

    #[test]
    fn a_piece_whose_kind_a_seat_knew_is_turned_up_where_it_stands() {
        let crew = |symbol: &'static str| {
            let piece = Piece::new(Id::from("crew/1"), symbol, symbol, Tone::Seat(Seat(1)));
            let sockets = vec![Socket {
                id: Id::from("berth"),
                name: Word::NONE,
                piece: Some(piece),
                hint: Text::none(),
            }];
            vec![Node::Grid {
                columns: 1,
                nodes: vec![Node::Card(Card { sockets, ..Card::new(Id::from("pod"), "pod") })],
            }]
        };
        let (public, mut shown) = (crew("hidden"), crew("hidden"));
        turn_up(&mut shown, &Seen::of(&crew("engineer")), &Seen::of(&public));
        assert_eq!(shown, crew("engineer"));
        turn_up(&mut shown, &Seen::of(&crew("hidden")), &Seen::of(&public));
        assert_eq!(shown, crew("engineer"), "whoever does not know it hides nothing");
    }

    #[test]
    fn numbers_of_a_viewer_are_not_taken_for_what_a_card_hides() {
        let card = |times: &str, face: &str| {
            let icons = Text::from([Span::text(face), Span::Live(times.into())]);
            vec![Node::Card(Card { icons, ..Card::new(Id::from("card"), "card") })]
        };
        let (public, mut shown) = (card("×1", "move"), card("×1", "move"));
        turn_up(&mut shown, &Seen::of(&card("×3", "move")), &Seen::of(&public));
        assert_eq!(shown, public, "the same card");
        let (public, mut shown) = (card("×1", "?"), card("×1", "?"));
        turn_up(&mut shown, &Seen::of(&card("×1", "15")), &Seen::of(&public));
        assert_eq!(shown, card("×1", "15"), "a card that one seat knew");
    }

    /// Every game of the shelf, along random games: nothing stands twice, and nothing is called as its owner calls it.
    #[test]
    fn everything_revealed_shows_each_part_of_the_table_once_and_names_its_owner() {
        for title in SHELF {
            let (kit, mut dice) = (title.standard(), Seeded(7));
            let mut position = kit.setup(&json!({}), *title.seats().end(), &mut dice).unwrap();
            for _ in 0..60 {
                let Turn::Ask { seats, .. } = position.asked() else { break };
                let seat = seats.iter().next().unwrap();
                let revealed = scene(&*position, Lang::En);
                let known = position.scene(Viewer::Spectator, Lang::En);
                for (at, panel) in revealed.panels.iter().enumerate() {
                    let before = &revealed.panels[..at];
                    assert!(before.iter().all(|other| other.id != panel.id), "{:?} stands twice", panel.id);
                    let titled = panel.title.0.iter().any(|span| matches!(span, Span::Seat(_)));
                    let shared = known.panels.iter().any(|known| known.title == panel.title);
                    assert!(titled || shared, "whose is {:?}?", panel.title);
                }
                let actions = position.actions(seat);
                let action = actions[dice.below(actions.len() as u32) as usize].clone();
                let question = position.question(seat);
                position.play(&Answer { seat, question, action }, &mut dice).unwrap();
            }
        }
    }
}
