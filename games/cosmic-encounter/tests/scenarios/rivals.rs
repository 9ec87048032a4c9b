//! Bots help themselves: nobody who is asked for help hands a rival the game.

use crate::story::{Story, planet};
use orrery_bots::{Bench, Kind, Means, Question};
use orrery_core::Seat;
use orrery_core::chance::Seeded;
use orrery_cosmic_encounter::{Alien, Event, Side, Step};

const TRIES: u64 = 12;

/// Seat 0 has so many foreign colonies and attacks for one more; both sides ask seat 2 for help (COS-5.15).
fn asked_for_help(colonies: u8) -> Story {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader, Alien::Sorcerer])
        .hands(&["a20 a14 a10 a08", "a12 a10 a06 neg", "a10 a08 a06", "a08 a06 a04"])
        .ships(0, planet(0, 1), 0);
    for n in 1..=colonies {
        story = story.ships(0, planet(if n % 2 == 0 { 3 } else { 2 }, n.div_ceil(2)), 1);
    }
    let mut story = story.disc(1).begin();
    story.attack(1, planet(1, 1), 3).invite(&[2], &[2]);
    assert_eq!(story.step(), Step::Ally { seat: Seat(2) });
    story
}

/// In how many of the tries the bot of seat 2 sends ships to this side.
fn joins(bot: &str, colonies: u8, side: Side) -> usize {
    let bot: Kind = bot.parse().expect("there is such a bot");
    let joined = |luck: &u64| {
        let (mut story, mut dice) = (asked_for_help(colonies), Seeded(*luck));
        while story.step() == (Step::Ally { seat: Seat(2) }) {
            let legal = story.legal(2);
            let question = Question { game: &story.game, seat: Seat(2), legal: &legal };
            let look = || story.view(2);
            let means = &mut Means::calm(&mut dice);
            let action = *bot.choose(&question, look, &mut Bench::default(), means);
            story.play(2, action);
        }
        story.happened(|event| *event == Event::Joined { seat: Seat(2), side })
    };
    (0..TRIES).filter(joined).count()
}

/// One more colony and seat 0 has won (COS-1.4). `greedy` has a whim in one of sixteen decisions.
#[test]
fn nobody_allies_with_whoever_wins_by_it() {
    for (bot, most) in [("greedy", 4), ("mcts:300", 1), ("level:6", 1)] {
        let helped = joins(bot, 4, Side::Attack);
        assert!(helped <= most, "{bot} helped a rival to win in {helped} of {TRIES}");
    }
}

/// Where nobody is about to win, a colony for the ships of an ally is worth having.
#[test]
fn an_ally_who_gains_a_colony_joins() {
    let joined = joins("mcts:300", 0, Side::Attack);
    assert!(joined >= TRIES as usize / 2, "only {joined} of {TRIES}");
}
