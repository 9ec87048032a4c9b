//! What is on the table.

use crate::agenda::Agenda;
use crate::components::{EXOPLANETS, GATES, LARGEST_STACK, MOST_PLAYERS, STACKS, SpaceGateOdyssey, TOKENS};
use crate::event::Event;
use crate::figures::{Odyssey, Ranks, Reserve};
use crate::options::Options;
use crate::parts::{Exoplanet, Gate, Module, Room, Stack, Token};
use crate::planets::Colony;
use crate::station::Station;
use crate::station::layout::Layout;
use orrery_core::{Chance, List, Pile, Seat};
use serde::{Deserialize, Serialize};

/// SGO-12.5: a bag from which the next top comes, the top that all see, and what was put beneath.
pub type Modules = Pile<Module, LARGEST_STACK>;

/// The exoplanets of a game.
pub const MOST_COLONIES: usize = 5;

/// Where a space gate stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Post {
    /// Not used in this game (SGO-11.1).
    Box,
    On(Exoplanet),
    /// Its exoplanet has closed; the player who closed it says where it goes.
    InHand,
    Hawking,
}

/// Influence by where it came from: the sum, less the corridors, is the player's influence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    pub exoplanets: [u16; EXOPLANETS],
    pub hawking: u16,
    /// By slot of the predominance track.
    pub predominance: [u16; TOKENS],
    pub corridors: u16,
}

/// One player's side of the table. SGO-12.8: figures go from one place here to another, or to an exoplanet and back;
/// none is lost or made.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Confederation {
    pub reserve: Reserve,
    pub odyssey: Odyssey,
    pub ranks: Ranks,
    /// The total; rank and wheel follow from it (SGO-8.5).
    pub influence: u16,
    pub tally: Tally,
    pub reorganization_tokens: u8,
    pub station: Station,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// First, because this is where two states mostly differ when they are compared.
    pub agenda: Agenda,
    pub options: Options,
    pub starting: Seat,
    pub active: Seat,
    /// The room that the engineer on the action stand has activated this turn.
    pub activated: Option<Room>,
    pub confederations: List<Confederation, MOST_PLAYERS>,
    pub stacks: [Modules; STACKS],
    /// The exoplanets in play.
    pub colonies: List<Colony, MOST_COLONIES>,
    /// Those that have closed, as they stood when it was worked out what they pay.
    pub closed: List<Colony, MOST_COLONIES>,
    pub gates: [Post; GATES],
    /// The predominance track, the most valuable slot first.
    pub track: [Token; TOKENS],
    /// Turns in a row in which nobody placed a settler on an exoplanet (SGO-11.6).
    pub quiet_turns: u16,
    /// Whether anybody has placed one in this turn.
    pub settled_this_turn: bool,
    /// The new layout that the active player is laying out; empty when nobody reorganizes (SGO-12.9).
    pub draft: Layout,
}

impl State {
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.confederations.len() as u8
    }

    #[must_use]
    pub fn of(&self, seat: Seat) -> &Confederation {
        &self.confederations[seat.index()]
    }

    pub fn of_mut(&mut self, seat: Seat) -> &mut Confederation {
        &mut self.confederations[seat.index()]
    }

    /// All seats clockwise from this one.
    pub fn clockwise(&self, from: Seat) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let seats = self.seats();
        (0..seats).map(move |step| Seat((from.0 + step) % seats))
    }

    #[must_use]
    pub fn top(&self, stack: Stack) -> Option<Module> {
        self.stacks[stack.index()].top().last().copied()
    }

    #[must_use]
    pub fn colony(&self, exoplanet: Exoplanet) -> &Colony {
        let colony = self.colonies.iter().find(|colony| colony.exoplanet == exoplanet);
        colony.expect("settlers travel to exoplanets in play")
    }

    pub fn colony_mut(&mut self, exoplanet: Exoplanet) -> &mut Colony {
        let colony = self.colonies.iter_mut().find(|colony| colony.exoplanet == exoplanet);
        colony.expect("settlers travel to exoplanets in play")
    }

    #[must_use]
    pub fn gate_on(&self, exoplanet: Exoplanet) -> Option<Gate> {
        let at = self.gates.iter().position(|&post| post == Post::On(exoplanet));
        at.map(|at| Gate(at as u8))
    }

    /// Takes the top module of a stack and shows the next one.
    pub fn draw(&mut self, stack: Stack, dice: &mut dyn Chance) -> Module {
        let pile = &mut self.stacks[stack.index()];
        pile.draw(dice).expect("only a stack with modules is drawn from")
    }

    /// SGO-3.9: the top module of a stack is seen by all.
    pub fn turn_up(&mut self, stack: Stack, dice: &mut dyn Chance, events: &mut Vec<Event>) {
        let pile = &mut self.stacks[stack.index()];
        let known = pile.bag().len() < 2;
        if let Some(module) = pile.turn_up(dice) {
            events.push(Event::TurnedUp { stack, module, known });
        }
    }

    pub fn send_home(&mut self, seat: Seat, settlers: u8) {
        self.of_mut(seat).reserve.settlers += settlers;
    }
}

impl Confederation {
    #[must_use]
    pub fn rank(&self, game: &SpaceGateOdyssey) -> u16 {
        self.influence / game.hawking.wheel
    }

    /// The space of the influence wheel.
    #[must_use]
    pub fn wheel(&self, game: &SpaceGateOdyssey) -> u16 {
        self.influence % game.hawking.wheel
    }
}
