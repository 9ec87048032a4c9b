//! What the server has promised, and whether the data holds it.

use crate::patience;
use futures_util::{StreamExt, stream};
use orrery_shelf::OpenBox;
use orrery_store::{EntryRow, Stage, Store, StoreError, TableRow};
use orrery_table::{Record, Secret, Table};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::ops::AddAssign;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How many tables are read at once.
const PAGE: u32 = 100;
/// How often a store is asked that does not answer.
const TRIES: usize = 5;
/// How many of them are compared at once.
const AT_ONCE: usize = 4;

#[derive(Default)]
pub struct Ledger {
    /// Every table that was said to be laid, and every command that was acknowledged there, as the store writes it.
    promised: Mutex<HashMap<String, Vec<String>>>,
    /// How many promises were made to each person.
    people: Mutex<HashMap<String, u64>>,
    resumed: Mutex<u64>,
    /// What was found last time, by table: it may only grow.
    seen: Mutex<HashMap<String, Seen>>,
    /// A crash is being looked into.
    lull: AtomicBool,
}

#[derive(Default)]
struct Seen {
    entries: Vec<EntryRow>,
    /// The game as far as these entries lead; a game that is over is not kept.
    game: Option<Table>,
    promises: usize,
    over: bool,
}

/// How much of the data is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// Of every table that somebody was told of and that is not over: the last entry that was seen, and whatever follows.
    On,
    /// All tables that are there, from their first entries, also of games that are over.
    Anew,
}

/// What a check has looked at.
#[derive(Clone, Copy, Default)]
pub struct Found {
    tables: usize,
    entries: usize,
    promises: usize,
}

impl AddAssign for Found {
    fn add_assign(&mut self, other: Found) {
        self.tables += other.tables;
        self.entries += other.entries;
        self.promises += other.promises;
    }
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { tables, entries, promises } = self;
        write!(f, "{promises} promises kept, {entries} entries of {tables} tables replay")
    }
}

impl Ledger {
    /// Somebody was told that this table is laid.
    pub fn lay(&self, table: &str) {
        self.promised.lock().unwrap().entry(table.to_owned()).or_default();
    }

    pub fn promise(&self, table: &str, person: &str, id: &str) {
        self.promised.lock().unwrap().entry(table.to_owned()).or_default().push(format!("{person} {id}"));
        *self.people.lock().unwrap().entry(person.to_owned()).or_default() += 1;
    }

    /// What was promised until now, to be held against a copy of the data.
    pub fn until_now(&self) -> Ledger {
        Ledger { promised: Mutex::new(self.promised.lock().unwrap().clone()), ..Ledger::default() }
    }

    pub fn resume(&self) {
        *self.resumed.lock().unwrap() += 1;
    }

    pub fn resumed(&self) -> u64 {
        *self.resumed.lock().unwrap()
    }

    /// From a crash until everything runs again nobody hurries: what counts is the load under which the next one comes.
    pub fn set_lull(&self, lull: bool) {
        self.lull.store(lull, Ordering::Relaxed);
    }

    pub fn is_lull(&self) -> bool {
        self.lull.load(Ordering::Relaxed)
    }

    /// Waits until everybody who ever got an answer has got another one since.
    pub async fn everybody_plays_on(&self, within: Duration) {
        self.play_on(within, |_| 0).await;
    }

    /// Waits until half of them have: the next crash meets people who play.
    pub async fn half_play_on(&self, within: Duration) {
        self.play_on(within, |people| people / 2).await;
    }

    /// Waits until so many of those who ever got an answer are left, at most, who have got no other one since.
    async fn play_on(&self, within: Duration, left: impl Fn(usize) -> usize) {
        let before = self.people.lock().unwrap().clone();
        let waiting = || {
            let now = self.people.lock().unwrap();
            before.iter().filter(|(person, had)| now[*person] <= **had).count()
        };
        let they_are_back = async {
            while waiting() > left(before.len()) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        assert!(patience::wait(within, they_are_back).await.is_some(), "{} never came back", waiting());
    }

    /// Holds the data against what was promised, and replays every table that has changed.
    pub async fn check(&self, store: &dyn Store, reading: Reading) -> Found {
        match reading {
            Reading::On => self.read(store, self.unfinished(), reading).await,
            Reading::Anew => {
                let mut after = String::new();
                loop {
                    let page = insist(|| store.tables(&after, PAGE)).await;
                    let Some(last) = page.last() else { break };
                    after.clone_from(&last.id);
                    self.read(store, page.into_iter().map(|row| row.id).collect(), reading).await;
                }
                self.read(store, self.unfinished(), Reading::On).await;
            }
        }
        let mut found = Found::default();
        for seen in self.seen.lock().unwrap().values() {
            found += Found { tables: 1, entries: seen.entries.len(), promises: seen.promises };
        }
        found
    }

    /// The tables of which more may have become since they were seen last.
    fn unfinished(&self) -> Vec<String> {
        let seen = self.seen.lock().unwrap();
        let rests = |(table, promises): &(&String, &Vec<String>)| {
            !seen.get(*table).is_some_and(|seen| seen.over && seen.promises == promises.len())
        };
        self.promised.lock().unwrap().iter().filter(rests).map(|(table, _)| table.clone()).collect()
    }

    async fn read(&self, store: &dyn Store, tables: Vec<String>, reading: Reading) {
        let compare = async |id: String| {
            // What is acknowledged before it is read must be there.
            let promises = self.promised.lock().unwrap().get(&id).cloned().unwrap_or_default();
            let row = insist(|| store.table(&id)).await;
            let row = row.unwrap_or_else(|| panic!("table {id} is lost"));
            let seen = self.seen.lock().unwrap().remove(&id).unwrap_or_default();
            let seen = seen.compare(store, &row, &promises, reading).await;
            self.seen.lock().unwrap().insert(id, seen);
        };
        // The store has much to do, and answers many as soon as one.
        stream::iter(tables).map(compare).buffer_unordered(AT_ONCE).collect::<()>().await;
    }
}

impl Seen {
    /// What was there is there as it was, and what is new replays.
    async fn compare(
        mut self,
        store: &dyn Store,
        row: &TableRow,
        promises: &[String],
        reading: Reading,
    ) -> Seen {
        let from = match reading {
            Reading::On => self.entries.len().saturating_sub(1),
            Reading::Anew => {
                self.game = None;
                0
            }
        };
        let entries = insist(|| store.entries(&row.id, from as u32)).await;
        assert!(entries.starts_with(&self.entries[from..]), "the log of {} was rewritten", row.id);
        let known = self.entries.len();
        self.entries.truncate(from);
        self.entries.extend(entries);
        holds(row, &self.entries, promises);
        if row.stage != Stage::Gathering {
            let game = self.game.take().map(|game| follows(game, &self.entries[known..]));
            self.game = game.or_else(|| (!self.entries.is_empty()).then(|| replays(row, &self.entries)));
        }
        let over = row.stage == Stage::Over;
        Seen { promises: promises.len(), over, game: self.game.filter(|_| !over), ..self }
    }
}

/// What the store says in the end: one that is kept waiting by a busy machine has lost nothing yet.
pub async fn insist<T, F: Future<Output = Result<T, StoreError>>>(ask: impl Fn() -> F) -> T {
    for _ in 0..TRIES {
        match ask().await {
            Err(StoreError::Unreachable(_)) => {}
            told => return told.unwrap(),
        }
    }
    panic!("the store cannot be reached");
}

/// Every promise was kept once, and only once.
fn holds(row: &TableRow, entries: &[EntryRow], promises: &[String]) {
    let mut commands: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    for (n, entry) in entries.iter().enumerate() {
        if let Some(command) = &entry.command {
            commands.entry(command).or_default().push(n);
        }
    }
    for promise in promises {
        assert!(
            commands.contains_key(promise.as_str()),
            "{promise} was acknowledged and is lost at {}",
            row.id
        );
    }
    for (command, places) in commands {
        // An answer and the end that it leads to are kept together.
        let first = places[0];
        assert!(places.iter().copied().eq(first..first + places.len()), "{command} was carried out twice");
        let deeds = places.iter().filter(|&&n| !entries[n].body.contains(r#""kind":"ended""#)).count();
        assert_eq!(deeds, 1, "{command} was carried out twice: {entries:?}");
    }
}

/// The game from its first entry to its last, luck included.
fn replays(row: &TableRow, entries: &[EntryRow]) -> Table {
    let mut record: Record = serde_json::from_value(row.header.clone().unwrap()).unwrap();
    record.entries = entries.iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect();
    let kit: Arc<dyn OpenBox> = orrery_shelf::find(&row.game).unwrap().standard();
    Table::resume(&kit, record, Secret::from_hex(&row.secret).unwrap()).unwrap()
}

/// The same game, and what has come since.
fn follows(mut game: Table, fresh: &[EntryRow]) -> Table {
    for entry in fresh {
        game.follow(&serde_json::from_str(&entry.body).unwrap()).unwrap();
    }
    game
}
