//! One socket: letters in, news out.

use crate::address::Named;
use crate::guard::{Pass, Who};
use crate::hall::Hall;
use crate::identity::Visitor;
use crate::limits::{self, Bucket};
use crate::line::{Handshake, Line};
use crate::problem::Problem;
use crate::reading::read;
use crate::room::{Client, Door, Mail};
use crate::wire::{Command, News};
use axum::extract::{Request, State};
use axum::response::Response;
use orrery_scene::{Lang, Text};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::mpsc;
use tokio::time::MissedTickBehavior;
use tokio_tungstenite::tungstenite::Message;

/// How much news may wait for a client before it counts as gone.
const OUTBOX: usize = 64;
/// How many questions whether it is still there a client may leave unanswered.
const PULSES: u32 = 2;
/// Refused commands after which a flood is cut off.
const PATIENCE: u32 = 200;

static CLIENTS: AtomicU64 = AtomicU64::new(1);

pub(crate) async fn open(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    visitor: Visitor,
    request: Request,
) -> Response {
    let handshake = match Handshake::with(request) {
        Ok(handshake) => handshake,
        Err(error) => return Problem::Malformed(error.to_string()).answer(visitor.lang),
    };
    let entered = match admit(&hall, &visitor) {
        Ok(passes) => visitor.room(&hall, &id).await.map(|door| (passes, door)),
        Err(problem) => Err(problem),
    };
    let (passes, door) = match entered {
        Ok(entered) => entered,
        Err(problem) => return problem.answer(visitor.lang),
    };
    handshake.then(async move |line| {
        hall.figures.sockets.add(1);
        attend(line, door, visitor, &hall).await;
        hall.figures.sockets.less(1);
        drop(passes);
    })
}

/// A place for one more socket: here, at this address, and of this identity.
fn admit(hall: &Hall, visitor: &Visitor) -> Result<Vec<Pass>, Problem> {
    let guard = &hall.guard;
    let mut passes = vec![guard.admit(Who::Sockets, hall.config.sockets).ok_or(Problem::Full)?];
    let own = [
        (visitor.address(), limits::SOCKETS_OF_AN_ADDRESS),
        (visitor.identity(), limits::SOCKETS_OF_AN_IDENTITY),
    ];
    for (who, most) in own.into_iter().filter_map(|(who, most)| Some((who?, most))) {
        passes.push(guard.admit(who, most).ok_or(Problem::TooMany)?);
    }
    Ok(passes)
}

async fn attend(mut line: Line, door: Door, visitor: Visitor, hall: &Hall) {
    let (outbox, mut news) = mpsc::channel(OUTBOX);
    let id = CLIENTS.fetch_add(1, Ordering::Relaxed);
    let lang = visitor.lang;
    let person = visitor.id();
    let name = visitor.person.as_ref().map(|person| person.name.clone());
    let client = Client { id, person: person.clone(), name, eye: None, lang, looks: true, outbox };
    if door.post(Mail::Come(client)).await.is_err() {
        return;
    }
    let mut bucket = Bucket::full(limits::CONNECTION);
    // One can open ever more connections, and be ever more people: whoever shares their address shares its patience.
    let askers = || visitor.identity().into_iter().chain(visitor.address());
    let mut refused = 0;
    let mut pulse = tokio::time::interval(hall.config.pulse);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut unanswered = 0;
    let mut beats = 0_u32;
    loop {
        tokio::select! {
            told = news.recv() => {
                let Some(message) = told else { break };
                if line.tell(message).await.is_err() {
                    break;
                }
            }
            said = line.hear() => {
                unanswered = 0;
                let Some(Ok(message)) = said else { break };
                match message {
                    Message::Text(text) => {
                        let allowed = bucket.take(1) && hall.guard.allows(askers(), 1);
                        let command = if allowed { read::<Command>(text.as_bytes()) } else { Err(Problem::TooMany) };
                        let answered = match command {
                            Ok(command) => {
                                door.post(Mail::Say { client: id, person: person.clone(), command }).await.is_ok()
                            }
                            Err(problem) => {
                                refused += 1;
                                refused < PATIENCE && line.tell(refusal(&text, &problem, lang)).await.is_ok()
                            }
                        };
                        if !answered {
                            break;
                        }
                    }
                    // Each ping was answered, so that many are a flood like any other.
                    Message::Ping(_) | Message::Pong(_) if bucket.take(1) => {}
                    Message::Ping(_) | Message::Pong(_) => break,
                    Message::Binary(_) | Message::Close(_) | Message::Frame(_) => break,
                }
            }
            _ = pulse.tick() => {
                beats = beats.saturating_add(1);
                if beats > 1 && !is_still_known(hall, &visitor).await {
                    break;
                }
                unanswered += 1;
                if unanswered > PULSES || line.tell(Message::Ping(Default::default())).await.is_err() {
                    break;
                }
            }
        }
    }
    // A room that is gone needs no farewell.
    _ = door.post(Mail::Go { client: id }).await;
}

/// Whoever has taken a new secret has sent away all who came with the old one, at every node.
async fn is_still_known(hall: &Hall, visitor: &Visitor) -> bool {
    let Some(person) = &visitor.person else { return true };
    // Where nobody can be looked up, nobody is sent away.
    !matches!(hall.store.person_by_secret(person.secret).await, Ok(None))
}

/// Says no to a message that never reached the room; it names the command's id if one can be made out.
fn refusal(text: &str, problem: &Problem, lang: Lang) -> Message {
    let said: serde_json::Value = serde_json::from_str(text).unwrap_or_default();
    let id = said["id"].as_str().unwrap_or_default().chars().take(80).collect();
    let news = News::Refused { id, reason: Text::plain(problem.tell(lang)), clause: None };
    Message::text(serde_json::to_string(&news).expect("news are plain data"))
}
