//! The technologies of the C and D boards.

use super::{
    ALL_SIZES, activate, buys_red, complete_project, doubles, forgives_flight_past, income, legacy, patent,
    patent_another, rewarded, stations_scored, take_transmitter,
};
use crate::table::{ME, Table, headquarters, node, pulsar, silver, technology};
use orrery_core::Seat;
use orrery_pulsar_2849::action::{Payment, Reward, Source};
use orrery_pulsar_2849::agenda::Step;
use orrery_pulsar_2849::ids::{Field, Size, Token};
use orrery_pulsar_2849::state::{Claim, Headquarters};
use orrery_pulsar_2849::{Action, Event};

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
    assert!(table.events.contains(&Event::CubesPaid { seat: ME, cubes: 3 }));
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
        table.pay(ME, silver(1));
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
