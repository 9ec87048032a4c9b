//! Laying out the table (PUL-3).

use crate::Pulsar;
use crate::action::{Action, HeadquartersSide};
use crate::agenda::{Agenda, Step};
use crate::components::{PULSARS, Place, SHOWN, SYSTEMS};
use crate::event::Event;
use crate::ids::{BoardId, ExplorationId, GoalId, HeadquartersId, NodeId, Side, Size, TileId, TransmitterId};
use crate::options::{Cluster, GOALS, Goals, Options, Technologies};
use crate::state::{
    Claim, Headquarters, Marker, ORIGINS, Origin, Play, Player, RedDie, Stack, State, System,
};
use crate::tracks::Track;
use arrayvec::ArrayVec;
use orrery_core::{Arg, Chance, Clause, List, Message, PerSeat, Refusal, Seat};

/// Two to four players.
pub const PLAYERS: Clause = Clause("PUL-1.1");
/// Each player chooses a free entry portal, the last in turn order first.
pub const PORTAL: Clause = Clause("PUL-3.13");

impl Pulsar {
    pub fn lay_out(&self, options: &Options, seats: u8, dice: &mut dyn Chance) -> Result<State, Refusal> {
        let players = Arg::Number(i32::from(seats));
        PLAYERS.requires((2..=4).contains(&seats), || {
            Message::id("players-out-of-range").with("players", players)
        })?;
        self.fit(options)?;
        let mut state = self.unpacked(options, seats, dice);
        // Later players begin with more (PUL-3.11).
        for (seat, &points) in state.turn_order().into_iter().zip(&self.start.vp_by_turn_position) {
            state.player_mut(seat).points[Origin::Start as usize] = i16::from(points);
        }
        ask_players(options, &mut state);
        Play { game: self, state: &mut state, dice, events: &mut Vec::new() }.turn_up_transmitters();
        Ok(state)
    }

    /// Everything in its place: boards and goals drawn, piles (PUL-3.7), what depends on the players (PUL-3.15).
    fn unpacked(&self, options: &Options, seats: u8, dice: &mut dyn Chance) -> State {
        let side = turn_board(options, dice);
        let goals = self.deal_goals(options, dice);
        let boards = self.deal_boards(options, dice);
        let slots = deal_order(seats, dice);
        let headquarters = self.deal_headquarters(options, seats, dice);
        let tracks = [(); 2].map(|()| Track::stacked(&slots, self.dice_board.start_space));
        let below = (0..self.transmitters.len() as u8).map(TransmitterId).collect();
        let exploration = (0..).map(ExplorationId).zip(&self.exploration);
        State {
            even_start: options.even_start,
            gyrodyne_literal: options.gyrodyne_literal,
            side,
            boards,
            goals,
            round: 0,
            dice: [0; 6],
            marker: Marker(2),
            tracks,
            systems: [System::default(); SYSTEMS],
            tiles: (0..self.systems.len() as u8).map(TileId).collect(),
            pulsars: [Claim::Free; PULSARS],
            supply: Size::ALL.map(|size| self.gyrodynes[size as usize].tiles),
            awards_taken: [0; 3],
            stack: Stack { top: None, below },
            shown: List::new(),
            passed_over: List::new(),
            held: List::new(),
            exploration: exploration
                .flat_map(|(tile, row)| std::iter::repeat_n(tile, usize::from(row.copies)))
                .collect(),
            explored: List::new(),
            locked: 0,
            players: headquarters.into_iter().map(|headquarters| self.new_player(headquarters)).collect(),
            red: RedDie::default(),
            agenda: Agenda::of([Step::Round]),
            slots,
        }
    }

    /// What each player begins with (PUL-3.8). The ship stands nowhere until its portal is chosen.
    fn new_player(&self, headquarters: Headquarters) -> Player {
        Player {
            ship: NodeId(u8::MAX),
            silver: List::new(),
            cubes: self.start.cubes,
            tokens: [self.start.mod_pm1, self.start.mod_plus2],
            rings: self.rings,
            waiting: [0; 3],
            stations: 0,
            patents: 0,
            headquarters,
            completed: 0,
            runs_flown: 0,
            kept: List::new(),
            awards: 0,
            goals: 0,
            bonuses: [0; 3],
            points: [0; ORIGINS],
        }
    }

    /// Three goal tiles, a random side of each (PUL-3.3).
    fn deal_goals(&self, options: &Options, dice: &mut dyn Chance) -> [GoalId; GOALS] {
        match options.goals {
            Goals::Custom(goals) => goals,
            Goals::Starred => {
                let numbered = (0..).map(GoalId).zip(&self.goals);
                let starred: ArrayVec<GoalId, 3> =
                    numbered.filter(|(_, goal)| goal.first_game).map(|(number, _)| number).collect();
                starred.into_inner().expect("a box has three starred goals")
            }
            Goals::Random => {
                let possible =
                    |tile: &u8| options.headquarters || !self.goals[usize::from(*tile) * 2].needs_hq;
                let mut tiles: List<u8, 16> = (0..self.goals.len() as u8 / 2).filter(possible).collect();
                [(); 3].map(|()| {
                    let tile = dice.draw(&mut tiles).expect("there are more goal tiles than goals");
                    GoalId(tile * 2 + dice.below(2) as u8)
                })
            }
        }
    }

    /// A board side of each group (PUL-3.5).
    fn deal_boards(&self, options: &Options, dice: &mut dyn Chance) -> [BoardId; 3] {
        [0, 1, 2].map(|group| {
            let sides = (0..).map(BoardId).zip(&self.boards).filter(|(_, board)| board.group == group);
            let at = match options.technologies {
                Technologies::Custom(letters) => letters[usize::from(group)] as usize,
                Technologies::Random if options.headquarters => dice.below(4) as usize,
                Technologies::Random | Technologies::A => 0,
            };
            let side = sides.map(|(number, _)| number).nth(at);
            side.expect("a box has four sides of each group")
        })
    }

    /// A random headquarters board for each player (PUL-3.12).
    fn deal_headquarters(
        &self,
        options: &Options,
        seats: u8,
        dice: &mut dyn Chance,
    ) -> PerSeat<Headquarters> {
        let mut boards: List<u8, 8> = (0..self.headquarters.len() as u8 / 2).collect();
        (0..seats)
            .map(|_| match options.headquarters {
                true => {
                    Headquarters::Board(dice.draw(&mut boards).expect("there is a board for each player"))
                }
                false => Headquarters::None,
            })
            .collect()
    }
}

/// The side of the cluster, chosen or random (PUL-3.1).
fn turn_board(options: &Options, dice: &mut dyn Chance) -> Side {
    match options.cluster {
        Cluster::Open => Side::Open,
        Cluster::Spur => Side::Spur,
        Cluster::Random => [Side::Open, Side::Spur][dice.below(2) as usize],
    }
}

/// Portals in reverse turn order, then headquarters sides in reverse turn order (PUL-3.14).
fn ask_players(options: &Options, state: &mut State) {
    let order = state.turn_order();
    if options.headquarters {
        order.iter().for_each(|&seat| state.agenda.push(Step::Side { seat }));
    }
    order.iter().for_each(|&seat| state.agenda.push(Step::Portal { seat }));
}

/// A random order; with two players each owns every other of four slots (PUL-3.9).
fn deal_order(seats: u8, dice: &mut dyn Chance) -> List<Seat, 4> {
    let mut order: PerSeat<Seat> = Seat::all(seats).collect();
    dice.shuffle(&mut order);
    let slots = if seats == 2 { 4 } else { usize::from(seats) };
    order.iter().cycle().take(slots).copied().collect()
}

impl Pulsar {
    pub fn offer_portals(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(state.cluster(self).portals().map(Action::ChoosePortal));
    }

    pub fn allows_portal(&self, state: &State, portal: NodeId) -> Result<(), Refusal> {
        let cluster = state.cluster(self);
        let exists = portal.index() < cluster.nodes.len() && cluster.place(portal) == Place::Portal;
        PORTAL.requires(exists, || Message::id("not-a-portal"))?;
        let free = state.players.iter().all(|player| player.ship != portal);
        PORTAL.requires(free, || {
            Message::id("portal-taken").with("portal", Arg::Part("node", u16::from(portal.0)))
        })
    }
}

impl Play<'_> {
    pub fn choose_portal(&mut self, seat: Seat, portal: NodeId) {
        self.state.agenda.pop();
        self.state.player_mut(seat).ship = portal;
        self.tell(Event::PortalChosen { seat, portal });
    }

    pub fn choose_side(&mut self, seat: Seat, side: HeadquartersSide) {
        self.state.agenda.pop();
        let player = self.state.player_mut(seat);
        let Headquarters::Board(board) = player.headquarters else {
            unreachable!("sides are asked once, of players who were dealt a board");
        };
        player.headquarters = Headquarters::Side(HeadquartersId(board * 2 + side as u8));
        self.tell(Event::SideChosen { seat, side });
    }

    /// Turns up the next transmitters; the one left on top of the stack is seen, too (PUL-3.6).
    pub fn turn_up_transmitters(&mut self) {
        self.state.shown.clear();
        for _ in 0..SHOWN {
            if let Some(tile) = self.lift_transmitter() {
                self.state.shown.push(tile);
            }
        }
        if self.state.stack.top.is_none() {
            self.state.stack.top = self.next_transmitter();
        }
        let (tiles, next) = (self.state.shown, self.state.stack.top);
        self.tell(Event::TransmittersTurnedUp { tiles, next });
    }

    fn lift_transmitter(&mut self) -> Option<TransmitterId> {
        match self.state.stack.top.take() {
            Some(top) => Some(top),
            None => self.next_transmitter(),
        }
    }

    /// The A tiles lie above the B tiles, these above the C tiles.
    fn next_transmitter(&mut self) -> Option<TransmitterId> {
        let below = &mut self.state.stack.below;
        let letter = self.game.transmitter(*below.first()?).letter;
        let same = below.iter().filter(|tile| self.game.transmitter(**tile).letter == letter).count();
        Some(below.remove(self.dice.below(same as u32) as usize))
    }
}
