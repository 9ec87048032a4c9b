//! Clocks and absences over real sockets and a fake time.

use crate::common::{Guest, House, Socket};
use orrery_server::{Config, Watch};
use orrery_store::Sqlite;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

const MINUTE: u64 = 60_000;

/// A server whose time is set by hand.
struct Timed {
    house: House,
    now: Arc<AtomicU64>,
    folder: tempfile::TempDir,
}

impl Timed {
    async fn open() -> Timed {
        Timed::over(tempfile::tempdir().unwrap(), Arc::new(AtomicU64::new(1_800_000_000_000))).await
    }

    /// The same server after a while in which none ran.
    async fn again_after(self, time: u64) -> Timed {
        self.house.close().await;
        self.now.fetch_add(time, Ordering::SeqCst);
        Timed::over(self.folder, self.now).await
    }

    async fn over(folder: tempfile::TempDir, now: Arc<AtomicU64>) -> Timed {
        let store = Sqlite::open(&folder.path().join("orrery.db")).await.unwrap();
        let hand = now.clone();
        let set = move |config| Config { watch: Watch::new(move || hand.load(Ordering::SeqCst)), ..config };
        Timed { house: House::with(Arc::new(store), set).await, now, folder }
    }

    fn pass(&self, time: u64) {
        self.now.fetch_add(time, Ordering::SeqCst);
    }

    /// Two friends at a table with a minute each, their sockets, and a spectator's.
    async fn friends(&self, game: &str) -> (Vec<Guest>, [Socket; 2], Socket, String) {
        let (host, friend) = (self.house.guest().await, self.house.guest().await);
        let clock = json!({"kind": "budget", "seconds": 60, "increment": 5});
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let (status, table) =
            host.post("/api/tables", json!({"game": game, "seats": seats, "clock": clock})).await;
        assert_eq!(status, 200, "{table}");
        let table = table["id"].as_str().unwrap().to_owned();
        friend.sit(&table, 1).await;
        self.pass(99 * MINUTE);
        assert_eq!(host.post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
        let sockets = [host.enter(&table).await, friend.enter(&table).await];
        let spectator = self.house.guest().await.enter(&table).await;
        (vec![host, friend], sockets, spectator, table)
    }
}

async fn quiet(socket: &mut Socket) {
    while !socket.hears_nothing().await {
        socket.hear().await;
    }
}

fn until(socket: &Socket, seat: usize) -> Option<u64> {
    socket.table["clock"]["seats"][seat]["until"].as_u64()
}

/// Plays first choices until exactly one seat is asked, openly.
async fn until_one_is_asked(sockets: &mut [Socket; 2]) -> usize {
    loop {
        for socket in sockets.iter_mut() {
            quiet(socket).await;
        }
        match sockets.each_ref().map(Socket::is_asked) {
            [true, false] => return 0,
            [false, true] => return 1,
            [true, true] => _ = sockets[0].choose(0).await,
            [false, false] => {}
        }
    }
}

#[tokio::test]
async fn a_flag_falls_over_time_and_only_another_player_may_say_so() {
    let timed = Timed::open().await;
    let (_, mut sockets, mut spectator, _) = timed.friends(orrery_shelf::SHELF[0].slug()).await;
    quiet(&mut sockets[0]).await;
    assert_eq!(sockets[0].table["clock"]["rule"]["seconds"], 60);
    let start = timed.now.load(Ordering::SeqCst);
    let first = (0..2).find(|&seat| until(&sockets[0], seat).is_some()).expect("a clock runs");
    assert_eq!(until(&sockets[0], first), Some(start + MINUTE), "gathering cost nobody anything");
    let late = until_one_is_asked(&mut sockets).await;
    let other = 1 - late;
    let claim = |by: usize, of: usize| json!({"do": "claim", "seat": by, "of": of});
    let refused = sockets[other].say(claim(other, late)).await;
    assert_eq!(refused["is"], "refused", "there is time left");
    timed.pass(2 * MINUTE);
    assert!(sockets[late].hears_nothing().await && spectator_is_quiet(&mut spectator).await);
    assert_eq!(sockets[late].say(claim(late, late)).await["is"], "refused", "not by whose time it is");
    assert_eq!(sockets[late].say(claim(other, late)).await["is"], "refused", "nor in another's name");
    assert_eq!(spectator.say(claim(0, late)).await["is"], "refused", "nor by a spectator");
    let log = sockets[other].log.len();
    assert_eq!(sockets[other].say(claim(other, late)).await["is"], "done");
    quiet(&mut sockets[other]).await;
    assert!(sockets[other].log.len() > log, "the default was played");
    timed.house.close().await;
}

/// Nobody's time runs while no server does.
#[tokio::test]
async fn time_in_which_no_server_ran_is_given_back() {
    let timed = Timed::open().await;
    let (guests, mut sockets, _, table) = timed.friends(orrery_shelf::SHELF[0].slug()).await;
    let asked = until_one_is_asked(&mut sockets).await;
    let falls = until(&sockets[asked], asked).expect("a clock runs");
    let timed = timed.again_after(600 * MINUTE).await;
    for _ in 0..2 {
        let socket = guests[asked].clone().at(&timed.house).enter(&table).await;
        assert_eq!(
            until(&socket, asked),
            Some(falls + 600 * MINUTE),
            "as much is left as before, also at a second look"
        );
    }
    let log = guests[asked].clone().at(&timed.house).get(&format!("/api/tables/{table}/log?lang=en")).await.1;
    assert_eq!(log.to_string().matches("The server was at fault").count(), 1, "{log}");
    timed.house.close().await;
}

async fn spectator_is_quiet(spectator: &mut Socket) -> bool {
    quiet(spectator).await;
    spectator.hears_nothing().await
}

/// A clock that moved with every entry would tell when somebody answered in secret.
#[tokio::test]
async fn a_secret_answer_moves_nobodys_clock() {
    let timed = Timed::open().await;
    let (_, mut sockets, mut spectator, _) = timed.friends("skirmish").await;
    for socket in [&mut sockets[1], &mut spectator] {
        quiet(socket).await;
    }
    let before: Vec<Value> =
        [&sockets[1], &spectator].map(|socket| socket.table["clock"]["seats"][1].clone()).into();
    timed.pass(1000);
    assert_eq!(sockets[0].choose(0).await["is"], "done");
    for socket in [&mut sockets[1], &mut spectator] {
        quiet(socket).await;
    }
    let after: Vec<Value> =
        [&sockets[1], &spectator].map(|socket| socket.table["clock"]["seats"][1].clone()).into();
    assert_eq!(before, after);
    timed.house.close().await;
}

#[tokio::test]
async fn a_pause_takes_all_and_a_bot_keeps_a_seat_until_its_person_is_back() {
    let timed = Timed::open().await;
    let (guests, mut sockets, _, table) = timed.friends(orrery_shelf::SHELF[0].slug()).await;
    for seat in [0, 1] {
        let wish = json!({"do": "pause", "seat": seat, "yes": true});
        assert_eq!(sockets[seat].say(wish).await["is"], "done");
    }
    quiet(&mut sockets[0]).await;
    assert_eq!(sockets[0].table["clock"]["paused"], true);
    let resume = json!({"do": "pause", "seat": 0, "yes": false});
    assert_eq!(sockets[0].say(resume).await["is"], "done");
    assert_eq!(sockets[0].table["clock"]["paused"], false);

    let stand_in = json!({"do": "standIn", "seat": 0, "of": 1, "bot": "random", "turn": false});
    let refused = sockets[0].say(stand_in.clone()).await;
    assert_eq!(refused["is"], "refused", "they are here");
    let [mut host, friend] = sockets;
    drop(friend);
    while host.table["seats"][1]["present"] == true {
        host.hear().await;
    }
    timed.pass(MINUTE / 2);
    assert_eq!(host.say(stand_in.clone()).await["is"], "refused", "they may be back in a moment");
    timed.pass(2 * MINUTE);
    assert_eq!(host.say(stand_in).await["is"], "done");
    assert_eq!(host.table["seats"][1]["lent"], true);
    assert_eq!(host.table["seats"][1]["holder"]["kind"], "bot");
    let back = guests[1].enter(&table).await;
    while host.table["seats"][1]["lent"] == true {
        host.hear().await;
    }
    assert_eq!(host.table["seats"][1]["holder"]["kind"], "person");
    drop(back);

    let mine = json!({"do": "standIn", "seat": 0, "of": 0, "bot": "random", "turn": false});
    assert_eq!(host.say(mine).await["is"], "done", "one's own seat at any time");
    assert_eq!(host.table["seats"][0]["lent"], true);
    let take_back = json!({"do": "takeBack", "seat": 0});
    assert_eq!(host.say(take_back).await["is"], "done");
    quiet(&mut host).await;
    assert_eq!(host.table["seats"][0]["lent"], false);
    timed.house.close().await;
}

#[tokio::test]
async fn odd_clocks_are_refused() {
    let timed = Timed::open().await;
    let guest = timed.house.guest().await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    for (clock, code) in [
        (json!({"kind": "budget", "seconds": 0, "increment": 0}), "odd-clock"),
        (json!({"kind": "days", "days": 99, "banked": 0, "holidays": 0}), "odd-clock"),
        (json!({"kind": "hourglass"}), "malformed"),
    ] {
        let new = json!({"game": "skirmish", "seats": seats, "clock": clock});
        let (status, problem) = guest.post("/api/tables", new).await;
        assert_eq!((status, &problem["code"]), (400, &json!(code)), "{problem}");
    }
    timed.house.close().await;
}
