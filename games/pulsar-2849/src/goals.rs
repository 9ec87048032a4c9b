//! Goals: achieved or not, and their bonuses (PUL-12).

use crate::Pulsar;
use crate::action::Action;
use crate::agenda::Step;
use crate::components::Goal;
use crate::effects::spinning;
use crate::event::Event;
use crate::ids::{GoalId, Size};
use crate::operations::Count;
use crate::options::GOALS;
use crate::state::{Origin, Play, State};
use arrayvec::ArrayVec;
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// Bonuses are bought of goals that were achieved, in order, each once.
pub const BONUS: Clause = Clause("PUL-12.3");
/// No gyrodyne counts for two goals; the owner chooses which of the two is achieved.
pub const ONE_OF_TWO: Clause = Clause("PUL-12.5");
/// Only a goal of this game can be named.
pub const IN_PLAY: Clause = Clause("PUL-12.11");

impl Pulsar {
    #[must_use]
    pub fn goal(&self, state: &State, at: usize) -> &Goal {
        &self.goals[state.goals[at].index()]
    }

    /// Whether the player satisfies the goal by itself (PUL-12.4).
    #[must_use]
    pub fn satisfies(&self, state: &State, seat: Seat, at: usize) -> bool {
        let goal = self.goal(state, at);
        self.count(state, seat, goal.metric) >= goal.at_least
    }

    /// The two goals of which the player can achieve only one, if there are such.
    #[must_use]
    pub fn conflict(&self, state: &State, seat: Seat, wild: Option<u8>) -> Option<[u8; 2]> {
        let needs_spin = |at: &u8| {
            matches!(self.goal(state, usize::from(*at)).metric, Count::SpinningSame | Count::SpinningSizes)
        };
        let spin: ArrayVec<u8, 3> = (0..3).filter(needs_spin).collect();
        let &[one, other] = spin.as_slice() else { return None };
        let named = wild == Some(one) || wild == Some(other);
        let alone = |at: u8| self.satisfies(state, seat, usize::from(at));
        let (first, second) = (self.goal(state, one.into()), self.goal(state, other.into()));
        let both = both_spin(spinning(state, seat), first, second);
        (!named && alone(one) && alone(other) && !both).then_some([one, other])
    }

    /// The goals that the player achieves, as bits: the one that a technology achieves, and those that are satisfied, but
    /// of two that exclude each other the chosen one only.
    fn achieved(&self, state: &State, seat: Seat, wild: Option<u8>, chosen: Option<u8>) -> u8 {
        let conflict = self.conflict(state, seat, wild);
        let given_up = |at: u8| conflict.is_some_and(|two| two.contains(&at)) && chosen != Some(at);
        let counts =
            |at: &u8| wild == Some(*at) || (self.satisfies(state, seat, usize::from(*at)) && !given_up(*at));
        (0..GOALS as u8).filter(counts).fold(0, |goals, at| goals | 1 << at)
    }

    /// The points of the goals if they were counted now, their bonuses aside, and what violet technologies give for them:
    /// the most that the owner's choices allow.
    #[must_use]
    pub fn goals_now(&self, state: &State, seat: Seat) -> (i16, i16) {
        const ANY: [Option<u8>; GOALS] = [Some(0), Some(1), Some(2)];
        let wilds: &[Option<u8>] = if self.has_wild_goal(state, seat) { &ANY } else { &[None] };
        let choices = wilds.iter().flat_map(|&wild| ANY.map(|chosen| (wild, chosen)));
        let worth = |(wild, chosen)| {
            let goals = self.achieved(state, seat, wild, chosen);
            let achieved = (0..GOALS).filter(|at| goals & (1 << at) != 0);
            let points: i16 = achieved.map(|at| i16::from(self.goal(state, at).vp)).sum();
            (points, self.goal_legacy(state, seat, goals.count_ones() as u8))
        };
        choices.map(worth).max_by_key(|(points, legacy)| points + legacy).unwrap_or_default()
    }

    pub fn offer_goals(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(state.goals.map(Action::WildGoal));
    }

    pub fn allows_wild(&self, state: &State, goal: GoalId) -> Result<(), Refusal> {
        IN_PLAY.requires(state.goals.contains(&goal), || Message::id("goal-not-in-play"))
    }

    pub fn offer_conflict(&self, state: &State, seat: Seat, wild: Option<u8>, out: &mut Vec<Action>) {
        let goals = self.conflict(state, seat, wild).into_iter().flatten();
        out.extend(goals.map(|at| Action::GyrodyneGoal(state.goals[usize::from(at)])));
    }

    pub fn allows_conflict(
        &self,
        state: &State,
        seat: Seat,
        wild: Option<u8>,
        goal: GoalId,
    ) -> Result<(), Refusal> {
        let mut two = self.conflict(state, seat, wild).into_iter().flatten();
        let one_of_two = two.any(|at| state.goals[usize::from(at)] == goal);
        ONE_OF_TWO.requires(one_of_two, || Message::id("goal-not-in-question"))
    }

    pub fn offer_bonuses(&self, state: &State, out: &mut Vec<Action>) {
        out.push(Action::Done);
        out.extend(state.goals.map(Action::GoalBonus));
    }

    pub fn allows_bonus(&self, state: &State, seat: Seat, goal: GoalId) -> Result<(), Refusal> {
        let Some(at) = state.goals.iter().position(|other| *other == goal) else {
            return IN_PLAY.requires(false, || Message::id("goal-not-in-play"));
        };
        let player = state.player(seat);
        let part = Arg::Part("goal", goal.0.into());
        BONUS.requires(player.goals & (1 << at) != 0, || {
            Message::id("goal-not-achieved").with("goal", part)
        })?;
        let next = self.goal(state, at).bonus.get(usize::from(player.bonuses[at]));
        BONUS.requires(next.is_some(), || Message::id("bonuses-bought").with("goal", part))?;
        let price = next.map_or(0, |[cubes, _]| *cubes);
        BONUS.requires(player.cubes >= price, || {
            Message::id("cubes-missing").with("cubes", Arg::Number(price.into()))
        })
    }
}

/// Whether two goals can be satisfied with different gyrodynes: take those of the one away, and look for the other.
#[must_use]
pub fn both_spin(spinning: [u8; 3], one: &Goal, other: &Goal) -> bool {
    removals(spinning, one).any(|rest| satisfied(rest, other))
}

fn satisfied(spinning: [u8; 3], goal: &Goal) -> bool {
    let count = match goal.metric {
        Count::SpinningSame => spinning.into_iter().fold(0, u8::max),
        _ => spinning.into_iter().filter(|&count| count > 0).count() as u8,
    };
    count >= goal.at_least
}

/// What may be left when a goal has taken the gyrodynes that it needs.
fn removals(spinning: [u8; 3], goal: &Goal) -> impl Iterator<Item = [u8; 3]> {
    let (metric, needed) = (goal.metric, goal.at_least);
    (0u8..8).filter_map(move |sizes| {
        let each = if metric == Count::SpinningSame { needed } else { 1 };
        let fits = match metric {
            Count::SpinningSame => sizes.count_ones() == 1,
            _ => sizes.count_ones() == u32::from(needed),
        };
        let taken = |size: Size| if sizes & (1 << size as u8) != 0 { each } else { 0 };
        let left = Size::ALL.map(|size| spinning[size as usize].checked_sub(taken(size)));
        match (fits, left) {
            (true, [Some(small), Some(medium), Some(large)]) => Some([small, medium, large]),
            _ => None,
        }
    })
}

impl Play<'_> {
    /// Step two of the final count for one player: which goals, then their points, then their bonuses.
    pub fn ask_for_goals(&mut self, seat: Seat) {
        if self.game.has_wild_goal(self.state, seat) {
            self.state.agenda.push(Step::WildGoal { seat });
        } else {
            self.ask_between_goals(seat, None);
        }
    }

    pub fn name_wild_goal(&mut self, seat: Seat, goal: GoalId) {
        self.state.agenda.pop();
        let wild = self.state.goals.iter().position(|other| *other == goal).map(|at| at as u8);
        self.tell(Event::GoalNamed { seat, goal });
        self.ask_between_goals(seat, wild);
    }

    fn ask_between_goals(&mut self, seat: Seat, wild: Option<u8>) {
        self.state.agenda.push(match self.game.conflict(self.state, seat, wild) {
            Some(_) => Step::GyrodyneGoal { seat, wild },
            None => Step::ScoreGoals { seat, wild, chosen: None },
        });
    }

    pub fn choose_goal(&mut self, seat: Seat, wild: Option<u8>, goal: GoalId) {
        self.state.agenda.pop();
        let chosen = self.state.goals.iter().position(|other| *other == goal).map(|at| at as u8);
        self.tell(Event::GoalNamed { seat, goal });
        self.state.agenda.push(Step::ScoreGoals { seat, wild, chosen });
    }

    pub fn score_goals(&mut self, seat: Seat, wild: Option<u8>, chosen: Option<u8>) {
        let achieved = self.game.achieved(self.state, seat, wild, chosen);
        self.state.player_mut(seat).goals = achieved;
        for at in (0..GOALS).filter(|at| achieved & (1 << at) != 0) {
            self.tell(Event::GoalAchieved { seat, goal: self.state.goals[at] });
            self.score(seat, Origin::Goal, self.game.goal(self.state, at).vp.into());
        }
        let goals = achieved.count_ones() as u8;
        self.score(seat, Origin::Legacy, self.game.goal_legacy(self.state, seat, goals));
        self.offer_more_bonuses(seat);
    }

    /// Asks on while a bonus can be paid for.
    fn offer_more_bonuses(&mut self, seat: Seat) {
        let affordable = |goal: &GoalId| self.game.allows_bonus(self.state, seat, *goal).is_ok();
        if self.state.goals.iter().any(affordable) {
            self.state.agenda.push(Step::Bonuses { seat });
        }
    }

    pub fn buy_bonus(&mut self, seat: Seat, goal: GoalId) {
        self.state.agenda.pop();
        let at = self.state.goals.iter().position(|other| *other == goal).expect("the check saw it in play");
        let bought = self.state.player(seat).bonuses[at];
        let [cubes, points] = self.game.goal(self.state, at).bonus[usize::from(bought)];
        self.pay_cubes(seat, cubes);
        self.state.player_mut(seat).bonuses[at] += 1;
        self.tell(Event::BonusBought { seat, goal });
        self.score(seat, Origin::Goal, points.into());
        self.offer_more_bonuses(seat);
    }

    pub fn finish_goals(&mut self, seat: Seat) {
        self.state.agenda.pop();
        self.tell(Event::Declined { seat });
    }
}
