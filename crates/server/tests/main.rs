//! All tests of the server as people meet it, in one program: each of its own would take half a minute to build.

mod common;

mod agreed;
mod clocks;
mod company;
mod described;
mod faults;
mod hints;
mod hooks;
mod hostile;
mod hot_seat;
mod levels;
mod limits;
mod mischief;
mod nodes;
mod past;
mod play;
mod recorded;
mod serious;
mod types;
