//! Many tables over real sockets on loopback, against bare echo rooms under the same harness in the same run.
//!
//! `cargo xtask load` builds and starts it. Nothing is compared with a figure of another day or machine.

mod across;
mod bots;
mod ceiling;
mod client;
mod company;
mod crowd;
mod curve;
mod echo;
mod figures;
mod ground;
mod hours;
mod house;
mod memory;
mod opening;
mod program;
mod pure;
mod replayed;
mod rooms;
mod run;
mod sample;
mod updates;
mod usage;
mod wanted;

use anyhow::{Context, Result, bail};
use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;
use std::path::PathBuf;
use tokio::signal::unix::{SignalKind, signal};

/// As the program that is tried has it.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

#[derive(Debug, Parser)]
struct Cli {
    /// The program to try.
    #[arg(long, global = true)]
    program: Option<PathBuf>,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Many tables at a steady pace, against bare echo rooms.
    Run(run::Wanted),
    /// The same pace at more and more tables.
    Curve(curve::Wanted),
    /// Tables that answer as fast as they are acknowledged, against the store alone.
    Ceiling(ceiling::Wanted),
    /// A steady pace with and without bots that think all the time.
    Bots(bots::Wanted),
    /// From a command at one node to a spectator at another, against bare NOTIFY.
    Across(across::Wanted),
    /// What the longest records take to be opened.
    Opening(opening::Wanted),
    /// What the rules and the log take, without sockets and disk.
    Pure(pure::Wanted),
    /// The yardstick: rooms in which whatever is said is said to all.
    Echo {
        /// Where it is kept before; nowhere if nothing is said.
        #[arg(long)]
        data: Option<String>,
    },
}

fn main() -> Result<()> {
    let Cli { program, command } = Cli::parse();
    tokio::runtime::Runtime::new()?.block_on(async {
        tokio::select! {
            done = go(program, command) => done,
            // Whoever is told to stop in the middle leaves no server behind: all of them go with what has begun.
            told = told_to_stop() => told.and_then(|()| bail!("told to stop")),
        }
    })
}

async fn go(program: Option<PathBuf>, command: Command) -> Result<()> {
    let program = program.context("say which program to try: --program FILE");
    match command {
        Command::Run(wanted) => run::run(&program?, &wanted).await,
        Command::Curve(wanted) => curve::run(&program?, &wanted).await,
        Command::Ceiling(wanted) => ceiling::run(&program?, &wanted).await,
        Command::Bots(wanted) => bots::run(&program?, &wanted).await,
        Command::Across(wanted) => across::run(&program?, &wanted).await,
        Command::Opening(wanted) => opening::run(&program?, &wanted).await,
        Command::Pure(wanted) => pure::run(&wanted),
        Command::Echo { data } => echo::serve(data.as_deref()).await,
    }
}

/// Control-C, or the system's wish that we end.
async fn told_to_stop() -> Result<()> {
    let mut terminated = signal(SignalKind::terminate())?;
    tokio::select! {
        interrupted = tokio::signal::ctrl_c() => Ok(interrupted?),
        _ = terminated.recv() => Ok(()),
    }
}
