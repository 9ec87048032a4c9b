//! Time that is up, and seats that a bot keeps warm: who plays while somebody is away.

use crate::record::Deed;
use crate::{Fault, Reading, Table};
use orrery_bots::Kind;
use orrery_core::Seat;
use orrery_shelf::Played;

/// For how long a bot sits down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stay {
    /// Until the seat is no longer asked.
    Turn,
    /// Until a person takes the seat.
    Longer,
}

impl Table {
    /// What the seat's clock shows; nothing where no clock runs.
    #[must_use]
    pub fn reading(&self, seat: Seat) -> Option<Reading> {
        self.course().clock()?.reading(seat)
    }

    /// Whether the clocks rest because all who play want it so.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.course().clock().is_some_and(crate::clock::Clock::is_paused)
    }

    /// Whether the seat's time is up, which somebody may point out.
    #[must_use]
    pub fn has_fallen(&self, seat: Seat, at: u64) -> bool {
        self.course().clock().is_some_and(|clock| clock.has_fallen(seat, at))
    }

    /// Somebody else points out that the seat's time is up.
    pub fn flag(&mut self, seat: Seat, by: Seat, at: u64) -> Result<(), Fault> {
        self.course_mut().enter(Deed::Flag { seat, by }, at)
    }

    /// The same, and the default is played; nothing more happens if the seat has answered in secret.
    pub fn flag_and_play(&mut self, seat: Seat, by: Seat, at: u64) -> Result<Option<Played>, Fault> {
        self.flag(seat, by, at)?;
        match self.time_out(seat, at) {
            Ok(played) => Ok(Some(played)),
            Err(Fault::NotAsked(_)) => Ok(None),
            Err(fault) => Err(fault),
        }
    }

    /// The clocks pause while all who play want it.
    pub fn pause(&mut self, seat: Seat, wants: bool, at: u64) -> Result<(), Fault> {
        self.course_mut().enter(Deed::Pause { seat, wants }, at)
    }

    /// The seat's clock rests for so many days.
    pub fn holiday(&mut self, seat: Seat, days: u32, at: u64) -> Result<(), Fault> {
        self.course_mut().enter(Deed::Holiday { seat, days }, at)
    }

    /// The server was at fault from then until then.
    pub fn outage(&mut self, (from, until): (u64, u64), at: u64) -> Result<(), Fault> {
        self.course_mut().enter(Deed::Outage { from, until }, at)
    }

    /// A bot plays for the seat, and agrees to what its person was asked, if bots do at this table.
    pub fn bot_takes_seat(&mut self, seat: Seat, bot: Kind, stay: Stay, at: u64) -> Result<(), Fault> {
        let deed = Deed::BotTakesSeat { seat, bot: bot.to_string(), for_turn: stay == Stay::Turn };
        self.course_mut().enter(deed, at)?;
        self.bot_sits(at)
    }

    /// The bot whose seat it is plays at another level from now on, as somebody who plays wants it.
    pub fn other_level(&mut self, seat: Seat, by: Seat, bot: Kind, at: u64) -> Result<(), Fault> {
        self.course_mut().enter(Deed::OtherLevel { seat, by, bot: bot.to_string() }, at)
    }

    /// A person takes the seat: the one who had it before, or another. What the bot agreed to is theirs to agree to now.
    pub fn person_takes_seat(&mut self, seat: Seat, name: &str, at: u64) -> Result<(), Fault> {
        self.course_mut().enter(Deed::PersonTakesSeat { seat, name: name.to_owned() }, at)?;
        self.settle(at)
    }

    /// Whether a bot plays there, and nobody can come back to it.
    #[must_use]
    pub fn is_a_bots(&self, seat: Seat) -> bool {
        self.course().is_a_bots(seat)
    }

    /// The person whose seat it is, even while a bot plays there.
    #[must_use]
    pub fn owner(&self, seat: Seat) -> Option<&str> {
        self.course().owner(seat)
    }

    /// Seats that were lent for a turn which is over go back to their people.
    pub(crate) fn hand_back(&mut self, at: u64) -> Result<(), Fault> {
        for (seat, name) in self.course().turns_over() {
            self.person_takes_seat(seat, &name, at)?;
        }
        Ok(())
    }
}
