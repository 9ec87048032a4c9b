//! Several people at one device: each sees with their own eyes, and nobody with another's.

use crate::common::House;
use serde_json::{Value, json};

fn beside(table: &Value) -> Vec<Value> {
    table["seats"].as_array().unwrap().iter().map(|seat| seat["beside"].clone()).collect()
}

#[tokio::test]
async fn two_at_one_device_have_two_hands_and_two_voices() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = house.guest().await;
    let seats = json!([{"kind": "me"}, {"kind": "beside", "name": "Vega"}, {"kind": "bot", "bot": "random"}]);
    let table = host.table("escape-pods", seats).await;
    let (mut first, mut second) = (host.enter(&table).await, host.enter_beside(&table, 1).await);
    assert_eq!((first.seat(), second.seat()), (0, 1));
    assert_eq!(beside(&second.table), [json!(0), json!(1), Value::Null]);
    assert_eq!(second.table["hides"], json!(true), "hidden crews are nobody else's business (POD-9.2)");
    assert_ne!(first.play["scene"], second.play["scene"]);
    assert_eq!(second.table["seats"][1]["mine"], json!(true));
    assert_eq!(second.table["seats"][0]["mine"], json!(false));
    // Neither answers for the other.
    let (seat, question) = (1, second.play["question"].clone());
    let said = json!({"do": "answer", "seat": seat, "question": question, "action": {}});
    assert_eq!(first.say(said).await["is"], "refused");
    let stranger = house.guest().await.enter_beside(&table, 1).await;
    assert_eq!(stranger.play["seat"], Value::Null, "a number makes nobody somebody else");
    assert_eq!(beside(&stranger.table), [Value::Null, Value::Null, Value::Null]);
    assert_eq!(host.get(&format!("/api/tables/{table}?as=256")).await.0, 400, "nor nobody the host");
    let (status, _) = host.post(&format!("/api/tables/{table}/chat?as=1"), json!({"text": "my turn"})).await;
    assert_eq!(status, 200);
    let heard = loop {
        let news = second.hear().await;
        if news["is"] == "said" {
            break news["lines"][0].clone();
        }
    };
    assert_eq!((&heard["name"], &heard["seat"]), (&json!("Vega"), &json!(1)));
    house.close().await;
}

#[tokio::test]
async fn a_crowd_at_one_device_is_told_how_many_can_play() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = house.guest().await;
    let seats = vec![json!({"kind": "beside", "name": "V"}); 400];
    let (status, problem) = host.post("/api/tables", json!({"game": "ganymede", "seats": seats})).await;
    assert_eq!((status, &problem["code"]), (409, &json!("unfit-seats")), "{problem}");
    house.close().await;
}

#[tokio::test]
async fn where_nothing_is_hidden_the_device_is_handed_over_in_the_open() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let host = house.guest().await;
    let table = host.table("pulsar-2849", json!([{"kind": "me"}, {"kind": "beside", "name": "Vega"}])).await;
    assert_eq!(host.enter_beside(&table, 1).await.table["hides"], json!(false));
    house.close().await;
}

#[tokio::test]
async fn two_pairs_at_two_devices_sit_down_at_one_table() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, friend) = (house.guest().await, house.guest().await);
    let open = json!({"kind": "open"});
    let seats = json!([{"kind": "me"}, {"kind": "beside", "name": "Vega"}, open, open]);
    let table = host.table("ganymede", seats).await;
    friend.sit(&table, 2).await;
    let path = format!("/api/tables/{table}/sit");
    assert_eq!(friend.post(&path, json!({"seat": 3, "beside": ""})).await.0, 400, "everybody has a name");
    assert_eq!(friend.post(&path, json!({"seat": 3, "beside": "Rigel"})).await.0, 200);
    assert_eq!(host.post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
    let (other, fourth) = (host.enter_beside(&table, 1).await, friend.enter_beside(&table, 1).await);
    assert_eq!((other.seat(), fourth.seat()), (1, 3));
    assert_eq!(beside(&fourth.table), [Value::Null, Value::Null, json!(0), json!(1)]);
    let present = |at: usize| fourth.table["seats"][at]["present"].clone();
    assert_eq!(
        (present(0), present(2)),
        (json!(true), json!(true)),
        "whoever shares a device is here with it"
    );
    house.close().await;
}
