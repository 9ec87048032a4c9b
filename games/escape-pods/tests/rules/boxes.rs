//! Chapter 2: the box, and boxes that cannot be played with.

use crate::position::*;
use orrery_core::{BadBox, Game, Seat, Seats};
use orrery_escape_pods::*;

fn spoilt(from: &str, to: &str) -> BadBox {
    let components = EscapePods::META.components;
    assert!(components.contains(from), "{from} is in the box");
    EscapePods::unpack(&components.replacen(from, to, 1)).expect_err("the box is bad")
}

/// POD-2.2, POD-2.3, POD-2.4: panels, pods and hangars.
#[test]
fn ship_and_pods() {
    let game = EscapePods::standard();
    assert_eq!(game.copies, [3, 3, 3]);
    assert_eq!(game.controls.map(|row| row.spaces), [2, 1, 1, 1, 1, 1, 1, 1]);
    let basic = Control::ALL.map(|control| game.panel_of(control) == Panel::Basic);
    assert_eq!(basic, [true, true, true, true, false, false, false, false]);
    assert_eq!(Pod::all().map(|pod| game.capacity(pod)).collect::<Vec<_>>(), [3, 2, 2, 1, 1, 1]);
    assert_eq!(game.hangars.map(|row| (row.capacity, row.launch)), [(2, s(1)), (3, s(2)), (2, s(3))]);
    assert_eq!(game.beside_ship, sectors(&[1, 2, 3]));
}

/// POD-2.5, POD-2.6: thirteen sectors with twenty-six shared edges, each a beacon space.
#[test]
fn space_is_a_graph() {
    let game = EscapePods::standard();
    let edges: u32 = game.adjacent.iter().map(|near| near.len()).sum();
    assert_eq!(edges, 2 * 26);
    for space in Space::all() {
        let [one, other] = game.ends(space);
        assert!(game.are_adjacent(one, other) && game.are_adjacent(other, one));
    }
    assert_eq!(game.neighbours(s(10)), sectors(&[7, 8, 9, 11, 12, 13]));
}

/// POD-2.7, POD-2.8: docks and shelter cards.
#[test]
fn shelters_and_their_docks() {
    let game = EscapePods::standard();
    assert_eq!(Shelter::all().map(|shelter| game.dock(shelter).0 + 1).collect::<Vec<_>>(), [11, 12, 12, 13]);
    assert_eq!(game.docks, sectors(&[11, 12, 13]));
    assert_eq!(game.shelter_cards.len(), 22);
    assert_eq!(game.shelter_cards.iter().filter(|card| card.starter).count(), 4);
}

/// POD-2.9, POD-2.10: a card for every sector, a beacon for every pair of colours.
#[test]
fn cards_and_beacons() {
    let game = EscapePods::standard();
    let normal: Vec<u8> =
        Card::all().filter(|card| !game.cards[card.index()].solo_only).map(|card| card.0 + 1).collect();
    assert_eq!(normal, [4, 5, 6, 7, 8, 9, 10]);
    assert!(Card::all().all(|card| game.sector_of(card).0 == card.0));
    let pairs: Vec<Seats> = (0..5)
        .flat_map(|one| (one + 1..5).map(move |other| Seats::one(Seat(one)).with(Seat(other))))
        .collect();
    assert_eq!(game.beacons.to_vec(), pairs);
}

/// POD-2.1: an answer that names what is not in the box is refused, whatever is asked.
#[test]
fn there_is_no_seventh_pod() {
    let position = Position::new(2);
    assert_eq!(position.refused(Action::Ride { pod: Pod(6), to: s(1) }), "POD-2.1");
    assert_eq!(position.refused(pay(Control::Spy, Kind(3))), "POD-2.1");
}

#[test]
fn bad_boxes_are_refused_with_the_place_to_mend() {
    assert!(matches!(spoilt("[counts]", "[counts"), BadBox::Unreadable(_)));
    let bad = spoilt("id = \"mini3\"", "id = \"mini2\"");
    assert_eq!(bad, BadBox::Doubled { table: "pod", id: "mini2".into() });
    let bad = spoilt("launch_sector = \"s1\"", "launch_sector = \"s0\"");
    assert!(matches!(bad, BadBox::Unknown { table: "hangar", field: "launch_sector", .. }), "{bad}");
    let bad = spoilt("adjacent = [\"s2\", \"s4\", \"s5\"]", "adjacent = [\"s2\", \"s4\", \"s13\"]");
    assert!(matches!(bad, BadBox::Impossible { table: "sector", field: "adjacent", .. }), "{bad}");
    let bad = spoilt("sectors = [\"s1\", \"s2\"]", "sectors = [\"s1\", \"s13\"]");
    assert!(matches!(bad, BadBox::Impossible { table: "beacon_space", .. }), "{bad}");
    let bad = spoilt("capacity = 3\nhome = \"h2\"", "capacity = 3\nhome = \"h1\"");
    assert!(matches!(bad, BadBox::Impossible { table: "pod", field: "home", .. }), "{bad}");
    let bad = spoilt("capacity = 3\nhome = \"h2\"", "capacity = 9\nhome = \"h2\"");
    assert!(matches!(bad, BadBox::Impossible { table: "pod", field: "capacity", .. }), "{bad}");
    let bad = spoilt("{ kind = \"officer\", points = 3", "{ kind = \"cook\", points = 3");
    assert!(matches!(bad, BadBox::Unknown { table: "shelter", field: "boxes", .. }), "{bad}");
    let bad = spoilt("rule = \"green_pair\"", "rule = \"none\"");
    assert!(matches!(bad, BadBox::Impossible { table: "shelter", field: "rule", .. }), "{bad}");
    let bad = spoilt("shelter_cards = 22", "shelter_cards = 23");
    assert_eq!(bad, BadBox::Count { table: "shelter", wanted: 23, found: 22 });
    let bad = spoilt("lateral = 3\ncentral = 2", "lateral = 6\ncentral = 2");
    assert!(matches!(bad, BadBox::Impossible { table: "explosion_token_start", .. }), "{bad}");
    let bad = spoilt("by_seat = [1, 2]", "by_seat = [1]");
    assert!(matches!(bad, BadBox::Impossible { table: "first_turn_actions", .. }), "{bad}");
    let bad = spoilt("id = \"accelerate\"", "id = \"teleport\"");
    assert!(matches!(bad, BadBox::Unknown { table: "action", .. }), "{bad}");
    let bad = spoilt("min_points = 13", "min_points = 17");
    assert!(matches!(bad, BadBox::Impossible { table: "solo_rank", .. }), "{bad}");
    let bad = spoilt("round_cap = 60", "round_cap = 0");
    assert!(matches!(bad, BadBox::Impossible { table: "limits", .. }), "{bad}");
    let bad = spoilt("copies_per_colour = 3", "copies_per_colour = 0");
    assert!(matches!(bad, BadBox::Impossible { table: "crew_kind", .. }), "{bad}");
}

/// POD-12.4: a box whose solo game has explosion tokens must say where they start.
#[test]
fn solo_tokens_need_a_start() {
    let bad = spoilt("explosion_tokens = 0", "explosion_tokens = 4");
    assert_eq!(bad, BadBox::Count { table: "explosion_token_start", wanted: 5, found: 4 });
}
