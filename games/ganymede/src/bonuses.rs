//! The set bonus and the reputation track (GAN-9).

use crate::action::Action;
use crate::agenda::{Due, Next, Occasion, Step, another_question};
use crate::cards::{Class, Slot};
use crate::components::Ganymede;
use crate::shuttles;
use crate::state::{Board, State};
use crate::verbs::Table;
use orrery_core::{Clause, Message, Refusal};

/// A launch needs a ship on the chosen slot.
pub const NO_SHIP: Clause = Clause("GAN-12.4");

/// How many complete sets of all classes lie under the board (GAN-9.1).
pub fn sets(game: &Ganymede, board: &Board) -> u8 {
    let columns = (0..Class::ALL.len()).map(|class| shuttles::column(game, board, class));
    columns.min().expect("there are five classes")
}

/// One step to the right; what its space gives is resolved at once (GAN-4.3, GAN-6.5). A step looks only at
/// the space it reaches itself (GAN-9.5).
pub fn gain_reputation(table: &mut Table<'_>) {
    let space = table.step_reputation();
    let space = &table.game.track[usize::from(space)];
    // The last space launches a ship (GAN-9.3).
    if space.launch {
        table.state.agenda.push(Step::OfferLaunch(Occasion::MaximumReputation));
    }
    // A bonus space gives a basic action (GAN-9.2).
    if space.bonus_basic {
        table.state.agenda.push(Step::Operate(Due::BonusSpace));
    }
}

/// Any ship may be chosen, a complete one too (GAN-7.10). Without a ship to launch, the bonus lapses
/// (GAN-12.4).
pub fn offer_launch(table: &mut Table<'_>) -> Next {
    if table.state.board().docked().next().is_some() {
        return Next::Ask;
    }
    table.state.agenda.pop();
    Next::GoOn
}

pub fn candidates(out: &mut Vec<Action>) {
    out.push(Action::Decline);
    out.extend(Slot::ALL.map(Action::Launch));
}

pub fn allows(state: &State, action: &Action) -> Result<(), Refusal> {
    match *action {
        Action::Launch(slot) => NO_SHIP.requires(state.board().docked().any(|docked| docked == slot), || {
            Message::id("no-ship-at-slot").with("slot", slot.into())
        }),
        Action::Decline => Ok(()),
        _ => another_question(),
    }
}
