//! Influence, the wheel and government ranks (SGO-8.3 to SGO-8.10).

use crate::action::Action;
use crate::agenda::{Flow, Step};
use crate::components::{ROOMS, SpaceGateOdyssey};
use crate::event::Event;
use crate::figures::RankFigure;
use crate::parts::{Exoplanet, Figure, Room};
use crate::state::State;
use orrery_core::rule::Message;
use orrery_core::{Arg, Clause, Refusal, Seat};

/// The third and the sixth rank take an engineer or chief engineer from the Odyssey, of the player's choice.
pub const ENGINEER_RANK: Clause = Clause("SGO-8.9");

/// The whole sum at once (SGO-8.1), then the ranks passed.
pub fn pay(
    game: &SpaceGateOdyssey,
    state: &mut State,
    seat: Seat,
    exoplanet: Option<Exoplanet>,
    points: u16,
    events: &mut Vec<Event>,
) -> Flow {
    state.agenda.pop();
    let tally = &mut state.of_mut(seat).tally;
    match exoplanet {
        Some(exoplanet) => tally.exoplanets[exoplanet.index()] += points,
        None => tally.hawking += points,
    }
    let (before, after) = raise(game, state, seat, points, events);
    state.agenda.push(Step::FillRanks { seat, next: before + 1, last: after });
    Flow::GoesOn
}

/// SGO-8.3, SGO-8.5: the wheel turns; the rank before and the rank after.
pub fn raise(
    game: &SpaceGateOdyssey,
    state: &mut State,
    seat: Seat,
    points: u16,
    events: &mut Vec<Event>,
) -> (u16, u16) {
    let own = state.of_mut(seat);
    let before = own.rank(game);
    own.influence += points;
    events.push(Event::Influence { seat, points, influence: own.influence });
    (before, own.rank(game))
}

/// SGO-8.4: every time the wheel passes its arrow, the lowest empty rank is filled.
pub fn fill_ranks(
    game: &SpaceGateOdyssey,
    state: &mut State,
    seat: Seat,
    (rank, last): (u16, u16),
    events: &mut Vec<Event>,
) -> Flow {
    if rank > last {
        state.agenda.pop();
        return Flow::GoesOn;
    }
    if !is_for_engineer(game, rank) {
        settler_to_rank(state, seat, rank, events);
        next_rank(state);
        return Flow::GoesOn;
    }
    let mut engineers = state.of(seat).odyssey.engineers();
    match (engineers.next(), engineers.next()) {
        (Some((room, figure)), None) => {
            give_engineer(state, seat, (room, figure), events);
            Flow::GoesOn
        }
        _ => Flow::Asks,
    }
}

#[must_use]
pub fn is_for_engineer(game: &SpaceGateOdyssey, rank: u16) -> bool {
    game.hawking.engineer_ranks.contains(&rank)
}

fn next_rank(state: &mut State) {
    if let Step::FillRanks { next, .. } = state.agenda.now_mut() {
        *next += 1;
    }
}

/// SGO-8.8: it stays there. SGO-8.10: without one in the reserve it comes from the fullest module; without any, the
/// rank counts with nobody on it.
pub fn settler_to_rank(state: &mut State, seat: Seat, rank: u16, events: &mut Vec<Event>) {
    let own = state.of_mut(seat);
    let station = &mut own.station;
    let fullness = |at: &usize| {
        let cell = station.cell(*at);
        (station.decks[*at].settlers, -cell.y, -cell.x)
    };
    let fullest = (0..station.len()).max_by_key(fullness).filter(|&at| station.decks[at].settlers > 0);
    let figure = if own.reserve.settlers > 0 {
        own.reserve.settlers -= 1;
        RankFigure::Settler
    } else if let Some(at) = fullest {
        station.decks[at].settlers -= 1;
        RankFigure::Settler
    } else {
        RankFigure::Nobody
    };
    if figure == RankFigure::Settler {
        own.ranks.settlers += 1;
    }
    events.push(Event::RankFilled { seat, rank, figure });
}

pub fn candidates(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let engineers = state.of(seat).odyssey.engineers();
    out.extend(engineers.map(|(room, figure)| Action::GiveEngineer { room, figure }));
}

pub fn allows(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let Action::GiveEngineer { room, figure } = *action else { return crate::answers_another_question() };
    let there = room.index() < ROOMS && state.of(seat).odyssey.staff(room).count(figure) > 0;
    ENGINEER_RANK.requires(there, || {
        Message::id("no-such-engineer").with("room", Arg::Part("room", u16::from(room.0)))
    })
}

/// The answer to who takes the rank.
pub fn give_engineer(state: &mut State, seat: Seat, (room, figure): (Room, Figure), events: &mut Vec<Event>) {
    let Step::FillRanks { next: rank, .. } = *state.agenda.now() else {
        unreachable!("engineers are given up for ranks")
    };
    engineer_to_rank(state, seat, rank, (room, figure), events);
    next_rank(state);
}

/// A chief takes the suit along.
pub fn engineer_to_rank(
    state: &mut State,
    seat: Seat,
    rank: u16,
    (room, figure): (Room, Figure),
    events: &mut Vec<Event>,
) {
    let own = state.of_mut(seat);
    *own.odyssey.staff_mut(room).count_mut(figure) -= 1;
    own.ranks.engineers.push(figure);
    events.push(Event::RankFilled { seat, rank, figure: RankFigure::Engineer(figure) });
}
