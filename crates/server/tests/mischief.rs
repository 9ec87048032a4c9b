//! Requests and messages made wrong on purpose: always a clear answer, never a fault, and the room goes on.

use crate::common::described::{Operation, answers, commands, operations};
use crate::common::{House, request};
use orrery_cluster::Cluster;
use orrery_mischief::{any_json, bent, torn, tries};
use orrery_store::Postgres;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::Union;
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::runtime::Runtime;

/// What is sent: something almost right, something else, or what cannot be read at all.
fn sent(example: Value) -> impl Strategy<Value = String> {
    prop_oneof![
        4 => bent(example.clone()).prop_map(|json| json.to_string()),
        1 => any_json().prop_map(|json| json.to_string()),
        1 => torn(example.to_string()),
        1 => Just(example.to_string()),
    ]
}

/// Ready to stand in an address.
fn in_an_address(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

/// A table's own id, or a game's name, or anything at all, also what is no text.
fn name() -> impl Strategy<Value = String> {
    let odd = ["..", "%", "%ff", "%00", "0", "-1", "skirmish", "%2e%2e%2f", "{id}", "4294967296", "open"];
    prop_oneof![
        4 => Just("TABLE".to_owned()),
        2 => select(odd.map(str::to_owned).to_vec()),
        1 => ".{1,20}".prop_map(|text| in_an_address(&text)),
    ]
}

/// A request for this operation, with "TABLE" where a table may be named.
fn asked(operation: Operation) -> impl Strategy<Value = (String, String, String)> {
    let Operation { method, path, queries, body } = operation;
    let body = sent(body.unwrap_or_default());
    let queries: Vec<_> = queries.into_iter().map(|query| (Just(query), name())).collect();
    (proptest::collection::vec(name(), 2), queries, body).prop_map(move |(names, queries, body)| {
        let mut names = names.into_iter();
        let parts = path.split('/').map(|part| {
            if part.starts_with('{') { names.next().unwrap_or_default() } else { part.to_owned() }
        });
        let path = parts.collect::<Vec<_>>().join("/");
        let queries: Vec<String> =
            queries.into_iter().map(|(name, value)| format!("{name}={value}")).collect();
        (method.clone(), format!("/api{path}?{}", queries.join("&")), body)
    })
}

#[test]
fn whatever_is_asked_is_answered() {
    let (runtime, folder) = (Runtime::new().unwrap(), tempfile::tempdir().unwrap());
    let house = runtime.block_on(House::open(folder.path()));
    all_is_answered(&runtime, house);
}

/// What is text to one store may be none to another.
#[test]
fn whatever_is_asked_is_answered_over_a_database() {
    let (runtime, cluster) = (Runtime::new().unwrap(), Cluster::start().unwrap());
    let house = runtime.block_on(over(&cluster));
    all_is_answered(&runtime, house);
}

async fn over(cluster: &Cluster) -> House {
    House::over(Arc::new(Postgres::open(&cluster.address()).await.unwrap())).await
}

fn all_is_answered(runtime: &Runtime, house: House) {
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]);
    for operation in operations() {
        // Somebody new each time: nobody may ask for much at once.
        let (guest, table) = runtime.block_on(async {
            let guest = house.guest().await;
            let table = guest.table("skirmish", seats.clone()).await;
            (guest, table)
        });
        let described = operation.path.clone();
        TestRunner::new(tries(12))
            .run(&asked(operation), |(method, path, body)| {
                runtime.block_on(async {
                    let path = path.replace("TABLE", &table);
                    let (status, head, said) =
                        request(house.address, &method, &path, &guest.cookie, Some(body)).await;
                    prop_assert!((200..500).contains(&status), "{method} {path}: {head}\n{said}");
                    let as_described = answers(&method, &described, status, &head, &said);
                    prop_assert!(as_described.is_ok(), "{method} {path}: {as_described:?}");
                    Ok(())
                })
            })
            .unwrap();
    }
    runtime.block_on(house.close());
}

#[test]
fn whatever_is_said_is_answered_and_the_room_goes_on() {
    let (runtime, folder) = (Runtime::new().unwrap(), tempfile::tempdir().unwrap());
    let house = runtime.block_on(House::open(folder.path()));
    all_is_heard(&runtime, house);
}

#[test]
fn whatever_is_said_is_answered_over_a_database() {
    let (runtime, cluster) = (Runtime::new().unwrap(), Cluster::start().unwrap());
    let house = runtime.block_on(over(&cluster));
    all_is_heard(&runtime, house);
}

/// A command may be called anything, also what no database keeps as text.
#[tokio::test]
async fn a_command_with_an_odd_id_is_carried_out_once_over_a_database() {
    let cluster = Cluster::start().unwrap();
    let house = over(&cluster).await;
    let guest = house.guest().await;
    let table = guest.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let mut socket = guest.enter(&table).await;
    while !socket.is_asked() {
        socket.hear().await;
    }
    let action = socket.choices()[0]["action"].clone();
    let question = socket.play["question"].clone();
    let command = json!({"do": "answer", "id": "a\u{0}b", "seat": 0, "question": question, "action": action});
    assert_eq!(socket.say(command.clone()).await["is"], "done");
    assert_eq!(socket.say(command).await["is"], "done", "and known when it comes again");
    let (status, problem) = guest.get("/api/tables/%00").await;
    assert_eq!((status, &problem["code"]), (404, &json!("no-such-table")));
    house.close().await;
}

/// Each message is answered before the next one that is right, and the table is there afterwards as before.
fn all_is_heard(runtime: &Runtime, house: House) {
    // One that is too long ends the connection, as it should.
    let messages = Union::new(commands().into_iter().map(|command| sent(command).boxed()))
        .prop_filter("it is short enough", |message| message.len() < 16_000);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    TestRunner::new(tries(30))
        .run(&proptest::collection::vec(messages, 1..12), |messages| {
            runtime.block_on(async {
                let (guest, watcher) = (house.guest().await, house.guest().await);
                let table = guest.table("skirmish", seats.clone()).await;
                let mut socket = guest.enter(&table).await;
                for message in messages {
                    socket.say_raw(&message).await;
                    socket.say_raw(r#"{"do":"speak","id":"right","lang":"en"}"#).await;
                    let mut answers = 0;
                    loop {
                        let news = socket.hear().await;
                        let answer = news["is"] == "refused" || news["is"] == "done";
                        prop_assert!(news["is"] != "refused" || news["reason"].to_string().len() > 10);
                        answers += u32::from(answer);
                        if answer && news["id"] == "right" {
                            break;
                        }
                    }
                    prop_assert_eq!(answers, 2, "{}", message);
                }
                prop_assert_eq!(&watcher.enter(&table).await.table["id"], &json!(table));
                Ok(())
            })
        })
        .unwrap();
    runtime.block_on(house.close());
}
