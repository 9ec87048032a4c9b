//! What is on the table, and the verbs that change it.

use crate::agenda::{Agenda, Step};
use crate::crew::{Crew, Crowd, Panels};
use crate::event::{Course, Event, Told};
use crate::options::HouseRules;
use crate::parts::{
    ARRIVALS, BEACONS, BERTHS, Beacon, Berth, CARDS, Card, Control, Kind, Mooring, PODS, Place, Pod, Pods,
    SHELTERS, Sector, Sectors, Shelter, Space,
};
use orrery_core::{List, PerSeat, Pile, Seat};
use serde::{Deserialize, Serialize};

/// How many placements a stretch of beacon moves may visit (POD-7.11).
pub const RIDES: usize = 64;

pub type Cabin = [Option<Crew>; BERTHS];
pub type Arrivals = List<Crew, ARRIVALS>;

/// The whole truth: what everybody sees, and the crew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub table: Table,
    pub reserves: PerSeat<Crowd>,
    pub panels: PerSeat<Panels>,
    /// The seats of each pod; a token keeps its seat, so that all can follow it.
    pub cabins: [Cabin; PODS],
    /// The crew of each shelter, in the order of their arrival.
    pub arrivals: [Arrivals; SHELTERS],
    /// The crew between its pod and a shelter, while the empty pod is put away (POD-8.2).
    pub landing: Option<Crew>,
}

/// What everybody sees: nothing here is secret, so views copy it whole (POD-9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub rules: HouseRules,
    /// The cards on the shelter spaces, by their row in the box.
    pub shelters: [u8; SHELTERS],
    /// The arrival space, counted from one, of each explosion token.
    pub tokens: [Option<u8>; SHELTERS],
    pub pods: Pods,
    pub scrap: Sectors,
    pub beacons: [Mooring; BEACONS],
    /// The revealed explosion cards: the first explodes next (in solo "far"), the last came from the deck.
    pub revealed: List<Card, 2>,
    /// Its bag has no order and its bottom was seen by all, so nothing of it is secret (POD-9.5).
    pub deck: Pile<Card, CARDS>,
    pub start: Seat,
    pub active: Seat,
    pub round: u8,
    pub actions_left: u8,
    /// Whether the active player has acted or moved along a beacon this turn.
    pub busy: bool,
    /// Turns in a row in which nobody did.
    pub idle_turns: u16,
    /// Whether a crew reached a shelter this round.
    pub landed: bool,
    /// Rounds in a row in which none did.
    pub quiet_rounds: u8,
    /// The placements seen since the last action, as fingerprints (POD-7.11).
    pub seen: List<u32, RIDES>,
    /// Who may still have a last turn, in order; nothing before there is a barrier (POD-10.5).
    pub last_turns: Option<PerSeat<Seat>>,
    /// Whether the crew in shelters are turned up.
    pub turned_up: bool,
    /// By shelter and arrival: the box each crew was assigned to.
    pub assigned: [[Option<u8>; ARRIVALS]; SHELTERS],
    pub agenda: Agenda,
}

impl Table {
    pub fn mooring(&self, beacon: Beacon) -> Mooring {
        self.beacons[beacon.index()]
    }

    pub fn beacon_at(&self, space: Space) -> Option<Beacon> {
        Beacon::all().find(|&beacon| self.mooring(beacon) == Mooring::At(space))
    }

    /// Whether the active player has no turn after this one; whoever raises a barrier may still have one (POD-10.5).
    pub fn is_last_turn(&self) -> bool {
        self.last_turns.as_ref().is_some_and(|queue| !queue.contains(&self.active))
    }

    pub fn was_seen(&self, pods: &Pods) -> bool {
        self.seen.contains(&pods.fingerprint())
    }
}

impl State {
    pub fn step(&self) -> &Step {
        self.table.agenda.now()
    }

    pub fn seats(&self) -> u8 {
        self.reserves.len() as u8
    }

    pub fn is_solo(&self) -> bool {
        self.seats() == 1
    }

    pub fn reserve(&self, seat: Seat) -> Crowd {
        self.reserves[seat.index()]
    }

    pub fn panels(&self, seat: Seat) -> &Panels {
        &self.panels[seat.index()]
    }

    pub fn cabin(&self, pod: Pod) -> &Cabin {
        &self.cabins[pod.index()]
    }

    pub fn aboard(&self, pod: Pod) -> impl Iterator<Item = Crew> + '_ {
        self.cabin(pod).iter().copied().flatten()
    }

    /// The occupied seats of a pod.
    pub fn berths(&self, pod: Pod) -> impl Iterator<Item = (Berth, Crew)> + '_ {
        let seated = self.cabin(pod).iter().zip(0..);
        seated.filter_map(move |(crew, seat)| Some((Berth { pod, seat }, (*crew)?)))
    }

    pub fn crew_at(&self, berth: Berth) -> Option<Crew> {
        self.cabin(berth.pod)[usize::from(berth.seat)]
    }

    pub fn carries(&self, pod: Pod, owner: Seat) -> bool {
        self.aboard(pod).any(|crew| crew.owner == owner)
    }

    /// Whether a pod that fits is in one of these sectors.
    pub fn holds_pod(&self, side: Sectors, fits: impl Fn(Pod) -> bool) -> bool {
        let within = |pod: Pod| self.table.pods.sector(pod).is_some_and(|sector| side.contains(sector));
        Pod::all().any(|pod| within(pod) && fits(pod))
    }

    pub fn crew_in(&self, shelter: Shelter) -> &Arrivals {
        &self.arrivals[shelter.index()]
    }

    pub fn is_full(&self, shelter: Shelter) -> bool {
        self.crew_in(shelter).is_full()
    }

    /// A crew of the reserve pays for an action (POD-4.3).
    pub fn pay(&mut self, seat: Seat, control: Control, with: Kind, events: &mut Vec<Event>) {
        self.reserves[seat.index()].remove(with);
        self.panels[seat.index()].on_mut(control).add(with);
        self.table.actions_left -= 1;
        self.table.busy = true;
        events.push(Told::Activated { control, crew: Crew::new(seat, with) });
    }

    /// Crew of these actions return to the reserve.
    pub fn take_back(&mut self, seat: Seat, from: impl Fn(Control) -> bool, events: &mut Vec<Event>) {
        let (panels, reserve) = (&mut self.panels[seat.index()], &mut self.reserves[seat.index()]);
        let before = reserve.len();
        for control in Control::ALL.into_iter().filter(|&control| from(control)) {
            panels.on_mut(control).empty_into(reserve);
        }
        let crew = reserve.len() - before;
        if crew > 0 {
            events.push(Told::Returned { seat, crew });
        }
    }

    /// A crew of the reserve takes the first free seat of a pod.
    pub fn embark(&mut self, seat: Seat, kind: Kind, pod: Pod, events: &mut Vec<Event>) {
        self.reserves[seat.index()].remove(kind);
        let crew = Crew::new(seat, kind);
        let to = self.seat_in(pod, crew);
        events.push(Told::Embarked { crew, to });
    }

    pub fn transfer(&mut self, from: Berth, pod: Pod, events: &mut Vec<Event>) {
        let crew = self.unseat(from);
        let to = self.seat_in(pod, crew);
        events.push(Told::Transferred { crew, from, to });
    }

    fn seat_in(&mut self, pod: Pod, crew: Crew) -> Berth {
        let free = self.cabin(pod).iter().position(Option::is_none);
        let seat = free.expect("the check saw a free seat");
        self.cabins[pod.index()][seat] = Some(crew);
        Berth { pod, seat: seat as u8 }
    }

    /// A crew leaves its seat; the caller says where it goes.
    pub fn unseat(&mut self, from: Berth) -> Crew {
        let crew = self.cabins[from.pod.index()][usize::from(from.seat)].take();
        crew.expect("the check saw a crew in that seat")
    }

    /// Two crew change seats (POD-6.2).
    pub fn swap(&mut self, from: Berth, at: Berth, events: &mut Vec<Event>) {
        let (own, other) = (self.unseat(from), self.unseat(at));
        self.cabins[from.pod.index()][usize::from(from.seat)] = Some(other);
        self.cabins[at.pod.index()][usize::from(at.seat)] = Some(own);
        events.push(Told::Swapped { own, from, other, at });
    }

    /// A crew of the reserve takes the seat of another's, which goes home (POD-6.3): but for explosions, the
    /// only way back from space (POD-14.5).
    pub fn oust(&mut self, seat: Seat, kind: Kind, at: Berth, events: &mut Vec<Event>) {
        self.reserves[seat.index()].remove(kind);
        let (crew, other) = (Crew::new(seat, kind), self.unseat(at));
        self.cabins[at.pod.index()][usize::from(at.seat)] = Some(crew);
        self.reserves[other.owner.index()].add(other.kind);
        events.push(Told::Ousted { crew, other, at });
    }

    /// The crew of a destroyed pod return to their reserves (POD-8.3), where nobody can tell them apart
    /// (POD-9.3) and whence they can be used at once (POD-14.2).
    pub fn rescue(&mut self, pod: Pod, events: &mut Vec<Event>) {
        for seat in 0..BERTHS as u8 {
            let from = Berth { pod, seat };
            if self.crew_at(from).is_some() {
                let crew = self.unseat(from);
                self.reserves[crew.owner.index()].add(crew.kind);
                events.push(Told::Rescued { crew, from });
            }
        }
    }

    pub fn move_pod(&mut self, pod: Pod, to: Sector, how: Course, events: &mut Vec<Event>) {
        let from = self.table.pods.place(pod);
        self.put_pod(pod, Place::Sector(to));
        events.push(Told::Moved { pod, from, to, how });
    }

    pub fn put_pod(&mut self, pod: Pod, place: Place) {
        self.table.pods = self.table.pods.with(pod, place);
    }

    pub fn moor(&mut self, beacon: Beacon, at: Space) {
        self.table.beacons[beacon.index()] = Mooring::At(at);
    }
}
