//! What a search spends its time on (`effort`), which of its decisions look odd (`doubts mcts:1000 10`), and which way
//! of searching wins (`duel 200 200,explore=3 40`); `game mcts:1000 3` tells the decisions of one game.

use cpu_time::ThreadTime;
use orrery_space_gate_odyssey::SpaceGateOdyssey;
use std::sync::LazyLock;
use std::time::Instant;

static START: LazyLock<Instant> = LazyLock::new(Instant::now);

fn main() {
    let wishes: Vec<String> = std::env::args().skip(1).collect();
    let processor = || ThreadTime::now().as_duration();
    println!("{}", orrery_bots::trial::report::<SpaceGateOdyssey>(&wishes, processor, || START.elapsed()));
}
