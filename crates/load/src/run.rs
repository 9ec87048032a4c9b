//! Many tables at a steady pace, against bare echo rooms and such that keep what they hear.

use crate::figures::Report;
use crate::ground::Ground;
use crate::house::House;
use crate::wanted::{Nodes, Party, Rate};
use crate::{client, crowd, memory, pure, rooms, usage};
use anyhow::{Context, Result};
use std::path::Path;

#[derive(Debug, clap::Args)]
pub struct Wanted {
    #[command(flatten)]
    nodes: Nodes,
    #[command(flatten)]
    party: Party,
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=500))]
    spectators: u32,
    /// Commands a second at each table.
    #[arg(long, default_value = "2")]
    rate: Rate,
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Leaves out what idle tables cost, and what is measured without sockets and disk.
    #[arg(long)]
    brief: bool,
    #[arg(long)]
    json: bool,
}

pub async fn run(program: &Path, wanted: &Wanted) -> Result<()> {
    let Wanted { party, tables, spectators, rate, seconds, .. } = wanted;
    let load = party.load(*tables, *spectators, Some(*rate), *seconds);
    let servers = wanted.nodes.of(program)?;
    let pure = if wanted.brief { None } else { Some(pure::answers(&party.game, party.seats)?) };

    let mut house = House::open(&servers).await?;
    let memory = if wanted.brief { None } else { Some(memory::cost(&house, &load).await?) };
    let before = usage::processors(house.nodes())?;
    let played = crowd::play(&house, &load).await?;
    let processor = usage::processors(house.nodes())? - before;
    house.stop().await?;

    house.start().await?;
    let door = *house.doors().first().context("a server runs")?;
    let opens = client::opens(door, &played.longest).await?;
    drop(house);

    let update = played.updates.plain().mean;
    let echoed = rooms::echo(&load, update, None).await?;
    let ground = Ground::lay(servers.on).await?;
    let kept = rooms::echo(&load, update, Some(&ground)).await?;
    let report = Report { servers, load, pure, memory, played, processor, opens, echoed, kept };
    println!("{}", if wanted.json { report.json() } else { report.table() });
    Ok(())
}
