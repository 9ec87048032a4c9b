//! What a connection costs that does nothing, and a table at which nobody moves.

use crate::client::Guest;
use crate::crowd::{Load, gather};
use crate::program::Program;
use anyhow::Result;
use futures_util::future::try_join_all;
use std::time::Duration;

/// So many of each are held: enough that the rest of the program does not count.
const HELD: usize = 200;

#[derive(Clone, Copy, Debug)]
pub struct Memory {
    pub connection: u64,
    pub table: u64,
}

pub async fn cost(program: &Program, load: &Load) -> Result<Memory> {
    let alone = Load { spectators: 0, ..load.clone() };
    // The first table and connection pay for what all the others share.
    let first = gather(program.address, &alone).await?;
    let empty = settled(program).await?;
    let mut watching = Vec::new();
    for _ in 0..HELD / 10 {
        let guest = Guest::come(program.address).await?;
        watching.extend(try_join_all((0..10).map(|_| guest.enter(&first.id))).await?);
    }
    let watched = settled(program).await?;
    let mut tables = Vec::new();
    for _ in 0..HELD / 10 {
        tables.extend(try_join_all((0..10).map(|_| gather(program.address, &alone))).await?);
    }
    let laid = settled(program).await?;
    let connection = watched.saturating_sub(empty) / HELD as u64;
    let seats = u64::from(load.seats) * connection;
    let table = (laid.saturating_sub(watched) / HELD as u64).saturating_sub(seats);
    Ok(Memory { connection, table })
}

/// Nobody has moved for a while, and the tables rest.
async fn settled(program: &Program) -> Result<u64> {
    tokio::time::sleep(Duration::from_secs(4)).await;
    program.memory()
}
