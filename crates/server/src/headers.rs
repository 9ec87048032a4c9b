//! What every answer says to browsers: this site is by itself, and nothing of it belongs elsewhere. And how lists in theirs
//! are read.

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;

/// Nothing from elsewhere, nothing inline but the styles of single elements, which the client computes; browsers that do
/// not know the finer words go by `style-src`. Our own sockets are our own site's:
/// whoever named `ws:` here would let a page send to anybody's.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; \
                      style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; \
                      connect-src 'self'; object-src 'none'; frame-ancestors 'none'; \
                      base-uri 'none'; form-action 'self'";

/// The client asks for none of these.
const PERMISSIONS: &str = "accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), \
                           microphone=(), payment=(), usb=()";

const HEADERS: [(HeaderName, &str); 9] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (X_FRAME_OPTIONS, "DENY"),
    (REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-embedder-policy"), "require-corp"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS),
    // What may be kept says so itself.
    (CACHE_CONTROL, "no-store"),
];

/// Adds what the answer does not say already.
pub(crate) async fn added(mut answer: Response) -> Response {
    for (name, value) in HEADERS {
        answer.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    answer
}

/// The values of a header that may come several times, and hold several each.
pub(crate) fn listed(headers: &HeaderMap, name: HeaderName) -> impl DoubleEndedIterator<Item = &str> {
    let values = headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).map(str::trim)
}
