//! The playing threads.

use super::plan::Plan;
use super::results;
use crate::speech::{Speech, Trouble};
use indicatif::{ProgressBar, ProgressStyle};
use orrery_lab::Score;
use std::fs::File;
use std::io::IsTerminal;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// What the threads share.
struct Desk {
    played: Vec<Score>,
    file: Option<File>,
}

/// Plays what is not played yet; every game is written down as soon as it is over.
pub fn play(speech: &Speech, plan: &Plan, played: &mut Vec<Score>) -> Result<(), Trouble> {
    let ladder = &plan.ladder;
    let left = ladder.left(played);
    let bar = progress(speech, left.len());
    let desk = Mutex::new(Desk { played: std::mem::take(played), file: results::open(speech, plan)? });
    let next = AtomicUsize::new(0);
    let worked: Vec<Result<(), Trouble>> = std::thread::scope(|scope| {
        let work = || -> Result<(), Trouble> {
            while let Some(a_match) = left.get(next.fetch_add(1, Ordering::Relaxed)) {
                let score = ladder.play(a_match);
                let mut desk = desk.lock().map_err(|_| speech.failure("game-broke", &[]))?;
                if let (Some(file), Some(path)) = (&mut desk.file, &plan.results) {
                    results::write(file, &score).map_err(|error| {
                        next.store(left.len(), Ordering::Relaxed);
                        results::unwritable(speech, path, &error)
                    })?;
                }
                desk.played.push(score);
                bar.inc(1);
            }
            Ok(())
        };
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
        let broke = |_| Err(speech.failure("game-broke", &[]));
        threads.into_iter().map(|thread| thread.join().unwrap_or_else(broke)).collect()
    });
    bar.finish_and_clear();
    worked.into_iter().collect::<Result<(), Trouble>>()?;
    *played = desk.into_inner().map_err(|_| speech.failure("game-broke", &[]))?.played;
    Ok(())
}

/// A bar on a terminal, nothing elsewhere.
fn progress(speech: &Speech, games: usize) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let template = format!("{{wide_bar}} {{pos}}/{{len}} {} {{eta}}", speech.word("sim-progress"));
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games as u64).with_style(style)
}
