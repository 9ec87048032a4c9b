//! All that one viewer knows (GAN-11), built up from nothing, and the worlds that fit it.

use crate::agenda::{Agenda, Step};
use crate::cards::{Planet, Set, Ship, Shuttle, Tile};
use crate::components::Ganymede;
use crate::memory::{self, Memory};
use crate::payment::Payment;
use crate::settlers::Settlers;
use crate::state::{Board, Choice, PLAYERS, Row, ShipDeck, State, THICKEST_DECK, cards};
use arrayvec::ArrayVec;
use orrery_core::{Chance, List, PerSeat, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,

    // What lies open (GAN-11.1).
    pub memory_aid: bool,
    pub first: Seat,
    pub active: Seat,
    pub round: u16,
    pub ending: bool,
    pub supply: Settlers,
    pub boards: PerSeat<Board>,
    pub tile_row: Row<Tile>,
    pub tile_pile: u8,
    pub tile_discard: Set<Tile>,
    pub shuttle_rows: [Row<Shuttle>; 2],
    pub shuttle_decks: [u8; 2],
    pub ship_row: Row<Ship>,
    pub ship_deck: u8,
    pub hand_sizes: PerSeat<u8>,
    /// Who has not chosen ships yet.
    pub undecided: Seats,
    pub payment: Option<Payment>,
    pub agenda: Agenda,

    // What the viewer alone sees; spectators have none of it.
    pub hand: Set<Ship>,
    /// The ships dealt to the viewer; after the choice, those given back (GAN-11.3).
    pub dealt: Set<Ship>,
    pub choice: Option<Choice>,

    // What the viewer remembers.
    pub memory: Memory,
    /// What everybody remembers, and everybody knows that they do: the memory of whoever looks on.
    pub common: Memory,
    /// The ships that were put under the deck, the first to come up first.
    pub beneath: ArrayVec<Beneath, THICKEST_DECK>,
}

/// A card put under the ship deck: its owner knows which (GAN-11.3), the others only that (GAN-11.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beneath {
    pub by: Seat,
    pub ship: Option<Ship>,
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let me = viewer.seat().map(Seat::index);
        let put = |(&ship, &by): (&Ship, &Seat)| Beneath { by, ship: viewer.is(by).then_some(ship) };
        View {
            viewer,
            memory_aid: state.memory_aid,
            first: state.first,
            active: state.active,
            round: state.round,
            ending: state.ending,
            supply: state.supply,
            boards: state.boards,
            tile_row: state.tile_row,
            tile_pile: state.tile_pile.len(),
            tile_discard: state.tile_discard,
            shuttle_rows: state.shuttle_rows,
            shuttle_decks: Planet::ALL.map(|planet| state.shuttle_decks[planet as usize].len()),
            ship_row: state.ship_row,
            ship_deck: state.ship_deck.len() as u8,
            hand_sizes: state.hands.iter().map(|hand| hand.len()).collect(),
            undecided: state.undecided(),
            payment: state.payment,
            agenda: state.agenda,
            hand: me.map_or(Set::new(), |seat| state.hands[seat]),
            dealt: me.map_or(Set::new(), |seat| state.dealt[seat]),
            choice: me.and_then(|seat| state.choices[seat]),
            memory: state.memories[memory::place(viewer)],
            common: state.memories[memory::place(Viewer::Spectator)],
            beneath: state.ship_deck.bottom().iter().zip(&state.beneath).map(put).collect(),
        }
    }

    fn seats(&self) -> u8 {
        self.boards.len() as u8
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.seats()).filter(|&seat| !self.viewer.is(seat))
    }

    /// Deals what the viewer has not seen. What others remember beyond what all do is left out: no play rests on it.
    pub fn imagine(&self, game: &Ganymede, dice: &mut dyn Chance) -> State {
        let mut memories = [self.common; PLAYERS + 1];
        memories[memory::place(self.viewer)] = self.memory;
        let mut dream = State {
            memory_aid: self.memory_aid,
            first: self.first,
            active: self.active,
            round: self.round,
            ending: self.ending,
            supply: self.supply,
            boards: self.boards,
            tile_row: self.tile_row,
            tile_pile: self.tile_pile(game),
            tile_discard: self.tile_discard,
            shuttle_rows: self.shuttle_rows,
            shuttle_decks: Planet::ALL.map(|planet| self.shuttle_deck(game, planet)),
            ship_row: self.ship_row,
            ship_deck: ShipDeck::new([]),
            beneath: self.beneath.iter().map(|beneath| beneath.by).collect(),
            hands: self.per_seat(self.hand),
            dealt: self.per_seat(self.dealt),
            choices: self.per_seat(self.choice),
            memories,
            payment: self.payment,
            agenda: self.agenda,
        };
        let mut unseen: Unseen = game.all_ships().without(self.seen_ships()).iter().collect();
        self.imagine_choices(game, &mut dream, &mut unseen, dice);
        let bottom = self.imagine_hands(&mut dream, &mut unseen, dice);
        dream.ship_deck = ShipDeck::laid_out([], unseen, bottom);
        dream
    }

    /// The viewer's own, and nothing for the others.
    fn per_seat<T: Copy + Default>(&self, own: T) -> PerSeat<T> {
        let value = |seat| if self.viewer.is(seat) { own } else { T::default() };
        Seat::all(self.seats()).map(value).collect()
    }

    fn tile_pile(&self, game: &Ganymede) -> Set<Tile> {
        let on_boards = self.boards.iter().flat_map(|board| board.tiles.iter());
        let seen = cards(&self.tile_row).chain(self.tile_discard.iter()).chain(on_boards);
        game.all_tiles().without(seen.collect())
    }

    fn shuttle_deck(&self, game: &Ganymede, planet: Planet) -> Set<Shuttle> {
        let on_boards = self.boards.iter().flat_map(|board| board.shuttles.iter());
        let seen = self.shuttle_rows.iter().flat_map(cards).chain(on_boards);
        game.shuttles_from(planet).without(seen.collect())
    }

    /// The ships whose place the viewer knows.
    fn seen_ships(&self) -> Set<Ship> {
        let on_boards = self.boards.iter().flat_map(|board| board.ships().chain(board.launched.iter()));
        let beneath = self.beneath.iter().filter_map(|beneath| beneath.ship);
        let mut seen: Set<Ship> = cards(&self.ship_row).chain(on_boards).chain(beneath).collect();
        seen = seen.and(self.hand);
        if self.choosing() {
            seen = seen.and(self.dealt);
        }
        self.memory.held.iter().fold(seen, |seen, &held| seen.and(held))
    }

    fn choosing(&self) -> bool {
        *self.agenda.now() == Step::ChooseShips
    }

    /// Before the reveal, others hold ships of which some may be chosen already.
    fn imagine_choices(
        &self,
        game: &Ganymede,
        dream: &mut State,
        unseen: &mut Unseen,
        dice: &mut dyn Chance,
    ) {
        if !self.choosing() {
            return;
        }
        for seat in self.others() {
            let mut dealt: Unseen =
                (0..game.limits.setup_ships_dealt).filter_map(|_| dice.draw(unseen)).collect();
            dream.dealt[seat.index()] = dealt.iter().copied().collect();
            if !self.undecided.contains(seat) {
                let (identical, different) = (dice.draw(&mut dealt), dice.draw(&mut dealt));
                let pair = identical.zip(different);
                dream.choices[seat.index()] =
                    pair.map(|(identical, different)| Choice { identical, different });
            }
        }
    }

    /// Fills the hands of others and the places under the deck: first ships that are known to be in one of
    /// them, then any.
    fn imagine_hands(&self, dream: &mut State, unseen: &mut Unseen, dice: &mut dyn Chance) -> Unseen {
        let mut bottom: ArrayVec<Option<Ship>, THICKEST_DECK> =
            self.beneath.iter().map(|put| put.ship).collect();
        for seat in self.others() {
            let held = self.memory.held[seat.index()];
            dream.hands[seat.index()] = held;
            let mut room = self.hand_sizes[seat.index()] - held.len();
            for ship in self.memory.doubtful[seat.index()].iter() {
                unseen.retain(|other| *other != ship);
                let mut beneath: List<usize, THICKEST_DECK> = (0..bottom.len())
                    .filter(|&at| bottom[at].is_none() && self.beneath[at].by == seat)
                    .collect();
                let in_hand = dice.below(u32::from(room) + beneath.len() as u32) < u32::from(room);
                if in_hand {
                    dream.hands[seat.index()].insert(ship);
                    room -= 1;
                } else if let Some(at) = dice.draw(&mut beneath) {
                    bottom[at] = Some(ship);
                }
            }
        }
        for seat in self.others() {
            while dream.hands[seat.index()].len() < self.hand_sizes[seat.index()] {
                let ship = dice.draw(unseen).expect("every ship is somewhere");
                dream.hands[seat.index()].insert(ship);
            }
        }
        let mut fill =
            |ship: Option<Ship>| ship.or_else(|| dice.draw(unseen)).expect("every ship is somewhere");
        bottom.into_iter().map(&mut fill).collect()
    }
}

/// Ships of which the viewer does not know where they are.
type Unseen = List<Ship, THICKEST_DECK>;
