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
    steps.extend(rust_tests(root));
    if web::exists(root) {
        steps.push(step("npm packages", || web::install(root)));
        steps.extend(web::CHECKS.iter().map(|&name| step(web_step(name), move || web::script(root, name))));
        steps.push(step("browser tests", || web::browser_tests(root)));
    }
    take(steps)
}

/// cargo-nextest runs test programs side by side, but no documentation tests.
fn rust_tests(root: &Path) -> Vec<Step<'_>> {
    if is_installed("cargo-nextest") {
        vec![
            step("tests", || cargo(root, "nextest run --workspace --no-fail-fast").go()),
            step("doc tests", || cargo(root, "test --workspace --doc --quiet").go()),
        ]
    } else {
        vec![step("tests", || cargo(root, "test --workspace --no-fail-fast").go())]
    }
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
