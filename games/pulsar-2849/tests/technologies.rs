//! One test for each technology: what it does, by its sentence on the board (PUL-13.6, PUL-19.3 to PUL-19.6).

mod table;

use orrery_core::Seat;
use orrery_pulsar_2849::Action;
use orrery_pulsar_2849::action::{End, Payment, Purchase, Reward, Source};
use orrery_pulsar_2849::agenda::{Agenda, Step};
use orrery_pulsar_2849::ids::{Field, Size, Token};
use orrery_pulsar_2849::state::{Claim, Headquarters, Origin};
use table::{GAME, ME, Table, goal, headquarters, node, pulsar, technology, transmitter};

/// A turn in which the technology was just patented, with exactly this die.
fn patent(id: &str, cost: u8) -> Table {
    patent_in(Table::new(4), id, cost)
}

fn patent_in(mut table: Table, id: &str, cost: u8) -> Table {
    table.in_play(id);
    let action = Action::Patent(technology(id));
    for die in (1..=6).filter(|&die| die != cost) {
        table.dice(&[die]);
        assert_eq!(table.refusal(ME, &action), "PUL-6.4", "a {die} does not pay");
    }
    table.dice(&[cost]);
    table.play(ME, action);
    table
}

fn doubles(id: &str, cost: u8, silver: u8, red: u8) -> Table {
    let table = patent(id, cost);
    assert_eq!(
        (table.state.player(ME).silver.as_slice(), table.state.red.committed),
        (&[silver][..], Some(red))
    );
    assert_eq!(table.refusal(ME, &Action::EndTurn), "PUL-14.7");
    table
}

fn buys_red(id: &str, cost: u8, red: u8) {
    let mut poor = Table::new(4);
    poor.in_play(id).dice(&[cost]);
    assert_eq!(poor.refusal(ME, &Action::Patent(technology(id))), "PUL-14.6");
    poor.me().cubes = 1;
    poor.play(ME, Action::Patent(technology(id)));
    assert_eq!((poor.state.player(ME).cubes, poor.state.red.committed), (0, Some(red)));
}

/// Points from technologies while `act` is done by an owner.
fn rewarded(id: &str, prepare: impl FnOnce(&mut Table), act: impl FnOnce(&mut Table)) -> (i16, u8) {
    let mut table = Table::new(4);
    table.owns(&[id]);
    prepare(&mut table);
    let cubes = table.state.player(ME).cubes;
    act(&mut table);
    (Table::scored(&table.events, ME, Origin::Technology), table.state.player(ME).cubes - cubes)
}

/// What the production of one round gives an owner from technologies.
fn income(id: &str, prepare: impl FnOnce(&mut Table)) -> i16 {
    rewarded(id, prepare, |table| {
        table.state.round = 7;
        table.play(ME, Action::EndTurn);
    })
    .0
}

/// A table in the final count.
fn at_the_end(id: &str) -> Table {
    let mut table = Table::new(4);
    table.owns(&[id]);
    table.state.goals = ["goal5b", "goal3b", "goal6a"].map(goal);
    table.state.agenda = Agenda::of([Step::Act { seat: ME }, Step::FinalCount, Step::Finished]);
    table
}

fn legacy(id: &str, prepare: impl FnOnce(&mut Table)) -> i16 {
    let mut table = at_the_end(id);
    prepare(&mut table);
    table.play(ME, Action::EndTurn);
    Table::scored(&table.events, ME, Origin::Legacy)
}

fn forgives_flight_past(id: &str, gate: usize) {
    let mut table = Table::new(4);
    table.owns(&[id]).ship("OS16").dice(&[3]);
    let cluster = GAME.cluster(table.state.side);
    for to in cluster.all() {
        for (_, trail) in GAME.different_trails(&table.state, ME, to) {
            let length = trail.segments.len();
            assert!(length == 3 || ((2..=4).contains(&length) && trail.sights.gates[gate] > 0));
        }
    }
    let lengths: Vec<usize> = cluster
        .all()
        .flat_map(|to| GAME.different_trails(&table.state, ME, to))
        .map(|t| t.1.segments.len())
        .collect();
    assert!(lengths.contains(&2) && lengths.contains(&4));
}

fn activate(table: &mut Table) {
    table.claims(ME, "OP1", Claim::Building { by: ME, size: Size::Small }).dice(&[3]);
    table.play(ME, Action::Activate(pulsar("OP1")));
}

fn patent_another(table: &mut Table) {
    table.in_play("AIII-5").dice(&[3]);
    table.play(ME, Action::Patent(technology("AIII-5")));
}

fn complete_project(table: &mut Table) {
    table.me().headquarters = Headquarters::Side(headquarters("D2"));
    table.dice(&[2]);
    table.play(ME, Action::Complete(Field::B2));
}

/// A transmitter of one cost goes online.
fn take_transmitter(table: &mut Table) {
    table.shows(&["A5"]).dice(&[4]);
    table.play(ME, Action::TakeTransmitter { tile: transmitter("A5"), cost: 4 });
    table.play(ME, Action::Teleport { to: node("OP1"), claim: false });
}

fn claim(table: &mut Table) {
    table.ship("OGg1").dice(&[1]);
    table.play(ME, Action::Fly { to: node("OP1"), claim: true });
}

const ALL_SIZES: [Size; 3] = Size::ALL;

#[test]
fn ai_1_forgives_a_flight_past_a_green_gate() {
    patent("AI-1", 1);
    forgives_flight_past("AI-1", 0);
}

#[test]
fn ai_2_rewards_other_patents() {
    let table = patent("AI-2", 3);
    assert_eq!(table.points(ME), 0, "not itself (PUL-13.7)");
    assert_eq!(rewarded("AI-2", |_| {}, patent_another).0, 2);
}

#[test]
fn ai_3_rewards_each_pulsar_visited() {
    patent("AI-3", 5);
    let tour = |table: &mut Table| {
        table.ship("OS2").dice(&[3]);
        table.fly(&["OP1", "OGg1", "OS1"], false, &[(0, 17)]);
        table.play(ME, Action::Reward(Reward::Printed));
    };
    assert_eq!(rewarded("AI-3", |_| {}, tour).0, 3);
    let there_and_back = |table: &mut Table| {
        table.ship("OGg1").dice(&[1]);
        table.play(ME, Action::Fly { to: node("OP1"), claim: false });
    };
    assert_eq!(rewarded("AI-3", |_| {}, there_and_back).0, 3, "claimed or not");
}

#[test]
fn ai_4_forgives_and_rewards_activations() {
    patent("AI-4", 2);
    for die in [2, 3, 4] {
        let act = |table: &mut Table| {
            table.claims(ME, "OP1", Claim::Building { by: ME, size: Size::Small }).dice(&[die]);
            table.play(ME, Action::Activate(pulsar("OP1")));
        };
        assert_eq!(rewarded("AI-4", |_| {}, act).0, 3);
    }
}

#[test]
fn ai_5_claims_an_isolated_pulsar_and_takes_a_gyrodyne() {
    let mut table = patent("AI-5", 5);
    table.play(ME, Action::ClaimIsolated(Some(pulsar("OP13"))));
    table.play(ME, Action::PickGyrodyne(Size::Large));
    assert_eq!(table.state.pulsars[pulsar("OP13").index()], Claim::Empty { by: ME });
    assert_eq!(table.state.player(ME).waiting, [0, 0, 1]);
}

#[test]
fn ai_6_forgives_and_rewards_dice_on_transmitters() {
    patent("AI-6", 6);
    let act = |table: &mut Table| {
        table.shows(&["A3"]).dice(&[4, 2]);
        table.play(ME, Action::TakeTransmitter { tile: transmitter("A3"), cost: 3 });
        table.pay(ME, table::silver(4));
        table.play(ME, Action::PayTransmitter { tile: transmitter("A3"), cost: 3 });
    };
    assert_eq!(rewarded("AI-6", |_| {}, act).0, 2);
}

#[test]
fn aii_1_doubles() {
    doubles("AII-1", 3, 2, 2);
}

#[test]
fn aii_2_pays_for_spinning_gyrodynes() {
    patent("AII-2", 4);
    assert_eq!(income("AII-2", |table| _ = table.spins(ME, &ALL_SIZES)), 3);
}

#[test]
fn aii_3_counts_stations() {
    let mut table = Table::new(4);
    table.me().stations = 0b1011;
    assert_eq!(patent_in(table, "AII-3", 2).points(ME), 3);
}

#[test]
fn aii_4_teleports_to_a_system() {
    let mut table = patent("AII-4", 4);
    let to = |id: &str| Action::Teleport { to: node(id), claim: false };
    assert_eq!(table.refusal(ME, &to("OP1")), "PUL-7.19");
    assert_eq!(table.refusal(ME, &to("OGg1")), "PUL-7.19");
    table.play(ME, to("OS1"));
    assert_eq!(table.state.player(ME).stations.count_ones(), 1, "as if a flight had ended there");
}

#[test]
fn aii_5_gives_cubes() {
    assert_eq!(patent("AII-5", 1).state.player(ME).cubes, 3);
}

#[test]
fn aii_6_draws_two_tiles_and_gives_modifiers() {
    let table = patent("AII-6", 5);
    let player = table.state.player(ME);
    assert_eq!(12 - table.state.exploration.len(), 2);
    assert!(player.tokens[0] >= 1 && player.tokens[1] >= 1);
}

#[test]
fn aiii_1_doubles() {
    doubles("AIII-1", 4, 3, 2);
}

#[test]
fn aiii_2_counts_links_online() {
    patent("AIII-2", 6);
    let link = |table: &mut Table, online: bool| {
        let (a1, a4) = (table.holds(ME, "A1", 7, true), table.holds(ME, "A4", 3, online));
        table.state.held[0].joined[0] = Some((a4, End::Left));
        table.state.held[1].joined[0] = Some((a1, End::Left));
    };
    assert_eq!(legacy("AIII-2", |table| link(table, true)), 3);
    assert_eq!(legacy("AIII-2", |table| link(table, false)), 0);
}

#[test]
fn aiii_3_counts_sizes() {
    patent("AIII-3", 3);
    for (sizes, points) in [(0, 0), (1, 4), (2, 8), (3, 16)] {
        assert_eq!(legacy("AIII-3", |table| _ = table.spins(ME, &ALL_SIZES[..sizes])), points);
    }
}

#[test]
fn aiii_4_makes_a_goal_count() {
    patent("AIII-4", 5);
    let mut table = at_the_end("AIII-4");
    table.me().cubes = 3;
    table.play(ME, Action::EndTurn);
    table.play(ME, Action::WildGoal(goal("goal3b")));
    assert_eq!(Table::scored(&table.events, ME, Origin::Goal), 9);
    table.play(ME, Action::GoalBonus(goal("goal3b")));
    assert_eq!(Table::scored(&table.events, ME, Origin::Goal), 15);
}

#[test]
fn aiii_5_sells_points_at_the_end() {
    patent("AIII-5", 3);
    let mut table = at_the_end("AIII-5");
    table.me().cubes = 5;
    let mut declined = table.clone();
    table.play(ME, Action::EndTurn);
    table.play(ME, Action::FinalPurchase(Purchase::Buy));
    assert_eq!((Table::scored(&table.events, ME, Origin::Legacy), table.state.player(ME).cubes), (9, 3));
    declined.play(ME, Action::EndTurn);
    declined.play(ME, Action::FinalPurchase(Purchase::Decline));
    assert_eq!(Table::scored(&declined.events, ME, Origin::Legacy), 0);
    let mut poor = at_the_end("AIII-5");
    poor.me().cubes = 1;
    poor.play(ME, Action::EndTurn);
    assert_eq!(poor.state.asked(), None, "not asked without enough cubes");
}

#[test]
fn bi_1_forgives_a_flight_past_an_orange_gate() {
    patent("BI-1", 2);
    forgives_flight_past("BI-1", 1);
}

#[test]
fn bi_2_rewards_landings_on_blue_planets() {
    patent("BI-2", 4);
    let land = |face: &'static str| {
        move |table: &mut Table| {
            table.lies("OS1", face, [None; 4]).ship("OGg1").dice(&[1]);
            table.play(ME, Action::Fly { to: node("OS1"), claim: false });
        }
    };
    assert_eq!(rewarded("BI-2", |_| {}, land("sys11")).0, 2);
    let occupied = |table: &mut Table| {
        table.lies("OS1", "sys04", [None, Some(Seat(1)), None, None]).ship("OGg1").dice(&[1]);
        table.play(ME, Action::Fly { to: node("OS1"), claim: false });
    };
    assert_eq!(rewarded("BI-2", |_| {}, occupied).0, 0, "a barren planet");
}

#[test]
fn bi_3_rewards_claims() {
    patent("BI-3", 6);
    assert_eq!(rewarded("BI-3", |_| {}, claim).0, 4);
    let isolated = |table: &mut Table| {
        table.in_play("DII-4").dice(&[3]);
        table.play(ME, Action::Patent(technology("DII-4")));
        table.play(ME, Action::ClaimIsolated(Some(pulsar("OP12"))));
    };
    assert_eq!(rewarded("BI-3", |_| {}, isolated).0, 4, "isolated ones, too");
}

#[test]
fn bi_4_gives_a_gyrodyne_and_a_modifier() {
    let mut table = patent("BI-4", 2);
    table.play(ME, Action::PickGyrodyne(Size::Medium));
    assert_eq!((table.state.player(ME).waiting, table.state.player(ME).tokens), ([0, 1, 0], [1, 0]));
}

#[test]
fn bi_5_forgives_dice_on_transmitters() {
    patent("BI-5", 3);
    let mut table = Table::new(4);
    table.owns(&["BI-5"]).shows(&["A2"]).dice(&[5]);
    assert!(table.allows(ME, &Action::TakeTransmitter { tile: transmitter("A2"), cost: 6 }));
    table.dice(&[4]);
    assert!(!table.allows(ME, &Action::TakeTransmitter { tile: transmitter("A2"), cost: 6 }));
}

#[test]
fn bi_6_rewards_each_gyrodyne_started() {
    patent("BI-6", 5);
    let act = |table: &mut Table| {
        table.claims(ME, "OP1", Claim::Empty { by: ME }).me().waiting = [1, 0, 0];
        table.play(ME, Action::PlaceGyrodyne { size: Size::Small, pulsar: pulsar("OP1") });
    };
    assert_eq!(rewarded("BI-6", |_| {}, act).0, 3);
}

#[test]
fn bii_1_pays_for_transmitters_online() {
    patent("BII-1", 1);
    let own = |table: &mut Table| {
        table.holds(ME, "A4", 3, true);
        table.holds(ME, "C1", 3, true);
        table.holds(ME, "A1", 1, false);
    };
    assert_eq!(income("BII-1", own), 2);
}

#[test]
fn bii_2_buys_a_red_four() {
    buys_red("BII-2", 2, 4);
}

#[test]
fn bii_3_teleports_to_a_pulsar() {
    let mut table = patent("BII-3", 3);
    assert_eq!(table.refusal(ME, &Action::Teleport { to: node("OP12"), claim: false }), "PUL-7.19");
    assert_eq!(table.refusal(ME, &Action::Teleport { to: node("OS1"), claim: false }), "PUL-7.19");
    table.play(ME, Action::Teleport { to: node("OP1"), claim: true });
    assert_eq!(table.state.pulsars[pulsar("OP1").index()], Claim::Empty { by: ME });
}

#[test]
fn bii_4_doubles() {
    doubles("BII-4", 5, 4, 3);
}

#[test]
fn bii_5_counts_pulsars() {
    let mut table = Table::new(4);
    table.spins(ME, &[Size::Small]).claims(ME, "OP12", Claim::Empty { by: ME });
    assert_eq!(patent_in(table, "BII-5", 3).points(ME), 4);
}

#[test]
fn bii_6_gives_two_gyrodynes() {
    let mut table = patent("BII-6", 4);
    assert_eq!(table.legal(ME).len(), 3);
    table.play(ME, Action::PickTwoGyrodynes(Size::Small, Size::Large));
    assert_eq!(table.state.player(ME).waiting, [1, 0, 1]);
}

#[test]
fn biii_1_counts_pairs_of_patents() {
    patent("BIII-1", 5);
    assert_eq!(legacy("BIII-1", |_| {}), 0, "one");
    assert_eq!(legacy("BIII-1", |table| _ = table.owns(&["AI-1", "AI-2", "AI-3", "AI-4"])), 6, "five");
}

#[test]
fn biii_2_counts_spinning_gyrodynes() {
    patent("BIII-2", 6);
    assert_eq!(legacy("BIII-2", |table| _ = table.spins(ME, &[Size::Small, Size::Small])), 8);
}

#[test]
fn biii_3_scores_initiative_twice() {
    patent("BIII-3", 3);
    let mut table = at_the_end("BIII-3");
    table.track(0, &[(3, ME), (4, Seat(1)), (5, Seat(2)), (6, Seat(3))]);
    table.play(ME, Action::EndTurn);
    assert_eq!(Table::scored(&table.events, ME, Origin::Initiative), 14);
    assert_eq!(Table::scored(&table.events, Seat(1), Origin::Initiative), 4);
}

#[test]
fn biii_4_counts_goals() {
    patent("BIII-4", 4);
    let two_goals = |table: &mut Table| {
        table.state.goals = ["goal1a", "goal4a", "goal6a"].map(goal);
        table.spins(ME, &[Size::Small, Size::Small]).me().stations = 0x1ff;
    };
    assert_eq!(legacy("BIII-4", two_goals), 8);
}

fn stations_scored(id: &str) -> i16 {
    let mut table = at_the_end(id);
    table.me().stations = 0b11111;
    table.play(ME, Action::EndTurn);
    Table::scored(&table.events, ME, Origin::Station)
}

#[test]
fn biii_5_adds_two_stations() {
    patent("BIII-5", 6);
    assert_eq!(stations_scored("BIII-5"), 16);
}

#[test]
fn ci_1_forgives_a_flight_past_a_magenta_gate() {
    patent("CI-1", 1);
    forgives_flight_past("CI-1", 2);
}

#[test]
fn ci_2_forgives_patents() {
    let mut table = patent("CI-2", 3);
    table.in_play("AIII-5").dice(&[4]);
    assert!(table.allows(ME, &Action::Patent(technology("AIII-5"))));
}

#[test]
fn ci_3_rewards_each_station() {
    patent("CI-3", 4);
    let tour = |table: &mut Table| {
        table.ship("OP1").dice(&[3]);
        table.fly(&["OS2", "OGg1", "OS1"], false, &[(10, 17), (9, 16)]);
    };
    assert_eq!(rewarded("CI-3", |_| {}, tour).0, 2, "passing and ending");
}

#[test]
fn ci_4_makes_copies_cheaper() {
    let mut table = patent("CI-4", 1);
    table.state.dice = [0, 0, 0, 0, 0, 1];
    table.me().cubes = 2;
    assert!(!table.allows(ME, &Action::Fly { to: node("OS2"), claim: false }));
    table.ship("OGm1").me().cubes = 3;
    let pay = Action::Pay(Payment { source: Source::Copy(6), modifier: None });
    let flights: Vec<Action> = table
        .legal(ME)
        .into_iter()
        .filter(|action| matches!(action, Action::Fly { claim: false, .. }))
        .collect();
    table.play(ME, flights[0].clone());
    if let Step::Trail { .. } = table.state.step() {
        let trail = table.legal(ME)[0].clone();
        table.play(ME, trail);
    }
    table.pay(ME, pay);
    assert!(table.events.contains(&orrery_pulsar_2849::Event::CubesPaid { seat: ME, cubes: 3 }));
    assert!(table.state.red.used);
}

#[test]
fn ci_5_rewards_projects() {
    patent("CI-5", 4);
    assert_eq!(rewarded("CI-5", |_| {}, complete_project).0, 2);
}

#[test]
fn ci_6_rewards_transmitters_going_online() {
    patent("CI-6", 6);
    assert_eq!(rewarded("CI-6", |_| {}, take_transmitter).0, 4);
}

#[test]
fn cii_1_pays_by_initiative() {
    patent("CII-1", 2);
    for (rank, points) in [(0, 3), (1, 2), (2, 1), (3, 0)] {
        let mut counters: Vec<(u8, Seat)> = [(3, Seat(1)), (5, Seat(2)), (7, Seat(3))].to_vec();
        counters.insert(rank, (3 + 2 * rank as u8 - u8::from(rank > 0), ME));
        assert_eq!(income("CII-1", |table| _ = table.track(0, &counters)), points);
    }
}

#[test]
fn cii_2_rewards_activations() {
    patent("CII-2", 4);
    assert_eq!(rewarded("CII-2", |_| {}, activate).0, 4);
}

#[test]
fn cii_3_forgives_projects() {
    let mut table = patent("CII-3", 2);
    table.me().headquarters = Headquarters::Side(headquarters("D2"));
    table.dice(&[3]);
    assert!(table.allows(ME, &Action::Complete(Field::B2)), "a 3 for a 2");
}

#[test]
fn cii_4_doubles() {
    doubles("CII-4", 6, 4, 4);
}

#[test]
fn cii_5_buys_a_red_three() {
    buys_red("CII-5", 1, 3);
}

#[test]
fn cii_6_claims_an_isolated_pulsar_and_scores() {
    let mut table = patent("CII-6", 5);
    table.play(ME, Action::ClaimIsolated(None));
    assert_eq!(table.points(ME), 5);
}

#[test]
fn ciii_1_counts_projects() {
    patent("CIII-1", 5);
    assert_eq!(legacy("CIII-1", |table| table.me().completed = 0b111), 6);
}

#[test]
fn ciii_2_counts_transmitters_online() {
    patent("CIII-2", 6);
    assert_eq!(legacy("CIII-2", |table| _ = table.holds(ME, "A4", 3, true)), 4);
}

#[test]
fn ciii_3_adds_a_station() {
    patent("CIII-3", 2);
    assert_eq!(stations_scored("CIII-3"), 12);
}

#[test]
fn ciii_4_counts_awards() {
    patent("CIII-4", 4);
    assert_eq!(legacy("CIII-4", |table| table.me().awards = 2), 10);
}

#[test]
fn ciii_5_scores_ten() {
    assert_eq!(patent("CIII-5", 6).points(ME), 10);
}

#[test]
fn di_1_forgives_a_flight_to_a_pulsar() {
    patent("DI-1", 2);
    let mut table = Table::new(4);
    table.owns(&["DI-1"]).ship("OGg1");
    assert!(table.flies("OP1", 3), "two segments with a 3");
    assert!(!table.flies("OS2", 2) || !table.flies("OGm2", 1), "only to pulsars");
}

#[test]
fn di_2_gives_a_cube_for_other_patents() {
    assert_eq!(patent("DI-2", 3).state.player(ME).cubes, 0);
    assert_eq!(rewarded("DI-2", |_| {}, patent_another).1, 1);
}

#[test]
fn di_3_rewards_each_system_visited() {
    patent("DI-3", 4);
    let tour = |table: &mut Table| {
        table.ship("OP1").dice(&[3]);
        table.fly(&["OS2", "OGg1", "OS1"], false, &[(10, 17), (9, 16)]);
        table.play(ME, Action::Reward(Reward::Printed));
        table.play(ME, Action::PickGyrodyne(Size::Large));
    };
    assert_eq!(rewarded("DI-3", |_| {}, tour).0, 2);
}

#[test]
fn di_4_rewards_modifiers_spent() {
    patent("DI-4", 1);
    let act = |table: &mut Table| {
        table.dice(&[1]).me().tokens = [0, 1];
        table.play(ME, Action::BuyModifier(Token::PlusMinusOne));
        table.pay(ME, table::silver(1));
    };
    assert_eq!(rewarded("DI-4", |_| {}, act).0, 0, "no token was needed");
    let spend = |table: &mut Table| {
        table.dice(&[2]).me().tokens = [0, 1];
        table.play(ME, Action::TakeGyrodyne(Size::Large));
    };
    assert_eq!(rewarded("DI-4", |_| {}, spend).0, 2);
}

#[test]
fn di_5_pays_for_every_four_stations() {
    patent("DI-5", 2);
    assert_eq!(income("DI-5", |table| table.me().stations = 0x1ff), 2);
    assert_eq!(income("DI-5", |table| table.me().stations = 0b111), 0);
}

#[test]
fn di_6_rewards_transmitters_going_online() {
    patent("DI-6", 6);
    assert_eq!(rewarded("DI-6", |_| {}, take_transmitter), (3, 1));
}

#[test]
fn dii_1_pays_for_sizes() {
    patent("DII-1", 3);
    for (sizes, points) in [(0, 0), (1, 1), (2, 2), (3, 4)] {
        assert_eq!(income("DII-1", |table| _ = table.spins(ME, &ALL_SIZES[..sizes])), points);
    }
}

#[test]
fn dii_2_doubles_and_gives_a_modifier() {
    assert_eq!(doubles("DII-2", 5, 3, 3).state.player(ME).tokens, [0, 1]);
}

#[test]
fn dii_3_gives_cubes_and_a_modifier() {
    let table = patent("DII-3", 1);
    assert_eq!((table.state.player(ME).cubes, table.state.player(ME).tokens), (2, [1, 0]));
}

#[test]
fn dii_4_claims_an_isolated_pulsar() {
    let mut table = patent("DII-4", 3);
    table.play(ME, Action::ClaimIsolated(Some(pulsar("OP14"))));
    assert_eq!(table.state.player(ME).rings, 5);
}

#[test]
fn dii_5_buys_a_red_five() {
    buys_red("DII-5", 3, 5);
}

#[test]
fn dii_6_rewards_patents_and_projects() {
    assert_eq!(patent("DII-6", 6).points(ME), 0);
    assert_eq!(rewarded("DII-6", |_| {}, patent_another).0, 3);
    assert_eq!(rewarded("DII-6", |_| {}, complete_project).0, 3);
}

#[test]
fn diii_1_counts_stations() {
    patent("DIII-1", 5);
    assert_eq!(legacy("DIII-1", |table| table.me().stations = 0b1111), 4);
}

#[test]
fn diii_2_pays_for_spinning_gyrodynes() {
    patent("DIII-2", 6);
    assert_eq!(income("DIII-2", |table| _ = table.spins(ME, &[Size::Large, Size::Small])), 4);
}

#[test]
fn diii_3_counts_gate_run_projects() {
    patent("DIII-3", 2);
    let own = |table: &mut Table| {
        table.me().headquarters = Headquarters::Side(headquarters("D2"));
        table.me().completed = Field::B1.bit() | Field::B2.bit();
    };
    assert_eq!(legacy("DIII-3", own), 3, "the run of b1, unused; b2 has none");
}

#[test]
fn diii_4_counts_pulsars() {
    patent("DIII-4", 3);
    assert_eq!(legacy("DIII-4", |table| _ = table.claims(ME, "OP12", Claim::Empty { by: ME })), 2);
}

#[test]
fn diii_5_scores_five() {
    assert_eq!(patent("DIII-5", 1).points(ME), 5);
}
