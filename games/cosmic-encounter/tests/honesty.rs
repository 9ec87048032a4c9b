//! Bots at Cosmic Encounter do not cheat.

mod trial;

use orrery_bots::honesty::decides_alike;
use trial::CosmicTrial;

/// Hands, decks and secret answers may be dealt anew: with the same luck a bot decides the same.
#[test]
fn bots_decide_by_what_they_can_see() {
    let bots = ["greedy", "mcts:60", "level:3"].map(|bot| bot.parse().expect("there is such a bot"));
    for seats in 2..=3 {
        let compared = decides_alike(&CosmicTrial::default(), seats, &bots, 0..4);
        assert!(compared.worlds > 50, "{compared:?}: too few decisions were put to the test");
        assert!(compared.next > 50, "{compared:?}: too few decisions followed from one's own");
        assert!(compared.after_others > 50, "{compared:?}: others thought at the same bench before");
    }
}
