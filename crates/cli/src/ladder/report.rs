//! What a ladder is told as: JSON for scripts, tables for people, a picture if one is wanted.

use super::plan::Plan;
use super::results;
use crate::speech::{Speech, Trouble};
use crate::{as_json, boxes, output};
use clap::ArgMatches;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use comfy_table::{CellAlignment, Table};
use orrery_lab::{Score, Share, Standings, plot};
use serde::Serialize;

/// What is promised to scripts.
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    players: u8,
    seed: u64,
    #[serde(flatten)]
    standings: &'a Standings,
}

pub fn tell(speech: &Speech, matches: &ArgMatches, plan: &Plan, played: &[Score]) -> Result<(), Trouble> {
    let standings = Standings::of(&plan.ladder, played);
    let title = plan.ladder.kit.title();
    let text = if as_json(matches) {
        let report = Report { game: title.slug(), players: 2, seed: plan.ladder.seed, standings: &standings };
        serde_json::to_string(&report).expect("a report is plain data")
    } else {
        summary(speech, plan, &standings)
    };
    output::print(speech, &format!("{text}\n"))?;
    // Last: what was found out is told, whatever becomes of its picture.
    let Some(file) = &plan.plot else { return Ok(()) };
    let picture = plot(&standings, &title.name(speech.lang()));
    std::fs::write(file, picture).map_err(|error| results::unwritable(speech, file, &error))
}

fn summary(speech: &Speech, plan: &Plan, standings: &Standings) -> String {
    let title = plan.ladder.kit.title().name(speech.lang());
    let played = [
        ("game", title.into()),
        ("games", (standings.games as usize).into()),
        ("unfinished", (standings.unfinished as usize).into()),
        ("seed", plan.ladder.seed.to_string().into()),
    ];
    let mut lines =
        vec![speech.say("ladder-played", &played), ranks(speech, standings), duels(speech, standings)];
    if let Some(file) = &plan.results {
        lines.push(speech.say("ladder-kept", &[("file", boxes::shown(file).into())]));
    }
    lines.join("\n")
}

fn ranks(speech: &Speech, standings: &Standings) -> String {
    let mut table =
        with_heads(speech, &["sim-bot", "ladder-rating", "ladder-games", "sim-share", "ladder-interval"]);
    for rank in &standings.ranks {
        let half = (rank.rating_high - rank.rating_low) / 2.0;
        table.add_row([
            rank.bot.clone(),
            format!("{} ± {}", speech.decimal(rank.rating, 1), speech.decimal(half, 1)),
            speech.grouped(rank.games),
            percent(speech, rank.share.share),
            interval(speech, rank.share),
        ]);
    }
    aligned(table, 1)
}

fn duels(speech: &Speech, standings: &Standings) -> String {
    let mut table =
        with_heads(speech, &["sim-bot", "ladder-against", "ladder-games", "sim-share", "ladder-interval"]);
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
