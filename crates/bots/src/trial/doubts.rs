//! Decisions that the judge alone would not have made: to be read by people.

use crate::{Bench, Budget, Kind, Means, Question, hints};
use orrery_core::chance::Seeded;
use orrery_core::{Ask, Chance, Game, Outcome, Seat, Turn, Viewer};
use std::fmt;

/// Worlds in which every action is judged.
const DREAMS: u32 = 16;
/// A decision that looks worse than another by so much is looked at again, for so long.
const DOUBTFUL: f32 = 0.05;
const SECOND_LOOK: Budget = Budget::Iterations(20_000);
/// No game is followed further.
const LONGEST: u32 = 20_000;

/// A decision after which the seat's chance looks worse than after another.
#[derive(Debug)]
pub struct Doubt {
    pub game: u64,
    /// Which action of the game it was.
    pub number: u32,
    pub seat: Seat,
    pub done: String,
    pub rather: String,
    /// The seat's chance at a glance after each, the mean over imagined worlds.
    pub chances: (f32, f32),
    /// The same after a long look, where it is doubtful.
    pub second_look: Option<(f32, f32)>,
    /// The seat's chance at a glance when it had its next choice, if it had one.
    pub later: Option<f32>,
}

/// Plays games among two of this bot; all decisions, those first that the judge likes least.
pub fn doubts<G: Game>(bot: Kind, games: u64) -> Vec<Doubt> {
    let mut found: Vec<Doubt> = (0..games).flat_map(|game| decisions::<G>(bot, game).0).collect();
    found.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
    found
}

/// One of these games: its decisions in order, and how it ended if it did.
pub fn decisions<G: Game>(bot: Kind, number: u64) -> (Vec<Doubt>, Option<Outcome>) {
    let (game, mut bench) = (G::standard(), Bench::default());
    let (mut dice, mut thinking) = (Seeded(number), Seeded(!number));
    let (mut legal, mut events, mut found) = (Vec::new(), Vec::new(), Vec::<Doubt>::new());
    let mut state =
        game.setup(&G::Options::default(), 2, &mut dice).expect("the usual options fit a table for two");
    for n in 0..LONGEST {
        let (seats, ask) = match game.turn(&state) {
            Turn::Over(outcome) => return (found, Some(outcome)),
            Turn::Ask { seats, ask } => (seats, ask),
        };
        let place = if ask == Ask::Free { thinking.below(seats.len()) as usize } else { 0 };
        let seat = seats.iter().nth(place).expect("somebody is asked");
        game.actions(&state, seat, &mut legal);
        let question = Question { game: &game, seat, legal: &legal };
        let view = game.view(&state, Viewer::Seat(seat));
        let action =
            bot.choose(&question, || view.clone(), &mut bench, &mut Means::calm(&mut thinking)).clone();
        if legal.len() > 1 {
            let now = game.judge(&state, seat);
            if let Some(before) = found.iter_mut().rev().find(|doubt| doubt.seat == seat) {
                before.later.get_or_insert(now);
            }
            found.push(Doubt { game: number, number: n, ..doubt(&question, &view, &action) });
        }
        events.clear();
        game.apply(&mut state, seat, &action, &mut dice, &mut events);
    }
    (found, None)
}

/// What the judge thinks of this answer, beside the one it likes best.
fn doubt<G: Game>(question: &Question<'_, G>, view: &G::View, action: &G::Action) -> Doubt {
    let (legal, chances) = (question.legal, glances(question, view, &mut Seeded(1)));
    let best = (0..legal.len()).max_by(|&a, &b| chances[a].total_cmp(&chances[b])).unwrap_or(0);
    let done = legal.iter().position(|one| one == action).unwrap_or(best);
    Doubt {
        game: 0,
        number: 0,
        seat: question.seat,
        done: format!("{action:?}"),
        rather: format!("{:?}", legal[best]),
        chances: (chances[done], chances[best]),
        second_look: (chances[best] - chances[done] > DOUBTFUL).then(|| {
            let told = hints(question, view, &mut Means::calm(&mut Seeded(2)), SECOND_LOOK);
            let chance =
                |at: usize| told.iter().find(|hint| hint.action == legal[at]).map(|hint| hint.chance);
            (chance(done).unwrap_or(0.0), chance(best).unwrap_or(0.0))
        }),
        later: None,
    }
}

/// What each legal action looks like right after it.
fn glances<G: Game>(question: &Question<'_, G>, view: &G::View, dice: &mut Seeded) -> Vec<f32> {
    let &Question { game, seat, legal } = question;
    let (mut chances, mut events) = (vec![0.0; legal.len()], Vec::new());
    for _ in 0..DREAMS {
        let dream = game.imagine(view, dice);
        for (chance, action) in chances.iter_mut().zip(legal) {
            let mut world = dream.clone();
            events.clear();
            game.apply(&mut world, seat, action, dice, &mut events);
            *chance += game.judge(&world, seat) / DREAMS as f32;
        }
    }
    chances
}

impl Doubt {
    /// How much worse it looks.
    #[must_use]
    pub fn loss(&self) -> f32 {
        self.chances.1 - self.chances.0
    }
}

impl fmt::Display for Doubt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Doubt { game, number, seat, done, rather, chances: (after, best), second_look, later } = self;
        let later = later.map_or(String::new(), |later| format!(", {later:.2} when next asked"));
        write!(
            f,
            "{:+.3} game {game} action {number} seat {}: {done} ({after:.2}{later}) rather than {rather} ({best:.2})",
            after - best,
            seat.0
        )?;
        if let Some((after, best)) = second_look {
            write!(f, "; after a long look {after:.2} and {best:.2}")?;
        }
        Ok(())
    }
}
