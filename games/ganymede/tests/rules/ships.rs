//! Ships and their launch (GAN-7), take-offs and refill (GAN-8).

use crate::story::*;
use orrery_core::{Pile, Seats};
use orrery_ganymede::action::{Action, Place, Source};
use orrery_ganymede::agenda::{Due, Occasion, Step};
use orrery_ganymede::cards::Set;
use orrery_ganymede::event::Event;
use orrery_ganymede::settlers::Settlers;
use orrery_ganymede::state::Berth;

/// GAN-7.1, GAN-7.2.
#[test]
fn slots_accept_whom_they_should() {
    let given = |identical: &str, different: &str| {
        let story = Story::new().mars("bry").aboard(IDENTICAL, identical).aboard(DIFFERENT, different);
        story.ask(Step::Operate(Due::BonusSpace))
    };
    let to = |letter, slot| shift(letter, Place::Mars, aboard(slot));
    let may = |story: &Story| {
        let legal = story.may();
        ['b', 'r', 'y'].map(|letter| [IDENTICAL, DIFFERENT].map(|slot| legal.contains(&to(letter, slot))))
    };
    assert_eq!(may(&given("", "")), [[true, true]; 3]);
    assert_eq!(may(&given("bb", "r")), [[true, true], [false, false], [false, true]]);
    assert_eq!(may(&given("bbb", "bryp")), [[false; 2]; 3], "complete ships accept nobody");
    let mut without_ship = given("", "");
    without_ship.state.boards[0].berths[0] = Berth::Empty;
    assert_eq!(without_ship.refused(to('b', IDENTICAL)), "GAN-7.1");
}

/// GAN-7.3: one fewer in either slot, and then nobody more.
#[test]
fn a_ship_with_one_fewer_is_complete_earlier() {
    let mut story = Story::new().docked(DIFFERENT, "sh-18", "br").mars("yp").tiles("st-05 st-06");
    story.does(discard("st-05")).does(discard("st-06"));
    story.does(shift('y', Place::Mars, aboard(DIFFERENT)));
    assert_eq!(story.refused(shift('p', Place::Mars, aboard(DIFFERENT))), "GAN-7.1");
    story.does(Action::Decline);
    assert_eq!(story.board().launched, ships("sh-18"));
}

/// GAN-7.4, GAN-7.5, GAN-7.10: an incomplete ship may be launched at once; its settlers can be recruited at
/// once.
#[test]
fn settlers_of_a_launched_ship_return_at_once() {
    let mut story =
        Story::new().docked(IDENTICAL, "sh-20", "bb").reputation(9).tiles("st-05").supply_without("b");
    story.does(discard("st-05")).does(REPUTATION).does(Action::Launch(IDENTICAL));
    assert_eq!(story.state.supply.of(color('b')), 2);
    story.does(recruit('b')).does(recruit('r'));
    assert_eq!(story.board().earth, settlers("br"), "GAN-7.6.3: the settlers shown, one Recruit each");
}

/// GAN-7.6: each operation of a bonus may be declined, and only that one.
#[test]
fn one_operation_of_a_bonus_may_be_declined() {
    let mut story = Story::new().docked(IDENTICAL, "sh-20", "").ask(Step::OfferLaunch(Occasion::Set));
    story.does(Action::Launch(IDENTICAL)).does(Action::Decline).does(recruit('r'));
    assert_eq!((story.board().earth, story.step()), (settlers("r"), Step::PickShip(IDENTICAL)));
}

/// GAN-7.6.1: nothing is moved onto a departing ship.
#[test]
fn a_departing_ship_accepts_nobody() {
    let mut story =
        Story::new().docked(IDENTICAL, "sh-04", "").mars("r").ask(Step::OfferLaunch(Occasion::Set));
    story.does(Action::Launch(IDENTICAL));
    assert_eq!(story.refused(shift('r', Place::Mars, aboard(IDENTICAL))), "GAN-7.1");
}

/// GAN-7.6.2, GAN-7.6.4: a launch inside a launch is resolved first, and each fills its own slot.
#[test]
fn a_bonus_may_launch_the_other_ship() {
    let mut story =
        Story::new().docked(IDENTICAL, "sh-26", "").reputation(9).ask(Step::OfferLaunch(Occasion::Set));
    story.state.ship_row[2] = Some(ship("sh-12"));
    story.does(Action::Launch(IDENTICAL)).does(REPUTATION);
    assert_eq!(story.refused(Action::Launch(IDENTICAL)), "GAN-12.4", "it is on its way");
    story.does(Action::Launch(DIFFERENT)).does(pick("sh-03"));
    let launched = story.events.iter().filter(|event| matches!(event, Event::Launched { .. }));
    let order = ["sh-02", "sh-26"].map(|id| Event::Launched { seat: A, ship: ship(id) });
    assert!(launched.eq(&order), "the inner launch is over first");
    assert_eq!(story.board().berth(DIFFERENT), Berth::Docked { ship: ship("sh-03"), aboard: Settlers::NONE });
    story.does(pick("sh-11"));
    assert_eq!(story.board().berth(IDENTICAL), Berth::Docked { ship: ship("sh-11"), aboard: Settlers::NONE });
    assert_eq!(story.board().launched, ships("sh-02 sh-26"));
}

/// GAN-7.6.5: two Moves may carry one settler two legs.
#[test]
fn two_moves_may_carry_the_same_settler() {
    let mut story =
        Story::new().docked(IDENTICAL, "sh-04", "").earth("b").ask(Step::OfferLaunch(Occasion::Set));
    story.does(Action::Launch(IDENTICAL));
    story.does(shift('b', Place::Earth, Place::Mars)).does(shift('b', Place::Mars, aboard(DIFFERENT)));
    assert_eq!(story.board().aboard(DIFFERENT), settlers("b"));
}

/// GAN-7.7, GAN-7.8: the new ship or another of the hand, and there is no declining.
#[test]
fn any_ship_of_the_hand_may_fill_the_slot() {
    let mut story = Story::new().hand("sh-05").ask(Step::OfferLaunch(Occasion::Set));
    story.does(Action::Launch(DIFFERENT));
    assert_eq!(story.refused(Action::Decline), "GAN-4.4");
    assert_eq!(story.refused(pick("sh-30")), "GAN-6.6");
    story.does(pick("sh-03"));
    assert_eq!(story.may(), [dock("sh-03", DIFFERENT), dock("sh-05", DIFFERENT)]);
    assert_eq!(story.refused(dock("sh-30", DIFFERENT)), "GAN-7.8");
    assert_eq!(story.refused(dock("sh-05", IDENTICAL)), "GAN-7.8");
    story.does(dock("sh-05", DIFFERENT));
    assert_eq!(story.state.hand(), ships("sh-03"));
}

fn without_ships(mut story: Story) -> Story {
    story.state.ship_row.iter_mut().for_each(|place| *place = None);
    story.state.ship_deck = Pile::new([]);
    story
}

/// GAN-7.9: a slot that found no ship stays empty and gets the next one at once; with both empty you choose.
#[test]
fn a_slot_without_a_ship_waits_for_the_next() {
    let mut story = without_ships(Story::new().ask(Step::OfferLaunch(Occasion::Set)));
    story.does(Action::Launch(IDENTICAL));
    assert_eq!((story.board().berth(IDENTICAL), story.step()), (Berth::Empty, Step::Action));
    story.state.ship_row[0] = Some(ship("sh-03"));
    story.state.agenda.push(Step::Operate(Due::BonusSpace));
    story.does(draw("sh-03"));
    assert_eq!(story.board().berth(IDENTICAL), Berth::Docked { ship: ship("sh-03"), aboard: Settlers::NONE });

    let mut both = without_ships(Story::new());
    both.state.boards[0].berths = [Berth::Empty; 2];
    both.state.ship_row[0] = Some(ship("sh-03"));
    both.state.agenda.push(Step::Operate(Due::BonusSpace));
    both.does(draw("sh-03"));
    assert_eq!(both.may(), [dock("sh-03", IDENTICAL), dock("sh-03", DIFFERENT)]);
    both.does(dock("sh-03", DIFFERENT));
    assert_eq!(both.board().berth(IDENTICAL), Berth::Empty);
}

/// GAN-7.6.4, GAN-7.9: the ship that a launch brings fills its own slot, though another is empty.
#[test]
fn a_launch_fills_its_own_slot_first() {
    let mut story = without_ships(Story::new().ask(Step::OfferLaunch(Occasion::Set)));
    story.state.boards[0].berths[0] = Berth::Empty;
    story.state.ship_row[0] = Some(ship("sh-03"));
    story.does(Action::Launch(DIFFERENT));
    assert_eq!(story.board().berth(DIFFERENT), Berth::Docked { ship: ship("sh-03"), aboard: Settlers::NONE });
    assert_eq!(story.board().berth(IDENTICAL), Berth::Empty);
}

/// GAN-8.1, GAN-8.2: all complete ships leave, in the order you choose, a fifth one too.
#[test]
fn two_complete_ships_leave_in_the_order_you_choose() {
    let mut story = Story::new()
        .aboard(IDENTICAL, "rrr")
        .aboard(DIFFERENT, "bry")
        .mars("p")
        .launched("sh-12 sh-13 sh-14")
        .tiles("st-05");
    story.does(discard("st-05")).does(shift('p', Place::Mars, aboard(DIFFERENT)));
    assert_eq!(story.may(), [Action::Launch(IDENTICAL), Action::Launch(DIFFERENT)]);
    assert_eq!(story.refused(Action::Decline), "GAN-4.4");
    story.does(Action::Launch(DIFFERENT)).does(pick("sh-03")).does(pick("sh-11"));
    assert_eq!(story.board().launched.len(), 5);
    let ended = story.events.iter().filter(|event| **event == Event::LastRound).count();
    assert_eq!(ended, 1, "GAN-12.5: a second reason changes nothing");
    let mut one = Story::new().aboard(IDENTICAL, "rrr").ask(Step::TakeOff);
    assert_eq!(one.refused(Action::Launch(DIFFERENT)), "GAN-8.1");
}

/// GAN-8.3, GAN-8.7: the first named comes up first.
#[test]
fn ships_under_the_deck_come_up_in_the_order_named() {
    let mut story = Story::new().hand("sh-05 sh-06 sh-07 sh-08 sh-12 sh-13").in_row("st-05");
    story.does(take("st-05")).does(Action::Decline);
    assert_eq!(story.refused(Action::PutBeneath(ship("sh-30"))), "GAN-8.3");
    story.does(Action::PutBeneath(ship("sh-12"))).does(Action::PutBeneath(ship("sh-05")));
    assert_eq!(story.state.ship_deck.bottom(), [ship("sh-12"), ship("sh-05")]);
}

/// GAN-8.4, GAN-8.7: gaps are filled in order, where they are, also by ships put under an exhausted deck.
#[test]
fn gaps_are_filled_from_left_to_right() {
    let mut story = Story::new().hand("sh-05 sh-06 sh-07 sh-08 sh-12 sh-13").in_row("st-05");
    story.state.ship_deck = Pile::new([]);
    story.state.ship_row[0] = None;
    story.state.ship_row[2] = None;
    story.does(take("st-05")).does(Action::Decline);
    story
        .does(Action::PutBeneath(ship("sh-12")))
        .does(Action::PutBeneath(ship("sh-05")))
        .does(Action::EndTurn);
    let row: Vec<_> = story.state.ship_row.iter().copied().collect();
    assert_eq!(row, [Some(ship("sh-12")), Some(ship("sh-11")), Some(ship("sh-05"))]);
}

/// GAN-8.5: when the last tile leaves the pile, the discarded ones are the new pile at once.
#[test]
fn discarded_tiles_become_the_new_pile() {
    let mut story = Story::new().in_row("st-05");
    story.state.tile_discard = story.state.tile_pile;
    let last = story.state.tile_discard.iter().next().unwrap();
    story.state.tile_discard.remove(last);
    story.state.tile_pile = Set::one(last);
    let discarded = story.state.tile_discard;
    story.does(take("st-05")).does(Action::Decline).does(Action::EndTurn);
    assert_eq!((story.state.tile_pile, story.state.tile_discard.len()), (discarded, 0));
    assert!(story.events.contains(&Event::ReshuffledTiles));
}

/// GAN-8.6: shuttles and ships are never reshuffled; a row stays short.
#[test]
fn a_row_may_stay_short() {
    let mut story = Story::new().earth("b").in_row("es-01").supply_without("b");
    story.state.shuttle_decks[0] = Set::new();
    story.does(fly("es-01")).does(Action::EndTurn);
    assert_eq!(story.state.shuttle_rows[0].iter().flatten().count(), 3);
}

/// GAN-12.6: a ship of the row can be put back, a ship drawn unseen cannot.
#[test]
fn an_unseen_ship_cannot_be_put_back() {
    let mut story = Story::new().ask(Step::OfferLaunch(Occasion::Set));
    story.does(Action::Launch(IDENTICAL)).does(pick("sh-03"));
    assert!(story.events.iter().all(|event| event.learnt().is_empty()));
    let mut unseen = Story::new().ask(Step::OfferLaunch(Occasion::Set));
    unseen.does(Action::Launch(IDENTICAL)).does(Action::Pick(Source::Deck));
    let learnt = unseen.events.iter().map(|event| event.learnt()).fold(Seats::NONE, Seats::and);
    assert!(learnt.contains(A) && learnt.contains(B), "drawn by A, and docked for all to see");
}
