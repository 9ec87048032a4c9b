//! What an action would do: in numbers, and as a piece in its place.

use super::Stage;
use super::names::{cell_id, exoplanet, figure_symbol, room_id, sector_tone, space_id, tile_symbol};
use crate::action::Action;
use crate::agenda::Step;
use crate::components::{Bonus, Kind};
use crate::parts::{Figure, Room, Space};
use crate::planets::Arrival;
use crate::planets::spaces::Spaces;
use crate::rooms::bonus::comes_to_something;
use crate::state::Post;
use crate::station::sides::{Cell, Rotation};
use orrery_core::Seat;
use orrery_scene::{Ghost, Text, Tone};

pub fn of(stage: &Stage<'_>, action: &Action) -> Text {
    let say = |id: &str, args: &[(&str, orrery_scene::Say)]| stage.teller.say(id, args);
    match *action {
        Action::MoveEngineer { figure, to, .. } => engineers(stage, figure, to),
        Action::Walk { to, .. } => walk(stage, to),
        Action::FillAccess { cell } => fill(stage, cell),
        Action::Place { cell, rotation } => corridors(stage, cell, rotation),
        Action::AddModule { stack } => match stage.top(stack) {
            Some(module) => say("preview-holds", &[("capacity", stage.game.face(module).capacity.into())]),
            None => Text::none(),
        },
        Action::Recruit { room } => {
            let each = stage.game.figures.action_points.engineer;
            let now = super::odyssey::points(stage, stage.acting(), room);
            say("preview-points", &[("from", now.into()), ("to", (now + each).into())])
        }
        Action::Promote { room } => {
            let each = &stage.game.figures.action_points;
            let now = super::odyssey::points(stage, stage.acting(), room);
            say("preview-points", &[("from", now.into()), ("to", (now + each.chief - each.engineer).into())])
        }
        Action::GiveEngineer { room, figure } => {
            let each = &stage.game.figures.action_points;
            let loss = if figure == Figure::Chief { each.chief } else { each.engineer };
            let now = super::odyssey::points(stage, stage.acting(), room);
            say("preview-points", &[("from", now.into()), ("to", now.saturating_sub(loss).into())])
        }
        Action::SendModule { cell } => send(stage, cell),
        Action::PlaceSettler { space } => settle(stage, space),
        Action::Swap { slots } => swap(stage, slots),
        Action::EndTurn
        | Action::Stop
        | Action::ReturnModule { .. }
        | Action::MoveGate { .. }
        | Action::Reorganize
        | Action::TakeUp { .. }
        | Action::Confirm
        | Action::Abandon => Text::none(),
    }
}

/// Everybody's action points in the room, with the engineer who comes.
fn engineers(stage: &Stage<'_>, figure: Figure, to: Room) -> Text {
    let mover = stage.acting();
    let each = &stage.game.figures.action_points;
    let more = if figure == Figure::Chief { each.chief } else { each.engineer };
    stage.points_text(|seat| super::odyssey::points(stage, seat, to) + if seat == mover { more } else { 0 })
}

/// Whether the settler stays, or is lost for a module that goes on, and for what.
fn walk(stage: &Stage<'_>, to: Cell) -> Text {
    let seat = stage.acting();
    let station = stage.station(seat);
    let Some(at) = station.layout.at(to) else { return Text::none() };
    let face = stage.game.face(station.module(at));
    let deck = station.decks[at];
    if deck.on {
        let (from, to) = (deck.settlers, (deck.settlers + 1).min(face.capacity));
        return stage.teller.say(
            "preview-crew",
            &[("from", from.into()), ("to", to.into()), ("capacity", face.capacity.into())],
        );
    }
    let own = stage.own(seat);
    let gained = |bonus: &Bonus| comes_to_something(*bonus, &own.reserve, &own.odyssey);
    let bonus = match face.kind {
        Kind::Odyssey(bonus) => Some(bonus).filter(gained),
        Kind::Gate(_) | Kind::Access | Kind::Initial => None,
    };
    let id = match bonus {
        Some(Bonus::Recruit) => "preview-recruit",
        Some(Bonus::Promote) => "preview-promote",
        Some(Bonus::Robot(_)) => "preview-robot",
        None => "preview-activate",
    };
    stage.teller.say(id, &[])
}

fn fill(stage: &Stage<'_>, cell: Cell) -> Text {
    let seat = stage.acting();
    let station = stage.station(seat);
    let Some(at) = station.layout.at(cell) else { return Text::none() };
    let room = stage.game.face(station.module(at)).capacity.saturating_sub(station.decks[at].settlers);
    let settlers = room.min(stage.own(seat).reserve.settlers);
    stage.teller.say("preview-fill", &[("count", settlers.into())])
}

fn corridors(stage: &Stage<'_>, cell: Cell, rotation: Rotation) -> Text {
    let Some(module) = stage.in_hand() else { return Text::none() };
    let mut layout = stage.building(stage.acting());
    let from = stage.open_corridors(&layout);
    if layout.at(cell).is_none() {
        layout.lay(module, cell, rotation, stage.game.face(module).corridors);
    }
    let to = stage.open_corridors(&layout);
    stage.teller.say("preview-open", &[("from", i32::from(from).into()), ("to", i32::from(to).into())])
}

fn send(stage: &Stage<'_>, cell: Cell) -> Text {
    let seat = stage.acting();
    let station = stage.station(seat);
    let Some(at) = station.layout.at(cell) else { return Text::none() };
    let Kind::Gate(gate) = stage.game.face(station.module(at)).kind else { return Text::none() };
    let to = match stage.view.gates[gate.index()] {
        Post::On(to) => exoplanet(to, stage.teller),
        Post::Hawking => "Hawking".into(),
        Post::Box | Post::InHand => return Text::none(),
    };
    let settlers = stage.settlers_at(seat, cell);
    stage.teller.say("preview-send", &[("count", settlers.into()), ("to", to.into())])
}

/// What the exoplanet would pay this player if it closed now, before and after; or that it does close.
fn settle(stage: &Stage<'_>, space: Space) -> Text {
    let Step::Colonize { seat, exoplanet: on, left, load } = stage.step() else { return Text::none() };
    let Some(colony) = stage.colony(on) else { return Text::none() };
    let side = stage.game.side_of(colony);
    let mut after = *colony;
    let held = &mut after.held[seat.index()];
    *held = held.and(Spaces::one(space));
    let closes = side.family.closes(&after);
    // Those who follow where no spaces are do so unasked, unless they come too late (SGO-9.21, SGO-9.23).
    if !closes && side.family.gathers(Arrival { seat, load: load.and(Spaces::one(space)) }) {
        after.gathered[seat.index()] += left.saturating_sub(1);
    }
    let (from, to) = (stage.ledger(colony).total(seat), stage.ledger(&after).total(seat));
    let args = [("from", i32::from(from).into()), ("to", i32::from(to).into())];
    let id = match (closes, side.predominance.contains(space)) {
        (true, true) => "preview-swap-closes",
        (true, false) => "preview-closes",
        (false, true) => "preview-settle-swap",
        (false, false) => "preview-settle",
    };
    stage.teller.say(id, &args)
}

/// What predominance would pay this player.
fn swap(stage: &Stage<'_>, (low, high): (u8, u8)) -> Text {
    let seat = stage.acting();
    let worth = |track: &[crate::parts::Token]| -> u16 {
        let slots = track.iter().zip(stage.game.hawking.values);
        slots.filter(|(token, _)| stage.leaders(**token).contains(&seat)).map(|(_, points)| points).sum()
    };
    let mut after = stage.view.track;
    after.swap(usize::from(low), usize::from(high));
    let (from, to) = (worth(&stage.view.track), worth(&after));
    stage.teller.say("preview-swap", &[("from", i32::from(from).into()), ("to", i32::from(to).into())])
}

pub fn ghosts(stage: &Stage<'_>, action: &Action) -> Vec<Ghost> {
    let seat = stage.acting();
    let ghost = match *action {
        Action::MoveEngineer { figure, to, .. } => {
            Some(Ghost { on: room_id(to), symbol: figure_symbol(seat, figure), tone: Tone::Seat(seat) })
        }
        Action::Recruit { room } => Some(Ghost {
            on: room_id(room),
            symbol: figure_symbol(seat, Figure::Engineer),
            tone: Tone::Seat(seat),
        }),
        Action::Walk { to, .. } => Some(settler(seat, to)),
        Action::Place { cell, rotation } => stage.in_hand().map(|module| {
            let face = stage.game.face(module);
            Ghost {
                on: cell_id(seat, cell),
                symbol: tile_symbol(face.corridors.turned(rotation), true),
                tone: sector_tone(face.sector),
            }
        }),
        Action::PlaceSettler { space } => match stage.step() {
            Step::Colonize { exoplanet, .. } => {
                let on = space_id(exoplanet, space);
                Some(Ghost { on, symbol: "crest".into(), tone: Tone::Seat(seat) })
            }
            _ => None,
        },
        _ => None,
    };
    ghost.into_iter().collect()
}

fn settler(seat: Seat, to: Cell) -> Ghost {
    Ghost { on: cell_id(seat, to), symbol: "o-settler".into(), tone: Tone::Seat(seat) }
}
