//! How Space Gate Odyssey shows itself: the shared boards on the left, the exoplanets above, one's station below them.

mod art;
mod causes;
mod choices;
mod hawking;
mod labels;
mod lines;
mod mats;
mod names;
mod odyssey;
mod plan;
mod planets;
mod previews;
mod prompt;
mod scores;
mod settings;
mod station;
mod worksite;
mod yard;

use crate::agenda::Step;
use crate::components::SpaceGateOdyssey;
use crate::event::Event;
use crate::options::OpenCorridorMode;
use crate::parts::{Exoplanet, Gate, Module, Stack, Token};
use crate::planets::{Colony, Ledger};
use crate::state::Post;
use crate::station::layout::Layout;
use crate::station::sides::Cell;
use crate::station::{Deck, Station};
use crate::view::{ConfederationView, View};
use orrery_core::{Seat, Turn, Viewer};
use orrery_scene::{Art, Lang, Line, Offered, Panel, Scene, Setting, Staged, Teller, Text, told_apart};

impl Staged for SpaceGateOdyssey {
    const LOCALES: [(Lang, &'static str); 2] =
        [(Lang::En, include_str!("../../locales/en.ftl")), (Lang::Es, include_str!("../../locales/es.ftl"))];
    const RULES: [(Lang, &'static str); 2] =
        [(Lang::En, include_str!("../../rules/en.md")), (Lang::Es, include_str!("../../rules/es.md"))];
    const ICONS: &'static str = include_str!("../../assets/icons.svg");

    fn settings(&self, teller: Teller<'_, Self>) -> Vec<Setting> {
        settings::all(teller)
    }

    fn part(&self, family: &str, number: u16, teller: Teller<'_, Self>) -> Text {
        names::part(family, number, teller)
    }

    fn art(&self, key: &str) -> Option<Art> {
        art::of(self, key)
    }

    fn scene(&self, view: &View, offered: &Offered<'_, Self>, teller: Teller<'_, Self>) -> Scene {
        let over = matches!(offered.turn, Turn::Over(_));
        let stations = view.confederations.iter().map(|own| laid_out(self, own)).collect();
        let stage = Stage { game: self, view, teller, asked: offered.asked(), stations };
        Scene {
            heading: stage.heading(over),
            prompt: prompt::of(&stage, offered),
            verbs: choices::verbs(&stage, offered),
            choices: offered.choices(|action| choices::pointing(&stage, action)),
            refused: offered.refusals(teller, |action| choices::pointing(&stage, action)),
            panels: stage.panels(),
            mats: mats::all(&stage),
            last: Vec::new(),
            scores: told_apart(scores::all(&stage), offered.turn, teller.words, |seat| {
                scores::compared(&stage, seat)
            }),
            over,
        }
    }

    fn line(&self, notice: &Event, _viewer: Viewer, teller: Teller<'_, Self>) -> Option<Line> {
        lines::of(notice, teller)
    }
}

/// Everything a part of the scene is drawn from.
struct Stage<'a> {
    game: &'a SpaceGateOdyssey,
    view: &'a View,
    teller: Teller<'a, SpaceGateOdyssey>,
    /// Whether the viewer is asked.
    asked: bool,
    /// The stations, one for each seat.
    stations: Vec<Station>,
}

fn laid_out(game: &SpaceGateOdyssey, own: &ConfederationView) -> Station {
    let mut station = Station::default();
    for &(laid, deck) in &own.station {
        station.add(game, laid.module, laid.cell, laid.rotation, deck);
    }
    station
}

impl Stage<'_> {
    /// The viewer's seat; for a spectator, that of whoever plays.
    fn seat(&self) -> Seat {
        self.view.viewer.seat().unwrap_or(self.view.active)
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.view.confederations.len() as u8)
    }

    fn own(&self, seat: Seat) -> &ConfederationView {
        &self.view.confederations[seat.index()]
    }

    fn station(&self, seat: Seat) -> &Station {
        &self.stations[seat.index()]
    }

    fn step(&self) -> Step {
        *self.view.agenda.now()
    }

    /// Whose answer the step waits for.
    fn acting(&self) -> Seat {
        match self.step() {
            Step::TakeInitial { seat, .. }
            | Step::PlaceModule { seat, .. }
            | Step::Act { seat, .. }
            | Step::Recruit { seat }
            | Step::Promote { seat }
            | Step::Travel { seat }
            | Step::Colonize { seat, .. }
            | Step::Swap { seat, .. }
            | Step::FillRanks { seat, .. }
            | Step::MoveGate { seat, .. } => seat,
            _ => self.view.active,
        }
    }

    fn setting_up(&self) -> bool {
        self.view.agenda.iter().any(|step| matches!(step, Step::TakeInitial { .. }))
    }

    fn top(&self, stack: Stack) -> Option<Module> {
        self.view.stacks[stack.index()].top
    }

    /// The module that is to be placed.
    fn in_hand(&self) -> Option<Module> {
        match self.step() {
            Step::PlaceModule { stack, .. } => self.top(stack),
            Step::LayModule { module } => Some(module),
            _ => None,
        }
    }

    fn drafting(&self) -> bool {
        matches!(self.step(), Step::Draft | Step::LayModule { .. })
    }

    /// The draft of a new layout, with everybody where they would be.
    fn draft(&self) -> Station {
        let mut station = Station::default();
        let decks = &self.own(self.view.active).station;
        for laid in &self.view.draft {
            let deck = decks.iter().find(|(own, _)| own.module == laid.module);
            let deck = deck.map_or(Deck::default(), |&(_, deck)| deck);
            station.add(self.game, laid.module, laid.cell, laid.rotation, deck);
        }
        station
    }

    /// The modules that are not in the draft yet.
    fn unlaid(&self) -> Vec<Module> {
        let own = self.own(self.view.active).station.iter().map(|(laid, _)| laid.module);
        own.filter(|module| self.view.draft.iter().all(|laid| laid.module != *module)).collect()
    }

    /// The layout that grows: the draft while there is one.
    fn building(&self, seat: Seat) -> Layout {
        if self.drafting() { self.draft().layout } else { self.station(seat).layout }
    }

    fn open_corridors(&self, layout: &Layout) -> u16 {
        match self.view.options.open_corridor_mode {
            OpenCorridorMode::Unconnected => layout.unconnected_corridors(),
            OpenCorridorMode::VoidOnly => layout.corridors_to_void(),
        }
    }

    fn colony(&self, exoplanet: Exoplanet) -> Option<&Colony> {
        self.view.colonies.iter().find(|colony| colony.exoplanet == exoplanet)
    }

    fn gate_on(&self, exoplanet: Exoplanet) -> Option<Gate> {
        let at = self.view.gates.iter().position(|&post| post == Post::On(exoplanet));
        at.map(|at| Gate(at as u8))
    }

    /// What everybody would be paid if the exoplanet closed as it is.
    fn ledger(&self, colony: &Colony) -> Ledger {
        let mut ledger = Ledger::default();
        self.game.side_of(colony).family.pay(colony, &mut ledger);
        ledger
    }

    /// How many activated modules or sets the seat has for a token (SGO-10.3, SGO-10.4).
    fn count(&self, seat: Seat, token: Token) -> u16 {
        let activated = |sector| self.station(seat).activated(self.game, sector);
        match token {
            Token::Sector(sector) => activated(sector),
            Token::Balance => self.game.sectors().map(activated).min().unwrap_or(0),
            Token::None => 0,
        }
    }

    /// Who would get the points of a token now: all who are tied (SGO-10.5).
    fn leaders(&self, token: Token) -> Vec<Seat> {
        let most = self.seats().map(|seat| self.count(seat, token)).max().unwrap_or(0);
        self.seats().filter(|&seat| most > 0 && self.count(seat, token) == most).collect()
    }

    fn settlers_at(&self, seat: Seat, cell: Cell) -> u8 {
        let station = self.station(seat);
        station.layout.at(cell).map_or(0, |at| station.decks[at].settlers)
    }

    fn heading(&self, over: bool) -> Text {
        if over {
            return self.teller.say("heading-over", &[]);
        }
        if self.setting_up() {
            return self.teller.say("heading-setup", &[]);
        }
        let all = if self.view.options.short_game { 3 } else { 5usize };
        let closed = all.saturating_sub(self.view.colonies.len());
        self.teller.say("heading-closed", &[("closed", closed.into()), ("all", all.into())])
    }

    fn panels(&self) -> Vec<Panel> {
        let mut panels = vec![
            odyssey::panel(self),
            hawking::panel(self),
            worksite::panel(self),
            planets::panel(self),
            yard::own(self),
        ];
        panels.extend(planets::to_come(self));
        panels.push(yard::others(self));
        panels
    }
}
