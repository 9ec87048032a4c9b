//! The action phase: what a player may do in his turn, and how a turn ends (PUL-6).

use crate::Pulsar;
use crate::action::{Action, Payment};
use crate::agenda::{Deed, Step};
use crate::event::Event;
use crate::ids::{Field, NodeId, PulsarId, Size, TechnologyId, Token};
use crate::payment::{Bill, COMMITTED, Purse, Values};
use crate::state::{Claim, Play, RedDie, State};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// Each modifier has its prices.
pub const PRICE: Clause = Clause("PUL-6.9");

impl Pulsar {
    /// Everything a player might point at in his turn.
    pub fn offer_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let cluster = state.cluster(self);
        out.push(Action::EndTurn);
        self.offer_flights(state, seat, cluster.all(), out);
        self.offer_deeds(state, seat, Values::MAX, self.technologies_in_play(state), out);
        self.offer_waiting(state, seat, out);
    }

    /// The legal ones of them, without trying what no die can reach or pay and what is not open yet.
    pub fn list_turn(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        let purse = self.purse(state, seat);
        if allows_end(state).is_ok() {
            out.push(Action::EndTurn);
        }
        self.offer_flights(state, seat, Nodes(self.destinations(state, seat, &purse)), out);
        let deeds = out.len();
        let near = if purse.flexibility.is_empty() { 0 } else { purse.neighbors() };
        let open = |number: &TechnologyId| self.technology(*number).row <= state.round;
        let technologies = self.technologies_in_play(state).filter(open);
        self.offer_deeds(state, seat, purse.values() | near, technologies, out);
        let mut at = 0;
        out.retain(|action| {
            at += 1;
            at <= deeds || self.allows_with(state, seat, &purse, action).is_ok()
        });
    }

    /// Each end once, or with and without a claim.
    fn offer_flights(
        &self,
        state: &State,
        seat: Seat,
        ends: impl Iterator<Item = NodeId>,
        out: &mut Vec<Action>,
    ) {
        for to in ends {
            if self.claimable(state, seat, to) {
                out.push(Action::Fly { to, claim: true });
            }
            out.push(Action::Fly { to, claim: false });
        }
    }

    /// Everything but flights, as far as its cost is one of these values.
    fn offer_deeds(
        &self,
        state: &State,
        seat: Seat,
        values: Values,
        technologies: impl Iterator<Item = TechnologyId>,
        out: &mut Vec<Action>,
    ) {
        let player = state.player(seat);
        let within = |cost: u8| values & (1 << cost) != 0;
        let sizes = Size::ALL.into_iter();
        out.extend(
            sizes.filter(|&size| within(self.gyrodynes[size as usize].take_cost)).map(Action::TakeGyrodyne),
        );
        for (pulsar, claim) in (0..).map(PulsarId).zip(&state.pulsars) {
            match *claim {
                Claim::Building { by, .. } if by == seat => out.push(Action::Activate(pulsar)),
                Claim::Empty { by } if by == seat => {
                    let waiting = Size::ALL.into_iter().filter(|&size| player.waiting[size as usize] > 0);
                    out.extend(waiting.map(|size| Action::PlaceGyrodyne { size, pulsar }));
                }
                Claim::Free | Claim::Empty { .. } | Claim::Building { .. } | Claim::Spinning { .. } => {}
            }
        }
        for &tile in &state.shown {
            let costs = self.transmitter(tile).distinct_costs().filter(|&cost| within(cost));
            out.extend(costs.map(|cost| Action::TakeTransmitter { tile, cost }));
        }
        for held in state.held_by(seat).filter(|held| !held.online) {
            let row = self.transmitter(held.tile);
            let open = row.distinct_costs().filter(|&cost| within(cost) && held.wants(row, cost));
            out.extend(open.map(|cost| Action::PayTransmitter { tile: held.tile, cost }));
        }
        out.extend(technologies.filter(|&number| within(self.technology(number).cost)).map(Action::Patent));
        if let Some(side) = player.side() {
            let fields = Field::ALL.into_iter().filter(|&field| within(self.project(side, field).cost));
            out.extend(fields.map(Action::Complete));
        }
        if values != 0 {
            out.extend(Token::ALL.map(Action::BuyModifier));
        }
    }

    pub fn allows_in_turn(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.allows_with(state, seat, &self.purse(state, seat), action)
    }

    fn allows_with(&self, state: &State, seat: Seat, purse: &Purse, action: &Action) -> Result<(), Refusal> {
        let deed = match *action {
            Action::EndTurn => return allows_end(state),
            Action::PlaceGyrodyne { size, pulsar } => return self.allows_placing(state, seat, size, pulsar),
            Action::Fly { to, claim } => {
                let destinations = self.destinations(state, seat, purse);
                return self.allows_flight(state, seat, to, claim, destinations);
            }
            Action::TakeGyrodyne(size) => {
                self.allows_supply(state, size)?;
                Deed::TakeGyrodyne(size)
            }
            Action::Activate(pulsar) => {
                self.allows_activation(state, seat, pulsar)?;
                Deed::Activate(pulsar)
            }
            Action::TakeTransmitter { tile, cost } => {
                self.allows_take(state, tile, cost)?;
                Deed::TakeTransmitter { tile, cost, link: None }
            }
            Action::PayTransmitter { tile, cost } => {
                self.allows_cover(state, seat, tile, cost)?;
                Deed::PayTransmitter { tile, cost }
            }
            Action::Patent(technology) => {
                self.allows_patent(state, seat, technology)?;
                Deed::Patent(technology)
            }
            Action::Complete(field) => {
                self.allows_project(state, seat, field)?;
                Deed::Complete(field)
            }
            Action::BuyModifier(token) => {
                let deed = Deed::BuyModifier(token);
                allows_price(purse, &self.bill(state, seat, purse.flexibility, &deed))?;
                deed
            }
            ref other => return crate::agenda::another_question(other),
        };
        self.allows_bill(state, seat, purse, &self.bill(state, seat, purse.flexibility, &deed))
    }
}

/// Silver dice and offers may be left unused, a committed red die may not (PUL-4.7).
fn allows_end(state: &State) -> Result<(), Refusal> {
    COMMITTED.requires(state.red.committed.is_none(), || Message::id("committed-die-must-be-used"))
}

/// A modifier may have several prices: any of them will do.
fn allows_price(purse: &Purse, bill: &Bill) -> Result<(), Refusal> {
    let least = bill.costs.trailing_zeros() as i32;
    let most = bill.costs.checked_ilog2().map_or(least, |most| most as i32);
    PRICE.requires(purse.pays(bill), || match least == most {
        true => Message::id("no-die-pays").with("cost", Arg::Number(least)),
        false => Message::id("no-die-pays-either")
            .with("least", Arg::Number(least))
            .with("most", Arg::Number(most)),
    })
}

/// The locations of a set of bits.
struct Nodes(u128);

impl Iterator for Nodes {
    type Item = NodeId;

    fn next(&mut self) -> Option<NodeId> {
        let node = (self.0 != 0).then(|| NodeId(self.0.trailing_zeros() as u8))?;
        self.0 &= self.0 - 1;
        Some(node)
    }
}

impl Play<'_> {
    /// In turn order, each player once; then production.
    pub fn begin_turns(&mut self) {
        self.state.agenda.push(Step::Production);
        for &seat in self.state.turn_order().iter().rev() {
            self.state.agenda.push(Step::BeginTurn { seat });
        }
    }

    pub fn begin_turn(&mut self, seat: Seat) {
        self.state.red = RedDie::default();
        self.tell(Event::TurnBegan { seat });
        self.state.agenda.push(Step::Act { seat });
    }

    /// Unspent dice and offers are lost (PUL-14.8).
    pub fn end_turn(&mut self, seat: Seat) {
        self.state.agenda.pop();
        self.state.red = RedDie::default();
        self.state.player_mut(seat).silver.clear();
        self.tell(Event::TurnEnded { seat });
    }

    /// Takes one action of the turn, or begins to put it together.
    pub fn act(&mut self, seat: Seat, action: &Action) {
        match *action {
            Action::EndTurn => self.end_turn(seat),
            Action::PlaceGyrodyne { size, pulsar } => self.place_gyrodyne(seat, size, pulsar),
            Action::Fly { to, claim } => self.plan_flight(seat, to, claim),
            Action::TakeTransmitter { tile, cost } => self.plan_transmitter(seat, tile, cost),
            Action::TakeGyrodyne(size) => self.plan_payment(seat, Deed::TakeGyrodyne(size)),
            Action::Activate(pulsar) => self.plan_payment(seat, Deed::Activate(pulsar)),
            Action::PayTransmitter { tile, cost } => {
                self.plan_payment(seat, Deed::PayTransmitter { tile, cost });
            }
            Action::Patent(technology) => self.plan_payment(seat, Deed::Patent(technology)),
            Action::Complete(field) => self.plan_payment(seat, Deed::Complete(field)),
            Action::BuyModifier(token) => self.plan_payment(seat, Deed::BuyModifier(token)),
            ref other => unreachable!("{other:?} answers another question"),
        }
    }

    /// Everything but the payment is settled; asks how to pay, unless there is but one way (PUL-4.12).
    pub fn plan_payment(&mut self, seat: Seat, deed: Deed) {
        let mut ways = self.game.payments(self.state, seat, &deed);
        let first = ways.next().expect("the check saw a way to pay");
        if ways.next().is_some() {
            drop(ways);
            self.state.agenda.push(Step::Pay { seat, deed });
        } else {
            drop(ways);
            self.carry_out(seat, deed, first);
        }
    }

    pub fn choose_payment(&mut self, seat: Seat, payment: Payment) {
        let Step::Pay { deed, .. } = self.state.agenda.pop() else {
            unreachable!("a payment answers the question for it");
        };
        self.carry_out(seat, deed, payment);
    }

    /// Pays, then does it (PUL-19.2).
    fn carry_out(&mut self, seat: Seat, deed: Deed, payment: Payment) {
        self.pay(seat, &deed, payment);
        match deed {
            Deed::Fly(flight) => self.fly(seat, flight),
            Deed::TakeGyrodyne(size) => self.take_gyrodyne(seat, size),
            Deed::Activate(pulsar) => self.activate(seat, pulsar),
            Deed::TakeTransmitter { tile, cost, link } => self.take_transmitter(seat, tile, cost, link),
            Deed::PayTransmitter { tile, cost } => self.cover_cost(seat, tile, cost),
            Deed::Patent(technology) => self.patent(seat, technology),
            Deed::Complete(field) => self.complete(seat, field),
            Deed::BuyModifier(token) => self.take_tokens(seat, token, 1),
        }
    }
}
