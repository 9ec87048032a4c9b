//! Transmitters: taken, linked, paid, put online (PUL-9).

use crate::Pulsar;
use crate::action::{Action, End, Link};
use crate::agenda::{Deed, Step};
use crate::components::Transmitter;
use crate::effects::List;
use crate::event::Event;
use crate::ids::TransmitterId;
use crate::operations::Occasion;
use crate::state::{Held, Play, State};
use orrery_core::{Clause, Message, Refusal, Seat};

/// A face-up transmitter is taken by covering one of its costs.
pub const TAKE: Clause = Clause("PUL-9.1");
/// An uncovered cost of one's own transmitter is paid.
pub const PAY: Clause = Clause("PUL-9.2");
/// A new transmitter is joined, end to end, to one of one's own, or begins a new array.
pub const LINK: Clause = Clause("PUL-9.4");
/// Copies of one design are the same choice.
pub const COPIES: Clause = Clause("PUL-4.11");

impl Held {
    /// The costs that are not covered.
    fn open_costs(self, row: &Transmitter) -> impl Iterator<Item = u8> {
        (0..).zip(&row.costs).filter(move |(at, _)| self.covered & (1 << at) == 0).map(|(_, &cost)| cost)
    }

    #[must_use]
    pub fn wants(self, row: &Transmitter, cost: u8) -> bool {
        self.open_costs(row).any(|open| open == cost)
    }

    fn cover(&mut self, row: &Transmitter, cost: u8) {
        let at = (0..row.costs.len()).find(|&at| row.costs[at] == cost && self.covered & (1 << at) == 0);
        self.covered |= 1 << at.expect("the check saw an open cost of this value");
    }

    fn is_free(self, row: &Transmitter, end: End) -> bool {
        row.links[end as usize].is_some() && self.joined[end as usize].is_none()
    }
}

impl Pulsar {
    pub fn allows_take(&self, state: &State, tile: TransmitterId, cost: u8) -> Result<(), Refusal> {
        TAKE.requires(state.shown.contains(&tile), || Message::id("transmitter-not-shown"))?;
        let row = self.transmitter(tile);
        TAKE.requires(row.costs.contains(&cost), || Message::id("no-such-cost"))?;
        COPIES.requires(self.is_first_copy(state, tile), || Message::id("same-as-its-copy"))
    }

    fn is_first_copy(&self, state: &State, tile: TransmitterId) -> bool {
        let same = |other: &TransmitterId| self.transmitter(*other).id == self.transmitter(tile).id;
        state.shown.iter().copied().filter(same).min() == Some(tile)
    }

    pub fn allows_cover(
        &self,
        state: &State,
        seat: Seat,
        tile: TransmitterId,
        cost: u8,
    ) -> Result<(), Refusal> {
        let own = state.held(tile).filter(|held| held.owner == seat);
        PAY.requires(own.is_some(), || Message::id("transmitter-not-yours"))?;
        let open = own.is_some_and(|held| held.wants(self.transmitter(tile), cost));
        PAY.requires(open, || Message::id("no-such-cost"))
    }

    /// The joins that make a difference: ends with equal pips of one tile are interchangeable, since tiles turn round.
    pub fn links(&self, state: &State, seat: Seat, tile: TransmitterId) -> impl Iterator<Item = Link> {
        let own = self.transmitter(tile);
        let own_ends = End::ALL.into_iter().filter(move |&end| {
            own.links[end as usize].is_some() && (end == End::Left || own.links[0] != own.links[1])
        });
        state.held_by(seat).flat_map(move |held| {
            let row = self.transmitter(held.tile);
            let free = move |end: End| held.is_free(row, end);
            let ends = End::ALL.into_iter().filter(move |&end| {
                free(end) && (end == End::Left || !free(End::Left) || row.links[0] != row.links[1])
            });
            let own_ends = own_ends.clone();
            ends.flat_map(move |end| own_ends.clone().map(move |own| Link { own, tile: held.tile, end }))
        })
    }

    pub fn offer_links(&self, state: &State, seat: Seat, tile: TransmitterId, out: &mut Vec<Action>) {
        out.push(Action::Link(None));
        out.extend(self.links(state, seat, tile).map(|link| Action::Link(Some(link))));
    }

    pub fn allows_link(
        &self,
        state: &State,
        seat: Seat,
        tile: TransmitterId,
        link: Option<Link>,
    ) -> Result<(), Refusal> {
        let possible = link.is_none_or(|link| self.links(state, seat, tile).any(|other| other == link));
        LINK.requires(possible, || Message::id("ends-cannot-be-joined"))
    }

    /// Joins of the player whose two transmitters are online, each counted once.
    pub fn links_online(&self, state: &State, seat: Seat) -> u8 {
        let online = |tile: TransmitterId| state.held(tile).is_some_and(|held| held.online);
        let joined = state.held_by(seat).filter(|held| held.online).flat_map(|held| {
            held.joined.iter().flatten().filter(move |(other, _)| online(*other) && held.tile < *other)
        });
        joined.count() as u8
    }
}

impl Play<'_> {
    /// The player has named a transmitter and a cost; asks how it is linked, if it can be.
    pub fn plan_transmitter(&mut self, seat: Seat, tile: TransmitterId, cost: u8) {
        if self.game.links(self.state, seat, tile).next().is_some() {
            self.state.agenda.push(Step::Link { seat, tile, cost });
        } else {
            self.plan_payment(seat, Deed::TakeTransmitter { tile, cost, link: None });
        }
    }

    pub fn choose_link(&mut self, seat: Seat, link: Option<Link>) {
        let Step::Link { tile, cost, .. } = self.state.agenda.pop() else {
            unreachable!("a link answers the question for it");
        };
        self.plan_payment(seat, Deed::TakeTransmitter { tile, cost, link });
    }

    /// Joined to at most one of the player's own, and for good (PUL-9.5); before any benefit (PUL-9.6).
    pub fn take_transmitter(&mut self, seat: Seat, tile: TransmitterId, cost: u8, link: Option<Link>) {
        self.state.shown.retain(|shown| *shown != tile);
        let mut joined = [None; 2];
        if let Some(link) = link {
            joined[link.own as usize] = Some((link.tile, link.end));
            let other = self.state.held.iter_mut().find(|held| held.tile == link.tile);
            other.expect("the check saw it").joined[link.end as usize] = Some((tile, link.own));
        }
        self.state.held.push(Held { owner: seat, tile, covered: 0, online: false, joined });
        self.tell(Event::TransmitterTaken { seat, tile, link });
        self.cover_cost(seat, tile, cost);
    }

    pub fn cover_cost(&mut self, seat: Seat, tile: TransmitterId, cost: u8) {
        let row = self.game.transmitter(tile);
        let held = self.state.held.iter_mut().find(|held| held.tile == tile);
        let held = held.expect("the player has it");
        held.cover(row, cost);
        let complete = held.open_costs(row).next().is_none();
        self.tell(Event::CostCovered { seat, tile, cost });
        self.reward(seat, Occasion::PayTransmitter, 1);
        if complete {
            let list = List::Transmitter(tile);
            self.state.agenda.then([Step::Effects { seat, list, at: 0 }, Step::Online { seat, tile }]);
        }
    }

    /// After the immediate benefit the tile is flipped, and a die is offered for each link to one online (PUL-9.3).
    pub fn go_online(&mut self, seat: Seat, tile: TransmitterId) {
        let held = self.state.held.iter_mut().find(|held| held.tile == tile).expect("the player has it");
        held.online = true;
        let joined = held.joined;
        self.tell(Event::WentOnline { seat, tile });
        self.reward(seat, Occasion::ActivateTransmitter, 1);
        for own in End::ALL {
            if let Some((other, end)) = joined[own as usize] {
                self.offer_link_die(seat, (tile, own), (other, end));
            }
        }
    }

    /// The pips of the two halves, offered for this turn when the second of the two goes online (PUL-9.7).
    fn offer_link_die(&mut self, seat: Seat, own: (TransmitterId, End), other: (TransmitterId, End)) {
        if self.state.held(other.0).is_some_and(|held| held.online) {
            let pips = |(tile, end): (TransmitterId, End)| {
                self.game.transmitter(tile).links[end as usize].expect("only ends with pips are joined")
            };
            self.offer_die(seat, pips(own) + pips(other));
        }
    }
}
