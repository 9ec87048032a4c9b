//! A server in a process of its own: the program under trial, or the yardstick.

use anyhow::{Context, Result, bail};
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// How long it may take to start, and to end.
const PATIENCE: Duration = Duration::from_secs(20);

#[derive(Debug)]
pub struct Program {
    pub address: SocketAddr,
    child: Child,
}

impl Program {
    pub async fn serve(program: &Path, data: &str, more: &[&str]) -> Result<Program> {
        let mut command = Command::new(program);
        command.args(["serve", "--lang", "en", "--listen", "127.0.0.1:0", "--data", data]).args(more);
        Program::start(command).await
    }

    /// Rooms that keep what they hear, if they are told where.
    pub async fn echo(data: Option<&str>) -> Result<Program> {
        let mut command = Command::new(std::env::current_exe()?);
        command.arg("echo").args(data.into_iter().flat_map(|data| ["--data", data]));
        Program::start(command).await
    }

    /// Starts it and waits until it says its address.
    async fn start(mut command: Command) -> Result<Program> {
        let mut child =
            command.stdout(Stdio::piped()).kill_on_drop(true).spawn().context("the program starts")?;
        let mut lines = BufReader::new(child.stdout.take().context("it has an output")?).lines();
        let first = timeout(PATIENCE, lines.next_line()).await.context("it said nothing")??;
        let Some(address) = first.as_deref().and_then(address) else {
            bail!("it said no address but {first:?}");
        };
        // Whatever else it says must not stop it for want of a reader.
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Program { address, child })
    }

    /// The memory it holds, in bytes.
    pub fn memory(&self) -> Result<u64> {
        let pid = self.child.id().context("it runs")?;
        let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("VmRSS")?;
        let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse()?;
        Ok(kilobytes * 1024)
    }

    /// The processor time it has used, in seconds.
    pub fn processor(&self) -> Result<f64> {
        processor(&self.child.id().context("it runs")?.to_string())
    }

    /// Asks it to end, as a host would.
    pub async fn stop(mut self) -> Result<()> {
        let pid = self.child.id().context("it runs")?;
        Command::new("kill").arg(pid.to_string()).status().await?;
        timeout(PATIENCE, self.child.wait())
            .await
            .context("the server does not end when it is asked to")??;
        Ok(())
    }

    pub async fn kill(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }
}

/// The processor time that a process has used, in seconds; `self` is this one.
pub fn processor(process: &str) -> Result<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |at: usize| fields.get(at).and_then(|ticks| ticks.parse::<f64>().ok()).unwrap_or(0.0);
    // Linux counts in hundredths of a second.
    Ok((ticks(11) + ticks(12)) / 100.0)
}

/// The first address in a line like "Orrery is open at http://127.0.0.1:8420/".
fn address(line: &str) -> Option<SocketAddr> {
    let (_, rest) = line.split_once("http://")?;
    rest.split(|c: char| c == '/' || c.is_whitespace()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_is_read_from_what_a_host_reads() {
        let told = address("Orrery is open at http://127.0.0.1:8420/ (data in x.db)");
        assert_eq!(told, "127.0.0.1:8420".parse().ok());
        assert_eq!(address("no address"), None);
    }
}
