//! The search at a toy table, where every kind of question is asked.

use orrery_bots::{Alone, Bench, Budget, Crew, Kind, Level, Means, Question, hints};
use orrery_core::chance::Seeded;
use orrery_core::toy::Skirmish;
use orrery_core::{Ask, Chance, Game, Outcome, Seat, Turn, Viewer};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

type State = <Skirmish as Game>::State;
type Action = <Skirmish as Game>::Action;

const SEARCH: Kind = Kind::Search(Budget::Iterations(200));

/// Somebody who is asked and has a choice.
fn asked(game: &Skirmish, state: &State, dice: &mut dyn Chance) -> Option<(Seat, Vec<Action>)> {
    let Turn::Ask { seats, ask } = game.turn(state) else { return None };
    let place = if ask == Ask::Free { dice.below(seats.len()) as usize } else { 0 };
    let seat = seats.iter().nth(place)?;
    let mut legal = Vec::new();
    game.actions(state, seat, &mut legal);
    Some((seat, legal))
}

fn play(game: &Skirmish, bots: [Kind; 3], seed: u64, bench: &mut Bench<Skirmish>) -> (Outcome, Vec<Action>) {
    let (mut dice, mut thinking, mut played) = (Seeded(seed), Seeded(!seed), Vec::new());
    let mut state = game.setup(&(), 3, &mut dice).unwrap();
    bench.forget();
    while let Some((seat, legal)) = asked(game, &state, &mut thinking) {
        let question = Question { game, seat, legal: &legal };
        let look = || game.view(&state, Viewer::Seat(seat));
        let action = *bots[seat.index()].choose(&question, look, bench, &mut Means::calm(&mut thinking));
        game.apply(&mut state, seat, &action, &mut dice, &mut Vec::new());
        played.push(action);
    }
    let Turn::Over(outcome) = game.turn(&state) else { unreachable!("nobody is asked") };
    (outcome, played)
}

/// A seat with a choice in the first position of a game.
fn first_choice(game: &Skirmish) -> (State, Seat, Vec<Action>) {
    let state = game.setup(&(), 3, &mut Seeded(3)).unwrap();
    let (seat, legal) = asked(game, &state, &mut Seeded(0)).unwrap();
    assert!(legal.len() > 1, "there is a choice");
    (state, seat, legal)
}

#[test]
fn searching_beats_a_glance() {
    let (game, mut bench) = (Skirmish::default(), Bench::default());
    let firsts = |bots, bench: &mut _| {
        (0..150).filter(|&seed| play(&game, bots, seed, bench).0.places[0] == 1).count()
    };
    let searching = firsts([SEARCH, Kind::Greedy, Kind::Greedy], &mut bench);
    let glancing = firsts([Kind::Greedy; 3], &mut bench);
    assert!(searching > glancing + 15, "first in {searching} of 150 games, a glance in {glancing}");
}

#[test]
fn one_hand_with_the_same_luck_decides_the_same() {
    let game = Skirmish::default();
    for bot in [SEARCH, Kind::Level(Level::ALL[3])] {
        let games =
            || (0..4).map(|seed| play(&game, [bot; 3], seed, &mut Bench::default()).1).collect::<Vec<_>>();
        assert_eq!(games(), games(), "{bot}");
    }
}

#[test]
fn where_there_is_no_choice_nobody_looks() {
    let game = Skirmish::default();
    let (_, seat, legal) = first_choice(&game);
    let question = Question { game: &game, seat, legal: &legal[..1] };
    for bot in Kind::offered().chain([Kind::Search(Budget::Time(600_000))]) {
        let look = || unreachable!("one action needs no thought");
        let dice = &mut Seeded(1);
        assert_eq!(bot.choose(&question, look, &mut Bench::default(), &mut Means::calm(dice)), &legal[0]);
    }
}

#[test]
#[should_panic(expected = "asked only where it can answer")]
fn where_there_is_no_answer_nobody_searches_for_one() {
    let game = Skirmish::default();
    let (state, seat, _) = first_choice(&game);
    let question = Question { game: &game, seat, legal: &[] };
    let look = || game.view(&state, Viewer::Seat(seat));
    SEARCH.choose(&question, look, &mut Bench::default(), &mut Means::calm(&mut Seeded(1)));
}

#[test]
fn a_search_that_is_stopped_answers_at_once() {
    let game = Skirmish::default();
    let (state, seat, legal) = first_choice(&game);
    let question = Question { game: &game, seat, legal: &legal };
    let looks = AtomicU32::new(0);
    let stop = || looks.fetch_add(1, Ordering::Relaxed) >= 3;
    let dice = &mut Seeded(1);
    let mut means = Means { dice, clock: &|| Duration::ZERO, stop: &stop, crew: &Alone };
    let endless = Kind::Search(Budget::Iterations(10_000_000));
    let look = || game.view(&state, Viewer::Seat(seat));
    assert!(legal.contains(endless.choose(&question, look, &mut Bench::default(), &mut means)));
    assert_eq!(looks.load(Ordering::Relaxed), 4, "it stops the first time it is told to");
}

/// Nobody thinks on about what is decided: the answer is the one that the whole search gives, sooner.
#[test]
fn a_search_ends_when_nothing_can_change_its_mind() {
    let game = Skirmish::default();
    let budget = Budget::Iterations(400);
    let (mut decided, mut whole, mut compared) = (0, 0, 0);
    for seed in 0..40 {
        let (mut dice, mut state) = (Seeded(seed), game.setup(&(), 3, &mut Seeded(seed)).unwrap());
        while let Some((seat, legal)) = asked(&game, &state, &mut dice) {
            let question = Question { game: &game, seat, legal: &legal };
            let view = game.view(&state, Viewer::Seat(seat));
            if legal.len() > 1 {
                let (looks, luck) = (AtomicU32::new(0), u64::from(dice.below(u32::MAX)));
                let stop = || looks.fetch_add(1, Ordering::Relaxed) > 1000;
                let [dice, same_dice] = &mut [Seeded(luck), Seeded(luck)];
                let mut means = Means { dice, clock: &|| Duration::ZERO, stop: &stop, crew: &Alone };
                let bench = &mut Bench::default();
                let answer = *Kind::Search(budget).choose(&question, || view.clone(), bench, &mut means);
                decided += looks.swap(0, Ordering::Relaxed);
                let told = hints(&question, &view, &mut Means { dice: same_dice, ..means }, budget);
                whole += looks.load(Ordering::Relaxed);
                assert_eq!(answer, told[0].action, "seed {seed}: {told:?}");
                compared += 1;
            }
            let any = legal[dice.below(legal.len() as u32) as usize];
            game.apply(&mut state, seat, &any, &mut dice, &mut Vec::new());
        }
    }
    assert!(compared > 100, "{compared} decisions were compared");
    assert_eq!(whole, compared * 49, "a hint is worth the whole search");
    assert!(decided < whole * 9 / 10, "{decided} looks at the clock, {whole} without an end before");
}

#[test]
fn time_is_a_deadline() {
    let game = Skirmish::default();
    let (state, seat, legal) = first_choice(&game);
    let question = Question { game: &game, seat, legal: &legal };
    let start = Instant::now();
    let (dice, clock) = (&mut Seeded(1), || start.elapsed());
    let mut means = Means { dice, clock: &clock, stop: &|| false, crew: &Alone };
    let look = || game.view(&state, Viewer::Seat(seat));
    Kind::Search(Budget::Time(50)).choose(&question, look, &mut Bench::default(), &mut means);
    assert!(start.elapsed() >= Duration::from_millis(50), "it uses the time it has");
    assert!(start.elapsed() < Duration::from_secs(2), "it took {:?}", start.elapsed());
}

/// Two threads for each thought.
struct Pair;

impl Crew for Pair {
    fn hands(&self) -> usize {
        2
    }

    fn work(&self, task: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| (0..2).for_each(|hand| _ = scope.spawn(move || task(hand))));
    }
}

#[test]
fn many_hands_share_the_work() {
    let game = Skirmish::default();
    let (state, seat, legal) = first_choice(&game);
    let question = Question { game: &game, seat, legal: &legal };
    let view = game.view(&state, Viewer::Seat(seat));
    let dice = &mut Seeded(1);
    let mut means = Means { dice, clock: &|| Duration::ZERO, stop: &|| false, crew: &Pair };
    let told = hints(&question, &view, &mut means, Budget::Iterations(1000));
    assert_eq!(told.len(), legal.len(), "every legal action is told of");
    let all: f32 = told.iter().map(|hint| hint.share).sum();
    assert!((all - 1.0).abs() < 1e-3, "{told:?}");
    assert!(told.iter().all(|hint| (0.0..=1.0).contains(&hint.chance)), "{told:?}");
    assert!(told.windows(2).all(|two| two[0].share >= two[1].share), "the best comes first");
}

/// Ten thousand decisions leave no more behind than a few hundred.
#[test]
fn a_bench_does_not_grow_for_ever() {
    let (game, mut bench) = (Skirmish::default(), Bench::default());
    let bots = [Kind::Search(Budget::Iterations(20)); 3];
    let mut decisions = |most: usize, from: u64| {
        let mut seeds = from..;
        let mut made = 0;
        while made < most {
            made += play(&game, bots, seeds.next().expect("seeds never end"), &mut bench).1.len();
        }
    };
    decisions(500, 0);
    let grown = allocation_counter::measure(|| decisions(10_000, 1000)).bytes_current;
    assert!(grown < 300_000, "{grown} bytes were kept");
}

/// Whoever calls a search off in the middle of it, on several threads, gets the best it has, and all of them end.
#[test]
fn many_hands_stop_together() {
    let game = Skirmish::default();
    let (state, seat, legal) = first_choice(&game);
    let question = Question { game: &game, seat, legal: &legal };
    let start = Instant::now();
    let stop = || start.elapsed() > Duration::from_millis(30);
    let dice = &mut Seeded(1);
    let mut means = Means { dice, clock: &|| Duration::ZERO, stop: &stop, crew: &Pair };
    let look = || game.view(&state, Viewer::Seat(seat));
    let endless = Kind::Search(Budget::Iterations(10_000_000));
    assert!(legal.contains(endless.choose(&question, look, &mut Bench::default(), &mut means)));
    assert!(start.elapsed() < Duration::from_secs(5), "it took {:?}", start.elapsed());
}

/// A clock that stands still must not make a thought endless.
#[test]
fn a_budget_of_time_ends_where_no_clock_runs() {
    let game = Skirmish::default();
    let (state, seat, legal) = first_choice(&game);
    let question = Question { game: &game, seat, legal: &legal };
    let look = || game.view(&state, Viewer::Seat(seat));
    let (bot, dice) = (Kind::Search(Budget::Time(2)), &mut Seeded(1));
    assert!(legal.contains(bot.choose(&question, look, &mut Bench::default(), &mut Means::calm(dice))));
}
