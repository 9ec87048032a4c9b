//! How data came to be as it is: changes that are only ever added to, in the order of their numbers.
//!
//! They are built in by hand and not by sqlx's macro, which would have the drivers of all databases built a second time.

use sqlx::SqlStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use std::sync::LazyLock;

pub(crate) static SQLITE: LazyLock<Migrator> = LazyLock::new(|| {
    in_order(&[
        ("first", include_str!("../migrations/sqlite/0001_first.sql")),
        ("commands", include_str!("../migrations/sqlite/0002_commands.sql")),
        ("pages", include_str!("../migrations/sqlite/0003_pages.sql")),
        ("alive", include_str!("../migrations/sqlite/0004_alive.sql")),
    ])
});

pub(crate) static POSTGRES: LazyLock<Migrator> =
    LazyLock::new(|| in_order(&[("first", include_str!("../migrations/postgres/0001_first.sql"))]));

fn in_order(changes: &[(&'static str, &'static str)]) -> Migrator {
    let change = |number, name: &'static str, sql| {
        Migration::new(number, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    Migrator::with_migrations(
        (1..).zip(changes).map(|(number, (name, sql))| change(number, name, sql)).collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Data remembers which changes it has seen by their checksums: whoever alters one that was released locks it out.
    #[test]
    fn what_was_released_is_never_altered() {
        let sums = |migrator: &Migrator| -> Vec<(i64, String)> {
            let hex = |bytes: &[u8]| bytes[..8].iter().map(|byte| format!("{byte:02x}")).collect();
            migrator.iter().map(|change| (change.version, hex(&change.checksum))).collect()
        };
        let known = |sums: &[&str]| -> Vec<(i64, String)> {
            (1..).zip(sums).map(|(number, sum)| (number, (*sum).to_owned())).collect()
        };
        let sqlite = ["d2d9b3e8550bb3a5", "691db6bbe7450049", "5f1afbfde635994d", "8c5c65af2dccf895"];
        assert_eq!(sums(&SQLITE), known(&sqlite));
        assert_eq!(sums(&POSTGRES), known(&["ade53d2b7ae6b89d"]));
    }

    #[test]
    fn every_file_is_built_in() {
        let files = |kind| std::fs::read_dir(format!("{}/migrations/{kind}", env!("CARGO_MANIFEST_DIR")));
        for (kind, migrator) in [("sqlite", &SQLITE), ("postgres", &POSTGRES)] {
            let mut files: Vec<String> =
                files(kind).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
            files.sort();
            let name = |change: &Migration| format!("{:04}_{}.sql", change.version, change.description);
            assert_eq!(migrator.iter().map(name).collect::<Vec<_>>(), files);
        }
    }
}
