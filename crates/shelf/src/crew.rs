//! Hands for bots: threads that live as long as one thought.

use orrery_bots::Crew;

/// So many threads think about one decision, each in a tree of its own. Bots start no thread themselves.
#[derive(Clone, Copy, Debug)]
pub struct Threads(pub usize);

impl Crew for Threads {
    fn hands(&self) -> usize {
        self.0.max(1)
    }

    fn work(&self, task: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| {
            (1..self.hands()).for_each(|hand| _ = scope.spawn(move || task(hand)));
            task(0);
        });
    }
}
