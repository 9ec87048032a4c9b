//! What is right, made wrong on purpose: for tests of whatever reads what others write.
//!
//! Bytes at random are refused at the door. What gets further is *almost* right, so these begin with something whole.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::RngSeed;
use serde_json::{Value, json};

/// So many tries, the same in every run: what failed fails again.
#[must_use]
pub fn tries(cases: u32) -> ProptestConfig {
    let rng_seed = RngSeed::Fixed(2849);
    ProptestConfig { cases, rng_seed, failure_persistence: None, ..ProptestConfig::default() }
}

/// Any JSON at all, with a liking for what lies at the edges.
pub fn any_json() -> impl Strategy<Value = Value> {
    let edge = select(edges());
    let plain = prop_oneof![edge, any::<i64>().prop_map(Value::from), ".{0,12}".prop_map(Value::from)];
    plain.prop_recursive(4, 32, 4, |inner| {
        let fields = vec((".{0,8}", inner.clone()), 0..4);
        prop_oneof![
            vec(inner, 0..4).prop_map(Value::from),
            fields.prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// The same thing with a few parts replaced, left out, repeated, or put where they do not belong.
pub fn bent(whole: Value) -> impl Strategy<Value = Value> {
    vec((any::<Index>(), twist()), 1..4).prop_map(move |twists| {
        let mut bent = whole.clone();
        twists.into_iter().for_each(|(at, twist)| apply(&mut bent, at, twist));
        bent
    })
}

/// The same text with a few pieces cut out or put in.
pub fn torn(text: String) -> impl Strategy<Value = String> {
    let piece = prop_oneof![".{1,8}", select(PIECES.as_slice()).prop_map(str::to_owned)];
    vec((any::<Index>(), 0..40_usize, proptest::option::of(piece)), 1..4).prop_map(move |tears| {
        let mut signs: Vec<char> = text.chars().collect();
        for (at, cut, piece) in tears {
            let from = at.index(signs.len() + 1);
            let to = signs.len().min(from + cut);
            signs.splice(from..to, piece.unwrap_or_default().chars());
        }
        signs.into_iter().collect()
    })
}

const PIECES: [&str; 12] =
    ["{", "}", "[", "]", "\"", "\\u0000", "-1", "99999999999999999999", "1e999", "null", "\n", "🪐"];

fn edges() -> Vec<Value> {
    let numbers =
        [json!(0), json!(-1), json!(255), json!(256), json!(u32::MAX), json!(u64::MAX), json!(i64::MIN)];
    let others =
        [json!(null), json!(true), json!(0.5), json!(1e308), json!(""), json!("\u{0}"), json!([]), json!({})];
    let long = [json!("x".repeat(300)), json!("🪐".repeat(50)), json!(vec![0; 100])];
    numbers.into_iter().chain(others).chain(long).collect()
}

#[derive(Clone, Debug)]
enum Twist {
    Replace(Value),
    /// With what stands elsewhere.
    Confuse(Index),
    Remove,
    Repeat,
}

fn twist() -> impl Strategy<Value = Twist> {
    prop_oneof![
        3 => any_json().prop_map(Twist::Replace),
        2 => any::<Index>().prop_map(Twist::Confuse),
        1 => Just(Twist::Remove),
        1 => Just(Twist::Repeat),
    ]
}

fn apply(whole: &mut Value, at: Index, twist: Twist) {
    let places = places(whole);
    if places.is_empty() {
        return;
    }
    let place = &places[at.index(places.len())];
    let twisted = match twist {
        Twist::Replace(value) => value,
        Twist::Confuse(other) => {
            whole.pointer(&places[other.index(places.len())]).cloned().unwrap_or_default()
        }
        Twist::Remove => return leave_out(whole, place),
        Twist::Repeat => return repeat(whole, place),
    };
    *whole.pointer_mut(place).expect("the place was found in it") = twisted;
}

/// The holder of a place, and the name of the place in it.
fn holder<'a>(whole: &'a mut Value, place: &str) -> Option<(&'a mut Value, String)> {
    let (holder, name) = place.rsplit_once('/')?;
    Some((whole.pointer_mut(holder)?, name.replace("~1", "/").replace("~0", "~")))
}

fn leave_out(whole: &mut Value, place: &str) {
    match holder(whole, place) {
        Some((Value::Object(fields), name)) => _ = fields.remove(&name),
        Some((Value::Array(items), at)) => {
            _ = items.remove(at.parse().expect("the place of an item is its number"));
        }
        _ => {}
    }
}

fn repeat(whole: &mut Value, place: &str) {
    let Some(again) = whole.pointer(place).cloned() else { return };
    match holder(whole, place) {
        Some((Value::Object(fields), name)) => _ = fields.insert(format!("{name}2"), again),
        Some((Value::Array(items), _)) => items.push(again),
        _ => {}
    }
}

/// Everywhere in it, as JSON pointers, but the whole itself.
fn places(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    collect(value, "", &mut found);
    found
}

fn collect(value: &Value, here: &str, found: &mut Vec<String>) {
    let mut step = |name: &str, inner: &Value| {
        let place = format!("{here}/{}", name.replace('~', "~0").replace('/', "~1"));
        collect(inner, &place, found);
        found.push(place);
    };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, inner)| step(name, inner)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, inner)| step(&at.to_string(), inner));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_found_under_its_name() {
        let whole = json!({"a/b": [1, {"~": 2}]});
        let found = places(&whole);
        assert_eq!(found, ["/a~1b/0", "/a~1b/1/~0", "/a~1b/1", "/a~1b"]);
        assert!(found.iter().all(|place| whole.pointer(place).is_some()));
    }

    #[test]
    fn parts_are_left_out_and_repeated() {
        let mut whole = json!({"a": [1, 2, 3], "b~": 4});
        leave_out(&mut whole, "/a/1");
        leave_out(&mut whole, "/b~0");
        repeat(&mut whole, "/a/0");
        repeat(&mut whole, "/a");
        assert_eq!(whole, json!({"a": [1, 3, 1], "a2": [1, 3, 1]}));
    }
}
