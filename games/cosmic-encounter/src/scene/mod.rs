//! How Cosmic Encounter shows itself: the home systems around the Warp, the encounter beside them, one's hand below.

mod ally;
mod art;
mod bargain;
mod board;
mod choices;
mod course;
mod declared;
mod encounter;
mod forecast;
mod hand;
mod labels;
mod lines;
mod mats;
mod names;
mod peoples;
mod piles;
mod plan;
mod pointers;
mod prompt;
mod settings;
mod ships;
mod target;
mod verbs;

use crate::action::Action;
use crate::agenda::Step;
use crate::board::{Board, Laid, Side};
use crate::components::CosmicEncounter;
use crate::event::Event;
use crate::view::View;
use crate::windows::Moment;
use orrery_core::{Seat, Turn, Viewer};
use orrery_scene::{
    Art, Id, Lang, Line, Offered, Panel, Say, Scene, Setting, Staged, Teller, Text, Word, told_apart,
};

impl Staged for CosmicEncounter {
    const LOCALES: [(Lang, &'static str); 2] =
        [(Lang::En, include_str!("../../locales/en.ftl")), (Lang::Es, include_str!("../../locales/es.ftl"))];
    const RULES: [(Lang, &'static str); 2] =
        [(Lang::En, include_str!("../../rules/en.md")), (Lang::Es, include_str!("../../rules/es.md"))];
    const ICONS: &'static str = include_str!("../../assets/icons.svg");

    fn settings(&self, teller: Teller<'_, Self>) -> Vec<Setting> {
        settings::all(self, teller)
    }

    fn windows(&self, teller: Teller<'_, Self>) -> Vec<Word> {
        crate::windows::WORDS.iter().map(|id| teller.word(id)).collect()
    }

    fn part(&self, family: &str, number: u16, teller: Teller<'_, Self>) -> Text {
        names::part(family, number, teller)
    }

    fn art(&self, key: &str) -> Option<Art> {
        art::of(key)
    }

    fn scene(&self, view: &View, offered: &Offered<'_, Self>, teller: Teller<'_, Self>) -> Scene {
        let stage = Stage {
            game: self,
            view,
            teller,
            asked: offered.asked(),
            legal: offered.legal,
            refused: offered.refused.iter().map(|(action, _)| *action).collect(),
        };
        Scene {
            heading: stage.heading(),
            prompt: prompt::of(&stage, offered),
            verbs: verbs::all(&stage),
            choices: offered.choices(|action| choices::pointing(&stage, *action)),
            refused: offered.refusals(teller, |action| choices::pointing(&stage, *action)),
            panels: stage.panels(),
            mats: mats::all(&stage),
            last: stage.last(),
            scores: told_apart(mats::scores(&stage), offered.turn, teller.words, |seat| {
                mats::compared(&stage, seat)
            }),
            over: matches!(offered.turn, Turn::Over(_)),
        }
    }

    fn panel_of(&self, owner: Seat, panel: &Id, teller: Teller<'_, Self>) -> Option<Text> {
        (panel.0 == "hand").then(|| teller.say("hand-of", &[("seat", owner.into())]))
    }

    fn line(&self, notice: &Event, _viewer: Viewer, teller: Teller<'_, Self>) -> Option<Line> {
        lines::of(notice, teller)
    }
}

/// Everything a part of the scene is drawn from.
struct Stage<'a> {
    game: &'a CosmicEncounter,
    view: &'a View,
    teller: Teller<'a, CosmicEncounter>,
    /// Whether the viewer is asked.
    asked: bool,
    legal: &'a [Action],
    refused: Vec<Action>,
}

impl Stage<'_> {
    fn board(&self) -> &Board {
        &self.view.board
    }

    fn step(&self) -> Step {
        *self.view.board.agenda.now()
    }

    /// The viewer's seat; spectators have none.
    fn me(&self) -> Option<Seat> {
        self.view.viewer.seat().filter(|&seat| self.board().has_seat(seat))
    }

    /// Whose system is drawn nearest to the viewer.
    fn nearest(&self) -> Seat {
        self.me().unwrap_or(Seat(0))
    }

    fn say(&self, id: &str, args: &[(&str, Say)]) -> Text {
        self.teller.say(id, args)
    }

    fn word(&self, id: &str) -> Word {
        self.teller.word(id)
    }

    /// Whatever the viewer may do or is refused.
    fn offered(&self) -> impl Iterator<Item = Action> + '_ {
        self.legal.iter().copied().chain(self.refused.iter().copied())
    }

    fn heading(&self) -> Text {
        let board = self.board();
        let turn = Say::from(i32::from(board.turn));
        if board.options.campaign {
            let game = if self.step() == Step::Finished { board.games } else { board.games + 1 };
            return self.say("heading-campaign", &[("turn", turn), ("game", game.into())]);
        }
        self.say("heading-turn", &[("turn", turn)])
    }

    fn panels(&self) -> Vec<Panel> {
        let mut panels = vec![course::panel(self)];
        // Whoever builds a deal has it before them; all others read it beside the board, above the encounter.
        let (mine, others) =
            if bargain::is_mine(self) { (bargain::panel(self), None) } else { (None, bargain::panel(self)) };
        panels.extend(mine);
        panels.push(board::panel(self));
        let under = others.is_some();
        panels.extend(others);
        panels.push(Panel { under, ..encounter::panel(self) });
        panels.extend(ally::panel(self));
        panels.extend(hand::panel(self));
        panels.push(peoples::panel(self));
        panels.push(piles::panel(self));
        panels
    }

    /// What has just happened, as far as it can still be seen: a power declared, cards turned up, a planet chosen.
    fn last(&self) -> Vec<Id> {
        let board = self.board();
        match self.step() {
            Step::Zap(call) => vec![names::alien_id(call.owner)],
            Step::Window(Moment::AfterReveal) if self.is_revealed() => {
                Side::BOTH.into_iter().flat_map(|side| [names::laid_id(side), names::side_id(side)]).collect()
            }
            Step::Window(Moment::BeforeInvitations) => {
                board.encounter.target.map(names::planet_id).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// Both cards of the encounter lie face up.
    fn is_revealed(&self) -> bool {
        Side::BOTH.into_iter().all(|side| matches!(self.board().laid(side), Laid::FaceUp(_) | Laid::Virtual))
    }
}
