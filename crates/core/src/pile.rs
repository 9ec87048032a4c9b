//! A pile of which only some places are settled.

use crate::{Chance, List};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// A bag in the middle, what is laid on top, what was put beneath.
///
/// The order inside the bag does not exist until a card is drawn, so nobody can know it. Where the rules show the top
/// card or put cards at the bottom, those places are settled; who knows them is the view's affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Told<T, N>", into = "Told<T, N>")]
#[serde(bound(serialize = "T: Ord + Copy + Default + Serialize"))]
#[serde(bound(deserialize = "T: Ord + Copy + Default + Deserialize<'de>"))]
pub struct Pile<T, const N: usize> {
    /// From the bottom up: what was put beneath, of which the first comes up first, when the bag is empty; the bag, kept
    /// sorted, so that equal piles compare equal; the top, of which the last is drawn first.
    cards: List<T, N>,
    beneath: u8,
    on_top: u8,
}

/// A pile as readers know it.
#[derive(Serialize, Deserialize)]
struct Told<T, const N: usize> {
    top: ArrayVec<T, N>,
    bag: ArrayVec<T, N>,
    bottom: ArrayVec<T, N>,
}

impl<T: Ord + Copy + Default, const N: usize> From<Pile<T, N>> for Told<T, N> {
    fn from(pile: Pile<T, N>) -> Told<T, N> {
        let list = |cards: &[T]| cards.iter().copied().collect();
        Told { top: list(pile.top()), bag: list(pile.bag()), bottom: list(pile.bottom()) }
    }
}

impl<T: Ord + Copy + Default, const N: usize> TryFrom<Told<T, N>> for Pile<T, N> {
    type Error = String;

    fn try_from(Told { top, bag, bottom }: Told<T, N>) -> Result<Pile<T, N>, String> {
        let cards = top.len() + bag.len() + bottom.len();
        let fits = cards <= N;
        fits.then(|| Pile::laid_out(top, bag, bottom))
            .ok_or_else(|| format!("a pile of {cards} cards, not of {N} at most"))
    }
}

impl<T: Ord + Copy + Default, const N: usize> Pile<T, N> {
    pub fn new(cards: impl IntoIterator<Item = T>) -> Pile<T, N> {
        Pile::laid_out([], cards, [])
    }

    #[must_use]
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    pub fn draw(&mut self, dice: &mut dyn Chance) -> Option<T> {
        let unsettled = self.bag().len() as u32;
        if self.on_top > 0 {
            self.on_top -= 1;
            self.cards.pop()
        } else if unsettled > 0 {
            Some(self.cards.remove(usize::from(self.beneath) + dice.below(unsettled) as usize))
        } else if self.beneath > 0 {
            self.beneath -= 1;
            Some(self.cards.remove(0))
        } else {
            None
        }
    }

    /// Settles the top card, which everybody or somebody now sees.
    pub fn turn_up(&mut self, dice: &mut dyn Chance) -> Option<T> {
        let card = self.draw(dice)?;
        self.lay_on_top(card);
        Some(card)
    }

    /// The settled top, the next card to be drawn last.
    #[must_use]
    pub fn top(&self) -> &[T] {
        &self.cards[self.len() - usize::from(self.on_top)..]
    }

    /// The cards whose order does not exist yet, sorted.
    #[must_use]
    pub fn bag(&self) -> &[T] {
        &self.cards[usize::from(self.beneath)..self.len() - usize::from(self.on_top)]
    }

    /// The settled bottom, in the order in which it will come up.
    #[must_use]
    pub fn bottom(&self) -> &[T] {
        &self.cards[..usize::from(self.beneath)]
    }

    /// A pile whose settled places are given: how an imagined or redealt world is laid out.
    pub fn laid_out(
        top: impl IntoIterator<Item = T>,
        bag: impl IntoIterator<Item = T>,
        bottom: impl IntoIterator<Item = T>,
    ) -> Pile<T, N> {
        const { assert!(N <= u8::MAX as usize) };
        let mut cards: List<T, N> = bottom.into_iter().collect();
        let beneath = cards.len();
        cards.extend(bag);
        cards[beneath..].sort_unstable();
        let settled = cards.len();
        cards.extend(top);
        let on_top = cards.len() - settled;
        Pile { cards, beneath: beneath as u8, on_top: on_top as u8 }
    }

    /// Mixes cards into the pile; settled places are forgotten, as by a shuffle.
    pub fn shuffle_in(&mut self, cards: impl IntoIterator<Item = T>) {
        self.cards.extend(cards);
        self.cards.sort_unstable();
        (self.beneath, self.on_top) = (0, 0);
    }

    pub fn lay_on_top(&mut self, card: T) {
        self.cards.push(card);
        self.on_top += 1;
    }

    pub fn put_beneath(&mut self, card: T) {
        self.cards.insert(usize::from(self.beneath), card);
        self.beneath += 1;
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

    #[test]
    fn a_pile_is_told_by_what_is_on_top_in_the_bag_and_beneath() {
        let mut pile: Pile<u8, 4> = Pile::laid_out([7], [3, 1], []);
        pile.put_beneath(9);
        let told = serde_json::to_value(pile).unwrap();
        assert_eq!(told, serde_json::json!({"top": [7], "bag": [1, 3], "bottom": [9]}));
        assert_eq!(serde_json::from_value::<Pile<u8, 4>>(told).unwrap(), pile);
        let too_many = serde_json::json!({"top": [1, 2, 3], "bag": [4, 5], "bottom": []});
        assert!(serde_json::from_value::<Pile<u8, 4>>(too_many).is_err());
    }
}
