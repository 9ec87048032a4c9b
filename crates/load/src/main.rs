//! Many tables over real sockets on loopback, against bare echo rooms under the same harness in the same run.
//!
//! `cargo xtask load` builds and starts it. Nothing is compared with a figure of another day or machine.

mod client;
mod crowd;
mod echo;
mod figures;
mod memory;
mod program;
mod pure;

use anyhow::Result;
use clap::{Parser, Subcommand};
use crowd::Load;
use figures::Report;
use mimalloc::MiMalloc;
use program::Program;
use std::path::PathBuf;
use std::time::Duration;

/// As the program that is tried has it.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

#[derive(Debug, Parser)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Plays, and prints the figures.
    Run(Wanted),
    /// The yardstick: rooms in which whatever is said is said to all.
    Echo,
}

#[derive(Debug, clap::Args)]
struct Wanted {
    /// The program to try.
    #[arg(long)]
    program: PathBuf,
    /// The game to play (else the first on the shelf).
    #[arg(long, default_value = orrery_shelf::SHELF[0].slug())]
    game: String,
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,
    #[arg(long, default_value_t = 4)]
    seats: u8,
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=500))]
    spectators: u32,
    /// Commands a second at each table.
    #[arg(long, default_value_t = 2.0)]
    rate: f64,
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    #[arg(long)]
    json: bool,
}

fn main() -> Result<()> {
    tokio::runtime::Runtime::new()?.block_on(async {
        match Cli::parse().command {
            Command::Run(wanted) => run(wanted).await,
            Command::Echo => echo::serve().await,
        }
    })
}

async fn run(wanted: Wanted) -> Result<()> {
    let load = Load {
        game: wanted.game.clone(),
        tables: wanted.tables,
        seats: wanted.seats,
        spectators: wanted.spectators,
        pause: Duration::from_secs_f64(1.0 / wanted.rate.clamp(0.01, 100.0)),
        time: Duration::from_secs(wanted.seconds),
    };
    let folder = tempfile::tempdir()?;
    let pure = pure::answers(&wanted.game, wanted.seats)?;

    let mut program = Program::serve(&wanted.program, folder.path()).await?;
    let memory = memory::cost(&program, &load).await?;
    let before = program.processor()?;
    let played = crowd::play(program.address, &load).await?;
    let processor = program.processor()? - before;
    program.stop().await?;

    let program = Program::serve(&wanted.program, folder.path()).await?;
    let opens = client::opens(program.address, &played.longest).await?;
    program.kill().await?;

    let echo = Program::echo().await?;
    let echoed = crowd::echo(echo.address, &load, played.mean_update()).await?;
    echo.kill().await?;

    let report = Report { load, pure, memory, played, processor, opens, echoed };
    println!("{}", if wanted.json { report.json() } else { report.table() });
    Ok(())
}
