//! What lies open is shown to everybody (GAN-5.1.5, GAN-11.1).

use crate::story::*;
use orrery_core::{Game, Seat, Viewer};
use orrery_ganymede::Ganymede;
use orrery_ganymede::action::Action;
use orrery_ganymede::agenda::{Due, Step};
use orrery_ganymede::event::Event;
use orrery_scene::{Lang, Offered, Scene, Staged, Teller, Words};

fn scene(story: &Story, seat: Seat) -> Scene {
    let words = Words::new(Lang::En, &Ganymede::LOCALES);
    let turn = story.game.turn(&story.state);
    let offered = Offered { viewer: Viewer::Seat(seat), turn: &turn, legal: &[], refused: &[] };
    story.game.scene(&story.view(seat), &offered, Teller { game: &story.game, words: &words })
}

/// GAN-11.1, GAN-7.3: of another's board one sees the ships with what they are worth and need, the tiles, and what the
/// shuttles asked for.
#[test]
fn another_board_lies_open() {
    let story = Story::new()
        .docked(IDENTICAL, "sh-17", "r")
        .docked(DIFFERENT, "sh-04", "b")
        .tiles("st-05")
        .columns("es-03 es-07");
    let mat = serde_json::to_string(&scene(&story, B).mats[A.index()]).unwrap();
    for shown in [
        "\"1/2\"",
        "one settler fewer",
        "\"1/4\"",
        "at take-off",
        "\"tile/4\"",
        "Media: 1 (Blue Red)",
        "Command: 1 (Red)",
    ] {
        assert!(mat.contains(shown), "{shown} is not in {mat}");
    }
}

/// GAN-5.1.5: anybody may look through the discarded tiles.
#[test]
fn discarded_tiles_lie_open() {
    let mut story = Story::new().tiles("st-05");
    let panel = |story: &Story| {
        let panels = scene(story, B).panels;
        panels.into_iter().find(|panel| panel.id.0 == "discarded-tiles")
    };
    assert!(panel(&story).is_none(), "nothing is discarded yet");
    story.does(discard("st-05"));
    let shown = serde_json::to_string(&panel(&story).expect("one tile is discarded")).unwrap();
    assert!(shown.contains("\"tile/4\""), "{shown}");
}

/// What A is asked, with all that may be answered and all that is refused.
fn question(story: &Story) -> Scene {
    let words = Words::new(Lang::En, &Ganymede::LOCALES);
    orrery_scene::laws::scene(&story.game, &story.state, Viewer::Seat(A), &words)
}

fn written(shown: &impl serde::Serialize) -> String {
    serde_json::to_string(shown).unwrap()
}

fn panel(scene: &Scene, id: &str) -> String {
    written(scene.panels.iter().find(|panel| panel.id.0 == id).expect("there is such a panel"))
}

/// GAN-5.1.2, GAN-5.1.3: of three tiles one goes before a fourth comes, so that none works four times.
#[test]
fn no_tile_promises_more_than_three_activations() {
    let story = Story::new().tiles("st-05 st-06 st-07").in_row("st-01");
    let row = panel(&question(&story), "tiles");
    assert!(row.contains("×3") && !row.contains("×4"), "{row}");
}

/// GAN-10.4: a step that is worth a point is worth another one for each ship that scores reputation once more.
#[test]
fn a_step_of_reputation_counts_for_ships_that_score_it_again() {
    let gain = |launched: &str| {
        let mut story = Story::new().launched(launched).reputation(1).tiles("st-05");
        story.does(discard("st-05"));
        let verbs = question(&story).verbs;
        written(&verbs.iter().find(|verb| verb.id.0.ends_with("reputation")).unwrap().preview)
    };
    assert!(gain("sh-12").contains("+1 VP"), "{}", gain("sh-12"));
    assert!(gain("sh-24").contains("+2 VP"), "{}", gain("sh-24"));
    assert!(gain("sh-24 sh-25").contains("+3 VP"), "{}", gain("sh-24 sh-25"));
}

/// GAN-10.4: six points for a full set, however many there are.
#[test]
fn a_full_set_is_no_factor() {
    let story = Story::new().docked(IDENTICAL, "sh-11", "");
    let mat = written(&scene(&story, B).mats[A.index()]);
    assert!(mat.contains("for a full set"), "{mat}");
    assert!(!mat.contains('×'), "{mat}");
}

/// GAN-5.4.1, GAN-5.4.3: also of an effect with several parts one sees how often it can still be used.
#[test]
fn activations_in_parts_are_counted() {
    let mut story = Story::new().tiles("st-20").in_row("st-24");
    story.does(take("st-24"));
    for (done, answer) in [(0, recruit('y')), (0, draw("sh-03")), (1, Action::Decline), (1, Action::Decline)]
    {
        assert_eq!(question(&story).prompt.pips, Some((done, 2)));
        story.does(answer);
    }
    assert_eq!(question(&story).prompt.pips, None);
}

/// GAN-13.2: whoever looks on is shown what they remember, also of the hand that belongs to the large board; and of a
/// ship in another hand, what it would bring there.
#[test]
fn the_memory_aid_shows_what_was_seen() {
    let mut story = Story::new().tiles("st-05 st-20");
    story.state.ship_row[0] = Some(ship("sh-29"));
    story.state.agenda.push(Step::Operate(Due::BonusSpace));
    story.does(draw("sh-29"));
    let words = Words::new(Lang::En, &Ganymede::LOCALES);
    let seen = |story: &Story, viewer| orrery_scene::laws::scene(&story.game, &story.state, viewer, &words);
    let card = format!("\"ship/{}\"", 28);
    assert!(
        !written(&seen(&story, Viewer::Spectator)).contains(&card),
        "without the aid one has to remember"
    );
    story.state.memory_aid = true;
    assert!(panel(&seen(&story, Viewer::Spectator), "board").contains(&card));
    let mat = written(&seen(&story, Viewer::Seat(B)).mats[A.index()]);
    assert!(mat.contains(&card) && mat.contains("now 4 VP"), "two tiles of A: {mat}");
}

fn reasons(story: &Story, id: &str) -> Vec<(String, String)> {
    let about = |refused: &orrery_scene::Refused| refused.path.iter().any(|thing| thing.0 == id);
    let refused = question(story).refused.into_iter().filter(about);
    refused.map(|refused| (refused.clause.into(), refused.reason.spoken(&|_| String::new()))).collect()
}

/// GAN-6.2: a color that the card does not recruit is pointed at, and the reason read.
#[test]
fn a_color_that_is_not_offered_has_its_reason() {
    let mut story = Story::new().in_row("st-01");
    story.does(take("st-01"));
    let reason = ("GAN-6.2".to_owned(), "The card does not recruit this color: Yellow.".to_owned());
    assert_eq!(reasons(&story, "supply/2"), [reason]);
    assert_eq!(reasons(&story, "supply/0"), []);
    let mut both = Story::new().in_row("st-24");
    both.does(take("st-24"));
    assert_eq!(reasons(&both, "supply/0")[0].0, "GAN-6.2");
}

/// GAN-4.7: so are a tile that is named already, and a settler whom a colored symbol needs.
#[test]
fn what_cannot_be_paid_with_has_its_reason() {
    let mut tiles = Story::new().tiles("st-05 st-06 st-20");
    tiles.does(discard("st-05"));
    let reason = ("GAN-4.7".to_owned(), "You discard this tile already.".to_owned());
    assert_eq!(reasons(&tiles, "tile/4"), [reason]);
    assert_eq!(tiles.refused(discard("st-05")), "GAN-4.7");
    let mut settlers = Story::new().earth("bry").in_row("es-25");
    settlers.does(fly("es-25"));
    let refused = question(&settlers).refused;
    assert_eq!(refused.len(), 1, "blue covers the blue symbol, and no purple is there to point at");
    assert_eq!(refused[0].clause, "GAN-4.7");
}

/// GAN-3.7: all chosen ships are revealed at once, and the log says whose each of them is.
#[test]
fn the_log_says_whose_ship_it_is() {
    let game = Ganymede::standard();
    for lang in Lang::ALL {
        let words = Words::new(lang, &Ganymede::LOCALES);
        let docked = Event::Docked { seat: B, slot: IDENTICAL, ship: ship("sh-01"), news: true };
        let line = game.line(&docked, Viewer::Seat(A), Teller { game: &game, words: &words }).unwrap();
        assert!(line.text.spoken(&|seat| format!("seat {}", seat.0)).contains("seat 1"), "{line:?}");
    }
}

/// A deck of one is one card.
#[test]
fn a_single_card_is_spoken_of_as_one() {
    let mut story = Story::new();
    story.state.ship_deck = orrery_core::Pile::new([ship("sh-12")]);
    assert!(panel(&question(&story), "ships").contains("Ship deck, 1 card, unseen"));
}
