//! A server on a port of its own, and a visitor with a cookie, for tests over real sockets.

#![allow(dead_code, reason = "each test file uses some of it")]

pub mod described;
pub mod disk;
pub mod schema;

use futures_util::{SinkExt, StreamExt};
use orrery_server::{Config, Server};
use orrery_shelf::Title;
use orrery_store::{Sqlite, Store};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A server that runs until it is stopped; its data stays in the folder.
pub struct House {
    pub address: SocketAddr,
    end: Option<oneshot::Sender<()>>,
    running: JoinHandle<std::io::Result<()>>,
}

impl House {
    pub async fn open(folder: &Path) -> House {
        let store = Sqlite::open(&folder.join("orrery.db")).await.unwrap();
        House::over(Arc::new(store)).await
    }

    /// A server that keeps its games there.
    pub async fn over(store: Arc<dyn Store>) -> House {
        House::with(store, |config| config).await
    }

    /// The same, with something set as a host would.
    pub async fn with(store: Arc<dyn Store>, set: impl FnOnce(Config) -> Config) -> House {
        let games = [orrery_shelf::toy::TOY].into_iter().chain(orrery_shelf::SHELF.iter().copied());
        let any_port = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config {
            bot_pace: Duration::ZERO,
            window_pace: Duration::ZERO,
            ..Config::new(any_port, games.map(Title::standard).collect())
        };
        let server = Server::start(set(config), store).await.unwrap();
        let address = server.address().unwrap();
        let (end, ended) = oneshot::channel::<()>();
        let running = tokio::spawn(server.run(async move { _ = ended.await }));
        House { address, end: Some(end), running }
    }

    pub async fn close(mut self) {
        _ = self.end.take().unwrap().send(());
        self.running.await.unwrap().unwrap();
    }

    /// Somebody with an identity of their own.
    pub async fn guest(&self) -> Guest {
        let (status, head, _) = request(self.address, "GET", "/api/me", "", None).await;
        assert_eq!(status, 200);
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        Guest { address: self.address, cookie: cookie.split(';').next().unwrap().to_owned() }
    }
}

#[derive(Clone)]
pub struct Guest {
    pub address: SocketAddr,
    pub cookie: String,
}

impl Guest {
    /// The same person at a server that was started anew.
    pub fn at(mut self, house: &House) -> Guest {
        self.address = house.address;
        self
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        let (status, _, body) = request(self.address, "GET", path, &self.cookie, None).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    pub async fn post(&self, path: &str, body: Value) -> (u16, Value) {
        let (status, _, body) =
            request(self.address, "POST", path, &self.cookie, Some(body.to_string())).await;
        (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
    }

    /// A table, whose id is returned. Whoever was quicker than any person waits a moment, as they are told to.
    pub async fn table(&self, game: &str, seats: Value) -> String {
        let new = json!({"game": game, "seats": seats});
        let (mut status, mut table) = self.post("/api/tables", new.clone()).await;
        for _ in 0..200 {
            if status != 429 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
            (status, table) = self.post("/api/tables", new.clone()).await;
        }
        assert_eq!(status, 200, "{table}");
        table["id"].as_str().unwrap().to_owned()
    }

    pub async fn sit(&self, table: &str, seat: u8) {
        let (status, answer) = self.post(&format!("/api/tables/{table}/sit"), json!({"seat": seat})).await;
        assert_eq!(status, 200, "{answer}");
    }

    pub async fn enter(&self, table: &str) -> Socket {
        Socket::open(self.address, table, &self.cookie, None).await.unwrap()
    }

    /// Somebody else at the same device.
    pub async fn enter_beside(&self, table: &str, n: u8) -> Socket {
        Socket::through(self.address, &format!("{table}/socket?as={n}&lang=en"), &self.cookie, None)
            .await
            .unwrap()
    }
}

static COMMANDS: AtomicU32 = AtomicU32::new(0);

type Stream = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A socket that keeps what it was shown.
pub struct Socket {
    stream: Stream,
    pub news: VecDeque<Value>,
    pub seq: u64,
    pub table: Value,
    pub play: Value,
    pub log: Vec<Value>,
}

impl Socket {
    pub async fn open(
        address: SocketAddr,
        table: &str,
        cookie: &str,
        origin: Option<&str>,
    ) -> Result<Socket, tokio_tungstenite::tungstenite::Error> {
        Socket::through(address, &format!("{table}/socket?lang=en"), cookie, origin).await
    }

    async fn through(
        address: SocketAddr,
        path: &str,
        cookie: &str,
        origin: Option<&str>,
    ) -> Result<Socket, tokio_tungstenite::tungstenite::Error> {
        let mut request = format!("ws://{address}/api/tables/{path}").into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await?;
        let mut socket = Socket {
            stream,
            news: VecDeque::new(),
            seq: 0,
            table: Value::Null,
            play: Value::Null,
            log: Vec::new(),
        };
        socket.hear().await;
        Ok(socket)
    }

    /// The next thing said, taken in.
    pub async fn hear(&mut self) -> Value {
        let news = match self.news.pop_front() {
            Some(news) => news,
            None => self.next().await.expect("the server speaks"),
        };
        self.take_in(&news);
        news
    }

    /// Whether nothing is said for a while.
    pub async fn hears_nothing(&mut self) -> bool {
        if let Ok(Some(news)) = tokio::time::timeout(Duration::from_millis(300), self.next()).await {
            self.news.push_back(news);
        }
        self.news.is_empty()
    }

    /// Whether the server ends the connection.
    pub async fn is_cut_off(&mut self) -> bool {
        loop {
            match tokio::time::timeout(Duration::from_secs(20), self.stream.next()).await {
                Ok(None | Some(Err(_) | Ok(Message::Close(_)))) => return true,
                Ok(Some(Ok(_))) => {}
                Err(_) => return false,
            }
        }
    }

    /// Whether the line still stands after a while.
    pub async fn is_connected(&mut self) -> bool {
        let heard = tokio::time::timeout(Duration::from_millis(300), self.stream.next()).await;
        !matches!(heard, Ok(None | Some(Err(_) | Ok(Message::Close(_)))))
    }

    async fn next(&mut self) -> Option<Value> {
        loop {
            let message =
                tokio::time::timeout(Duration::from_secs(20), self.stream.next()).await.ok()??.ok()?;
            if let Message::Text(text) = message {
                return Some(serde_json::from_str(&text).unwrap());
            }
        }
    }

    fn take_in(&mut self, news: &Value) {
        match news["is"].as_str() {
            Some("whole") => {
                self.seq = news["seq"].as_u64().unwrap();
                self.table = news["table"].clone();
                self.play = news["play"].clone();
                self.log = news["log"].as_array().unwrap().clone();
            }
            Some("change") => {
                let seq = news["seq"].as_u64().unwrap();
                assert_eq!(seq, self.seq + 1, "no news is missed");
                self.seq = seq;
                for (what, patch) in [(&mut self.table, &news["table"]), (&mut self.play, &news["play"])] {
                    let patch: json_patch::Patch = serde_json::from_value(patch.clone()).unwrap();
                    json_patch::patch(what, &patch).unwrap();
                }
                self.log.extend(news["log"].as_array().unwrap().clone());
                for n in news["struck"].as_array().unwrap() {
                    self.log[n.as_u64().unwrap() as usize]["struck"] = json!(true);
                }
            }
            _ => {}
        }
    }

    /// Says something and waits for its answer, taking in whatever comes meanwhile.
    pub async fn say(&mut self, mut command: Value) -> Value {
        // A repeated id would be harmless, and do nothing: also on another connection of the same person.
        let fresh = || format!("c{}", COMMANDS.fetch_add(1, Ordering::Relaxed));
        let id = command["id"].as_str().map_or_else(fresh, str::to_owned);
        command["id"] = json!(id);
        self.say_raw(&command.to_string()).await;
        loop {
            let news = self.hear().await;
            if news["id"] == json!(id) {
                return news;
            }
        }
    }

    pub async fn say_raw(&mut self, text: &str) {
        assert!(self.tries_to_say(text).await, "the server listens");
    }

    /// Whether the connection took it.
    pub async fn tries_to_say(&mut self, text: &str) -> bool {
        self.stream.send(Message::Text(text.into())).await.is_ok()
    }

    /// Whether the connection took so many questions whether anybody is there.
    pub async fn pings(&mut self, times: u32) -> bool {
        for _ in 0..times {
            if self.stream.send(Message::Ping(Default::default())).await.is_err() {
                return false;
            }
        }
        true
    }

    pub fn seat(&self) -> u64 {
        self.play["seat"].as_u64().unwrap()
    }

    pub fn choices(&self) -> &Vec<Value> {
        self.play["scene"]["choices"].as_array().unwrap()
    }

    pub fn is_asked(&self) -> bool {
        self.play["scene"]["prompt"]["mine"] == json!(true)
    }

    pub fn is_over(&self) -> bool {
        !self.play["places"].is_null()
    }

    /// Answers with the first choice; whether that was in time. Somebody else may have been faster, and then the
    /// question is another one.
    pub async fn answers_in_time(&mut self) -> bool {
        let said = self.choose(0).await;
        if said["is"] == "done" {
            return true;
        }
        assert!(said["reason"].to_string().contains("no longer open"), "{said}");
        while !self.hears_nothing().await {
            self.hear().await;
        }
        false
    }

    /// Answers the open question with the choice of this number.
    pub async fn choose(&mut self, at: usize) -> Value {
        let action = self.choices()[at]["action"].clone();
        let (seat, question) = (self.seat(), self.play["question"].clone());
        self.say(json!({"do": "answer", "seat": seat, "question": question, "action": action})).await
    }
}

/// One request over a connection of its own: status, head, body.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: Option<String>,
) -> (u16, String, String) {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let body = body.unwrap_or_default();
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // A server that refuses a body it has not read may close before all of it is sent.
    _ = stream.write_all(body.as_bytes()).await;
    let mut answer = Vec::new();
    _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    let body = if head.contains("transfer-encoding: chunked") { unchunked(body) } else { body.to_owned() };
    (status, head.to_owned(), body)
}

fn unchunked(mut body: &str) -> String {
    let mut whole = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        whole.push_str(&rest[..size]);
        body = rest[size..].trim_start_matches("\r\n");
    }
    whole
}
