//! What a run is told as: JSON for scripts, a summary for people.

use super::plan::Plan;
use super::workers::Run;
use crate::speech::{Speech, Trouble};
use crate::{as_json, boxes, output};
use clap::ArgMatches;
use comfy_table::presets::UTF8_FULL_CONDENSED;
use comfy_table::{CellAlignment, Table};
use serde::Serialize;

/// What is promised to scripts.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    games: u64,
    finished: u64,
    actions: u64,
    seconds: f64,
    cpu_seconds: f64,
    actions_per_second: f64,
    games_per_second: f64,
    seats: Vec<SeatReport>,
}

#[derive(Serialize)]
struct SeatReport {
    bot: String,
    wins: u64,
    mean_points: f64,
    mean_place: f64,
}

pub fn tell(speech: &Speech, matches: &ArgMatches, plan: &Plan, run: &Run) -> Result<(), Trouble> {
    let report = Report::of(plan, run);
    let text = if as_json(matches) {
        serde_json::to_string(&report).expect("a report is plain data")
    } else {
        summary(speech, plan, &report)
    };
    output::print(speech, &format!("{text}\n"))
}

impl Report {
    fn of(plan: &Plan, run: &Run) -> Report {
        let (tally, cpu) = (&run.tally, run.processor.as_secs_f64());
        let per_second = |count: u64| if cpu > 0.0 { count as f64 / cpu } else { 0.0 };
        let seat = |(bot, seat): (&orrery_bots::Kind, &super::tally::SeatTally)| SeatReport {
            bot: bot.to_string(),
            wins: seat.wins,
            mean_points: tally.mean(seat.points as f64),
            mean_place: tally.mean(seat.places as f64),
        };
        Report {
            game: plan.kit.title().slug(),
            players: plan.bots.len(),
            games: tally.games,
            finished: tally.finished,
            actions: tally.actions,
            seconds: run.elapsed.as_secs_f64(),
            cpu_seconds: cpu,
            actions_per_second: per_second(tally.actions),
            games_per_second: per_second(tally.games),
            seats: plan.bots.iter().zip(&tally.seats).map(seat).collect(),
        }
    }
}

fn summary(speech: &Speech, plan: &Plan, report: &Report) -> String {
    let title = plan.kit.title().name(speech.lang());
    let played = [
        ("game", title.into()),
        ("players", report.players.into()),
        ("games", (report.games as usize).into()),
        ("finished", (report.finished as usize).into()),
    ];
    let pace = [
        ("actions", speech.grouped(report.actions).into()),
        ("seconds", speech.decimal(report.seconds, 2).into()),
        ("cpu", speech.decimal(report.cpu_seconds, 2).into()),
        ("actionrate", rate(speech, report.actions_per_second).into()),
        ("gamerate", rate(speech, report.games_per_second).into()),
    ];
    let mut lines = vec![
        speech.say("sim-played", &played),
        seats(speech, report),
        speech.say("sim-pace", &pace),
        speech.say("sim-seed", &[("seed", plan.seed.to_string().into())]),
    ];
    if let Some(folder) = &plan.save {
        let args = [("games", (report.finished as usize).into()), ("folder", boxes::shown(folder).into())];
        lines.push(speech.say("sim-saved", &args));
    }
    lines.join("\n")
}

/// Bots that think take seconds over a game: "0 games per second" would not be true.
fn rate(speech: &Speech, rate: f64) -> String {
    if rate < 10.0 { speech.decimal(rate, 2) } else { speech.grouped(rate as u64) }
}

fn seats(speech: &Speech, report: &Report) -> String {
    let mut table = Table::new();
    table.load_style(UTF8_FULL_CONDENSED);
    let heads = ["sim-seat", "sim-bot", "sim-wins", "sim-share", "sim-points", "sim-place"];
    table.set_header(heads.map(|id| speech.word(id)));
    for (seat, told) in report.seats.iter().enumerate() {
        let share = 100.0 * told.wins as f64 / report.finished.max(1) as f64;
        table.add_row([
            (seat + 1).to_string(),
            told.bot.clone(),
            speech.grouped(told.wins),
            format!("{} %", speech.decimal(share, 1)),
            speech.decimal(told.mean_points, 2),
            speech.decimal(told.mean_place, 2),
        ]);
    }
    for column in table.column_iter_mut().filter(|column| column.index != 1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_pace_is_not_told_as_none() {
        let speech = Speech::of_this_run(&["--lang=en".into()]);
        assert_eq!([0.237, 9.5, 12_345.6].map(|pace| rate(&speech, pace)), ["0.24", "9.50", "12,345"]);
    }
}
