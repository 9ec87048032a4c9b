//! What the judge sees, so that a bot that looks one action ahead does not miss the next one.

use crate::position::*;
use orrery_core::Game;
use orrery_escape_pods::{Control, Shelter};

/// The seat's chance once it has paid for this action (POD-4.3).
fn chance_after_paying(position: &Position, control: Control) -> f32 {
    let mut state = position.state.clone();
    position.game.apply(&mut state, YELLOW, &pay(control, E), &mut position.dice.clone(), &mut Vec::new());
    position.game.judge(&state, YELLOW)
}

/// Out of the pod at the dock; only where a better box is not worth flying on for.
#[test]
fn whoever_has_paid_to_disembark_is_nearly_there() {
    let better = |shelter: Shelter| {
        let mut docked = Position::new(2);
        docked.pod(MINI1, docked.game.dock(shelter).0 + 1, &[(YELLOW, O)]);
        let [embark, spy] = [Control::Embark, Control::Spy].map(|paid| chance_after_paying(&docked, paid));
        assert!(embark >= spy, "{embark} at {shelter:?} against {spy}");
        embark > spy
    };
    assert!([A, B, C, D].into_iter().filter(|&shelter| better(shelter)).count() > 0);
}

#[test]
fn whoever_has_paid_to_fly_is_nearly_a_sector_further() {
    let mut under_way = Position::new(2);
    let game = under_way.game;
    let near = game.neighbours(game.dock(A)).iter().find(|&sector| !game.docks.contains(sector));
    under_way.pod(MINI1, near.expect("a dock is reached from somewhere").0 + 1, &[(YELLOW, O)]);
    let [fly, embark] =
        [Control::Accelerate, Control::Embark].map(|paid| chance_after_paying(&under_way, paid));
    assert!(fly > embark, "{fly} against {embark}");
}
