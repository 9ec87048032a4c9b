//! How much a bot may think about one decision.

use std::fmt;
use std::ops::RangeInclusive;
use std::time::Duration;

/// What a search may spend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many imagined worlds: with one hand the same luck makes the same decision.
    Iterations(u32),
    /// So many milliseconds.
    Time(u32),
}

impl Budget {
    /// Fewer is no search; more would keep a table waiting for an hour.
    pub const ITERATIONS: RangeInclusive<u32> = 1..=10_000_000;
    /// Up to ten minutes.
    pub const MILLISECONDS: RangeInclusive<u32> = 1..=600_000;

    /// Reads `1000` or `500ms`.
    pub(crate) fn read(text: &str) -> Result<Budget, Unread> {
        let (digits, budget, range): (_, fn(u32) -> Budget, _) = match text.strip_suffix("ms") {
            Some(digits) => (digits, Budget::Time, Budget::MILLISECONDS),
            None => (text, Budget::Iterations, Budget::ITERATIONS),
        };
        if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(Unread::NoNumber);
        }
        let number = digits.parse().ok().filter(|number| range.contains(number));
        number.map(budget).ok_or(Unread::OutOfRange)
    }

    /// A clock that stands still must not make a thought endless: no search is faster than this.
    pub(crate) fn iterations(self) -> u32 {
        match self {
            Budget::Iterations(most) => most,
            Budget::Time(milliseconds) => milliseconds.saturating_mul(1000),
        }
    }

    pub(crate) fn time(self) -> Duration {
        match self {
            Budget::Iterations(_) => Duration::MAX,
            Budget::Time(milliseconds) => Duration::from_millis(milliseconds.into()),
        }
    }
}

/// Why a text is no budget.
pub(crate) enum Unread {
    NoNumber,
    OutOfRange,
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(most) => write!(f, "{most}"),
            Budget::Time(milliseconds) => write!(f, "{milliseconds}ms"),
        }
    }
}
