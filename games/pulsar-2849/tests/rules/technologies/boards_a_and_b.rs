//! The technologies of the A and B boards.

use super::{
    ALL_SIZES, at_the_end, buys_red, claim, doubles, forgives_flight_past, income, legacy, patent,
    patent_another, patent_in, rewarded, stations_scored,
};
use crate::table::{ME, Table, goal, node, pulsar, silver, technology, transmitter};
use orrery_core::Seat;
use orrery_pulsar_2849::Action;
use orrery_pulsar_2849::action::{End, Purchase, Reward};
use orrery_pulsar_2849::ids::Size;
use orrery_pulsar_2849::state::{Claim, Origin};

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
        table.pay(ME, silver(4));
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

#[test]
fn biii_5_adds_two_stations() {
    patent("BIII-5", 6);
    assert_eq!(stations_scored("BIII-5"), 16);
}
