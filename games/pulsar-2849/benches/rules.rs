//! How long the rules take: `cargo bench -p orrery-pulsar-2849`.

use criterion::{criterion_group, criterion_main};
use orrery_pulsar_2849::Pulsar;

criterion_group!(rules, orrery_core::bench::rules::<Pulsar>);
criterion_main!(rules);
