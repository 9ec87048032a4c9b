//! Who I am to this server.

use super::{Body, answered};
use crate::hall::Hall;
use crate::identity::{Visitor, random_hex, stranger};
use crate::limits;
use crate::problem::Problem;
use crate::wire::{ChangeMe, Me};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use orrery_scene::Lang;
use orrery_store::Person;
use std::sync::Arc;

/// A guest is made on the first visit.
pub(super) async fn me(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Response {
    if let Some(person) = &visitor.person {
        return Json(shown(person)).into_response();
    }
    let name = match visitor.lang {
        Lang::En => "Guest",
        Lang::Es => "Invitado",
    };
    let made = async {
        hall.may_keep_more(visitor.address())?;
        let secret = random_hex(32);
        let person = stranger(name.to_owned(), &secret, hall.now());
        hall.store.keep_person(person.clone()).await?;
        Ok(([(SET_COOKIE, visitor.cookie(&secret))], Json(shown(&person))))
    };
    answered(&visitor, made.await)
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
        person.settings = Some(settings).filter(|_| fits).ok_or(Problem::Malformed("settings".into()))?;
    }
    hall.store.keep_person(person.clone()).await?;
    Ok(Json(shown(&person)))
}

pub(super) fn shown(person: &Person) -> Me {
    Me { id: person.id.clone(), name: person.name.clone(), settings: person.settings.clone() }
}
