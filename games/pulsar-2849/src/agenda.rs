//! The course of the game: steps, who is asked in each, and what runs by itself.

use crate::action::{Action, Run};
use crate::effects::List;
use crate::ids::{NodeId, Size, SystemId, TechnologyId, Token, TransmitterId};
use crate::operations::{Sizes, Target};
use crate::state::{Play, State};
use crate::{action, ids};
use orrery_core::{Clause, Message, Refusal, Seat};
use serde::{Deserialize, Serialize};

/// A player answers the question that is asked, and only in his own turn (PUL-4.2, PUL-4.4).
pub const QUESTION: Clause = Clause("PUL-4.2");

/// The flight of nine systems, its end and its bonuses, over an effect list within an effect list, are not so many.
pub type Agenda = orrery_core::Agenda<Step, 32>;

/// One item of the course (PUL-4.1). Those that ask say whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    Portal {
        seat: Seat,
    },
    Side {
        seat: Seat,
    },
    Round,
    Draft {
        pick: u8,
    },
    Turns,
    BeginTurn {
        seat: Seat,
    },
    /// The action phase of a player, until the turn is ended.
    Act {
        seat: Seat,
    },
    /// An action half put together: by which trail, with which gate run, linked how, paid how.
    Trail {
        seat: Seat,
        to: NodeId,
        claim: bool,
    },
    GateRun {
        seat: Seat,
        flight: Flight,
    },
    Link {
        seat: Seat,
        tile: TransmitterId,
        cost: u8,
    },
    Pay {
        seat: Seat,
        deed: Deed,
    },
    /// An effect list, from this operation on.
    Effects {
        seat: Seat,
        list: List,
        at: u8,
    },
    Found {
        seat: Seat,
        system: SystemId,
    },
    Land {
        seat: Seat,
        node: NodeId,
        claim: bool,
    },
    Visits {
        seat: Seat,
        systems: u8,
        pulsars: u8,
    },
    Explore {
        seat: Seat,
        tiles: u8,
    },
    Reward {
        seat: Seat,
        system: SystemId,
    },
    PickGyrodyne {
        seat: Seat,
        sizes: Sizes,
    },
    PickTwoGyrodynes {
        seat: Seat,
    },
    Teleport {
        seat: Seat,
        to: Target,
    },
    ClaimIsolated {
        seat: Seat,
    },
    Online {
        seat: Seat,
        tile: TransmitterId,
    },
    Production,
    BuyPoints {
        seat: Seat,
        tile: TransmitterId,
    },
    Gyrodynes,
    Income,
    NextRound,
    FinalCount,
    FinalPurchase {
        seat: Seat,
        technology: TechnologyId,
    },
    Goals {
        seat: Seat,
    },
    WildGoal {
        seat: Seat,
    },
    GyrodyneGoal {
        seat: Seat,
        wild: Option<u8>,
    },
    ScoreGoals {
        seat: Seat,
        wild: Option<u8>,
        chosen: Option<u8>,
    },
    Bonuses {
        seat: Seat,
    },
    LastCount,
    #[default]
    Finished,
}

/// A flight but for its payment, with one gate run at most (PUL-10.7). The trail is the number of one between the ship and its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flight {
    pub to: NodeId,
    pub trail: u16,
    pub claim: bool,
    pub run: Option<Run>,
}

/// A whole action but for its payment (PUL-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    Fly(Flight),
    TakeGyrodyne(Size),
    Activate(ids::PulsarId),
    TakeTransmitter { tile: TransmitterId, cost: u8, link: Option<action::Link> },
    PayTransmitter { tile: TransmitterId, cost: u8 },
    Patent(TechnologyId),
    Complete(ids::Field),
    BuyModifier(Token),
}

impl State {
    /// The seat that the step asks, if it asks at all.
    #[must_use]
    pub fn asked(&self) -> Option<Seat> {
        match *self.step() {
            Step::Portal { seat }
            | Step::Side { seat }
            | Step::Act { seat }
            | Step::Trail { seat, .. }
            | Step::GateRun { seat, .. }
            | Step::Link { seat, .. }
            | Step::Pay { seat, .. }
            | Step::Reward { seat, .. }
            | Step::PickGyrodyne { seat, .. }
            | Step::PickTwoGyrodynes { seat }
            | Step::Teleport { seat, .. }
            | Step::ClaimIsolated { seat }
            | Step::BuyPoints { seat, .. }
            | Step::FinalPurchase { seat, .. }
            | Step::WildGoal { seat }
            | Step::GyrodyneGoal { seat, .. }
            | Step::Bonuses { seat } => Some(seat),
            Step::Draft { pick } => Some(self.drafter(pick)),
            Step::Round
            | Step::Turns
            | Step::BeginTurn { .. }
            | Step::Effects { .. }
            | Step::Found { .. }
            | Step::Land { .. }
            | Step::Visits { .. }
            | Step::Explore { .. }
            | Step::Online { .. }
            | Step::Production
            | Step::Gyrodynes
            | Step::Income
            | Step::NextRound
            | Step::FinalCount
            | Step::Goals { .. }
            | Step::ScoreGoals { .. }
            | Step::LastCount
            | Step::Finished => None,
        }
    }
}

impl Play<'_> {
    /// Takes the answer to the question on top of the agenda.
    pub fn answer(&mut self, seat: Seat, action: &Action) {
        match (*self.state.step(), action) {
            (Step::Portal { .. }, Action::ChoosePortal(portal)) => self.choose_portal(seat, *portal),
            (Step::Side { .. }, Action::ChooseSide(side)) => self.choose_side(seat, *side),
            (Step::Draft { .. }, Action::Draft { value, counter }) => self.draft(seat, *value, *counter),
            (Step::Act { .. }, action) => self.act(seat, action),
            (Step::Trail { .. }, Action::Trail(path)) => self.choose_trail(seat, path),
            (Step::GateRun { .. }, Action::GateRun(run)) => self.choose_run(seat, *run),
            (Step::Link { .. }, Action::Link(link)) => self.choose_link(seat, *link),
            (Step::Pay { .. }, Action::Pay(payment)) => self.choose_payment(seat, *payment),
            (Step::Reward { system, .. }, Action::Reward(reward)) => {
                self.choose_reward(seat, system, *reward);
            }
            (Step::PickGyrodyne { .. }, Action::PickGyrodyne(size)) => self.pick_gyrodyne(seat, *size),
            (Step::PickTwoGyrodynes { .. }, Action::PickTwoGyrodynes(one, other)) => {
                self.pick_two_gyrodynes(seat, [*one, *other]);
            }
            (Step::Teleport { .. }, Action::Teleport { to, claim }) => self.teleport(seat, *to, *claim),
            (Step::ClaimIsolated { .. }, Action::ClaimIsolated(pulsar)) => self.claim_isolated(seat, *pulsar),
            (Step::BuyPoints { tile, .. }, Action::BuyPoints(purchase)) => {
                self.buy_points(seat, tile, *purchase);
            }
            (Step::FinalPurchase { technology, .. }, Action::FinalPurchase(purchase)) => {
                self.purchase_finally(seat, technology, *purchase);
            }
            (Step::WildGoal { .. }, Action::WildGoal(goal)) => self.name_wild_goal(seat, *goal),
            (Step::GyrodyneGoal { wild, .. }, Action::GyrodyneGoal(goal)) => {
                self.choose_goal(seat, wild, *goal);
            }
            (Step::Bonuses { .. }, Action::GoalBonus(goal)) => self.buy_bonus(seat, *goal),
            (Step::Bonuses { .. }, Action::Done) => self.finish_goals(seat),
            (step, action) => unreachable!("{action:?} was refused at {step:?}"),
        }
    }

    /// Runs the agenda until somebody must be asked, or the game is over.
    pub fn advance(&mut self) {
        while self.state.asked().is_none() && *self.state.step() != Step::Finished {
            match self.state.agenda.pop() {
                Step::Round => self.begin_round(),
                Step::Turns => self.begin_turns(),
                Step::BeginTurn { seat } => self.begin_turn(seat),
                Step::Effects { seat, list, at } => self.work_through(seat, list, at),
                Step::Found { seat, system } => self.pass_through(seat, system),
                Step::Land { seat, node, claim } => self.land(seat, node, claim),
                Step::Visits { seat, systems, pulsars } => self.reward_visits(seat, systems, pulsars),
                Step::Explore { seat, tiles } => self.explore(seat, tiles),
                Step::Online { seat, tile } => self.go_online(seat, tile),
                Step::Production => self.produce(),
                Step::Gyrodynes => self.pay_gyrodynes(),
                Step::Income => self.pay_technologies(),
                Step::NextRound => self.prepare_round(),
                Step::FinalCount => self.begin_final_count(),
                Step::Goals { seat } => self.ask_for_goals(seat),
                Step::ScoreGoals { seat, wild, chosen } => self.score_goals(seat, wild, chosen),
                Step::LastCount => self.finish(),
                step @ (Step::Portal { .. }
                | Step::Side { .. }
                | Step::Draft { .. }
                | Step::Act { .. }
                | Step::Trail { .. }
                | Step::GateRun { .. }
                | Step::Link { .. }
                | Step::Pay { .. }
                | Step::Reward { .. }
                | Step::PickGyrodyne { .. }
                | Step::PickTwoGyrodynes { .. }
                | Step::Teleport { .. }
                | Step::ClaimIsolated { .. }
                | Step::BuyPoints { .. }
                | Step::FinalPurchase { .. }
                | Step::WildGoal { .. }
                | Step::GyrodyneGoal { .. }
                | Step::Bonuses { .. }
                | Step::Finished) => unreachable!("{step:?} is answered, not run"),
            }
        }
    }
}

/// The refusal of an answer to a question that was not asked.
pub fn another_question(_action: &Action) -> Result<(), Refusal> {
    QUESTION.requires(false, || Message::id("answers-another-question"))
}
