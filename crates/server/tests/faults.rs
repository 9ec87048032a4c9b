//! When the store fails, or somebody else is faster: nobody loses by it, and nobody wins.

use crate::common::disk::Disk;
use crate::common::{Guest, House, Socket, request};
use orrery_server::{Config, Watch};
use orrery_store::{Store, TableRow};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

const MINUTE: u64 = 60_000;

/// A server over a disk with which something can be wrong, and a clock that is set by hand.
struct Trial {
    _folder: tempfile::TempDir,
    disk: Arc<Disk>,
    house: House,
    now: Arc<AtomicU64>,
}

impl Trial {
    async fn open() -> Trial {
        Trial::by(|hand| Watch::new(move || hand.load(Ordering::SeqCst))).await
    }

    async fn by(watch: impl FnOnce(Arc<AtomicU64>) -> Watch) -> Trial {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::open(folder.path()).await;
        let now = Arc::new(AtomicU64::new(1_800_000_000_000));
        let watch = watch(now.clone());
        let set = move |config| Config { watch, ..config };
        let house = House::with(disk.clone(), set).await;
        Trial { _folder: folder, disk, house, now }
    }

    /// A game for two with ten minutes each; both seal a card.
    async fn begun(&self) -> (String, Guest, Guest) {
        let (host, friend) = (self.house.guest().await, self.house.guest().await);
        let clock = json!({"kind": "budget", "seconds": 600, "increment": 0});
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let new = json!({"game": "skirmish", "seats": seats, "clock": clock, "public": true});
        let (status, table) = host.post("/api/tables", new).await;
        assert_eq!(status, 200, "{table}");
        let table = table["id"].as_str().unwrap().to_owned();
        friend.sit(&table, 1).await;
        assert_eq!(host.post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
        (table, host, friend)
    }

    fn pass(&self, time: u64) {
        self.now.fetch_add(time, Ordering::SeqCst);
    }
}

/// When the seat's flag falls, in minutes from now on.
fn minutes_left(trial: &Trial, socket: &Socket, seat: usize) -> u64 {
    let until = socket.table["clock"]["seats"][seat]["until"].as_u64().expect("its clock runs");
    (until - trial.now.load(Ordering::SeqCst)).div_ceil(MINUTE)
}

#[tokio::test]
async fn whoever_cannot_be_looked_up_comes_again_and_keeps_their_cookie() {
    let trial = Trial::open().await;
    let guest = trial.house.guest().await;
    let me = guest.get("/api/me").await.1;
    trial.disk.unreadable.store(true, Ordering::SeqCst);
    for path in ["/api/me", "/api/tables", "/api/nope"] {
        let (status, head, body) = request(trial.house.address, "GET", path, &guest.cookie, None).await;
        assert!(status == 503 && head.contains("retry-after: "), "{path}: {head}{body}");
        assert!(!head.contains("set-cookie"), "a new cookie would lose them their seats: {head}");
    }
    trial.disk.unreadable.store(false, Ordering::SeqCst);
    assert_eq!(guest.get("/api/me").await.1, me);
    trial.house.close().await;
}

/// Whoever loses a race to another node, on purpose or not, must not be given the time until they try again.
#[tokio::test]
async fn no_time_is_won_where_somebody_else_was_faster() {
    let trial = Trial::open().await;
    let (table, host, friend) = trial.begun().await;
    let (mut socket, watcher) = (host.enter(&table).await, friend.enter(&table).await);
    trial.disk.taken.store(20, Ordering::SeqCst);
    assert_eq!(socket.choose(0).await["is"], "refused");
    trial.disk.taken.store(0, Ordering::SeqCst);
    drop(watcher);
    trial.pass(7 * MINUTE);
    let socket = host.enter(&table).await;
    assert_eq!(minutes_left(&trial, &socket, 0), 3);
    let mut socket = socket;
    assert_eq!(socket.choose(0).await["is"], "done");
    let watcher = friend.enter(&table).await;
    assert_eq!(minutes_left(&trial, &watcher, 1), 3, "the other thought for as long");
    assert!(!told_of_a_fault(&friend, &table).await);
    trial.house.close().await;
}

async fn told_of_a_fault(guest: &Guest, table: &str) -> bool {
    let log: Value = guest.get(&format!("/api/tables/{table}/log?lang=en")).await.1;
    log.to_string().contains("The server was at fault")
}

/// The store fails for a while. What passes until it works again is nobody's; what passes after that is somebody's, however
/// late they come back.
#[tokio::test]
async fn a_fault_costs_nobody_time_and_gives_nobody_more_than_it_took() {
    let trial = Trial::open().await;
    let (table, host, friend) = trial.begun().await;
    let mut socket = host.enter(&table).await;
    trial.disk.full.store(true, Ordering::SeqCst);
    assert_eq!(socket.choose(0).await["is"], "refused");
    trial.pass(5 * MINUTE);
    trial.disk.full.store(false, Ordering::SeqCst);
    let mut watcher = friend.enter(&table).await;
    while minutes_left(&trial, &watcher, 1) < 10 {
        watcher.hear().await;
    }
    assert!(told_of_a_fault(&friend, &table).await);
    trial.pass(7 * MINUTE);
    assert_eq!(host.enter(&table).await.choose(0).await["is"], "done");
    let watcher = friend.enter(&table).await;
    assert_eq!(minutes_left(&trial, &watcher, 1), 3);
    trial.house.close().await;
}

/// Between the moment in which a table was read and the moment in which its room can hear of news, another node begins
/// the game.
#[tokio::test]
async fn what_happens_elsewhere_while_a_room_opens_is_not_missed() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::shared(folder.path()).await;
    let elsewhere = House::over(disk.clone()).await;
    let (host, friend) = (elsewhere.guest().await, elsewhere.guest().await);
    let table = host.table("skirmish", json!([{"kind": "me"}, {"kind": "open"}])).await;
    friend.sit(&table, 1).await;
    let stale: TableRow = disk.table(&table).await.unwrap().unwrap();
    assert_eq!(host.post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
    let here = House::over(disk.clone()).await;
    *disk.stale.lock().unwrap() = Some(stale);
    let socket = friend.at(&here).enter(&table).await;
    assert_eq!(socket.table["stage"], "playing");
    assert!(socket.is_asked(), "both seal a card");
    here.close().await;
}

/// A table at which another node's bots play: every piece of news is a reason to look whether they are still its own, but
/// not to look ever more often.
#[tokio::test]
async fn bots_of_another_node_are_asked_after_once_in_a_while() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::shared(folder.path()).await;
    let house = House::over(disk.clone()).await;
    let host = house.guest().await;
    let bots = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = host.table("skirmish", bots).await;
    let _socket = host.enter(&table).await;
    for _ in 0..30 {
        disk.tell(&table);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let asked = disk.leases.load(Ordering::SeqCst);
    assert!(asked >= 30, "{asked}");
    // All who were left behind would wake up together.
    tokio::time::sleep(Duration::from_millis(10_500)).await;
    let later = disk.leases.load(Ordering::SeqCst);
    assert!((asked + 1..asked + 5).contains(&later), "{asked} and then {later}");
    house.close().await;
}

/// A machine without a clock of its own learns what time it is when it has found the network; another was asleep.
#[tokio::test]
async fn nobody_pays_for_a_clock_that_is_set_or_a_machine_that_slept() {
    let trial = Trial::by(|hand| Watch::that_jumps(move || hand.load(Ordering::SeqCst))).await;
    let (table, host, friend) = trial.begun().await;
    let (mut socket, other) = (host.enter(&table).await, friend.enter(&table).await);
    drop(other);
    while socket.table["seats"][1]["present"] == true {
        socket.hear().await;
    }
    trial.pass(60 * MINUTE);
    let claim = json!({"do": "claim", "seat": 0, "of": 1});
    assert_eq!(socket.say(claim).await["is"], "refused", "nobody could have moved meanwhile");
    let stand_in = json!({"do": "standIn", "seat": 0, "of": 1, "bot": "random", "turn": false});
    assert_eq!(socket.say(stand_in).await["is"], "refused", "nor come back");
    let socket = host.enter(&table).await;
    assert_eq!(minutes_left(&trial, &socket, 0), 10);
    assert!(told_of_a_fault(&friend, &table).await);
    trial.house.close().await;
}

/// A record that cannot be played through is no reason to be sent to the door for ever: whoever comes sees the table as it
/// was laid, and is told that it has stopped. Nothing of it is changed.
#[tokio::test]
async fn a_table_that_cannot_be_replayed_says_that_it_has_stopped() {
    let trial = Trial::open().await;
    let (table, host, friend) = trial.begun().await;
    let mut socket = host.enter(&table).await;
    assert_eq!(socket.choose(0).await["is"], "done");
    let Trial { _folder: folder, disk, house, .. } = trial;
    let entries = disk.entries(&table, 0).await.unwrap();
    let unheard_of = orrery_store::EntryRow { body: r#"{"n":"none"}"#.into(), command: None };
    disk.append(&table, entries.len() as u32, vec![unheard_of]).await.unwrap();
    let row = disk.table(&table).await.unwrap();
    house.close().await;

    let disk = Disk::open(folder.path()).await;
    let house = House::over(disk.clone()).await;
    let (host, friend, stranger) = (host.at(&house), friend.at(&house), house.guest().await);
    let address = format!("/api/tables/{table}");
    let (status, info) = host.get(&address).await;
    assert_eq!((status, &info["stage"], &info["waiting"]), (200, &json!("frozen"), &json!([])), "{info}");
    let mut socket = host.enter(&table).await;
    assert_eq!((&socket.table["stage"], &socket.play), (&json!("frozen"), &Value::Null));
    let told = socket.say(json!({"do": "undo", "seat": 0})).await;
    assert!(
        told["is"] == "refused" && told["reason"].to_string().contains("has stopped this table"),
        "{told}"
    );
    for (lang, said) in [("en", "has stopped this table"), ("es", "ha detenido esta mesa")] {
        for path in ["record", "log", "moments/0"] {
            let (status, problem) = friend.get(&format!("{address}/{path}?lang={lang}")).await;
            assert_eq!((status, &problem["code"]), (409, &json!("frozen")), "{path}: {problem}");
            assert!(problem["text"].as_str().unwrap().contains(said), "{problem}");
        }
    }
    let lists = async |guest: &Guest| guest.get("/api/tables").await.1.to_string().contains(&table);
    assert!(lists(&friend).await && !lists(&stranger).await, "whoever sits there finds it");
    assert_eq!(disk.table(&table).await.unwrap(), row, "a later program may know how to go on");
    assert_eq!(disk.entries(&table, 0).await.unwrap().len(), entries.len() + 1);
    host.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    house.close().await;
}
