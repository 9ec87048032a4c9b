//! A connection whose other end must take what it is sent: one that stops reading is cut off.

use std::io::{Error, ErrorKind, IoSlice, Result};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

#[derive(Debug)]
pub(crate) struct Steady<T> {
    stream: T,
    patience: Duration,
    /// There while the other end takes nothing.
    stalled: Option<Pin<Box<Sleep>>>,
}

impl<T> Steady<T> {
    pub(crate) fn new(stream: T, patience: Duration) -> Steady<T> {
        Steady { stream, patience, stalled: None }
    }

    /// What became of a try to send something; an error if it has been tried for too long.
    fn judge(&mut self, cx: &mut Context<'_>, tried: Poll<Result<usize>>) -> Poll<Result<usize>> {
        if tried.is_ready() {
            self.stalled = None;
            return tried;
        }
        let patience = self.patience;
        let end = self.stalled.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(end.as_mut().poll(cx));
        Poll::Ready(Err(Error::from(ErrorKind::TimedOut)))
    }
}

impl<T: AsyncRead + Unpin> AsyncRead for Steady<T> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl<T: AsyncWrite + Unpin> AsyncWrite for Steady<T> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.judge(cx, tried)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<Result<usize>> {
        let tried = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.judge(cx, tried)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    #[tokio::test]
    async fn who_takes_nothing_is_cut_off() {
        let (near, _silent) = duplex(16);
        let mut near = Steady::new(near, Duration::from_millis(50));
        near.write_all(&[7; 16]).await.unwrap();
        assert_eq!(near.write_all(&[7; 16]).await.unwrap_err().kind(), ErrorKind::TimedOut);
    }

    #[tokio::test]
    async fn who_is_slow_gets_everything() {
        let (near, mut far) = duplex(16);
        let mut near = Steady::new(near, Duration::from_secs(60));
        let reader = tokio::spawn(async move {
            let mut all = Vec::new();
            for _ in 0..10 {
                sleep(Duration::from_millis(5)).await;
                all.extend([far.read_u8().await.unwrap(); 16]);
                far.read_exact(&mut [0; 15]).await.unwrap();
            }
            all
        });
        near.write_all(&[7; 160]).await.unwrap();
        assert_eq!(reader.await.unwrap(), [7; 160]);
    }
}
