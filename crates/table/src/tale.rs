//! A record as text that people read: who sat where, what happened, how it ended.

use crate::record::{Answered, Deed, Player, PlayerKind, Record};
use crate::{LOCALES, Standing};
use orrery_core::chance::{Roll, Script};
use orrery_core::{Seat, Viewer};
use orrery_scene::{Lang, Line, LineKind, Words};
use orrery_shelf::{Answer, OpenBox, Position};
use std::collections::BTreeSet;

impl Record {
    /// The whole game in words. Everything is told as whoever did it knows it, so this is for games that are over;
    /// what was taken back is left out, and where the record does not play through, the tale breaks off.
    #[must_use]
    pub fn tale(&self, kit: &dyn OpenBox, lang: Lang) -> String {
        let words = Words::new(lang, &LOCALES);
        let mut tale = vec![kit.title().name(lang), String::new()];
        for (seat, player) in self.seats.iter().enumerate() {
            let who = match player.kind {
                PlayerKind::Person => "tale-person",
                PlayerKind::Bot => "tale-bot",
            };
            let args = [("seat", (seat + 1).into()), ("name", player.name.as_str().into())];
            tale.push(words.string(who, &args));
        }
        for line in self.lines(kit, lang) {
            let text = line.text.spoken(&|seat| name(&self.seats, seat));
            match line.kind {
                LineKind::Heading => tale.extend([String::new(), text.trim().to_owned()]),
                LineKind::Deed => tale.push(format!("- {}", text.trim())),
                LineKind::Consequence => tale.push(format!("    {}", text.trim())),
            }
        }
        let ended = self.entries.iter().find_map(|entry| match &entry.deed {
            Deed::Ended { outcome, .. } => Some(outcome),
            _ => None,
        });
        if let Some(standing) = ended {
            tale.push(String::new());
            tale.extend(self.ranking(&words, standing));
        }
        tale.join("\n") + "\n"
    }

    fn lines(&self, kit: &dyn OpenBox, lang: Lang) -> Vec<Line> {
        let mut lines = Vec::new();
        let luck = self.entries.first().map_or(&[][..], |setup| setup.deed.luck());
        let mut script = Script::new(luck.iter().copied().map(Roll::from));
        let Ok(mut position) = kit.setup(&self.options, self.seats.len() as u8, &mut script) else {
            return lines;
        };
        let struck: BTreeSet<u32> = self
            .entries
            .iter()
            .flat_map(|entry| match &entry.deed {
                Deed::Undo { takes_back, .. } => takes_back.as_slice(),
                _ => &[],
            })
            .copied()
            .collect();
        for entry in self.entries.iter().filter(|entry| !struck.contains(&entry.n)) {
            lines.extend(entry.deed.aside(lang));
            let (Deed::Answer(answered) | Deed::TimeOut(answered)) = &entry.deed else { continue };
            let viewer = Viewer::Seat(answered.seat);
            let Some(notices) = play(&mut *position, answered, viewer) else { return lines };
            lines.extend(notices.iter().filter_map(|notice| kit.line(notice, viewer, lang)));
        }
        lines
    }

    fn ranking(&self, words: &Words, standing: &Standing) -> Vec<String> {
        let mut order: Vec<(u8, usize)> = standing.places.iter().copied().zip(0..).collect();
        order.sort_unstable();
        let told = |(place, seat): (u8, usize)| {
            let who = name(&self.seats, Seat(seat as u8));
            let mut args = vec![("place", place.into()), ("name", who.as_str().into())];
            match standing.points.get(seat) {
                Some(points) => {
                    args.push(("points", (*points).into()));
                    words.string("tale-ranked", &args)
                }
                None => words.string("tale-placed", &args),
            }
        };
        order.into_iter().map(told).collect()
    }
}

fn play(position: &mut dyn Position, answered: &Answered, viewer: Viewer) -> Option<Vec<serde_json::Value>> {
    let mut luck = Script::new(answered.luck.iter().copied().map(Roll::from));
    let question = position.question(answered.seat);
    let answer = Answer { seat: answered.seat, question, action: answered.action.clone() };
    let played = position.play(&answer, &mut luck).ok()?;
    played.notices.into_iter().find(|(to, _)| *to == viewer).map(|(_, notices)| notices)
}

/// Two bots of one kind are told apart by their seats.
fn name(seats: &[Player], seat: Seat) -> String {
    match seats.get(seat.index()) {
        Some(Player { kind: PlayerKind::Person, name }) => name.clone(),
        Some(Player { kind: PlayerKind::Bot, name }) => format!("{name} ({})", seat.index() + 1),
        None => String::new(),
    }
}
