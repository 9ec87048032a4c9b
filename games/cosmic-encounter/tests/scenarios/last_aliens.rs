//! Vulch and Zombie: at work, zapped, and against others.

use crate::aliens::{call, duel};
use crate::story::{Story, card, cards, planet};
use orrery_core::Seat;
use orrery_cosmic_encounter::deal::Term;
use orrery_cosmic_encounter::{Action, Alien, Artifact, Moment, Step};

/// COS-10.19, COS-5.5: it keeps its artifacts when it takes a new hand, shows them and draws seven more.
#[test]
fn vulch_keeps_its_artifacts() {
    let mut story = duel(Alien::Vulch, Alien::Filch, ["zap gas", "a20", "a14"]);
    assert_eq!(story.step(), Step::NewHand { seat: Seat(0), moment: Moment::EncounterStart });
    story.play(0, Action::Pass).until(|step| step == Step::Launch);
    assert_eq!(story.held(0).len(), 9);
    assert!(story.view(2).known[0].include(cards("zap gas")));
    let mut dark = Story::new(&[Alien::Vulch, Alien::Filch, Alien::Trader]).hands(&["zap gas", "a20", "a14"]);
    for n in 1..=3 {
        dark = dark.ships(0, planet(0, n), 0);
    }
    let mut dark = dark.begin();
    dark.play(0, Action::Pass).until(|step| step == Step::Launch);
    assert_eq!(dark.held(0).len(), 7, "with the power lost it discards like anybody else");
}

/// COS-10.19: what it played itself stays discarded, what others play it takes.
#[test]
fn vulch_takes_what_others_play() {
    let mut story = duel(Alien::Filch, Alien::Vulch, ["a10 plague", "a20 a06", "a14"]);
    story.window(Moment::EncounterStart).answer(&[(0, Action::Play(Artifact::Plague))]);
    story.play(0, Action::Name(Seat(2))).until(|step| step == Step::Launch);
    assert!(story.held(1).holds(card("plague")));
}

/// COS-8.4, COS-10.19: one use for one event: a copy that lay on the discard pile before stays there.
#[test]
fn vulch_takes_one_copy_only() {
    let mut story = Story::new(&[Alien::Filch, Alien::Vulch, Alien::Trader])
        .hands(&["a10 tubes", "a20 a06", "a14"])
        .ships(2, planet(2, 1), 2)
        .disc(1);
    assert!(story.state.deck.remove(card("tubes")), "the other copy");
    story.state.board.deck -= 1;
    story.state.board.discard.add(card("tubes"));
    let mut story = story.begin();
    story.window(Moment::EncounterStart).answer(&[(0, Action::Play(Artifact::MobiusTubes))]);
    story.until(|step| step == Step::Launch);
    assert_eq!((story.held(1), story.declared(1)), (cards("a20 a06 tubes"), 1));
    assert!(story.state.board.discard.holds(card("tubes")));
}

/// COS-10.30, COS-8.5: a second Zap stops it; then that artifact, the Zap and every later one stay discarded.
#[test]
fn vulch_zapped_takes_nothing_more() {
    let mut story = duel(Alien::Mind, Alien::Vulch, ["a10 zap tubes", "a20 a06", "a14 zap"]);
    story.attack(1, planet(1, 1), 1);
    call(&mut story, Moment::BeforeInvitations, 0).zap(2);
    assert!(matches!(story.step(), Step::Zap(call) if call.owner == Seat(1)), "Vulch reaches for the Zap");
    story.zap(0);
    assert_eq!(story.state.board.discard.count(card("zap")), 2);
    assert_eq!(story.held(1), cards("a20 a06"));
    assert!(!story.state.board.works(Seat(1)));
}

/// COS-10.39: Vulch takes artifacts, Filch encounter cards.
#[test]
fn vulch_beside_filch() {
    let mut story = duel(Alien::Filch, Alien::Vulch, ["a10 a04", "a20 a06", "a14 plague"]);
    story.attack(1, planet(1, 1), 1).lay("a10", "a20").window(Moment::EncounterEnd);
    story.answer(&[(2, Action::Play(Artifact::Plague))]).play(2, Action::Name(Seat(0)));
    story.until(|step| step == Step::Window(Moment::EncounterEnd));
    story.answer(&[(0, Action::Use)]).unzapped();
    assert!(story.held(0).holds(card("a20")) && story.held(1).holds(card("plague")));
}

/// COS-10.20, COS-6.8: its ships go to colonies; without any they go to the Warp.
#[test]
fn zombie_never_warps() {
    let mut story = duel(Alien::Filch, Alien::Zombie, ["a20 a04", "a06 a08", "a14"]);
    story.attack(1, planet(1, 1), 1).lay("a20", "a06").until(|step| matches!(step, Step::Place { .. }));
    story.refused(1, Action::Put { planet: planet(1, 1), ships: 4 }, "COS-13.3: no-haven");
    story.play(1, Action::Put { planet: planet(1, 2), ships: 4 });
    assert_eq!((story.warp(1), story.on(1, planet(1, 2)), story.on(0, planet(1, 1))), (0, 8, 1));
}

/// COS-10.20, COS-13.5: zapped, or losing its power with those very ships, it loses them like anybody else.
#[test]
fn zombie_zapped_or_dark_warps() {
    let mut story = duel(Alien::Filch, Alien::Zombie, ["a20 zap", "a06 a08", "a14"]);
    story.attack(1, planet(1, 1), 1).lay("a20", "a06").until(|step| matches!(step, Step::Zap(_))).zap(0);
    story.finish_turn();
    assert_eq!(story.warp(1), 4);
    let mut story = duel(Alien::Filch, Alien::Zombie, ["a20 a04", "a06 a08", "a14"])
        .ships(1, planet(1, 4), 0)
        .ships(1, planet(1, 5), 0);
    story.attack(1, planet(1, 1), 1).lay("a20", "a06").finish_turn();
    assert_eq!((story.declared(1), story.warp(1)), (0, 12), "its third home colony went with them");
}

/// COS-10.20, COS-7.12: in a deal it may free ships of others from the Warp; nobody else may.
#[test]
fn zombie_releases() {
    let mut story =
        duel(Alien::Zombie, Alien::Filch, ["neg a04", "neg a08", "a14"]).ships(1, planet(1, 5), 2);
    story.attack(1, planet(1, 1), 1).lay("neg", "neg").until(|step| step == Step::Talks);
    story.refused(1, Action::Give(Term::Release(Seat(1))), "COS-7.12: deal-no-release");
    story.play(0, Action::Give(Term::Release(Seat(1)))).play(0, Action::Give(Term::Release(Seat(1))));
    story.refused(0, Action::Give(Term::Release(Seat(1))), "COS-7.12: deal-nobody-there");
    story.play(0, Action::Ask(Term::Choice)).play(0, Action::Propose).play(1, Action::Accept { id: 0 });
    story.play(1, Action::Pick(card("a08"))).play(1, Action::Put { planet: planet(1, 5), ships: 2 });
    assert_eq!((story.warp(1), story.on(1, planet(1, 5)), story.declared(0)), (0, 4, 0));
    assert_eq!(story.held(0), cards("a04 a08"));
}

/// COS-7.12, COS-6.17: a failed deal costs it nothing unless it is zapped at that moment.
#[test]
fn zombie_walks_away_for_free() {
    for zapped in [false, true] {
        let mut story = duel(Alien::Zombie, Alien::Filch, ["neg a04", "neg zap", "a14"]);
        story.attack(1, planet(1, 1), 1).lay("neg", "neg").until(|step| step == Step::Talks);
        story.play(0, Action::WalkAway);
        if zapped {
            story.zap(1);
        } else {
            story.unzapped();
        }
        story.finish_turn();
        assert_eq!((story.warp(0), story.warp(1)), (if zapped { 3 } else { 0 }, 3));
    }
}
