//! Whatever the program says, it says in both languages; and the message files hold nothing that nobody says.

use super::words::Words;
use super::{Finding, finding, spoken};
use crate::tree::Tree;
use std::collections::BTreeSet;

/// The client, which reads all of Fluent. The program reads what it needs (`crates/scene/src/message.rs`).
const CLIENT: &str = "web";
/// The words that every game and program shares.
const HOUSE: &str = "crates/scene";
/// A game to try the contract on, which nobody shows to people.
const TOY: [&str; 2] = ["crates/core/src/toy", "crates/shelf/src/toy"];

pub fn check(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for home in homes(tree) {
        let (en, es) = (format!("{home}/locales/en.ftl"), format!("{home}/locales/es.ftl"));
        let (english, spanish) = (words(tree, &en), words(tree, &es));
        found.extend(differences(&en, &english, &es, &spanish));
        found.extend(differences(&es, &spanish, &en, &english));
        if home != CLIENT {
            found.extend(
                [(&en, &english), (&es, &spanish)]
                    .into_iter()
                    .flat_map(|(file, words)| elaborate(file, words)),
            );
        }
        found.extend(unused(tree, &home, &en, &english));
        found.extend(unspoken(tree, &home, &english));
    }
    found
}

/// Folders with words of their own: crates, games, the client. A game speaks, so it must have some.
fn homes(tree: &Tree) -> BTreeSet<String> {
    let home = |path: &str| path.split_once("/locales/").map(|(home, _)| home.to_owned());
    let with_words =
        tree.files().filter(|(path, _)| path.ends_with(".ftl")).filter_map(|(path, _)| home(path));
    with_words.chain(tree.games().iter().map(|game| format!("games/{}", game.slug))).collect()
}

fn words(tree: &Tree, file: &str) -> Words {
    Words::read(tree.text(file).unwrap_or_default())
}

/// What is wrong in this file, seen beside the other.
fn differences(file: &str, here: &Words, other: &str, there: &Words) -> Vec<Finding> {
    let mut found: Vec<_> = here.faults.iter().map(|(at, told)| finding(file, *at, told)).collect();
    for (id, message) in &here.messages {
        match there.messages.get(id) {
            None => found.push(finding(file, message.line, format!("{id} is missing from {other}"))),
            Some(same) => {
                let more = message.variables.difference(&same.variables);
                let told = |name| format!("{id} uses ${name}, which {other} does not");
                found.extend(more.map(|name| finding(file, message.line, told(name))));
            }
        }
        let lost = message.quotes.iter().filter(|quoted| !here.messages.contains_key(*quoted));
        found.extend(
            lost.map(|quoted| {
                finding(file, message.line, format!("{id} quotes {quoted}, which is not here"))
            }),
        );
    }
    found
}

/// What the program's reader would refuse when it starts.
fn elaborate(file: &str, words: &Words) -> Vec<Finding> {
    let beyond = words.messages.iter().filter(|(_, message)| message.is_elaborate);
    let told = |id: &str| format!("{id} has more than text, arguments and choices by an argument");
    beyond.map(|(id, message)| finding(file, message.line, told(id))).collect()
}

fn unused(tree: &Tree, home: &str, file: &str, english: &Words) -> Vec<Finding> {
    let code: String = speakers(tree, home).collect();
    let built = spoken::built(&code);
    let is_built = |id: &str| built.iter().any(|built| built.makes(id)) || english.is_built(id);
    let is_quoted = |id: &str| english.messages.values().any(|message| message.quotes.contains(id));
    let is_said = |id: &str| spoken::holds(&code, id) || is_quoted(id) || is_built(id);
    let idle = english.messages.iter().filter(|(id, _)| !is_said(id));
    idle.map(|(id, message)| finding(file, message.line, format!("nobody says {id}"))).collect()
}

/// The code that may say a home's words.
fn speakers<'a>(tree: &'a Tree, home: &'a str) -> impl Iterator<Item = String> + 'a {
    let own = format!("{home}/src/");
    tree.files()
        .filter(move |(path, _)| {
            let shared = home != CLIENT && path.starts_with("crates/") && path.contains("/src/");
            let in_game = home == HOUSE && path.starts_with("games/") && path.contains("/src/");
            path.starts_with(&own) || shared || in_game
        })
        .map(|(path, text)| spoken::running(path, text))
}

/// Ids that the code of this home names in so many words, and that neither it nor the house has.
///
/// Crates without words of their own speak with the house's, and with what every game has: its title, its tagline.
fn unspoken(tree: &Tree, home: &str, own: &Words) -> Vec<Finding> {
    let house = words(tree, &format!("{HOUSE}/locales/en.ftl"));
    let of_games: Vec<_> =
        tree.games().iter().map(|game| words(tree, &game.path("locales/en.ftl"))).collect();
    let in_a_game = |id: &str| home == HOUSE && of_games.iter().any(|words| words.messages.contains_key(id));
    let is_known =
        |id: &str| own.messages.contains_key(id) || house.messages.contains_key(id) || in_a_game(id);
    let is_silent = |name: &String| tree.text(&format!("crates/{name}/locales/en.ftl")).is_none();
    let mut folders = vec![format!("{home}/src/")];
    if home == HOUSE {
        let silent = tree.folders("crates/").into_iter().filter(is_silent);
        folders.extend(silent.map(|name| format!("crates/{name}/src/")));
    }
    let sources = folders.iter().flat_map(|folder| tree.under(folder));
    let is_toy = |path: &str| TOY.iter().any(|toy| path.starts_with(toy));
    let mut found = Vec::new();
    let speaks =
        |path: &str| [".rs", ".ts", ".svelte"].iter().any(|end| path.ends_with(end)) && !is_toy(path);
    for (path, text) in sources.filter(|(path, _)| speaks(path)) {
        for (at, id) in
            spoken::ids(path, &spoken::running(path, text)).into_iter().filter(|(_, id)| !is_known(id))
        {
            found.push(finding(path, at, format!("{id} is not in {home}/locales/en.ftl")));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(english: &str, spanish: &str, code: &str) -> Vec<String> {
        let tree = Tree::of(&[
            ("games/chess/Cargo.toml", ""),
            ("games/chess/locales/en.ftl", english),
            ("games/chess/locales/es.ftl", spanish),
            ("games/chess/src/lib.rs", code),
            ("crates/scene/locales/en.ftl", "not-asked = Not you.\n"),
            ("crates/scene/locales/es.ftl", "not-asked = Tú no.\n"),
            ("crates/scene/src/words.rs", "say(\"not-asked\")"),
        ]);
        check(&tree).iter().map(|found| found.to_string().replace("games/chess/", "")).collect()
    }

    #[test]
    fn words_in_both_languages_that_somebody_says_are_tidy() {
        let english = "## built: colour-\ncolour-red = red\nmoves = { $piece } moves { $far }\n";
        let spanish = "## built: colour-\ncolour-red = rojo\nmoves = { $piece } avanza { $far }\n";
        let code = "fn a() { teller.say(\n    \"moves\", x); Message::id(\"not-asked\") }";
        assert_eq!(found(english, spanish, code), [""; 0]);
    }

    #[test]
    fn a_word_that_one_language_lacks_is_found() {
        let told = found("a = A\nb = B { $x }\n", "b = B\nc = C\n", "f(\"a\", \"b\", \"c\")");
        assert_eq!(
            told,
            [
                "locales/en.ftl:1: a is missing from locales/es.ftl",
                "locales/en.ftl:2: b uses $x, which locales/es.ftl does not",
                "locales/es.ftl:2: c is missing from locales/en.ftl",
            ]
        );
    }

    #[test]
    fn a_word_that_nobody_says_and_one_that_nobody_wrote_are_found() {
        let told = found(
            "a = A\n",
            "a = A\n",
            "// \"a\"\nMessage::id(\"b\")\n#[cfg(test)]\nmod tests {\n  f(\"a\")\n}",
        );
        assert_eq!(told, ["locales/en.ftl:1: nobody says a", "src/lib.rs:2: b is not in locales/en.ftl"]);
    }

    #[test]
    fn the_client_says_its_own_words() {
        let tree = Tree::of(&[
            ("web/locales/en.ftl", "close = Close\n"),
            ("web/locales/es.ftl", "close = Cerrar\n"),
            ("web/src/App.svelte", "<b title={t('close')}>{t(\"open\")}{format(\"x\")}{t(`theme-${a}`)}</b>"),
        ]);
        let found: Vec<_> = check(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found, ["web/src/App.svelte:1: open is not in web/locales/en.ftl"]);
    }

    #[test]
    fn a_quoted_word_is_used_and_must_exist() {
        let text = "a = A { b } { gone }\nb = B\n";
        let tree = Tree::of(&[
            ("web/locales/en.ftl", text),
            ("web/locales/es.ftl", text),
            ("web/src/App.svelte", "<b>{t(\"a\")}</b>"),
        ]);
        let told: Vec<_> = check(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told[0].contains("a quotes gone"), "{told:?}");
    }

    #[test]
    fn what_the_program_cannot_read_is_found() {
        let text = "a = { NUMBER($n) }\n";
        let told = found(text, text, "f(\"a\")");
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(told[0].contains("a has more than text, arguments and choices"), "{told:?}");
    }

    #[test]
    fn a_game_without_words_is_found_by_what_it_says() {
        let told = found("", "", "Arg::Term(\"rook\")");
        assert_eq!(told, ["src/lib.rs:1: rook is not in locales/en.ftl"]);
    }
}
