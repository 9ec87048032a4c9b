//! What a connection costs that does nothing, and a table at which nobody moves.

use crate::client::Guest;
use crate::company::{door, gather};
use crate::crowd::Load;
use crate::house::House;
use crate::usage;
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

/// Summed over all nodes on which a table is open.
pub async fn cost(house: &House, load: &Load) -> Result<Memory> {
    let doors = house.doors();
    let alone = Load { spectators: 0, ..load.clone() };
    // The first table and connection pay for what all the others share.
    let first = gather(&doors, 0, &alone).await?;
    let empty = settled(house).await?;
    let mut watching = Vec::new();
    for n in 0..HELD / 10 {
        let guest = Guest::come(door(&doors, n, 0)).await?;
        watching.extend(try_join_all((0..10).map(|_| guest.enter(&first.id))).await?);
    }
    let watched = settled(house).await?;
    let mut tables = Vec::new();
    for _ in 0..HELD / 10 {
        tables.extend(try_join_all((0..10).map(|n| gather(&doors, n, &alone))).await?);
    }
    let laid = settled(house).await?;
    let connection = watched.saturating_sub(empty) / HELD as u64;
    let seats = u64::from(load.seats) * connection;
    let table = (laid.saturating_sub(watched) / HELD as u64).saturating_sub(seats);
    Ok(Memory { connection, table })
}

/// Nobody has moved for a while, and the tables rest.
async fn settled(house: &House) -> Result<u64> {
    tokio::time::sleep(Duration::from_secs(4)).await;
    usage::memory(house.nodes())
}
