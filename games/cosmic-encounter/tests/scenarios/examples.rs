//! The acceptance scenarios of EXAMPLES.md, the first twelve.

use crate::story::{Story, card, cards, planet};
use orrery_core::Seat;
use orrery_cosmic_encounter::deal::Term;
use orrery_cosmic_encounter::{Action, Alien, Artifact, Event, Moment, Place, Side, Spot, Step};

/// COS-6.2, COS-6.7, COS-10.20.
#[test]
fn ex_01_attack_encounter() {
    let mut story = Story::new(&[Alien::Zombie, Alien::Empath, Alien::Filch, Alien::Sorcerer])
        .hands(&["a08 neg", "a04", "a20 a06", "a10"])
        .ships(2, planet(2, 1), 2)
        .disc(2)
        .begin();
    let turn = story.state.board.turn;
    story.attack(2, planet(2, 1), 4).invite(&[1, 3], &[1]);
    story.join(1, Side::Attack, 2).play(3, Action::Pass);
    story.lay("a08", "a20").finish_turn();
    assert_eq!(story.totals(), Some((14, 22)));
    assert_eq!(story.winner(), Some(Side::Defense));
    assert_eq!(story.on(2, planet(2, 1)), 2);
    assert_eq!(story.warp(1), 2, "Empath's ships");
    assert_eq!((story.warp(0), story.state.board.fleet(Seat(0)).on_colonies()), (0, 20));
    assert!(!story.happened(|event| matches!(event, Event::Compensated { .. })));
    assert_eq!(story.step(), Step::EndTurn);
    story.play(0, Action::EndTurn);
    assert_eq!((story.state.board.attacker, story.state.board.turn), (Seat(1), turn + 1));
}

/// COS-7.3, COS-7.4, COS-7.6, COS-7.9, COS-6.14.
#[test]
fn ex_02_deal() {
    let mut story = Story::new(&[Alien::Clone, Alien::AntiMatter, Alien::Mind, Alien::Filch])
        .hands(&["a04 a06 a08 a14 neg", "neg", "a10", "a10"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 2).lay("neg", "neg").until(|step| step == Step::Talks);
    for _ in 0..3 {
        story.play(0, Action::Give(Term::Lowest));
    }
    story.play(0, Action::Ask(Term::Colony(planet(1, 1))));
    story.refused(0, Action::Propose, "COS-7.6: name-founders");
    story.play(0, Action::Found(Spot::Mothership)).play(0, Action::Found(Spot::Mothership));
    story.play(0, Action::Propose).play(1, Action::Accept { id: 0 });
    assert_eq!(story.held(1), cards("a04 a06 a08"));
    assert_eq!((story.on(0, planet(1, 1)), story.on(1, planet(1, 1))), (2, 4));
    assert_eq!(story.at(0, Place::Mothership), 0);
    assert_eq!(story.state.board.foreign_colonies(Seat(0)), 1);
    assert!(story.state.board.encounter.succeeded);
    story.window(Moment::Keeping).answer(&[(0, Action::Use)]).unzapped();
    assert_eq!(story.held(0), cards("a14 neg"));
}

/// COS-5.10, COS-5.13, COS-6.6.
#[test]
fn ex_03_evicting() {
    let mut story = Story::new(&[Alien::Mind, Alien::Philanthropist, Alien::Filch])
        .hands(&["a20 a06", "a04 a06", "a10"])
        .ships(0, planet(0, 2), 0)
        .ships(1, planet(1, 1), 3)
        .ships(1, planet(0, 2), 1)
        .disc(0)
        .begin();
    story.until(|step| step == Step::OwnColor).play(0, Action::Evict);
    story.launch(4).until(|step| step == Step::Point);
    assert_eq!(story.legal(0), [Action::Point { planet: planet(0, 2), defender: Seat(1) }]);
    let point = story.legal(0)[0];
    story.play(0, point).lay("a20", "a04").finish_turn();
    assert_eq!(story.warp(1), 1, "Philanthropist's ship");
    assert_eq!((story.on(0, planet(0, 2)), story.on(1, planet(0, 2))), (4, 0));
    assert_eq!(story.state.board.foreign_colonies(Seat(0)), 0);
    assert_eq!(story.step(), Step::Second);
    assert!(story.may(0, Action::Again));
}

/// COS-5.2, COS-5.6, COS-10.15.
#[test]
fn ex_04_new_hand_before_a_gift() {
    let mut story = Story::new(&[Alien::Clone, Alien::Philanthropist, Alien::Amoeba])
        .hands(&["a10 a12", "a06 a08 neg", ""])
        .disc(1)
        .begin();
    story.until(|step| step == Step::EndTurn || step == Step::Second);
    assert!(story.held(2).is_empty(), "an empty hand alone draws nothing");
    story.play(0, Action::EndTurn);
    assert!(story.held(2).is_empty(), "nor does the next player's turn");
    story.state.board.pile = [0, 0, 3].into_iter().collect();
    story.state.board.turned = [3, 3, 0].into_iter().collect();
    story.events.clear();
    story.until(|step| matches!(step, Step::Window(Moment::BeforeLaunch) | Step::Launch));
    assert_eq!(story.held(2).len(), 7);
    let at = |wanted: &dyn Fn(&Event) -> bool| story.events.iter().position(wanted);
    let drew = at(&|event| matches!(event, Event::Drew { seat: Seat(2), .. }));
    assert!(drew < at(&|event| *event == Event::Window { moment: Moment::BeforeLaunch }));
    story.launch(1).until(|step| step == Step::Point);
    story.play(1, Action::Point { planet: planet(2, 1), defender: Seat(2) });
    story.window(Moment::AlliancesFormed).answer(&[(1, Action::Use)]).unzapped();
    story.play(1, Action::Pick(card("a08")));
    assert_eq!(story.held(2).len(), 8);
}

/// COS-8.5, COS-9.2, COS-10.10.
#[test]
fn ex_05_zap_on_mind() {
    let mut story = Story::new(&[Alien::Mind, Alien::Filch, Alien::Clone])
        .hands(&["a10 a12", "a30 neg neg zap", "a08"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 1).window(Moment::BeforeInvitations).answer(&[(0, Action::Use)]).zap(1);
    assert!(story.view(0).known[1].is_empty());
    assert!(!story.state.board.works(Seat(0)));
    assert!(story.state.board.discard.holds(card("zap")));
    story.until(|step| matches!(step, Step::EndTurn | Step::Second));
    assert!(story.state.board.works(Seat(0)), "it works in the next encounter");
}

/// COS-9.3, COS-10.9.
#[test]
fn ex_06_force_field() {
    let mut story = Story::new(&[Alien::Zombie, Alien::Mutant, Alien::Macron])
        .hands(&["a06 a08 field", "a10 a04 a04 a06 a06 a08 a08", "a10"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 1).invite(&[], &[2]).join(2, Side::Defense, 1);
    story.lay("a06", "a10").window(Moment::BeforeReveal);
    story.answer(&[(0, Action::Play(Artifact::ForceField))]);
    assert_eq!(story.ask(), Some(orrery_core::Ask::Open));
    let haven = planet(2, 4);
    story.play(2, Action::Put { planet: haven, ships: 1 });
    assert_eq!((story.on(2, haven), story.at(2, Place::Carrier)), (5, 0));
    story.finish_turn();
    assert_eq!(story.totals(), Some((7, 14)), "Macron's four points do not count");
    assert_eq!(story.winner(), Some(Side::Defense));
    assert!(!story.happened(|event| matches!(event, Event::Rewarded { .. })));
    assert_eq!(story.declared(2), 0);
}

/// COS-9.4, COS-5.12.
#[test]
fn ex_07_mobius_tubes() {
    let mut story =
        Story::new(&[Alien::Vulch, Alien::Clone, Alien::Filch]).hands(&["a10 tubes", "a04", "a06"]);
    for n in 1..=5 {
        story = story.ships(0, planet(0, n), 2).ships(2, planet(2, n), 0);
    }
    let mut story = story.ships(1, planet(1, 1), 1).disc(1).begin();
    assert_eq!((story.warp(0), story.warp(1), story.warp(2)), (10, 3, 20));
    story.window(Moment::EncounterStart).answer(&[(0, Action::Play(Artifact::MobiusTubes))]);
    assert_eq!(story.asked(), [0, 1], "those with a colony place at the same time");
    story.play(0, Action::Put { planet: planet(0, 1), ships: 10 });
    story.play(1, Action::Put { planet: planet(1, 1), ships: 3 });
    assert_eq!((story.warp(0), story.warp(1), story.warp(2)), (0, 0, 20));
    assert_eq!((story.on(0, planet(0, 1)), story.on(1, planet(1, 1))), (12, 4));
    assert!(story.state.board.discard.holds(card("tubes")), "Vulch's own stay discarded");
    assert_eq!(story.declared(0), 0);
}

/// COS-5.6, COS-9.5, COS-10.15, COS-5.17.
#[test]
fn ex_08_plague_then_gift() {
    let mut story = Story::new(&[Alien::Philanthropist, Alien::Parasite, Alien::Clone])
        .hands(&["plague a04 a10", "a12 neg", "a06"])
        .disc(1)
        .begin();
    story.window(Moment::BeforeLaunch);
    assert_eq!(story.held(1), cards("a12 neg"), "no new hand");
    story.answer(&[(0, Action::Play(Artifact::Plague))]).play(0, Action::Name(Seat(1)));
    for spot in [planet(1, 1), planet(1, 1), planet(1, 2)] {
        story.take(1, Spot::Planet(spot));
    }
    assert_eq!((story.warp(1), story.on(1, planet(1, 1)), story.on(1, planet(1, 2))), (3, 2, 3));
    story.play(1, Action::GiveUp { attack: Some(card("a12")), artifact: None });
    assert!(story.held(1).is_empty());
    story.attack(1, planet(1, 3), 1).window(Moment::AlliancesFormed);
    story.answer(&[(0, Action::Use)]).unzapped().play(0, Action::Pick(card("a04")));
    story.until(|step| step == Step::Lay);
    assert_eq!(story.held(1), cards("a04"), "the gift spares it a new hand");
    assert_eq!(story.legal(1), [Action::Lay(card("a04"))]);
}

/// COS-6.10, COS-9.6.
#[test]
fn ex_09_stellar_gas() {
    let mut story = Story::new(&[Alien::Mind, Alien::Filch, Alien::Clone])
        .hands(&["neg a10", "a08 a06 a04", "gas a12"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 4).lay("neg", "a08").window(Moment::BeforeCompensation);
    assert_eq!(story.warp(0), 4);
    story.answer(&[(2, Action::Play(Artifact::StellarGas))]).finish_turn();
    assert_eq!(story.held(0), cards("a10"), "Mind takes no card");
    assert_eq!((story.winner(), story.warp(0)), (Some(Side::Defense), 4), "the rest stands");
}

/// COS-9.7, COS-7.1, COS-7.2.
#[test]
fn ex_10_emotion_control_after_the_reveal() {
    let mut story = Story::new(&[Alien::Mutant, Alien::Zombie, Alien::Macron, Alien::Virus])
        .hands(&["a08 emotion a04 a04 a06 a06 a12", "a20 a10", "a10", "a12"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 2).invite(&[3], &[2]);
    story.join(2, Side::Defense, 1).join(3, Side::Attack, 3).lay("a08", "a20");
    story.window(Moment::AfterReveal);
    while !story.asked().contains(&0) || !story.may(0, Action::Play(Artifact::EmotionControl)) {
        story.answer(&[]);
    }
    story.answer(&[(0, Action::Play(Artifact::EmotionControl))]).until(|step| step == Step::Talks);
    assert_eq!(story.state.board.options.deal_seconds, 60);
    assert_eq!((story.at(3, Place::Mothership), story.at(2, Place::Carrier)), (0, 0));
    assert_eq!((story.warp(2), story.warp(3)), (0, 0), "allies go home");
    assert_eq!(story.totals(), None, "no totals are compared");
    story.play(0, Action::WalkAway).finish_turn();
    assert!(!story.happened(|event| matches!(event, Event::Rewarded { .. })));
    let discard = story.state.board.discard;
    assert!(discard.holds(card("a08")) && discard.holds(card("a20")), "printed cards are discarded");
}

/// COS-5.15, COS-5.16, COS-6.4, COS-8.2, COS-8.5, COS-10.3, COS-10.13, COS-10.19.
#[test]
fn ex_11_step_by_step() {
    let mut story = Story::new(&[Alien::Pacifist, Alien::Macron, Alien::Vulch, Alien::Chronos])
        .hands(&["neg zap a06", "a10", "a04", "a10 a12"])
        .ships(3, planet(3, 1), 1)
        .disc(3)
        .begin();
    story.attack(3, planet(3, 1), 3).invite(&[2], &[1]);
    assert_eq!(story.step(), Step::Ally { seat: Seat(1) }, "Macron answers first");
    story.join(1, Side::Defense, 1).play(2, Action::Pass).lay("neg", "a10");
    story.until(|step| matches!(step, Step::Zap(call) if call.owner == Seat(0)));
    story.unzapped();
    story.window(Moment::AfterReveal).answer(&[(3, Action::Use)]);
    assert!(matches!(story.step(), Step::Zap(call) if call.owner == Seat(3)));
    story.zap(0).finish_turn();
    assert!(!story.happened(|event| matches!(event, Event::Taken { seat: Seat(3), .. })), "no replay");
    assert_eq!(story.winner(), Some(Side::Attack), "Pacifist wins");
    assert_eq!((story.warp(3), story.warp(1)), (4, 1), "three were there, one joins them; Macron's ship too");
    assert_eq!(story.on(0, planet(3, 1)), 3);
    assert!(!story.happened(|event| matches!(event, Event::Compensated { .. })));
    assert_eq!(story.held(2), cards("a04 zap"), "Vulch took the Zap");
    assert_eq!(story.declared(1), 0, "with an attack against a negotiate Macron is not used");
}

/// COS-6.2.
#[test]
fn ex_12_tie() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
        .hands(&["a10 a04", "a06 a04", "a10"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 4).invite(&[], &[2]).join(2, Side::Defense, 4);
    story.lay("a10", "a06").finish_turn();
    assert_eq!(story.totals(), Some((14, 14)));
    assert_eq!((story.winner(), story.warp(0)), (Some(Side::Defense), 4));
}
