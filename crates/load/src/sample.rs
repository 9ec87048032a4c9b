//! Games played at random, to measure with.

use anyhow::{Context, Result, anyhow};
use orrery_core::Turn;
use orrery_shelf::{Answer, OpenBox, SHELF};
use orrery_store::{EntryRow, TableRow};
use orrery_table::{Opening, Player, Secret, Table};
use serde_json::json;
use std::sync::Arc;

/// The box of a game, by its name.
pub fn kit(game: &str) -> Result<Arc<dyn OpenBox>> {
    let title = SHELF.iter().find(|title| title.slug() == game).context("no such game")?;
    Ok(title.standard())
}

/// A table that is laid; the same number lays the same table again.
pub fn table(kit: &Arc<dyn OpenBox>, seats: u8, number: u32) -> Result<Table> {
    let seats = (0..seats).map(|_| Player::bot("random")).collect();
    let opening = Opening { options: json!({}), seats, opened: None, ..Opening::default() };
    Ok(Table::open(kit, opening, secret(number))?)
}

/// What the luck of a table comes from.
pub fn secret(number: u32) -> Secret {
    Secret::derived("orrery load", &number.to_le_bytes())
}

/// Somebody's answer, any of those there are; nothing once the game is over.
pub fn answer(table: &Table, dice: &mut usize) -> Result<Option<Answer>> {
    let Turn::Ask { seats, .. } = table.now().asked() else { return Ok(None) };
    let seat = seats.iter().next().context("somebody is asked")?;
    let actions = table.now().actions(seat);
    *dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    let action = actions[(*dice >> 33) % actions.len()].clone();
    Ok(Some(Answer { seat, question: table.now().question(seat), action }))
}

/// A table whose game is over.
pub fn finished(kit: &Arc<dyn OpenBox>, seats: u8, number: u32) -> Result<Table> {
    Ok(played(kit, seats, number)?.0)
}

/// Who answers what in the game whose luck comes from secret 0.
pub fn answers(game: &str, seats: u8) -> Result<Vec<Answer>> {
    Ok(played(&kit(game)?, seats, 0)?.1)
}

fn played(kit: &Arc<dyn OpenBox>, seats: u8, number: u32) -> Result<(Table, Vec<Answer>)> {
    let (mut table, mut dice) = (table(kit, seats, number)?, number as usize);
    let mut answers = Vec::new();
    while let Some(answer) = answer(&table, &mut dice)? {
        table.answer(&answer, 0).map_err(|fault| anyhow!("{fault:?}"))?;
        answers.push(answer);
    }
    Ok((table, answers))
}

/// The entries of a game, as a server would keep them.
pub fn entries(game: &str, seats: u8) -> Result<Vec<EntryRow>> {
    let table = finished(&kit(game)?, seats, 0)?;
    let row = |entry| {
        Ok(EntryRow { body: serde_json::to_string(entry)?, command: Some("0123456789abcdef 100".to_owned()) })
    };
    table.entries().iter().map(row).collect()
}

/// A table at which nobody sits, to keep entries of.
pub fn row(id: &str) -> Result<TableRow> {
    Ok(serde_json::from_value(json!({
        "id": id, "revision": 0, "game": "", "name": "", "host": "", "public": false, "stage": "playing",
        "options": {}, "seats": [], "header": null, "secret": "", "opened": 0, "at": 0,
    }))?)
}

/// As long as those that a server gives.
pub fn id(n: u32) -> String {
    format!("{n:032x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_of_each_kind_is_played_to_its_end() {
        for title in SHELF {
            let table = finished(&kit(title.slug()).unwrap(), *title.seats().start(), 1).unwrap();
            assert!(table.ended().is_some(), "{}", title.slug());
        }
        assert!(kit("no such game").is_err());
    }
}
