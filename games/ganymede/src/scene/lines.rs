//! The log: what happened, in a sentence.

use super::names::{part, ship_id, symbol, tile_id, tone, word};
use crate::action::Place;
use crate::cards::{Id as _, Planet, Ship};
use crate::components::Ganymede;
use crate::event::Event;
use crate::settlers::{Color, Settlers};
use orrery_scene::{Id, Line, LineKind, Say, Span, Teller, Text};

/// What the event is told as; what can be seen on the board anyway is not told.
pub fn of(event: Event, teller: Teller<'_, Ganymede>) -> Option<Line> {
    let line = |kind, id: &str, args: &[(&str, Say)]| {
        Some(Line { kind, text: teller.say(id, args), things: Vec::new() })
    };
    let deed = |id, args: &[(&str, Say)]| line(LineKind::Deed, id, args);
    let then = |id, args: &[(&str, Say)]| line(LineKind::Consequence, id, args);
    let color = |color: Color| Say::from(part("color", u16::from(color.number()), teller));
    let slot = |slot: crate::cards::Slot| Say::from(part("slot", slot as u16, teller));
    let ship = |ship: Ship| Say::from(part("ship", u16::from(ship.number()), teller));
    let place = |place: Place| match place {
        Place::Earth => Say::from(teller.word("planet-earth")),
        Place::Mars => Say::from(teller.word("planet-mars")),
        Place::Ship(at) => slot(at),
    };
    // Only cards keep their ids on everybody's screen: a board is drawn for its owner alone.
    let about = |thing: Id, line: Option<Line>| line.map(|line| Line { things: vec![thing], ..line });
    let about_ship = |ship: Ship, line| about(ship_id(ship.number()), line);
    match event {
        Event::Chose { seat } => deed("log-chose", &[("seat", seat.into())]),
        Event::TurnBegan { seat, round } => {
            line(LineKind::Heading, "log-turn", &[("seat", seat.into()), ("round", i32::from(round).into())])
        }
        Event::TookTile { seat, tile } => {
            let name = word(&teller.game.tile(tile).name, teller.lang());
            about(
                tile_id(tile.number()),
                deed("log-took-tile", &[("seat", seat.into()), ("tile", name.into())]),
            )
        }
        Event::DiscardedTile { seat, tile } => {
            let name = word(&teller.game.tile(tile).name, teller.lang());
            deed("log-discarded-tile", &[("seat", seat.into()), ("tile", name.into())])
        }
        Event::TookShuttle { seat, shuttle } => {
            let face = teller.game.shuttle(shuttle);
            let id = match face.planet {
                Planet::Earth => "log-took-earth-shuttle",
                Planet::Mars => "log-took-mars-shuttle",
            };
            deed(id, &[("seat", seat.into()), ("effect", word(&face.name, teller.lang()).into())])
        }
        Event::Departed { from, settlers, .. } => {
            let id = match from {
                Planet::Earth => "log-left-earth",
                Planet::Mars => "log-left-mars",
            };
            then(id, &[("settlers", drawn(settlers, teller).into())])
        }
        Event::Arrived { settler, .. } => then("log-arrived", &[("color", color(settler))]),
        Event::Boarded { settler, slot: at, .. } => {
            then("log-boarded", &[("color", color(settler)), ("slot", slot(at))])
        }
        Event::LostInSpace { settlers, .. } => {
            then("log-lost", &[("settlers", drawn(settlers, teller).into())])
        }
        Event::Recruited { settler, .. } => then("log-recruited", &[("color", color(settler))]),
        Event::Adapted { at, from, to, .. } => {
            then("log-adapted", &[("from", color(from)), ("to", color(to)), ("place", place(at))])
        }
        Event::Moved { settler, from, to, .. } => {
            then("log-moved", &[("color", color(settler)), ("from", place(from)), ("to", place(to))])
        }
        Event::GainedReputation { space, .. } => {
            then("log-reputation", &[("from", space.saturating_sub(1).into()), ("to", space.into())])
        }
        Event::Converted { .. } => then("log-converted", &[]),
        Event::TookShip { seat, ship: taken } => {
            about_ship(taken, then("log-took-ship", &[("seat", seat.into()), ("ship", ship(taken))]))
        }
        Event::DrewShip { seat, ship: Some(drawn) } => {
            about_ship(drawn, then("log-drew-ship-seen", &[("seat", seat.into()), ("ship", ship(drawn))]))
        }
        Event::DrewShip { seat, ship: None } => then("log-drew-ship", &[("seat", seat.into())]),
        Event::TookOff { seat, slot: from, ship: leaving, .. } => {
            deed("log-took-off", &[("seat", seat.into()), ("slot", slot(from)), ("ship", ship(leaving))])
        }
        Event::Docked { seat, slot: at, ship: docked, .. } => about_ship(
            docked,
            then("log-docked", &[("seat", seat.into()), ("slot", slot(at)), ("ship", ship(docked))]),
        ),
        Event::LeftEmpty { slot: at, .. } => then("log-left-empty", &[("slot", slot(at))]),
        Event::PutBeneath { seat, ship: Some(put) } => {
            then("log-put-beneath-seen", &[("seat", seat.into()), ("ship", ship(put))])
        }
        Event::PutBeneath { seat, ship: None } => then("log-put-beneath", &[("seat", seat.into())]),
        Event::ReshuffledTiles => then("log-reshuffled", &[]),
        Event::LastRound => line(LineKind::Heading, "log-last-round", &[]),
        Event::GameOver => line(LineKind::Heading, "log-game-over", &[]),
        Event::Declined { .. }
        | Event::Launched { .. }
        | Event::EndedTurn { .. }
        | Event::RevealedTile { .. }
        | Event::RevealedShuttle { .. }
        | Event::RevealedShip { .. } => None,
    }
}

fn drawn(settlers: Settlers, teller: Teller<'_, Ganymede>) -> Text {
    let piece = |color: Color| {
        Span::piece(symbol(color), tone(color), word(&teller.game.colors[color.index()], teller.lang()))
    };
    super::names::each(settlers).map(piece).collect()
}
