//! Bots at Pulsar 2849 do not cheat.

mod trial;

use orrery_bots::honesty::decides_alike;
use trial::PulsarTrial;

/// What lies face down is drawn when it is turned up, and is nowhere before: dealing it anew changes nothing, so that there is
/// nothing at which a bot could peek.
#[test]
fn there_is_nothing_at_which_a_bot_could_peek() {
    let bots = ["greedy", "mcts:60", "level:3"].map(|bot| bot.parse().expect("there is such a bot"));
    for seats in 2..=3 {
        let compared = decides_alike(&PulsarTrial::new(), seats, &bots, 0..8);
        assert_eq!(compared.worlds, 0, "something is hidden now: let bots decide in worlds where it differs");
    }
}
