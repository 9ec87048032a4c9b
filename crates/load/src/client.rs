//! Guests, and sockets that keep what they were shown.

use crate::updates::Updates;
use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use std::fmt;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Whatever takes longer than this is a failure, not a delay.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server that has enough to do says so, and why, by a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused(pub String);

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the server has enough to do: {}", self.0)
    }
}

impl std::error::Error for Refused {}

/// How an update begins, and what one holds with which a game ends.
const CHANGE: &str = "{\"is\":\"change\"";
const END: &str = "\"/places\"";

/// Somebody with a cookie.
#[derive(Clone, Debug)]
pub struct Guest {
    address: SocketAddr,
    cookie: String,
}

impl Guest {
    pub async fn come(address: SocketAddr) -> Result<Guest> {
        let (head, _) = request(address, "GET", "/api/me", "", "").await?;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).context("a cookie")?;
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Ok(Guest { address, cookie })
    }

    pub async fn post(&self, path: &str, body: &Value) -> Result<Value> {
        let (_, body) = request(self.address, "POST", path, &self.cookie, &body.to_string()).await?;
        Ok(serde_json::from_str(&body).unwrap_or_default())
    }

    pub async fn enter(&self, table: &str) -> Result<Socket> {
        let path = format!("/api/tables/{table}/socket?lang=en");
        let mut socket = Socket::open(self.address, &path, &self.cookie).await?;
        socket.hear().await?;
        Ok(socket)
    }
}

/// What the server says, as far as it matters here: read without a detour, because the reader shares the machine with
/// what it measures.
#[derive(Debug, Deserialize)]
pub struct Heard {
    #[serde(default)]
    pub is: String,
    #[serde(default)]
    pub id: Value,
    #[serde(default)]
    play: Option<Seen>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged)]
enum Seen {
    Changed(Vec<json_patch::PatchOperation>),
    Whole(Value),
}

#[derive(Debug)]
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub play: Value,
    pub updates: Updates,
    said: u64,
}

impl Socket {
    pub async fn open(address: SocketAddr, path: &str, cookie: &str) -> Result<Socket> {
        let mut request = format!("ws://{address}{path}").into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let connected = timeout(PATIENCE, tokio_tungstenite::connect_async(request)).await;
        let (stream, _) = connected.context("no socket is opened")?.map_err(|error| match error {
            tungstenite::Error::Http(answer) => {
                let body = String::from_utf8_lossy(answer.body().as_deref().unwrap_or_default()).into_owned();
                said_no(answer.status().as_u16(), &body, path)
            }
            other => other.into(),
        })?;
        Ok(Socket { stream, play: Value::Null, updates: Updates::default(), said: 0 })
    }

    /// The next thing said, taken in.
    pub async fn hear(&mut self) -> Result<Heard> {
        loop {
            let message = timeout(PATIENCE, self.stream.next()).await.context("the server says nothing")?;
            match message.context("the server speaks")?? {
                Message::Text(text) => {
                    let mut heard = if self.is_onlooker() && text.starts_with(CHANGE) {
                        self.overhear(&text)
                    } else {
                        serde_json::from_str(&text)?
                    };
                    self.take_in(&mut heard, &text)?;
                    return Ok(heard);
                }
                Message::Close(_) => bail!("the server hung up"),
                _ => {}
            }
        }
    }

    fn take_in(&mut self, heard: &mut Heard, text: &str) -> Result<()> {
        if heard.is == "change" {
            self.updates.hear(text);
        }
        match heard.play.take() {
            Some(Seen::Whole(play)) => self.play = play,
            Some(Seen::Changed(patch)) => json_patch::patch(&mut self.play, &patch)?,
            None => {}
        }
        Ok(())
    }

    /// Whoever only looks on has nothing to choose from, and need not know what changed: a hundred of them who read it all
    /// would be timed instead of the server.
    fn is_onlooker(&self) -> bool {
        self.play.is_object() && self.play["seat"].is_null()
    }

    /// An update of which only this is noted: whether the game is over.
    fn overhear(&mut self, update: &str) -> Heard {
        if update.contains(END) {
            self.play["places"] = json!([]);
        }
        Heard { is: "change".to_owned(), id: Value::Null, play: None }
    }

    /// The action of a choice, if the owner is asked; `at` picks among them.
    pub fn action(&self, at: usize) -> Option<Value> {
        let scene = &self.play["scene"];
        let choices = scene["choices"].as_array().filter(|choices| !choices.is_empty())?;
        (scene["prompt"]["mine"] == true).then(|| choices[at % choices.len()]["action"].clone())
    }

    pub fn is_asked(&self) -> bool {
        let scene = &self.play["scene"];
        scene["prompt"]["mine"] == true && scene["choices"].as_array().is_some_and(|all| !all.is_empty())
    }

    pub fn is_over(&self) -> bool {
        !self.play["places"].is_null()
    }

    pub fn answer(&mut self, action: Value) -> Value {
        self.said += 1;
        let (seat, question) = (&self.play["seat"], &self.play["question"]);
        json!({"do": "answer", "id": self.said.to_string(), "seat": seat, "question": question, "action": action})
    }

    /// Gives up, and waits until that is kept.
    pub async fn resign(&mut self) -> Result<()> {
        self.say(json!({"do": "resign", "id": "resign", "seat": self.play["seat"]}).to_string()).await?;
        loop {
            let news = self.hear().await?;
            match news.is.as_str() {
                _ if news.id != "resign" => {}
                "done" => return Ok(()),
                _ => bail!("nobody may resign here"),
            }
        }
    }

    pub async fn say(&mut self, text: String) -> Result<()> {
        Ok(self.stream.send(Message::Text(text.into())).await?)
    }
}

/// How long somebody waits who opens this table at a server that has just started.
pub async fn opens(address: SocketAddr, table: &str) -> Result<Duration> {
    let guest = Guest::come(address).await?;
    let start = Instant::now();
    guest.enter(table).await?;
    Ok(start.elapsed())
}

/// One request over a connection of its own: head and body.
async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &str,
) -> Result<(String, String)> {
    let answer = timeout(PATIENCE, ask(address, method, path, cookie, body)).await;
    let answer = answer.with_context(|| format!("{method} {path}: no answer"))??;
    let (head, body) = answer.split_once("\r\n\r\n").context("a head")?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).context("a status")?;
    if !(200..300).contains(&status) {
        return Err(said_no(status, body, &format!("{method} {path}")));
    }
    Ok((head.to_owned(), body.to_owned()))
}

async fn ask(address: SocketAddr, method: &str, path: &str, cookie: &str, body: &str) -> Result<String> {
    let mut stream = TcpStream::connect(address).await?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}

/// Too many requests and a service that is full are refusals; all else is an error.
fn said_no(status: u16, body: &str, to: &str) -> anyhow::Error {
    let problem: Value = serde_json::from_str(body).unwrap_or_default();
    let code = problem["code"].as_str().map_or_else(|| status.to_string(), str::to_owned);
    match status {
        429 | 503 => Refused(code).into(),
        _ => anyhow::anyhow!("{to}: {status} {}", problem["text"].as_str().unwrap_or(&code)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_server_refuses_and_a_wrong_request_fails() {
        let full = said_no(503, r#"{"code": "full", "text": "Come later."}"#, "POST /api/tables");
        assert_eq!(full.downcast_ref(), Some(&Refused("full".into())));
        assert_eq!(said_no(429, "", "").downcast_ref(), Some(&Refused("429".into())));
        let wrong = said_no(404, r#"{"code": "no-such-game", "text": "No such game."}"#, "POST /api/tables");
        assert_eq!(wrong.to_string(), "POST /api/tables: 404 No such game.");
    }
}
