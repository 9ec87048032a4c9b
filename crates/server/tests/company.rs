//! People around a table: talk, spectators, rematches, hosts who send somebody away, identities that travel.

use crate::common::{Guest, House, Socket, request};
use serde_json::{Value, json};

async fn hears(socket: &mut Socket) -> Value {
    loop {
        let news = socket.hear().await;
        if news["is"] == "said" {
            return news["lines"].as_array().unwrap().last().unwrap().clone();
        }
    }
}

async fn says(guest: &Guest, table: &str, text: &str) -> (u16, Value) {
    guest.post(&format!("/api/tables/{table}/chat"), json!({"text": text})).await
}

#[tokio::test]
async fn players_talk_to_all_and_spectators_among_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, watcher) = (house.guest().await, house.guest().await);
    let table = host.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let (mut at_table, mut in_stands) = (host.enter(&table).await, watcher.enter(&table).await);
    let odd = "<img src=x onerror=alert(1)> https://example.org/?a=1&b=2";
    assert_eq!(says(&host, &table, odd).await.0, 200);
    let line = hears(&mut in_stands).await;
    assert_eq!((&line["text"], &line["seat"]), (&json!(odd), &json!(0)), "text is text");
    assert_eq!(hears(&mut at_table).await["n"], 0);
    assert_eq!(says(&watcher, &table, "who wins?").await.0, 200);
    assert_eq!(hears(&mut in_stands).await["seat"], Value::Null);
    let again = host.enter(&table).await;
    assert!(!told_of(again).await.contains("who wins?"), "the stands are not heard at the table");
    for (text, status) in [("", 400), ("x".repeat(10_000).as_str(), 400), ("🪐".repeat(10_000).as_str(), 400)]
    {
        let (found, problem) = says(&host, &table, text).await;
        assert_eq!(found, status);
        assert!(problem["text"].as_str().unwrap().len() > 10, "a clear answer: {problem}");
    }
    assert_eq!(says(&host, &table, "still here").await.0, 200, "nothing is lost");
    let path = format!("/api/tables/{table}/chat");
    let (status, _, _) = request(house.address, "POST", &path, "", Some(r#"{"text":"a"}"#.into())).await;
    assert_eq!(status, 401);
    let (_, info) = host.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&info["watching"], info["watchers"].as_array().unwrap().len()), (&json!(1), 1));
    house.close().await;
    let house = House::open(folder.path()).await;
    let kept = told_of(host.at(&house).enter(&table).await).await;
    assert!(kept.contains("still here"), "what was said is kept: {kept}");
    house.close().await;
}

/// Everything that is said to whoever just arrived.
async fn told_of(mut socket: Socket) -> String {
    let mut told = String::new();
    while !socket.hears_nothing().await {
        told += &socket.hear().await.to_string();
    }
    told
}

#[tokio::test]
async fn a_rematch_is_one_click_and_another_begins() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, stranger) = (house.guest().await, house.guest().await);
    let table = host.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let rematch = format!("/api/tables/{table}/rematch");
    assert_eq!(host.post(&rematch, json!({})).await.0, 403, "not before it is over");
    let mut socket = host.enter(&table).await;
    while !socket.is_over() {
        if socket.is_asked() { _ = socket.choose(0).await } else { _ = socket.hear().await }
    }
    assert_eq!(stranger.post(&rematch, json!({})).await.0, 403, "not by whoever looked on");
    let (status, next) = host.post(&rematch, json!({})).await;
    assert_eq!((status, &next["stage"]), (200, &json!("playing")), "nobody has to be waited for: {next}");
    assert_eq!(
        (&next["seats"][1]["mine"], &next["seats"][0]["holder"]["kind"]),
        (&json!(true), &json!("bot"))
    );
    let (_, same) = host.post(&rematch, json!({})).await;
    assert_eq!(same["id"], next["id"], "a second click leads to the same table");
    let (_, old) = host.get(&format!("/api/tables/{table}")).await;
    assert_eq!(old["rematch"], next["id"]);
    house.close().await;
}

#[tokio::test]
async fn the_host_sends_somebody_away_before_the_start_and_for_good() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, pest) = (house.guest().await, house.guest().await);
    let table = host.table("skirmish", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let ban = format!("/api/tables/{table}/ban");
    pest.sit(&table, 1).await;
    assert_eq!(pest.post(&ban, json!({"seat": 0})).await.0, 403, "only the host");
    assert_eq!(host.post(&ban, json!({"seat": 0})).await.0, 403, "not oneself");
    assert_eq!(host.post(&ban, json!({"seat": 7})).await.0, 409);
    let (status, info) = host.post(&ban, json!({"seat": 1})).await;
    assert_eq!((status, &info["seats"][1]["holder"]["kind"]), (200, &json!("open")));
    let (status, refused) = pest.post(&format!("/api/tables/{table}/sit"), json!({"seat": 1})).await;
    assert_eq!((status, &refused["code"]), (403, &json!("banned")));
    house.close().await;
}

#[tokio::test]
async fn public_tables_can_be_joined_and_watched() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, guest) = (house.guest().await, house.guest().await);
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let new = json!({"game": "skirmish", "seats": seats, "public": true});
    let (_, table) = host.post("/api/tables", new).await;
    let hidden = host.table("skirmish", seats).await;
    let (_, listed) = guest.get("/api/tables").await;
    let ids: Vec<&str> = listed.as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap()).collect();
    assert!(ids.contains(&table["id"].as_str().unwrap()) && !ids.contains(&hidden.as_str()), "{ids:?}");
    house.close().await;
}

#[tokio::test]
async fn whoever_has_said_no_name_is_a_guest_in_the_language_they_have_chosen() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guest = house.guest().await;
    let change = async |wish: Value| {
        let body = Some(wish.to_string());
        let (_, _, me) = request(house.address, "PATCH", "/api/me", &guest.cookie, body).await;
        serde_json::from_str::<Value>(&me).unwrap()["name"].clone()
    };
    assert_eq!(change(json!({"settings": {"lang": "es"}})).await, "Invitado");
    assert_eq!(change(json!({"settings": {"lang": "en"}})).await, "Guest");
    assert_eq!(change(json!({"name": "Vera", "settings": {"lang": "es"}})).await, "Vera");
    assert_eq!(change(json!({"settings": {"lang": "en"}})).await, "Vera", "a name that was said stays");
    house.close().await;
}

#[tokio::test]
async fn an_identity_travels_by_link_and_two_devices_act_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guest = house.guest().await;
    let (_, me) = guest.get("/api/me").await;
    let (status, link) = guest.post("/api/me/link", json!({})).await;
    assert_eq!(status, 200);
    let body = json!({"secret": link["secret"]}).to_string();
    let (status, head, found) = request(house.address, "POST", "/api/recover", "", Some(body)).await;
    assert_eq!(status, 200, "{found}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let phone = Guest { address: house.address, cookie: cookie.split(';').next().unwrap().to_owned() };
    assert_eq!(phone.get("/api/me").await.1["id"], me["id"]);

    let table = guest.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let (mut desk, mut pocket) = (guest.enter(&table).await, phone.enter(&table).await);
    while !desk.is_asked() || desk.play["question"] != pocket.play["question"] {
        if desk.hears_nothing().await {
            pocket.hear().await
        } else {
            desk.hear().await
        };
    }
    let (one, other) = tokio::join!(desk.choose(0), pocket.choose(0));
    let done = [&one, &other].iter().filter(|told| told["is"] == "done").count();
    assert_eq!(done, 1, "the second answer is to a question that is closed: {one} {other}");

    let (_, head, _) =
        request(house.address, "POST", "/api/me/renew", &guest.cookie, Some("{}".into())).await;
    assert!(head.contains("set-cookie: orrery="));
    assert_ne!(phone.get("/api/me").await.1["id"], me["id"], "the old link leads nowhere");
    for bad in ["", "00", &"0".repeat(64), "ñ\u{1}"] {
        let (status, _, _) =
            request(house.address, "POST", "/api/recover", "", Some(json!({"secret": bad}).to_string()))
                .await;
        assert_eq!(status, 404, "{bad:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_program_plays_with_a_token_and_no_cookie() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guest = house.guest().await;
    let (status, bot) = guest.post("/api/bots", json!({"name": "Antikythera"})).await;
    assert_eq!(status, 200, "{bot}");
    let header = format!("x\r\nauthorization: Bearer {}", bot["token"].as_str().unwrap());
    let (status, _, me) = request(house.address, "GET", "/api/me", &header, None).await;
    assert!(status == 200 && me.contains("Antikythera"), "{me}");
    assert_eq!(guest.post("/api/bots", json!({"name": ""})).await.0, 400);
    let wrong = format!("x\r\nauthorization: Bearer {}", "0".repeat(64));
    let (status, _, _) = request(house.address, "POST", "/api/tables", &wrong, Some("{}".into())).await;
    assert_eq!(status, 401);
    house.close().await;
}
