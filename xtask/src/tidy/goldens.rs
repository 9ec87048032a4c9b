//! Every number of seats of a game has its golden playthrough.

use super::{Finding, finding, rust};
use crate::tree::{Game, Tree};
use std::ops::RangeInclusive;

pub fn check(tree: &Tree, game: &Game) -> Vec<Finding> {
    let Some(seats) = tree.under(&game.path("src/")).find_map(|(_, text)| seats(text)) else {
        return vec![finding(&game.path("src/lib.rs"), 0, "META does not say `seats: 2..=4`")];
    };
    let folder = game.path("tests/golden/");
    let covers = |seats: u8| tree.under(&folder).any(|(path, _)| names(&path[folder.len()..], seats));
    let told =
        |seats| format!("no golden file for a table of {seats}; `cargo xtask bless {}` writes it", game.slug);
    seats.filter(|seats| !covers(*seats)).map(|seats| finding(&folder, 0, told(seats))).collect()
}

/// Reads `seats: 2..=4` of the game's `Meta`.
fn seats(text: &str) -> Option<RangeInclusive<u8>> {
    let meta = text.split_once("Meta {").map(|(_, meta)| meta)?;
    let (_, range) = meta.split_once("seats:")?;
    let (first, rest) = range.split_once("..=")?;
    let digits = rest.trim_start().chars().take_while(char::is_ascii_digit).collect::<String>();
    Some(first.trim().parse().ok()?..=digits.parse().ok()?)
}

/// `4.txt`, `seats-4.txt` and `4-players.txt` speak of four seats.
fn names(file: &str, seats: u8) -> bool {
    file.ends_with(".txt") && rust::has_word(&file.replace('-', " "), &seats.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_of_seats_has_a_file() {
        let tree = Tree::of(&[
            ("games/chess/Cargo.toml", ""),
            (
                "games/chess/src/lib.rs",
                "const META: Meta = Meta { slug: \"chess\", seats: 2..=4, rules: 1 };",
            ),
            ("games/chess/tests/golden/2.txt", ""),
            ("games/chess/tests/golden/seats-4.txt", ""),
        ]);
        let found = check(&tree, &tree.games()[0]);
        assert_eq!(found.len(), 1);
        assert!(found[0].to_string().contains("no golden file for a table of 3"));
    }

    #[test]
    fn a_game_without_numbers_of_seats_is_told_so() {
        let tree = Tree::of(&[("games/chess/Cargo.toml", ""), ("games/chess/src/lib.rs", "")]);
        assert_eq!(check(&tree, &tree.games()[0]).len(), 1);
    }
}
