//! The bots at a toy table, where every kind of question is asked.

use orrery_bots::{Bench, Kind, Means, Question};
use orrery_core::chance::Seeded;
use orrery_core::toy::Skirmish;
use orrery_core::{Ask, Chance, Game, Outcome, Turn, Viewer};

/// Plays a game to its end, seat by seat with these bots.
fn play(game: &Skirmish, bots: [Kind; 3], seed: u64, buffers: &mut Buffers) -> Outcome {
    let (mut dice, mut thinking) = (Seeded(seed), Seeded(!seed));
    let mut state = game.setup(&(), 3, &mut dice).unwrap();
    loop {
        let (asked, ask) = match game.turn(&state) {
            Turn::Over(outcome) => return outcome,
            Turn::Ask { seats, ask } => (seats, ask),
        };
        let speaker = if ask == Ask::Free { thinking.below(asked.len()) as usize } else { 0 };
        let seat = asked.iter().nth(speaker).unwrap();
        game.actions(&state, seat, &mut buffers.legal);
        let question = Question { game, seat, legal: &buffers.legal };
        let look = || game.view(&state, Viewer::Seat(seat));
        let bench = &mut buffers.bench;
        let mut means = Means::calm(&mut thinking);
        let action = *bots[seat.index()].choose(&question, look, bench, &mut means);
        buffers.events.clear();
        game.apply(&mut state, seat, &action, &mut dice, &mut buffers.events);
    }
}

#[derive(Default)]
struct Buffers {
    legal: Vec<<Skirmish as Game>::Action>,
    events: Vec<<Skirmish as Game>::Event>,
    bench: Bench<Skirmish>,
}

#[test]
fn a_glance_ahead_beats_none() {
    let (game, mut buffers) = (Skirmish::default(), Buffers::default());
    let bots = [Kind::Greedy, Kind::Random, Kind::Random];
    let firsts = (0..600).filter(|&seed| play(&game, bots, seed, &mut buffers).places[0] == 1).count();
    let alike = (0..600).filter(|&seed| play(&game, [Kind::Random; 3], seed, &mut buffers).places[0] == 1);
    assert!(firsts > alike.count() + 30, "greedy was first in {firsts} of 600 games");
}

#[test]
fn the_same_luck_makes_the_same_game() {
    let (game, mut buffers) = (Skirmish::default(), Buffers::default());
    let mut games =
        || (0..20).map(|seed| play(&game, [Kind::Greedy; 3], seed, &mut buffers)).collect::<Vec<_>>();
    assert_eq!(games(), games());
}

/// Once their buffers have grown, bots leave the heap alone: all that is left is what the set-up takes.
#[test]
fn thinking_does_not_allocate() {
    let (game, mut buffers) = (Skirmish::default(), Buffers::default());
    for bots in [[Kind::Random; 3], [Kind::Greedy; 3]] {
        let mut games = |n| (0..n).for_each(|seed| _ = play(&game, bots, seed, &mut buffers));
        let setups = || (0..30).for_each(|seed| drop(game.setup(&(), 3, &mut Seeded(seed))));
        games(30);
        let laid = allocation_counter::measure(setups).count_total;
        assert_eq!(allocation_counter::measure(|| games(30)).count_total, laid, "{bots:?}");
    }
}
