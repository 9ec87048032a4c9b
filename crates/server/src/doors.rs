//! Where connections come in: how many, and how long they may stand in the way.

use crate::guard::Who;
use crate::hall::Hall;
use crate::limits::{HEAD, SOCKETS_OF_AN_ADDRESS};
use crate::steady::Steady;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Beside the sockets of players and spectators, so many connections may ask for something.
const CONNECTIONS: usize = 5_000;
/// When the system has no more connections to give, some will be given back.
const OUT_OF_CONNECTIONS: Duration = Duration::from_millis(500);

/// Serves whoever comes until `end`, and then what was begun.
pub(crate) async fn keep(
    listener: TcpListener,
    hall: Arc<Hall>,
    router: Router,
    end: impl Future<Output = ()>,
) {
    let (closing, _) = watch::channel(false);
    let mut end = pin!(end);
    loop {
        let (stream, peer) = tokio::select! {
            came = listener.accept() => match came {
                Ok(came) => came,
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be taken");
                    tokio::time::sleep(OUT_OF_CONNECTIONS).await;
                    continue;
                }
            },
            () = &mut end => break,
        };
        tokio::spawn(attend(stream, peer, hall.clone(), router.clone(), closing.subscribe()));
    }
    drop(listener);
    closing.send_replace(true);
    // Each connection listens until it is over.
    closing.closed().await;
}

/// One connection, from its first request to its last, or until it becomes a socket.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    hall: Arc<Hall>,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    let address = peer.ip().to_canonical();
    let shared = address.is_loopback() || hall.config.proxies.contains(&address);
    let most = if shared { usize::MAX } else { SOCKETS_OF_AN_ADDRESS };
    let all = hall.guard.admit(Who::Connections, CONNECTIONS);
    let own = hall.guard.admit(Who::Peer(address), most);
    let (Some(_all), Some(_own)) = (all, own) else { return };
    // News are small and whole: waiting for more to send with them only makes them late.
    _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.call(request)
    });
    let io = TokioIo::new(Steady::new(stream, hall.config.pulse));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(hall.config.pulse).max_buf_size(HEAD);
    let mut connection = pin!(http.serve_connection(io, service).with_upgrades());
    tokio::select! {
        // Whoever hangs up, or sends what is no request, has had their answer.
        _ = connection.as_mut() => return,
        _ = closing.wait_for(|closing| *closing) => connection.as_mut().graceful_shutdown(),
    }
    _ = connection.await;
}
