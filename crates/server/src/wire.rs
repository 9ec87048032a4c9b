//! Everything that crosses the network, as types: the web client's are generated from these.
//!
//! `docs/protocol.md` tells the story; this file is the letter of it.

mod chat;
mod clock;
mod hint;
mod order;
mod past;
mod people;
mod undo;

pub use crate::hooks::{Hook, HookForm};
pub use chat::{ChatLine, Saying};
pub use clock::{Clocks, SeatClock, TimeRule};
pub use hint::{Hint, Tip};
pub use order::{Order, Until};
pub use past::Moment;
pub use people::{BotToken, NewBot, Recovery};
pub use undo::UndoRule;

use orrery_core::Seat;
use orrery_scene::{Lang, Line, PatchOp, Scene, Setting, Text, changes_by_field, changes_whole};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A game on the shelf, as the front page and the lobby show it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct GameInfo {
    pub slug: String,
    pub title: String,
    pub tagline: String,
    pub length: String,
    pub seats: (u8, u8),
    pub rules: u16,
    pub settings: Vec<Setting>,
    /// The kinds of windows that it opens, by name.
    pub windows: Vec<String>,
    /// How long a bot may think about an answer.
    pub bot_seconds: u32,
}

/// A page of rules: sections with their clauses, in order.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RulesPage {
    pub title: String,
    pub sections: Vec<RulesSection>,
}

#[derive(Clone, Debug, Serialize, TS)]
pub struct RulesSection {
    pub title: String,
    pub paragraphs: Vec<RulesParagraph>,
}

/// A clause, or a paragraph without a number. The text may hold `**strong**` and `*stressed*` words.
#[derive(Clone, Debug, Serialize, TS)]
pub struct RulesParagraph {
    pub clause: Option<String>,
    pub text: String,
}

/// Who I am to this server.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Me {
    /// Names me to others; not a secret.
    pub id: String,
    pub name: String,
    /// What I chose to be kept with my identity: theme, language, confirmations. The server reads where I want to be
    /// called (`hook`), at which tables not (`hushed`), and in which language (`lang`).
    #[ts(type = "Record<string, unknown>")]
    pub settings: Value,
    /// The hosts at which this server may call me; none if it calls nobody.
    pub hooks: Vec<String>,
}

#[derive(Clone, Debug, Default, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct ChangeMe {
    pub name: Option<String>,
    #[ts(type = "Record<string, unknown> | null")]
    pub settings: Option<Value>,
}

/// Who sits where before and during play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatInfo {
    pub holder: Holder,
    /// Whether the viewer holds this seat.
    pub mine: bool,
    /// Whether the person has the table open now.
    pub present: bool,
    /// Whether a bot plays there for the person whose seat it is.
    pub lent: bool,
    /// Which of the people at the viewer's device holds it, if one does; 0 is whose device it is.
    pub beside: Option<u8>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Holder {
    /// Anyone with the link may take it.
    Open,
    Person {
        name: String,
    },
    Bot {
        bot: String,
    },
}

/// What a new seat is to be.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", tag = "kind", deny_unknown_fields)]
pub enum NewSeat {
    Me,
    Open,
    Bot {
        bot: String,
    },
    /// Somebody else who plays at my device.
    Beside {
        name: String,
    },
}

#[derive(Clone, Debug, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    #[serde(default)]
    pub name: String,
    /// As the game's settings have them; absent keys keep their defaults.
    #[serde(default)]
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    pub seats: Vec<NewSeat>,
    /// Whether it is listed for anybody to join.
    #[serde(default)]
    pub public: bool,
    /// Without it players have all the time they like.
    #[serde(default)]
    pub clock: Option<TimeRule>,
    /// No hints, and bots take nothing back.
    #[serde(default)]
    pub serious: bool,
    #[serde(default)]
    pub undo: UndoRule,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// Seats are still open, or the host has not begun.
    Gathering,
    Playing,
    Over,
    /// A fault froze the table; nothing is lost.
    Frozen,
}

/// A table, as everybody may know it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TableInfo {
    pub id: String,
    pub game: String,
    pub name: String,
    pub stage: Stage,
    pub seats: Vec<SeatInfo>,
    #[ts(type = "Record<string, unknown>")]
    pub options: Value,
    /// Whether the viewer opened it, and so may start it.
    pub host: bool,
    /// Whether somebody at the viewer's device knows something that the others there must not see.
    pub hides: bool,
    /// Whom the game waits for, as far as the viewer may know.
    pub waiting: Vec<u8>,
    /// The bots among them that everybody can see think: they are asked openly, and take `GameInfo.bot_seconds` at most.
    pub thinking: Vec<u8>,
    /// The bots that last had less time than their level takes, and played below its strength.
    pub hurried: Vec<u8>,
    /// One line about what the viewer is asked, for the list of tables.
    pub prompt: Text,
    /// When the last thing happened: milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// The promise about the luck, made before the first draw.
    pub commitment: String,
    pub watching: u32,
    /// Those of them who have a name.
    pub watchers: Vec<String>,
    /// Where the same people play again.
    pub rematch: Option<String>,
    pub clock: Option<Clocks>,
    /// No hints, and bots take nothing back.
    pub serious: bool,
    pub undo: UndoRule,
}

/// What a client says on the socket. Each has an id of the client's own: a repeated one is harmless.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(rename_all = "camelCase", tag = "do", deny_unknown_fields)]
pub enum Command {
    /// Answers the question of that number for a seat one holds.
    Answer {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
        question: u32,
        #[ts(type = "unknown")]
        action: Value,
    },
    /// Takes back the seat's last action; asks the others if it is no longer free.
    Undo {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Takes back all that is still free since the seat's turn began.
    Restart {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Plays again what was just taken back.
    Redo {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
    },
    /// Agrees, or not, to another's undo.
    Consent {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
        request: u32,
        yes: bool,
    },
    Resign {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The last person left, all others having resigned, ends the game as won.
    Conclude {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
    },
    /// What the host is to do for the seat in windows from now on; nothing takes the order back.
    Order {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
        order: Option<Order>,
    },
    /// Says that another's time is up: the default is played for them.
    Claim {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        of: Seat,
    },
    /// Would like the clocks to pause, or no longer would.
    Pause {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
        yes: bool,
    },
    /// Lets the own clock rest for some days.
    Holiday {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
        days: u32,
    },
    /// Has a bot play: for oneself, for somebody whose time is up, or who has been away for long.
    StandIn {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        of: Seat,
        bot: String,
        /// Only until the seat is no longer asked.
        turn: bool,
    },
    /// Has the bot whose seat it is play at another level from now on; in serious games it stays as it is.
    OtherLevel {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
        #[ts(type = "number")]
        of: Seat,
        bot: String,
    },
    /// Plays the own seat again.
    TakeBack {
        id: String,
        #[ts(type = "number")]
        seat: Seat,
    },
    /// The same table in another language.
    Speak { id: String, lang: Lang },
    /// Says whether somebody looks at this page: who does not may be called elsewhere.
    Look { id: String, looks: bool },
}

impl Command {
    pub(crate) fn id(&self) -> &str {
        match self {
            Command::Answer { id, .. }
            | Command::Undo { id, .. }
            | Command::Restart { id, .. }
            | Command::Redo { id, .. }
            | Command::Consent { id, .. }
            | Command::Resign { id, .. }
            | Command::Conclude { id, .. }
            | Command::Order { id, .. }
            | Command::Claim { id, .. }
            | Command::Pause { id, .. }
            | Command::Holiday { id, .. }
            | Command::StandIn { id, .. }
            | Command::OtherLevel { id, .. }
            | Command::TakeBack { id, .. }
            | Command::Speak { id, .. }
            | Command::Look { id, .. } => id,
        }
    }

    /// Whether the game is nearer to its end after it.
    pub(crate) fn brings_on(&self) -> bool {
        matches!(
            self,
            Command::Answer { .. }
                | Command::Resign { .. }
                | Command::Conclude { .. }
                | Command::Claim { .. }
                | Command::TakeBack { .. }
        )
    }

    /// The seat it speaks for.
    pub(crate) fn seat(&self) -> Option<Seat> {
        match self {
            Command::Answer { seat, .. }
            | Command::Undo { seat, .. }
            | Command::Restart { seat, .. }
            | Command::Redo { seat, .. }
            | Command::Consent { seat, .. }
            | Command::Resign { seat, .. }
            | Command::Conclude { seat, .. }
            | Command::Order { seat, .. }
            | Command::Claim { seat, .. }
            | Command::Pause { seat, .. }
            | Command::Holiday { seat, .. }
            | Command::StandIn { seat, .. }
            | Command::OtherLevel { seat, .. }
            | Command::TakeBack { seat, .. } => Some(*seat),
            Command::Speak { .. } | Command::Look { .. } => None,
        }
    }
}

/// What the server says on the socket.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "camelCase", tag = "is")]
pub enum News {
    /// Everything, on arrival, after a change of language, or when a patch would not be smaller.
    Whole {
        seq: u32,
        #[ts(as = "TableInfo")]
        table: Value,
        #[ts(as = "Option<Play>")]
        play: Value,
        log: Vec<LogEntry>,
    },
    /// What changed since `seq - 1`: JSON patches (RFC 6902) of the table and of the play, and new log lines.
    Change {
        seq: u32,
        table: Vec<PatchOp>,
        play: Vec<PatchOp>,
        log: Vec<LogEntry>,
        /// Numbers of log entries that were taken back; they stay, struck through.
        struck: Vec<u32>,
    },
    /// What was said beside the game: on arrival what came before, then each saying. It has no number.
    Said { lines: Vec<ChatLine> },
    /// The command was carried out, and is durable.
    Done { id: String },
    /// The rules, or the table, say no; nothing has changed.
    Refused { id: String, reason: Text, clause: Option<String> },
}

/// The position as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Play {
    /// The seat whose eyes these are; none for a spectator.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// To be named in the answer.
    pub question: u32,
    pub scene: Scene,
    pub undo: UndoInfo,
    /// Undo requests that wait for somebody's consent.
    pub requests: Vec<UndoRequest>,
    /// The viewer's own standing order; nobody else's is ever told.
    pub order: Option<Order>,
    /// The host will let the open window pass for the viewer: nobody need be called.
    pub quiet: bool,
    /// When the question closes by the rules themselves: milliseconds since 1970.
    #[ts(type = "number | null")]
    pub closes: Option<u64>,
    /// No other person is left: the viewer may end the game as won.
    pub concludes: bool,
    /// Set when the game is over: 1 is first.
    pub places: Option<Vec<u8>>,
}

/// What the undo button says.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct UndoInfo {
    pub can: UndoReach,
    /// How far back, or why not: "to before recruiting red", "a card was drawn".
    pub text: Text,
    pub redo: bool,
    pub restart: bool,
}

changes_by_field!(Play { seat, question, scene, undo, requests, order, quiet, closes, concludes, places });
changes_by_field!(TableInfo {
    id,
    game,
    name,
    stage,
    seats,
    options,
    host,
    hides,
    waiting,
    thinking,
    hurried,
    prompt,
    at,
    commitment,
    watching,
    watchers,
    rematch,
    clock,
    serious,
    undo
});
changes_whole!(Order, UndoInfo, UndoRequest, SeatInfo, Stage, Clocks, UndoRule);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum UndoReach {
    Free,
    /// The others must agree.
    Asking,
    Closed,
}

#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct UndoRequest {
    pub request: u32,
    #[ts(type = "number")]
    pub by: Seat,
    /// What would be taken back, newest first.
    pub deeds: Vec<Text>,
    /// Who has not answered yet.
    pub waiting: Vec<u8>,
}

/// What one action brought into the log.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct LogEntry {
    /// Counts the viewer's log entries from zero: a stable address.
    pub n: u32,
    #[ts(type = "number")]
    pub at: u64,
    pub lines: Vec<Line>,
    pub struck: bool,
}

/// What HTTP answers when it cannot do what was asked.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Problem {
    /// A short name that programs may rely on: "not-found", "bad-request", "too-many".
    pub code: String,
    /// One sentence in the language asked for.
    pub text: String,
}
