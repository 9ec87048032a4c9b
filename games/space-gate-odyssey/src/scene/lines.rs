//! The log: what happened, in a sentence.

use super::causes;
use super::names::{
    cell_id, exoplanet, figure_span, gate_span, module, planet_id, room, room_id, settler_span, short_room,
    slot_id, space_id, stack_id, token_span,
};
use crate::components::SpaceGateOdyssey;
use crate::event::Event;
use crate::figures::RankFigure;
use crate::parts::{Exoplanet, Figure, Module, Room};
use crate::state::Post;
use orrery_core::{PerSeat, Seat};
use orrery_scene::{Id, Line, LineKind, Say, Span, Teller, Text, Word};

type Args<'a> = &'a [(&'a str, Say)];

/// What the event is told as; what can be seen on the board anyway is not told.
pub fn of(event: &Event, teller: Teller<'_, SpaceGateOdyssey>) -> Option<Line> {
    let line = |kind, id: &str, args: Args<'_>, things: Vec<Id>| {
        Some(Line { kind, text: teller.say(id, args), things })
    };
    let title = |id: &str, args: Args<'_>| line(LineKind::Heading, id, args, Vec::new());
    let deed = |id: &str, args: Args<'_>, things| line(LineKind::Deed, id, args, things);
    let then = |id: &str, args: Args<'_>, things| line(LineKind::Consequence, id, args, things);
    let tile = |of: Module| Say::from(module(of, teller));
    let hall = |of: Room| Say::from(room(of, teller));
    let planet = |of: Exoplanet| Say::from(exoplanet(of, teller));
    let count = |number: u16| Say::from(i32::from(number));
    match *event {
        Event::Added { seat, module: of, cell, .. } => {
            deed("log-added", &[("seat", seat.into()), ("module", tile(of))], vec![cell_id(seat, cell)])
        }
        Event::Returned { seat, stack, module: of } => {
            deed("log-returned", &[("seat", seat.into()), ("module", tile(of))], vec![stack_id(stack)])
        }
        Event::Moved { seat, from, to, .. } => title(
            "log-turn",
            &[
                ("seat", seat.into()),
                ("from", short_room(from, teller).into()),
                ("to", short_room(to, teller).into()),
            ],
        ),
        Event::RoomActivated { room: of, ref points } => {
            deed("log-room", &[("room", hall(of)), ("points", crests(points).into())], vec![room_id(of)])
        }
        Event::Stopped { seat } => deed("log-stopped", &[("seat", seat.into())], vec![]),
        Event::ModuleActivated { seat, cell, module: of } => {
            deed("log-activated", &[("seat", seat.into()), ("module", tile(of))], vec![cell_id(seat, cell)])
        }
        Event::Recruited { seat, room: of } => then(
            "log-recruited",
            &[("figure", figure_span(seat, Figure::Engineer, teller).into()), ("room", hall(of))],
            vec![room_id(of)],
        ),
        Event::Promoted { seat, room: of } => then(
            "log-promoted",
            &[("figure", figure_span(seat, Figure::Chief, teller).into()), ("room", hall(of))],
            vec![room_id(of)],
        ),
        Event::RobotAdded { seat, room: of } => {
            let robot = Span::piece(
                super::names::robot_symbol(seat),
                orrery_scene::Tone::Seat(seat),
                teller.word("robot"),
            );
            then("log-robot", &[("robot", robot.into()), ("room", hall(of))], vec![room_id(of)])
        }
        Event::Filled { seat, cell, settlers } => deed(
            "log-filled",
            &[
                ("seat", seat.into()),
                ("settler", settler_span(seat, teller).into()),
                ("count", settlers.into()),
            ],
            vec![cell_id(seat, cell)],
        ),
        Event::Sent { seat, cell, gate, settlers, to } => deed(
            "log-sent",
            &[
                ("seat", seat.into()),
                ("settler", settler_span(seat, teller).into()),
                ("count", settlers.into()),
                ("gate", gate_span(gate, teller).into()),
                ("to", post(to, teller).into()),
            ],
            vec![cell_id(seat, cell)],
        ),
        Event::Settled { seat, exoplanet: on, space } => then(
            "log-settled",
            &[("settler", settler_span(seat, teller).into()), ("exoplanet", planet(on))],
            vec![space_id(on, space)],
        ),
        Event::Gathered { seat, exoplanet: on, settlers } => then(
            "log-gathered",
            &[
                ("settler", settler_span(seat, teller).into()),
                ("count", settlers.into()),
                ("exoplanet", planet(on)),
            ],
            vec![planet_id(on)],
        ),
        Event::LeftOver { seat, settlers, .. } => then(
            "log-left-over",
            &[("settler", settler_span(seat, teller).into()), ("count", settlers.into())],
            vec![],
        ),
        Event::Swapped { seat, slots: (low, high) } => deed(
            "log-swapped",
            &[
                ("seat", seat.into()),
                ("one", count(teller.game.hawking.values[usize::from(low)])),
                ("other", count(teller.game.hawking.values[usize::from(high)])),
            ],
            vec![slot_id(low), slot_id(high)],
        ),
        Event::Closed { exoplanet: on, .. } => title("log-closed", &[("exoplanet", planet(on))]),
        Event::Earned { seat, exoplanet: on, cause, points } => then(
            "log-earned",
            &[
                ("seat", seat.into()),
                ("points", count(points)),
                ("cause", causes::of(on, cause, teller).into()),
            ],
            vec![],
        ),
        Event::ReachedHawking { seat, settlers } => then(
            "log-hawking",
            &[("settler", settler_span(seat, teller).into()), ("count", settlers.into())],
            vec![],
        ),
        Event::Influence { seat, points, influence } => then(
            "log-influence",
            &[("seat", seat.into()), ("points", count(points)), ("influence", count(influence))],
            vec![],
        ),
        Event::RankFilled { seat, rank, figure } => then(
            "log-rank",
            &[("seat", seat.into()), ("rank", count(rank)), ("figure", stands(seat, figure, teller).into())],
            vec![],
        ),
        Event::RankLost { seat, rank, .. } => {
            then("log-rank-lost", &[("seat", seat.into()), ("rank", count(rank))], vec![])
        }
        Event::GateMoved { gate, to, .. } => then(
            "log-gate",
            &[("gate", gate_span(gate, teller).into()), ("to", post(to, teller).into())],
            vec![],
        ),
        Event::Stalled => title("log-stalled", &[]),
        Event::Predominant { seat, token, points } => deed(
            "log-predominant",
            &[("seat", seat.into()), ("token", token_span(token, teller).into()), ("points", count(points))],
            vec![],
        ),
        Event::OpenCorridors { seat, corridors, influence } => deed(
            "log-corridors",
            &[("seat", seat.into()), ("count", count(corridors)), ("influence", count(influence))],
            vec![],
        ),
        Event::DraftBegun { seat } => deed("log-draft", &[("seat", seat.into())], vec![]),
        Event::DraftAbandoned { seat } => deed("log-abandoned", &[("seat", seat.into())], vec![]),
        Event::Reorganized { seat } => deed("log-reorganized", &[("seat", seat.into())], vec![]),
        Event::TurnedUp { .. } | Event::Walked { .. } | Event::TurnEnded { .. } | Event::DraftLaid { .. } => {
            None
        }
    }
}

fn crests(points: &PerSeat<u8>) -> Text {
    let mut text = Text::none();
    for (nth, &points) in points.iter().enumerate() {
        let seat = Seat(nth as u8);
        text = text.and(Span::text(if nth == 0 { "" } else { " " }));
        text = text.and(Span::Crest(seat)).and(Span::Strong(points.into()));
    }
    text
}

fn post(to: Post, teller: Teller<'_, SpaceGateOdyssey>) -> Word {
    match to {
        Post::On(planet) => exoplanet(planet, teller),
        Post::Hawking => "Hawking".into(),
        Post::Box | Post::InHand => Word::NONE,
    }
}

fn stands(seat: Seat, figure: RankFigure, teller: Teller<'_, SpaceGateOdyssey>) -> Text {
    match figure {
        RankFigure::Settler => settler_span(seat, teller).into(),
        RankFigure::Engineer(of) => figure_span(seat, of, teller).into(),
        RankFigure::Nobody => Text::plain("–"),
    }
}
