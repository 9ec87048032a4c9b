//! Percentiles, and the report.

use crate::crowd::{Load, Played};
use crate::memory::Memory;
use crate::pure::Pure;
use comfy_table::Table;
use serde_json::json;
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

    /// In milliseconds: the time within which this share of the answers came.
    pub fn within(&self, share: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_unstable();
        let at = (sorted.len() as f64 * share).ceil() as usize;
        sorted.get(at.saturating_sub(1)).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    }
}

pub struct Report {
    pub load: Load,
    pub pure: Pure,
    pub memory: Memory,
    pub played: Played,
    /// Processor time of the server while it was played, laying the tables included, in seconds.
    pub processor: f64,
    pub opens: Duration,
    pub echoed: Played,
}

impl Report {
    pub fn json(&self) -> String {
        let times = |times: &Times| json!({"answers": times.len(), "p50": times.within(0.5), "p99": times.within(0.99), "most": times.within(1.0)});
        let report = json!({
            "game": self.load.game, "tables": self.load.tables, "seats": self.load.seats,
            "spectators": self.load.spectators, "seconds": self.load.time.as_secs_f64(),
            "server_ms": times(&self.played.times), "echo_ms": times(&self.echoed.times),
            "p99_against_echo": self.against_echo(), "refused": self.played.refused,
            "processor_seconds": self.processor,
            "mean_update_bytes": self.played.mean_update(),
            "bytes_per_idle_connection": self.memory.connection, "bytes_per_idle_table": self.memory.table,
            "longest_opens_ms": self.opens.as_secs_f64() * 1000.0, "longest_entries": self.played.most,
            "answers_per_second_with_views": self.pure.with_views,
            "answers_per_second_with_scenes": self.pure.with_scenes,
        });
        format!("{report:#}")
    }

    pub fn table(&self) -> String {
        let mut table = Table::new();
        table.set_header(["", "answers", "p50", "p99", "most"]);
        for (name, times) in [("server, durable", &self.played.times), ("echo rooms", &self.echoed.times)] {
            let ms = |share| format!("{:.2} ms", times.within(share));
            table.add_row([name.into(), times.len().to_string(), ms(0.5), ms(0.99), ms(1.0)]);
        }
        let Load { game, tables, seats, spectators, .. } = &self.load;
        format!(
            "{game}: {tables} tables with {seats} seats and {spectators} spectators\n{table}\n\
             p99 against echo rooms: {:.2}\nprocessor time of the server: {:.1} s\nrefused: {}\nmean update: {} bytes, not compressed\n\
             an idle connection: {} KB, an idle table: {} KB\n\
             the longest game ({} answers) opens in {:.1} ms after a restart\n\
             without sockets and disk: {:.0} answers a second with the views of all seats, {:.0} with their scenes",
            self.against_echo(),
            self.processor,
            self.played.refused,
            self.played.mean_update(),
            self.memory.connection / 1024,
            self.memory.table / 1024,
            self.played.most,
            self.opens.as_secs_f64() * 1000.0,
            self.pure.with_views,
            self.pure.with_scenes,
        )
    }

    fn against_echo(&self) -> f64 {
        self.played.times.within(0.99) / self.echoed.times.within(0.99).max(f64::EPSILON)
    }
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
