//! What a viewer knows. All see the same: the order below the tops does not exist before it is drawn (SGO-1.4,
//! SGO-12.1).

use crate::agenda::Agenda;
use crate::components::{GATES, LARGEST_STACK, MOST_PLAYERS, STACKS, SpaceGateOdyssey, TOKENS};
use crate::figures::{Odyssey, Ranks, Reserve};
use crate::options::Options;
use crate::parts::{Module, Room, Token};
use crate::planets::Colony;
use crate::state::{Confederation, MOST_COLONIES, Modules, Post, State, Tally};
use crate::station::layout::{Berth, Layout, MOST_MODULES};
use crate::station::sides::{Cell, Rotation};
use crate::station::{Deck, Station};
use arrayvec::ArrayVec;
use orrery_core::{List, Pile, Seat, Viewer};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub starting: Seat,
    pub active: Seat,
    pub activated: Option<Room>,
    pub confederations: ArrayVec<ConfederationView, MOST_PLAYERS>,
    pub stacks: [StackView; STACKS],
    pub colonies: List<Colony, MOST_COLONIES>,
    pub closed: List<Colony, MOST_COLONIES>,
    pub gates: [Post; GATES],
    pub track: [Token; TOKENS],
    pub quiet_turns: u16,
    pub settled_this_turn: bool,
    pub draft: ArrayVec<Laid, MOST_MODULES>,
    pub agenda: Agenda,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ConfederationView {
    pub reserve: Reserve,
    pub odyssey: Odyssey,
    pub ranks: Ranks,
    pub influence: u16,
    pub tally: Tally,
    pub reorganization_tokens: u8,
    pub station: ArrayVec<(Laid, Deck), MOST_MODULES>,
}

/// A module and where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    pub module: Module,
    pub cell: Cell,
    pub rotation: Rotation,
}

/// A stack as all see it: what lies on top, which modules are still to come, and what was put beneath in which order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StackView {
    pub top: Option<Module>,
    /// Sorted: which of the box's modules have not been seen, not in which order they will come.
    pub unseen: ArrayVec<Module, LARGEST_STACK>,
    pub beneath: ArrayVec<Module, LARGEST_STACK>,
}

impl View {
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> View {
        View {
            viewer,
            options: state.options,
            starting: state.starting,
            active: state.active,
            activated: state.activated,
            confederations: state.confederations.iter().map(ConfederationView::of).collect(),
            stacks: std::array::from_fn(|stack| StackView::of(&state.stacks[stack])),
            colonies: state.colonies,
            closed: state.closed,
            gates: state.gates,
            track: state.track,
            quiet_turns: state.quiet_turns,
            settled_this_turn: state.settled_this_turn,
            draft: state.draft.berths().iter().map(Laid::of).collect(),
            agenda: state.agenda,
        }
    }

    /// With nothing hidden there is nothing to invent; only what can be worked out is worked out again.
    #[must_use]
    pub fn imagine(&self, game: &SpaceGateOdyssey) -> State {
        let mut draft = Layout::default();
        for laid in &self.draft {
            draft.lay(laid.module, laid.cell, laid.rotation, game.face(laid.module).corridors);
        }
        State {
            options: self.options,
            starting: self.starting,
            active: self.active,
            activated: self.activated,
            confederations: self.confederations.iter().map(|own| own.imagine(game)).collect(),
            stacks: std::array::from_fn(|stack| self.stacks[stack].imagine()),
            colonies: self.colonies,
            closed: self.closed,
            gates: self.gates,
            track: self.track,
            quiet_turns: self.quiet_turns,
            settled_this_turn: self.settled_this_turn,
            draft,
            agenda: self.agenda,
        }
    }
}

impl ConfederationView {
    fn of(own: &Confederation) -> ConfederationView {
        let berths = own.station.layout.berths().iter().map(Laid::of);
        ConfederationView {
            reserve: own.reserve,
            odyssey: own.odyssey,
            ranks: own.ranks,
            influence: own.influence,
            tally: own.tally,
            reorganization_tokens: own.reorganization_tokens,
            station: berths.zip(own.station.decks.iter().copied()).collect(),
        }
    }

    fn imagine(&self, game: &SpaceGateOdyssey) -> Confederation {
        let mut station = Station::default();
        for &(laid, deck) in &self.station {
            station.add(game, laid.module, laid.cell, laid.rotation, deck);
        }
        Confederation {
            reserve: self.reserve,
            odyssey: self.odyssey,
            ranks: self.ranks,
            influence: self.influence,
            tally: self.tally,
            reorganization_tokens: self.reorganization_tokens,
            station,
        }
    }
}

impl Laid {
    fn of(berth: &Berth) -> Laid {
        Laid { module: berth.module, cell: berth.cell, rotation: berth.rotation }
    }
}

impl StackView {
    fn of(stack: &Modules) -> StackView {
        StackView {
            top: stack.top().last().copied(),
            unseen: stack.bag().iter().copied().collect(),
            beneath: stack.bottom().iter().copied().collect(),
        }
    }

    fn imagine(&self) -> Modules {
        Pile::laid_out(self.top, self.unseen.iter().copied(), self.beneath.iter().copied())
    }
}
