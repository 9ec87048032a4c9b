//! The other servers over the same database: each says from time to time that it is there.

use orrery_store::Store;
use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// What is whispered about no table in particular.
pub(crate) const ALL_TABLES: &str = "*";

const HERE: &str = "here";
const GONE: &str = "gone";

/// A node that has said nothing for so long is gone.
const SILENCE: Duration = Duration::from_secs(20);

/// When each was last heard of.
#[derive(Debug, Default)]
pub(crate) struct Neighbors(Mutex<HashMap<String, Instant>>);

impl Neighbors {
    /// A node says something about itself; whether it is gone.
    pub(crate) fn hear(&self, node: &str, said: &str) -> bool {
        if said == GONE {
            return self.known().remove(node).is_some();
        }
        self.note(node);
        false
    }

    pub(crate) fn note(&self, node: &str) {
        self.known().insert(node.to_owned(), Instant::now());
    }

    /// Those that have fallen silent; each is named once.
    pub(crate) fn silent(&self) -> Vec<String> {
        self.silent_since(Instant::now())
    }

    fn silent_since(&self, now: Instant) -> Vec<String> {
        let mut known = self.known();
        let is_silent = |_: &String, heard: &mut Instant| now.saturating_duration_since(*heard) > SILENCE;
        known.extract_if(is_silent).map(|(node, _)| node).collect()
    }

    fn known(&self) -> std::sync::MutexGuard<'_, HashMap<String, Instant>> {
        self.0.lock().expect("nobody panics with it")
    }
}

/// Says to the others that this server is there, or that it goes.
pub(crate) async fn say(store: &dyn Store, stays: bool) {
    let said = if stays { HERE } else { GONE };
    if let Err(error) = store.whisper(ALL_TABLES, said.to_owned()).await {
        tracing::debug!(%error, "other nodes could not be told");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_is_missed_once_when_it_goes_or_falls_silent() {
        let neighbors = Neighbors::default();
        assert!(!neighbors.hear("a", HERE) && !neighbors.hear("b", HERE));
        assert!(neighbors.hear("a", GONE) && !neighbors.hear("a", GONE));
        let now = Instant::now();
        assert!(neighbors.silent_since(now).is_empty());
        assert_eq!(neighbors.silent_since(now + SILENCE * 2), ["b"]);
        assert!(neighbors.silent_since(now + SILENCE * 2).is_empty());
    }
}
