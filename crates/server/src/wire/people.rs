//! Identities beside the cookie: links that carry one to another device, and tokens for programs.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Whoever has it is me: it is shown to its owner alone, and only when asked for.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    pub secret: String,
}

/// The name of a program that is to play.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewBot {
    pub name: String,
}

/// A program's identity. It sends `Authorization: Bearer` and the token with every request.
#[derive(Clone, Debug, Serialize, TS)]
pub struct BotToken {
    pub id: String,
    pub name: String,
    pub token: String,
}
