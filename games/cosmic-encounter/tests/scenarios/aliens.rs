//! The aliens from Amoeba to Macron: each at work, zapped, and against another.

use crate::story::{Story, card, cards, planet};
use orrery_core::{Ask, Seat};
use orrery_cosmic_encounter::{Action, Alien, Artifact, Event, Moment, Place, Side, Spot, Step};

/// Seat 0 against seat 1, a quiet third beside them.
pub fn duel(attacker: Alien, defender: Alien, hands: [&str; 3]) -> Story {
    let quiet = [Alien::Trader, Alien::Virus, Alien::Sorcerer];
    let third = quiet.into_iter().find(|alien| ![attacker, defender].contains(alien)).unwrap();
    Story::new(&[attacker, defender, third]).hands(&hands).disc(1).begin()
}

/// Calls on a power in its window; the declaration waits for a Zap.
pub fn call(story: &mut Story, moment: Moment, seat: u8) -> &mut Story {
    story.window(moment);
    while !story.asked().contains(&seat) {
        story.answer(&[]);
    }
    story.answer(&[(seat, Action::Use)])
}

/// COS-10.1, COS-8.10: out or in, not both, also beyond four; the ships are named with the declaration.
#[test]
fn amoeba_brings_in_more_than_four() {
    let mut story = duel(Alien::Amoeba, Alien::Filch, ["a06 a04", "a10 a04", "a06"]);
    story.attack(1, planet(1, 1), 4).lay("a06", "a10");
    call(&mut story, Moment::BeforeReveal, 0);
    assert!(matches!(story.step(), Step::Name(_)));
    story.take(0, Spot::Planet(planet(0, 2))).take(0, Spot::Planet(planet(0, 3)));
    assert!(!story.may(0, Action::Put { planet: planet(0, 2), ships: 1 }), "not both ways");
    story.play(0, Action::Confirm);
    assert_eq!(story.state.board.encounter.shift.taken(), 2, "everybody sees how many");
    story.unzapped();
    assert_eq!(story.at(0, Place::Mothership), 6);
    story.finish_turn();
    assert_eq!(story.totals(), Some((12, 14)));
}

/// COS-10.1, COS-8.10: after a Zap every ship stays where it was.
#[test]
fn amoeba_zapped_stays() {
    let mut story = duel(Alien::Amoeba, Alien::Filch, ["a06 a04", "a10 zap", "a06"]);
    story.attack(1, planet(1, 1), 4).lay("a06", "a10");
    call(&mut story, Moment::BeforeReveal, 0)
        .take(0, Spot::Planet(planet(0, 2)))
        .play(0, Action::Confirm)
        .zap(1);
    assert_eq!((story.at(0, Place::Mothership), story.on(0, planet(0, 2))), (4, 3));
}

/// COS-10.40, COS-10.1, COS-5.14: the totals use the ships as they stand; a defender leaves for other planets.
#[test]
fn amoeba_gains_by_leaving_anti_matter() {
    let mut story = duel(Alien::AntiMatter, Alien::Amoeba, ["a10 a04", "a06 a04", "a06"]);
    story.attack(1, planet(1, 1), 4).lay("a10", "a06");
    call(&mut story, Moment::BeforeReveal, 1);
    for _ in 0..4 {
        assert!(!story.may(1, Action::Put { planet: planet(1, 1), ships: 1 }), "not where it comes from");
        story.play(1, Action::Put { planet: planet(1, 2), ships: 1 });
    }
    story.play(1, Action::Confirm).unzapped().finish_turn();
    assert_eq!(story.totals(), Some((6, 6)), "10 - 4 against 6 + 0");
    assert_eq!(story.winner(), Some(Side::Defense));
    assert_eq!((story.on(1, planet(1, 1)), story.on(1, planet(1, 2))), (0, 8), "that colony is gone");
}

/// COS-10.1, COS-6.14: winning with no ship gives no colony, but counts as a success.
#[test]
fn amoeba_wins_from_afar() {
    let mut story = duel(Alien::Amoeba, Alien::Filch, ["a30 a04", "a04 a06", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("a30", "a04");
    call(&mut story, Moment::BeforeReveal, 0).play(0, Action::Put { planet: planet(0, 2), ships: 1 });
    story.play(0, Action::Confirm).unzapped().finish_turn();
    assert_eq!((story.winner(), story.on(0, planet(1, 1))), (Some(Side::Attack), 0));
    assert_eq!(story.step(), Step::Second);
}

/// COS-10.2, COS-6.3: the lower total wins, its own ships subtract.
#[test]
fn anti_matter_wins_low() {
    let mut story = duel(Alien::AntiMatter, Alien::Filch, ["a10 a04", "a06 a04", "a06"]);
    story.attack(1, planet(1, 1), 4).lay("a10", "a06").finish_turn();
    assert_eq!((story.totals(), story.winner()), (Some((6, 10)), Some(Side::Attack)));
}

/// COS-10.2: zapped, the fight is an ordinary one.
#[test]
fn anti_matter_zapped_adds() {
    let mut story = duel(Alien::AntiMatter, Alien::Filch, ["a10 a04", "a06 zap", "a06"]);
    story.attack(1, planet(1, 1), 4).lay("a10", "a06").until(|step| matches!(step, Step::Zap(_)));
    story.zap(1).finish_turn();
    assert_eq!((story.totals(), story.winner()), (Some((14, 10)), Some(Side::Attack)));
}

/// COS-10.22, COS-6.3: a product stays a product, its allies subtract; an allied Macron subtracts four.
#[test]
fn anti_matter_against_virus_with_macron() {
    let mut story = Story::new(&[Alien::AntiMatter, Alien::Virus, Alien::Macron])
        .hands(&["a10 a04", "a06 a04", "a06"])
        .disc(1)
        .begin();
    story
        .attack(1, planet(1, 1), 2)
        .invite(&[], &[2])
        .join(2, Side::Defense, 1)
        .lay("a10", "a06")
        .finish_turn();
    assert_eq!(story.totals(), Some((8, 24 - 4)));
    assert_eq!(story.winner(), Some(Side::Attack));
}

/// COS-10.3, COS-8.4: the cards are chosen again, once; its own goes to hand, the other's is set aside face up.
#[test]
fn chronos_replays_once() {
    let mut story = duel(Alien::Chronos, Alien::Filch, ["a04 a10", "a20 a06", "a06"]);
    story.attack(1, planet(1, 1), 2).lay("a04", "a20");
    call(&mut story, Moment::AfterReveal, 0).unzapped();
    assert_eq!((story.held(0), story.held(1)), (cards("a04 a10"), cards("a06")));
    assert_eq!(story.state.board.shown_aside[1], Some(card("a20")));
    story.lay("a10", "a06").until(|step| matches!(step, Step::Window(Moment::EncounterEnd) | Step::EndTurn));
    assert_eq!(story.declared(0), 1, "only once");
    story.finish_turn();
    assert_eq!(story.totals(), Some((12, 10)));
    assert!(story.held(1).holds(card("a20")), "back at the end of the encounter");
}

/// COS-10.3: an opponent without another encounter card takes the card back.
#[test]
fn chronos_leaves_the_only_card() {
    let mut story = duel(Alien::Chronos, Alien::Filch, ["a04 a10", "a20", "a06"]);
    story.attack(1, planet(1, 1), 2).lay("a04", "a20");
    call(&mut story, Moment::AfterReveal, 0).unzapped();
    assert_eq!((story.held(1), story.state.board.shown_aside[1]), (cards("a20"), None));
}

/// COS-10.3, COS-9.2: zapped, the first result stands.
#[test]
fn chronos_zapped_lives_with_it() {
    let mut story = duel(Alien::Chronos, Alien::Filch, ["a04 a10", "a20 zap", "a06"]);
    story.attack(1, planet(1, 1), 2).lay("a04", "a20");
    call(&mut story, Moment::AfterReveal, 0).zap(1).finish_turn();
    assert_eq!((story.totals(), story.winner()), (Some((6, 24)), Some(Side::Defense)));
}

/// COS-10.27, COS-10.3: also when a deal is about to follow; the artifact goes back to its player, and the new cards
/// count as printed.
#[test]
fn chronos_undoes_emotion_control() {
    let mut story = duel(Alien::Chronos, Alien::Filch, ["a20 a10", "a04 a06", "a04 emotion"]);
    story.attack(1, planet(1, 1), 2).lay("a20", "a04").window(Moment::AfterReveal);
    story.answer(&[(2, Action::Play(Artifact::EmotionControl))]);
    call(&mut story, Moment::AfterReveal, 0).unzapped();
    assert!(story.held(2).holds(card("emotion")));
    story.lay("a10", "a06").finish_turn();
    assert_eq!(story.totals(), Some((12, 10)));
}

/// COS-10.4: it takes its own card back, after a loss too.
#[test]
fn clone_keeps_its_card() {
    let mut story = duel(Alien::Clone, Alien::Trader, ["a08 a04", "a20 a04", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("a08", "a20");
    call(&mut story, Moment::Keeping, 0).unzapped().finish_turn();
    assert_eq!(story.held(0), cards("a04 a08"));
    assert!(story.view(1).known[0].holds(card("a08")), "everybody saw it go");
}

/// COS-10.4: zapped, the card is discarded.
#[test]
fn clone_zapped_discards() {
    let mut story = duel(Alien::Clone, Alien::Trader, ["a08 a04", "a20 zap", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("a08", "a20");
    call(&mut story, Moment::Keeping, 0).zap(1).finish_turn();
    assert_eq!(story.held(0), cards("a04"));
    assert!(story.state.board.discard.holds(card("a08")));
}

/// COS-10.24, COS-10.6: Clone chooses alone and first; what it kept cannot be taken.
#[test]
fn clone_comes_before_filch() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a08 a04", "a20 a04", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("a08", "a20").window(Moment::Keeping);
    assert_eq!(story.asked(), [0]);
    story.answer(&[(0, Action::Use)]).unzapped().finish_turn();
    assert_eq!(story.declared(1), 0, "nothing is left to take");
    assert_eq!(story.held(0), cards("a04 a08"));
}

/// COS-10.5, COS-6.1: the attack counts as negotiate, a deal follows, and the printed card is discarded.
#[test]
fn empath_makes_a_deal_of_it() {
    let mut story = duel(Alien::Empath, Alien::Filch, ["neg a04", "a20 a04", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("neg", "a20");
    call(&mut story, Moment::AfterReveal, 0).unzapped().until(|step| step == Step::Talks);
    assert_eq!(story.ask(), Some(Ask::Free));
    story.play(0, Action::WalkAway).finish_turn();
    assert!(story.state.board.discard.holds(card("a20")));
}

/// COS-10.5, COS-6.4: zapped, the attack wins; the card has to be of the right kind at all.
#[test]
fn empath_zapped_loses() {
    let mut story = duel(Alien::Empath, Alien::Filch, ["neg a04", "a20 zap", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("neg", "a20");
    call(&mut story, Moment::AfterReveal, 0).zap(1).finish_turn();
    assert_eq!(story.winner(), Some(Side::Defense));
}

/// COS-10.23, COS-6.1: Empath beats Pacifist, who has used its power and finds no attack left.
#[test]
fn empath_beats_pacifist() {
    let mut story = duel(Alien::Pacifist, Alien::Empath, ["neg a04", "a20 a06", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("neg", "a20");
    story.until(|step| matches!(step, Step::Zap(call) if call.owner == Seat(0))).unzapped();
    call(&mut story, Moment::AfterReveal, 1).unzapped().until(|step| step == Step::Talks);
}

/// COS-10.6: it takes the opponent's card.
#[test]
fn filch_takes_the_used_card() {
    let mut story = duel(Alien::Filch, Alien::Trader, ["a08 a04", "a20 a06", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("a08", "a20");
    call(&mut story, Moment::EncounterEnd, 0).unzapped().finish_turn();
    assert_eq!(story.held(0), cards("a04 a20"));
    assert!(story.state.board.discard.holds(card("a08")));
}

/// COS-10.6: zapped, both cards are discarded.
#[test]
fn filch_zapped_takes_nothing() {
    let mut story = duel(Alien::Filch, Alien::Trader, ["a08 a04", "a20 zap", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("a08", "a20");
    call(&mut story, Moment::EncounterEnd, 0).zap(1).finish_turn();
    assert_eq!(story.held(0), cards("a04"));
}

/// COS-10.26: Filch and Clone look at the card on the side after a swap.
#[test]
fn filch_takes_what_lies_on_the_other_side() {
    let mut story = duel(Alien::Filch, Alien::Sorcerer, ["a20 a04", "a08 a06", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("a20", "a08");
    call(&mut story, Moment::BeforeReveal, 1).unzapped();
    call(&mut story, Moment::EncounterEnd, 0).unzapped().finish_turn();
    assert_eq!(story.held(0), cards("a04 a20"));
}

/// COS-10.7, COS-6.8, COS-6.10: all ships go back, Healer draws one card, and the loss still counts for compensation.
#[test]
fn healer_saves_and_draws() {
    let mut story = duel(Alien::Clone, Alien::Healer, ["neg a04", "a20 a06 a08 a10", "a06"]);
    story.attack(1, planet(1, 1), 3).lay("neg", "a20");
    call(&mut story, Moment::Lost(Seat(0)), 1).unzapped();
    assert_eq!(story.held(1).len(), 4);
    story.play(0, Action::Put { planet: planet(0, 1), ships: 3 }).finish_turn();
    assert_eq!(story.warp(0), 0);
    assert_eq!(story.held(0).len(), 1 + 3, "three ships were lost, three cards are paid");
}

/// COS-10.7: zapped, the ships stay in the Warp and nothing is drawn.
#[test]
fn healer_zapped_saves_nobody() {
    let mut story = duel(Alien::Clone, Alien::Healer, ["a04 zap", "a20 a06", "a06"]);
    story.attack(1, planet(1, 1), 3).lay("a04", "a20");
    call(&mut story, Moment::Lost(Seat(0)), 1).zap(0).finish_turn();
    assert_eq!((story.warp(0), story.held(1).len()), (3, 1));
}

/// COS-10.29: with nothing lost there is nothing to heal; a zapped Zombie can be healed.
#[test]
fn healer_and_zombie() {
    let mut story = duel(Alien::Zombie, Alien::Healer, ["a04 a06", "a20 zap", "a06"]);
    story.attack(1, planet(1, 1), 3).lay("a04", "a20").finish_turn();
    assert_eq!(story.declared(1), 0);
    let mut story = duel(Alien::Zombie, Alien::Healer, ["a04 a06", "a20 zap", "a06"]);
    story.attack(1, planet(1, 1), 3).lay("a04", "a20").until(|step| matches!(step, Step::Zap(_)));
    story.zap(1);
    call(&mut story, Moment::Lost(Seat(0)), 1).unzapped().finish_turn();
    assert_eq!((story.declared(1), story.warp(0)), (1, 0));
}

/// COS-10.8: cards are set aside at random, unseen by Laser, up to one per ship; they return.
#[test]
fn laser_blinds() {
    let mut story = duel(Alien::Laser, Alien::Filch, ["a10 a04", "a06 a08 a12 a14 a20 neg", "a06"]);
    story.attack(1, planet(1, 1), 1).until(|step| matches!(step, Step::Choose(_)));
    assert_eq!(story.legal(0)[0], Action::Number(4), "all by default, one per ship");
    story.refused(0, Action::Number(5), "COS-4.1");
    story.play(0, Action::Number(4));
    assert_eq!((story.held(1).len(), story.state.asides[1].len()), (2, 4));
    assert_eq!((story.view(1).aside.len(), story.view(0).aside.len()), (4, 0), "its owner sees which");
    story.finish_turn();
    assert_eq!(story.held(1).len(), 5);
}

/// COS-10.8, COS-6.14: whoever has no encounter card left loses at once, without cards, allies or compensation.
#[test]
fn laser_blinds_out() {
    let mut story = duel(Alien::Laser, Alien::Filch, ["a10 a04", "a06 a08", "a06"]);
    story.attack(1, planet(1, 1), 2).until(|step| matches!(step, Step::Choose(_))).play(0, Action::Number(2));
    story.finish_turn();
    assert!(story.happened(|event| *event == Event::BlindedOut { seat: Seat(1) }));
    assert!(!story.happened(|event| matches!(event, Event::Invited { .. } | Event::CardLaid { .. })));
    assert_eq!((story.winner(), story.on(0, planet(1, 1)), story.warp(1)), (Some(Side::Attack), 2, 4));
    assert_eq!(story.held(1), cards("a06 a08"));
    assert_eq!(story.step(), Step::Second);
}

/// COS-10.8: zapped, the hand stays whole.
#[test]
fn laser_zapped_blinds_nobody() {
    let mut story = duel(Alien::Laser, Alien::Filch, ["a10 a04", "a06 zap", "a06"]);
    story.attack(1, planet(1, 1), 2).until(|step| matches!(step, Step::Zap(_))).zap(1);
    story.until(|step| step == Step::Lay);
    assert_eq!((story.held(1), story.state.asides[1].len()), (cards("a06"), 0));
}

/// COS-10.28, COS-10.17: cards set aside are not traded.
#[test]
fn laser_keeps_cards_from_trader() {
    let mut story = duel(Alien::Laser, Alien::Trader, ["a10 a04", "a06 a08 a12 a14 a20 neg", "a06"]);
    story.attack(1, planet(1, 1), 1).until(|step| matches!(step, Step::Choose(_))).play(0, Action::Number(3));
    let (mine, theirs) = (story.held(0), story.held(1));
    call(&mut story, Moment::BeforeSelection, 1).unzapped();
    assert_eq!((story.held(0), story.held(1)), (theirs, mine));
    assert_eq!(story.state.asides[1].len(), 3, "they are out of reach");
}

/// COS-10.21: an attacking Mutant may refill before or after a defending Laser blinds.
#[test]
fn laser_and_mutant_in_timing_order() {
    let mut story = duel(Alien::Mutant, Alien::Laser, ["a10 a04", "a06 a08", "a06"]);
    story.attack(1, planet(1, 1), 2).window(Moment::BeforeInvitations);
    assert!(story.asked().contains(&0), "the attacker answers first");
    assert!(!story.asked().contains(&1), "the defender's use needs no answer");
    story.answer(&[(0, Action::Use)]).unzapped();
    for _ in 0..5 {
        story.play(0, Action::Draw);
    }
    story
        .until(|step| matches!(step, Step::Choose(call) if call.owner == Seat(1)))
        .play(1, Action::Number(2));
    assert_eq!((story.held(0).len(), story.state.asides[0].len()), (5, 2));
    story.until(|step| step == Step::Lay);
    assert_eq!(story.declared(0), 1, "only once");
}

/// COS-10.9, COS-5.12: it sends exactly one ship, which counts four.
#[test]
fn macron_sends_one_that_counts_four() {
    let mut story = duel(Alien::Macron, Alien::Filch, ["a10 a04", "a06 a04", "a06"]);
    story.until(|step| step == Step::Launch).take(0, Spot::Planet(planet(0, 1)));
    story.refused(0, Action::Take(Spot::Planet(planet(0, 1))), "COS-10.9: launch-one");
    story.play(0, Action::Confirm).until(|step| step == Step::Point);
    story.play(0, Action::Point { planet: planet(1, 1), defender: Seat(1) }).lay("a10", "a06").finish_turn();
    assert_eq!(story.totals(), Some((14, 10)));
}

/// COS-10.9: zapped, its ship counts one.
#[test]
fn macron_zapped_counts_one() {
    let mut story = duel(Alien::Macron, Alien::Filch, ["a10 a04", "a06 zap", "a06"]);
    story.attack(1, planet(1, 1), 1).lay("a10", "a06").until(|step| matches!(step, Step::Zap(_)));
    story.zap(1).finish_turn();
    assert_eq!(story.totals(), Some((11, 10)));
}

/// COS-10.22: against Anti-Matter its own ships add four each; defending, all on the planet count.
#[test]
fn macron_defends_against_anti_matter() {
    let mut story = duel(Alien::AntiMatter, Alien::Macron, ["a10 a04", "a06 a04", "a06"]);
    story.attack(1, planet(1, 1), 2).lay("a10", "a06").finish_turn();
    assert_eq!(story.totals(), Some((8, 22)));
}
