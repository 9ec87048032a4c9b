//! The languages of the house.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use unic_langid::{LanguageIdentifier, langid};

/// Both are complete, or the build fails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    #[default]
    En,
    Es,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Es];

    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Es => "es",
        }
    }

    /// The first of the house's languages that a locale, an `Accept-Language` header or a `--lang` names.
    #[must_use]
    pub fn wanted(text: &str) -> Option<Lang> {
        text.split([',', ':']).find_map(|range| {
            let language = range.trim().split(['-', '_', ';', '.']).next().unwrap_or_default();
            Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(language))
        })
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        match self {
            Lang::En => langid!("en"),
            Lang::Es => langid!("es"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_the_house_speaks_is_taken() {
        assert_eq!(Lang::wanted("de-DE,es-MX;q=0.8,en;q=0.5"), Some(Lang::Es));
        assert_eq!(Lang::wanted("en_GB.UTF-8"), Some(Lang::En));
        assert_eq!(Lang::wanted("C"), None);
    }
}
