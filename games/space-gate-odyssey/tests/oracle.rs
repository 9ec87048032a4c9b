//! Who knows what, worked out from the rules (SGO-1.4, SGO-3.9, SGO-12.1) beside random games, without a look at how views
//! are made: all see the same; of a stack they see the top and remember what was put beneath; what is left of the box is
//! in the stack, in an order that nobody knows.

use orrery_core::chance::Seeded;
use orrery_core::{Chance, Game, Pile, Turn, Viewer};
use orrery_space_gate_odyssey::parts::{Module, Stack};
use orrery_space_gate_odyssey::{Event, Options, SpaceGateOdyssey, State};
use std::collections::BTreeSet;

#[test]
fn all_know_the_same_and_nobody_knows_what_comes_next() {
    let game = SpaceGateOdyssey::standard();
    let mut beneath = 0;
    for seed in 0..12 {
        let seats = 2 + (seed % 3) as u8;
        let (mut dice, mut actions, mut events) = (Seeded(seed), Vec::new(), Vec::new());
        let options = Options { stall_guard_turns_per_player: 5, ..Options::default() };
        let mut state = game.setup(&options, seats, &mut dice).expect("the options fit");
        let mut memory = Memory::of(&game, &state);
        for question in 0.. {
            let Turn::Ask { seats: asked, .. } = game.turn(&state) else { break };
            if question % 16 == 0 {
                looks_alike(&game, &state, &memory);
                beneath += memory.beneath.iter().filter(|modules| modules.len() > 1).count();
            }
            let seat = asked.iter().next().expect("somebody is asked");
            game.actions(&state, seat, &mut actions);
            let action = actions[(&mut dice as &mut dyn Chance).below(actions.len() as u32) as usize];
            events.clear();
            game.apply(&mut state, seat, &action, &mut dice, &mut events);
            memory.follow(&events);
        }
        looks_alike(&game, &state, &memory);
    }
    assert!(beneath > 20, "modules were put beneath {beneath} times");
}

/// What any onlooker with a good memory has seen of the stacks.
struct Memory {
    top: Vec<Option<Module>>,
    seen: BTreeSet<Module>,
    beneath: Vec<Vec<Module>>,
}

impl Memory {
    /// SGO-3.9: the tops are up when the game begins.
    fn of(game: &SpaceGateOdyssey, state: &State) -> Memory {
        let top: Vec<Option<Module>> = game.stacks().map(|stack| state.top(stack)).collect();
        let seen = top.iter().flatten().copied().collect();
        Memory { top, seen, beneath: game.stacks().map(|_| Vec::new()).collect() }
    }

    fn follow(&mut self, events: &[Event]) {
        for event in events {
            match *event {
                Event::Added { stack, .. } => self.top[stack.index()] = None,
                Event::Returned { stack, module, .. } => {
                    self.top[stack.index()] = None;
                    self.beneath[stack.index()].push(module);
                }
                Event::TurnedUp { stack, module, .. } => {
                    self.top[stack.index()] = Some(module);
                    let old = !self.seen.insert(module);
                    // A module that comes again was put beneath, and those come in the order in which they went.
                    if old {
                        assert_eq!(self.beneath[stack.index()].remove(0), module, "the first put beneath");
                    }
                }
                _ => {}
            }
        }
    }
}

fn looks_alike(game: &SpaceGateOdyssey, state: &State, memory: &Memory) {
    let seats = state.confederations.len() as u8;
    let shown = |state: &State, viewer| {
        let mut view = serde_json::to_value(game.view(state, viewer)).expect("a view is plain data");
        view.as_object_mut().expect("a view has fields").remove("viewer");
        view
    };
    let public = shown(state, Viewer::Spectator);
    Viewer::all(seats).for_each(|viewer| assert_eq!(shown(state, viewer), public, "{viewer:?} knows more"));
    for stack in game.stacks() {
        let pile = &state.stacks[stack.index()];
        assert_eq!(state.top(stack), memory.top[stack.index()]);
        assert_eq!(pile.bottom(), memory.beneath[stack.index()]);
        // Nothing is in the bag that was seen; the order in it tells nothing.
        assert!(pile.bag().iter().all(|module| !memory.seen.contains(module)));
        assert_eq!(shown(&mixed(state, stack), Viewer::Spectator), public, "{stack:?} shows an order");
        if pile.bottom().len() > 1 {
            let mut other = *state;
            let reversed: Vec<Module> = pile.bottom().iter().rev().copied().collect();
            other.stacks[stack.index()] = Pile::laid_out(pile.top().to_vec(), pile.bag().to_vec(), reversed);
            assert_ne!(shown(&other, Viewer::Spectator), public, "{stack:?} hides what all have seen");
        }
    }
}

/// The same stack with its unseen modules the other way round.
fn mixed(state: &State, stack: Stack) -> State {
    let mut other = *state;
    let pile = &state.stacks[stack.index()];
    let bag: Vec<Module> = pile.bag().iter().rev().copied().collect();
    other.stacks[stack.index()] = Pile::laid_out(pile.top().to_vec(), bag, pile.bottom().to_vec());
    other
}
