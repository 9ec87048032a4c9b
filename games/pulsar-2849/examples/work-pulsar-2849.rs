//! Games or copies without a clock, whose instructions `cargo xtask bench` counts: `games 100`, `copies 100`.

use orrery_pulsar_2849::Pulsar;

fn main() {
    let [what, times] = [1, 2].map(|at| std::env::args().nth(at).expect("what to do, and how often"));
    println!("{}", orrery_core::bench::work::<Pulsar>(&what, times.parse().expect("how often is a number")));
}
