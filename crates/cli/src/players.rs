//! How those at a table are called.

use crate::speech::Speech;
use orrery_table::{Deed, Entry, Player, PlayerKind};

/// The name of whoever holds each seat after these entries.
pub fn names(speech: &Speech, seats: &[Player], entries: &[Entry]) -> Vec<String> {
    let mut names: Vec<String> =
        seats.iter().enumerate().map(|(at, player)| name(speech, at, player)).collect();
    for entry in entries {
        let (seat, holder) = match &entry.deed {
            Deed::PersonTakesSeat { seat, name } => (*seat, name.clone()),
            Deed::BotTakesSeat { seat, .. } | Deed::Resign { seat, .. } => (*seat, bot(speech, seat.index())),
            Deed::Setup { .. }
            | Deed::Answer(_)
            | Deed::TimeOut(_)
            | Deed::Undo { .. }
            | Deed::OtherLevel { .. }
            | Deed::Flag { .. }
            | Deed::Pause { .. }
            | Deed::Order { .. }
            | Deed::Holiday { .. }
            | Deed::Outage { .. }
            | Deed::Ended { .. } => continue,
        };
        if let Some(name) = names.get_mut(seat.index()) {
            *name = holder;
        }
    }
    names
}

fn name(speech: &Speech, at: usize, player: &Player) -> String {
    match player.kind {
        PlayerKind::Person => player.name.clone(),
        PlayerKind::Bot => bot(speech, at),
    }
}

/// Bots are named after astronomers, by seat, so that two at a table differ.
fn bot(speech: &Speech, at: usize) -> String {
    speech.say("bot-name", &[("seat", at.into())])
}
