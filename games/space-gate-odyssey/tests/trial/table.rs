//! Building positions in the notation of EXAMPLES.md, and playing on from them.

use orrery_core::chance::Seeded;
use orrery_core::seat::each;
use orrery_core::{Game, Outcome, Seat, Turn};
use orrery_space_gate_odyssey::agenda::{Agenda, Step, advance};
use orrery_space_gate_odyssey::figures::{Ranks, Reserve, Staff};
use orrery_space_gate_odyssey::parts::{
    Exoplanet, Figure, Gate, Module, Room, Sector, Space, Stack, Stacks, Token,
};
use orrery_space_gate_odyssey::planets::{Colony, spaces::Spaces};
use orrery_space_gate_odyssey::state::{Modules, Post, Tally};
use orrery_space_gate_odyssey::station::sides::{Cell, Rotation};
use orrery_space_gate_odyssey::station::{Deck, Station};
use orrery_space_gate_odyssey::{Action, Event, Options, SpaceGateOdyssey, State};

pub const P0: Seat = Seat(0);
pub const P1: Seat = Seat(1);
pub const P2: Seat = Seat(2);

pub struct Table {
    pub game: SpaceGateOdyssey,
    pub state: State,
    pub events: Vec<Event>,
    dice: Seeded,
}

pub fn cell(x: i8, y: i8) -> Cell {
    Cell { x, y }
}

pub fn walk(from: (i8, i8), to: (i8, i8)) -> Action {
    Action::Walk { from: cell(from.0, from.1), to: cell(to.0, to.1) }
}

pub fn place(x: i8, y: i8, rotation: u8) -> Action {
    Action::Place { cell: cell(x, y), rotation: Rotation(rotation) }
}

impl Table {
    /// A table as it is laid out, seat 0 to begin, before anybody has taken a module.
    pub fn laid_out(seats: u8, options: &Options) -> Table {
        let game = SpaceGateOdyssey::standard();
        let luck = (0..).find(|&seed| {
            let state = game.setup(options, seats, &mut Seeded(seed)).expect("the options fit");
            state.starting == P0
        });
        let mut dice = Seeded(luck.expect("some luck lets seat 0 begin"));
        let state = game.setup(options, seats, &mut dice).expect("the options fit");
        Table { game, state, events: Vec::new(), dice }
    }

    /// A table at the start of seat 0's turn, with white modules only and all exoplanets but those named put away.
    pub fn new(seats: u8) -> Table {
        Table::with(seats, &Options::default())
    }

    pub fn with(seats: u8, options: &Options) -> Table {
        let mut table = Table::laid_out(seats, options);
        table.state.agenda = Agenda::of([Step::MoveEngineer, Step::EndTurn, Step::NextTurn]);
        table
    }

    // The box by its names.

    pub fn room(&self, id: &str) -> Room {
        let at = self.game.rooms.iter().position(|room| room.id == id);
        Room(at.unwrap_or_else(|| panic!("no room {id}")) as u8)
    }

    pub fn stack(&self, id: &str) -> Stack {
        let at = self.game.stacks.iter().position(|stack| stack.id == id);
        Stack(at.unwrap_or_else(|| panic!("no stack {id}")) as u8)
    }

    pub fn exoplanet(&self, id: &str) -> Exoplanet {
        let at = self.game.exoplanets.iter().position(|exoplanet| exoplanet.id == id);
        Exoplanet(at.unwrap_or_else(|| panic!("no exoplanet {id}")) as u8)
    }

    pub fn module(&self, id: &str) -> Module {
        let at = self.game.modules.iter().position(|module| module.id == id);
        Module(at.unwrap_or_else(|| panic!("no module {id}")) as u8)
    }

    pub fn gate(&self, id: &str) -> Gate {
        let at = self.game.gate_ids.iter().position(|gate| gate == id);
        Gate(at.unwrap_or_else(|| panic!("no gate {id}")) as u8)
    }

    pub fn sector(&self, id: &str) -> Sector {
        let at = self.game.sector_ids.iter().position(|sector| sector == id);
        Sector(at.unwrap_or_else(|| panic!("no sector {id}")) as u8)
    }

    pub fn token(&self, id: &str) -> Token {
        match id {
            "balance" => Token::Balance,
            "none" => Token::None,
            sector => Token::Sector(self.sector(sector)),
        }
    }

    /// A space by its id without the name of the side.
    pub fn space(&self, exoplanet: &str, id: &str) -> Space {
        let side = self.game.side(self.exoplanet(exoplanet), self.state.confederations.len());
        let full = format!("{}-{id}", side.id);
        side.space(&full).unwrap_or_else(|| panic!("no space {full}"))
    }

    pub fn spaces(&self, exoplanet: &str, ids: &str) -> Spaces {
        ids.split_whitespace().map(|id| self.space(exoplanet, id)).collect()
    }

    // Given.

    /// `"bose:beta susskind:alpha turing"`: exoplanets in play, with their gates; all other gates are on Hawking.
    pub fn exoplanets(&mut self, text: &str) {
        let seats = self.state.seats();
        self.state.gates = [Post::Hawking; 3];
        self.state.colonies.clear();
        for word in text.split_whitespace() {
            let (name, gate) = word.split_once(':').unwrap_or((word, ""));
            let exoplanet = self.exoplanet(name);
            self.state.colonies.push(Colony {
                exoplanet,
                held: each(seats, Spaces::NONE),
                gathered: each(seats, 0),
            });
            if !gate.is_empty() {
                let gate = self.gate(gate);
                self.state.gates[gate.index()] = Post::On(exoplanet);
            }
        }
    }

    /// Settlers of the seat stand on these spaces.
    pub fn occupy(&mut self, seat: Seat, exoplanet: &str, ids: &str) {
        let spaces = self.spaces(exoplanet, ids);
        let exoplanet = self.exoplanet(exoplanet);
        let held = &mut self.state.colony_mut(exoplanet).held[seat.index()];
        *held = held.and(spaces);
    }

    /// `"init-1@(0,0)r0 on:3, gate-water-alpha-2@(1,1)r2 off:0"`.
    pub fn station(&mut self, seat: Seat, text: &str) {
        let mut station = Station::default();
        for (module, at, rotation, deck) in self.parse(text) {
            self.take_off_stack(module);
            station.add(&self.game, module, at, rotation, deck);
        }
        self.state.of_mut(seat).station = station;
    }

    fn parse(&self, text: &str) -> Vec<(Module, Cell, Rotation, Deck)> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let one = |pair: &[&str]| {
            let (id, place) = pair[0].split_once('@').expect("module@place");
            let (at, rotation) = place.split_once(")r").expect("(x,y)rK");
            let (x, y) = at.trim_start_matches('(').split_once(',').expect("x,y");
            let number = |text: &str| text.parse::<i8>().expect("a number");
            let (side, settlers) = pair[1].trim_end_matches(',').split_once(':').expect("on:n");
            let deck = Deck { on: side == "on", settlers: number(settlers) as u8 };
            (self.module(id), cell(number(x), number(y)), Rotation(number(rotation) as u8), deck)
        };
        words.chunks(2).map(one).collect()
    }

    fn take_off_stack(&mut self, module: Module) {
        let Some(stack) = self.game.face(module).stack else { return };
        let pile = &self.state.stacks[stack.index()];
        let rest = |cards: &[Module]| cards.iter().copied().filter(|&one| one != module).collect::<Vec<_>>();
        let (top, bag, bottom) = (rest(pile.top()), rest(pile.bag()), rest(pile.bottom()));
        self.state.stacks[stack.index()] = Modules::laid_out(top, bag, bottom);
        if self.state.top(stack).is_none() {
            self.state.turn_up(stack, &mut self.dice, &mut Vec::new());
        }
    }

    /// The stack shows these modules in this order, the first on top; nothing else is in it.
    pub fn pile(&mut self, stack: &str, ids: &[&str]) {
        let at = self.stack(stack);
        let modules: Vec<Module> = ids.iter().map(|id| self.module(id)).collect();
        let (top, below) = modules.split_first().expect("a top module");
        self.state.stacks[at.index()] = Modules::laid_out([*top], [], below.iter().copied());
    }

    /// Settlers, engineers, suits and robots in the reserve.
    pub fn reserve(&mut self, seat: Seat, [settlers, engineers, suits, robots]: [u8; 4]) {
        self.state.of_mut(seat).reserve = Reserve { settlers, engineers, suits, robots };
    }

    /// `"2E 1C 1R"` in a room; all other rooms stay as they are.
    pub fn staff(&mut self, seat: Seat, room: &str, text: &str) {
        let mut staff = Staff::default();
        for word in text.split_whitespace() {
            let (count, kind) = word.split_at(1);
            let count: u8 = count.parse().expect("a count");
            match kind {
                "E" => staff.engineers = count,
                "C" => staff.chiefs = count,
                "R" => staff.robots = count,
                other => panic!("no figure {other}"),
            }
        }
        let room = self.room(room);
        *self.state.of_mut(seat).odyssey.staff_mut(room) = staff;
    }

    /// Nobody of this seat is on the Odyssey but those named later.
    pub fn clear_odyssey(&mut self, seat: Seat) {
        self.state.of_mut(seat).odyssey = Default::default();
    }

    /// Influence, with plain engineers and settlers on the ranks it makes; the reserve stays as it is.
    pub fn influence(&mut self, seat: Seat, influence: u16) {
        let rank = influence / 10;
        let engineers = self.game.hawking.engineer_ranks.iter().filter(|&&one| one <= rank).count();
        let own = self.state.of_mut(seat);
        own.influence = influence;
        own.tally = Tally { hawking: influence, ..Tally::default() };
        own.ranks = Ranks {
            settlers: rank as u8 - engineers as u8,
            engineers: (0..engineers).map(|_| Figure::Engineer).collect(),
        };
    }

    pub fn track(&mut self, ids: &str) {
        let tokens: Vec<Token> = ids.split_whitespace().map(|id| self.token(id)).collect();
        self.state.track = tokens.try_into().expect("five tokens");
    }

    /// The room is activated and seats have these points, the first of them to act first; travel follows a sector room.
    pub fn activate(&mut self, room: &str, points: &[(Seat, u8)]) {
        let active = points.first().map_or(self.state.active, |&(seat, _)| seat);
        self.state.active = active;
        self.state.activated = Some(self.room(room));
        self.state.agenda = Agenda::of([Step::EndTurn, Step::NextTurn]);
        if !["access", "modules"].contains(&room) {
            for seat in self.state.clockwise(active).rev() {
                self.state.agenda.push(Step::Travel { seat });
            }
        }
        for &(seat, points) in points.iter().rev() {
            self.state.agenda.push(Step::Act { seat, points, barred: Stacks::NONE });
        }
        self.run();
    }

    /// Settlers of the seat arrive on the exoplanet, out of one module.
    pub fn load(&mut self, seat: Seat, exoplanet: &str, settlers: u8) {
        let exoplanet = self.exoplanet(exoplanet);
        self.state.agenda = Agenda::of([Step::EndTurn, Step::NextTurn]);
        self.state.agenda.push(Step::Colonize { seat, exoplanet, left: settlers, load: Spaces::NONE });
        self.run();
    }

    pub fn step(&mut self, step: Step) {
        self.state.agenda.push(step);
        self.run();
    }

    pub fn run(&mut self) {
        advance(&self.game, &mut self.state, &mut self.events);
    }

    // When.

    #[track_caller]
    pub fn play(&mut self, seat: Seat, action: Action) {
        let played = self.game.play(&mut self.state, seat, &action, &mut self.dice, &mut self.events);
        if let Err(refusal) = played {
            panic!("{action:?} was refused: {refusal}");
        }
    }

    /// Whoever is asked answers.
    #[track_caller]
    pub fn answer(&mut self, action: Action) {
        self.play(self.asked(), action);
    }

    /// A settler of the load goes to this space.
    #[track_caller]
    pub fn settle(&mut self, exoplanet: &str, id: &str) {
        let space = self.space(exoplanet, id);
        self.answer(Action::PlaceSettler { space });
    }

    // Then.

    #[track_caller]
    pub fn refused(&self, seat: Seat, action: Action) -> String {
        self.game.check(&self.state, seat, &action).expect_err("it should be refused").to_string()
    }

    #[track_caller]
    pub fn asked(&self) -> Seat {
        match self.game.turn(&self.state) {
            Turn::Ask { seats, .. } => seats.iter().next().expect("somebody is asked"),
            Turn::Over(outcome) => panic!("the game is over: {outcome:?}"),
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.game.turn(&self.state) {
            Turn::Ask { .. } => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.actions(&self.state, self.asked(), &mut actions);
        actions
    }

    /// The spaces that the settler who is asked for may take.
    pub fn open_spaces(&self) -> Spaces {
        let space = |action| match action {
            Action::PlaceSettler { space } => space,
            other => panic!("{other:?} places no settler"),
        };
        self.legal().into_iter().map(space).collect()
    }

    pub fn influences(&self) -> Vec<u16> {
        self.state.confederations.iter().map(|own| own.influence).collect()
    }

    pub fn deck(&self, seat: Seat, x: i8, y: i8) -> Deck {
        let station = &self.state.of(seat).station;
        station.decks[station.layout.at(cell(x, y)).expect("a module lies there")]
    }

    pub fn settlers_in_reserve(&self, seat: Seat) -> u8 {
        self.state.of(seat).reserve.settlers
    }

    pub fn post(&self, gate: &str) -> Post {
        self.state.gates[self.gate(gate).index()]
    }
}
