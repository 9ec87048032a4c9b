//! What a host may set.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use crate::hooks::Allowed;
use crate::identity::random_hex;
use orrery_shelf::OpenBox;
use orrery_table::Secret;

/// How to run a server. The command line fills it in.
#[derive(Clone, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// The games to offer, each with its box.
    pub games: Vec<Arc<dyn OpenBox>>,
    /// A bot takes at least this long, so that people can follow.
    pub bot_pace: Duration,
    /// A window stays open at least this long, and up to twice as long by chance, whoever holds whatever.
    pub window_pace: Duration,
    /// A bot takes at most this long.
    pub bot_limit: Duration,
    /// How many bots think at the same time.
    pub bot_threads: usize,
    /// How many threads think about one decision.
    pub bot_hands: usize,
    /// Whether a bot goes on from its last thought. Which thread thinks is a matter of luck, and so is then what comes of
    /// it: not for games that must be played again.
    pub bots_remember: bool,
    /// Others may have a bot play for somebody who has been away for this long.
    pub absence: Duration,
    /// What time it is.
    pub watch: Watch,
    /// Where the secrets of new tables come from.
    pub secrets: Secrets,
    /// A room without visitors and without work closes after this.
    pub idle: Duration,
    /// So many tables may be open in memory before new ones are refused.
    pub rooms: usize,
    /// So many of them one address may have opened: it may be a whole school, but it is not everybody.
    pub rooms_of_an_address: usize,
    /// So many sockets may be open before new ones are refused.
    pub sockets: usize,
    /// How often a silent client is asked whether it is there. Who does not answer twice is gone, and so is who takes
    /// nothing of what is sent, or does not finish a request, for such a time.
    pub pulse: Duration,
    /// Proxies on other machines, which are believed where a request came from.
    pub proxies: Vec<IpAddr>,
    /// Whom the server may call when somebody is asked.
    pub hooks: Allowed,
}

impl Config {
    /// Everything as a host would want it who says nothing.
    #[must_use]
    pub fn new(listen: SocketAddr, games: Vec<Arc<dyn OpenBox>>) -> Config {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen,
            games,
            bot_pace: Duration::from_millis(700),
            window_pace: Duration::from_millis(900),
            bot_limit: Duration::from_secs(3),
            // A core is left for everybody else: bots that fill all of them make every commit slower.
            bot_threads: cores.saturating_sub(1).max(1),
            bot_hands: 1,
            bots_remember: true,
            absence: Duration::from_secs(120),
            watch: Watch::default(),
            secrets: Secrets::default(),
            idle: Duration::from_secs(120),
            rooms: 5_000,
            rooms_of_an_address: 500,
            sockets: 20_000,
            pulse: Duration::from_secs(30),
            proxies: Vec::new(),
            hooks: Allowed::default(),
        }
    }
}

/// Where the server looks to know what time it is: tests bring their own.
#[derive(Clone)]
pub struct Watch {
    now: Arc<dyn Fn() -> u64 + Send + Sync>,
    jumps: bool,
}

impl Watch {
    /// A watch that shows milliseconds since 1970.
    pub fn new(now: impl Fn() -> u64 + Send + Sync + 'static) -> Watch {
        Watch { now: Arc::new(now), jumps: false }
    }

    /// One like a machine's: it may be set, and goes on while the machine sleeps.
    pub fn that_jumps(now: impl Fn() -> u64 + Send + Sync + 'static) -> Watch {
        Watch { jumps: true, ..Watch::new(now) }
    }

    pub(crate) fn now(&self) -> u64 {
        (self.now)()
    }

    pub(crate) fn jumps(&self) -> bool {
        self.jumps
    }
}

/// The machine's own.
impl Default for Watch {
    fn default() -> Watch {
        Watch::that_jumps(|| {
            SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64)
        })
    }
}

impl fmt::Debug for Watch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Watch({})", self.now())
    }
}

/// Where the secret of a new table comes from: tests bring a seed, so that their games can be played again.
#[derive(Clone)]
pub struct Secrets(Arc<dyn Fn() -> String + Send + Sync>);

impl Secrets {
    /// Secrets that follow from a seed, one after another: for tests, never for play.
    #[must_use]
    pub fn foretold(seed: u64) -> Secrets {
        let tables = AtomicU64::new(0);
        Secrets(Arc::new(move || {
            let place = [seed, tables.fetch_add(1, Ordering::Relaxed)].map(u64::to_le_bytes).concat();
            Secret::derived("orrery 2026-11: tables that can be played again", &place).to_hex()
        }))
    }

    /// In hex, as a table keeps it.
    pub(crate) fn next(&self) -> String {
        (self.0)()
    }
}

/// The operating system's own.
impl Default for Secrets {
    fn default() -> Secrets {
        Secrets(Arc::new(|| random_hex(32)))
    }
}

impl fmt::Debug for Secrets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secrets(…)")
    }
}
