//! Bots at Ganymede do not cheat.

mod trial;

use orrery_bots::honesty::decides_alike;
use trial::GanymedeTrial;

/// Hands, decks and whatever else is hidden may be dealt anew: with the same luck a bot decides the same.
#[test]
fn bots_decide_by_what_they_can_see() {
    let bots = ["greedy", "mcts:60", "level:3"].map(|bot| bot.parse().expect("there is such a bot"));
    for seats in 2..=3 {
        let compared = decides_alike(&GanymedeTrial::standard(), seats, &bots, 0..6);
        assert!(compared.worlds > 50, "{compared:?}: too few decisions were put to the test");
        assert!(compared.next > 50, "{compared:?}: too few decisions followed from one's own");
    }
}
