//! The playing threads.

use super::plan::Plan;
use super::saved;
use super::tally::Tally;
use crate::speech::{Speech, Trouble};
use cpu_time::ThreadTime;
use indicatif::{ProgressBar, ProgressStyle};
use orrery_table::Luck;
use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// Games that a thread takes at a time: few enough to end together, many enough to leave the counter alone.
const SHARE: u64 = 16;

pub struct Run {
    pub tally: Tally,
    pub elapsed: Duration,
    /// Time that the playing threads had on a processor.
    pub processor: Duration,
}

/// What one thread has done.
struct Worked {
    tally: Tally,
    processor: Duration,
}

pub fn play(speech: &Speech, plan: &Plan) -> Result<Run, Trouble> {
    saved::prepare(speech, plan)?;
    let (next, bar, start) = (AtomicU64::new(0), progress(speech, plan), Instant::now());
    let worked: Vec<Result<Worked, Trouble>> = std::thread::scope(|scope| {
        let work = || work(speech, plan, &next, &bar);
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
        let join = |thread: std::thread::ScopedJoinHandle<'_, _>| {
            thread.join().unwrap_or_else(|_| Err(speech.failure("game-broke", &[])))
        };
        threads.into_iter().map(join).collect()
    });
    let elapsed = start.elapsed();
    bar.finish_and_clear();
    let mut run = Run { tally: Tally::new(plan.bots.len()), elapsed, processor: Duration::ZERO };
    for worked in worked {
        let Worked { tally, processor } = worked?;
        run.tally.add(&tally);
        run.processor += processor;
    }
    Ok(run)
}

fn work(speech: &Speech, plan: &Plan, next: &AtomicU64, bar: &ProgressBar) -> Result<Worked, Trouble> {
    let clock = ThreadTime::now();
    let mut tally = Tally::new(plan.bots.len());
    let mut series = plan.kit.series(&plan.options, &plan.bots).expect("the plan was tried before");
    loop {
        let first = next.fetch_add(SHARE, Ordering::Relaxed);
        let share = first..plan.games.min(first.saturating_add(SHARE));
        if share.is_empty() {
            return Ok(Worked { tally, processor: clock.elapsed() });
        }
        bar.inc(share.end - share.start);
        for number in share {
            if let Some(folder) = &plan.save {
                saved::play(speech, plan, number, folder, &mut tally).inspect_err(|_| stop(next, plan))?;
            } else {
                let mut luck = Luck::new(&plan.secret(number));
                let whole = series.play(&mut luck, &mut plan.thinking(number));
                let end = whole.outcome.as_ref().map(|end| (&*end.places, &*end.points));
                tally.count(whole.actions, end);
            }
        }
    }
}

/// Leaves nothing to do for the other threads.
fn stop(next: &AtomicU64, plan: &Plan) {
    next.store(plan.games, Ordering::Relaxed);
}

/// A bar on a terminal, nothing elsewhere.
fn progress(speech: &Speech, plan: &Plan) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {} {{eta}}", speech.word("sim-progress"));
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(plan.games).with_style(style)
}
