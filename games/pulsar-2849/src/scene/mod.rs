//! How Pulsar 2849 shows itself: the cluster on the left, dice and transmitters beside it, the boards below.

mod art;
mod boards;
mod choices;
mod dice_board;
mod draft;
mod effects;
mod flights;
mod goals;
mod income;
mod labels;
mod lines;
mod mats;
mod names;
mod options;
mod others;
mod paths;
mod plan;
mod previews;
mod prompt;
mod pyramid;
mod reach;
mod scores;
mod settings;
mod sky;
mod supply;
mod transmitters;
mod tray;

use crate::agenda::Step;
use crate::components::{Place, Pulsar};
use crate::event::Event;
use crate::state::{Player, State};
use crate::view::View;
use orrery_core::{Seat, Turn, Viewer};
use orrery_scene::{Art, Lang, Line, Offered, Panel, Scene, Setting, Staged, Teller, Text, told_apart};

impl Staged for Pulsar {
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
        art::of(self, key)
    }

    fn scene(&self, view: &View, offered: &Offered<'_, Self>, teller: Teller<'_, Self>) -> Scene {
        let counted = offered.turn.is_counted();
        let stage = Stage { game: self, view, teller, asked: offered.asked(), counted };
        Scene {
            heading: stage.heading(),
            prompt: prompt::of(&stage, offered),
            verbs: choices::verbs(&stage, offered),
            choices: choices::all(&stage, offered),
            refused: offered.refusals(teller, |action| choices::refused(&stage, action)),
            panels: stage.panels(offered),
            mats: mats::all(&stage),
            last: Vec::new(),
            scores: told_apart(scores::all(&stage), offered.turn, teller.words, |seat| {
                scores::compared(&stage, seat)
            }),
            over: matches!(offered.turn, Turn::Over(_)),
        }
    }

    fn line(&self, notice: &Event, _viewer: Viewer, teller: Teller<'_, Self>) -> Option<Line> {
        lines::of(notice, teller)
    }
}

/// Everything a part of the scene is drawn from.
struct Stage<'a> {
    game: &'a Pulsar,
    view: &'a View,
    teller: Teller<'a, Pulsar>,
    /// Whether the viewer is asked.
    asked: bool,
    /// Whether the game was played to its end and points were counted; one that was conceded stands as it was left.
    counted: bool,
}

impl Stage<'_> {
    fn table(&self) -> &State {
        &self.view.table
    }

    fn step(&self) -> &Step {
        self.view.table.step()
    }

    /// The seat whose boards are shown: the viewer's own, or for spectators those of whoever acts.
    fn seat(&self) -> Seat {
        self.view.viewer.seat().unwrap_or_else(|| self.acting())
    }

    /// Whoever is asked, or the first in turn order if nobody is.
    fn acting(&self) -> Seat {
        self.table().asked().unwrap_or(self.table().slots[0])
    }

    fn player(&self) -> &Player {
        self.table().player(self.seat())
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table().seats())
    }

    /// Whether the viewer's own turn is on, so that extra dice are theirs.
    fn is_acting(&self) -> bool {
        self.acting() == self.seat() && self.table().asked().is_some()
    }

    /// Whether the ship has not been put on a portal yet.
    fn is_ashore(&self, seat: Seat) -> bool {
        let cluster = self.table().cluster(self.game);
        self.table().player(seat).ship.index() >= cluster.nodes.len()
    }

    fn heading(&self) -> Text {
        let of = ("rounds", self.game.rounds.into());
        let round = ("round", self.table().round.into());
        match self.step() {
            Step::Portal { .. } | Step::Side { .. } => self.teller.say("heading-setup", &[]),
            Step::Draft { .. } => self.teller.say("heading-draft", &[round, of]),
            _ if self.is_final() => self.teller.say("heading-final", &[]),
            Step::BuyPoints { .. } => self.teller.say("heading-production", &[round, of]),
            _ => self.teller.say("heading-actions", &[round, of]),
        }
    }

    fn is_final(&self) -> bool {
        self.counted
            || matches!(
                self.step(),
                Step::FinalPurchase { .. }
                    | Step::WildGoal { .. }
                    | Step::GyrodyneGoal { .. }
                    | Step::Bonuses { .. }
            )
    }

    fn panels(&self, offered: &Offered<'_, Pulsar>) -> Vec<Panel> {
        let mut panels = vec![tray::panel(self)];
        panels.extend(pyramid::sides(self));
        panels.extend([sky::panel(self), transmitters::own(self)]);
        let mut beside: Vec<Panel> = options::panel(self, offered).into_iter().collect();
        beside.extend([dice_board::panel(self), transmitters::market(self), income::panel(self)]);
        // What is decided is never below the edge of the screen.
        let (span, goals) = (beside[0].span, goals::panel(self));
        let later = if goals.focus {
            beside.insert(0, Panel { span, ..goals });
            None
        } else {
            Some(goals)
        };
        panels.extend(beside.into_iter().enumerate().map(|(at, panel)| Panel { under: at > 0, ..panel }));
        panels.extend(boards::panels(self));
        panels.extend(pyramid::panel(self));
        panels.extend(later);
        panels.push(others::panel(self));
        panels
    }

    /// Whether a location is a place where a ship can stand.
    fn is_reached(&self, node: crate::ids::NodeId) -> bool {
        !matches!(self.table().cluster(self.game).place(node), Place::Isolated(_) | Place::Portal)
    }
}
