//! Escape Pods under the laws, for every number of players.

mod trial;

use orrery_core::chance::Seeded;
use orrery_core::{Chance, Game, Seat, Turn, Viewer, laws};
use orrery_escape_pods::{Action, EscapePods, Kind, State};
use trial::PodsTrial;

#[test]
fn one_player_obeys_the_laws() {
    laws::suite(&PodsTrial::default(), 1, 300);
}

#[test]
fn two_players_obey_the_laws() {
    laws::suite(&PodsTrial::default(), 2, 300);
}

#[test]
fn three_players_obey_the_laws() {
    laws::suite(&PodsTrial::default(), 3, 300);
}

#[test]
fn four_players_obey_the_laws() {
    laws::suite(&PodsTrial::default(), 4, 300);
}

#[test]
fn five_players_obey_the_laws() {
    laws::suite(&PodsTrial::default(), 5, 300);
}

/// POD-4.3, POD-9.4, POD-9.7: whichever kind a player pays or embarks with, nobody else sees, is told or is asked
/// anything different. The laws cannot try this: they play the same action in two worlds, not two actions in one.
#[test]
fn face_down_crew_look_alike_to_everybody_else() {
    let game = EscapePods::standard();
    let mut compared = 0;
    for seed in 0..40 {
        let seats = 2 + (seed % 4) as u8;
        let (mut dice, mut actions) = (Seeded(seed), Vec::new());
        let mut state = game.setup(&Default::default(), seats, &mut dice).unwrap();
        while let Turn::Ask { seats: asked, .. } = game.turn(&state) {
            let seat = asked.iter().next().expect("somebody is asked");
            game.actions(&state, seat, &mut actions);
            let at = (&mut dice as &mut dyn Chance).below(actions.len() as u32) as usize;
            let chosen = actions[at];
            let seen = |action: &Action| seen_by_others(&game, &state, seat, action);
            for twin in actions.iter().filter(|twin| **twin != chosen && back(**twin) == back(chosen)) {
                assert_eq!(
                    seen(twin),
                    seen(&chosen),
                    "{twin:?} and {chosen:?} of {seat:?} can be told apart"
                );
                compared += 1;
            }
            game.apply(&mut state, seat, &chosen, &mut dice, &mut Vec::new());
        }
    }
    assert!(compared > 1000, "random play has many a choice of kinds");
}

/// The action as it looks from outside: a face-down crew is just a crew.
fn back(action: Action) -> Action {
    let unseen = Kind(0);
    match action {
        Action::Activate { control, .. } => Action::Activate { control, with: unseen },
        Action::Embark { pod, .. } => Action::Embark { crew: unseen, pod },
        Action::Launch { to, .. } => Action::Launch { crew: unseen, to },
        Action::Oust { other, .. } => Action::Oust { crew: unseen, other },
        open => open,
    }
}

/// What everybody but the mover sees after an action, is told of it, and who is asked next.
fn seen_by_others(
    game: &EscapePods,
    state: &State,
    mover: Seat,
    action: &Action,
) -> impl PartialEq + std::fmt::Debug + use<> {
    let (mut state, mut events) = (*state, Vec::new());
    game.apply(&mut state, mover, action, &mut Seeded(1), &mut events);
    let told = |viewer| events.iter().filter_map(|event| game.notice(event, viewer)).collect::<Vec<_>>();
    let others = Viewer::all(state.seats()).filter(|viewer| !viewer.is(mover));
    let seen: Vec<_> = others.map(|viewer| (game.view(&state, viewer), told(viewer))).collect();
    (seen, game.turn(&state))
}
