//! What the host of a table may choose (POD-13.1).

use crate::EscapePods;
use crate::parts::SHELTERS;
use orrery_core::{Arg, Clause, Game, Message, Refusal};
use serde::{Deserialize, Serialize};

/// One to five players.
pub const PLAYERS: Clause = Clause("POD-1.1");
/// Which shelter cards are laid out: at random, the starters, or four that the host picks.
pub const CHOICE: Clause = Clause("POD-3.9");
/// Whether the three-seat pod is used is open in solo only.
pub const SOLO_POD: Clause = Clause("POD-12.5");
/// There is a limit to idle rounds and to rounds.
pub const LIMITS: Clause = Clause("POD-13.1");

/// Whatever is left out is as the box says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub shelter_choice: Option<ShelterChoice>,
    /// For a custom choice: the ids of four cards, for the spaces A, B, C and D.
    pub shelters: Vec<String>,
    pub trigger_player_last_turn: Option<bool>,
    /// Zero switches the spreading fire off.
    pub quiet_rounds: Option<u8>,
    pub round_cap: Option<u8>,
    pub idle_rounds_to_end: Option<u8>,
    /// Solo only.
    pub use_three_seat_pod: Option<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShelterChoice {
    Random,
    Starter,
    Custom,
}

/// The options that matter after set-up, none left open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HouseRules {
    pub trigger_player_last_turn: bool,
    pub quiet_rounds: u8,
    pub round_cap: u8,
    pub idle_rounds_to_end: u8,
}

impl EscapePods {
    pub fn house_rules(&self, options: &Options) -> HouseRules {
        HouseRules {
            trigger_player_last_turn: options
                .trigger_player_last_turn
                .unwrap_or(self.defaults.trigger_player_last_turn),
            quiet_rounds: options.quiet_rounds.unwrap_or(self.defaults.quiet_rounds),
            round_cap: options.round_cap.unwrap_or(self.limits.round_cap),
            idle_rounds_to_end: options.idle_rounds_to_end.unwrap_or(self.limits.idle_rounds_to_end),
        }
    }

    /// POD-12.2: alone, the starters are the default.
    pub fn shelter_choice(&self, options: &Options, seats: u8) -> ShelterChoice {
        let usual = if seats == 1 { ShelterChoice::Starter } else { self.defaults.shelter_choice };
        options.shelter_choice.unwrap_or(usual)
    }

    /// Refuses options that contradict each other, the box or the number of players.
    pub fn accepts(&self, options: &Options, seats: u8) -> Result<(), Refusal> {
        PLAYERS.requires(EscapePods::META.seats.contains(&seats), || {
            Message::id("players-out-of-range").with("players", Arg::Number(seats.into()))
        })?;
        SOLO_POD.requires(seats == 1 || options.use_three_seat_pod.is_none(), || {
            Message::id("three-seat-pod-solo-only").with("players", Arg::Number(seats.into()))
        })?;
        LIMITS.requires(options.round_cap != Some(0), || Message::id("round-cap-zero"))?;
        LIMITS.requires(options.idle_rounds_to_end != Some(0), || Message::id("idle-rounds-zero"))?;
        let custom = self.shelter_choice(options, seats) == ShelterChoice::Custom;
        CHOICE.requires(custom || options.shelters.is_empty(), || Message::id("shelters-not-custom"))?;
        if custom { self.accepts_shelters(&options.shelters) } else { Ok(()) }
    }

    fn accepts_shelters(&self, ids: &[String]) -> Result<(), Refusal> {
        CHOICE.requires(ids.len() == SHELTERS, || {
            Message::id("shelters-wrong-number")
                .with("wanted", Arg::Number(SHELTERS as i32))
                .with("found", Arg::Number(i32::try_from(ids.len()).unwrap_or(i32::MAX)))
        })?;
        for (at, id) in ids.iter().enumerate() {
            let space = Arg::Part("shelter_space", at as u16);
            let card = self.shelter_cards.iter().position(|card| card.id == *id);
            CHOICE.requires(card.is_some(), || Message::id("shelter-unknown").with("space", space))?;
            CHOICE
                .requires(!ids[..at].contains(id), || Message::id("shelter-doubled").with("space", space))?;
        }
        Ok(())
    }
}
