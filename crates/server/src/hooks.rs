//! Webhooks: whoever wishes is told elsewhere that a table waits for them.
//!
//! A server that fetches addresses which visitors name is a door into its own network. So the operator says which hosts
//! may be called, a name that leads to a private address is not followed, nor is a redirection, and whoever does not
//! answer in time is let go. What is said tells that somebody is asked, never what.

mod address;

use crate::problem::{Problem, words};
use address::{Public, is_public};
use orrery_scene::Lang;
use reqwest::{Client, Url};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use ts_rs::TS;

/// So many are called at the same time; who comes later is not called.
const CALLS: usize = 64;
/// The longest address that is kept.
const ADDRESS: usize = 500;

/// Whom the server may call.
#[derive(Clone, Debug, Default)]
pub struct Allowed {
    /// Nobody if there are none.
    pub hosts: Vec<String>,
    /// How long somebody has to answer.
    pub patience: Option<Duration>,
    /// Unencrypted, and on this very machine: for tests.
    pub at_home: bool,
}

/// Where and how a person wants to be told. It is kept with their settings.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq, TS)]
#[serde(rename_all = "camelCase")]
pub struct Hook {
    pub url: String,
    pub form: HookForm,
    /// Only when they have no page open that they look at.
    pub only_away: bool,
    /// Where they open this server: links lead there.
    pub home: String,
}

#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq, TS)]
#[serde(rename_all = "camelCase")]
pub enum HookForm {
    /// A message as Discord takes it, and several other chats.
    Discord,
    /// Plain JSON.
    Json,
}

/// What there is to tell.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) lang: Lang,
    /// Nothing if it is only tried whether somebody would be reached.
    pub(crate) asked: Option<Asked>,
}

/// Where somebody is asked.
#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) game: String,
    pub(crate) table: String,
    pub(crate) name: String,
    pub(crate) seat: u8,
}

#[derive(Debug)]
pub(crate) struct Hooks {
    allowed: Allowed,
    client: Option<Client>,
    places: Arc<Semaphore>,
}

impl Hooks {
    pub(crate) fn new(allowed: Allowed) -> Hooks {
        let client = (!allowed.hosts.is_empty()).then(|| client(&allowed)).flatten();
        Hooks { allowed, client, places: Arc::new(Semaphore::new(CALLS)) }
    }

    /// The hosts that may be called.
    pub(crate) fn hosts(&self) -> &[String] {
        &self.allowed.hosts
    }

    /// What a person's settings say, if it may be called.
    pub(crate) fn wanted(&self, settings: &Value) -> Result<Option<Hook>, Problem> {
        let Some(hook) = settings.get("hook").filter(|hook| !hook.is_null()) else { return Ok(None) };
        let hook = Hook::deserialize(hook).map_err(|error| Problem::Malformed(error.to_string()))?;
        self.address(&hook.url)?;
        let home = Url::parse(&hook.home).ok().filter(|home| matches!(home.scheme(), "http" | "https"));
        home.filter(|_| hook.home.len() <= ADDRESS).ok_or(Problem::HookAddress)?;
        Ok(Some(hook))
    }

    fn address(&self, url: &str) -> Result<Url, Problem> {
        if self.client.is_none() {
            return Err(Problem::NoHooks);
        }
        let url = Url::parse(url).ok().filter(|_| url.len() <= ADDRESS).ok_or(Problem::HookAddress)?;
        let encrypted = url.scheme() == "https" || (self.allowed.at_home && url.scheme() == "http");
        let plain = url.username().is_empty() && url.password().is_none();
        if !encrypted || !plain {
            return Err(Problem::HookAddress);
        }
        let host = url.host_str().unwrap_or_default();
        if !self.allowed.hosts.iter().any(|allowed| allowed.eq_ignore_ascii_case(host)) {
            return Err(Problem::HookHost(self.allowed.hosts.join(", ")));
        }
        // A number needs no name to be looked up, so it is tried here.
        let number = host.trim_matches(['[', ']']).parse().ok();
        if number.is_some_and(|number| !self.allowed.at_home && !is_public(number)) {
            return Err(Problem::HookAddress);
        }
        Ok(url)
    }

    /// Tells them, and waits until it has been taken.
    pub(crate) async fn call(&self, hook: &Hook, call: &Call) -> Result<(), Problem> {
        let url = self.address(&hook.url)?;
        let client = self.client.as_ref().ok_or(Problem::NoHooks)?;
        let _place = self.places.try_acquire().map_err(|_| Problem::TooMany)?;
        let body = call.body(hook).to_string();
        let sent = client.post(url).header("content-type", "application/json").body(body).send().await;
        match sent {
            Ok(answer) if answer.status().is_success() => Ok(()),
            // What exactly went wrong would tell a visitor about the network of the server.
            _ => Err(Problem::HookSilent),
        }
    }
}

fn client(allowed: &Allowed) -> Option<Client> {
    // Whichever part of the program is first.
    _ = rustls::crypto::ring::default_provider().install_default();
    let builder = Client::builder()
        .timeout(allowed.patience.unwrap_or(Duration::from_secs(5)))
        .redirect(reqwest::redirect::Policy::none())
        .no_proxy()
        .user_agent("Orrery");
    let builder = if allowed.at_home { builder } else { builder.dns_resolver(Public) };
    builder.build().inspect_err(|error| tracing::error!(%error, "nobody can be called")).ok()
}

impl Call {
    fn body(&self, hook: &Hook) -> Value {
        let (words, home) = (words(self.lang), hook.home.trim_end_matches('/'));
        let (text, link) = match &self.asked {
            None => (words.string("hook-tried", &[]), home.to_owned()),
            Some(Asked { game, table, name, .. }) => {
                let args = [("game", game.as_str().into()), ("name", name.as_str().into())];
                let id = if name.is_empty() { "hook-asked" } else { "hook-asked-at" };
                (words.string(id, &args), format!("{home}/t/{table}"))
            }
        };
        match hook.form {
            // Nobody is named so that their telephone rings, whatever a table is called.
            HookForm::Discord => {
                json!({"content": format!("{text} {link}"), "allowed_mentions": {"parse": []}})
            }
            HookForm::Json => match &self.asked {
                None => json!({"event": "tried", "link": link, "text": text}),
                Some(Asked { game, table, name, seat }) => json!({
                    "event": "asked",
                    "game": game,
                    "table": table,
                    "name": name,
                    "seat": seat,
                    "link": link,
                    "text": text,
                }),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hooks(hosts: &[&str]) -> Hooks {
        let hosts = hosts.iter().map(|&host| host.to_owned()).collect();
        Hooks::new(Allowed { hosts, ..Allowed::default() })
    }

    fn wish(url: &str) -> Value {
        json!({"hook": {"url": url, "form": "discord", "onlyAway": true, "home": "https://orrery.example"}})
    }

    #[test]
    fn only_hosts_that_the_operator_allows_are_called() {
        let hooks = hooks(&["chat.example"]);
        assert!(matches!(hooks.wanted(&wish("https://chat.example/api/1")), Ok(Some(_))));
        assert!(matches!(hooks.wanted(&json!({})), Ok(None)));
        for other in
            ["https://chat.example.evil.example/", "https://evil.example/chat.example", "https://example/"]
        {
            assert!(matches!(hooks.wanted(&wish(other)), Err(Problem::HookHost(_))), "{other}");
        }
    }

    #[test]
    fn an_address_that_is_none_or_that_travels_in_the_clear_is_refused() {
        let hooks = hooks(&["chat.example"]);
        let long = format!("https://chat.example/{}", "x".repeat(600));
        for bad in [
            "",
            "chat.example",
            "http://chat.example/",
            "file:///etc/passwd",
            "https://me:secret@chat.example/",
            &long,
        ] {
            assert!(matches!(hooks.wanted(&wish(bad)), Err(Problem::HookAddress)), "{bad}");
        }
    }

    #[test]
    fn a_private_address_is_refused_even_if_it_is_allowed_by_name() {
        let private = ["127.0.0.1", "10.1.2.3", "169.254.169.254", "[::1]", "[fd00::1]", "[::ffff:10.0.0.1]"];
        let hooks = hooks(&private);
        for host in private {
            let wished = hooks.wanted(&wish(&format!("https://{host}/")));
            assert!(matches!(wished, Err(Problem::HookAddress | Problem::HookHost(_))), "{host}");
        }
    }

    #[test]
    fn without_hosts_there_are_no_hooks() {
        assert!(matches!(hooks(&[]).wanted(&wish("https://chat.example/")), Err(Problem::NoHooks)));
    }

    /// What is said tells that somebody is asked, and mentions nobody.
    #[test]
    fn a_call_tells_where_and_not_what() {
        let asked =
            Asked { game: "Some Game".into(), table: "abc".into(), name: "@everyone".into(), seat: 1 };
        let call = Call { lang: Lang::Es, asked: Some(asked) };
        let mut hook = Hook::deserialize(&wish("https://chat.example/")["hook"]).unwrap();
        let said = call.body(&hook);
        assert_eq!(said["allowed_mentions"]["parse"], json!([]));
        let said = said["content"].as_str().unwrap();
        assert!(said.ends_with("https://orrery.example/t/abc") && said.contains("Some Game"), "{said}");
        hook.form = HookForm::Json;
        let said = call.body(&hook);
        assert_eq!((&said["event"], &said["seat"]), (&json!("asked"), &json!(1)));
    }
}
