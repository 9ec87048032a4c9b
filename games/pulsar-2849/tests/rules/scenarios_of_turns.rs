//! The acceptance scenarios of EXAMPLES.md: from the thirteenth on.

use crate::table::{GAME, ME, Table, goal, headquarters, node, pulsar, technology};
use orrery_core::{Game, Seat, Turn};
use orrery_pulsar_2849::action::{Modifier, Payment, Reward, Run, Source};
use orrery_pulsar_2849::agenda::{Agenda, Step};
use orrery_pulsar_2849::ids::{ExplorationId, Field, Gate, Side, Size, Token};
use orrery_pulsar_2849::state::{Claim, Headquarters, Origin};
use orrery_pulsar_2849::{Action, Event};

const GREEN: Seat = Seat(0);
const RED: Seat = Seat(1);

/// PUL-14.5, PUL-14.7, PUL-13.5.
#[test]
fn ex_13_a_doubler() {
    let mut table = Table::new(3);
    table.in_play("AII-1").dice(&[3]);
    let patent = Action::Patent(technology("AII-1"));
    let mut used = table.clone();
    used.state.red.used = true;
    assert_eq!(used.refusal(ME, &patent), "PUL-14.7");
    table.play(ME, patent);
    assert_eq!(table.state.player(ME).silver.as_slice(), [2]);
    assert_eq!(table.state.red.committed, Some(2));
    table.me().cubes = 9;
    table.state.dice = [1; 6];
    table.state.red.offers = 1 << 5;
    assert_eq!(table.refusal(ME, &Action::EndTurn), "PUL-14.7");
    table.play(ME, Action::BuyModifier(Token::PlusTwo));
    let pay = |source| Action::Pay(Payment { source, modifier: None });
    assert_eq!(table.refusal(ME, &pay(Source::Copy(2))), "PUL-14.7");
    assert_eq!(table.refusal(ME, &pay(Source::Offer(5))), "PUL-14.7");
    table.play(ME, pay(Source::Committed));
    assert_eq!(table.state.player(ME).tokens, [0, 1]);
    assert!(table.allows(ME, &Action::EndTurn));
}

fn engineering(table: &mut Table) -> Vec<Event> {
    table.play(ME, Action::EndTurn)
}

/// PUL-11.3.
#[test]
fn ex_14_engineering_income() {
    let (red, yellow, green) = (Seat(0), Seat(1), Seat(2));
    let mut table = Table::new(3);
    table.track(1, &[(6, red), (8, green), (8, yellow)]);
    engineering(&mut table);
    let cubes = [red, green, yellow].map(|seat| table.state.player(seat).cubes);
    assert_eq!(cubes, [3, 2, 0]);
}

/// A table in the final count, its goals, nothing else scored yet.
fn final_count(goals: [&str; 3]) -> Table {
    let mut table = Table::new(4);
    table.state.goals = goals.map(goal);
    table.state.round = 8;
    table.state.agenda = Agenda::of([Step::Act { seat: ME }, Step::FinalCount, Step::Finished]);
    table
}

fn patents(table: &mut Table, count: usize) {
    let ids = ["AI-1", "AI-2", "AI-3", "AI-4", "AI-5", "AI-6"];
    table.owns(&ids[..count]);
}

/// PUL-12.3, PUL-12.8.
#[test]
fn ex_15_a_goal_with_bonuses() {
    let mut table = final_count(["goal5a", "goal3a", "goal6a"]);
    patents(&mut table, 5);
    table.me().cubes = 6;
    table.play(ME, Action::EndTurn);
    assert_eq!(Table::scored(&table.events, ME, Origin::Goal), 6);
    table.play(ME, Action::GoalBonus(goal("goal5a")));
    assert_eq!((Table::scored(&table.events, ME, Origin::Goal), table.state.player(ME).cubes), (12, 2));
    table.play(ME, Action::GoalBonus(goal("goal5a")));
    assert_eq!(Table::scored(&table.events, ME, Origin::Goal), 18);
    assert!(matches!(GAME.turn(&table.state), Turn::Over(_)), "each bonus once, then nothing to ask");
    assert_eq!(Table::scored(&table.events, ME, Origin::Cubes), 0, "one cube gives nothing");
    let mut four = final_count(["goal5a", "goal3a", "goal6a"]);
    patents(&mut four, 4);
    four.me().cubes = 6;
    four.play(ME, Action::EndTurn);
    assert!(matches!(GAME.turn(&four.state), Turn::Over(_)), "nothing may be bought");
    assert_eq!(Table::scored(&four.events, ME, Origin::Goal), 0);
}

/// PUL-12.5.
#[test]
fn ex_16_two_goals_that_need_gyrodynes() {
    use Size::{Large, Medium, Small};
    let count = |sizes: &[Size]| {
        let mut table = final_count(["goal1a", "goal2a", "goal6a"]);
        table.spins(ME, sizes);
        table.play(ME, Action::EndTurn);
        table
    };
    let both = |table: &Table| table.state.player(ME).goals == 0b11;
    assert!(both(&count(&[Small, Small, Medium, Large])));
    assert!(both(&count(&[Small, Small, Small, Medium])));
    for sizes in [&[Small, Small, Medium][..], &[Small, Small, Medium, Medium]] {
        for (chosen, mask) in [("goal1a", 0b01), ("goal2a", 0b10)] {
            let mut table = count(sizes);
            let asked = ["goal1a", "goal2a"].map(|id| Action::GyrodyneGoal(goal(id)));
            assert_eq!(table.legal(ME), asked, "the owner chooses");
            table.play(ME, Action::GyrodyneGoal(goal(chosen)));
            assert_eq!(table.state.player(ME).goals, mask);
        }
    }
}

/// PUL-13.1 to PUL-13.4.
#[test]
fn ex_17_patents_and_locks() {
    let (red, green, blue) = (Seat(0), Seat(1), Seat(2));
    let patent = |id: &str| Action::Patent(technology(id));
    let mut table = Table::new(3);
    table.state.round = 2;
    let turn = |table: &mut Table, seat: Seat, die: u8| {
        table.turn_of(seat);
        table.state.player_mut(seat).silver = [die].into_iter().collect();
    };
    turn(&mut table, red, 2);
    table.play(red, patent("AI-4"));
    turn(&mut table, green, 2);
    assert_eq!(table.refusal(green, &patent("AI-4")), "PUL-13.4");
    table.play(green, Action::EndTurn);
    assert_eq!(table.state.round, 3);
    turn(&mut table, green, 2);
    table.play(green, patent("AI-4"));
    turn(&mut table, blue, 2);
    assert_eq!(table.refusal(blue, &patent("AI-4")), "PUL-13.3", "full");
    let mut first = Table::new(3);
    for seat in [red, green] {
        turn(&mut first, seat, 1);
        first.play(seat, patent("AI-1"));
    }
    turn(&mut first, blue, 3);
    assert_eq!(first.refusal(blue, &patent("AII-1")), "PUL-13.1");
    let mut two = Table::new(2);
    two.state.round = 2;
    turn(&mut two, red, 2);
    two.play(red, patent("AI-4"));
    two.play(red, Action::EndTurn);
    turn(&mut two, green, 2);
    assert_eq!(two.refusal(green, &patent("AI-4")), "PUL-13.4", "closed for good");
}

/// Costs of technologies in play that can be paid now.
fn payable_patents(table: &Table) -> Vec<u8> {
    let mut costs: Vec<u8> = table
        .legal(ME)
        .iter()
        .filter_map(|action| match action {
            Action::Patent(technology) => Some(GAME.technology(*technology).cost),
            _ => None,
        })
        .collect();
    costs.sort_unstable();
    costs.dedup();
    costs
}

/// PUL-6.5 to PUL-6.7.
#[test]
fn ex_18_modifier_and_flexible_technology() {
    let mut table = Table::new(4);
    table.state.round = 2;
    table.dice(&[4]).me().tokens = [1, 0];
    assert_eq!(payable_patents(&table), [3, 5], "no technology in play costs 4");
    assert!(table.allows(ME, &Action::TakeGyrodyne(Size::Large)), "a 4");
    table.dice(&[3]).me().tokens = [9, 9];
    assert!(!payable_patents(&table).contains(&6), "tokens do not add up");
    let mut flexible = Table::new(4);
    flexible.owns(&["CI-2"]).dice(&[4]).me().tokens = [1, 0];
    flexible.state.round = 8;
    assert_eq!(payable_patents(&flexible), [2, 3, 4, 5, 6]);
    let mut pilot = Table::new(4);
    pilot.owns(&["AI-1"]).ship("OS16").dice(&[6]).me().tokens = [0, 1];
    let lengths = |pilot: &Table| {
        let cluster = GAME.cluster(pilot.state.side);
        let mut found = std::collections::BTreeSet::new();
        for to in cluster.all() {
            for (_, trail) in GAME.different_trails(&pilot.state, ME, to) {
                found.insert((trail.segments.len(), trail.sights.gates[0] > 0));
            }
        }
        found
    };
    let found = lengths(&pilot);
    assert!(found.contains(&(8, true)) && found.contains(&(8, false)), "without flex");
    assert!(found.contains(&(7, true)) && found.contains(&(9, true)));
    assert!(!found.contains(&(9, false)), "only past a green gate");
    assert!(!found.contains(&(7, false)), "only past a green gate");
}

/// PUL-3.9, PUL-5.6, PUL-11.3, PUL-11.4.
#[test]
fn ex_19_two_players() {
    let mut table = Table::new(2);
    assert_eq!(table.state.slots.as_slice(), [GREEN, RED, GREEN, RED]);
    for track in &table.state.tracks {
        assert_eq!(track.ranks().collect::<Vec<_>>(), [RED, GREEN, RED, GREEN], "the top first");
        assert!(track.0.iter().all(|marked| marked.space == 8));
    }
    table.draft(0, [1; 6]);
    let order: Vec<Seat> = (0..4).map(|pick| table.state.drafter(pick)).collect();
    assert_eq!(order, [GREEN, RED, GREEN, RED]);
    table.turn_of(ME);
    table.track(1, &[(6, RED), (7, GREEN), (7, RED), (15, GREEN)]);
    table.me().points[0] = 5;
    table.play(ME, Action::EndTurn);
    assert_eq!((table.state.player(RED).cubes, table.state.player(GREEN).cubes), (2, 1));
    assert_eq!(Table::scored(&table.events, RED, Origin::Track), 1);
    assert_eq!(Table::scored(&table.events, GREEN, Origin::Track), -2);
}

/// PUL-12.6 to PUL-12.9.
#[test]
fn ex_20_the_final_count() {
    let mut table = final_count(["goal5a", "goal3a", "goal6a"]);
    table.claims(ME, "OP1", Claim::Spinning { by: ME, size: Size::Large });
    table.claims(ME, "OP2", Claim::Building { by: ME, size: Size::Small });
    table.claims(ME, "OP3", Claim::Empty { by: ME });
    table.track(0, &[(3, Seat(1)), (4, Seat(2)), (5, ME), (6, Seat(3))]);
    let station = GAME.exploration.iter().position(|tile| tile.keep).expect("a tile is kept") as u8;
    let player = table.me();
    player.waiting = [0, 1, 0];
    player.cubes = 5;
    player.stations = 0b111_1111;
    player.kept.push(ExplorationId(station));
    table.play(ME, Action::EndTurn);
    let steps = [Origin::Pulsar, Origin::GyrodyneTile, Origin::Cubes, Origin::Initiative, Origin::Station];
    assert_eq!(steps.map(|step| Table::scored(&table.events, ME, step)), [2, 2, 2, 2, 20]);
    assert_eq!(table.points(ME), 28);
}

/// PUL-10.9, PUL-12.4, PUL-19.6.
#[test]
fn ex_21_the_gate_run_goal() {
    let mut table = final_count(["goal6b", "goal3a", "goal4a"]);
    table.owns(&["DIII-3"]);
    let player = table.me();
    player.headquarters = Headquarters::Side(headquarters("D2"));
    player.completed =
        [Field::B1, Field::B2, Field::B3, Field::M2].iter().fold(0, |set, field| set | field.bit());
    player.runs_flown = Field::B1.bit() | Field::B3.bit();
    let mut flown = table.clone();
    table.play(ME, Action::EndTurn);
    assert_eq!(Table::scored(&table.events, ME, Origin::Goal), 0);
    assert_eq!(Table::scored(&table.events, ME, Origin::Legacy), 9);
    flown.ship("OGg1").dice(&[1]);
    flown.play(ME, Action::Fly { to: node("OS2"), claim: false });
    let run = Run { project: Field::M2, gate: Gate::Orange };
    flown.play(ME, Action::GateRun(Some(run)));
    if matches!(flown.state.step(), Step::Reward { .. }) {
        flown.play(ME, Action::Reward(Reward::Drawn));
    }
    assert_eq!(Table::scored(&flown.events, ME, Origin::GateRun), 0, "past no orange gate");
    flown.play(ME, Action::EndTurn);
    assert_eq!(Table::scored(&flown.events, ME, Origin::Goal), 7);
}

/// Whether the ship can fly to a place in exactly so many segments, past a green gate or not, with what the player has.
fn flights(table: &Table, length: usize) -> (bool, bool) {
    let cluster = GAME.cluster(table.state.side);
    let trails = cluster.all().flat_map(|to| GAME.different_trails(&table.state, ME, to));
    let of_length: Vec<bool> = trails
        .filter(|(_, trail)| trail.segments.len() == length)
        .map(|(_, trail)| trail.sights.gates[0] > 0)
        .collect();
    (of_length.contains(&true), of_length.contains(&false))
}

/// PUL-6.11, PUL-6.7, PUL-13.8.
#[test]
fn ex_22_the_payment_formula() {
    let mut table = Table::new(4);
    table.owns(&["AI-1"]).ship("OS16").dice(&[2]);
    assert_eq!(flights(&table, 1), (true, false));
    assert_eq!(flights(&table, 2), (true, true));
    assert_eq!(flights(&table, 3), (true, false));
    assert_eq!(flights(&table, 4), (false, false));
    let mut offer = table.clone();
    offer.dice(&[]);
    offer.state.red.offers = 1;
    assert!(offer.allows(ME, &Action::Fly { to: node("OGg15"), claim: false }));
    assert!(offer.allows(ME, &Action::Fly { to: node("OGg16"), claim: false }));
    assert_eq!(offer.refusal(ME, &Action::Fly { to: node("OGm17"), claim: false }), "PUL-7.3");
    table.dice(&[3]).me().tokens = [1, 0];
    for (length, plain) in [(1, false), (2, true), (3, true), (4, true), (5, false)] {
        assert_eq!(flights(&table, length), (true, plain), "length {length}");
    }
    assert_eq!(flights(&table, 6), (false, false));
    let plain = |length: usize| {
        let cluster = GAME.cluster(Side::Open);
        let mut ends =
            cluster.all().flat_map(|to| GAME.different_trails(&table.state, ME, to).map(move |t| (to, t.1)));
        let found = ends.find(|(_, trail)| trail.segments.len() == length && trail.sights.gates[0] == 0);
        found.expect("flights of these lengths need no green gate")
    };
    for (length, modifier) in [(2, Some(Modifier::MinusOne)), (3, None), (4, Some(Modifier::PlusOne))] {
        let (to, trail) = plain(length);
        let mut flown = table.clone();
        flown.play(ME, Action::Fly { to, claim: false });
        if matches!(flown.state.step(), Step::Trail { .. }) {
            flown.play(ME, Action::Trail(trail.segments.clone()));
        }
        let payment = Payment { source: Source::Silver(3), modifier };
        assert!(flown.events.contains(&Event::Paid { seat: ME, payment, flex: 0 }), "length {length}");
    }
}

/// PUL-19.1, PUL-19.2.
#[test]
fn ex_23_the_order_of_effects() {
    let mut table = Table::new(3);
    table.owns(&["AI-2"]).dice(&[5]);
    table.play(ME, Action::Patent(technology("AI-5")));
    let told: Vec<&Event> = table.events.iter().collect();
    assert!(matches!(told[0], Event::Paid { .. }));
    assert!(matches!(told[1], Event::Patented { .. }));
    assert_eq!(*told[2], Event::Scored { seat: ME, origin: Origin::Technology, points: 2 });
    assert_eq!(*table.state.step(), Step::ClaimIsolated { seat: ME });
    let isolated = pulsar("OP12");
    table.play(ME, Action::ClaimIsolated(Some(isolated)));
    assert!(matches!(table.state.step(), Step::PickGyrodyne { .. }));
    let place = Action::PlaceGyrodyne { size: Size::Large, pulsar: isolated };
    assert_eq!(table.refusal(ME, &place), "PUL-4.2", "no other step meanwhile");
    table.play(ME, Action::PickGyrodyne(Size::Large));
    table.play(ME, place);
    let mut deep = Table::new(3);
    deep.in_play("AII-6").dice(&[5]);
    deep.state.exploration = [ExplorationId(0), ExplorationId(1)].into_iter().collect();
    deep.play_with(ME, Action::Patent(technology("AII-6")), &[(0, 2), (0, 1)]);
    let order: Vec<&Event> = deep.events.iter().skip(2).collect();
    assert!(matches!(order[0], Event::Explored { .. }));
    assert!(matches!(order[1], Event::Scored { points: 4, .. }), "the first is resolved");
    assert!(matches!(order[2], Event::Explored { .. }));
    assert!(matches!(order[3], Event::Scored { points: 5, .. }));
    assert_eq!(deep.state.player(ME).tokens, [1, 1], "then the modifiers");
}

/// PUL-11.2, PUL-19.4.
#[test]
fn ex_24_a_rank_technology_with_two_players() {
    for (order, green, red) in [([RED, RED, GREEN, GREEN], 1, 3), ([GREEN, RED, RED, GREEN], 3, 2)] {
        let mut table = Table::new(2);
        table.give_technology(GREEN, "CII-1");
        table.give_technology(RED, "CII-1");
        table.state.round = 3;
        let counters: Vec<(u8, Seat)> = (5..).zip(order).collect();
        table.track(0, &counters);
        table.play(ME, Action::EndTurn);
        assert_eq!(Table::scored(&table.events, GREEN, Origin::Technology), green);
        assert_eq!(Table::scored(&table.events, RED, Origin::Technology), red);
    }
}
