//! What a table may choose before play.

use crate::CosmicEncounter;
use crate::aliens::Alien;
use crate::components::SYSTEMS;
use orrery_core::{Arg, Clause, List, Message, Refusal};
use serde::{Deserialize, Serialize};

/// Aliens are drawn at random, dealt from a starter group or chosen; none appears twice.
pub const ALIENS: Clause = Clause("COS-3.4");
/// The two main players have a minute to agree, or what the table decides.
pub const DEAL_SECONDS: Clause = Clause("COS-7.2");
/// A player may make so many proposals per deal.
pub const DEAL_MAX_PROPOSALS: Clause = Clause("COS-7.7");
/// Some powers could never work with two players and stay out.
pub const TWO_PLAYERS: Clause = Clause("COS-11.5");
/// Birthdays may be given or left out.
pub const BIRTHDAYS: Clause = Clause("COS-12.5");

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub aliens: AlienChoice,
    /// The alien of each seat, if the table chooses.
    pub chosen: List<Alien, SYSTEMS>,
    /// A series of games to fifteen points (COS-12.6: off means a single game).
    pub campaign: bool,
    /// None if zero: for tables that take days over a move.
    pub deal_seconds: u32,
    pub deal_max_proposals: u8,
    /// Each side of a deal must receive something (COS-7.5).
    pub deals_must_be_mutual: bool,
    pub parasite_in_two_player: bool,
    /// Breaks a tie at the end of a campaign; empty, or one per seat.
    pub birthdays: List<Option<Birthday>, SYSTEMS>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AlienChoice {
    #[default]
    Random,
    #[serde(rename = "starter-1")]
    Starter1,
    #[serde(rename = "starter-2")]
    Starter2,
    #[serde(rename = "starter-3")]
    Starter3,
    Chosen,
}

/// A day of the calendar year, earlier days first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Birthday {
    pub month: u8,
    pub day: u8,
}

/// How long each month can be: whoever was born on the 29th of February has a birthday as well.
const LONGEST_MONTHS: [u8; 12] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

impl Birthday {
    /// Some year has this day.
    fn exists(self) -> bool {
        let mut months = (1..).zip(LONGEST_MONTHS);
        months.any(|(month, days)| month == self.month && (1..=days).contains(&self.day))
    }

    /// A number that grows through the year.
    #[must_use]
    pub fn of_the_year(self) -> u16 {
        u16::from(self.month) * 32 + u16::from(self.day)
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            aliens: AlienChoice::Random,
            chosen: List::new(),
            campaign: false,
            deal_seconds: 60,
            deal_max_proposals: 10,
            deals_must_be_mutual: false,
            parasite_in_two_player: false,
            birthdays: List::new(),
        }
    }
}

impl Options {
    pub(crate) fn check(&self, game: &CosmicEncounter, seats: u8) -> Result<(), Refusal> {
        let unhurried = self.deal_seconds == 0;
        DEAL_SECONDS.requires(unhurried || game.deal_seconds.contains(&self.deal_seconds), || {
            Message::id("deal-seconds").with("seconds", Arg::Number(self.deal_seconds as i32))
        })?;
        DEAL_MAX_PROPOSALS.requires(game.deal_max_proposals.contains(&self.deal_max_proposals), || {
            Message::id("deal-proposals").with("most", Arg::Number(i32::from(self.deal_max_proposals)))
        })?;
        self.check_birthdays(seats)?;
        self.check_aliens(game, seats)
    }

    fn check_birthdays(&self, seats: u8) -> Result<(), Refusal> {
        let given = self.birthdays.len();
        BIRTHDAYS.requires(given == 0 || given == usize::from(seats), || {
            Message::id("birthdays-per-seat").with("seats", Arg::Number(i32::from(seats)))
        })?;
        self.birthdays.iter().flatten().try_for_each(|birthday| {
            BIRTHDAYS.requires(birthday.exists(), || {
                Message::id("no-such-day")
                    .with("month", Arg::Number(i32::from(birthday.month)))
                    .with("day", Arg::Number(i32::from(birthday.day)))
            })
        })
    }

    fn check_aliens(&self, game: &CosmicEncounter, seats: u8) -> Result<(), Refusal> {
        let chosen = self.aliens == AlienChoice::Chosen;
        let wanted = if chosen { usize::from(seats) } else { 0 };
        ALIENS.requires(self.chosen.len() == wanted, || {
            Message::id("aliens-per-seat").with("seats", Arg::Number(wanted as i32))
        })?;
        for (at, alien) in self.chosen.iter().enumerate() {
            let part = Arg::Part("alien", game.aliens[*alien as usize].row);
            ALIENS.requires(!self.chosen[..at].contains(alien), || {
                Message::id("alien-twice").with("alien", part)
            })?;
            TWO_PLAYERS.requires(self.fits_table(game, *alien, seats), || {
                Message::id("alien-idle").with("alien", part)
            })?;
        }
        Ok(())
    }

    /// With two players, powers about alliances stay out unless the table wants them (COS-11.5).
    pub(crate) fn fits_table(&self, game: &CosmicEncounter, alien: Alien, seats: u8) -> bool {
        seats > 2 || self.parasite_in_two_player || game.aliens[alien as usize].in_two_player
    }
}
