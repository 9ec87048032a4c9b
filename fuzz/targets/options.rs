//! Types whatever there is at the command line, word by word, and reads what stands in options.
#![no_main]
#![allow(dead_code, reason = "the program uses the rest")]

#[path = "../../crates/cli/src/command.rs"]
mod command;
#[path = "../../crates/cli/src/output.rs"]
mod output;
#[path = "../../crates/cli/src/speech.rs"]
mod speech;
#[path = "../../crates/cli/src/usage.rs"]
mod usage;

use clap::error::ErrorKind;
use libfuzzer_sys::fuzz_target;
use orrery_store::Data;
use speech::Speech;
use std::ffi::OsString;

fuzz_target!(|text: &str| {
    let words = std::iter::once("orrery").chain(text.split('\n'));
    let typed: Vec<OsString> = words.map(OsString::from).collect();
    let speech = Speech::of_this_run(&typed);
    if let Err(error) = command::command(&speech).try_get_matches_from(typed) {
        let help = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
        if !help {
            let trouble = usage::explain(&speech, &error).expect_err("it is no command");
            assert!(!trouble.sentence.is_empty());
        }
    }
    _ = text.parse::<orrery_bots::Kind>();
    let shown = Data::from(text).to_string();
    assert!(!text.starts_with("postgres://") || !shown.contains('?'), "{shown}");
    for title in orrery_shelf::SHELF {
        let options = serde_json::from_str(text).unwrap_or_default();
        _ = title.standard().options(&options);
    }
});
