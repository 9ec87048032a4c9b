//! Threads that draw for those who look on, behind everybody who waits for an answer.
//!
//! Pictures are most of what a server works on. Whoever answers is shown theirs at once; the others' are drawn here, on
//! threads that the system lets run when nobody else wants to.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::sync::{Arc, Mutex, mpsc};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

/// How far those who draw stand back, as the system counts it: 0 is everybody, 19 is last.
const DRAWING: i32 = 5;
/// Thinking stands back further: it takes as much as it can get.
const THINKING: i32 = 15;

/// How many have their turn for each thread: one whose picture is drawn, and one whose turn finds them at other work.
const TURNS: usize = 2;

type Job = Box<dyn FnOnce() + Send>;

/// A place in the row of those who want something drawn, first come first served. How long it takes depends on how much
/// is drawn at all tables; what is answered at this one in the meantime moves it neither forward nor back.
pub(crate) type Place = Pin<Box<dyn Future<Output = OwnedSemaphorePermit> + Send>>;

#[derive(Debug)]
pub(crate) struct Gallery {
    queue: mpsc::Sender<Job>,
    turns: Arc<Semaphore>,
}

impl Gallery {
    /// One thread for each core: all of them may draw while nobody waits.
    pub(crate) fn open() -> Gallery {
        let (queue, jobs) = mpsc::channel::<Job>();
        let jobs = Arc::new(Mutex::new(jobs));
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        for n in 0..cores {
            let jobs = jobs.clone();
            let thread = std::thread::Builder::new().name(format!("gallery-{n}"));
            thread.spawn(move || work(&jobs)).expect("the machine has threads to spare when it starts");
        }
        Gallery { queue, turns: Arc::new(Semaphore::new(cores * TURNS)) }
    }

    pub(crate) fn queue_up(&self) -> Place {
        let turns = self.turns.clone();
        Box::pin(async { turns.acquire_owned().await.expect("nobody ends the row") })
    }

    /// Lends something, when its turn has come, to a thread that draws with it, and gives it back.
    ///
    /// # Panics
    ///
    /// If drawing does, like whoever draws without a gallery.
    pub(crate) async fn lend<T: Send + 'static>(
        &self,
        _turn: OwnedSemaphorePermit,
        mut lent: T,
        draw: impl FnOnce(&mut T) + Send + 'static,
    ) -> T {
        let (done, back) = oneshot::channel();
        let job = move || {
            draw(&mut lent);
            // Whoever no longer waits for it has ended with the server.
            _ = done.send(lent);
        };
        self.queue.send(Box::new(job)).expect("there are threads as long as there is a gallery");
        back.await.expect("a picture could be drawn")
    }
}

fn work(jobs: &Mutex<mpsc::Receiver<Job>>) {
    stand_back(DRAWING);
    loop {
        let job = match jobs.lock() {
            Ok(jobs) => jobs.recv(),
            Err(_) => return,
        };
        let Ok(job) = job else { return };
        // Whoever lent what could not be drawn finds out by its absence; the thread goes on.
        _ = catch_unwind(AssertUnwindSafe(job));
    }
}

/// Lets a thread that thinks run when nobody else wants to.
pub(crate) fn think_behind_others() {
    stand_back(THINKING);
}

/// Where the system will not hear of it, all run alike.
fn stand_back(far: i32) {
    #[cfg(target_os = "linux")]
    {
        // On Linux this is about the calling thread alone.
        _ = rustix::process::nice(far);
    }
    #[cfg(not(target_os = "linux"))]
    {
        _ = far;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn what_is_lent_comes_back_drawn() {
        let gallery = Gallery::open();
        let drawn = gallery.lend(gallery.queue_up().await, vec![1], |lent| lent.push(2)).await;
        assert_eq!(drawn, [1, 2]);
    }

    #[tokio::test]
    async fn whoever_comes_when_all_turns_are_taken_waits_until_one_is_given_back() {
        let gallery = Gallery::open();
        let mut taken = Vec::new();
        while let Some(turn) = gallery.queue_up().now_or_never() {
            taken.push(turn);
        }
        let mut place = gallery.queue_up();
        assert!((&mut place).now_or_never().is_none());
        taken.pop();
        assert!((&mut place).now_or_never().is_some());
    }

    #[tokio::test]
    async fn a_picture_that_cannot_be_drawn_takes_no_thread_with_it() {
        let gallery = Arc::new(Gallery::open());
        for _ in 0..100 {
            let gallery = gallery.clone();
            let broken = tokio::spawn(async move {
                gallery.lend(gallery.queue_up().await, (), |()| panic!("no picture")).await;
            });
            assert!(broken.await.is_err());
        }
        assert_eq!(gallery.lend(gallery.queue_up().await, 7, |lent| *lent += 1).await, 8);
    }

    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn those_who_draw_stand_back_and_nobody_else() {
        let priority = || rustix::process::nice(0).unwrap();
        let here = priority();
        let gallery = Gallery::open();
        let there = gallery.lend(gallery.queue_up().await, 0, move |lent| *lent = priority()).await;
        assert_eq!((here, there), (priority(), (here + DRAWING).min(19)));
    }
}
