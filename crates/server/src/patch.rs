//! What changed between two pieces of JSON.

use crate::wire::PatchOp;
use json_patch::PatchOperation;
use serde_json::Value;

/// The operations that turn `before` into `after`; none if they are the same.
pub(crate) fn difference(before: &Value, after: &Value) -> Vec<PatchOp> {
    json_patch::diff(before, after)
        .0
        .into_iter()
        .map(|operation| match operation {
            PatchOperation::Add(add) => PatchOp::Add { path: add.path.to_string(), value: add.value },
            PatchOperation::Replace(replace) => {
                PatchOp::Replace { path: replace.path.to_string(), value: replace.value }
            }
            PatchOperation::Remove(remove) => PatchOp::Remove { path: remove.path.to_string() },
            PatchOperation::Move(_) | PatchOperation::Copy(_) | PatchOperation::Test(_) => {
                unreachable!("a difference adds, replaces and removes")
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_changed_is_sent() {
        let (before, after) = (json!({"a": [1, 2], "b": 0}), json!({"a": [1, 3], "b": 0}));
        assert_eq!(difference(&before, &after), [PatchOp::Replace { path: "/a/1".into(), value: json!(3) }]);
        assert!(difference(&after, &after).is_empty());
    }
}
