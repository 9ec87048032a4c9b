//! During play: commands in, entries out, append before tell.

use super::bots::{Effort, Matter};
use super::eye::Eye;
use super::show::send;
use super::windows::Mark;
use super::{Playing, Room, TRIES};
use crate::problem::{Problem, words};
use crate::wire::{Command, News, Play, UndoInfo, UndoReach, UndoRequest};
use orrery_bots::Kind;
use orrery_core::{Seat, Seats, Viewer};
use orrery_scene::{Lang, Scene, Text};
use orrery_shelf::{Answer, Rejected};
use orrery_store::{EntryRow, SeatRow, Stage, StoreError, TableRow, UndoRule};
use orrery_table::{Entry, Fault, Player, Reach, Stay, Table, Terms};
use serde_json::Value;
use std::time::Duration;

/// How long a bot lets a store rest that could not keep its answer.
const STORE_REST: Duration = Duration::from_millis(300);

/// How much of a command's id is kept.
const COMMAND_ID: usize = 80;

/// A record of so many entries takes nothing more but what brings the game on: no game that is played to be won is as long.
const LONG: usize = 30_000;

/// Who plays on for a person that resigned.
const STAND_IN: Kind = Kind::Greedy;

impl Room {
    /// A command from a socket: carried out, kept, told to whoever gave it and acknowledged. Others are yet to see it.
    pub(super) async fn hear(&mut self, client: u64, person: Option<String>, command: Command) {
        let id = command.id().to_owned();
        match command {
            Command::Speak { lang, .. } => return self.speak(client, id, lang),
            Command::Look { looks, .. } => return self.note_look(client, id, looks),
            _ => {}
        }
        if self.is_early(client, &person, &command) {
            return;
        }
        let mark = self.game.as_ref().map(Playing::mark);
        let heard = match &person {
            None => Err(Problem::Nobody),
            Some(person) => self.carry_out(person, command).await,
        };
        match &heard {
            Ok(()) => self.hall.figures.commands.add(1),
            Err(_) => self.hall.figures.refusals.add(1),
        }
        match self.secret_since(mark.as_ref()) {
            Some(seats) => self.show_to(seats),
            None if self.has_changed_since(mark.as_ref()) => {
                self.eyes.iter_mut().for_each(Eye::fall_behind);
            }
            None => {}
        }
        self.answer_client(client, id, &heard);
    }

    /// Whose deeds were entered since then, if nobody else may notice anything of them.
    pub(super) fn secret_since(&self, mark: Option<&Mark>) -> Option<Seats> {
        self.game.as_ref()?.secret_since(mark?)
    }

    fn has_changed_since(&self, mark: Option<&Mark>) -> bool {
        self.game.as_ref().zip(mark).is_some_and(|(game, mark)| game.has_changed_since(mark))
    }

    /// Whoever gave the command sees first what came of it, and is told that it is kept; everybody else sees it then.
    pub(super) fn answer_client(&mut self, client: u64, id: String, heard: &Result<(), Problem>) {
        if self.adrift {
            return;
        }
        let at =
            self.client(client).and_then(|client| self.eyes.iter().position(|eye| eye.belongs_to(client)));
        if let (Some(at), Ok(())) = (at, heard) {
            self.show_one(at, None);
        }
        let Some(client) = self.client(client) else { return };
        let news = match heard {
            Ok(()) => News::Done { id },
            Err(problem) => self.refusal(id, problem, client.lang),
        };
        // A client that cannot take its answer finds out when it connects again.
        _ = send(client, &news);
    }

    /// Shows the same table in another language.
    fn speak(&mut self, client: u64, id: String, lang: Lang) {
        let Some(known) = self.clients.iter_mut().find(|known| known.id == client) else { return };
        known.lang = lang;
        // A client that cannot take it finds out when it connects again.
        if send(known, &News::Done { id }) {
            self.let_look(client);
        }
    }

    /// Somebody looks, or looks away: who does not look may want to be called.
    fn note_look(&mut self, client: u64, id: String, looks: bool) {
        if let Some(known) = self.clients.iter_mut().find(|known| known.id == client) {
            known.looks = looks;
            // A client that cannot take it finds out when it connects again.
            _ = send(known, &News::Done { id });
        }
        self.tell_company();
    }

    /// Carries a command out once, however often it comes. Where somebody else was faster, it is judged again by how
    /// things stand now.
    async fn carry_out(&mut self, person: &str, command: Command) -> Result<(), Problem> {
        let name = name_of(person, command.id());
        let is_order = matches!(command, Command::Order { .. });
        let asked = self.request_open().cloned();
        if self.hall.outages.is_failing() {
            match self.be_forgiven().await {
                // Another node was faster, and has entered the same.
                Ok(()) | Err(Problem::Store(StoreError::Taken)) => {}
                Err(problem) => return Err(problem),
            }
        }
        let mut tries = 0;
        while !self.is_done(&name) {
            tries += 1;
            let kept = match self.judge(person, command.clone()) {
                Ok(()) => self.persist(Some(&name)).await,
                // Whoever answers is back, whatever becomes of the answer.
                Err(problem) => self.persist(None).await.and(Err(problem)),
            };
            match kept {
                Ok(()) => self.remember(name.clone()),
                // The store was read again when it refused.
                Err(Problem::Store(StoreError::Taken)) if tries < TRIES => {}
                Err(problem) if tries < TRIES && self.was_behind(&problem).await => {}
                Err(problem) => return Err(problem),
            }
        }
        if self.request_open() != asked.as_ref() {
            self.tell_request();
        }
        self.settle().await;
        if is_order {
            // The window that is open may be one to let pass.
            self.let_pass().await;
            self.settle().await;
        }
        Ok(())
    }

    fn judge(&mut self, person: &str, command: Command) -> Result<(), Problem> {
        let own = command.seat().ok_or(Problem::NoSuchSeat)?;
        self.is_seated(person, own)?;
        self.is_open_to_play()?;
        if self.game.as_ref().is_some_and(|game| game.table.has_resigned(own)) {
            return Err(Fault::Resigned(own).into());
        }
        if self.game.as_ref().is_some_and(|game| is_too_much(&command, game.kept)) {
            return Err(Problem::LongGame);
        }
        // Whoever answers is back.
        if matches!(command, Command::Answer { .. }) && self.is_lent(own) {
            self.take_back_seat(own)?;
        }
        if let Command::Undo { seat, .. } | Command::Restart { seat, .. } = &command {
            self.may_take_back(*seat)?;
        }
        let at = self.time();
        let game = self.game.as_mut().ok_or(Problem::NotStarted)?;
        let opened = self.row.opened;
        let table = &mut game.table;
        let bots_mind = table.bots_mind(own);
        match command {
            Command::Answer { seat, question, action, .. } => {
                let played = table.answer(&Answer { seat, question, action }, at)?;
                game.chronicle.tell(table.entries(), opened, played.notices);
            }
            Command::Undo { seat, .. } => table.request_undo(seat, at)?,
            Command::Consent { yes: true, .. } if bots_mind => return Err(Problem::BotsMind),
            Command::Restart { seat, .. } => table.restart(seat, at)?,
            Command::Redo { seat, .. } => {
                let action = table.redo(seat).first().copied().cloned().ok_or(Problem::NothingToRedo)?;
                let question = table.now().question(seat);
                let played = table.answer(&Answer { seat, question, action }, at)?;
                game.chronicle.tell(table.entries(), opened, played.notices);
            }
            Command::Consent { seat, request, yes: true, .. } => table.accept(seat, request, at)?,
            Command::Consent { seat, request, yes: false, .. } => table.decline(seat, request)?,
            Command::Resign { seat, .. } => table.resign(seat, STAND_IN, at)?,
            Command::Conclude { seat, .. } => table.claim(seat, at)?,
            Command::Claim { seat, of, .. } => self.claim_time(seat, of)?,
            Command::Pause { seat, yes, .. } => table.pause(seat, yes, at)?,
            Command::Holiday { seat, days, .. } => table.holiday(seat, days, at)?,
            Command::StandIn { seat, of, bot, turn, .. } => {
                let stay = if turn { Stay::Turn } else { Stay::Longer };
                self.stand_in((person, seat), of, &bot, stay)?;
            }
            Command::OtherLevel { seat, of, bot, .. } => self.other_level(seat, of, &bot)?,
            Command::TakeBack { seat, .. } => self.take_back_seat(seat)?,
            Command::Order { seat, order, .. } => self.give_order(seat, order)?,
            Command::Speak { .. } | Command::Look { .. } => unreachable!("it was heard before"),
        }
        Ok(())
    }

    /// Appends what is new to the store. If that fails the room takes the game up again where the store has it, so
    /// that nobody sees what was not kept.
    pub(super) async fn persist(&mut self, command: Option<&str>) -> Result<(), Problem> {
        let Some(game) = self.game.as_mut() else { return Ok(()) };
        let fresh = &game.table.entries()[game.kept..];
        game.chronicle.tell(game.table.entries(), self.row.opened, Vec::new());
        let row = |entry: &Entry| EntryRow {
            body: serde_json::to_string(entry).expect("an entry is plain data"),
            command: command.map(str::to_owned),
        };
        let rows: Vec<EntryRow> = fresh.iter().map(row).collect();
        if !rows.is_empty()
            && let Err(error) = self.hall.store.append(&self.row.id, game.kept as u32, rows).await
        {
            // Where somebody else was faster, nothing is at fault: no time may be won by it.
            if !matches!(error, StoreError::Taken) {
                tracing::warn!(table = %self.row.id, %error, "an answer could not be kept");
                self.hall.outages.fail();
                self.hall.figures.faults.add(1);
            }
            // Where it is not known what was kept, nobody is told anything: clients come back and ask again.
            self.adrift = matches!(error, StoreError::Unknown(_)) || Box::pin(self.take_up()).await.is_err();
            return Err(error.into());
        }
        let kept = game.table.entries().len();
        self.hall.figures.entries.add((kept - game.kept) as u64);
        game.is_kept();
        if game.table.ended().is_some() && self.row.stage == Stage::Playing {
            self.keep_over().await;
        }
        Ok(())
    }

    /// Marks the table as over. The end itself is kept already, so whoever opens the room next can do this as well.
    async fn keep_over(&mut self) {
        let (stage, revision, at) = (Stage::Over, self.row.revision + 1, self.hall.now());
        let row = TableRow { stage, revision, at, ..self.row.clone() };
        match self.hall.store.keep_table(row.clone()).await {
            Ok(()) => self.row = row,
            // Another node was faster, and has written the same.
            Err(StoreError::Taken) => {}
            Err(error) => {
                tracing::warn!(table = %self.row.id, %error, "the table could not be marked as over");
            }
        }
    }

    /// Plays for a seat without a command: a bot's thought, a forced end.
    pub(super) async fn play_for(&mut self, seat: Seat, question: u32, action: Value) -> Result<(), Problem> {
        let (at, opened) = (self.time(), self.row.opened);
        let game = self.game.as_mut().ok_or(Problem::NotStarted)?;
        let played = game.table.answer(&Answer { seat, question, action }, at)?;
        game.chronicle.tell(game.table.entries(), opened, played.notices);
        self.persist(None).await
    }

    /// A bot's decision comes back. If the question is closed meanwhile, or another bot plays there, it is forgotten.
    ///
    /// For a bot whose thought broke down the default is played, as for anybody who does not answer: nobody waits for ever.
    pub(super) async fn bot_answers(&mut self, matter: Matter, decided: Option<(Value, Effort)>) {
        let Some(game) = self.game.as_mut() else { return };
        game.has_thought(&matter);
        let (seat, question) = (matter.seat, matter.question);
        let (action, effort) = decided.unzip();
        let Some(action) = action.or_else(|| game.table.now().actions(seat).into_iter().next()) else {
            return;
        };
        if self.is_hasty(seat, &action) {
            return;
        }
        let Some(game) = self.game.as_mut() else { return };
        let mark = game.mark();
        let is_theirs = game.table.holder(seat).is_some_and(|holder| *holder == Player::bot(&matter.bot));
        if is_theirs {
            self.note_effort(matter, effort);
        }
        if is_theirs
            && let Err(problem) = self.play_for(seat, question, action).await
            && !matches!(
                problem,
                Problem::Fault(Fault::Rejected(Rejected::Stale) | Fault::AfterEnd)
                    | Problem::Store(StoreError::Taken)
            )
        {
            tracing::warn!(table = %self.row.id, ?problem, "a bot's answer was not taken");
            // Where nothing can be kept, nothing is gained by haste.
            if matches!(problem, Problem::Store(_)) {
                tokio::time::sleep(STORE_REST).await;
            }
        }
        self.settle().await;
        self.show_since(Some(&mark)).await;
    }

    /// The position as this person sees it.
    pub(super) fn play(&self, person: Option<&str>, lang: Lang) -> Option<Play> {
        let game = self.game.as_ref()?;
        let table = &game.table;
        let viewer = self.viewer(person);
        let seat = viewer.seat();
        let mut scene = table.now().scene(viewer, lang);
        tell_concession(&mut scene, table, lang);
        Some(Play {
            seat,
            question: seat.map_or(0, |seat| table.now().question(seat)),
            scene,
            undo: self.undo_info(viewer, lang),
            requests: table
                .request()
                .map(|request| self.request(request, viewer, lang))
                .into_iter()
                .collect(),
            order: seat.and_then(|seat| table.order(seat)).map(Into::into),
            quiet: seat.is_some_and(|seat| game.is_quiet(seat)),
            closes: game.hours.closes(),
            concludes: seat.is_some() && table.may_claim() == seat,
            places: table.ended().map(|standing| standing.places.clone()),
        })
    }

    fn undo_info(&self, viewer: Viewer, lang: Lang) -> UndoInfo {
        let closed = |text| UndoInfo { can: UndoReach::Closed, text, redo: false, restart: false };
        let (Some(game), Some(seat)) = (&self.game, viewer.seat()) else { return closed(Text::none()) };
        let words = words(lang);
        if self.row.undo == UndoRule::Off {
            return closed(Problem::NoUndo.told(lang));
        }
        let redo = game
            .table
            .redo(seat)
            .first()
            .is_some_and(|action| game.table.now().actions(seat).contains(action));
        match game.table.reach(seat) {
            Err(bound) => UndoInfo { redo, ..closed(words.text(bound.id(), &bound.args())) },
            Ok(Reach { takes_back, terms }) => {
                let kit = &**game.table.kit();
                let deed =
                    takes_back.last().and_then(|&n| game.chronicle.of_entry(n)?.deed(kit, viewer, lang));
                let deed = deed.unwrap_or_else(|| words.text("undo-last", &[]));
                if let Some(because) = self.stands_in_the_way(seat, terms) {
                    return UndoInfo { redo, ..closed(because.told(lang)) };
                }
                match terms {
                    Terms::Free => {
                        let deed = deed.without_subject(seat);
                        let text = words.text("undo-to", &[("deed", deed.into())]);
                        UndoInfo { can: UndoReach::Free, text, redo, restart: true }
                    }
                    Terms::Consent { because, .. } => {
                        let text = words.text(because.id(), &because.args());
                        UndoInfo { can: UndoReach::Asking, text, redo, restart: false }
                    }
                }
            }
        }
    }

    fn request(&self, request: &orrery_table::Request, viewer: Viewer, lang: Lang) -> UndoRequest {
        let deeds = self.game.as_ref().map_or_else(Vec::new, |game| {
            let kit = &**game.table.kit();
            let told = request.takes_back.iter().filter_map(|&n| game.chronicle.of_entry(n));
            told.filter_map(|told| told.deed(kit, viewer, lang)).collect()
        });
        let waiting = request.waiting.iter().map(|seat| seat.0).collect();
        UndoRequest { request: request.id, by: request.by, deeds, waiting }
    }

    /// Why not, in words: the game's own where the rules say no.
    fn refusal(&self, id: String, problem: &Problem, lang: Lang) -> News {
        match (problem, &self.game) {
            (Problem::Fault(Fault::Rejected(Rejected::Refused(refusal))), Some(game)) => {
                let reason = game.table.kit().because(refusal, lang);
                News::Refused { id, reason, clause: Some(refusal.clause.0.to_owned()) }
            }
            _ => News::Refused { id, reason: problem.told(lang), clause: None },
        }
    }

    /// Whether a game is played here, or was.
    pub(super) fn is_open_to_play(&self) -> Result<&Playing, Problem> {
        let stopped = self.row.stage == Stage::Frozen;
        self.game.as_ref().ok_or(if stopped { Problem::Frozen } else { Problem::NotStarted })
    }

    pub(super) fn is_seated(&self, person: &str, seat: Seat) -> Result<(), Problem> {
        match self.row.seats.get(seat.index()) {
            Some(SeatRow::Person { person: by, .. }) if by == person => Ok(()),
            Some(_) => Err(Problem::NotYours),
            None => Err(Problem::NoSuchSeat),
        }
    }

    /// Milliseconds since the table was opened; it never runs back, whatever the clock does.
    pub(super) fn time(&self) -> u64 {
        let last =
            self.game.as_ref().and_then(|game| game.table.entries().last()).map_or(0, |entry| entry.at);
        self.hall.now().saturating_sub(self.row.opened).max(last)
    }
}

/// A game that was not played to its end says why it is over.
pub(super) fn tell_concession(scene: &mut Scene, table: &Table, lang: Lang) {
    if let Some(told) = table.concession().and_then(|deed| deed.aside(lang)) {
        scene.prompt.help = told.text;
    }
}

/// What a command is kept as. Ids are the clients' own, so they may be anything, but not endless, and nothing that is
/// text to some stores and none to others.
fn name_of(person: &str, id: &str) -> String {
    let id: String =
        id.chars().take(COMMAND_ID).map(|sign| if sign == '\0' { '\u{fffd}' } else { sign }).collect();
    format!("{person} {id}")
}

/// Whether a record of so many entries has no place for it.
fn is_too_much(command: &Command, entries: usize) -> bool {
    entries >= LONG && !command.brings_on()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever takes back and plays again for ever fills no disk, and nobody's game is held up by it.
    #[test]
    fn a_record_that_has_grown_long_takes_moves_alone() {
        let (id, seat) = (String::new(), Seat(0));
        let undo = Command::Undo { id: id.clone(), seat };
        let answer = Command::Answer { id, seat, question: 0, action: Value::Null };
        assert!(is_too_much(&undo, LONG) && !is_too_much(&undo, LONG - 1));
        assert!(!is_too_much(&answer, LONG));
    }
}
