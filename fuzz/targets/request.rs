//! Sends whatever there is to a server: as the body of a request that the server knows, or as the request itself.
//!
//! A panic anywhere in the server ends the run, also one that the server would survive.
#![no_main]

use libfuzzer_sys::fuzz_target;
use orrery_server::{Config, Server};
use orrery_store::Sqlite;
use std::collections::VecDeque;
use std::io::{Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::sync::{Arc, LazyLock, Mutex};
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

/// How often a guest is used before another comes: most of what can be sent ends in few answers, and one person may only
/// send so much a second.
const USES: u32 = 40;
/// How many guests take turns.
const GUESTS: usize = 32;

/// Somebody with a table of their own.
struct Guest {
    cookie: String,
    table: String,
    uses: u32,
}

impl Guest {
    fn come(address: SocketAddr) -> Guest {
        let head =
            send(address, b"GET /api/me HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
        let cookie = cookie(&head).expect("a cookie");
        let seats = r#"[{"kind":"me"},{"kind":"open"}]"#;
        let new = format!(r#"{{"game":"{}","seats":{seats}}}"#, orrery_shelf::SHELF[0].slug());
        let told = send(address, &asked("POST /api/tables", &cookie, new.as_bytes()));
        let table = told.split(r#""id":""#).nth(1).and_then(|rest| rest.split('"').next());
        Guest { cookie, table: table.expect("a table").to_owned(), uses: 0 }
    }
}

/// A server on a port of its own, and its guests.
static HOUSE: LazyLock<(SocketAddr, Mutex<VecDeque<Guest>>)> = LazyLock::new(|| {
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
    (address, Mutex::new((0..GUESTS).map(|_| Guest::come(address)).collect()))
});

fuzz_target!(|bytes: &[u8]| {
    let (address, guests) = &*HOUSE;
    let Some((&first, rest)) = bytes.split_first() else { return };
    let mut guests = guests.lock().expect("one at a time");
    let guest = guests.pop_front().filter(|guest| guest.uses < USES);
    let mut guest = guest.unwrap_or_else(|| Guest::come(*address));
    let known = KNOWN.get(usize::from(first)).map(|known| known.replace("TABLE", &guest.table));
    let answer = match &known {
        Some(known) => send(*address, &asked(known, &guest.cookie, rest)),
        None => throw(*address, bytes),
    };
    assert!(!answer.starts_with("HTTP/1.1 500"), "{answer}");
    // Whoever has taken a new secret goes on with it.
    guest.cookie = known.and_then(|_| cookie(&answer)).unwrap_or(guest.cookie);
    guest.uses += 1;
    guests.push_back(guest);
});

fn cookie(answer: &str) -> Option<String> {
    let cookie = answer.lines().find_map(|line| line.strip_prefix("set-cookie: "))?;
    cookie.split(';').next().map(str::to_owned)
}

fn asked(line: &str, cookie: &str, body: &[u8]) -> Vec<u8> {
    let head = format!(
        "{line} HTTP/1.1\r\nhost: localhost\r\ncookie: {cookie}\r\nconnection: close\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    [head.as_bytes(), body].concat()
}

/// Sends a request that says where it ends, and reads the answer.
fn send(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).expect("the server is there");
    // A server that has heard enough may hang up first.
    _ = stream.write_all(bytes);
    read(stream)
}

/// Sends whatever it is, hangs up, since the server may wait for more, and reads what comes back.
fn throw(address: SocketAddr, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(address).expect("the server is there");
    _ = stream.write_all(bytes);
    _ = stream.shutdown(Shutdown::Write);
    read(stream)
}

fn read(mut stream: TcpStream) -> String {
    let mut answer = Vec::new();
    _ = stream.set_read_timeout(Some(Duration::from_secs(5)));
    _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}
