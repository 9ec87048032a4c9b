//! The course of a turn: a stack of plain steps.

use crate::List;
use serde::{Deserialize, Serialize};

/// What happens now is on top; what waits for it lies beneath.
///
/// A step is plain data and never holds a secret, because views copy the agenda. A step may rely on what it pushed
/// itself and on nothing that lies beneath it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "S: Copy + Serialize", deserialize = "S: Copy + Default + Deserialize<'de>"))]
pub struct Agenda<S, const N: usize>(List<S, N>);

impl<S: Copy + Default, const N: usize> Default for Agenda<S, N> {
    fn default() -> Agenda<S, N> {
        Agenda(List::new())
    }
}

impl<S: Copy + Default, const N: usize> Agenda<S, N> {
    /// The steps in the order in which they happen.
    pub fn of<const M: usize>(steps: [S; M]) -> Agenda<S, N> {
        let mut agenda = Agenda::default();
        agenda.then(steps);
        agenda
    }

    /// The step that happens now.
    #[must_use]
    pub fn now(&self) -> &S {
        self.0.last().expect("an agenda ends with the step that ends the game, never empty")
    }

    pub fn now_mut(&mut self) -> &mut S {
        self.0.last_mut().expect("an agenda ends with the step that ends the game, never empty")
    }

    /// Puts one step before all others.
    pub fn push(&mut self, step: S) {
        self.0.push(step);
    }

    /// Puts steps before all others, written in the order in which they will happen.
    pub fn then<const M: usize>(&mut self, steps: [S; M]) {
        self.0.extend(steps.into_iter().rev());
    }

    /// Takes the step that happens now off the agenda.
    pub fn pop(&mut self) -> S {
        self.0.pop().expect("an agenda ends with the step that ends the game, never empty")
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What waits, the step that happens now first.
    pub fn iter(&self) -> impl Iterator<Item = &S> {
        self.0.iter().rev()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_happen_in_the_order_in_which_they_are_written() {
        let mut agenda: Agenda<u8, 8> = Agenda::of([1, 2]);
        agenda.then([7, 8]);
        assert_eq!(agenda.iter().copied().collect::<Vec<_>>(), [7, 8, 1, 2]);
        assert_eq!((agenda.pop(), *agenda.now()), (7, 8));
    }
}
