//! Cards, and bags of them.

use crate::artifacts::Artifact;
use orrery_core::Chance;
use serde::{Deserialize, Serialize};

/// A card by its face: copies of one face are the same to the rules.
///
/// In order, the lowest attack comes first, then the negotiate, then the artifacts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Card {
    Attack(u8),
    Negotiate,
    Artifact(Artifact),
}

/// No attack card of any box is higher.
pub const HIGHEST_ATTACK: u8 = 40;
/// No box has more copies of one face.
pub const MOST_COPIES: u8 = 15;

const NEGOTIATE: usize = HIGHEST_ATTACK as usize + 1;
const FIRST_ARTIFACT: usize = NEGOTIATE + 1;
const FACES: usize = FIRST_ARTIFACT + Artifact::ALL.len();
const PER_WORD: usize = 16;
const ARTIFACT_SHIFT: u32 = ((FIRST_ARTIFACT % PER_WORD) * 4) as u32;
const ATTACKS: [u64; 3] = [u64::MAX, u64::MAX, (1 << ((NEGOTIATE % PER_WORD) * 4)) - 1];
const ENCOUNTER: [u64; 3] = [u64::MAX, u64::MAX, (1 << ARTIFACT_SHIFT) - 1];
const ARTIFACTS: [u64; 3] = [0, 0, !((1 << ARTIFACT_SHIFT) - 1)];

impl Card {
    /// Attacks and negotiates are encounter cards; artifacts are not (COS-2.3).
    #[must_use]
    pub fn is_encounter(self) -> bool {
        !matches!(self, Card::Artifact(_))
    }

    /// Where the face is counted; none for a face that no box has.
    fn slot(self) -> Option<usize> {
        match self {
            Card::Attack(value) => (value <= HIGHEST_ATTACK).then_some(usize::from(value)),
            Card::Negotiate => Some(NEGOTIATE),
            Card::Artifact(artifact) => Some(FIRST_ARTIFACT + artifact as usize),
        }
    }

    fn at(slot: usize) -> Card {
        match slot {
            NEGOTIATE => Card::Negotiate,
            slot if slot < NEGOTIATE => Card::Attack(slot as u8),
            slot => Card::Artifact(Artifact::ALL[slot - FIRST_ARTIFACT]),
        }
    }
}

/// A bag of cards: how many of each face, four bits a face. Hands have no limit (COS-13.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Card>", into = "Vec<Card>")]
pub struct Cards([u64; 3]);

impl Cards {
    pub const NONE: Cards = Cards([0; 3]);

    #[must_use]
    pub fn count(&self, card: Card) -> u8 {
        card.slot().map_or(0, |slot| (self.0[slot / PER_WORD] >> ((slot % PER_WORD) * 4) & 15) as u8)
    }

    #[must_use]
    pub fn holds(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 3]
    }

    #[must_use]
    pub fn len(&self) -> u8 {
        const EVEN: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let sum = |word: u64| ((word & EVEN) + (word >> 4 & EVEN)).wrapping_mul(0x0101_0101_0101_0101) >> 56;
        self.0.iter().map(|&word| sum(word)).sum::<u64>() as u8
    }

    /// Puts one in; a face that no box has, or one copy too many, stays out.
    pub fn add(&mut self, card: Card) {
        if let Some(slot) = card.slot().filter(|_| self.count(card) < MOST_COPIES) {
            self.0[slot / PER_WORD] += 1 << ((slot % PER_WORD) * 4);
        }
    }

    /// Takes one out, if it is there.
    pub fn remove(&mut self, card: Card) -> bool {
        let held = self.holds(card);
        if let Some(slot) = card.slot().filter(|_| held) {
            self.0[slot / PER_WORD] -= 1 << ((slot % PER_WORD) * 4);
        }
        held
    }

    /// Each face once, in order.
    pub fn faces(self) -> impl Iterator<Item = Card> {
        self.0
            .into_iter()
            .enumerate()
            .flat_map(|(at, word)| Nibbles(word).map(move |nibble| Card::at(at * PER_WORD + nibble)))
    }

    /// Each card, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.faces().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    #[must_use]
    pub fn plus(self, others: Cards) -> Cards {
        others.iter().fold(self, |mut sum, card| {
            sum.add(card);
            sum
        })
    }

    /// What is left without those others that are here.
    #[must_use]
    pub fn minus(self, others: Cards) -> Cards {
        others.iter().fold(self, |mut rest, card| {
            rest.remove(card);
            rest
        })
    }

    /// Whether all of the others are among these.
    #[must_use]
    pub fn include(&self, others: Cards) -> bool {
        others.faces().all(|card| self.count(card) >= others.count(card))
    }

    #[must_use]
    pub fn attacks(self) -> Cards {
        self.masked(ATTACKS)
    }

    #[must_use]
    pub fn encounter(self) -> Cards {
        self.masked(ENCOUNTER)
    }

    #[must_use]
    pub fn artifacts(self) -> Cards {
        self.masked(ARTIFACTS)
    }

    /// Every face with that many copies fewer.
    #[must_use]
    pub fn less_each(self, fewer: u8) -> Cards {
        self.faces().fold(Cards::NONE, |mut rest, card| {
            (fewer..self.count(card)).for_each(|_| rest.add(card));
            rest
        })
    }

    #[must_use]
    pub fn lowest_attack(self) -> Option<Card> {
        self.attacks().faces().next()
    }

    #[must_use]
    pub fn highest_attack(self) -> Option<Card> {
        self.attacks().faces().last()
    }

    /// Takes the highest attack out and says what it is: nothing, if there is none.
    pub(crate) fn take_highest_attack(&mut self) -> u8 {
        match self.highest_attack() {
            Some(card @ Card::Attack(value)) if self.remove(card) => value,
            Some(_) | None => 0,
        }
    }

    /// Takes one out at random.
    pub fn draw(&mut self, dice: &mut dyn Chance) -> Option<Card> {
        let len = self.len();
        if len == 0 {
            return None;
        }
        let mut left = dice.below(u32::from(len)) as u8;
        for card in self.faces() {
            let copies = self.count(card);
            if left < copies {
                self.remove(card);
                return Some(card);
            }
            left -= copies;
        }
        unreachable!("the number drawn is below the number of cards")
    }

    fn masked(self, mask: [u64; 3]) -> Cards {
        Cards([self.0[0] & mask[0], self.0[1] & mask[1], self.0[2] & mask[2]])
    }

    pub(crate) fn artifact_bits(self) -> u32 {
        (self.0[2] >> ARTIFACT_SHIFT) as u32
    }

    pub(crate) fn from_artifact_bits(bits: u32) -> Cards {
        Cards([0, 0, u64::from(bits) << ARTIFACT_SHIFT])
    }
}

/// The places of a word's nibbles that are not zero.
struct Nibbles(u64);

impl Iterator for Nibbles {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let at = self.0.trailing_zeros() as usize / 4;
        self.0 &= !(15 << (at * 4));
        Some(at)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, |mut bag, card| {
            bag.add(card);
            bag
        })
    }
}

impl From<Vec<Card>> for Cards {
    fn from(cards: Vec<Card>) -> Cards {
        cards.into_iter().collect()
    }
}

impl From<Cards> for Vec<Card> {
    fn from(cards: Cards) -> Vec<Card> {
        cards.iter().collect()
    }
}

/// A bag of artifacts only, small enough for a step of the agenda.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Cards", into = "Cards")]
pub struct Artifacts(u32);

impl From<Cards> for Artifacts {
    fn from(cards: Cards) -> Artifacts {
        Artifacts(cards.artifact_bits())
    }
}

impl From<Artifacts> for Cards {
    fn from(artifacts: Artifacts) -> Cards {
        Cards::from_artifact_bits(artifacts.0)
    }
}

const _: () = assert!(FACES <= 3 * PER_WORD);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_counts_what_went_in() {
        let cards = [Card::Attack(40), Card::Attack(4), Card::Negotiate, Card::Artifact(Artifact::Plague)];
        let bag: Cards = cards.into_iter().chain(cards).chain([Card::Attack(200)]).collect();
        assert_eq!(
            (bag.len(), bag.attacks().len(), bag.encounter().len(), bag.artifacts().len()),
            (8, 4, 6, 2)
        );
        assert_eq!(bag.lowest_attack(), Some(Card::Attack(4)));
        assert_eq!(bag.highest_attack(), Some(Card::Attack(40)));
        assert_eq!(bag.less_each(1).len(), 4);
        assert_eq!(bag.minus(bag.attacks()).plus(bag.attacks()), bag);
        assert_eq!(Cards::from(Artifacts::from(bag)), bag.artifacts());
    }
}
