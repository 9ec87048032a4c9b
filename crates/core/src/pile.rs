//! A pile of which only some places are settled.

use crate::{Chance, List};
use serde::{Deserialize, Serialize};

/// A bag in the middle, what is laid on top, what was put beneath.
///
/// The order inside the bag does not exist until a card is drawn, so nobody can know it. Where the rules show the top
/// card or put cards at the bottom, those places are settled; who knows them is the view's affair.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pile<T, const N: usize> {
    /// The last is drawn first.
    top: List<T, N>,
    /// Kept sorted, so that equal piles compare equal.
    bag: List<T, N>,
    /// The first comes up first, when the bag is empty.
    bottom: List<T, N>,
}

impl<T: Copy, const N: usize> Clone for Pile<T, N> {
    fn clone(&self) -> Pile<T, N> {
        Pile { top: self.top.clone(), bag: self.bag.clone(), bottom: self.bottom.clone() }
    }

    fn clone_from(&mut self, model: &Pile<T, N>) {
        self.top.clone_from(&model.top);
        self.bag.clone_from(&model.bag);
        self.bottom.clone_from(&model.bottom);
    }
}

impl<T: Ord + Copy, const N: usize> Pile<T, N> {
    pub fn new(cards: impl IntoIterator<Item = T>) -> Pile<T, N> {
        let mut bag: List<T, N> = cards.into_iter().collect();
        bag.sort_unstable();
        Pile { top: List::new(), bag, bottom: List::new() }
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.top.len() + self.bag.len() + self.bottom.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn draw(&mut self, dice: &mut dyn Chance) -> Option<T> {
        let under = |bottom: &mut List<T, N>| (!bottom.is_empty()).then(|| bottom.remove(0));
        self.top.pop().or_else(|| dice.draw(&mut self.bag)).or_else(|| under(&mut self.bottom))
    }

    /// Settles the top card, which everybody or somebody now sees.
    pub fn turn_up(&mut self, dice: &mut dyn Chance) -> Option<T> {
        let card = self.draw(dice)?;
        self.top.push(card);
        Some(card)
    }

    /// The settled top, the next card to be drawn last.
    #[must_use]
    pub fn top(&self) -> &[T] {
        &self.top
    }

    /// The cards whose order does not exist yet, sorted.
    #[must_use]
    pub fn bag(&self) -> &[T] {
        &self.bag
    }

    /// The settled bottom, in the order in which it will come up.
    #[must_use]
    pub fn bottom(&self) -> &[T] {
        &self.bottom
    }

    /// A pile whose settled places are given: how an imagined or redealt world is laid out.
    pub fn laid_out(
        top: impl IntoIterator<Item = T>,
        bag: impl IntoIterator<Item = T>,
        bottom: impl IntoIterator<Item = T>,
    ) -> Pile<T, N> {
        Pile { top: top.into_iter().collect(), bottom: bottom.into_iter().collect(), ..Pile::new(bag) }
    }

    /// Mixes cards into the pile; settled places are forgotten, as by a shuffle.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = T>) {
        let Pile { top, bag, bottom } = self;
        bag.extend(top.drain(..).chain(bottom.drain(..)).chain(cards));
        bag.sort_unstable();
    }

    pub fn lay_on_top(&mut self, card: T) {
        self.top.push(card);
    }

    pub fn put_beneath(&mut self, card: T) {
        self.bottom.push(card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seeded;

    #[test]
    fn what_was_put_beneath_comes_up_last_and_in_order() {
        let mut pile: Pile<u8, 8> = Pile::new([3, 1, 2]);
        pile.put_beneath(9);
        pile.put_beneath(7);
        let top = pile.turn_up(&mut Seeded(5));
        let drawn: Vec<u8> = std::iter::from_fn(|| pile.draw(&mut Seeded(1))).collect();
        assert_eq!(drawn.first().copied(), top);
        assert_eq!(drawn[3..], [9, 7]);
    }
}
