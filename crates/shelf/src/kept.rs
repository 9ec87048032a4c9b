//! What a bot's last thought found out, for its next one.

use crate::open_box::Kit;
use orrery_bots::Bench;
use orrery_scene::Staged;
use std::any::Any;
use std::cell::RefCell;
use std::sync::Arc;

thread_local! {
    /// One for each thread that thinks, however many tables there are, so that memory stays bounded. The next question
    /// to a bot mostly comes to the thread that has just thought about the one before.
    ///
    /// A search takes up its tree only if its seat sees exactly what it foresaw: whatever table that is, what was found
    /// out holds there, and nothing but what the seat sees has gone into it.
    static LAST: RefCell<Option<Box<dyn Any>>> = const { RefCell::new(None) };
}

struct Kept<G: Staged> {
    kit: Arc<Kit<G>>,
    bench: Bench<G>,
}

/// The bench of this thread's last thought if it was about a game from the same box, else a bare one.
pub(crate) fn take<G: Staged>(kit: &Arc<Kit<G>>) -> Bench<G> {
    let last = LAST.take().and_then(|last| last.downcast::<Kept<G>>().ok());
    last.filter(|last| Arc::ptr_eq(&last.kit, kit)).map_or_else(Bench::default, |last| last.bench)
}

pub(crate) fn keep<G: Staged>(kit: Arc<Kit<G>>, bench: Bench<G>) {
    LAST.set(Some(Box::new(Kept { kit, bench })));
}

/// Lets go of this thread's last thought: the next one begins from nothing, and can be thought again elsewhere.
pub fn forget_last_thought() {
    LAST.take();
}
