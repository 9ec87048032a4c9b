//! What one person has been shown so far, in one language: so that they are told what changes, and nothing else.

use super::Client;
use super::chronicle::Chronicle;
use crate::wire::{LogEntry, News, Play, TableInfo};
use orrery_core::{Seats, Viewer};
use orrery_scene::patch::{difference, json};
use orrery_scene::shadow::Shadow;
use orrery_scene::{Id, Lang};
use orrery_shelf::OpenBox;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Of a long row of deeds only the last are ringed: rings everywhere point at nothing.
const DEEDS_RINGED: usize = 12;

/// The table and the play as somebody may see them.
#[derive(Debug)]
pub(super) struct Seen {
    pub(super) table: TableInfo,
    pub(super) play: Option<Play>,
}

/// The sequence number counts what *this* eye was shown: a number that rose with every entry would tell when somebody
/// else answered in secret.
pub(super) struct Eye {
    who: Option<String>,
    lang: Lang,
    viewer: Viewer,
    kit: Option<Arc<dyn OpenBox>>,
    seq: u32,
    /// The shadows of what it sees now, table and play; none before its first look, and when it has closed for a while.
    shown: Option<(Shadow, Shadow)>,
    log: Vec<LogEntry>,
    /// For each deed of the chronicle, the log entry it became, if it was worth one.
    entries: Vec<Option<usize>>,
    /// How many of these deeds it has seen taken back.
    struck: usize,
    /// Something was kept since it last looked, which it may see when its turn has come.
    behind: bool,
}

impl Eye {
    pub(super) fn new(who: Option<String>, lang: Lang, viewer: Viewer, kit: Option<Arc<dyn OpenBox>>) -> Eye {
        let (log, entries) = (Vec::new(), Vec::new());
        Eye { who, lang, viewer, kit, seq: 0, shown: None, log, entries, struck: 0, behind: false }
    }

    pub(super) fn owner(&self) -> (Option<String>, Lang) {
        (self.who.clone(), self.lang)
    }

    /// Strangers and people without a seat share the spectators' eye.
    pub(super) fn belongs_to(&self, client: &Client) -> bool {
        self.lang == client.lang && self.who == client.eye
    }

    /// Whether one of these seats looks through it.
    pub(super) fn is_of(&self, seats: Seats) -> bool {
        self.viewer.seat().is_some_and(|seat| seats.contains(seat))
    }

    pub(super) fn fall_behind(&mut self) {
        self.behind = true;
    }

    pub(super) fn is_behind(&self) -> bool {
        self.behind
    }

    /// Everything, for somebody who arrives and sees what this eye does.
    pub(super) fn whole(&self, mut seen: Seen, chronicle: Option<&Chronicle>) -> News {
        self.ring(&mut seen, chronicle);
        News::Whole { seq: self.seq, table: json(&seen.table), play: json(&seen.play), log: self.log.clone() }
    }

    /// What changed for this eye since it last looked, if anything did. The first look changes nothing.
    pub(super) fn look(&mut self, mut seen: Seen, chronicle: Option<&Chronicle>) -> Option<News> {
        self.behind = false;
        let (log, struck) = chronicle.map_or_else(Default::default, |chronicle| self.read(chronicle));
        self.ring(&mut seen, chronicle);
        let now = (Shadow::of(&seen.table), Shadow::of(&seen.play));
        let changes = self.shown.take().map(|before| {
            (difference(&before.0, &seen.table, &now.0), difference(&before.1, &seen.play, &now.1))
        });
        self.shown = Some(now);
        let (table, play) = changes?;
        if table.is_empty() && play.is_empty() && log.is_empty() && struck.is_empty() {
            return None;
        }
        self.seq += 1;
        Some(News::Change { seq: self.seq, table, play, log, struck })
    }

    fn ring(&self, seen: &mut Seen, chronicle: Option<&Chronicle>) {
        if let (Some(play), Some(chronicle)) = (&mut seen.play, chronicle) {
            play.scene.last = self.touched(chronicle);
        }
    }

    /// Lets go of what it sees: most of the memory of a table at which nobody moves. It must look again before the
    /// next change.
    pub(super) fn close(&mut self) {
        self.shown = None;
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
        // Seldom is anything taken back, and a game is long.
        if std::mem::replace(&mut self.struck, chronicle.struck()) == chronicle.struck() {
            return (self.log[fresh..].to_vec(), struck);
        }
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
        let since = deeds.take_while(|(deed, _)| mine.is_none() || mine != deed.by);
        let told = since.filter_map(|(deed, entry)| Some((deed.by?, self.log.get((*entry)?)?)));
        let mut told = told.take(DEEDS_RINGED).peekable();
        let last = told.peek().map(|(by, _)| *by);
        let entries = told.take_while(|(by, _)| mine.is_some() || Some(*by) == last).map(|(_, entry)| entry);
        let things: BTreeSet<&Id> =
            entries.flat_map(|entry| &entry.lines).flat_map(|line| &line.things).collect();
        things.into_iter().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use orrery_core::Viewer;
    use orrery_core::chance::{Chance, Seeded};
    use orrery_scene::Lang;
    use orrery_scene::patch::{difference, json};
    use orrery_scene::shadow::Shadow;
    use orrery_shelf::{Answer, SHELF};

    /// Random games of every title: the scene before, patched with what is told, is the scene after.
    #[test]
    fn what_is_told_of_a_change_is_all_of_it() {
        for title in SHELF {
            let kit = title.standard();
            let mut dice = Seeded(7);
            let mut position = kit.setup(&serde_json::json!({}), *title.seats().end(), &mut dice).unwrap();
            let viewers = [Viewer::Seat(orrery_core::Seat(0)), Viewer::Spectator];
            let look = |position: &dyn orrery_shelf::Position| {
                viewers.map(|viewer| position.scene(viewer, Lang::Es))
            };
            let mut before = look(&*position);
            for step in 0..150 {
                let orrery_core::Turn::Ask { seats, .. } = position.asked() else { break };
                let seat = seats.iter().next().unwrap();
                let actions = position.actions(seat);
                let action = actions[dice.below(actions.len() as u32) as usize].clone();
                let question = position.question(seat);
                position.play(&Answer { seat, question, action }, &mut dice).unwrap();
                let after = look(&*position);
                for (before, after) in before.iter().zip(&after) {
                    let shadows = [before, after].map(Shadow::of);
                    let patch = serde_json::to_value(difference(&shadows[0], after, &shadows[1])).unwrap();
                    let mut told = json(before);
                    json_patch::patch(
                        &mut told,
                        &serde_json::from_value::<json_patch::Patch>(patch).unwrap(),
                    )
                    .unwrap();
                    assert_eq!(told, json(after), "{} after {step} answers", title.slug());
                }
                before = after;
            }
        }
    }
}
