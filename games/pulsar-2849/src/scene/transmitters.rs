//! Transmitters: three to be had, and the arrays in front of a player.

use super::Stage;
use super::effects;
use super::names::{TRANSMITTER_LETTERS, cost_id, transmitter_id};
use crate::action::End;
use crate::ids::TransmitterId;
use crate::state::Held;
use orrery_scene::{Card, CardShape, Id, Node, Panel, Piece, Socket, Span, Text, Tone};

pub fn market(stage: &Stage<'_>) -> Panel {
    let table = stage.table();
    let left = table.stack.below.len() + usize::from(table.stack.top.is_some());
    let top = table.stack.top.map_or("–", |tile| letter(stage, tile));
    let mut nodes: Vec<Node> = table.shown.iter().map(|&tile| Node::Card(card(stage, tile, None))).collect();
    let taken = crate::components::SHOWN.saturating_sub(nodes.len());
    let gap = || Node::Gap { id: None, text: stage.teller.say("transmitter-taken", &[]) };
    nodes.extend(std::iter::repeat_with(gap).take(taken));
    Panel {
        id: Id::from("transmitters"),
        title: stage.teller.say("transmitters-title", &[]),
        icon: Some("u-dish".into()),
        note: stage.teller.say("transmitters-left", &[("count", left.into()), ("top", top.into())]),
        span: 5,
        under: true,
        framed: true,
        focus: false,
        content: vec![Node::Section { title: Text::none(), note: Text::none(), nodes }],
    }
}

pub fn own(stage: &Stage<'_>) -> Panel {
    let held = arrays(stage);
    let online = held.iter().filter(|held| held.online).count();
    let own = stage.view.viewer.seat().is_some();
    let title = match own {
        true => stage.teller.say("own-transmitters", &[]),
        false => stage.teller.say("transmitters-of", &[("seat", stage.seat().into())]),
    };
    let content = if held.is_empty() {
        vec![Node::Gap { id: None, text: stage.teller.say("no-transmitters", &[]) }]
    } else {
        let nodes = held.iter().map(|held| Node::Card(card(stage, held.tile, Some(held)))).collect();
        vec![Node::Grid { columns: 4, nodes }]
    };
    Panel {
        id: Id::from("arrays"),
        title,
        icon: Some("u-link".into()),
        note: stage
            .teller
            .say("transmitters-online", &[("online", online.into()), ("count", held.len().into())]),
        span: 7,
        under: true,
        framed: true,
        focus: false,
        content,
    }
}

/// The player's transmitters, array after array, each from one end to the other.
fn arrays(stage: &Stage<'_>) -> Vec<Held> {
    let held: Vec<Held> = stage.table().held_by(stage.seat()).copied().collect();
    let mut ordered: Vec<Held> = Vec::new();
    let find = |tile: TransmitterId| held.iter().find(|held| held.tile == tile).copied();
    let is_end = |held: &Held| held.joined.iter().flatten().count() < 2;
    for begin in held.iter().filter(|held| is_end(held)) {
        if ordered.iter().any(|other| other.tile == begin.tile) {
            continue;
        }
        let mut next = Some(*begin);
        while let Some(tile) = next {
            ordered.push(tile);
            let onward = tile.joined.iter().flatten().filter_map(|(other, _)| find(*other));
            next = onward.into_iter().find(|other| ordered.iter().all(|seen| seen.tile != other.tile));
        }
    }
    let rest: Vec<Held> =
        held.iter().filter(|held| ordered.iter().all(|seen| seen.tile != held.tile)).copied().collect();
    ordered.extend(rest);
    ordered
}

fn letter(stage: &Stage<'_>, tile: TransmitterId) -> &'static str {
    TRANSMITTER_LETTERS[usize::from(stage.game.transmitter(tile).letter) % TRANSMITTER_LETTERS.len()]
}

/// "A" and its half-dice, which tell one transmitter of a letter from another.
pub fn named(stage: &Stage<'_>, tile: TransmitterId) -> String {
    stage.teller.words.string("transmitter-named", &[("letter", letter(stage, tile).into())])
}

fn card(stage: &Stage<'_>, tile: TransmitterId, held: Option<&Held>) -> Card {
    let row = stage.game.transmitter(tile);
    let sockets = row.costs.iter().enumerate().map(|(at, &cost)| {
        let covered = held.is_some_and(|held| held.covered & (1 << at) != 0);
        Socket {
            id: cost_id(tile, at),
            name: stage.teller.words.string("cost-named", &[("value", cost.into())]),
            piece: covered.then(|| {
                let id = Id::of("paid", format!("{}-{at}", tile.0));
                Piece::new(id, stage.teller.word("cost-covered"), "crest", Tone::Seat(stage.seat()))
            }),
            hint: Span::icon(format!("i-die-{cost}"), String::new()).into(),
        }
    });
    let online = held.is_some_and(|held| held.online);
    let status = match online {
        true => Text::from(Span::icon("i-online", stage.teller.word("online"))),
        false => Text::none(),
    };
    Card {
        shape: if held.is_some() { CardShape::Dock } else { CardShape::Strip },
        tone: if online { Tone::Ok } else { Tone::Accent },
        band: Text::from(Span::text(letter(stage, tile))).and(status),
        corner: Text::plain(ends(stage, tile)),
        text: effects::transmitter(row, stage.teller),
        live: held.map_or_else(Text::none, |held| joins(stage, held)),
        sockets: if online { Vec::new() } else { sockets.collect() },
        ..Card::new(transmitter_id(tile), named(stage, tile))
    }
}

/// The half-dice at both ends: "2 ◂▸ 1", a dash for an end without one.
fn ends(stage: &Stage<'_>, tile: TransmitterId) -> String {
    let row = stage.game.transmitter(tile);
    let pips = |end: End| row.links[end as usize].map_or("–".to_owned(), |pips| pips.to_string());
    format!("{}⟩ ⟨{}", pips(End::Left), pips(End::Right))
}

/// What the links of a transmitter give or gave.
fn joins(stage: &Stage<'_>, held: &Held) -> Text {
    let mut text = Text::none();
    for own in End::ALL {
        let Some((other, end)) = held.joined[own as usize] else { continue };
        let pips =
            |tile: TransmitterId, end: End| stage.game.transmitter(tile).links[end as usize].unwrap_or(0);
        let value = pips(held.tile, own) + pips(other, end);
        if !text.is_empty() {
            text = text.and(Span::text(" "));
        }
        let args = [("letter", letter(stage, other).into()), ("die", stage.red_die(value).into())];
        text = text.and(stage.teller.say("joined-to", &args));
    }
    text
}
