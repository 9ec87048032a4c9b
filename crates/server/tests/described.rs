//! Every answer is held against what the description of the API says of it, and whatever is said on a socket.

use crate::common::described::{answers, document};
use crate::common::schema::fits;
use crate::common::{Guest, House, request};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::net::SocketAddr;

/// Somebody who asks, and what was asked for so far and went well: method and path as the description has them.
struct Tour {
    address: SocketAddr,
    cookie: String,
    went_well: BTreeSet<String>,
}

impl Tour {
    /// Asks as this guest; what is in braces in the path is the name that comes after it.
    async fn asks(&mut self, guest: &Guest, method: &str, path: &str, names: &[&str], body: Value) -> Value {
        let asked = named(path, names);
        let (status, head, said) =
            request(self.address, method, &format!("/api{asked}"), &guest.cookie, Some(body.to_string()))
                .await;
        assert!((200..300).contains(&status), "{method} {asked}: {head}\n{said}");
        if let Some(cookie) = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")) {
            self.cookie = cookie.split(';').next().unwrap().to_owned();
        }
        answers(method, path, status, &head, &said).unwrap_or_else(|because| panic!("{asked}: {because}"));
        self.went_well.insert(format!("{method} {path}"));
        serde_json::from_str(&said).unwrap_or(Value::String(said))
    }

    async fn gets(&mut self, guest: &Guest, path: &str, names: &[&str]) -> Value {
        self.asks(guest, "GET", path, names, json!(null)).await
    }

    async fn posts(&mut self, guest: &Guest, path: &str, names: &[&str], body: Value) -> Value {
        self.asks(guest, "POST", path, names, body).await
    }
}

fn named(path: &str, names: &[&str]) -> String {
    let mut names = names.iter();
    let part = |part: &str| {
        if part.starts_with('{') { (*names.next().unwrap()).to_owned() } else { part.to_owned() }
    };
    path.split('/').map(part).collect::<Vec<_>>().join("/")
}

/// What cannot go well here: a webhook calls somebody (`hooks.rs` tries it), and a socket is no answer.
const ELSEWHERE: [&str; 2] = ["POST /me/call", "GET /tables/{id}/socket"];

#[tokio::test]
async fn whatever_goes_well_is_answered_as_described() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (host, friend, third) = (house.guest().await, house.guest().await, house.guest().await);
    let mut tour = Tour { address: house.address, cookie: String::new(), went_well: BTreeSet::new() };

    tour.gets(&host, "/openapi.json", &[]).await;
    tour.gets(&host, "/games", &[]).await;
    for title in orrery_shelf::SHELF {
        tour.gets(&host, "/games/{slug}/rules", &[title.slug()]).await;
        tour.gets(&host, "/games/{slug}/icons.svg", &[title.slug()]).await;
        plays_a_little(&mut tour, &host, title.slug()).await;
    }

    tour.gets(&host, "/me", &[]).await;
    tour.asks(&host, "PATCH", "/me", &[], json!({"name": "Vega", "settings": {"endOfTurn": "never"}})).await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let clock = json!({"kind": "days", "days": 2, "banked": 3, "holidays": 3});
    let new = json!({"game": "skirmish", "seats": seats, "clock": clock, "public": true});
    let table = tour.posts(&host, "/tables", &[], new).await["id"].as_str().unwrap().to_owned();
    let id = [table.as_str()];
    tour.posts(&friend, "/tables/{id}/sit", &id, json!({"seat": 1})).await;
    tour.posts(&friend, "/tables/{id}/leave", &id, json!({"seat": 1})).await;
    tour.posts(&friend, "/tables/{id}/sit", &id, json!({"seat": 1})).await;
    tour.posts(&third, "/tables/{id}/sit", &id, json!({"seat": 2})).await;
    tour.posts(&host, "/tables/{id}/ban", &id, json!({"seat": 2})).await;
    tour.posts(&host, "/tables/{id}/fill", &id, json!({"bot": "random"})).await;
    tour.gets(&third, "/tables", &[]).await;
    tour.posts(&host, "/tables/{id}/start", &id, json!({})).await;
    tour.posts(&host, "/tables/{id}/chat", &id, json!({"text": "Welcome!"})).await;
    tour.gets(&third, "/tables/{id}", &id).await;
    tour.gets(&friend, "/tables", &[]).await;

    let mut sockets = [friend.enter(&table).await, host.enter(&table).await];
    assert_eq!(sockets[0].say(json!({"do": "resign", "seat": 1})).await["is"], "done");
    assert_eq!(sockets[1].say(json!({"do": "conclude", "seat": 0})).await["is"], "done");
    tour.gets(&host, "/tables/{id}/record", &id).await;
    tour.gets(&host, "/tables/{id}/record.txt", &id).await;
    tour.gets(&third, "/tables/{id}/log", &id).await;
    let eyes = format!("/api/tables/{table}/moments/0?eyes=open");
    let (status, head, said) = request(house.address, "GET", &eyes, &third.cookie, None).await;
    answers("GET", "/tables/{id}/moments/{n}", status, &head, &said).unwrap();
    tour.posts(&host, "/tables/{id}/rematch", &id, json!({})).await;

    let link = tour.posts(&host, "/me/link", &[], json!(null)).await;
    tour.posts(&third, "/recover", &[], link).await;
    tour.posts(&friend, "/bots", &[], json!({"name": "Rigel"})).await;
    tour.posts(&host, "/me/renew", &[], json!(null)).await;
    assert!(!tour.cookie.is_empty(), "a new secret comes in a cookie");

    let described: BTreeSet<String> = crate::common::described::operations()
        .into_iter()
        .map(|operation| format!("{} {}", operation.method, operation.path))
        .filter(|operation| !ELSEWHERE.contains(&operation.as_str()))
        .collect();
    assert_eq!(tour.went_well, described, "every operation is tried");
    house.close().await;
}

/// A table of this game against a bot: what is said on its socket, a hint, the log, a moment, and the drawing of a canvas.
async fn plays_a_little(tour: &mut Tour, host: &Guest, game: &str) {
    let table = host.table(game, json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let mut socket = host.enter(&table).await;
    let heard = json!({
        "is": "whole", "seq": socket.seq, "table": socket.table, "play": socket.play, "log": socket.log,
    });
    is_news(&heard);
    while !socket.is_asked() {
        is_news(&socket.hear().await);
    }
    tour.posts(host, "/tables/{id}/hint", &[&table], json!({"seat": 0})).await;
    is_news(&socket.say(json!({"do": "answer", "seat": 0, "question": 99, "action": {}})).await);
    // The host may have let a window pass meanwhile.
    while !socket.is_asked() {
        is_news(&socket.hear().await);
    }
    is_news(&socket.choose(0).await);
    // What is answered in secret is told when the last answer is in.
    while socket.log.is_empty() {
        let news = if socket.is_asked() { socket.choose(0).await } else { socket.hear().await };
        is_news(&news);
    }
    while !socket.hears_nothing().await {
        is_news(&socket.hear().await);
    }
    assert_eq!(host.post(&format!("/api/tables/{table}/chat"), json!({"text": "Hello"})).await.0, 200);
    is_news(&socket.hear().await);
    tour.gets(host, "/tables/{id}/log", &[&table]).await;
    tour.gets(host, "/tables/{id}/moments/{n}", &[&table, "0"]).await;
    let scene = socket.play["scene"].to_string();
    let keys = scene.split("\"art\":\"").skip(1).filter_map(|rest| rest.split('"').next());
    for key in keys.collect::<BTreeSet<_>>() {
        tour.gets(host, "/games/{slug}/art/{key}", &[game, key]).await;
    }
}

/// What is said on a socket is described as well.
fn is_news(news: &Value) {
    let document = document();
    let schema = &document["components"]["schemas"]["News"];
    fits(&document, schema, news).unwrap_or_else(|because| panic!("{news}: {because}"));
}

/// A description that says something else is found out.
#[test]
fn what_is_not_as_described_is_found_out() {
    let document = document();
    let problem = &document["components"]["schemas"]["Problem"];
    assert_eq!(fits(&document, problem, &json!({"code": "full", "text": "There is no room."})), Ok(()));
    for wrong in [json!({"code": "full"}), json!({"code": 1, "text": ""}), json!([]), json!(null)] {
        assert!(fits(&document, problem, &wrong).is_err(), "{wrong}");
    }
    let clock = &document["components"]["schemas"]["TimeRule"];
    assert!(fits(&document, clock, &json!({"kind": "budget", "seconds": 1e9, "increment": 0})).is_err());
    assert!(fits(&document, clock, &json!({"kind": "budget", "seconds": 600, "increment": 0})).is_ok());
    assert!(fits(&document, &json!({"kind": "odd"}), &json!(1)).is_err(), "a word that nobody reads");
}
