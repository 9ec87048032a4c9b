//! The law for bots: what a seat cannot know does not move its bot.

use crate::mcts::{self, Craft};
use crate::{Bench, Budget, Kind, Means, Question};
use orrery_core::chance::Seeded;
use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Seat, Turn, Viewer};

/// How many worlds the search that takes its time looks at: few, since each takes it five times as long.
const UNHURRIED: Budget = Budget::Iterations(12);

/// How many further decisions of the same seat are compared.
const AFTER: u32 = 1;

/// What was put to the test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Questions asked in worlds that really differ.
    pub worlds: u32,
    /// Decisions after another one of the same seat, with what the first had found out still at hand.
    pub next: u32,
    /// Decisions after one of somebody else who may know other things, with what that had found out still at hand.
    pub after_others: u32,
}

/// Plays random games; at some of the questions everything that the seat asked must not know is dealt anew, and the
/// bot must decide the same with the same luck: with a bench of its own, with one at which it has decided before, and with
/// one at which another seat has.
pub fn decides_alike<T: Trial>(trial: &T, seats: u8, bots: &[Kind], seeds: std::ops::Range<u64>) -> Compared {
    let game = trial.game();
    let (mut legal, mut events, mut compared) = (Vec::new(), Vec::new(), Compared::default());
    for seed in seeds {
        let (mut dice, mut player) = (Seeded(seed), Seeded(!seed));
        let options = trial.options(seats, seed);
        let mut state = game.setup(&options, seats, &mut dice).expect("a trial's options fit its seats");
        while let Turn::Ask { seats: asked, .. } = game.turn(&state) {
            let seat = asked.iter().nth(player.below(asked.len()) as usize).expect("somebody is asked");
            game.actions(&state, seat, &mut legal);
            if legal.len() > 1 && player.below(16) == 0 {
                let other = trial.redeal(&state, seat, &mut player);
                compared.worlds += u32::from(other != state);
                let rival = asked.iter().find(|&rival| rival != seat);
                for thinker in thinkers::<T::Game>(bots) {
                    let luck = u64::from(player.below(u32::MAX));
                    let mut twins = Twins { game, worlds: [state.clone(), other.clone()], thinker, luck };
                    if let Some(rival) = rival {
                        compared.after_others += twins.decide_after(rival, seat);
                    }
                    compared.next += twins.decide_in_a_row(seat);
                }
            }
            let action = legal[player.below(legal.len() as u32) as usize].clone();
            events.clear();
            game.apply(&mut state, seat, &action, &mut dice, &mut events);
        }
    }
    compared
}

/// The bots, and the search of those that take their time, if there are any here.
fn thinkers<G: Game>(bots: &[Kind]) -> Vec<Thinker> {
    let unhurried = Craft::unhurried::<G>().map(Thinker::Unhurried);
    bots.iter().copied().map(Thinker::Bot).chain(unhurried).collect()
}

#[derive(Clone, Copy, Debug)]
enum Thinker {
    Bot(Kind),
    Unhurried(Craft),
}

impl Thinker {
    /// What it does in this world, told what its seat may know and nothing else.
    fn decide<G: Game>(
        self,
        game: &G,
        world: &G::State,
        seat: Seat,
        bench: &mut Bench<G>,
        luck: u64,
    ) -> G::Action {
        let mut legal = Vec::new();
        game.actions(world, seat, &mut legal);
        let question = Question { game, seat, legal: &legal };
        let look = || game.view(world, Viewer::Seat(seat));
        let (mut dice, only) = (Seeded(luck), legal.len() == 1);
        let means = &mut Means::calm(&mut dice);
        match self {
            Thinker::Bot(bot) => bot.choose(&question, look, bench, means).clone(),
            Thinker::Unhurried(_) if only => legal[0].clone(),
            Thinker::Unhurried(craft) => {
                legal[mcts::best(&question, &look(), bench, means, UNHURRIED, &craft)].clone()
            }
        }
    }
}

/// Two worlds between which somebody cannot tell.
struct Twins<'a, G: Game> {
    game: &'a G,
    worlds: [G::State; 2],
    thinker: Thinker,
    luck: u64,
}

impl<G: Game> Twins<'_, G> {
    /// Decides for this seat in both worlds, and again if it goes on by itself and sees the same in both. Says how many
    /// decisions came after another.
    fn decide_in_a_row(&mut self, seat: Seat) -> u32 {
        let mut benches = [Bench::default(), Bench::default()];
        let mut action = self.decide(seat, &mut benches);
        for after in 0..AFTER {
            for world in &mut self.worlds {
                self.game.apply(world, seat, &action, &mut Seeded(self.luck), &mut Vec::new());
            }
            let [here, there] = self.worlds.each_ref().map(|world| {
                let asked = self.game.turn(world).asks(seat);
                asked.then(|| self.game.view(world, Viewer::Seat(seat)))
            });
            // What an answer shows may differ, and rightly so.
            if here.is_none() || here != there {
                return after;
            }
            self.luck += 1;
            action = self.decide(seat, &mut benches);
        }
        AFTER
    }

    /// Decides for this seat with the benches at which another one, to whom the worlds may look different, has just decided.
    /// What that one answers is left out of it.
    fn decide_after(&self, rival: Seat, seat: Seat) -> u32 {
        let mut benches = [Bench::default(), Bench::default()];
        for (world, bench) in self.worlds.iter().zip(&mut benches) {
            self.thinker.decide(self.game, world, rival, bench, self.luck);
        }
        self.decide(seat, &mut benches);
        1
    }

    fn decide(&self, seat: Seat, benches: &mut [Bench<G>; 2]) -> G::Action {
        let [mine, theirs] = benches;
        let &Twins { game, ref worlds, thinker, luck } = self;
        let here = thinker.decide(game, &worlds[0], seat, mine, luck);
        let there = thinker.decide(game, &worlds[1], seat, theirs, luck);
        assert!(here == there, "{thinker:?} of {seat:?} does {here:?} here and {there:?} there");
        here
    }
}
