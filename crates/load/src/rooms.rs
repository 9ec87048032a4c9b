//! The same beat in bare rooms: one seat of each table speaks, and all hear as many bytes as an update has.

use crate::client::Socket;
use crate::crowd::{Load, Played, all};
use crate::figures::Times;
use crate::ground::Ground;
use crate::hours::Hours;
use crate::program::Program;
use crate::updates::Updates;
use anyhow::{Context, Result};
use futures_util::future::try_join_all;
use std::time::{Duration, Instant};

/// Starts rooms for this load, and ends them when they have been heard. They keep what they hear if there is ground for it.
pub async fn echo(load: &Load, update: usize, ground: Option<&Ground>) -> Result<Played> {
    let data = ground.map(Ground::address);
    let echo = Program::echo(data.as_deref()).await?;
    let pause = load.pause.context("rooms have a beat")?;
    let mut rooms = Vec::new();
    for room in 0..load.tables {
        let path = format!("/rooms/{room}?update={update}");
        let people = u32::from(load.seats) + load.spectators;
        let people = try_join_all((0..people).map(|_| Socket::open(echo.address, &path, ""))).await?;
        rooms.push(people);
    }
    let begin = Instant::now();
    let rooms = rooms.into_iter().enumerate();
    let played = all(rooms.map(|(n, sockets)| echo_one(sockets, pause, Hours::new(begin, n, load)))).await?;
    echo.kill().await?;
    Ok(played)
}

async fn echo_one(sockets: Vec<Socket>, pause: Duration, hours: Hours) -> Result<Played> {
    let mut played = Played::default();
    let mut sockets = sockets.into_iter();
    let speaker = sockets.next().context("somebody speaks")?;
    let hearers: Vec<_> = sockets.map(|socket| tokio::spawn(listen(socket, hours.end()))).collect();
    let (times, heard) = speak(speaker, pause, hours).await?;
    (played.times, played.updates) = (times, heard);
    for hearer in hearers {
        played.updates.add(hearer.await??);
    }
    Ok(played)
}

async fn speak(mut socket: Socket, pause: Duration, hours: Hours) -> Result<(Times, Updates)> {
    let mut times = Times::default();
    let mut beat = tokio::time::interval_at(hours.beat(pause).into(), pause);
    for said in 1_u64.. {
        beat.tick().await;
        if hours.is_silent() {
            break;
        }
        let since = Instant::now();
        socket.say(said.to_string()).await?;
        while socket.hear().await?.id != said {}
        if hours.is_timed() {
            times.push(since.elapsed());
        }
    }
    Ok((times, listen(socket, hours.end()).await?))
}

async fn listen(mut socket: Socket, end: Instant) -> Result<Updates> {
    while let Ok(heard) = tokio::time::timeout_at(end.into(), socket.hear()).await {
        heard?;
    }
    Ok(socket.updates)
}
