//! What nodes tell each other through the database: what they have written, and what nobody keeps.

use super::{ANSWER, PATIENCE};
use crate::{Changed, Kept, StoreError};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPool, PgPoolOptions};
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::timeout;

/// Where it is said: `node table`; and what nobody keeps: `node table body`.
const CHANNEL: &str = "orrery";
/// How long somebody rests who has lost the database.
const REST: Duration = Duration::from_millis(200);
/// Nodes speak every few seconds and hear themselves: a line on which nothing was heard for so long is dead, whatever the
/// network says of it.
const DEAF: Duration = Duration::from_secs(15);
/// How much is said at once.
const BREATH: usize = 256;

/// Tells the other nodes. A commit that notifies holds a lock of the whole database until it is on disk, and all that
/// is appended would wait for it, one after the other; so news are told after what they tell of, by one voice that
/// waits for no disk.
#[derive(Debug)]
pub(super) struct Crier(mpsc::UnboundedSender<Cry>);

#[derive(Debug)]
struct Cry {
    /// Nothing, if somebody only wants to know that all before it was said.
    told: Option<String>,
    done: oneshot::Sender<()>,
}

impl Crier {
    pub(super) fn start(options: PgConnectOptions) -> Crier {
        let (queue, cries) = mpsc::unbounded_channel();
        let voice = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE);
        let options = options.options([("synchronous_commit", "off")]);
        tokio::spawn(cry_out(voice.connect_lazy_with(options), cries));
        Crier(queue)
    }

    /// Sooner or later the others hear of it; nobody waits for that.
    pub(super) fn tell(&self, told: String) {
        drop(self.queue_up(Some(told)));
    }

    /// Answered when the others were told, and all that was to be told before.
    pub(super) fn said(&self, told: Option<String>) -> Kept<'_, ()> {
        let done = timeout(PATIENCE, self.queue_up(told));
        let silent = || StoreError::Unreachable("other nodes cannot be told".into());
        Box::pin(async move { done.await.map_err(|_| silent())?.map_err(|_| silent()) })
    }

    fn queue_up(&self, told: Option<String>) -> oneshot::Receiver<()> {
        let (done, answer) = oneshot::channel();
        // Where nobody takes it any more, the answer says so.
        _ = self.0.send(Cry { told, done });
        answer
    }
}

/// What cannot be said now is said when the database is back.
async fn cry_out(voice: PgPool, mut cries: mpsc::UnboundedReceiver<Cry>) {
    let mut waiting = Vec::new();
    while cries.recv_many(&mut waiting, BREATH).await > 0 {
        let (told, done): (Vec<_>, Vec<_>) = waiting.drain(..).map(|cry| (cry.told, cry.done)).unzip();
        let told: Vec<String> = told.into_iter().flatten().collect();
        while !matches!(timeout(ANSWER, notify(&voice, &told)).await, Ok(Ok(()))) {
            tokio::time::sleep(REST).await;
        }
        // Most do not wait for it.
        done.into_iter().for_each(|done| _ = done.send(()));
    }
}

async fn notify(voice: &PgPool, told: &[String]) -> Result<(), sqlx::Error> {
    if told.is_empty() {
        return Ok(());
    }
    let all = "SELECT pg_notify($1, told) FROM unnest($2::text[]) WITH ORDINALITY AS news (told, place) ORDER BY place";
    sqlx::query(all).bind(CHANNEL).bind(told).execute(voice).await.map(drop)
}

/// Passes on what other nodes have written, until the store is closed. Whenever the line was cut, anything may have been
/// said meanwhile.
pub(super) async fn listen(
    pool: PgPool,
    mut line: PgListener,
    node: String,
    news: broadcast::Sender<Changed>,
) {
    while !pool.is_closed() {
        while let Ok(Ok(Some(told))) = timeout(DEAF, line.try_recv()).await {
            if let Some((by, changed)) = changed(told.payload())
                && by != node
            {
                // Where no room is open nobody listens, here and below.
                _ = news.send(changed);
            }
        }
        tokio::time::sleep(REST).await;
        if let Ok(again) = ear(&pool).await {
            line = again;
            _ = news.send(Changed::Anything);
        }
    }
}

/// Which node says so, and what.
fn changed(told: &str) -> Option<(&str, Changed)> {
    let (node, rest) = told.split_once(' ')?;
    let changed = match rest.split_once(' ') {
        None => Changed::Table(rest.to_owned()),
        Some((table, body)) => {
            Changed::Whispered { table: table.to_owned(), node: node.to_owned(), body: body.to_owned() }
        }
    };
    Some((node, changed))
}

pub(super) async fn ear(pool: &PgPool) -> Result<PgListener, sqlx::Error> {
    let mut ear = PgListener::connect_with(pool).await?;
    ear.eager_reconnect(false);
    ear.listen(CHANNEL).await?;
    Ok(ear)
}
