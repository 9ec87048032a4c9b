//! The picture of a position as plain data: the narrow waist between five games and every way to show them.
//!
//! A game turns a *view* into a `Scene` (`Staged`, the trait to read first). A scene is already in the viewer's
//! language and knows nothing of the rules; the web client, the drawn picture and the terminal read the same data.
//! Names of players are not in it: a `Span::Seat` stands for them, and whoever shows the scene knows who sits there.

pub mod canvas;
pub mod choice;
pub mod lang;
#[cfg(feature = "laws")]
pub mod laws;
pub mod mat;
mod message;
pub mod node;
pub mod patch;
pub mod setting;
pub mod shadow;
pub mod staged;
pub mod text;
pub mod tie;
mod word;
pub mod words;

pub use canvas::{Art, Body, Canvas, Paint, Piece, Place, Shape};
pub use choice::{Choice, Ghost, Pointing, Prompt, Refused, Verb, Weight};
pub use lang::Lang;
pub use mat::{Counter, Line, LineKind, Mat, Points, Score};
pub use node::{Bar, Card, CardShape, Chip, Id, Node, Panel, Progress, Share, Socket, Step, Track};
pub use patch::PatchOp;
pub use setting::{Own, Setting, SettingKind, SettingOption, Slot, SlotOption, When};
pub use staged::{Offered, Scene, Staged};
pub use text::{Span, Spans, Symbol, Text, Tone};
pub use tie::{TieBreak, told_apart};
pub use word::{Word, tenths};
pub use words::{Say, Teller, Words};
