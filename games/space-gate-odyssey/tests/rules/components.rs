//! SGO-2: the box, and boxes that are not accepted.

use orrery_core::{BadBox, Game};
use orrery_space_gate_odyssey::components::{Bonus, Kind, RoomAction};
use orrery_space_gate_odyssey::{Options, SpaceGateOdyssey};

fn bad(from: &str, to: &str) -> BadBox {
    let text = SpaceGateOdyssey::META.components;
    assert!(text.contains(from), "{from} is in the box");
    SpaceGateOdyssey::unpack(&text.replacen(from, to, 1)).expect_err("the box is bad")
}

/// SGO-2.1, SGO-2.2, SGO-2.3, SGO-2.5.
#[test]
fn the_boards_are_in_the_box() {
    let game = SpaceGateOdyssey::standard();
    let sectors = |action: &RoomAction| matches!(action, RoomAction::MoveSettler(_));
    let actions: Vec<RoomAction> = game.rooms.iter().map(|room| room.action).collect();
    assert_eq!(actions.iter().filter(|action| sectors(action)).count(), 3);
    assert_eq!(actions[3..], [RoomAction::FillAccess, RoomAction::AddModule]);
    assert_eq!((game.hawking.wheel, game.hawking.points_per_settler), (10, 1));
    assert_eq!((game.hawking.values, &game.hawking.engineer_ranks[..]), ([7, 4, 2, 1, 0], &[3, 6][..]));
    assert_eq!(game.gate_ids, ["alpha", "beta", "gamma"]);
}

/// SGO-2.6, SGO-2.7.
#[test]
fn the_modules_are_in_their_stacks() {
    let game = SpaceGateOdyssey::standard();
    let sizes: Vec<usize> = game.stacks.iter().map(|stack| stack.modules.len()).collect();
    assert_eq!(sizes, [12, 12, 12, 9, 9, 9, 6, 6, 6]);
    let count = |fits: &dyn Fn(&Kind) -> bool| game.modules.iter().filter(|face| fits(&face.kind)).count();
    assert_eq!(count(&|kind| matches!(kind, Kind::Gate(_))), 36);
    assert_eq!(count(&|kind| matches!(kind, Kind::Odyssey(_))), 27);
    assert_eq!(count(&|kind| *kind == Kind::Access), 18);
    assert_eq!(count(&|kind| *kind == Kind::Initial), 4);
    assert_eq!(count(&|kind| matches!(kind, Kind::Odyssey(Bonus::Robot(_)))), 15);
    assert!(game.modules[81..].iter().all(|face| face.capacity == 5 && face.sector.is_none()));
}

/// SGO-2.4: a side for every number of players.
#[test]
fn every_exoplanet_has_a_side_for_all() {
    let game = SpaceGateOdyssey::standard();
    assert_eq!(game.exoplanets.len(), 8);
    for (at, players) in (0..8u8).flat_map(|at| (2..=4usize).map(move |players| (at, players))) {
        let side = game.side(orrery_space_gate_odyssey::parts::Exoplanet(at), players);
        assert!(side.players.contains(&(players as u8)), "{}", side.id);
    }
}

/// SGO-2.8, SGO-2.9.
#[test]
fn figures_start_where_the_box_says() {
    let figures = SpaceGateOdyssey::standard().figures;
    assert_eq!((figures.settlers_on_initial_module, figures.settlers_in_reserve), (5, 30));
    let reserve = (figures.engineers_in_reserve, figures.suits_in_reserve, figures.robots_in_reserve);
    assert_eq!((reserve, figures.reorganization_tokens), ((3, 3, 5), 1));
}

/// SGO-11.3, SGO-11.4, SGO-11.5: what nobody has chosen is what the box says.
#[test]
fn options_default_to_the_box() {
    let whole: toml::Table = toml::from_str(SpaceGateOdyssey::META.components).unwrap();
    let printed = whole["options"].as_table().unwrap();
    let ours = toml::Table::try_from(Options::default()).unwrap();
    assert_eq!(printed.len(), ours.len());
    for (name, option) in printed {
        assert_eq!(option["default"], ours[name], "{name}");
    }
    assert!(serde_json::from_str::<Options>(r#"{"house_rule": 1}"#).is_err(), "an unknown option");
}

#[test]
fn a_bad_box_says_where_it_is_bad() {
    let first = "id = \"gate-wildlife-alpha-1\"";
    assert!(matches!(SpaceGateOdyssey::unpack("[meta"), Err(BadBox::Unreadable(_))));
    assert!(matches!(bad("[[gates]]\nid = \"gamma\"\nsymbol = \"square\"", ""), BadBox::Count { .. }));
    assert!(matches!(bad("id = \"beta\"", "id = \"alpha\""), BadBox::Doubled { table: "gates", .. }));
    assert!(matches!(bad(first, "id = \"gate-wildlife-alpha-2\""), BadBox::Doubled { .. }));
    let module = |from: &str, to: &str| bad(&format!("{first}\n{from}"), &format!("{first}\n{to}"));
    assert!(matches!(module("kind = \"gate\"", "kind = \"hall\""), BadBox::Unknown { field: "kind", .. }));
    let kept = "kind = \"gate\"\nsector = \"wildlife\"\nstack = \"gate-wildlife\"\ncapacity = 2";
    let changed = |from: &str, to: &str| module(kept, &kept.replace(from, to));
    assert!(matches!(
        changed("sector = \"wildlife\"", "sector = \"fire\""),
        BadBox::Unknown { field: "sector", .. }
    ));
    assert!(matches!(changed("capacity = 2", "capacity = 0"), BadBox::Impossible { field: "capacity", .. }));
    assert!(matches!(
        changed("sector = \"wildlife\"", "sector = \"water\""),
        BadBox::Impossible { field: "stack", .. }
    ));
    let sides = "shape = \"D\"\nsides = [\"S\"]";
    assert!(matches!(bad(sides, "sides = []"), BadBox::Impossible { field: "sides", .. }));
    assert!(matches!(bad(sides, "sides = [\"up\"]"), BadBox::Impossible { field: "sides", .. }));
    assert!(matches!(
        bad("bonus = \"recruit\"", "bonus = \"feast\""),
        BadBox::Unknown { field: "bonus", .. }
    ));
    assert!(matches!(
        bad("action = \"fill_access\"", "action = \"rest\""),
        BadBox::Unknown { field: "action", .. }
    ));
    assert!(matches!(bad("total = 36", "total = 40"), BadBox::Impossible { field: "total", .. }));
    assert!(matches!(
        bad("modules = \"chief\"", "modules = \"cook\""),
        BadBox::Unknown { field: "figure", .. }
    ));
    assert!(matches!(bad("modules = \"chief\"", "modules = \"engineer\""), BadBox::Impossible { .. }));
    assert!(matches!(bad("engineer_ranks = [3, 6]", "engineer_ranks = [1, 2, 3, 6]"), BadBox::Count { .. }));
    assert!(matches!(bad("values = [7, 4, 2, 1, 0]", "values = [7]"), BadBox::Count { .. }));
    assert!(matches!(bad("\"balance\", \"none\"]", "\"balance\", \"fire\"]"), BadBox::Unknown { .. }));
}

#[test]
fn a_bad_exoplanet_says_where_it_is_bad() {
    assert!(matches!(bad("rule = \"mountain\"", "rule = \"sea\""), BadBox::Unknown { field: "rule", .. }));
    assert!(matches!(bad("\"bose-a\", \"bose-b\"", "\"bose-a\""), BadBox::Unknown { field: "players", .. }));
    assert!(matches!(bad("\"bose-a\", \"bose-b\"", "\"bose-c\""), BadBox::Unknown { field: "sides", .. }));
    assert!(matches!(bad("levels = 6", "levels = 7"), BadBox::Impossible { field: "levels", .. }));
    assert!(matches!(bad("levels = 6", "levels = 12"), BadBox::Impossible { field: "levels", .. }));
    assert!(matches!(bad("levels = 6\n", ""), BadBox::Unknown { field: "levels", .. }));
    let space = "requires = [\"bose-a-l1-1\"";
    assert!(matches!(bad(space, "requires = [\"moon\""), BadBox::Unknown { field: "requires", .. }));
    let volcano = "spaces_per_volcano = 6";
    assert!(matches!(bad(volcano, "spaces_per_volcano = 5"), BadBox::Impossible { .. }));
    assert!(matches!(bad("basic_per_advanced = 5", "basic_per_advanced = 0"), BadBox::Impossible { .. }));
    assert!(matches!(bad("[0, 3, 7, 12, 18]", "[0, 3, 7]"), BadBox::Impossible { .. }));
    assert!(matches!(bad("canal_length = 11", "canal_length = 9"), BadBox::Impossible { .. }));
    assert!(matches!(bad("mode = \"circles\"", "mode = \"loops\""), BadBox::Unknown { field: "mode", .. }));
    assert!(matches!(bad("a = \"planck-a-o1\"", "a = \"nowhere\""), BadBox::Unknown { field: "a", .. }));
    assert!(matches!(
        bad("close_threshold = 7\npoints_majority", "close_threshold = 9\npoints_majority"),
        BadBox::Impossible { .. }
    ));
}
