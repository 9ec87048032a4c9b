//! The course of an encounter: how answers are taken and how the agenda runs.

use super::state::{Action, Card, ENCOUNTERS, Event, HAND, Moment, Offer, SHIPS, State, Step};
use super::talents::Duty;
use crate::{Chance, List, Seat, Seats};

/// Takes one answer to the question on top of the agenda.
pub fn answer(state: &mut State, seat: Seat, action: &Action, events: &mut Vec<Event>) {
    match *action {
        Action::Seal(card) => {
            state.take(seat, card);
            state.sealed[seat.index()] = Some(card);
            events.push(Event::Sealed { seat });
        }
        Action::Call => {
            *state.agenda.now_mut() = Step::Call { owner: seat };
        }
        Action::Veto => state.answers[seat.index()] = Some(true),
        Action::Pass if matches!(state.step(), Step::Window { .. }) => {
            state.answers[seat.index()] = Some(false);
        }
        Action::Pass => _ = state.agenda.pop(),
        Action::Offer { gift } => {
            let id = state.offers.iter().map(|made| made.len() as u8).sum();
            state.offers[seat.index()].push(Offer { id, gift });
            events.push(Event::Offered { seat, offer: Offer { id, gift } });
        }
        Action::Accept { .. } => strike_deal(state, seat, events),
        Action::WalkAway => {
            events.push(Event::WalkedAway { seat });
            end_talks(state);
        }
    }
}

/// Runs the agenda until somebody must be asked.
pub fn advance(state: &mut State, dice: &mut dyn Chance, events: &mut Vec<Event>) {
    loop {
        match *state.step() {
            Step::Seal if !state.unsealed().is_empty() => return,
            Step::Window { .. } if !state.undecided().is_empty() => return,
            Step::Offer { .. } | Step::Talks | Step::Finished => return,
            _ => {}
        }
        match state.agenda.pop() {
            Step::Refill => {
                for main in state.mains() {
                    while !state.hands[main.index()].iter().any(|card| *card != Card::Veto)
                        || state.hands[main.index()].len() < HAND
                    {
                        state.draw(main, dice, events);
                    }
                }
                state.agenda.then([
                    Step::Seal,
                    Step::Reveal,
                    Step::Powers(Moment::Revealed),
                    Step::Resolve,
                    Step::Next,
                ]);
            }
            Step::Seal => {}
            Step::Reveal => {
                state.revealed = true;
                for seat in state.mains() {
                    let card = state.sealed[seat.index()].expect("both have sealed");
                    events.push(Event::Revealed { seat, card });
                }
            }
            Step::Powers(moment) => hear_powers(state, moment),
            Step::Call { owner } => announce(state, owner, events),
            Step::Window { owner } => close_window(state, owner, events),
            Step::Invoke { owner } => {
                let power = state.talents[owner.index()].power();
                state.in_force = state.in_force.with(owner);
                events.push(Event::InForce { owner });
                power.invoke(state, owner);
            }
            Step::Resolve => resolve(state, events),
            Step::Next => next(state),
            step @ (Step::Offer { .. } | Step::Talks | Step::Finished) => {
                unreachable!("{step:?} is answered, not run")
            }
        }
    }
}

/// Puts every power with something to say on the agenda, the first to speak on top.
fn hear_powers(state: &mut State, moment: Moment) {
    for owner in state.timing().into_iter().rev() {
        match state.talents[owner.index()].power().duty(moment, state, owner) {
            Some(Duty::May) => state.agenda.push(Step::Offer { owner }),
            Some(Duty::Must) => state.agenda.push(Step::Call { owner }),
            None => {}
        }
    }
}

/// Tells of the call, and lets others strike it out before it takes effect.
fn announce(state: &mut State, owner: Seat, events: &mut Vec<Event>) {
    events.push(Event::Called { owner });
    state.agenda.then([Step::Window { owner }, Step::Invoke { owner }]);
}

/// The first Veto in timing order is spent and strikes out the invocation below; later ones stay in hand, unseen.
fn close_window(state: &mut State, owner: Seat, events: &mut Vec<Event>) {
    let vetoer = state.timing().into_iter().find(|seat| state.answers[seat.index()] == Some(true));
    state.answers.fill(None);
    if let Some(by) = vetoer {
        state.take(by, Card::Veto);
        state.discard.push(Card::Veto);
        let struck = state.agenda.pop();
        debug_assert_eq!(struck, Step::Invoke { owner });
        events.push(Event::Vetoed { owner, by });
    }
}

fn resolve(state: &mut State, events: &mut Vec<Event>) {
    let winner = verdict(state);
    if let Some(seat) = winner {
        state.colonies[seat.index()] += 1;
        events.push(Event::Won { seat });
    } else {
        state.agenda.push(Step::Talks);
    }
}

fn strike_deal(state: &mut State, seat: Seat, events: &mut Vec<Event>) {
    let maker = state.opponent(seat);
    let gift = i32::from(state.standing_offer(maker).expect("the check saw the offer").gift);
    state.colonies[seat.index()] += gift;
    state.colonies[maker.index()] += 3 - gift;
    events.push(Event::Dealt { seat });
    end_talks(state);
}

fn end_talks(state: &mut State) {
    state.offers.iter_mut().for_each(List::clear);
    state.agenda.pop();
}

/// Who wins the encounter by the book, and then by every power in force.
fn verdict(state: &State) -> Option<Seat> {
    let [offense, defense] = state.mains();
    let by_the_book = match (card(state, offense), card(state, defense)) {
        (Card::Negotiate, Card::Negotiate) => None,
        (Card::Negotiate, _) => Some(defense),
        (_, Card::Negotiate) => Some(offense),
        _ if total(state, offense) > total(state, defense) => Some(offense),
        _ => Some(defense),
    };
    state
        .timing()
        .into_iter()
        .filter(|&seat| state.in_force.contains(seat))
        .fold(by_the_book, |winner, owner| state.talents[owner.index()].power().verdict(state, owner, winner))
}

pub fn total(state: &State, main: Seat) -> i32 {
    let strength =
        if state.in_force.contains(main) { state.talents[main.index()].power().ship_strength() } else { 1 };
    match card(state, main) {
        Card::Attack(value) => i32::from(value) + SHIPS * strength,
        Card::Negotiate | Card::Veto => 0,
    }
}

pub fn card(state: &State, main: Seat) -> Card {
    state.sealed[main.index()].expect("cards are on the table until the encounter ends")
}

fn next(state: &mut State) {
    for main in state.mains() {
        let card = state.sealed[main.index()].take().expect("both were revealed");
        state.discard.push(card);
    }
    state.discard.sort_unstable();
    state.revealed = false;
    state.in_force = Seats::NONE;
    state.played += 1;
    state.offense = Seat((state.offense.0 + 1) % state.seats());
    state.agenda.clear();
    state.agenda.push(if state.played == ENCOUNTERS { Step::Finished } else { Step::Refill });
}
