//! What an address says, read with our own sentence when it is bad.

use crate::hall::Hall;
use crate::identity::lang;
use crate::problem::Problem;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// The parts of a path that name something.
pub(crate) struct Named<T>(pub(crate) T);

/// What is asked for behind the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<Hall>> for Named<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Named<T>, Response> {
        let Path(named) = read::<Path<T>>(parts, hall, |error| error.body_text()).await?;
        Ok(Named(named))
    }
}

impl<T: DeserializeOwned> FromRequestParts<Arc<Hall>> for Asked<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Asked<T>, Response> {
        let Query(asked) = read::<Query<T>>(parts, hall, |error| error.body_text()).await?;
        Ok(Asked(asked))
    }
}

/// What the framework reads, and our own answer with what it says where it cannot.
async fn read<E: FromRequestParts<Arc<Hall>>>(
    parts: &mut Parts,
    hall: &Arc<Hall>,
    because: fn(E::Rejection) -> String,
) -> Result<E, Response> {
    let lang = lang(parts);
    let read = E::from_request_parts(parts, hall).await;
    read.map_err(|error| Problem::Malformed(because(error)).answer(lang))
}
