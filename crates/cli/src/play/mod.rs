//! `orrery play`: a table in the terminal, against bots.
//!
//! It reads plain lines and prints plain lines, so that a script or a screen reader can play as well as a person.

mod game;
mod orders;
mod screen;
mod table;
mod tell;

use crate::boxes;
use crate::sim::given_options;
use crate::speech::{Speech, Trouble};
use clap::ArgMatches;
use game::Game;
use orrery_bots::Kind;
use orrery_shelf::Unfit;
use orrery_table::{Fault, Luck, Opening, Player, PlayerKind, Secret, Table};
use screen::Screen;

const RIVALS: &str = "greedy";
const USUAL_PLAYERS: u8 = 2;

pub fn run(speech: &Speech, matches: &ArgMatches) -> Result<u8, Trouble> {
    let game = lay(speech, matches)?;
    let seats = game.table.record().seats;
    let mut seated = table::Seated {
        speech,
        screen: Screen::of_this_run(),
        names: crate::players::names(speech, &seats, &[]),
        game,
    };
    seated.play(&mut std::io::stdin().lock())?;
    Ok(0)
}

fn lay(speech: &Speech, matches: &ArgMatches) -> Result<Game, Trouble> {
    let title = boxes::title(speech, matches)?;
    let kit = boxes::open(speech, matches, title)?;
    let usual = if title.seats().contains(&USUAL_PLAYERS) { USUAL_PLAYERS } else { *title.seats().start() };
    let players: u8 = matches.get_one("players").copied().unwrap_or(usual);
    let person = Player { kind: PlayerKind::Person, name: speech.word("play-name") };
    let seats = std::iter::once(person).chain(rivals(speech, matches, players)?).collect();
    let opening =
        Opening { options: given_options(speech, matches)?, seats, opened: None, ..Opening::default() };
    let [secret, thinking] = secrets(speech, matches)?;
    let table = Table::open(&kit, opening, secret).map_err(|unfit: Unfit| {
        let sentence = Fault::Unfit(unfit).tell(speech.words(), Some(&*kit));
        Trouble { exit: 2, sentence }
    })?;
    Ok(Game::new(table, Luck::new(&thinking), speech.lang()))
}

/// The bots in the other seats; a shorter list is repeated.
fn rivals(speech: &Speech, matches: &ArgMatches, players: u8) -> Result<Vec<Player>, Trouble> {
    let list = matches.get_one::<String>("bots").map_or(RIVALS, String::as_str);
    let named: Vec<Kind> = crate::bots::read(speech, list)?;
    let others = usize::from(players.saturating_sub(1));
    if named.len() > others && matches.contains_id("bots") {
        let args = [("bots", named.len().into()), ("rivals", others.into())];
        return Err(speech.bad_input("play-too-many", &args));
    }
    Ok(named.iter().cycle().take(others).map(|bot| Player::bot(&bot.to_string())).collect())
}

/// The luck of the table and what bots think with: from the seed, else from the system.
fn secrets(speech: &Speech, matches: &ArgMatches) -> Result<[Secret; 2], Trouble> {
    if let Some(seed) = matches.get_one::<u64>("seed") {
        let seed = seed.to_le_bytes();
        return Ok([
            Secret::derived("orrery play 2026-11: the secret of a table", &seed),
            Secret::derived("orrery play 2026-11: the thinking of bots", &seed),
        ]);
    }
    let secret = || {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|_| speech.failure("play-no-luck", &[]))?;
        Ok(Secret::new(bytes))
    };
    Ok([secret()?, secret()?])
}
