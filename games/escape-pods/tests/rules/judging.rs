//! What the judge sees, so that a bot that looks one action ahead does not miss the next one.

use crate::position::*;
use orrery_core::Game;
use orrery_escape_pods::Control;

/// The seat's chance once it has paid for this action (POD-4.3).
fn chance_after_paying(position: &Position, control: Control) -> f32 {
    let mut state = position.state.clone();
    position.game.apply(&mut state, YELLOW, &pay(control, E), &mut position.dice.clone(), &mut Vec::new());
    position.game.judge(&state, YELLOW)
}

#[test]
fn whoever_has_paid_for_a_step_is_nearly_a_step_further() {
    let mut docked = Position::new(2);
    let dock = docked.game.dock(A);
    docked.pod(MINI1, dock.0 + 1, &[(YELLOW, O)]);
    assert!(chance_after_paying(&docked, Control::Embark) > chance_after_paying(&docked, Control::Spy));
    assert!(chance_after_paying(&docked, Control::Embark) > chance_after_paying(&docked, Control::Pilot));

    let mut under_way = Position::new(2);
    let near = under_way.game.neighbours(dock).iter().find(|&sector| !under_way.game.docks.contains(sector));
    under_way.pod(MINI1, near.expect("a dock is reached from somewhere").0 + 1, &[(YELLOW, O)]);
    assert!(
        chance_after_paying(&under_way, Control::Accelerate)
            > chance_after_paying(&under_way, Control::Embark)
    );
}
