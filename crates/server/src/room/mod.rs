//! One task for each open table: it owns the game, and everybody who wants something of it writes to its mailbox.

mod absence;
mod agreed;
#[cfg(any(test, feature = "alone"))]
pub mod alone;
#[cfg(test)]
mod behind;
mod bots;
mod calls;
mod chat;
mod chronicle;
mod clock;
mod eye;
mod forced;
#[cfg(any(test, feature = "laws"))]
mod forgetful;
mod gathering;
mod hints;
#[cfg(feature = "laws")]
pub mod leaks;
mod levels;
mod mail;
mod nodes;
mod open;
mod past;
#[cfg(test)]
mod patience;
mod play;
mod rematch;
mod show;
mod stands;
mod take_up;
mod whispers;
mod windows;

pub(crate) use bots::BotPool;
pub(crate) use gathering::begin;
pub(crate) use mail::{Door, Mail, Reply, Sitter};
pub(crate) use past::Eyes;

use crate::gallery::Place;
use crate::hall::Hall;
use crate::limits::Bucket;
use crate::problem::Problem;
use crate::wire::{ChatLine, News};
use bots::Thinking;
use chronicle::Chronicle;
use eye::Eye;
use levels::Hurried;
use orrery_core::{MAX_SEATS, Seats};
use orrery_scene::Lang;
use orrery_store::{Stage, TableRow};
use orrery_table::{Request, Table};
use show::send;
use stands::Stands;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, mpsc};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use whispers::Elsewhere;
use windows::Hours;

/// How long nothing happens until a table rests.
const REST: Duration = Duration::from_secs(2);

/// How often something is judged again because somebody else was faster.
const TRIES: usize = 8;

/// How many finished command ids are remembered, so that a repeated one does nothing.
const REMEMBERED: usize = 256;

pub(crate) struct Room {
    hall: Arc<Hall>,
    row: TableRow,
    /// There once the game has begun.
    game: Option<Playing>,
    clients: Vec<Client>,
    eyes: Vec<Eye>,
    /// The commands that were carried out last.
    done: VecDeque<String>,
    /// Until when the bots of this table are ours.
    lease: Option<Instant>,
    /// When we look again whether they are, if they were another node's.
    lease_later: Option<Instant>,
    /// The store could not be read when it had to be: whoever comes next opens the room anew.
    adrift: bool,
    /// Since when players are at no node, and since when this room is open: milliseconds since 1970.
    away: BTreeMap<String, u64>,
    since: u64,
    /// The outage that nobody here pays for any more.
    forgiven: Option<(u64, u64)>,
    /// What was said beside the game, and how much each may still say.
    said: Vec<ChatLine>,
    talkers: BTreeMap<String, Bucket>,
    stands: Stands,
    /// Which bots had less time for their last thought than they take.
    hurried: Hurried,
    /// Who is at other nodes, as they say.
    elsewhere: Elsewhere,
    /// The place in the gallery's row for the eyes that are behind.
    place: Option<Place>,
    mailbox: mpsc::Receiver<Mail>,
    door: Door,
}

/// What a room does next.
enum Next {
    /// A letter; none if there will be no more.
    Letter(Option<Mail>),
    /// The turn has come to show those who are behind what there is by now.
    Show(OwnedSemaphorePermit),
    /// Nothing happened for a long time.
    Rest,
}

/// A game that has begun.
struct Playing {
    table: Table,
    chronicle: Chronicle,
    /// How many entries are in the store.
    kept: usize,
    /// The undo that was asked for when no more entries than these had been made.
    asked_for: Option<Request>,
    /// What each bot is thinking about.
    thinking: [Option<Thinking>; MAX_SEATS],
    /// Who was asked when people were last called.
    asked: Option<Seats>,
    hours: Hours,
}

/// Somebody who looks on: a player, or a spectator.
pub(crate) struct Client {
    pub(crate) id: u64,
    pub(crate) person: Option<String>,
    pub(crate) name: Option<String>,
    /// Whose eye it looks through: its own, or the spectators'.
    pub(crate) eye: Option<String>,
    pub(crate) lang: Lang,
    /// Whether somebody sits before it and looks.
    pub(crate) looks: bool,
    pub(crate) outbox: mpsc::Sender<Message>,
}

impl Room {
    pub(crate) fn build(hall: Arc<Hall>, row: TableRow) -> (Door, Room) {
        let (door, mailbox) = Door::new();
        let since = hall.now();
        let room = Room {
            hall,
            row,
            game: None,
            clients: Vec::new(),
            eyes: Vec::new(),
            done: VecDeque::new(),
            lease: None,
            lease_later: None,
            adrift: false,
            away: BTreeMap::new(),
            since,
            forgiven: None,
            said: Vec::new(),
            talkers: BTreeMap::new(),
            stands: Stands::default(),
            hurried: Hurried::default(),
            elsewhere: Elsewhere::default(),
            place: None,
            mailbox,
            door: door.clone(),
        };
        (door, room)
    }

    /// Takes letters until nobody is left who could write one.
    pub(crate) async fn run(mut self) {
        match self.take_up_afresh().await {
            Ok(()) => {}
            Err(problem @ Problem::Store(_)) => {
                tracing::error!(table = %self.row.id, ?problem, "the table cannot be read");
                return;
            }
            // Whoever comes is told so, instead of being sent to knock again for ever. It is not kept: another program may
            // know how to go on.
            Err(problem) => {
                tracing::error!(table = %self.row.id, ?problem, "the table cannot be taken up");
                (self.row.stage, self.game) = (Stage::Frozen, None);
            }
        }
        if let Err(problem) = self.hear_chat().await {
            tracing::error!(table = %self.row.id, ?problem, "what was said cannot be recalled");
        }
        self.after_a_change().await;
        self.ask_company();
        loop {
            match self.next().await {
                Next::Letter(Some(Mail::Shut(reply))) => {
                    self.clients.clear();
                    self.tell_company();
                    self.mailbox.close();
                    _ = reply.send(());
                    return;
                }
                Next::Letter(Some(mail)) => self.open(mail).await,
                Next::Show(turn) => self = self.show_others(turn).await,
                Next::Letter(None) => return,
                Next::Rest if self.clients.is_empty() && self.mailbox.is_empty() => {
                    self.mailbox.close();
                    // Whoever wrote in the meantime finds the door closed and knocks again.
                    return;
                }
                Next::Rest => self.clients.retain(|client| !client.outbox.is_closed()),
            }
            if self.adrift {
                self.mailbox.close();
                return;
            }
        }
    }

    /// Those who are behind are shown what there is when it is this room's turn. Letters are read until then, so that
    /// a server with more to draw than it can draws less for those who look on, and answers all the same.
    async fn next(&mut self) -> Next {
        if !self.eyes.iter().any(Eye::is_behind) {
            self.place = None;
            return self.letter().await;
        }
        let place = self.place.get_or_insert_with(|| self.hall.gallery.queue_up());
        tokio::select! {
            biased;
            turn = place => {
                self.place = None;
                Next::Show(turn)
            }
            letter = self.mailbox.recv() => Next::Letter(letter),
        }
    }

    /// The next letter, while everybody sees what there is.
    async fn letter(&mut self) -> Next {
        if let Ok(letter) = timeout(REST, self.mailbox.recv()).await {
            return Next::Letter(letter);
        }
        self.eyes.iter_mut().for_each(Eye::close);
        let letter = timeout(self.hall.config.idle, self.mailbox.recv()).await;
        // Nothing has changed since they closed: they see what they saw.
        self.show().await;
        letter.map_or(Next::Rest, Next::Letter)
    }

    async fn open(&mut self, mail: Mail) {
        self.forgive_what_is_new().await;
        match mail {
            Mail::Come(client) => {
                let person = client.person.clone();
                self.come(client).await;
                self.welcome(person).await;
            }
            Mail::Go { client } => self.go(client).await,
            Mail::Say { client, person, command } => self.hear(client, person, command).await,
            Mail::Sit { sits, seat, reply } => {
                self.answer(|room| room.sit(sits.clone(), seat), reply).await;
            }
            Mail::Rise { person, seat, reply } => self.answer(|room| room.rise(&person, seat), reply).await,
            Mail::Fill { person, bot, reply } => self.answer(|room| room.fill(&person, &bot), reply).await,
            Mail::Start { person, reply } => self.answer(|room| room.start(&person), reply).await,
            // It was forgiven before the letter was read. What the host could not keep when its time came it keeps now.
            Mail::Outage => self.bell_rings().await,
            Mail::News { missed } => {
                self.hear_of_others().await;
                if missed {
                    self.ask_anew().await;
                }
            }
            Mail::Whispered { node, whisper } => self.overhear(node, &whisper).await,
            Mail::Lost { node } => self.lose(&node).await,
            Mail::Ban { person, seat, reply } => self.answer(|room| room.ban(&person, seat), reply).await,
            Mail::Chat { person, text, reply } => _ = reply.send(self.say(person, &text).await),
            Mail::Rematch { person, reply } => {
                let next = self.rematch(&person).await;
                _ = reply.send(next);
                self.after_a_change().await;
            }
            Mail::Look { person, lang, reply } => _ = reply.send(Ok(self.see(person.as_deref(), lang).table)),
            Mail::Hint { person, seat, lang, reply } => self.hint(&person, seat, lang, reply),
            Mail::Recall { person, eyes, n, lang, reply } => {
                _ = reply.send(self.moment(person.as_deref(), eyes, n, lang));
            }
            Mail::Log { person, eyes, lang, reply } => {
                _ = reply.send(self.log(person.as_deref(), eyes, lang));
            }
            Mail::Tale { lang, reply } => _ = reply.send(self.tale(lang)),
            Mail::Record { reply } => _ = reply.send(self.record()),
            Mail::Thought { matter, decided } => self.bot_answers(matter, decided).await,
            Mail::Bell => self.bell_rings().await,
            Mail::Stands => self.look_at_the_stands().await,
            Mail::Shut(reply) => _ = reply.send(()),
        }
    }

    /// A change of the gathering: kept first, then told.
    async fn answer(
        &mut self,
        change: impl Fn(&Room) -> Result<TableRow, Problem> + Send + Sync,
        reply: Reply<()>,
    ) {
        let mut tries = 0;
        let kept = loop {
            tries += 1;
            let kept = match change(self) {
                Ok(row) => self.keep(row).await,
                Err(problem) => Err(problem),
            };
            match &kept {
                // Where somebody else was faster, it is judged again by how things stand now.
                Err(problem) if tries < TRIES && self.was_behind(problem).await => {}
                _ => break kept,
            }
        };
        _ = reply.send(kept);
        self.after_a_change().await;
    }

    async fn keep(&mut self, row: TableRow) -> Result<(), Problem> {
        let row = TableRow { revision: self.row.revision + 1, at: self.hall.now(), ..row };
        self.hall.store.keep_table(row.clone()).await?;
        self.take_in(row).await
    }

    /// Goes by another row from now on.
    async fn take_in(&mut self, row: TableRow) -> Result<(), Problem> {
        self.row = row;
        if self.game.is_none() {
            let taken_up = self.take_up().await;
            self.adrift = taken_up.is_err();
            taken_up?;
        }
        self.count_stands();
        // Who sits where decides who sees what: everybody looks afresh.
        self.eyes.clear();
        let here: Vec<u64> = self.clients.iter().map(|client| client.id).collect();
        for client in here {
            self.let_look(client);
        }
        Ok(())
    }

    async fn come(&mut self, client: Client) {
        // Somebody who was at another node a moment ago must not be shown how things were before.
        let behind = if self.hall.is_shared { self.catch_up().await } else { Ok(false) };
        let Ok(behind) = behind else {
            self.adrift = true;
            return;
        };
        let before = self.company();
        let (id, lines) = (client.id, self.overheard(client.person.as_deref()));
        self.clients.push(client);
        self.let_look(id);
        if let Some(client) = self.client(id).filter(|_| !lines.is_empty()) {
            // Whoever cannot take it hears it on coming again.
            _ = send(client, &News::Said { lines });
        }
        self.tell_company();
        if behind || self.company() != before {
            self.show().await;
        }
    }

    async fn go(&mut self, id: u64) {
        let before = self.company();
        self.clients.retain(|client| client.id != id);
        self.note_presence();
        self.tell_company();
        let clients = &self.clients;
        self.eyes.retain(|eye| clients.iter().any(|client| eye.belongs_to(client)));
        if self.company() != before {
            self.show().await;
        }
    }

    /// Everything that follows from a change: what happens by itself, and eyes that see.
    async fn after_a_change(&mut self) {
        self.settle().await;
        self.show().await;
    }

    /// Turns that end by themselves, orders that end, bots that must think.
    async fn settle(&mut self) {
        if self.adrift {
            return;
        }
        self.end_forced_turns().await;
        self.end_orders().await;
        self.keep_hours();
        self.wake_bots().await;
        self.call_people();
    }

    fn client(&self, id: u64) -> Option<&Client> {
        self.clients.iter().find(|client| client.id == id)
    }

    /// Whether this very command was carried out before.
    fn is_done(&self, command: &str) -> bool {
        self.done.iter().any(|done| done == command)
    }

    fn remember(&mut self, command: String) {
        self.done.push_back(command);
        while self.done.len() > REMEMBERED {
            self.done.pop_front();
        }
    }
}
