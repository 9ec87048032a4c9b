//! What a search spends its time on (`effort`), and which of its decisions look odd (`doubts mcts:1000 10`).

use cpu_time::ThreadTime;
use orrery_cosmic_encounter::CosmicEncounter;
use std::sync::LazyLock;
use std::time::Instant;

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

fn main() {
    let wishes: Vec<String> = std::env::args().skip(1).collect();
    let processor = || ThreadTime::now().as_duration();
    println!("{}", orrery_bots::trial::report::<CosmicEncounter>(&wishes, processor, || START.elapsed()));
}
