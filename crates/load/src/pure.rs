//! A command checked, applied and shown to all seats, without sockets or disk.

use anyhow::{Context, Result};
use orrery_core::{Seat, Turn, Viewer};
use orrery_scene::Lang;
use orrery_shelf::{Answer, SHELF};
use orrery_table::{Opening, Player, Secret, Table};
use std::time::{Duration, Instant};

const TIME: Duration = Duration::from_secs(3);

#[derive(Clone, Copy, Debug)]
pub struct Pure {
    /// Answers a second, with the scene of every seat in one language.
    pub with_scenes: f64,
    /// Answers a second, with the view of every seat.
    pub with_views: f64,
}

pub fn answers(game: &str, seats: u8) -> Result<Pure> {
    let scenes = rate(game, seats, |table, seat| {
        std::hint::black_box(table.now().scene(Viewer::Seat(seat), Lang::En));
    })?;
    let views = rate(game, seats, |table, seat| {
        std::hint::black_box(table.now().view(Viewer::Seat(seat)));
    })?;
    Ok(Pure { with_scenes: scenes, with_views: views })
}

fn rate(game: &str, seats: u8, look: impl Fn(&Table, Seat)) -> Result<f64> {
    let title = SHELF.iter().find(|title| title.slug() == game).context("no such game")?;
    let kit = title.standard();
    let (mut answers, mut dice, mut spent) = (0_u64, 1_usize, Duration::ZERO);
    for number in 0_u8.. {
        let players = (0..seats).map(|_| Player::bot("random")).collect();
        let opening =
            Opening { options: serde_json::json!({}), seats: players, opened: None, ..Opening::default() };
        let mut table = Table::open(&kit, opening, Secret::derived("orrery load", &[number]))?;
        while let Turn::Ask { seats: asked, .. } = table.now().asked() {
            let seat = asked.iter().next().context("somebody is asked")?;
            let actions = table.now().actions(seat);
            dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let action = actions[(dice >> 33) % actions.len()].clone();
            let start = Instant::now();
            let answer = Answer { seat, question: table.now().question(seat), action };
            table.answer(&answer, 0).map_err(|fault| anyhow::anyhow!("{fault:?}"))?;
            (0..seats).for_each(|seat| look(&table, Seat(seat)));
            spent += start.elapsed();
            answers += 1;
            if spent > TIME {
                return Ok(answers as f64 / spent.as_secs_f64());
            }
        }
    }
    Ok(answers as f64 / spent.as_secs_f64())
}
