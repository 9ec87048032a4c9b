//! The servers under trial, over one store that goes with them.

use crate::ground::{Ground, Kind};
use crate::program::Program;
use anyhow::Result;
use std::net::SocketAddr;
use std::path::PathBuf;

/// Which servers to start.
#[derive(Clone, Debug)]
pub struct Servers {
    pub program: PathBuf,
    pub on: Kind,
    pub nodes: u8,
    /// What each is told besides.
    pub more: &'static [&'static str],
}

impl Servers {
    pub fn told(&self) -> String {
        match self.nodes {
            1 => format!("on {}", self.on.name()),
            nodes => format!("on {} with {nodes} nodes", self.on.name()),
        }
    }
}

#[derive(Debug)]
pub struct House {
    // They end before what they write to.
    nodes: Vec<Program>,
    ground: Ground,
    servers: Servers,
}

impl House {
    pub async fn open(servers: &Servers) -> Result<House> {
        let ground = Ground::lay(servers.on).await?;
        let mut house = House { nodes: Vec::new(), ground, servers: servers.clone() };
        house.start().await?;
        Ok(house)
    }

    /// Starts as many servers as there are to be.
    pub async fn start(&mut self) -> Result<()> {
        let Servers { program, nodes, more, .. } = &self.servers;
        for _ in 0..*nodes {
            self.nodes.push(Program::serve(program, &self.ground.address(), more).await?);
        }
        Ok(())
    }

    /// Asks all of them to end, as a host would. What they have kept stays.
    pub async fn stop(&mut self) -> Result<()> {
        for node in self.nodes.drain(..) {
            node.stop().await?;
        }
        Ok(())
    }

    /// Where people come in, node by node.
    pub fn doors(&self) -> Vec<SocketAddr> {
        self.nodes.iter().map(|node| node.address).collect()
    }

    pub fn nodes(&self) -> &[Program] {
        &self.nodes
    }

    pub fn ground(&self) -> &Ground {
        &self.ground
    }
}
