//! The acceptance scenarios of EXAMPLES.md, each under its number.

mod story;

use orrery_ganymede::action::{Action, Place, Source};
use orrery_ganymede::agenda::{Due, Occasion, Step};
use orrery_ganymede::cards::Class;
use orrery_ganymede::event::Event;
use orrery_ganymede::scoring;
use orrery_ganymede::settlers::Settlers;
use orrery_ganymede::state::Berth;
use story::*;

fn column(story: &Story, class: Class) -> u8 {
    story.board().shuttles.both(story.game.shuttles_of[class as usize]).len()
}

/// GAN-5.1.3, GAN-5.1.4, GAN-5.4.1.
#[test]
fn ex_01_second_tile_of_a_class() {
    let mut story = Story::new().tiles("st-11").in_row("st-10");
    story.does(take("st-10"));
    assert_eq!(story.left(), 2);
    let mut earths: Vec<Settlers> = story.ways_to_end().iter().map(|state| state.boards[0].earth).collect();
    let wanted = ["", "r", "y", "rr", "yy", "ry"].map(settlers);
    earths.dedup();
    assert!(wanted.iter().all(|earth| earths.contains(earth)), "{earths:?}");
    assert!(earths.iter().all(|earth| wanted.contains(earth)), "{earths:?}");
    story.does(recruit('r')).does(recruit('y'));
    assert_eq!(story.board().earth, settlers("ry"));
    assert_eq!(story.board().tiles, tiles("st-11 st-10"));
    assert_eq!(story.step(), Step::EndTurn, "the effect of st-11 is not used");
}

/// GAN-5.2.2, GAN-5.2.3, GAN-5.2.4, GAN-5.2.8.
#[test]
fn ex_02_earth_shuttle_doubled_recruit() {
    let mut story = Story::new().earth("rb").columns("es-01").in_row("es-03");
    story.does(fly("es-03"));
    assert_eq!(story.board().mars, settlers("rb"));
    assert_eq!(story.board().shuttles.iter().collect::<Vec<_>>(), [shuttle("es-01"), shuttle("es-03")]);
    assert_eq!((column(&story, Class::Media), story.left()), (2, 2));
    story.does(recruit('p')).does(recruit('p'));
    assert_eq!(story.board().earth, settlers("pp"));
    assert_eq!(story.state.supply.of(color('p')), 5);
}

/// GAN-5.2.3, GAN-5.2.5, GAN-6.4.
#[test]
fn ex_03_mars_shuttle_with_tile_cost_a_loss_a_basic_action() {
    let mut story = Story::new()
        .earth("y")
        .mars("br")
        .aboard(IDENTICAL, "b")
        .aboard(DIFFERENT, "r")
        .tiles("st-05")
        .in_row("ms-29");
    let red_before = story.state.supply.of(color('r'));
    story.does(fly("ms-29"));
    assert_eq!(story.state.tile_discard, tiles("st-05"));
    assert!(story.board().tiles.is_empty());
    assert_eq!(
        story.may(),
        [embark('b', IDENTICAL), embark('b', DIFFERENT)],
        "blue may board either, red none"
    );
    story.does(embark('b', IDENTICAL));
    assert_eq!(story.board().aboard(IDENTICAL), settlers("bb"));
    assert_eq!(story.state.supply.of(color('r')), red_before + 1, "red is lost");
    assert_eq!((column(&story, Class::Joint), story.left()), (1, 1), "one basic action, none for the tile");
    story.does(shift('y', Place::Earth, Place::Mars));
    assert_eq!((story.board().earth, story.board().mars), (settlers(""), settlers("y")));
    assert_eq!(story.step(), Step::EndTurn);
}

/// GAN-5.3.1, GAN-6.5.
#[test]
fn ex_04_discard_two_tiles_for_reputation() {
    let mut story = Story::new().tiles("st-05 st-20 st-30");
    story.does(discard("st-05")).does(discard("st-20")).does(Action::Enough);
    story.does(REPUTATION).does(REPUTATION);
    assert_eq!(story.board().reputation, 2);
    assert_eq!(scoring::points(&story.game, story.board()).reputation, 1);
    assert_eq!(story.step(), Step::EndTurn, "no bonus");
    assert_eq!(story.board().tiles, tiles("st-30"));
}

/// GAN-4.3, GAN-9.2.
#[test]
fn ex_05_three_reputation_steps_cross_one_bonus() {
    let mut story = Story::new().earth("p").columns("es-20 ms-19").reputation(1).in_row("es-19");
    story.does(fly("es-19"));
    assert_eq!(story.left(), 3);
    story.does(REPUTATION);
    assert_eq!((story.board().reputation, story.left()), (2, 2));
    story.does(REPUTATION);
    assert_eq!((story.board().reputation, story.step()), (3, Step::Operate(Due::BonusSpace)));
    story.does(recruit('b'));
    assert_eq!((story.board().earth, story.left()), (settlers("b"), 1));
    story.does(REPUTATION);
    assert_eq!(story.step(), Step::EndTurn, "space 4 gives nothing");
    assert_eq!(story.board().reputation, 4);
    assert_eq!(scoring::points(&story.game, story.board()).reputation, 2);
    assert_eq!(story.board().mars, settlers("p"));
}

/// GAN-6.2.2.
#[test]
fn ex_06_tile_with_nothing_to_recruit() {
    let mut story = Story::new().supply_without("rb");
    let supply = story.state.supply;
    story.does(take("st-01"));
    assert_eq!(story.step(), Step::EndTurn);
    assert_eq!((story.state.supply, story.board().earth), (supply, Settlers::NONE));
    assert_eq!(story.board().tiles, tiles("st-01"));
}

/// GAN-6.2.2, GAN-4.5.
#[test]
fn ex_07_shuttle_whose_color_is_exhausted() {
    let mut story = Story::new().earth("b").in_row("es-01").supply_without("b");
    story.does(fly("es-01"));
    assert_eq!((story.board().mars, story.board().earth), (settlers("b"), Settlers::NONE));
    assert_eq!(column(&story, Class::Media), 1);
    assert_eq!(story.step(), Step::EndTurn, "no decision is asked");
}

/// GAN-6.2.1, GAN-4.5.
#[test]
fn ex_08_earth_nearly_full() {
    let mut story = Story::new().earth("bbryp").tiles("st-26").in_row("st-28");
    story.does(take("st-28"));
    assert_eq!(story.left(), 2);
    assert_eq!(story.may(), [Action::Decline, recruit('r'), recruit('y')], "and nobody may be removed");
    story.does(recruit('r'));
    assert_eq!(story.board().earth.total(), 6);
    assert_eq!(story.step(), Step::EndTurn, "the second activation is skipped");
}

/// GAN-5.4.4.
#[test]
fn ex_09_adapt_conversion() {
    let given = |columns: &str| {
        let mut story = Story::new().earth("rbb").columns(columns).in_row("es-07");
        story.does(fly("es-07"));
        story
    };
    let red_adapt = || adapt(Place::Mars, 'r', 'y');
    let blue_adapt = || adapt(Place::Earth, 'b', 'p');

    let mut three_adapts = given("es-08 ms-07");
    assert_eq!(three_adapts.left(), 3);
    three_adapts.does(red_adapt()).does(blue_adapt()).does(adapt(Place::Earth, 'b', 'r'));
    assert_eq!(three_adapts.step(), Step::EndTurn);

    let mut basic_first = given("es-08 ms-07");
    basic_first.does(Action::Convert).does(recruit('r'));
    assert_eq!(basic_first.left(), 1);
    assert_eq!(basic_first.refused(Action::Convert), "GAN-5.4.4", "two basic actions are refused");
    basic_first.does(blue_adapt());
    assert_eq!(basic_first.step(), Step::EndTurn);

    let mut adapt_first = given("es-08 ms-07");
    adapt_first.does(blue_adapt()).does(Action::Convert).does(REPUTATION);
    assert_eq!((adapt_first.step(), adapt_first.board().reputation), (Step::EndTurn, 1));

    let mut two_basics = given("es-08 ms-07 es-09");
    assert_eq!(two_basics.left(), 4);
    two_basics.does(Action::Convert).does(REPUTATION).does(Action::Convert).does(REPUTATION);
    assert_eq!((two_basics.step(), two_basics.board().reputation), (Step::EndTurn, 2));

    let mut basic_and_two_adapts = given("es-08 ms-07 es-09");
    basic_and_two_adapts.does(Action::Convert).does(REPUTATION).does(red_adapt()).does(blue_adapt());
    assert_eq!(basic_and_two_adapts.step(), Step::EndTurn);
}

/// GAN-5.2.5, GAN-6.3.2, GAN-7.1.
#[test]
fn ex_10_strict_boarding_then_adapt() {
    let mut story = Story::new().mars("rr").aboard(IDENTICAL, "b").in_row("ms-07");
    story.does(fly("ms-07"));
    assert_eq!(story.board().aboard(IDENTICAL), settlers("b"), "no red boards identical");
    assert_eq!(story.board().aboard(DIFFERENT), settlers("r"));
    assert!(story.events.contains(&Event::LostInSpace { seat: A, settlers: settlers("r") }));
    assert_eq!(story.left(), 1);
    story.does(adapt(aboard(IDENTICAL), 'b', 'r'));
    assert_eq!(story.board().aboard(IDENTICAL), settlers("r"));
    assert_eq!(story.board().aboard(DIFFERENT), settlers("r"));
    assert_eq!(story.board().mars, Settlers::NONE);
}

/// GAN-5.2.4, GAN-12.3.
#[test]
fn ex_11_mars_overflows() {
    let mut story = Story::new().earth("bbr").mars("yypp").in_row("es-06");
    story.does(fly("es-06"));
    assert_eq!(story.may(), [Action::Keep(color('b')), Action::Keep(color('r'))]);
    story.does(Action::Keep(color('r')));
    assert_eq!(story.board().mars, settlers("yyppr"));
    assert_eq!(story.state.supply.of(color('b')), 7);
    assert_eq!(story.left(), 1);
    assert_eq!(story.may(), [Action::Decline, recruit('b'), recruit('r'), recruit('y'), recruit('p')]);
    story.does(recruit('b'));
    assert_eq!(story.board().earth, settlers("b"), "somebody just lost can be recruited");
}

/// GAN-7.5, GAN-7.6, GAN-7.6.1, GAN-7.7, GAN-7.8, GAN-8.1.
#[test]
fn ex_12_a_take_off_completes_the_other_ship() {
    let mut story = Story::new()
        .docked(IDENTICAL, "sh-04", "rr")
        .docked(DIFFERENT, "sh-02", "bry")
        .mars("rp")
        .tiles("st-05");
    let red_before = story.state.supply.of(color('r'));
    story.does(discard("st-05")).does(shift('r', Place::Mars, aboard(IDENTICAL)));
    assert_eq!(story.board().berth(IDENTICAL), Berth::Departing(ship("sh-04")));
    assert_eq!(story.state.supply.of(color('r')), red_before + 3);
    assert_eq!(story.step(), Step::Operate(Due::Bonus { ship: ship("sh-04"), part: 0 }));
    story.does(shift('p', Place::Mars, aboard(DIFFERENT)));
    assert_eq!(story.step(), Step::PickShip(IDENTICAL), "the second Move is skipped");
    story.does(pick("sh-03"));
    assert_eq!(story.board().berth(IDENTICAL), Berth::Docked { ship: ship("sh-03"), aboard: Settlers::NONE });
    assert_eq!(story.step(), Step::PickShip(DIFFERENT), "the other ship is complete and takes off too");
    story.does(pick("sh-11"));
    assert_eq!(story.board().launched, ships("sh-04 sh-02"));
}

/// GAN-5.2.7, GAN-9.1, GAN-6.6.
#[test]
fn ex_13_set_bonus_before_the_effect_on_an_empty_ship() {
    let mut story =
        Story::new().earth("br").columns("es-01 es-07 es-13 es-19").aboard(DIFFERENT, "b").in_row("es-25");
    let supply = story.state.supply;
    story.does(fly("es-25"));
    assert_eq!(story.board().mars, settlers("br"));
    assert_eq!(story.step(), Step::OfferLaunch(Occasion::Set));
    assert_eq!(story.may(), [Action::Decline, Action::Launch(IDENTICAL), Action::Launch(DIFFERENT)]);
    story.does(Action::Launch(IDENTICAL));
    assert_eq!(story.state.supply, supply, "no settlers return");
    story.does(pick("sh-11"));
    assert_eq!(story.board().berth(IDENTICAL), Berth::Docked { ship: ship("sh-11"), aboard: Settlers::NONE });
    assert_eq!(story.left(), 1);
    assert_eq!(story.may(), [Action::Decline, draw("sh-03"), draw("sh-26"), DRAW_UNSEEN]);
}

/// GAN-9.2, GAN-9.3, GAN-9.4, GAN-9.5.
#[test]
fn ex_14_the_bonus_of_space_9_used_to_reach_the_end() {
    let mut story = Story::new().earth("p").columns("es-20").reputation(8).in_row("es-19");
    story.does(fly("es-19"));
    assert_eq!(story.left(), 2);
    story.does(REPUTATION);
    assert_eq!((story.board().reputation, story.step()), (9, Step::Operate(Due::BonusSpace)));
    story.does(REPUTATION);
    assert_eq!(
        (story.board().reputation, story.step()),
        (10, Step::OfferLaunch(Occasion::MaximumReputation))
    );
    story.does(Action::Launch(IDENTICAL)).does(pick("sh-03"));
    assert_eq!(story.step(), Step::EndTurn, "the second activation has no effect");
    assert_eq!(story.board().reputation, 10);
    assert_eq!(scoring::points(&story.game, story.board()).reputation, 6);
    assert_eq!(story.board().launched.len(), 1);
}

/// GAN-5.1.2, GAN-5.1.3, GAN-5.4.2.
#[test]
fn ex_15_fourth_tile() {
    let given = || Story::new().tiles("st-05 st-06 st-20").in_row("st-07");
    let mut story = given();
    story.does(take("st-07"));
    assert_eq!(story.may(), [discard("st-05"), discard("st-06"), discard("st-20")], "one must go first");
    story.does(discard("st-20"));
    assert_eq!(story.left(), 3);
    story.does(recruit('r')).does(REPUTATION).does(REPUTATION);
    assert_eq!((story.board().earth, story.board().reputation), (settlers("r"), 2));
    assert_eq!(story.step(), Step::EndTurn, "no basic action");
    let mut story = given();
    story.does(take("st-07")).does(discard("st-05"));
    assert_eq!(story.left(), 2);
    assert_eq!(story.board().tiles, tiles("st-06 st-07 st-20"));
    story.does(Action::Decline);
    assert_eq!(story.step(), Step::EndTurn, "no basic action either way");
}

/// GAN-5.2.2, GAN-5.3.1, GAN-6.4.1, GAN-7.1, GAN-4.6, GAN-12.8.
#[test]
fn ex_16_refused_commands() {
    let mut no_tile = Story::new().earth("br").in_row("es-29");
    assert_eq!(no_tile.refused(fly("es-29")), "GAN-5.2.2");
    let mut one_purple = Story::new().earth("p").in_row("es-28");
    assert_eq!(one_purple.refused(fly("es-28")), "GAN-5.2.2");
    assert_eq!(Story::new().refused(discard("st-05")), "GAN-5.3.1");
    let mut red = Story::new().mars("r").aboard(DIFFERENT, "r").ask(Step::Operate(Due::BonusSpace));
    assert_eq!(red.refused(shift('r', Place::Mars, aboard(DIFFERENT))), "GAN-7.1");
    let mut full = Story::new().earth("r").mars("yypp").ask(Step::Operate(Due::BonusSpace));
    full.state.boards[0].mars = settlers("yyppb");
    assert_eq!(full.refused(shift('r', Place::Earth, Place::Mars)), "GAN-6.4.1");
    assert_eq!(Story::new().refused(Action::Decline), "GAN-4.6");
    assert_eq!(Story::new().refused(Action::EndTurn), "GAN-4.6");
}

/// GAN-7.3, GAN-5.2.5.
#[test]
fn ex_17_one_settler_fewer() {
    let mut story = Story::new()
        .docked(IDENTICAL, "sh-17", "r")
        .docked(DIFFERENT, "sh-02", "br")
        .mars("brr")
        .in_row("ms-08");
    story.does(fly("ms-08"));
    assert_eq!(story.board().aboard(IDENTICAL), settlers("rr"), "complete with two");
    assert_eq!(story.board().aboard(DIFFERENT), settlers("br"));
    assert!(story.events.contains(&Event::LostInSpace { seat: A, settlers: settlers("rb") }));
    assert_eq!(story.state.supply.of(color('r')), 4);
    assert_eq!(story.left(), 1);
    story.does(Action::Decline);
    assert_eq!(story.board().launched, ships("sh-17"));
}

/// GAN-8.3, GAN-8.4.
#[test]
fn ex_18_hand_limit() {
    let mut story = Story::new().hand("sh-05 sh-06 sh-07 sh-08").in_row("st-09");
    story.does(take("st-09"));
    story.does(recruit('p')).does(draw("sh-26"));
    assert_eq!(story.step(), Step::HandLimit);
    let beneath = |id: &str| Action::PutBeneath(ship(id));
    let all = ["sh-05", "sh-06", "sh-07", "sh-08", "sh-26"].map(beneath);
    assert_eq!(story.may(), all, "one of the five, the new one too");
    let deck = story.state.ship_deck.len();
    story.does(beneath("sh-26"));
    assert_eq!(story.state.ship_deck.bottom(), [ship("sh-26")]);
    assert_eq!(story.state.ship_deck.len(), deck + 1);
    assert_eq!(story.view(B).beneath[0].ship, None, "B does not see which");
    assert_eq!(story.view(A).beneath[0].ship, Some(ship("sh-26")));
    story.does(Action::EndTurn);
    assert_eq!(story.state.ship_row.iter().flatten().count(), 3, "refilled from the top");
    assert_eq!(story.state.ship_deck.bottom(), [ship("sh-26")]);
}

/// GAN-10.3, GAN-10.4.
#[test]
fn ex_19_final_score() {
    let story = Story::new()
        .launched("sh-08 sh-13 sh-24 sh-29")
        .columns("es-13 es-16 ms-18 es-02 es-25")
        .reputation(7)
        .tiles("st-05 st-20")
        .aboard(IDENTICAL, "rr")
        .aboard(DIFFERENT, "b")
        .hand("sh-05 sh-06");
    let worth = |id: &str| scoring::worth(&story.game, story.board(), ship(id));
    assert_eq!(["sh-08", "sh-13", "sh-24", "sh-29"].map(worth), [6, 5, 4, 4]);
    let points = scoring::points(&story.game, story.board());
    assert_eq!((points.ships, points.reputation, points.settlers), (6 + 5 + 4 + 4, 4, 3));
    assert_eq!(points.total(), 26);
}

/// GAN-10.1, GAN-10.2.
#[test]
fn ex_20_end_of_the_round() {
    let given = |active: u8| {
        let mut story = Story::of(3);
        story.state.round = 14;
        story.state.active = orrery_core::Seat(active);
        let board = &mut story.state.boards[usize::from(active)];
        board.launched = ships("sh-12 sh-13 sh-14");
        board.reputation = 9;
        board.tiles = tiles("st-05");
        story.state.tile_pile.remove(tile("st-05"));
        for gone in ships("sh-12 sh-13 sh-14").iter() {
            let bag: Vec<_> =
                story.state.ship_deck.bag().iter().copied().filter(|&ship| ship != gone).collect();
            story.state.ship_deck = orrery_core::Pile::new(bag);
        }
        story.does(discard("st-05")).does(REPUTATION).does(Action::Launch(IDENTICAL)).does(pick("sh-03"));
        assert!(story.state.ending);
        story.does(Action::EndTurn);
        story
    };
    let mut by_b = given(1);
    assert_eq!((by_b.state.active.0, by_b.step()), (2, Step::Action), "C still takes a normal turn");
    let tile = by_b.may()[0];
    by_b.does(tile).does(Action::Decline).does(Action::EndTurn);
    assert!(by_b.is_over(), "A does not");
    assert!(given(2).is_over(), "the last of the round ends the game at once");
}

/// GAN-5.1.3, GAN-5.1.6, GAN-5.2.8.
#[test]
fn ex_21_tiles_and_shuttles_do_not_count_for_each_other() {
    let mut story = Story::new().tiles("st-05 st-06").earth("b").in_row("es-01");
    story.does(fly("es-01"));
    assert_eq!(story.left(), 1);
    story.does(recruit('b'));
    assert_eq!((story.board().mars, story.board().earth), (settlers("b"), settlers("b")));
    for columns in ["", "es-02 es-03 es-04"] {
        let mut story = Story::new().tiles("st-05 st-06").columns(columns).in_row("st-01");
        story.does(take("st-01"));
        assert_eq!(story.left(), 3);
    }
}

/// GAN-5.2.4, GAN-5.4.7, GAN-8.1.
#[test]
fn ex_22_effect_cannot_help_the_transfer() {
    let mut story = Story::new().mars("yyppb").earth("yy").aboard(IDENTICAL, "bb").in_row("es-14");
    story.does(fly("es-14"));
    assert!(story.events.contains(&Event::LostInSpace { seat: A, settlers: settlers("yy") }));
    assert_eq!(story.left(), 1);
    story.does(shift('b', Place::Mars, aboard(IDENTICAL)));
    assert_eq!(story.board().mars, settlers("yypp"));
    let took_off = Event::TookOff { seat: A, slot: IDENTICAL, ship: ship("sh-01"), aboard: settlers("bbb") };
    assert!(story.events.contains(&took_off));
    assert_eq!(story.board().launched, ships("sh-01"));
}

/// GAN-4.9, GAN-5.4.2, GAN-5.4.3.
#[test]
fn ex_23_declining_one_part_of_a_both_tile() {
    let given = || {
        let mut story = Story::new().tiles("st-20").in_row("st-24");
        story.does(take("st-24"));
        story
    };
    let mut story = given();
    story.does(Action::Decline).does(draw("sh-03")).does(recruit('y')).does(DRAW_UNSEEN);
    assert_eq!((story.board().earth, story.state.hand().len()), (settlers("y"), 2));
    assert_eq!(story.step(), Step::EndTurn, "four decisions");
    let all = [recruit('y'), draw("sh-03"), recruit('y'), DRAW_UNSEEN];
    for declined in 0..4 {
        let mut story = given();
        for (at, &action) in all.iter().enumerate() {
            story.does(if at == declined { Action::Decline } else { action });
        }
        assert_eq!(story.step(), Step::EndTurn);
        assert_eq!(story.board().earth.total() + story.state.hand().len(), 3);
    }
}

/// GAN-4.5, GAN-4.8, GAN-6.3.2.
#[test]
fn ex_24_interchangeable_settlers() {
    let mut story = Story::new().mars("rr").aboard(IDENTICAL, "r").aboard(DIFFERENT, "r").in_row("ms-07");
    story.does(fly("ms-07"));
    assert_eq!(story.left(), 1, "no boarding was asked for");
    assert_eq!(story.board().aboard(IDENTICAL), settlers("rrr"));
    let changes = ['b', 'y', 'p'].map(|to| adapt(aboard(DIFFERENT), 'r', to));
    assert_eq!(story.may()[1..], changes);
    story.does(changes[0]);
    assert_eq!(story.board().launched, ships("sh-01"));
    assert_eq!(story.may()[0], Action::Pick(Source::Row(ship("sh-03"))));
}
