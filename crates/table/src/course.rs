//! What the entries add up to. Live tables and replays are this one fold.

mod taken_back;

use crate::clock::{Clock, TimeRule};
use crate::record::{Answered, Deed, Entry, How, Player, PlayerKind, Standing};
use crate::undo::Step;
use crate::{Fault, Order, standing};
use orrery_core::chance::Roll;
use orrery_core::{Ask, Chance, Seat, Seats, Turn, Viewer};
use orrery_shelf::{Answer, OpenBox, Played, Position, Replayed, Unfit};
use serde_json::Value;

#[derive(Clone, Debug)]
pub(crate) struct Course {
    start: Box<dyn Position>,
    now: Box<dyn Position>,
    /// As it was before the last answer, which is what is taken back most often. Without it all that stands is played anew.
    before: Option<Box<dyn Position>>,
    entries: Vec<Entry>,
    steps: Vec<Step>,
    chairs: Vec<Chair>,
    clock: Option<Clock>,
    /// Who gave up, first to last.
    resigned: Vec<Seat>,
    ended: Option<Standing>,
    /// Who learnt what is told by the rules of today, which need not be those that the game began with. What was taken
    /// back stays taken back, on the terms it had then.
    older_rules: bool,
}

/// A seat, as hands change.
#[derive(Clone, Debug)]
struct Chair {
    holder: Player,
    /// The name of the person whose seat it is, even while a bot plays for them.
    person: Option<String>,
    /// The bot plays only until the seat is no longer asked.
    for_turn: bool,
    /// What is done in windows for whoever sits there.
    order: Option<Order>,
}

impl Course {
    /// Lays the table with this luck and nothing else yet: the set-up is still to be entered.
    pub fn lay(
        kit: &dyn OpenBox,
        options: &Value,
        players: &[Player],
        clock: Option<TimeRule>,
        dice: &mut dyn Chance,
    ) -> Result<Course, Unfit> {
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let start = kit.setup(options, seats, dice)?;
        let is_person = |player: &Player| player.kind == PlayerKind::Person;
        let chair = |player: &Player| {
            let person = is_person(player).then(|| player.name.clone());
            Chair { holder: player.clone(), person, for_turn: false, order: None }
        };
        Ok(Course {
            now: start.copy(),
            start,
            before: None,
            entries: Vec::new(),
            steps: Vec::new(),
            chairs: players.iter().map(chair).collect(),
            clock: clock.map(|rule| Clock::new(rule, players.iter().map(is_person))),
            resigned: Vec::new(),
            ended: None,
            older_rules: false,
        })
    }

    /// The game began with an older version of its rules.
    pub fn by_older_rules(self, older_rules: bool) -> Course {
        Course { older_rules, ..self }
    }

    pub fn now(&self) -> &dyn Position {
        &*self.now
    }

    /// The position before the first answer.
    pub fn start(&self) -> Box<dyn Position> {
        self.start.copy()
    }

    pub fn suppose(&mut self, viewer: Viewer, dice: &mut dyn Chance) {
        self.now = self.now.imagined(viewer, dice);
        self.before = None;
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub fn ended(&self) -> Option<&Standing> {
        self.ended.as_ref()
    }

    pub fn holder(&self, seat: Seat) -> Option<&Player> {
        self.chairs.get(seat.index()).map(|chair| &chair.holder)
    }

    pub fn order(&self, seat: Seat) -> Option<&Order> {
        self.chairs.get(seat.index())?.order.as_ref()
    }

    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.resigned.contains(&seat)
    }

    /// Adds an entry as the record has it.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), Fault> {
        let next = self.entries.len();
        if entry.n as usize != next {
            return Err(Fault::Misnumbered);
        }
        if self.entries.last().is_some_and(|last| last.at > entry.at) {
            return Err(Fault::TimeRunsBack);
        }
        if matches!(entry.deed, Deed::Setup { .. }) != (next == 0) {
            return Err(Fault::NoSetup);
        }
        self.pass(entry);
        self.carry_out(entry)?;
        self.entries.push(entry.clone());
        self.wind(&entry.deed);
        Ok(())
    }

    /// Adds an entry that draws no luck and happens now.
    pub fn enter(&mut self, deed: Deed, at: u64) -> Result<(), Fault> {
        let entry = self.next_entry(deed, at);
        self.follow(&entry)
    }

    /// Adds an answer that somebody gives now, with luck from outside.
    pub fn answer(
        &mut self,
        answer: &Answer,
        late: bool,
        dice: &mut dyn Chance,
        at: u64,
    ) -> Result<Played, Fault> {
        self.still_on()?;
        let before = self.now.copy();
        let played = self.now.play(answer, dice).map_err(Fault::Rejected)?;
        self.before = Some(before);
        let luck = played.luck.iter().copied().map(Into::into).collect();
        let answered = Answered { seat: answer.seat, action: answer.action.clone(), luck };
        self.note(&answered, late, played.reach);
        let deed = if late { Deed::TimeOut(answered) } else { Deed::Answer(answered) };
        let entry = self.next_entry(deed, at);
        self.pass(&entry);
        self.wind(&entry.deed);
        self.entries.push(entry);
        Ok(played)
    }

    /// How the game ends if it ends now.
    pub fn standing(&self) -> Option<(How, Standing)> {
        if let Some(outcome) = self.now.outcome() {
            return Some((How::Finished, standing::finished(&outcome, &self.resigned)));
        }
        let winner = self.last_person()?;
        Some((How::Conceded, standing::conceded(self.chairs.len(), winner, &self.resigned)))
    }

    /// The one person left where others have resigned; that person may end the game.
    pub fn last_person(&self) -> Option<Seat> {
        let mut people = Seat::all(self.now.seats())
            .filter(|&seat| self.chairs[seat.index()].person.is_some() && !self.has_resigned(seat));
        people.next().filter(|_| people.next().is_none() && !self.resigned.is_empty())
    }

    /// Whether that entry is a secret answer to which others still owed theirs.
    pub fn is_pending(&self, n: u32) -> bool {
        // Steps stand in the order of their entries.
        self.steps.binary_search_by_key(&n, |step| step.n).is_ok_and(|at| self.steps[at].pending)
    }

    /// Whether an undo that is asked for lapses with it. What others are asked for must not change by what is done in
    /// secret, a secret answer that is taken back again included.
    pub fn settles(&self, entry: &Entry) -> bool {
        match &entry.deed {
            Deed::Answer(_) | Deed::TimeOut(_) => !self.is_pending(entry.n),
            Deed::Undo { takes_back, .. } => !takes_back.iter().all(|&n| self.is_pending(n)),
            Deed::Ended { .. } => true,
            Deed::Setup { .. }
            | Deed::BotTakesSeat { .. }
            | Deed::OtherLevel { .. }
            | Deed::PersonTakesSeat { .. }
            | Deed::Resign { .. }
            | Deed::Flag { .. }
            | Deed::Pause { .. }
            | Deed::Holiday { .. }
            | Deed::Order { .. }
            | Deed::Outage { .. } => false,
        }
    }

    fn answered(&self, n: u32) -> Option<&Answered> {
        match &self.entries.get(n as usize)?.deed {
            Deed::Answer(answered) | Deed::TimeOut(answered) => Some(answered),
            _ => None,
        }
    }

    fn carry_out(&mut self, entry: &Entry) -> Result<(), Fault> {
        self.still_on()?;
        match &entry.deed {
            // Its luck was used when the table was laid.
            Deed::Setup { .. } => Ok(()),
            Deed::Answer(answered) => self.repeat(answered, false),
            Deed::TimeOut(answered) => {
                self.seated(answered.seat)?;
                let default = self.now.actions(answered.seat).into_iter().next();
                match default {
                    None => Err(Fault::NotAsked(answered.seat)),
                    Some(default) if default != answered.action => Err(Fault::NotTheDefault),
                    Some(_) => self.repeat(answered, true),
                }
            }
            Deed::Undo { seat, takes_back, consent } => self.take_back(*seat, takes_back, consent),
            Deed::BotTakesSeat { seat, bot, for_turn } => {
                let chair = self.held(*seat)?;
                (chair.holder, chair.for_turn) = (Player::bot(bot), *for_turn);
                Ok(())
            }
            Deed::OtherLevel { seat, by, bot } => self.play_otherwise(*seat, *by, bot),
            Deed::PersonTakesSeat { seat, name } => {
                let (holder, person) = (Player::person(name), Some(name.clone()));
                let chair = self.held(*seat)?;
                *chair = Chair { holder, person, for_turn: false, order: chair.order.take() };
                Ok(())
            }
            Deed::Flag { seat, by } => self.fall(*seat, *by, entry.at),
            Deed::Pause { seat, wants } => {
                self.played_by_a_person(*seat)?;
                self.clock.as_mut().ok_or(Fault::NoClock)?.wish_pause(*seat, *wants);
                Ok(())
            }
            Deed::Holiday { seat, days } => {
                self.played_by_a_person(*seat)?;
                let clock = self.clock.as_mut().ok_or(Fault::NoClock)?;
                if clock.rest(*seat, *days) { Ok(()) } else { Err(Fault::NoHoliday(*seat)) }
            }
            Deed::Order { seat, order } => {
                self.played_by_a_person(*seat)?;
                self.chairs[seat.index()].order.clone_from(order);
                Ok(())
            }
            Deed::Outage { from, until } if from <= until && *until <= entry.at => Ok(()),
            Deed::Outage { .. } => Err(Fault::OddOutage),
            Deed::Resign { seat, bot } => {
                let chair = self.held(*seat)?;
                if chair.person.is_none() {
                    return Err(Fault::NoPerson(*seat));
                }
                // Nobody comes back when the turn is over for which a bot sat there.
                (chair.holder, chair.for_turn) = (Player::bot(bot), false);
                self.resigned.push(*seat);
                Ok(())
            }
            Deed::Ended { how, outcome } => {
                let (really, standing) = self.standing().ok_or(Fault::NotOver)?;
                if *how != really || *outcome != standing {
                    return Err(Fault::OtherOutcome);
                }
                if really == How::Conceded {
                    self.now.conclude((&standing).into());
                }
                self.ended = Some(standing);
                Ok(())
            }
        }
    }

    fn repeat(&mut self, answered: &Answered, late: bool) -> Result<(), Fault> {
        let luck: Vec<Roll> = answered.luck.iter().copied().map(Into::into).collect();
        let before = self.now.copy();
        let reach = self.now.replay(answered.seat, &answered.action, &luck).map_err(Fault::Rejected)?;
        self.before = Some(before);
        self.note(answered, late, reach);
        Ok(())
    }

    fn note(&mut self, answered: &Answered, late: bool, reach: Replayed) {
        let (n, drew) = (self.entries.len() as u32, !answered.luck.is_empty());
        let Replayed { learnt, pending } = reach;
        self.steps.push(Step { n, seat: answered.seat, drew, learnt, pending, late, stands: true });
    }

    /// Time has passed until this entry.
    fn pass(&mut self, entry: &Entry) {
        let outage = match entry.deed {
            Deed::Outage { from, until } => Some((from, until)),
            _ => None,
        };
        if let Some(clock) = &mut self.clock {
            clock.pass(entry.at, outage);
        }
    }

    /// The clocks run for whom the game now waits, as far as everybody knows.
    fn wind(&mut self, deed: &Deed) {
        let turn = match self.now.turn(Viewer::Spectator) {
            // Nobody may know who is asked in a window: the clocks of all run alike.
            Turn::Ask { ask: Ask::Window, .. } => Turn::Ask { seats: self.everybody(), ask: Ask::Window },
            turn => turn,
        };
        let Some(clock) = &mut self.clock else { return };
        let mut earned = None;
        match deed {
            Deed::Answer(answered) => earned = Some(answered.seat),
            Deed::Undo { seat, .. } => clock.undone(*seat),
            Deed::BotTakesSeat { seat, .. } | Deed::Resign { seat, .. } => clock.seat(*seat, false),
            Deed::PersonTakesSeat { seat, .. } => clock.seat(*seat, true),
            Deed::Setup { .. }
            | Deed::OtherLevel { .. }
            | Deed::TimeOut(_)
            | Deed::Flag { .. }
            | Deed::Pause { .. }
            | Deed::Holiday { .. }
            | Deed::Order { .. }
            | Deed::Outage { .. }
            | Deed::Ended { .. } => {}
        }
        clock.ask(&turn, earned);
    }

    fn fall(&self, seat: Seat, by: Seat, at: u64) -> Result<(), Fault> {
        self.seated(seat)?;
        self.played_by_a_person(by)?;
        let clock = self.clock.as_ref().ok_or(Fault::NoClock)?;
        match clock.has_fallen(seat, at) {
            _ if seat == by => Err(Fault::WrongClaim),
            true => Ok(()),
            false => Err(Fault::FlagStands(seat)),
        }
    }

    /// What a bot plays for good, one that somebody resigned to included, plays at another level. While it only sits
    /// there for a person the seat is theirs.
    fn play_otherwise(&mut self, seat: Seat, by: Seat, bot: &str) -> Result<(), Fault> {
        self.seated(seat)?;
        self.still_plays(by)?;
        if !self.is_a_bots(seat) {
            return Err(Fault::NotABots(seat));
        }
        self.chairs[seat.index()].holder = Player::bot(bot);
        Ok(())
    }

    /// Whether a bot plays there, and nobody can come back to it.
    pub fn is_a_bots(&self, seat: Seat) -> bool {
        let chair = self.chairs.get(seat.index());
        chair.is_some_and(|chair| {
            let is_lent = chair.person.is_some() && !self.has_resigned(seat);
            chair.holder.kind == PlayerKind::Bot && !is_lent
        })
    }

    /// Whether somebody has that seat who has not given up, even while a bot plays for them.
    fn still_plays(&self, seat: Seat) -> Result<(), Fault> {
        self.seated(seat)?;
        if self.has_resigned(seat) {
            return Err(Fault::Resigned(seat));
        }
        self.owner(seat).map(|_| ()).ok_or(Fault::NoPerson(seat))
    }

    fn played_by_a_person(&self, seat: Seat) -> Result<(), Fault> {
        self.seated(seat)?;
        let plays = self.holder(seat).is_some_and(|holder| holder.kind == PlayerKind::Person);
        if plays { Ok(()) } else { Err(Fault::WrongClaim) }
    }

    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Seats that a bot played for a turn that is over, as everybody knows, each with its person's name.
    pub fn turns_over(&self) -> Vec<(Seat, String)> {
        let asks = |seat| matches!(self.now.turn(Viewer::Spectator), Turn::Ask { seats, .. } if seats.contains(seat));
        let lent =
            Seat::all(self.now.seats()).filter(|seat| self.chairs[seat.index()].for_turn && !asks(*seat));
        lent.filter_map(|seat| Some((seat, self.chairs[seat.index()].person.clone()?))).collect()
    }

    /// The name of the person whose seat it is.
    pub fn owner(&self, seat: Seat) -> Option<&str> {
        self.chairs.get(seat.index())?.person.as_deref()
    }

    fn next_entry(&self, deed: Deed, at: u64) -> Entry {
        let last = self.entries.last().map_or(0, |entry| entry.at);
        Entry { n: self.entries.len() as u32, at: at.max(last), deed }
    }

    fn everybody(&self) -> Seats {
        Seat::all(self.now.seats()).collect()
    }

    fn still_on(&self) -> Result<(), Fault> {
        if self.ended.is_some() { Err(Fault::AfterEnd) } else { Ok(()) }
    }

    fn seated(&self, seat: Seat) -> Result<(), Fault> {
        if seat.0 < self.now.seats() { Ok(()) } else { Err(Fault::NoSuchSeat(seat)) }
    }

    /// The chair of a seat that can still change hands.
    fn held(&mut self, seat: Seat) -> Result<&mut Chair, Fault> {
        self.seated(seat)?;
        if self.has_resigned(seat) {
            return Err(Fault::Resigned(seat));
        }
        Ok(&mut self.chairs[seat.index()])
    }
}
