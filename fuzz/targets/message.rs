//! Reads whatever comes over a socket, or in the body of a request.
#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_server::wire::{ChangeMe, Command, NewBot, NewTable, Recovery, Saying};
use serde_json::from_slice;

fuzz_target!(|bytes: &[u8]| {
    _ = from_slice::<Command>(bytes);
    _ = from_slice::<NewTable>(bytes);
    _ = from_slice::<ChangeMe>(bytes);
    _ = from_slice::<NewBot>(bytes);
    _ = from_slice::<Recovery>(bytes);
    _ = from_slice::<Saying>(bytes);
});
