//! Clauses of the action phase that the scenarios do not reach.

use crate::table::{GAME, ME, Table, headquarters, node, pulsar, silver, technology, transmitter};
use orrery_core::Seat;
use orrery_pulsar_2849::Action;
use orrery_pulsar_2849::action::{End, Link, Modifier, Payment, Run, Source};
use orrery_pulsar_2849::agenda::{Agenda, Step};
use orrery_pulsar_2849::ids::{Field, Gate, Size, Token, TransmitterId};
use orrery_pulsar_2849::state::{Claim, Headquarters};

const OTHER: Seat = Seat(1);

fn pay(source: Source, modifier: Option<Modifier>) -> Action {
    Action::Pay(Payment { source, modifier })
}

fn fly(to: &str, claim: bool) -> Action {
    Action::Fly { to: node(to), claim }
}

/// PUL-2.3: a size that has run out is not taken, nor offered by a benefit.
#[test]
fn gyrodynes_run_out() {
    let mut table = Table::new(3);
    table.state.supply = [0, 1, 0];
    table.dice(&[1]);
    assert_eq!(table.refusal(ME, &Action::TakeGyrodyne(Size::Small)), "PUL-2.3");
    let mut one = table.clone();
    one.in_play("AI-5").dice(&[5]).me().rings = 0;
    one.play(ME, Action::Patent(technology("AI-5")));
    assert_eq!(one.state.player(ME).waiting, [0, 1, 0], "a single one is taken without asking (PUL-4.12)");
    for (supply, waiting) in [([0, 0, 0], [0; 3]), ([2, 0, 0], [1, 0, 0]), ([2, 0, 1], [1, 0, 1])] {
        let mut pair = table.clone();
        pair.state.supply = supply;
        pair.in_play("BII-6").dice(&[4]);
        pair.play(ME, Action::Patent(technology("BII-6")));
        assert_eq!(pair.state.player(ME).waiting, waiting);
    }
}

/// PUL-2.4: tokens and cubes never run out.
#[test]
fn tokens_and_cubes_are_unlimited() {
    let mut table = Table::new(3);
    table.me().tokens = [0, 30];
    table.dice(&[2]);
    table.play(ME, Action::BuyModifier(Token::PlusTwo));
    table.pay(ME, silver(2));
    assert_eq!(table.state.player(ME).tokens[1], 31);
}

/// PUL-4.3, PUL-4.7, PUL-14.8: dice and offers may be left unused; they are lost.
#[test]
fn a_turn_may_end_with_dice_unspent() {
    let mut table = Table::new(3);
    table.state.agenda =
        Agenda::of([Step::Act { seat: ME }, Step::BeginTurn { seat: OTHER }, Step::Finished]);
    table.dice(&[3, 4]);
    table.state.red.offers = 1 << 2;
    table.play(ME, Action::EndTurn);
    assert!(table.state.player(ME).silver.is_empty());
    assert_eq!(table.state.red, Default::default());
    assert_eq!(*table.state.step(), Step::Act { seat: OTHER });
}

/// PUL-4.8: payments of step four are asked one player after the other, in turn order.
#[test]
fn payments_in_production_are_independent() {
    let mut table = Table::new(3);
    table.holds(OTHER, "B3", 3, true);
    table.holds(ME, "C3", 3, true);
    table.me().cubes = 1;
    table.state.player_mut(OTHER).cubes = 1;
    table.track(0, &[(5, ME), (6, OTHER), (7, Seat(2))]);
    table.play(ME, Action::EndTurn);
    assert_eq!(*table.state.step(), Step::BuyPoints { seat: ME, tile: transmitter("C3") });
    table.play(ME, Action::BuyPoints(orrery_pulsar_2849::action::Purchase::Decline));
    assert_eq!(*table.state.step(), Step::BuyPoints { seat: OTHER, tile: transmitter("B3") });
}

/// PUL-4.9, PUL-6.2: every action is offered, each paid with one die.
#[test]
fn the_actions_of_a_turn() {
    let mut table = Table::new(3);
    table.me().headquarters = Headquarters::Side(headquarters("C2"));
    table.claims(ME, "OP1", Claim::Building { by: ME, size: Size::Small });
    table.claims(ME, "OP2", Claim::Empty { by: ME }).me().waiting = [1, 0, 0];
    table.holds(ME, "A6", 0b10, false);
    table.shows(&["A1"]).dice(&[1, 3]);
    let legal = table.legal(ME);
    for action in [
        Action::TakeGyrodyne(Size::Small),
        Action::Activate(pulsar("OP1")),
        Action::TakeTransmitter { tile: transmitter("A1"), cost: 1 },
        Action::PayTransmitter { tile: transmitter("A6"), cost: 1 },
        Action::Patent(technology("AI-1")),
        Action::Complete(Field::B2),
        Action::BuyModifier(Token::PlusMinusOne),
        Action::PlaceGyrodyne { size: Size::Small, pulsar: pulsar("OP2") },
        fly("OGm1", false),
    ] {
        assert!(legal.contains(&action), "{action:?}");
    }
    table.play(ME, Action::TakeGyrodyne(Size::Small));
    assert_eq!(table.state.player(ME).silver.as_slice(), [3]);
    table.play(ME, Action::Activate(pulsar("OP1")));
    assert!(table.state.player(ME).silver.is_empty(), "in any order, one die each");
}

/// PUL-4.11: copies of one design are one choice.
#[test]
fn copies_of_a_design() {
    let mut table = Table::new(3);
    let first = transmitter("A5");
    let second = TransmitterId(first.0 + 1);
    assert_eq!(GAME.transmitter(second).id, "A5");
    table.state.shown = [first, second].into_iter().collect();
    table.dice(&[4]);
    assert!(table.allows(ME, &Action::TakeTransmitter { tile: first, cost: 4 }));
    assert_eq!(table.refusal(ME, &Action::TakeTransmitter { tile: second, cost: 4 }), "PUL-4.11");
}

/// PUL-4.12: with one way to pay nothing is asked, with two the player chooses.
#[test]
fn payments_are_asked_only_if_there_is_a_choice() {
    let mut table = Table::new(3);
    table.dice(&[1, 2]);
    table.me().tokens = [1, 0];
    let mut plain = table.clone();
    plain.me().tokens = [0, 0];
    plain.play(ME, Action::TakeGyrodyne(Size::Small));
    assert_eq!(plain.state.player(ME).waiting, [1, 0, 0]);
    table.play(ME, Action::TakeGyrodyne(Size::Small));
    assert_eq!(table.legal(ME), [silver(1), pay(Source::Silver(2), Some(Modifier::MinusOne))]);
    table.play(ME, pay(Source::Silver(2), Some(Modifier::MinusOne)));
    assert_eq!((table.state.player(ME).silver.as_slice(), table.state.player(ME).tokens), (&[1][..], [0, 0]));
}

/// PUL-6.3, PUL-8.6, PUL-8.10: placing is free, tiles wait without limit, and one may be activated in the same turn.
#[test]
fn placing_is_free() {
    let mut table = Table::new(3);
    table.claims(ME, "OP1", Claim::Empty { by: ME }).dice(&[3]).me().waiting = [5, 0, 0];
    assert_eq!(table.refusal(ME, &Action::Activate(pulsar("OP1"))), "PUL-8.10");
    table.play(ME, Action::PlaceGyrodyne { size: Size::Small, pulsar: pulsar("OP1") });
    assert_eq!(table.state.player(ME).silver.as_slice(), [3]);
    table.play(ME, Action::Activate(pulsar("OP1")));
    assert_eq!(table.state.pulsars[pulsar("OP1").index()], Claim::Spinning { by: ME, size: Size::Small });
    assert_eq!(
        table.refusal(ME, &Action::PlaceGyrodyne { size: Size::Small, pulsar: pulsar("OP1") }),
        "PUL-8.7"
    );
    assert_eq!(
        table.refusal(ME, &Action::PlaceGyrodyne { size: Size::Large, pulsar: pulsar("OP2") }),
        "PUL-8.7"
    );
}

/// PUL-6.4, PUL-6.5.
#[test]
fn what_is_not_held_does_not_pay() {
    let mut table = Table::new(3);
    table.dice(&[1, 2]).me().tokens = [1, 0];
    table.play(ME, Action::TakeGyrodyne(Size::Small));
    assert_eq!(table.refusal(ME, &silver(5)), "PUL-6.4");
    assert_eq!(table.refusal(ME, &silver(2)), "PUL-6.4");
    assert_eq!(table.refusal(ME, &pay(Source::Silver(1), Some(Modifier::PlusTwo))), "PUL-6.5");
    assert_eq!(table.refusal(ME, &pay(Source::Committed, None)), "PUL-14.2");
    assert_eq!(table.refusal(ME, &pay(Source::Offer(1), None)), "PUL-14.2");
    assert_eq!(table.refusal(ME, &pay(Source::Copy(1), None)), "PUL-14.3");
}

/// PUL-6.6: nothing below nought; nought pays nothing by itself.
#[test]
fn values_below_nought() {
    let mut table = Table::new(3);
    table.dice(&[]).me().tokens = [1, 0];
    table.state.red.offers = 1;
    assert!(table.allows(ME, &Action::TakeGyrodyne(Size::Small)), "0 and +1");
    assert!(!table.allows(ME, &Action::TakeGyrodyne(Size::Medium)));
    table.dice(&[1]);
    table.play(ME, Action::TakeGyrodyne(Size::Small));
    assert_eq!(table.refusal(ME, &pay(Source::Offer(0), Some(Modifier::MinusOne))), "PUL-6.6");
    assert_eq!(table.refusal(ME, &pay(Source::Offer(0), None)), "PUL-6.4");
}

/// PUL-6.7, PUL-6.8, PUL-6.11: a flexible technology forgives one, two of them no more, and works against a token.
#[test]
fn flexible_technologies_do_not_add_up() {
    let mut table = Table::new(3);
    table.owns(&["BI-5"]).shows(&["A2"]).dice(&[6]).me().tokens = [1, 0];
    table.play(ME, Action::TakeTransmitter { tile: transmitter("A2"), cost: 6 });
    let legal = table.legal(ME);
    assert_eq!(
        legal,
        [
            silver(6),
            pay(Source::Silver(6), Some(Modifier::MinusOne)),
            pay(Source::Silver(6), Some(Modifier::PlusOne))
        ]
    );
    assert_eq!(table.refusal(ME, &pay(Source::Silver(6), Some(Modifier::PlusTwo))), "PUL-6.5");
    table.me().tokens = [1, 1];
    assert_eq!(table.refusal(ME, &pay(Source::Silver(6), Some(Modifier::PlusTwo))), "PUL-6.7", "two off");
}

/// PUL-6.9.
#[test]
fn modifiers_are_bought() {
    for (die, one, two) in [(1, true, false), (2, true, true), (3, false, false)] {
        let mut table = Table::new(3);
        table.dice(&[die]);
        assert_eq!(table.allows(ME, &Action::BuyModifier(Token::PlusMinusOne)), one);
        assert_eq!(table.allows(ME, &Action::BuyModifier(Token::PlusTwo)), two);
    }
    let mut table = Table::new(3);
    table.dice(&[1]);
    table.play(ME, Action::BuyModifier(Token::PlusMinusOne));
    assert_eq!(table.state.player(ME).tokens, [1, 0]);
}

/// PUL-6.10, PUL-8.3, PUL-13.5: parts of a benefit that cannot be used are lost.
#[test]
fn useless_parts_are_lost() {
    let mut table = Table::new(3);
    table.in_play("CII-6").dice(&[5]).me().rings = 0;
    table.play(ME, Action::Patent(technology("CII-6")));
    assert_eq!(
        (table.points(ME), table.state.step()),
        (5, &Step::Act { seat: ME }),
        "no ring, but the points"
    );
}

/// PUL-8.5.
#[test]
fn gyrodynes_have_prices() {
    for (die, size) in [(1, Size::Small), (2, Size::Medium), (4, Size::Large)] {
        let mut table = Table::new(3);
        table.dice(&[die]);
        let takes: Vec<Action> =
            table.legal(ME).into_iter().filter(|action| matches!(action, Action::TakeGyrodyne(_))).collect();
        assert_eq!(takes, [Action::TakeGyrodyne(size)]);
    }
}

/// PUL-9.1, PUL-9.2, PUL-9.3: only shown tiles are taken, only own open costs are paid; one cost goes online at once.
#[test]
fn transmitters_that_are_refused() {
    let mut table = Table::new(3);
    table.shows(&["A3", "A5"]).dice(&[3, 3]);
    let take = |id: &str, cost| Action::TakeTransmitter { tile: transmitter(id), cost };
    assert_eq!(table.refusal(ME, &take("B1", 3)), "PUL-9.1");
    assert_eq!(table.refusal(ME, &take("A3", 4)), "PUL-9.1");
    let pay = |id: &str, cost| Action::PayTransmitter { tile: transmitter(id), cost };
    assert_eq!(table.refusal(ME, &pay("A3", 3)), "PUL-9.2");
    table.play(ME, take("A3", 3));
    assert_eq!(table.refusal(ME, &pay("A3", 5)), "PUL-9.2");
    table.play(ME, pay("A3", 3));
    assert!(table.state.held(transmitter("A3")).expect("taken").online);
    assert_eq!(table.refusal(ME, &pay("A3", 3)), "PUL-9.2");
}

/// PUL-9.4, PUL-9.5, PUL-9.6: joined to one free end of one's own, before the benefit; never to a stranger's.
#[test]
fn links() {
    let mut table = Table::new(3);
    let (a1, a6) = (table.holds(ME, "A1", 1, false), table.holds(ME, "A6", 1, false));
    let strange = table.holds(OTHER, "B1", 1, false);
    table.state.held[0].joined[0] = Some((a6, End::Left));
    table.state.held[1].joined[0] = Some((a1, End::Left));
    table.shows(&["A2"]).dice(&[6]);
    table.play(ME, Action::TakeTransmitter { tile: transmitter("A2"), cost: 6 });
    let link = |own, tile, end| Action::Link(Some(Link { own, tile, end }));
    assert_eq!(table.legal(ME).len(), 1 + 4, "none, or two ends to two free ends");
    assert_eq!(table.refusal(ME, &link(End::Left, a1, End::Left)), "PUL-9.4", "that end is taken");
    assert_eq!(table.refusal(ME, &link(End::Left, strange, End::Left)), "PUL-9.4");
    table.play(ME, link(End::Right, a6, End::Right));
    assert_eq!(table.state.step(), &Step::ClaimIsolated { seat: ME }, "the benefit comes after");
    let new = table.state.held(transmitter("A2")).expect("taken");
    assert_eq!(new.joined, [None, Some((a6, End::Right))]);
    let mut symmetric = Table::new(3);
    symmetric.holds(ME, "C6", 1, false);
    symmetric.shows(&["B3"]).dice(&[5]);
    symmetric.play(ME, Action::TakeTransmitter { tile: transmitter("B3"), cost: 5 });
    assert_eq!(symmetric.legal(ME).len(), 2, "ends with equal pips are one choice");
}

/// PUL-10.3, PUL-10.4: without a headquarters there are no projects; a red die of a project is committed.
#[test]
fn headquarters_belong_to_their_owners() {
    let mut table = Table::new(3);
    table.me().headquarters = Headquarters::None;
    table.dice(&[2]);
    assert_eq!(table.refusal(ME, &Action::Complete(Field::B2)), "PUL-10.3");
    table.me().headquarters = Headquarters::Side(headquarters("B1"));
    table.me().completed = Field::B2.bit() | Field::B3.bit();
    table.me().runs_flown = Field::B3.bit();
    table.dice(&[4]).state.red.used = true;
    assert_eq!(table.refusal(ME, &Action::Complete(Field::M2)), "PUL-14.7");
}

/// PUL-10.6, PUL-10.7, PUL-10.8: one run for each flight, each once, none if none is wanted.
#[test]
fn one_gate_run_for_a_flight() {
    let mut table = Table::new(3);
    table.me().headquarters = Headquarters::Side(headquarters("D2"));
    table.me().completed = Field::B1.bit() | Field::B2.bit() | Field::B3.bit();
    table.ship("OGm1").dice(&[1]);
    table.play(ME, fly("OGm11", false));
    let run = |project, gate| Action::GateRun(Some(Run { project, gate }));
    assert_eq!(
        table.legal(ME),
        [Action::GateRun(None), run(Field::B1, Gate::Green), run(Field::B3, Gate::Magenta)]
    );
    assert_eq!(table.refusal(ME, &run(Field::B2, Gate::Green)), "PUL-10.6");
    assert_eq!(table.refusal(ME, &run(Field::B1, Gate::Orange)), "PUL-10.8");
    table.play(ME, Action::GateRun(None));
    assert_eq!(table.state.player(ME).runs_flown, 0);
}

/// PUL-14.1, PUL-14.2, PUL-14.3: a copy costs four cubes, paid with the action; one extra die a turn.
#[test]
fn copying_a_leftover_die() {
    let mut table = Table::new(3);
    table.state.dice = [0, 0, 0, 1, 0, 0];
    table.dice(&[4]).me().cubes = 3;
    table.play(ME, Action::TakeGyrodyne(Size::Large));
    table.me().cubes = 4;
    table.dice(&[4]);
    table.play(ME, Action::TakeGyrodyne(Size::Large));
    assert_eq!(table.legal(ME), [silver(4), pay(Source::Copy(4), None)]);
    table.play(ME, pay(Source::Copy(4), None));
    assert_eq!((table.state.player(ME).cubes, table.state.dice[3]), (0, 1), "the die stays");
    assert!(table.state.red.used);
    table.me().cubes = 8;
    table.me().tokens = [1, 0];
    table.state.red.offers = 1 << 4;
    table.dice(&[4, 3]);
    table.play(ME, Action::TakeGyrodyne(Size::Large));
    assert_eq!(table.refusal(ME, &pay(Source::Copy(4), None)), "PUL-14.1");
    assert_eq!(table.refusal(ME, &pay(Source::Offer(4), None)), "PUL-14.1");
}

/// PUL-14.5, PUL-14.6: doublers and bought dice are paid with silver; whoever has only an extra die is told so.
#[test]
fn red_dice_do_not_buy_red_dice() {
    let mut table = Table::new(3);
    table.in_play("AII-1").dice(&[]).state.red.offers = 1 << 3;
    assert_eq!(table.refusal(ME, &Action::Patent(technology("AII-1"))), "PUL-14.5");
    table.state.red.offers = 1 << 4;
    assert_eq!(table.refusal(ME, &Action::Patent(technology("AII-1"))), "PUL-6.4", "no die shows a 3");
    table.state.red.offers = 1 << 3;
    table.dice(&[3, 2]).me().tokens = [1, 0];
    table.play(ME, Action::Patent(technology("AII-1")));
    assert_eq!(table.refusal(ME, &pay(Source::Offer(3), None)), "PUL-14.5");
    let mut bought = Table::new(3);
    bought.in_play("BII-2").dice(&[2, 1]).me().tokens = [1, 0];
    bought.me().cubes = 1;
    bought.state.red.offers = 1 << 2;
    let mut without = bought.clone();
    without.dice(&[]);
    assert_eq!(without.refusal(ME, &Action::Patent(technology("BII-2"))), "PUL-14.6");
    bought.play(ME, Action::Patent(technology("BII-2")));
    assert_eq!(bought.refusal(ME, &pay(Source::Offer(2), None)), "PUL-14.6");
    bought.play(ME, silver(2));
    assert_eq!(bought.refusal(ME, &Action::Patent(technology("BII-4"))), "PUL-14.7", "another is committed");
}
