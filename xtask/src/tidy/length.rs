//! A file holds one idea; a very long one seldom does.

use super::{Finding, finding};
use crate::tree::Tree;

const LONGEST: usize = 600;

/// Long files that are right as they are, each with its reason.
const EXPLAINED: &[(&str, &str)] =
    &[("web/src/dev/specimen.ts", "one position that uses every word of the scene")];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let long = tree.files().filter(|(path, text)| counts(path) && text.lines().count() > LONGEST);
    let told = |length| format!("{length} lines, more than {LONGEST}: does it hold one idea?");
    long.map(|(path, text)| finding(path, 0, told(text.lines().count()))).collect()
}

fn counts(path: &str) -> bool {
    let written = [".rs", ".ts", ".svelte"].iter().any(|end| path.ends_with(end));
    written && !path.contains("/generated/") && !EXPLAINED.iter().any(|(file, _)| *file == path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_people_write_is_measured() {
        let long = "line\n".repeat(LONGEST + 1);
        let found = |path: &str| check(&Tree::of(&[(path, &long)])).len();
        assert_eq!(found("src/a.rs"), 1);
        assert_eq!(found("web/src/generated/a.ts"), 0);
        assert_eq!(found("games/chess/tests/golden/2.txt"), 0);
        assert!(check(&Tree::of(&[("src/a.rs", &"line\n".repeat(LONGEST))])).is_empty());
    }
}
