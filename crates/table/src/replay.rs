//! Records read, played through and proved.

use crate::course::Course;
use crate::record::{Deed, Entry, FORMAT, Record, Standing};
use crate::{BadRecord, Fault, Luck, Secret};
use orrery_core::chance::{Roll, Script};
use orrery_shelf::{OpenBox, Position, Title};
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;

impl Record {
    /// Reads a record; whatever is not one is refused in a sentence.
    pub fn read(text: &str) -> Result<Record, BadRecord> {
        let unreadable = |error: serde_json::Error| {
            if error.is_eof() { BadRecord::Truncated } else { BadRecord::Unreadable(error.to_string()) }
        };
        let fault = match serde_json::from_str::<Record>(text) {
            Ok(record) if record.format == FORMAT => return Ok(record),
            Ok(_) => None,
            Err(error) => Some(error),
        };
        let json: Value = serde_json::from_str(text).map_err(unreadable)?;
        let format = json.get("format").and_then(Value::as_str).ok_or(BadRecord::Foreign)?;
        let (ours, _) = FORMAT.rsplit_once('/').expect("a format has a number");
        match format.rsplit_once('/') {
            _ if format == FORMAT => Err(fault.map_or(BadRecord::Foreign, unreadable)),
            Some((name, number)) if name == ours && number.parse::<u32>().is_ok_and(|number| number > 1) => {
                Err(BadRecord::NewerFormat(format.to_owned()))
            }
            _ => Err(BadRecord::Foreign),
        }
    }

    /// The game it is a record of, if this program knows it and its rules. Older rules are none the worse for it: as long
    /// as the record plays through by those of today, nothing that happened in it has changed.
    pub fn title(
        &self,
        find: impl Fn(&str) -> Option<&'static dyn Title>,
    ) -> Result<&'static dyn Title, BadRecord> {
        let title = find(&self.game).ok_or_else(|| BadRecord::UnknownGame(self.game.clone()))?;
        let (game, found, known) = (self.game.clone(), self.rules, title.rules());
        if found > known { Err(BadRecord::NewerRules { game, found, known }) } else { Ok(title) }
    }

    /// As it is written into a file: one entry a line, so that it can be read and compared.
    #[must_use]
    pub fn write(&self) -> String {
        let entries: Vec<String> = self.entries.iter().map(|entry| format!("    {}", json(entry))).collect();
        let mut fields = vec![
            ("format", json(&self.format)),
            ("game", json(&self.game)),
            ("rules", json(&self.rules)),
            ("components", json(&self.components)),
            ("options", json(&self.options)),
            ("seats", json(&self.seats)),
        ];
        fields.extend(self.opened.map(|opened| ("opened", json(&opened))));
        fields.extend(self.clock.as_ref().map(|clock| ("clock", json(clock))));
        fields.push(("commitment", json(&self.commitment)));
        fields.push(("entries", format!("[\n{}\n  ]", entries.join(",\n"))));
        fields.extend(self.secret.as_ref().map(|secret| ("secret", json(secret))));
        let lines: Vec<String> =
            fields.iter().map(|(name, value)| format!("  \"{name}\": {value}")).collect();
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }
}

fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).expect("a record is plain data")
}

/// A record that was played through, or is being: one entry after the other, without a generator.
#[derive(Debug)]
pub struct Replay {
    course: Course,
}

impl Replay {
    /// Plays the whole record through.
    pub fn of(record: &Record, kit: &Arc<dyn OpenBox>) -> Result<Replay, BadRecord> {
        let (found, known) = (record.rules, kit.title().rules());
        Replay::through(record, kit).map_err(|bad| match bad {
            BadRecord::Differs { entry, .. } if found < known => {
                BadRecord::OlderRules { game: record.game.clone(), found, known, entry }
            }
            bad => bad,
        })
    }

    fn through(record: &Record, kit: &Arc<dyn OpenBox>) -> Result<Replay, BadRecord> {
        let mut replay = Replay::begin(record, kit)?;
        for entry in &record.entries[1..] {
            replay.follow(entry)?;
        }
        let entry = record.entries.len() as u32 - 1;
        if replay.now().outcome().is_some() && replay.ended().is_none() {
            return Err(BadRecord::Differs { entry, fault: Fault::NotEnded });
        }
        Ok(replay)
    }

    /// Lays the table as the record's first entry has it.
    pub fn begin(record: &Record, kit: &Arc<dyn OpenBox>) -> Result<Replay, BadRecord> {
        if record.components != kit.hash() {
            let (game, found) = (record.game.clone(), record.components.clone());
            return Err(BadRecord::OtherBox { game, found });
        }
        let differs = |fault| BadRecord::Differs { entry: 0, fault };
        let Some(setup @ Entry { deed: Deed::Setup { luck }, .. }) = record.entries.first() else {
            return Err(differs(Fault::NoSetup));
        };
        let mut script = Script::new(luck.iter().copied().map(Roll::from));
        let course = Course::lay(&**kit, &record.options, &record.seats, record.clock, &mut script);
        let course = course.map_err(|unfit| differs(Fault::Unfit(unfit)))?;
        let mut course = course.by_older_rules(record.rules < kit.title().rules());
        if !script.fits() {
            return Err(differs(Fault::Rejected(orrery_shelf::Rejected::OtherLuck)));
        }
        course.follow(setup).map_err(differs)?;
        Ok(Replay { course })
    }

    /// Plays the next entry.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), BadRecord> {
        let n = self.course.entries().len() as u32;
        self.course.follow(entry).map_err(|fault| BadRecord::Differs { entry: n, fault })
    }

    #[must_use]
    pub fn now(&self) -> &dyn Position {
        self.course.now()
    }

    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        self.course.entries()
    }

    /// How the players stand, if the game has ended.
    #[must_use]
    pub fn ended(&self) -> Option<&Standing> {
        self.course.ended()
    }

    pub(crate) fn course(&self) -> &Course {
        &self.course
    }

    pub(crate) fn into_course(self) -> Course {
        self.course
    }
}

/// Recomputes every draw of the record from its secret. Returns the luck as it stands behind the last one.
pub fn verify(record: &Record) -> Result<Luck, BadRecord> {
    let secret = record.secret.as_ref().ok_or(BadRecord::NoSecret)?;
    let secret = Secret::from_hex(secret).map_err(|_| BadRecord::OtherSecret)?;
    if secret.commitment() != record.commitment {
        return Err(BadRecord::OtherSecret);
    }
    let mut luck = Luck::new(&secret);
    for (entry, n) in record.entries.iter().zip(0..) {
        if !luck.draws(entry.deed.luck()) {
            return Err(BadRecord::OtherLuck { entry: n });
        }
    }
    Ok(luck)
}
