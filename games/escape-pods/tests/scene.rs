//! The scene of every position: it can be built, everything can be clicked, nothing is given away.

mod position;
mod trial;

use orrery_core::{Game, Viewer};
use orrery_escape_pods::{Action, Control, EscapePods, Told};
use orrery_scene::{Lang, Scene, Staged, Teller, Words, laws};
use position::{O, PINK, Position, YELLOW, standard, x};
use trial::PodsTrial;

fn scene(position: &Position, viewer: Viewer) -> Scene {
    laws::scene(standard(), &position.state, viewer, &Words::new(Lang::En, &EscapePods::LOCALES))
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
