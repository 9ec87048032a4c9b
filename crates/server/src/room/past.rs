//! Time travel: a moment as one's own eyes saw it; once the game is over, as any eyes did.

use super::Room;
use super::chronicle::Told;
use super::open;
use super::play::tell_concession;
use crate::problem::Problem;
use crate::wire::{LogEntry, Moment, Play, UndoInfo, UndoReach};
use orrery_core::{Seat, Viewer};
use orrery_scene::{Id, Lang, Line, Scene, Text};
use orrery_shelf::{OpenBox, Position};
use std::collections::BTreeSet;

/// Whose eyes look back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Eyes {
    #[default]
    Mine,
    Of(Viewer),
    /// What all seats together knew.
    Open,
}

impl Eyes {
    /// As it stands in an address: `mine`, `spectator`, `open`, or the number of a seat.
    pub(crate) fn read(word: &str) -> Option<Eyes> {
        match word {
            "" | "mine" => Some(Eyes::Mine),
            "spectator" => Some(Eyes::Of(Viewer::Spectator)),
            "open" => Some(Eyes::Open),
            seat => seat.parse().ok().map(|seat| Eyes::Of(Viewer::Seat(Seat(seat)))),
        }
    }
}

/// The log as somebody reads it: who reads, and in what language.
struct Reader<'a> {
    kit: &'a dyn OpenBox,
    eyes: Sight,
    lang: Lang,
}

#[derive(Clone, Copy)]
enum Sight {
    Of(Viewer),
    Open,
}

impl Room {
    /// The moment after entry `n` of the log that these eyes read.
    pub(super) fn moment(
        &self,
        person: Option<&str>,
        eyes: Eyes,
        n: u32,
        lang: Lang,
    ) -> Result<Moment, Problem> {
        let game = self.is_open_to_play()?;
        let sight = self.sight(person, eyes)?;
        let reader = Reader { kit: &**game.table.kit(), eyes: sight, lang };
        let told: Vec<&Told> =
            game.chronicle.deeds().iter().filter(|told| !reader.lines(told).is_empty()).collect();
        let newest = told.len().checked_sub(1).ok_or(Problem::NoSuchMoment { newest: None })? as u32;
        let deed = *told.get(n as usize).ok_or(Problem::NoSuchMoment { newest: Some(newest) })?;
        let position = game.table.at(deed.n).ok_or(Problem::NoSuchMoment { newest: Some(newest) })?;
        let mut scene = reader.scene(&*position);
        if position.outcome().is_some() {
            tell_concession(&mut scene, &game.table, lang);
        }
        let things: BTreeSet<Id> = reader.lines(deed).into_iter().flat_map(|line| line.things).collect();
        scene.last = things.into_iter().collect();
        let places = game.table.ended().filter(|_| position.outcome().is_some());
        let seat = match sight {
            Sight::Of(viewer) => viewer.seat(),
            Sight::Open => None,
        };
        let play = Play {
            seat,
            question: 0,
            scene: Scene { choices: Vec::new(), refused: Vec::new(), verbs: Vec::new(), ..scene },
            undo: UndoInfo { can: UndoReach::Closed, text: Text::none(), redo: false, restart: false },
            requests: Vec::new(),
            order: None,
            quiet: true,
            closes: None,
            concludes: false,
            places: places.map(|standing| standing.places.clone()),
        };
        Ok(Moment { n, newest, play })
    }

    /// The whole log as these eyes read it.
    pub(super) fn log(&self, person: Option<&str>, eyes: Eyes, lang: Lang) -> Result<Vec<LogEntry>, Problem> {
        let game = self.is_open_to_play()?;
        let reader = Reader { kit: &**game.table.kit(), eyes: self.sight(person, eyes)?, lang };
        let told = game.chronicle.deeds().iter().map(|told| (told, reader.lines(told)));
        let told = told.filter(|(_, lines)| !lines.is_empty()).zip(0..);
        Ok(told.map(|((told, lines), n)| LogEntry { n, at: told.at, lines, struck: told.struck }).collect())
    }

    /// While the game runs everybody has their own eyes and no others.
    fn sight(&self, person: Option<&str>, eyes: Eyes) -> Result<Sight, Problem> {
        let mine = self.viewer(person);
        let over = self.game.as_ref().is_some_and(|game| game.table.ended().is_some());
        match eyes {
            Eyes::Mine => Ok(Sight::Of(mine)),
            Eyes::Of(viewer) if viewer == mine => Ok(Sight::Of(mine)),
            _ if !over => Err(Problem::OthersEyes),
            Eyes::Of(Viewer::Seat(seat)) if seat.index() >= self.row.seats.len() => Err(Problem::NoSuchSeat),
            Eyes::Of(viewer) => Ok(Sight::Of(viewer)),
            Eyes::Open => Ok(Sight::Open),
        }
    }
}

impl Reader<'_> {
    /// What everybody knew together is told by whoever did it: nobody knows a deed better.
    fn lines(&self, told: &Told) -> Vec<Line> {
        match self.eyes {
            Sight::Of(viewer) => told.lines(self.kit, viewer, self.lang),
            Sight::Open => told.lines(self.kit, told.by.map_or(Viewer::Spectator, Viewer::Seat), self.lang),
        }
    }

    fn scene(&self, position: &dyn Position) -> Scene {
        match self.eyes {
            Sight::Of(viewer) => position.scene(viewer, self.lang),
            Sight::Open => open::scene(position, self.lang),
        }
    }
}
