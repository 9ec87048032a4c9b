//! The end of the game (SGO-10).

use crate::agenda::{Agenda, Flow, Step};
use crate::components::{SECTORS, SpaceGateOdyssey, TOKENS};
use crate::event::Event;
use crate::figures::RankFigure;
use crate::influence;
use crate::options::OpenCorridorMode;
use crate::parts::{Figure, Token};
use crate::state::{Confederation, State};
use orrery_core::{Outcome, Seat};

/// SGO-10.1, SGO-10.2: from the closing player clockwise, every full gate module travels to Hawking; then it is over.
pub fn last_shipment(
    game: &SpaceGateOdyssey,
    state: &mut State,
    closer: Seat,
    events: &mut Vec<Event>,
) -> Flow {
    for seat in state.clockwise(closer) {
        let own = state.of_mut(seat);
        let mut settlers = 0;
        for at in 0..own.station.len() {
            if own.station.full_gates(game).any(|full| full == at) {
                settlers += std::mem::take(&mut own.station.decks[at].settlers);
            }
        }
        if settlers > 0 {
            state.send_home(seat, settlers);
            events.push(Event::ReachedHawking { seat, settlers });
            let points = u16::from(settlers) * game.hawking.points_per_settler;
            state.of_mut(seat).tally.hawking += points;
            gain(game, state, seat, points, events);
        }
    }
    state.agenda = Agenda::of([Step::FinalScoring]);
    Flow::GoesOn
}

/// SGO-10.8: nothing depends on the engineers any more, so ranks are filled without asking.
fn gain(game: &SpaceGateOdyssey, state: &mut State, seat: Seat, points: u16, events: &mut Vec<Event>) {
    let (before, after) = influence::raise(game, state, seat, points, events);
    for rank in before + 1..=after {
        if influence::is_for_engineer(game, rank) {
            let odyssey = state.of(seat).odyssey;
            let plain = odyssey.plain_engineers().next().map(|room| (room, Figure::Engineer));
            let figure = plain.or_else(|| odyssey.engineers().next());
            let figure = figure.expect("more engineers start on the Odyssey than ranks take");
            influence::engineer_to_rank(state, seat, rank, figure, events);
        } else {
            influence::settler_to_rank(state, seat, rank, events);
        }
    }
}

pub fn score(game: &SpaceGateOdyssey, state: &mut State, events: &mut Vec<Event>) -> Flow {
    for slot in 0..TOKENS {
        predominance(game, state, slot, events);
    }
    for seat in Seat::all(state.seats()) {
        corridors(game, state, seat, events);
    }
    state.agenda = Agenda::of([Step::Over]);
    Flow::GoesOn
}

/// SGO-10.3, SGO-10.4: what the token of this slot counts in a station; nothing for the token that pays nobody.
#[must_use]
pub fn predominance_count(game: &SpaceGateOdyssey, own: &Confederation, token: Token) -> u16 {
    counted(&own.station.activated_by_sector(game), token)
}

/// The same for one who knows how many modules of each sector are activated.
pub fn counted(activated: &[u16; SECTORS], token: Token) -> u16 {
    match token {
        Token::Sector(sector) => activated[sector.index()],
        Token::Balance => activated.iter().copied().min().unwrap_or(0),
        Token::None => 0,
    }
}

/// SGO-10.5: the most, at least one; all who are tied get the full value.
fn predominance(game: &SpaceGateOdyssey, state: &mut State, slot: usize, events: &mut Vec<Event>) {
    let (token, points) = (state.track[slot], game.hawking.values[slot]);
    let count = |own: &Confederation| predominance_count(game, own, token);
    let most = state.confederations.iter().map(count).max().unwrap_or(0);
    for seat in Seat::all(state.seats()) {
        if most > 0 && points > 0 && count(state.of(seat)) == most {
            events.push(Event::Predominant { seat, token, points });
            state.of_mut(seat).tally.predominance[slot] += points;
            gain(game, state, seat, points, events);
        }
    }
}

/// SGO-10.6: the corridors that cost influence.
#[must_use]
pub fn open_corridors(state: &State, seat: Seat) -> u16 {
    let layout = &state.of(seat).station.layout;
    match state.options.open_corridor_mode {
        OpenCorridorMode::Unconnected => layout.unconnected_corridors(),
        OpenCorridorMode::VoidOnly => layout.corridors_to_void(),
    }
}

/// SGO-10.7: one influence each, never below nothing; going back over the arrow empties the highest rank.
fn corridors(game: &SpaceGateOdyssey, state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    let corridors = open_corridors(state, seat);
    let own = state.of_mut(seat);
    let before = own.rank(game);
    let loss = corridors.min(own.influence);
    own.influence -= loss;
    own.tally.corridors = loss;
    let after = own.rank(game);
    events.push(Event::OpenCorridors { seat, corridors, influence: own.influence });
    for rank in (after + 1..=before).rev() {
        leave_rank(game, state, seat, rank, events);
    }
}

fn leave_rank(game: &SpaceGateOdyssey, state: &mut State, seat: Seat, rank: u16, events: &mut Vec<Event>) {
    let own = state.of_mut(seat);
    let lower = (1..rank).filter(|&lower| !influence::is_for_engineer(game, lower)).count();
    let figure = if influence::is_for_engineer(game, rank) {
        let figure = own.ranks.engineers.pop().expect("engineer ranks are always filled");
        own.reserve.engineers += 1;
        own.reserve.suits += u8::from(figure == Figure::Chief);
        RankFigure::Engineer(figure)
    } else if usize::from(own.ranks.settlers) > lower {
        own.ranks.settlers -= 1;
        own.reserve.settlers += 1;
        RankFigure::Settler
    } else {
        RankFigure::Nobody
    };
    events.push(Event::RankLost { seat, rank, figure });
}

/// SGO-1.2, SGO-10.9: by government rank and wheel, that is by influence; then by activated modules; else shared.
#[must_use]
pub fn outcome(state: &State) -> Outcome {
    let points = state.confederations.iter().map(|own| i32::from(own.influence)).collect();
    let keys: orrery_core::PerSeat<(u16, u16)> =
        state.confederations.iter().map(|own| (own.influence, own.station.activated_modules())).collect();
    Outcome::ranked(points, &keys)
}
