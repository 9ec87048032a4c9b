//! The box (GAN-2), good and bad.

use orrery_core::{BadBox, Game};
use orrery_ganymede::Ganymede;
use orrery_ganymede::cards::{Class, Planet};
use orrery_ganymede::components::Op;

const BOX: &str = Ganymede::META.components;

/// A box with one thing changed.
fn odd(from: &str, to: &str) -> Result<Ganymede, BadBox> {
    assert!(BOX.contains(from), "{from} is in the box");
    Ganymede::unpack(&BOX.replacen(from, to, 1))
}

/// GAN-2.1, GAN-2.3, GAN-2.4: all components, in five classes, and the places of a board.
#[test]
fn the_box_is_complete() {
    let game = Ganymede::standard();
    assert_eq!((game.tiles.len(), game.shuttles.len(), game.ships.len()), (30, 60, 30));
    assert_eq!(game.tiles.iter().filter(|tile| tile.start).count(), 4);
    assert_eq!((game.boards.len(), game.track.len(), game.needs), (4, 11, [3, 4]));
    assert_eq!((game.limits.earth_capacity, game.limits.mars_capacity, game.limits.tile_slots), (6, 5, 3));
    for class in Class::ALL {
        assert_eq!((game.tiles_of[class as usize].len(), game.shuttles_of[class as usize].len()), (6, 12));
    }
}

/// GAN-2.5: white symbols stand on shuttles of one class, and on all of them.
#[test]
fn white_symbols_belong_to_one_class() {
    let game = Ganymede::standard();
    assert!(game.shuttles.iter().all(|shuttle| (shuttle.white > 0) == (shuttle.class == Class::Joint)));
    assert!(game.shuttles.iter().take(30).all(|shuttle| shuttle.planet == Planet::Earth));
}

/// GAN-2.7: numbers are read from the box.
#[test]
fn another_box_has_other_numbers() {
    let game = odd("earth_capacity = 6", "earth_capacity = 9").unwrap();
    assert_eq!(game.limits.earth_capacity, 9);
    let text = &BOX[BOX.find("[[ships]]").unwrap()..];
    assert!(text.contains("op = \"move\""));
    assert_eq!(game.ships[3].bonus, [Op::Move, Op::Move]);
}

#[test]
fn a_name_can_be_looked_up() {
    let game = Ganymede::standard();
    assert_eq!(game.name("color", 1).unwrap().es, "Rojo");
    assert_eq!(game.name("slot", 0).unwrap().en, "3 identical");
    assert_eq!(game.name("shuttle", 30).unwrap().id, "ms-01");
    assert_eq!(game.name("moon", 0), None);
}

#[test]
fn a_bad_box_says_what_is_wrong() {
    let bad = |from: &str, to: &str| odd(from, to).unwrap_err().to_string();
    assert!(bad("schema = 1", "schema = ").starts_with("box-unreadable"));
    assert!(bad("earth_capacity = 6", "").starts_with("box-unreadable"), "a number is missing");
    assert_eq!(bad("tiles = 30", "tiles = 31"), "box-count table=tiles wanted=31 found=30");
    assert_eq!(bad("id = \"st-02\"", "id = \"st-01\""), "box-doubled table=tiles id=st-01");
    assert_eq!(
        bad("class = \"media\"\nstart", "class = \"pirates\"\nstart"),
        "box-unknown table=tiles id=st-01 field=class value=pirates"
    );
    assert_eq!(
        bad("requires = { blue = 1 }", "requires = { green = 1 }"),
        "box-unknown table=earth_shuttles id=es-01 field=colour value=green"
    );
    assert_eq!(
        bad("requires = { blue = 1 }", "requires = { blue = 0 }"),
        "box-impossible table=earth_shuttles id=es-01 field=requires value=0"
    );
    assert_eq!(
        bad(
            "mode = \"both\", parts = [{ op = \"recruit\", colours = [\"purple\"] }, ",
            "mode = \"both\", parts = ["
        ),
        "box-impossible table=tiles id=st-09 field=effect value=both of 1"
    );
    assert_eq!(
        bad(
            "{ op = \"recruit\", colours = [\"red\"] }, { op = \"reputation\" }",
            "{ op = \"move\" }, { op = \"move\" }"
        ),
        "box-impossible table=tiles id=st-07 field=effect value=either of 2"
    );
    assert_eq!(
        bad("ability = \"one_fewer\"", "ability = \"none\""),
        "box-unknown table=ships id=sh-17 field=ability value=none"
    );
    assert_eq!(
        bad("ship_row = 3", "ship_row = 9"),
        "box-impossible table=limits id=ship_row field=ship_row value=9"
    );
    assert_eq!(
        bad("setup_ships_kept = 2", "setup_ships_kept = 3"),
        "box-count table=setup_ships_kept wanted=2 found=3"
    );
    assert!(bad("2 = 7", "2 = 14").starts_with("box-impossible table=limits id=supply_per_colour"));
    assert!(bad("launch = true", "launch = false").starts_with("box-impossible table=reputation id=10"));
    assert_eq!(
        bad("requires = { blue = 1 }", "requires = { blue = 200 }"),
        "box-impossible table=earth_shuttles id=es-01 field=requires value=200"
    );
    assert!(bad("tiles = 30", "tiles = 99").starts_with("box-impossible table=counts id=tiles"));
    assert!(
        bad("tile_slots = 3", "tile_slots = 255").starts_with("box-impossible table=limits id=tile_slots")
    );
    assert!(bad("need = 4", "need = 5").starts_with("box-impossible table=ship_slots id=different"));
}
