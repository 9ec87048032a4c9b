//! `cargo xtask serve`: the web client and the server, built and started.

use crate::run::cargo;
use crate::{setup, web};
use anyhow::{Result, bail};
use std::path::Path;

pub fn serve(root: &Path, rest: &[String]) -> Result<()> {
    if let Some(lacking) = lacking(root) {
        bail!("{lacking}");
    }
    setup::prepare(root)?;
    if web::exists(root) {
        web::install(root)?;
        web::script(root, "build")?;
    }
    cargo(root, "run --release -p orrery -- serve").args(rest).go()
}

/// What a table in the browser still lacks, as a sentence.
fn lacking(root: &Path) -> Option<&'static str> {
    let program = std::fs::read_to_string(root.join("crates/cli/Cargo.toml")).unwrap_or_default();
    (!program.contains("orrery-server")).then_some(
        "nothing can be served yet: the server is still to be written, and the program `orrery` has no command \
         `serve`. README.md says what works today",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_said_plainly_until_the_program_brings_a_server() {
        let root = tempfile::tempdir().unwrap();
        let told = serve(root.path(), &[]).unwrap_err().to_string();
        assert!(told.contains("nothing can be served yet"), "{told}");
        std::fs::create_dir_all(root.path().join("crates/cli")).unwrap();
        let manifest = "[dependencies]\norrery-server.workspace = true\n";
        std::fs::write(root.path().join("crates/cli/Cargo.toml"), manifest).unwrap();
        assert_eq!(lacking(root.path()), None);
    }
}
