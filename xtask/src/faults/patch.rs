//! A fault: a patch file whose first lines say what it breaks, where, and which law should notice.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

pub const FOLDER: &str = "crates/core/faults";

/// Read from the head of a patch:
///
/// ```text
/// # broken: the view of a rival shows the ships they chose in secret
/// # test: orrery-chess laws
/// # law: secrets
/// diff --git …
/// ```
#[derive(Debug)]
pub struct Fault {
    pub name: String,
    pub file: PathBuf,
    pub broken: String,
    pub package: String,
    pub test: String,
    pub law: String,
}

pub fn all(root: &Path) -> Result<Vec<Fault>> {
    let Ok(entries) = std::fs::read_dir(root.join(FOLDER)) else { return Ok(Vec::new()) };
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "patch"));
    files.sort();
    let read = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        Fault::read(file, &text)
    };
    files.into_iter().map(read).collect()
}

impl Fault {
    pub fn read(file: PathBuf, text: &str) -> Result<Fault> {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let field = |key: &str| {
            let head = text.lines().take_while(|line| line.starts_with('#'));
            let value = head
                .filter_map(|line| line[1..].trim().strip_prefix(key))
                .find_map(|rest| rest.strip_prefix(':'));
            let value = value.map(str::trim).filter(|value| !value.is_empty());
            value
                .map(str::to_owned)
                .with_context(|| format!("{name}: the patch has no line `# {key}: …` at its head"))
        };
        let Some((package, test)) = field("test")?.split_once(' ').map(|(p, t)| (p.to_owned(), t.to_owned()))
        else {
            bail!("{name}: `# test:` names a package and one of its test files");
        };
        let (broken, law) = (field("broken")?, field("law")?);
        Ok(Fault { broken, package, test, law, name, file })
    }
}

/// The laws that a failed test named, each once.
pub fn broken_laws(said: &str) -> Vec<String> {
    let mut laws: Vec<String> = Vec::new();
    for (at, _) in said.match_indices("law \"") {
        let rest = &said[at + "law \"".len()..];
        if let Some((law, after)) = rest.split_once('"')
            && after.starts_with(" is broken")
            && !laws.iter().any(|known| known == law)
        {
            laws.push(law.to_owned());
        }
    }
    laws
}

/// The program in cargo's line `Executable tests/laws.rs (target/debug/deps/laws-0123)`.
pub fn built_test(said: &str) -> Option<&str> {
    let line = said.lines().find(|line| line.trim_start().starts_with("Executable"))?;
    Some(line.rsplit_once('(')?.1.trim_end().trim_end_matches(')'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_of_a_patch_says_what_when_and_by_whom() {
        let text = "# broken: a ship is lost\n# test: orrery-chess laws\n# law: conservation\ndiff --git a b\n# law: no\n";
        let fault = Fault::read("faults/lost-ship.patch".into(), text).unwrap();
        assert_eq!(fault.name, "lost-ship");
        assert_eq!((&*fault.package, &*fault.test, &*fault.law), ("orrery-chess", "laws", "conservation"));
        let told = Fault::read("x.patch".into(), "# broken: y\n# test: a b\n").unwrap_err().to_string();
        assert!(told.contains("`# law: …`"), "{told}");
    }

    #[test]
    fn laws_are_read_from_panics() {
        let said = "law \"secrets\" is broken: a\nlaw \"pending answers\" is broken: b\nlaw \"secrets\" is broken: c";
        assert_eq!(broken_laws(said), ["secrets", "pending answers"]);
        assert!(broken_laws("the law \"x\" holds").is_empty());
    }

    #[test]
    fn the_built_program_is_read_from_what_cargo_says() {
        let said = "   Compiling a\n  Executable tests/laws.rs (target/debug/deps/laws-01ab)\n";
        assert_eq!(built_test(said), Some("target/debug/deps/laws-01ab"));
    }
}
