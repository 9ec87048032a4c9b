//! When a table speaks and falls silent.

use crate::crowd::Load;
use std::time::{Duration, Instant};

/// What is said before this is not timed: all tables wake at once, at every node, and programs warm up.
const WARM_UP: Duration = Duration::from_secs(15);

/// After the last word everybody stays for so long, so that nobody's leaving is in the way of those still timed.
const STAY: Duration = Duration::from_secs(2);

#[derive(Clone, Copy, Debug)]
pub struct Hours {
    /// Of all tables.
    begin: Instant,
    /// Of this table: beats are spread over a pause.
    first: Instant,
    time: Duration,
}

impl Hours {
    pub fn new(begin: Instant, n: usize, load: &Load) -> Hours {
        let pause = load.pause.unwrap_or_default();
        Hours { begin, first: begin + pause * n as u32 / load.tables, time: load.time }
    }

    /// When the next beat comes.
    pub fn beat(&self, pause: Duration) -> Instant {
        let missed = self.first.elapsed().as_secs_f64() / pause.as_secs_f64();
        self.first + pause.mul_f64(missed.ceil())
    }

    pub fn timed(&self) -> Instant {
        self.begin + WARM_UP
    }

    pub fn is_timed(&self) -> bool {
        self.timed().elapsed() > Duration::ZERO
    }

    pub fn silence(&self) -> Instant {
        self.timed() + self.time
    }

    pub fn is_silent(&self) -> bool {
        self.silence().elapsed() > Duration::ZERO
    }

    pub fn end(&self) -> Instant {
        self.silence() + STAY
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_late_joins_in_at_the_next_beat() {
        let now = Instant::now();
        let (pause, ago) = (Duration::from_secs(10), Duration::from_secs(25));
        let hours = |first| Hours { begin: now, first, time: pause };
        assert_eq!(hours(now - ago).beat(pause), now - ago + 3 * pause);
        assert_eq!(hours(now + ago).beat(pause), now + ago, "a beat that is still to come is the first");
    }
}
