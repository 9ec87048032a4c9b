//! The one error of the server: a status for programs, a sentence for people, and nothing that is nobody's business.

use crate::wire;
use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use orrery_bots::BadBot;
use orrery_scene::{Lang, Say, Text, Words};
use orrery_shelf::{OpenBox, Unfit};
use orrery_store::StoreError;
use orrery_table::{Bound, Fault};
use std::sync::{Arc, LazyLock};

#[derive(Debug)]
pub(crate) enum Problem {
    NoSuchGame(String),
    NoSuchTable,
    NoSuchPage,
    Malformed(String),
    Nobody,
    Name,
    NotHost,
    NoSuchSeat,
    SeatTaken,
    NotYours,
    SeatsOpen,
    Started,
    NotStarted,
    /// A fault has stopped the table, or its record cannot be played through.
    Frozen,
    NotOver,
    /// The log ends before that moment, or is empty.
    NoSuchMoment {
        newest: Option<u32>,
    },
    OthersEyes,
    OddClock,
    StillHere,
    Banned,
    Speech,
    NoSuchIdentity,
    BadBot(BadBot),
    TooMany,
    /// As many tables as one address may open are open already.
    ManyTables,
    /// As much as can be kept of one person, or of one address, for now.
    MuchKept,
    /// The record of the game is so long that it takes nothing but what brings the game on.
    LongGame,
    /// As many as there can be are here already.
    Full,
    /// The request did not arrive in time.
    Slow,
    Elsewhere,
    /// The room closed before it answered, to rest or because its store failed it: whoever comes next opens it anew.
    Reopening,
    /// The search for a hint broke down.
    NoHint,
    /// This server calls nobody, or there is nobody to be called.
    NoHooks,
    /// The hosts that may be called.
    HookHost(String),
    HookAddress,
    HookSilent,
    NothingToRedo,
    /// Nothing is asked of the seat.
    NotAsked,
    /// A serious game has no hints.
    Serious,
    /// Nor do bots take anything back in one.
    BotsMind,
    /// Nor does anybody change how well they play.
    BotsStay,
    /// At this table nobody is asked to let others take back what is not free.
    OnlyFree(Bound),
    /// At this table nothing is taken back.
    NoUndo,
    /// The rules or the table say no.
    Fault(Fault),
    /// The game says no to its options or its seats, in its own words.
    Unfit(Arc<dyn OpenBox>, Fault),
    Store(StoreError),
}

impl Problem {
    /// The end of the message id, which is also the code that programs may rely on.
    fn code(&self) -> &'static str {
        match self {
            Problem::NoSuchGame(_) => "no-such-game",
            Problem::NoSuchTable => "no-such-table",
            Problem::NoSuchPage => "no-such-page",
            Problem::Malformed(_) => "malformed",
            Problem::Nobody => "nobody",
            Problem::Name => "name",
            Problem::NotHost => "not-host",
            Problem::NoSuchSeat => "no-such-seat",
            Problem::SeatTaken => "seat-taken",
            Problem::NotYours => "not-yours",
            Problem::SeatsOpen => "seats-open",
            Problem::Started => "started",
            Problem::NotStarted => "not-started",
            Problem::Frozen => "frozen",
            Problem::NotOver => "not-over",
            Problem::NoSuchMoment { newest: Some(_) } => "no-such-moment",
            Problem::NoSuchMoment { newest: None } => "no-moment-yet",
            Problem::OthersEyes => "others-eyes",
            Problem::OddClock => "odd-clock",
            Problem::StillHere => "still-here",
            Problem::Banned => "banned",
            Problem::Speech => "speech",
            Problem::NoSuchIdentity => "no-such-identity",
            Problem::BadBot(BadBot::Unknown(_)) => "unknown-bot",
            Problem::BadBot(BadBot::Budget(_)) => "bot-budget",
            Problem::BadBot(BadBot::Level(_)) => "bot-level",
            Problem::TooMany => "too-many",
            Problem::ManyTables => "many-tables",
            Problem::MuchKept => "much-kept",
            Problem::LongGame => "long-game",
            Problem::Full => "full",
            Problem::Slow => "slow",
            Problem::Elsewhere => "elsewhere",
            Problem::Reopening => "reopening",
            Problem::NoHint => "no-hint",
            Problem::NoHooks => "no-hooks",
            Problem::HookHost(_) => "hook-host",
            Problem::HookAddress => "hook-address",
            Problem::HookSilent => "hook-silent",
            Problem::NothingToRedo => "nothing-to-redo",
            Problem::NotAsked => "not-asked",
            Problem::Serious => "serious",
            Problem::BotsMind => "bots-mind",
            Problem::BotsStay => "bots-stay",
            Problem::OnlyFree(_) => "only-free",
            Problem::NoUndo => "no-undo",
            Problem::Fault(fault) | Problem::Unfit(_, fault) => fault.id(),
            Problem::Store(_) => "store",
        }
    }

    fn status(&self) -> StatusCode {
        match self {
            Problem::NoSuchGame(_)
            | Problem::NoSuchTable
            | Problem::NoSuchPage
            | Problem::NoSuchIdentity
            | Problem::NoSuchMoment { .. } => StatusCode::NOT_FOUND,
            Problem::Malformed(_)
            | Problem::Name
            | Problem::Speech
            | Problem::OddClock
            | Problem::HookHost(_)
            | Problem::HookAddress
            | Problem::BadBot(_) => StatusCode::BAD_REQUEST,
            Problem::Nobody => StatusCode::UNAUTHORIZED,
            Problem::NotHost
            | Problem::NotYours
            | Problem::Elsewhere
            | Problem::NotOver
            | Problem::Serious
            | Problem::BotsMind
            | Problem::BotsStay
            | Problem::OnlyFree(_)
            | Problem::NoUndo
            | Problem::Banned
            | Problem::OthersEyes => StatusCode::FORBIDDEN,
            Problem::TooMany | Problem::ManyTables | Problem::MuchKept => StatusCode::TOO_MANY_REQUESTS,
            Problem::Slow => StatusCode::REQUEST_TIMEOUT,
            Problem::HookSilent => StatusCode::BAD_GATEWAY,
            Problem::Fault(_)
            | Problem::Unfit(..)
            | Problem::NoSuchSeat
            | Problem::SeatTaken
            | Problem::StillHere
            | Problem::SeatsOpen
            | Problem::Started
            | Problem::NotStarted
            | Problem::Frozen
            | Problem::NotAsked
            | Problem::NoHooks
            | Problem::LongGame
            | Problem::NothingToRedo => StatusCode::CONFLICT,
            Problem::Full | Problem::Reopening | Problem::NoHint | Problem::Store(_) => {
                StatusCode::SERVICE_UNAVAILABLE
            }
        }
    }

    /// One sentence for whoever asked. What went wrong inside is for the log, not for them.
    pub(crate) fn tell(&self, lang: Lang) -> String {
        let words = words(lang);
        let args: &[(&str, Say)] = match self {
            Problem::OnlyFree(because) => &[("because", words.text(because.id(), &because.args()).into())],
            Problem::NoSuchGame(game) => &[("game", game.as_str().into())],
            Problem::Malformed(because) => &[("because", because.as_str().into())],
            Problem::NoSuchMoment { newest: Some(newest) } => &[("newest", (*newest as usize).into())],
            Problem::HookHost(hosts) => &[("hosts", hosts.as_str().into())],
            Problem::BadBot(bad) => &[("bot", bad.name().into())],
            Problem::Fault(fault) => return fault.tell(words, None),
            Problem::Unfit(kit, fault) => return fault.tell(words, Some(&**kit)),
            _ => &[],
        };
        words.string(&format!("problem-{}", self.code()), args)
    }

    /// The same with the names of whom it speaks of.
    pub(crate) fn told(&self, lang: Lang) -> Text {
        match self {
            Problem::OnlyFree(because) => {
                let words = words(lang);
                let because = words.text(because.id(), &because.args());
                words.text("problem-only-free", &[("because", because.into())])
            }
            _ => Text::plain(self.tell(lang)),
        }
    }

    pub(crate) fn unfit(kit: &Arc<dyn OpenBox>) -> impl Fn(Unfit) -> Problem {
        let kit = kit.clone();
        move |unfit| Problem::Unfit(kit.clone(), Fault::Unfit(unfit))
    }

    pub(crate) fn answer(&self, lang: Lang) -> Response {
        if let Problem::Store(error) = self {
            tracing::error!(%error, "the store failed");
        }
        let body = wire::Problem { code: self.code().to_owned(), text: self.tell(lang) };
        let mut answer = (self.status(), Json(body)).into_response();
        if let Some(seconds) = self.retry_after() {
            answer.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        answer
    }

    /// In how many seconds it may go better.
    fn retry_after(&self) -> Option<u16> {
        match self {
            Problem::TooMany | Problem::Reopening | Problem::Store(_) => Some(2),
            Problem::Full | Problem::ManyTables | Problem::MuchKept => Some(60),
            _ => None,
        }
    }
}

/// The words of the server and of its tables: read once, because every look at a table asks for them.
pub(crate) fn words(lang: Lang) -> &'static Words {
    static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| {
        let both: Vec<_> = orrery_table::LOCALES.into_iter().chain(crate::LOCALES).collect();
        [Lang::En, Lang::Es].map(|lang| Words::new(lang, &both))
    });
    match lang {
        Lang::En => &WORDS[0],
        Lang::Es => &WORDS[1],
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Problem {
        Problem::Fault(fault)
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Problem::Store(error)
    }
}
