//! The log: what happened, in a sentence, as its reader saw it.

use super::bargain::terms_text;
use super::course::moment_id;
use super::names::{
    alien_id, card_name, card_text, cards_text, laid_id, planet_id, planet_name, seats_text, ships_text,
    side_id,
};
use crate::action::Action;
use crate::board::{Place, Planet, Side};
use crate::cards::Card;
use crate::components::CosmicEncounter;
use crate::event::Event;
use crate::windows::{Moment, Use};
use orrery_core::{Seat, Seats};
use orrery_scene::{Id, Line, LineKind, Say, Span, Teller, Text};

type Args<'a> = &'a [(&'a str, Say)];

/// What the event is told as; what can be seen on the board anyway is not told.
pub fn of(event: &Event, teller: Teller<'_, CosmicEncounter>) -> Option<Line> {
    let line = |kind, id: &str, args: Args<'_>, things: Vec<Id>| {
        Some(Line { kind, text: teller.say(id, args), things })
    };
    let title = |id: &str, args: Args<'_>| line(LineKind::Heading, id, args, Vec::new());
    let deed = |id: &str, args: Args<'_>, things| line(LineKind::Deed, id, args, things);
    let then = |id: &str, args: Args<'_>, things| line(LineKind::Consequence, id, args, things);
    let card = |card: Card| Say::from(card_text(card, teller));
    let cards = |cards| Say::from(cards_text(cards, teller));
    match event {
        Event::TurnBegan { seat } => title("log-turn", &[("seat", (*seat).into())]),
        Event::EncounterBegan { number: 1 } => None,
        Event::EncounterBegan { .. } => title("log-second", &[]),
        Event::Window { .. } | Event::WindowClosed { .. } => None,
        Event::Uncovered { .. } | Event::Aims { .. } => None,
        Event::Checked { seat, holds: false } => then("log-no-card", &[("seat", (*seat).into())], vec![]),
        Event::Checked { .. } => None,
        Event::Drew { seat, card: Some(drawn) } => {
            then("log-drew-seen", &[("seat", (*seat).into()), ("card", card(*drawn))], vec![])
        }
        Event::Drew { seat, card: None } => then("log-drew", &[("seat", (*seat).into())], vec![]),
        Event::Reshuffled => then("log-reshuffled", &[], vec![]),
        Event::Shown { seat, cards: shown } => {
            then("log-shown", &[("seat", (*seat).into()), ("cards", cards(*shown))], vec![])
        }
        Event::Kept { seat, cards: kept } => {
            then("log-kept", &[("seat", (*seat).into()), ("cards", cards(*kept))], vec![])
        }
        Event::Discarded { by, cards: gone } => {
            then("log-discarded", &[("seat", (*by).into()), ("cards", cards(*gone))], vec![])
        }
        Event::Disc { color } => deed("log-disc", &[("seat", (*color).into())], vec![]),
        Event::DiscsShuffled => then("log-discs-shuffled", &[], vec![]),
        Event::Chose { seat, action: Action::Evict } => {
            deed("log-evict", &[("seat", (*seat).into())], vec![])
        }
        Event::Chose { seat, .. } => deed("log-redraw", &[("seat", (*seat).into())], vec![]),
        Event::Moved { seat, from, to, ships } => moved(*seat, *from, *to, *ships, teller),
        Event::PowerLost { seat } => {
            then("log-power-lost", &[("seat", (*seat).into())], vec![alien_id(*seat)])
        }
        Event::PowerBack { seat } => {
            then("log-power-back", &[("seat", (*seat).into())], vec![alien_id(*seat)])
        }
        Event::Pointed { planet, defender } => deed(
            "log-pointed",
            &[("planet", planet_name(*planet, teller).into()), ("seat", (*defender).into())],
            vec![planet_id(*planet)],
        ),
        Event::Defends { seat } => deed("log-defends", &[("seat", (*seat).into())], vec![]),
        Event::Invited { by, seats } if seats.is_empty() => {
            deed("log-invited-nobody", &[("seat", (*by).into())], vec![])
        }
        Event::Invited { by, seats } => {
            deed("log-invited", &[("seat", (*by).into()), ("seats", seats_text(*seats).into())], vec![])
        }
        Event::Declined { seat } => then("log-declined", &[("seat", (*seat).into())], vec![]),
        Event::Joined { seat, side } => deed(
            if *side == Side::Attack { "log-joined-attack" } else { "log-joined-defense" },
            &[("seat", (*seat).into())],
            vec![side_id(*side)],
        ),
        Event::CardLaid { seat } => deed("log-laid", &[("seat", (*seat).into())], vec![]),
        Event::Revealed { side, card: Some(shown) } => deed(
            if *side == Side::Attack { "log-revealed-attack" } else { "log-revealed-defense" },
            &[("card", card(*shown))],
            vec![laid_id(*side)],
        ),
        Event::Revealed { .. } => None,
        Event::Declared { call } => declared(*call, teller),
        Event::InForce { call } => {
            then("log-in-force", &[("seat", call.owner.into())], vec![alien_id(call.owner)])
        }
        Event::Foiled { call } => {
            then("log-foiled", &[("seat", call.owner.into())], vec![alien_id(call.owner)])
        }
        Event::Played { seat, artifact, named } => played(*seat, Card::Artifact(*artifact), *named, teller),
        Event::Swapped => then("log-swapped", &[], Side::BOTH.map(laid_id).into()),
        Event::HandsSwapped { one, other } => {
            then("log-hands-swapped", &[("one", (*one).into()), ("other", (*other).into())], vec![])
        }
        Event::Looked { by, at, cards: Some(seen) } => then(
            "log-looked-seen",
            &[("seat", (*by).into()), ("other", (*at).into()), ("cards", cards(*seen))],
            vec![],
        ),
        Event::Looked { by, at, cards: None } => {
            then("log-looked", &[("seat", (*by).into()), ("other", (*at).into())], vec![])
        }
        Event::Passed { from, to, card: Some(seen) } => then(
            "log-passed-seen",
            &[("seat", (*from).into()), ("other", (*to).into()), ("card", card(*seen))],
            vec![],
        ),
        Event::Passed { from, to, card: None } => {
            then("log-passed", &[("seat", (*from).into()), ("other", (*to).into())], vec![])
        }
        Event::Handed { from, to, card: seen } => then(
            "log-passed-seen",
            &[("seat", (*from).into()), ("other", (*to).into()), ("card", card(*seen))],
            vec![],
        ),
        Event::SetAside { seat, card: Some(seen) } => {
            then("log-aside-seen", &[("seat", (*seat).into()), ("card", card(*seen))], vec![])
        }
        Event::SetAside { seat, card: None } => then("log-aside", &[("seat", (*seat).into())], vec![]),
        Event::SetAsideOpen { seat, card: seen } => {
            then("log-aside-seen", &[("seat", (*seat).into()), ("card", card(*seen))], vec![])
        }
        Event::Taken { seat, card: seen } => {
            then("log-taken", &[("seat", (*seat).into()), ("card", card(*seen))], vec![])
        }
        Event::Returned { seat, cards } => {
            then("log-returned", &[("seat", (*seat).into()), ("count", (*cards).into())], vec![])
        }
        Event::BlindedOut { seat } => deed("log-blinded", &[("seat", (*seat).into())], vec![]),
        Event::Soothed => then("log-soothed", &[], vec![]),
        Event::Totals { attack, defense } => deed(
            "log-totals",
            &[("attack", (*attack).into()), ("defense", (*defense).into())],
            Side::BOTH.map(side_id).into(),
        ),
        Event::Won { side } => deed(
            if *side == Side::Attack { "log-won-attack" } else { "log-won-defense" },
            &[],
            vec![side_id(*side)],
        ),
        Event::Talks => deed("log-talks", &[], vec![]),
        Event::Proposed { seat, proposal } => deed(
            "log-proposed",
            &[
                ("seat", (*seat).into()),
                ("gives", terms_text(&proposal.gives, teller).into()),
                ("asks", terms_text(&proposal.asks, teller).into()),
            ],
            vec![],
        ),
        Event::Withdrew { seat } => then("log-withdrew", &[("seat", (*seat).into())], vec![]),
        Event::Accepted { seat, .. } => deed("log-accepted", &[("seat", (*seat).into())], vec![]),
        Event::NoDeal { by: Some(seat) } => deed("log-walked-away", &[("seat", (*seat).into())], vec![]),
        Event::NoDeal { by: None } => deed("log-no-deal", &[], vec![]),
        Event::Gassed => then("log-gassed", &[], vec![]),
        Event::Compensated { seat, cards } => {
            then("log-compensated", &[("seat", (*seat).into()), ("count", (*cards).into())], vec![])
        }
        Event::Rewarded { seat, cards, ships } => then(
            "log-rewarded",
            &[("seat", (*seat).into()), ("cards", (*cards).into()), ("ships", (*ships).into())],
            vec![],
        ),
        Event::Aborted => deed("log-aborted", &[], vec![]),
        Event::TurnEnds { .. } => None,
        Event::GameWon { winners } => title(
            if winners.len() == 1 { "prompt-won" } else { "prompt-won-together" },
            &[("seats", seats_text(*winners).into())],
        ),
        Event::Scored { scores } => {
            let mut text = Text::none();
            for (seat, score) in Seat::all(scores.len() as u8).zip(scores) {
                text = text.and(" ").and(Span::Crest(seat)).and(Span::Strong(score.into()));
            }
            then("log-scored", &[("scores", text.into())], vec![])
        }
    }
}

fn declared(call: Use, teller: Teller<'_, CosmicEncounter>) -> Option<Line> {
    let window = teller.word(moment_id(call.moment));
    let mut args = vec![("seat", Say::from(call.owner)), ("window", Say::from(window))];
    let healed = match call.moment {
        Moment::Lost(loser) => Some(loser),
        _ => None,
    };
    let id = match call.at.or(healed) {
        Some(at) => {
            args.push(("other", at.into()));
            "log-declared-at"
        }
        None => "log-declared",
    };
    Some(Line { kind: LineKind::Deed, text: teller.say(id, &args), things: vec![alien_id(call.owner)] })
}

fn played(seat: Seat, card: Card, named: Action, teller: Teller<'_, CosmicEncounter>) -> Option<Line> {
    let against = match named {
        Action::Name(victim) => Seats::one(victim),
        Action::NameAll(seats) => seats,
        _ => Seats::NONE,
    };
    let mut args = vec![("seat", Say::from(seat)), ("card", Say::from(card_name(card, teller)))];
    let id = if against.is_empty() { "log-played" } else { "log-played-at" };
    if !against.is_empty() {
        args.push(("seats", seats_text(against).into()));
    }
    Some(Line { kind: LineKind::Deed, text: teller.say(id, &args), things: Vec::new() })
}

/// Ships on their way; what is only in somebody's hand for a moment is not told.
fn moved(seat: Seat, from: Place, to: Place, ships: u8, teller: Teller<'_, CosmicEncounter>) -> Option<Line> {
    let planet = |planet: Planet| Say::from(planet_name(planet, teller));
    let told = Say::from(ships_text(seat, ships));
    let (id, place, thing) = match (from, to) {
        (_, Place::Falling | Place::Adrift) => return None,
        (_, Place::Warp) => ("log-to-warp", None, None),
        (Place::Planet(at), Place::Mothership) => ("log-to-mothership", Some(at), None),
        (_, Place::Mothership) => ("log-recovered-aboard", None, None),
        (Place::Planet(at), Place::Carrier) => ("log-to-carrier", Some(at), None),
        (_, Place::Carrier) => return None,
        (Place::Mothership, Place::Planet(at)) => ("log-lands", Some(at), Some(at)),
        (Place::Warp, Place::Planet(at)) => ("log-recovered", Some(at), Some(at)),
        (_, Place::Planet(at)) => ("log-to-planet", Some(at), Some(at)),
    };
    let mut args = vec![("ships", told)];
    if let Some(at) = place {
        args.push(("planet", planet(at)));
    }
    let things = thing.map(planet_id).into_iter().collect();
    Some(Line { kind: LineKind::Consequence, text: teller.say(id, &args), things })
}
