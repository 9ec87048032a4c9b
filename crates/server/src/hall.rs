//! Where all rooms are: it finds the room of a table, and opens it if nobody is there yet.

use crate::Config;
use crate::figures::Figures;
use crate::gallery::Gallery;
use crate::guard::{Guard, Pass, Who};
use crate::hooks::Hooks;
use crate::identity::Visitor;
use crate::limits;
use crate::neighbors::{self, Neighbors};
use crate::problem::Problem;
use crate::pulse::Outages;
use crate::room::{BotPool, Door, Mail, Room};
use orrery_shelf::OpenBox;
use orrery_store::{Changed, Person, Stage, Store, StoreError, TableRow};
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::Mutex;
use tokio::sync::broadcast::error::RecvError;

pub(crate) struct Hall {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bots: BotPool,
    /// Whether other nodes write into the same store.
    pub(crate) is_shared: bool,
    /// When no server ran, or nothing could be kept.
    pub(crate) outages: Outages,
    /// Where pictures are drawn for those who look on.
    pub(crate) gallery: Gallery,
    pub(crate) figures: Figures,
    pub(crate) guard: Arc<Guard>,
    pub(crate) hooks: Hooks,
    pub(crate) neighbors: Neighbors,
    rooms: Mutex<HashMap<String, Door>>,
}

impl Hall {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>) -> Hall {
        let (bots, gallery) = (BotPool::start(&config), Gallery::open());
        let is_shared = store.news().is_some();
        let hooks = Hooks::new(config.hooks.clone());
        let outages = Outages::new(config.watch.now(), None);
        Hall {
            config,
            is_shared,
            outages,
            store,
            bots,
            gallery,
            figures: Figures::default(),
            guard: Arc::default(),
            hooks,
            neighbors: Neighbors::default(),
            rooms: Mutex::default(),
        }
    }

    /// What an operator may watch.
    pub(crate) async fn tell_figures(&self) -> String {
        let rooms = self.rooms.lock().await.len();
        self.figures.tell(rooms)
    }

    /// Whether another table may be opened, and by them. Those that were before keep their place.
    pub(crate) async fn has_room_for_a_table(&self, opener: Option<Who>) -> Result<(), Problem> {
        let most = self.config.rooms_of_an_address;
        if opener.is_some_and(|who| !self.guard.has_place(who, most)) {
            return Err(Problem::ManyTables);
        }
        let full = self.rooms.lock().await.len() >= self.config.rooms;
        if full { Err(Problem::Full) } else { Ok(()) }
    }

    /// Whether somebody may ask for what is dear, to be kept for ever or to be thought about. Who is ever more people is
    /// one address.
    pub(crate) fn may_ask_much(&self, visitor: &Visitor) -> Result<(), Problem> {
        self.may_spend(visitor.identity().into_iter().chain(visitor.address()), limits::DEAR)
    }

    /// Whether somebody may ask for what must be replayed or drawn for them.
    pub(crate) fn may_look_back(&self, who: Option<Who>) -> Result<(), Problem> {
        self.may_spend(who, limits::DRAWN)
    }

    /// Whether so many bytes more may be kept for ever for somebody.
    pub(crate) fn may_keep(&self, visitor: &Visitor, bytes: usize) -> Result<(), Problem> {
        let bytes = u32::try_from(bytes).unwrap_or(u32::MAX);
        if self.guard.allows(visitor.keepers(), bytes) { Ok(()) } else { Err(Problem::MuchKept) }
    }

    /// Changes whoever asks. A request may have been on its way while they took a new secret: then it is nobody's.
    pub(crate) async fn change(&self, visitor: &Visitor, changed: Person) -> Result<(), Problem> {
        match self.store.change_person(visitor.known()?.secret, changed).await {
            Err(StoreError::Taken) => Err(Problem::Nobody),
            kept => Ok(kept?),
        }
    }

    fn may_spend(&self, who: impl IntoIterator<Item = Who>, drops: u32) -> Result<(), Problem> {
        if self.guard.allows(who, drops) { Ok(()) } else { Err(Problem::TooMany) }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> u64 {
        self.config.watch.now()
    }

    pub(crate) fn game(&self, slug: &str) -> Result<&Arc<dyn OpenBox>, Problem> {
        let found = self.config.games.iter().find(|kit| kit.title().slug() == slug);
        found.ok_or_else(|| Problem::NoSuchGame(slug.chars().take(40).collect()))
    }

    /// The door of a table's room. Opening an old one replays its entries, in a task of its own; it counts as theirs who
    /// came first until it closes.
    pub(crate) async fn room(self: &Arc<Hall>, id: &str, opener: Option<Who>) -> Result<Door, Problem> {
        if let Some(door) = self.rooms.lock().await.get(id).filter(|door| door.is_open()) {
            return Ok(door.clone());
        }
        let row = self.store.table(id).await?.ok_or(Problem::NoSuchTable)?;
        let mut rooms = self.rooms.lock().await;
        if let Some(door) = rooms.get(id).filter(|door| door.is_open()) {
            return Ok(door.clone());
        }
        // A game that was begun must go on, so twice as many of them fit as new tables; the memory is finite all the same.
        if rooms.len() >= self.config.rooms.saturating_mul(2) {
            return Err(Problem::Full);
        }
        let most = self.config.rooms_of_an_address;
        let pass = opener.map(|who| self.guard.admit(who, most).ok_or(Problem::ManyTables)).transpose()?;
        let (door, room) = Room::build(self.clone(), row);
        rooms.insert(id.to_owned(), door.clone());
        tokio::spawn(self.clone().watch(id.to_owned(), room, pass));
        Ok(door)
    }

    /// Runs a room to its end. A panic in a game freezes its table and nothing else.
    async fn watch(self: Arc<Hall>, id: String, room: Room, _pass: Option<Pass>) {
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

    async fn freeze(&self, id: &str) -> Result<(), StoreError> {
        let Some(row) = self.store.table(id).await? else { return Ok(()) };
        self.store.keep_table(TableRow { stage: Stage::Frozen, revision: row.revision + 1, ..row }).await
    }

    /// Tells rooms what other nodes have written, for as long as the server runs.
    pub(crate) fn listen(self: &Arc<Hall>) {
        let Some(mut news) = self.store.news() else { return };
        let hall = Arc::downgrade(self);
        tokio::spawn(async move {
            loop {
                let changed = match news.recv().await {
                    Ok(changed) => changed,
                    Err(RecvError::Lagged(_)) => Changed::Anything,
                    Err(RecvError::Closed) => return,
                };
                let Some(hall) = hall.upgrade() else { return };
                hall.tell(changed).await;
            }
        });
    }

    async fn tell(&self, changed: Changed) {
        let rooms = self.rooms.lock().await;
        let one = |id: &str| rooms.get(id).into_iter().cloned().collect();
        match changed {
            Changed::Table(id) => hand_out(one(&id), || Mail::News { missed: false }),
            Changed::Anything => {
                hand_out(rooms.values().cloned().collect(), || Mail::News { missed: true });
            }
            Changed::Whispered { table, node, body } if table == neighbors::ALL_TABLES => {
                if self.neighbors.hear(&node, &body) {
                    hand_out(rooms.values().cloned().collect(), || Mail::Lost { node: node.clone() });
                }
            }
            Changed::Whispered { table, node, body } => {
                self.neighbors.note(&node);
                hand_out(one(&table), || Mail::Whispered { node: node.clone(), whisper: body.clone() });
            }
        }
    }

    /// Rooms go on without the people at nodes that have fallen silent.
    pub(crate) async fn miss_neighbors(&self) {
        for node in self.neighbors.silent() {
            let doors = self.rooms.lock().await.values().cloned().collect();
            hand_out(doors, || Mail::Lost { node: node.clone() });
        }
    }

    /// Something can be kept again after a while in which nothing could: nobody pays for that.
    pub(crate) async fn end_outage(&self) {
        let doors = self.rooms.lock().await.values().cloned().collect();
        hand_out(doors, || Mail::Outage);
    }

    /// Closes every room after what it is doing.
    pub(crate) async fn close(&self) {
        let doors: Vec<Door> = self.rooms.lock().await.drain().map(|(_, door)| door).collect();
        for door in doors {
            door.shut().await;
        }
    }
}

/// A room that has a full mailbox must not keep the others waiting; one that is closed knows all when it opens.
fn hand_out(doors: Vec<Door>, mail: impl Fn() -> Mail) {
    for door in doors {
        let mail = mail();
        tokio::spawn(async move { _ = door.post(mail).await });
    }
}
