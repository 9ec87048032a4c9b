//! The client is part of the program: its folder must be there to be found, and when it changes the program does.

use std::path::Path;

fn main() {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    std::fs::create_dir_all(&client).expect("the folder of the web client can be made");
    println!("cargo::rerun-if-changed={}", client.display());
}
