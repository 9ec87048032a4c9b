//! The law for bots: what a seat cannot know does not move its bot.

use crate::{Bench, Kind, Means, Question};
use orrery_core::chance::Seeded;
use orrery_core::laws::Trial;
use orrery_core::{Chance, Game, Seat, Turn, Viewer};

/// Plays random games; at some of the questions everything that the seat asked must not know is dealt anew, and the
/// bot must decide the same with the same luck. Says how many decisions were compared in worlds that really differ.
pub fn decides_alike<T: Trial>(trial: &T, seats: u8, bots: &[Kind], seeds: std::ops::Range<u64>) -> u32 {
    let game = trial.game();
    let (mut legal, mut events, mut compared) = (Vec::new(), Vec::new(), 0);
    for seed in seeds {
        let (mut dice, mut player) = (Seeded(seed), Seeded(!seed));
        let options = trial.options(seats, seed);
        let mut state = game.setup(&options, seats, &mut dice).expect("a trial's options fit its seats");
        while let Turn::Ask { seats: asked, .. } = game.turn(&state) {
            let seat = asked.iter().nth(player.below(asked.len()) as usize).expect("somebody is asked");
            game.actions(&state, seat, &mut legal);
            if legal.len() > 1 && player.below(16) == 0 {
                let other = trial.redeal(&state, seat, &mut player);
                compared += u32::from(other != state);
                for &bot in bots {
                    let luck = u64::from(player.below(u32::MAX));
                    let [here, there] =
                        [&state, &other].map(|world| decision::<T::Game>(game, world, seat, bot, luck));
                    assert!(here == there, "{bot} of {seat:?} does {here:?} here and {there:?} there");
                }
            }
            let action = legal[player.below(legal.len() as u32) as usize].clone();
            events.clear();
            game.apply(&mut state, seat, &action, &mut dice, &mut events);
        }
    }
    compared
}

/// What the bot does in this world, told what its seat may know and nothing else.
fn decision<G: Game>(game: &G, world: &G::State, seat: Seat, bot: Kind, luck: u64) -> G::Action {
    let mut legal = Vec::new();
    game.actions(world, seat, &mut legal);
    let question = Question { game, seat, legal: &legal };
    let look = || game.view(world, Viewer::Seat(seat));
    let mut dice = Seeded(luck);
    bot.choose(&question, look, &mut Bench::default(), &mut Means::calm(&mut dice)).clone()
}
