//! A rules page, cut into sections and clauses.

use crate::wire::{RulesPage, RulesParagraph, RulesSection};

/// Reads the page as games write it: `# title`, `## section`, paragraphs that begin with `**GAN-5.2.2** ` or not.
pub(crate) fn read(page: &str) -> RulesPage {
    let mut read = RulesPage { title: String::new(), sections: Vec::new() };
    for block in page.split("\n\n").map(str::trim).filter(|block| !block.is_empty()) {
        let mut rest = block;
        while let Some((first, after)) = heading(rest) {
            match first {
                Heading::Title(title) => title.clone_into(&mut read.title),
                Heading::Section(title) => {
                    read.sections.push(RulesSection { title: title.to_owned(), paragraphs: Vec::new() });
                }
            }
            rest = after;
        }
        if rest.is_empty() {
            continue;
        }
        if read.sections.is_empty() {
            read.sections.push(RulesSection { title: String::new(), paragraphs: Vec::new() });
        }
        if let Some(section) = read.sections.last_mut() {
            section.paragraphs.push(paragraph(rest));
        }
    }
    read
}

enum Heading<'a> {
    Title(&'a str),
    Section(&'a str),
}

fn heading(text: &str) -> Option<(Heading<'_>, &str)> {
    let (line, after) = text.split_once('\n').unwrap_or((text, ""));
    let marks = line.bytes().take_while(|byte| *byte == b'#').count();
    let title = line[marks..].strip_prefix(' ')?.trim();
    match marks {
        0 => None,
        1 => Some((Heading::Title(title), after.trim_start())),
        _ => Some((Heading::Section(title), after.trim_start())),
    }
}

fn paragraph(text: &str) -> RulesParagraph {
    let clause =
        text.strip_prefix("**").and_then(|rest| rest.split_once("** ")).filter(|(id, _)| is_clause(id));
    match clause {
        Some((id, text)) => RulesParagraph { clause: Some(id.to_owned()), text: text.to_owned() },
        None => RulesParagraph { clause: None, text: text.to_owned() },
    }
}

fn is_clause(id: &str) -> bool {
    id.split_once('-').is_some_and(|(game, number)| {
        game.bytes().all(|byte| byte.is_ascii_uppercase())
            && number
                .split('.')
                .all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_are_found_in_their_sections() {
        let page = read("# Toy\n\nHello.\n\n## 1 Start\n\n**TOY-1.1** Begin.\n\n**Not** a clause.\n");
        assert_eq!(page.title, "Toy");
        assert_eq!(page.sections[0].paragraphs[0].text, "Hello.");
        assert_eq!(page.sections[1].title, "1 Start");
        assert_eq!(page.sections[1].paragraphs[0].clause.as_deref(), Some("TOY-1.1"));
        assert_eq!(page.sections[1].paragraphs[1].clause, None);
    }
}
