//! Every action in words.

use super::Stage;
use super::bargain::term_text;
use super::names::{card_name, card_text, seats_text};
use crate::action::Action;
use crate::agenda::Step;
use crate::board::{Side, Spot};
use crate::cards::Card;
use orrery_scene::{Say, Text};

pub fn of(stage: &Stage<'_>, action: Action) -> Text {
    let say = |id: &str, args: &[(&str, Say)]| stage.say(id, args);
    let planet = |planet| Say::from(stage.planet(planet));
    let card = |card: Card| Say::from(card_name(card, stage.teller));
    match action {
        Action::Pass => say(pass(stage), &[]),
        Action::Use => say("do-use", &[("alien", stage.alien_of(stage.nearest()).into())]),
        Action::Play(artifact) => say("do-play", &[("card", card(Card::Artifact(artifact)))]),
        Action::Redraw => say("do-redraw", &[]),
        Action::Evict => say("do-evict", &[]),
        Action::Take(spot) => take(stage, spot),
        Action::Put { planet: to, ships } => {
            say("do-put", &[("ships", ships.into()), ("planet", planet(to))])
        }
        Action::Confirm => say(confirm(stage), &[]),
        Action::Point { planet: target, defender } => {
            say("do-point", &[("planet", planet(target)), ("seat", defender.into())])
        }
        Action::Invite(seats) if seats.is_empty() => say("do-invite-nobody", &[]),
        Action::Invite(seats) => say("do-invite", &[("seats", seats_text(seats).into())]),
        Action::Join { side: Side::Attack, planet: from } => {
            say("do-join-attack", &[("planet", planet(from))])
        }
        Action::Join { side: Side::Defense, planet: from } => {
            say("do-join-defense", &[("planet", planet(from))])
        }
        Action::Lay(laid) => say("do-lay", &[("card", card(laid))]),
        Action::Name(seat) => say("do-name", &[("seats", seats_text(orrery_core::Seats::one(seat)).into())]),
        Action::NameAll(seats) => say("do-name", &[("seats", seats_text(seats).into())]),
        Action::Number(number) => say("do-number", &[("count", number.into())]),
        Action::Pick(picked) => say("do-pick", &[("card", card(picked))]),
        Action::Draw => say("do-draw", &[]),
        Action::GiveUp { attack, artifact } => give_up(stage, attack, artifact.map(Card::Artifact)),
        Action::Reward { ships } => reward(stage, ships),
        Action::Again => say("do-again", &[]),
        Action::EndTurn => say("do-end-turn", &[]),
        Action::Give(term) => say("do-give", &[("term", term_text(term, 1, stage.teller).into())]),
        Action::Ask(term) => say("do-ask", &[("term", term_text(term, 1, stage.teller).into())]),
        Action::Found(spot) => say("do-found", &[("spot", stage.spot(spot).into())]),
        Action::Propose => say("do-propose", &[]),
        Action::Scrap => say("do-scrap", &[]),
        Action::Withdraw => say("do-withdraw", &[]),
        Action::Accept { .. } => say("do-accept", &[]),
        Action::WalkAway => say("do-walk-away", &[]),
    }
}

fn pass(stage: &Stage<'_>) -> &'static str {
    match stage.step() {
        Step::Recover => "pass-recover",
        Step::Ally { .. } => "pass-ally",
        Step::NewHand { .. } => "pass-new-hand",
        Step::Choose(_) => "pass-enough",
        Step::Zap(_) => "pass-zap",
        _ => "pass-window",
    }
}

fn confirm(stage: &Stage<'_>) -> &'static str {
    match stage.step() {
        Step::Launch => "confirm-launch",
        Step::Ally { .. } if stage.view.draft.side == Some(Side::Attack) => "confirm-attack",
        Step::Ally { .. } => "confirm-defense",
        _ => "confirm-shift",
    }
}

fn take(stage: &Stage<'_>, spot: Spot) -> Text {
    let id = match stage.step() {
        Step::ChooseLosses { .. } => "do-lose",
        Step::Name(_) => "do-bring-in",
        _ => "do-launch",
    };
    stage.say(id, &[("spot", stage.spot(spot).into())])
}

fn give_up(stage: &Stage<'_>, attack: Option<Card>, artifact: Option<Card>) -> Text {
    let negotiate = Some(Card::Negotiate).filter(|&card| stage.view.hand.holds(card));
    let mut cards = Text::none();
    for card in [attack, negotiate, artifact].into_iter().flatten() {
        if !cards.is_empty() {
            cards = cards.and(", ");
        }
        cards = cards.and(card_text(card, stage.teller));
    }
    stage.say("do-give-up", &[("cards", cards.into())])
}

fn reward(stage: &Stage<'_>, ships: u8) -> Text {
    let all = stage.board().reward[stage.nearest().index()];
    let cards = all.saturating_sub(ships);
    match (cards, ships) {
        (cards, 0) => stage.say("do-reward-cards", &[("cards", cards.into())]),
        (0, ships) => stage.say("do-reward-ships", &[("ships", ships.into())]),
        (cards, ships) => stage.say("do-reward-both", &[("cards", cards.into()), ("ships", ships.into())]),
    }
}
