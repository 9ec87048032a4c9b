//! Every clause of the rules stands in both languages, is enforced by code and tried by a test, or is listed as one
//! that no program can enforce; and nobody cites a clause that does not exist.

use super::{Finding, finding, lines};
use crate::tree::{Game, Tree};
use std::collections::{BTreeMap, BTreeSet};

type Clauses = BTreeMap<String, usize>;

pub fn check(tree: &Tree, game: &Game) -> Vec<Finding> {
    let (en, es) = (game.path("rules/en.md"), game.path("rules/es.md"));
    let (english, spanish) = (page(tree, &en), page(tree, &es));
    let Some(prefix) = english.keys().next().and_then(|id| id.split('-').next()) else {
        return vec![finding(&en, 0, "no paragraph begins with a clause such as **ABC-1.1** ")];
    };
    let physical = physical(tree, game);
    let mut found = one_sided(&en, &english, &es, &spanish);
    found.extend(one_sided(&es, &spanish, &en, &english));
    found.extend(strange_physical(&game.path("rules/physical.txt"), &physical, &english));
    for (place, told) in [("src/", "cited by no code"), ("tests/", "cited by no test")] {
        let cited = cited_under(tree, &game.path(place), prefix);
        let idle = english.iter().filter(|(id, _)| !physical.contains_key(*id) && !cited.contains(*id));
        found.extend(
            idle.map(|(id, at)| finding(&en, *at, format!("{id} is {told} (or rules/physical.txt)"))),
        );
    }
    found.extend(unknown(tree, game, prefix, &english));
    found
}

/// A clause is a paragraph that begins with its id: `**GAN-5.2.2** `.
fn page(tree: &Tree, path: &str) -> Clauses {
    let clause = |line: &str| {
        let (id, _) = line.strip_prefix("**")?.split_once("** ")?;
        is_id(id).then(|| id.to_owned())
    };
    lines(tree.text(path).unwrap_or_default()).filter_map(|(at, line)| Some((clause(line)?, at))).collect()
}

fn is_id(id: &str) -> bool {
    let Some((prefix, number)) = id.split_once('-') else { return false };
    let parts = |number: &str| {
        number.split('.').all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit()))
    };
    prefix.len() == 3 && prefix.chars().all(|letter| letter.is_ascii_uppercase()) && parts(number)
}

fn one_sided(file: &str, here: &Clauses, other: &str, there: &Clauses) -> Vec<Finding> {
    if there.is_empty() {
        return vec![finding(other, 0, format!("there are no clauses; {file} has {}", here.len()))];
    }
    let missing = here.iter().filter(|(id, _)| !there.contains_key(*id));
    missing.map(|(id, at)| finding(file, *at, format!("{id} is missing from {other}"))).collect()
}

/// Lines `GAN-2.1: reason`; comments begin with `#`.
fn physical(tree: &Tree, game: &Game) -> BTreeMap<String, (usize, String)> {
    let entry = |line: &str| {
        let line = line.trim();
        let (id, reason) = line.split_once(':').unwrap_or((line, ""));
        (!line.is_empty() && !line.starts_with('#')).then(|| (id.trim().to_owned(), reason.trim().to_owned()))
    };
    let text = tree.text(&game.path("rules/physical.txt")).unwrap_or_default();
    lines(text).filter_map(|(at, line)| entry(line).map(|(id, reason)| (id, (at, reason)))).collect()
}

fn strange_physical(
    file: &str,
    physical: &BTreeMap<String, (usize, String)>,
    known: &Clauses,
) -> Vec<Finding> {
    let told = |(id, (at, reason)): (&String, &(usize, String))| {
        if !known.contains_key(id) {
            Some(finding(file, *at, format!("{id} is no clause of the rules")))
        } else if reason.is_empty() {
            Some(finding(file, *at, format!("{id} needs a reason: `{id}: why no program enforces it`")))
        } else {
            None
        }
    };
    physical.iter().filter_map(told).collect()
}

fn cited_under(tree: &Tree, folder: &str, prefix: &str) -> BTreeSet<String> {
    let rust = tree.under(folder).filter(|(path, _)| path.ends_with(".rs"));
    rust.flat_map(|(_, text)| text.lines().flat_map(|line| cited(line, prefix)).collect::<Vec<_>>()).collect()
}

/// The ids of this prefix in a line: `GAN-5.1`, and those that follow it in short, `GAN-5.1, 5.3 and 6.2`.
fn cited(line: &str, prefix: &str) -> Vec<String> {
    let start = format!("{prefix}-");
    let mut ids = Vec::new();
    for (at, _) in line.match_indices(&start) {
        let mut rest = &line[at + start.len()..];
        loop {
            let number = leading_number(rest);
            ids.push(format!("{start}{number}"));
            rest = &rest[number.len()..];
            let next = [", ", " and ", " or "].iter().find_map(|joint| rest.strip_prefix(joint));
            match next.filter(|next| leading_number(next).contains('.')) {
                Some(next) => rest = next,
                None => break,
            }
        }
    }
    ids.retain(|id| is_id(id));
    ids
}

/// A dot that ends a sentence is no part of a number.
fn leading_number(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(text.len());
    text[..end].trim_end_matches('.')
}

/// Citing a whole chapter ("see GAN-5") is fine in prose; a refusal cites a clause.
fn unknown(tree: &Tree, game: &Game, prefix: &str, known: &Clauses) -> Vec<Finding> {
    let chapter = |id: &str| known.keys().any(|clause| clause.starts_with(&format!("{id}.")));
    let mut found = Vec::new();
    for (path, text) in tree.under(&game.folder()).filter(|(path, _)| !path.contains("/golden/")) {
        for (at, line) in lines(text) {
            for id in cited(line, prefix).into_iter().filter(|id| !known.contains_key(id)) {
                if !chapter(&id) || line.contains(&format!("Clause(\"{id}\")")) {
                    found.push(finding(path, at, format!("{id} is no clause of rules/en.md")));
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "## CHE-1 Pawns\n\n**CHE-1.1** A pawn moves.\n\n**CHE-1.2** A board is flat.\n";

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let manifest = [("games/chess/Cargo.toml", "")];
        let paths: Vec<_> = files.iter().map(|(path, _)| format!("games/chess/{path}")).collect();
        let files = paths.iter().zip(files).map(|(path, (_, text))| (path.as_str(), *text));
        let tree = Tree::of(&manifest.into_iter().chain(files).collect::<Vec<_>>());
        let mut found: Vec<_> = check(&tree, &tree.games()[0]).iter().map(ToString::to_string).collect();
        found.iter_mut().for_each(|told| *told = told.replace("games/chess/", ""));
        found
    }

    #[test]
    fn a_clause_that_is_enforced_tried_and_translated_is_tidy() {
        let files = [
            ("rules/en.md", RULES),
            ("rules/es.md", RULES),
            ("rules/physical.txt", "# what only hands can do\nCHE-1.2: describes the board\n"),
            ("src/lib.rs", "pub const MOVES: Clause = Clause(\"CHE-1.1\");"),
            ("tests/rules.rs", "/// CHE-1.1."),
        ];
        assert_eq!(found(&files), [""; 0]);
    }

    #[test]
    fn a_clause_without_code_test_or_translation_is_found() {
        let files = [
            ("rules/en.md", RULES),
            ("rules/es.md", "**CHE-1.1** Un peón se mueve.\n\n**CHE-1.3** Nada.\n"),
            ("src/lib.rs", "// CHE-1.1"),
            ("tests/rules.rs", "// CHE-1.2"),
        ];
        assert_eq!(
            found(&files),
            [
                "rules/en.md:5: CHE-1.2 is missing from rules/es.md",
                "rules/es.md:3: CHE-1.3 is missing from rules/en.md",
                "rules/en.md:5: CHE-1.2 is cited by no code (or rules/physical.txt)",
                "rules/en.md:3: CHE-1.1 is cited by no test (or rules/physical.txt)",
                "rules/es.md:3: CHE-1.3 is no clause of rules/en.md",
            ]
        );
    }

    #[test]
    fn physical_clauses_exist_and_have_a_reason() {
        let physical = "CHE-1.1\nCHE-1.2: flat\nCHE-9.9: gone\n";
        let files = [("rules/en.md", RULES), ("rules/es.md", RULES), ("rules/physical.txt", physical)];
        let told = found(&files);
        assert!(told[0].starts_with("rules/physical.txt:1: CHE-1.1 needs a reason"), "{told:?}");
        assert_eq!(told[1], "rules/physical.txt:3: CHE-9.9 is no clause of the rules");
    }

    #[test]
    fn unknown_clauses_are_found_and_chapters_are_no_clauses_for_a_refusal() {
        let physical = "CHE-1.1: x\nCHE-1.2: x\n";
        let files = [
            ("rules/en.md", RULES),
            ("rules/es.md", RULES),
            ("rules/physical.txt", physical),
            ("src/lib.rs", "// see CHE-1 and CHE-2.7.\nconst A: Clause = Clause(\"CHE-1\");"),
        ];
        assert_eq!(
            found(&files),
            [
                "src/lib.rs:1: CHE-2.7 is no clause of rules/en.md",
                "src/lib.rs:2: CHE-1 is no clause of rules/en.md"
            ]
        );
    }

    #[test]
    fn ids_are_read_in_full_and_in_short() {
        assert_eq!(
            cited("(CHE-1.1, 1.2 and 3.4.5). CHE-7 x", "CHE"),
            ["CHE-1.1", "CHE-1.2", "CHE-3.4.5", "CHE-7"]
        );
        assert_eq!(cited("CHE-1.1, 3 pawns. CHE-x.y GO-1.2", "CHE"), ["CHE-1.1"]);
    }

    #[test]
    fn rules_without_clauses_are_no_rules() {
        assert_eq!(found(&[("rules/en.md", "# Chess")]).len(), 1);
        let told = found(&[("rules/en.md", RULES), ("rules/physical.txt", "CHE-1.1: x\nCHE-1.2: x\n")]);
        assert_eq!(told, ["rules/es.md: there are no clauses; rules/en.md has 2"]);
    }
}
