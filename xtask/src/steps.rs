//! Named, timed steps that stop at the first failure, and the summary at the end.

use anyhow::{Result, bail};
use std::time::{Duration, Instant};

pub struct Step<'a> {
    name: &'static str,
    run: Box<dyn FnOnce() -> Result<()> + 'a>,
}

pub fn step<'a>(name: &'static str, run: impl FnOnce() -> Result<()> + 'a) -> Step<'a> {
    Step { name, run: Box::new(run) }
}

/// Takes the steps in their order and prints how long each took, also when one fails.
pub fn take(steps: Vec<Step<'_>>) -> Result<()> {
    let mut taken = Vec::new();
    let mut failed = None;
    let left = &mut steps.into_iter();
    for Step { name, run } in left.by_ref() {
        println!("\n== {name}");
        let start = Instant::now();
        let done = run();
        taken.push((name, start.elapsed(), done.is_ok()));
        if let Err(error) = done {
            failed = Some((name, error));
            break;
        }
    }
    let rest: Vec<_> = left.map(|step| step.name).collect();
    println!("\n{}", summary(&taken, &rest));
    match failed {
        Some((name, error)) => bail!("{name}: {error:#}"),
        None => Ok(()),
    }
}

fn summary(taken: &[(&str, Duration, bool)], rest: &[&str]) -> String {
    let line = |&(name, time, ok): &(&str, Duration, bool)| {
        format!("{} {name:<14} {:>7.1} s\n", if ok { "ok    " } else { "FAILED" }, time.as_secs_f64())
    };
    let never = |name: &&str| format!("not run {name}\n");
    let failed = taken.iter().filter(|(_, _, ok)| !ok).count();
    let total: Duration = taken.iter().map(|(_, time, _)| *time).sum();
    let lines: String = taken.iter().map(line).chain(rest.iter().map(never)).collect();
    format!(
        "{lines}in all {:.1} s\nsteps: {} passed, {failed} failed",
        total.as_secs_f64(),
        taken.len() - failed
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;

    #[test]
    fn nothing_is_run_after_a_failure() {
        let ran = RefCell::new(Vec::new());
        let note = |name| {
            ran.borrow_mut().push(name);
            if name == "second" { bail!("it broke") } else { Ok(()) }
        };
        let steps = ["first", "second", "third"].map(|name| step(name, move || note(name)));
        let error = take(steps.into()).unwrap_err();
        assert_eq!(error.to_string(), "second: it broke");
        assert_eq!(*ran.borrow(), ["first", "second"]);
    }

    #[test]
    fn the_summary_names_every_step() {
        let taken = [("format", Duration::from_millis(1500), true), ("lints", Duration::ZERO, false)];
        let text = summary(&taken, &["tidy"]);
        assert!(text.contains("ok     format             1.5 s"), "{text}");
        assert!(text.contains("FAILED lints") && text.contains("not run tidy"), "{text}");
        assert!(text.ends_with("steps: 1 passed, 1 failed"), "{text}");
    }
}
