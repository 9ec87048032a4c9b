//! Tables to try things on.
#![allow(dead_code, reason = "each test file takes what it needs")]

use orrery_core::chance::Seeded;
use orrery_core::{Ask, Chance, Seat, Turn};
use orrery_shelf::toy::TOY;
use orrery_shelf::{Answer, Played, Title};
use orrery_table::{Opening, Player, Secret, Table};

pub fn secret(seed: u64) -> Secret {
    Secret::derived("orrery table tests 2026-11", &seed.to_le_bytes())
}

/// A toy table of people.
pub fn table(seats: u8, seed: u64) -> Table {
    table_of(TOY, seats, seed)
}

/// A table of people.
pub fn table_of(title: &'static dyn Title, seats: u8, seed: u64) -> Table {
    let names = ["North", "East", "South", "West", "Middle"];
    let seats = names[..usize::from(seats)].iter().map(|name| Player::person(name)).collect();
    Table::open(&title.standard(), Opening { seats, ..Opening::default() }, secret(seed)).unwrap()
}

/// The answer of that place in the seat's list.
pub fn answer(table: &Table, seat: Seat, at: usize) -> Answer {
    let action = table.now().actions(seat)[at].clone();
    Answer { seat, question: table.now().question(seat), action }
}

/// Plays the seat's answer of that place in its list.
pub fn play(table: &mut Table, seat: Seat, at: usize) -> Played {
    let time = table.entries().len() as u64 * 1000;
    table.answer(&answer(table, seat, at), time).unwrap()
}

/// Somebody who is asked answers at random.
pub fn play_any(table: &mut Table, player: &mut Seeded) -> Played {
    let (asked, _) = asked(table).expect("the game is on");
    let seat = any(asked.iter(), player);
    let at = player.below(table.now().actions(seat).len() as u32) as usize;
    play(table, seat, at)
}

/// Plays first answers until somebody is asked in this way.
pub fn play_until(table: &mut Table, wanted: Ask) -> bool {
    while let Some((asked, ask)) = asked(table) {
        if ask == wanted {
            return true;
        }
        play(table, asked.iter().next().unwrap(), 0);
    }
    false
}

pub fn asked(table: &Table) -> Option<(orrery_core::Seats, Ask)> {
    match table.now().asked() {
        Turn::Ask { seats, ask } => Some((seats, ask)),
        Turn::Over(_) => None,
    }
}

pub fn any<T>(items: impl Iterator<Item = T>, player: &mut Seeded) -> T {
    let mut items: Vec<T> = items.collect();
    items.swap_remove(player.below(items.len() as u32) as usize)
}
