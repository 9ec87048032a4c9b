//! The server is killed at random moments while people play: nothing that was acknowledged is lost, nothing happens
//! twice, every table replays, and the clients find their way back by themselves.
//!
//! Nor is anything lost in copies that are taken meanwhile.
//!
//! `cargo xtask crash --times 2000` makes the same run as long as one likes and keeps its log.

mod client;
mod dice;
mod house;
mod ledger;
mod patience;

use dice::Dice;
use house::{House, Program};
use ledger::{Found, Ledger, Reading};
use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// How often, unless `ORRERY_CRASHES` says so.
const TIMES: u32 = 50;
/// How often the data is copied while people play.
const COPIES: usize = 3;
/// How often in one house. Its tables become ever more: a long run moves on to a new house now and then.
const IN_ONE_HOUSE: u32 = 100;
/// How long a server lives at most, in milliseconds after half of those who play have been answered again.
const LIFE: u64 = 250;
/// How long people may take to be back in play after a crash, on a machine that is busy.
const BACK_WITHIN: Duration = Duration::from_secs(120);

#[tokio::test(flavor = "multi_thread")]
async fn sqlite() {
    crash(House::over_a_file).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres() {
    crash(House::over_a_cluster).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_copied_while_people_play() {
    copy(House::over_a_file).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_copied_while_people_play() {
    copy(House::over_a_cluster).await;
}

/// Nobody has to close a server to copy its data, nor to check it: whatever was acknowledged before is in the copy, and
/// every game replays, there, here, and where the copy is brought back.
async fn copy(build: impl Fn(&Program) -> House) {
    let (program, folder) = (Program::copied(), tempfile::tempdir().unwrap());
    let mut house = build(&program);
    house.open().await;
    let (ledger, data) = (Arc::new(Ledger::default()), house.written());
    let players = client::sit_down(&house, &ledger).await;
    ledger.half_play_on(BACK_WITHIN).await;
    for n in 0..COPIES {
        let place = |name: &str| folder.path().join(format!("{name}-{n}.db")).display().to_string();
        let (copied, back, promised) = (place("copy"), place("back"), ledger.until_now());
        house.orrery(&["backup", &copied, "--data", &data]).await;
        house.orrery(&["restore", &copied, "--data", &back]).await;
        for place in [&data, &copied, &back] {
            let told = house.orrery(&["check", "--json", "--data", place]).await;
            let told: serde_json::Value = serde_json::from_str(&told).unwrap();
            assert!(told["replayed"].as_u64() > Some(0), "{place}: {told}");
            assert_eq!(told["differ"], serde_json::json!([]), "{place}");
        }
        let store = orrery_store::Data::from(back.as_str()).open().await.unwrap();
        println!("{n}: {} in the copy", promised.check(&*store, Reading::Anew).await);
        store.close().await.unwrap();
        ledger.half_play_on(BACK_WITHIN).await;
    }
    for player in players {
        player.abort();
    }
    house.close().await;
}

async fn crash(build: impl Fn(&Program) -> House) {
    let program = Program::copied();
    let (all, mut log, mut total) = (times(), Log::open(), Total::default());
    let mut left = all;
    while left > 0 {
        let times = left.min(IN_ONE_HOUSE);
        crash_one(build(&program), times, &mut log, &mut total).await;
        left -= times;
    }
    let Total { found, resumed, victims } = total;
    log.tell(&format!(
        "{all} crashes in one run ({victims:?}): {found}; {resumed} times back; none lost, none doubled"
    ));
}

/// What all houses of a run come to.
#[derive(Default)]
struct Total {
    found: Found,
    resumed: u64,
    victims: BTreeMap<String, u32>,
}

async fn crash_one(mut house: House, times: u32, log: &mut Log, total: &mut Total) {
    house.open().await;
    let ledger = Arc::new(Ledger::default());
    let players = client::sit_down(&house, &ledger).await;
    let mut dice = Dice::shaken();
    log.tell(&format!(
        "{times} crashes of {}, {} companies, data in {}",
        house.name(),
        players.len(),
        house::disk()
    ));
    for n in 1..=times {
        ledger.set_lull(false);
        ledger.half_play_on(BACK_WITHIN).await;
        tokio::time::sleep(Duration::from_millis(dice.below(LIFE))).await;
        let killed = Instant::now();
        let victim = house.kill_one(&mut dice).await;
        ledger.set_lull(true);
        // What is lost stays lost, for nobody says again what was acknowledged: so the next life may begin meanwhile.
        let reader = house.reader().await;
        let (found, ()) = tokio::join!(ledger.check(&*reader, Reading::On), house.restore());
        house.let_go(reader).await;
        log.tell(&format!("{n}: {victim} killed; {found}; {} ms", killed.elapsed().as_millis()));
        *total.victims.entry(victim).or_default() += 1;
    }
    ledger.set_lull(false);
    ledger.everybody_plays_on(BACK_WITHIN).await;
    for player in players {
        player.abort();
    }
    let reader = house.reader().await;
    let found = ledger.check(&*reader, Reading::Anew).await;
    house.let_go(reader).await;
    log.tell(&format!("at the end: {found}, {} times back", ledger.resumed()));
    total.found += found;
    total.resumed += ledger.resumed();
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
