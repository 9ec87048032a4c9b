//! Somebody is away: others wait, or have a bot play this turn or for longer; whoever comes back has their seat again.

use super::Room;
use crate::identity::device;
use crate::problem::Problem;
use orrery_bots::Kind;
use orrery_core::Seat;
use orrery_store::SeatRow;
use orrery_table::{PlayerKind, Stay};

impl Room {
    /// A bot sits down for somebody: for whoever asks, for somebody whose time is up, or who has been away for long.
    pub(super) fn stand_in(
        &mut self,
        (person, by): (&str, Seat),
        of: Seat,
        bot: &str,
        stay: Stay,
    ) -> Result<(), Problem> {
        let kind: Kind = bot.parse().map_err(Problem::BadBot)?;
        let own = self.is_seated(person, of).is_ok();
        let (at, gone) = (self.time(), self.is_long_gone(of));
        let game = self.game.as_mut().ok_or(Problem::NotStarted)?;
        let sits = game.table.holder(of).ok_or(Problem::NoSuchSeat)?;
        if sits.kind != PlayerKind::Person {
            return Err(Problem::StillHere);
        }
        if !own && game.table.has_fallen(of, at) {
            game.table.flag(of, by, at)?;
        } else if !own && !gone {
            return Err(Problem::StillHere);
        }
        Ok(game.table.bot_takes_seat(of, kind, stay, at)?)
    }

    /// The person of the seat plays it again.
    pub(super) fn take_back_seat(&mut self, seat: Seat) -> Result<(), Problem> {
        let at = self.time();
        let game = self.game.as_mut().ok_or(Problem::NotStarted)?;
        let name = game.table.owner(seat).ok_or(Problem::NotYours)?.to_owned();
        if game.table.holder(seat).is_some_and(|holder| holder.kind == PlayerKind::Person) {
            return Ok(());
        }
        game.table.person_takes_seat(seat, &name, at)?;
        self.let_pass_later();
        Ok(())
    }

    /// Somebody comes, perhaps back: their seats are theirs again.
    pub(super) async fn welcome(&mut self, person: Option<String>) {
        let Some(person) = person else { return };
        self.note_presence();
        let lent: Vec<Seat> = (0..self.row.seats.len() as u8)
            .map(Seat)
            .filter(|&seat| self.is_at_device(seat, &person) && self.is_lent(seat))
            .collect();
        if lent.is_empty() {
            return;
        }
        for seat in lent {
            if let Err(problem) = self.take_back_seat(seat) {
                tracing::warn!(table = %self.row.id, ?problem, "a seat could not be given back");
            }
        }
        if let Err(problem) = self.persist(None).await {
            tracing::warn!(table = %self.row.id, ?problem, "a seat could not be given back");
        }
        self.after_a_change().await;
    }

    fn is_at_device(&self, seat: Seat, person: &str) -> bool {
        let held = self.row.seats.get(seat.index());
        matches!(held, Some(SeatRow::Person { person: by, .. }) if device(by).0 == device(person).0)
    }

    /// Somebody came or went, here or at another node: whoever is nowhere is away from now on.
    pub(super) fn note_presence(&mut self) {
        let (company, now) = (self.company(), self.hall.now());
        for seat in &self.row.seats {
            let SeatRow::Person { person, .. } = seat else { continue };
            let device = device(person).0;
            if company.has(person) {
                self.away.remove(device);
            } else {
                self.away.entry(device.to_owned()).or_insert(now);
            }
        }
    }

    /// A bot plays there that nobody resigned to.
    pub(super) fn is_lent(&self, seat: Seat) -> bool {
        let Some(game) = self.game.as_ref().filter(|game| game.table.ended().is_none()) else { return false };
        let bot = game.table.holder(seat).is_some_and(|holder| holder.kind == PlayerKind::Bot);
        bot && game.table.owner(seat).is_some() && !game.table.has_resigned(seat)
    }

    /// Not here for so long that others need not wait. What was before this room was opened does not count: perhaps
    /// the server was down.
    pub(super) fn is_long_gone(&self, seat: Seat) -> bool {
        let Some(SeatRow::Person { person, .. }) = self.row.seats.get(seat.index()) else { return false };
        let since = self.away.get(device(person).0).copied().unwrap_or(self.since);
        // Nor does a time in which nobody could have come.
        let since = self.forgiven.map_or(since, |(_, until)| since.max(until));
        !self.company().has(person)
            && u128::from(self.hall.now().saturating_sub(since)) >= self.hall.config.absence.as_millis()
    }
}
