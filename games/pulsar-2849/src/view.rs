//! What one viewer knows: all that is on the table.

use crate::state::State;
use orrery_core::Viewer;
use serde::{Deserialize, Serialize};

/// There are no hidden hands, and what lies face down has no face in the state either (PUL-4.5), so the whole table is
/// everybody's to see: players and spectators look at the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: State,
}

impl View {
    #[must_use]
    pub fn of(state: &State, viewer: Viewer) -> View {
        View { viewer, table: *state }
    }

    /// Nothing has to be invented: what is not known is still to be drawn.
    #[must_use]
    pub fn imagine(&self) -> State {
        self.table
    }
}
