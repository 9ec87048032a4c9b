//! A room on trial while more is to be drawn than can be: everybody is answered, and shown once what there is by then.

use super::patience::{at, person, room, table};
use super::{Client, Eye, Mail, Next, Room};
use crate::wire::Command;
use futures_util::FutureExt;
use orrery_core::{Ask, Seat, Turn};
use orrery_scene::Lang;
use serde_json::Value;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

const SPECTATOR: u64 = 100;

#[tokio::test]
async fn whoever_looks_on_is_shown_once_what_was_answered_before_its_turn_came() {
    let (hall, record) = at(|position| matches!(position.asked(), Turn::Ask { ask: Ask::Open, .. }));
    let mut room = room(&hall, &record, 0);
    let mut players = Vec::new();
    for seat in Seat::all(room.row.seats.len() as u8) {
        players.push(come(&mut room, seat.0.into(), Some(person(seat))).await);
    }
    let mut spectator = come(&mut room, SPECTATOR, None).await;
    let mut busy = Vec::new();
    while let Some(turn) = hall.gallery.queue_up().now_or_never() {
        busy.push(turn);
    }

    for _ in 0..3 {
        let by = answer(&mut room).await;
        let heard = news(&mut players[by.index()]);
        assert_eq!(
            heard.last().expect("an answer")["is"],
            "done",
            "nobody who answers waits for the gallery"
        );
        assert_eq!(news(&mut spectator), [Value::Null; 0], "it is not this table's turn");
    }
    busy.clear();
    let Next::Show(turn) = room.next().await else { panic!("its turn has come") };
    let mut room = room.show_others(turn).await;
    let shown = news(&mut spectator);
    assert_eq!(shown.iter().map(|news| &news["is"]).collect::<Vec<_>>(), ["change"]);
    assert!(!shown[0]["play"].as_array().expect("a patch").is_empty());
    assert!(!room.eyes.iter().any(Eye::is_behind));
    room.show().await;
    assert_eq!(news(&mut spectator), [Value::Null; 0], "nothing was left out");
}

async fn come(room: &mut Room, id: u64, person: Option<String>) -> mpsc::Receiver<Message> {
    let (outbox, mut heard) = mpsc::channel(64);
    room.come(Client { id, person, name: None, eye: None, lang: Lang::En, looks: true, outbox }).await;
    news(&mut heard);
    heard
}

/// Whoever is asked sends the first answer there is, and the room reads it.
async fn answer(room: &mut Room) -> Seat {
    let position = table(room).now();
    let Turn::Ask { seats, .. } = position.asked() else { panic!("the game goes on") };
    let seat = seats.iter().next().expect("somebody is asked");
    let (question, action) = (position.question(seat), position.actions(seat).remove(0));
    let command = Command::Answer { id: format!("answer to {question}"), seat, question, action };
    let said = Mail::Say { client: seat.0.into(), person: Some(person(seat)), command };
    room.door.post(said).await.expect("the room is open");
    let Next::Letter(Some(mail)) = room.next().await else { panic!("there is a letter, and no turn") };
    room.open(mail).await;
    seat
}

/// What somebody has heard since.
fn news(heard: &mut mpsc::Receiver<Message>) -> Vec<Value> {
    let read = |message: Message| serde_json::from_str(message.to_text().expect("news are text"));
    std::iter::from_fn(|| heard.try_recv().ok())
        .map(|message| read(message).expect("news are JSON"))
        .collect()
}
