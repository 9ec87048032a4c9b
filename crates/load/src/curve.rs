//! The same pace at more and more tables, each number at servers of its own.

use crate::crowd::{self, Load, Played};
use crate::figures::ratio;
use crate::house::{House, Servers};
use crate::wanted::{Nodes, Party, Rate, Tables};
use anyhow::Result;
use comfy_table::Table;
use serde_json::json;
use std::path::Path;

#[derive(Debug, clap::Args)]
pub struct Wanted {
    #[command(flatten)]
    nodes: Nodes,
    #[command(flatten)]
    party: Party,
    /// Numbers of tables, the smallest first.
    #[arg(long, default_value = "10,100,400,1000")]
    tables: Tables,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=500))]
    spectators: u32,
    /// Commands a second at each table.
    #[arg(long, default_value = "0.5")]
    rate: Rate,
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    #[arg(long)]
    json: bool,
}

pub async fn run(program: &Path, wanted: &Wanted) -> Result<()> {
    let Wanted { party, tables, spectators, rate, seconds, .. } = wanted;
    let servers = wanted.nodes.of(program)?;
    let mut curve = Curve { servers, rate: *rate, points: Vec::new() };
    for tables in &tables.0 {
        let load = party.load(*tables, *spectators, Some(*rate), *seconds);
        let mut house = House::open(&curve.servers).await?;
        let played = crowd::play(&house, &load).await?;
        house.stop().await?;
        curve.points.push((load, played));
    }
    println!("{}", if wanted.json { curve.json() } else { curve.table() });
    Ok(())
}

struct Curve {
    servers: Servers,
    rate: Rate,
    points: Vec<(Load, Played)>,
}

impl Curve {
    fn json(&self) -> String {
        let point = |(load, played): &(Load, Played)| {
            json!({
                "tables": load.tables, "server_ms": played.times.json(),
                "cores": played.usage.cores, "generator_cores": played.usage.generator,
                "memory": played.usage.memory, "refused": played.refused,
                "tables_refused": played.turned_away.json(), "connections_lost": played.lost,
            })
        };
        let points: Vec<_> = self.points.iter().map(point).collect();
        let Servers { on, nodes, .. } = &self.servers;
        let report = json!({
            "on": on.name(), "nodes": nodes, "rate": self.rate.0, "points": points, "p99_growth": self.growth(),
        });
        format!("{report:#}")
    }

    fn table(&self) -> String {
        let mut table = Table::new();
        table.set_header([
            "tables",
            "answers",
            "p50",
            "p99",
            "most",
            "cores",
            "of those who play",
            "memory",
            "refused",
            "tables refused",
            "lost",
        ]);
        for (load, played) in &self.points {
            let mut row = played.times.row(&load.tables.to_string());
            row.extend([
                format!("{:.2}", played.usage.cores),
                format!("{:.2}", played.usage.generator),
                format!("{} MB", played.usage.memory / 1024 / 1024),
                played.refused.to_string(),
                played.turned_away.to_string(),
                played.lost.to_string(),
            ]);
            table.add_row(row);
        }
        format!(
            "{} commands a second at each table, {}\n{table}\np99 at the most tables against p99 at the fewest: {:.2}",
            self.rate.0,
            self.servers.told(),
            self.growth(),
        )
    }

    /// p99 at the largest number against p99 at the smallest.
    fn growth(&self) -> f64 {
        let p99 = |point: Option<&(Load, Played)>| point.map_or(0.0, |(_, played)| played.times.within(0.99));
        let most = self.points.iter().max_by_key(|(load, _)| load.tables);
        ratio(p99(most), p99(self.points.iter().min_by_key(|(load, _)| load.tables)))
    }
}
