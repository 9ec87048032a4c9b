//! A whole game in the terminal, from a pipe; and what cannot be read there.

mod run;

use run::{Folder, Ran, piped};
use std::io::Write;
use std::process::Stdio;

/// Answers each question with these numbers in turn, more often than any game asks.
fn numbers(answers: &[u8]) -> String {
    answers.iter().cycle().take(4000).map(|number| format!("{number}\n")).collect()
}

fn alone() -> &'static str {
    let title = orrery_shelf::SHELF.iter().find(|title| title.seats().contains(&1));
    title.expect("one of the games can be played alone").slug()
}

/// `yes | orrery play … | head` would otherwise never end.
#[test]
fn when_nobody_reads_on_the_table_is_left() {
    let mut command = std::process::Command::new(assert_cmd::cargo::cargo_bin("orrery"));
    command.args(["play", run::game(), "--seed", "3"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let mut input = child.stdin.take().unwrap();
    assert!((0..100_000).any(|_| input.write_all(b"log\n").is_err()), "somebody still listens");
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_game_is_played_to_its_end_by_numbers() {
    let played =
        piped(&["play", run::game(), "--seed", "3", "--bots", "random"], &numbers(&[2, 1, 1])).good();
    assert!(played.contains("you are Lapis, against Kepler"), "{played}");
    assert!(played.contains("\n1. ") && played.contains("\n2. "), "places are told");
    let scores = played.split("\n1. ").last().unwrap();
    assert!(scores.contains("Lapis: ") && scores.contains("Kepler: "), "{scores}");
    assert!(scores.contains('['), "every point has its clause: {scores}");
    assert!(!played.contains('\u{1b}'), "no color in a pipe");
    let again = piped(&["play", run::game(), "--seed", "3", "--bots", "random"], &numbers(&[2, 1, 1])).good();
    assert_eq!(played, again, "a seed deals the same game");
}

#[test]
fn one_plays_alone_in_spanish() {
    let played =
        piped(&["play", alone(), "--players", "1", "--seed", "7", "--lang", "es"], &numbers(&[2, 1])).good();
    assert!(played.contains("en solitario: eres Lapislázuli"), "{played}");
    assert!(played.contains("La partida ha terminado"), "{played}");
}

#[test]
fn what_was_played_can_be_saved_and_proved() {
    let folder = Folder::new();
    let file = folder.path("game.json");
    let orders = format!("{}save {file}\nsave {file}\nquit\n", numbers(&[1]));
    let played = piped(&["play", alone(), "--players", "1", "--seed", "1"], &orders).good();
    assert!(played.contains(&format!("{file} is written")), "{played}");
    assert!(played.contains("there already"), "nothing is written over");
    assert!(run::orrery(&["replay", "--verify", &file]).good().contains("every draw is proved"));
}

#[test]
fn orders_are_obeyed() {
    let told = |orders: &str| piped(&["play", run::game(), "--seed", "1"], orders).good();
    assert!(told("?\n").contains("takes back your last answer"));
    assert!(told("board\n").matches("═══").count() >= 4, "the table is shown twice");
    assert!(told("undo\n").contains("nothing to take back"));
    assert!(told("1\nundo\n").contains("Taken back"));
    assert!(told("1\nlog\n").contains("Lapis"));
    assert!(told("scores\n").contains("Kepler: 0 points"));
    assert!(told("1\nwhy\n").contains("  1. "));
    assert!(told("1\nwhy 1\n").contains("-"), "a reason has its clause");
    assert!(told("quit\n1\n").contains("Until next time"));
    let spanish =
        piped(&["play", run::game(), "--seed", "1", "--lang", "es"], "tablero\nPORQUE 999\nsalir\n").good();
    assert!(spanish.contains("Hasta la próxima"), "{spanish}");
}

#[test]
fn the_end_of_the_input_ends_the_game_politely() {
    for orders in ["", "1\n", "1", "\n\n"] {
        let told = piped(&["play", run::game(), "--seed", "1"], orders).good();
        assert!(told.trim_end().ends_with("the table is left."), "{told}");
    }
}

#[test]
fn what_is_no_order_is_told_and_changes_nothing() {
    let told = |orders: &str| piped(&["play", run::game(), "--seed", "1"], orders).good();
    assert!(told("dance\n").contains("“dance” is no number and no order"));
    assert!(told("save\n").contains("is no number and no order"));
    assert!(told("why not\n").contains("is no number and no order"));
    assert!(told("0\n").contains("no answer 0"));
    assert!(told("999999\n").contains("no answer 999999"));
    assert!(told("-1\n").contains("“-1”"));
    assert!(told("99999999999999999999999\n").contains("is no number and no order"));
    assert!(told("\u{1b}[2J\n").contains("“[2J”"), "a terminal is never told what was typed in");
    assert!(told("why 999\n").contains("999") || told("why 999\n").contains("refused"));
    assert!(told("save /\n").contains("cannot be written") || told("save /\n").contains("there already"));
    assert!(told("save nowhere/at/all.json\n").contains("cannot be written: the folder it"));
}

fn play(more: &[&str]) -> Ran {
    piped(&[&["play", run::game()], more].concat(), "")
}

#[test]
fn a_table_that_cannot_be_laid_is_told() {
    let (least, most) = (*run::title().seats().start(), *run::title().seats().end());
    play(&["--players", "9"]).bad(&format!("for {least} to {most} players, not 9"));
    play(&["--players", "0"]).bad("whole number from 1 to 5");
    play(&["--bots", "genius"]).bad("no bot “genius”");
    play(&["--players", "2", "--bots", "random,random"]).bad("one seat for a bot, not 2");
    play(&["--options", "{blue"]).bad("no JSON");
    play(&["--options", r#"{"blue": 1}"#]).bad("no option “blue”");
    play(&["--components", "nowhere"]).bad("no components.toml");
    play(&["--seed", "-1"]).bad("from 0 to 18446744073709551615");
    piped(&["play", "chess", "--lang", "es"], "").bad("No hay un juego «chess»");
    piped(&["play"], "").bad("missing: <GAME>");
    piped(&["play", alone(), "--players", "1", "--bots", "random"], "").bad("You play alone");
}
