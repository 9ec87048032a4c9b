//! The web client, built into the program. What browsers may fetch smaller was made smaller when the client was built
//! (`web/vite.config.ts`): nothing is compressed for whoever asks.

use crate::headers::listed;
use axum::body::Body;
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{AppendHeaders, IntoResponse, Response};
use rust_embed::RustEmbed;
use std::borrow::Cow;

/// Debug builds read the folder; release builds hold it.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// What the client was made smaller with, best first: as browsers call it, and as its files end.
const PACKED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

struct File {
    bytes: Cow<'static, [u8]>,
    /// Names these very bytes: the same page in another encoding has another.
    tag: String,
}

/// A file of the client; every other path is a page of the client's own and gets its first page.
pub(crate) async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    answer(&method, uri.path(), &headers, |path| {
        let found = Client::get(path)?;
        Some(File { tag: format!("\"{}\"", hex(&found.metadata.sha256_hash()[..16])), bytes: found.data })
    })
}

fn answer(method: &Method, path: &str, headers: &HeaderMap, find: impl Fn(&str) -> Option<File>) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let path = path.trim_start_matches('/');
    let is_packed = PACKED.iter().any(|(_, end)| path.ends_with(end));
    let page = if is_packed || path.contains('.') { path } else { "index.html" };
    match find(page).filter(|_| !is_packed) {
        Some(plain) => serve(page, plain, headers, find),
        None if page == "index.html" => {
            (StatusCode::NOT_FOUND, "The web client is not built: run `cargo xtask serve`.\n").into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

fn serve(path: &str, plain: File, headers: &HeaderMap, find: impl Fn(&str) -> Option<File>) -> Response {
    let smaller = |(name, end): &(&'static str, &str)| Some((*name, find(&format!("{path}{end}"))?));
    let packed: Vec<_> = PACKED.iter().filter_map(smaller).collect();
    let varies = !packed.is_empty();
    let chosen = packed.into_iter().find(|(name, _)| takes(headers, name));
    let (encoding, File { bytes, tag }) = chosen.map_or((None, plain), |(name, file)| (Some(name), file));
    // Files under assets/ carry a hash of their content in their names.
    let keep = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let kept = [(CACHE_CONTROL, keep), (ETAG, tag.as_str())];
    let vary = AppendHeaders(varies.then_some((VARY, ACCEPT_ENCODING.as_str())));
    if listed(headers, IF_NONE_MATCH).any(|known| known == "*" || known.trim_start_matches("W/") == tag) {
        return (StatusCode::NOT_MODIFIED, kept, vary).into_response();
    }
    let encoded = AppendHeaders(encoding.map(|name| (CONTENT_ENCODING, name)));
    (kept, vary, encoded, [(CONTENT_TYPE, kind(path))], Body::from(bytes)).into_response()
}

/// Whether whoever asks can read this encoding: it is named, and not at the price of nothing.
fn takes(headers: &HeaderMap, encoding: &str) -> bool {
    listed(headers, ACCEPT_ENCODING).any(|said| {
        let (name, price) = said.split_once(';').unwrap_or((said, ""));
        let refused = price.trim().strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        name.trim().eq_ignore_ascii_case(encoding) && !refused
    })
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => "application/json",
        Some("woff2") => "font/woff2",
        _ => "application/octet-stream",
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::to_bytes;
    use axum::http::HeaderName;

    /// A client of four files, of which two were worth packing.
    fn find(path: &str) -> Option<File> {
        let text = match path {
            "index.html" => "page",
            "assets/a.js" => "plain",
            "assets/a.js.br" => "br",
            "assets/a.js.gz" => "gz",
            _ => return None,
        };
        Some(File { bytes: text.as_bytes().into(), tag: format!("\"{text}\"") })
    }

    async fn ask(path: &str, said: &[(HeaderName, &str)]) -> (StatusCode, HeaderMap, String) {
        let headers = said.iter().map(|(name, value)| (name.clone(), value.parse().unwrap())).collect();
        let answer = answer(&Method::GET, path, &headers, find);
        let (parts, body) = answer.into_parts();
        let body = to_bytes(body, 1000).await.unwrap();
        (parts.status, parts.headers, String::from_utf8(body.to_vec()).unwrap())
    }

    #[tokio::test]
    async fn whoever_can_read_it_smaller_gets_it_smaller() {
        for (accepts, body, encoding) in [
            ("gzip, deflate, br, zstd", "br", Some("br")),
            ("gzip", "gz", Some("gzip")),
            ("GZIP;q=0.5, br;q=0", "gz", Some("gzip")),
            ("br; q=0.0, identity", "plain", None),
            ("zebra", "plain", None),
        ] {
            let (status, head, told) = ask("/assets/a.js", &[(ACCEPT_ENCODING, accepts)]).await;
            assert_eq!((status, told.as_str()), (StatusCode::OK, body), "{accepts}");
            assert_eq!(head.get(CONTENT_ENCODING).map(|value| value.to_str().unwrap()), encoding);
            assert_eq!(head[VARY], "accept-encoding");
            assert_eq!(head[CONTENT_TYPE], "text/javascript; charset=utf-8");
            assert_eq!(head[ETAG], format!("\"{body}\"").as_str(), "each encoding has a name of its own");
            assert!(head[CACHE_CONTROL].to_str().unwrap().ends_with("immutable"));
        }
    }

    #[tokio::test]
    async fn what_is_known_is_not_sent_again() {
        let br = (ACCEPT_ENCODING, "br");
        for known in ["\"br\"", "W/\"br\"", "\"x\", \"br\"", "*"] {
            let (status, head, told) = ask("/assets/a.js", &[br.clone(), (IF_NONE_MATCH, known)]).await;
            assert_eq!((status, told.as_str()), (StatusCode::NOT_MODIFIED, ""), "{known}");
            assert!(head.contains_key(ETAG) && head.contains_key(VARY) && head.contains_key(CACHE_CONTROL));
        }
        let other = ask("/assets/a.js", &[br, (IF_NONE_MATCH, "\"gz\"")]).await;
        assert_eq!((other.0, other.2.as_str()), (StatusCode::OK, "br"));
    }

    #[tokio::test]
    async fn pages_are_the_first_page_and_files_are_files() {
        for page in ["/", "/t/abc", "/index.html"] {
            let (status, head, told) = ask(page, &[(ACCEPT_ENCODING, "br")]).await;
            assert_eq!((status, told.as_str(), head.contains_key(VARY)), (StatusCode::OK, "page", false));
            assert_eq!(head[CACHE_CONTROL], "no-cache");
        }
        for none in ["/nope.js", "/assets/a.js.br", "/../Cargo.toml"] {
            assert_eq!(ask(none, &[]).await.0, StatusCode::NOT_FOUND, "{none}");
        }
    }
}
