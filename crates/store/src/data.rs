//! Where a host keeps the games: a file, or a database.

use crate::{Postgres, Sqlite, Store, StoreError};
use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// `FILE` or `postgres://…`, as a host writes it.
#[derive(Clone, PartialEq, Eq)]
pub enum Data {
    File(PathBuf),
    Postgres(String),
}

impl Data {
    /// Opens it, makes it if it is not there, and brings it up to date.
    pub async fn open(&self) -> Result<Arc<dyn Store>, StoreError> {
        Ok(match self {
            Data::File(file) => Arc::new(Sqlite::open(file).await?),
            Data::Postgres(address) => Arc::new(Postgres::open(address).await?),
        })
    }
}

impl Data {
    /// The data as it is now, to be read. A server that runs on it is not disturbed, and nothing in it is changed.
    pub async fn look(&self) -> Result<Look, StoreError> {
        match self {
            Data::File(file) => {
                let folder =
                    tempfile::tempdir().map_err(|error| StoreError::Unreachable(error.to_string()))?;
                let copy = folder.path().join("copy.db");
                Sqlite::copy(file, &copy).await?;
                Ok(Look { store: Arc::new(Sqlite::open(&copy).await?), _copy: Some(folder) })
            }
            Data::Postgres(address) => {
                Ok(Look { store: Arc::new(Postgres::look(address).await?), _copy: None })
            }
        }
    }
}

/// Data that is only looked at.
pub struct Look {
    pub store: Arc<dyn Store>,
    /// Of a file a copy is read, which goes with the look.
    _copy: Option<tempfile::TempDir>,
}

impl fmt::Debug for Look {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Look").finish_non_exhaustive()
    }
}

impl From<&str> for Data {
    fn from(text: &str) -> Data {
        let is_address = ["postgres://", "postgresql://"].iter().any(|scheme| text.starts_with(scheme));
        if is_address { Data::Postgres(text.to_owned()) } else { Data::File(text.into()) }
    }
}

/// As it may be shown: without the password.
impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Data::File(file) => write!(f, "{}", file.display()),
            Data::Postgres(address) => write!(f, "{}", without_password(address)),
        }
    }
}

impl fmt::Debug for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

fn without_password(address: &str) -> String {
    // What follows the question mark may hold one as well.
    let address = address.split('?').next().unwrap_or_default();
    let Some((scheme, rest)) = address.split_once("://") else { return address.to_owned() };
    let Some((user, host)) = rest.rsplit_once('@') else { return address.to_owned() };
    let user = user.split(':').next().unwrap_or_default();
    format!("{scheme}://{user}@{host}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        let shown = |text: &str| Data::from(text).to_string();
        assert_eq!(
            shown("postgres://me:se:c@ret@db.example/orrery?password=x"),
            "postgres://me@db.example/orrery"
        );
        assert_eq!(shown("postgresql://db.example/orrery"), "postgresql://db.example/orrery");
        assert_eq!(shown("orrery.db"), "orrery.db");
        assert!(!format!("{:?}", Data::from("postgres://me:secret@db/orrery")).contains("secret"));
    }
}
