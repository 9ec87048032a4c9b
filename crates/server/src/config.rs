//! What a host may set.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use orrery_shelf::OpenBox;

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
    /// A room without visitors and without work closes after this.
    pub idle: Duration,
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
            idle: Duration::from_secs(120),
        }
    }
}
