//! Answers that are taken back, and those that can be.

use super::Course;
use crate::Fault;
use crate::record::{Deed, Entry};
use crate::undo::{self, Bound, Reach, Terms};
use orrery_core::chance::Roll;
use orrery_core::{Ask, MAX_SEATS, Seat, Seats, Turn};
use orrery_shelf::Position;
use serde_json::Value;

impl Course {
    /// What the seat can take back, and on what terms.
    pub fn reach(&self, seat: Seat) -> Result<Reach, Bound> {
        let window_open = self.has_open_window()?;
        undo::reach(&self.steps, seat, self.everybody(), window_open)
    }

    /// The same for the answer that it named when it asked the others.
    pub fn reach_to(&self, seat: Seat, n: u32) -> Result<Reach, Bound> {
        let window_open = self.has_open_window()?;
        undo::reach_to(&self.steps, (seat, n), self.everybody(), window_open)
    }

    /// Whether a window is open, in a game that has not ended.
    fn has_open_window(&self) -> Result<bool, Bound> {
        match self.ended {
            Some(_) => Err(Bound::Ended),
            None => Ok(matches!(self.now.asked(), Turn::Ask { ask: Ask::Window, .. })),
        }
    }

    /// Actions that the seat took back and nobody has moved on from, in the order in which to play them again.
    pub fn redo(&self, seat: Seat) -> Vec<&Value> {
        let others = |entry: &Entry| match &entry.deed {
            Deed::Answer(answered) | Deed::TimeOut(answered) => {
                answered.seat != seat && !self.is_pending(entry.n)
            }
            Deed::Undo { seat: undoer, takes_back, .. } => {
                *undoer != seat && !takes_back.iter().all(|&n| self.is_pending(n))
            }
            _ => false,
        };
        let moved_on = self.entries.iter().rposition(others).map_or(0, |at| at + 1);
        let mut again: Vec<&Value> = Vec::new();
        for entry in &self.entries[moved_on..] {
            match &entry.deed {
                Deed::Undo { seat: undoer, takes_back, .. } if *undoer == seat => {
                    let own = takes_back.iter().rev().filter_map(|&n| self.answered(n));
                    let own = own.filter(|answered| answered.seat == seat);
                    again.splice(0..0, own.map(|answered| &answered.action));
                }
                Deed::Answer(answered) | Deed::TimeOut(answered) if answered.seat == seat => {
                    let same = again.first().is_some_and(|first| **first == answered.action);
                    again.drain(..if same { 1 } else { again.len() });
                }
                _ => {}
            }
        }
        again
    }

    pub(super) fn take_back(
        &mut self,
        seat: Seat,
        takes_back: &[u32],
        consent: &[Seat],
    ) -> Result<(), Fault> {
        self.seated(seat)?;
        let mut rest = takes_back;
        while !rest.is_empty() {
            let reach = match rest.last() {
                Some(&named) if !consent.is_empty() => self.reach_to(seat, named),
                _ => self.reach(seat),
            };
            let reach = reach.map_err(Fault::Bound)?;
            let agreed = match reach.terms {
                _ if self.older_rules => true,
                Terms::Free => consent.is_empty(),
                Terms::Consent { of, .. } => of == consent.iter().copied().collect::<Seats>(),
            };
            let same = rest.starts_with(&reach.takes_back);
            if !agreed || !same {
                return Err(Fault::OtherUndo);
            }
            self.strike(seat, &reach.takes_back);
            rest = &rest[reach.takes_back.len()..];
        }
        if takes_back.is_empty() { Err(Fault::OtherUndo) } else { Ok(()) }
    }

    /// Steps back to what stands without these entries; question numbers go on, for whom the question changed.
    fn strike(&mut self, seat: Seat, gone: &[u32]) {
        let mut unseen = true;
        for step in self.steps.iter_mut().filter(|step| gone.contains(&step.n)) {
            step.stands = false;
            unseen &= step.pending && step.seat == seat;
        }
        let mut questions = self.now.questions();
        let is_last = self.steps.last().is_some_and(|last| gone == [last.n]);
        self.now = match self.before.take().filter(|_| is_last) {
            Some(before) => before,
            None => self.played_anew(),
        };
        for number in (0..MAX_SEATS).filter(|&at| !unseen || at == seat.index()) {
            questions[number] += 1;
        }
        self.now.renumber(questions);
    }

    /// All that stands, played from the beginning.
    fn played_anew(&self) -> Box<dyn Position> {
        let mut again = self.start();
        for step in self.steps.iter().filter(|step| step.stands) {
            let answered = self.answered(step.n).expect("a step is an answer");
            let luck: Vec<Roll> = answered.luck.iter().copied().map(Into::into).collect();
            let replayed = again.replay(answered.seat, &answered.action, &luck);
            replayed.expect("what stands was played before, with this luck");
        }
        again
    }
}
