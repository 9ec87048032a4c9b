//! A table that is alive: answers come in, luck is drawn, entries go out.

use crate::course::Course;
use crate::record::{Deed, Drawn, Entry, FORMAT, How, Player, PlayerKind, Record, Standing};
use crate::{BadRecord, Bots, Bound, Fault, Luck, Reach, Replay, Request, Secret, Terms, TimeRule, verify};
use orrery_bots::Kind;
use orrery_core::chance::Recorder;
use orrery_core::{Chance, Seat, Seats, Viewer};
use orrery_shelf::{Answer, OpenBox, Played, Position, Rejected, Thought, Unfit};
use serde_json::Value;
use std::sync::Arc;

/// A game being played. Entries are only ever added; what stands is what has not been taken back.
#[derive(Clone, Debug)]
pub struct Table {
    kit: Arc<dyn OpenBox>,
    head: Record,
    course: Course,
    secret: Secret,
    luck: Luck,
    pub(crate) request: Option<Request>,
    pub(crate) requests: u32,
    pub(crate) bots: Bots,
}

/// What is agreed before play.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// Fields that are left out have their defaults.
    pub options: Value,
    pub seats: Vec<Player>,
    /// Milliseconds since 1970, if somebody looked at a clock.
    pub opened: Option<u64>,
    /// How much time players have.
    pub clock: Option<TimeRule>,
    /// When play begins, in milliseconds since the table was opened.
    pub began: u64,
}

impl Table {
    /// Lays the table: the promise about its luck is in the head before the first draw.
    pub fn open(kit: &Arc<dyn OpenBox>, opening: Opening, secret: Secret) -> Result<Table, Unfit> {
        let options = kit.options(&opening.options)?;
        let mut luck = Luck::new(&secret);
        let mut dice = Recorder { source: &mut luck, rolls: Vec::new() };
        let mut course = Course::lay(&**kit, &options, &opening.seats, opening.clock, &mut dice)?;
        let drawn: Vec<Drawn> = dice.rolls.into_iter().map(Into::into).collect();
        course
            .enter(Deed::Setup { luck: drawn }, opening.began)
            .expect("the set-up is the first entry of any log");
        let head = Record {
            format: FORMAT.to_owned(),
            game: kit.title().slug().to_owned(),
            rules: kit.title().rules(),
            components: kit.hash().to_owned(),
            options,
            seats: opening.seats,
            opened: opening.opened,
            clock: opening.clock,
            commitment: secret.commitment(),
            entries: Vec::new(),
            secret: None,
        };
        let bots = Bots::default();
        Ok(Table { kit: kit.clone(), head, course, secret, luck, request: None, requests: 0, bots })
    }

    /// Takes up a table where its record left it. The luck goes on behind the last draw.
    pub fn resume(kit: &Arc<dyn OpenBox>, record: Record, secret: Secret) -> Result<Table, BadRecord> {
        let known = Record { secret: Some(secret.to_hex()), ..record };
        let luck = verify(&known)?;
        let course = Replay::of(&known, kit)?.into_course();
        let head = Record { entries: Vec::new(), secret: None, ..known };
        let bots = Bots::default();
        Ok(Table { kit: kit.clone(), head, course, secret, luck, request: None, requests: 0, bots })
    }

    #[must_use]
    pub fn kit(&self) -> &Arc<dyn OpenBox> {
        &self.kit
    }

    #[must_use]
    pub fn now(&self) -> &dyn Position {
        self.course.now()
    }

    pub(crate) fn course(&self) -> &Course {
        &self.course
    }

    pub(crate) fn course_mut(&mut self) -> &mut Course {
        &mut self.course
    }

    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        self.course.entries()
    }

    /// Puts another truth in place of this one, which the viewer cannot tell from it: what if? The log stays, so that
    /// an undo leads back into the real world; nothing that is supposed is ever kept.
    pub fn suppose(&mut self, viewer: Viewer, dice: &mut dyn Chance) {
        self.course.suppose(viewer, dice);
    }

    /// The promise about the luck.
    #[must_use]
    pub fn commitment(&self) -> &str {
        &self.head.commitment
    }

    /// The last entry of a game that its last person ended as won.
    #[must_use]
    pub fn concession(&self) -> Option<&Deed> {
        let last = &self.entries().last()?.deed;
        matches!(last, Deed::Ended { how: How::Conceded, .. }).then_some(last)
    }

    /// How the players stand, once the game has ended.
    #[must_use]
    pub fn ended(&self) -> Option<&Standing> {
        self.course.ended()
    }

    /// Who plays the seat now.
    #[must_use]
    pub fn holder(&self, seat: Seat) -> Option<&Player> {
        self.course.holder(seat)
    }

    #[must_use]
    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.course.has_resigned(seat)
    }

    /// The whole record. It holds the secret once the game has ended, and must not be handed out before.
    #[must_use]
    pub fn record(&self) -> Record {
        let secret = self.ended().map(|_| self.secret.to_hex());
        Record { entries: self.entries().to_vec(), secret, ..self.head.clone() }
    }

    /// A seat answers the question it was asked. If that was the last one, the end is entered as well.
    pub fn answer(&mut self, answer: &Answer, at: u64) -> Result<Played, Fault> {
        self.play(answer, false, at)
    }

    /// The seat's time is up: the default is played.
    pub fn time_out(&mut self, seat: Seat, at: u64) -> Result<Played, Fault> {
        let default = self.now().actions(seat).into_iter().next();
        let action = default.ok_or(Fault::NotAsked(seat))?;
        self.play(&Answer { seat, question: self.now().question(seat), action }, true, at)
    }

    /// What the bot that holds the seat needs to decide; nothing if a person holds it or it is not asked.
    #[must_use]
    pub fn thought(&self, seat: Seat) -> Option<Thought> {
        let holder = self.holder(seat).filter(|holder| holder.kind == PlayerKind::Bot)?;
        self.now().thought(seat, holder.name.parse().ok()?)
    }

    /// The seat's player gives up and ranks last; the bot plays the seat to the end.
    pub fn resign(&mut self, seat: Seat, bot: Kind, at: u64) -> Result<(), Fault> {
        self.course.enter(Deed::Resign { seat, bot: bot.to_string() }, at)?;
        self.bot_sits(at)
    }

    /// The person who may end the game as won, because no other person is left.
    #[must_use]
    pub fn may_claim(&self) -> Option<Seat> {
        self.course.last_person().filter(|_| self.ended().is_none())
    }

    /// The last person left ends the game as won.
    pub fn claim(&mut self, seat: Seat, at: u64) -> Result<(), Fault> {
        if self.may_claim() != Some(seat) {
            return Err(Fault::NotOver);
        }
        self.end(at)
    }

    /// What the seat can take back and on what terms, or why it can take back nothing: the label of the button.
    pub fn reach(&self, seat: Seat) -> Result<Reach, Bound> {
        self.course.reach(seat)
    }

    /// Takes back the seat's last answer if that is free.
    pub fn undo(&mut self, seat: Seat, at: u64) -> Result<(), Fault> {
        match self.reach(seat).map_err(Fault::Bound)? {
            Reach { takes_back, terms: Terms::Free } => self.take_back(seat, takes_back, Seats::NONE, at),
            Reach { terms: Terms::Consent { because, .. }, .. } => Err(Fault::Bound(because)),
        }
    }

    /// Takes back as many of the seat's answers as are free, at least one.
    pub fn restart(&mut self, seat: Seat, at: u64) -> Result<(), Fault> {
        self.undo(seat, at)?;
        while matches!(self.reach(seat), Ok(Reach { terms: Terms::Free, .. })) {
            self.undo(seat, at)?;
        }
        Ok(())
    }

    /// Whether an entry shows so much that an undo that is asked for lapses with it.
    #[must_use]
    pub fn settles(&self, entry: &Entry) -> bool {
        self.course.settles(entry)
    }

    /// Another host of the same game has added this entry. After an error the table is of no further use.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), Fault> {
        if !self.luck.draws(entry.deed.luck()) {
            return Err(Fault::Rejected(Rejected::OtherLuck));
        }
        self.course.follow(entry)?;
        self.request = self.request.take().and_then(|request| self.outlives(request, entry));
        Ok(())
    }

    /// Actions that the seat took back and can play again one by one, as long as they are legal.
    #[must_use]
    pub fn redo(&self, seat: Seat) -> Vec<&Value> {
        self.course.redo(seat)
    }

    fn play(&mut self, answer: &Answer, late: bool, at: u64) -> Result<Played, Fault> {
        let played = self.course.answer(answer, late, &mut self.luck, at)?;
        // A secret answer must not show, so it leaves a request as it is.
        self.request = self.request.take().filter(|_| played.reach.pending);
        if self.now().outcome().is_some() {
            self.end(at)?;
        } else {
            self.hand_back(at)?;
        }
        Ok(played)
    }

    fn end(&mut self, at: u64) -> Result<(), Fault> {
        let (how, outcome) = self.course.standing().ok_or(Fault::NotOver)?;
        self.request = None;
        self.course.enter(Deed::Ended { how, outcome }, at)
    }

    pub(crate) fn take_back(
        &mut self,
        seat: Seat,
        takes_back: Vec<u32>,
        of: Seats,
        at: u64,
    ) -> Result<(), Fault> {
        let deed = Deed::Undo { seat, takes_back, consent: of.iter().collect() };
        self.course.enter(deed, at)?;
        let settled = self.entries().last().is_some_and(|undo| self.course.settles(undo));
        self.request = self.request.take().filter(|_| !settled);
        self.hand_back(at)
    }
}
