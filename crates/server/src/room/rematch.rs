//! Again: the same people, the same settings, another first seat.

use super::{Room, begin};
use crate::identity::{device, random_hex};
use crate::problem::Problem;
use orrery_store::{SeatRow, Stage, TableRow};

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
        let mut seats = self.row.seats.clone();
        seats.rotate_left(1);
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
            header: None,
            secret: self.hall.config.secrets.next(),
            rematch: None,
            opened: now,
            at: now,
            ..self.row.clone()
        };
        if waits { Ok(row) } else { begin(row, self.hall.game(&self.row.game)?) }
    }
}
