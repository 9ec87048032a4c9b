//! Opening the doors and closing them.

use crate::guard::Caller;
use crate::hall::Hall;
use crate::identity::lang;
use crate::limits::MESSAGE;
use crate::problem::Problem;
use crate::{Config, api, doors, embedded, guard, headers, neighbors, pulse};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::middleware::{from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use orrery_store::Store;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

/// A server whose socket is open and which has not served anybody yet.
pub struct Server {
    hall: Arc<Hall>,
    listener: TcpListener,
}

impl std::fmt::Debug for Server {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Server").field("listener", &self.listener).finish_non_exhaustive()
    }
}

/// Why the doors stay closed.
#[derive(Debug)]
pub enum StartError {
    /// The address is in use, or not ours to use.
    Listen(SocketAddr, std::io::Error),
}

impl Server {
    pub async fn start(config: Config, store: Arc<dyn Store>) -> Result<Server, StartError> {
        let address = config.listen;
        let listener =
            TcpListener::bind(address).await.map_err(|error| StartError::Listen(address, error))?;
        let outage = pulse::outage(&*store, config.watch.now()).await;
        let hall = Arc::new(Hall::new(config, store).after(outage));
        hall.listen();
        hall.beat();
        Ok(Server { hall, listener })
    }

    /// Where it listens; the port is known even if any was asked for.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until `end`; then finishes what was begun, and closes the store.
    pub async fn run(self, end: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let Server { hall, listener } = self;
        let rooms = hall.clone();
        let closing = async move {
            end.await;
            // Open sockets would keep the server waiting for ever: their rooms send them away.
            rooms.close().await;
        };
        doors::keep(listener, hall.clone(), router(hall.clone()), closing).await;
        hall.close().await;
        hall.say_alive().await;
        neighbors::say(&*hall.store, false).await;
        hall.store.close().await.map_err(std::io::Error::other)
    }
}

/// For whoever is at this machine alone: a number that rises when somebody answers in secret would tell the others.
async fn metrics(State(hall): State<Arc<Hall>>, request: Request) -> Response {
    let (parts, _) = request.into_parts();
    if Caller::of(&parts, &hall.config.proxies).address.is_some() {
        return Problem::NoSuchPage.answer(lang(&parts));
    }
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], hall.tell_figures().await).into_response()
}

fn router(hall: Arc<Hall>) -> Router {
    let watched = from_fn_with_state(hall.clone(), guard::watch);
    // Files of the client are compressed already.
    let api = api::routes().layer(watched).layer(CompressionLayer::new());
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/metrics", get(metrics))
        .nest("/api", api)
        .fallback(embedded::file)
        .with_state(hall)
        .layer(DefaultBodyLimit::max(MESSAGE))
        .layer(CatchPanicLayer::new())
        .layer(map_response(headers::added))
}
