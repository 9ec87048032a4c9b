//! What the server has promised, and whether the data holds it.

use crate::patience;
use futures_util::{StreamExt, stream};
use orrery_shelf::OpenBox;
use orrery_store::{Data, EntryRow, Stage, Store, StoreError, TableRow};
use orrery_table::{Record, Secret, Table};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// How many tables are read at once.
const PAGE: u32 = 100;
/// How often a store is asked that does not answer.
const TRIES: usize = 5;
/// How many of them are compared at once.
const AT_ONCE: usize = 8;

#[derive(Default)]
pub struct Ledger {
    /// Every acknowledged command, by table and then as the store writes it.
    promised: Mutex<Promised>,
    /// How many promises were made to each person.
    people: Mutex<HashMap<String, u64>>,
    resumed: Mutex<u64>,
    /// What was found last time, by table: it may only grow.
    seen: Mutex<HashMap<String, Seen>>,
}

#[derive(Default)]
struct Seen {
    entries: Vec<EntryRow>,
    promises: usize,
    over: bool,
}

/// How much of a table is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// The last entry that was seen, and whatever follows it.
    On,
    /// All of it from its first entry, also of games that are over.
    Anew,
}

pub type Promised = HashMap<String, Vec<String>>;

/// What a check has looked at.
#[derive(Default)]
pub struct Found {
    tables: usize,
    entries: usize,
    promises: usize,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Found { tables, entries, promises } = self;
        write!(f, "{promises} promises kept, {entries} entries of {tables} tables replay")
    }
}

impl Ledger {
    pub fn promise(&self, table: &str, person: &str, id: &str) {
        self.promised.lock().unwrap().entry(table.to_owned()).or_default().push(format!("{person} {id}"));
        *self.people.lock().unwrap().entry(person.to_owned()).or_default() += 1;
    }

    pub fn promised(&self) -> Promised {
        self.promised.lock().unwrap().clone()
    }

    pub fn resume(&self) {
        *self.resumed.lock().unwrap() += 1;
    }

    pub fn resumed(&self) -> u64 {
        *self.resumed.lock().unwrap()
    }

    /// Waits until everybody who ever got an answer has got another one since.
    pub async fn everybody_plays_on(&self, within: Duration) {
        let before = self.people.lock().unwrap().clone();
        let waiting = || {
            let now = self.people.lock().unwrap();
            before.iter().filter(|(person, had)| now[*person] <= **had).count()
        };
        let all_are_back = async {
            while waiting() > 0 {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        assert!(patience::wait(within, all_are_back).await.is_some(), "{} never came back", waiting());
    }

    /// Holds the data against what was promised, and replays every table that has changed.
    pub async fn check(&self, data: &Data, promised: &Promised, reading: Reading) -> Found {
        let store = insist(|| data.open()).await;
        let mut found = Found::default();
        let mut after = String::new();
        loop {
            let page = insist(|| store.tables(&after, PAGE)).await;
            let Some(last) = page.last() else { break };
            after.clone_from(&last.id);
            let compare = async |row: TableRow| {
                let promises = promised.get(&row.id).map_or(&[][..], Vec::as_slice);
                let seen = self.seen.lock().unwrap().remove(&row.id).unwrap_or_default();
                let seen = seen.compare(&*store, &row, promises, reading).await;
                (row.id, seen)
            };
            // The store has much to do, and answers many as soon as one.
            let mut compared = stream::iter(page).map(compare).buffer_unordered(AT_ONCE);
            while let Some((id, seen)) = compared.next().await {
                found.tables += 1;
                found.entries += seen.entries.len();
                found.promises += seen.promises;
                self.seen.lock().unwrap().insert(id, seen);
            }
        }
        store.close().await.unwrap();
        assert_eq!(found.promises, promised.values().map(Vec::len).sum::<usize>(), "a whole table is lost");
        found
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
        let rests = self.over && self.promises == promises.len();
        if reading == Reading::On && rests {
            return self;
        }
        let from = match reading {
            Reading::On => self.entries.len().saturating_sub(1),
            Reading::Anew => 0,
        };
        let entries = insist(|| store.entries(&row.id, from as u32)).await;
        assert!(entries.starts_with(&self.entries[from..]), "the log of {} was rewritten", row.id);
        let grows = from + entries.len() > self.entries.len();
        self.entries.truncate(from);
        self.entries.extend(entries);
        holds(row, &self.entries, promises);
        if grows {
            replays(row, &self.entries);
        }
        Seen { promises: promises.len(), over: row.stage == Stage::Over, ..self }
    }
}

/// What the store says in the end: one that is kept waiting by a busy machine has lost nothing yet.
async fn insist<T, F: Future<Output = Result<T, StoreError>>>(ask: impl Fn() -> F) -> T {
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

fn replays(row: &TableRow, entries: &[EntryRow]) {
    if row.stage == Stage::Gathering {
        return;
    }
    let mut record: Record = serde_json::from_value(row.header.clone().unwrap()).unwrap();
    record.entries = entries.iter().map(|entry| serde_json::from_str(&entry.body).unwrap()).collect();
    let kit: Arc<dyn OpenBox> = orrery_shelf::find(&row.game).unwrap().standard();
    Table::resume(&kit, record, Secret::from_hex(&row.secret).unwrap()).unwrap();
}
