//! Every action as a path of clicks.

use super::Stage;
use super::names::{
    dock_id, place_id, ship_deck_id, ship_id, shuttle_id, supply_id, symbol, tile_id, tone, transit_id,
};
use crate::action::{Action, Operation, Place, Source};
use crate::cards::{Id as _, Planet, Slot};
use crate::components::Ganymede;
use crate::payment::Purchase;
use crate::scoring;
use crate::settlers::Color;
use crate::state::Board;
use orrery_scene::{Ghost, Id, Offered, Pointing, Say, Text, Verb, Weight, Word, word};

/// The buttons: what can be done apart from pointing at something, and the kinds of basic actions.
pub fn verbs(stage: &Stage<'_>, offered: &Offered<'_, Ganymede>) -> Vec<Verb> {
    let mut verbs: Vec<Verb> = Vec::new();
    let refused = offered.refused.iter().map(|(action, _)| action);
    for action in offered.legal.iter().chain(refused) {
        let Some(key) = verb_key(action) else { continue };
        if verbs.iter().all(|verb| verb.id != verb_id(key)) {
            verbs.push(verb(stage, offered, key, action));
        }
    }
    verbs.sort_by_key(|verb| verb.weight == Weight::Quiet);
    verbs
}

/// How an action is pointed at.
pub fn pointing(stage: &Stage<'_>, action: &Action) -> Pointing {
    Pointing {
        verb: verb_key(action).map(verb_id),
        paths: paths(stage, action),
        label: label(stage, action),
        preview: preview(stage, action),
        ghosts: ghosts(action),
    }
}

fn verb_id(key: &str) -> Id {
    Id::of("verb", key)
}

/// The word under which an action is found; what is merely pointed at needs none.
fn verb_key(action: &Action) -> Option<&'static str> {
    match action {
        Action::Perform(Operation::Recruit(_)) => Some("recruit"),
        Action::Perform(Operation::Adapt { .. }) => Some("adapt"),
        Action::Perform(Operation::Move { .. }) => Some("move"),
        Action::Perform(Operation::Reputation) => Some("reputation"),
        Action::Perform(Operation::Draw(_)) => Some("draw"),
        Action::Convert => Some("convert"),
        Action::Decline => Some("decline"),
        Action::Enough => Some("enough"),
        Action::EndTurn => Some("end-turn"),
        Action::Choose { .. }
        | Action::Take(_)
        | Action::Use(_)
        | Action::Discard(_)
        | Action::Spend(_)
        | Action::Keep(_)
        | Action::Board { .. }
        | Action::Launch(_)
        | Action::Pick(_)
        | Action::Dock { .. }
        | Action::PutBeneath(_) => None,
    }
}

fn verb(stage: &Stage<'_>, offered: &Offered<'_, Ganymede>, key: &'static str, action: &Action) -> Verb {
    let (icon, weight) = match key {
        "recruit" => ("g-recruit", Weight::Plain),
        "adapt" => ("g-adapt", Weight::Plain),
        "move" => ("g-move", Weight::Plain),
        "reputation" => ("g-reputation", Weight::Plain),
        "draw" => ("g-draw", Weight::Plain),
        "convert" => ("g-basic", Weight::Plain),
        "decline" => ("i-close", Weight::Quiet),
        _ => ("i-check", Weight::Main),
    };
    let ways = offered.legal.iter().filter(|other| verb_key(other) == Some(key)).count();
    let preview = match ways {
        0 => stage.teller.say("not-possible", &[]),
        _ if paths(stage, action).contains(&Vec::new()) => preview(stage, action),
        _ => stage.teller.say("ways", &[("count", ways.into())]),
    };
    Verb {
        id: verb_id(key),
        label: stage.teller.say(&word!("verb-{key}"), &[]),
        icon: Some(icon.into()),
        preview,
        weight,
    }
}

/// The things to click, for each way to point at the same action: settlers of one color are as good as each other.
fn paths(stage: &Stage<'_>, action: &Action) -> Vec<Vec<Id>> {
    let one = |path: Vec<Id>| vec![path];
    match *action {
        Action::Choose { identical, different } => {
            one(vec![ship_id(identical.number()), ship_id(different.number())])
        }
        Action::Take(tile) | Action::Discard(tile) => one(vec![tile_id(tile.number())]),
        Action::Use(shuttle) => one(vec![shuttle_id(shuttle.number())]),
        Action::Spend(color) => {
            let from = match stage.view.payment.map(|payment| payment.purchase) {
                Some(Purchase::Shuttle(shuttle)) => planet_place(stage.game.shuttle(shuttle).planet),
                _ => Place::Earth,
            };
            stage.settler_ids(from, color).into_iter().map(|id| vec![id]).collect()
        }
        Action::Keep(color) => one(vec![transit_id(color)]),
        Action::Board { settler, slot } => one(vec![transit_id(settler), dock_id(slot)]),
        Action::Perform(operation) => operation_paths(stage, operation),
        Action::Launch(slot) => one(vec![dock_id(slot)]),
        Action::Pick(source) => one(vec![source_id(source)]),
        Action::Dock { ship, slot } => one(vec![ship_id(ship.number()), dock_id(slot)]),
        Action::PutBeneath(ship) => one(vec![ship_id(ship.number())]),
        Action::Decline | Action::Convert | Action::Enough | Action::EndTurn => one(Vec::new()),
    }
}

fn operation_paths(stage: &Stage<'_>, operation: Operation) -> Vec<Vec<Id>> {
    let then = |place, color, next: Id| {
        let ids = stage.settler_ids(place, color).into_iter();
        ids.map(|id| vec![id, next.clone()]).collect()
    };
    match operation {
        Operation::Recruit(color) => vec![vec![supply_id(color)]],
        Operation::Adapt { at, from, to } => then(at, from, supply_id(to)),
        Operation::Move { settler, from, to } => then(from, settler, place_id(to)),
        Operation::Reputation => vec![Vec::new()],
        Operation::Draw(source) => vec![vec![source_id(source)]],
    }
}

fn source_id(source: Source) -> Id {
    match source {
        Source::Row(ship) => ship_id(ship.number()),
        Source::Deck => ship_deck_id(),
    }
}

fn label(stage: &Stage<'_>, action: &Action) -> Text {
    let part = |family: &str, number: u8| stage.teller.game.name(family, u16::from(number));
    let named = |family: &str, number: u8| -> Say {
        part(family, number)
            .map_or_else(Word::default, |name| super::names::word(name, stage.teller.lang()))
            .into()
    };
    let color = |color: Color| Say::from(stage.settler(color));
    let slot = |slot: Slot| Say::from(stage.slot(slot));
    let say = |id: &str, args: &[(&str, Say)]| stage.teller.say(id, args);
    match *action {
        Action::Choose { identical, different } => say(
            "do-choose",
            &[
                ("identical", named("ship", identical.number())),
                ("different", named("ship", different.number())),
            ],
        ),
        Action::Take(tile) => say("do-take", &[("tile", named("tile", tile.number()))]),
        Action::Use(shuttle) => say("do-use", &[("shuttle", named("shuttle", shuttle.number()))]),
        Action::Discard(tile) => say("do-discard", &[("tile", named("tile", tile.number()))]),
        Action::Enough => say("verb-enough", &[]),
        Action::Spend(spent) => say("do-spend", &[("color", color(spent))]),
        Action::Keep(kept) => say("do-keep", &[("color", color(kept))]),
        Action::Board { settler, slot: to } => {
            say("do-board", &[("color", color(settler)), ("slot", slot(to))])
        }
        Action::Decline => say("verb-decline", &[]),
        Action::Convert => say("verb-convert", &[]),
        Action::Perform(operation) => operation_label(stage, operation),
        Action::Launch(from) => say("do-launch", &[("slot", slot(from))]),
        Action::Pick(Source::Row(ship)) => say("do-pick", &[("ship", named("ship", ship.number()))]),
        Action::Pick(Source::Deck) => say("do-pick-deck", &[]),
        Action::Dock { ship, slot: to } => {
            say("do-dock", &[("ship", named("ship", ship.number())), ("slot", slot(to))])
        }
        Action::PutBeneath(ship) => say("do-put-beneath", &[("ship", named("ship", ship.number()))]),
        Action::EndTurn => say("verb-end-turn", &[]),
    }
}

fn operation_label(stage: &Stage<'_>, operation: Operation) -> Text {
    let color = |color: Color| Say::from(stage.settler(color));
    let place = |place: Place| Say::from(stage.place(place));
    match operation {
        Operation::Recruit(recruit) => stage.teller.say("do-recruit", &[("color", color(recruit))]),
        Operation::Adapt { at, from, to } => {
            stage.teller.say("do-adapt", &[("from", color(from)), ("to", color(to)), ("place", place(at))])
        }
        Operation::Move { settler, from, to } => stage
            .teller
            .say("do-move", &[("color", color(settler)), ("from", place(from)), ("to", place(to))]),
        Operation::Reputation => stage.teller.say("do-reputation", &[]),
        Operation::Draw(Source::Row(ship)) => {
            let name = &stage.game.ship(ship).name;
            stage.teller.say("do-pick", &[("ship", super::names::word(name, stage.teller.lang()).into())])
        }
        Operation::Draw(Source::Deck) => stage.teller.say("do-pick-deck", &[]),
    }
}

/// What an action would do, in numbers.
fn preview(stage: &Stage<'_>, action: &Action) -> Text {
    let board = stage.acting();
    match *action {
        Action::Perform(Operation::Reputation) => {
            // Launched ships may score reputation once more (GAN-10.4).
            let (from, last) = (board.reputation, stage.game.track.len() as u8 - 1);
            let after = Board { reputation: (from + 1).min(last), ..*board };
            let points = |board: &Board| scoring::points(stage.game, board).total();
            let gain = points(&after) - points(board);
            let args: [(&str, Say); 3] =
                [("from", from.into()), ("to", after.reputation.into()), ("gain", gain.into())];
            stage.teller.say("preview-reputation", &args)
        }
        Action::Perform(Operation::Recruit(_)) => {
            let here = board.earth.total();
            stage.teller.say("preview-earth", &[("from", here.into()), ("to", (here + 1).into())])
        }
        Action::Convert => stage
            .teller
            .say("preview-convert", &[("price", stage.game.limits.adapts_per_basic_action.into())]),
        _ => Text::none(),
    }
}

/// Who would stand where.
fn ghosts(action: &Action) -> Vec<Ghost> {
    let ghost = |on: Id, color: Color| vec![Ghost { on, symbol: symbol(color).into(), tone: tone(color) }];
    match *action {
        Action::Board { settler, slot } => ghost(dock_id(slot), settler),
        Action::Perform(Operation::Move { settler, to, .. }) => ghost(place_id(to), settler),
        Action::Perform(Operation::Recruit(color)) => ghost(place_id(Place::Earth), color),
        Action::Perform(Operation::Adapt { at, to, .. }) => ghost(place_id(at), to),
        _ => Vec::new(),
    }
}

fn planet_place(planet: Planet) -> Place {
    match planet {
        Planet::Earth => Place::Earth,
        Planet::Mars => Place::Mars,
    }
}
