//! Patenting technologies (PUL-13).

use crate::Pulsar;
use crate::agenda::Step;
use crate::effects::List;
use crate::event::Event;
use crate::ids::TechnologyId;
use crate::operations::Occasion;
use crate::state::{Play, State};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// A row becomes available in its round and stays so.
pub const ROW: Clause = Clause("PUL-13.1");
/// Only technologies on the boards of this game can be patented.
pub const IN_PLAY: Clause = Clause("PUL-13.2");
/// Two different players may patent a technology, none of them twice.
pub const TWO_PLAYERS: Clause = Clause("PUL-13.3");
/// With one icon the second place opens only after the round, and never with two players.
pub const PLACES: Clause = Clause("PUL-13.4");

impl Pulsar {
    /// The technologies of this game, in the order of their boards.
    pub fn technologies_in_play(&self, state: &State) -> impl Iterator<Item = TechnologyId> {
        state.boards.into_iter().flat_map(|board| &self.boards[board.index()].technologies).copied()
    }

    /// Whether the benefit can be used does not matter (PUL-13.5), but for a red die, which the payment looks after.
    pub fn allows_patent(&self, state: &State, seat: Seat, technology: TechnologyId) -> Result<(), Refusal> {
        let message = |id| Message::id(id).with("technology", Arg::Part("technology", technology.0.into()));
        let in_play =
            self.technologies.get(technology.index()).is_some_and(|row| state.boards.contains(&row.board));
        IN_PLAY.requires(in_play, || Message::id("technology-not-in-play"))?;
        let row = self.technology(technology);
        ROW.requires(row.row <= state.round, || {
            message("technology-later").with("round", Arg::Number(row.row.into()))
        })?;
        let owns = |player: &&crate::state::Player| player.patents & row.bit() != 0;
        TWO_PLAYERS.requires(!owns(&state.player(seat)), || message("technology-yours"))?;
        let owners = state.players.iter().filter(owns).count();
        TWO_PLAYERS.requires(owners < 2, || message("technology-full"))?;
        let locked = row.icons == 1 && owners == 1 && (state.locked & row.bit() != 0 || state.seats() == 2);
        let id = if state.seats() == 2 { "technology-for-one" } else { "technology-locked" };
        PLACES.requires(!locked, || message(id))
    }
}

impl Play<'_> {
    /// The bonus for patenting is that of the technologies owned before (PUL-13.7).
    pub fn patent(&mut self, seat: Seat, technology: TechnologyId) {
        let row = self.game.technology(technology);
        let first = self.state.players.iter().all(|player| player.patents & row.bit() == 0);
        if first && row.icons == 1 {
            self.state.locked |= row.bit();
        }
        self.tell(Event::Patented { seat, technology });
        self.reward(seat, Occasion::Patent, 1);
        self.state.player_mut(seat).patents |= row.bit();
        self.state.agenda.push(Step::Effects { seat, list: List::Technology(technology), at: 0 });
    }
}
