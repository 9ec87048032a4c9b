//! Secrets that come out: what was answered unseen is learnt by all the moment it lies open.

use crate::aliens::duel;
use crate::story::{Story, card, planet};
use orrery_core::chance::Seeded;
use orrery_core::{Game, Seat, Seats};
use orrery_cosmic_encounter::{Action, Alien, Artifact, Moment, Place, Side, Spot, Step};

/// What everybody learnt by the last answer.
fn learnt_by(story: &mut Story, seat: u8, action: Action) -> Seats {
    let before = story.events.len();
    story.play(seat, action);
    story.events[before..].iter().map(|event| story.game.learnt(event)).fold(Seats::NONE, Seats::and)
}

/// COS-16.2, COS-16.6: whoever answers last sees what the other gave up, and cannot freely choose anew after that.
#[test]
fn losses_chosen_in_secret_are_learnt_when_both_have_chosen() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["neg a04", "neg a08", "a14"]);
    story.attack(1, planet(1, 1), 4).lay("neg", "neg").until(|step| step == Step::Talks);
    story.play(0, Action::WalkAway);
    for _ in 0..3 {
        assert_eq!(learnt_by(&mut story, 0, Action::Take(Spot::Planet(planet(0, 1)))), Seats::NONE);
    }
    for n in 1..=2 {
        assert_eq!(learnt_by(&mut story, 1, Action::Take(Spot::Planet(planet(1, n)))), Seats::NONE);
    }
    let learnt = learnt_by(&mut story, 1, Action::Take(Spot::Planet(planet(1, 3))));
    assert!(
        matches!(story.step(), Step::Place { .. }),
        "the Mothership goes home next: nothing else was learnt"
    );
    assert_eq!(learnt, Seats::ALL);
}

/// COS-16.3, COS-16.6: whoever puts ships back last sees where the others put theirs.
#[test]
fn ships_put_back_at_the_same_time_are_learnt_when_all_have_put_theirs() {
    let story = Story::new(&[Alien::Vulch, Alien::Clone, Alien::Filch]).hands(&["a10 tubes", "a04", "a06"]);
    let mut story = story.ships(0, planet(0, 1), 2).ships(1, planet(1, 1), 1).disc(1).begin();
    story.window(Moment::EncounterStart).answer(&[(0, Action::Play(Artifact::MobiusTubes))]);
    assert_eq!(story.asked(), [0, 1]);
    let all = |story: &Story, seat: u8| Action::Put {
        planet: planet(seat, 1),
        ships: story.at(seat, Place::Adrift),
    };
    let (first, last) = (all(&story, 0), all(&story, 1));
    assert_eq!(learnt_by(&mut story, 0, first), Seats::NONE);
    assert_eq!(learnt_by(&mut story, 1, last), Seats::ALL);
}

/// COS-16.3, COS-16.6: also where nothing else comes out with it.
#[test]
fn allies_who_bring_their_ships_home_learn_where_the_others_went() {
    let aliens = [Alien::Clone, Alien::Filch, Alien::Trader, Alien::Mind];
    let story = Story::new(&aliens).hands(&["a04 a06", "a20 a08", "a10", "a12"]).disc(1);
    let story = story.ships(2, planet(2, 5), 3).ships(3, planet(3, 5), 3);
    let mut story = story.begin();
    story.attack(1, planet(1, 1), 1).invite(&[], &[2, 3]);
    story.join(2, Side::Defense, 1).join(3, Side::Defense, 1);
    story.lay("a04", "a20").until(|step| matches!(step, Step::Place { .. }));
    let home = |seat: u8| Action::Put { planet: planet(seat, 1), ships: 1 };
    assert_eq!(learnt_by(&mut story, 2, home(2)), Seats::NONE);
    assert_eq!(learnt_by(&mut story, 3, home(3)), Seats::ALL);
    assert!(matches!(story.step(), Step::Reward { .. }), "nothing else has been learnt: {:?}", story.step());
}

/// COS-10.20, COS-16.6: beside one who is spared nobody has chosen in secret, and nothing comes out.
#[test]
fn losses_beside_one_who_is_spared_teach_nobody() {
    for zapped in [false, true] {
        let mut story = duel(Alien::Zombie, Alien::Filch, ["neg a04", "neg zap", "a14"]);
        story.attack(1, planet(1, 1), 1).lay("neg", "neg").until(|step| step == Step::Talks);
        story.play(0, Action::WalkAway);
        if zapped {
            story.zap(1);
            for _ in 0..3 {
                story.play(0, Action::Take(Spot::Planet(planet(0, 1))));
            }
        } else {
            story.unzapped();
        }
        story
            .play(1, Action::Take(Spot::Planet(planet(1, 1))))
            .play(1, Action::Take(Spot::Planet(planet(1, 2))));
        let learnt = learnt_by(&mut story, 1, Action::Take(Spot::Planet(planet(1, 3))));
        assert_eq!(learnt, if zapped { Seats::ALL } else { Seats::NONE });
    }
}

/// COS-8.2, COS-16.2, COS-16.6: the last to pass sees that another's effect is carried out, also while its owner still has
/// to name something.
#[test]
fn an_effect_that_is_being_named_is_learnt() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10 plague", "a20 a06", "a14"]);
    story.window(Moment::EncounterStart);
    story.play(0, Action::Play(Artifact::Plague)).play(1, Action::Pass);
    assert_eq!(learnt_by(&mut story, 2, Action::Pass), Seats::ALL);
    assert!(matches!(story.step(), Step::Aim { .. }));

    let mut story = duel(Alien::Amoeba, Alien::Filch, ["a10 a04", "a20 a06", "a14"]);
    story.attack(1, planet(1, 1), 4).lay("a10", "a20").window(Moment::BeforeReveal);
    story.play(0, Action::Use).play(1, Action::Pass);
    assert_eq!(learnt_by(&mut story, 2, Action::Pass), Seats::ALL);
    assert!(matches!(story.step(), Step::Name(_)));
}

/// COS-8.7, COS-15.6: an artifact that waits to be aimed is seen, so nobody imagines it in another's hand.
#[test]
fn an_artifact_that_is_being_aimed_is_known() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a10 plague", "a20 a06", "a14"]);
    story.window(Moment::EncounterStart).answer(&[(0, Action::Play(Artifact::Plague))]);
    assert!(matches!(story.step(), Step::Aim { .. }));
    for seed in 0..20 {
        let dream = story.game.imagine(&story.view(1), &mut Seeded(seed));
        assert!(dream.hand(Seat(0)).holds(card("plague")), "it is on its way to the table");
    }
    story.play(0, Action::Name(Seat(2)));
    assert!(story.state.board.known[0].is_empty(), "and it has left the hand");
}
