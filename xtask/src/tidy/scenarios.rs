//! Every acceptance scenario is a test of the same number, and every such test has its scenario.

use super::{Finding, finding, lines};
use crate::tree::{Game, Tree};
use std::collections::BTreeMap;

pub fn check(tree: &Tree, game: &Game) -> Vec<Finding> {
    let examples = game.path("EXAMPLES.md");
    let Some(text) = tree.text(&examples) else {
        return vec![finding(&examples, 0, "there are no acceptance scenarios")];
    };
    let told: BTreeMap<u32, usize> =
        lines(text).filter_map(|(at, line)| Some((scenario(line)?, at))).collect();
    let mut tested: BTreeMap<u32, (&str, usize)> = BTreeMap::new();
    for (path, text) in tree.under(&game.path("tests/")).filter(|(path, _)| path.ends_with(".rs")) {
        tested.extend(lines(text).filter_map(|(at, line)| Some((test(line)?, (path, at)))));
    }
    let untested = told.iter().filter(|(number, _)| !tested.contains_key(number));
    let untold = tested.iter().filter(|(number, _)| !told.contains_key(number));
    let untested =
        untested.map(|(number, at)| finding(&examples, *at, format!("no test is named ex_{number:02}_…")));
    let untold =
        untold.map(|(number, (path, at))| finding(path, *at, format!("no scenario has the number {number}")));
    untested.chain(untold).collect()
}

/// The number of `### EX-07 Title`, `### E7 Title`, `**E7 Title**` or `**EP-E07 Title**`.
fn scenario(line: &str) -> Option<u32> {
    let title = line.strip_prefix("### ").or_else(|| line.strip_prefix("**"))?;
    let id = title.split_whitespace().next()?;
    let digits = id.trim_start_matches(|letter: char| letter.is_ascii_uppercase() || letter == '-');
    let kind = id[..id.len() - digits.len()].trim_end_matches('-').rsplit('-').next()?;
    ["E", "EX"].contains(&kind).then(|| digits.parse().ok())?
}

/// The number of `fn ex_07_title() {`.
fn test(line: &str) -> Option<u32> {
    let (_, name) = line
        .trim_start()
        .strip_prefix("fn ex_")?
        .split_once(|letter: char| !letter.is_ascii_digit())
        .map(|(number, rest)| (rest, number))?;
    name.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scenarios_are_numbered_in_every_style_of_the_five_files() {
        assert_eq!(scenario("### EX-07 A title (seed 3)"), Some(7));
        assert_eq!(scenario("### E12 A title"), Some(12));
        assert_eq!(scenario("**E1 Median.** (PUL-5.2)"), Some(1));
        assert_eq!(scenario("**EP-E01 Setup** (POD-3.1)"), Some(1));
        assert_eq!(scenario("**Defaults** (a scenario states only what differs)"), None);
        assert_eq!(scenario("### Notation"), None);
    }

    #[test]
    fn scenarios_and_tests_are_the_same_set() {
        let tree = Tree::of(&[
            ("games/chess/Cargo.toml", ""),
            ("games/chess/EXAMPLES.md", "### EX-01 A pawn\n\n### EX-02 A rook\n"),
            ("games/chess/tests/scenarios.rs", "#[test]\nfn ex_01_a_pawn() {}\nfn ex_03_a_king() {}\n"),
        ]);
        let found: Vec<_> = check(&tree, &tree.games()[0]).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "games/chess/EXAMPLES.md:3: no test is named ex_02_…",
                "games/chess/tests/scenarios.rs:3: no scenario has the number 3"
            ]
        );
    }
}
