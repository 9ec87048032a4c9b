//! Who I am to this server.

use super::{Body, answered};
use crate::hall::Hall;
use crate::hooks::Call;
use crate::identity::{self, Visitor, random_hex, stranger};
use crate::limits;
use crate::problem::Problem;
use crate::wire::{ChangeMe, Me};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{AppendHeaders, IntoResponse, Response};
use orrery_scene::Lang;
use orrery_store::Person;
use std::sync::Arc;

/// A guest is made on the first visit.
pub(super) async fn me(State(hall): State<Arc<Hall>>, visitor: Visitor, headers: HeaderMap) -> Response {
    if let Some(person) = &visitor.person {
        // Browsers forget a cookie after a year or so, whatever it says: whoever comes back has it for another.
        let secret = identity::in_cookie(&headers).filter(|secret| identity::hash(secret) == person.secret);
        let cookie = AppendHeaders(secret.map(|secret| (SET_COOKIE, visitor.cookie(&secret))));
        return (cookie, Json(shown(&hall, person))).into_response();
    }
    let made = async {
        hall.may_ask_much(&visitor)?;
        hall.may_keep(&visitor, limits::PERSON)?;
        let secret = random_hex(32);
        let person = stranger(nobody(visitor.lang).to_owned(), &secret, hall.now());
        hall.store.keep_person(person.clone()).await?;
        Ok(([(SET_COOKIE, visitor.cookie(&secret))], Json(shown(&hall, &person))))
    };
    answered(&visitor, made.await)
}

/// How somebody is called who has said no name.
fn nobody(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "Guest",
        Lang::Es => "Invitado",
    }
}

pub(super) async fn change(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    body: Body<ChangeMe>,
) -> Response {
    answered(&visitor, changed(&hall, &visitor, body.0).await)
}

async fn changed(
    hall: &Hall,
    visitor: &Visitor,
    change: Result<ChangeMe, Problem>,
) -> Result<Json<Me>, Problem> {
    let mut person = visitor.known()?.clone();
    let ChangeMe { name, settings } = change?;
    if let Some(name) = name {
        person.name = limits::name(&name).ok_or(Problem::Name)?;
    }
    if let Some(settings) = settings {
        let fits = settings.is_object() && settings.to_string().len() <= limits::SETTINGS;
        let settings = Some(settings).filter(|_| fits).ok_or(Problem::Malformed("settings".into()))?;
        // What was allowed once is in nobody's way when they change something else.
        if settings["hook"] != person.settings["hook"] {
            hall.hooks.wanted(&settings)?;
        }
        let lang = settings["lang"].as_str().and_then(Lang::wanted);
        // Whoever has said no name is called so in the language they have chosen.
        if let Some(lang) = lang.filter(|_| Lang::ALL.map(nobody).contains(&&*person.name)) {
            nobody(lang).clone_into(&mut person.name);
        }
        person.settings = settings;
    }
    hall.may_keep(visitor, limits::PERSON + person.settings.to_string().len())?;
    hall.change(visitor, person.clone()).await?;
    Ok(Json(shown(hall, &person)))
}

/// Calls whoever asks, so that they see whether they would be reached.
pub(super) async fn call(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Response {
    answered(&visitor, called(&hall, &visitor).await)
}

async fn called(hall: &Hall, visitor: &Visitor) -> Result<StatusCode, Problem> {
    let person = visitor.known()?;
    hall.may_ask_much(visitor)?;
    let hook = hall.hooks.wanted(&person.settings)?.ok_or(Problem::NoHooks)?;
    hall.hooks.call(&hook, &Call { lang: visitor.lang, asked: None }).await.map(|()| StatusCode::NO_CONTENT)
}

pub(super) fn shown(hall: &Hall, person: &Person) -> Me {
    let Person { id, name, settings, .. } = person.clone();
    Me { id, name, settings, hooks: hall.hooks.hosts().to_vec() }
}
