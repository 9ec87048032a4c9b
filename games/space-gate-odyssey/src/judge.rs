//! A seat's chance of winning at a glance: what is earned, what is on its way, what the figures can still do.

use crate::agenda::Step;
use crate::components::{GATES, Kind, RoomAction, SECTORS, SpaceGateOdyssey};
use crate::ending;
use crate::parts::{Exoplanet, Module, Sector};
use crate::planets::{Colony, Ledger};
use crate::rooms::{self, sector};
use crate::state::{Confederation, MOST_COLONIES, Post, State};
use crate::station::Station;
use crate::station::berths::Berths;
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

/// What a settler is worth in each module of a station.
type Values = [f32; MOST_MODULES];

/// What lies open to all and counts for each.
struct Outlook {
    progress: Progress,
    /// The same by gate, for those that lead to an exoplanet.
    beyond: [Option<f32>; GATES],
    /// The exoplanets to be filled, counted in fractions.
    to_come: f32,
}

/// A station at one look.
#[derive(Clone, Copy, Default)]
struct Survey {
    settlers: u8,
    lit: usize,
    /// The gate modules, and the worth of the best one of each gate, none without one.
    gate_modules: Berths,
    gates: [f32; GATES],
    /// The activated modules by sector.
    activated: [u16; SECTORS],
}

/// The chance of every seat: most of the work is the same for all.
pub fn chances(game: &SpaceGateOdyssey, state: &State) -> PerSeat<f32> {
    if *state.agenda.now() == Step::Over {
        return settled(state);
    }
    let outlook = Outlook::of(game, state);
    let surveys: PerSeat<Survey> =
        state.confederations.iter().map(|own| Survey::of(game, &own.station)).collect();
    let late = lateness(state, outlook.to_come);
    let (mut worth, mut in_hands): (PerSeat<f32>, PerSeat<f32>) = Default::default();
    for (seat, survey) in Seat::all(state.seats()).zip(&surveys) {
        let values = ways(game, state.of(seat), survey, &outlook);
        worth.push(own_worth(game, state.of(seat), (survey, &values), &outlook));
        in_hands.push(in_hand(game, state, seat, (survey, &values), &outlook));
    }
    add_colonies(game, state, &surveys, &outlook.progress, &mut worth);
    add_predominance(game, state, &surveys, late, &mut worth);
    for (seat, (worth, in_hand)) in Seat::all(state.seats()).zip(worth.iter_mut().zip(in_hands)) {
        *worth -= late * f32::from(ending::open_corridors(state, seat));
        *worth += in_hand;
    }
    shares(&worth, CLOSE_LEAD + UNSURE * outlook.to_come)
}

impl Outlook {
    fn of(game: &SpaceGateOdyssey, state: &State) -> Outlook {
        let progress_of_one = |colony: &Colony| match colony.is_untouched() {
            true => 0.0,
            false => game.side_of(colony).family.progress(colony),
        };
        let progress: Progress = state.colonies.iter().map(progress_of_one).collect();
        let beyond = state.gates.map(|post| match post {
            Post::On(exoplanet) => progress_of(state, exoplanet, &progress),
            Post::Box | Post::InHand | Post::Hawking => None,
        });
        let to_come = progress.iter().map(|progress| 1.0 - progress).sum();
        Outlook { progress, beyond, to_come }
    }
}

impl Survey {
    fn of(game: &SpaceGateOdyssey, station: &Station) -> Survey {
        let mut survey = Survey::default();
        for (at, (berth, deck)) in station.layout.berths().iter().zip(&station.decks).enumerate() {
            let face = game.face(berth.module);
            survey.settlers += deck.settlers;
            if let Kind::Gate(gate) = face.kind {
                survey.gate_modules.add(at);
                let best = &mut survey.gates[gate.index()];
                *best = best.max(if deck.on { GATE_ON } else { GATE_OFF });
            }
            if deck.on {
                survey.lit += 1;
                face.sector.iter().for_each(|sector| survey.activated[sector.index()] += 1);
            }
        }
        survey
    }

    /// Settlers in the reserve and aboard.
    fn left(&self, own: &Confederation) -> f32 {
        f32::from(own.reserve.settlers + self.settlers)
    }

    /// Whether the module is of a gate in use of which the station has none.
    fn lacks(&self, game: &SpaceGateOdyssey, module: Module) -> bool {
        matches!(game.face(module).kind, Kind::Gate(gate) if self.gates[gate.index()] == 0.0)
    }
}

fn settled(state: &State) -> PerSeat<f32> {
    let places = ending::outcome(state).places;
    let winners = places.iter().filter(|&&place| place == 1).count();
    places.iter().map(|&place| if place == 1 { 1.0 / winners as f32 } else { 0.0 }).collect()
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
    own: &Confederation,
    (survey, values): (&Survey, &Values),
    outlook: &Outlook,
) -> f32 {
    let each = &game.figures.action_points;
    let points: u8 = own.odyssey.0.iter().map(|staff| staff.action_points(each)).sum();
    let station = modules(survey, own.station.len()) * outlook.to_come + flow(game, &own.station, values);
    f32::from(own.influence) + ACTION_POINT * f32::from(points) * outlook.to_come + station
}

/// What the seat is about to do or to get: points to spend where the activated room is of use to it, a module in its hand,
/// settlers between a gate and their spaces, influence that is due.
fn in_hand(
    game: &SpaceGateOdyssey,
    state: &State,
    seat: Seat,
    (survey, values): (&Survey, &Values),
    outlook: &Outlook,
) -> f32 {
    let worth = |step: &Step| match *step {
        Step::Act { seat: owner, points, .. }
            if owner == seat && points > 0 && rooms::has_use(game, state, seat) =>
        {
            f32::from(points) * point(game, state, seat, (survey, values))
        }
        Step::PlaceModule { seat: owner, stack } if owner == seat => {
            let new_gate = state.top(stack).is_some_and(|module| survey.lacks(game, module));
            outlook.to_come * (MODULE + if new_gate { GATE_OFF } else { 0.0 })
        }
        Step::Colonize { seat: owner, exoplanet, left, .. } if owner == seat => {
            let progress = progress_of(state, exoplanet, &outlook.progress);
            let progress = progress.expect("settlers travel to exoplanets in play");
            let settlers = survey.left(state.of(seat)) + f32::from(left);
            f32::from(left) * (at_gate(AT_GATE, hope(settlers, progress)) + FULLER + UNDER_WAY)
        }
        Step::Pay { seat: owner, points, .. } if owner == seat => f32::from(points),
        _ => 0.0,
    };
    state.agenda.iter().map(worth).sum()
}

/// An action point in the activated room: modules while a gate is missing, settlers while there is room for them.
fn point(game: &SpaceGateOdyssey, state: &State, seat: Seat, (survey, values): (&Survey, &Values)) -> f32 {
    let station = &state.of(seat).station;
    match rooms::action_of_room(game, state) {
        RoomAction::MoveSettler(sector) => {
            if leads_on(game, station, sector, values) {
                POINT_IN_HAND
            } else {
                IDLE_POINT
            }
        }
        RoomAction::FillAccess => 2.0 * POINT_IN_HAND,
        RoomAction::AddModule => {
            let mut tops = game.stacks().filter_map(|stack| state.top(stack));
            match station.len() {
                _ if tops.any(|module| survey.lacks(game, module)) => 3.0 * POINT_IN_HAND,
                ..ENOUGH => POINT_IN_HAND / 2.0,
                ENOUGH.. => IDLE_POINT,
            }
        }
    }
}

/// What the modules promise: one of each gate most of all.
fn modules(survey: &Survey, modules: usize) -> f32 {
    let gates: f32 = survey.gates.iter().sum();
    gates + MODULE * modules.min(ENOUGH) as f32 + LIT * survey.lit.min(ENOUGH) as f32
}

/// The settlers aboard, by their way to the nearest gate module. What fills a module helps all who are in it: only full
/// ones travel (SGO-7.1).
fn flow(game: &SpaceGateOdyssey, station: &Station, values: &Values) -> f32 {
    let worth = |at: usize| {
        let (face, inside) = (game.face(station.module(at)), f32::from(station.decks[at].settlers));
        let together = match face.kind {
            Kind::Gate(_) => FULLER * inside / f32::from(face.capacity.max(1)),
            Kind::Odyssey(_) | Kind::Access | Kind::Initial => 0.0,
        };
        (values[at] + together) * inside
    };
    station.peopled().map(worth).sum()
}

/// What a settler is worth in each module. One that is not activated yet takes a settler from whoever comes first
/// (SGO-5.7), so the way through it is longer.
fn ways(game: &SpaceGateOdyssey, own: &Confederation, survey: &Survey, outlook: &Outlook) -> Values {
    let station = &own.station;
    let mut values = [ABOARD; MOST_MODULES];
    if survey.settlers == 0 {
        return values;
    }
    let hopes = outlook.beyond.map(|progress| progress.map(|progress| hope(survey.left(own), progress)));
    for at in survey.gate_modules {
        if let Kind::Gate(gate) = game.face(station.module(at)).kind {
            let there = if station.decks[at].on { AT_GATE } else { AT_DARK_GATE };
            values[at] = hopes[gate.index()].map_or(there + TO_HAWKING, |hope| at_gate(there, hope));
        }
    }
    // Each round goes one step further from the gates.
    let mut reached = survey.gate_modules;
    while !reached.is_empty() {
        for at in std::mem::take(&mut reached) {
            let step = if station.decks[at].on { STEP_AWAY } else { DARK_STEP };
            let beside = values[at] - step;
            if beside <= ABOARD {
                continue;
            }
            for neighbor in station.layout.neighbors(at) {
                if beside > values[neighbor] {
                    values[neighbor] = beside;
                    reached.add(neighbor);
                }
            }
        }
    }
    values
}

/// What a settler is worth at the gate to an exoplanet with this hope of being filled.
fn at_gate(there: f32, hope: f32) -> f32 {
    ABOARD + hope * (there - ABOARD)
}

/// How nearly the exoplanet is filled, if it is in play.
fn progress_of(state: &State, exoplanet: Exoplanet, progress: &Progress) -> Option<f32> {
    let colony = state.colonies.iter().position(|colony| colony.exoplanet == exoplanet);
    colony.map(|at| progress[at])
}

/// How likely a player with so many settlers left sees an exoplanet filled. Settlers come back when it is (SGO-8.1): who
/// sends a few to each soon has none.
fn hope(left: f32, progress: f32) -> f32 {
    let missing = TO_FILL * (1.0 - progress);
    1.0 / (1.0 + ((missing - left) / NEARLY).exp())
}

/// Whether some step in this sector brings a settler nearer to a gate, or opens the way for others.
fn leads_on(game: &SpaceGateOdyssey, station: &Station, sector: Sector, values: &Values) -> bool {
    sector::any_walk(game, station, sector, |from, to| values[to] > values[from])
}

/// What every exoplanet would pay now, trusted more the nearer it is to closing and the nearer its gate is, and by whoever
/// has settlers left to close it. What its settlers are worth beside fades: in the end it pays, and they go home (SGO-8.1).
/// Were more lost then than is paid, nobody would close what is his own.
fn add_colonies(
    game: &SpaceGateOdyssey,
    state: &State,
    surveys: &[Survey],
    progress: &Progress,
    worth: &mut PerSeat<f32>,
) {
    let mut left: PerSeat<f32> =
        state.confederations.iter().zip(surveys).map(|(own, survey)| survey.left(own)).collect();
    for step in state.agenda.iter() {
        if let Step::Colonize { seat, left: under_way, .. } = *step {
            left[seat.index()] += f32::from(under_way);
        }
    }
    for (colony, &progress) in
        state.colonies.iter().zip(progress).filter(|(colony, _)| !colony.is_untouched())
    {
        let mut ledger = Ledger::default();
        game.side_of(colony).family.pay(colony, &mut ledger);
        let reachable = state.gates.contains(&Post::On(colony.exoplanet));
        let trust = if reachable { 0.5 + 0.5 * progress } else { 0.4 };
        for seat in colony.seats() {
            let paid = trust * f32::from(ledger.total(seat));
            let landed = LANDED * (1.0 - progress) * f32::from(colony.settlers(seat));
            if paid + landed > 0.0 {
                worth[seat.index()] += hope(left[seat.index()], progress) * (paid + landed);
            }
        }
    }
}

fn add_predominance(
    game: &SpaceGateOdyssey,
    state: &State,
    surveys: &[Survey],
    late: f32,
    worth: &mut PerSeat<f32>,
) {
    for (&token, &value) in state.track.iter().zip(&game.hawking.values) {
        let counts: PerSeat<u16> =
            surveys.iter().map(|survey| ending::counted(&survey.activated, token)).collect();
        let most = counts.iter().copied().max().unwrap_or(0).max(1);
        for (worth, &count) in worth.iter_mut().zip(&counts) {
            let hold = if count == most { 1.0 } else { 0.0 };
            *worth += late * hold * f32::from(value);
        }
    }
}

/// The share of each when a lead of `scale` is worth a factor of e.
fn shares(worth: &PerSeat<f32>, scale: f32) -> PerSeat<f32> {
    let best = worth.iter().copied().fold(f32::MIN, f32::max);
    let weights: PerSeat<f32> = worth.iter().map(|worth| ((worth - best) / scale).exp()).collect();
    let all: f32 = weights.iter().sum();
    weights.iter().map(|weight| weight / all).collect()
}
