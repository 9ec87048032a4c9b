//! How long the rules take: `cargo bench -p orrery-ganymede`.

use criterion::{criterion_group, criterion_main};
use orrery_ganymede::Ganymede;

criterion_group!(rules, orrery_core::bench::rules::<Ganymede>);
criterion_main!(rules);
