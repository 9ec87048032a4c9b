//! The one place where positions lose their types.

use crate::kept;
use crate::open_box::Kit;
use crate::{Advice, Advised, Answer, Played, Position, Rejected, Replayed, Thought};
use orrery_bots::{Budget, Hint, Kind, Question, hints};
use orrery_core::chance::{Recorder, Roll, Script};
use orrery_core::{Ask, Chance, MAX_SEATS, Outcome, Pace, Refusal, Seat, Seats, Turn, Viewer};
use orrery_scene::{Id, Lang, Offered, Scene, Staged, Text};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;

pub(crate) struct Hosted<G: Staged> {
    kit: Arc<Kit<G>>,
    state: G::State,
    seats: u8,
    questions: [u32; MAX_SEATS],
    /// Its players have ended it before its rules did.
    concluded: Option<Outcome>,
}

/// Every candidate of a seat, sorted by the check.
struct Checked<G: Staged> {
    legal: Vec<G::Action>,
    refused: Vec<(G::Action, Refusal)>,
}

impl<G: Staged> Hosted<G> {
    pub fn new(kit: Arc<Kit<G>>, state: G::State, seats: u8) -> Hosted<G> {
        Hosted { kit, state, seats, questions: [0; MAX_SEATS], concluded: None }
    }

    fn game(&self) -> &G {
        &self.kit.game
    }

    /// Plays, and numbers the questions anew for all whose question this closed.
    fn step(
        &mut self,
        seat: Seat,
        action: &Value,
        dice: &mut dyn Chance,
        events: &mut Vec<G::Event>,
    ) -> Result<Replayed, Rejected> {
        let malformed = |error: serde_json::Error| Rejected::Malformed(error.to_string());
        let refused = |refusal| Rejected::Refused(Box::new(refusal));
        let action = G::Action::deserialize(action).map_err(malformed)?;
        let game = &self.kit.game;
        let before = game.turn(&self.state);
        game.play(&mut self.state, seat, &action, dice, events).map_err(refused)?;
        let continues = before.continues(seat, &game.turn(&self.state));
        for asked in Seat::all(self.seats).filter(|&asked| asked == seat || !continues) {
            self.questions[asked.index()] += 1;
        }
        let secret = matches!(before, Turn::Ask { ask, .. } if Ask::is_secret(ask));
        let learnt = events.iter().map(|event| game.learnt(event)).fold(Seats::NONE, Seats::and);
        Ok(Replayed { learnt, pending: secret && continues })
    }

    fn legal(&self, seat: Seat) -> Vec<G::Action> {
        let mut legal = Vec::new();
        if seat.0 < self.seats && self.concluded.is_none() {
            self.game().actions(&self.state, seat, &mut legal);
        }
        legal
    }

    fn checked(&self, seat: Seat) -> Checked<G> {
        let mut candidates = Vec::new();
        if self.asked().asks(seat) {
            self.game().candidates(&self.state, seat, &mut candidates);
        }
        let verdict = |action: G::Action| {
            let refusal = self.game().allows(&self.state, seat, &action).err()?;
            Some((action, refusal))
        };
        Checked { legal: self.legal(seat), refused: candidates.into_iter().filter_map(verdict).collect() }
    }
}

impl<G: Staged> Position for Hosted<G> {
    fn seats(&self) -> u8 {
        self.seats
    }

    fn asked(&self) -> Turn {
        self.concluded.clone().map_or_else(|| self.game().turn(&self.state), Turn::Over)
    }

    fn turn(&self, viewer: Viewer) -> Turn {
        self.asked().seen_by(viewer)
    }

    fn pace(&self) -> Pace {
        self.game().pace(&self.state)
    }

    fn questions(&self) -> [u32; MAX_SEATS] {
        self.questions
    }

    fn renumber(&mut self, questions: [u32; MAX_SEATS]) {
        self.questions = questions;
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.game().view(&self.state, viewer))
    }

    fn actions(&self, seat: Seat) -> Vec<Value> {
        self.legal(seat).iter().map(json).collect()
    }

    fn refused(&self, seat: Seat) -> Vec<(Value, Refusal)> {
        self.checked(seat).refused.into_iter().map(|(action, refusal)| (json(&action), refusal)).collect()
    }

    fn play(&mut self, answer: &Answer, dice: &mut dyn Chance) -> Result<Played, Rejected> {
        if self.concluded.is_some() || answer.question != self.question(answer.seat) {
            return Err(Rejected::Stale);
        }
        let mut recorder = Recorder { source: dice, rolls: Vec::new() };
        let mut events = Vec::new();
        let reach = self.step(answer.seat, &answer.action, &mut recorder, &mut events)?;
        let notices = Viewer::all(self.seats)
            .map(|viewer| {
                let told = events.iter().filter_map(|event| self.game().notice(event, viewer));
                (viewer, told.map(|notice| json(&notice)).collect())
            })
            .collect();
        Ok(Played { luck: recorder.rolls, notices, reach })
    }

    fn replay(&mut self, seat: Seat, action: &Value, luck: &[Roll]) -> Result<Replayed, Rejected> {
        let mut script = Script::new(luck.iter().copied());
        let replayed = self.step(seat, action, &mut script, &mut Vec::new())?;
        if script.fits() { Ok(replayed) } else { Err(Rejected::OtherLuck) }
    }

    fn conclude(&mut self, outcome: Outcome) {
        self.concluded = Some(outcome);
    }

    fn thought(&self, seat: Seat, bot: Kind) -> Option<Thought> {
        let legal = self.legal(seat);
        let kit = self.kit.clone();
        (!legal.is_empty()).then(|| -> Thought {
            let view = self.game().view(&self.state, Viewer::Seat(seat));
            Box::new(move |means| {
                let mut bench = kept::take(&kit);
                let question = Question { game: &kit.game, seat, legal: &legal };
                let action = json(bot.choose(&question, || view, &mut bench, means));
                kept::keep(kit, bench);
                action
            })
        })
    }

    fn advice(&self, seat: Seat, budget: Budget) -> Option<Advice> {
        let legal = self.legal(seat);
        let kit = self.kit.clone();
        (!legal.is_empty()).then(|| -> Advice {
            let view = self.game().view(&self.state, Viewer::Seat(seat));
            Box::new(move |means| {
                let question = Question { game: &kit.game, seat, legal: &legal };
                let advised = |hint: Hint<G::Action>| Advised {
                    action: json(&hint.action),
                    chance: hint.chance,
                    share: hint.share,
                    glance: hint.glance,
                };
                hints(&question, &view, means, budget).into_iter().map(advised).collect()
            })
        })
    }

    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene {
        let nothing = || Checked { legal: Vec::new(), refused: Vec::new() };
        let Checked { legal, refused } = viewer.seat().map_or_else(nothing, |seat| self.checked(seat));
        let turn = self.turn(viewer);
        let offered = Offered { viewer, turn: &turn, legal: &legal, refused: &refused };
        self.game().scene(&self.game().view(&self.state, viewer), &offered, self.kit.teller(lang))
    }

    fn panel_of(&self, owner: Seat, panel: &Id, lang: Lang) -> Option<Text> {
        self.game().panel_of(owner, panel, self.kit.teller(lang))
    }

    fn copy(&self) -> Box<dyn Position> {
        let mut copy = Hosted::new(self.kit.clone(), self.state.clone(), self.seats);
        copy.questions = self.questions;
        copy.concluded.clone_from(&self.concluded);
        Box::new(copy)
    }

    fn imagined(&self, viewer: Viewer, dice: &mut dyn Chance) -> Box<dyn Position> {
        let (game, kit) = (self.game(), self.kit.clone());
        let state = game.imagine(&game.view(&self.state, viewer), dice);
        let (questions, concluded) = (self.questions, self.concluded.clone());
        Box::new(Hosted { kit, state, seats: self.seats, questions, concluded })
    }
}

fn json(data: &impl Serialize) -> Value {
    serde_json::to_value(data).expect("game data is plain data")
}
