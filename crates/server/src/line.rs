//! The line to one client: a WebSocket on which long messages go in short frames.
//!
//! A socket keeps a buffer as long as the longest frame that it ever sent. The first picture of a table is twenty times
//! as long as any change that follows, so that a frame for each message would cost more than all else of an idle
//! connection.

use crate::limits::MESSAGE;
use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Message, Result};

/// How much goes in one frame, and how much is read at once.
const FRAME: usize = 4 * 1024;

pub(crate) struct Line<T = TokioIo<Upgraded>>(WebSocketStream<T>);

/// What is said to somebody who asks for a socket, before there is one.
pub(crate) struct Handshake {
    answer: Response,
    upgrade: OnUpgrade,
}

impl Handshake {
    /// An error if it is no socket that they ask for.
    pub(crate) fn with(mut request: Request) -> Result<Handshake> {
        let answer = create_response_with_body(&request, Body::empty)?;
        Ok(Handshake { answer, upgrade: hyper::upgrade::on(&mut request) })
    }

    /// Attends to the line once it stands.
    pub(crate) fn then<F>(self, attend: impl FnOnce(Line) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send,
    {
        tokio::spawn(async move {
            // Whoever hangs up in the middle of it needs no farewell.
            if let Ok(upgraded) = self.upgrade.await {
                attend(Line::on(TokioIo::new(upgraded)).await).await;
            }
        });
        self.answer
    }
}

impl<T: AsyncRead + AsyncWrite + Unpin> Line<T> {
    async fn on(stream: T) -> Line<T> {
        let measure = WebSocketConfig::default()
            .read_buffer_size(FRAME)
            .write_buffer_size(0)
            .max_message_size(Some(MESSAGE))
            .max_frame_size(Some(MESSAGE));
        Line(WebSocketStream::from_raw_socket(stream, Role::Server, Some(measure)).await)
    }

    /// The next message; none when nobody is left at the other end.
    pub(crate) async fn hear(&mut self) -> Option<Result<Message>> {
        self.0.next().await
    }

    pub(crate) async fn tell(&mut self, message: Message) -> Result<()> {
        let Message::Text(text) = message else { return self.0.send(message).await };
        let mut rest = Bytes::from(text);
        let mut kind = Data::Text;
        loop {
            let stretch = rest.split_to(rest.len().min(FRAME));
            let frame = Frame::message(stretch, OpCode::Data(kind), rest.is_empty());
            self.0.send(Message::Frame(frame)).await?;
            if rest.is_empty() {
                return Ok(());
            }
            kind = Data::Continue;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, duplex};

    #[tokio::test]
    async fn messages_of_any_length_arrive_whole() {
        let (near, far) = duplex(1024);
        let mut line = Line::on(near).await;
        let mut client = WebSocketStream::from_raw_socket(far, Role::Client, None).await;
        for length in [0, 1, FRAME - 1, FRAME, FRAME + 1, 10 * FRAME + 7] {
            // Signs of two bytes, so that frames end within one.
            let text: String = "xñ".chars().cycle().take(length).collect();
            let (told, heard) = tokio::join!(line.tell(Message::text(text.clone())), client.next());
            told.unwrap();
            assert_eq!(heard.unwrap().unwrap(), Message::text(text));
        }
    }

    #[tokio::test]
    async fn no_frame_is_longer_than_it_may_be() {
        let (near, mut far) = duplex(1024 * 1024);
        let mut line = Line::on(near).await;
        line.tell(Message::text("x".repeat(3 * FRAME))).await.unwrap();
        drop(line);
        let mut sent = Vec::new();
        far.read_to_end(&mut sent).await.unwrap();
        // Two bytes of head and two of length stand before what a frame carries.
        let frames: Vec<u8> = sent.chunks(FRAME + 4).map(|frame| frame[0]).collect();
        assert_eq!((sent.len(), frames), (3 * (FRAME + 4), vec![0x01, 0x00, 0x80]));
    }
}
