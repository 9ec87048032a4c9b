//! The position as it was: what stood after an entry, whatever was taken back later.

use crate::course::Course;
use crate::record::{Deed, How};
use crate::{Replay, Table};
use orrery_core::chance::Roll;
use orrery_shelf::Position;
use std::collections::BTreeSet;

impl Table {
    /// The position after entry `n`; nothing if there is no such entry. It asks nobody any more: question numbers are
    /// not those of the table.
    #[must_use]
    pub fn at(&self, n: u32) -> Option<Box<dyn Position>> {
        self.course().at(n)
    }
}

impl Replay {
    /// The position after entry `n`; nothing if there is no such entry.
    #[must_use]
    pub fn at(&self, n: u32) -> Option<Box<dyn Position>> {
        self.course().at(n)
    }
}

impl Course {
    fn at(&self, n: u32) -> Option<Box<dyn Position>> {
        let past = self.entries().get(..=n as usize)?;
        let struck: BTreeSet<u32> = past
            .iter()
            .flat_map(|entry| match &entry.deed {
                Deed::Undo { takes_back, .. } => takes_back.as_slice(),
                _ => &[],
            })
            .copied()
            .collect();
        let mut position = self.start();
        for entry in past.iter().filter(|entry| !struck.contains(&entry.n)) {
            if let Deed::Answer(answered) | Deed::TimeOut(answered) = &entry.deed {
                let luck: Vec<Roll> = answered.luck.iter().copied().map(Into::into).collect();
                let again = position.replay(answered.seat, &answered.action, &luck);
                again.expect("what stood was played before, with this luck");
            }
        }
        if let Some(Deed::Ended { how: How::Conceded, outcome }) = past.last().map(|entry| &entry.deed) {
            position.conclude(outcome.into());
        }
        Some(position)
    }
}
