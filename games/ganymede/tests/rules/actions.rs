//! The three actions (GAN-5).

use crate::story::*;
use orrery_core::{Seat, Viewer};
use orrery_ganymede::action::{Action, Place};
use orrery_ganymede::agenda::Step;
use orrery_ganymede::event::Event;
use orrery_ganymede::settlers::Settlers;

/// GAN-5.1.1: never from the pile.
#[test]
fn a_tile_is_taken_from_the_row() {
    let mut story = Story::new();
    let hidden = story.state.tile_pile.iter().next().unwrap();
    assert_eq!(story.refused(Action::Take(hidden)), "GAN-5.1.1");
}

/// GAN-5.1.2: with a free slot nothing is discarded.
#[test]
fn with_fewer_than_three_tiles_none_is_discarded() {
    let mut story = Story::new().tiles("st-05 st-20").in_row("st-07");
    story.does(take("st-07"));
    assert_eq!(story.board().tiles, tiles("st-05 st-20 st-07"));
    assert!(story.state.tile_discard.is_empty());
}

/// GAN-5.1.5.
#[test]
fn everybody_may_look_through_the_discarded_tiles() {
    let mut story = Story::new().tiles("st-05");
    story.does(discard("st-05"));
    for viewer in [Viewer::Seat(A), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = orrery_core::Game::view(&story.game, &story.state, viewer);
        assert_eq!(view.tile_discard, tiles("st-05"));
    }
}

/// GAN-5.2.1.
#[test]
fn a_shuttle_is_used_from_a_row() {
    let mut story = Story::new().earth("bbrryp");
    let hidden = story.state.shuttle_decks[0].iter().next().unwrap();
    assert_eq!(story.refused(Action::Use(hidden)), "GAN-5.2.1");
    assert_eq!(story.refused(Action::Use(orrery_ganymede::cards::Shuttle(200))), "GAN-5.2.1");
}

/// GAN-2.6, GAN-5.2.2: a settler covers one symbol, colored symbols need their color, white ones any.
#[test]
fn every_symbol_needs_a_settler_of_its_own() {
    let mut wrong_color = Story::new().earth("rr").in_row("es-02");
    assert_eq!(wrong_color.refused(fly("es-02")), "GAN-5.2.2");
    let mut too_few = Story::new().earth("b").in_row("es-02");
    assert_eq!(too_few.refused(fly("es-02")), "GAN-5.2.2");
    let mut on_earth = Story::new().earth("rr").in_row("ms-07");
    assert_eq!(on_earth.refused(fly("ms-07")), "GAN-5.2.2", "a Mars shuttle carries settlers from Mars");
    let mut any = Story::new().earth("bbr").in_row("es-25");
    any.does(fly("es-25"));
    assert_eq!(any.may(), [Action::Spend(color('b')), Action::Spend(color('r'))]);
    any.does(Action::Spend(color('r')));
    assert_eq!(any.board().mars, settlers("br"));
}

/// GAN-5.2.2, GAN-12.2: neither room nor a useful effect is required; all settlers may be lost.
#[test]
fn a_shuttle_may_lose_everybody() {
    let mut story = Story::new().earth("p").mars("bbbbb").reputation(10).in_row("es-19");
    story.does(fly("es-19"));
    assert_eq!((story.board().earth, story.board().mars), (Settlers::NONE, settlers("bbbbb")));
    assert_eq!(story.board().shuttles.len(), 1, "the card is gained");
    assert_eq!(story.step(), Step::EndTurn);
}

/// GAN-5.2.6: who fits must board, but the order is yours and may cause a loss.
#[test]
fn the_order_of_boarding_decides_who_is_lost() {
    let given = || Story::new().mars("brr").in_row("ms-08");
    let mut kind = given();
    kind.does(fly("ms-08"));
    kind.does(embark('r', IDENTICAL)).does(embark('r', IDENTICAL));
    assert_eq!(kind.board().aboard(DIFFERENT), settlers("b"), "whoever fits must board");
    let mut careless = given();
    careless.does(fly("ms-08")).does(embark('b', IDENTICAL));
    assert_eq!(careless.board().aboard(DIFFERENT), settlers("r"));
    assert!(careless.events.contains(&Event::LostInSpace { seat: A, settlers: settlers("r") }));
}

/// GAN-5.2.5: only travelers board.
#[test]
fn nobody_else_boards() {
    let mut story = Story::new().mars("brry").in_row("ms-08");
    story.does(fly("ms-08"));
    assert_eq!(story.refused(embark('y', IDENTICAL)), "GAN-5.2.5");
    let mut full = Story::new().earth("bbry").mars("ppyy").in_row("es-06");
    full.does(fly("es-06"));
    assert_eq!(full.refused(Action::Keep(color('y'))), "GAN-5.2.4");
}

/// GAN-5.3.1, GAN-5.3.2: one basic action for each tile, whatever it shows, each optional.
#[test]
fn discarded_tiles_give_any_basic_actions() {
    let mut story = Story::new().tiles("st-05 st-06 st-20").earth("y");
    story.does(discard("st-05")).does(discard("st-06")).does(discard("st-20"));
    story.does(recruit('r')).does(Action::Decline).does(shift('y', Place::Earth, Place::Mars));
    assert_eq!((story.board().earth, story.board().mars), (settlers("r"), settlers("y")));
    assert_eq!((story.step(), story.state.tile_discard.len()), (Step::EndTurn, 3));
}

/// GAN-4.9, GAN-5.4.1: whoever declines an effect has done with it.
#[test]
fn declining_ends_the_whole_effect() {
    let mut story = Story::new().tiles("st-05 st-06").in_row("st-01");
    story.does(take("st-01")).does(recruit('b'));
    assert_eq!(story.left(), 2);
    story.does(Action::Decline);
    assert_eq!((story.step(), story.board().earth), (Step::EndTurn, settlers("b")));
}

/// GAN-5.4.5.
#[test]
fn a_multiplied_basic_action_may_be_a_different_one_each_time() {
    let mut story = Story::new().mars("ry").columns("ms-26").in_row("ms-27");
    story.does(fly("ms-27"));
    story.does(embark('r', IDENTICAL));
    assert_eq!(story.left(), 2);
    story.does(recruit('b')).does(REPUTATION);
    assert_eq!((story.board().earth, story.board().reputation), (settlers("b"), 1));
}

/// GAN-5.4.4, GAN-5.4.6: conversion is for Adapts of a shuttle, also where nobody can be adapted.
#[test]
fn conversion_needs_no_settler() {
    let mut story = Story::new().earth("r").mars("bbbbb").columns("es-08").in_row("es-07");
    story.does(fly("es-07"));
    story.state.boards[0].mars = Settlers::NONE;
    story.state.supply = Settlers::each(7);
    assert_eq!(story.may(), [Action::Decline, Action::Convert]);
    story.does(Action::Convert).does(Action::Decline);
    assert_eq!(story.step(), Step::EndTurn, "declined, and still spent");
    let mut recruits = Story::new().earth("b").columns("es-02").in_row("es-01");
    recruits.does(fly("es-01"));
    assert_eq!(recruits.refused(Action::Convert), "GAN-5.4.4");
}
