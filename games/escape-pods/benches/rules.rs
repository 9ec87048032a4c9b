//! How long the rules take: `cargo bench -p orrery-escape-pods`.

use criterion::{criterion_group, criterion_main};
use orrery_escape_pods::EscapePods;

criterion_group!(rules, orrery_core::bench::rules::<EscapePods>);
criterion_main!(rules);
