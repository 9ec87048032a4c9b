//! Clashes that a table would call the referee for: two powers at one moment, a power that goes in mid-encounter, an
//! artifact at the worst time.

use crate::aliens::{call, duel};
use crate::story::{Story, card, cards, planet};
use orrery_core::{Ask, Seat};
use orrery_cosmic_encounter::{Action, Alien, Artifact, Event, Moment, Place, Side, Spot, Step};

/// COS-5.17: a defender who takes a new hand at the check may play a Plague first; an attacker left without encounter
/// cards by it has none to play either, and the encounter is broken off.
#[test]
fn a_plague_at_the_check_leaves_the_attacker_without_cards() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10", "a06 plague", "a14"]);
    story.attack(1, planet(1, 1), 2).until(|step| step == Step::Invite(Side::Attack));
    let gone = story.held(1).minus(cards("plague"));
    story.state.deck = story.state.deck.plus(gone);
    story.state.board.deck = story.state.deck.len();
    story.state.set_hand(Seat(1), cards("plague"));
    story.until(|step| matches!(step, Step::NewHand { .. }));
    story.play(1, Action::Play(Artifact::Plague)).play(1, Action::Name(Seat(0)));
    story.until(|step| matches!(step, Step::Suffer { .. }));
    story.play(0, Action::GiveUp { attack: Some(card("a10")), artifact: None }).finish_turn();
    assert!(story.happened(|event| *event == Event::Aborted));
    assert_eq!((story.at(0, Place::Mothership), story.winner()), (0, None));
}

/// COS-10.33, COS-8.4: in the replay Sorcerer may swap the new cards too.
#[test]
fn sorcerer_swaps_again_in_the_replay() {
    let mut story = duel(Alien::Chronos, Alien::Sorcerer, ["a20 a10 a30", "a06 a08", "a14"]);
    story.attack(1, planet(1, 1), 2).lay("a20", "a06");
    call(&mut story, Moment::BeforeReveal, 1).unzapped();
    call(&mut story, Moment::AfterReveal, 0).unzapped();
    story.lay("a30", "a08");
    call(&mut story, Moment::BeforeReveal, 1).unzapped().finish_turn();
    assert_eq!((story.totals(), story.declared(1)), (Some((10, 34)), 2));
}

/// COS-10.27, COS-13.9: a power cancelled before the replay stays cancelled in it; the others work again.
#[test]
fn a_zap_outlasts_the_replay() {
    let mut story = duel(Alien::Chronos, Alien::Virus, ["a04 a10 zap", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 2).lay("a04", "a20");
    story.until(|step| matches!(step, Step::Zap(call) if call.owner == Seat(1))).zap(0);
    call(&mut story, Moment::AfterReveal, 0).unzapped();
    story.lay("a10", "a06").finish_turn();
    assert_eq!((story.totals(), story.declared(1)), (Some((12, 10)), 1));
    let mut story = duel(Alien::Chronos, Alien::Virus, ["a04 a10", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 2).lay("a04", "a20");
    call(&mut story, Moment::AfterReveal, 0).unzapped();
    story.lay("a10", "a06").finish_turn();
    assert_eq!(story.totals(), Some((12, 24)), "6 x 4");
}

/// COS-10.28, COS-10.3: cards that Laser set aside are no other encounter card for Chronos; they stay aside in the
/// replay.
#[test]
fn chronos_finds_no_other_card_behind_laser() {
    let mut story = duel(Alien::Laser, Alien::Chronos, ["a20 a10", "a06 a08 a12 a14", "a14"]);
    story.attack(1, planet(1, 1), 2).until(|step| matches!(step, Step::Choose(_))).play(0, Action::Number(2));
    let rest: Vec<_> = story.held(1).iter().collect();
    story.until(|step| step == Step::Lay).play(0, Action::Lay(card("a20"))).play(1, Action::Lay(rest[0]));
    call(&mut story, Moment::AfterReveal, 1).unzapped();
    assert_eq!((story.state.board.shown_aside[0], story.state.asides[1].len()), (Some(card("a20")), 2));
    let mut story = duel(Alien::Chronos, Alien::Laser, ["a06 a08 a12 a10", "a20", "a14"]);
    story.attack(1, planet(1, 1), 2).until(|step| matches!(step, Step::Choose(_))).play(1, Action::Number(2));
    let mine = story.held(0).iter().next().expect("two are left");
    story.until(|step| step == Step::Lay).play(0, Action::Lay(mine)).play(1, Action::Lay(card("a20")));
    call(&mut story, Moment::AfterReveal, 0).unzapped();
    assert_eq!((story.held(1), story.held(0).len()), (cards("a20"), 2), "its only card comes back");
}

/// COS-10.25: in a replay Oracle's power applies again.
#[test]
fn oracle_sees_first_in_the_replay_too() {
    let mut story = duel(Alien::Oracle, Alien::Chronos, ["a20 a10", "a06 a08", "a14"]);
    story.attack(1, planet(1, 1), 2).lay("a20", "a06");
    call(&mut story, Moment::AfterReveal, 1).unzapped().until(|step| step == Step::Lay);
    assert_eq!((story.asked(), story.ask()), (vec![1], Some(Ask::Open)));
    assert_eq!(story.held(1), cards("a06 a08"), "it travels with its own card");
}

/// COS-10.37: a blinded Oracle sees the other card first and chooses from its rest.
#[test]
fn a_blinded_oracle_chooses_from_its_rest() {
    let mut story = duel(Alien::Oracle, Alien::Laser, ["a20 a10 a06 neg", "a06 a08", "a14"]);
    story.attack(1, planet(1, 1), 1).until(|step| matches!(step, Step::Choose(_))).play(1, Action::Number(1));
    story.until(|step| step == Step::Lay).play(1, Action::Lay(card("a08")));
    assert_eq!((story.asked(), story.legal(0).len()), (vec![0], 3));
}

/// COS-10.12, COS-13.9: if Oracle's power goes off before the card is laid, both lay face down as usual.
#[test]
fn oracle_loses_its_power_before_the_cards() {
    let mut story = Story::new(&[Alien::Oracle, Alien::Filch, Alien::Trader]).hands(&[
        "a20 a10",
        "a06 a08",
        "a14 plague",
    ]);
    for n in 1..=2 {
        story = story.ships(0, planet(0, n), 0);
    }
    let mut story = story.ships(0, planet(0, 3), 1).disc(1).begin();
    story.until(|step| step == Step::Recover).play(0, Action::Pass).until(|step| step == Step::Launch);
    story.take(0, Spot::Planet(planet(0, 5))).play(0, Action::Confirm).until(|step| step == Step::Point);
    story.play(0, Action::Point { planet: planet(1, 1), defender: Seat(1) });
    story.until(|step| matches!(step, Step::Zap(call) if call.owner == Seat(0))).unzapped();
    story.window(Moment::BeforeSelection).answer(&[(2, Action::Play(Artifact::Plague))]);
    story.play(2, Action::Name(Seat(0))).take(0, Spot::Planet(planet(0, 3)));
    story.take(0, Spot::Planet(planet(0, 4))).take(0, Spot::Planet(planet(0, 4)));
    story.until(|step| step == Step::Lay);
    assert_eq!((story.asked(), story.ask()), (vec![0, 1], Some(Ask::Sealed)));
}

/// COS-10.22, COS-10.13: with an attack against a negotiate Anti-Matter does nothing, and Pacifist wins.
#[test]
fn pacifist_against_anti_matter() {
    let mut story = duel(Alien::AntiMatter, Alien::Pacifist, ["a04 a06", "neg a08", "a14"]);
    story.attack(1, planet(1, 1), 3).lay("a04", "neg").finish_turn();
    assert_eq!((story.declared(0), story.declared(1)), (0, 1));
    assert_eq!((story.winner(), story.totals(), story.warp(0)), (Some(Side::Defense), None, 3));
    let mut story = duel(Alien::AntiMatter, Alien::Pacifist, ["a04 a06", "a10 a08", "a14"]);
    story.attack(1, planet(1, 1), 3).lay("a04", "a10").finish_turn();
    assert_eq!((story.declared(1), story.totals()), (0, Some((1, 14))), "attack against attack");
}

/// COS-13.9, COS-10.13: a Pacifist whose power goes after its use in W8 does not win by it, and is compensated.
#[test]
fn pacifist_loses_its_power_after_the_use() {
    let mut story = Story::new(&[Alien::Clone, Alien::Pacifist, Alien::Trader]).hands(&[
        "a20 a10",
        "neg a08",
        "a14 plague",
    ]);
    for n in 1..=2 {
        story = story.ships(1, planet(1, n), 0);
    }
    let mut story = story.ships(1, planet(1, 3), 1).disc(1).begin();
    story.attack(1, planet(1, 4), 2).lay("a20", "neg");
    story.until(|step| matches!(step, Step::Zap(call) if call.owner == Seat(1))).unzapped();
    story.window(Moment::AfterReveal).answer(&[(2, Action::Play(Artifact::Plague))]);
    story.play(2, Action::Name(Seat(1))).take(1, Spot::Planet(planet(1, 3)));
    story.take(1, Spot::Planet(planet(1, 5))).take(1, Spot::Planet(planet(1, 5)));
    story.until(|step| step == Step::Window(Moment::BeforeCompensation));
    assert_eq!(story.winner(), Some(Side::Attack));
    story.finish_turn();
    assert!(story.happened(|event| *event == Event::Compensated { seat: Seat(1), cards: 1 }), "all there is");
}

/// COS-10.20, COS-6.10: what Zombie did not lose is not paid for.
#[test]
fn zombie_claims_no_compensation() {
    let mut story = duel(Alien::Zombie, Alien::Filch, ["neg a06", "a10 a08 a12", "a14"]);
    story.attack(1, planet(1, 1), 3).lay("neg", "a10").finish_turn();
    assert_eq!((story.winner(), story.warp(0)), (Some(Side::Defense), 0));
    assert!(!story.happened(|event| matches!(event, Event::Compensated { .. })));
    let w10 = |event: &Event| *event == Event::Window { moment: Moment::BeforeCompensation };
    assert!(!story.happened(w10), "there is nothing to take");
}

/// COS-10.29, COS-10.7: with several losers Healer decides for each in timing order, never for itself.
#[test]
fn healer_decides_for_each_loser() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Healer, Alien::Trader])
        .hands(&["a30 a10", "a04 a08", "a14", "a12"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 4).invite(&[], &[2, 3]);
    story.join(2, Side::Defense, 1).join(3, Side::Defense, 2).lay("a30", "a04");
    story.until(|step| matches!(step, Step::Window(Moment::Lost(_))));
    assert_eq!(story.step(), Step::Window(Moment::Lost(Seat(3))), "its own loss is no use to it");
    story.answer(&[(2, Action::Use)]).unzapped().until(|step| matches!(step, Step::Window(Moment::Lost(_))));
    assert_eq!(story.step(), Step::Window(Moment::Lost(Seat(1))), "the defender comes last");
    story.answer(&[]).finish_turn();
    assert_eq!((story.warp(3), story.warp(1), story.warp(2)), (0, 4, 1));
}

/// COS-10.38: Plague on Healer: it cannot heal itself.
#[test]
fn healer_struck_by_plague() {
    let mut story = duel(Alien::Clone, Alien::Healer, ["a10 plague", "a04 a08", "a14"]);
    story.window(Moment::EncounterStart).answer(&[(0, Action::Play(Artifact::Plague))]);
    story.play(0, Action::Name(Seat(1))).until(|step| step == Step::Launch);
    assert_eq!((story.warp(1), story.declared(1)), (3, 0));
}

/// COS-10.24, COS-10.6: a Clone that was zapped leaves its card to Filch.
#[test]
fn filch_takes_what_a_zapped_clone_could_not_keep() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a08 a04", "a20 zap", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("a08", "a20");
    call(&mut story, Moment::Keeping, 0).zap(1);
    call(&mut story, Moment::EncounterEnd, 1).unzapped().finish_turn();
    assert_eq!((story.held(0), story.held(1)), (cards("a04"), cards("a08")));
}

/// COS-10.39, COS-10.4: Clone keeps its card, Vulch its artifacts, in one encounter; each after its own window.
#[test]
fn clone_beside_vulch() {
    let mut story = duel(Alien::Clone, Alien::Vulch, ["a08 a04 zap", "a20 a12 plague", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("a08", "a20").window(Moment::BeforeReveal);
    story.answer(&[(1, Action::Play(Artifact::Plague))]).play(1, Action::Name(Seat(0)));
    story.until(|step| matches!(step, Step::Suffer { .. }));
    story.play(0, Action::GiveUp { attack: Some(card("a04")), artifact: Some(Artifact::Zap) });
    assert!(matches!(story.step(), Step::Zap(call) if call.owner == Seat(1)), "Vulch takes the victim's Zap");
    story.unzapped();
    assert_eq!(story.held(1), cards("a12 zap"), "its own Plague stays discarded");
    call(&mut story, Moment::Keeping, 0).unzapped();
    assert_eq!(story.held(0), cards("a08"));
}

/// COS-10.3: an Emotion Control that Vulch picked up goes back to its player, out of Vulch's hand.
#[test]
fn chronos_takes_emotion_control_out_of_vulchs_hand() {
    let mut story = Story::new(&[Alien::Chronos, Alien::Filch, Alien::Vulch, Alien::Trader])
        .hands(&["a20 a10", "a04 a06", "a04", "a12 emotion"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 2).lay("a20", "a04").window(Moment::AfterReveal);
    story.answer(&[(3, Action::Play(Artifact::EmotionControl))]).unzapped();
    assert!(story.held(2).holds(card("emotion")), "Vulch has it");
    call(&mut story, Moment::AfterReveal, 0).unzapped();
    assert!(story.held(3).holds(card("emotion")) && !story.held(2).holds(card("emotion")));
    story.lay("a10", "a06").finish_turn();
    assert_eq!(story.totals(), Some((12, 10)));
}

/// COS-10.21: an attacking Laser blinds first; a defending Mutant may refill afterwards, and cards set aside do not
/// count toward seven.
#[test]
fn mutant_refills_after_laser() {
    let mut story = duel(Alien::Laser, Alien::Mutant, ["a10 a04", "a06 a08 a12 a14 a20 neg a06", "a06"]);
    story.attack(1, planet(1, 1), 2).until(|step| matches!(step, Step::Choose(_))).play(0, Action::Number(4));
    call(&mut story, Moment::BeforeInvitations, 1).unzapped();
    for _ in 0..4 {
        story.play(1, Action::Draw);
    }
    assert_eq!((story.held(1).len(), story.state.asides[1].len()), (7, 4));
    story.finish_turn();
    assert_eq!(story.held(1).len(), 7 + 4 - 1, "hands have no limit (COS-13.4)");
}

/// COS-10.31, COS-10.17: an attacker who traded for a hand without encounter cards is out of cards; a defender draws
/// anew.
#[test]
fn trader_leaves_the_attacker_without_cards() {
    for trader_attacks in [true, false] {
        let aliens =
            if trader_attacks { [Alien::Trader, Alien::Filch] } else { [Alien::Filch, Alien::Trader] };
        let hands =
            if trader_attacks { ["a10 a12", "a08 gas", "a14"] } else { ["a10 gas", "a08 a12", "a14"] };
        let mut story = duel(aliens[0], aliens[1], hands);
        story.attack(1, planet(1, 1), 2).until(|step| step == Step::Invite(Side::Attack));
        let poor = u8::from(trader_attacks);
        let gone = story.held(poor).encounter();
        story.state.deck = story.state.deck.plus(gone);
        story.state.board.deck = story.state.deck.len();
        story.state.set_hand(Seat(poor), cards("gas"));
        let trader = 1 - poor;
        call(&mut story, Moment::BeforeSelection, trader).unzapped();
        story.until(|step| matches!(step, Step::Lay | Step::EndTurn | Step::NewHand { .. }));
        if trader_attacks {
            assert_eq!(story.step(), Step::EndTurn, "the attacker took a hand it cannot play from");
        } else {
            assert_eq!(story.step(), Step::NewHand { seat: Seat(1), moment: Moment::BeforeSelection });
        }
    }
}

/// COS-10.15: as an ally Philanthropist names a main player, and takes no new hand; the last encounter card of a main
/// player brings one at once.
#[test]
fn philanthropist_gives_as_an_ally() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Philanthropist])
        .hands(&["a20 a10", "a06 a08", "a14"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 2).invite(&[2], &[]).join(2, Side::Attack, 1);
    call(&mut story, Moment::AlliancesFormed, 2);
    assert_eq!(story.legal(2), [Action::Name(Seat(0)), Action::Name(Seat(1))]);
    story.play(2, Action::Name(Seat(1))).unzapped().play(2, Action::Pick(card("a14")));
    assert_eq!((story.held(2).len(), story.held(1)), (0, cards("a06 a08 a14")), "no new hand for an ally");
    let mut story = duel(Alien::Clone, Alien::Philanthropist, ["a20 a10", "a06", "a14"]);
    story.attack(1, planet(1, 1), 2);
    call(&mut story, Moment::AlliancesFormed, 1).unzapped().play(1, Action::Pick(card("a06")));
    assert_eq!((story.held(1).len(), story.held(0).len()), (7, 3), "a new hand at once");
}

/// COS-4.2, COS-8.2: two powers in one window: the attacker's comes before the defender's, and the defender may still
/// use its own in the next round.
#[test]
fn two_powers_in_one_window_follow_the_timing_order() {
    let mut story = duel(Alien::Sorcerer, Alien::Amoeba, ["a04 a10", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 1).lay("a04", "a20").window(Moment::BeforeReveal);
    story.answer(&[(0, Action::Use), (1, Action::Use)]);
    assert!(matches!(story.step(), Step::Zap(call) if call.owner == Seat(0)));
    story.unzapped().window(Moment::BeforeReveal);
    assert!(story.may(1, Action::Use) && !story.may(0, Action::Use));
    story.answer(&[(1, Action::Use)]);
    for _ in 0..4 {
        story.play(1, Action::Put { planet: planet(1, 3), ships: 1 });
    }
    story.play(1, Action::Confirm).unzapped().finish_turn();
    assert_eq!((story.totals(), story.warp(1)), (Some((21, 4)), 0), "it left with all its ships");
    assert_eq!(story.on(0, planet(1, 1)), 1);
}
