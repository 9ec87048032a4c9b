//! Waiting, by a clock that stands still while the run is frozen: whoever stops the whole run to have the machine for
//! themselves, and lets it go on later, must not be taken for a server that never answers.

use std::pin::pin;
use std::time::Duration;

const STEP: Duration = Duration::from_millis(100);

/// What comes of it, if it comes within so long.
pub async fn wait<T>(within: Duration, it: impl Future<Output = T>) -> Option<T> {
    let mut it = pin!(it);
    for _ in 0..within.as_millis() / STEP.as_millis() {
        // However long a freeze lasts, it is one step.
        if let Ok(came) = tokio::time::timeout(STEP, it.as_mut()).await {
            return Some(came);
        }
    }
    None
}
