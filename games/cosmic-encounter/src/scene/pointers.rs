//! The things to click for each action: one path for each way to point at it.

use super::Stage;
use super::names::{
    aboard_id, alien_id, ask_id, found_id, from_id, give_id, hand_id, planet_id, proposal_id, ships_id,
    with_id,
};
use crate::action::Action;
use crate::agenda::Step;
use crate::board::{Planet, Side, Spot};
use crate::cards::Card;
use orrery_core::Seat;
use orrery_scene::Id;

pub type Paths = Vec<Vec<Id>>;

pub fn of(stage: &Stage<'_>, action: Action) -> Paths {
    let each = |ids: Vec<Id>| ids.into_iter().map(|id| vec![id]).collect::<Paths>();
    let or_button = |ids: Vec<Id>| std::iter::once(Vec::new()).chain(each(ids)).collect::<Paths>();
    let mine = |planet: Planet| colony(stage, stage.nearest(), planet);
    match action {
        Action::Pass
        | Action::Redraw
        | Action::Evict
        | Action::Confirm
        | Action::Invite(_)
        | Action::NameAll(_)
        | Action::Number(_)
        | Action::Draw
        | Action::Reward { .. }
        | Action::Again
        | Action::EndTurn
        | Action::Propose
        | Action::Scrap
        | Action::Withdraw
        | Action::WalkAway => vec![Vec::new()],
        Action::Use => or_button(vec![alien_id(stage.nearest())]),
        Action::Play(artifact) => or_button(copies(stage, Card::Artifact(artifact))),
        Action::Take(spot) => each(spot_ways(stage, spot)),
        Action::Put { planet, .. } => each(mine(planet)),
        Action::Point { planet, defender } => point(stage, planet, defender),
        Action::Join { side, planet } => join(stage, side, planet),
        Action::Lay(card) | Action::Pick(card) => each(copies(stage, card)),
        Action::Name(seat) => or_button(vec![alien_id(seat)]),
        Action::GiveUp { attack, artifact } => give_up(stage, attack, artifact.map(Card::Artifact)),
        Action::Give(term) => each(vec![give_id(term)]),
        Action::Ask(term) => each(vec![ask_id(term)]),
        Action::Found(spot) => each(std::iter::once(found_id(spot)).chain(spot_ways(stage, spot)).collect()),
        Action::Accept { .. } => match stage.me() {
            Some(me) => or_button(vec![proposal_id(stage.board().side_of(me).other())]),
            None => vec![Vec::new()],
        },
    }
}

/// A planet, or the ships of a player there.
fn colony(stage: &Stage<'_>, seat: Seat, planet: Planet) -> Vec<Id> {
    let there = stage.board().has_seat(seat) && stage.shown_on(seat, planet) > 0;
    std::iter::once(planet_id(planet)).chain(there.then(|| ships_id(seat, planet))).collect()
}

/// Where one's own ships are: on a planet, or in the Mothership.
fn spot_ways(stage: &Stage<'_>, spot: Spot) -> Vec<Id> {
    let me = stage.nearest();
    match spot {
        Spot::Planet(planet) => colony(stage, me, planet),
        Spot::Mothership if super::ships::is_under_way(stage) && stage.shown_aboard(me).0 > 0 => {
            vec![aboard_id(me)]
        }
        Spot::Mothership => Vec::new(),
    }
}

/// The copies of a card in one's own hand: each is as good as the other.
fn copies(stage: &Stage<'_>, card: Card) -> Vec<Id> {
    (0..stage.view.hand.count(card)).map(|copy| hand_id(card, copy)).collect()
}

/// A planet to be attacked; with several colonies of others on it, whose.
fn point(stage: &Stage<'_>, planet: Planet, defender: Seat) -> Paths {
    let rivals = stage
        .offered()
        .filter(|action| matches!(action, Action::Point { planet: other, .. } if *other == planet))
        .count();
    let ships = (stage.shown_on(defender, planet) > 0).then(|| vec![ships_id(defender, planet)]);
    let whole = (rivals <= 1).then(|| vec![planet_id(planet)]);
    whole.into_iter().chain(ships).collect()
}

/// A ship for an alliance: from the builder or from the board; the side too, as long as it is not decided.
fn join(stage: &Stage<'_>, side: Side, planet: Planet) -> Paths {
    let ways: Vec<Id> =
        std::iter::once(from_id(planet)).chain(colony(stage, stage.nearest(), planet)).collect();
    let decided = stage.view.draft.side.is_some() || stage.open_sides() == [side];
    let short = ways.iter().filter(|_| decided).map(|way| vec![way.clone()]);
    let long = ways.iter().filter(|_| !decided).map(|way| vec![with_id(side), way.clone()]);
    short.chain(long).collect()
}

/// One attack and one artifact, whichever are held.
fn give_up(stage: &Stage<'_>, attack: Option<Card>, artifact: Option<Card>) -> Paths {
    let ways = |card: Option<Card>| match card {
        Some(card) => copies(stage, card).into_iter().map(|id| vec![id]).collect(),
        None => vec![Vec::new()],
    };
    let second: Paths = ways(artifact);
    ways(attack)
        .into_iter()
        .flat_map(|first| second.iter().map(move |second| [first.clone(), second.clone()].concat()))
        .collect()
}

/// Whether ships are put down several at once, so that it must be said how many.
pub fn puts_many(stage: &Stage<'_>) -> bool {
    let me = stage.nearest();
    matches!(stage.step(), Step::Place { .. })
        && stage.board().fleet(me).adrift.saturating_sub(stage.view.draft.put()) > 1
}
