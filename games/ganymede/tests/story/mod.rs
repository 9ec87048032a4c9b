//! Positions and turns, told in the words of EXAMPLES.md.
#![allow(dead_code, reason = "each test file tells other parts of the story")]

use orrery_core::chance::Seeded;
use orrery_core::{Game, Pile, Seat, Turn, Viewer};
use orrery_ganymede::action::{Action, Operation, Place, Source};
use orrery_ganymede::agenda::Step;
use orrery_ganymede::cards::{Planet, Set, Ship, Shuttle, Slot, Tile};
use orrery_ganymede::event::Event;
use orrery_ganymede::settlers::{Color, Settlers};
use orrery_ganymede::state::{Berth, Board, State};
use orrery_ganymede::view::View;
use orrery_ganymede::{Ganymede, Options};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const IDENTICAL: Slot = Slot::Identical;
pub const DIFFERENT: Slot = Slot::Different;

pub struct Story {
    pub game: Ganymede,
    pub state: State,
    pub events: Vec<Event>,
    pub dice: Seeded,
}

/// "st-05" is the fifth tile.
fn number(id: &str) -> u8 {
    id[3..].parse::<u8>().expect("an id ends with its number") - 1
}

pub fn tile(id: &str) -> Tile {
    assert!(id.starts_with("st-"));
    Tile(number(id))
}

pub fn shuttle(id: &str) -> Shuttle {
    Shuttle(number(id) + if id.starts_with("ms-") { 30 } else { 0 })
}

pub fn ship(id: &str) -> Ship {
    assert!(id.starts_with("sh-"));
    Ship(number(id))
}

pub fn ships(ids: &str) -> Set<Ship> {
    ids.split_whitespace().map(ship).collect()
}

pub fn tiles(ids: &str) -> Set<Tile> {
    ids.split_whitespace().map(tile).collect()
}

/// "rrb" is two red settlers and a blue one.
pub fn settlers(letters: &str) -> Settlers {
    letters.chars().map(color).collect()
}

pub fn color(letter: char) -> Color {
    match letter {
        'b' => Color::Blue,
        'r' => Color::Red,
        'y' => Color::Yellow,
        'p' => Color::Purple,
        _ => panic!("{letter} is no color"),
    }
}

impl Story {
    /// The defaults of EXAMPLES.md: A is first and active.
    pub fn new() -> Story {
        Story::of(2)
    }

    pub fn of(seats: u8) -> Story {
        let game = Ganymede::standard();
        let mut dice = Seeded(11);
        let options = Options { first: Some(A), ..Options::default() };
        let mut state = game.setup(&options, seats, &mut dice).expect("two to four can play");
        let mut events = Vec::new();
        for seat in Seat::all(seats) {
            let mut choices = Vec::new();
            game.actions(&state, seat, &mut choices);
            game.apply(&mut state, seat, &choices[0], &mut dice, &mut events);
        }
        let mut story = Story { game, state, events: Vec::new(), dice };
        let berth = |ship| Berth::Docked { ship, aboard: Settlers::NONE };
        for seat in Seat::all(seats) {
            let own = [[0, 1], [8, 9], [14, 15], [28, 29]][seat.index()];
            story.state.boards[seat.index()].berths = own.map(|number| berth(Ship(number)));
        }
        story.state.ship_row = [2, 10, 25].map(|number| Some(Ship(number))).into_iter().collect();
        story.restock();
        story
    }

    /// Everything that lies nowhere is in the supply or its deck.
    fn restock(&mut self) {
        let state = &mut self.state;
        let boards = state.boards.iter();
        let open = boards.clone().flat_map(|board| board.ships().chain(board.launched.iter()));
        let hands = state.hands.iter().flat_map(|hand| hand.iter());
        let seen: Set<Ship> = state.ship_row.iter().flatten().copied().chain(open).chain(hands).collect();
        let bottom = state.ship_deck.bottom().to_vec();
        let bag = self.game.all_ships().without(seen).without(bottom.iter().copied().collect());
        state.ship_deck = Pile::laid_out([], bag.iter(), bottom);
        let held = boards.clone().flat_map(|board| board.tiles.iter());
        let lying = state.tile_row.iter().flatten().copied();
        let seen: Set<Tile> = held.chain(lying).chain(state.tile_discard.iter()).collect();
        state.tile_pile = self.game.all_tiles().without(seen);
        let used = boards.clone().flat_map(|board| board.shuttles.iter());
        let seen: Set<Shuttle> = state.shuttle_rows.iter().flatten().flatten().copied().chain(used).collect();
        state.shuttle_decks = Planet::ALL.map(|planet| self.game.shuttles_from(planet).without(seen));
        let in_game = self.game.limits.supply_per_colour[state.boards.len()];
        let standing = boards.fold(Settlers::NONE, |sum, board| {
            Place::ALL.iter().fold(sum, |sum, &place| sum.plus(board.at(place)))
        });
        state.supply = Settlers::each(in_game).minus(standing);
    }

    fn given(mut self, change: impl FnOnce(&mut State)) -> Story {
        change(&mut self.state);
        self.restock();
        self
    }

    fn given_board(self, change: impl FnOnce(&mut Board)) -> Story {
        self.given(|state| change(&mut state.boards[A.index()]))
    }

    pub fn earth(self, letters: &str) -> Story {
        self.given_board(|board| board.earth = settlers(letters))
    }

    pub fn mars(self, letters: &str) -> Story {
        self.given_board(|board| board.mars = settlers(letters))
    }

    pub fn aboard(self, slot: Slot, letters: &str) -> Story {
        self.given_board(|board| *board.at_mut(Place::Ship(slot)) = settlers(letters))
    }

    pub fn docked(self, slot: Slot, id: &str, letters: &str) -> Story {
        let berth = Berth::Docked { ship: ship(id), aboard: settlers(letters) };
        self.given_board(|board| board.berths[slot as usize] = berth)
    }

    pub fn reputation(self, space: u8) -> Story {
        self.given_board(|board| board.reputation = space)
    }

    pub fn launched(self, ids: &str) -> Story {
        self.given_board(|board| board.launched = ships(ids))
    }

    pub fn hand(self, ids: &str) -> Story {
        self.given(|state| state.hands[A.index()] = ships(ids))
    }

    /// Tiles above the board of A; the row keeps only others.
    pub fn tiles(self, ids: &str) -> Story {
        let held = tiles(ids);
        self.given(|state| {
            let spare = (20..30).rev().map(Tile).filter(|&tile| !held.contains(tile));
            state.tile_row.iter_mut().zip(spare).for_each(|(place, tile)| *place = Some(tile));
            state.boards[A.index()].tiles = held;
        })
    }

    /// Shuttles under the board of A; the rows keep only others.
    pub fn columns(self, ids: &str) -> Story {
        let held: Set<Shuttle> = ids.split_whitespace().map(shuttle).collect();
        self.given(|state| {
            for (row, first) in state.shuttle_rows.iter_mut().zip([0, 30]) {
                let spare = (first..first + 30).rev().map(Shuttle).filter(|&shuttle| !held.contains(shuttle));
                row.iter_mut().zip(spare).for_each(|(place, shuttle)| *place = Some(shuttle));
            }
            state.boards[A.index()].shuttles = held;
        })
    }

    /// The named tile or shuttle lies first in its row.
    pub fn in_row(self, id: &str) -> Story {
        self.given(|state| match &id[..2] {
            "st" if state.tile_row.contains(&Some(tile(id))) => {}
            "st" => state.tile_row[0] = Some(tile(id)),
            planet => {
                let row = &mut state.shuttle_rows[usize::from(planet == "ms")];
                if !row.contains(&Some(shuttle(id))) {
                    row[0] = Some(shuttle(id));
                }
            }
        })
    }

    /// Takes settlers of these colors out of the supply for good, as if others had them.
    pub fn supply_without(mut self, letters: &str) -> Story {
        let gone: Settlers = letters
            .chars()
            .map(color)
            .flat_map(|color| (0..self.state.supply.of(color)).map(move |_| color))
            .collect();
        self.state.supply = self.state.supply.minus(gone);
        self
    }

    pub fn ask(mut self, step: Step) -> Story {
        self.state.agenda.push(step);
        self
    }

    /// The active player answers; it must be legal.
    pub fn does(&mut self, action: Action) -> &mut Story {
        let seat = self.state.active;
        self.game.play(&mut self.state, seat, &action, &mut self.dice, &mut self.events).unwrap_or_else(
            |refusal| panic!("{action:?} is refused: {refusal}; {:?}", self.state.agenda.now()),
        );
        self
    }

    /// The active player is refused: the clause, while nothing changes (GAN-12.8).
    pub fn refused(&mut self, action: Action) -> &'static str {
        let (seat, before) = (self.state.active, self.state);
        let refusal = self
            .game
            .play(&mut self.state, seat, &action, &mut self.dice, &mut self.events)
            .expect_err("it must be refused");
        assert_eq!(self.state, before, "a refused action changes nothing");
        refusal.clause.0
    }

    pub fn may(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.actions(&self.state, self.state.active, &mut actions);
        actions
    }

    pub fn board(&self) -> &Board {
        &self.state.boards[A.index()]
    }

    pub fn view(&self, seat: Seat) -> View {
        self.game.view(&self.state, Viewer::Seat(seat))
    }

    pub fn step(&self) -> Step {
        *self.state.agenda.now()
    }

    /// How often the effect can still be activated.
    pub fn left(&self) -> u8 {
        match self.step() {
            Step::Activate { left, .. } => left,
            step => panic!("{step:?} is no effect"),
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.game.turn(&self.state), Turn::Over(_))
    }

    /// Every position in which the player, whatever they answer, can confirm the turn.
    pub fn ways_to_end(&self) -> Vec<State> {
        let mut ends: Vec<State> = Vec::new();
        let mut open = vec![self.state];
        while let Some(state) = open.pop() {
            if *state.agenda.now() == Step::EndTurn {
                if !ends.contains(&state) {
                    ends.push(state);
                }
                continue;
            }
            let mut actions = Vec::new();
            self.game.actions(&state, state.active, &mut actions);
            for action in actions {
                let mut next = state;
                self.game.apply(&mut next, state.active, &action, &mut self.dice.clone(), &mut Vec::new());
                open.push(next);
            }
        }
        ends
    }
}

pub fn take(id: &str) -> Action {
    Action::Take(tile(id))
}

pub fn fly(id: &str) -> Action {
    Action::Use(shuttle(id))
}

pub fn discard(id: &str) -> Action {
    Action::Discard(tile(id))
}

pub fn recruit(letter: char) -> Action {
    Action::Perform(Operation::Recruit(color(letter)))
}

pub fn adapt(at: Place, from: char, to: char) -> Action {
    Action::Perform(Operation::Adapt { at, from: color(from), to: color(to) })
}

pub fn shift(settler: char, from: Place, to: Place) -> Action {
    Action::Perform(Operation::Move { settler: color(settler), from, to })
}

pub const REPUTATION: Action = Action::Perform(Operation::Reputation);
pub const DRAW_UNSEEN: Action = Action::Perform(Operation::Draw(Source::Deck));

pub fn draw(id: &str) -> Action {
    Action::Perform(Operation::Draw(Source::Row(ship(id))))
}

pub fn pick(id: &str) -> Action {
    Action::Pick(Source::Row(ship(id)))
}

pub fn dock(id: &str, slot: Slot) -> Action {
    Action::Dock { ship: ship(id), slot }
}

pub fn embark(settler: char, slot: Slot) -> Action {
    Action::Board { settler: color(settler), slot }
}

pub fn aboard(slot: Slot) -> Place {
    Place::Ship(slot)
}
