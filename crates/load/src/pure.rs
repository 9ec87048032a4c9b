//! A command checked, applied and shown to all seats, without sockets or disk.

use crate::replayed::{self, Replayed};
use crate::sample;
use crate::wanted::Party;
use anyhow::Result;
use orrery_core::{Seat, Viewer};
use orrery_scene::Lang;
use orrery_table::Table;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const TIME: Duration = Duration::from_secs(3);

#[derive(Clone, Copy, Debug)]
pub struct Pure {
    /// Answers a second, with the scene of every seat in one language.
    pub with_scenes: f64,
    /// Answers a second, with the view of every seat.
    pub with_views: f64,
    pub replayed: Replayed,
}

#[derive(Debug, clap::Args)]
pub struct Wanted {
    #[command(flatten)]
    party: Party,
    #[arg(long)]
    json: bool,
}

pub fn run(wanted: &Wanted) -> Result<()> {
    let pure = answers(&wanted.party.game, wanted.party.seats)?;
    println!("{}", if wanted.json { format!("{:#}", pure.json()) } else { pure.told() });
    Ok(())
}

impl Pure {
    pub fn json(&self) -> Value {
        let Replayed { random_play, watched, replay, check } = self.replayed;
        json!({
            "answers_per_second_with_typed_views": watched,
            "answers_per_second_with_views": self.with_views,
            "answers_per_second_with_scenes": self.with_scenes,
            "random_play_per_second": random_play,
            "replayed_per_second": replay, "replay_against_random_play": replay / random_play,
            "checked_per_second": check, "check_against_random_play": check / random_play,
        })
    }

    pub fn told(&self) -> String {
        let Replayed { random_play, watched, replay, check } = self.replayed;
        format!(
            "without sockets and disk: {watched:.0} answers a second of processor time, checked and with the views of all seats; \
             {:.0} with these views as JSON through a table, {:.0} with scenes\n\
             random play: {random_play:.0} answers a second of processor time; replayed: {replay:.0}, {:.3} of that; \
             read, replayed and proved as `orrery check` does: {check:.0}, {:.3} of that",
            self.with_views,
            self.with_scenes,
            replay / random_play,
            check / random_play,
        )
    }
}

pub fn answers(game: &str, seats: u8) -> Result<Pure> {
    let scenes = rate(game, seats, |table, seat| {
        std::hint::black_box(table.now().scene(Viewer::Seat(seat), Lang::En));
    })?;
    let views = rate(game, seats, |table, seat| {
        std::hint::black_box(table.now().view(Viewer::Seat(seat)));
    })?;
    Ok(Pure { with_scenes: scenes, with_views: views, replayed: replayed::rates(game, seats)? })
}

fn rate(game: &str, seats: u8, look: impl Fn(&Table, Seat)) -> Result<f64> {
    let kit = sample::kit(game)?;
    let (mut answers, mut dice, mut spent) = (0_u64, 1_usize, Duration::ZERO);
    for number in 0_u32.. {
        let mut table = sample::table(&kit, seats, number)?;
        while let Some(answer) = sample::answer(&table, &mut dice)? {
            let start = Instant::now();
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
