//! What one viewer knows of the hands of others (GAN-11.2, GAN-11.5).

use crate::cards::{Set, Ship};
use crate::state::PLAYERS;
use orrery_core::{Seat, Viewer};
use serde::{Deserialize, Serialize};

/// Ships by the seat in whose hand they were last seen. A viewer's own hand is not in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// Surely in that hand.
    pub held: [Set<Ship>; PLAYERS],
    /// In that hand, or among the ships its owner has put under the deck.
    pub doubtful: [Set<Ship>; PLAYERS],
}

impl Memory {
    /// The ship was seen on its way into this hand.
    pub fn saw_taken(&mut self, holder: Seat, ship: Ship) {
        self.held[holder.index()].insert(ship);
    }

    /// The ship lies open, or in the viewer's own hand.
    pub fn saw(&mut self, ship: Ship) {
        self.held.iter_mut().chain(&mut self.doubtful).for_each(|ships| ships.remove(ship));
    }

    /// The holder has put some ship under the deck, unseen: no ship of that hand is certain any more.
    pub fn lost_track_of(&mut self, holder: Seat) {
        let at = holder.index();
        self.doubtful[at] = self.doubtful[at].and(self.held[at]);
        self.held[at] = Set::new();
    }

    /// Somebody else has drawn, unseen, a ship that this seat had put under the deck: it may be any doubtful
    /// one.
    pub fn gave_up(&mut self, holder: Seat) {
        self.doubtful[holder.index()] = Set::new();
    }
}

/// Whose memory is which: the seats', then that of whoever looks on.
pub fn place(viewer: Viewer) -> usize {
    viewer.seat().map_or(PLAYERS, Seat::index)
}
