//! Reads whatever comes over a socket.
#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_server::wire::Command;
use serde_json::from_slice;

fuzz_target!(|bytes: &[u8]| {
    _ = from_slice::<Command>(bytes);
});
