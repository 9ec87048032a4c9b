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
    let standing = || steps.iter().rev().filter(|step| step.stands);
    let own = standing().find(|step| step.seat == seat).ok_or(Bound::NothingToUndo)?;
    let later = || standing().take_while(|step| step.n > own.n);
    if own.pending && later().all(|step| step.pending) {
        return Ok(Reach { takes_back: vec![own.n], terms: Terms::Free });
    }
    let Some(because) = bound(own, later().map(|step| step.seat).collect(), everybody, window_open) else {
        return Ok(Reach { takes_back: vec![own.n], terms: Terms::Free });
    };
    let taken = || later().chain([own]);
    let all_mind = taken().any(|step| step.drew || step.late || step.learnt.contains(seat));
    let affected = taken().map(|step| step.learnt.with(step.seat)).fold(Seats::NONE, Seats::and);
    let of = if window_open || all_mind { everybody } else { affected.both(everybody) }.without(seat);
    Ok(Reach { takes_back: taken().map(|step| step.n).collect(), terms: Terms::Consent { of, because } })
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
