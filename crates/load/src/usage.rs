//! What the servers take while answers are timed.

use crate::hours::Hours;
use crate::program::{Program, processor};
use anyhow::Result;
use tokio::time::sleep_until;

/// Summed over all nodes.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// Seconds of processor time for each second.
    pub cores: f64,
    /// The same of those who play: they share the machine with what they measure.
    pub generator: f64,
    /// In the end, in bytes.
    pub memory: u64,
}

pub async fn during(hours: Hours, nodes: &[Program]) -> Result<Usage> {
    sleep_until(hours.timed().into()).await;
    let (servers, own) = (processors(nodes)?, processor("self")?);
    sleep_until(hours.silence().into()).await;
    let seconds = (hours.silence() - hours.timed()).as_secs_f64();
    Ok(Usage {
        cores: (processors(nodes)? - servers) / seconds,
        generator: (processor("self")? - own) / seconds,
        memory: memory(nodes)?,
    })
}

pub fn processors(nodes: &[Program]) -> Result<f64> {
    nodes.iter().map(Program::processor).sum()
}

pub fn memory(nodes: &[Program]) -> Result<u64> {
    nodes.iter().map(Program::memory).sum()
}
