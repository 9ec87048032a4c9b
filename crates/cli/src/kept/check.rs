//! Every stored game, replayed with this build.

use super::{data, unopened, wait};
use crate::speech::{Speech, Trouble};
use crate::{as_json, boxes, output};
use clap::ArgMatches;
use orrery_shelf::OpenBox;
use orrery_store::{EntryRow, Store, StoreError, TableRow, Tables};
use orrery_table::{BadRecord, Record, Secret, Table};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// What is promised in JSON.
#[derive(Debug, Default, Serialize)]
pub struct Told {
    pub tables: usize,
    /// Tables whose game has not begun.
    pub gathering: usize,
    /// Games that play through, every draw of luck proved.
    pub replayed: usize,
    pub entries: usize,
    pub differ: Vec<Differs>,
}

/// A game that would not go on as it was played.
#[derive(Debug, Serialize)]
pub struct Differs {
    pub table: String,
    pub game: String,
    pub because: String,
}

impl Differs {
    pub fn told(&self, speech: &Speech) -> String {
        let Differs { table, game, because } = self;
        let args = [
            ("table", table.as_str().into()),
            ("game", game.as_str().into()),
            ("because", because.as_str().into()),
        ];
        speech.say("check-differs", &args)
    }
}

pub fn run(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    boxes::expect_some(speech, matches)?;
    let data = data(speech, matches)?;
    let told = wait(speech, async {
        let look = data.look().await.map_err(|error| unopened(speech, &data, &error))?;
        let mut kits = Kits::new(speech, matches);
        all(&*look.store, &mut kits).await.map_err(|error| unopened(speech, &data, &error))
    })?;
    let text = if as_json(matches) {
        serde_json::to_string(&told).expect("what is told is plain data") + "\n"
    } else {
        shown(speech, &told)
    };
    output::print(speech, &text)?;
    Ok(u8::from(!told.differ.is_empty()))
}

fn shown(speech: &Speech, told: &Told) -> String {
    let mut text = String::new();
    for different in &told.differ {
        text += &(different.told(speech) + "\n");
    }
    let args = [
        ("tables", told.tables.into()),
        ("replayed", told.replayed.into()),
        ("entries", told.entries.into()),
        ("gathering", told.gathering.into()),
        ("differ", told.differ.len().into()),
    ];
    text + &speech.say("check-done", &args) + "\n"
}

/// Replays all that a store has.
pub async fn all(store: &dyn Store, kits: &mut Kits<'_>) -> Result<Told, StoreError> {
    let (mut told, mut tables) = (Told::default(), Tables::of(store));
    while let Some((row, entries)) = tables.next().await? {
        told.tables += 1;
        let Some(header) = row.header.clone().filter(|_| !entries.is_empty()) else {
            told.gathering += 1;
            continue;
        };
        match replay(kits, &row, header, &entries) {
            Ok(()) => {
                told.replayed += 1;
                told.entries += entries.len();
            }
            Err(because) => told.differ.push(Differs { table: row.id, game: row.game, because }),
        }
    }
    Ok(told)
}

fn replay(
    kits: &mut Kits<'_>,
    row: &TableRow,
    header: serde_json::Value,
    entries: &[EntryRow],
) -> Result<(), String> {
    let unreadable = |error: serde_json::Error| BadRecord::Unreadable(error.to_string());
    let tell = |bad: BadRecord, kit: Option<&dyn OpenBox>| bad.tell(kits.speech.words(), kit);
    let mut record: Record = serde_json::from_value(header).map_err(|error| tell(unreadable(error), None))?;
    for entry in entries {
        let entry = serde_json::from_str(&entry.body).map_err(|error| tell(unreadable(error), None))?;
        record.entries.push(entry);
    }
    let secret = Secret::from_hex(&row.secret).map_err(|_| tell(BadRecord::OtherSecret, None))?;
    let title = record.title(orrery_shelf::find).map_err(|bad| tell(bad, None))?;
    let kit = kits.of(title).map_err(|trouble| trouble.sentence)?;
    let tell = |bad: BadRecord| bad.tell(kits.speech.words(), Some(&*kit));
    Table::resume(&kit, record, secret).map(drop).map_err(tell)
}

/// The boxes that the host plays with, each opened once.
pub struct Kits<'a> {
    speech: &'a Speech,
    components: Option<PathBuf>,
    opened: BTreeMap<&'static str, Arc<dyn OpenBox>>,
}

impl<'a> Kits<'a> {
    pub fn new(speech: &'a Speech, matches: &ArgMatches) -> Kits<'a> {
        let components = matches.get_one::<PathBuf>("components").cloned();
        Kits { speech, components, opened: BTreeMap::new() }
    }

    fn of(&mut self, title: &'static dyn orrery_shelf::Title) -> Result<Arc<dyn OpenBox>, Trouble> {
        if let Some(kit) = self.opened.get(title.slug()) {
            return Ok(kit.clone());
        }
        let brought = self.components.as_ref().and_then(|folder| boxes::find(folder, title));
        let kit = match brought {
            Some(file) => boxes::unpack(self.speech, title, &file)?,
            None => title.standard(),
        };
        self.opened.insert(title.slug(), kit.clone());
        Ok(kit)
    }
}
