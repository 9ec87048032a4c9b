//! Guests: a name, and a secret that only their cookie holds. The store knows its hash.

use crate::guard::{Caller, Pass, Who};
use crate::hall::Hall;
use crate::limits;
use crate::problem::Problem;
use crate::room::{Door, Mail, Reply};
use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, COOKIE, HeaderMap, HeaderValue};
use axum::http::request::Parts;
use axum::response::Response;
use orrery_scene::Lang;
use orrery_store::Person;
use std::sync::Arc;

const COOKIE_NAME: &str = "orrery";
/// Its name where it came encrypted: browsers take one of such a name from this very site alone, so that no neighbor can
/// slip a visitor another identity.
const SAFE_COOKIE_NAME: &str = "__Host-orrery";
/// The length of a secret, in hex.
const SECRET: usize = 64;
const TEN_YEARS: u32 = 10 * 365 * 24 * 3600;

/// Whoever sends a request, if the store knows them.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    pub(crate) person: Option<Person>,
    pub(crate) lang: Lang,
    /// Which of the people at that device it is (`as` in the address).
    pub(crate) companion: u8,
    pub(crate) caller: Caller,
}

impl Visitor {
    pub(crate) fn known(&self) -> Result<&Person, Problem> {
        self.person.as_ref().ok_or(Problem::Nobody)
    }

    /// Who this is at a table.
    pub(crate) fn id(&self) -> Option<String> {
        self.person.as_ref().map(|person| beside(&person.id, self.companion))
    }

    /// What their limits hang on.
    pub(crate) fn identity(&self) -> Option<Who> {
        self.person.as_ref().map(|person| Who::Identity(person.secret))
    }

    pub(crate) fn address(&self) -> Option<Who> {
        self.caller.address.map(Who::Address)
    }

    /// Who has opened the rooms that they open.
    pub(crate) fn opener(&self) -> Option<Who> {
        self.caller.address.map(Who::Opener)
    }

    /// A place among those who wait for hints, free again when the passes are dropped.
    pub(crate) fn advised(&self, hall: &Hall) -> Result<Vec<Pass>, Problem> {
        let person = self.person.as_ref().map(|person| Who::Advised(hash(&person.id)));
        let address = self.caller.address.map(Who::AdvisedAddress);
        let own = [(person, limits::HINTS_OF_AN_IDENTITY), (address, limits::HINTS_OF_AN_ADDRESS)];
        let own = own.into_iter().filter_map(|(who, most)| Some((who?, most)));
        own.map(|(who, most)| hall.guard.admit(who, most).ok_or(Problem::TooMany)).collect()
    }

    /// Whose share of what is kept for ever it takes: their own, whatever secret they have now, and their address's.
    /// Whoever sits at this machine keeps what they like.
    pub(crate) fn keepers(&self) -> impl Iterator<Item = Who> {
        let person = self.person.as_ref().map(|person| Who::Keeper(hash(&person.id)));
        // The person first: what is refused to one must not cost others at the address.
        let keepers = self.caller.address.map(|address| [person, Some(Who::KeepingAddress(address))]);
        keepers.into_iter().flatten().flatten()
    }

    /// The door of a table's room; if it has to be opened, it is they who open it.
    pub(crate) async fn room(&self, hall: &Arc<Hall>, id: &str) -> Result<Door, Problem> {
        hall.room(id, self.opener()).await
    }

    /// Hands in a letter at a table's room, and waits for the answer.
    pub(crate) async fn ask<T>(
        &self,
        hall: &Arc<Hall>,
        id: &str,
        letter: impl FnOnce(Reply<T>) -> Mail,
    ) -> Result<T, Problem> {
        self.room(hall, id).await?.ask(letter).await
    }

    /// The cookie that makes their browser known again; one that came encrypted never travels in the clear.
    pub(crate) fn cookie(&self, secret: &str) -> HeaderValue {
        let (name, secure) =
            if self.caller.secure { (SAFE_COOKIE_NAME, "; Secure") } else { (COOKIE_NAME, "") };
        let cookie = format!("{name}={secret}; Path=/; Max-Age={TEN_YEARS}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::from_str(&cookie).expect("a known secret and attributes are plain text")
    }
}

impl FromRequestParts<Arc<Hall>> for Visitor {
    type Rejection = Response;

    /// A forged, stale or missing cookie makes a stranger, not an error. Where nobody can be looked up, nobody is taken
    /// for a stranger: a new cookie would cost them all that the old one opens.
    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Visitor, Response> {
        let lang = lang(parts);
        let person = match secret(&parts.headers) {
            Some(secret) => hall.store.person_by_secret(hash(&secret)).await,
            None => Ok(None),
        };
        let person = person.map_err(|error| Problem::Store(error).answer(lang))?;
        let caller = Caller::of(parts, &hall.config.proxies);
        let companion = companion(parts).ok_or_else(|| Problem::Malformed("as".into()).answer(lang))?;
        Ok(Visitor { person, lang, companion, caller })
    }
}

/// People who share a device are as many players: whose device it is, and the others by number.
pub(crate) fn beside(person: &str, n: u8) -> String {
    if n == 0 { person.to_owned() } else { format!("{person}+{n}") }
}

/// Whose device a player plays at, and which of the people there it is.
pub(crate) fn device(player: &str) -> (&str, u8) {
    let shared = player.split_once('+').and_then(|(person, n)| Some((person, n.parse().ok()?)));
    shared.unwrap_or((player, 0))
}

/// Somebody new, known by a secret.
pub(crate) fn stranger(name: String, secret: &str, since: u64) -> Person {
    Person { id: random_hex(8), secret: hash(secret), name, settings: serde_json::json!({}), since }
}

/// So many random bytes, in hex.
pub(crate) fn random_hex(bytes: usize) -> String {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).expect("the operating system has random bytes");
    random.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn hash(secret: &str) -> [u8; 32] {
    *blake3::hash(secret.as_bytes()).as_bytes()
}

/// What a browser's cookie or a program's token says.
pub(crate) fn secret(headers: &HeaderMap) -> Option<String> {
    let token = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = token.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.trim().to_owned()).filter(|token| token.len() == SECRET);
    }
    in_cookie(headers)
}

/// What a browser's cookie says.
pub(crate) fn in_cookie(headers: &HeaderMap) -> Option<String> {
    let cookies = || {
        let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
        lines.flat_map(|line| line.split(';')).filter_map(|cookie| cookie.trim().split_once('='))
    };
    let named = |wanted: &str| {
        cookies()
            .find(|(name, value)| *name == wanted && value.len() == SECRET)
            .map(|(_, value)| value.to_owned())
    };
    named(SAFE_COOKIE_NAME).or_else(|| named(COOKIE_NAME))
}

/// `?lang=`, else what the browser prefers, else English.
pub(crate) fn lang(parts: &Parts) -> Lang {
    let asked = asked_for(parts, "lang=");
    let preferred = || parts.headers.get(ACCEPT_LANGUAGE)?.to_str().ok();
    asked.and_then(Lang::wanted).or_else(|| preferred().and_then(Lang::wanted)).unwrap_or_default()
}

/// What the address says after a name; the first if it says it twice.
fn asked_for<'a>(parts: &'a Parts, name: &str) -> Option<&'a str> {
    parts.uri.query().unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix(name))
}

/// Whose device it is, if nothing is said; a number that is none is nobody's.
fn companion(parts: &Parts) -> Option<u8> {
    asked_for(parts, "as=").map_or(Some(0), |n| n.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cookie_that_nobody_else_can_set_goes_before_any_other() {
        let (own, slipped) = ("a".repeat(SECRET), "b".repeat(SECRET));
        let known = |cookies: &[String]| {
            let headers = cookies.iter().map(|cookie| (COOKIE, cookie.parse().unwrap()));
            secret(&headers.collect::<HeaderMap>())
        };
        let (own_line, slipped_line) =
            (format!("x=1; __Host-orrery={own}"), format!("orrery={slipped}; y=2"));
        assert_eq!(known(&[slipped_line.clone(), own_line.clone()]).as_ref(), Some(&own));
        assert_eq!(known(&[own_line, slipped_line.clone()]).as_ref(), Some(&own));
        assert_eq!(known(&[slipped_line]), Some(slipped));
        assert_eq!(known(&["__Host-orrery=short".into()]), None);
    }
}
