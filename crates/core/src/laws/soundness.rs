//! Laws of a referee: it lists what it allows, forgets nothing, and repeats itself exactly.

use super::{Effort, Trial, checked, law, list, pick};
use crate::chance::{Recorder, Script, Seeded};
use crate::{Chance, Game, Seat, Seats, Turn};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::{Config, RngAlgorithm, RngSeed, TestRng, TestRunner};

pub(super) fn storage_is_faithful<G: Game>(state: &G::State) {
    let text = serde_json::to_string(state).expect("a state can be written");
    let back = serde_json::from_str::<G::State>(&text);
    law!("storage", back.as_ref().is_ok_and(|back| back == state), "{text} reads back as {back:?}");
}

/// Whoever is asked has a default action, and whoever is not has none.
pub(super) fn who_is_asked_can_answer<G: Game>(game: &G, state: &G::State, seat: Seat) {
    let (asked, actions) = (game.turn(state).asks(seat), list(game, state, seat));
    law!("who is asked can answer", asked != actions.is_empty(), "{seat:?}, asked: {asked}, has {actions:?}");
    law!(
        "no action is listed twice",
        actions.iter().enumerate().all(|(at, action)| !actions[..at].contains(action)),
        "{actions:?}"
    );
}

/// A faster `actions` lists what the slow one would, in the same order.
pub(super) fn listing_is_exact<G: Game>(game: &G, state: &G::State, seat: Seat) {
    let legal: Vec<_> = checked(game, state, seat)
        .into_iter()
        .filter_map(|(action, check)| check.ok().map(|()| action))
        .collect();
    let listed = list(game, state, seat);
    law!("listing", legal == listed, "the checked candidates are {legal:?}, listed are {listed:?}");
}

pub(super) fn a_glance_is_a_chance<G: Game>(game: &G, state: &G::State, seat: Seat) {
    let chance = game.judge(state, seat);
    law!("judgement", (0.0..=1.0).contains(&chance), "{chance} is no chance of winning");
    let among_all = game.judge_all(state, Seats::one(seat))[seat.index()];
    law!("judgement", among_all == chance, "{among_all} among all, {chance} alone");
}

pub(super) fn refusal_is_harmless<G: Game>(
    game: &G,
    state: &G::State,
    mover: Seat,
    action: &G::Action,
    seats: u8,
) {
    let nobody = [Seat(seats), Seat(u8::MAX)];
    for seat in mover.others(seats).chain(nobody).filter(|&seat| !game.turn(state).asks(seat)) {
        let mut copy = state.clone();
        let refused = game.play(&mut copy, seat, action, &mut Script::default(), &mut Vec::new());
        law!("refusal", refused.is_err(), "{seat:?} acted out of turn");
        law!("refusal", &copy == state, "a refused action changed the state");
    }
}

/// The same action with the same luck gives the same state and the same events.
pub(super) fn replayable<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    dice: &mut dyn Chance,
) -> G::State {
    let mut recorder = Recorder { source: dice, rolls: Vec::new() };
    let (mut first, mut second) = (state.clone(), state.clone());
    let (mut events, mut again) = (Vec::new(), Vec::new());
    game.play(&mut first, seat, action, &mut recorder, &mut events).expect("it was listed as legal");
    let mut script = Script::new(recorder.rolls);
    game.play(&mut second, seat, action, &mut script, &mut again).expect("it was legal a moment ago");
    law!("replay", first == second && events == again && script.fits(), "the same luck led elsewhere");
    first
}

/// Every action that `check` allows is listed, and every listed one passes: tried with arbitrary actions.
pub(super) fn list_and_check_agree<T: Trial>(trial: &T, seats: u8, effort: &Effort) {
    let game = trial.game();
    let strategy = trial.any_action();
    let mut runner = TestRunner::new_with_rng(
        Config { rng_seed: RngSeed::Fixed(u64::from(seats)), ..Config::default() },
        TestRng::from_seed(RngAlgorithm::ChaCha, &[seats; 32]),
    );
    for seed in effort.seeds().take(40) {
        let (mut dice, mut player) = (Seeded(seed), Seeded(!seed));
        let mut state = game.setup(&trial.options(seats, seed), seats, &mut dice).expect("the options fit");
        while let Turn::Ask { seats: asked, .. } = game.turn(&state) {
            let movers: Vec<Seat> = asked.iter().collect();
            let seat = *pick(&movers, &mut player);
            let listed = list(game, &state, seat);
            for _ in 0..8 {
                let action = strategy.new_tree(&mut runner).expect("a strategy makes actions").current();
                let (allowed, known) = (game.check(&state, seat, &action), listed.contains(&action));
                law!(
                    "list and check agree",
                    allowed.is_ok() == known,
                    "{action:?}: {allowed:?}, listed: {known}"
                );
            }
            let action = pick(&listed, &mut player).clone();
            game.apply(&mut state, seat, &action, &mut dice, &mut Vec::new());
        }
    }
}
