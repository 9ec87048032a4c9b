//! How long the rules take: `cargo bench -p orrery-space-gate-odyssey`.

use criterion::{criterion_group, criterion_main};
use orrery_space_gate_odyssey::SpaceGateOdyssey;

criterion_group!(rules, orrery_core::bench::rules::<SpaceGateOdyssey>);
criterion_main!(rules);
