//! The yardstick: LISTEN and NOTIFY between two connections, and nothing else.

use anyhow::{Context, Result};
use sqlx::postgres::{PgConnection, PgListener};
use sqlx::{Connection, Executor};
use std::time::{Duration, Instant};
use tokio::time::timeout;

const CHANNEL: &str = "load";

const PATIENCE: Duration = Duration::from_secs(10);

pub struct Bare {
    mouth: PgConnection,
    ear: PgListener,
    said: u64,
}

impl Bare {
    pub async fn connect(address: &str) -> Result<Bare> {
        let mut ear = PgListener::connect(address).await?;
        ear.listen(CHANNEL).await?;
        Ok(Bare { mouth: PgConnection::connect(address).await?, ear, said: 0 })
    }

    /// How long it takes until something said over one connection is heard over the other.
    pub async fn told(&mut self) -> Result<Duration> {
        self.said += 1;
        let word = self.said.to_string();
        let say = sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(&word);
        let since = Instant::now();
        let heard = async {
            while self.ear.recv().await?.payload() != word {}
            Ok(since.elapsed())
        };
        let both = async { tokio::try_join!(self.mouth.execute(say), heard) };
        let (_, heard) = timeout(PATIENCE, both).await.context("NOTIFY is not heard")??;
        Ok(heard)
    }
}
