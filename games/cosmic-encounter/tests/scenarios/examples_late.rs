//! The acceptance scenarios of EXAMPLES.md, the rest.

use crate::story::{Story, card, cards, planet, seats};
use orrery_core::Game;
use orrery_core::{Seat, Turn, Viewer};
use orrery_cosmic_encounter::campaign::next_starter;
use orrery_cosmic_encounter::deal::Term;
use orrery_cosmic_encounter::{Action, Alien, Artifact, Event, Moment, Place, Side, Spot, Step};

/// COS-6.11.
#[test]
fn ex_13_rewards() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
        .hands(&["a04 a06", "a20 a04", "a10"])
        .ships(2, planet(2, 5), 3)
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 1).invite(&[], &[2]).join(2, Side::Defense, 4);
    story.lay("a04", "a20").until(|step| step == Step::Reward { seat: Seat(2) });
    story.refused(2, Action::Reward { ships: 2 }, "COS-6.11: reward-ships");
    let before = story.held(2).len();
    story.play(2, Action::Reward { ships: 1 });
    assert_eq!(story.held(2).len(), before + 3);
    story.finish_turn();
    assert_eq!((story.warp(2), story.state.board.fleet(Seat(2)).on_colonies()), (0, 20));
}

/// COS-5.8, COS-5.10.
#[test]
fn ex_14_order_pile() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader]).hands(&["a04", "a20", "a10"]);
    story.state.board.pile = [1, 0, 0].into_iter().collect();
    story.state.board.turned = [2, 3, 3].into_iter().collect();
    let mut story = story.begin();
    story.until(|step| matches!(step, Step::Window(Moment::BeforeLaunch) | Step::Launch));
    let discs: Vec<&Event> = story
        .events
        .iter()
        .filter(|event| matches!(event, Event::DiscsShuffled | Event::Disc { .. }))
        .collect();
    assert_eq!(discs[0], &Event::DiscsShuffled);
    let turned = discs.len() as u8 - 1;
    assert_eq!(story.state.board.pile.iter().sum::<u8>(), 9 - turned);
    assert_eq!(story.state.board.turned.iter().sum::<u8>(), turned);
    let own = discs.iter().filter(|event| ***event == Event::Disc { color: Seat(0) }).count();
    assert_eq!(own as u8, turned - 1, "own discs are followed by another without asking");
    assert!(!story.happened(|event| matches!(event, Event::Chose { .. })));
}

/// COS-5.17, COS-6.16, COS-9.5.
#[test]
fn ex_15_attacker_out_of_cards() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader, Alien::Mind])
        .hands(&["a04 neg", "a20", "a10 plague", "a12"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 3).invite(&[2], &[3]);
    story.join(2, Side::Attack, 2).join(3, Side::Defense, 2);
    story.window(Moment::AlliancesFormed).answer(&[(2, Action::Play(Artifact::Plague))]);
    story.play(2, Action::Name(Seat(0)));
    story.until(|step| matches!(step, Step::Suffer { .. }));
    story.play(0, Action::GiveUp { attack: Some(card("a04")), artifact: None });
    story.finish_turn();
    assert_eq!(story.step(), Step::EndTurn);
    assert!(story.happened(|event| *event == Event::Aborted));
    assert!(!story.happened(|event| matches!(event, Event::CardLaid { .. })));
    for seat in [0, 2, 3] {
        assert_eq!((story.at(seat, Place::Mothership), story.at(seat, Place::Carrier)), (0, 0));
    }
    assert_eq!((story.warp(0), story.warp(2), story.warp(3)), (3, 0, 0), "only the Plague's victims");
    assert!(!story.happened(|event| matches!(event, Event::Rewarded { .. })));
    assert_eq!(story.held(1), cards("a20"), "the defender draws nothing");
}

/// COS-13.5, COS-13.2.
#[test]
fn ex_16_power_lost_and_regained() {
    let mut story = Story::new(&[Alien::Virus, Alien::Filch, Alien::Trader, Alien::Mind])
        .hands(&["a10 a20 a12", "a15 a04", "a10", "a12"])
        .ships(0, planet(0, 1), 0)
        .ships(0, planet(0, 2), 0)
        .ships(0, planet(0, 3), 1)
        .ships(1, planet(1, 5), 3)
        .ships(1, planet(0, 1), 1)
        .disc(1)
        .begin();
    assert!(story.state.board.is_lit(Seat(0)));
    story.until(|step| step == Step::Recover).play(0, Action::Pass).until(|step| step == Step::Launch);
    story.take(0, Spot::Planet(planet(0, 3))).play(0, Action::Confirm);
    assert_eq!(story.state.board.home_colonies(Seat(0)), 2);
    assert!(!story.state.board.is_lit(Seat(0)), "off at once");
    assert!(story.happened(|event| *event == Event::PowerLost { seat: Seat(0) }));
    story.until(|step| step == Step::Point);
    story.play(0, Action::Point { planet: planet(1, 1), defender: Seat(1) });
    story.lay("a20", "a04").finish_turn();
    assert_eq!(story.totals(), Some((21, 8)), "addition");
    let mut again = Story::new(&[Alien::Virus, Alien::Filch, Alien::Trader])
        .hands(&["a20 a04", "a04", "a10"])
        .ships(0, planet(0, 1), 0)
        .ships(0, planet(0, 2), 0)
        .ships(0, planet(0, 3), 0)
        .ships(1, planet(1, 5), 3)
        .ships(1, planet(0, 1), 1)
        .disc(0)
        .begin();
    assert!(!again.state.board.is_lit(Seat(0)));
    again.until(|step| step == Step::OwnColor).play(0, Action::Evict);
    again.attack(1, planet(0, 1), 2).lay("a20", "a04").finish_turn();
    assert!(again.state.board.is_lit(Seat(0)), "on again at the landing");
    assert!(again.happened(|event| *event == Event::PowerBack { seat: Seat(0) }));
}

/// COS-6.6, COS-6.9, COS-14.1, COS-14.3.
#[test]
fn ex_17_shared_victory() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
        .hands(&["a20 a04", "neg a04", "a10"])
        .ships(0, planet(0, 1), 0)
        .ships(2, planet(2, 1), 0);
    for n in 1..=4 {
        story = story.ships(0, planet(1, n), 1).ships(2, planet(1, n), 1);
    }
    let mut story = story.disc(1).begin();
    story.attack(1, planet(1, 5), 2).invite(&[2], &[]).join(2, Side::Attack, 1).lay("a20", "neg");
    story.until(|step| step == Step::Finished);
    assert_eq!(story.state.board.winners, seats(&[0, 2]));
    let Turn::Over(outcome) = story.game.turn(&story.state) else { panic!("it is over") };
    assert_eq!(outcome.places.as_slice(), [1, 3, 1]);
    assert!(!story.happened(|event| matches!(event, Event::Compensated { .. })), "none is paid");
}

/// COS-7.11, COS-6.16.
#[test]
fn ex_18_failed_deal() {
    let mut story =
        Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader]).hands(&["neg a04", "neg a04", "a10"]);
    for n in 2..=5 {
        story = story.ships(1, planet(1, n), 0);
    }
    let mut story = story.ships(1, planet(1, 1), 2).disc(1).begin();
    story.attack(1, planet(1, 1), 2).lay("neg", "neg").until(|step| step == Step::Talks);
    story.play(1, Action::WalkAway);
    assert_eq!(story.asked(), [0, 1]);
    story.take(0, Spot::Mothership).take(0, Spot::Planet(planet(0, 2)));
    assert_eq!(story.warp(0), 0, "nothing is lost before both have chosen");
    story.take(0, Spot::Mothership);
    assert_eq!(story.asked(), [1]);
    story.take(1, Spot::Planet(planet(1, 1))).take(1, Spot::Planet(planet(1, 1)));
    assert_eq!((story.warp(0), story.warp(1)), (3, 20), "the defender has only two to lose");
    story.finish_turn();
    assert_eq!(story.at(0, Place::Mothership), 0);
    assert_eq!((story.step(), story.state.board.number), (Step::EndTurn, 1));
}

/// COS-11.1, COS-11.2, COS-11.4.
#[test]
fn ex_19_two_players() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch])
        .hands(&["a10 a04", "a04"])
        .ships(1, planet(1, 1), 3)
        .ships(1, planet(0, 2), 1)
        .begin();
    story.launch(2).until(|step| step == Step::Point);
    let mut targets: Vec<_> = story.legal(0);
    targets.sort_by_key(|action| format!("{action:?}"));
    let mut wanted: Vec<Action> = (1..=5)
        .map(|n| planet(1, n))
        .chain([planet(0, 2)])
        .map(|planet| Action::Point { planet, defender: Seat(1) })
        .collect();
    wanted.sort_by_key(|action| format!("{action:?}"));
    assert_eq!(targets, wanted);
    story.play(0, Action::Point { planet: planet(1, 1), defender: Seat(1) }).lay("a10", "a04").finish_turn();
    assert!(!story.happened(|event| matches!(event, Event::Disc { .. } | Event::Invited { .. })));
    let story = Story::new(&[Alien::Clone, Alien::Filch]).ships(0, planet(0, 1), 0).ships(0, planet(0, 2), 0);
    assert!(!story.state.board.is_lit(Seat(0)), "three home colonies are too few");
}

/// COS-12.2, COS-12.3, COS-12.4.
#[test]
fn ex_20_campaign_score() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader, Alien::Mind])
        .ships(3, planet(3, 1), 0)
        .ships(0, planet(0, 1), 0);
    for n in 1..=4 {
        story = story.ships(3, planet(2, n), 1);
    }
    for n in 1..=3 {
        story = story.ships(0, planet(2, n), 1);
    }
    let board = &mut story.state.board;
    board.scores = [8, 7, 4, 4].into_iter().collect();
    board.winners = seats(&[1, 2]);
    let scores = story.game.scored(&story.state.board);
    assert_eq!(scores.as_slice(), [8, 11, 8, 5]);
    assert!(scores.iter().all(|&score| score < story.game.campaign.target), "nobody has fifteen");
    story.state.board.scores = scores;
    assert_eq!(next_starter(&story.state.board), Seat(3));
}

/// COS-8.7, COS-5.1, COS-10.19.
#[test]
fn ex_21_batch_discard_and_vulch() {
    let told = |zapper: bool| {
        let mut story = Story::new(&[Alien::Clone, Alien::Vulch, Alien::Trader])
            .hands(&["zap gas", "a10", if zapper { "zap a04" } else { "a04" }])
            .disc(1)
            .begin();
        assert_eq!(story.step(), Step::NewHand { seat: Seat(0), moment: Moment::EncounterStart });
        story.play(0, Action::Pass);
        assert!(story.held(0).is_empty(), "both left the hand together");
        assert!(matches!(story.step(), Step::Zap(call) if call.owner == Seat(1)));
        assert!(!story.may(0, Action::Play(Artifact::Zap)), "a discarded Zap cannot be played");
        story
    };
    let mut story = told(false);
    story.unzapped();
    assert_eq!(story.held(1), cards("a10 zap gas"));
    assert_eq!(story.declared(1), 1, "with one use");
    let mut story = told(true);
    story.zap(2);
    assert_eq!(story.held(1), cards("a10"));
    let discard = story.state.board.discard;
    assert_eq!((discard.count(card("zap")), discard.count(card("gas"))), (2, 1));
}

/// COS-10.3, COS-10.16, COS-10.26, COS-10.33.
#[test]
fn ex_22_chronos_against_sorcerer() {
    let mut story = Story::new(&[Alien::Chronos, Alien::Sorcerer, Alien::Clone])
        .hands(&["a20 a10", "a06 a08", "a04"])
        .ships(1, planet(1, 1), 1)
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 2).lay("a20", "a06").window(Moment::BeforeReveal);
    story.answer(&[(1, Action::Use)]).unzapped();
    story.window(Moment::AfterReveal).answer(&[(0, Action::Use)]).unzapped();
    assert_eq!(story.held(0), cards("a06 a10"));
    assert_eq!(story.state.board.shown_aside[1], Some(card("a20")));
    assert!(matches!(story.step(), Step::Window(Moment::BeforeSelection) | Step::Lay), "{:?}", story.step());
    story.lay("a10", "a08").finish_turn();
    assert_eq!((story.totals(), story.winner()), (Some((12, 9)), Some(Side::Attack)));
    let discard = story.state.board.discard;
    assert!(discard.holds(card("a10")) && discard.holds(card("a08")));
    assert_eq!(story.held(1), cards("a20"));
}

/// COS-6.17, COS-9.5, COS-10.20, COS-10.7, COS-10.38.
#[test]
fn ex_23_plague_zombie_zap_healer() {
    let struck = || {
        let mut story = Story::new(&[Alien::Clone, Alien::Zombie, Alien::Trader, Alien::Healer])
            .hands(&["a10 a04", "a08 a10 neg", "plague zap", "a06"])
            .disc(1)
            .begin();
        story.attack(1, planet(1, 1), 1).window(Moment::AlliancesFormed);
        story.answer(&[(2, Action::Play(Artifact::Plague))]).play(2, Action::Name(Seat(1)));
        assert!(matches!(story.step(), Step::Zap(call) if call.owner == Seat(1)));
        story
    };
    let mut story = struck();
    story.unzapped();
    assert_eq!(story.warp(1), 0, "Zombie loses no ships");
    story.play(1, Action::GiveUp { attack: Some(card("a10")), artifact: None });
    assert_eq!(story.held(1), cards("a08"));

    let mut story = struck();
    story.zap(2);
    for n in 2..=4 {
        story.take(1, Spot::Planet(planet(1, n)));
    }
    assert_eq!(story.warp(1), 3);
    let drawn = story.held(3).len();
    story.answer(&[(3, Action::Use)]).unzapped();
    story.play(1, Action::Put { planet: planet(1, 2), ships: 3 });
    assert_eq!((story.warp(1), story.held(3).len()), (0, drawn + 1));
    story.play(1, Action::GiveUp { attack: Some(card("a08")), artifact: None });
    assert_eq!(story.held(1), cards("a10"));
    assert!(!story.state.board.works(Seat(1)), "for the rest of the encounter");
}

/// COS-7.4, COS-7.13.
#[test]
fn ex_24_order_of_card_terms() {
    let talks = || {
        let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
            .hands(&["a04 a06 a06 a20 neg neg", "neg a04", "a10"])
            .disc(1)
            .begin();
        story.attack(1, planet(1, 1), 1).lay("neg", "neg").until(|step| step == Step::Talks);
        story
    };
    let mut story = talks();
    for term in [Term::Named(card("a06")), Term::Lowest, Term::Lowest, Term::Random] {
        story.play(0, Action::Give(term));
    }
    story.play(0, Action::Propose).play(1, Action::Accept { id: 0 });
    let got = story.held(1).minus(cards("a04"));
    assert!(got.include(cards("a04 a06 a06")), "{got:?}");
    assert_eq!(story.held(0).len(), 1);
    let left = story.held(0);
    assert!(left == cards("a20") || left == cards("neg"));

    let mut story = talks();
    story.play(1, Action::Ask(Term::Named(card("a20")))).play(1, Action::Ask(Term::Named(card("a20"))));
    story.play(1, Action::Propose);
    story.refused(0, Action::Accept { id: 0 }, "COS-7.9: deal-card-not-held");
    for _ in 0..5 {
        story.play(1, Action::Ask(Term::Lowest));
    }
    story.play(1, Action::Propose);
    story.refused(0, Action::Accept { id: 1 }, "COS-7.9: deal-few-attacks");
}

/// COS-8.3, COS-8.9, COS-9.7.
#[test]
fn ex_25_emotion_control_before_the_reveal() {
    let laid = |attack: &str, defense: &str| {
        let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
            .hands(&["neg a04", "neg a20", "a10 emotion"])
            .disc(1)
            .begin();
        story.attack(1, planet(1, 1), 1).lay(attack, defense).window(Moment::BeforeReveal);
        story
    };
    let (wasted, useful) = (laid("neg", "neg"), laid("a04", "a20"));
    assert!(wasted.may(2, Action::Play(Artifact::EmotionControl)));
    let seen = |story: &Story| story.game.view(&story.state, Viewer::Seat(Seat(2)));
    assert_eq!(seen(&wasted), seen(&useful));
    assert_eq!((wasted.legal(2), wasted.asked()), (useful.legal(2), useful.asked()));
    for mut story in [wasted, useful, laid("a04", "neg")] {
        story.answer(&[(2, Action::Play(Artifact::EmotionControl))]).until(|step| step == Step::Talks);
    }
}
