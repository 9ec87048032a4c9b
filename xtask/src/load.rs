//! `cargo xtask load`: many tables over real sockets, built as players get them.

use crate::run::{cargo, program};
use anyhow::Result;
use std::path::Path;

pub fn load(root: &Path, rest: &[String]) -> Result<()> {
    cargo(root, "build --release -p orrery -p orrery-load").go()?;
    let target = crate::tree::target(root);
    let built = |name: &str| target.join("release").join(name).display().to_string();
    let (command, rest) = command(rest);
    let load = program(root, &built("orrery-load")).args([command, "--program"]);
    load.args([built("orrery")]).args(rest).go()
}

/// What is measured: what the first word says, or the steady load if there is none.
fn command(rest: &[String]) -> (&str, &[String]) {
    match rest.split_first() {
        Some((first, rest)) if !first.starts_with('-') => (first, rest),
        _ => ("run", rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_word_names_the_command_if_it_is_one() {
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let rest = words("curve --tables 10,100");
        assert_eq!(command(&rest), ("curve", &rest[1..]));
        let rest = words("--tables 10");
        assert_eq!(command(&rest), ("run", &rest[..]));
        assert_eq!(command(&[]), ("run", &[][..]));
    }
}
