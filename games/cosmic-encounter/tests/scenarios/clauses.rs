//! Clauses that no other story tells.

use crate::aliens::{call, duel};
use crate::story::{Story, card, cards, planet};
use orrery_core::{Ask, Game, Seat, Viewer};
use orrery_cosmic_encounter::board::Laid;
use orrery_cosmic_encounter::{Action, Alien, Artifact, Cards, Event, Moment, Place, Side, Spot, Step};

/// COS-1.2, COS-1.3, COS-1.4: colonies at home and abroad.
#[test]
fn colonies_are_counted() {
    let story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
        .ships(0, planet(0, 1), 0)
        .ships(0, planet(1, 1), 2)
        .ships(0, planet(2, 1), 2);
    let board = &story.state.board;
    assert_eq!((board.home_colonies(Seat(0)), board.foreign_colonies(Seat(0))), (4, 2));
    assert_eq!(board.ships(Seat(1), planet(1, 1)), 4, "colours share a planet");
}

/// COS-1.5, COS-1.6, COS-1.7, COS-5.9: the turn player attacks, the disc's owner defends, and nobody else is a main
/// player; a power beats the rule that ships are added.
#[test]
fn main_players_are_attacker_and_defender() {
    let mut story = duel(Alien::Virus, Alien::Filch, ["a10 a04", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 3).invite(&[2], &[]).join(2, Side::Attack, 1);
    let board = &story.state.board;
    assert_eq!(story.mains(), [0, 1]);
    assert!(!board.is_main(Seat(2)) && board.is_ally(Seat(2)));
    story.lay("a10", "a20").finish_turn();
    assert_eq!(story.totals(), Some((31, 24)));
}

/// Moves every encounter card of the deck to a player's hand.
fn hoard(mut story: Story, seat: u8) -> Story {
    let taken = story.state.deck.encounter();
    story.state.deck = story.state.deck.minus(taken);
    story.state.board.deck = story.state.deck.len();
    let hand = story.held(seat).plus(taken);
    story.state.set_hand(Seat(seat), hand);
    story
}

/// COS-5.3, COS-13.4: with no encounter card to be had an attacker's turn ends at once. Hands have no limit.
#[test]
fn no_encounter_card_to_be_had() {
    let story = hoard(Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader]), 2).begin();
    assert_eq!(story.held(2).len(), 46);
    assert!(story.happened(|event| matches!(event, Event::Shown { seat: Seat(0), .. })));
    assert_eq!(story.step(), Step::EndTurn);
}

/// COS-5.3, COS-5.20: a defender without any plays an "Attack 0" that is no card.
#[test]
fn a_bare_defender_defends_with_nothing() {
    let mut story = hoard(Story::new(&[Alien::Sorcerer, Alien::Filch, Alien::Trader]).hand(0, "a10 a04"), 2);
    story = story.disc(1).begin();
    story.attack(1, planet(1, 1), 2).until(|step| step == Step::Lay);
    assert_eq!((story.asked(), story.state.board.laid(Side::Defense)), (vec![0], Laid::Virtual));
    story.play(0, Action::Lay(card("a10"))).finish_turn();
    assert_eq!((story.totals(), story.declared(0)), (Some((12, 4)), 0), "and cannot be swapped");
}

/// COS-5.4: an empty deck takes the discard pile back.
#[test]
fn the_discard_pile_becomes_the_deck() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader]).hands(&["", "a04", "a10"]);
    story.state.board.discard = std::mem::take(&mut story.state.deck);
    story.state.board.deck = 0;
    let story = story.begin();
    assert!(story.happened(|event| *event == Event::Reshuffled));
    assert_eq!((story.held(0).len(), story.state.board.discard.len()), (7, 0));
}

/// COS-5.1, COS-15.5: a new hand: artifacts may be played first, the others go face up to the discard pile.
#[test]
fn a_new_hand_is_drawn() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["plague zap", "a04", "a10"]);
    story.refused(0, Action::Play(Artifact::Zap), "COS-9.1: artifact-other-window");
    story.play(0, Action::Play(Artifact::Plague)).play(0, Action::Name(Seat(1)));
    story.until(|step| matches!(step, Step::NewHand { .. })).play(0, Action::Pass);
    assert_eq!(story.held(0).len(), 7);
    assert!(story.told(2).contains(&Event::Discarded { by: Seat(0), cards: cards("zap") }));
}

/// COS-5.7, COS-13.7: one ship per encounter comes back, to any colony; without one it must go to the Mothership.
#[test]
fn a_ship_is_recovered() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a20 a04", "a04", "a10"]).ships(0, planet(0, 1), 1);
    story.until(|step| step == Step::Recover);
    assert_eq!(story.legal(0)[0], Action::Put { planet: planet(0, 1), ships: 1 }, "the neediest by default");
    story.refused(0, Action::Put { planet: planet(1, 1), ships: 1 }, "COS-5.7: no-colony-there");
    story.play(0, Action::Put { planet: planet(0, 3), ships: 1 });
    assert_eq!((story.on(0, planet(0, 3)), story.warp(0)), (5, 2));
    let mut story =
        Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader]).hands(&["a20 a06", "a04", "a10"]);
    for n in 1..=5 {
        story = story.ships(0, planet(0, n), 0);
    }
    let mut story = story.disc(1).begin();
    story.until(|step| step == Step::Launch);
    assert_eq!((story.at(0, Place::Mothership), story.legal(0)), (1, vec![Action::Confirm]));
}

/// COS-5.11, COS-5.10: an empty home planet is no reason to stop at one's own disc.
#[test]
fn empty_home_planets_are_not_resettled() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
        .hands(&["a20", "a04", "a10"])
        .ships(0, planet(0, 1), 0);
    story.state.board.pile = [3, 1, 0].into_iter().collect();
    story.state.board.turned = [0, 2, 3].into_iter().collect();
    let mut story = story.begin();
    story.until(|step| matches!(step, Step::Launch | Step::OwnColor));
    assert_eq!(story.step(), Step::Launch);
}

/// COS-5.13: colonies to be evicted may be gone by then; discs are turned again and the launch stands.
#[test]
fn nothing_left_to_evict() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
        .hands(&["a20", "a04 a06", "a10 plague"])
        .ships(1, planet(1, 1), 3)
        .ships(1, planet(0, 2), 1)
        .disc(0)
        .begin();
    story.until(|step| step == Step::OwnColor).play(0, Action::Evict).window(Moment::BeforeLaunch);
    story.answer(&[(2, Action::Play(Artifact::Plague))]).play(2, Action::Name(Seat(1)));
    story
        .take(1, Spot::Planet(planet(0, 2)))
        .take(1, Spot::Planet(planet(1, 2)))
        .take(1, Spot::Planet(planet(1, 2)));
    story.until(|step| step == Step::Launch);
    let mut story = story.disc(2);
    story.launch(2).until(|step| step == Step::Point);
    assert_eq!((story.mains(), story.at(0, Place::Mothership)), ([0, 2], 2));
}

/// COS-5.14: ships that the defender puts back before the outcome cannot go on the planet under attack.
#[test]
fn the_planet_under_attack_takes_no_ships() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Healer])
        .hands(&["a20 plague", "a04 a06", "a10"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 1).window(Moment::BeforeInvitations);
    story.answer(&[(0, Action::Play(Artifact::Plague))]).play(0, Action::Name(Seat(1)));
    for _ in 0..3 {
        story.take(1, Spot::Planet(planet(1, 2)));
    }
    call(&mut story, Moment::Lost(Seat(1)), 2).unzapped();
    story.refused(1, Action::Put { planet: planet(1, 1), ships: 3 }, "COS-13.3: no-haven");
    story.play(1, Action::Put { planet: planet(1, 3), ships: 3 });
}

/// COS-5.15, COS-5.16: who can be invited, who can answer, and with how many ships.
#[test]
fn invitations_and_answers() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader, Alien::Sorcerer])
        .hands(&["a20", "a04", "a10", "a12"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 1).until(|step| step == Step::Invite(Side::Attack));
    story.refused(0, Action::Invite([Seat(1)].into_iter().collect()), "COS-5.15: invite-others");
    story.invite(&[2], &[2]);
    assert_eq!(story.step(), Step::Ally { seat: Seat(2) });
    story.refused(2, Action::Confirm, "COS-5.16: not-joining");
    story.play(2, Action::Join { side: Side::Attack, planet: planet(2, 1) });
    story.refused(2, Action::Join { side: Side::Defense, planet: planet(2, 1) }, "COS-5.16: one-side-only");
    story.refused(2, Action::Pass, "COS-5.16: already-joining");
    for _ in 0..3 {
        story.play(2, Action::Join { side: Side::Attack, planet: planet(2, 1) });
    }
    story.refused(2, Action::Join { side: Side::Attack, planet: planet(2, 2) }, "COS-5.16: ally-full");
    story.play(2, Action::Confirm);
    assert!(story.happened(|event| *event == Event::Declined { seat: Seat(3) }), "the uninvited are skipped");
}

/// COS-5.18, COS-16.2, COS-5.19: cards are laid in secret and at the same time, and have left the hand.
#[test]
fn a_laid_card_has_left_the_hand() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a20 a06", "a04", "a10 plague"]);
    story.attack(1, planet(1, 1), 1).until(|step| step == Step::Lay);
    assert_eq!((story.ask(), story.asked()), (Some(Ask::Sealed), vec![0, 1]));
    story.lay("a20", "a04").window(Moment::BeforeReveal);
    story.answer(&[(2, Action::Play(Artifact::Plague))]).play(2, Action::Name(Seat(0)));
    story.until(|step| matches!(step, Step::Suffer { .. }));
    assert_eq!(story.legal(0), [Action::GiveUp { attack: Some(card("a06")), artifact: None }]);
}

/// COS-6.12, COS-6.16: a successful defender gains nothing but peace; the attacker's turn ends.
#[test]
fn a_defender_gains_nothing() {
    let mut story = duel(Alien::Clone, Alien::Trader, ["a04 a06", "a20 a06", "a10"]);
    story.attack(1, planet(1, 1), 1).lay("a04", "a20").finish_turn();
    assert_eq!((story.held(1), story.on(1, planet(1, 1))), (cards("a06"), 4));
    assert_eq!(story.step(), Step::EndTurn);
}

/// COS-6.15, COS-6.13: a second encounter after a success with an encounter card left; no third.
#[test]
fn two_encounters_at_most() {
    let mut story = duel(Alien::Clone, Alien::Trader, ["a30 a20 a18", "a04 a06 a06", "a10"]);
    story.attack(1, planet(1, 1), 1).lay("a30", "a04").finish_turn();
    assert_eq!((story.step(), story.state.board.encounter.defender), (Step::Second, None));
    assert!(story.state.board.discard.include(cards("a30 a04")));
    story.refused(0, Action::Pass, "COS-6.15: again-or-end");
    story.play(0, Action::Again).attack(1, planet(1, 2), 1).lay("a20", "a06").finish_turn();
    assert_eq!((story.winner(), story.step()), (Some(Side::Attack), Step::EndTurn));
    let mut story = duel(Alien::Clone, Alien::Trader, ["a30", "a04", "a10"]);
    story.attack(1, planet(1, 1), 1).lay("a30", "a04").finish_turn();
    assert_eq!(story.step(), Step::EndTurn, "no encounter card is left, and none is drawn");
}

/// COS-11.3: with two players there are no invitations, but the window after them opens.
#[test]
fn two_players_have_no_allies() {
    let mut story = Story::new(&[Alien::Philanthropist, Alien::Filch]).hands(&["a20 a06", "a04"]).begin();
    story.attack(1, planet(1, 1), 1).window(Moment::AlliancesFormed);
    assert!(story.may(0, Action::Use));
    assert!(!story.happened(|event| matches!(event, Event::Invited { .. })));
}

/// COS-13.3, COS-6.11: an ally without any colony gets its ships to the Warp, which is no loss, and cards only.
#[test]
fn homeless_ships_go_to_the_warp() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader, Alien::Healer])
        .hands(&["a04 a06", "a20 a06", "a10", "a12"]);
    for n in 1..=4 {
        story = story.ships(2, planet(2, n), 0);
    }
    let mut story = story.ships(2, planet(2, 5), 2).disc(1).begin();
    story
        .attack(1, planet(1, 1), 1)
        .invite(&[], &[2])
        .join(2, Side::Defense, 2)
        .lay("a04", "a20")
        .finish_turn();
    assert_eq!((story.warp(2), story.held(2).len()), (20, 3));
    let asked = |event: &Event| *event == Event::Window { moment: Moment::Lost(Seat(2)) };
    assert!(!story.happened(asked), "nobody can heal what is no loss");
}

/// COS-13.1: more than four ships may stand on one planet.
#[test]
fn planets_hold_many_ships() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a30 a06", "a04", "a10"]).ships(0, planet(0, 5), 1);
    story = story.ships(0, planet(1, 1), 3);
    story.attack(1, planet(1, 1), 4).lay("a30", "a04").finish_turn();
    assert_eq!(story.on(0, planet(1, 1)), 7, "winning strengthens a colony");
}

/// COS-13.9, COS-13.5, COS-13.6: a power used and then lost before the outcome does nothing in it.
#[test]
fn a_power_lost_before_the_outcome_is_silent() {
    let mut story = duel(Alien::Virus, Alien::Filch, ["a10 a06", "a20 a06", "a14 plague"])
        .ships(0, planet(0, 1), 0)
        .ships(0, planet(0, 2), 0)
        .ships(0, planet(0, 3), 1);
    story.until(|step| step == Step::Recover).play(0, Action::Pass).until(|step| step == Step::Launch);
    for _ in 0..3 {
        story.take(0, Spot::Planet(planet(0, 4)));
    }
    story.play(0, Action::Confirm).until(|step| step == Step::Point);
    story.play(0, Action::Point { planet: planet(1, 1), defender: Seat(1) });
    story.lay("a10", "a20").until(|step| matches!(step, Step::Zap(_))).unzapped();
    assert!(story.state.board.in_force(Seat(0)));
    story
        .window(Moment::AfterReveal)
        .answer(&[(2, Action::Play(Artifact::Plague))])
        .play(2, Action::Name(Seat(0)));
    story.take(0, Spot::Planet(planet(0, 3)));
    for _ in 0..2 {
        story.take(0, Spot::Planet(planet(0, 5)));
    }
    assert!(!story.state.board.works(Seat(0)));
    story.finish_turn();
    assert_eq!(story.totals(), Some((13, 24)));
}

/// COS-15.1, COS-15.2, COS-15.3: a spectator sees the board and no card that is not open; the deck has no order at all.
#[test]
fn a_spectator_sees_the_board() {
    let story = duel(Alien::Clone, Alien::Filch, ["a20 a06", "a04", "a10 plague"]);
    let view = story.game.view(&story.state, Viewer::Spectator);
    assert_eq!((&view.board, view.hand, view.aside), (&story.state.board, Cards::NONE, Cards::NONE));
    assert!(view.known.iter().all(Cards::is_empty));
    assert_eq!(view.board.held.as_slice(), [2, 1, 2]);
    assert_eq!(story.view(0).hand, cards("a06 a20"));
}

/// COS-16.1: the first answer of each question is the default of the box's table.
#[test]
fn defaults_come_first() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a20 a06 neg", "a04", "a10"]).ships(1, planet(1, 4), 1);
    assert_eq!(story.legal(0)[0], Action::Pass, "windows");
    story.until(|step| step == Step::Launch);
    assert_eq!(
        story.legal(0)[0],
        Action::Take(Spot::Planet(planet(0, 1))),
        "one ship from the largest colony"
    );
    story.launch(1).until(|step| step == Step::Point);
    let weakest = Action::Point { planet: planet(1, 4), defender: Seat(1) };
    assert_eq!(story.legal(0)[0], weakest);
    story.play(0, weakest).until(|step| step == Step::Invite(Side::Attack));
    assert_eq!(story.legal(0)[0], Action::Invite(orrery_core::Seats::NONE));
    story.until(|step| step == Step::Lay);
    assert_eq!(story.legal(0)[0], Action::Lay(card("a06")), "the lowest attack");
    story.lay("a20", "a04").finish_turn();
    assert_eq!(story.legal(0)[0], Action::EndTurn);
}

/// COS-4.1: an answer to another question is refused.
#[test]
fn answers_fit_questions() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a20 a06", "a04", "a10"]);
    story.refused(0, Action::Draw, "COS-4.1: answers-another-question");
    story.until(|step| step == Step::Launch);
    story.refused(0, Action::EndTurn, "COS-4.1");
    story.refused(0, Action::Confirm, "COS-5.12: launch-more");
    story.refused(0, Action::Take(Spot::Planet(planet(1, 1))), "COS-5.12: no-ship-there");
    story.launch(1).until(|step| step == Step::Point);
    let elsewhere = Action::Point { planet: planet(2, 1), defender: Seat(2) };
    story.refused(0, elsewhere, "COS-5.13: no-target");
    assert!(story.refusal(2, elsewhere).starts_with("ORR-1"));
}
