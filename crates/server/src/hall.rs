//! Where all rooms are: it finds the room of a table, and opens it if nobody is there yet.

use crate::Config;
use crate::figures::Figures;
use crate::problem::Problem;
use crate::room::{BotPool, Door, Room};
use orrery_shelf::OpenBox;
use orrery_store::{Stage, Store, TableRow};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::Mutex;

pub(crate) struct Hall {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bots: BotPool,
    pub(crate) figures: Figures,
    rooms: Mutex<HashMap<String, Door>>,
}

impl Hall {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>) -> Hall {
        let bots = BotPool::start(config.bot_threads, config.bot_hands);
        Hall { config, store, bots, figures: Figures::default(), rooms: Mutex::default() }
    }

    /// What an operator may watch.
    pub(crate) async fn tell_figures(&self) -> String {
        let rooms = self.rooms.lock().await.len();
        self.figures.tell(rooms)
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.config.watch.now()
    }

    pub(crate) fn game(&self, slug: &str) -> Result<&Arc<dyn OpenBox>, Problem> {
        let found = self.config.games.iter().find(|kit| kit.title().slug() == slug);
        found.ok_or_else(|| Problem::NoSuchGame(slug.chars().take(40).collect()))
    }

    /// The door of a table's room. Opening an old one replays its entries, in a task of its own.
    pub(crate) async fn room(self: &Arc<Hall>, id: &str) -> Result<Door, Problem> {
        if let Some(door) = self.rooms.lock().await.get(id).filter(|door| door.is_open()) {
            return Ok(door.clone());
        }
        let row = self.store.table(id).await?.ok_or(Problem::NoSuchTable)?;
        let mut rooms = self.rooms.lock().await;
        if let Some(door) = rooms.get(id).filter(|door| door.is_open()) {
            return Ok(door.clone());
        }
        let (door, room) = Room::build(self.clone(), row);
        rooms.insert(id.to_owned(), door.clone());
        tokio::spawn(self.clone().watch(id.to_owned(), room));
        Ok(door)
    }

    /// Runs a room to its end. A panic in a game freezes its table and nothing else.
    async fn watch(self: Arc<Hall>, id: String, room: Room) {
        let frozen = tokio::spawn(room.run()).await.is_err();
        if frozen {
            tracing::error!(table = %id, "a fault froze the table");
            if let Err(error) = self.freeze(&id).await {
                tracing::error!(table = %id, %error, "and it could not be marked");
            }
        }
        let mut rooms = self.rooms.lock().await;
        if rooms.get(&id).is_some_and(|door| !door.is_open()) {
            rooms.remove(&id);
        }
    }

    async fn freeze(&self, id: &str) -> Result<(), orrery_store::StoreError> {
        let Some(row) = self.store.table(id).await? else { return Ok(()) };
        self.store.keep_table(TableRow { stage: Stage::Frozen, revision: row.revision + 1, ..row }).await
    }

    /// Closes every room after what it is doing.
    pub(crate) async fn close(&self) {
        let doors: Vec<Door> = self.rooms.lock().await.drain().map(|(_, door)| door).collect();
        for door in doors {
            door.shut().await;
        }
    }
}
