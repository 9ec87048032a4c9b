//! A table with one person and bots.

use super::tell::Teller;
use orrery_bots::{Alone, Means};
use orrery_core::{Ask, Seat, Turn, Viewer};
use orrery_scene::{Lang, Line, LineKind, Scene};
use orrery_shelf::{Answer, speaker};
use orrery_table::{Deed, Fault, Luck, Reach, Table, Terms};
use serde_json::Value;
use std::time::Instant;

/// The person's seat: the first.
pub const OWN: Seat = Seat(0);

pub struct Game {
    pub table: Table,
    /// What the bots think with: not the table's luck, which they must not know.
    pub thinking: Luck,
    pub lang: Lang,
    /// What the person was told, entry by entry.
    log: Vec<(u32, Vec<Line>)>,
    /// How many entries of the log were shown.
    shown: usize,
}

impl Game {
    pub fn new(table: Table, thinking: Luck, lang: Lang) -> Game {
        Game { table, thinking, lang, log: Vec::new(), shown: 0 }
    }

    pub fn scene(&self) -> Scene {
        self.table.now().scene(Viewer::Seat(OWN), self.lang)
    }

    pub fn is_over(&self) -> bool {
        self.table.ended().is_some()
    }

    /// Lets everybody else answer until the person is asked or the game is over.
    ///
    /// Says whether the person's turn came anew. Where both may speak at any time, whoever chance names is next.
    pub fn go_on(&mut self) -> Result<bool, Fault> {
        let mut passed = false;
        while let Turn::Ask { seats, ask } = self.table.now().asked() {
            let others = seats.without(OWN);
            let speaks = match ask {
                Ask::Free if seats.contains(OWN) && speaker(seats, ask, &mut self.thinking) == OWN => break,
                _ if !others.is_empty() => speaker(others, ask, &mut self.thinking),
                _ => match self.forced() {
                    Some(action) => {
                        self.answer(OWN, action)?;
                        continue;
                    }
                    None => break,
                },
            };
            let thought = self.table.thought(speaks).expect("every other seat is a bot's");
            let start = Instant::now();
            let clock = || start.elapsed();
            let mut means = Means { dice: &mut self.thinking, clock: &clock, stop: &|| false, crew: &Alone };
            let action = thought(&mut means);
            self.answer(speaks, action)?;
            passed = true;
        }
        Ok(passed)
    }

    /// A turn that only waits for its end, and in which nothing can be taken back, ends by itself.
    fn forced(&self) -> Option<Value> {
        let Turn::Ask { ask: Ask::Open, .. } = self.table.now().asked() else { return None };
        let undoable = matches!(self.table.reach(OWN), Ok(Reach { terms: Terms::Free, .. }));
        let mut actions = self.table.now().actions(OWN);
        (!undoable && actions.len() == 1).then(|| actions.remove(0))
    }

    pub fn answer(&mut self, seat: Seat, action: Value) -> Result<(), Fault> {
        let n = self.table.entries().len() as u32;
        let question = self.table.now().question(seat);
        let played = self.table.answer(&Answer { seat, question, action }, 0)?;
        let viewer = Viewer::Seat(OWN);
        let told = played.notices.iter().filter(|(to, _)| *to == viewer).flat_map(|(_, notices)| notices);
        let kit = self.table.kit();
        let lines = told.filter_map(|notice| kit.line(notice, viewer, self.lang)).collect();
        self.log.push((n, lines));
        Ok(())
    }

    /// Takes back the person's last answer; bots agree to everything.
    pub fn undo(&mut self) -> Result<(), Fault> {
        self.table.request_undo(OWN, 0)?;
        if let Some(Deed::Undo { takes_back, .. }) = self.table.entries().last().map(|entry| &entry.deed) {
            self.log.retain(|(n, _)| !takes_back.contains(n));
            self.shown = self.shown.min(self.log.len());
        }
        Ok(())
    }

    /// What was told since the last time somebody looked.
    pub fn news(&mut self, teller: &Teller<'_>) -> Vec<String> {
        let news = self.lines(self.shown, teller);
        self.shown = self.log.len();
        news
    }

    /// The log from an entry on.
    pub fn lines(&self, from: usize, teller: &Teller<'_>) -> Vec<String> {
        let lines = self.log[from..].iter().flat_map(|(_, lines)| lines);
        let mark = |line: &Line| match line.kind {
            LineKind::Heading => format!("— {} —", teller.say(&line.text)),
            LineKind::Deed => teller.say(&line.text),
            LineKind::Consequence => format!("↳ {}", teller.say(&line.text)),
        };
        lines.map(mark).collect()
    }
}
