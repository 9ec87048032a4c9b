//! A private PostgreSQL for tests: made by `initdb` in a folder of its own, reached through a socket in that folder,
//! and gone with whoever started it, however that ends.

mod certificate;
mod programs;

use anyhow::{Context, Result, bail};
use certificate::Certificate;
use programs::Programs;
use std::os::unix::fs::{PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// How long a server may take to answer on a machine that is busy.
const PATIENCE: Duration = Duration::from_secs(60);
/// Whoever asks more often keeps the server from what it is doing: each question is a program of its own.
const STEP: Duration = Duration::from_millis(50);

/// What PostgreSQL calls its socket after, unless told otherwise.
const PORT: u16 = 5432;

/// Stops the server when the pipe on its input closes: when its owner has gone, for whatever reason.
const KEEPER: &str = r#"cat > /dev/null; kill -QUIT "$1""#;

/// A cluster that runs until it is dropped.
#[derive(Debug)]
pub struct Cluster {
    programs: Programs,
    folder: TempDir,
    /// With it the server is reached over the network of this machine as well, and there only encrypted.
    certificate: Option<Certificate>,
    running: Option<Running>,
}

#[derive(Debug)]
struct Running {
    server: Child,
    keeper: Child,
    pipe: ChildStdin,
}

impl Cluster {
    /// Makes a cluster and starts it. Whatever it needs and does not find is named.
    pub fn start() -> Result<Cluster> {
        let mut cluster = Cluster::make()?;
        cluster.start_again()?;
        Ok(cluster)
    }

    /// The same, and whoever comes by network must come encrypted.
    pub fn start_encrypted() -> Result<Cluster> {
        let mut cluster = Cluster::make()?;
        cluster.certificate = Some(Certificate::make(&cluster.programs, cluster.folder.path())?);
        cluster.start_again()?;
        Ok(cluster)
    }

    fn make() -> Result<Cluster> {
        let programs = Programs::find()?;
        // The path of a socket must be short, so it is not in a folder of a folder.
        let folder = tempfile::Builder::new().prefix("pg").tempdir()?;
        programs.hand_over(folder.path())?;
        std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o700))?;
        let made = programs
            .command("initdb")
            .args(["--no-sync", "--auth=trust", "--encoding=UTF8", "--no-locale", "--username=postgres"])
            .arg(folder.path().join("data"))
            .output()
            .context("initdb starts")?;
        if !made.status.success() {
            bail!("initdb failed: {}", String::from_utf8_lossy(&made.stderr));
        }
        Ok(Cluster { programs, folder, certificate: None, running: None })
    }

    /// Where clients find it.
    #[must_use]
    pub fn address(&self) -> String {
        self.address_of("postgres", "postgres")
    }

    /// Where this user finds this database of it.
    #[must_use]
    pub fn address_of(&self, user: &str, database: &str) -> String {
        format!(
            "postgres://{user}@localhost:{}/{database}?host={}",
            self.port(),
            self.folder.path().display()
        )
    }

    /// The socket is named after it, too.
    fn port(&self) -> u16 {
        self.certificate.as_ref().map_or(PORT, |certificate| certificate.port)
    }

    /// Where this user finds this database of it by network, under a name that the machine has, if it was started for
    /// that; and the file with the certificate that it shows, which is made out to `localhost`.
    #[must_use]
    pub fn encrypted_address(&self, user: &str, host: &str, database: &str) -> Option<(String, PathBuf)> {
        let certificate = self.certificate.as_ref()?;
        let address = format!("postgres://{user}@{host}:{}/{database}", certificate.port);
        Some((address, Certificate::file(self.folder.path())))
    }

    /// One of its own programs, as its owner would run it.
    #[must_use]
    pub fn program(&self, name: &str) -> Command {
        let mut command = self.programs.command(name);
        command
            .env("PGHOST", self.folder.path())
            .env("PGPORT", self.port().to_string())
            .env("PGUSER", "postgres");
        command
    }

    /// Starts a server that was killed, and waits until it answers.
    pub fn start_again(&mut self) -> Result<()> {
        self.kill()?;
        let (mut server, mut waited) = (self.serve()?, Duration::ZERO);
        while !self.answers() {
            // Steps are counted, not time: a machine that stands still in between has not kept anybody waiting.
            waited += STEP;
            if waited > PATIENCE {
                server.kill()?;
                bail!(
                    "postgres does not answer: {}",
                    std::fs::read_to_string(self.folder.path().join("log"))?
                );
            }
            std::thread::sleep(STEP);
            // What is left of one that was killed may still be on its way out; it starts when that is gone.
            if server.try_wait()?.is_some() {
                server = self.serve()?;
            }
        }
        let mut keeper = self.programs.wrapped("sh");
        keeper.args(["-c", KEEPER, "keeper", &server.id().to_string()]);
        keeper.stdin(Stdio::piped()).stderr(Stdio::null()).process_group(0);
        let mut keeper = keeper.spawn().context("sh starts")?;
        let pipe = keeper.stdin.take().context("its input is a pipe")?;
        self.running = Some(Running { server, keeper, pipe });
        Ok(())
    }

    fn serve(&self) -> Result<Child> {
        let folder = self.folder.path();
        let log = std::fs::File::options().create(true).append(true).open(folder.join("log"))?;
        let mut command = self.programs.command("postgres");
        command.arg("-D").arg(folder.join("data")).arg("-k").arg(folder);
        // After a crash all that may not be on disk yet is written at once, not file by file: that took most of the time.
        command.args(["-c", "recovery_init_sync_method=syncfs"]);
        match &self.certificate {
            Some(certificate) => command.args(certificate.options(folder)),
            None => command.args(["-c", "listen_addresses="]),
        };
        // A group of its own: a signal to all that its owner has started is not for the server, which would wait for
        // clients that never leave.
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).process_group(0);
        command.spawn().context("postgres starts")
    }

    /// Takes the server away from one moment to the next, as a crash of it would.
    pub fn kill(&mut self) -> Result<()> {
        let Some(Running { mut server, mut keeper, pipe: _pipe }) = self.running.take() else {
            return Ok(());
        };
        keeper.kill()?;
        keeper.wait()?;
        server.kill()?;
        server.wait()?;
        Ok(())
    }

    fn answers(&self) -> bool {
        let asked = self.program("pg_isready").arg("-q").status();
        asked.is_ok_and(|status| status.success())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some(Running { mut server, mut keeper, pipe }) = self.running.take() {
            drop(pipe);
            // Nothing can be done here if it will not end; its folder goes all the same.
            _ = keeper.wait();
            _ = server.wait();
        }
    }
}

impl Programs {
    /// Gives a folder to the user whom the server runs as.
    fn hand_over(&self, folder: &Path) -> Result<()> {
        match self.user {
            Some((user, group)) => Ok(chown(folder, Some(user), Some(group))?),
            None => Ok(()),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn command(&self, name: &str) -> Command {
        self.wrapped(self.path(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cluster_answers_again_after_it_was_killed_and_leaves_nothing_behind() {
        let mut cluster = Cluster::start().unwrap();
        cluster.kill().unwrap();
        assert!(!cluster.answers());
        cluster.start_again().unwrap();
        assert!(cluster.answers());
        let server = cluster.running.as_ref().unwrap().server.id();
        let folder = cluster.folder.path().to_owned();
        drop(cluster);
        assert!(!Path::new("/proc").join(server.to_string()).exists() && !folder.exists());
    }
}
