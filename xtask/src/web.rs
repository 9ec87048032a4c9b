//! The web client, by its own npm scripts.

use crate::run::{self, Run};
use crate::test::TEST_TARGETS;
use crate::tree;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// What `web/package.json` promises, in the order in which `test` runs it. (`lint` minds the format, too.)
pub const CHECKS: &[&str] = &["lint", "check", "test", "build", "size"];

pub fn exists(root: &Path) -> bool {
    folder(root).join("package.json").is_file()
}

/// Installs packages if the lock file is not the one they were installed from.
pub fn install(root: &Path) -> Result<()> {
    let (web, stamp) = (folder(root), folder(root).join("node_modules/.installed-from"));
    let lock = std::fs::read_to_string(web.join("package-lock.json")).context("web/package-lock.json")?;
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        println!("The npm packages are those of the lock file.");
        return Ok(());
    }
    run::program(&web, "npm").args(["ci", "--no-audit", "--no-fund"]).go()?;
    std::fs::write(&stamp, lock).with_context(|| stamp.display().to_string())
}

pub fn script(root: &Path, name: &str) -> Result<()> {
    npm_run(root, name)?.go()
}

/// Plays in a browser with the program as the Rust tests have built it, so that nothing is built twice.
pub fn browser_tests(root: &Path) -> Result<()> {
    // With the tests, not alone: alone it would need fewer features of its dependencies, and all of them anew.
    run::cargo(root, &format!("test --workspace {TEST_TARGETS} --no-run --quiet")).go()?;
    let target = crate::tree::target(root);
    let play = |file: &str| {
        let node = run::program(root, "node").args(["--test", "--test-reporter=spec", file]);
        node.env("ORRERY_PROGRAM", target.join("debug/orrery")).listen()
    };
    let listed = tree::listed(root)?;
    let mut files = browser_test_files(&listed);
    // The client's own take longest and are listed last: begun first, they leave nobody waiting at the end.
    files.reverse();
    let played = twice_at_most(&files, play)?;
    println!("\n{}", played.summary());
    if !played.failed.is_empty() {
        bail!("these failed twice: {}", played.failed.join(", "));
    }
    Ok(())
}

/// So many files are played at the same time, each with a server and a browser of its own.
const SIDE_BY_SIDE: usize = 2;

/// What became of the files, in the order in which they were played.
#[derive(Debug, Default, PartialEq, Eq)]
struct Played<'a> {
    at_once: usize,
    at_second: Vec<&'a str>,
    failed: Vec<&'a str>,
}

impl Played<'_> {
    /// The last words of the run: what passed only at the second attempt is not lost among what was said before.
    fn summary(&self) -> String {
        let named = |how: &str, files: &[&str]| match files {
            [] => String::new(),
            [file] => format!("\n1 file {how}: {file}"),
            files => format!("\n{} files {how}: {}", files.len(), files.join(", ")),
        };
        let files = self.at_once + self.at_second.len() + self.failed.len();
        let second = named("passed only at the second attempt", &self.at_second);
        let failed = named("failed twice", &self.failed);
        format!("browser tests: {} of {files} files passed at once{second}{failed}", self.at_once)
    }
}

/// Runs each file; one that fails is run once more, alone, before it counts, and the summary says so. Luck has no part
/// in these tests, but a browser on a machine that stands still for half a minute has.
fn twice_at_most<'a>(
    files: &[&'a str],
    play: impl Fn(&str) -> Result<(bool, String)> + Sync,
) -> Result<Played<'a>> {
    let attempt = |file: &str| -> Result<bool> {
        let (passed, said) = play(file)?;
        println!("$ node --test {file}\n{said}");
        Ok(passed)
    };
    let unlucky = unlucky(files, attempt)?;
    let mut played = Played { at_once: files.len() - unlucky.len(), ..Played::default() };
    for file in unlucky {
        println!("{file} failed once, and is run again: look into it.");
        let became = if attempt(file)? { &mut played.at_second } else { &mut played.failed };
        became.push(file);
    }
    Ok(played)
}

/// The files that fail at the first attempt.
fn unlucky<'a>(files: &[&'a str], attempt: impl Fn(&str) -> Result<bool> + Sync) -> Result<Vec<&'a str>> {
    let (next, attempt) = (&AtomicUsize::new(0), &attempt);
    let take_turns = || {
        let mine = std::iter::from_fn(|| files.get(next.fetch_add(1, Ordering::Relaxed)).copied());
        let failed = mine.map(|file| Ok((!attempt(file)?).then_some(file)));
        failed.filter_map(Result::transpose).collect::<Result<Vec<_>>>()
    };
    std::thread::scope(|scope| {
        let players: Vec<_> = (0..SIDE_BY_SIDE).map(|_| scope.spawn(take_turns)).collect();
        let failed =
            players.into_iter().map(|player| player.join().expect("a player reports what goes wrong"));
        Ok(failed.collect::<Result<Vec<_>>>()?.concat())
    })
}

fn browser_test_files(listed: &[String]) -> Vec<&str> {
    let is_ours = |file: &&str| file.starts_with("web/e2e/") || file.contains("/browser/");
    listed.iter().map(String::as_str).filter(is_ours).filter(|file| file.ends_with(".test.mjs")).collect()
}

fn npm_run(root: &Path, name: &str) -> Result<Run> {
    let package = std::fs::read_to_string(folder(root).join("package.json")).context("web/package.json")?;
    if !package.contains(&format!("\"{name}\":")) {
        bail!("web/package.json has no script \"{name}\"; see CHECKS in xtask/src/web.rs");
    }
    Ok(run::program(&folder(root), "npm").args(["run", "--silent", name]))
}

pub fn folder(root: &Path) -> PathBuf {
    root.join("web")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_script_is_an_error_and_not_skipped() {
        let root = tempfile::tempdir().unwrap();
        assert!(!exists(root.path()));
        std::fs::create_dir(root.path().join("web")).unwrap();
        std::fs::write(root.path().join("web/package.json"), r#"{ "scripts": {} }"#).unwrap();
        assert!(exists(root.path()));
        let error = script(root.path(), "lint").unwrap_err().to_string();
        assert!(error.contains("no script \"lint\""), "{error}");
    }

    #[test]
    fn a_browser_test_fails_when_it_fails_twice() {
        let runs = std::sync::Mutex::new(Vec::new());
        let play = |file: &str| {
            let mut runs = runs.lock().unwrap();
            let again = runs.iter().any(|one| one == file);
            runs.push(file.to_owned());
            Ok((file == "good" || (file == "slow" && again), String::new()))
        };
        let played = twice_at_most(&["good", "slow", "bad", "good"], play).unwrap();
        assert_eq!(played, Played { at_once: 2, at_second: vec!["slow"], failed: vec!["bad"] });
        let mut runs = runs.into_inner().unwrap();
        runs.sort();
        assert_eq!(runs, ["bad", "bad", "good", "good", "slow", "slow"]);
    }

    #[test]
    fn whoever_reads_only_the_end_of_a_run_sees_what_passed_only_at_the_second_attempt() {
        let quiet = Played { at_once: 3, ..Played::default() };
        assert_eq!(quiet.summary(), "browser tests: 3 of 3 files passed at once");
        let loud = Played { at_once: 1, at_second: vec!["slow", "late"], failed: vec!["bad"] };
        assert_eq!(
            loud.summary(),
            "browser tests: 1 of 4 files passed at once\n\
             2 files passed only at the second attempt: slow, late\n\
             1 file failed twice: bad"
        );
    }

    #[test]
    fn a_browser_test_that_cannot_be_started_is_an_error() {
        let nothing = |_: &str| -> Result<(bool, String)> { bail!("there is no node") };
        assert_eq!(twice_at_most(&["any"], nothing).unwrap_err().to_string(), "there is no node");
    }

    #[test]
    fn browser_tests_are_the_clients_and_the_games() {
        let listed =
            ["games/go/browser/go.test.mjs", "web/e2e/hands.mjs", "web/e2e/table.test.mjs", "web/test/a.ts"];
        let listed = listed.map(str::to_owned);
        assert_eq!(browser_test_files(&listed), ["games/go/browser/go.test.mjs", "web/e2e/table.test.mjs"]);
    }
}
