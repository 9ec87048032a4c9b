//! How much anybody may ask for, what a full house says, and connections that stand in the way.

use crate::common::{House, Socket, request};
use orrery_server::Config;
use orrery_store::Sqlite;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Error;

/// Whatever takes longer than this never comes.
const LONG: Duration = Duration::from_secs(60);

async fn house(set: impl FnOnce(Config) -> Config) -> (TempDir, House) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("orrery.db")).await.unwrap();
    (folder, House::with(Arc::new(store), set).await)
}

/// Sends the same request over one connection, as fast as it goes, until it is refused as one too many.
async fn floods(address: SocketAddr, request: &str, headers: &str) -> bool {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let once = format!("{request} HTTP/1.1\r\nhost: {address}\r\ncontent-length: 0\r\n{headers}\r\n\r\n");
    let many = once.repeat(100);
    let (start, mut heard) = (Instant::now(), Vec::new());
    while start.elapsed() < LONG {
        stream.write_all(many.as_bytes()).await.unwrap();
        let (mut answers, mut more) = (0, vec![0; 64 * 1024]);
        heard.clear();
        while answers < 100 {
            let count = stream.read(&mut more).await.unwrap();
            assert!(count > 0, "the server hung up");
            heard.extend_from_slice(&more[..count]);
            answers = String::from_utf8_lossy(&heard).matches("HTTP/1.1 ").count();
        }
        if String::from_utf8_lossy(&heard).contains("HTTP/1.1 429") {
            return true;
        }
    }
    false
}

#[tokio::test]
async fn an_address_that_floods_is_held_up_and_no_other() {
    let (_folder, house) = house(|config| config).await;
    assert!(floods(house.address, "GET /api/nope", "x-forwarded-for: 198.51.100.1").await);
    for (other, status) in [("", 200), ("x\r\nx-forwarded-for: 198.51.100.2", 200)] {
        assert_eq!(request(house.address, "GET", "/api/games", other, None).await.0, status);
    }
    house.close().await;
}

#[tokio::test]
async fn an_identity_that_floods_is_held_up_and_no_other() {
    let (_folder, house) = house(|config| config).await;
    let (rude, calm) = (house.guest().await, house.guest().await);
    assert!(floods(house.address, "POST /api/tables/x/start", &format!("cookie: {}", rude.cookie)).await);
    assert_eq!(calm.post("/api/tables/x/start", json!({})).await.0, 404);
    assert_eq!(rude.get("/api/games").await.0, 200, "looking is free");
    house.close().await;
}

#[tokio::test]
async fn a_full_house_says_so_and_plays_on() {
    let (_folder, house) = house(|config| Config { rooms: 2, sockets: 2, ..config }).await;
    let guest = house.guest().await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let tables = [guest.table("skirmish", seats.clone()).await, guest.table("skirmish", seats.clone()).await];
    let new = json!({"game": "skirmish", "seats": seats}).to_string();
    for (lang, words) in [("en", "as fit here"), ("es", "las partidas que caben")] {
        let path = format!("/api/tables?lang={lang}");
        let (status, head, body) =
            request(house.address, "POST", &path, &guest.cookie, Some(new.clone())).await;
        assert!(status == 503 && head.contains("retry-after: 60"), "{head}");
        assert!(body.contains("\"full\"") && body.contains(words), "{body}");
    }
    let mut first = guest.enter(&tables[0]).await;
    let second = guest.enter(&tables[1]).await;
    let third = Socket::open(house.address, &tables[0], &guest.cookie, None).await;
    assert!(matches!(third, Err(Error::Http(answer)) if answer.status() == 503));
    assert_eq!(first.choose(0).await["is"], "done", "those who are in are not disturbed");
    drop(second);
    let start = Instant::now();
    while let Err(error) = Socket::open(house.address, &tables[1], &guest.cookie, None).await {
        assert!(start.elapsed() < LONG, "whoever leaves makes room: {error}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    house.close().await;
}

/// Whoever opens ever more tables fills their own address's share of the house, not the house.
#[tokio::test]
async fn one_address_cannot_fill_the_house() {
    let (_folder, house) = house(|config| Config { rooms_of_an_address: 3, ..config }).await;
    let new = json!({"game": "skirmish", "seats": [{"kind": "me"}, {"kind": "open"}]}).to_string();
    let from = |guest: &crate::common::Guest, address: &str| {
        format!("{}\r\nx-forwarded-for: {address}", guest.cookie)
    };
    let opens = |cookie: String| {
        let new = new.clone();
        async move { request(house.address, "POST", "/api/tables", &cookie, Some(new)).await }
    };
    // Many names at one address are one address.
    for _ in 0..3 {
        let guest = house.guest().await;
        assert_eq!(opens(from(&guest, "198.51.100.1")).await.0, 200);
    }
    let guest = house.guest().await;
    let (status, head, body) = opens(from(&guest, "198.51.100.1")).await;
    assert!(status == 429 && head.contains("retry-after: ") && body.contains("many-tables"), "{head}{body}");
    let (status, _, body) = opens(from(&guest, "198.51.100.2")).await;
    assert_eq!(status, 200, "another address is not held up: {body}");
    assert_eq!(opens(guest.cookie.clone()).await.0, 200, "nor is the host");
    let table: serde_json::Value = serde_json::from_str(&body).unwrap();
    let path = format!("/api/tables/{}", table["id"].as_str().unwrap());
    let (status, ..) = request(house.address, "GET", &path, &from(&guest, "198.51.100.1"), None).await;
    assert_eq!(status, 200, "a table that is open already is open to all");
    house.close().await;
}

/// A room that has closed counts no longer, and opening an old one counts as much as a new one.
#[tokio::test]
async fn a_table_that_closes_makes_room_at_its_address() {
    let pause = Duration::from_millis(100);
    let (_folder, house) = house(|config| Config { rooms_of_an_address: 1, idle: pause, ..config }).await;
    let guest = house.guest().await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let tables = [guest.table("skirmish", seats.clone()).await, guest.table("skirmish", seats).await];
    let look = |table: &str| {
        let cookie = format!("{}\r\nx-forwarded-for: 198.51.100.1", guest.cookie);
        let path = format!("/api/tables/{table}");
        async move { request(house.address, "GET", &path, &cookie, None).await.0 }
    };
    while !guest.get("/metrics").await.1.as_str().unwrap().contains("\norrery_rooms 0\n") {
        tokio::time::sleep(pause).await;
    }
    assert_eq!(look(&tables[0]).await, 200);
    assert_eq!(look(&tables[1]).await, 429);
    let start = Instant::now();
    while look(&tables[1]).await != 200 {
        assert!(start.elapsed() < LONG, "the first has closed");
        tokio::time::sleep(pause).await;
    }
    house.close().await;
}

/// What is said is kept for ever: neither one person nor one address may fill the disk with it.
#[tokio::test]
async fn who_talks_without_end_is_asked_to_wait_and_nobody_else() {
    let (_folder, house) = house(|config| config).await;
    let host = house.guest().await;
    let table = host.table("skirmish", json!([{"kind": "me"}, {"kind": "open"}])).await;
    let (rude, calm) = (house.guest().await, house.guest().await);
    let says = |guest: &crate::common::Guest, address: &str, lang: &str, text: String| {
        let cookie = format!("{}{address}", guest.cookie);
        let (path, body) =
            (format!("/api/tables/{table}/chat?lang={lang}"), json!({"text": text}).to_string());
        async move { request(house.address, "POST", &path, &cookie, Some(body)).await }
    };
    let (here, there) = ("\r\nx-forwarded-for: 198.51.100.1", "\r\nx-forwarded-for: 198.51.100.2");
    let mut kept = 0;
    // What is too long is not kept, and counts all the same: whoever sends it could go on for ever.
    while says(&rude, here, "en", "x".repeat(9000)).await.0 == 400 {
        kept += 9000;
        assert!(kept < 100_000, "it has an end");
    }
    for (lang, words) in [("en", "try again in a minute"), ("es", "dentro de un minuto")] {
        let (status, head, body) = says(&rude, there, lang, "x".repeat(9000)).await;
        assert!(status == 429 && head.contains("retry-after: 60"), "{head}");
        assert!(body.contains("\"much-kept\"") && body.contains(words), "{body}");
    }
    assert_eq!(says(&calm, here, "en", "hello".into()).await.0, 200, "others at the address talk on");
    assert_eq!(
        says(&rude, "", "en", "hello".into()).await.0,
        200,
        "whoever sits at this machine is its host"
    );
    house.close().await;
}

/// Everything that is said until the server hangs up.
async fn until_the_end(mut stream: TcpStream) -> String {
    let mut said = Vec::new();
    // A connection that is cut off ends as well as one that is closed.
    _ = timeout(LONG, stream.read_to_end(&mut said)).await.expect("the server hangs up");
    String::from_utf8_lossy(&said).into_owned()
}

#[tokio::test]
async fn requests_that_never_end_are_ended() {
    let (_folder, house) = house(|config| Config { pulse: Duration::from_secs(3), ..config }).await;
    let guest = house.guest().await;
    let mut silent = TcpStream::connect(house.address).await.unwrap();
    let mut half = TcpStream::connect(house.address).await.unwrap();
    let mut slow = TcpStream::connect(house.address).await.unwrap();
    silent.write_all(b"").await.unwrap();
    half.write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ").await.unwrap();
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nhost: x\r\ncookie: {}\r\nconnection: close\r\ncontent-length: 9\r\n\r\n{{",
        guest.cookie
    );
    slow.write_all(head.as_bytes()).await.unwrap();
    let (silent, half, slow) = tokio::join!(until_the_end(silent), until_the_end(half), until_the_end(slow));
    assert!(!silent.starts_with("HTTP/1.1 2") && !half.starts_with("HTTP/1.1 2"), "{silent}{half}");
    assert!(slow.starts_with("HTTP/1.1 408") && slow.contains("\"slow\""), "{slow}");
    house.close().await;
}

#[tokio::test]
async fn a_head_without_measure_is_refused() {
    let (_folder, house) = house(|config| config).await;
    for head in [
        format!("GET /{} HTTP/1.1", "x".repeat(200_000)),
        format!("GET / HTTP/1.1\r\na: {}", "x".repeat(200_000)),
    ] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        // The server need not read all of it.
        _ = stream.write_all(format!("{head}\r\nhost: x\r\n\r\n").as_bytes()).await;
        let said = until_the_end(stream).await;
        assert!(said.is_empty() || said.starts_with("HTTP/1.1 4"), "{said}");
    }
    assert_eq!(request(house.address, "GET", "/healthz", "", None).await.0, 200);
    house.close().await;
}

#[tokio::test]
async fn a_socket_that_answers_no_pulse_is_gone() {
    let (_folder, house) = house(|config| Config { pulse: Duration::from_secs(3), ..config }).await;
    let guest = house.guest().await;
    let table = guest.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let mut dead = TcpStream::connect(house.address).await.unwrap();
    let upgrade = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\ncookie: {}\r\nconnection: upgrade\r\n\
         upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        guest.cookie
    );
    dead.write_all(upgrade.as_bytes()).await.unwrap();
    assert!(until_the_end(dead).await.starts_with("HTTP/1.1 101"));
    let start = Instant::now();
    while guest.get(&format!("/api/tables/{table}")).await.1["seats"][0]["present"] == true {
        assert!(start.elapsed() < LONG, "the table knows that they have gone");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    house.close().await;
}

/// A question whether anybody is there is answered as well: it costs as much as a command.
#[tokio::test]
async fn a_flood_of_pings_is_cut_off() {
    let (_folder, house) = house(|config| config).await;
    let guest = house.guest().await;
    let table = guest.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let (mut calm, mut rude) = (guest.enter(&table).await, guest.enter(&table).await);
    assert!(calm.pings(20).await && calm.is_connected().await);
    assert!(!rude.pings(2000).await || rude.is_cut_off().await);
    assert!(calm.is_connected().await);
    house.close().await;
}

#[tokio::test]
async fn a_page_of_another_site_may_change_nothing() {
    let (_folder, house) = house(|config| config).await;
    let guest = house.guest().await;
    let from = |site: String| format!("{}\r\norigin: {site}", guest.cookie);
    let rename = |cookie: String| async move {
        request(house.address, "PATCH", "/api/me", &cookie, Some(r#"{"name":"Ana"}"#.into())).await
    };
    let (status, _, body) = rename(from("https://example.org".into())).await;
    assert!(status == 403 && body.contains("\"elsewhere\""), "{body}");
    assert_eq!(rename(from(format!("http://{}", house.address))).await.0, 200);
}

#[tokio::test]
async fn every_answer_keeps_to_this_site() {
    let (_folder, house) = house(|config| config).await;
    for path in ["/", "/healthz", "/api/games", "/api/nope", "/nope.js", "/metrics"] {
        let (_, head, _) = request(house.address, "GET", path, "", None).await;
        for said in [
            "content-security-policy: default-src 'self'",
            "style-src-elem 'self'; style-src-attr 'unsafe-inline';",
            "x-content-type-options: nosniff",
            "x-frame-options: DENY",
            "referrer-policy: same-origin",
            "cross-origin-opener-policy: same-origin",
            "cross-origin-embedder-policy: require-corp",
            "cross-origin-resource-policy: same-origin",
            "permissions-policy: ",
            "cache-control: ",
        ] {
            assert!(head.contains(said), "{path}: {said} is missing from {head}");
        }
        assert!(!path.starts_with("/api") || head.contains("cache-control: no-store"), "{path}: {head}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_cookie_that_came_encrypted_stays_so() {
    let (_folder, house) = house(|config| config).await;
    let cookie = |proto: &'static str| async move {
        let (_, head, _) = request(house.address, "GET", "/api/me", proto, None).await;
        head.lines().find(|line| line.starts_with("set-cookie: ")).unwrap().to_owned()
    };
    let (plain, secure) = (cookie("").await, cookie("x\r\nx-forwarded-proto: https").await);
    assert!(secure.starts_with("set-cookie: __Host-orrery=") && plain.starts_with("set-cookie: orrery="));
    assert!(secure.ends_with("; HttpOnly; SameSite=Lax; Secure"), "{secure}");
    assert!(plain.ends_with("; HttpOnly; SameSite=Lax"), "{plain}");
    // Whoever brings it is known, and has it for as long again, under the name that is right for how they came.
    let brought = secure.strip_prefix("set-cookie: ").unwrap().split(';').next().unwrap();
    let (_, head, _) = request(house.address, "GET", "/api/me", brought, None).await;
    let secret = brought.split_once('=').unwrap().1;
    assert!(head.contains(&format!("set-cookie: orrery={secret}; ")), "{head}");
}

/// Entries are counted, so the figures rise when somebody answers in secret: they are the host's alone.
#[tokio::test]
async fn figures_are_for_whoever_is_at_the_machine() {
    let (_folder, house) = house(|config| config).await;
    let ask = |cookie: &'static str| async move {
        let (status, _, body) = request(house.address, "GET", "/metrics", cookie, None).await;
        (status, body)
    };
    let (status, body) = ask("").await;
    assert!(status == 200 && body.contains("orrery_"), "{body}");
    let (status, body) = ask("x\r\nx-forwarded-for: 203.0.113.7").await;
    assert!(status == 404 && !body.contains("orrery_"), "{body}");
}

/// A page elsewhere whose name was made to lead to this machine asks from here, but not for it.
#[tokio::test]
async fn figures_are_not_for_a_page_that_pretends_to_be_here() {
    let (_folder, house) = house(|config| config).await;
    for (host, status) in [("evil.example", "404"), ("localhost", "200")] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let asked = format!("GET /metrics HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        stream.write_all(asked.as_bytes()).await.unwrap();
        let said = until_the_end(stream).await;
        assert!(said.starts_with(&format!("HTTP/1.1 {status}")), "{host}: {said}");
    }
    house.close().await;
}

/// Where a proxy and a server disagree about where a request ends, one visitor's words become another's. One that could
/// be read in two ways is not read in either, or ends the connection with its answer.
#[tokio::test]
async fn a_request_that_could_end_in_two_places_is_not_followed_by_another() {
    let (_folder, house) = house(|config| config).await;
    let hidden = "GET /api/hidden HTTP/1.1\r\nhost: localhost\r\n\r\n";
    for head in [
        "content-length: 0\r\ncontent-length: 50",
        "content-length: 0, 50",
        "content-length: +0",
        "content-length: 0\r\ntransfer-encoding: chunked",
        "transfer-encoding: chunked\r\ncontent-length: 5",
        "transfer-encoding: identity",
        "transfer-encoding: chunked, identity",
        "transfer-encoding : chunked",
        "content-length : 0",
        "x: y\n content-length: 0",
    ] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let sent =
            format!("POST /api/recover HTTP/1.1\r\nhost: localhost\r\n{head}\r\n\r\n0\r\n\r\n{hidden}");
        // The server may hang up before all of it is sent.
        _ = stream.write_all(sent.as_bytes()).await;
        _ = stream.shutdown().await;
        let said = until_the_end(stream).await;
        let answers = said.matches("HTTP/1.1 ").count();
        assert!(answers <= 1 || said.contains("connection: close"), "{head}: {said}");
        assert!(!said.contains("HTTP/1.1 5"), "{head}: {said}");
    }
    house.close().await;
}

/// A link or a device that fell into other hands: a new secret ends what the old one had opened.
#[tokio::test]
async fn a_new_secret_ends_the_connections_of_the_old_one() {
    let (_folder, house) = house(|config| Config { pulse: Duration::from_millis(200), ..config }).await;
    let guest = house.guest().await;
    let table = guest.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let mut thief = guest.enter(&table).await;
    let (status, head, _) =
        request(house.address, "POST", "/api/me/renew", &guest.cookie, Some("{}".into())).await;
    assert_eq!(status, 200);
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let owner =
        crate::common::Guest { cookie: cookie.split(';').next().unwrap().to_owned(), ..guest.clone() };
    let start = Instant::now();
    while thief.is_connected().await {
        assert!(start.elapsed() < LONG, "who came with the old secret is sent away");
    }
    assert!(owner.enter(&table).await.is_connected().await, "and its owner is not");
    house.close().await;
}

/// Somebody who knows the old secret begins a request, and ends it when its owner has a new one: who was asked for has
/// become somebody else, and nothing of theirs is put back.
#[tokio::test]
async fn a_request_that_was_begun_with_the_old_secret_does_not_bring_it_back() {
    let (_folder, house) = house(|config| config).await;
    let guest = house.guest().await;
    let (address, body) = (house.address, json!({"name": "Thief"}).to_string());
    let mut thief = TcpStream::connect(address).await.unwrap();
    let head = format!(
        "PATCH /api/me HTTP/1.1\r\nhost: {address}\r\ncookie: {}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
        guest.cookie,
        body.len()
    );
    thief.write_all(head.as_bytes()).await.unwrap();
    // The server knows whose request it is before its body has come.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (status, head, _) = request(address, "POST", "/api/me/renew", &guest.cookie, Some("{}".into())).await;
    assert_eq!(status, 200);
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let owner =
        crate::common::Guest { cookie: cookie.split(';').next().unwrap().to_owned(), ..guest.clone() };
    thief.write_all(body.as_bytes()).await.unwrap();
    let told = until_the_end(thief).await;
    assert!(told.starts_with("HTTP/1.1 401"), "{told}");
    let (known, stranger) = (owner.get("/api/me").await.1, guest.get("/api/me").await.1);
    assert!(known["name"] != "Thief" && known["id"] != stranger["id"], "{known} {stranger}");
    house.close().await;
}
