//! Windows that betray nothing, and the clock that some talks have by rule.
//!
//! Who is asked in a window rests on public facts; so must the time it takes. When a window opens the host draws how long
//! it stays open at least, from luck of its own and nothing else; all nodes draw the same. No answer is taken before that:
//! not one of a person who is quick, not a bot's, not the host's own for a seat that can only let it pass or has left a
//! standing order. So all that the others can measure is the host's delay, or how long somebody really thinks.

use super::bots::luck;
use super::{Mail, Playing, Room};
use crate::problem::Problem;
use crate::wire::Command;
use orrery_core::{Ask, Chance, MAX_SEATS, Pace, Seat, Seats, Turn};
use orrery_table::{Deed, Entry, Fault, Luck, Order, PlayerKind, Request, Secret, Until};
use serde_json::Value;
use std::time::Duration;
use tokio::time::Instant;

/// The longest delay is the shortest and so much more.
const SPREAD_PERCENT: u32 = 100;

/// A bot does not walk away from a person who might still think: not before this.
const BOTS_STAY: Duration = Duration::from_secs(60);
/// How long a bot waits between two acts in talks with a person, and before it looks again if it would rather not talk.
const BOTS_REST: Duration = Duration::from_secs(2);

/// The question of each seat that is asked in a window.
type Questions = [Option<u32>; MAX_SEATS];

/// Where a game stood before something was entered: how many entries there were, which window was open, and which undo was
/// asked for.
#[derive(Debug)]
pub(super) struct Mark {
    entries: usize,
    window: Option<Questions>,
    request: Option<Request>,
}

/// The hours that the host keeps at one table.
#[derive(Debug)]
pub(super) struct Hours {
    /// What the host's own luck comes from, which no game ever draws from, and the host's clock.
    secret: Secret,
    clock: fn() -> Instant,
    /// The question each seat was asked when the window opened, and when its answers are taken.
    window: Option<(Questions, Instant)>,
    /// Answers that came before their time.
    early: Vec<Early>,
    talks: Option<Talks>,
    /// Whether what is to end a seat's standing order has been absent since it was given: an order to pass until one's
    /// turn may be given on one's turn.
    ripe: [bool; MAX_SEATS],
}

/// A free talk that is held now.
#[derive(Clone, Copy, Debug)]
struct Talks {
    since: Instant,
    /// When the rules end it, by the room's clock.
    due: Option<Instant>,
    /// The same in milliseconds since 1970.
    closes: Option<u64>,
}

#[derive(Debug)]
struct Early {
    client: u64,
    person: Option<String>,
    command: Command,
}

/// Whether what ends the order by itself is the case now.
fn ends(order: &Order, seat: Seat, pace: Pace, asked_elsewhere: bool) -> bool {
    // Where turns have no owner, one's turn is whenever one is asked something else than to let a window pass.
    let my_turn = pace.turn.map_or(asked_elsewhere, |turn| turn == seat);
    match order.until {
        Until::MyTurn => my_turn,
        Until::Attacked => my_turn || pace.attacked == Some(seat),
        Until::Revoked => false,
    }
}

/// Whether the order holds in this window.
fn lets_pass(order: &Order, window: Option<u8>) -> bool {
    window.is_none_or(|window| !order.stops.contains(&window))
}

/// Whether it is the same window: some may have answered since, and some may have taken their answer back, but whoever
/// still owes theirs has the same question. Another window asks everybody anew.
fn stays_open(then: &Questions, now: &Questions) -> bool {
    then.iter().zip(now).any(|(then, now)| now.is_some() && then == now)
}

/// How long a window stays open at least. It is given the host's pace and luck, and could read no hand if it wanted to.
pub(super) fn patience(pace: Duration, dice: &mut dyn Chance) -> Duration {
    pace + pace * dice.below(SPREAD_PERCENT + 1) / 100
}

impl Hours {
    pub(super) fn with(secret: Secret, clock: fn() -> Instant) -> Hours {
        Hours { secret, clock, window: None, early: Vec::new(), talks: None, ripe: [false; MAX_SEATS] }
    }

    /// Takes note of a window that has just opened: when its answers are taken. Nothing if it was open before.
    fn opens(&mut self, questions: Questions, pace: Duration) -> Option<Instant> {
        if let Some((noted, _)) = self.window.as_mut().filter(|(noted, _)| stays_open(noted, &questions)) {
            // Whoever takes an answer back is asked under another number from now on.
            *noted = questions;
            return None;
        }
        let due = (self.clock)() + patience(pace, &mut self.luck(&questions));
        self.window = Some((questions, due));
        Some(due)
    }

    /// What is drawn for this window. Where nodes drew by themselves, the host would let it pass at the first of them, and
    /// who has answered would show by its being later.
    fn luck(&self, questions: &Questions) -> Luck {
        let numbers = questions.iter().flat_map(|number| number.map_or(u32::MAX, |n| n).to_le_bytes());
        let place: Vec<u8> = self.secret.to_hex().bytes().chain(numbers).collect();
        Luck::new(&Secret::derived("orrery 2026-11: how long a window stays open at a table", &place))
    }

    /// Takes note of talks that have just begun: when the rules end them, if they do.
    fn talk(&mut self, seconds: Option<u32>, now: u64) -> Option<Instant> {
        if self.talks.is_some() {
            return None;
        }
        let since = (self.clock)();
        let time = seconds.map(|seconds| Duration::from_secs(seconds.into()));
        let due = time.map(|time| since + time);
        let closes = time.map(|time| now + time.as_millis() as u64);
        self.talks = Some(Talks { since, due, closes });
        due
    }

    /// When answers to the open window are taken, if that is still to come.
    pub(super) fn due(&self) -> Option<Instant> {
        self.window.map(|(_, due)| due).filter(|&due| (self.clock)() < due)
    }

    /// When the rules end the talks that are held now: milliseconds since 1970.
    pub(super) fn closes(&self) -> Option<u64> {
        self.talks?.closes
    }
}

impl Playing {
    pub(super) fn mark(&self) -> Mark {
        let request = self.table.request().cloned();
        Mark { entries: self.table.entries().len(), window: self.window(), request }
    }

    /// Whose deeds were entered since then, if they are secrets: answers to a window that is still open, given or taken
    /// back, and standing orders. Nobody else has anything to see, and whoever drew it for others would tell them by the
    /// time it takes.
    pub(super) fn secret_since(&self, mark: &Mark) -> Option<Seats> {
        let fresh = self.table.entries().get(mark.entries..).unwrap_or_default();
        let open = mark.window.zip(self.window()).is_some_and(|(then, now)| stays_open(&then, &now));
        let is_secret = |entry: &Entry| match entry.deed {
            Deed::Order { .. } => true,
            Deed::Answer(_) | Deed::Undo { .. } => open && !self.table.settles(entry),
            _ => false,
        };
        let secret = !fresh.is_empty() && fresh.iter().all(is_secret);
        secret.then(|| fresh.iter().filter_map(|entry| entry.deed.seat()).collect())
    }

    /// Whether there may be anything to see since then. A command that is only repeated shows nobody anything.
    pub(super) fn has_changed_since(&self, mark: &Mark) -> bool {
        self.table.entries().len() != mark.entries || self.table.request() != mark.request.as_ref()
    }

    fn window(&self) -> Option<Questions> {
        let position = self.table.now();
        let Turn::Ask { seats, ask: Ask::Window } = position.asked() else { return None };
        let asked = |at| Some(Seat(at as u8)).filter(|&seat| seats.contains(seat));
        Some(std::array::from_fn(|at| asked(at).map(|seat| position.question(seat))))
    }

    /// Whether a seat is asked in a window that the host will let pass for it.
    pub(super) fn is_quiet(&self, seat: Seat) -> bool {
        matches!(self.table.now().asked(), Turn::Ask { seats, ask: Ask::Window } if seats.contains(seat))
            && self.silent_answer(seat).is_some()
    }

    /// When bots answer in a window. One that comes to it late, because it has just sat down or its node took over, has a
    /// time as well, and neither more nor less of it for what it holds.
    pub(super) fn answers_due(&self, ask: Ask, pace: Duration) -> Option<Instant> {
        let late = || (self.hours.clock)() + patience(pace, &mut luck());
        (ask == Ask::Window && !pace.is_zero()).then(|| self.hours.due().unwrap_or_else(late))
    }

    /// How long a bot rests in talks before each act: a person who talks with it must be able to follow.
    pub(super) fn rest(&self, seat: Seat) -> Duration {
        let person =
            |seat: Seat| self.table.holder(seat).is_some_and(|holder| holder.kind == PlayerKind::Person);
        match self.table.now().asked() {
            Turn::Ask { seats, ask: Ask::Free } if seats.without(seat).iter().any(person) => BOTS_REST,
            Turn::Ask { .. } | Turn::Over(_) => Duration::ZERO,
        }
    }

    /// The host's answer for a person who can only let the window pass, or has said to.
    fn silent_answer(&self, seat: Seat) -> Option<Value> {
        let position = self.table.now();
        let is_person = self.table.holder(seat).is_some_and(|holder| holder.kind == PlayerKind::Person);
        let mut actions = position.actions(seat);
        let passes = self.table.order(seat).is_some_and(|order| lets_pass(order, position.pace().window));
        (is_person && (passes || actions.len() == 1)).then(|| actions.swap_remove(0))
    }
}

impl Room {
    /// After every change: orders end whose time has come. That is kept, so that they do not stand again after a crash.
    pub(super) async fn end_orders(&mut self) {
        let at = self.time();
        let Some(game) = self.game.as_mut() else { return };
        let Turn::Ask { seats, ask } = game.table.now().asked() else { return };
        let pace = game.table.now().pace();
        for seat in Seat::all(game.table.now().seats()) {
            let elsewhere = seats.contains(seat) && ask != Ask::Window;
            let Some(order) = game.table.order(seat) else { continue };
            let ripe = &mut game.hours.ripe[seat.index()];
            let over = ends(order, seat, pace, elsewhere);
            // A seat that a bot plays meanwhile gives no orders; its own stands until the person is back.
            if over && *ripe && game.table.give_order(seat, None, at).is_err() {
                continue;
            }
            *ripe |= !over;
        }
        if game.table.entries().len() > game.kept
            && let Err(problem) = self.persist(None).await
        {
            tracing::warn!(table = %self.row.id, ?problem, "the end of an order was not kept");
        }
    }

    /// After every change: a window that has opened gets its delay, and talks their time.
    pub(super) fn keep_hours(&mut self) {
        let window_pace = self.hall.config.window_pace;
        let Some(game) = self.game.as_mut() else { return };
        let window = game.window();
        let (position, hours) = (game.table.now(), &mut game.hours);
        let Turn::Ask { ask, .. } = position.asked() else {
            (hours.window, hours.talks) = (None, None);
            return self.refuse_early();
        };
        let due = match (window, ask) {
            (Some(questions), _) => hours.opens(questions, window_pace),
            (None, Ask::Free) => hours.talk(position.pace().seconds, self.hall.now()),
            (None, _) => None,
        };
        hours.window = hours.window.filter(|_| ask == Ask::Window);
        hours.talks = hours.talks.filter(|_| ask == Ask::Free);
        if let Some(due) = due {
            self.ring_at(due);
        }
    }

    /// The game has ended in the middle of a window: what was said before its time has come too late.
    fn refuse_early(&mut self) {
        let early = self.game.as_mut().map(|game| std::mem::take(&mut game.hours.early));
        for Early { client, command, .. } in early.into_iter().flatten() {
            self.answer_client(client, command.id().to_owned(), &Err(Fault::AfterEnd.into()));
        }
    }

    /// Somebody has their seat again while a window is open. What the host would have let pass for them it lets pass now,
    /// but no sooner than if the window had just opened.
    pub(super) fn let_pass_later(&self) {
        let Some(game) = self.game.as_ref() else { return };
        if game.window().is_some() && game.hours.due().is_none() {
            self.ring_at((game.hours.clock)() + patience(self.hall.config.window_pace, &mut luck()));
        }
    }

    /// Sends the room a letter when the time has come. A room that is closed meanwhile keeps its hours anew when it opens.
    fn ring_at(&self, due: Instant) {
        let door = self.door.clone();
        tokio::spawn(async move {
            tokio::time::sleep_until(due).await;
            _ = door.post(Mail::Bell).await;
        });
    }

    /// Keeps an answer that came before its time; says whether it did.
    pub(super) fn is_early(&mut self, client: u64, person: &Option<String>, command: &Command) -> bool {
        let Some(game) = self.game.as_mut() else { return false };
        let answers = matches!(command, Command::Answer { .. } | Command::Redo { .. });
        if !answers || game.hours.due().is_none() {
            return false;
        }
        game.hours.early.push(Early { client, person: person.clone(), command: command.clone() });
        true
    }

    /// A time has come that the host waited for. A bell for something that is over does no harm.
    pub(super) async fn bell_rings(&mut self) {
        let Some(game) = self.game.as_mut().filter(|_| !self.adrift) else { return };
        let now = (game.hours.clock)();
        if game.hours.talks.and_then(|talks| talks.due).is_some_and(|due| now >= due) {
            return self.end_talks().await;
        }
        if game.hours.due().is_none() {
            for Early { client, person, command } in std::mem::take(&mut game.hours.early) {
                self.hear(client, person, command).await;
            }
            self.let_pass().await;
        }
        self.after_a_change().await;
    }

    /// The host answers for all who can only let the window pass, or have said to.
    pub(super) async fn let_pass(&mut self) {
        let Some(game) = self.game.as_ref().filter(|game| game.hours.due().is_none()) else { return };
        let Turn::Ask { seats, ask: Ask::Window } = game.table.now().asked() else { return };
        let answers: Vec<(Seat, u32, Value)> = seats
            .iter()
            .filter_map(|seat| Some((seat, game.table.now().question(seat), game.silent_answer(seat)?)))
            .collect();
        for (seat, question, action) in answers {
            // The window may be closed by now, and the question with it.
            if self.play_for(seat, question, action).await.is_err() {
                return;
            }
        }
    }

    /// The rules leave no more time: the default is played for one of those who talk.
    async fn end_talks(&mut self) {
        let (at, opened) = (self.time(), self.row.opened);
        let Some(game) = self.game.as_mut() else { return };
        let Turn::Ask { seats, ask: Ask::Free } = game.table.now().asked() else { return };
        let Some(seat) = seats.iter().next() else { return };
        match game.table.time_out(seat, at) {
            Ok(played) => game.chronicle.tell(game.table.entries(), opened, played.notices),
            Err(fault) => tracing::warn!(table = %self.row.id, ?fault, "talks did not end"),
        }
        if let Err(problem) = self.persist(None).await {
            tracing::warn!(table = %self.row.id, ?problem, "the end of the talks was not kept");
        }
        self.after_a_change().await;
    }

    /// Whether a bot would break off talks, which is the default, with a person who has not had their time: then it waits
    /// and thinks again.
    pub(super) fn is_hasty(&self, seat: Seat, action: &Value) -> bool {
        let Some(game) = self.game.as_ref() else { return false };
        let now = (game.hours.clock)();
        let Some(talks) = game.hours.talks.filter(|talks| now < talks.since + BOTS_STAY) else {
            return false;
        };
        let hasty = game.rest(seat) > Duration::ZERO
            && game.table.now().actions(seat).first() == Some(action)
            && talks.due.is_none_or(|due| now < due);
        if hasty {
            self.ring_at(now + BOTS_REST);
        }
        hasty
    }

    /// A person says what the host is to do in windows from now on, this one included.
    pub(super) fn give_order(
        &mut self,
        seat: Seat,
        order: Option<crate::wire::Order>,
    ) -> Result<(), Problem> {
        let at = self.time();
        let game = self.game.as_mut().ok_or(Problem::NotStarted)?;
        game.table.give_order(seat, order.map(Into::into), at)?;
        game.hours.ripe[seat.index()] = false;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(1);

    fn order(until: Until, stops: &[u8]) -> Order {
        Order { until, stops: stops.to_vec() }
    }

    fn turn(of: u8, attacked: Option<u8>) -> Pace {
        Pace { turn: Some(Seat(of)), attacked: attacked.map(Seat), ..Pace::default() }
    }

    #[test]
    fn an_order_to_pass_until_ones_turn_ends_with_it() {
        let order = order(Until::MyTurn, &[]);
        let courses = [(turn(1, None), true), (turn(2, Some(1)), false), (turn(0, None), false)];
        for (pace, over) in courses {
            assert_eq!(ends(&order, ME, pace, false), over, "{pace:?}");
        }
    }

    #[test]
    fn an_attack_ends_an_order_to_pass_until_then() {
        let attacked = order(Until::Attacked, &[]);
        assert!(!ends(&attacked, ME, turn(0, Some(2)), false), "another is attacked");
        assert!(ends(&attacked, ME, turn(2, Some(1)), false));
        let revoked = order(Until::Revoked, &[]);
        assert!(!ends(&revoked, ME, turn(2, Some(1)), false) && !ends(&revoked, ME, turn(1, None), false));
    }

    #[test]
    fn where_turns_have_no_owner_ones_turn_is_another_question() {
        let order = order(Until::MyTurn, &[]);
        assert!(!ends(&order, ME, Pace::default(), false));
        assert!(ends(&order, ME, Pace::default(), true));
    }

    #[test]
    fn a_stop_is_asked_all_the_same() {
        let order = order(Until::MyTurn, &[4]);
        assert!(lets_pass(&order, Some(3)) && lets_pass(&order, None) && !lets_pass(&order, Some(4)));
    }
}
