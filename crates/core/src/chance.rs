//! Luck, handed to the rules from outside.
//!
//! A state holds no generator and no seed, so none can leak into a view, a snapshot or a bot's search.
//! The rules ask for luck one uniform number at a time; whoever hosts them decides where it comes from.

use crate::List;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::fmt;

/// A source of luck.
pub trait Chance {
    /// A number below `n`, all equally likely. `n` is at least one.
    fn below(&mut self, n: u32) -> u32;
}

impl dyn Chance + '_ {
    /// The face of a fair die.
    pub fn die(&mut self, faces: u32) -> u32 {
        self.below(faces) + 1
    }

    /// Takes one item, leaving the rest in order.
    pub fn draw<T: Copy, const N: usize>(&mut self, items: &mut List<T, N>) -> Option<T> {
        let n = u32::try_from(items.len()).expect("a bag fits in u32");
        (n > 0).then(|| items.remove(self.below(n) as usize))
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

/// Pseudo-random luck from a seed (SplitMix64), for tests and laws. Tables and bots bring ChaCha of their own.
#[derive(Clone, Debug)]
pub struct Seeded(pub u64);

impl Chance for Seeded {
    fn below(&mut self, n: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((((z ^ (z >> 31)) >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// One answer of luck, as the log keeps it: `got`, out of `of` equally likely numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roll {
    pub got: u32,
    pub of: u32,
}

/// Luck read back from a record: a saved game, or a test that fixes the dice.
///
/// A record may be cut short, altered or of other rules. Then the script answers zero and remembers that it did, so
/// that the reader can say so in a sentence; it never panics.
#[derive(Clone, Debug, Default)]
pub struct Script {
    rolls: VecDeque<Roll>,
    parted: bool,
}

impl Script {
    pub fn new(rolls: impl IntoIterator<Item = Roll>) -> Script {
        Script { rolls: rolls.into_iter().collect(), parted: false }
    }

    /// Whether the rules asked for exactly the luck that was recorded.
    #[must_use]
    pub fn fits(&self) -> bool {
        !self.parted && self.rolls.is_empty()
    }
}

impl Chance for Script {
    fn below(&mut self, n: u32) -> u32 {
        match self.rolls.pop_front() {
            Some(Roll { got, of }) if of == n && got < n => got,
            _ => {
                self.parted = true;
                0
            }
        }
    }
}

/// Passes luck through and writes it down.
pub struct Recorder<'a> {
    pub source: &'a mut dyn Chance,
    pub rolls: Vec<Roll>,
}

impl fmt::Debug for Recorder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorder").field("rolls", &self.rolls).finish_non_exhaustive()
    }
}

impl Chance for Recorder<'_> {
    fn below(&mut self, n: u32) -> u32 {
        let got = self.source.below(n);
        self.rolls.push(Roll { got, of: n });
        got
    }
}

/// Every way luck could fall while `run` runs, each with its probability.
///
/// This is an explicit chance node, recovered from code that merely asks for numbers.
pub fn branches<T>(mut run: impl FnMut(&mut dyn Chance) -> T) -> Vec<(f64, T)> {
    let mut results = Vec::new();
    let mut plan = Vec::new();
    loop {
        let mut odometer = Odometer { wheels: std::mem::take(&mut plan), at: 0 };
        let value = run(&mut odometer);
        let ways: f64 = odometer.wheels.iter().map(|&(_, size)| f64::from(size)).product();
        results.push((1.0 / ways, value));
        plan = odometer.wheels;
        while plan.last().is_some_and(|&(roll, size)| roll + 1 == size) {
            plan.pop();
        }
        match plan.last_mut() {
            Some((roll, _)) => *roll += 1,
            None => return results,
        }
    }
}

/// Rolls already decided, each with the number of faces it was asked for.
struct Odometer {
    wheels: Vec<(u32, u32)>,
    at: usize,
}

impl Chance for Odometer {
    fn below(&mut self, n: u32) -> u32 {
        if self.at == self.wheels.len() {
            self.wheels.push((0, n));
        }
        self.at += 1;
        self.wheels[self.at - 1].0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_that_runs_dry_says_so() {
        let mut script = Script::new([Roll { got: 7, of: 6 }]);
        assert_eq!((script.below(6), script.below(6)), (0, 0));
        assert!(!script.fits());
    }

    #[test]
    fn two_dice_have_thirty_six_ways() {
        let sums = branches(|dice| dice.die(6) + dice.die(6));
        assert_eq!(sums.len(), 36);
        let seven: f64 = sums.iter().filter(|&&(_, sum)| sum == 7).map(|&(p, _)| p).sum();
        assert!((seven - 1.0 / 6.0).abs() < 1e-12);
    }
}
