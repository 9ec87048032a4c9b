//! What is wrong with a command that cannot be read.

use crate::output;
use crate::speech::{Speech, Trouble};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use orrery_scene::Say;
use std::error::Error;

/// Prints help where it was asked for; else tells in one sentence what is wrong.
pub fn explain(speech: &Speech, error: &clap::Error) -> Result<u8, Trouble> {
    let argument = || Say::from(argument(error));
    let value = told(error, ContextKind::InvalidValue);
    let trouble = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            return output::print(speech, &error.to_string()).map(|()| 0);
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            speech.bad_input("usage-missing-command", &[])
        }
        ErrorKind::UnknownArgument => speech.bad_input("usage-unknown-argument", &[("argument", argument())]),
        ErrorKind::InvalidSubcommand => {
            let command = told(error, ContextKind::InvalidSubcommand);
            speech.bad_input("usage-unknown-command", &[("command", command.into())])
        }
        ErrorKind::MissingRequiredArgument => speech.bad_input("usage-missing", &[("argument", argument())]),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation if value.is_empty() => {
            speech.bad_input("usage-no-value", &[("argument", argument())])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => wrong_value(speech, error, value),
        ErrorKind::ArgumentConflict => speech.bad_input("usage-twice", &[("argument", argument())]),
        ErrorKind::TooManyValues => {
            speech.bad_input("usage-value", &[("argument", argument()), ("value", value.into())])
        }
        ErrorKind::InvalidUtf8 => speech.bad_input("usage-no-text", &[]),
        _ => {
            let text = error.to_string();
            let because = text.lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned();
            speech.bad_input("usage-other", &[("because", because.into())])
        }
    };
    Err(trouble)
}

/// Names the value and, where there is one, what it should have been.
fn wrong_value(speech: &Speech, error: &clap::Error, value: String) -> Trouble {
    let argument = argument(error);
    let name: String =
        argument.chars().skip_while(|c| !c.is_alphabetic()).take_while(|c| c.is_alphabetic()).collect();
    let hint = format!("hint-{}", name.to_lowercase());
    let hint = match error.source() {
        // What reads a value says in our words what it takes.
        Some(because) => Some(because.to_string()),
        None => speech.words().has(&hint).then(|| speech.word(&hint)),
    };
    let mut args = vec![("argument", Say::from(argument)), ("value", Say::from(value))];
    let Some(hint) = hint else { return speech.bad_input("usage-value", &args) };
    args.push(("hint", Say::from(hint)));
    speech.bad_input("usage-value-hint", &args)
}

/// The argument in question, as help names it; the dots of one that may be repeated are not told.
fn argument(error: &clap::Error) -> String {
    told(error, ContextKind::InvalidArg).trim_end_matches("...").to_owned()
}

fn told(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    }
}
