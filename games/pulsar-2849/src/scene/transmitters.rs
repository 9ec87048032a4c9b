//! Transmitters: three to be had, and the arrays in front of a player.

use super::Stage;
use super::effects;
use super::names::{TRANSMITTER_LETTERS, cost_id, transmitter_id};
use crate::action::End;
use crate::ids::TransmitterId;
use crate::state::Held;
use orrery_core::Seat;
use orrery_scene::{Card, CardShape, Id, Node, Panel, Piece, Socket, Span, Text, Tone, Word, word};

pub fn market(stage: &Stage<'_>) -> Panel {
    let table = stage.table();
    let left = table.stack.below.len() + usize::from(table.stack.top.is_some());
    let mut nodes: Vec<Node> = table.shown.iter().map(|&tile| Node::Card(card(stage, tile, None))).collect();
    let taken = crate::components::SHOWN.saturating_sub(nodes.len());
    let gap = || Node::Gap { id: None, text: stage.teller.say("transmitter-taken", &[]) };
    nodes.extend(std::iter::repeat_with(gap).take(taken));
    Panel {
        id: Id::from("transmitters"),
        title: stage.teller.say("transmitters-title", &[]),
        icon: Some("u-dish".into()),
        note: stage.teller.say("transmitters-left", &[("count", left.into())]),
        span: 5,
        under: true,
        framed: true,
        focus: false,
        content: std::iter::once(Node::Section { title: Text::none(), note: Text::none(), nodes })
            .chain(next(stage))
            .collect(),
    }
}

/// The stack lies face up: its top tile is for all to see (PUL-3.6).
fn next(stage: &Stage<'_>) -> Option<Node> {
    let top = stage.table().stack.top?;
    Some(Node::Section {
        title: stage.teller.say("transmitter-next", &[]),
        note: Text::none(),
        nodes: vec![Node::Card(card(stage, top, None))],
    })
}

pub fn own(stage: &Stage<'_>) -> Panel {
    let seat = stage.seat();
    let own = stage.view.viewer.seat().is_some();
    let title = match own {
        true => stage.teller.say("own-transmitters", &[]),
        false => stage.teller.say("transmitters-of", &[("seat", seat.into())]),
    };
    let empty = || Node::Gap { id: None, text: stage.teller.say("no-transmitters", &[]) };
    Panel {
        id: Id::from("arrays"),
        title,
        icon: Some("u-link".into()),
        note: online(stage, seat),
        span: 7,
        under: true,
        framed: true,
        focus: false,
        content: vec![array_cards(stage, seat, 4).unwrap_or_else(empty)],
    }
}

/// "2 of 3 online".
pub fn online(stage: &Stage<'_>, seat: Seat) -> Text {
    let (mut count, mut online) = (0usize, 0usize);
    for held in stage.table().held_by(seat) {
        count += 1;
        online += usize::from(held.online);
    }
    stage.teller.say("transmitters-online", &[("online", online.into()), ("count", count.into())])
}

/// A player's transmitters as cards, if there are any.
pub fn array_cards(stage: &Stage<'_>, seat: Seat, columns: u8) -> Option<Node> {
    let held = arrays(stage, seat);
    let nodes: Vec<Node> = held.iter().map(|held| Node::Card(card(stage, held.tile, Some(held)))).collect();
    (!nodes.is_empty()).then_some(Node::Grid { columns, nodes })
}

/// A player's transmitters, array after array, each from one end to the other.
fn arrays(stage: &Stage<'_>, seat: Seat) -> Vec<Held> {
    let held: Vec<Held> = stage.table().held_by(seat).copied().collect();
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

/// "transmitter A".
pub fn named(stage: &Stage<'_>, tile: TransmitterId) -> Word {
    stage.teller.words.word("transmitter-named", &[("letter", letter(stage, tile).into())])
}

fn card(stage: &Stage<'_>, tile: TransmitterId, held: Option<&Held>) -> Card {
    let row = stage.game.transmitter(tile);
    let sockets = row.costs.iter().enumerate().map(|(at, &cost)| {
        let payer = held.filter(|held| held.covered & (1 << at) != 0).map(|held| held.owner);
        Socket {
            id: cost_id(tile, at),
            name: stage.teller.words.word("cost-named", &[("value", cost.into())]),
            piece: payer.map(|owner| {
                let id = Id::of("paid", word!("{}-{at}", tile.0));
                Piece::new(id, stage.teller.word("cost-covered"), "crest", Tone::Seat(owner))
            }),
            hint: Span::icon(word!("i-die-{cost}"), Word::NONE).into(),
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
fn ends(stage: &Stage<'_>, tile: TransmitterId) -> Word {
    let row = stage.game.transmitter(tile);
    let pips = |end: End| row.links[end as usize].map_or(Word::fixed("–"), Word::from);
    word!("{}⟩ ⟨{}", pips(End::Left), pips(End::Right))
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
