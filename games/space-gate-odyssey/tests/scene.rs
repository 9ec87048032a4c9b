//! The scene of every position: it can be built, everything can be clicked, nothing is given away.

mod trial;

use orrery_core::{Game, Viewer};
use orrery_scene::{Lang, Scene, Shape, Staged, Teller, Words, laws};
use orrery_space_gate_odyssey::agenda::Step;
use orrery_space_gate_odyssey::parts::Exoplanet;
use orrery_space_gate_odyssey::{Action, Event, Options, SpaceGateOdyssey};
use trial::OdysseyTrial;
use trial::table::{P0, P1, Table, walk};

fn scene(table: &Table, viewer: Viewer, lang: Lang) -> Scene {
    laws::scene(&table.game, &table.state, viewer, &Words::new(lang, &SpaceGateOdyssey::LOCALES))
}

#[test]
fn every_position_is_shown_and_every_answer_can_be_pointed_at() {
    for seats in 2..=4 {
        (0..2).for_each(|seed| {
            laws::everything_can_be_pointed_at(&OdysseyTrial::standard(), seats, seed * 5 + 1);
        });
    }
}

#[test]
fn what_a_viewer_must_not_know_is_not_in_their_scene() {
    for seats in 2..=4 {
        (0..2).for_each(|seed| laws::no_secret_is_shown(&OdysseyTrial::standard(), seats, seed * 3));
    }
}

#[test]
fn the_final_score_unfolds_to_its_causes() {
    for seats in 2..=4 {
        (0..4).for_each(|seed| laws::every_point_has_its_cause(&OdysseyTrial::standard(), seats, seed));
    }
}

#[test]
fn the_lobby_and_the_front_page_have_their_words() {
    laws::the_lobby_is_furnished::<SpaceGateOdyssey>(&[
        "odyssey",
        "wheel",
        "planet-bose-a",
        "planet-turing-b",
    ]);
}

/// A box with another drawing is drawn as it says, not as the one of the house.
#[test]
fn exoplanets_are_drawn_from_the_box_in_play() {
    let text = SpaceGateOdyssey::META.components;
    let (there, elsewhere) = ("side = \"bose-a\"\nx = 158\ny = 880", "side = \"bose-a\"\nx = 500\ny = 500");
    assert!(text.contains(there));
    let other = SpaceGateOdyssey::unpack(&text.replacen(there, elsewhere, 1)).expect("a good box");
    let lines = |game: &SpaceGateOdyssey| -> Vec<Shape> { game.art("planet-bose-a").expect("drawn").shapes };
    assert_ne!(lines(&other), lines(&SpaceGateOdyssey::standard()));
    assert!(other.art("planet-of-nobody").is_none());
}

/// SGO-5.12: a bonus is promised only where something comes of it.
#[test]
fn a_step_promises_no_bonus_that_is_not_gained() {
    let promised = |module: &str, reserve: [u8; 4]| {
        let mut table = Table::new(2);
        table.station(P0, &format!("init-1@(0,0)r0 on:3, {module}@(1,0)r1 off:0"));
        table.reserve(P0, reserve);
        table.activate("water", &[(P0, 1)]);
        preview(&table, &walk((0, 0), (1, 0)), Lang::En)
    };
    let promote = "odyssey-water-promote-1";
    assert_eq!(promised(promote, [20, 3, 1, 5]), "goes on; the settler is lost, +1 suit");
    assert_eq!(promised(promote, [20, 3, 0, 5]), "goes on; the settler is lost");
}

/// What the scene says that the action would do.
fn preview(table: &Table, action: &Action, lang: Lang) -> String {
    let wanted = serde_json::to_value(action).expect("plain data");
    let scene = scene(table, Viewer::Seat(table.asked()), lang);
    let choice = scene.choices.iter().find(|choice| choice.action == wanted).expect("it is legal");
    choice.preview.spoken(&|seat| seat.0.to_string())
}

/// SGO-9.21, SGO-9.24: whoever takes a satellite sends the others of the load to the center, and is told what both pay;
/// SGO-9.23: whoever closes Fermi sends nobody there.
#[test]
fn a_place_in_orbit_counts_those_who_go_to_the_center() {
    let told = |taken: &str| {
        let mut table = Table::new(2);
        table.exoplanets("fermi:alpha bose:beta");
        table.occupy(P1, "fermi", taken);
        table.load(P0, "fermi", 3);
        let told = preview(&table, &Action::PlaceSettler { space: table.space("fermi", "sat4-1") }, Lang::En);
        table.settle("fermi", "sat4-1");
        (told, table.influences()[0])
    };
    assert_eq!(told("sat1-1"), ("now 0 → 8".to_owned(), 0));
    assert_eq!(told("sat1-1 sat1-2 sat2-1 sat2-2 sat3-1 sat3-2"), ("closes it: 0 → 3".to_owned(), 3));
}

/// SGO-7.7, SGO-7.8: a predominance space brings its swap even where it closes the exoplanet.
#[test]
fn a_closing_space_that_swaps_says_so() {
    let mut table = Table::new(2);
    table.exoplanets("collins:alpha bose:beta");
    table.occupy(P0, "collins", "s5 s9 s10 s12 s13 s16");
    table.occupy(P1, "collins", "s1 s3 s6 s7 s8 s11 s14 s17 s19 s20 s21 s22");
    table.load(P1, "collins", 1);
    let last = Action::PlaceSettler { space: table.space("collins", "s4") };
    assert!(preview(&table, &last, Lang::En).starts_with("a swap, then closes it: "));
    assert!(preview(&table, &last, Lang::Es).starts_with("un cambio y lo cierra: "));
    table.play(P1, last);
    assert!(matches!(table.state.agenda.now(), Step::Swap { seat: P1, .. }));
}

/// Why whoever is asked cannot do what a click on this alone would mean.
fn reason(table: &Table, thing: &str, lang: Lang) -> String {
    let scene = scene(table, Viewer::Seat(table.asked()), lang);
    let refused = scene.refused.iter().find(|refused| refused.path.last().is_some_and(|id| id.0 == thing));
    refused.expect("it is refused").reason.spoken(&|seat| seat.0.to_string())
}

/// SGO-9.10, SGO-9.11: what is missing is told in the singular and in the plural.
#[test]
fn dirac_says_what_is_missing() {
    let told = |own: &str, space: &str, lang: Lang| {
        let mut table = Table::new(2);
        table.exoplanets("dirac:alpha bose:beta");
        table.occupy(P0, "dirac", own);
        table.occupy(P1, "dirac", "b6 b7 b8 b9 b10 b11 b12 b13 b14 b15 b16 b17");
        table.load(P0, "dirac", 1);
        let (on, at) = (table.exoplanet("dirac").0, table.space("dirac", space).0);
        reason(&table, &format!("space/{on}/{at}"), lang)
    };
    let (four, five) = ("b1 b2 b3 b4", "b1 b2 b3 b4 b5");
    assert!(told(four, "a1", Lang::En).ends_with("you need one more there."));
    assert!(told("b1 b2", "a1", Lang::En).ends_with("you need 3 more there."));
    assert!(told(four, "a1", Lang::Es).ends_with("te falta uno."));
    assert!(told("b1 b2", "a1", Lang::Es).ends_with("te faltan 3."));
    assert!(told(five, "c", Lang::En).ends_with("one is still free."));
    assert!(told(four, "c", Lang::Es).ends_with("quedan 2 casillas libres."));
}

/// SGO-12.1: reserves and reorganization tokens of the others are public.
#[test]
fn reserves_of_the_others_are_shown() {
    let mut table = Table::with(2, &Options { reorganization_tokens: true, ..Options::default() });
    table.reserve(P1, [20, 2, 1, 4]);
    let scene = scene(&table, Viewer::Seat(P0), Lang::En);
    let others = scene.panels.iter().find(|panel| panel.id.0 == "others").expect("a panel for the others");
    let sent = serde_json::to_string(others).expect("plain data");
    assert!(sent.contains("settler: 20, engineer: 2, suit: 1, robot: 4"), "{sent}");
    assert!(sent.contains("Reorganization token"), "{sent}");
}

/// What the log says of the event.
fn told(event: &Event, lang: Lang) -> String {
    let (game, words) = (SpaceGateOdyssey::standard(), Words::new(lang, &SpaceGateOdyssey::LOCALES));
    let line = game.line(event, Viewer::Spectator, Teller { game: &game, words: &words });
    line.expect("it is told").text.spoken(&|_| "Ada".to_owned())
}

/// SGO-7.9, SGO-10.6: the log counts in the singular and in the plural; without a corridor that costs anything, others
/// may still end at a wall (SGO-11.4).
#[test]
fn the_log_counts_as_one_speaks() {
    let left = |settlers| Event::LeftOver { seat: P0, exoplanet: Exoplanet(0), settlers };
    assert!(told(&left(1), Lang::En).ends_with("×1 finds no place and goes home"));
    assert!(told(&left(3), Lang::En).ends_with("×3 find no place and go home"));
    let open = |corridors| Event::OpenCorridors { seat: P0, corridors, influence: 20 };
    assert_eq!(told(&open(0), Lang::Es), "Ada no tiene ningún pasillo abierto: Influencia 20");
    assert_eq!(told(&open(1), Lang::Es), "Ada tiene 1 pasillo abierto: Influencia 20");
}

/// SGO-12.1: the last module of a stack is one.
#[test]
fn the_last_module_of_a_stack_is_one() {
    let mut table = Table::new(2);
    table.pile("gate-water", &["gate-water-alpha-1"]);
    let worksite = |lang| {
        let scene = scene(&table, Viewer::Seat(P0), lang);
        let panel = scene.panels.into_iter().find(|panel| panel.id.0 == "worksite");
        serde_json::to_string(&panel.expect("there is a worksite")).expect("plain data")
    };
    assert!(worksite(Lang::Es).contains("capacidad 2, queda 1\""), "{}", worksite(Lang::Es));
    assert!(worksite(Lang::Es).contains("quedan 9\""));
}

/// SGO-7.4: one settler is left in the singular.
#[test]
fn the_last_settler_of_a_load_is_one() {
    let asked = |left: u8| {
        let mut table = Table::new(2);
        table.exoplanets("susskind:alpha");
        table.load(P0, "susskind", left);
        scene(&table, Viewer::Seat(P0), Lang::Es).prompt.sentence.spoken(&|seat| seat.0.to_string())
    };
    assert_eq!(asked(1), "Coloca un Colono en Susskind (queda 1)");
    assert_eq!(asked(3), "Coloca un Colono en Susskind (quedan 3)");
}
