//! Serious games: what people would have to agree to, nobody wins by a bot.

use crate::common::{Guest, House, Socket};
use orrery_server::Config;
use orrery_store::Sqlite;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// A serious game of three, and who sits at each seat.
async fn begun(house: &House) -> (String, [Guest; 3]) {
    let guests = [house.guest().await, house.guest().await, house.guest().await];
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let new = json!({"game": "skirmish", "seats": seats, "serious": true});
    let (status, table) = guests[0].post("/api/tables", new).await;
    assert_eq!(status, 200, "{table}");
    let table = table["id"].as_str().unwrap().to_owned();
    guests[1].sit(&table, 1).await;
    guests[2].sit(&table, 2).await;
    assert_eq!(guests[0].post(&format!("/api/tables/{table}/start"), json!({})).await.0, 200);
    (table, guests)
}

async fn catch_up(sockets: &mut [Socket]) {
    for socket in sockets {
        while !socket.hears_nothing().await {
            socket.hear().await;
        }
    }
}

/// Plays until somebody must ask the others for an undo, and asks; their seat and those of the others.
async fn asks(sockets: &mut [Socket; 3]) -> (usize, [usize; 2]) {
    loop {
        catch_up(sockets).await;
        if let Some(asks) = sockets.iter().position(|socket| socket.play["undo"]["can"] == "asking") {
            assert_eq!(sockets[asks].say(json!({"do": "undo", "seat": asks})).await["is"], "done");
            catch_up(sockets).await;
            return (asks, [(asks + 1) % 3, (asks + 2) % 3]);
        }
        let asked = sockets.iter_mut().find(|socket| socket.is_asked()).expect("the game is on");
        assert_eq!(asked.choose(0).await["is"], "done");
    }
}

/// Somebody resigns who was asked, or has a bot play for them while they are away: nothing is granted by it, now or later.
#[tokio::test]
async fn no_bot_agrees_for_a_person_to_what_is_asked_in_a_serious_game() {
    for resigns in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&folder.path().join("orrery.db")).await.unwrap());
        let house = House::with(store, |config| Config { absence: Duration::ZERO, ..config }).await;
        let (table, guests) = begun(&house).await;
        let mut sockets =
            [guests[0].enter(&table).await, guests[1].enter(&table).await, guests[2].enter(&table).await];
        let (asks, [one, other]) = asks(&mut sockets).await;
        let request = sockets[other].play["requests"][0]["request"].clone();
        assert!(request.is_u64(), "the others are asked: {}", sockets[other].play["requests"]);
        let said = if resigns {
            sockets[one].say(json!({"do": "resign", "seat": one})).await
        } else {
            let asker = Socket::open(house.address, &table, &guests[asks].cookie, None).await.unwrap();
            // Whoever is asked is away.
            sockets[one] = asker;
            sockets[one]
                .say(json!({"do": "standIn", "seat": asks, "of": one, "bot": "random", "turn": false}))
                .await
        };
        assert_eq!(said["is"], "done", "{said}");
        catch_up(&mut sockets).await;
        assert_eq!(sockets[other].play["requests"], json!([]), "nobody is asked any more");
        let yes = json!({"do": "consent", "seat": other, "request": request, "yes": true});
        let told = sockets[other].say(yes).await;
        let is_refused =
            told["is"] == "refused" && told["reason"].to_string().contains("bots do not let you");
        assert!(is_refused, "{told}");
        let again = sockets[asks].say(json!({"do": "undo", "seat": asks})).await;
        assert!(again["reason"].to_string().contains("bots do not let you"), "{again}");
        let struck = |line: &Value| line["struck"] == json!(true);
        assert!(!sockets[other].log.iter().any(struck), "nothing was taken back");
        house.close().await;
    }
}
