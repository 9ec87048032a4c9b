//! Deals: what can be agreed, and the protocol under reordered, repeated and stale messages.

use crate::aliens::duel;
use crate::story::{Story, card, cards, planet, seats};
use orrery_core::chance::Seeded;
use orrery_core::{Ask, Chance, Game, Seat, Seats, Viewer};
use orrery_cosmic_encounter::deal::Term;
use orrery_cosmic_encounter::options::AlienChoice;
use orrery_cosmic_encounter::{Action, Alien, CosmicEncounter, Event, Options, Place, Spot, Step};

fn talks() -> Story {
    let mut story = duel(Alien::Clone, Alien::Filch, ["neg a04 a10", "neg a08 a12", "a14"]);
    story.attack(1, planet(1, 1), 2).lay("neg", "neg").until(|step| step == Step::Talks);
    story
}

fn propose(story: &mut Story, seat: u8, gives: Term) {
    story.play(seat, Action::Give(gives)).play(seat, Action::Propose);
}

/// COS-7.7, COS-6.5: both may act at any time; a new proposal replaces the old one, whose number is refused.
#[test]
fn a_stale_acceptance_is_refused() {
    let mut story = talks();
    assert_eq!((story.ask(), story.asked()), (Some(Ask::Free), vec![0, 1]));
    propose(&mut story, 0, Term::Named(card("a04")));
    propose(&mut story, 0, Term::Named(card("a10")));
    story.refused(1, Action::Accept { id: 0 }, "COS-7.7: proposal-gone");
    story.refused(0, Action::Accept { id: 1 }, "COS-7.7: proposal-gone");
    story.play(1, Action::Accept { id: 1 });
    assert_eq!(story.held(1), cards("a08 a10 a12"));
}

/// COS-7.7: both propose at once; whichever acceptance comes first holds, the other answers another question.
#[test]
fn crossing_proposals() {
    let mut story = talks();
    propose(&mut story, 0, Term::Named(card("a04")));
    propose(&mut story, 1, Term::Named(card("a08")));
    story.play(0, Action::Accept { id: 1 });
    assert_eq!((story.held(0), story.held(1)), (cards("a04 a08 a10"), cards("a12")));
    assert!(story.game.check(&story.state, Seat(1), &Action::Accept { id: 0 }).is_err());
    assert!(story.game.check(&story.state, Seat(0), &Action::Accept { id: 1 }).is_err(), "repeated");
}

/// COS-7.7: a withdrawn proposal cannot be accepted; when all are used up and none stands, there is no deal.
#[test]
fn proposals_run_out() {
    let game = CosmicEncounter::standard();
    let options = Options {
        aliens: AlienChoice::Chosen,
        chosen: [Alien::Clone, Alien::Filch, Alien::Trader].into_iter().collect(),
        deal_max_proposals: 3,
        ..Options::default()
    };
    let mut story = Story::with(game, &options, 3).hands(&["neg a04", "neg a08", "a14"]).disc(1).begin();
    story.attack(1, planet(1, 1), 2).lay("neg", "neg").until(|step| step == Step::Talks);
    for _ in 0..3 {
        propose(&mut story, 0, Term::Choice);
        propose(&mut story, 1, Term::Choice);
    }
    story.play(0, Action::Give(Term::Choice));
    story.refused(0, Action::Propose, "COS-7.7: proposals-used-up");
    story.play(0, Action::Withdraw);
    story.refused(1, Action::Accept { id: 4 }, "COS-7.7: proposal-gone");
    story.refused(0, Action::Withdraw, "COS-7.7: nothing-standing");
    story.play(1, Action::Withdraw);
    assert!(story.happened(|event| *event == Event::NoDeal { by: None }));
    assert!(matches!(story.step(), Step::ChooseLosses { .. }));
}

/// COS-7.8, COS-15.2: a proposal in the making is its maker's secret; then it is public.
#[test]
fn drafts_are_secret_until_proposed() {
    let mut story = talks();
    let seen = |story: &Story, seat| story.game.view(&story.state, Viewer::Seat(Seat(seat)));
    let (before, spectator) = (seen(&story, 1), story.game.view(&story.state, Viewer::Spectator));
    let told = story.events.len();
    story.play(0, Action::Give(Term::Named(card("a10")))).play(0, Action::Ask(Term::Random));
    assert_eq!((seen(&story, 1), story.game.view(&story.state, Viewer::Spectator)), (before, spectator));
    assert_eq!(story.events.len(), told);
    story.play(0, Action::Propose);
    assert!(seen(&story, 1).board.talks.standing[0].is_some());
    assert!(seen(&story, 2).known[0].holds(card("a10")), "a named card is known to be held (COS-15.6)");
}

/// COS-15.6, COS-7.9: whoever accepts holds what the proposal names; all learn that before a card is picked.
#[test]
fn an_acceptance_tells_what_is_held() {
    let mut story = talks();
    story.play(0, Action::Give(Term::Choice)).play(0, Action::Ask(Term::Named(card("a08"))));
    story.play(0, Action::Propose).play(1, Action::Accept { id: 0 });
    assert_eq!(story.step(), Step::PickCards { giver: Seat(0) });
    assert!(story.view(2).known[1].holds(card("a08")));
    let accepted = story.events.iter().find(|event| matches!(event, Event::Accepted { .. }));
    assert_eq!(story.game.learnt(accepted.expect("it was accepted")), Seats::ALL);
}

/// COS-7.5: a proposal needs a term; one colony per player; a table may ask for mutual deals.
#[test]
fn a_deal_holds_something() {
    let mut story = talks();
    story.refused(0, Action::Propose, "COS-7.5: empty-proposal");
    story.refused(0, Action::Scrap, "COS-7.7: nothing-to-scrap");
    story.play(0, Action::Ask(Term::Colony(planet(1, 1))));
    story.refused(0, Action::Ask(Term::Colony(planet(1, 2))), "COS-7.5: deal-one-colony");
    story.play(0, Action::Scrap);
    story.state.board.options.deals_must_be_mutual = true;
    story.play(0, Action::Give(Term::Choice));
    story.refused(0, Action::Propose, "COS-7.5: one-sided");
    story.play(0, Action::Ask(Term::Choice)).play(0, Action::Propose);
}

/// COS-7.3, COS-7.4, COS-7.6: where colonies may be founded, with which ships; what cards can be offered or asked.
#[test]
fn terms_are_checked() {
    let mut story = talks();
    story.refused(0, Action::Ask(Term::Colony(planet(0, 1))), "COS-7.3: deal-no-colony");
    story.refused(0, Action::Give(Term::Named(card("a20"))), "COS-7.4: deal-card-not-held");
    story.refused(0, Action::Found(Spot::Mothership), "COS-7.6: no-colony-to-found");
    story.play(0, Action::Ask(Term::Named(card("a30"))));
    story.refused(0, Action::Ask(Term::Named(card("a30"))), "COS-7.4: deal-no-such-card");
    story.play(0, Action::Ask(Term::Choice));
    story.refused(0, Action::Ask(Term::Choice), "COS-7.4: deal-hand-too-small");
    story.play(0, Action::Propose);
    story.refused(1, Action::Accept { id: 0 }, "COS-7.9: deal-card-not-held");
    story.play(1, Action::Ask(Term::Colony(planet(0, 2))));
    for _ in 0..4 {
        story.play(1, Action::Found(Spot::Planet(planet(1, 2))));
    }
    story.refused(1, Action::Found(Spot::Planet(planet(1, 3))), "COS-7.6: founders-full");
}

/// COS-7.9, COS-7.10, COS-14.2, COS-13.5: a colony each way; a giver may leave the planet in the same deal; what is left
/// in the Mothership goes back.
#[test]
fn a_colony_each() {
    let mut story = talks().ships(1, planet(1, 2), 1);
    story.play(0, Action::Ask(Term::Colony(planet(1, 2)))).play(0, Action::Give(Term::Colony(planet(0, 1))));
    story.play(0, Action::Found(Spot::Mothership)).play(0, Action::Propose);
    story.refused(1, Action::Accept { id: 0 }, "COS-7.6: name-founders");
    story.play(1, Action::Found(Spot::Planet(planet(1, 2)))).play(1, Action::Accept { id: 0 });
    assert_eq!((story.on(0, planet(1, 2)), story.on(1, planet(1, 2)), story.on(1, planet(0, 1))), (1, 0, 1));
    story.finish_turn();
    assert_eq!(story.at(0, Place::Mothership), 0);
    assert_eq!(story.state.board.foreign_colonies(Seat(0)), 1);
    assert_eq!(story.step(), Step::Second, "a deal is a success");
}

/// COS-14.3, COS-7.9: both partners of a deal may win together.
#[test]
fn partners_win_together() {
    let mut story = talks();
    for n in 2..=5 {
        story = story.ships(0, planet(2, n), 0).ships(1, planet(2, n), 0);
    }
    story = story.ships(0, planet(0, 5), 0).ships(1, planet(1, 5), 0);
    for n in 2..=5 {
        story = story.ships(0, planet(2, n), 1).ships(1, planet(2, n), 1);
    }
    story.play(0, Action::Ask(Term::Colony(planet(1, 2)))).play(0, Action::Give(Term::Colony(planet(0, 1))));
    story.play(0, Action::Found(Spot::Mothership)).play(0, Action::Propose);
    story.play(1, Action::Found(Spot::Planet(planet(1, 3)))).play(1, Action::Accept { id: 0 });
    assert_eq!((story.step(), story.state.board.winners), (Step::Finished, seats(&[0, 1])));
}

/// COS-7.9, COS-7.13: cards of the giver's choice are picked before any card moves.
#[test]
fn choices_are_made_first() {
    let mut story = talks();
    story.play(0, Action::Give(Term::Choice)).play(0, Action::Ask(Term::Choice)).play(0, Action::Propose);
    story.play(1, Action::Accept { id: 0 });
    assert_eq!(story.asked(), [0]);
    story.refused(0, Action::Pick(card("a20")), "COS-7.9: cannot-pick");
    story.play(0, Action::Pick(card("a04")));
    assert_eq!(story.held(0), cards("a04 a10"), "nothing has moved");
    assert_eq!(
        story.legal(1),
        [Action::Pick(card("a08")), Action::Pick(card("a12"))],
        "not what it will get"
    );
    story.play(1, Action::Pick(card("a12")));
    assert_eq!((story.held(0), story.held(1)), (cards("a10 a12"), cards("a04 a08")));
    assert!(story.told(2).contains(&Event::Passed { from: Seat(0), to: Seat(1), card: None }));
}

/// COS-7.2, COS-7.7: an absent player's default is to walk away, as when the clock runs out.
#[test]
fn the_default_is_no_deal() {
    let story = talks();
    assert_eq!(story.legal(0)[0], Action::WalkAway);
    assert_eq!(story.legal(1)[0], Action::WalkAway);
}

/// COS-7.11: without a deal both lose three ships, so whoever looks ahead talks on; each step towards a swap of colonies
/// (COS-7.3) looks better than the one before, and to accept it better than to refuse.
#[test]
fn a_deal_that_serves_both_looks_better_step_by_step() {
    let mut story = talks();
    let looks = |story: &Story, seat: u8| story.game.judge(&story.state, Seat(seat));
    let mut left = Story { events: Vec::new(), state: story.state, ..talks() };
    left.play(0, Action::WalkAway);
    assert!(looks(&left, 0) < looks(&story, 0), "walking away costs ships");
    for step in [
        Action::Ask(Term::Colony(planet(1, 2))),
        Action::Give(Term::Colony(planet(0, 2))),
        Action::Found(Spot::Planet(planet(0, 3))),
        Action::Propose,
    ] {
        let before = looks(&story, 0);
        story.play(0, step);
        assert!(looks(&story, 0) >= before, "{step:?}");
    }
    let refuses = looks(&story, 1);
    story.play(1, Action::Found(Spot::Planet(planet(1, 3))));
    assert!(looks(&story, 1) > refuses, "ships for the colony bring the deal nearer");
    let ready = looks(&story, 1);
    story.play(1, Action::Accept { id: 0 });
    assert!(looks(&story, 1) > ready, "and to accept it is best");
}

/// COS-7.2: drafts are free and without number. Between two no deal serves both, and whoever went on drafting because
/// walking away costs ships (COS-7.11) would never end.
#[test]
fn between_two_nothing_looks_better_than_to_walk_away() {
    let options = Options {
        aliens: AlienChoice::Chosen,
        chosen: [Alien::Clone, Alien::Filch].into_iter().collect(),
        ..Options::default()
    };
    let game = CosmicEncounter::standard();
    let mut story = Story::with(game, &options, 2).hands(&["neg a04 a10", "neg a08 a12"]).disc(1).begin();
    story.attack(1, planet(1, 1), 2).lay("neg", "neg").until(|step| step == Step::Talks);
    for seat in [0, 1] {
        let looks = |action: Action| {
            let mut state = story.state;
            story.game.apply(&mut state, Seat(seat), &action, &mut Seeded(1), &mut Vec::new());
            story.game.judge(&state, Seat(seat))
        };
        let away = looks(Action::WalkAway);
        for action in story.legal(seat).into_iter().filter(|&action| action != Action::WalkAway) {
            assert!(looks(action) < away, "{action:?}: {} and not {away}", looks(action));
        }
    }
}

/// COS-7.7: messages of both sides in any order, some twice and some too late. Exactly the standing proposals can be
/// accepted, by their numbers, and whatever is refused changes nothing.
#[test]
fn any_order_of_messages_is_judged_by_what_stands() {
    let (mut struck, mut refused) = (0, 0);
    for seed in 0..200 {
        let (mut story, mut dice) = (talks(), Seeded(seed));
        let (mut standing, mut made) = ([None; 2], 0u8);
        while story.step() == Step::Talks && made < 10 {
            let seat = dice.below(2) as u8;
            let (mine, theirs) = (usize::from(seat), 1 - usize::from(seat));
            let (action, lawful) = match dice.below(4) {
                0 => {
                    propose(&mut story, seat, Term::Choice);
                    standing[mine] = Some(made);
                    made += 1;
                    continue;
                }
                1 => (Action::Withdraw, standing[mine].is_some()),
                _ => {
                    let id = dice.below(8) as u8;
                    (Action::Accept { id }, standing[theirs] == Some(id))
                }
            };
            assert_eq!(story.may(seat, action), lawful, "{action:?} of {seat} with {standing:?}");
            if !lawful {
                let before = story.state;
                story.refused(seat, action, "COS-7.7");
                assert_eq!(story.state, before);
                refused += 1;
                continue;
            }
            story.play(seat, action);
            match action {
                Action::Withdraw => standing[mine] = None,
                _ => struck += 1,
            }
        }
    }
    assert!(struck > 20 && refused > 200, "{struck} deals, {refused} refusals");
}
