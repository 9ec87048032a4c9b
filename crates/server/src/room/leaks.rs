//! The leak test at the socket: two worlds that a seat must not tell apart send it the same bytes.
//!
//! At the steps of random games the true world is paired with one in which everything that a seat must not know is dealt
//! anew. Both rooms greet the seat, and a spectator; then somebody answers the same in both, with the same luck. Wherever
//! a view stays the same, so does every byte that is sent: scene, choices, log, undo, clocks, whose turn it is, numbers;
//! and so do the pages of the past, heads included. The clock of the host stands still meanwhile.
//!
//! The games are brought by whoever can name them: their boxes must deal secrets anew where a position is *imagined*.

use super::chronicle::Chronicle;
use super::eye::Eye;
use super::forgetful::{self, Forgetful};
use super::windows::Hours;
use super::{Client, Eyes, Playing, Room};
use crate::api::answered_in;
use crate::hall::Hall;
use crate::wire::{Command, TimeRule};
use crate::{Config, Watch};
use axum::Json;
use axum::body::{Bytes, to_bytes};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use orrery_core::chance::{Roll, Seeded};
use orrery_core::{Ask, Chance, Seat, Seats, Turn, Viewer};
use orrery_scene::Lang;
use orrery_shelf::{Answer, OpenBox};
use orrery_store::{SeatRow, Stage, TableRow};
use orrery_table::{Opening, Player, Secret, Table};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::Message;

/// What the host's clock shows all the time: milliseconds since the table was opened.
const NOW: u64 = 1000;
/// The ids of those who look on: the seat for which secrets are dealt anew, and somebody in the stands.
const WATCHER: u64 = 1;
const SPECTATOR: u64 = 2;
/// How many deeds the log goes back in a pair of worlds. They were told before the worlds part, the same in both.
const LATELY: usize = 20;

/// What was heard in pairs of worlds.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heard {
    /// Steps at which worlds were paired.
    pub steps: usize,
    /// Pairs in which an answer left a view the same, so that all that was sent had to be.
    pub compared: usize,
    /// Secret answers of which nobody else must hear anything.
    pub silences: usize,
    /// Answers that one of the worlds refuses, or that show the difference by right.
    pub parted: usize,
}

impl Heard {
    pub fn add(&mut self, other: Heard) {
        self.steps += other.steps;
        self.compared += other.compared;
        self.silences += other.silences;
        self.parted += other.parted;
    }
}

/// Plays one random game; one of so many steps, on average, is tried for every seat.
///
/// # Panics
///
/// If somebody is sent what they must not know.
pub fn sounds_alike(kit: &Arc<dyn OpenBox>, options: Value, seats: u8, seed: u64, every: u32) -> Heard {
    let config = Config {
        window_pace: Duration::ZERO,
        watch: Watch::new(|| NOW),
        ..Config::new(([127, 0, 0, 1], 0).into(), vec![kit.clone()])
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("the machine can run one more thread");
    runtime.block_on(async {
        let hall = Arc::new(Hall::new(config, Arc::new(Forgetful::default())));
        let clock = seed.is_multiple_of(2).then_some(TimeRule::Budget { seconds: 600, increment: 5 });
        Trial { hall, kit: kit.clone(), options, seats, seed, clock }.play(every).await
    })
}

/// A game in the middle, and what was told of it lately.
type Moment<'a> = (&'a Table, Chronicle);

struct Trial {
    hall: Arc<Hall>,
    kit: Arc<dyn OpenBox>,
    options: Value,
    seats: u8,
    seed: u64,
    clock: Option<TimeRule>,
}

impl Trial {
    async fn play(&self, every: u32) -> Heard {
        let (mut dice, mut heard) = (Seeded(self.seed), Heard::default());
        let players = Seat::all(self.seats).map(|seat| Player::person(&name(seat))).collect();
        let opening = Opening {
            options: self.options.clone(),
            seats: players,
            opened: Some(0),
            clock: self.clock.map(Into::into),
            began: 0,
        };
        let mut table = Table::open(&self.kit, opening, self.secret()).expect("the game begins");
        let mut chronicle = Chronicle::default();
        while let Turn::Ask { seats: asked, .. } = table.now().asked() {
            let seat = asked.iter().nth(dice.below(asked.len()) as usize).expect("somebody is asked");
            let actions = table.now().actions(seat);
            let action = actions[dice.below(actions.len() as u32) as usize].clone();
            let answer = Answer { seat, question: table.now().question(seat), action };
            if dice.below(every) == 0 {
                heard.steps += 1;
                let moment = (&table, chronicle.lately(LATELY));
                for watcher in Seat::all(self.seats) {
                    heard.add(self.pair(&moment, watcher, &answer, &mut dice).await);
                }
            }
            let played = table.answer(&answer, NOW).expect("a legal action");
            chronicle.tell(table.entries(), 0, played.notices);
        }
        heard
    }

    /// Two worlds that this seat must not tell apart, and one answer in both.
    async fn pair(&self, moment: &Moment<'_>, watcher: Seat, answer: &Answer, dice: &mut Seeded) -> Heard {
        let mut worlds = [self.world(moment), self.world(moment)];
        worlds[1].table().suppose(Viewer::Seat(watcher), dice);
        let lang = Lang::ALL[dice.below(Lang::ALL.len() as u32) as usize];
        let game = self.kit.title().slug();
        let about = format!("{game}, {} seats, {watcher:?}, {answer:?}", self.seats);
        for world in &mut worlds {
            world.come(watcher, lang).await;
        }
        self.are_the_same(
            &mut worlds,
            &[(WATCHER, true), (SPECTATOR, true)],
            &format!("on arrival: {about}"),
        );
        let before = [&worlds[0], &worlds[1]].map(|world| world.waits(watcher));
        let [real, dream] = &mut worlds;
        let taken = [real.hear(watcher, answer).await, dream.hear(watcher, answer).await];
        let mut heard = Heard::default();
        if watcher != answer.seat {
            for ((world, before), taken) in worlds.iter_mut().zip(before).zip(taken) {
                if taken.is_some() && before.is_some() && before == world.waits(watcher) {
                    world.was_silent(&about);
                    heard.silences += 1;
                }
            }
        }
        let alike = |viewer| worlds[0].seen(viewer) == worlds[1].seen(viewer);
        // What is turned up and shuffled away at once stands in the log of those who learnt it, and no view shows it.
        let learnt = taken.into_iter().flatten().fold(Seats::NONE, Seats::and);
        let reads_alike = |viewer| match viewer {
            Viewer::Seat(seat) => !learnt.contains(seat),
            Viewer::Spectator => learnt.is_empty(),
        };
        let viewers = [(WATCHER, Viewer::Seat(watcher)), (SPECTATOR, Viewer::Spectator)];
        let still = viewers.into_iter().filter(|(_, viewer)| alike(*viewer));
        let still: Vec<(u64, bool)> = still.map(|(client, viewer)| (client, reads_alike(viewer))).collect();
        if taken.iter().all(Option::is_some) {
            self.are_the_same(&mut worlds, &still, &format!("after an answer: {about}"));
            for &(client, _) in still.iter().filter(|(_, reads_alike)| *reads_alike) {
                let pages = [worlds[0].pages(client, lang).await, worlds[1].pages(client, lang).await];
                assert_eq!(pages[0], pages[1], "client {client} reads of the past after an answer: {about}");
            }
            heard.compared += still.len();
            heard.parted += viewers.len() - still.len();
        } else {
            heard.parted += viewers.len();
        }
        heard
    }

    /// What these clients were sent since they were last asked, byte by byte; the log, where it must be alike as well.
    fn are_the_same(&self, worlds: &mut [World; 2], clients: &[(u64, bool)], about: &str) {
        let secret = self.secret().to_hex();
        for &(client, reads_alike) in clients {
            let sent = worlds.each_mut().map(|world| world.sent(client));
            let [real, dream] = if reads_alike { sent } else { sent.map(without_log) };
            assert_eq!(real, dream, "client {client}, {about}");
            assert!(!real.iter().any(|sent| sent.contains(&secret)), "the luck is told: {about}");
        }
    }

    fn secret(&self) -> Secret {
        Secret::derived("leaks", &self.seed.to_le_bytes())
    }

    fn world(&self, (table, chronicle): &Moment<'_>) -> World {
        let (table, chronicle) = (Table::clone(table), chronicle.clone());
        let row = TableRow {
            game: self.kit.title().slug().to_owned(),
            host: person(Seat(0)),
            stage: Stage::Playing,
            options: self.options.clone(),
            seats: Seat::all(self.seats)
                .map(|seat| SeatRow::Person { person: person(seat), name: name(seat) })
                .collect(),
            secret: self.secret().to_hex(),
            clock: self.clock.map(|rule| serde_json::to_value(rule).expect("a rule is plain data")),
            ..forgetful::row()
        };
        let (_, mut room) = Room::build(self.hall.clone(), row);
        let kept = table.entries().len();
        let hours = Hours::with(self.secret(), tokio::time::Instant::now);
        let (asked_for, thinking, asked) = (None, Default::default(), None);
        room.game = Some(Playing { table, chronicle, kept, asked_for, thinking, asked, hours });
        World { room, outboxes: Vec::new(), draws: false }
    }
}

fn without_log(sent: Vec<String>) -> Vec<String> {
    let strip = |text: String| {
        let mut news: Value = serde_json::from_str(&text).expect("news are JSON");
        news.as_object_mut().map(|news| news.remove("log"));
        news.to_string()
    };
    sent.into_iter().map(strip).collect()
}

async fn page(answer: Response) -> (StatusCode, HeaderMap, Bytes) {
    let (head, body) = answer.into_parts();
    (head.status, head.headers, to_bytes(body, usize::MAX).await.expect("it is in memory"))
}

fn person(seat: Seat) -> String {
    format!("person-{}", seat.0)
}

fn name(seat: Seat) -> String {
    format!("Player {}", seat.0)
}

/// A room of its own, at which nobody else knocks, and what those were sent who look on.
struct World {
    room: Room,
    outboxes: Vec<(u64, mpsc::Receiver<Message>)>,
    /// Whether anybody was to be shown something after the answer.
    draws: bool,
}

impl World {
    fn table(&mut self) -> &mut Table {
        &mut self.room.game.as_mut().expect("it is played").table
    }

    fn position(&self) -> &dyn orrery_shelf::Position {
        self.room.game.as_ref().expect("it is played").table.now()
    }

    fn seen(&self, viewer: Viewer) -> Value {
        self.position().view(viewer)
    }

    /// The question of a window that is open: as long as it is the same, nobody else's answer shows.
    fn waits(&self, seat: Seat) -> Option<u32> {
        let window = matches!(self.position().asked(), Turn::Ask { ask: Ask::Window, .. });
        window.then(|| self.position().question(seat))
    }

    async fn come(&mut self, watcher: Seat, lang: Lang) {
        for (id, person) in [(WATCHER, Some(person(watcher))), (SPECTATOR, None)] {
            let (outbox, heard) = mpsc::channel(64);
            self.outboxes.push((id, heard));
            let client = Client { id, person, name: None, eye: None, lang, looks: true, outbox };
            self.room.come(client).await;
        }
    }

    /// Somebody answers; who learnt something by it, if it was taken.
    async fn hear(&mut self, watcher: Seat, answer: &Answer) -> Option<Seats> {
        let (n, mut before) = (self.table().entries().len(), self.position().copy());
        let client = if answer.seat == watcher { WATCHER } else { 0 };
        let Answer { seat, question, action } = answer.clone();
        let command = Command::Answer { id: "answer".into(), seat, question, action };
        self.room.hear(client, Some(person(seat)), command).await;
        self.draws = self.room.eyes.iter().any(Eye::is_behind);
        self.room.show_behind();
        let luck: Vec<Roll> =
            self.table().entries().get(n)?.deed.luck().iter().copied().map(Into::into).collect();
        let replayed = before.replay(answer.seat, &answer.action, &luck);
        Some(replayed.expect("it was played like this").learnt)
    }

    /// Neither does anybody hear of it, nor is anything drawn, which would take its time.
    fn was_silent(&mut self, about: &str) {
        assert!(!self.draws, "a secret answer is drawn for others: {about}");
        for (client, outbox) in &mut self.outboxes {
            assert!(outbox.is_empty(), "client {client} hears of a secret answer: {about}");
        }
    }

    /// What this client is answered who asks for the log, and for a moment that has not come yet: where the log ends. No
    /// moment itself, for the past of a world that was dealt anew is that of the true one.
    async fn pages(&self, client: u64, lang: Lang) -> [(StatusCode, HeaderMap, Bytes); 2] {
        let person = self.room.client(client).and_then(|client| client.person.as_deref());
        let log = answered_in(lang, self.room.log(person, Eyes::Mine, lang).map(Json));
        let moment = answered_in(lang, self.room.moment(person, Eyes::Mine, u32::MAX, lang).map(Json));
        [page(log).await, page(moment).await]
    }

    fn sent(&mut self, client: u64) -> Vec<String> {
        let (_, outbox) = self.outboxes.iter_mut().find(|(id, _)| *id == client).expect("they have come");
        let mut sent = Vec::new();
        while let Ok(message) = outbox.try_recv() {
            sent.push(message.into_text().expect("news are text").to_string());
        }
        sent
    }
}
