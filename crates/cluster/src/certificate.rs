//! A server that shows who it is: a certificate made out to itself, and a door that is open to encrypted lines alone.

use crate::programs::Programs;
use anyhow::{Context, Result, bail};
use std::net::TcpListener;
use std::path::{Path, PathBuf};

/// Whoever comes through the socket in the folder is its owner; whoever comes by network comes encrypted, or not at all.
const DOORS: &str =
    "local all all trust\nhostssl all all 127.0.0.1/32 trust\nhostssl all all ::1/128 trust\n";

#[derive(Debug)]
pub(crate) struct Certificate {
    pub(crate) port: u16,
}

impl Certificate {
    /// Makes one with the program that the distribution's package brings along, as `docs/hosting/nodes.md` tells a host to.
    pub(crate) fn make(programs: &Programs, folder: &Path) -> Result<Certificate> {
        let made = programs
            .wrapped("openssl")
            .current_dir(folder)
            .args(["req", "-new", "-x509", "-nodes", "-days", "3650", "-subj", "/CN=localhost"])
            .args([
                "-addext",
                "subjectAltName=DNS:localhost",
                "-addext",
                "basicConstraints=critical,CA:FALSE",
            ])
            .args(["-out", "server.crt", "-keyout", "server.key"])
            .output()
            .context("openssl is not installed: as root, run `apt-get install openssl`")?;
        if !made.status.success() {
            bail!("openssl failed: {}", String::from_utf8_lossy(&made.stderr));
        }
        std::fs::write(folder.join("data/pg_hba.conf"), DOORS)?;
        let free = TcpListener::bind("127.0.0.1:0")?;
        Ok(Certificate { port: free.local_addr()?.port() })
    }

    pub(crate) fn file(folder: &Path) -> PathBuf {
        folder.join("server.crt")
    }

    /// What the server is told of it.
    pub(crate) fn options(&self, folder: &Path) -> Vec<String> {
        let set = |name: &str, value: String| ["-c".to_owned(), format!("{name}={value}")];
        [
            set("listen_addresses", "127.0.0.1".into()),
            set("port", self.port.to_string()),
            set("ssl", "on".into()),
            set("ssl_cert_file", Certificate::file(folder).display().to_string()),
            set("ssl_key_file", folder.join("server.key").display().to_string()),
        ]
        .concat()
    }
}
