//! What an operator may watch: `/metrics`, as Prometheus reads it. Numbers alone, of nobody in particular.

use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Debug, Default)]
pub(crate) struct Figures {
    /// Connections that are open now.
    pub(crate) sockets: Figure,
    pub(crate) commands: Figure,
    pub(crate) refusals: Figure,
    pub(crate) entries: Figure,
    pub(crate) faults: Figure,
    pub(crate) calls: Figure,
    pub(crate) missed_calls: Figure,
    /// Thoughts of bots for which there was too little time.
    pub(crate) hurried: Figure,
}

#[derive(Debug, Default)]
pub(crate) struct Figure(AtomicU64);

impl Figure {
    pub(crate) fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    pub(crate) fn less(&self, count: u64) {
        self.0.fetch_sub(count, Ordering::Relaxed);
    }

    fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Figures {
    /// The text format of Prometheus; `rooms` are the tables that are open in memory.
    pub(crate) fn tell(&self, rooms: usize) -> String {
        let told = [
            ("orrery_rooms", "gauge", "Tables open in memory.", rooms as u64),
            ("orrery_sockets", "gauge", "Connections to tables.", self.sockets.now()),
            ("orrery_commands_total", "counter", "Commands carried out.", self.commands.now()),
            ("orrery_refusals_total", "counter", "Commands refused.", self.refusals.now()),
            ("orrery_entries_total", "counter", "Entries kept.", self.entries.now()),
            ("orrery_store_faults_total", "counter", "Entries that could not be kept.", self.faults.now()),
            ("orrery_calls_total", "counter", "People called by webhook.", self.calls.now()),
            ("orrery_missed_calls_total", "counter", "Webhooks that took no call.", self.missed_calls.now()),
            (
                "orrery_hurried_thoughts_total",
                "counter",
                "Bots that had too little time.",
                self.hurried.now(),
            ),
        ];
        let mut text = String::new();
        for (name, kind, help, value) in told {
            _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_told_line_by_line() {
        let figures = Figures::default();
        figures.sockets.add(3);
        figures.sockets.less(1);
        let text = figures.tell(7);
        assert!(text.contains("\norrery_sockets 2\n") && text.contains("\norrery_rooms 7\n"), "{text}");
        let samples = text.lines().filter(|line| !line.starts_with('#'));
        assert!(samples.clone().count() == 9 && samples.clone().all(|line| line.split(' ').count() == 2));
    }
}
