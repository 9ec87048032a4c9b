//! What everybody was told, deed by deed: the log before it is put into words.

use orrery_core::chance::{Roll, Script};
use orrery_core::{Seat, Viewer};
use orrery_scene::{Lang, Line, LineKind, Text};
use orrery_shelf::{Answer, OpenBox, Position};
use orrery_table::{Answered, Deed, Record};
use serde_json::Value;

#[derive(Debug, Default)]
pub(super) struct Chronicle {
    deeds: Vec<Told>,
}

/// What one entry of the record was told as.
#[derive(Debug)]
pub(super) struct Told {
    /// The number of the entry.
    pub(super) n: u32,
    /// Whose answer it was.
    pub(super) by: Seat,
    /// Milliseconds since 1970.
    pub(super) at: u64,
    pub(super) notices: Vec<(Viewer, Vec<Value>)>,
    /// Taken back: it stays, struck through.
    pub(super) struck: bool,
}

impl Chronicle {
    pub(super) fn deeds(&self) -> &[Told] {
        &self.deeds
    }

    pub(super) fn add(&mut self, n: u32, by: Seat, at: u64, notices: Vec<(Viewer, Vec<Value>)>) {
        self.deeds.push(Told { n, by, at, notices, struck: false });
    }

    pub(super) fn strike(&mut self, entries: &[u32]) {
        for told in self.deeds.iter_mut().filter(|told| entries.contains(&told.n)) {
            told.struck = true;
        }
    }

    pub(super) fn of_entry(&self, n: u32) -> Option<&Told> {
        self.deeds.iter().find(|told| told.n == n)
    }

    /// Tells a whole record anew. What cannot be told (the record is tried elsewhere) is left out.
    pub(super) fn retell(kit: &std::sync::Arc<dyn OpenBox>, record: &Record) -> Chronicle {
        let mut chronicle = Chronicle::default();
        let opened = record.opened.unwrap_or(0);
        let Some(mut position) = start(&**kit, record) else { return chronicle };
        for entry in &record.entries {
            match &entry.deed {
                Deed::Answer(answered) | Deed::TimeOut(answered) => {
                    let Some(notices) = play(&mut *position, answered) else { return chronicle };
                    chronicle.add(entry.n, answered.seat, opened + entry.at, notices);
                }
                Deed::Undo { takes_back, .. } => {
                    chronicle.strike(takes_back);
                    let Some(back) = chronicle.position(&**kit, record, entry.n) else { return chronicle };
                    position = back;
                }
                Deed::Setup { .. }
                | Deed::BotTakesSeat { .. }
                | Deed::PersonTakesSeat { .. }
                | Deed::Resign { .. }
                | Deed::Flag { .. }
                | Deed::Pause { .. }
                | Deed::Holiday { .. }
                | Deed::Outage { .. }
                | Deed::Ended { .. } => {}
            }
        }
        chronicle
    }

    /// The position before entry `n`, without what was struck.
    fn position(&self, kit: &dyn OpenBox, record: &Record, n: u32) -> Option<Box<dyn Position>> {
        let mut position = start(kit, record)?;
        for told in self.deeds.iter().filter(|told| !told.struck && told.n < n) {
            if let Deed::Answer(answered) | Deed::TimeOut(answered) =
                &record.entries.get(told.n as usize)?.deed
            {
                let luck: Vec<Roll> = answered.luck.iter().copied().map(Into::into).collect();
                position.replay(answered.seat, &answered.action, &luck).ok()?;
            }
        }
        Some(position)
    }
}

impl Told {
    /// The lines this viewer reads of it.
    pub(super) fn lines(&self, kit: &dyn OpenBox, viewer: Viewer, lang: Lang) -> Vec<Line> {
        let told = self.notices.iter().filter(|(to, _)| *to == viewer).flat_map(|(_, notices)| notices);
        told.filter_map(|notice| kit.line(notice, viewer, lang)).collect()
    }

    /// Its first deed in words, for an undo button.
    pub(super) fn deed(&self, kit: &dyn OpenBox, viewer: Viewer, lang: Lang) -> Option<Text> {
        let lines = self.lines(kit, viewer, lang);
        let first = lines.iter().find(|line| line.kind == LineKind::Deed).or(lines.first())?;
        Some(first.text.clone())
    }
}

fn start(kit: &dyn OpenBox, record: &Record) -> Option<Box<dyn Position>> {
    let luck = record.entries.first()?.deed.luck().iter().copied().map(Roll::from);
    kit.setup(&record.options, record.seats.len() as u8, &mut Script::new(luck)).ok()
}

fn play(position: &mut dyn Position, answered: &Answered) -> Option<Vec<(Viewer, Vec<Value>)>> {
    let mut luck = Script::new(answered.luck.iter().copied().map(Roll::from));
    let question = position.question(answered.seat);
    let answer = Answer { seat: answered.seat, question, action: answered.action.clone() };
    position.play(&answer, &mut luck).ok().map(|played| played.notices)
}
