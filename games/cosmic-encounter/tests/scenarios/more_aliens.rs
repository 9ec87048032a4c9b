//! The aliens from Mind to Virus: each at work, zapped, and against another.

use crate::aliens::{call, duel};
use crate::story::{Story, card, cards, planet};
use orrery_core::{Ask, Seat};
use orrery_cosmic_encounter::{Action, Alien, Artifact, Event, Moment, Place, Side, Spot, Step};

/// COS-10.10, COS-15.2: it sees the opponent's whole hand, and remembers; nobody else learns it.
#[test]
fn mind_looks() {
    let mut story = duel(Alien::Mind, Alien::Filch, ["a10 a04", "a06 zap neg", "a06"]);
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::BeforeInvitations, 0).unzapped();
    assert_eq!(story.view(0).known[1], cards("a06 zap neg"));
    assert!(story.view(2).known[1].is_empty());
    assert!(story.told(2).contains(&Event::Looked { by: Seat(0), at: Seat(1), cards: None }));
}

/// COS-10.10, COS-8.10: a bystander names which main player; zapped, it sees nothing.
#[test]
fn mind_zapped_sees_nothing() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Mind])
        .hands(&["a10 zap", "a06 neg", "a06"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::BeforeInvitations, 2);
    assert_eq!(story.legal(2), [Action::Name(Seat(0)), Action::Name(Seat(1))]);
    story.play(2, Action::Name(Seat(1))).zap(0);
    assert!(story.view(2).known[1].is_empty());
}

/// COS-10.37: after a blinding Mind sees the rest of the hand.
#[test]
fn mind_sees_the_rest() {
    let mut story = duel(Alien::Laser, Alien::Mind, ["a10 a04 neg neg", "a06 a08", "a06"]);
    story.attack(1, planet(1, 1), 1).until(|step| matches!(step, Step::Choose(_))).play(0, Action::Number(1));
    call(&mut story, Moment::BeforeInvitations, 1).unzapped();
    assert_eq!(story.view(1).known[0], story.held(0));
}

/// COS-10.11, COS-15.6: card by card, from the deck or another hand, up to seven or until it stops.
#[test]
fn mutant_fills_its_hand() {
    let mut story = duel(Alien::Mutant, Alien::Filch, ["a10 a04 a04 a06 a06", "a08 a12", "a14"]);
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::BeforeInvitations, 0).unzapped();
    assert_eq!(story.legal(0), [Action::Draw, Action::Name(Seat(1)), Action::Name(Seat(2)), Action::Pass]);
    story.play(0, Action::Name(Seat(2)));
    assert!(story.held(0).holds(card("a14")) && story.held(2).is_empty());
    assert!(story.view(2).known[0].holds(card("a14")), "the robbed player knows");
    assert!(!story.view(1).known[0].holds(card("a14")), "nobody else does");
    story.play(0, Action::Draw);
    assert_eq!(story.held(0).len(), 7);
    assert!(!matches!(story.step(), Step::Choose(_)), "seven is full");
}

/// COS-10.11: zapped, it draws nothing.
#[test]
fn mutant_zapped_draws_nothing() {
    let mut story = duel(Alien::Mutant, Alien::Filch, ["a10 a04", "a08 zap", "a14"]);
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::BeforeInvitations, 0).zap(1);
    assert_eq!(story.held(0), cards("a10 a04"));
}

/// COS-10.34: Mutant refills before Trader takes the full hand, and not again after it.
#[test]
fn mutant_loses_its_full_hand_to_trader() {
    let mut story = duel(Alien::Mutant, Alien::Trader, ["a10 a04", "a08", "a14"]);
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::BeforeInvitations, 0).unzapped();
    for _ in 0..5 {
        story.play(0, Action::Draw);
    }
    let full = story.held(0);
    call(&mut story, Moment::BeforeSelection, 1).unzapped();
    assert_eq!((story.held(1), story.held(0)), (full, cards("a08")));
    story.until(|step| step == Step::Lay);
    assert_eq!(story.declared(0), 1);
}

/// COS-10.31: an attacker robbed of the last encounter card is out of cards at the check.
#[test]
fn mutant_robs_an_attacker_of_the_last_card() {
    let mut story = duel(Alien::Filch, Alien::Mutant, ["a10", "a08 a04 a04 a06 a06 a12", "a14"]);
    story.attack(1, planet(1, 1), 2);
    call(&mut story, Moment::BeforeInvitations, 1).unzapped().play(1, Action::Name(Seat(0))).finish_turn();
    assert!(story.happened(|event| *event == Event::Aborted));
    assert_eq!((story.step(), story.at(0, Place::Mothership), story.warp(0)), (Step::EndTurn, 0, 0));
}

/// COS-10.12, COS-5.18: the opponent lays first and face up, then Oracle chooses.
#[test]
fn oracle_sees_first() {
    let mut story = duel(Alien::Oracle, Alien::Filch, ["a10 neg", "a08 a04", "a14"]);
    story.attack(1, planet(1, 1), 1).until(|step| step == Step::Lay);
    assert_eq!((story.asked(), story.ask()), (vec![1], Some(Ask::Open)));
    story.play(1, Action::Lay(card("a08")));
    assert!(story.told(2).contains(&Event::Revealed { side: Side::Defense, card: Some(card("a08")) }));
    assert_eq!(story.asked(), [0]);
    story.play(0, Action::Lay(card("a10"))).finish_turn();
    assert_eq!(story.totals(), Some((11, 12)));
}

/// COS-10.12: zapped, both lay face down at the same time.
#[test]
fn oracle_zapped_is_blind() {
    let mut story = duel(Alien::Oracle, Alien::Filch, ["a10 neg", "a08 zap", "a14"]);
    story.attack(1, planet(1, 1), 1).until(|step| matches!(step, Step::Zap(_))).zap(1);
    story.until(|step| step == Step::Lay);
    assert_eq!((story.asked(), story.ask()), (vec![0, 1], Some(Ask::Sealed)));
}

/// COS-10.25: a Sorcerer who has shown its card may still swap.
#[test]
fn oracle_against_sorcerer() {
    let mut story = duel(Alien::Oracle, Alien::Sorcerer, ["a20 a10", "a08 a04", "a14"]);
    story.attack(1, planet(1, 1), 1).lay("a20", "a08");
    call(&mut story, Moment::BeforeReveal, 1).unzapped().finish_turn();
    assert_eq!(story.totals(), Some((9, 24)));
}

/// COS-10.13, COS-6.4: its negotiate wins against an attack.
#[test]
fn pacifist_wins_by_peace() {
    let mut story = duel(Alien::Pacifist, Alien::Filch, ["neg a10", "a30 a04", "a14"]);
    story.attack(1, planet(1, 1), 2).lay("neg", "a30").finish_turn();
    assert_eq!((story.winner(), story.on(0, planet(1, 1)), story.warp(1)), (Some(Side::Attack), 2, 4));
}

/// COS-10.13, COS-6.10: zapped, it loses and is compensated.
#[test]
fn pacifist_zapped_is_compensated() {
    let mut story = duel(Alien::Pacifist, Alien::Filch, ["neg a10", "a30 zap a04 a06", "a14"]);
    story.attack(1, planet(1, 1), 2).lay("neg", "a30").until(|step| matches!(step, Step::Zap(_))).zap(1);
    story.finish_turn();
    assert_eq!((story.winner(), story.warp(0)), (Some(Side::Defense), 2));
    assert_eq!(story.held(0).len(), 1 + 2);
}

/// COS-10.26: after a swap Pacifist looks at the card on its side.
#[test]
fn pacifist_after_a_swap() {
    let mut story = duel(Alien::Pacifist, Alien::Sorcerer, ["neg a10", "a30 a04", "a14"]);
    story.attack(1, planet(1, 1), 2).lay("neg", "a30");
    call(&mut story, Moment::BeforeReveal, 1).unzapped().finish_turn();
    assert_eq!((story.declared(0), story.winner()), (0, Some(Side::Attack)), "it holds the attack now");
}

fn parasite() -> Story {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Parasite])
        .hands(&["a10 zap", "a08 field", "a14"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 1).invite(&[], &[2]);
    story
}

/// COS-10.14, COS-5.16: it joins a side that did not invite it.
#[test]
fn parasite_joins_uninvited() {
    let mut story = parasite();
    story.join(2, Side::Attack, 3);
    assert!(matches!(story.step(), Step::Zap(call) if call.owner == Seat(2)));
    assert_eq!(story.state.board.encounter.shift.taken(), 3, "side and ships are shown");
    story.unzapped();
    assert_eq!(story.at(2, Place::Mothership), 3);
}

/// COS-10.14, COS-8.10: zapped, its ships stay and it may still answer the real invitation.
#[test]
fn parasite_zapped_is_asked_again() {
    let mut story = parasite();
    story.join(2, Side::Attack, 3).zap(0);
    assert_eq!(story.state.board.fleet(Seat(2)).on_colonies(), 20);
    story.until(|step| step == Step::Ally { seat: Seat(2) });
    story.refused(2, Action::Join { side: Side::Attack, planet: planet(2, 1) }, "COS-5.16: not-invited");
    story.join(2, Side::Defense, 1);
    assert_eq!((story.at(2, Place::Carrier), story.declared(2)), (1, 1));
}

/// COS-10.36, COS-9.3: sent home by a Force Field it does not join again, but its power is not cancelled.
#[test]
fn parasite_sent_home() {
    let mut story = parasite();
    story.join(2, Side::Attack, 3).unzapped();
    story.window(Moment::AlliancesFormed).answer(&[(1, Action::Play(Artifact::ForceField))]);
    story.until(|step| step == Step::Lay);
    assert_eq!((story.at(2, Place::Mothership), story.warp(2)), (0, 0));
    assert!(story.state.board.works(Seat(2)));
}

/// COS-10.15, COS-15.2: a card of its choice goes to the opponent; only the two see it.
#[test]
fn philanthropist_gives() {
    let mut story = duel(Alien::Philanthropist, Alien::Filch, ["a10 a04 neg", "a08", "a14"]);
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::AlliancesFormed, 0).unzapped().play(0, Action::Pick(card("neg")));
    assert_eq!(story.held(1), cards("a08 neg"));
    assert_eq!((story.view(0).known[1], story.view(2).known[1].len()), (cards("neg"), 0));
    assert!(story.told(2).contains(&Event::Passed { from: Seat(0), to: Seat(1), card: None }));
}

/// COS-10.15: zapped, it keeps its card.
#[test]
fn philanthropist_zapped_gives_nothing() {
    let mut story = duel(Alien::Philanthropist, Alien::Filch, ["a10 a04", "a08 zap", "a14"]);
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::AlliancesFormed, 0).zap(1);
    assert_eq!((story.held(0), story.held(1)), (cards("a10 a04"), cards("a08")));
}

/// COS-10.35, COS-10.15: left without encounter cards it takes a new hand at once, before the trade.
#[test]
fn philanthropist_then_trader() {
    let mut story = duel(Alien::Philanthropist, Alien::Trader, ["a10", "a08", "a14"]);
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::AlliancesFormed, 0).unzapped().play(0, Action::Pick(card("a10")));
    let fresh = story.held(0);
    assert_eq!(fresh.len(), 7);
    call(&mut story, Moment::BeforeSelection, 1).unzapped();
    assert_eq!((story.held(1), story.held(0)), (fresh, cards("a08 a10")));
}

/// COS-10.16, COS-15.4: each reveals the other's card; who laid a card still knows it.
#[test]
fn sorcerer_swaps() {
    let mut story = duel(Alien::Sorcerer, Alien::Filch, ["a04 a10", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 1).lay("a04", "a20");
    call(&mut story, Moment::BeforeReveal, 0).unzapped();
    assert_eq!(story.view(0).face_down, [None, Some(card("a04"))]);
    assert_eq!(story.view(1).face_down, [Some(card("a20")), None]);
    assert_eq!(story.view(2).face_down, [None, None]);
    story.finish_turn();
    assert_eq!(story.totals(), Some((21, 8)));
}

/// COS-10.16: zapped, the cards stay.
#[test]
fn sorcerer_zapped_swaps_nothing() {
    let mut story = duel(Alien::Sorcerer, Alien::Filch, ["a04 a10", "a20 zap", "a14"]);
    story.attack(1, planet(1, 1), 1).lay("a04", "a20");
    call(&mut story, Moment::BeforeReveal, 0).zap(1).finish_turn();
    assert_eq!(story.totals(), Some((5, 24)));
}

/// COS-10.26, COS-10.4: Clone keeps the card that lies on its side after the swap.
#[test]
fn sorcerer_gives_clone_another_card() {
    let mut story = duel(Alien::Sorcerer, Alien::Clone, ["a04 a10", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 1).lay("a04", "a20");
    call(&mut story, Moment::BeforeReveal, 0).unzapped();
    call(&mut story, Moment::Keeping, 1).unzapped();
    assert_eq!(story.held(1), cards("a04 a06"));
}

/// COS-10.17, COS-15.6: whole hands change owners; each knows what the other got.
#[test]
fn trader_swaps_hands() {
    let mut story = duel(Alien::Trader, Alien::Filch, ["a04 a10", "a20 a06 neg", "a14"]);
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::BeforeSelection, 0).unzapped();
    assert_eq!((story.held(0), story.held(1)), (cards("a20 a06 neg"), cards("a04 a10")));
    assert_eq!(story.view(0).known[1], cards("a04 a10"));
    assert!(story.view(2).known[1].is_empty());
}

/// COS-10.17: zapped, each keeps the hand.
#[test]
fn trader_zapped_keeps_its_hand() {
    let mut story = duel(Alien::Trader, Alien::Filch, ["a04 a10", "a20 zap", "a14"]);
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::BeforeSelection, 0).zap(1);
    assert_eq!(story.held(0), cards("a04 a10"));
}

/// COS-10.25: Oracle and Trader both happen, and cards are chosen after them.
#[test]
fn trader_and_oracle() {
    let mut story = duel(Alien::Trader, Alien::Oracle, ["a04", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::BeforeSelection, 0).unzapped().until(|step| step == Step::Lay);
    assert_eq!(story.asked(), [0], "the opponent of Oracle lays first");
    assert_eq!(story.legal(0), [Action::Lay(card("a06")), Action::Lay(card("a20"))], "from the new hand");
}

/// COS-10.18, COS-6.3: card times own ships, allies add; with no ships the product is 0.
#[test]
fn virus_multiplies() {
    let mut story = Story::new(&[Alien::Clone, Alien::Virus, Alien::Filch])
        .hands(&["a10 a04", "a08 a06", "a14"])
        .disc(1)
        .begin();
    story
        .attack(1, planet(1, 1), 1)
        .invite(&[], &[2])
        .join(2, Side::Defense, 2)
        .lay("a10", "a08")
        .finish_turn();
    assert_eq!(story.totals(), Some((11, 8 * 4 + 2)));
    let mut story = duel(Alien::Clone, Alien::Virus, ["a04 a10", "a20 a06", "a14"]).ships(1, planet(1, 1), 0);
    story.attack(1, planet(1, 1), 1).lay("a04", "a20").finish_turn();
    assert_eq!(story.totals(), Some((5, 0)));
}

/// COS-10.18: zapped, it adds.
#[test]
fn virus_zapped_adds() {
    let mut story = duel(Alien::Virus, Alien::Filch, ["a04 a10", "a20 zap", "a14"]);
    story.attack(1, planet(1, 1), 3).lay("a04", "a20").until(|step| matches!(step, Step::Zap(_))).zap(1);
    story.finish_turn();
    assert_eq!(story.totals(), Some((7, 24)));
}

/// COS-10.22: against Anti-Matter the product stays, and the lower total wins.
#[test]
fn virus_against_anti_matter() {
    let mut story = duel(Alien::Virus, Alien::AntiMatter, ["a10 a04", "a12 a06", "a14"]);
    story.attack(1, planet(1, 1), 2).lay("a10", "a12").finish_turn();
    assert_eq!((story.totals(), story.winner()), (Some((20, 8)), Some(Side::Defense)));
}

/// COS-10.32: Laser counts the ships when it blinds, compensation those really lost.
#[test]
fn amoeba_leaves_after_laser_counted() {
    let mut story = duel(Alien::Laser, Alien::Amoeba, ["a20 a04 a06 a08", "neg neg neg neg neg neg", "a14"]);
    story.attack(1, planet(1, 1), 1).until(|step| matches!(step, Step::Choose(_)));
    assert_eq!(story.legal(0)[0], Action::Number(4));
    story.play(0, Action::Number(4)).lay("a20", "neg");
    call(&mut story, Moment::BeforeReveal, 1);
    for _ in 0..3 {
        story.play(1, Action::Put { planet: planet(1, 2), ships: 1 });
    }
    story.play(1, Action::Confirm).unzapped().finish_turn();
    assert_eq!(story.warp(1), 1);
    assert!(story.happened(|event| *event == Event::Compensated { seat: Seat(1), cards: 1 }));
}

/// A spot named in a helper of the story.
#[test]
fn ships_are_taken_one_by_one() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a20", "neg", "a14"]);
    story.until(|step| step == Step::Launch).take(0, Spot::Planet(planet(0, 5)));
    assert_eq!((story.state.draft(Seat(0)).taken(), story.on(0, planet(0, 5))), (1, 4), "nothing moves yet");
}
