//! `cargo xtask faults`: the laws on trial. Each patch of `crates/core/faults` breaks one thing in a copy of the
//! workspace; a law must catch it.

mod copy;
mod patch;

use crate::run::{cargo, program};
use anyhow::{Context, Result, bail};
use copy::Copy;
use patch::Fault;
use std::path::Path;

/// A law run that is not through after so many seconds has caught nothing.
const PATIENCE: &str = "300";
/// How the tests that call the law suite are named; the others in their file might never end in a broken game.
const LAWFUL: &str = "the_laws";
/// Enough for every fault so far; the same seeds each time.
const GAMES: &str = "40";

pub fn try_all(root: &Path, only: Option<&str>) -> Result<()> {
    let wanted = |fault: &Fault| only.is_none_or(|part| fault.name.contains(part));
    let faults: Vec<_> = patch::all(root)?.into_iter().filter(wanted).collect();
    if faults.is_empty() {
        bail!("no fault in {} has such a name", patch::FOLDER);
    }
    let copy = Copy::of(root)?;
    let mut sound: Vec<&str> = faults.iter().map(|fault| fault.package.as_str()).collect();
    sound.sort_unstable();
    sound.dedup();
    for package in sound {
        println!("{package} without a fault …");
        match trial(&copy, package, test_of(&faults, package))? {
            Verdict::Survived => {}
            verdict => bail!("{package} breaks a law before any fault is planted: {}", verdict.told()),
        }
    }
    let mut verdicts = Vec::new();
    for fault in &faults {
        copy.plant(&fault.file)?;
        let verdict = trial(&copy, &fault.package, &fault.test).with_context(|| fault.name.clone())?;
        copy.mend(root)?;
        println!("{}: {}", fault.name, verdict.told());
        verdicts.push((fault, verdict));
    }
    println!("\n{}", table(&verdicts));
    let escaped: Vec<_> = verdicts
        .iter()
        .filter(|(fault, verdict)| !verdict.is_as_said(fault))
        .map(|(fault, _)| &*fault.name)
        .collect();
    if !escaped.is_empty() {
        bail!("not caught as the patch says: {}", escaped.join(", "));
    }
    Ok(())
}

/// Whether every patch still fits the tree, which `test` asks each time; trying them takes much longer.
pub fn all_apply(root: &Path) -> Result<()> {
    let faults = patch::all(root)?;
    for fault in &faults {
        let (ok, said) = program(root, "git").args(["apply", "--check"]).args([&fault.file]).listen()?;
        if !ok {
            bail!("{} no longer applies; make it anew:\n{}", fault.name, said.trim());
        }
    }
    println!("{} faults apply.", faults.len());
    Ok(())
}

#[derive(Debug, PartialEq, Eq)]
enum Verdict {
    Survived,
    /// By these laws, in the order in which they cried out.
    Caught(Vec<String>),
    /// The test failed, but no law said why.
    Panicked,
    TimedOut,
}

impl Verdict {
    fn told(&self) -> String {
        match self {
            Verdict::Survived => "SURVIVED".to_owned(),
            Verdict::Caught(laws) => format!("caught by {}", laws.join(", ")),
            Verdict::Panicked => "a panic, but no law".to_owned(),
            Verdict::TimedOut => format!("not caught within {PATIENCE} s"),
        }
    }

    fn is_as_said(&self, fault: &Fault) -> bool {
        matches!(self, Verdict::Caught(laws) if laws.contains(&fault.law))
    }
}

fn test_of<'a>(faults: &'a [Fault], package: &str) -> &'a str {
    faults.iter().find(|fault| fault.package == package).map_or("laws", |fault| &fault.test)
}

/// Builds first, so that a patch which does not compile is an error and no catch.
fn trial(copy: &Copy, package: &str, test: &str) -> Result<Verdict> {
    let command = format!("test --offline -p {package} --test {test}");
    let (ok, said) =
        cargo(copy.tree(), &command).args(["--no-run"]).env("CARGO_TARGET_DIR", copy.build()).listen()?;
    if !ok {
        bail!("it does not compile:\n{said}");
    }
    let binary = patch::built_test(&said).context("cargo did not say which test it built")?;
    let (ok, said) = program(&copy.home(package), "timeout")
        .args(["--foreground", PATIENCE, binary, LAWFUL])
        .env("ORRERY_LAWS_GAMES", GAMES)
        .env("ORRERY_LAWS_EVERY", "1")
        .listen()?;
    Ok(verdict(ok, &said))
}

fn verdict(ok: bool, said: &str) -> Verdict {
    let laws = patch::broken_laws(said);
    match (ok, laws.is_empty()) {
        (true, _) => Verdict::Survived,
        (false, false) => Verdict::Caught(laws),
        (false, true) if said.contains("panicked at") => Verdict::Panicked,
        (false, true) => Verdict::TimedOut,
    }
}

fn table(verdicts: &[(&Fault, Verdict)]) -> String {
    let line = |(fault, verdict): &(&Fault, Verdict)| {
        let mark = if verdict.is_as_said(fault) { "ok    " } else { "FAILED" };
        format!("{mark} {:<44} {}\n       {}\n", fault.name, verdict.told(), fault.broken)
    };
    let caught = verdicts.iter().filter(|(fault, verdict)| verdict.is_as_said(fault)).count();
    let lines: String = verdicts.iter().map(line).collect();
    format!("{lines}faults: {caught} passed, {} failed", verdicts.len() - caught)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_law_that_cries_out_has_caught_a_fault() {
        let caught = verdict(false, "panicked at x:\nlaw \"secrets\" is broken: the view");
        assert_eq!(caught, Verdict::Caught(vec!["secrets".to_owned()]));
        assert_eq!(verdict(false, "panicked at x:\nindex out of bounds"), Verdict::Panicked);
        assert_eq!(verdict(false, "running 3 tests"), Verdict::TimedOut);
        assert_eq!(verdict(true, "ok"), Verdict::Survived);
    }

    #[test]
    fn a_fault_must_be_caught_by_the_law_its_patch_names() {
        let fault =
            Fault::read("leak.patch".into(), "# broken: x\n# test: p laws\n# law: secrets\n").unwrap();
        assert!(Verdict::Caught(vec!["telling".into(), "secrets".into()]).is_as_said(&fault));
        assert!(!Verdict::Caught(vec!["telling".into()]).is_as_said(&fault));
        assert!(!Verdict::Survived.is_as_said(&fault));
        let told = table(&[(&fault, Verdict::Survived)]);
        assert!(told.contains("FAILED leak") && told.ends_with("faults: 0 passed, 1 failed"), "{told}");
    }
}
