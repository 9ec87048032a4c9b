//! A seat's chance of winning at a glance: what is earned, what is on its way, what the figures can still do.

use crate::agenda::Step;
use crate::components::{GATES, Kind, RoomAction, SECTORS, SpaceGateOdyssey};
use crate::ending;
use crate::parts::{Gate, Module, Sector};
use crate::planets::Ledger;
use crate::rooms::{self, sector};
use crate::state::{Confederation, MOST_COLONIES, Post, State};
use crate::station::Station;
use crate::station::layout::MOST_MODULES;
use arrayvec::ArrayVec;
use orrery_core::{PerSeat, Seat};

/// What a settler is worth: aboard at all, in a gate module that is activated or not yet, more where it leads to Hawking,
/// less for each step away from one, on an exoplanet beside what it earns there.
const ABOARD: f32 = 0.25;
const AT_GATE: f32 = 0.75;
const AT_DARK_GATE: f32 = 0.55;
const TO_HAWKING: f32 = 0.2;
const STEP_AWAY: f32 = 0.12;
const DARK_STEP: f32 = 0.2;
/// What the settlers of a gate module are worth to each other.
const FULLER: f32 = 0.2;
const LANDED: f32 = 0.5;
/// What one on its way down is worth more than in a full gate module: what it may earn is not seen yet.
const UNDER_WAY: f32 = 0.3;
/// Settlers that an exoplanet takes from empty to filled, with some for modules to be activated and some turned away; so
/// many more make it e times as likely.
const TO_FILL: f32 = 30.0;
const NEARLY: f32 = 4.0;
/// Influence that an action point brings for each exoplanet still to be filled, and one that is about to be spent.
const ACTION_POINT: f32 = 0.5;
const POINT_IN_HAND: f32 = 0.4;
/// A point for a room in which every step would lead away.
const IDLE_POINT: f32 = 0.02;
/// What a first module of a gate brings for each exoplanet to come, activated or not yet; what any other module does.
const GATE_ON: f32 = 0.7;
const GATE_OFF: f32 = 0.4;
const MODULE: f32 = 0.1;
const LIT: f32 = 0.05;
/// More modules than this promise nothing.
const ENOUGH: usize = 10;
/// A lead of so much influence at the very end, and so much more for each exoplanet to come, is a good one.
const CLOSE_LEAD: f32 = 4.0;
const UNSURE: f32 = 4.0;

/// How nearly each exoplanet in play is filled: worked out once for all who ask.
type Progress = ArrayVec<f32, MOST_COLONIES>;

pub fn chance(game: &SpaceGateOdyssey, state: &State, seat: Seat) -> f32 {
    if *state.agenda.now() == Step::Over {
        return settled(state, seat);
    }
    let progress: Progress =
        state.colonies.iter().map(|colony| game.side_of(colony).family.progress(colony)).collect();
    let to_come = progress.iter().map(|progress| 1.0 - progress).sum();
    let late = lateness(state, to_come);
    let mut worth: PerSeat<f32> =
        state.confederations.iter().map(|own| own_worth(game, state, own, (&progress, to_come))).collect();
    add_colonies(game, state, &progress, &mut worth);
    add_predominance(game, state, late, &mut worth);
    for (seat, worth) in Seat::all(state.seats()).zip(&mut worth) {
        *worth -= late * f32::from(ending::open_corridors(state, seat));
        *worth += in_hand(game, state, seat, (&progress, to_come));
    }
    share(&worth, seat, CLOSE_LEAD + UNSURE * to_come)
}

fn settled(state: &State, seat: Seat) -> f32 {
    let places = ending::outcome(state).places;
    let winners = places.iter().filter(|&&place| place == 1).count();
    if places[seat.index()] == 1 { 1.0 / winners as f32 } else { 0.0 }
}

/// How much of the final scoring can be taken for granted: the fewer exoplanets are to come, counted in fractions, and
/// the longer nobody has settled, since that ends the game as well (SGO-11.6).
fn lateness(state: &State, to_come: f32) -> f32 {
    let guard = f32::from(state.options.stall_guard_turns_per_player) * f32::from(state.seats());
    let stalled = if guard > 0.0 { f32::from(state.quiet_turns) / guard } else { 0.0 };
    (1.0 - 0.18 * to_come.min(5.0)).max(stalled)
}

fn own_worth(
    game: &SpaceGateOdyssey,
    state: &State,
    own: &Confederation,
    (progress, to_come): (&Progress, f32),
) -> f32 {
    let each = &game.figures.action_points;
    let points: u8 = own.odyssey.0.iter().map(|staff| staff.action_points(each)).sum();
    let station = modules(game, &own.station) * to_come + flow(game, state, own, progress);
    f32::from(own.influence) + ACTION_POINT * f32::from(points) * to_come + station
}

/// What the seat is about to do or to get: points to spend where the activated room is of use to it, a module in its hand,
/// settlers between a gate and their spaces, influence that is due.
fn in_hand(game: &SpaceGateOdyssey, state: &State, seat: Seat, (progress, to_come): (&Progress, f32)) -> f32 {
    let useful = state.activated.is_some() && rooms::has_use(game, state, seat);
    let worth = |step: &Step| match *step {
        Step::Act { seat: owner, points, .. } if owner == seat && points > 0 && useful => {
            f32::from(points) * point(game, state, seat, progress)
        }
        Step::PlaceModule { seat: owner, stack } if owner == seat => {
            let new_gate = state.top(stack).is_some_and(|module| brings_gate(game, state, seat, module));
            to_come * (MODULE + if new_gate { GATE_OFF } else { 0.0 })
        }
        Step::Colonize { seat: owner, exoplanet, left, .. } if owner == seat => {
            let colony = state.colonies.iter().position(|colony| colony.exoplanet == exoplanet);
            let progress = progress[colony.expect("settlers travel to exoplanets in play")];
            let settlers = settlers_left(state.of(seat)) + f32::from(left);
            f32::from(left) * (at_gate(AT_GATE, settlers, progress) + FULLER + UNDER_WAY)
        }
        Step::Pay { seat: owner, points, .. } if owner == seat => f32::from(points),
        _ => 0.0,
    };
    state.agenda.iter().map(worth).sum()
}

/// An action point in the activated room: modules while a gate is missing, settlers while there is room for them.
fn point(game: &SpaceGateOdyssey, state: &State, seat: Seat, progress: &Progress) -> f32 {
    match rooms::action_of_room(game, state) {
        RoomAction::MoveSettler(sector) => {
            if leads_on(game, state, (seat, sector), progress) {
                POINT_IN_HAND
            } else {
                IDLE_POINT
            }
        }
        RoomAction::FillAccess => 2.0 * POINT_IN_HAND,
        RoomAction::AddModule => {
            let tops = game.stacks().filter_map(|stack| state.top(stack));
            let wanted = tops.filter(|&module| brings_gate(game, state, seat, module)).count();
            match state.of(seat).station.len() {
                _ if wanted > 0 => 3.0 * POINT_IN_HAND,
                ..ENOUGH => POINT_IN_HAND / 2.0,
                ENOUGH.. => IDLE_POINT,
            }
        }
    }
}

/// Whether the module is of a gate in use of which the seat has none.
fn brings_gate(game: &SpaceGateOdyssey, state: &State, seat: Seat, module: Module) -> bool {
    let station = &state.of(seat).station;
    let kind = game.face(module).kind;
    matches!(kind, Kind::Gate(_)) && !(0..station.len()).any(|at| game.face(station.module(at)).kind == kind)
}

/// What the modules promise: one of each gate most of all.
fn modules(game: &SpaceGateOdyssey, station: &Station) -> f32 {
    let mut gates = [0.0; GATES];
    let lit = (0..station.len()).filter(|&at| station.decks[at].on).count();
    for at in 0..station.len() {
        if let Kind::Gate(gate) = game.face(station.module(at)).kind {
            let worth: f32 = if station.decks[at].on { GATE_ON } else { GATE_OFF };
            gates[gate.index()] = worth.max(gates[gate.index()]);
        }
    }
    gates.iter().sum::<f32>() + MODULE * station.len().min(ENOUGH) as f32 + LIT * lit.min(ENOUGH) as f32
}

/// The settlers aboard, by their way to the nearest gate module. What fills a module helps all who are in it: only full
/// ones travel (SGO-7.1).
fn flow(game: &SpaceGateOdyssey, state: &State, own: &Confederation, progress: &Progress) -> f32 {
    let (station, values) = (&own.station, ways(game, state, own, progress));
    let worth = |at: usize| {
        let (face, inside) = (game.face(station.module(at)), f32::from(station.decks[at].settlers));
        let together =
            if is_gate(face.kind) { FULLER * inside / f32::from(face.capacity.max(1)) } else { 0.0 };
        (values[at] + together) * inside
    };
    (0..station.len()).map(worth).sum()
}

/// What a settler is worth in each module. One that is not activated yet takes a settler from whoever comes first
/// (SGO-5.7), so the way through it is longer.
fn ways(
    game: &SpaceGateOdyssey,
    state: &State,
    own: &Confederation,
    progress: &Progress,
) -> [f32; MOST_MODULES] {
    let (station, left) = (&own.station, settlers_left(own));
    let mut values = [ABOARD; MOST_MODULES];
    let mut reached: ArrayVec<usize, { 4 * MOST_MODULES }> = ArrayVec::new();
    for (at, value) in values.iter_mut().enumerate().take(station.len()) {
        if let Kind::Gate(gate) = game.face(station.module(at)).kind {
            let there = if station.decks[at].on { AT_GATE } else { AT_DARK_GATE };
            *value = match progress_of(state, gate, progress) {
                Some(progress) => at_gate(there, left, progress),
                None => there + TO_HAWKING,
            };
            reached.push(at);
        }
    }
    while let Some(at) = reached.pop() {
        let step = if station.decks[at].on { STEP_AWAY } else { DARK_STEP };
        for neighbor in station.layout.neighbors(at) {
            if values[at] - step > values[neighbor] {
                values[neighbor] = values[at] - step;
                // A station so wide that this is full has ways enough.
                _ = reached.try_push(neighbor);
            }
        }
    }
    values
}

/// What a settler is worth at the gate to an exoplanet, to a player with so many settlers left.
fn at_gate(there: f32, left: f32, progress: f32) -> f32 {
    ABOARD + hope(left, progress) * (there - ABOARD)
}

/// How nearly the exoplanet is filled to which this gate leads, if it leads to one.
fn progress_of(state: &State, gate: Gate, progress: &Progress) -> Option<f32> {
    let Post::On(exoplanet) = state.gates[gate.index()] else { return None };
    let colony = state.colonies.iter().position(|colony| colony.exoplanet == exoplanet);
    colony.map(|at| progress[at])
}

/// How likely a player with so many settlers left sees an exoplanet filled. Settlers come back when it is (SGO-8.1): who
/// sends a few to each soon has none.
fn hope(left: f32, progress: f32) -> f32 {
    let missing = TO_FILL * (1.0 - progress);
    1.0 / (1.0 + ((missing - left) / NEARLY).exp())
}

/// In the reserve and aboard.
fn settlers_left(own: &Confederation) -> f32 {
    let aboard: u8 = own.station.decks.iter().map(|deck| deck.settlers).sum();
    f32::from(own.reserve.settlers + aboard)
}

fn is_gate(kind: Kind) -> bool {
    matches!(kind, Kind::Gate(_))
}

/// Whether some step in this sector brings a settler nearer to a gate, or opens the way for others.
fn leads_on(
    game: &SpaceGateOdyssey,
    state: &State,
    (seat, sector): (Seat, Sector),
    progress: &Progress,
) -> bool {
    let own = state.of(seat);
    let values = ways(game, state, own, progress);
    sector::walks(game, &own.station, sector).any(|(from, to)| values[to] > values[from])
}

/// What every exoplanet would pay now, trusted more the nearer it is to closing and the nearer its gate is, and by whoever
/// has settlers left to close it. What its settlers are worth beside fades: in the end it pays, and they go home (SGO-8.1).
/// Were more lost then than is paid, nobody would close what is his own.
fn add_colonies(game: &SpaceGateOdyssey, state: &State, progress: &Progress, worth: &mut PerSeat<f32>) {
    let mut left: PerSeat<f32> = state.confederations.iter().map(settlers_left).collect();
    for step in state.agenda.iter() {
        if let Step::Colonize { seat, left: under_way, .. } = *step {
            left[seat.index()] += f32::from(under_way);
        }
    }
    for (colony, &progress) in state.colonies.iter().zip(progress) {
        let mut ledger = Ledger::default();
        game.side_of(colony).family.pay(colony, &mut ledger);
        let reachable = state.gates.contains(&Post::On(colony.exoplanet));
        let trust = if reachable { 0.5 + 0.5 * progress } else { 0.4 };
        for seat in colony.seats() {
            let paid = trust * f32::from(ledger.total(seat));
            let landed = LANDED * (1.0 - progress) * f32::from(colony.settlers(seat));
            worth[seat.index()] += hope(left[seat.index()], progress) * (paid + landed);
        }
    }
}

fn add_predominance(game: &SpaceGateOdyssey, state: &State, late: f32, worth: &mut PerSeat<f32>) {
    let stations = state.confederations.iter().map(|own| &own.station);
    let activated: PerSeat<[u16; SECTORS]> =
        stations.map(|station| station.activated_by_sector(game)).collect();
    for (&token, &value) in state.track.iter().zip(&game.hawking.values) {
        let counts: PerSeat<u16> =
            activated.iter().map(|activated| ending::counted(activated, token)).collect();
        let most = counts.iter().copied().max().unwrap_or(0).max(1);
        for (worth, &count) in worth.iter_mut().zip(&counts) {
            let hold = if count == most { 1.0 } else { 0.0 };
            *worth += late * hold * f32::from(value);
        }
    }
}

/// The seat's share when a lead of `scale` is worth a factor of e.
fn share(worth: &PerSeat<f32>, seat: Seat, scale: f32) -> f32 {
    let best = worth.iter().copied().fold(f32::MIN, f32::max);
    let weight = |worth: f32| ((worth - best) / scale).exp();
    weight(worth[seat.index()]) / worth.iter().map(|&worth| weight(worth)).sum::<f32>()
}
