//! Laws of secrets: a view shows what its owner may know, a bot dreams only of that, and nothing else tells more.

use super::{checked, law, list};
use crate::chance::Seeded;
use crate::{Chance, Game, Seat, Seats, Viewer};

/// A view can be imagined into a state, and that state looks the same to the one who imagined it.
pub(super) fn imagination_is_honest<G: Game>(game: &G, state: &G::State, seat: Seat, dice: &mut dyn Chance) {
    let viewer = Viewer::Seat(seat);
    let view = game.view(state, viewer);
    let dream = game.imagine(&view, dice);
    law!(
        "imagination",
        !G::OPEN || dream == *state,
        "nothing is hidden, and yet {seat:?} dreams of another world"
    );
    let dreamt = game.view(&dream, viewer);
    law!("imagination", dreamt == view, "the dream differs from what {seat:?} knows:\n{dreamt:?}\n{view:?}");
    law!(
        "imagination",
        list(game, &dream, seat) == list(game, state, seat),
        "legality rests on hidden facts"
    );
    let (turn, dreamt) = (game.turn(state).seen_by(viewer), game.turn(&dream).seen_by(viewer));
    law!("imagination", turn == dreamt, "{turn:?} is dreamt as {dreamt:?}");
}

/// Redealing what the viewer must not know, by a test's own reading of the rules, changes nothing they see, no
/// refusal they read, nor who is asked: that a window is open, and for whom, may rest only on what all can see.
///
/// `imagine` cannot serve here: it would trust the very view on trial.
pub(super) fn secrets_are_kept<G: Game>(game: &G, state: &G::State, seat: Seat, redealt: &G::State) {
    let viewer = Viewer::Seat(seat);
    let (view, other) = (game.view(state, viewer), game.view(redealt, viewer));
    law!("secrets", other == view, "the view of {seat:?} shows one:\n{view:?}\n{other:?}");
    let (legal, other) = (checked(game, state, seat), checked(game, redealt, seat));
    law!("secrets", other == legal, "legality shows one to {seat:?}:\n{legal:?}\n{other:?}");
    let (turn, other) = (game.turn(state), game.turn(redealt));
    law!("secrets", other == turn, "who is asked shows one: {turn:?} or {other:?}");
    let (pace, other) = (game.pace(state), game.pace(redealt));
    law!("secrets", other == pace, "the pace shows one: {pace:?} or {other:?}");
    let (view, other) = (game.view(state, Viewer::Spectator), game.view(redealt, Viewer::Spectator));
    law!("secrets", other == view, "a spectator knows more than a player:\n{view:?}\n{other:?}");
}

/// Hidden differences that stay hidden are not told on the way; where two worlds part, something is told (if the game
/// merely paused in one of them, the pause would give it away) and the witness is said to have learnt.
///
/// Tried where answers take effect at once; elsewhere one may rightly uncover the secret answers of others.
pub(super) fn telling_is_fair<G: Game>(
    game: &G,
    (state, redealt): (&G::State, &G::State),
    witness: Seat,
    (seat, action): (Seat, &G::Action),
    dice: &Seeded,
) {
    let viewer = Viewer::Seat(witness);
    let after = |state: &G::State| {
        let (mut state, mut events) = (state.clone(), Vec::new());
        game.play(&mut state, seat, action, &mut dice.clone(), &mut events).ok()?;
        let told: Vec<_> = events.iter().filter_map(|event| game.notice(event, viewer)).collect();
        let learnt = events.iter().map(|event| game.learnt(event)).fold(Seats::NONE, Seats::and);
        Some((game.view(&state, viewer), told, learnt))
    };
    let (Some((seen, told, learnt)), Some((also_seen, also_told, _))) = (after(state), after(redealt)) else {
        return;
    };
    let told_apart = seen != also_seen || told == also_told;
    law!("telling", told_apart, "a notice tells {witness:?} a secret: {told:?} or {also_told:?}");
    let declared = seen == also_seen || learnt.contains(witness);
    law!("learning", declared, "{witness:?} learnt in silence after {action:?}: {told:?} or {also_told:?}");
    let shared = told.iter().zip(&also_told).take_while(|(one, other)| one == other).count();
    let silent = told.len() != also_told.len() && shared == told.len().min(also_told.len());
    law!("silence", !silent, "a pause tells {witness:?} a secret: {told:?} or {also_told:?}");
}
