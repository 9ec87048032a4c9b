//! Bots think on threads of their own, so that a long thought never holds up anybody's request.

use super::{Mail, Playing, Room};
use crate::config::Config;
use crate::gallery::think_behind_others;
use crate::hall::Hall;
use orrery_bots::Means;
use orrery_core::{Chance, Seat, Turn};
use orrery_shelf::{Thought, Threads, forget_last_thought};
use orrery_table::{Luck, PlayerKind, Secret};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::AbortHandle;
use tokio::time::Instant;

/// A bot that does nothing but pass is no faster than one that thinks: the pace is drawn before it begins.
const JITTER_PERCENT: u32 = 60;

/// Some threads that take up thoughts in the order in which they come.
#[derive(Clone, Debug)]
pub(crate) struct BotPool {
    queue: mpsc::Sender<Job>,
    crowd: Arc<Crowd>,
}

/// How many thoughts there are for how many threads. The more wait, the shorter each may take: nobody's table pays for
/// the deep thought of another's.
#[derive(Debug)]
struct Crowd {
    threads: usize,
    thoughts: AtomicUsize,
    /// How many threads think about one decision.
    hands: usize,
    /// Whether a thread goes on from its last thought.
    remembers: bool,
}

/// How much of a thought there was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effort {
    /// It was decided at a glance, or by chance, or there was no choice.
    Glance,
    /// It went as far as it was to go.
    Whole,
    /// There was no time for all of it.
    Cut,
}

/// What a bot thinks about: a question of its seat, and as which bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Matter {
    pub(super) seat: Seat,
    pub(super) question: u32,
    pub(super) bot: String,
}

/// A thought that is under way. Whoever lets go of it ends it.
#[derive(Debug)]
pub(super) struct Thinking {
    matter: Matter,
    task: AbortHandle,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A thought with everything it needs.
type Job = Box<dyn FnOnce(&Crowd) + Send>;

impl BotPool {
    pub(crate) fn start(config: &Config) -> BotPool {
        let (queue, jobs) = mpsc::channel::<Job>();
        let jobs = Arc::new(Mutex::new(jobs));
        let Config { bot_threads, bot_hands: hands, bots_remember: remembers, .. } = *config;
        let crowd = Crowd { threads: bot_threads.max(1), thoughts: AtomicUsize::new(0), hands, remembers };
        let crowd = Arc::new(crowd);
        for n in 0..crowd.threads {
            let (jobs, crowd) = (jobs.clone(), crowd.clone());
            let thread = std::thread::Builder::new().name(format!("bot-{n}"));
            thread
                .spawn(move || work(&jobs, &crowd))
                .expect("the machine has threads to spare when it starts");
        }
        BotPool { queue, crowd }
    }

    /// What comes of a thought; nothing if it went wrong. Whoever no longer waits for it ends it, and so does a time that
    /// has come, also where the thought had to wait for its turn.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce(&mut Means<'_>) -> T + Send + 'static,
        dice: Luck,
        limits: (Duration, Option<Instant>),
    ) -> Option<T> {
        self.think_through(thought, dice, limits).await.map(|(decided, _)| decided)
    }

    /// The same, and how much of a thought there was.
    pub(super) async fn think_through<T: Send + 'static>(
        &self,
        thought: impl FnOnce(&mut Means<'_>) -> T + Send + 'static,
        mut dice: Luck,
        (limit, end): (Duration, Option<Instant>),
    ) -> Option<(T, Effort)> {
        let (done, decided) = oneshot::channel();
        let job = move |crowd: &Crowd| {
            let start = Instant::now();
            let clock = || start.elapsed();
            let ends = || end.is_some_and(|end| Instant::now() >= end);
            let [weighed, cut] = [(); 2].map(|()| AtomicBool::new(false));
            let stop = || {
                weighed.store(true, Ordering::Relaxed);
                let stops = start.elapsed() >= crowd.share(limit) || done.is_closed() || ends();
                cut.fetch_or(stops, Ordering::Relaxed);
                stops
            };
            if !crowd.remembers {
                forget_last_thought();
            }
            let crew = Threads(crowd.hands);
            let decided = thought(&mut Means { dice: &mut dice, clock: &clock, stop: &stop, crew: &crew });
            let effort = match [weighed, cut].map(AtomicBool::into_inner) {
                [_, true] => Effort::Cut,
                [true, false] => Effort::Whole,
                [false, false] => Effort::Glance,
            };
            // Nobody may wait for it any more.
            _ = done.send((decided, effort));
        };
        self.crowd.thoughts.fetch_add(1, Ordering::Relaxed);
        self.queue.send(Box::new(job)).ok()?;
        decided.await.ok()
    }
}

impl Crowd {
    fn share(&self, limit: Duration) -> Duration {
        let rounds = self.thoughts.load(Ordering::Relaxed).div_ceil(self.threads).max(1);
        limit / u32::try_from(rounds).unwrap_or(u32::MAX)
    }
}

fn work(jobs: &Mutex<mpsc::Receiver<Job>>, crowd: &Crowd) {
    think_behind_others();
    loop {
        let job = match jobs.lock() {
            Ok(jobs) => jobs.recv(),
            Err(_) => return,
        };
        let Ok(job) = job else { return };
        // A thought that panics answers nothing; its thread goes on with the next.
        _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(crowd)));
        crowd.thoughts.fetch_sub(1, Ordering::Relaxed);
    }
}

/// What a bot's thought draws from follows from the table's secret and its question, so that a game can be played
/// again; nothing leads from it back to the secret.
fn dice(secret: &str, seat: Seat, question: u32) -> Luck {
    let place = [secret.as_bytes(), &[seat.index() as u8], &question.to_le_bytes()].concat();
    Luck::new(&Secret::derived("orrery 2026-11: the thinking of bots at a table", &place))
}

pub(super) fn luck() -> Luck {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random bytes");
    Luck::new(&Secret::new(bytes))
}

impl Room {
    /// Sets every bot thinking that is asked and does not think yet.
    pub(super) async fn wake_bots(&mut self) {
        if !self.asks_a_bot() || !self.has_the_bots().await {
            return;
        }
        let Some(game) = self.game.as_mut() else { return };
        let Turn::Ask { seats, ask } = game.table.now().asked() else { return };
        // In a window the host says when answers are taken; a bot that has more to think about must not be later.
        let limit = self.hall.config.bot_limit;
        let due = game.answers_due(ask, self.hall.config.window_pace);
        let limit = due.map_or(limit, |_| limit.min(self.hall.config.window_pace));
        for seat in seats.iter() {
            let Some(holder) = game.table.holder(seat) else { continue };
            let (question, bot) = (game.table.now().question(seat), holder.name.clone());
            let matter = Matter { seat, question, bot };
            if game.thinking[seat.index()].as_ref().is_some_and(|thinking| thinking.matter == matter) {
                continue;
            }
            let Some(thought) = game.table.thought(seat) else { continue };
            let until = due.unwrap_or_else(|| Instant::now() + pace(&self.hall).max(game.rest(seat)));
            let thought = (thought, dice(&self.row.secret, seat, question));
            let (hall, door) = (self.hall.clone(), self.door.clone());
            let decision = decide(hall, door, matter.clone(), (thought, (limit, due)), until);
            let task = tokio::spawn(decision).abort_handle();
            game.thinking[seat.index()] = Some(Thinking { matter, task });
        }
    }
}

impl Playing {
    /// A thought has come back, unless another is under way by now.
    pub(super) fn has_thought(&mut self, matter: &Matter) {
        let thinking = &mut self.thinking[matter.seat.index()];
        *thinking = thinking.take().filter(|thinking| thinking.matter != *matter);
    }
}

impl Room {
    fn asks_a_bot(&self) -> bool {
        let Some(table) = self.game.as_ref().map(|game| &game.table) else { return false };
        let Turn::Ask { seats, .. } = table.now().asked() else { return false };
        seats.iter().any(|seat| table.holder(seat).is_some_and(|holder| holder.kind == PlayerKind::Bot))
    }
}

/// How long a bot takes at least: drawn before it begins to think.
fn pace(hall: &Hall) -> Duration {
    let pace = hall.config.bot_pace;
    pace + pace * luck().below(JITTER_PERCENT + 1) / 100
}

async fn decide(
    hall: Arc<Hall>,
    door: super::Door,
    matter: Matter,
    (thought, limits): ((Thought, Luck), (Duration, Option<Instant>)),
    until: Instant,
) {
    let (thought, dice) = thought;
    let decided = hall.bots.think_through(thought, dice, limits).await;
    tokio::time::sleep_until(until).await;
    if decided.is_none() {
        tracing::error!(?matter, "a bot could not decide");
    }
    // A room that is closed meanwhile wakes its bots anew when it is opened.
    _ = door.post(Mail::Thought { matter, decided }).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lone_thinker() -> BotPool {
        let anywhere = "127.0.0.1:0".parse().expect("an address");
        BotPool::start(&Config { bot_threads: 1, ..Config::new(anywhere, Vec::new()) })
    }

    /// A thought that goes on until it is told to stop.
    fn endless(means: &mut Means<'_>) {
        while !(means.stop)() {
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[tokio::test]
    async fn a_thought_that_nobody_waits_for_gives_its_thread_back() {
        let (pool, hour) = (lone_thinker(), Duration::from_secs(3600));
        let dropped =
            tokio::time::timeout(Duration::from_millis(20), pool.think(endless, luck(), (hour, None))).await;
        assert!(dropped.is_err(), "nobody told it to stop while somebody waited");
        let next = pool.think(|_| 7, luck(), (hour, None));
        assert_eq!(tokio::time::timeout(Duration::from_secs(10), next).await, Ok(Some(7)));
    }

    #[tokio::test]
    async fn a_thought_that_breaks_answers_nothing_and_the_next_one_thinks() {
        let (pool, hour) = (lone_thinker(), Duration::from_secs(3600));
        let broken = |_: &mut Means<'_>| -> u8 { panic!("on purpose") };
        assert_eq!(pool.think(broken, luck(), (hour, None)).await, None);
        assert_eq!(pool.think(|_| 7, luck(), (hour, None)).await, Some(7));
    }

    /// Who could have thought on must say so; who was done, or never began, must not.
    #[tokio::test]
    async fn a_thought_tells_whether_there_was_time_for_it() {
        let pool = lone_thinker();
        let effort = async |thought: fn(&mut Means<'_>), limit| {
            pool.think_through(thought, luck(), (limit, None)).await.map(|((), effort)| effort)
        };
        let (hour, moment) = (Duration::from_secs(3600), Duration::from_millis(5));
        assert_eq!(effort(|_| (), Duration::ZERO).await, Some(Effort::Glance));
        assert_eq!(effort(|means| assert!(!(means.stop)()), hour).await, Some(Effort::Whole));
        assert_eq!(effort(endless, moment).await, Some(Effort::Cut));
    }

    /// How long a bot thinks rests on its hand. In a window nobody may measure that, not even where many bots wait for few
    /// threads and this one begins when the time for answers has come.
    #[tokio::test]
    async fn a_bot_does_not_think_beyond_the_window_however_late_it_begins() {
        let (pool, hour) = (lone_thinker(), Duration::from_secs(3600));
        let due = Instant::now() + Duration::from_millis(50);
        let busy = pool.think(|_| std::thread::sleep(Duration::from_millis(100)), luck(), (hour, None));
        let (_, late) = tokio::join!(busy, pool.think(endless, luck(), (hour, Some(due))));
        assert_eq!(late, Some(()));
    }
}
