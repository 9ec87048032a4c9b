//! How long the rules take: `cargo bench -p orrery-cosmic-encounter`.

use criterion::{criterion_group, criterion_main};
use orrery_cosmic_encounter::CosmicEncounter;

criterion_group!(rules, orrery_core::bench::rules::<CosmicEncounter>);
criterion_main!(rules);
