//! The leak test at the socket: two worlds that a seat cannot tell apart must send it the same bytes.
//!
//! At many steps of random games the true world is paired with one that the seat imagines. Both rooms greet the seat;
//! then somebody answers the same in both, with the same luck. Wherever the seat's view stays the same, so does every
//! byte of what it is told: scene, choices, log, undo button, whose turn it is, sequence number.

use super::chronicle::Chronicle;
use super::eye::Eye;
use super::windows::Hours;
use super::{Playing, Room};
use crate::Config;
use crate::hall::Hall;
use orrery_core::chance::Seeded;
use orrery_core::{Chance, MAX_SEATS, Seat, Turn, Viewer};
use orrery_scene::Lang;
use orrery_shelf::{Answer, OpenBox, SHELF};
use orrery_store::{SeatRow, Sqlite, Stage, TableRow};
use orrery_table::{Opening, Player, Record, Secret, Table};
use serde_json::Value;
use std::sync::Arc;

/// Steps of each game that are tried, one in so many.
const TRIED: usize = 25;
const ONE_IN: u32 = 5;
const SECRET: [u8; 3] = [7, 7, 7];

#[tokio::test]
async fn worlds_that_look_alike_sound_alike() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let store = Sqlite::open(&folder.path().join("orrery.db")).await.expect("and a database in it");
    let games = SHELF.iter().map(|title| title.standard()).collect();
    let hall = Arc::new(Hall::new(Config::new(([127, 0, 0, 1], 0).into(), games), Arc::new(store)));
    for kit in &hall.config.games {
        let (least, most) = (*kit.title().seats().start(), *kit.title().seats().end());
        let compared: usize =
            (least.max(2)..=most).map(|seats| Trial { hall: &hall, kit, seats }.play()).sum();
        assert!(compared > TRIED, "{}: only {compared} pairs of worlds went on alike", kit.title().slug());
    }
}

struct Trial<'a> {
    hall: &'a Arc<Hall>,
    kit: &'a Arc<dyn OpenBox>,
    seats: u8,
}

impl Trial<'_> {
    /// A random game. Says how many pairs were compared after an answer.
    fn play(&self) -> usize {
        let mut dice = Seeded(u64::from(self.seats));
        let players = (0..self.seats).map(|seat| Player::person(&format!("Player {seat}"))).collect();
        let opening = Opening { options: Value::Null, seats: players, opened: Some(0), ..Opening::default() };
        let secret = Secret::derived("leaks", &SECRET);
        let mut table = Table::open(self.kit, opening, secret).expect("the game begins");
        let (mut tried, mut compared) = (0, 0);
        while tried < TRIED
            && let Turn::Ask { seats: asked, .. } = table.now().asked()
        {
            let movers: Vec<Seat> = asked.iter().collect();
            let seat = movers[dice.below(movers.len() as u32) as usize];
            let actions = table.now().actions(seat);
            let action = actions[dice.below(actions.len() as u32) as usize].clone();
            let answer = Answer { seat, question: table.now().question(seat), action };
            if dice.below(ONE_IN) == 0 {
                tried += 1;
                let record = table.record();
                compared += Seat::all(self.seats)
                    .filter(|&watcher| self.sounds_alike(&record, watcher, &answer, &mut dice))
                    .count();
            }
            table.answer(&answer, 0).expect("a legal action");
        }
        compared
    }

    /// Whether the seat's view stayed the same in both worlds; then what it was told must be the same, too.
    fn sounds_alike(&self, record: &Record, watcher: Seat, answer: &Answer, dice: &mut Seeded) -> bool {
        let (mut real, mut dream) = (self.room(record), self.room(record));
        let viewer = Viewer::Seat(watcher);
        dream.table().suppose(viewer, dice);
        let about = format!("{}, {} seats, {watcher:?}, {answer:?}", self.kit.title().slug(), self.seats);
        let (mut eyes, greetings): (Vec<Eye>, Vec<String>) =
            [&real, &dream].map(|world| world.greet(watcher)).into_iter().unzip();
        assert_eq!(greetings[0], greetings[1], "on arrival: {about}");
        if real.answer(answer).is_err() || dream.answer(answer).is_err() {
            return false;
        }
        if real.table().now().view(viewer) != dream.table().now().view(viewer) {
            return false;
        }
        let told: Vec<String> =
            [&real, &dream].into_iter().zip(&mut eyes).map(|(world, eye)| world.tell(watcher, eye)).collect();
        assert_eq!(told[0], told[1], "after an answer: {about}");
        true
    }

    fn room(&self, record: &Record) -> World {
        let secret = Secret::derived("leaks", &SECRET);
        let table = Table::resume(self.kit, record.clone(), secret).expect("the record replays");
        let chronicle = Chronicle::retell(self.kit, record);
        let row = TableRow {
            id: "table".into(),
            revision: 0,
            game: self.kit.title().slug().into(),
            name: String::new(),
            host: person(Seat(0)),
            public: false,
            stage: Stage::Playing,
            options: record.options.clone(),
            seats: Seat::all(self.seats)
                .map(|seat| SeatRow::Person { person: person(seat), name: format!("Player {}", seat.0) })
                .collect(),
            header: None,
            secret: String::new(),
            clock: None,
            banned: Vec::new(),
            serious: false,
            rematch: None,
            opened: 0,
            at: 0,
        };
        let (_, mut room) = Room::build(self.hall.clone(), row);
        let kept = table.entries().len();
        room.game = Some(Playing {
            table,
            chronicle,
            kept,
            thinking: [None; MAX_SEATS],
            asked: None,
            hours: Hours::default(),
        });
        World(room)
    }
}

fn person(seat: Seat) -> String {
    format!("person-{}", seat.0)
}

/// A room of its own, at which nobody else knocks.
struct World(Room);

impl World {
    fn table(&mut self) -> &mut Table {
        &mut self.0.game.as_mut().expect("it is played").table
    }

    /// What somebody is sent who arrives.
    fn greet(&self, seat: Seat) -> (Eye, String) {
        let kit = self.0.hall.game(&self.0.row.game).ok().cloned();
        let mut eye = Eye::new(Some(person(seat)), Lang::En, Viewer::Seat(seat), kit);
        _ = self.tell(seat, &mut eye);
        let seen = self.0.see(Some(&person(seat)), Lang::En);
        let whole = eye.whole(seen, self.0.game.as_ref().map(|game| &game.chronicle));
        let whole = serde_json::to_string(&whole).expect("news are plain data");
        (eye, whole)
    }

    fn answer(&mut self, answer: &Answer) -> Result<(), orrery_table::Fault> {
        let game = self.0.game.as_mut().expect("it is played");
        let played = game.table.answer(answer, 0)?;
        game.chronicle.tell(game.table.entries(), 0, played.notices);
        Ok(())
    }

    /// What is sent after a change.
    fn tell(&self, seat: Seat, eye: &mut Eye) -> String {
        let seen = self.0.see(Some(&person(seat)), Lang::En);
        let news = eye.look(seen, self.0.game.as_ref().map(|game| &game.chronicle));
        serde_json::to_string(&news).expect("news are plain data")
    }
}
