//! Help for whoever is asked and wants it: the best moves, and what speaks for them.

use super::Room;
use super::bots::luck;
use super::mail::Reply;
use crate::problem::{Problem, words};
use crate::wire::{Hint, Tip};
use orrery_bots::Budget;
use orrery_core::Seat;
use orrery_scene::{Lang, Say, Text};
use orrery_shelf::{Advice, Advised};

/// How long a search for help takes at most, if the host has not less patience with bots.
const BUDGET: Budget = Budget::Time(2000);

/// How many moves are told of.
const TIPS: usize = 3;

/// Chances that differ by less are alike: a search is not more exact than that.
const ALIKE: f32 = 0.02;

/// A move into which less of the search went was looked at only in passing.
const LITTLE: f32 = 0.05;

impl Room {
    /// Sets a search going that knows what the seat knows. The table goes on meanwhile; whoever no longer waits for the
    /// answer ends the search.
    pub(super) fn hint(&self, person: &str, seat: Seat, lang: Lang, mut reply: Reply<Hint>) {
        let (question, advice) = match self.advice(person, seat) {
            Ok(found) => found,
            Err(problem) => {
                // Nobody may wait for it any more.
                _ = reply.send(Err(problem));
                return;
            }
        };
        let hall = self.hall.clone();
        tokio::spawn(async move {
            let limit = hall.config.bot_limit;
            let advised = tokio::select! {
                () = reply.closed() => return,
                advised = hall.bots.think(advice, luck(), (limit, None)) => advised,
            };
            // A search that broke down answers nobody, and whoever asked hears that something is wrong here.
            let hint = advised.map(|advised| Hint { question, tips: tips(advised, lang) });
            _ = reply.send(hint.ok_or(Problem::NoHint));
        });
    }

    fn advice(&self, person: &str, seat: Seat) -> Result<(u32, Advice), Problem> {
        self.is_seated(person, seat)?;
        if self.row.serious {
            return Err(Problem::Serious);
        }
        let position = self.is_open_to_play()?.table.now();
        let advice = position.advice(seat, BUDGET).ok_or(Problem::NotAsked)?;
        Ok((position.question(seat), advice))
    }
}

fn tips(advised: Vec<Advised>, lang: Lang) -> Vec<Tip> {
    let glances = advised.iter().map(|advised| advised.glance).fold(0.0, f32::max);
    let mut tried: Vec<Advised> =
        advised.into_iter().filter(|advised| advised.share > 0.0).take(TIPS).collect();
    // The first stood up best to being tried; readers expect the others by their chances.
    if let Some(others) = tried.get_mut(1..) {
        others.sort_by(|one, other| other.chance.total_cmp(&one.chance));
    }
    let why = |at: usize| match at {
        0 => for_the_best(&tried, glances, lang),
        _ => beside_the_best(&tried[at], &tried[0], lang),
    };
    let whys: Vec<Text> = (0..tried.len()).map(why).collect();
    let tip = |(Advised { action, chance, share, .. }, why)| Tip { action, chance, share, why };
    tried.into_iter().zip(whys).map(tip).collect()
}

/// What speaks for the best move: that it gains at once, or that it pays off later.
fn for_the_best(tried: &[Advised], best_glance: f32, lang: Lang) -> Text {
    let best = &tried[0];
    let id = match tried.get(1) {
        None => "hint-only",
        Some(next) if (best.chance - next.chance).abs() < ALIKE => "hint-alike",
        Some(_) if best.glance + ALIKE > best_glance => "hint-at-once",
        Some(_) => "hint-later",
    };
    words(lang).text(id, &[])
}

fn beside_the_best(tip: &Advised, best: &Advised, lang: Lang) -> Text {
    let behind = best.chance - tip.chance;
    let (id, fewer) = match tip {
        _ if behind >= ALIKE => ("hint-behind", (behind * 100.0).round() as usize),
        _ if tip.share < LITTLE => ("hint-unsure", 0),
        _ => ("hint-as-good", 0),
    };
    words(lang).text(id, &[("fewer", Say::from(fewer))])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advised(chance: f32, share: f32, glance: f32) -> Advised {
        Advised { action: serde_json::Value::Null, chance, share, glance }
    }

    fn whys(advised: Vec<Advised>) -> Vec<Text> {
        tips(advised, Lang::En).into_iter().map(|tip| tip.why).collect()
    }

    #[test]
    fn a_move_that_gains_at_once_is_told_from_one_that_pays_later() {
        let word = |id: &str| words(Lang::En).text(id, &[("fewer", 20_usize.into())]);
        let at_once = whys(vec![advised(0.6, 0.8, 0.6), advised(0.4, 0.2, 0.5)]);
        assert_eq!(at_once[0], word("hint-at-once"));
        let later = whys(vec![advised(0.6, 0.8, 0.4), advised(0.4, 0.2, 0.5)]);
        assert_eq!(later, [word("hint-later"), word("hint-behind")]);
        let alike = whys(vec![advised(0.6, 0.5, 0.4), advised(0.59, 0.5, 0.5)]);
        assert_eq!(alike, [word("hint-alike"), word("hint-as-good")]);
    }

    #[test]
    fn moves_that_were_never_tried_are_not_recommended() {
        assert_eq!(tips(vec![advised(0.6, 1.0, 0.4), advised(0.0, 0.0, 0.9)], Lang::Es).len(), 1);
        assert!(tips(Vec::new(), Lang::Es).is_empty());
    }
}
