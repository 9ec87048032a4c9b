//! Moments at which the rules are put to the test: powers that go and come back, turns that begin with nothing, colonies
//! that change hands.

use crate::aliens::{call, duel};
use crate::story::{Story, card, cards, planet, seats};
use orrery_core::{Game, Seat};
use orrery_cosmic_encounter::deal::Term;
use orrery_cosmic_encounter::options::AlienChoice;
use orrery_cosmic_encounter::{
    Action, Alien, Artifact, CosmicEncounter, Event, Moment, Options, Place, Side, Spot, Step,
};

/// COS-8.5: the start of the turn belongs to the first encounter: a Zap played there lasts through it, not through the
/// second.
#[test]
fn a_zap_at_the_start_of_the_turn_lasts_through_the_first_encounter() {
    let mut story = duel(Alien::Clone, Alien::Vulch, ["gas", "a04 a06 a08", "a14 zap"]);
    story.play(0, Action::Pass).zap(2);
    assert!(!story.state.board.works(Seat(1)));
    story.until(|step| step == Step::Launch);
    story.state.set_hand(Seat(0), cards("a30 a20"));
    assert!(!story.state.board.works(Seat(1)), "still in the first encounter");
    story.attack(1, planet(1, 1), 1).lay("a30", "a04").until(|step| step == Step::Second);
    assert!(story.state.board.works(Seat(1)));
}

/// COS-13.9: a Zap outlasts loss and return of the power until the encounter's end.
#[test]
fn a_zap_outlasts_loss_and_return() {
    let mut story = Story::new(&[Alien::Mind, Alien::Filch, Alien::Trader])
        .hands(&["a30 a10", "a04 zap", "a14"])
        .ships(0, planet(0, 1), 0)
        .ships(0, planet(0, 2), 0)
        .ships(1, planet(1, 5), 3)
        .ships(1, planet(0, 1), 1)
        .disc(0)
        .begin();
    story.until(|step| step == Step::Recover).play(0, Action::Pass);
    story.until(|step| step == Step::OwnColor).play(0, Action::Evict);
    story.attack(1, planet(0, 1), 2);
    call(&mut story, Moment::BeforeInvitations, 0).zap(1);
    story.lay("a30", "a04").until(|step| matches!(step, Step::Second | Step::Window(Moment::EncounterEnd)));
    assert_eq!(story.state.board.home_colonies(Seat(0)), 4, "one more home colony");
    if story.step() != Step::Second {
        assert!(!story.state.board.works(Seat(0)));
        story.until(|step| step == Step::Second);
    }
    assert!(story.state.board.works(Seat(0)));
}

/// COS-13.9, COS-10.9: a Macron without its power sends up to four ships, and they count one each.
#[test]
fn macron_without_its_power_sends_four() {
    let mut story =
        Story::new(&[Alien::Macron, Alien::Filch, Alien::Trader]).hands(&["a10 a04", "a06", "a14"]);
    for n in 1..=3 {
        story = story.ships(0, planet(0, n), 0);
    }
    let mut story = story.disc(1).begin();
    story.attack(1, planet(1, 1), 4).lay("a10", "a06").finish_turn();
    assert_eq!((story.declared(0), story.totals()), (0, Some((14, 10))));
}

/// COS-10.19, COS-13.9: a Vulch that was zapped discards its artifacts for a new hand like anybody else.
#[test]
fn a_cancelled_vulch_keeps_nothing() {
    let mut story = duel(Alien::Clone, Alien::Vulch, ["a10 zap gas", "a20 tubes", "a14 zap"]);
    story.attack(1, planet(1, 1), 1).until(|step| step == Step::Invite(Side::Attack));
    story.state.board.encounter.cancelled = seats(&[1]);
    story.state.set_hand(Seat(1), cards("tubes"));
    story.state.deck.add(card("a20"));
    story.state.board.deck += 1;
    story.until(|step| matches!(step, Step::NewHand { .. })).play(1, Action::Pass);
    assert_eq!(story.held(1).len(), 7);
    assert!(story.state.board.discard.holds(card("tubes")));
}

/// COS-6.15, COS-5.7, COS-4.1: a second encounter begins at its first step: a ship is recovered again, and no new hand
/// is drawn.
#[test]
fn the_second_encounter_begins_at_the_first_step() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a30 a20", "a04 a06", "a14"]).ships(0, planet(0, 5), 1);
    story.until(|step| step == Step::Recover).play(0, Action::Put { planet: planet(0, 5), ships: 1 });
    story.attack(1, planet(1, 1), 1).lay("a30", "a04").until(|step| step == Step::Second);
    assert_eq!(story.held(0), cards("a20"));
    story.play(0, Action::Again).until(|step| step == Step::Recover);
    story.play(0, Action::Put { planet: planet(0, 5), ships: 1 });
    assert_eq!((story.warp(0), story.state.board.number), (1, 2));
}

/// COS-4.1, COS-10.3, COS-5.17: a replay that is broken off gives back what Chronos set aside.
#[test]
fn a_broken_replay_returns_what_was_set_aside() {
    let mut story = duel(Alien::Chronos, Alien::Filch, ["a04", "a20 a06", "a14 plague"]);
    story.attack(1, planet(1, 1), 2).lay("a04", "a20");
    call(&mut story, Moment::AfterReveal, 0).unzapped();
    assert_eq!(story.state.board.shown_aside[1], Some(card("a20")));
    story.window(Moment::BeforeSelection).answer(&[(2, Action::Play(Artifact::Plague))]);
    story.play(2, Action::Name(Seat(0))).finish_turn();
    assert!(story.happened(|event| *event == Event::Aborted));
    assert_eq!((story.held(1), story.step()), (cards("a06 a20"), Step::EndTurn));
}

/// COS-6.6, COS-14.1: when evicting, attacking allies land too; an ally may win alone by it.
#[test]
fn an_ally_wins_alone_by_an_eviction() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
        .hands(&["a30 a10", "a04", "a14"])
        .ships(1, planet(1, 5), 3)
        .ships(1, planet(0, 2), 1)
        .ships(2, planet(2, 1), 0);
    for n in 1..=4 {
        story = story.ships(2, planet(1, n), 1);
    }
    let mut story = story.disc(0).begin();
    story.until(|step| step == Step::OwnColor).play(0, Action::Evict);
    story.attack(1, planet(0, 2), 1).invite(&[2], &[]).join(2, Side::Attack, 2).lay("a30", "a04");
    story.until(|step| step == Step::Finished);
    assert_eq!((story.state.board.winners, story.on(2, planet(0, 2))), (seats(&[2]), 2));
}

/// COS-5.13, COS-6.2, COS-6.10: a planet without ships is defended with 0; nothing lost, nothing paid.
#[test]
fn an_empty_planet_is_defended_with_nothing() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["a08 a10", "a08 neg", "a14"]).ships(1, planet(1, 3), 0);
    story.attack(1, planet(1, 3), 1).lay("a08", "a08").finish_turn();
    assert_eq!((story.totals(), story.winner()), (Some((9, 8)), Some(Side::Attack)));
    let mut story = duel(Alien::Clone, Alien::Filch, ["a08 a10", "a08 neg", "a14"]).ships(1, planet(1, 3), 0);
    story.attack(1, planet(1, 3), 1).lay("a08", "neg").finish_turn();
    assert!(!story.happened(|event| matches!(event, Event::Compensated { .. })));
}

/// COS-5.14, COS-6.6, COS-6.7: colonies of others on the planet are bystanders; an ally who has one there may come home
/// to it, an ally who has none may not.
#[test]
fn bystanders_neither_count_nor_suffer() {
    let story = || {
        Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader, Alien::Sorcerer])
            .hands(&["a30 a10", "a04 a20", "a14", "a12"])
            .ships(2, planet(2, 1), 1)
            .ships(2, planet(1, 1), 3)
            .disc(1)
            .begin()
    };
    let mut won = story();
    won.attack(1, planet(1, 1), 1).lay("a30", "a04").finish_turn();
    assert_eq!((won.totals(), won.on(2, planet(1, 1)), won.on(1, planet(1, 1))), (Some((31, 8)), 3, 0));
    let mut held = story();
    held.attack(1, planet(1, 1), 1).invite(&[], &[2, 3]);
    held.join(2, Side::Defense, 1).join(3, Side::Defense, 1).lay("a10", "a20");
    held.until(|step| matches!(step, Step::Place { .. }));
    assert!(held.may(2, Action::Put { planet: planet(1, 1), ships: 1 }));
    held.refused(3, Action::Put { planet: planet(1, 1), ships: 1 }, "COS-13.3: no-haven");
}

/// COS-7.2: the talks have their minute, or what the table chose; a table that takes days gives them no end.
#[test]
fn talks_have_the_time_the_table_chose() {
    for (seconds, limit) in [(60, Some(60)), (30, Some(30)), (86_400, Some(86_400)), (0, None)] {
        let options = Options {
            aliens: AlienChoice::Chosen,
            chosen: [Alien::Clone, Alien::Filch, Alien::Trader].into_iter().collect(),
            deal_seconds: seconds,
            ..Options::default()
        };
        let mut story = Story::with(CosmicEncounter::standard(), &options, 3);
        story = story.hands(&["neg a04", "neg a06", "a14"]).disc(1).begin();
        assert_eq!(story.game.pace(&story.state).seconds, None, "only talks have a clock");
        story.attack(1, planet(1, 1), 2).lay("neg", "neg").until(|step| step == Step::Talks);
        assert_eq!(story.game.pace(&story.state).seconds, limit);
    }
}

/// COS-11.2, COS-11.4: with two players a colony at home can be evicted without a disc, and the power comes back with
/// the fourth home colony.
#[test]
fn two_players_evict_at_will() {
    let mut story = Story::new(&[Alien::Virus, Alien::Filch])
        .hands(&["a20 a10", "a04 a06"])
        .ships(0, planet(0, 1), 0)
        .ships(0, planet(0, 2), 0)
        .ships(1, planet(1, 1), 3)
        .ships(1, planet(0, 2), 1)
        .begin();
    assert!(!story.state.board.is_lit(Seat(0)));
    story.until(|step| step == Step::Recover).play(0, Action::Pass);
    story.attack(1, planet(0, 2), 2).lay("a20", "a04").finish_turn();
    assert_eq!(story.totals(), Some((22, 5)), "without its power Virus adds");
    assert!(story.state.board.is_lit(Seat(0)) && story.warp(1) == 1);
}

/// COS-5.14, COS-7.9, COS-7.10: deals are part of the outcome: the planet under attack is free, so its defender may take
/// ships off it to found a colony, and freed ships may land on it.
#[test]
fn a_deal_frees_the_planet_under_attack() {
    let mut story =
        duel(Alien::Zombie, Alien::Filch, ["neg a04", "neg a08", "a14"]).ships(1, planet(1, 5), 2);
    story.attack(1, planet(1, 1), 1).lay("neg", "neg").until(|step| step == Step::Talks);
    story.play(0, Action::Give(Term::Release(Seat(1)))).play(0, Action::Give(Term::Colony(planet(0, 2))));
    story.play(0, Action::Propose).play(1, Action::Found(Spot::Planet(planet(1, 1))));
    story.play(1, Action::Accept { id: 0 });
    story.play(1, Action::Put { planet: planet(1, 1), ships: 1 });
    assert_eq!((story.on(1, planet(1, 1)), story.on(1, planet(0, 2))), (4, 1));
}

/// COS-7.11, COS-5.14, COS-10.7: also ships healed after a failed deal may land there.
#[test]
fn a_failed_deal_frees_the_planet_under_attack() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Healer])
        .hands(&["neg a04", "neg a08", "a14"])
        .disc(1)
        .begin();
    story.attack(1, planet(1, 1), 1).lay("neg", "neg").until(|step| step == Step::Talks);
    story.play(0, Action::WalkAway);
    for _ in 0..3 {
        story.take(0, Spot::Planet(planet(0, 2))).take(1, Spot::Planet(planet(1, 1)));
    }
    call(&mut story, Moment::Lost(Seat(1)), 2).unzapped();
    story.play(1, Action::Put { planet: planet(1, 1), ships: 3 });
    assert_eq!(story.on(1, planet(1, 1)), 4);
}

/// COS-13.7, COS-5.7, COS-13.3: with all ships in the Warp a player attacks with the one ship that comes back; beaten,
/// it is in the Warp again, and nobody is ever out of the game.
#[test]
fn a_fleet_in_the_warp_still_attacks() {
    let mut story =
        Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader]).hands(&["a20 a06", "a04 a30", "a10"]);
    for n in 1..=5 {
        story = story.ships(0, planet(0, n), 0);
    }
    let mut story = story.disc(1).begin();
    story.until(|step| step == Step::Launch).play(0, Action::Confirm).until(|step| step == Step::Point);
    story.play(0, Action::Point { planet: planet(1, 1), defender: Seat(1) }).lay("a20", "a04").finish_turn();
    assert_eq!((story.on(0, planet(1, 1)), story.warp(0)), (1, 19), "a colony abroad");
    assert!(!story.state.board.works(Seat(0)), "but no power");
}

/// COS-6.10, COS-10.28: cards that Laser set aside are not paid; the hand pays what it has.
#[test]
fn compensation_comes_from_the_hand_alone() {
    let mut story = duel(Alien::Filch, Alien::Laser, ["a20 a10 a06 a04 a08", "neg a08", "a14"]);
    story.attack(1, planet(1, 1), 3).until(|step| matches!(step, Step::Choose(_))).play(1, Action::Number(3));
    let mine = story.held(0).iter().next().expect("two are left");
    story.until(|step| step == Step::Lay).play(0, Action::Lay(mine)).play(1, Action::Lay(card("neg")));
    story.until(|step| step == Step::Window(Moment::BeforeCompensation)).finish_turn();
    assert_eq!(story.held(1).len(), 1 + 1, "four ships lost, one card in the hand");
    assert_eq!((story.held(0).len(), story.at(0, Place::Mothership)), (3, 0));
}

/// COS-5.1: whoever has played the last artifact before a new hand has nothing left to decide.
#[test]
fn an_empty_hand_is_asked_nothing() {
    let mut story = duel(Alien::Clone, Alien::Filch, ["plague", "a04 a06", "a10"]);
    story.play(0, Action::Play(Artifact::Plague)).play(0, Action::Name(Seat(1)));
    story.until(|step| matches!(step, Step::NewHand { .. } | Step::Window(Moment::EncounterStart)));
    assert_eq!((story.step(), story.held(0).len()), (Step::Window(Moment::EncounterStart), 7));
}

/// COS-10.8, COS-15.1: what Laser leaves in a hand is seen only if it decides the encounter, or follows from what was
/// seen before.
#[test]
fn laser_tells_nothing_of_what_it_leaves() {
    let mut story = duel(Alien::Laser, Alien::Filch, ["a10 a04", "a06 gas tubes", "a14 plague"]);
    story.window(Moment::BeforeLaunch).answer(&[(2, Action::Play(Artifact::Plague))]);
    story.play(2, Action::Name(Seat(1))).until(|step| matches!(step, Step::Suffer { .. }));
    story.play(1, Action::GiveUp { attack: Some(card("a06")), artifact: Some(Artifact::StellarGas) });
    let told = |story: &Story| {
        let seen = |event: &&Event| matches!(event, Event::Checked { seat: Seat(1), .. });
        story.told(2).iter().filter(seen).count()
    };
    let before = told(&story);
    story.attack(1, planet(1, 1), 1).until(|step| matches!(step, Step::Choose(_))).play(0, Action::Number(1));
    assert!(!story.happened(|event| matches!(event, Event::BlindedOut { .. })), "an artifact was set aside");
    assert_eq!(told(&story), before, "nobody learns that there was no encounter card");
    let mut story = duel(Alien::Laser, Alien::Filch, ["a10 a04", "a06 a08 a12", "a14"]);
    story.attack(1, planet(1, 1), 1).until(|step| matches!(step, Step::Choose(_))).play(0, Action::Number(1));
    assert!(story.state.board.armed.contains(Seat(1)), "it had one, and is not blinded out");
}

/// COS-14.1, COS-14.3: nobody likes to help a rival to the fifth colony, unless it is their own fifth as well.
#[test]
fn a_rivals_fifth_colony_looks_bad() {
    let joining = |mine: u8| {
        let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
            .hands(&["a20 a10", "a10 a04", "a14"])
            .ships(0, planet(0, 1), 0)
            .ships(2, planet(2, 1), 0);
        for n in 1..=4 {
            story = story.ships(0, planet(1, n), 1).ships(2, planet(1, n), u8::from(n <= mine));
        }
        let mut story = story.disc(1).begin();
        story.attack(1, planet(1, 5), 2).invite(&[2], &[2]);
        let looks = |mut story: Story, side: Option<Side>| {
            match side {
                Some(side) => story.join(2, side, 3),
                None => story.play(2, Action::Pass),
            };
            story.game.judge(&story.state, Seat(2))
        };
        let again = |story: &Story| Story {
            game: CosmicEncounter::standard(),
            state: story.state,
            dice: orrery_core::chance::Seeded(7),
            events: Vec::new(),
        };
        [Some(Side::Attack), None, Some(Side::Defense)].map(|side| looks(again(&story), side))
    };
    let [attack, none, defense] = joining(0);
    assert!(attack < none && none < defense, "{attack} {none} {defense}");
    let [attack, none, _] = joining(4);
    assert!(attack > none, "a shared victory: {attack} {none}");
}

/// COS-6.3, COS-6.4, COS-10.2, COS-10.9, COS-10.13, COS-10.18: powers that must speak are seen coming before they have
/// spoken.
#[test]
fn powers_are_seen_coming() {
    let looks = |alien: Alien, laid: &str| {
        let mut story = duel(alien, Alien::Filch, ["a08 a20 neg", "a10 a12", "a14"]);
        story.attack(1, planet(1, 1), 1).until(|step| step == Step::Lay).play(0, Action::Lay(card(laid)));
        story.game.judge(&story.state, Seat(0))
    };
    assert!(looks(Alien::Clone, "a20") > looks(Alien::Clone, "a08"));
    assert!(looks(Alien::AntiMatter, "a08") > looks(Alien::AntiMatter, "a20"), "it wants the lower total");
    assert!(looks(Alien::Macron, "a08") > looks(Alien::Clone, "a08"), "its ship counts four");
    assert!(looks(Alien::Pacifist, "neg") > looks(Alien::Clone, "neg"), "its negotiate wins");
    let mut story = duel(Alien::Virus, Alien::Filch, ["a08", "a20 a12", "a14"]);
    story.attack(1, planet(1, 1), 4).until(|step| step == Step::Lay).play(0, Action::Lay(card("a08")));
    assert!(story.game.judge(&story.state, Seat(0)) > 0.4, "8 x 4 against 4 and twenty at best");
}

/// COS-8.10, COS-10.1, COS-13.5: ships that were named move only when nobody zaps it; they are seen where they are going,
/// and so is what they leave behind.
#[test]
fn named_ships_are_seen_where_they_go() {
    let naming = |homes: &[u8]| {
        let story =
            Story::new(&[Alien::Amoeba, Alien::Filch, Alien::Trader]).hands(&["a10 a04", "a10 a04", "a06"]);
        let story = (2..=4).fold(story, |story, n| story.ships(0, planet(0, n), 1));
        let mut story = story.ships(0, planet(0, 1), 13).disc(1).begin();
        story.attack(1, planet(1, 1), 1).lay("a10", "a10");
        call(&mut story, Moment::BeforeReveal, 0);
        for &home in homes {
            story.take(0, Spot::Planet(planet(0, home)));
        }
        let named = story.game.judge(&story.state, Seat(0));
        story.play(0, Action::Confirm);
        assert!(matches!(story.step(), Step::Zap(_)), "nothing has moved yet");
        [named, story.game.judge(&story.state, Seat(0))]
    };
    let [one, three, emptied] = [&[5_u8][..], &[5, 5, 5], &[2, 3, 4]].map(naming);
    for at in 0..2 {
        assert!(three[at] > one[at], "three ships do more than one: {three:?} {one:?}");
        assert!(three[at] > emptied[at], "three homes and the power are gone: {three:?} {emptied:?}");
    }
}

/// What a seat's chance looks like with such a hand, all else the same.
fn looks(hand: &[&str]) -> f32 {
    let Story { game, mut state, .. } = duel(Alien::Clone, Alien::Filch, ["a10 a12", "a10 a12", "a14"]);
    state.set_hand(Seat(2), hand.iter().map(|name| card(name)).collect());
    game.judge(&state, Seat(2))
}

/// COS-5.1, COS-5.2, COS-5.6: a new hand comes when an encounter card must be played and there is none, so that
/// poor cards are a burden until they are laid, and no card at all is better than they are.
#[test]
fn a_hand_without_encounter_cards_looks_like_a_new_one() {
    assert!(looks(&[]) > looks(&["neg"]), "a negotiate has to be laid first");
    assert!(looks(&["neg"]) > looks(&["neg", "neg"]), "and two of them even later");
    assert!(looks(&[]) > looks(&["a06", "a06", "a04"]));
    assert!(
        looks(&[]) < looks(&["a20", "a18", "a14", "a12", "a08"]),
        "a good hand is better than an average one"
    );
}

/// COS-5.18: a hand has to last for several encounters, so that its second best card counts, too.
#[test]
fn a_hand_is_more_than_its_best_card() {
    assert!(looks(&["a20", "a18", "a06"]) > looks(&["a20", "a08", "a06"]));
    assert!(looks(&["a20", "a18", "a14"]) > looks(&["a20", "a18", "neg"]));
}
