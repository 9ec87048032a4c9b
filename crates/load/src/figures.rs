//! Percentiles, and the report.

use crate::crowd::{Load, Played};
use crate::house::Servers;
use crate::memory::Memory;
use crate::pure::Pure;
use comfy_table::Table;
use serde_json::{Value, json};
use std::time::Duration;

/// How long each answer took.
#[derive(Debug, Default)]
pub struct Times(Vec<Duration>);

impl Times {
    pub fn push(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub fn add(&mut self, other: Times) {
        self.0.extend(other.0);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// In milliseconds.
    pub fn json(&self) -> Value {
        json!({
            "answers": self.len(), "p50": self.within(0.5), "p99": self.within(0.99), "most": self.within(1.0),
        })
    }

    /// A name, the number of answers, the median, p99 and the longest time.
    pub fn row(&self, name: &str) -> Vec<String> {
        let ms = |share| format!("{:.2} ms", self.within(share));
        vec![name.to_owned(), self.len().to_string(), ms(0.5), ms(0.99), ms(1.0)]
    }

    /// In milliseconds: the time within which this share of the answers came.
    pub fn within(&self, share: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let at = (sorted.len() as f64 * share).ceil() as usize;
        sorted.get(at.saturating_sub(1)).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }
}

pub struct Report {
    pub servers: Servers,
    pub load: Load,
    /// What takes time of its own is left out where somebody is in a hurry.
    pub pure: Option<Pure>,
    pub memory: Option<Memory>,
    pub played: Played,
    /// Processor time of the servers while it was played, laying the tables included, in seconds.
    pub processor: f64,
    pub opens: Duration,
    pub echoed: Played,
    /// Echo rooms that keep what they hear.
    pub kept: Played,
}

impl Report {
    pub fn json(&self) -> String {
        let Report { servers, load, played, echoed, kept, .. } = self;
        let mut report = json!({
            "on": servers.on.name(), "nodes": servers.nodes,
            "game": load.game, "tables": load.tables, "seats": load.seats,
            "spectators": load.spectators, "seconds": load.time.as_secs_f64(),
            "server_ms": played.times.json(), "echo_ms": echoed.times.json(),
            "p99_against_echo": self.against(echoed), "durable_echo_ms": kept.times.json(),
            "p99_against_durable_echo": self.against(kept), "refused": played.refused,
            "tables_refused": played.turned_away.json(), "connections_lost": played.lost,
            "processor_seconds": self.processor,
            "cores": played.usage.cores, "generator_cores": played.usage.generator, "memory": played.usage.memory,
            "updates": played.updates.json(),
            "longest_opens_ms": self.opens.as_secs_f64() * 1000.0, "longest_entries": played.most,
        });
        if let Some(Memory { connection, table }) = self.memory {
            report["bytes_per_idle_connection"] = connection.into();
            report["bytes_per_idle_table"] = table.into();
        }
        if let (Some(pure), Some(report)) = (&self.pure, report.as_object_mut()) {
            report.extend(pure.json().as_object().cloned().unwrap_or_default());
        }
        format!("{report:#}")
    }

    pub fn table(&self) -> String {
        let mut table = Table::new();
        table.set_header(["", "answers", "p50", "p99", "most"]);
        table.add_row(self.played.times.row("server, durable"));
        table.add_row(self.echoed.times.row("echo rooms"));
        table.add_row(self.kept.times.row("echo rooms, durable"));
        let Load { game, tables, seats, spectators, .. } = &self.load;
        let usage = &self.played.usage;
        let idle = self.memory.map(|Memory { connection, table }| {
            format!("\nan idle connection: {} KB, an idle table: {} KB", connection / 1024, table / 1024)
        });
        let pure = self.pure.map(|pure| format!("\n{}", pure.told()));
        format!(
            "{game}: {tables} tables with {seats} seats and {spectators} spectators, {}\n{table}\n\
             p99 against echo rooms: {:.2}, against durable ones: {:.2}\n\
             processor time of the server: {:.1} s; {:.2} cores while timed, {:.2} of those who play\n\
             memory of the server: {} MB\n{}\n{}\n\
             the longest game ({} answers) opens in {:.1} ms after a restart{}{}",
            self.servers.told(),
            self.against(&self.echoed),
            self.against(&self.kept),
            self.processor,
            usage.cores,
            usage.generator,
            usage.memory / 1024 / 1024,
            self.played.troubles(),
            self.played.updates.told(),
            self.played.most,
            self.opens.as_secs_f64() * 1000.0,
            idle.unwrap_or_default(),
            pure.unwrap_or_default(),
        )
    }

    fn against(&self, yardstick: &Played) -> f64 {
        ratio(self.played.times.within(0.99), yardstick.times.within(0.99))
    }
}

/// One figure against another, of which there may be none.
pub fn ratio(figure: f64, against: f64) -> f64 {
    figure / against.max(f64::EPSILON)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_those_of_the_sorted_times() {
        let mut times = Times::default();
        (1..=100).rev().for_each(|ms| times.push(Duration::from_millis(ms)));
        assert_eq!((times.within(0.5), times.within(0.99), times.within(1.0)), (50.0, 99.0, 100.0));
        assert_eq!(Times::default().within(0.99), 0.0);
    }
}
