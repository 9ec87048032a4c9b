//! How well bots play, before a game and during it.

use crate::common::{Guest, House, Socket, request};
use orrery_cluster::Cluster;
use orrery_server::Config;
use orrery_store::{Postgres, Sqlite, Store};
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// A bot that decides for ten minutes.
const PONDERER: &str = "mcts:600000ms";

/// A house in which bots may think for as long as they like.
async fn patient(store: Arc<dyn Store>) -> House {
    House::with(store, |config| Config { bot_limit: Duration::from_secs(3600), ..config }).await
}

async fn store(folder: &Path) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(&folder.join("orrery.db")).await.unwrap())
}

fn level(of: u8, bot: &str) -> Value {
    json!({"do": "otherLevel", "seat": 0, "of": of, "bot": bot})
}

/// A game of Ganymede against a bot.
async fn against(host: &Guest, bot: &str) -> String {
    host.table(orrery_shelf::SHELF[0].slug(), json!([{"kind": "me"}, {"kind": "bot", "bot": bot}])).await
}

/// Plays until it is the bot who is asked, and alone.
async fn until_the_bot_thinks(socket: &mut Socket) {
    loop {
        if socket.is_asked() {
            socket.choose(0).await;
        } else if socket.hears_nothing().await {
            return;
        } else {
            socket.hear().await;
        }
    }
}

async fn until_asked(socket: &mut Socket) {
    while !socket.is_asked() {
        socket.hear().await;
    }
}

fn log(socket: &Socket) -> String {
    serde_json::to_string(&socket.log).unwrap()
}

#[tokio::test]
async fn a_bot_that_thinks_begins_anew_at_the_level_it_is_given() {
    let folder = tempfile::tempdir().unwrap();
    let house = patient(store(folder.path()).await).await;
    let host = house.guest().await;
    let table = against(&host, PONDERER).await;
    let mut socket = host.enter(&table).await;
    until_the_bot_thinks(&mut socket).await;
    assert_eq!(socket.say(level(1, "random")).await["is"], "done");
    until_asked(&mut socket).await;
    assert_eq!(socket.table["seats"][1]["holder"], json!({"kind": "bot", "bot": "random"}));
    assert!(log(&socket).contains("From now on: carefree."), "{}", log(&socket));
    let (_, log) = host.get(&format!("/api/tables/{table}/log?lang=es")).await;
    assert!(log.to_string().contains("A partir de ahora: despreocupado."), "{log}");
    house.close().await;
    let house = patient(store(folder.path()).await).await;
    let socket = host.at(&house).enter(&table).await;
    assert_eq!(socket.table["seats"][1]["holder"]["bot"], "random", "and it is kept");
    house.close().await;
}

/// The node that has the bots hears of it from the one where it is said.
#[tokio::test]
async fn a_bot_that_thinks_at_one_house_is_given_its_level_at_another() {
    let cluster = Cluster::start().unwrap();
    let node = async || patient(Arc::new(Postgres::open(&cluster.address()).await.unwrap())).await;
    let (here, there) = (node().await, node().await);
    let host = here.guest().await;
    let table = against(&host, PONDERER).await;
    let mut socket = host.enter(&table).await;
    until_the_bot_thinks(&mut socket).await;
    let mut elsewhere = host.clone().at(&there).enter(&table).await;
    assert_eq!(elsewhere.say(level(1, "random")).await["is"], "done");
    until_asked(&mut socket).await;
    assert_eq!(socket.table["seats"][1]["holder"]["bot"], "random");
    until_asked(&mut elsewhere).await;
    here.close().await;
    there.close().await;
}

#[tokio::test]
async fn what_cannot_be_is_refused_with_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, friend, stranger) = (house.guest().await, house.guest().await, house.guest().await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]);
    let table = host.table(orrery_shelf::SHELF[0].slug(), seats.clone()).await;
    friend.sit(&table, 1).await;
    assert_eq!(host.post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
    let (mut host_at, mut friend_at) = (host.enter(&table).await, friend.enter(&table).await);
    for (command, because) in [
        (level(2, "level:9"), "levels go from 1 to 8"),
        (level(2, "grandmaster"), "no bot called"),
        (level(1, "level:5"), "Seat 2 is a person’s"),
        (level(0, "level:5"), "Seat 1 is a person’s"),
        (level(3, "level:5"), "no such seat"),
    ] {
        let said = host_at.say(command).await;
        assert!(said["is"] == "refused" && said["reason"].to_string().contains(because), "{said}");
    }
    let mut at_stands = stranger.enter(&table).await;
    let said = at_stands.say(level(2, "level:5")).await;
    assert!(said["is"] == "refused" && said["reason"].to_string().contains("not yours"), "{said}");
    let lent = json!({"do": "standIn", "seat": 1, "of": 1, "bot": "random", "turn": false});
    assert_eq!(friend_at.say(lent).await["is"], "done");
    assert_eq!(host_at.say(level(1, "level:5")).await["is"], "refused", "the seat is still the friend's");
    assert_eq!(host_at.say(level(2, "random")).await["is"], "done", "that is what it is");
    assert!(!log(&host_at).contains("From now on"), "so there is nothing to tell");
    assert_eq!(friend_at.say(json!({"do": "resign", "seat": 1})).await["is"], "done");
    let said = friend_at.say(json!({"do": "otherLevel", "seat": 1, "of": 2, "bot": "greedy"})).await;
    assert_eq!(said["is"], "refused", "who gave up has no say any more");
    assert_eq!(host_at.say(level(1, "greedy")).await["is"], "done", "what was given up is a bot's");
    assert_eq!(host_at.say(json!({"do": "conclude", "seat": 0})).await["is"], "done");
    let said = host_at.say(level(2, "level:5")).await;
    assert!(said["is"] == "refused" && said["reason"].to_string().contains("already ended"), "{said}");
    house.close().await;
}

#[tokio::test]
async fn in_a_serious_game_bots_stay_as_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = house.guest().await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let new = json!({"game": orrery_shelf::SHELF[0].slug(), "seats": seats, "serious": true});
    let (status, table) = host.post("/api/tables", new).await;
    assert_eq!(status, 200, "{table}");
    let mut socket = host.enter(table["id"].as_str().unwrap()).await;
    let said = socket.say(level(1, "level:5")).await;
    assert!(said["is"] == "refused" && said["reason"].to_string().contains("serious"), "{said}");
    assert_eq!(socket.table["seats"][1]["holder"]["bot"], "random");
    house.close().await;
}

/// The next game is played at the level that was found right in this one.
#[tokio::test]
async fn a_rematch_is_played_at_the_last_level() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]);
    let table = host.table("skirmish", seats).await;
    friend.sit(&table, 1).await;
    assert_eq!(host.post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
    let (mut host_at, mut friend_at) = (host.enter(&table).await, friend.enter(&table).await);
    assert_eq!(host_at.say(level(2, "greedy")).await["is"], "done");
    assert_eq!(friend_at.say(json!({"do": "resign", "seat": 1})).await["is"], "done");
    assert_eq!(host_at.say(json!({"do": "conclude", "seat": 0})).await["is"], "done");
    let (status, next) = host.post(&format!("/api/tables/{table}/rematch"), json!({})).await;
    assert_eq!((status, &next["seats"][1]["holder"]["bot"]), (200, &json!("greedy")), "{next}");
    house.close().await;
}

/// A house in which no bot has time for what a high level takes.
async fn hasty(store: Arc<dyn Store>) -> House {
    House::with(store, |config| Config { bot_limit: Duration::from_millis(5), ..config }).await
}

/// Plays until something is so.
async fn until(socket: &mut Socket, so: impl Fn(&Socket) -> bool) {
    while !so(socket) {
        if socket.is_asked() { _ = socket.choose(0).await } else { _ = socket.hear().await }
    }
}

#[tokio::test]
async fn everybody_sees_that_a_bot_thinks_where_it_is_asked_openly() {
    let folder = tempfile::tempdir().unwrap();
    let house = patient(store(folder.path()).await).await;
    let host = house.guest().await;
    let table = against(&host, "random").await;
    let mut socket = host.enter(&table).await;
    // The game begins with a secret choice.
    until(&mut socket, |socket| socket.is_asked() && socket.log.len() > 4).await;
    assert_eq!(socket.say(level(1, PONDERER)).await["is"], "done");
    until(&mut socket, |socket| socket.table["thinking"] == json!([1])).await;
    let mut at_stands = house.guest().await.enter(&table).await;
    assert_eq!((&socket.table["thinking"], &at_stands.table["thinking"]), (&json!([1]), &json!([1])));
    assert_eq!(socket.say(level(1, "random")).await["is"], "done");
    until_asked(&mut socket).await;
    while at_stands.table["waiting"] != json!([0]) {
        at_stands.hear().await;
    }
    assert_eq!((&socket.table["thinking"], &at_stands.table["thinking"]), (&json!([]), &json!([])));
    house.close().await;
}

/// Who is done with a secret is the secret's.
#[tokio::test]
async fn nobody_sees_who_thinks_about_a_secret() {
    let folder = tempfile::tempdir().unwrap();
    let house = patient(store(folder.path()).await).await;
    let host = house.guest().await;
    let table = host.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": PONDERER}])).await;
    let mut socket = host.enter(&table).await;
    assert_eq!(socket.table["thinking"], json!([]));
    until_the_bot_thinks(&mut socket).await;
    assert_eq!(socket.table["thinking"], json!([]));
    house.close().await;
}

#[tokio::test]
async fn a_bot_that_had_too_little_time_for_its_level_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let house = hasty(store(folder.path()).await).await;
    let host = house.guest().await;
    let mut socket = host.enter(&against(&host, "level:8").await).await;
    until(&mut socket, |socket| socket.table["hurried"] == json!([1])).await;
    let (_, _, figures) = request(house.address, "GET", "/metrics", "", None).await;
    let counted = figures.lines().find_map(|line| line.strip_prefix("orrery_hurried_thoughts_total "));
    assert!(counted.is_some_and(|count| count != "0"), "{figures}");
    assert_eq!(socket.say(level(1, "random")).await["is"], "done");
    assert_eq!(socket.table["hurried"], json!([]), "it is another now, which needs no time");
    house.close().await;
}

#[tokio::test]
async fn a_bot_that_had_the_time_it_takes_says_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let house = patient(store(folder.path()).await).await;
    let host = house.guest().await;
    let mut socket = host.enter(&against(&host, "mcts:100").await).await;
    until(&mut socket, |socket| socket.log.len() > 8).await;
    assert_eq!(socket.table["hurried"], json!([]));
    house.close().await;
}

#[tokio::test]
async fn what_a_bot_lacks_at_one_house_is_seen_at_another() {
    let cluster = Cluster::start().unwrap();
    let node = async || hasty(Arc::new(Postgres::open(&cluster.address()).await.unwrap())).await;
    let (here, there) = (node().await, node().await);
    let host = here.guest().await;
    let table = against(&host, "level:8").await;
    let mut socket = host.enter(&table).await;
    let stranger = there.guest().await;
    let mut elsewhere = stranger.enter(&table).await;
    until(&mut socket, |socket| socket.table["hurried"] == json!([1])).await;
    while elsewhere.table["hurried"] != json!([1]) {
        elsewhere.hear().await;
    }
    here.close().await;
    there.close().await;
}
