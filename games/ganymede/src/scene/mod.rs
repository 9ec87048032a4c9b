//! How Ganymede shows itself: the voyage from left to right, from the tiles to the ships.

mod art;
mod board;
mod choices;
mod faces;
mod lines;
mod market;
mod mats;
mod names;
mod prompt;
mod settings;

use crate::action::{Action, Operation};
use crate::agenda::Step;
use crate::components::Ganymede;
use crate::event::Event;
use crate::state::Board;
use crate::view::View;
use orrery_core::{Seat, Turn, Viewer};
use orrery_scene::{Art, Id, Lang, Line, Offered, Panel, Scene, Setting, Staged, Teller, Text, told_apart};

impl Staged for Ganymede {
    const LOCALES: [(Lang, &'static str); 2] =
        [(Lang::En, include_str!("../../locales/en.ftl")), (Lang::Es, include_str!("../../locales/es.ftl"))];
    const RULES: [(Lang, &'static str); 2] =
        [(Lang::En, include_str!("../../rules/en.md")), (Lang::Es, include_str!("../../rules/es.md"))];
    const ICONS: &'static str = include_str!("../../assets/icons.svg");

    fn settings(&self, teller: Teller<'_, Self>) -> Vec<Setting> {
        settings::all(self, teller)
    }

    fn part(&self, family: &str, number: u16, teller: Teller<'_, Self>) -> Text {
        names::part(family, number, teller)
    }

    fn art(&self, key: &str) -> Option<Art> {
        art::of(key)
    }

    fn scene(&self, view: &View, offered: &Offered<'_, Self>, teller: Teller<'_, Self>) -> Scene {
        let stage = Stage { game: self, view, teller, asked: offered.asked(), legal: offered.legal };
        Scene {
            heading: stage.heading(),
            prompt: prompt::of(&stage, offered),
            verbs: choices::verbs(&stage, offered),
            choices: offered.choices(|action| choices::pointing(&stage, action)),
            refused: offered.refusals(teller, |action| choices::pointing(&stage, action)),
            panels: stage.panels(),
            mats: mats::all(&stage),
            last: Vec::new(),
            scores: told_apart(mats::scores(&stage), offered.turn, teller.words, |seat| {
                mats::compared(&stage, seat)
            }),
            over: matches!(offered.turn, Turn::Over(_)),
        }
    }

    fn panel_of(&self, owner: Seat, panel: &Id, teller: Teller<'_, Self>) -> Option<Text> {
        (panel.0 == "dealt").then(|| teller.say("dealt-of", &[("seat", owner.into())]))
    }

    fn line(&self, notice: &Event, _viewer: Viewer, teller: Teller<'_, Self>) -> Option<Line> {
        lines::of(*notice, teller)
    }
}

/// Everything a part of the scene is drawn from.
struct Stage<'a> {
    game: &'a Ganymede,
    view: &'a View,
    teller: Teller<'a, Ganymede>,
    /// Whether the viewer is asked.
    asked: bool,
    /// What the viewer may answer.
    legal: &'a [Action],
}

impl Stage<'_> {
    /// The seat whose board is shown large: the viewer's own, or for spectators that of whoever acts.
    fn seat(&self) -> Seat {
        self.view.viewer.seat().unwrap_or(self.view.active)
    }

    fn board(&self) -> &Board {
        &self.view.boards[self.seat().index()]
    }

    /// The board of whoever acts.
    fn acting(&self) -> &Board {
        &self.view.boards[self.view.active.index()]
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.view.boards.len() as u8)
    }

    /// Whether an answer is pointed at among the settlers of the supply.
    fn turns_to_the_supply(&self) -> bool {
        let of_supply = |action: &Action| {
            matches!(action, Action::Perform(Operation::Recruit(_) | Operation::Adapt { .. }))
        };
        self.legal.iter().any(of_supply)
    }

    /// Whether an answer is pointed at among the ships of the row.
    fn turns_to_the_ships(&self) -> bool {
        self.legal
            .iter()
            .any(|action| matches!(action, Action::Pick(_) | Action::Perform(Operation::Draw(_))))
    }

    fn is_choosing_ships(&self) -> bool {
        *self.view.agenda.now() == Step::ChooseShips
    }

    fn heading(&self) -> Text {
        if self.is_choosing_ships() {
            return self.teller.say("heading-setup", &[]);
        }
        let id = if self.view.ending { "heading-last-round" } else { "heading-round" };
        self.teller.say(id, &[("round", i32::from(self.view.round).into())])
    }

    fn panels(&self) -> Vec<Panel> {
        let dealt = self.is_choosing_ships().then(|| market::dealt(self)).flatten();
        let own = [board::supply(self), board::own(self)];
        dealt.into_iter().chain(market::all(self)).chain(own).chain(market::discarded(self)).collect()
    }
}
