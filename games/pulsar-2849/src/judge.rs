//! A seat's chance of winning at a glance.

use crate::Pulsar;
use crate::agenda::Step;
use crate::ids::{Size, Token, TrackName};
use crate::options::GOALS;
use crate::state::State;
use orrery_core::{PerSeat, Seat};

/// Points by which a player must be ahead to be e times as likely to win: when the points are counted, and so many more
/// for each production still to come.
const SPREAD: f32 = 10.0;
const SPREAD_A_ROUND: f32 = 6.0;

impl Pulsar {
    /// The share of this seat among all, each weighed by what its final score may become.
    #[must_use]
    pub fn chance(&self, state: &State, seat: Seat) -> f32 {
        let prospects: PerSeat<f32> =
            Seat::all(state.seats()).map(|seat| self.prospects(state, seat)).collect();
        let best = prospects.iter().copied().fold(f32::MIN, f32::max);
        let left = match stage(self, state) {
            Stage::Playing(left) => left,
            Stage::Counting | Stage::Over => 0.0,
        };
        let spread = SPREAD + SPREAD_A_ROUND * left;
        let weight = |prospects: f32| ((prospects - best) / spread).exp();
        weight(prospects[seat.index()]) / prospects.iter().copied().map(weight).sum::<f32>()
    }

    /// What the final score of this seat may become.
    fn prospects(&self, state: &State, seat: Seat) -> f32 {
        let points = f32::from(state.player(seat).total());
        let remains: i16 = self.remains(state, seat).iter().map(|(_, points)| points).sum();
        match stage(self, state) {
            Stage::Over => points,
            Stage::Counting => points + f32::from(remains),
            Stage::Playing(left) => {
                points + f32::from(remains + self.legacy(state, seat)) + self.hopes(state, seat, left)
            }
        }
    }

    /// Income until the end, goals within reach, what is begun, and what dice, cubes, tokens and ranks are worth.
    fn hopes(&self, state: &State, seat: Seat, left: f32) -> f32 {
        let player = state.player(seat);
        let ripening = (left / f32::from(self.rounds)).min(1.0);
        let dice: f32 = player.silver.iter().map(|&die| 3.0 + 0.4 * f32::from(die)).sum();
        let red = if state.red.committed.is_some() && state.asked() == Some(seat) { 4.0 } else { 0.0 };
        f32::from(self.income(state, seat)) * left
            + self.goal_prospects(state, seat)
            + self.half_done(state, seat) * ripening
            + self.track_prospects(state, seat) * left
            + f32::from(self.penalties(state, seat))
            + 0.7 * f32::from(player.cubes)
            + 1.3 * f32::from(player.tokens[Token::PlusMinusOne as usize])
            + 1.1 * f32::from(player.tokens[Token::PlusTwo as usize])
            + dice
            + red
    }

    /// Points of one production, the row bonus taken as an average one.
    fn income(&self, state: &State, seat: Seat) -> i16 {
        let transmitters = state.held_by(seat).filter(|held| held.online).map(|held| {
            let output = self.transmitter(held.tile).production;
            i16::from(output.vp + output.cubes) + i16::from(output.buy_vp.saturating_sub(1))
        });
        self.gyrodyne_income(state, seat, 1) + self.technology_income(state, seat) + transmitters.sum::<i16>()
    }

    /// Goals count by how near they are, the bonuses for a half; of two that exclude each other the better (PUL-12.5).
    fn goal_prospects(&self, state: &State, seat: Seat) -> f32 {
        let worth = |at: usize| {
            let goal = self.goal(state, at);
            let share = f32::from(self.count(state, seat, goal.metric)) / f32::from(goal.at_least);
            let reached = if share >= 1.0 { 1.0 } else { share * share * 0.5 };
            let bonuses: u8 = goal.bonus.iter().map(|[_, points]| points).sum();
            reached * (f32::from(goal.vp) + 0.5 * f32::from(bonuses))
        };
        let excluded = self
            .conflict(state, seat, None)
            .map_or(0.0, |[one, other]| worth(usize::from(one)).min(worth(usize::from(other))));
        (0..GOALS).map(worth).sum::<f32>() - excluded
    }

    /// What is begun: gyrodynes waiting or building, transmitters partly paid, projects on the way up.
    fn half_done(&self, state: &State, seat: Seat) -> f32 {
        let player = state.player(seat);
        let tiles = |size: Size| f32::from(player.waiting[size as usize]) * (1.0 + size as u8 as f32);
        let waiting: f32 = Size::ALL.into_iter().map(tiles).sum();
        let claimed = f32::from(self.rings - player.rings);
        let building =
            state.pulsars.iter().filter(|claim| claim.owner() == Some(seat) && claim.gyrodyne().is_some());
        let paid: u32 =
            state.held_by(seat).filter(|held| !held.online).map(|held| held.covered.count_ones()).sum();
        let runs = self.runs_left(state, seat).count() as f32;
        waiting + 2.0 * claimed + 3.0 * building.count() as f32 + 5.0 * paid as f32 + 3.0 * runs
    }

    /// A rank is worth what it earns a round, with two players the ranks of both counters (PUL-11.3).
    fn track_prospects(&self, state: &State, seat: Seat) -> f32 {
        let awards = self.engineering_awards(state, seat);
        let earned: f32 = awards.map(|award| 1.2 * f32::from(award.cubes) + f32::from(award.vp)).sum();
        earned - 0.6 * state.track(TrackName::Initiative).rank(seat) as f32
    }
}

/// Where in the game the table is, as far as points are concerned.
enum Stage {
    /// So many productions are still to come.
    Playing(f32),
    Counting,
    Over,
}

fn stage(game: &Pulsar, state: &State) -> Stage {
    let rounds = f32::from(game.rounds - state.round);
    match state.step() {
        Step::Finished => Stage::Over,
        Step::FinalPurchase { .. }
        | Step::WildGoal { .. }
        | Step::GyrodyneGoal { .. }
        | Step::Bonuses { .. } => Stage::Counting,
        Step::Portal { .. } | Step::Side { .. } => Stage::Playing(rounds),
        _ => Stage::Playing(rounds + 1.0),
    }
}
