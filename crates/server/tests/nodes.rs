//! Several servers over one database: any of them serves any table, and nobody notices which.

use crate::common::{Guest, House, Socket};
use orrery_cluster::Cluster;
use orrery_server::Config;
use orrery_store::{Postgres, Store};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

async fn node(cluster: &Cluster) -> (House, Arc<Postgres>) {
    let store = Arc::new(Postgres::open(&cluster.address()).await.unwrap());
    (House::over(store.clone()).await, store)
}

/// A game for two that has begun, the host at the first house and the friend at the second.
async fn begun(here: &House, there: &House) -> (String, Guest, Guest) {
    let (host, friend) = (here.guest().await, here.guest().await.at(there));
    let table = host.table("skirmish", json!([{"kind": "me"}, {"kind": "open"}])).await;
    friend.sit(&table, 1).await;
    // The friend sat down at the other house a moment ago, and the host begins here.
    let (status, answer) = host.post(&format!("/api/tables/{table}/start"), json!({})).await;
    assert_eq!(status, 200, "{answer}");
    (table, host, friend)
}

/// Whatever comes first at any of them.
async fn wait(sockets: &mut [Socket; 4]) {
    let [a, b, c, d] = sockets;
    tokio::select! {
        _ = a.hear() => {}
        _ = b.hear() => {}
        _ = c.hear() => {}
        _ = d.hear() => {}
    }
}

#[tokio::test]
async fn a_game_is_played_and_watched_at_two_houses_at_once() {
    let cluster = Cluster::start().unwrap();
    let ((here, store), (there, _)) = (node(&cluster).await, node(&cluster).await);
    let (table, host, friend) = begun(&here, &there).await;
    let watcher = here.guest().await;
    let watches = [watcher.clone().enter(&table).await, watcher.at(&there).enter(&table).await];
    let [near, far] = watches;
    let mut sockets = [host.enter(&table).await, friend.enter(&table).await, near, far];
    let mut turns = 0;
    while !sockets.iter().all(Socket::is_over) {
        match sockets[..2].iter_mut().find(|socket| socket.is_asked() && !socket.is_over()) {
            Some(asked) => _ = asked.choose(turns % asked.choices().len()).await,
            None => wait(&mut sockets).await,
        }
        turns += 1;
        assert!(turns < 10_000, "the game comes to its end at both houses");
    }
    let seen = |socket: &Socket| (socket.play["scene"].clone(), socket.play["places"].clone(), lines(socket));
    assert_eq!(seen(&sockets[2]), seen(&sockets[3]), "both houses show the same");
    let numbers: Vec<u64> = store
        .entries(&table, 0)
        .await
        .unwrap()
        .iter()
        .map(|entry| serde_json::from_str::<Value>(&entry.body).unwrap()["n"].as_u64().unwrap())
        .collect();
    assert!(numbers.iter().copied().eq(0..numbers.len() as u64), "every entry once and in order");
    here.close().await;
    there.close().await;
}

fn lines(socket: &Socket) -> Vec<Value> {
    socket.log.iter().map(|line| line["text"].clone()).collect()
}

#[tokio::test]
async fn a_command_that_is_repeated_at_another_house_is_carried_out_once() {
    let cluster = Cluster::start().unwrap();
    let ((here, store), (there, _)) = (node(&cluster).await, node(&cluster).await);
    let (table, host, _friend) = begun(&here, &there).await;
    let (mut first, mut second) = (host.enter(&table).await, host.clone().at(&there).enter(&table).await);
    let action = first.choices()[0]["action"].clone();
    let command = json!({
        "do": "answer", "id": "twice", "seat": 0, "question": first.play["question"], "action": action
    });
    assert_eq!(first.say(command.clone()).await["is"], "done");
    assert_eq!(second.say(command).await["is"], "done", "known, though it came through another door");
    let entries = store.entries(&table, 0).await.unwrap();
    let twice = |entry: &&orrery_store::EntryRow| {
        entry.command.as_ref().is_some_and(|command| command.ends_with("twice"))
    };
    assert_eq!(entries.iter().filter(twice).count(), 1);
    here.close().await;
    there.close().await;
}

#[tokio::test]
async fn bots_play_on_at_another_house_when_theirs_is_gone() {
    let cluster = Cluster::start().unwrap();
    let ((here, _), (there, _)) = (node(&cluster).await, node(&cluster).await);
    let host = here.guest().await;
    let bots = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = host.table("skirmish", bots).await;
    let mut socket = host.enter(&table).await;
    while !socket.is_asked() {
        socket.hear().await;
    }
    here.close().await;
    let mut socket = host.at(&there).enter(&table).await;
    let mut answers = 0;
    while !socket.is_over() && answers < 5 {
        if socket.is_asked() {
            answers += u32::from(socket.answers_in_time().await);
        } else {
            socket.hear().await;
        }
    }
    there.close().await;
}

/// Takes in what comes until something is so.
async fn until(socket: &mut Socket, so: impl Fn(&Socket) -> bool) {
    while !so(socket) {
        socket.hear().await;
    }
}

#[tokio::test]
async fn whoever_is_at_another_house_is_seen_and_missed_here() {
    let cluster = Cluster::start().unwrap();
    let ((here, _), (there, _)) = (node(&cluster).await, node(&cluster).await);
    let (table, host, friend) = begun(&here, &there).await;
    let mut seen = host.enter(&table).await;
    let present = |socket: &Socket, seat: usize| socket.table["seats"][seat]["present"] == json!(true);
    let mut far = friend.enter(&table).await;
    until(&mut seen, |socket| present(socket, 1)).await;
    until(&mut far, |socket| present(socket, 0)).await;
    let watcher = there.guest().await;
    let watching = watcher.enter(&table).await;
    until(&mut seen, |socket| socket.table["watching"] == json!(1)).await;
    drop(watching);
    until(&mut seen, |socket| socket.table["watching"] == json!(0)).await;
    there.close().await;
    until(&mut seen, |socket| !present(socket, 1)).await;
    here.close().await;
}

#[tokio::test]
async fn what_is_said_at_one_house_is_heard_at_the_other() {
    let cluster = Cluster::start().unwrap();
    let ((here, _), (there, _)) = (node(&cluster).await, node(&cluster).await);
    let (table, host, friend) = begun(&here, &there).await;
    let (mut near, mut far) = (host.enter(&table).await, friend.enter(&table).await);
    let path = format!("/api/tables/{table}/chat");
    // Both speak without having heard each other: each line has its place.
    let (one, other) = tokio::join!(
        host.post(&path, json!({"text": "from here"})),
        friend.post(&path, json!({"text": "from there"}))
    );
    assert_eq!((one.0, other.0), (200, 200), "{one:?} {other:?}");
    for socket in [&mut near, &mut far] {
        let mut heard = std::collections::BTreeSet::new();
        while heard.len() < 2 {
            let news = socket.hear().await;
            for line in news["lines"].as_array().into_iter().flatten() {
                heard.insert((line["n"].as_u64().unwrap(), line["text"].to_string()));
            }
        }
        assert!(heard.iter().map(|(n, _)| *n).eq([0, 1]), "{heard:?}");
    }
    here.close().await;
    there.close().await;
}

#[tokio::test]
async fn an_undo_is_asked_for_at_one_house_and_granted_at_the_other() {
    let cluster = Cluster::start().unwrap();
    let ((here, _), (there, _)) = (node(&cluster).await, node(&cluster).await);
    let (table, host, friend) = begun(&here, &there).await;
    let mut sockets = [host.enter(&table).await, friend.enter(&table).await];
    // Until somebody's last answer is free no longer, and nobody else is in the middle of something.
    let asks = loop {
        let asking =
            sockets.iter().position(|socket| socket.play["undo"]["can"] == "asking" && !socket.is_over());
        if let Some(asks) = asking {
            break asks;
        }
        match sockets.iter_mut().find(|socket| socket.is_asked()) {
            Some(asked) => _ = asked.choose(0).await,
            None => _ = sockets[0].hear().await,
        }
        for socket in &mut sockets {
            while !socket.hears_nothing().await {
                socket.hear().await;
            }
        }
    };
    let [one, other] = &mut sockets;
    let (asker, asked) = if asks == 0 { (one, other) } else { (other, one) };
    assert_eq!(asker.say(json!({"do": "undo", "seat": asker.seat()})).await["is"], "done");
    until(asked, |socket| !socket.play["requests"].as_array().unwrap().is_empty()).await;
    let request = asked.play["requests"][0]["request"].clone();
    let yes = json!({"do": "consent", "seat": asked.seat(), "request": request, "yes": true});
    assert_eq!(asked.say(yes).await["is"], "done");
    until(asker, |socket| socket.log.iter().any(|line| line["struck"] == json!(true))).await;
    until(asker, |socket| socket.play["requests"].as_array().unwrap().is_empty()).await;
    here.close().await;
    there.close().await;
}

/// Who has been at one house all the time and reloads a page has not been away for long at any other.
#[tokio::test]
async fn nobody_loses_their_seat_at_one_house_for_a_moment_away_from_another() {
    const ABSENCE: Duration = Duration::from_secs(3);
    let cluster = Cluster::start().unwrap();
    let patient = async || {
        let store = Arc::new(Postgres::open(&cluster.address()).await.unwrap());
        House::with(store, |config| Config { absence: ABSENCE, ..config }).await
    };
    let (here, there) = (patient().await, patient().await);
    let (table, host, friend) = begun(&here, &there).await;
    let (victim, mut rival) = (friend.enter(&table).await, host.enter(&table).await);
    until(&mut rival, |socket| socket.table["seats"][1]["present"] == true).await;
    tokio::time::sleep(ABSENCE).await;
    drop(victim);
    until(&mut rival, |socket| socket.table["seats"][1]["present"] == false).await;
    let stand_in = json!({"do": "standIn", "seat": 0, "of": 1, "bot": "random", "turn": false});
    assert_eq!(rival.say(stand_in.clone()).await["is"], "refused", "a moment ago they were there");
    tokio::time::sleep(ABSENCE).await;
    assert_eq!(rival.say(stand_in).await["is"], "done", "but nobody has to wait for ever");
    here.close().await;
    there.close().await;
}
