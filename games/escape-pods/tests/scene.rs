//! The scene of every position: it can be built, everything can be clicked, nothing is given away.

mod position;
mod trial;

use orrery_core::{Game, Viewer};
use orrery_escape_pods::{Action, Control, Crowd, EscapePods, Step, Told};
use orrery_scene::{Lang, Scene, Staged, Teller, Text, Words, laws};
use position::{
    A, BLUE, D, MINI1, O, PINK, POD2A, POD2B, Position, S, YELLOW, YELLOW_PINK, pay, standard, x,
};
use trial::PodsTrial;

fn scene(position: &Position, viewer: Viewer) -> Scene {
    laws::scene(standard(), &position.state, viewer, &Words::new(Lang::En, &EscapePods::LOCALES))
}

fn spoken(text: &Text) -> String {
    text.spoken(&|seat| seat.0.to_string())
}

#[test]
fn every_position_is_shown_and_every_answer_can_be_pointed_at() {
    for seats in 1..=5 {
        (0..3)
            .for_each(|seed| laws::everything_can_be_pointed_at(&PodsTrial::default(), seats, seed * 5 + 1));
    }
}

#[test]
fn what_a_viewer_must_not_know_is_not_in_their_scene() {
    for seats in 2..=5 {
        (0..2).for_each(|seed| laws::no_secret_is_shown(&PodsTrial::default(), seats, seed * 3));
    }
}

#[test]
fn the_final_score_unfolds_to_its_causes() {
    for seats in 1..=5 {
        (0..4).for_each(|seed| laws::every_point_has_its_cause(&PodsTrial::default(), seats, seed));
    }
}

#[test]
fn the_lobby_and_the_front_page_have_their_words() {
    laws::the_lobby_is_furnished::<EscapePods>(&["board"]);
}

/// POD-10.5: whoever raises a barrier plays on, and is told of a last turn only when no other follows.
#[test]
fn a_turn_is_called_the_last_if_none_follows() {
    let help = |position: &Position| {
        let help = scene(position, Viewer::Seat(YELLOW)).prompt.help;
        help.spoken(&|seat| seat.0.to_string())
    };
    let mut position = Position::new(2);
    position.barred(&[4, 5, 6], &[PINK, YELLOW]);
    assert!(!help(&position).contains("last turn"), "the turn that raised it");
    position.barred(&[4, 5, 6], &[PINK]);
    assert!(help(&position).contains("last turn"), "spared a last turn by the option");
    position.barred(&[4, 5, 6], &[]);
    assert!(help(&position).contains("last turn"));
}

/// POD-10.5: who has no crew beyond the barrier has no last turn, and nothing says that one is to come.
#[test]
fn a_last_turn_is_announced_to_those_who_have_crew_beyond_the_barrier() {
    let mut position = Position::new(3);
    position.pod(POD2A, 13, &[(BLUE, O)]);
    position.pod(POD2B, 2, &[(PINK, O)]);
    position.barred(&[4, 5, 6], &[PINK, BLUE, YELLOW]);
    let scene = scene(&position, Viewer::Seat(YELLOW));
    let notes = [YELLOW, PINK, BLUE].map(|seat| spoken(&scene.mats[seat.index()].note));
    assert_eq!(notes, ["last turn", "no more turns", "last turn to come"]);
    let board = serde_json::to_string(&scene.panels[0].content[0]).expect("plain data");
    let named = [YELLOW, PINK, BLUE].map(|seat| board.contains(&format!("{{\"seat\":{}}}", seat.0)));
    assert_eq!(named, [false, false, true], "{board}");
}

/// POD-12.11: there is no explosion at the end of a solo player's last turn, so none is announced.
#[test]
fn nothing_falls_in_the_last_turn_of_a_solo_game() {
    let shown = |position: &Position| {
        let scene = scene(position, Viewer::Seat(YELLOW));
        serde_json::to_string(&scene.panels[0]).expect("plain data")
    };
    let mut position = Position::new(1);
    position.explosions(&[11, 3], &[7], &[4, 5, 6]);
    let before = shown(&position);
    assert!(before.contains("Next: sector 11") && before.contains("Sector 3, then here"), "{before}");
    position.table().last_turns = Some([].into_iter().collect());
    let last = shown(&position);
    assert!(!last.contains("Next: sector") && last.contains("No explosion is left"), "{last}");
    assert!(!last.contains("next scrap") && !last.contains("then here"), "{last}");
}

/// POD-4.7, POD-12.7: a hangar that is asked for after the end of a turn is not asked of somebody with actions left.
#[test]
fn no_action_is_left_once_the_turn_has_ended() {
    let left = |position: &Position| {
        let scene = scene(position, Viewer::Seat(YELLOW));
        (spoken(&scene.panels[1].note), scene.prompt.pips)
    };
    let mut position = Position::new(1);
    position.explosions(&[11, 3], &[6], &[]);
    position.pod(POD2A, 11, &[(YELLOW, O)]);
    position.pod(POD2B, 5, &[(YELLOW, O)]);
    assert_eq!(left(&position), ("2 actions left".to_owned(), Some((0, 2))));
    position.play(Action::EndTurn);
    assert_eq!(*position.state.step(), Step::Park(POD2A));
    assert_eq!(left(&position), (String::new(), None));
}

/// POD-4.2, POD-4.9: nobody is told to act who cannot, nor to move along beacons where none carries them.
#[test]
fn the_prompt_asks_for_what_can_be_done() {
    let asked = |position: &Position| {
        let prompt = scene(position, Viewer::Seat(YELLOW)).prompt;
        (spoken(&prompt.sentence), spoken(&prompt.help))
    };
    let is = |sentence: &str, help: &str| (sentence.to_owned(), help.to_owned());
    let mut position = Position::new(2);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    assert_eq!(asked(&position).0, "Take an action: 2 left");
    position.turn_of(YELLOW, 0);
    assert_eq!(asked(&position), is("Nothing is left to do: end your turn", ""));
    position.moor(YELLOW_PINK, 4, 7);
    let rides = is("Move along your beacons, or end your turn", "Pod, then the sector beyond the beacon.");
    assert_eq!(asked(&position), rides);
    position.turn_of(YELLOW, 2);
    position.reserve(YELLOW, Crowd::default());
    assert_eq!(asked(&position), rides, "nobody is left to pay");
}

/// What is said of this answer before it is given.
fn preview(position: &Position, action: Action) -> String {
    let written = serde_json::to_value(action).expect("plain data");
    let scene = scene(position, Viewer::Seat(YELLOW));
    let choice = scene.choices.iter().find(|choice| choice.action == written).expect("it is legal");
    spoken(&choice.preview)
}

/// POD-11.4: a box is said to pay what it will, as far as that is settled.
#[test]
fn a_box_is_said_to_pay_what_the_shelter_makes_of_it() {
    let said = |card, crew: &[_]| {
        let mut position = Position::new(2);
        position.card(A, card);
        position.shelter(A, crew);
        position.count();
        preview(&position, Action::Assign { to: 0 })
    };
    assert_eq!(said("r20", &[(YELLOW, O)]), "3 VP", "one more for yellow");
    assert_eq!(said("r20", &[(YELLOW, O), (PINK, O)]), "4 VP", "and one for pink");
    assert_eq!(said("r17", &[(YELLOW, O)]), "3 VP", "nobody is left to fill the orange box");
    assert_eq!(said("r17", &[(YELLOW, O), (PINK, S)]), "4 VP", "pink may fill it");
    assert_eq!(said("r14", &[(YELLOW, O)]), "0 VP", "the red pair stays empty");
    assert_eq!(said("r01", &[(YELLOW, O)]), "3 VP");
}

/// POD-11.2, POD-11.5: nobody is said to have found no box before they were looked at.
#[test]
fn crew_yet_to_be_assigned_are_not_said_to_be_without_a_box() {
    let told = |position: &Position| -> Vec<(String, String)> {
        let score = scene(position, Viewer::Seat(YELLOW)).scores[YELLOW.index()].clone();
        score.points.iter().map(|line| (spoken(&line.text), line.clause.to_string())).collect()
    };
    let mut position = Position::new(2);
    position.card(A, "r05");
    position.card(D, "r01");
    position.shelter(A, &[(YELLOW, S), (YELLOW, S)]);
    position.shelter(D, &[(YELLOW, O)]);
    position.count();
    let line = |text: &str, clause: &str| (text.to_owned(), clause.to_owned());
    let mut lines = vec![
        line("Scientist in shelter A", "POD-11.4"),
        line("Scientist in shelter A, without a box", "POD-11.5"),
    ];
    assert_eq!(told(&position), lines);
    position.play(Action::Assign { to: 0 });
    lines.push(line("Officer in shelter D", "POD-11.4"));
    assert_eq!(told(&position), lines);
}

/// POD-7.7: a launch that pushes somebody says so before it is made.
#[test]
fn a_launch_tells_whom_it_pushes() {
    let mut position = Position::new(2);
    position.play(pay(Control::Embark, O));
    let embark = Action::Embark { crew: O, pod: POD2A };
    assert_eq!(preview(&position, embark), "out to 1");
    position.pod(MINI1, 1, &[(PINK, O)]);
    assert_eq!(preview(&position, embark), "out to 1 · Minipod 1 → 2 · 4 · 5");
}

/// POD-12.6: alone, a card that is turned up is the nearer one, and another explodes before it.
#[test]
fn a_card_that_is_turned_up_is_not_said_to_explode_next() {
    let mut position = Position::new(1);
    position.explosions(&[11, 3], &[6], &[]);
    let events = position.play(Action::EndTurn);
    assert!(events.contains(&Told::Revealed { card: x(6) }));
    let words = Words::new(Lang::En, &EscapePods::LOCALES);
    let told: Vec<String> = events
        .iter()
        .filter_map(|event| standard().notice(event, Viewer::Spectator))
        .filter_map(|notice| {
            standard().line(&notice, Viewer::Spectator, Teller { game: standard(), words: &words })
        })
        .map(|line| line.text.spoken(&|seat| seat.0.to_string()))
        .collect();
    assert!(told.iter().any(|line| line == "the card of sector 6 is turned up"), "{told:?}");
    assert!(told.iter().all(|line| !line.contains("next")), "{told:?}");
}

/// POD-9.1: how many crew lie on each activation space is for all to see, on the basic panel too.
#[test]
fn what_a_player_has_paid_for_is_shown_to_the_others() {
    let mut position = Position::new(2);
    position.on_panel(YELLOW, Control::Embark, O);
    let mats = scene(&position, Viewer::Seat(PINK)).mats;
    let mat = serde_json::to_string(&mats[YELLOW.index()]).expect("plain data");
    assert!(mat.contains("Embark / Disembark: used") && mat.contains("Board: free"), "{mat}");
    assert!(!mat.contains("Accelerate"), "{mat}");
}
