//! How well bots play at a table: whoever plays there may say so, also while the game runs.

use super::Room;
use crate::problem::Problem;
use orrery_bots::Kind;
use orrery_core::Seat;
use orrery_store::SeatRow;
use orrery_table::Player;

impl Room {
    /// The bot whose seat it is plays at another level from now on, the question included that it thinks about.
    pub(super) fn other_level(&mut self, by: Seat, of: Seat, bot: &str) -> Result<(), Problem> {
        let kind: Kind = bot.parse().map_err(Problem::BadBot)?;
        if self.row.serious {
            return Err(Problem::BotsStay);
        }
        let at = self.time();
        let table = &mut self.game.as_mut().ok_or(Problem::NotStarted)?.table;
        let sits = table.holder(of).ok_or(Problem::NoSuchSeat)?;
        let is_so = *sits == Player::bot(&kind.to_string()) && table.is_a_bots(of);
        if is_so && table.ended().is_none() {
            return Ok(());
        }
        Ok(table.other_level(of, by, kind, at)?)
    }

    /// Bots play on as they last did.
    pub(super) fn keep_levels(&self, seats: &mut [SeatRow]) {
        let Some(game) = self.game.as_ref() else { return };
        for (at, held) in seats.iter_mut().enumerate() {
            if let SeatRow::Bot { bot } = held
                && let Some(holder) = game.table.holder(Seat(at as u8))
            {
                bot.clone_from(&holder.name);
            }
        }
    }
}
