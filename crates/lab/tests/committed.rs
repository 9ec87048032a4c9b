//! The games that are kept in `docs/ladders` are those that the bots of today play.

use orrery_bots::EDITION;
use orrery_lab::{Heading, Ladder, Score};
use orrery_shelf::SHELF;
use std::path::PathBuf;

/// Bots that take no time.
const QUICK: [&str; 6] = ["random", "greedy", "level:1", "level:2", "level:3", "level:4"];

/// How many games of a file are played again.
const GAMES: usize = 4;

/// A file of games, as it is kept.
struct File {
    name: String,
    heading: Heading,
    games: Vec<Score>,
}

fn files() -> Vec<File> {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../docs/ladders"].iter().collect();
    let paths = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let (heading, games) = text.split_once('\n').unwrap();
        let heading = serde_json::from_str(heading).unwrap_or_else(|bad| panic!("{name}: {bad}"));
        let game = |line| serde_json::from_str(line).unwrap_or_else(|bad| panic!("{name}: {line}: {bad}"));
        File { heading, games: games.lines().map(game).collect(), name }
    };
    paths.filter(|path| path.extension().is_some_and(|kind| kind == "jsonl")).map(read).collect()
}

/// The list of bots that a game was played for may have been this: a pair, whoever of it was named first, or all at tables
/// for more than two, which were played in order.
fn lists(file: &File, game: &Score) -> Vec<Vec<String>> {
    if file.heading.players == 2 {
        let turned = game.seats.iter().rev().cloned().collect();
        return vec![game.seats.clone(), turned];
    }
    let mut list = Vec::new();
    for bot in file.games.iter().flat_map(|game| &game.seats) {
        if !list.contains(bot) {
            list.push(bot.clone());
        }
    }
    vec![list]
}

/// The same game, played anew for this list.
fn again(file: &File, game: &Score, list: &[String]) -> Score {
    let title = SHELF.iter().find(|title| title.slug() == file.heading.game).unwrap();
    let ladder = Ladder {
        kit: title.standard(),
        options: file.heading.options.clone(),
        bots: list.iter().map(|bot| bot.parse().unwrap()).collect(),
        players: file.heading.players,
        games: u64::from(file.heading.players),
        seed: file.heading.seed,
    };
    assert_eq!(ladder.heading(), file.heading, "{}", file.name);
    let others = ladder.left(std::slice::from_ref(game));
    let mut matches = ladder.matches();
    matches.retain(|a_match| !others.contains(a_match));
    assert_eq!(matches.len(), 1, "{}: {game:?} is no game of this ladder", file.name);
    ladder.play(&matches[0])
}

#[test]
fn there_is_a_file_for_each_title() {
    let files = files();
    for title in SHELF {
        let own = |file: &&File| file.heading.game == title.slug() && file.heading.players == 2;
        let games: usize = files.iter().filter(own).map(|file| file.games.len()).sum();
        assert!(games > 500, "{}: {games} games", title.slug());
    }
    for File { name, heading, games } in &files {
        assert!(games.iter().all(|game| game.seats.len() == usize::from(heading.players)), "{name}");
    }
}

/// Whoever changes what a bot decides raises its edition, or plays all of these games anew.
#[test]
fn bots_of_this_edition_play_them_as_they_are() {
    for file in files().iter().filter(|file| file.heading.bots == Some(EDITION)) {
        let is_quick = |game: &&Score| game.seats.iter().all(|bot| QUICK.contains(&bot.as_str()));
        let mut tables: Vec<&Score> = Vec::new();
        for game in file.games.iter().filter(is_quick).filter(|game| game.luck == 0) {
            let with = |bot: &String| game.seats.contains(bot);
            if !tables.iter().any(|table| table.seats.iter().all(with)) {
                tables.push(game);
            }
        }
        assert!(!tables.is_empty(), "{}: no game of quick bots", file.name);
        for game in tables.into_iter().take(GAMES) {
            let same = lists(file, game).iter().any(|list| again(file, game, list) == *game);
            assert!(same, "{}: bots play {game:?} otherwise now: raise their edition", file.name);
        }
    }
}
