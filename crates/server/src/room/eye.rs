//! What one person has been shown so far, in one language: so that they are told what changes, and nothing else.

use super::Client;
use super::chronicle::Chronicle;
use crate::patch::difference;
use crate::wire::{LogEntry, News, Play, TableInfo};
use orrery_core::Viewer;
use orrery_scene::{Id, Lang};
use orrery_shelf::OpenBox;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Of a long row of deeds only the last are ringed: rings everywhere point at nothing.
const DEEDS_RINGED: usize = 12;

/// The sequence number counts what *this* eye was shown: a number that rose with every entry would tell when somebody
/// else answered in secret.
pub(super) struct Eye {
    who: Option<String>,
    lang: Lang,
    viewer: Viewer,
    kit: Option<Arc<dyn OpenBox>>,
    seq: u32,
    table: Value,
    play: Value,
    log: Vec<LogEntry>,
    /// For each deed of the chronicle, the log entry it became, if it was worth one.
    entries: Vec<Option<usize>>,
}

impl Eye {
    pub(super) fn new(who: Option<String>, lang: Lang, viewer: Viewer, kit: Option<Arc<dyn OpenBox>>) -> Eye {
        Eye {
            who,
            lang,
            viewer,
            kit,
            seq: 0,
            table: Value::Null,
            play: Value::Null,
            log: Vec::new(),
            entries: Vec::new(),
        }
    }

    pub(super) fn owner(&self) -> (Option<String>, Lang) {
        (self.who.clone(), self.lang)
    }

    /// Strangers and people without a seat share the spectators' eye.
    pub(super) fn belongs_to(&self, client: &Client) -> bool {
        self.lang == client.lang && self.who == client.eye
    }

    /// Everything, for somebody who arrives.
    pub(super) fn whole(&self) -> News {
        News::Whole {
            seq: self.seq,
            table: self.table.clone(),
            play: self.play.clone(),
            log: self.log.clone(),
        }
    }

    /// What changed for this eye since it last looked, if anything did.
    pub(super) fn look(
        &mut self,
        (table, mut play): (TableInfo, Option<Play>),
        chronicle: Option<&Chronicle>,
    ) -> Option<News> {
        let (log, struck) = chronicle.map_or_else(Default::default, |chronicle| self.read(chronicle));
        if let (Some(play), Some(chronicle)) = (&mut play, chronicle) {
            play.scene.last = self.touched(chronicle);
        }
        let (table, play) = (json(&table), json(&play));
        let changes = (difference(&self.table, &table), difference(&self.play, &play));
        (self.table, self.play) = (table, play);
        if changes.0.is_empty() && changes.1.is_empty() && log.is_empty() && struck.is_empty() {
            return None;
        }
        self.seq += 1;
        Some(News::Change { seq: self.seq, table: changes.0, play: changes.1, log, struck })
    }

    /// New log entries, and the numbers of those that were taken back.
    fn read(&mut self, chronicle: &Chronicle) -> (Vec<LogEntry>, Vec<u32>) {
        let fresh = self.log.len();
        for deed in &chronicle.deeds()[self.entries.len()..] {
            let lines =
                self.kit.as_deref().map_or_else(Vec::new, |kit| deed.lines(kit, self.viewer, self.lang));
            let n = self.log.len();
            self.entries.push((!lines.is_empty()).then_some(n));
            if !lines.is_empty() {
                self.log.push(LogEntry { n: n as u32, at: deed.at, lines, struck: deed.struck });
            }
        }
        let mut struck = Vec::new();
        for (deed, entry) in chronicle.deeds().iter().zip(&self.entries) {
            let Some(entry) = entry.and_then(|at| self.log.get_mut(at)) else { continue };
            if deed.struck && !entry.struck {
                entry.struck = true;
                struck.push(entry.n);
            }
        }
        (self.log[fresh..].to_vec(), struck)
    }
}

impl Eye {
    /// What others touched since the viewer's own last deed, or, for a spectator, in the last mover's deeds. Deeds that
    /// this eye was told nothing of do not count: they would show that somebody answered in secret.
    fn touched(&self, chronicle: &Chronicle) -> Vec<Id> {
        let mine = self.viewer.seat();
        let deeds = chronicle.deeds().iter().zip(&self.entries).rev().filter(|(deed, _)| !deed.struck);
        let since = deeds.take_while(|(deed, _)| mine != Some(deed.by));
        let told = since.filter_map(|(deed, entry)| Some((deed.by, self.log.get((*entry)?)?)));
        let mut told = told.take(DEEDS_RINGED).peekable();
        let last = told.peek().map(|(by, _)| *by);
        let entries = told.take_while(|(by, _)| mine.is_some() || Some(*by) == last).map(|(_, entry)| entry);
        let things: BTreeSet<&Id> =
            entries.flat_map(|entry| &entry.lines).flat_map(|line| &line.things).collect();
        things.into_iter().cloned().collect()
    }
}

fn json(data: &impl Serialize) -> Value {
    let mut value = serde_json::to_value(data).expect("what is shown is plain data");
    round(&mut value);
    value
}

/// Coordinates are shown to a tenth of a unit: more cannot be seen, and costs bytes.
fn round(value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(round),
        Value::Object(fields) => fields.values_mut().for_each(round),
        Value::Number(number) if number.is_f64() => {
            let rounded = number.as_f64().map_or(0.0, |number| (number * 10.0).round() / 10.0);
            *value = Value::from(rounded);
        }
        Value::Number(_) | Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}
