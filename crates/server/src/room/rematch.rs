//! Again: the same people, the same settings, another first seat.

use super::{Room, begin};
use crate::identity::{device, random_hex};
use crate::problem::Problem;
use orrery_scene::{Lang, Setting, SettingKind};
use orrery_store::{SeatRow, Stage, TableRow};
use serde_json::Value;

impl Room {
    /// Opens the next table, or says which it is. Everybody sits there already; it begins at once where nobody else
    /// has to be waited for.
    pub(super) async fn rematch(&mut self, person: &str) -> Result<String, Problem> {
        if let Some(next) = &self.row.rematch {
            return Ok(next.clone());
        }
        if self.row.stage != Stage::Over {
            return Err(Problem::NotOver);
        }
        if !self.sits(Some(person)) {
            return Err(Problem::NotYours);
        }
        self.hall.has_room_for_a_table(None).await?;
        let (host, _) = device(person);
        let next = self.next_table(host)?;
        let id = next.id.clone();
        self.hall.store.keep_table(next).await?;
        self.keep(TableRow { rematch: Some(id.clone()), ..self.row.clone() }).await?;
        Ok(id)
    }

    fn next_table(&self, host: &str) -> Result<TableRow, Problem> {
        let game = self.hall.game(&self.row.game)?;
        let mut seats = self.row.seats.clone();
        self.keep_levels(&mut seats);
        seats.rotate_left(1);
        let mut options = self.row.options.clone();
        rotate_days(&mut options, &game.settings(Lang::En));
        let waits = seats
            .iter()
            .any(|seat| matches!(seat, SeatRow::Person { person, .. } if device(person).0 != host));
        let now = self.hall.now();
        let row = TableRow {
            id: random_hex(16),
            revision: 0,
            host: host.to_owned(),
            stage: Stage::Gathering,
            seats,
            options,
            header: None,
            secret: self.hall.config.secrets.next(),
            rematch: None,
            opened: now,
            at: now,
            ..self.row.clone()
        };
        if waits { Ok(row) } else { begin(row, game) }
    }
}

/// A person's day goes with them to the seat they have now.
fn rotate_days(options: &mut Value, settings: &[Setting]) {
    for setting in settings.iter().filter(|setting| matches!(setting.kind, SettingKind::Days { .. })) {
        if let Some(days) = options.get_mut(&*setting.key).and_then(Value::as_array_mut)
            && !days.is_empty()
        {
            days.rotate_left(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use orrery_scene::{When, Word};
    use serde_json::json;

    #[test]
    fn days_go_with_whoever_they_belong_to_and_the_rest_stays() {
        let setting = |key: &str, kind: SettingKind| Setting {
            key: key.into(),
            label: Word::NONE,
            help: Word::NONE,
            kind,
            seats: Vec::new(),
        };
        let when = || When { key: "long".into(), value: json!(true) };
        let settings = [
            setting("born", SettingKind::Days { when: when() }),
            setting("parts", SettingKind::Pick { when: when(), least: 0, most: 3, options: Vec::new() }),
        ];
        let rotated = |mut options: Value| {
            rotate_days(&mut options, &settings);
            options
        };
        let day = json!({"month": 5, "day": 2});
        assert_eq!(
            rotated(json!({"born": [day, null, null], "parts": [1, 2, 3]})),
            json!({"born": [null, null, day], "parts": [1, 2, 3]})
        );
        assert_eq!(rotated(json!({"born": [], "parts": []})), json!({"born": [], "parts": []}));
    }
}
