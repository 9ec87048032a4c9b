//! Who knows what, worked out from the rules (PUL-4.5) beside random games, without a look at how views are made: all see
//! the same, and what lies face down is what the box holds less what has been turned up.

use orrery_core::chance::Seeded;
use orrery_core::{Chance, Game, Turn, Viewer};
use orrery_pulsar_2849::ids::{ExplorationId, TileId, TransmitterId};
use orrery_pulsar_2849::{Options, Pulsar, State};
use std::collections::BTreeSet;

#[test]
fn all_know_the_same_and_nobody_knows_what_comes_next() {
    let game = Pulsar::standard();
    for seed in 0..24 {
        let seats = 2 + (seed % 3) as u8;
        let (mut dice, mut actions) = (Seeded(seed), Vec::new());
        let mut state = game.setup(&Options::default(), seats, &mut dice).expect("the options fit");
        let mut memory = Memory { tiles: BTreeSet::new(), gone: BTreeSet::new(), of: state };
        while let Turn::Ask { seats: asked, .. } = game.turn(&state) {
            memory.look(&state);
            all_see_the_same(&game, &state);
            let seat = asked.iter().next().expect("somebody is asked");
            game.actions(&state, seat, &mut actions);
            let action = actions[(&mut dice as &mut dyn Chance).below(actions.len() as u32) as usize].clone();
            game.apply(&mut state, seat, &action, &mut dice, &mut Vec::new());
        }
        memory.look(&state);
        all_see_the_same(&game, &state);
        assert!(memory.tiles.len() > 3 && memory.gone.len() > 3, "something was turned up in game {seed}");
    }
}

/// What any onlooker with a good memory has seen.
struct Memory {
    tiles: BTreeSet<TileId>,
    gone: BTreeSet<TransmitterId>,
    /// The table as it was set.
    of: State,
}

impl Memory {
    fn look(&mut self, state: &State) {
        let up =
            |state: &State| -> BTreeSet<TileId> { state.systems.iter().filter_map(|at| at.tile).collect() };
        self.tiles.extend(up(state));
        let all: BTreeSet<TileId> = up(&self.of).into_iter().chain(self.of.tiles.iter().copied()).collect();
        let unseen: BTreeSet<TileId> = state.tiles.iter().copied().collect();
        assert_eq!(unseen, &all - &self.tiles, "face down lies what was never turned up");

        let shown = |state: &State| -> BTreeSet<TransmitterId> {
            let held = state.held.iter().map(|held| held.tile);
            let open = state.shown.iter().chain(&state.passed_over).chain(&state.stack.top).copied();
            open.chain(held).collect()
        };
        self.gone.extend(shown(state));
        let all: BTreeSet<TransmitterId> =
            shown(&self.of).into_iter().chain(self.of.stack.below.iter().copied()).collect();
        let unseen: BTreeSet<TransmitterId> = state.stack.below.iter().copied().collect();
        assert_eq!(unseen, &all - &self.gone, "the stack holds what was never on top of it");

        // Used tiles come back when the pile has run out: until then they lie apart, before everybody's eyes.
        for tile in &self.of.exploration {
            let copies = |tiles: &[ExplorationId]| tiles.iter().filter(|other| *other == tile).count();
            let lying = copies(&state.exploration) + copies(&state.explored);
            assert!(lying <= copies(&self.of.exploration), "{tile:?} comes from nowhere");
        }
    }
}

fn all_see_the_same(game: &Pulsar, state: &State) {
    let shown = |viewer| {
        let mut view = serde_json::to_value(game.view(state, viewer)).expect("a view is plain data");
        view.as_object_mut().expect("a view has fields").remove("viewer");
        view
    };
    let public = shown(Viewer::Spectator);
    let seats = state.players.len() as u8;
    Viewer::all(seats).for_each(|viewer| assert_eq!(shown(viewer), public, "{viewer:?} knows more"));
}
