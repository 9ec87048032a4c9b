//! Sends whatever there is to a server: as the body of a request that the server knows, or as the request itself.
//!
//! A panic anywhere in the server ends the run, also one that the server would survive.
#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_server::{Config, Server};
use orrery_store::Sqlite;
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

/// Every way to send a body, and some of the ways to ask; `TABLE` is a table at which somebody sits.
const KNOWN: [&str; 20] = [
    "PATCH /api/me",
    "POST /api/tables",
    "POST /api/tables/TABLE/sit",
    "POST /api/tables/TABLE/leave",
    "POST /api/tables/TABLE/ban",
    "POST /api/tables/TABLE/chat",
    "POST /api/tables/TABLE/rematch",
    "POST /api/tables/TABLE/hint",
    "POST /api/tables/TABLE/fill",
    "POST /api/tables/TABLE/start",
    "POST /api/me/call",
    "POST /api/me/link",
    "POST /api/me/renew",
    "POST /api/recover",
    "POST /api/bots",
    "GET /api/tables/TABLE/log",
    "GET /api/tables/TABLE/record",
    "GET /api/tables/TABLE/record.txt",
    "GET /api/tables/TABLE/moments/0",
    "GET /api/tables",
];

/// A server on a port of its own, the cookie of a guest, and a table of theirs.
static HOUSE: LazyLock<(SocketAddr, String, String)> = LazyLock::new(|| {
    let folder = std::env::temp_dir().join(format!("orrery-fuzz-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the data");
    let runtime = Box::leak(Box::new(tokio::runtime::Runtime::new().expect("threads")));
    let address = runtime.block_on(async {
        let store = Sqlite::open(&folder.join("orrery.db")).await.expect("a database");
        let games = orrery_shelf::SHELF.iter().map(|title| title.standard()).collect();
        let config = Config {
            pulse: Duration::from_millis(200),
            idle: Duration::from_millis(200),
            ..Config::new(([127, 0, 0, 1], 0).into(), games)
        };
        let server = Server::start(config, Arc::new(store)).await.expect("a server");
        let address = server.address().expect("its address");
        tokio::spawn(server.run(std::future::pending()));
        address
    });
    let head = send(address, b"GET /api/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).expect("a cookie");
    let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
    let seats = r#"[{"kind":"me"},{"kind":"open"}]"#;
    let new = format!(r#"{{"game":"{}","seats":{seats}}}"#, orrery_shelf::SHELF[0].slug());
    let told = send(address, &asked("POST /api/tables", &cookie, new.as_bytes()));
    let table = told.split(r#""id":""#).nth(1).and_then(|rest| rest.split('"').next());
    (address, cookie, table.expect("a table").to_owned())
});

fuzz_target!(|bytes: &[u8]| {
    let (address, cookie, table) = &*HOUSE;
    let Some((&first, rest)) = bytes.split_first() else { return };
    let sent = match KNOWN.get(usize::from(first)) {
        Some(known) => asked(&known.replace("TABLE", table), cookie, rest),
        None => bytes.to_vec(),
    };
    send(*address, &sent);
});

fn asked(line: &str, cookie: &str, body: &[u8]) -> Vec<u8> {
    let head = format!(
        "{line} HTTP/1.1\r\nhost: x\r\ncookie: {cookie}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    [head.as_bytes(), body].concat()
}

/// Sends it, hangs up, and reads whatever comes back.
fn send(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).expect("the server is there");
    let mut answer = Vec::new();
    // A server that has heard enough may hang up first.
    _ = stream.write_all(bytes);
    _ = stream.shutdown(Shutdown::Write);
    _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
    _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}
