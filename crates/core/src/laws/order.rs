//! Laws of secret answers: they commute, and until the last is in they look like nothing.

use super::{law, list, pick};
use crate::chance::{Script, Seeded};
use crate::{Ask, Chance, Game, Seat, Turn, Viewer};

/// Secret answers commute: the log may list them as they came.
pub(super) fn order_is_irrelevant<G: Game>(
    game: &G,
    state: &G::State,
    movers: &[Seat],
    dice: &mut dyn Chance,
) {
    let answers: Vec<_> =
        movers.iter().map(|&seat| (seat, pick(&list(game, state, seat), dice).clone())).collect();
    let outcome = |answers: &mut dyn Iterator<Item = &(Seat, G::Action)>| {
        let mut state = state.clone();
        let mut luck = Seeded(1);
        for (seat, action) in answers {
            let played = game.play(&mut state, *seat, action, &mut luck, &mut Vec::new());
            law!(
                "secret answers commute",
                played.is_ok(),
                "{action:?} of {seat:?} was closed by another's answer"
            );
        }
        state
    };
    let same = outcome(&mut answers.iter()) == outcome(&mut answers.iter().rev());
    law!("secret answers commute", same, "{answers:?} lead elsewhere in reverse order");
}

/// A secret answer that waits for others draws no luck, teaches nobody, and looks to all others like any other answer;
/// half-made, or in a window, it looks like none. So it can be taken back, and its coming tells nothing.
pub(super) fn pending_answers_are_hidden<G: Game>(game: &G, state: &G::State, mover: Seat, seats: u8) {
    let others = Viewer::all(seats).filter(|viewer| !viewer.is(mover)).collect::<Vec<_>>();
    let seen = |state: &G::State, events: &[G::Event]| {
        let told = |viewer| events.iter().filter_map(move |event| game.notice(event, viewer)).collect();
        let look = |&viewer| (game.view(state, viewer), told(viewer));
        others.iter().map(look).collect::<Vec<(G::View, Vec<G::Notice>)>>()
    };
    let before = seen(state, &[]);
    let in_window = matches!(game.turn(state), Turn::Ask { ask: Ask::Window, .. });
    let mut complete = None;
    for action in list(game, state, mover) {
        let (mut state, mut events, mut luck) = (state.clone(), Vec::new(), Script::default());
        game.play(&mut state, mover, &action, &mut luck, &mut events).expect("it was listed");
        law!("pending answers", luck.fits(), "{action:?} draws luck");
        law!(
            "pending answers",
            events.iter().all(|event| game.learnt(event).is_empty()),
            "{action:?} teaches"
        );
        let after = seen(&state, &events);
        let half_made = game.turn(&state).asks(mover);
        let expected = if half_made || in_window { &before } else { complete.get_or_insert(after.clone()) };
        law!("pending answers", after == *expected, "{action:?} shows");
    }
}
