//! Positions to try the rules on, written as the scenarios write them.

#![allow(dead_code)] // Every test program takes what it needs.

use orrery_core::chance::Seeded;
use orrery_core::{Game, Pile, Refusal, Seat, Seats, Turn, Viewer};
use orrery_escape_pods::*;
use std::sync::LazyLock;

pub const YELLOW: Seat = Seat(0);
pub const PINK: Seat = Seat(1);
pub const BLUE: Seat = Seat(2);

pub const O: Kind = Kind(0);
pub const E: Kind = Kind(1);
pub const S: Kind = Kind(2);

pub const POD3: Pod = Pod(0);
pub const POD2A: Pod = Pod(1);
pub const POD2B: Pod = Pod(2);
pub const MINI1: Pod = Pod(3);
pub const MINI2: Pod = Pod(4);
pub const MINI3: Pod = Pod(5);

pub const H1: Hangar = Hangar(0);
pub const H2: Hangar = Hangar(1);
pub const H3: Hangar = Hangar(2);

pub const A: Shelter = Shelter(0);
pub const B: Shelter = Shelter(1);
pub const C: Shelter = Shelter(2);
pub const D: Shelter = Shelter(3);

pub const YELLOW_PINK: Beacon = Beacon(0);
pub const YELLOW_BLUE: Beacon = Beacon(1);
pub const YELLOW_BLACK: Beacon = Beacon(2);
pub const PINK_BLUE: Beacon = Beacon(4);

/// The sector of that number.
pub fn s(number: u8) -> Sector {
    Sector(number - 1)
}

pub fn sectors(numbers: &[u8]) -> Sectors {
    numbers.iter().map(|&number| s(number)).collect()
}

/// The explosion card of that sector.
pub fn x(number: u8) -> Card {
    Card(number - 1)
}

pub fn berth(pod: Pod, seat: u8) -> Berth {
    Berth { pod, seat }
}

pub fn pay(control: Control, with: Kind) -> Action {
    Action::Activate { control, with }
}

/// The box that comes with the program, read once for all tests.
pub fn standard() -> &'static EscapePods {
    static BOX: LazyLock<EscapePods> = LazyLock::new(EscapePods::standard);
    &BOX
}

/// A game at a point that a test has laid out.
pub struct Position {
    pub game: &'static EscapePods,
    pub state: State,
    pub dice: Seeded,
}

impl Position {
    /// After set-up, in the second round, yellow to move with two actions.
    pub fn new(seats: u8) -> Position {
        Position::with(seats, &Options::default())
    }

    pub fn with(seats: u8, options: &Options) -> Position {
        let game = standard();
        let mut dice = Seeded(7);
        let mut state = game.setup(options, seats, &mut dice).unwrap();
        state.table.start = YELLOW;
        state.table.round = 2;
        let mut position = Position { game, state, dice };
        position.turn_of(YELLOW, 2);
        position
    }

    pub fn table(&mut self) -> &mut Table {
        &mut self.state.table
    }

    pub fn turn_of(&mut self, seat: Seat, actions: u8) {
        self.table().active = seat;
        self.table().actions_left = actions;
        self.table().busy = false;
        self.settle();
    }

    /// The placement as it is counts as seen, as at the start of a turn.
    pub fn settle(&mut self) {
        let now = self.table().pods.fingerprint();
        self.table().seen = [now].into_iter().collect();
    }

    /// Puts a pod into space with crew from their reserves.
    pub fn pod(&mut self, pod: Pod, sector: u8, crew: &[(Seat, Kind)]) {
        self.table().pods = self.table().pods.with(pod, Place::Sector(s(sector)));
        for (seat, &(owner, kind)) in crew.iter().enumerate() {
            self.state.reserves[owner.index()].remove(kind);
            self.state.cabins[pod.index()][seat] = Some(Crew::new(owner, kind));
        }
        self.settle();
    }

    pub fn shelter(&mut self, shelter: Shelter, crew: &[(Seat, Kind)]) {
        for &(owner, kind) in crew {
            self.state.reserves[owner.index()].remove(kind);
            self.state.arrivals[shelter.index()].push(Crew::new(owner, kind));
        }
    }

    pub fn on_panel(&mut self, seat: Seat, control: Control, kind: Kind) {
        self.state.reserves[seat.index()].remove(kind);
        self.state.panels[seat.index()].on_mut(control).add(kind);
    }

    /// The reserve holds just these; the others are out of the way.
    pub fn reserve(&mut self, seat: Seat, crew: Crowd) {
        self.state.reserves[seat.index()] = crew;
    }

    /// The revealed card, the next one, and scrap on the sectors whose cards are gone.
    pub fn explosions(&mut self, revealed: &[u8], next: &[u8], scrap: &[u8]) {
        let gone = |card: &Card| {
            let used = revealed.iter().chain(next).chain(scrap);
            used.copied().any(|number| x(number) == *card)
        };
        let solo = self.state.seats() == 1;
        let all = Card::all().filter(|card| solo || !self.game.cards[card.index()].solo_only);
        let bag: Vec<Card> = all.filter(|card| !gone(card)).collect();
        let table = &mut self.state.table;
        table.revealed = revealed.iter().map(|&number| x(number)).collect();
        table.deck = Pile::laid_out(next.iter().rev().map(|&number| x(number)), bag, []);
        table.scrap = sectors(scrap);
    }

    pub fn moor(&mut self, beacon: Beacon, from: u8, to: u8) {
        let at = self.edge(from, to);
        self.table().beacons[beacon.index()] = Mooring::At(at);
    }

    pub fn edge(&self, from: u8, to: u8) -> Space {
        let ends = [s(from), s(to)];
        Space::all().find(|&space| self.game.ends(space) == ends).unwrap()
    }

    pub fn card(&mut self, shelter: Shelter, id: &str) {
        let row = self.game.shelter_cards.iter().position(|card| card.id == id).unwrap();
        self.table().shelters[shelter.index()] = row as u8;
    }

    pub fn asked(&self) -> Option<Seat> {
        match self.game.turn(&self.state) {
            Turn::Ask { seats, .. } => seats.iter().next(),
            Turn::Over(_) => None,
        }
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.actions(&self.state, self.asked().unwrap(), &mut actions);
        actions
    }

    pub fn may(&self, action: Action) -> bool {
        let checked = self.check(action).is_ok();
        assert_eq!(checked, self.legal().contains(&action), "{action:?} is checked and listed differently");
        checked
    }

    pub fn check(&self, action: Action) -> Result<(), Refusal> {
        self.game.check(&self.state, self.asked().unwrap(), &action)
    }

    /// The clause that forbids the action of whoever is asked.
    pub fn refused(&self, action: Action) -> &'static str {
        self.check(action).expect_err("it should be refused").clause.0
    }

    pub fn play(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        let seat = self.asked().unwrap();
        self.game
            .play(&mut self.state, seat, &action, &mut self.dice, &mut events)
            .unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        events
    }

    /// Pays with the first kind in the reserve that is not needed, and does it.
    pub fn act(&mut self, control: Control, effect: Action) -> Vec<Event> {
        let needed = match effect {
            Action::Embark { crew, .. } | Action::Launch { crew, .. } | Action::Oust { crew, .. } => {
                Some(crew)
            }
            _ => None,
        };
        let reserve = self.state.reserve(self.asked().unwrap());
        let spare = |kind: &Kind| reserve.of(*kind) > u8::from(Some(*kind) == needed);
        let with = Kind::all().find(spare).unwrap();
        let mut events = self.play(pay(control, with));
        events.extend(self.play(effect));
        events
    }

    /// The clause that forbids what an action would do, once it is paid for.
    pub fn refused_effect(&self, control: Control, effect: Action) -> &'static str {
        let mut state = self.state;
        let seat = self.asked().unwrap();
        let with = state.reserve(seat).kinds().next().unwrap();
        self.game.play(&mut state, seat, &pay(control, with), &mut Seeded(1), &mut Vec::new()).unwrap();
        self.game.check(&state, seat, &effect).expect_err("it should be refused").clause.0
    }

    /// What could be done with an action that is paid for now.
    pub fn effects(&self, control: Control) -> Vec<Action> {
        let mut state = self.state;
        let seat = self.asked().unwrap();
        let with = state.reserve(seat).kinds().next().unwrap();
        self.game.play(&mut state, seat, &pay(control, with), &mut Seeded(1), &mut Vec::new()).unwrap();
        let mut actions = Vec::new();
        self.game.actions(&state, seat, &mut actions);
        actions
    }

    pub fn sector_of(&self, pod: Pod) -> Option<Sector> {
        self.state.table.pods.sector(pod)
    }

    pub fn place(&self, pod: Pod) -> Place {
        self.state.table.pods.place(pod)
    }

    pub fn reserve_of(&self, seat: Seat) -> u8 {
        self.state.reserve(seat).len()
    }

    pub fn view(&self, seat: Seat) -> View {
        self.game.view(&self.state, Viewer::Seat(seat))
    }

    /// The supply, nothing else: what is not named stays out of the game.
    pub fn supply(&mut self, beacons: &[Beacon]) {
        for beacon in Beacon::all() {
            let mooring = &mut self.state.table.beacons[beacon.index()];
            if matches!(mooring, Mooring::Supply | Mooring::Away) {
                *mooring = if beacons.contains(&beacon) { Mooring::Supply } else { Mooring::Away };
            }
        }
    }

    pub fn points(&self) -> Vec<i32> {
        match self.game.turn(&self.state) {
            Turn::Over(outcome) => outcome.points.to_vec(),
            Turn::Ask { .. } => panic!("the game is not over"),
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.game.turn(&self.state), Turn::Over(_))
    }

    /// A barrier stands, and the rest of the queue of last turns is this.
    pub fn barred(&mut self, scrap: &[u8], queue: &[Seat]) {
        let left: Vec<u8> = (4..=10).filter(|number| !scrap.contains(number)).collect();
        self.explosions(&left[..1], &left[1..2], scrap);
        self.table().last_turns = Some(queue.iter().copied().collect());
    }

    /// Ends the game now: whoever had a last turn coming has no crew left to play it with.
    pub fn count(&mut self) -> Vec<Event> {
        self.barred(&[4, 5, 6], &[]);
        self.play(Action::EndTurn)
    }
}

/// The answers to a displacement, as sector numbers.
pub fn destinations(position: &Position) -> Vec<u8> {
    let number = |action: &Action| match action {
        Action::Displace { to } => to.0 + 1,
        other => panic!("{other:?} displaces nothing"),
    };
    position.legal().iter().map(number).collect()
}

pub fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}
