//! Artifacts and windows: who may play what, when, and who is asked.

use crate::aliens::duel;
use crate::story::{Story, card, cards, planet, seats};
use orrery_core::{Ask, Seat};
use orrery_cosmic_encounter::{Action, Alien, Artifact, Event, Moment, Place, Side, Spot, Step};

/// COS-9.1, COS-5.18: an artifact is played in its windows from hand, and never laid.
#[test]
fn artifacts_have_their_moments() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10 field", "a20 emotion", "a14 plague"]);
    story.window(Moment::EncounterStart);
    story.refused(0, Action::Play(Artifact::ForceField), "COS-9.1: artifact-other-window");
    story.refused(2, Action::Play(Artifact::Zap), "COS-9.1: card-not-held");
    assert!(story.may(2, Action::Play(Artifact::Plague)));
    story.attack(1, planet(1, 1), 1).until(|step| step == Step::Lay);
    story.refused(0, Action::Lay(card("field")), "COS-5.18: artifact-face-down");
    story.refused(0, Action::Lay(card("a20")), "COS-5.18: card-not-held");
}

/// COS-8.1, COS-8.3: who is asked rests on public facts: cards in hand, the discard pile, roles; not on what is held.
#[test]
fn everybody_who_might_is_asked() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10", "a20", ""]);
    assert_eq!(story.step(), Step::Window(Moment::EncounterStart));
    assert_eq!((story.asked(), story.ask()), (vec![0, 1], Some(Ask::Window)), "an empty hand is not asked");
    assert_eq!(story.legal(1), [Action::Pass]);
    story.answer(&[]);
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10", "a20", "a14"]);
    story.state.deck.remove(card("plague"));
    story.state.board.discard.add(card("plague"));
    story.until(|step| step == Step::Launch);
    story.attack(1, planet(1, 1), 1).until(|step| step == Step::Lay);
    let opened = |moment| story.happened(|event| *event == Event::WindowClosed { moment });
    assert!(!opened(Moment::BeforeLaunch) && !opened(Moment::BeforeInvitations), "nobody could answer");
}

/// COS-8.2, COS-4.2: the first answer in timing order is carried out, the others are dropped unread; then all are
/// asked again.
#[test]
fn the_first_in_timing_order_acts() {
    let mut story = Story::new(&[Alien::Mind, Alien::Filch, Alien::Clone])
        .hands(&["a10 a04", "a20", "a14 plague"])
        .disc(1)
        .begin();
    assert_eq!(story.state.board.timing().as_slice(), [Seat(1), Seat(2), Seat(0)], "no defender yet");
    story.attack(1, planet(1, 1), 1).window(Moment::BeforeInvitations);
    assert_eq!(story.state.board.timing().as_slice(), [Seat(2), Seat(0), Seat(1)]);
    story.answer(&[(0, Action::Use), (2, Action::Play(Artifact::Plague))]);
    assert_eq!(story.step(), Step::Aim { seat: Seat(2), artifact: Artifact::Plague });
    assert_eq!(story.declared(0), 0);
    story.play(2, Action::Name(Seat(1))).window(Moment::BeforeInvitations);
    assert!(story.may(0, Action::Use), "it may still be used");
}

/// COS-8.8, COS-8.6: a mandatory power is used by itself, unless it does not work.
#[test]
fn mandatory_powers_speak_for_themselves() {
    let mut story = duel(Alien::Virus, Alien::Filch, ["a10 a04", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 1).lay("a10", "a20").finish_turn();
    assert_eq!(story.declared(0), 1);
    let mut story = duel(Alien::Virus, Alien::Filch, ["a10 a04", "a20 a06", "a14"]);
    for n in 1..=3 {
        story = story.ships(0, planet(0, n), 0);
    }
    story.attack(1, planet(1, 1), 1).lay("a10", "a20").finish_turn();
    assert_eq!((story.declared(0), story.totals()), (0, Some((11, 24))));
}

/// COS-9.2: one's own power may be zapped too; a power not declared cannot.
#[test]
fn one_may_zap_oneself() {
    let mut story = duel(Alien::AntiMatter, Alien::Filch, ["a20 zap", "a04 a06", "a14"]);
    story.attack(1, planet(1, 1), 1).lay("a20", "a04").until(|step| matches!(step, Step::Zap(_))).zap(0);
    story.finish_turn();
    assert_eq!((story.totals(), story.winner()), (Some((21, 8)), Some(Side::Attack)));
}

/// COS-9.3, COS-16.3: allies of either side, one or more; they place at the same time.
#[test]
fn a_force_field_names_allies() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader, Alien::Sorcerer])
        .hands(&["a10 field", "a20", "a14", "a12"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 1).invite(&[2], &[3]).join(2, Side::Attack, 2).join(3, Side::Defense, 2);
    story.window(Moment::AlliancesFormed).answer(&[(0, Action::Play(Artifact::ForceField))]);
    let named = [&[2u8, 3][..], &[3], &[2]].map(|list| Action::NameAll(seats(list)));
    assert_eq!(story.legal(0), named);
    story.play(0, named[0]);
    assert_eq!((story.asked(), story.ask()), (vec![2, 3], Some(Ask::Sealed)));
    story.refused(2, Action::Put { planet: planet(2, 1), ships: 3 }, "COS-13.3: one-or-all");
    story.play(3, Action::Put { planet: planet(3, 1), ships: 2 });
    assert_eq!(story.at(3, Place::Adrift), 2, "nothing lands before all have chosen");
    story.play(2, Action::Put { planet: planet(2, 1), ships: 2 });
    assert_eq!((story.at(2, Place::Adrift), story.at(3, Place::Adrift)), (0, 0));
}

/// COS-9.4: only the attacker, and only if a ship can be freed.
#[test]
fn tubes_are_the_attackers() {
    let story = duel(Alien::Clone, Alien::Filch, ["a10 tubes", "a20 tubes", "a14"]);
    story.refused(0, Action::Play(Artifact::MobiusTubes), "COS-8.9: artifact-idle");
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
        .hands(&["a10 tubes", "a20 tubes", "a14"])
        .ships(2, planet(2, 1), 1)
        .disc(1)
        .begin();
    story.refused(1, Action::Play(Artifact::MobiusTubes), "COS-9.1: artifact-attacker-only");
    story.answer(&[(0, Action::Play(Artifact::MobiusTubes))]).until(|step| step == Step::Launch);
    assert_eq!(story.warp(2), 0);
}

/// COS-9.5, COS-8.9: a victim gives up what it has of each kind, in the open; also the planet under attack may be hit.
#[test]
fn plague_takes_ships_and_cards() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10 plague", "a20 a06 neg neg gas zap", "a14"]);
    story.attack(1, planet(1, 1), 1).window(Moment::BeforeInvitations);
    story.answer(&[(0, Action::Play(Artifact::Plague))]).play(0, Action::Name(Seat(1)));
    for _ in 0..3 {
        story.take(1, Spot::Planet(planet(1, 1)));
    }
    assert_eq!((story.on(1, planet(1, 1)), story.warp(1)), (1, 3));
    assert_eq!(story.legal(1).len(), 4, "two attacks by two artifacts");
    story.play(1, Action::GiveUp { attack: Some(card("a06")), artifact: Some(Artifact::StellarGas) });
    assert_eq!(story.held(1), cards("a20 neg zap"));
    assert!(story.state.board.discard.include(cards("a06 neg gas plague")));
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10 plague", "a20", ""]);
    for n in 1..=5 {
        story = story.ships(2, planet(2, n), 0);
    }
    story.answer(&[(0, Action::Play(Artifact::Plague))]);
    assert!(!matches!(story.step(), Step::Aim { .. }), "the only one with anything to lose is meant");
}

/// COS-8.4: a power is used once per encounter, and again in the next.
#[test]
fn once_per_encounter() {
    let mut story = duel(Alien::Mind, Alien::Filch, ["a30 a20 a10", "a04 a06 a08", "a14"]);
    story.attack(1, planet(1, 1), 1).window(Moment::BeforeInvitations).answer(&[(0, Action::Use)]).unzapped();
    story.until(|step| step == Step::Window(Moment::BeforeInvitations) || step == Step::Invite(Side::Attack));
    if story.step() == Step::Window(Moment::BeforeInvitations) {
        story.refused(0, Action::Use, "COS-8.4: power-is-spent");
    }
    story.lay("a30", "a04").until(|step| step == Step::Second).play(0, Action::Again);
    story.attack(1, planet(1, 2), 1).window(Moment::BeforeInvitations);
    assert!(story.may(0, Action::Use));
}
