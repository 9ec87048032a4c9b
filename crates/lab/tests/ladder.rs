//! A ladder of the toy.

use orrery_lab::{Ladder, Score, Standings, plot};
use orrery_shelf::toy::TOY;
use serde_json::Value;
use std::collections::BTreeMap;

fn ladder(players: u8, bots: &[&str], games: u64) -> Ladder {
    let kit = TOY.standard();
    let options = kit.options(&Value::Null).unwrap();
    let bots = bots.iter().map(|bot| bot.parse().unwrap()).collect();
    Ladder { kit, options, bots, players, games, seed: 7 }
}

fn played(ladder: &Ladder) -> Vec<Score> {
    ladder.matches().iter().map(|a_match| ladder.play(a_match)).collect()
}

fn standings(ladder: &Ladder, played: &[Score]) -> Standings {
    let bots: Vec<String> = ladder.bots.iter().map(ToString::to_string).collect();
    Standings::of(&bots, &ladder.own(played))
}

/// How often each bot sat at each seat with each luck.
fn seatings(ladder: &Ladder) -> BTreeMap<(Vec<usize>, u64, usize, usize), u32> {
    let mut seatings = BTreeMap::new();
    for a_match in ladder.matches() {
        for (seat, bot) in a_match.seats().into_iter().enumerate() {
            *seatings.entry((a_match.bots.clone(), a_match.luck(), bot, seat)).or_default() += 1;
        }
    }
    seatings
}

#[test]
fn everybody_meets_everybody_as_often() {
    let ladder = ladder(2, &["random", "greedy", "level:3"], 4);
    let scores = played(&ladder);
    assert_eq!(scores.len(), 12);
    let standings = standings(&ladder, &scores);
    assert!(standings.duels.iter().all(|duel| duel.games == 4), "{standings:?}");
    assert!(standings.ranks.iter().all(|rank| rank.games == 8), "{standings:?}");
}

/// Against itself nobody is stronger: with the same luck from both seats a bot that needs no luck gets half.
#[test]
fn the_same_games_come_out_whichever_way_they_are_counted() {
    let ladder = ladder(2, &["random", "mcts:30"], 20);
    let mut scores = played(&ladder);
    assert_eq!(scores, played(&ladder), "the same seed plays the same games");
    let first = standings(&ladder, &scores);
    scores.reverse();
    scores.push(scores[0].clone());
    assert_eq!(standings(&ladder, &scores), first, "neither order nor a line twice matters");
    assert_eq!(first.ranks[0].bot, "mcts:30", "{first:?}");
    assert!(plot(&first, "toy & toys").contains("toy &amp; toys"));
}

#[test]
fn each_choice_of_bots_sits_at_a_table_and_everybody_at_every_seat_of_it() {
    let four_for_three = ladder(3, &["random", "greedy", "level:1", "level:2"], 6);
    assert_eq!(four_for_three.matches().len(), 4 * 6, "three of four");
    assert!(seatings(&four_for_three).values().all(|&often| often == 1));
    assert_eq!(seatings(&four_for_three).len(), 4 * 2 * 3 * 3, "two deals, three bots, three seats");

    let two_for_three = ladder(3, &["random", "greedy"], 3);
    let tables: Vec<Vec<usize>> = two_for_three.matches().into_iter().take(2).map(|one| one.bots).collect();
    assert_eq!(tables, [vec![0, 0, 1], vec![0, 1, 1]], "nobody plays alone");
    for ((table, _, bot, _), often) in seatings(&two_for_three) {
        assert_eq!(often as usize, table.iter().filter(|&&other| other == bot).count());
    }
    let two_for_four = ladder(4, &["random", "greedy"], 4);
    assert_eq!(two_for_four.matches().len(), 3 * 4, "one, two or three of them are greedy");
}

#[test]
fn a_table_for_three_has_places_and_one_victory() {
    let ladder = ladder(3, &["random", "greedy", "mcts:30"], 30);
    let scores = played(&ladder);
    let standings = standings(&ladder, &scores);
    assert_eq!((standings.games, standings.unfinished), (30, 0));
    let sum = |of: fn(&orrery_lab::Rank) -> f64| standings.ranks.iter().map(of).sum::<f64>();
    assert!((sum(|rank| rank.score) - 30.0).abs() < 1e-9, "each game has one victory: {standings:?}");
    assert!((3.0..=6.0).contains(&sum(|rank| rank.mean_place)), "{standings:?}");
    assert_eq!(standings.ranks[2].bot, "random", "{standings:?}");
    assert!(standings.ranks.iter().all(|rank| rank.share.low < rank.share.share), "{standings:?}");
}

/// A bot at two seats of a table plays one game there, not two.
#[test]
fn whoever_has_two_seats_has_the_mean_of_them() {
    let seats = ["a", "a", "b"].map(str::to_owned).to_vec();
    let game = Score { luck: 0, seats, places: Some(vec![1, 3, 2]), actions: 1 };
    let standings = Standings::of(&["a".to_owned(), "b".to_owned()], &[game]);
    let a = standings.ranks.iter().find(|rank| rank.bot == "a").unwrap();
    assert_eq!((a.games, a.score, a.mean_place), (1, 0.5, 2.0));
    let duel = &standings.duels[0];
    assert_eq!((duel.games, duel.score), (1, 0.5), "one seat before b and one after");
}

#[test]
fn a_ladder_goes_on_wherever_it_was_broken_off() {
    for players in 2..=4 {
        let ladder = ladder(players, &["random", "greedy", "level:1"], u64::from(players) + 1);
        let all = played(&ladder);
        for cut in 0..=all.len() {
            let mut games = all[..cut].to_vec();
            let left = ladder.left(&games);
            assert_eq!(left.len(), all.len() - cut);
            games.extend(left.iter().map(|a_match| ladder.play(a_match)));
            assert_eq!(standings(&ladder, &games), standings(&ladder, &all));
        }
    }
}

/// The same games and the same ratings, whoever is named first.
#[test]
fn games_are_known_by_who_sat_where() {
    let three = ladder(3, &["random", "greedy", "level:1"], 6);
    let games = played(&three);
    let named = |names: [&str; 3]| Standings::of(&names.map(str::to_owned), &games).ranks;
    assert_eq!(named(["random", "greedy", "level:1"]), named(["level:1", "random", "greedy"]));

    let one = ladder(2, &["random", "greedy"], 4);
    let other = ladder(2, &["greedy", "random"], 4);
    assert_eq!(other.left(&played(&one)), []);
    let more = ladder(2, &["random", "greedy"], 6);
    assert_eq!(more.left(&played(&one)).len(), 2);
    assert_eq!(standings(&one, &played(&more)).games, 4, "what was not asked for does not count");
}
