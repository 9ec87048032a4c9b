//! Moments of the past, each with an address of its own.

use super::answered;
use crate::address::{Asked, Named};
use crate::hall::Hall;
use crate::identity::Visitor;
use crate::problem::Problem;
use crate::room::{Eyes, Mail};
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Through {
    /// `mine` (as if left out), `spectator`, `open`, or the number of a seat.
    eyes: String,
}

impl Through {
    fn eyes(&self) -> Result<Eyes, Problem> {
        Eyes::read(&self.eyes).ok_or(Problem::NoSuchSeat)
    }
}

pub(super) async fn moment(
    State(hall): State<Arc<Hall>>,
    Named((id, n)): Named<(String, String)>,
    Asked(through): Asked<Through>,
    visitor: Visitor,
) -> Response {
    let found = async {
        hall.may_look_back(visitor.address())?;
        // A number that is none names no moment either; the room says where the log ends.
        let (eyes, n) = (through.eyes()?, n.parse().unwrap_or(u32::MAX));
        let (person, lang) = (visitor.id(), visitor.lang);
        visitor.ask(&hall, &id, |reply| Mail::Recall { person, eyes, n, lang, reply }).await.map(Json)
    };
    answered(&visitor, found.await)
}

pub(super) async fn log(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    Asked(through): Asked<Through>,
    visitor: Visitor,
) -> Response {
    let read = async {
        hall.may_look_back(visitor.address())?;
        let eyes = through.eyes()?;
        let (person, lang) = (visitor.id(), visitor.lang);
        visitor.ask(&hall, &id, |reply| Mail::Log { person, eyes, lang, reply }).await.map(Json)
    };
    answered(&visitor, read.await)
}

/// The record as text, in the visitor's language; like the record itself, when the game is over.
pub(super) async fn tale(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    visitor: Visitor,
) -> Response {
    let lang = visitor.lang;
    let told = async {
        hall.may_look_back(visitor.address())?;
        visitor.ask(&hall, &id, |reply| Mail::Tale { lang, reply }).await
    };
    answered(&visitor, told.await.map(|tale| ([(CONTENT_TYPE, "text/plain; charset=utf-8")], tale)))
}
