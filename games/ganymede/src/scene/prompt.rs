//! The sentence that says what is asked (GAN-4.4).

use super::Stage;
use crate::agenda::{Card, Due, Occasion, Step};
use crate::cards::{Id as _, Planet};
use crate::components::Ganymede;
use crate::payment::Purchase;
use orrery_core::{Seats, Turn};
use orrery_scene::{Offered, Prompt, Text, word};

pub fn of(stage: &Stage<'_>, offered: &Offered<'_, Ganymede>) -> Prompt {
    let waiting = match offered.turn {
        Turn::Ask { seats, .. } => *seats,
        Turn::Over(_) => Seats::NONE,
    };
    let mine = offered.asked();
    let say = |id: &str| stage.teller.say(id, &[]);
    let (sentence, help) = match offered.turn {
        Turn::Over(_) => (say("prompt-over"), Text::none()),
        Turn::Ask { .. } if mine => (say(&word!("prompt-{}", key(stage))), help(stage)),
        Turn::Ask { .. } if stage.is_choosing_ships() => (say("wait-ships"), Text::none()),
        Turn::Ask { .. } => {
            let id = word!("wait-{}", key(stage));
            (stage.teller.say(&id, &[("seat", stage.view.active.into())]), Text::none())
        }
    };
    Prompt { sentence, help, pips: pips(stage), mine, waiting }
}

/// The end of the message id for the decision in hand.
fn key(stage: &Stage<'_>) -> &'static str {
    match stage.view.agenda.now() {
        Step::ChooseShips => "setup-ships",
        Step::Action => "action",
        Step::Pay => match stage.view.payment.map(|payment| payment.purchase) {
            Some(Purchase::Shuttle(shuttle)) if owes_settlers(stage, shuttle) => "pay-settler",
            Some(Purchase::BasicActions) => "pay-more-tiles",
            _ => "pay-tile",
        },
        Step::Transfer(Planet::Earth) => "keep",
        Step::Transfer(Planet::Mars) => "board",
        Step::Activate { .. } | Step::Operate(Due::Part { .. }) => "activate",
        Step::Operate(Due::Bonus { .. }) => "bonus",
        Step::Operate(Due::DiscardedTile | Due::SpentAdapts | Due::BonusSpace) => "basic",
        Step::OfferLaunch(Occasion::Set) => "set-launch",
        Step::OfferLaunch(Occasion::MaximumReputation) => "max-launch",
        Step::PickShip(_) => "ship-pick",
        Step::DockShip(_) | Step::FillEmpty => "ship-place",
        Step::TakeOff => "takeoff-order",
        Step::HandLimit => "hand-limit",
        Step::EndTurn => "end-turn",
        Step::RevealShips | Step::LayAside(_) | Step::Refill | Step::EndCheck | Step::Over => "over",
    }
}

fn owes_settlers(stage: &Stage<'_>, shuttle: crate::cards::Shuttle) -> bool {
    stage.view.payment.is_some_and(|payment| payment.settlers.total() < stage.game.shuttle(shuttle).white)
}

/// What the decision comes from.
fn help(stage: &Stage<'_>) -> Text {
    let of_card = |card: &Card| match card {
        Card::Tile(tile) => stage.teller.game.name("tile", u16::from(tile.number())),
        Card::Shuttle(shuttle) => stage.teller.game.name("shuttle", u16::from(shuttle.number())),
    };
    let named = |name: Option<&crate::components::Name>| {
        name.map_or_else(Text::none, |name| Text::plain(super::names::word(name, stage.teller.lang())))
    };
    match stage.view.agenda.now() {
        Step::ChooseShips => stage.teller.say("help-setup-ships", &[]),
        Step::Activate { card, .. } | Step::Operate(Due::Part { card, .. }) => named(of_card(card)),
        Step::Operate(Due::Bonus { ship, .. }) => {
            named(stage.teller.game.name("ship", u16::from(ship.number())))
        }
        Step::Operate(Due::BonusSpace) => stage.teller.say("help-bonus-space", &[]),
        Step::Operate(Due::SpentAdapts) => stage.teller.say("help-spent-adapts", &[]),
        Step::Transfer(_) => stage.teller.say("help-transfer", &[]),
        Step::EndTurn => stage.teller.say("help-end-turn", &[]),
        _ => Text::none(),
    }
}

/// How often an effect can still be used.
fn pips(stage: &Stage<'_>) -> Option<(u8, u8)> {
    let (card, left) = match *stage.view.agenda.now() {
        Step::Activate { card, left } => (card, left),
        // One of several parts of an activation (GAN-5.4.3); those still to come wait beneath it.
        Step::Operate(Due::Part { card, .. }) => (card, 1 + still_to_come(stage, card)),
        _ => return None,
    };
    let board = stage.acting();
    let times = match card {
        Card::Tile(tile) => board.tiles.both(stage.game.tiles_of[stage.game.tile(tile).class as usize]).len(),
        Card::Shuttle(shuttle) => {
            board.shuttles.both(stage.game.shuttles_of[stage.game.shuttle(shuttle).class as usize]).len()
        }
    };
    (times > 1).then(|| (times.saturating_sub(left), times))
}

fn still_to_come(stage: &Stage<'_>, card: Card) -> u8 {
    let of_card = |step: &Step| match *step {
        Step::Activate { card: waiting, left } if waiting == card => Some(left),
        _ => None,
    };
    stage.view.agenda.iter().find_map(of_card).unwrap_or(0)
}
