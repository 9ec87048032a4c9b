//! Which of my dice fly where: the values stand beside the locations that they reach.

use super::Stage;
use super::plan::{self, label};
use crate::action::{Modifier, Payment, Source};
use crate::agenda::Step;
use crate::ids::NodeId;
use crate::trails::LONGEST;
use orrery_scene::{Canvas, Paint, Shape, Tone, Word};

impl Stage<'_> {
    /// The locations where a flight paid with this value can end, as bits.
    pub fn reached_with(&self, value: i8) -> u128 {
        let table = self.table();
        let start = table.player(self.seat()).ship;
        let trails = &table.cluster(self.game).trails;
        let flexibility = self.game.flexibility(table, self.seat());
        let within = |length: i8| (1..=LONGEST as i8).contains(&length);
        let mut ends = if within(value) { trails.reach(start, value as usize) } else { 0 };
        for near in [value - 1, value + 1].into_iter().filter(|&near| within(near)) {
            for gate in flexibility.gates() {
                ends |= trails.reach_past(start, near as usize, gate);
            }
            if flexibility.at_pulsars() {
                ends |= trails.reach(start, near as usize) & table.cluster(self.game).connected;
            }
        }
        ends
    }

    /// The value of a die with its modifier.
    pub fn value(&self, payment: Payment) -> i8 {
        let die = match payment.source {
            Source::Silver(value) | Source::Offer(value) | Source::Copy(value) => value,
            Source::Committed => self.table().red.committed.unwrap_or(0),
        };
        die as i8 + payment.modifier.map_or(0, Modifier::change)
    }

    /// Every die and modifier that the player can use now.
    pub fn purses(&self) -> Vec<Payment> {
        let (table, seat) = (self.table(), self.seat());
        let red = table.red;
        let open = |source: Source| match source {
            Source::Silver(_) | Source::Committed => true,
            Source::Offer(_) => !red.used && red.committed.is_none(),
            Source::Copy(_) => {
                !red.used
                    && red.committed.is_none()
                    && table.player(seat).cubes >= self.game.copy_cost(table, seat)
            }
        };
        self.game
            .offer_payments(table, seat)
            .filter(|payment| open(payment.source) && self.value(*payment) >= 0)
            .collect()
    }
}

/// Numbers beside the locations: the dice that end a flight there as they are.
pub fn marks(stage: &Stage<'_>, canvas: &mut Canvas) {
    if !stage.asked || !matches!(stage.step(), Step::Act { .. }) {
        return;
    }
    let cluster = stage.table().cluster(stage.game);
    let mut plain: Vec<(i8, u128)> = Vec::new();
    for payment in stage.purses() {
        let copied = matches!(payment.source, Source::Copy(_));
        if payment.modifier.is_none() && !copied {
            let value = stage.value(payment);
            if plain.iter().all(|(other, _)| *other != value) {
                plain.push((value, stage.reached_with(value)));
            }
        }
    }
    plain.sort_by_key(|(value, _)| *value);
    for node in cluster.all().filter(|&node| stage.is_reached(node)) {
        let values: Vec<Word> = plain
            .iter()
            .filter(|(_, ends)| ends & bit(node) != 0)
            .map(|(value, _)| Word::from(value))
            .collect();
        if !values.is_empty() {
            let (x, y) = plan::middle(cluster, node);
            let r = plan::radius(cluster.place(node));
            let (x, y, text) = (x + r * 0.75 + 7.0, y - r * 0.75 - 6.0, values.join("·"));
            let half = 6.0 + 4.6 * text.chars().count() as f32;
            let pill =
                |paint| Shape::Rect { x: x - half, y: y - 10.0, w: 2.0 * half, h: 20.0, r: 10.0, paint };
            canvas.shapes.push(pill(Paint::Surface));
            canvas.shapes.push(label((x, y), 17.0, text, Tone::Brass, false));
        }
    }
}

pub fn bit(node: NodeId) -> u128 {
    1 << node.0
}
