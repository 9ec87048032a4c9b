//! What a ladder is told as: JSON for scripts, tables for people, a picture if one is wanted.

use super::plan::Plan;
use super::results::{self, Kept};
use crate::speech::{Speech, Trouble};
use crate::{as_json, boxes, output};
use clap::ArgMatches;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use comfy_table::{CellAlignment, Table};
use orrery_lab::{Ladder, Share, Standings, plot};
use serde::Serialize;

/// What is promised to scripts (`docs/bots.md` tells what it means).
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    players: u8,
    seed: u64,
    /// Which bots played; nothing if the file does not say so.
    bots: Option<u16>,
    /// The share of victories of somebody who is as strong as the others.
    even: f64,
    #[serde(flatten)]
    standings: &'a Standings,
}

pub fn tell(speech: &Speech, matches: &ArgMatches, plan: &Plan, kept: &Kept) -> Result<(), Trouble> {
    let (bots, games) = plan.counted(&kept.games);
    let standings = Standings::of(&bots, &games);
    let Ladder { kit, players, seed, .. } = &plan.ladder;
    let text = if as_json(matches) {
        let report = Report {
            game: kit.title().slug(),
            players: *players,
            seed: *seed,
            bots: kept.bots,
            even: even(*players),
            standings: &standings,
        };
        serde_json::to_string(&report).expect("a report is plain data")
    } else {
        summary(speech, plan, kept, &standings)
    };
    output::print(speech, &format!("{text}\n"))?;
    // Last: what was found out is told, whatever becomes of its picture.
    let Some(file) = &plan.plot else { return Ok(()) };
    let title = [("game", kit.title().name(speech.lang()).into()), ("players", (*players).into())];
    let picture = plot(&standings, &speech.say("ladder-title", &title));
    std::fs::write(file, picture).map_err(|error| results::unwritable(speech, file, &error))
}

fn even(players: u8) -> f64 {
    1.0 / f64::from(players)
}

fn summary(speech: &Speech, plan: &Plan, kept: &Kept, standings: &Standings) -> String {
    let Ladder { kit, players, .. } = &plan.ladder;
    let played = [
        ("game", kit.title().name(speech.lang()).into()),
        ("players", (*players).into()),
        ("even", percent(speech, even(*players)).into()),
        ("games", (standings.games as usize).into()),
        ("unfinished", (standings.unfinished as usize).into()),
        ("seed", plan.ladder.seed.to_string().into()),
    ];
    let mut lines =
        vec![speech.say("ladder-played", &played), ranks(speech, standings), duels(speech, standings)];
    if let Some(file) = &plan.results {
        let file = || [("file", boxes::shown(file).into())];
        if kept.bots.is_none() {
            lines.push(speech.say("ladder-bots-unsaid", &file()));
        }
        if !plan.only_rates() {
            lines.push(speech.say("ladder-kept", &file()));
        }
    }
    lines.join("\n")
}

fn ranks(speech: &Speech, standings: &Standings) -> String {
    let heads =
        ["sim-bot", "ladder-rating", "ladder-games", "sim-place", "ladder-victories", "ladder-interval"];
    let mut table = with_heads(speech, &heads);
    for rank in &standings.ranks {
        let half = (rank.rating_high - rank.rating_low) / 2.0;
        table.add_row([
            rank.bot.clone(),
            format!("{} ± {}", speech.decimal(rank.rating, 1), speech.decimal(half, 1)),
            speech.grouped(rank.games),
            speech.decimal(rank.mean_place, 2),
            percent(speech, rank.share.share),
            interval(speech, rank.share),
        ]);
    }
    aligned(table, 1)
}

fn duels(speech: &Speech, standings: &Standings) -> String {
    let heads = ["sim-bot", "ladder-against", "ladder-games", "ladder-before", "ladder-interval"];
    let mut table = with_heads(speech, &heads);
    for duel in &standings.duels {
        table.add_row([
            duel.first.clone(),
            duel.second.clone(),
            speech.grouped(duel.games),
            percent(speech, duel.share.share),
            interval(speech, duel.share),
        ]);
    }
    aligned(table, 2)
}

fn with_heads(speech: &Speech, heads: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED);
    table.set_header(heads.iter().map(|id| speech.word(id)));
    table
}

/// Numbers to the right, from this column on.
fn aligned(mut table: Table, from: usize) -> String {
    for column in table.column_iter_mut().filter(|column| column.index >= from) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.to_string()
}

fn percent(speech: &Speech, share: f64) -> String {
    format!("{} %", speech.decimal(100.0 * share, 1))
}

fn interval(speech: &Speech, share: Share) -> String {
    format!("{} – {}", percent(speech, share.low), percent(speech, share.high))
}
