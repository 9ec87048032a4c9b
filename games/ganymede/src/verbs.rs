//! The verbs of the game. Each changes the state and tells the event; nobody else touches what they change.

use crate::action::{Place, Source};
use crate::cards::{Id, Planet, Ship, Shuttle, Slot, Tile};
use crate::components::Ganymede;
use crate::event::Event;
use crate::memory;
use crate::settlers::{Color, Settlers};
use crate::state::{Berth, Board, Row, State};
use orrery_core::{Chance, Seat, Viewer};
use std::fmt;

/// All that is at hand while an answer is carried out. The active player is the one who acts.
pub struct Table<'a> {
    pub game: &'a Ganymede,
    pub state: &'a mut State,
    pub dice: &'a mut dyn Chance,
    pub events: &'a mut Vec<Event>,
}

impl fmt::Debug for Table<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("state", &self.state).finish_non_exhaustive()
    }
}

impl Table<'_> {
    pub fn seat(&self) -> Seat {
        self.state.active
    }

    pub fn tell(&mut self, event: Event) {
        self.events.push(event);
    }

    fn board(&mut self) -> &mut Board {
        &mut self.state.boards[self.state.active.index()]
    }

    // Tiles and shuttles.

    pub fn take_tile(&mut self, tile: Tile) {
        leave_gap(&mut self.state.tile_row, tile);
        self.board().tiles.insert(tile);
        self.tell(Event::TookTile { seat: self.seat(), tile });
    }

    pub fn discard_tile(&mut self, tile: Tile) {
        self.board().tiles.remove(tile);
        self.state.tile_discard.insert(tile);
        self.tell(Event::DiscardedTile { seat: self.seat(), tile });
    }

    pub fn take_shuttle(&mut self, shuttle: Shuttle) {
        let planet = self.game.shuttle(shuttle).planet;
        leave_gap(&mut self.state.shuttle_rows[planet as usize], shuttle);
        self.board().shuttles.insert(shuttle);
        self.tell(Event::TookShuttle { seat: self.seat(), shuttle });
    }

    // Settlers.

    /// The settlers go aboard the shuttle.
    pub fn depart(&mut self, from: Planet, settlers: Settlers) {
        let board = self.board();
        let place = match from {
            Planet::Earth => &mut board.earth,
            Planet::Mars => &mut board.mars,
        };
        *place = place.minus(settlers);
        board.transit = settlers;
        self.tell(Event::Departed { seat: self.seat(), from, settlers });
    }

    /// A traveler reaches Mars.
    pub fn arrive(&mut self, settler: Color) {
        self.board().transit.remove(settler);
        self.board().mars.add(settler);
        self.tell(Event::Arrived { seat: self.seat(), settler });
    }

    /// A traveler boards a ship.
    pub fn board_ship(&mut self, settler: Color, slot: Slot) {
        self.board().transit.remove(settler);
        self.board().at_mut(Place::Ship(slot)).add(settler);
        self.tell(Event::Boarded { seat: self.seat(), settler, slot });
    }

    /// Whoever still travels finds no place, and can be recruited again at once (GAN-12.3).
    pub fn lose_travelers(&mut self) {
        let settlers = std::mem::take(&mut self.board().transit);
        self.state.supply = self.state.supply.plus(settlers);
        if !settlers.is_empty() {
            self.tell(Event::LostInSpace { seat: self.seat(), settlers });
        }
    }

    pub fn recruit(&mut self, settler: Color) {
        self.state.supply.remove(settler);
        self.board().earth.add(settler);
        self.tell(Event::Recruited { seat: self.seat(), settler });
    }

    pub fn adapt(&mut self, at: Place, from: Color, to: Color) {
        self.state.supply.remove(to);
        self.state.supply.add(from);
        let settlers = self.board().at_mut(at);
        settlers.remove(from);
        settlers.add(to);
        self.tell(Event::Adapted { seat: self.seat(), at, from, to });
    }

    pub fn move_settler(&mut self, settler: Color, from: Place, to: Place) {
        self.board().at_mut(from).remove(settler);
        self.board().at_mut(to).add(settler);
        self.tell(Event::Moved { seat: self.seat(), settler, from, to });
    }

    pub fn step_reputation(&mut self) -> u8 {
        self.board().reputation += 1;
        let space = self.board().reputation;
        self.tell(Event::GainedReputation { seat: self.seat(), space });
        space
    }

    // Ships.

    /// Takes a ship to the hand: from the row, where all saw it, or the top card, which only the drawer sees.
    pub fn gain_ship(&mut self, from: Source) {
        match from {
            Source::Row(ship) => self.take_ship(ship),
            Source::Deck => self.draw_ship(),
        }
    }

    fn take_ship(&mut self, ship: Ship) {
        let seat = self.seat();
        leave_gap(&mut self.state.ship_row, ship);
        self.state.hands[seat.index()].insert(ship);
        self.viewers_but(&[seat]).for_each(|at| self.state.memories[at].saw_taken(seat, ship));
        self.tell(Event::TookShip { seat, ship });
    }

    fn draw_ship(&mut self) {
        let seat = self.seat();
        let (ship, put_by) = self.top_ship().expect("a deck without cards is not offered (GAN-6.6)");
        self.state.hands[seat.index()].insert(ship);
        self.state.memories[seat.index()].saw(ship);
        if let Some(owner) = put_by.filter(|&owner| owner != seat) {
            self.state.memories[owner.index()].saw_taken(seat, ship);
            self.viewers_but(&[seat, owner]).for_each(|at| self.state.memories[at].gave_up(owner));
        }
        self.tell(Event::DrewShip { seat, ship: Some(ship) });
    }

    /// The next ship of the deck, and who had put it there, if anybody had.
    fn top_ship(&mut self) -> Option<(Ship, Option<Seat>)> {
        let settled = self.state.ship_deck.bottom().len() == self.state.ship_deck.len();
        let ship = self.state.ship_deck.draw(self.dice)?;
        Some((ship, settled.then(|| self.state.beneath.remove(0))))
    }

    /// Puts a ship of the hand under the deck, where only its owner knows it (GAN-11.5).
    pub fn put_beneath(&mut self, ship: Ship) {
        let seat = self.seat();
        self.state.hands[seat.index()].remove(ship);
        self.state.ship_deck.put_beneath(ship);
        self.state.beneath.push(seat);
        self.viewers_but(&[seat]).for_each(|at| self.state.memories[at].lost_track_of(seat));
        self.tell(Event::PutBeneath { seat, ship: Some(ship) });
    }

    /// Puts a ship of a hand, open for all to see, on a slot.
    pub fn dock_ship(&mut self, seat: Seat, slot: Slot, ship: Ship) {
        let news = !self.state.memories[memory::place(Viewer::Spectator)].held[seat.index()].contains(ship);
        self.state.hands[seat.index()].remove(ship);
        self.state.boards[seat.index()].berths[slot as usize] =
            Berth::Docked { ship, aboard: Settlers::NONE };
        self.state.memories.iter_mut().for_each(|memory| memory.saw(ship));
        self.tell(Event::Docked { seat, slot, ship, news });
    }

    /// The settlers of a ship return to the supply, and the slot counts as empty (GAN-7.5, GAN-7.6.1).
    pub fn take_off(&mut self, slot: Slot) -> Ship {
        let Berth::Docked { ship, aboard } = self.state.board().berth(slot) else {
            unreachable!("a slot without a ship launches nothing (GAN-12.4)")
        };
        self.state.supply = self.state.supply.plus(aboard);
        self.board().berths[slot as usize] = Berth::Departing(ship);
        self.tell(Event::TookOff { seat: self.seat(), slot, ship, aboard });
        ship
    }

    /// Lays a departing ship beside the board: it counts as launched (GAN-7.6).
    pub fn lay_aside(&mut self, slot: Slot) {
        let Berth::Departing(ship) = self.state.board().berth(slot) else {
            unreachable!("only a ship that took off is laid aside")
        };
        self.board().berths[slot as usize] = Berth::Awaiting;
        self.board().launched.insert(ship);
        self.tell(Event::Launched { seat: self.seat(), ship });
    }

    pub fn leave_empty(&mut self, slot: Slot) {
        self.board().berths[slot as usize] = Berth::Empty;
        self.tell(Event::LeftEmpty { seat: self.seat(), slot });
    }

    // The rows.

    /// When the last tile leaves the pile, all discarded ones are the new pile at once (GAN-8.5).
    pub fn reveal_tile(&mut self) -> Option<Tile> {
        let tile = self.state.tile_pile.draw(self.dice)?;
        self.tell(Event::RevealedTile { tile });
        if self.state.tile_pile.is_empty() {
            self.state.tile_pile = std::mem::take(&mut self.state.tile_discard);
            self.tell(Event::ReshuffledTiles);
        }
        Some(tile)
    }

    pub fn reveal_shuttle(&mut self, planet: Planet) -> Option<Shuttle> {
        let shuttle = self.state.shuttle_decks[planet as usize].draw(self.dice)?;
        self.tell(Event::RevealedShuttle { shuttle });
        Some(shuttle)
    }

    pub fn reveal_ship(&mut self) -> Option<Ship> {
        let (ship, _) = self.top_ship()?;
        self.state.memories.iter_mut().for_each(|memory| memory.saw(ship));
        self.tell(Event::RevealedShip { ship });
        Some(ship)
    }

    /// The memories of everybody but these.
    fn viewers_but<'s>(&self, seats: &'s [Seat]) -> impl Iterator<Item = usize> + use<'s> {
        let others =
            Viewer::all(self.state.seats()).filter(|viewer| !seats.iter().any(|&seat| viewer.is(seat)));
        others.map(memory::place)
    }
}

fn leave_gap<T: Id + PartialEq>(row: &mut Row<T>, card: T) {
    let place = row.iter_mut().find(|place| **place == Some(card));
    *place.expect("only what lies in the row can be taken from it") = None;
}
