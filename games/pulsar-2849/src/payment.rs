//! Paying: one die, at most one token, and what flexible technologies forgive (PUL-6, PUL-14).

use crate::Pulsar;
use crate::action::{Modifier, Payment, Source};
use crate::agenda::Deed;
use crate::components::Place;
use crate::event::Event;
use crate::ids::{Size, Token};
use crate::operations::{Occasion, Operation};
use crate::state::{Play, State};
use crate::technologies::Flexibility;
use arrayvec::ArrayVec;
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// The die, after its modifier, must show the cost exactly.
pub const EXACT: Clause = Clause("PUL-6.4");
/// A modifier must be owned to be spent, one for each die.
pub const TOKEN: Clause = Clause("PUL-6.5");
/// No value below nought.
pub const NOT_BELOW_NOUGHT: Clause = Clause("PUL-6.6");
/// A flexible technology forgives a difference of one.
pub const FLEXIBLE: Clause = Clause("PUL-6.7");
/// At most one extra die is used in a turn.
pub const ONE_EXTRA: Clause = Clause("PUL-14.1");
/// An extra die comes from a source.
pub const EXTRA_SOURCE: Clause = Clause("PUL-14.2");
/// A leftover die is copied for cubes.
pub const COPY: Clause = Clause("PUL-14.3");
/// A doubler is paid with a silver die.
pub const DOUBLER: Clause = Clause("PUL-14.5");
/// A bought die costs cubes besides, and is paid with a silver die.
pub const BOUGHT_DIE: Clause = Clause("PUL-14.6");
/// A committed die must be used before any other extra die.
pub const COMMITTED: Clause = Clause("PUL-14.7");

/// Values that a die may have after its modifier, as bits.
pub type Values = u16;

/// What an action costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bill {
    /// Any of these values pays.
    pub costs: Values,
    /// A value one off pays, too.
    pub flexible: bool,
    pub dice: Dice,
    /// Cubes to be paid besides.
    pub cubes: u8,
}

/// Which dice may pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dice {
    Any,
    /// The action turns the silver die that pays.
    Doubled,
    /// The action buys a red die.
    Bought,
}

impl Dice {
    /// The clause that says so.
    fn clause(self) -> Clause {
        match self {
            Dice::Any => EXACT,
            Dice::Doubled => DOUBLER,
            Dice::Bought => BOUGHT_DIE,
        }
    }
}

impl Bill {
    fn of(cost: u8, flexible: bool) -> Bill {
        Bill { costs: 1 << cost, flexible, dice: Dice::Any, cubes: 0 }
    }

    /// Effects that commit a red die want to be paid with silver, and may cost cubes.
    fn with(mut self, effects: &[Operation]) -> Bill {
        for operation in effects {
            match *operation {
                Operation::Double { .. } => self.dice = Dice::Doubled,
                Operation::BuyRedDie { cubes, .. } => {
                    self.dice = Dice::Bought;
                    self.cubes += cubes;
                }
                _ => {}
            }
        }
        self
    }

    /// What must be added to a value so that it pays, if it can be (PUL-6.11).
    fn flex(self, value: i8) -> Option<i8> {
        let pays = |flex: i8| value + flex >= 0 && self.costs & (1 << (value + flex)) != 0;
        let flexes = if self.flexible { &[0, 1, -1][..] } else { &[0][..] };
        flexes.iter().copied().find(|&flex| pays(flex))
    }
}

/// All values that a player can make of his dice and tokens now.
#[derive(Clone, Copy, Debug)]
pub struct Purse {
    silver: Values,
    all: Values,
    pub flexibility: Flexibility,
}

impl Purse {
    /// Values that pay without a flexible technology.
    #[must_use]
    pub fn values(&self) -> Values {
        self.all
    }

    /// Values that pay with a flexible technology: one above or one below.
    #[must_use]
    pub fn neighbors(&self) -> Values {
        self.all << 1 | self.all >> 1
    }

    #[must_use]
    pub fn pays(&self, bill: &Bill) -> bool {
        let values = if bill.dice == Dice::Any { self.all } else { self.silver };
        let near = if bill.flexible { values << 1 | values >> 1 } else { 0 };
        bill.costs & (values | near) != 0
    }
}

impl Pulsar {
    #[must_use]
    pub fn purse(&self, state: &State, seat: Seat) -> Purse {
        let player = state.player(seat);
        let modified = |value: u8| -> Values {
            let bit = 1 << value;
            let one = if player.tokens[Token::PlusMinusOne as usize] > 0 { bit << 1 | bit >> 1 } else { 0 };
            let two = if player.tokens[Token::PlusTwo as usize] > 0 { bit << 2 } else { 0 };
            bit | one | two
        };
        let silver = player.silver.iter().fold(0, |values, &die| values | modified(die));
        let mut all = silver;
        if let Some(red) = state.red.committed {
            all |= modified(red);
        } else if !state.red.used {
            let copies = if player.cubes >= self.copy_cost(state, seat) { leftovers(state) } else { 0 };
            let mut extra = state.red.offers | copies;
            while extra != 0 {
                all |= modified(extra.trailing_zeros() as u8);
                extra &= extra - 1;
            }
        }
        Purse { silver, all, flexibility: self.flexibility(state, seat) }
    }

    /// What the action costs its player.
    #[must_use]
    pub fn bill(&self, state: &State, seat: Seat, flexibility: Flexibility, deed: &Deed) -> Bill {
        let any_of = |costs: &[u8]| costs.iter().fold(0, |values, &cost| values | 1 << cost);
        match *deed {
            Deed::Fly(flight) => {
                let trail = self.trail(state, seat, flight.to, flight.trail);
                let ends_at_pulsar = matches!(state.cluster(self).place(flight.to), Place::Pulsar(_));
                Bill::of(
                    trail.segments.len() as u8,
                    flexibility.forgives_flight(trail.sights.gates, ends_at_pulsar),
                )
            }
            // Gyrodynes too (PUL-8.5).
            Deed::TakeGyrodyne(size) => Bill::of(self.gyrodynes[size as usize].take_cost, false),
            Deed::Activate(pulsar) => {
                let size = state.pulsars[pulsar.index()].gyrodyne().unwrap_or(Size::Small);
                let cost = self.gyrodynes[size as usize].activate_cost;
                Bill::of(cost, flexibility.contains(Flexibility::ACTIVATE_GYRODYNE))
            }
            Deed::TakeTransmitter { cost, .. } | Deed::PayTransmitter { cost, .. } => {
                Bill::of(cost, flexibility.contains(Flexibility::TRANSMITTER))
            }
            Deed::Patent(technology) => {
                let row = self.technology(technology);
                Bill::of(row.cost, flexibility.contains(Flexibility::PATENT)).with(&row.effects)
            }
            Deed::Complete(field) => {
                let side =
                    state.player(seat).side().expect("only owners of a headquarters complete projects");
                let row = self.project(side, field);
                Bill::of(row.cost, flexibility.contains(Flexibility::PROJECT)).with(&row.effects)
            }
            // Modifiers have prices of their own (PUL-6.9).
            Deed::BuyModifier(Token::PlusMinusOne) => {
                Bill { costs: any_of(&self.prices.buy_pm1), ..Bill::of(0, false) }
            }
            Deed::BuyModifier(Token::PlusTwo) => {
                Bill { costs: any_of(&self.prices.buy_plus2), ..Bill::of(0, false) }
            }
        }
    }

    /// Whether the player can pay at all: what an action asks before it asks how.
    pub fn allows_bill(&self, state: &State, seat: Seat, purse: &Purse, bill: &Bill) -> Result<(), Refusal> {
        if bill.dice != Dice::Any {
            COMMITTED.requires(!state.red.used, || Message::id("extra-die-used"))?;
            COMMITTED.requires(state.red.committed.is_none(), || Message::id("red-die-committed"))?;
            let cubes = state.player(seat).cubes;
            BOUGHT_DIE.requires(cubes >= bill.cubes, || {
                Message::id("cubes-missing").with("cubes", Arg::Number(bill.cubes.into()))
            })?;
            let silver = purse.pays(bill) || !purse.pays(&Bill { dice: Dice::Any, ..*bill });
            bill.dice.clause().requires(silver, || Message::id("silver-die-wanted"))?;
        }
        EXACT.requires(purse.pays(bill), || {
            Message::id("no-die-pays").with("cost", Arg::Number(bill.costs.trailing_zeros() as i32))
        })
    }

    /// Every die that might pay, with every token the player has.
    pub fn offer_payments(&self, state: &State, seat: Seat) -> impl Iterator<Item = Payment> {
        let tokens = state.player(seat).tokens;
        sources(state, seat).into_iter().flat_map(move |source| {
            let modifiers = [None].into_iter().chain(Modifier::ALL.map(Some));
            let held = modifiers.filter(move |modifier| {
                modifier.is_none_or(|modifier| tokens[modifier.token() as usize] > 0)
            });
            held.map(move |modifier| Payment { source, modifier })
        })
    }

    /// The ways in which the player can pay for the action.
    pub fn payments(&self, state: &State, seat: Seat, deed: &Deed) -> impl Iterator<Item = Payment> {
        let bill = self.bill(state, seat, self.flexibility(state, seat), deed);
        self.offer_payments(state, seat)
            .filter(move |payment| self.allows_paying(state, seat, &bill, *payment).is_ok())
    }

    pub fn allows_payment(
        &self,
        state: &State,
        seat: Seat,
        deed: &Deed,
        payment: Payment,
    ) -> Result<(), Refusal> {
        let bill = self.bill(state, seat, self.flexibility(state, seat), deed);
        self.allows_paying(state, seat, &bill, payment)
    }

    fn allows_paying(&self, state: &State, seat: Seat, bill: &Bill, payment: Payment) -> Result<(), Refusal> {
        let Payment { source, modifier } = payment;
        self.allows_source(state, seat, source)?;
        let silver = matches!(source, Source::Silver(_));
        bill.dice.clause().requires(bill.dice == Dice::Any || silver, || Message::id("silver-die-wanted"))?;
        let owned = modifier.is_none_or(|modifier| state.player(seat).tokens[modifier.token() as usize] > 0);
        TOKEN.requires(owned, || Message::id("modifier-not-owned"))?;
        let value = value(state, payment);
        NOT_BELOW_NOUGHT.requires(value >= 0, || Message::id("value-below-nought"))?;
        let number = |name, value: i8| Message::id(name).with("value", Arg::Number(value.into()));
        match bill.flex(value) {
            Some(_) => Ok(()),
            None if bill.flexible => FLEXIBLE.requires(false, || number("value-too-far-off", value)),
            None => EXACT.requires(false, || number("value-does-not-pay", value)),
        }
    }

    fn allows_source(&self, state: &State, seat: Seat, source: Source) -> Result<(), Refusal> {
        let player = state.player(seat);
        match source {
            Source::Silver(die) => {
                EXACT.requires(player.silver.contains(&die), || Message::id("die-not-held"))
            }
            Source::Committed => {
                EXTRA_SOURCE.requires(state.red.committed.is_some(), || Message::id("no-committed-die"))
            }
            Source::Offer(value) => {
                let offered = value < 7 && state.red.offers & (1 << value) != 0;
                EXTRA_SOURCE.requires(offered, || Message::id("die-not-offered"))?;
                allows_extra(state)
            }
            Source::Copy(value) => {
                let left = value < 7 && leftovers(state) & (1 << value) != 0;
                COPY.requires(left, || Message::id("die-not-left-over"))?;
                allows_extra(state)?;
                let cost = self.copy_cost(state, seat);
                COPY.requires(player.cubes >= cost, || {
                    Message::id("cubes-missing").with("cubes", Arg::Number(cost.into()))
                })
            }
        }
    }
}

/// Values of the silver dice left on the dice board, as bits (PUL-5.12).
fn leftovers(state: &State) -> u8 {
    (1..=6).filter(|&value| state.dice[value as usize - 1] > 0).fold(0, |values, value| values | 1 << value)
}

/// The dice that the player could choose from, each value once.
fn sources(state: &State, seat: Seat) -> ArrayVec<Source, 24> {
    let silver = &state.player(seat).silver;
    let mut sources: ArrayVec<Source, 24> = ArrayVec::new();
    for (at, &die) in silver.iter().enumerate() {
        if !silver[..at].contains(&die) {
            sources.push(Source::Silver(die));
        }
    }
    if state.red.committed.is_some() {
        sources.push(Source::Committed);
    }
    let bits = |set: u8| (0..7).filter(move |value| set & (1 << value) != 0);
    sources.extend(bits(state.red.offers).map(Source::Offer));
    sources.extend(bits(leftovers(state)).map(Source::Copy));
    sources
}

fn allows_extra(state: &State) -> Result<(), Refusal> {
    ONE_EXTRA.requires(!state.red.used, || Message::id("extra-die-used"))?;
    COMMITTED.requires(state.red.committed.is_none(), || Message::id("red-die-committed"))
}

/// The die with its modifier.
fn value(state: &State, payment: Payment) -> i8 {
    let die = match payment.source {
        Source::Silver(die) | Source::Offer(die) | Source::Copy(die) => die,
        Source::Committed => state.red.committed.expect("the check saw a committed die"),
    };
    die as i8 + payment.modifier.map_or(0, Modifier::change)
}

impl Play<'_> {
    /// Pays the die, the token and the cubes, in this order, then hears the bonus for the token (PUL-19.2).
    pub fn pay(&mut self, seat: Seat, deed: &Deed, payment: Payment) {
        let flexibility = self.game.flexibility(self.state, seat);
        let bill = self.game.bill(self.state, seat, flexibility, deed);
        let value = value(self.state, payment);
        let flex = bill.flex(value).expect("the check saw that it pays");
        let copy_cost = self.game.copy_cost(self.state, seat);
        match payment.source {
            Source::Silver(die) => {
                let silver = &mut self.state.player_mut(seat).silver;
                let at = silver.iter().position(|&held| held == die).expect("the check saw the die");
                silver.remove(at);
            }
            Source::Committed => {
                self.state.red.committed = None;
                self.state.red.used = true;
            }
            Source::Offer(_) | Source::Copy(_) => self.state.red.used = true,
        }
        self.tell(Event::Paid { seat, payment, flex });
        if let Some(modifier) = payment.modifier {
            self.state.player_mut(seat).tokens[modifier.token() as usize] -= 1;
        }
        self.pay_cubes(seat, bill.cubes);
        if matches!(payment.source, Source::Copy(_)) {
            self.pay_cubes(seat, copy_cost);
        }
        if payment.modifier.is_some() {
            self.reward(seat, Occasion::SpendModifier, 1);
        }
    }
}
