//! How Escape Pods shows itself: the burning ship on the left, space between, the shelters on the right.

mod art;
mod board;
mod choices;
mod fire;
mod ghosts;
mod labels;
mod lines;
mod mats;
mod names;
mod panels;
mod plan;
mod prompt;
mod settings;
mod shelters;

use crate::agenda::Step;
use crate::components::EscapePods;
use crate::event::Notice;
use crate::parts::Pod;
use crate::state::Table;
use crate::view::View;
use orrery_core::{Seat, Turn, Viewer};
use orrery_scene::{Art, Lang, Line, Offered, Panel, Scene, Setting, Staged, Teller, Text, told_apart};

impl Staged for EscapePods {
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
        let over = matches!(offered.turn, Turn::Over(_));
        let stage = Stage { game: self, view, teller, asked: offered.asked() };
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
            over,
        }
    }

    fn line(&self, notice: &Notice, viewer: Viewer, teller: Teller<'_, Self>) -> Option<Line> {
        lines::of(notice, viewer, teller)
    }
}

/// Everything a part of the scene is drawn from.
struct Stage<'a> {
    game: &'a EscapePods,
    view: &'a View,
    teller: Teller<'a, EscapePods>,
    /// Whether the viewer is asked.
    asked: bool,
}

impl Stage<'_> {
    fn table(&self) -> &Table {
        &self.view.table
    }

    fn step(&self) -> Step {
        *self.view.table.agenda.now()
    }

    /// The seat whose panels are shown large: the viewer's own, or for spectators those of whoever acts.
    fn seat(&self) -> Seat {
        self.view.viewer.seat().filter(|_| self.view.own.is_some()).unwrap_or(self.view.table.active)
    }

    fn players(&self) -> u8 {
        self.view.reserve_sizes.len() as u8
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players())
    }

    /// POD-10.5: whether the seat is in line for a last turn and has crew on the shelter side to play it with; whoever
    /// has none will not get any there.
    fn last_turn_comes(&self, seat: Seat) -> bool {
        let side = self.game.shelter_side(self.table().scrap);
        let beyond = |pod: &Pod| self.table().pods.sector(*pod).is_some_and(|sector| side.contains(sector));
        let carries =
            |pod: Pod| self.view.cabins[pod.index()].iter().flatten().any(|crew| crew.owner == seat);
        let in_line = self.table().last_turns.as_ref().is_some_and(|queue| queue.contains(&seat));
        in_line && Pod::all().filter(beyond).any(carries)
    }

    /// Whether anything will explode any more: not after the end, nor in the last turn of a solo game (POD-12.11).
    fn goes_on_burning(&self) -> bool {
        !self.table().turned_up && (self.players() > 1 || self.table().last_turns.is_none())
    }

    /// Whether the turn of the active player still runs: a hangar may be asked for after its end (POD-4.7).
    fn turn_runs(&self) -> bool {
        self.table().agenda.iter().any(|step| *step == Step::Turn)
    }

    fn heading(&self) -> Text {
        let id = match self.view.table.last_turns {
            _ if self.view.table.turned_up => "heading-count",
            Some(_) => "heading-last-turns",
            None => "heading-round",
        };
        self.teller.say(id, &[("round", self.view.table.round.into())])
    }

    fn panels(&self) -> Vec<Panel> {
        vec![board::panel(self), panels::own(self), shelters::panel(self)]
    }
}
