//! Headquarters: projects and gate runs (PUL-10).

use crate::Pulsar;
use crate::agenda::Step;
use crate::effects::List;
use crate::event::Event;
use crate::ids::{Field, HeadquartersId};
use crate::operations::{Occasion, RunColor};
use crate::state::{Play, State};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// A project stands on those beneath it.
pub const PYRAMID: Clause = Clause("PUL-10.1");
/// Each project is completed once.
pub const ONCE: Clause = Clause("PUL-10.2");
/// A headquarters is used by its owner; who has none has no projects.
pub const OWNER: Clause = Clause("PUL-10.3");

/// A project as a part of the box that refusals can name.
#[must_use]
pub fn part(side: HeadquartersId, field: Field) -> Arg {
    Arg::Part("project", u16::from(side.0) * Field::ALL.len() as u16 + field as u16)
}

impl Pulsar {
    pub fn allows_project(&self, state: &State, seat: Seat, field: Field) -> Result<(), Refusal> {
        let player = state.player(seat);
        let Some(side) = player.side() else {
            return OWNER.requires(false, || Message::id("no-headquarters"));
        };
        let message = |id| Message::id(id).with("project", part(side, field));
        ONCE.requires(!player.has_completed(field), || message("project-completed"))?;
        let needs = self.project(side, field).needs;
        PYRAMID.requires(player.completed & needs == needs, || message("project-needs-others"))
    }

    /// The player's completed projects that give a gate run, flown or not (PUL-10.5).
    pub fn run_projects(&self, state: &State, seat: Seat) -> impl Iterator<Item = (Field, RunColor)> {
        let player = state.player(seat);
        let (side, completed) = (player.side(), player.completed);
        let done = Field::ALL.into_iter().filter(move |field| completed & field.bit() != 0);
        done.filter_map(move |field| {
            let (color, _) = self.project(side?, field).run()?;
            Some((field, color))
        })
    }

    /// The gate runs that the player may still fly.
    pub fn runs_left(&self, state: &State, seat: Seat) -> impl Iterator<Item = (Field, RunColor)> {
        let flown = state.player(seat).runs_flown;
        self.run_projects(state, seat).filter(move |(field, _)| flown & field.bit() == 0)
    }
}

impl Play<'_> {
    /// Its benefits come at once, and once (PUL-10.3); a red die among them must be used (PUL-10.4).
    pub fn complete(&mut self, seat: Seat, project: Field) {
        let player = self.state.player_mut(seat);
        player.completed |= project.bit();
        let side = player.side().expect("only owners of a headquarters complete projects");
        self.tell(Event::ProjectCompleted { seat, project });
        self.reward(seat, Occasion::CompleteProject, 1);
        self.state.agenda.push(Step::Effects { seat, list: List::Project(side, project), at: 0 });
    }
}
