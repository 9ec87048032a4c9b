//! What everybody was told, deed by deed: the log before it is put into words.

use orrery_core::chance::{Roll, Script};
use orrery_core::{Seat, Viewer};
use orrery_scene::{Lang, Line, LineKind, Text};
use orrery_shelf::{Answer, OpenBox, Position};
use orrery_table::{Answered, Deed, Entry, Fault, Record, Table};
use serde_json::Value;

#[derive(Clone, Debug, Default)]
pub(super) struct Chronicle {
    deeds: Vec<Told>,
    /// How many entries of the record it has told.
    entries: usize,
    /// How many deeds were taken back.
    struck: usize,
}

/// What one entry of the record was told as.
#[derive(Clone, Debug)]
pub(super) struct Told {
    /// The number of the entry.
    pub(super) n: u32,
    /// Whose deed it was; nobody's if the server was at fault.
    pub(super) by: Option<Seat>,
    /// Milliseconds since 1970.
    pub(super) at: u64,
    notices: Vec<(Viewer, Vec<Value>)>,
    /// What happened beside the moves.
    aside: Option<Aside>,
    /// Taken back: it stays, struck through.
    pub(super) struck: bool,
}

/// In each language.
type Aside = [(Lang, Line); 2];

impl Chronicle {
    pub(super) fn deeds(&self) -> &[Told] {
        &self.deeds
    }

    /// Takes up what is new in the record: at most one move, which was told like this, and what happened beside it.
    pub(super) fn tell(&mut self, entries: &[Entry], opened: u64, mut notices: Vec<(Viewer, Vec<Value>)>) {
        for entry in &entries[self.entries.min(entries.len())..] {
            self.take_up(entry, opened, &mut notices);
        }
        self.entries = entries.len();
    }

    fn take_up(&mut self, entry: &Entry, opened: u64, notices: &mut Vec<(Viewer, Vec<Value>)>) {
        if let Deed::Undo { takes_back, .. } = &entry.deed {
            self.strike(takes_back);
        }
        let is_move = matches!(entry.deed, Deed::Answer(_) | Deed::TimeOut(_));
        let aside = [Lang::En, Lang::Es].map(|lang| entry.deed.aside(lang).map(|line| (lang, line)));
        let aside = match aside {
            [Some(en), Some(es)] => Some([en, es]),
            _ => None,
        };
        if is_move || aside.is_some() {
            let notices = if is_move { std::mem::take(notices) } else { Vec::new() };
            let (n, by, at) = (entry.n, entry.deed.seat(), opened + entry.at);
            self.deeds.push(Told { n, by, at, notices, aside, struck: false });
        }
    }

    fn strike(&mut self, entries: &[u32]) {
        for told in self.deeds.iter_mut().filter(|told| entries.contains(&told.n)) {
            told.struck = true;
            self.struck += 1;
        }
    }

    pub(super) fn of_entry(&self, n: u32) -> Option<&Told> {
        // Deeds stand in the order of their entries.
        self.deeds.binary_search_by_key(&n, |told| told.n).ok().map(|at| &self.deeds[at])
    }

    /// How many deeds were taken back.
    pub(super) fn struck(&self) -> usize {
        self.struck
    }

    /// Goes on with an entry that somebody else has added to the game.
    pub(super) fn follow(&mut self, table: &mut Table, entry: &Entry, opened: u64) -> Result<(), Fault> {
        let mut before = table.now().copy();
        table.follow(entry)?;
        let told = match &entry.deed {
            Deed::Answer(answered) | Deed::TimeOut(answered) => play(&mut *before, answered),
            _ => None,
        };
        self.tell(table.entries(), opened, told.unwrap_or_default());
        Ok(())
    }

    /// As if nothing had been told before the last few deeds.
    #[cfg(feature = "laws")]
    pub(super) fn lately(&self, deeds: usize) -> Chronicle {
        let before = self.deeds.len().saturating_sub(deeds);
        let deeds = self.deeds[before..].to_vec();
        let struck = deeds.iter().filter(|told| told.struck).count();
        Chronicle { deeds, entries: self.entries, struck }
    }

    /// Tells a whole record anew. What cannot be told (the record is tried elsewhere) is left out.
    pub(super) fn retell(kit: &std::sync::Arc<dyn OpenBox>, record: &Record) -> Chronicle {
        let mut chronicle = Chronicle::default();
        let opened = record.opened.unwrap_or(0);
        let Some(mut position) = start(&**kit, record) else { return chronicle };
        for entry in &record.entries {
            let mut notices = Vec::new();
            if let Deed::Answer(answered) | Deed::TimeOut(answered) = &entry.deed {
                let Some(told) = play(&mut *position, answered) else { return chronicle };
                notices = told;
            }
            chronicle.take_up(entry, opened, &mut notices);
            chronicle.entries += 1;
            if matches!(entry.deed, Deed::Undo { .. }) {
                let Some(back) = chronicle.position(&**kit, record, entry.n) else { return chronicle };
                position = back;
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
        let told: Vec<Line> = told.filter_map(|notice| kit.line(notice, viewer, lang)).collect();
        // Of a move that somebody is told nothing of, they are not told either that it came late.
        let is_move = !self.notices.is_empty();
        let aside =
            self.aside.iter().flatten().filter(|(of, _)| *of == lang && !(is_move && told.is_empty()));
        aside.map(|(_, line)| line.clone()).chain(told.iter().cloned()).collect()
    }

    /// Its first deed in words, for an undo button; the title of a turn is none.
    pub(super) fn deed(&self, kit: &dyn OpenBox, viewer: Viewer, lang: Lang) -> Option<Text> {
        let lines = self.lines(kit, viewer, lang);
        let of = |kind: LineKind| lines.iter().find(|line| line.kind == kind);
        let first = of(LineKind::Deed).or_else(|| of(LineKind::Consequence))?;
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
