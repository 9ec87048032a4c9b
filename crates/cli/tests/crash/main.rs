//! The server is killed at random moments while people play: nothing that was acknowledged is lost, nothing happens
//! twice, every table replays, and the clients find their way back by themselves.
//!
//! `cargo xtask crash --times 2000` makes the same run as long as one likes and keeps its log.

mod client;
mod dice;
mod house;
mod ledger;
mod patience;

use dice::Dice;
use house::House;
use ledger::{Ledger, Reading};
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often, unless `ORRERY_CRASHES` says so.
const TIMES: u32 = 50;
/// How often in one house. Its tables become ever more: a long run moves on to a new house now and then.
const IN_ONE_HOUSE: u32 = 100;
/// The longest life of a server, in milliseconds after it has begun to answer.
const LIFE: u64 = 250;
/// How long everybody may take to be back in play after the last crash, on a machine that is busy.
const BACK_WITHIN: Duration = Duration::from_secs(120);

#[tokio::test(flavor = "multi_thread")]
async fn sqlite() {
    crash(House::over_a_file).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres() {
    crash(House::over_a_cluster).await;
}

async fn crash(build: impl Fn() -> House) {
    let (mut left, mut log) = (times(), Log::open());
    while left > 0 {
        let times = left.min(IN_ONE_HOUSE);
        crash_one(build(), times, &mut log).await;
        left -= times;
    }
}

async fn crash_one(mut house: House, times: u32, log: &mut Log) {
    house.open().await;
    let ledger = Arc::new(Ledger::default());
    let players = client::sit_down(&house, &ledger).await;
    let mut dice = Dice::shaken();
    log.tell(&format!("{} crashes of {}, {} players", times, house.name(), players.len()));
    for n in 1..=times {
        tokio::time::sleep(Duration::from_millis(dice.below(LIFE))).await;
        let killed = Instant::now();
        // What was acknowledged until now must be there, and what was told later may be.
        let victim = house.kill_one(&mut dice).await;
        let (data, promised) = (house.data(), ledger.promised());
        // What is lost stays lost, for nobody says again what was acknowledged: so the next life may begin meanwhile.
        let (found, ()) = tokio::join!(ledger.check(&data, &promised, Reading::On), house.restore());
        log.tell(&format!("{n}: {victim} killed; {found}; {} ms", killed.elapsed().as_millis()));
    }
    ledger.everybody_plays_on(BACK_WITHIN).await;
    for player in players {
        player.abort();
    }
    let promised = ledger.promised();
    let found = ledger.check(&house.data(), &promised, Reading::Anew).await;
    log.tell(&format!("at the end: {found}, {} times back", ledger.resumed()));
    house.close().await;
}

fn times() -> u32 {
    std::env::var("ORRERY_CRASHES").map_or(TIMES, |times| times.parse().expect("ORRERY_CRASHES is a number"))
}

/// What happened, line by line, in the file that `ORRERY_CRASH_LOG` names.
struct Log(Option<std::fs::File>);

impl Log {
    fn open() -> Log {
        let file = std::env::var_os("ORRERY_CRASH_LOG");
        Log(file.map(|file| std::fs::File::options().create(true).append(true).open(file).unwrap()))
    }

    fn tell(&mut self, line: &str) {
        println!("{line}");
        if let Some(file) = &mut self.0 {
            writeln!(file, "{line}").unwrap();
        }
    }
}
