//! The pages for programs: games, people, tables.

mod described;
mod games;
mod past;
mod people;
mod recovery;
mod seating;
mod tables;

use crate::hall::Hall;
use crate::identity::Visitor;
use crate::problem::Problem;
use crate::reading::read;
use crate::wire::{Holder, Stage};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use orrery_scene::Lang;
use orrery_store::SeatRow;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use tokio::time::timeout;

pub(crate) fn routes() -> Router<Arc<Hall>> {
    Router::new()
        .route("/openapi.json", get(described::document))
        .route("/games", get(games::list))
        .route("/games/{slug}/rules", get(games::rules))
        .route("/games/{slug}/icons.svg", get(games::icons))
        .route("/games/{slug}/art/{key}", get(games::art))
        .route("/me", get(people::me).patch(people::change))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{id}", get(tables::show))
        .route("/tables/{id}/sit", post(seating::wish::<seating::Sit>))
        .route("/tables/{id}/leave", post(seating::wish::<seating::Leave>))
        .route("/me/call", post(people::call))
        .route("/me/link", post(recovery::link))
        .route("/me/renew", post(recovery::renew))
        .route("/recover", post(recovery::recover))
        .route("/bots", post(recovery::bot))
        .route("/tables/{id}/ban", post(seating::wish::<seating::Ban>))
        .route("/tables/{id}/chat", post(tables::chat))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/hint", post(tables::hint))
        .route("/tables/{id}/fill", post(seating::wish::<seating::Fill>))
        .route("/tables/{id}/start", post(seating::start))
        .route("/tables/{id}/moments/{n}", get(past::moment))
        .route("/tables/{id}/log", get(past::log))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/record.txt", get(past::tale))
        .route("/tables/{id}/socket", get(crate::socket::open))
        .fallback(|visitor: Visitor| async move { Problem::NoSuchPage.answer(visitor.lang) })
}

/// Answers in the visitor's language, whether it went well or not.
fn answered<T: IntoResponse>(visitor: &Visitor, result: Result<T, Problem>) -> Response {
    answered_in(visitor.lang, result)
}

pub(crate) fn answered_in<T: IntoResponse>(lang: Lang, result: Result<T, Problem>) -> Response {
    match result {
        Ok(answer) => answer.into_response(),
        Err(problem) => problem.answer(lang),
    }
}

/// A JSON body, read with our own sentence when it is bad.
struct Body<T>(Result<T, Problem>);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Body<T> {
    type Rejection = std::convert::Infallible;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Body<T>, Self::Rejection> {
        let bytes = timeout(hall.config.pulse, Bytes::from_request(request, hall)).await;
        Ok(Body(match bytes {
            Ok(Ok(bytes)) => read(&bytes),
            Ok(Err(error)) => Err(Problem::Malformed(error.body_text())),
            Err(_) => Err(Problem::Slow),
        }))
    }
}

pub(crate) fn stage(stage: orrery_store::Stage) -> Stage {
    match stage {
        orrery_store::Stage::Gathering => Stage::Gathering,
        orrery_store::Stage::Playing => Stage::Playing,
        orrery_store::Stage::Over => Stage::Over,
        orrery_store::Stage::Frozen => Stage::Frozen,
    }
}

pub(crate) fn holder(seat: &SeatRow) -> Holder {
    match seat {
        SeatRow::Open => Holder::Open,
        SeatRow::Person { name, .. } => Holder::Person { name: name.clone() },
        SeatRow::Bot { bot } => Holder::Bot { bot: bot.clone() },
    }
}
