//! Where games are kept for the time of a run: a folder of its own, or a cluster of its own. Both go when they are dropped.

use anyhow::Result;
use orrery_cluster::Cluster;
use orrery_store::{Data, Store, StoreError};
use std::sync::Arc;
use tempfile::TempDir;

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Kind {
    Sqlite,
    Postgres,
}

impl Kind {
    pub const ALL: [Kind; 2] = [Kind::Sqlite, Kind::Postgres];

    pub fn name(self) -> &'static str {
        match self {
            Kind::Sqlite => "sqlite",
            Kind::Postgres => "postgres",
        }
    }
}

#[derive(Debug)]
pub enum Ground {
    Folder(TempDir),
    Cluster(Cluster),
}

impl Ground {
    pub async fn lay(kind: Kind) -> Result<Ground> {
        Ok(match kind {
            Kind::Sqlite => Ground::Folder(tempfile::tempdir()?),
            Kind::Postgres => Ground::Cluster(tokio::task::spawn_blocking(Cluster::start).await??),
        })
    }

    /// As a host would name it.
    pub fn address(&self) -> String {
        match self {
            Ground::Folder(folder) => folder.path().join("load.db").display().to_string(),
            Ground::Cluster(cluster) => cluster.address(),
        }
    }

    pub async fn open(&self) -> Result<Opened, StoreError> {
        Ok(Opened(Data::from(self.address().as_str()).open().await?))
    }
}

/// A store that is closed with whoever opened it, however that ends: a cluster that is told to stop waits for everybody
/// who is still connected.
pub struct Opened(pub Arc<dyn Store>);

impl Drop for Opened {
    fn drop(&mut self) {
        let store = self.0.clone();
        // Nothing that matters is left to be kept.
        tokio::spawn(async move { _ = store.close().await });
    }
}
