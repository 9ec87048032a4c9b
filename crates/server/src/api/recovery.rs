//! One identity on several devices, and identities for programs.

use super::people::shown;
use super::{Body, answered};
use crate::hall::Hall;
use crate::identity::{self, Visitor};
use crate::limits;
use crate::problem::Problem;
use crate::wire::{BotToken, Me, NewBot, Recovery};
use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::http::header::{HeaderValue, SET_COOKIE};
use axum::response::{AppendHeaders, Response};
use orrery_store::Person;
use std::sync::Arc;

type Greeting = (AppendHeaders<[(axum::http::HeaderName, HeaderValue); 1]>, Json<Me>);

/// What makes another device mine: the secret of this one. It is asked for by its owner, never sent along.
pub(super) async fn link(visitor: Visitor, headers: HeaderMap) -> Response {
    let secret = visitor.known().and_then(|_| identity::secret(&headers).ok_or(Problem::Nobody));
    answered(&visitor, secret.map(|secret| Json(Recovery { secret })))
}

/// Another device becomes mine.
pub(super) async fn recover(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    body: Body<Recovery>,
) -> Response {
    let known = async {
        let Recovery { secret } = body.0?;
        let found = hall.store.person_by_secret(identity::hash(&secret)).await?;
        Ok(greeting(&hall, &found.ok_or(Problem::NoSuchIdentity)?, visitor.cookie(&secret)))
    };
    answered(&visitor, known.await)
}

/// A new secret: all links and all other devices are mine no longer.
pub(super) async fn renew(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Response {
    let renewed = async {
        let secret = identity::random_hex(32);
        let person = Person { secret: identity::hash(&secret), ..visitor.known()?.clone() };
        hall.may_keep(&visitor, limits::PERSON)?;
        hall.change(&visitor, person.clone()).await?;
        Ok(greeting(&hall, &person, visitor.cookie(&secret)))
    };
    answered(&visitor, renewed.await)
}

/// A program gets an identity of its own, which sits down and plays like anybody's.
pub(super) async fn bot(State(hall): State<Arc<Hall>>, visitor: Visitor, body: Body<NewBot>) -> Response {
    let made = async {
        visitor.known()?;
        let name = limits::name(&body.0?.name).ok_or(Problem::Name)?;
        hall.may_ask_much(&visitor)?;
        hall.may_keep(&visitor, limits::PERSON)?;
        let token = identity::random_hex(32);
        let person = identity::stranger(name, &token, hall.now());
        let (id, name) = (person.id.clone(), person.name.clone());
        hall.store.keep_person(person).await?;
        Ok(Json(BotToken { id, name, token }))
    };
    answered(&visitor, made.await)
}

fn greeting(hall: &Hall, person: &Person, cookie: HeaderValue) -> Greeting {
    (AppendHeaders([(SET_COOKIE, cookie)]), Json(shown(hall, person)))
}
