//! Reasons: a refusal names the clause that forbids the answer, and what is missing.

use crate::aliens::{call, duel};
use crate::story::{Story, planet};
use orrery_core::{Game, Seat};
use orrery_cosmic_encounter::{Action, Alien, Artifact, Moment, Side, Spot, Step};

/// COS-8.5, COS-13.5, COS-8.8, COS-10.16: a power is silent because it was zapped, lost, speaks by itself, or at another
/// moment.
#[test]
fn a_silent_power_says_why() {
    let mut story = duel(Alien::Mind, Alien::Virus, ["a10 a04", "a20 zap", "a14"]);
    story.window(Moment::EncounterStart);
    story.refused(0, Action::Use, "COS-10.10: power-other-window window=Term(\"window-invitations\")");
    story.refused(1, Action::Use, "COS-8.8: power-by-itself");
    story.attack(1, planet(1, 1), 2);
    call(&mut story, Moment::BeforeInvitations, 0).zap(1).window(Moment::AlliancesFormed);
    story.refused(0, Action::Use, "COS-8.5: power-is-zapped");

    let mut story = duel(Alien::Clone, Alien::Filch, ["a10 a04", "a20", "a14"]);
    for n in 3..=5 {
        story = story.ships(1, planet(1, n), 0);
    }
    story.window(Moment::EncounterStart);
    story.refused(1, Action::Use, "COS-13.5: power-is-lost homes=Number(3)");
}

/// COS-10.16, COS-10.5: a power is for the main players, or finds nothing to do.
#[test]
fn a_power_without_a_part_says_so() {
    let mut story = duel(Alien::Empath, Alien::Filch, ["a10 a04", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 2).lay("a10", "a20").window(Moment::BeforeReveal);
    assert_eq!(story.state.board.aliens[2], Alien::Trader);
    story.refused(2, Action::Use, "COS-10.17: power-other-window");
    story.window(Moment::AfterReveal);
    story.refused(0, Action::Use, "COS-10.5: power-idle");
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10 a04", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 2).window(Moment::BeforeSelection);
    story.refused(2, Action::Use, "COS-10.17: power-needs-main");
}

/// COS-10.24: while Clone decides, its artifacts wait for the window that follows.
#[test]
fn an_artifact_waits_for_clone() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10 plague", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 2).lay("a10", "a20").window(Moment::Keeping);
    story.refused(0, Action::Play(Artifact::Plague), "COS-10.24: artifact-after-keeping");
    story.window(Moment::EncounterEnd);
    assert!(story.may(0, Action::Play(Artifact::Plague)));
}

/// COS-10.9: it is its power that keeps Macron from sending a second ship, not the limit for all.
#[test]
fn macron_is_held_back_by_its_power() {
    let mut story = duel(Alien::Macron, Alien::Filch, ["a10 a04", "a20 a06", "a14"]);
    story.until(|step| step == Step::Launch).take(0, Spot::Planet(planet(0, 1)));
    story.refused(0, Action::Take(Spot::Planet(planet(0, 2))), "COS-10.9: launch-one");
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Macron])
        .hands(&["a10 a04", "a20 a06", "a14"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 2).invite(&[2], &[]).until(|step| step == Step::Ally { seat: Seat(2) });
    let join = Action::Join { side: Side::Attack, planet: planet(2, 1) };
    story.play(2, join);
    story.refused(2, join, "COS-10.9: launch-one");
}

/// COS-5.13: every planet can be pointed at, and those that cannot be attacked say why.
#[test]
fn planets_say_why_they_are_not_attacked() {
    let at = |planet, defender| Action::Point { planet, defender: Seat(defender) };
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10 a04", "a20 a06", "a14"]);
    story.launch(2).until(|step| step == Step::Point);
    story.refused(0, at(planet(2, 1), 2), "COS-5.13: no-target-abroad");
    story.refused(0, at(planet(0, 1), 0), "COS-5.13: no-target-abroad");
    let mut candidates = Vec::new();
    story.game.candidates(&story.state, Seat(0), &mut candidates);
    assert_eq!((candidates.len(), story.legal(0).len()), (15, 5), "each planet once");

    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
        .hands(&["a10 a04", "a20 a06", "a14"])
        .ships(2, planet(2, 1), 3)
        .ships(2, planet(0, 1), 1)
        .disc(0)
        .begin();
    story.until(|step| step == Step::OwnColor).play(0, Action::Evict).launch(2);
    story.until(|step| step == Step::Point);
    story.refused(0, at(planet(0, 2), 0), "COS-5.13: no-target-free");
    story.refused(0, at(planet(1, 1), 1), "COS-5.13: no-target-outside");
    story.refused(0, at(planet(0, 1), 1), "COS-5.13: no-target planet");
}
