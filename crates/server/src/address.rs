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
        let lang = lang(parts);
        let read = Path::from_request_parts(parts, hall).await;
        read.map(|Path(named)| Named(named))
            .map_err(|error| Problem::Malformed(error.body_text()).answer(lang))
    }
}

impl<T: DeserializeOwned> FromRequestParts<Arc<Hall>> for Asked<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<Asked<T>, Response> {
        let lang = lang(parts);
        let read = Query::from_request_parts(parts, hall).await;
        read.map(|Query(asked)| Asked(asked))
            .map_err(|error| Problem::Malformed(error.body_text()).answer(lang))
    }
}
