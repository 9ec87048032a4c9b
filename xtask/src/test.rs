//! `cargo xtask test`: everything, the quick things first.

use crate::run::{cargo, is_installed};
use crate::steps::{Step, step, take};
use crate::{dependencies, faults, setup, tidy, web};
use anyhow::Result;
use std::path::Path;

/// Lints share the artefacts of `cargo check`, and all Rust tests are built once, in one profile.
pub fn all(root: &Path) -> Result<()> {
    let mut steps = vec![
        step("set-up", || setup::prepare(root)),
        step("format", || cargo(root, "fmt --all --check").go()),
        step("lints", || cargo(root, "clippy --workspace --all-targets -- -D warnings").go()),
        step("tidy", || tidy::report(root)),
        step("dependencies", || dependencies::check(root)),
        step("faults apply", || faults::all_apply(root)),
    ];
    // The client is part of the program: built first, it need not be built in a second time for the browser tests.
    if web::exists(root) {
        steps.push(step("npm packages", || web::install(root)));
        steps.extend(web::CHECKS.iter().map(|&name| step(web_step(name), move || web::script(root, name))));
    }
    steps.extend(rust_tests(root));
    if web::exists(root) {
        steps.push(step("browser tests", || web::browser_tests(root)));
    }
    take(steps)
}

/// Examples are read by the lints; to build each with optimisation would take minutes, and nothing in them is run.
pub const TEST_TARGETS: &str = "--lib --bins --tests";

/// cargo-nextest runs test programs side by side.
fn rust_tests(root: &Path) -> [Step<'_>; 2] {
    let runner = if is_installed("cargo-nextest") { "nextest run" } else { "test" };
    let tests = format!("{runner} --workspace {TEST_TARGETS} --no-fail-fast");
    [
        step("tests", move || cargo(root, &tests).go()),
        step("doc tests", || cargo(root, "test --workspace --doc --quiet").go()),
    ]
}

fn web_step(script: &str) -> &'static str {
    match script {
        "lint" => "web lints",
        "check" => "web types",
        "test" => "web tests",
        "build" => "web build",
        "size" => "web size",
        _ => "web",
    }
}
