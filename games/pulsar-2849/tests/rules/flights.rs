//! Clauses of flights, landings and claims that the scenarios do not reach.

use crate::table::{GAME, ME, Table, node, pulsar, system, technology, transmitter};
use orrery_core::Seat;
use orrery_pulsar_2849::action::Reward;
use orrery_pulsar_2849::agenda::Step;
use orrery_pulsar_2849::components::Place;
use orrery_pulsar_2849::ids::{ExplorationId, SegmentId, Size, Token};
use orrery_pulsar_2849::state::{Claim, Origin};
use orrery_pulsar_2849::{Action, Event};

const OTHER: Seat = Seat(1);

fn fly(to: &str, claim: bool) -> Action {
    Action::Fly { to: node(to), claim }
}

/// PUL-7.2: no ship enters a portal. PUL-7.5: nor an isolated pulsar.
#[test]
fn places_no_ship_reaches() {
    let mut table = Table::new(3);
    table.ship("OGm1").dice(&[1]);
    assert_eq!(table.refusal(ME, &fly("OE1", false)), "PUL-7.2");
    assert_eq!(table.refusal(ME, &fly("OP12", false)), "PUL-7.5");
    assert_eq!(table.refusal(ME, &fly("OS6", false)), "PUL-7.3");
}

/// PUL-7.4, PUL-7.20: only trails, and of those that differ in nothing one.
#[test]
fn trails_that_are_refused() {
    let mut table = Table::spur(4);
    table.ship("DGo3").dice(&[6]);
    let with_choice = GAME.cluster(table.state.side).all().find(|&to| {
        GAME.cluster(table.state.side).place(to) != Place::Portal
            && GAME.different_trails(&table.state, ME, to).count() > 1
    });
    let to = with_choice.expect("some end has several trails");
    table.play(ME, Action::Fly { to, claim: false });
    let Action::Trail(first) = table.legal(ME)[0].clone() else { panic!("trails are asked for") };
    let mut twice = first.clone();
    twice[1] = twice[0];
    assert_eq!(table.refusal(ME, &Action::Trail(twice)), "PUL-7.4");
    let short = first.iter().copied().take(1).collect();
    assert_eq!(table.refusal(ME, &Action::Trail(short)), "PUL-7.3");
    let cluster = GAME.cluster(table.state.side);
    let all = cluster.trails.between(node("DGo3"), to);
    let other_length =
        all.iter().find(|trail| trail.segments.len() != 6).expect("the end is reached otherwise");
    let unpaid = Action::Trail(other_length.segments.clone());
    assert_eq!(table.refusal(ME, &unpaid), "PUL-7.3", "no die has that length");
    let same = all.iter().map(|trail| Action::Trail(trail.segments.clone()));
    let refused = same.filter(|trail| !table.allows(ME, trail));
    let mut clauses =
        refused.map(|trail| table.refusal(ME, &trail)).collect::<std::collections::BTreeSet<_>>();
    assert!(clauses.remove("PUL-7.3"));
    assert!(clauses.iter().all(|clause| *clause == "PUL-7.20"), "{clauses:?}");
}

/// PUL-7.20: the other lane of a doubled segment is the same choice; that is the reason, not the price.
#[test]
fn the_other_lane_is_the_same_trail() {
    let mut table = Table::spur(4);
    let cluster = GAME.cluster(table.state.side);
    let twin = |segment: SegmentId| {
        let ends = cluster.segments[segment.index()].ends;
        let same = |other: &SegmentId| *other != segment && cluster.segments[other.index()].ends == ends;
        (0..cluster.segments.len() as u8).map(SegmentId).find(same)
    };
    let mut tried = 0;
    for start in cluster.all().filter(|&start| cluster.place(start) != Place::Portal) {
        table.ship(&cluster.nodes[start.index()].id).dice(&[5]);
        let ends = cluster.all().filter(|&to| GAME.different_trails(&table.state, ME, to).count() > 1);
        for to in ends {
            let mut asked = table.clone();
            asked.play(ME, Action::Fly { to, claim: false });
            for action in asked.legal(ME) {
                let Action::Trail(mut path) = action else { panic!("trails are asked for") };
                let other = |segment: &SegmentId| twin(*segment).filter(|twin| !path.contains(twin));
                let Some((at, lane)) = (0..).zip(&path).find_map(|(at, one)| Some((at, other(one)?))) else {
                    continue;
                };
                path[at] = lane;
                assert_eq!(asked.refusal(ME, &Action::Trail(path)), "PUL-7.20");
                tried += 1;
            }
        }
    }
    assert!(tried > 0, "some trail leads through a doubled segment");
}

/// PUL-7.7: the path is settled before a tile is turned up; then all visited are.
#[test]
fn tiles_are_turned_up_after_the_flight() {
    let mut table = Table::new(4);
    table.ship("OP1").dice(&[3]);
    table.fly(&["OS2", "OGg1", "OS1"], false, &[(10, 17), (9, 16)]);
    let flew = table.events.iter().position(|event| matches!(event, Event::Flew { .. }));
    let turned: Vec<usize> =
        (0..table.events.len()).filter(|&at| matches!(table.events[at], Event::TurnedUp { .. })).collect();
    let founded = table.events.iter().position(|event| matches!(event, Event::StationFounded { .. }));
    assert!(flew < turned.first().copied() && turned.len() == 2 && turned.last().copied() < founded);
}

fn land(seats: u8, face: &str, stations: [Option<Seat>; 4]) -> Table {
    let mut table = Table::new(seats);
    table.lies("OS1", face, stations).ship("OGg1").dice(&[1]);
    table.play(ME, fly("OS1", false));
    table
}

/// PUL-7.9, PUL-7.10, PUL-7.13: closed planets, one station each; the leftmost free one is taken.
#[test]
fn planets_and_stations() {
    let stations = |table: &Table| table.state.systems[system("OS1").index()].stations;
    assert_eq!(stations(&land(4, "sys15", [None; 4])), [None, Some(ME), None, None]);
    let taken = [None, Some(OTHER), None, None];
    assert_eq!(stations(&land(4, "sys15", taken)), [None, Some(OTHER), Some(ME), None], "open with four");
    assert_eq!(
        stations(&land(3, "sys15", taken)),
        [Some(ME), Some(OTHER), None, None],
        "barren, open with three"
    );
    assert_eq!(stations(&land(2, "sys15", taken)), taken, "all others closed with two");
    let own = land(4, "sys01", [Some(ME), None, None, None]);
    assert_eq!((stations(&own), own.state.step()), ([Some(ME), None, None, None], &Step::Act { seat: ME }));
}

/// PUL-7.11: passing takes a barren planet, else a blue one, without reward.
#[test]
fn passing_through() {
    let mut table = Table::new(4);
    table.lies("OS2", "sys17", [None; 4]).ship("OP1").dice(&[2]);
    table.fly(&["OS2", "OGg1"], false, &[]);
    assert_eq!(table.state.systems[system("OS2").index()].stations, [Some(ME), None, None, None]);
    assert_eq!((table.state.player(ME).cubes, table.state.step()), (0, &Step::Act { seat: ME }));
}

/// PUL-7.16, PUL-7.17: printed or drawn; drawn tiles are discarded, the station tile is kept, the pile is renewed.
#[test]
fn exploration_tiles() {
    let mut table = land(4, "sys11", [None; 4]);
    assert_eq!(table.legal(ME), [Action::Reward(Reward::Printed), Action::Reward(Reward::Drawn)]);
    let station =
        ExplorationId(GAME.exploration.iter().position(|tile| tile.keep).expect("one is kept") as u8);
    table.state.exploration = [station].into_iter().collect();
    table.state.explored = [ExplorationId(0), ExplorationId(1)].into_iter().collect();
    let mut empty = table.clone();
    table.play_with(ME, Action::Reward(Reward::Drawn), &[(0, 1)]);
    assert_eq!(table.state.player(ME).kept.as_slice(), [station]);
    assert_eq!(table.state.explored.len(), 2);
    empty.state.exploration.clear();
    let mut nothing = empty.clone();
    empty.play_with(ME, Action::Reward(Reward::Drawn), &[(0, 2)]);
    assert_eq!((empty.points(ME), empty.state.exploration.len(), empty.state.explored.len()), (4, 1, 1));
    nothing.state.explored.clear();
    nothing.play_with(ME, Action::Reward(Reward::Drawn), &[]);
    assert_eq!(nothing.points(ME), 0);
}

/// PUL-7.18, PUL-14.4: a printed red die is an offer, and no reward when no extra die can be used.
#[test]
fn a_red_die_as_reward() {
    let mut table = land(4, "sys03", [None; 4]);
    table.play(ME, Action::Reward(Reward::Printed));
    assert_eq!(table.state.red.offers, 1 << 2);
    assert!(table.flies("OGg1", 1));
    table.dice(&[]);
    table.play(ME, Action::BuyModifier(Token::PlusTwo));
    assert!(table.state.red.used, "the offer paid");
    let mut used = Table::new(4);
    used.lies("OS1", "sys03", [None; 4]).ship("OGg1").dice(&[1]);
    used.state.red.used = true;
    used.play(ME, fly("OS1", false));
    assert_eq!(used.state.exploration.len(), 11, "a tile is drawn without asking");
}

/// PUL-7.19: a teleport leads elsewhere, turns up, founds, rewards, and counts as one visit.
#[test]
fn teleports() {
    let mut table = Table::new(4);
    table.owns(&["DI-3"]).shows(&["C2"]).ship("OS1").dice(&[3]);
    table.play(ME, Action::TakeTransmitter { tile: transmitter("C2"), cost: 3 });
    assert_eq!(table.refusal(ME, &Action::Teleport { to: node("OS1"), claim: false }), "PUL-7.19");
    assert_eq!(table.refusal(ME, &Action::Teleport { to: node("OE1"), claim: false }), "PUL-7.19");
    assert_eq!(table.refusal(ME, &Action::Teleport { to: node("OGg1"), claim: true }), "PUL-8.2");
    table.play_with(ME, Action::Teleport { to: node("OS2"), claim: false }, &[(10, 17)]);
    table.play(ME, Action::Reward(Reward::Printed));
    assert_eq!(table.state.player(ME).cubes, 2);
    assert_eq!(Table::scored(&table.events, ME, Origin::Technology), 1);
}

/// PUL-7.21, PUL-13.9: visits count at the end, each place once; a system that gave a station, too.
#[test]
fn visits_count_once() {
    let mut table = Table::new(4);
    table.owns(&["DI-3"]).lies("OS2", "sys17", [None; 4]).ship("OGg1").dice(&[2]);
    table.fly(&["OS2", "OP1"], false, &[]);
    assert_eq!(Table::scored(&table.events, ME, Origin::Technology), 1);
}

/// PUL-8.1, PUL-8.2, PUL-8.4: claiming is a choice; a claimed pulsar stays its owner's; without rings nothing is claimed.
#[test]
fn claims() {
    let mut table = Table::new(3);
    table.ship("OGg1").dice(&[1]);
    let mut declined = table.clone();
    declined.play(ME, fly("OP1", false));
    assert_eq!(declined.state.pulsars[pulsar("OP1").index()], Claim::Free);
    let mut without = table.clone();
    without.me().rings = 0;
    assert_eq!(without.refusal(ME, &fly("OP1", true)), "PUL-8.2");
    table.play(ME, fly("OP1", true));
    assert_eq!(
        (table.state.player(ME).rings, table.state.pulsars[pulsar("OP1").index()]),
        (5, Claim::Empty { by: ME })
    );
    table.turn_of(OTHER);
    let other = table.state.player_mut(OTHER);
    (other.ship, other.waiting) = (node("OGg1"), [1, 0, 0]);
    other.silver = [1].into_iter().collect();
    assert_eq!(table.refusal(OTHER, &fly("OP1", true)), "PUL-8.2");
    let place = Action::PlaceGyrodyne { size: Size::Small, pulsar: pulsar("OP1") };
    assert_eq!(table.refusal(OTHER, &place), "PUL-8.7");
}

/// PUL-8.3: only free isolated pulsars, and one may decline.
#[test]
fn isolated_pulsars() {
    let mut table = Table::new(3);
    table.claims(OTHER, "OP12", Claim::Empty { by: OTHER }).in_play("DII-4").dice(&[3]);
    table.play(ME, Action::Patent(technology("DII-4")));
    assert_eq!(table.refusal(ME, &Action::ClaimIsolated(Some(pulsar("OP12")))), "PUL-8.3");
    assert_eq!(table.refusal(ME, &Action::ClaimIsolated(Some(pulsar("OP1")))), "PUL-8.3");
    assert_eq!(table.legal(ME).len(), 3, "two are free, or none");
    table.play(ME, Action::ClaimIsolated(None));
    assert_eq!(table.state.player(ME).rings, 6);
}
