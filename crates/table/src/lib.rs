//! A game being played: the log, seats that change hands, undo, fair luck, and the record of it all.
//!
//! A `Table` is alive and draws luck; `replay` plays a `Record` through without any. Both are the same fold over the
//! same entries, so what was recorded is what happened. Nothing here reads a clock: times are handed in.

mod absence;
mod aside;
mod bad_record;
mod clock;
mod course;
mod fault;
mod luck;
mod order;
mod past;
mod record;
mod replay;
mod request;
mod standing;
mod table;
mod tale;
mod undo;

pub use absence::Stay;
pub use bad_record::BadRecord;
pub use clock::{Reading, Time, TimeRule};
pub use fault::Fault;
pub use luck::{BadSecret, Luck, Secret};
pub use order::{Order, Until};
pub use record::{Answered, Deed, Drawn, Entry, FORMAT, How, Player, PlayerKind, Record, Standing};
pub use replay::{Replay, verify};
pub use request::{Bots, Request};
pub use table::{Opening, Table};
pub use undo::{Bound, Reach, Terms};

use orrery_scene::Lang;

/// The sentences for all that this crate refuses.
pub const LOCALES: [(Lang, &str); 2] =
    [(Lang::En, include_str!("../locales/en.ftl")), (Lang::Es, include_str!("../locales/es.ftl"))];
