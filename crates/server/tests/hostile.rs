//! Bad input of any kind: a clear error for whoever caused it, nothing lost or leaked for anybody else.

use crate::common::disk::Disk;
use crate::common::{Guest, House, Socket, request};
use serde_json::json;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

#[tokio::test]
async fn strangers_and_bad_requests_get_a_sentence_and_a_status() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guest = house.guest().await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let table = |game: &str, options| json!({"game": game, "seats": seats, "options": options});
    for (body, code) in [
        (json!({"game": "chess", "seats": seats}), "no-such-game"),
        (json!({"game": "skirmish", "seats": [{"kind": "me"}]}), "unfit-seats"),
        (
            json!({"game": "skirmish", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}),
            "unknown-bot",
        ),
        (json!({"game": "skirmish", "seats": seats, "name": "x".repeat(99)}), "name"),
        (json!({"game": "skirmish", "seats": seats, "cheat": true}), "malformed"),
        (table(orrery_shelf::SHELF[0].slug(), json!({"no_such_option": 1})), "unfit-unknown-option"),
        (json!([1, 2, 3]), "malformed"),
    ] {
        let (status, problem) = guest.post("/api/tables", body.clone()).await;
        assert!((400..500).contains(&status), "{body}: {status}");
        assert_eq!(problem["code"], code, "{body}: {problem}");
        assert!(problem["text"].as_str().unwrap().len() > 10);
    }
    let (status, head, body) =
        request(house.address, "POST", "/api/tables", &guest.cookie, Some("{".into())).await;
    assert_eq!(status, 400, "{head}{body}");
    let (status, _, _) =
        request(house.address, "POST", "/api/tables", &guest.cookie, Some("x".repeat(99_000))).await;
    assert_eq!(status, 400);
    let (status, _, body) = request(
        house.address,
        "POST",
        "/api/tables",
        "orrery=forged",
        Some(table("skirmish", json!({})).to_string()),
    )
    .await;
    assert_eq!(status, 401, "a forged cookie is nobody: {body}");
    for path in ["/api/tables/nope", "/api/nope", "/api/games/chess/rules", "/api/games/skirmish/art/nope"] {
        assert_eq!(guest.get(path).await.0, 404, "{path}");
    }
    let (_, problem) = guest.get("/api/tables/nope?lang=es").await;
    assert_eq!(problem["text"], "Esa mesa no existe.");
    house.close().await;
}

/// Options that a game refuses are refused in its own words, in either language.
#[tokio::test]
async fn a_game_says_itself_why_it_refuses_options() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guest = house.guest().await;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]);
    let options = json!({"birthdays": [{"month": 2, "day": 30}, null]});
    let table = json!({"game": "cosmic-encounter", "seats": seats, "options": options});
    for (lang, said) in [("en", "No year has a day 2/30."), ("es", "Ningún año tiene un día 30/2.")] {
        let (status, problem) = guest.post(&format!("/api/tables?lang={lang}"), table.clone()).await;
        assert_eq!((status, &problem["code"]), (409, &json!("unfit-refused")), "{problem}");
        assert!(problem["text"].as_str().unwrap().ends_with(said), "{problem}");
    }
    house.close().await;
}

/// The parts of whatever is sent have names; nothing is promised of their order.
#[tokio::test]
async fn a_list_is_not_taken_for_what_it_lists() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guest = house.guest().await;
    let (status, _, body) =
        request(house.address, "PATCH", "/api/me", &guest.cookie, Some(r#"["Eve", null]"#.into())).await;
    assert!(status == 400 && body.contains("malformed"), "{status} {body}");
    let table = guest.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let mut socket = guest.enter(&table).await;
    socket.say_raw(r#"["speak", "x", "es"]"#).await;
    let answer = loop {
        let news = socket.hear().await;
        if news["is"] == "done" || news["is"] == "refused" {
            break news["is"].clone();
        }
    };
    assert_eq!(answer, "refused");
    house.close().await;
}

/// An address that cannot be read is answered as everything else is, in the language of whoever asked.
#[tokio::test]
async fn a_bad_address_is_told_in_both_languages() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guest = house.guest().await;
    for address in ["/api/tables/%ff?", "/api/tables/t/log?eyes=mine&eyes=open&"] {
        for (lang, said) in [("en", "be read"), ("es", "No se entiende")] {
            let (status, problem) = guest.get(&format!("{address}lang={lang}")).await;
            assert_eq!((status, &problem["code"]), (400, &json!("malformed")), "{address}: {problem}");
            assert!(problem["text"].as_str().unwrap().contains(said), "{problem}");
        }
    }
    house.close().await;
}

#[tokio::test]
async fn names_are_text_and_not_markup() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guest = house.guest().await;
    let body = json!({"name": "<script>alert(1)</script>"}).to_string();
    let (status, head, body) = request(house.address, "PATCH", "/api/me", &guest.cookie, Some(body)).await;
    assert_eq!(status, 200);
    assert!(
        body.contains("<script>") && head.contains("application/json") && head.contains("nosniff"),
        "{head}"
    );
    assert!(head.contains("content-security-policy: default-src 'self'"));
    for bad in ["", "   ", "\u{0}\u{0}\u{0}"] {
        let body = json!({"name": bad}).to_string();
        let (status, _, _) = request(house.address, "PATCH", "/api/me", &guest.cookie, Some(body)).await;
        assert_eq!(status, 400, "{bad:?}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_page_of_another_site_may_not_open_a_socket() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guest = house.guest().await;
    let table = guest.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let elsewhere = Socket::open(house.address, &table, &guest.cookie, Some("https://example.org")).await;
    assert!(elsewhere.is_err());
    let own = format!("http://{}", house.address);
    assert!(Socket::open(house.address, &table, &guest.cookie, Some(&own)).await.is_ok());
    house.close().await;
}

#[tokio::test]
async fn nonsense_and_floods_are_refused_and_the_others_play_on() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let guest = house.guest().await;
    let table = guest.table("skirmish", json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}])).await;
    let mut rude = guest.enter(&table).await;
    for nonsense in [
        "{",
        "[]",
        "{\"do\":\"dance\",\"id\":\"x\"}",
        "{\"do\":\"undo\",\"id\":\"x\",\"seat\":300}",
        "\u{1F680}",
    ] {
        rude.say_raw(nonsense).await;
        let told = loop {
            let told = rude.hear().await;
            if told["is"] == "refused" {
                break told;
            }
        };
        assert!(told["reason"].to_string().len() > 10);
    }
    let malformed = rude
        .say(json!({"do": "answer", "seat": 0, "question": rude.play["question"], "action": {"Fly": 1}}))
        .await;
    assert_eq!(malformed["is"], "refused");
    let mut calm = guest.enter(&table).await;
    assert_eq!(calm.choose(0).await["is"], "done", "others are not held up");
    house.close().await;
}

/// A thousand messages at once: the connection that they come by is cut off, and a guest at another table is served all
/// the while.
#[tokio::test]
async fn a_flood_of_messages_is_cut_off_while_others_are_served() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ((rude, rudes_table), (calm, calms_table)) =
        (with_a_friend(&house).await, with_a_friend(&house).await);
    let (mut flood, mut served) = (rude.enter(&rudes_table).await, calm.enter(&calms_table).await);
    let floods = async {
        for n in 0..1000 {
            if !flood.tries_to_say(&format!(r#"{{"do":"undo","id":"f{n}","seat":0}}"#)).await {
                break;
            }
        }
        let before = Instant::now();
        (flood.is_cut_off().await, before)
    };
    let plays = async {
        assert_eq!(served.choose(0).await["is"], "done");
        for _ in 0..5 {
            assert_eq!(served.say(json!({"do": "undo", "seat": 0})).await["is"], "done");
            assert_eq!(served.say(json!({"do": "redo", "seat": 0})).await["is"], "done");
        }
        Instant::now()
    };
    let ((is_cut_off, flooded), served) = tokio::join!(floods, plays);
    assert!(is_cut_off, "nobody listens to all of it");
    assert!(served < flooded + SOON, "whoever plays elsewhere waits for none of it");
    assert_eq!(
        rude.enter(&rudes_table).await.choose(0).await["is"],
        "done",
        "whoever calms down is heard again"
    );
    house.close().await;
}

/// Longer than ten answers take on a busy machine, and shorter than anybody would wait for a flood to end.
const SOON: Duration = Duration::from_secs(10);

/// A command is short; what is longer than any of them ends the connection it came by.
#[tokio::test]
async fn a_message_without_measure_is_not_read_and_the_others_play_on() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (guest, table) = with_a_friend(&house).await;
    let (mut rude, mut calm) = (guest.enter(&table).await, guest.enter(&table).await);
    let (scene, question) = (calm.play["scene"].clone(), calm.play["question"].clone());
    let long =
        json!({"do": "answer", "id": "x".repeat(99_000), "seat": 0, "question": question, "action": 0});
    rude.tries_to_say(&long.to_string()).await;
    assert!(rude.is_cut_off().await, "nobody listens to the rest of it");
    assert_eq!(guest.enter(&table).await.play["scene"], scene, "and nothing came of it");
    assert_eq!(calm.choose(0).await["is"], "done");
    house.close().await;
}

/// Whoever shows a cookie that the house did not give may watch like anybody else, and play for nobody.
#[tokio::test]
async fn a_forged_cookie_and_an_unknown_table_open_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let (guest, table) = with_a_friend(&house).await;
    let mine = guest.enter(&table).await;
    assert!(Socket::open(house.address, "nope", &guest.cookie, None).await.is_err());
    assert!(Socket::open(house.address, "../me", &guest.cookie, None).await.is_err());
    if let Ok(mut forged) = Socket::open(house.address, &table, "orrery=forged", None).await {
        assert_eq!(forged.play["seat"], json!(null));
        assert_eq!(forged.play["scene"]["choices"], json!([]));
        let (question, action) = (&mine.play["question"], &mine.choices()[0]["action"]);
        let told =
            forged.say(json!({"do": "answer", "seat": 0, "question": question, "action": action})).await;
        assert_eq!(told["is"], "refused", "{told}");
    }
    assert_eq!(guest.enter(&table).await.play["scene"], mine.play["scene"]);
    house.close().await;
}

/// A guest at a table at which nothing happens unless somebody says so: both seal a card.
async fn with_a_friend(house: &House) -> (Guest, String) {
    let (guest, friend) = (house.guest().await, house.guest().await);
    let table = guest.table("skirmish", json!([{"kind": "me"}, {"kind": "open"}])).await;
    friend.sit(&table, 1).await;
    assert_eq!(guest.post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
    (guest, table)
}

/// The disk is full, and later it is not: nothing is shown that was not kept, and the game goes on.
#[tokio::test]
async fn what_cannot_be_kept_has_not_happened() {
    let folder = tempfile::tempdir().unwrap();
    let disk = Disk::open(folder.path()).await;
    let house = House::over(disk.clone()).await;
    let (guest, friend) = (house.guest().await, house.guest().await);
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = guest.table("skirmish", seats.clone()).await;
    friend.sit(&table, 1).await;
    assert_eq!(guest.post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
    let mut socket = guest.enter(&table).await;
    assert!(socket.is_asked(), "both seal a card");
    let (scene, log) = (socket.play["scene"].clone(), socket.log.clone());
    disk.full.store(true, Ordering::SeqCst);
    let told = socket.choose(0).await;
    assert_eq!(told["is"], "refused");
    assert!(!told.to_string().contains("no space left"), "what went wrong inside is for the log: {told}");
    let (status, problem) = guest.post("/api/tables", json!({"game": "skirmish", "seats": seats})).await;
    assert_eq!((status, &problem["code"]), (503, &json!("store")));
    let again = guest.enter(&table).await;
    assert_eq!((&again.play["scene"], &again.log), (&scene, &log), "as if nothing had been said");
    disk.full.store(false, Ordering::SeqCst);
    let told = guest.enter(&table).await.choose(0).await;
    assert_eq!(told["is"], "done", "and the game goes on: {told}");
    house.close().await;
}
