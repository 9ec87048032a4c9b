//! The operations (GAN-6) and the reputation track (GAN-9).

use crate::story::*;
use orrery_core::Pile;
use orrery_ganymede::action::{Action, Operation, Place, Source};
use orrery_ganymede::agenda::{Due, Occasion, Step};
use orrery_ganymede::state::Berth;

fn basic(story: Story) -> Story {
    story.ask(Step::Operate(Due::BonusSpace))
}

/// GAN-6.1, GAN-6.2: an effect gives what it shows, a basic action any of the five.
#[test]
fn an_operation_must_be_offered() {
    let mut tile = Story::new().in_row("st-01");
    tile.does(take("st-01"));
    assert_eq!(tile.refused(REPUTATION), "GAN-6.1");
    assert_eq!(tile.refused(recruit('y')), "GAN-6.2");
    let story = basic(Story::new().earth("b").mars("r"));
    let may = story.may();
    for action in [
        recruit('y'),
        adapt(Place::Earth, 'b', 'r'),
        shift('b', Place::Earth, Place::Mars),
        shift('r', Place::Mars, aboard(IDENTICAL)),
        REPUTATION,
        draw("sh-03"),
        DRAW_UNSEEN,
    ] {
        assert!(may.contains(&action), "{action:?}");
    }
}

/// GAN-6.2.1, GAN-6.2.2.
#[test]
fn recruits_need_room_and_a_supply() {
    let mut full = basic(Story::new().earth("bbrryy"));
    assert_eq!(full.refused(recruit('p')), "GAN-6.2.1");
    let mut out = basic(Story::new().supply_without("p"));
    assert_eq!(out.refused(recruit('p')), "GAN-6.2.2");
}

/// GAN-6.3, GAN-6.3.1, GAN-6.3.2.
#[test]
fn an_adapted_settler_obeys_its_place() {
    let mut story =
        basic(Story::new().earth("b").aboard(IDENTICAL, "rr").aboard(DIFFERENT, "by").supply_without("p"));
    assert_eq!(story.refused(adapt(Place::Mars, 'b', 'r')), "GAN-6.3");
    assert_eq!(story.refused(adapt(Place::Earth, 'b', 'b')), "GAN-6.3.1");
    assert_eq!(story.refused(adapt(Place::Earth, 'b', 'p')), "GAN-6.3.1");
    assert_eq!(story.refused(adapt(aboard(IDENTICAL), 'r', 'b')), "GAN-6.3.2");
    assert_eq!(story.refused(adapt(aboard(DIFFERENT), 'b', 'y')), "GAN-6.3.2");
    story.does(adapt(aboard(DIFFERENT), 'b', 'r'));
    assert_eq!(story.board().aboard(DIFFERENT), settlers("ry"));
}

/// GAN-6.4: one leg, no shortcut and no way back.
#[test]
fn a_move_is_one_leg() {
    let mut story = basic(Story::new().earth("b").mars("r").aboard(IDENTICAL, "y"));
    assert_eq!(story.refused(shift('b', Place::Earth, aboard(DIFFERENT))), "GAN-6.4");
    assert_eq!(story.refused(shift('r', Place::Mars, Place::Earth)), "GAN-6.4");
    assert_eq!(story.refused(shift('y', aboard(IDENTICAL), Place::Mars)), "GAN-6.4");
    assert_eq!(story.refused(shift('p', Place::Mars, aboard(DIFFERENT))), "GAN-6.4");
    story.does(shift('y', aboard(IDENTICAL), aboard(DIFFERENT)));
    assert_eq!(story.board().aboard(DIFFERENT), settlers("y"));
}

/// GAN-6.4.2: a complete ship may be left, and then does not take off.
#[test]
fn a_settler_may_leave_a_complete_ship() {
    let mut story = Story::new().aboard(IDENTICAL, "rrr").tiles("st-05");
    story.does(discard("st-05")).does(shift('r', aboard(IDENTICAL), aboard(DIFFERENT)));
    assert_eq!((story.step(), story.board().launched.len()), (Step::EndTurn, 0));
}

/// GAN-6.5, GAN-9.4.
#[test]
fn at_the_maximum_nothing_more_is_gained() {
    let mut story = basic(Story::new().reputation(10));
    assert_eq!(story.refused(REPUTATION), "GAN-9.4");
}

/// GAN-6.6: the row is not refilled before the turn ends, and an empty deck gives nothing.
#[test]
fn ships_are_drawn_from_the_row_or_the_deck() {
    let mut story = basic(Story::new());
    assert_eq!(story.refused(draw("sh-30")), "GAN-6.6");
    story.does(draw("sh-11"));
    assert_eq!(story.state.ship_row.iter().flatten().count(), 2);
    let mut bare = basic(Story::new());
    bare.state.ship_row.iter_mut().for_each(|place| *place = None);
    bare.state.ship_deck = Pile::new([]);
    assert_eq!(bare.refused(DRAW_UNSEEN), "GAN-6.6");
    assert!(!bare.may().iter().any(|action| matches!(action, Action::Perform(Operation::Draw(_)))));
}

/// GAN-9.1: each further set counts, once.
#[test]
fn every_complete_set_launches_a_ship() {
    let nine = "es-01 es-02 es-07 es-08 es-13 es-14 es-19 es-20 es-25";
    let mut second = Story::new().earth("rb").columns(nine).in_row("es-26");
    second.does(fly("es-26"));
    assert_eq!(second.step(), Step::OfferLaunch(Occasion::Set));
    second.does(Action::Decline);
    assert_eq!(second.left(), 2, "a decline is final, and the effect follows");
    let mut no_further = Story::new().earth("rb").columns("es-01 es-07 es-13 es-19 es-25").in_row("es-26");
    no_further.does(fly("es-26"));
    assert_eq!(no_further.left(), 2);
}

/// GAN-12.4: without a ship the bonus lapses, and a slot without one launches nothing.
#[test]
fn an_empty_slot_launches_nothing() {
    let mut story = Story::new().reputation(9).tiles("st-05");
    story.state.boards[0].berths[0] = Berth::Empty;
    story.does(discard("st-05")).does(REPUTATION);
    assert_eq!(story.refused(Action::Launch(IDENTICAL)), "GAN-12.4");
    let mut bare = Story::new().reputation(9).tiles("st-05");
    bare.state.boards[0].berths = [Berth::Empty; 2];
    bare.does(discard("st-05")).does(REPUTATION);
    assert_eq!(bare.step(), Step::EndTurn);
}

/// GAN-4.3, GAN-9.6: a launch in the middle of an effect runs through all its steps before the effect goes
/// on.
#[test]
fn an_immediate_launch_comes_before_the_rest_of_the_effect() {
    let mut story = Story::new()
        .tiles("st-05 st-06")
        .docked(IDENTICAL, "sh-04", "rr")
        .mars("b")
        .reputation(9)
        .in_row("st-07");
    story.does(take("st-07")).does(REPUTATION).does(Action::Launch(IDENTICAL));
    story.does(shift('b', Place::Mars, aboard(DIFFERENT)));
    assert_eq!(story.step(), Step::PickShip(IDENTICAL));
    story.does(Action::Pick(Source::Row(ship("sh-03"))));
    assert_eq!((story.board().launched, story.left()), (ships("sh-04"), 2));
}
