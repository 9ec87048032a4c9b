//! How far back one may go, and whose leave it takes.

use orrery_core::{Seat, Seats};
use orrery_scene::Say;

/// What an undo would take back, and on what terms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// The numbers of the entries, latest first.
    pub takes_back: Vec<u32>,
    pub terms: Terms,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Terms {
    Free,
    /// These must agree, because of what stands in the way of a free undo.
    Consent {
        of: Seats,
        because: Bound,
    },
}

/// What stands in the way of a free undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    NothingToUndo,
    /// The game has ended.
    Ended,
    /// Others decide in secret; whether one of them has must not show.
    WindowOpen,
    SomebodyAnswered(Seats),
    TimeRanOut,
    LuckWasDrawn,
    SomebodyLearnt(Seats),
}

impl Bound {
    /// The id of the sentence for the button.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Bound::NothingToUndo => "undo-nothing",
            Bound::Ended => "undo-ended",
            Bound::WindowOpen => "undo-window-open",
            Bound::SomebodyAnswered(_) => "undo-somebody-answered",
            Bound::TimeRanOut => "undo-time-ran-out",
            Bound::LuckWasDrawn => "undo-luck-was-drawn",
            Bound::SomebodyLearnt(_) => "undo-somebody-learnt",
        }
    }

    /// What goes into the sentence.
    #[must_use]
    pub fn args(self) -> Vec<(&'static str, Say)> {
        let first = |seats: Seats| seats.iter().next().unwrap_or(Seat(0));
        match self {
            Bound::SomebodyAnswered(seats) | Bound::SomebodyLearnt(seats) => {
                vec![("seat", first(seats).into()), ("count", (seats.len() as usize).into())]
            }
            Bound::NothingToUndo
            | Bound::Ended
            | Bound::WindowOpen
            | Bound::TimeRanOut
            | Bound::LuckWasDrawn => Vec::new(),
        }
    }
}

/// One answer of the log, as far as undo must know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    /// The number of its entry.
    pub n: u32,
    pub seat: Seat,
    /// It drew luck.
    pub drew: bool,
    pub learnt: Seats,
    /// A secret answer: when it was given, others still owed theirs.
    pub pending: bool,
    /// The clock played it.
    pub late: bool,
    /// Nobody has taken it back.
    pub stands: bool,
}

/// What the seat can take back: its last answer that stands, freely or with everything after it.
///
/// Secret answers to a question still open commute and have told nobody anything, so one of them may go even if
/// others have answered after it: this is how a player changes a sealed choice.
pub(crate) fn reach(steps: &[Step], seat: Seat, everybody: Seats, window_open: bool) -> Result<Reach, Bound> {
    let own = standing(steps).find(|step| step.seat == seat).ok_or(Bound::NothingToUndo)?;
    reach_of(steps, own, everybody, window_open)
}

/// What the seat takes back with the leave of others: the answer that it named when it asked them, whatever it has
/// answered since in secret. Else they would be asked, or not, for what nobody may know of.
pub(crate) fn reach_to(
    steps: &[Step],
    (seat, n): (Seat, u32),
    everybody: Seats,
    window_open: bool,
) -> Result<Reach, Bound> {
    let mut own = standing(steps).filter(|step| step.seat == seat);
    let named = own.find(|step| step.n == n || !step.pending).filter(|step| step.n == n);
    reach_of(steps, named.ok_or(Bound::NothingToUndo)?, everybody, window_open)
}

/// The answers that nobody has taken back, latest first.
fn standing(steps: &[Step]) -> impl Iterator<Item = &Step> {
    steps.iter().rev().filter(|step| step.stands)
}

fn reach_of(steps: &[Step], own: &Step, everybody: Seats, window_open: bool) -> Result<Reach, Bound> {
    let seat = own.seat;
    let later = || standing(steps).take_while(|step| step.n > own.n);
    if own.pending && later().all(|step| step.pending) {
        return Ok(Reach { takes_back: vec![own.n], terms: Terms::Free });
    }
    let answered = later().map(|step| step.seat).collect::<Seats>().without(seat);
    let taken = || later().chain([own]);
    let takes_back = taken().map(|step| step.n).collect();
    let Some(because) = bound(own, answered, everybody, window_open) else {
        return Ok(Reach { takes_back, terms: Terms::Free });
    };
    let all_mind = taken().any(|step| step.drew || step.late || step.learnt.contains(seat));
    let affected = taken().map(|step| step.learnt.with(step.seat)).fold(Seats::NONE, Seats::and);
    let of = if window_open || all_mind { everybody } else { affected.both(everybody) }.without(seat);
    Ok(Reach { takes_back, terms: Terms::Consent { of, because } })
}

fn bound(own: &Step, answered: Seats, everybody: Seats, window_open: bool) -> Option<Bound> {
    let learnt = own.learnt.both(everybody);
    match own {
        _ if window_open => Some(Bound::WindowOpen),
        _ if !answered.is_empty() => Some(Bound::SomebodyAnswered(answered)),
        Step { late: true, .. } => Some(Bound::TimeRanOut),
        Step { drew: true, .. } => Some(Bound::LuckWasDrawn),
        _ if !learnt.is_empty() => Some(Bound::SomebodyLearnt(learnt)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(n: u32, seat: u8, pending: bool) -> Step {
        let (seat, learnt) = (Seat(seat), Seats::NONE);
        Step { n, seat, drew: false, learnt, pending, late: false, stands: true }
    }

    /// Nothing can be taken back and leave behind what its seat has answered to a question that is gone with it.
    #[test]
    fn what_was_named_goes_with_what_its_seat_answered_since_though_nobody_minds() {
        let (asker, everybody) = (Seat(0), Seat::all(2).collect());
        let (named, secret, others) = (step(1, 0, false), step(4, 0, true), step(2, 1, true));
        let mind = reach_to(&[named, others, secret], (asker, 1), everybody, false);
        let of = Seats::one(Seat(1));
        assert_eq!(
            mind.map(|reach| (reach.takes_back, reach.terms)),
            Ok((vec![4, 2, 1], Terms::Consent { of, because: Bound::SomebodyAnswered(of) }))
        );
        let gone = Step { stands: false, ..others };
        let free = reach_to(&[named, gone, secret], (asker, 1), everybody, false);
        assert_eq!(free, Ok(Reach { takes_back: vec![4, 1], terms: Terms::Free }));
    }
}
