//! The letters a room gets, and the door they come through.

use super::bots::{Effort, Matter};
use super::{Client, Eyes};
use crate::problem::Problem;
use crate::wire::{Command, Hint, LogEntry, Moment, TableInfo};
use orrery_core::Seat;
use orrery_scene::Lang;
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};

/// How many letters may wait; whoever comes later waits outside.
const MAILBOX: usize = 256;

pub(crate) type Reply<T> = oneshot::Sender<Result<T, Problem>>;

pub(crate) enum Mail {
    /// A socket opened.
    Come(Client),
    /// A socket closed.
    Go {
        client: u64,
    },
    /// A player says something on their socket.
    Say {
        client: u64,
        person: Option<String>,
        command: Command,
    },
    Sit {
        sits: Sitter,
        seat: Seat,
        reply: Reply<()>,
    },
    Rise {
        person: String,
        seat: Seat,
        reply: Reply<()>,
    },
    Fill {
        person: String,
        bot: String,
        reply: Reply<()>,
    },
    Ban {
        person: String,
        seat: Seat,
        reply: Reply<()>,
    },
    /// Something is said beside the game.
    Chat {
        person: (String, String),
        text: String,
        reply: Reply<()>,
    },
    /// The same people want to play again.
    Rematch {
        person: String,
        reply: Reply<String>,
    },
    Start {
        person: String,
        reply: Reply<()>,
    },
    Look {
        person: Option<String>,
        lang: Lang,
        reply: Reply<TableInfo>,
    },
    /// Somebody who is asked wants to know what a search would do.
    Hint {
        person: String,
        seat: Seat,
        lang: Lang,
        reply: Reply<Hint>,
    },
    /// A moment of the past.
    Recall {
        person: Option<String>,
        eyes: Eyes,
        n: u32,
        lang: Lang,
        reply: Reply<Moment>,
    },
    /// The whole log.
    Log {
        person: Option<String>,
        eyes: Eyes,
        lang: Lang,
        reply: Reply<Vec<LogEntry>>,
    },
    /// The record in words.
    Tale {
        lang: Lang,
        reply: Reply<String>,
    },
    Record {
        reply: Reply<String>,
    },
    /// A bot has decided.
    Thought {
        matter: Matter,
        /// Nothing if the thought broke down.
        decided: Option<(Value, Effort)>,
    },
    /// A time has come that the host waited for.
    Bell,
    /// Those who look on may be counted again.
    Stands,
    /// For a while nothing could be kept.
    Outage,
    /// Another node may have written something, or the lease of its bots may have run out.
    News {
        /// Whispers may have been missed as well.
        missed: bool,
    },
    /// Another node says something that nobody keeps.
    Whispered {
        node: String,
        whisper: String,
    },
    /// Another node is gone.
    Lost {
        node: String,
    },
    /// The server is closing.
    Shut(oneshot::Sender<()>),
}

/// Who wants to sit down.
#[derive(Clone, Debug)]
pub(crate) struct Sitter {
    pub(crate) person: String,
    pub(crate) name: String,
    /// It is somebody else at that person's device who does, under this name.
    pub(crate) beside: Option<String>,
}

/// Where letters for a room are handed in.
#[derive(Clone, Debug)]
pub(crate) struct Door(mpsc::Sender<Mail>);

impl Door {
    pub(super) fn new() -> (Door, mpsc::Receiver<Mail>) {
        let (sender, mailbox) = mpsc::channel(MAILBOX);
        (Door(sender), mailbox)
    }

    pub(crate) fn is_open(&self) -> bool {
        !self.0.is_closed()
    }

    /// Hands in a letter. Where the room has just closed the caller may knock again.
    pub(crate) async fn post(&self, mail: Mail) -> Result<(), Problem> {
        self.0.send(mail).await.map_err(|_| Problem::Reopening)
    }

    /// Hands in a letter that wants an answer.
    pub(crate) async fn ask<T>(&self, letter: impl FnOnce(Reply<T>) -> Mail) -> Result<T, Problem> {
        let (reply, answer) = oneshot::channel();
        self.post(letter(reply)).await?;
        answer.await.map_err(|_| Problem::Reopening)?
    }

    pub(crate) async fn shut(&self) {
        let (reply, answer) = oneshot::channel();
        if self.0.send(Mail::Shut(reply)).await.is_ok() {
            // A room that is gone already is shut as well.
            _ = answer.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A room that rests or has lost its store is no fault of its table.
    #[tokio::test]
    async fn whoever_finds_the_door_closed_is_told_to_knock_again() {
        let (door, mailbox) = Door::new();
        drop(mailbox);
        let told = door.ask(|reply| Mail::Record { reply }).await;
        assert!(matches!(told, Err(Problem::Reopening)), "{told:?}");
    }
}
