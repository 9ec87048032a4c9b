//! A ladder of the toy.

use orrery_lab::{Ladder, Score, Standings, plot};
use orrery_shelf::toy::TOY;
use serde_json::Value;

fn ladder(bots: &[&str], games: u64) -> Ladder {
    let kit = TOY.standard();
    let options = kit.options(&Value::Null).unwrap();
    let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    Ladder { kit, options, bots, games, seed: 7 }
}

fn played(ladder: &Ladder) -> Vec<Score> {
    ladder.matches().into_iter().map(|a_match| ladder.play(a_match)).collect()
}

#[test]
fn everybody_meets_everybody_as_often() {
    let ladder = ladder(&["random", "greedy", "level:3"], 4);
    let scores = played(&ladder);
    assert_eq!(scores.len(), 12);
    let standings = Standings::of(&ladder, &scores);
    assert!(standings.duels.iter().all(|duel| duel.games == 4), "{standings:?}");
    assert!(standings.ranks.iter().all(|rank| rank.games == 8), "{standings:?}");
}

/// Against itself nobody is stronger: with the same luck from both seats a bot that needs no luck gets half.
#[test]
fn the_same_games_come_out_whichever_way_they_are_counted() {
    let ladder = ladder(&["random", "mcts:30"], 20);
    let mut scores = played(&ladder);
    assert_eq!(scores, played(&ladder), "the same seed plays the same games");
    let standings = Standings::of(&ladder, &scores);
    scores.reverse();
    scores.push(scores[0].clone());
    assert_eq!(Standings::of(&ladder, &scores), standings, "neither order nor a line twice matters");
    assert_eq!(standings.ranks[0].bot, "mcts:30", "{standings:?}");
    assert!(plot(&standings, "toy & toys").contains("toy &amp; toys"));
}
