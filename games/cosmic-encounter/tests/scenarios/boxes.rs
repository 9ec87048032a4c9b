//! The box, bad boxes, options and the setup.

use crate::story::{Story, cards, planet, seats};
use orrery_core::chance::Seeded;
use orrery_core::{BadBox, Game, Seat};
use orrery_cosmic_encounter::campaign::next_starter;
use orrery_cosmic_encounter::options::{AlienChoice, Birthday};
use orrery_cosmic_encounter::{Alien, Card, Cards, CosmicEncounter, Options, Planet, State, Step};

fn setup(options: &Options, seats: u8) -> Result<State, String> {
    CosmicEncounter::standard().setup(options, seats, &mut Seeded(3)).map_err(|refusal| refusal.to_string())
}

fn chosen(aliens: &[Alien]) -> Options {
    Options { aliens: AlienChoice::Chosen, chosen: aliens.iter().copied().collect(), ..Options::default() }
}

/// COS-1.1, COS-3.1, COS-3.2, COS-3.5, COS-3.6, COS-2.1, COS-2.2, COS-1.2: what everybody begins with.
#[test]
fn the_table_is_laid() {
    for seats in 2..=4 {
        let state = setup(&Options::default(), seats).unwrap();
        for seat in Seat::all(seats) {
            assert!(Planet::home(seat).all(|planet| state.board.ships(seat, planet) == 4));
            assert_eq!((state.board.fleet(seat).total(), state.board.home_colonies(seat)), (20, 5));
            assert_eq!(state.hand(seat).len(), 7);
        }
        assert_eq!(state.board.fleets.len(), usize::from(seats), "unused colours stay out");
        assert_eq!(state.board.pile.iter().sum::<u8>() + state.board.turned.iter().sum::<u8>(), 3 * seats);
        assert_eq!(state.deck.len(), 54 - 7 * seats);
    }
}

/// COS-2.3, COS-2.6, COS-2.5: the deck and the discs of the box.
#[test]
fn the_box_is_complete() {
    let game = CosmicEncounter::standard();
    assert_eq!((game.deck.len(), game.deck.attacks().len(), game.deck.artifacts().len()), (54, 36, 8));
    let copies = |value| game.deck.count(Card::Attack(value));
    let values = [30, 20, 18, 15, 14, 12, 10, 8, 6, 4];
    assert_eq!(values.map(copies), [1, 2, 1, 2, 2, 4, 6, 8, 8, 2]);
    assert_eq!(game.discs, [3; 4]);
    assert_eq!((game.aliens.len(), game.planets.len(), game.colors.len()), (20, 20, 4));
}

/// COS-3.3, COS-4.3: any player may come first; a disc decides.
#[test]
fn a_disc_names_the_first_player() {
    let game = CosmicEncounter::standard();
    let first = |seed| game.setup(&Options::default(), 4, &mut Seeded(seed)).unwrap().board.attacker;
    let found: std::collections::BTreeSet<u8> = (0..40).map(|seed| first(seed).0).collect();
    assert_eq!(found.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
}

/// COS-3.4, COS-12.7: random, from a starter group, or chosen; no alien twice.
#[test]
fn aliens_are_dealt() {
    let group = |aliens| setup(&Options { aliens, ..Options::default() }, 4).unwrap().board.aliens;
    let mut first = group(AlienChoice::Starter1);
    first.sort_unstable();
    assert_eq!(first.as_slice(), [Alien::Clone, Alien::Macron, Alien::Oracle, Alien::Zombie]);
    let mut third = group(AlienChoice::Starter3);
    third.sort_unstable();
    assert_eq!(third.as_slice(), [Alien::Healer, Alien::Laser, Alien::Pacifist, Alien::Virus]);
    let random = group(AlienChoice::Random);
    assert!(random.iter().enumerate().all(|(at, alien)| !random[..at].contains(alien)));
    let twice = setup(&chosen(&[Alien::Mind, Alien::Mind]), 2).unwrap_err();
    assert!(twice.starts_with("COS-3.4: alien-twice"), "{twice}");
    let few = setup(&chosen(&[Alien::Mind]), 2).unwrap_err();
    assert!(few.starts_with("COS-3.4: aliens-per-seat"), "{few}");
}

/// COS-11.5: with two players Parasite stays out unless the table wants it.
#[test]
fn parasite_stays_out_of_a_duel() {
    let refused = setup(&chosen(&[Alien::Mind, Alien::Parasite]), 2).unwrap_err();
    assert!(refused.starts_with("COS-11.5: alien-idle"), "{refused}");
    let wanted = Options { parasite_in_two_player: true, ..chosen(&[Alien::Mind, Alien::Parasite]) };
    assert!(setup(&wanted, 2).is_ok());
    let game = CosmicEncounter::standard();
    let drawn = |seed| game.setup(&Options::default(), 2, &mut Seeded(seed)).unwrap().board.aliens;
    assert!((0..200).all(|seed| !drawn(seed).contains(&Alien::Parasite)));
}

/// COS-7.2, COS-7.7, COS-12.5: options that do not fit are refused with their clause.
#[test]
fn options_are_checked() {
    let refused = |options: Options| setup(&options, 3).unwrap_err();
    let seconds = Options { deal_seconds: 61, ..Options::default() };
    assert!(refused(seconds).starts_with("COS-7.2: deal-seconds"));
    let proposals = Options { deal_max_proposals: 4, ..Options::default() };
    assert!(refused(proposals).starts_with("COS-7.7: deal-proposals"));
    let birthdays = Options { birthdays: [None, None].into_iter().collect(), ..Options::default() };
    assert!(refused(birthdays).starts_with("COS-12.5: birthdays-per-seat"));
    assert!(serde_json::from_str::<Options>(r#"{"aliens":"starter-2","campaign":true}"#).is_ok());
    assert!(serde_json::from_str::<Options>(r#"{"no":1}"#).is_err());
}

/// COS-12.5: a birthday is a day that some year has, for each seat or for none.
#[test]
fn birthdays_are_days_of_the_calendar() {
    let given = |month, day| {
        let birthdays = [Some(Birthday { month, day }), None, None].into_iter().collect();
        setup(&Options { campaign: true, birthdays, ..Options::default() }, 3)
    };
    for (month, day) in [(1, 1), (2, 29), (4, 30), (12, 31)] {
        assert!(given(month, day).is_ok(), "{month}/{day}");
    }
    for (month, day) in [(2, 30), (2, 31), (4, 31), (12, 32), (5, 0), (0, 5), (13, 1), (255, 255)] {
        let refused = given(month, day).expect_err("no year has this day");
        assert!(refused.starts_with("COS-12.5: no-such-day"), "{refused}");
    }
}

/// Every way a box can be bad is told.
#[test]
fn bad_boxes_are_refused() {
    let good = CosmicEncounter::META.components;
    let with = |from: &str, to: &str| CosmicEncounter::unpack(&good.replacen(from, to, 1)).unwrap_err();
    assert!(matches!(CosmicEncounter::unpack("x ="), Err(BadBox::Unreadable(_))));
    assert!(matches!(with("value = 30", "value = 90"), BadBox::Impossible { field: "value", .. }));
    assert!(matches!(
        with("kind = \"negotiate\"", "kind = \"talk\""),
        BadBox::Impossible { field: "kind", .. }
    ));
    assert!(matches!(with("value = 20\n", "value = 30\n"), BadBox::Doubled { table: "card_type", .. }));
    assert!(matches!(with("id = \"mind\"", "id = \"mint\""), BadBox::Unknown { table: "alien", .. }));
    assert!(matches!(
        with("windows = [\"WZ\"]", "windows = [\"WX\"]"),
        BadBox::Unknown { field: "windows", .. }
    ));
    assert!(matches!(with("ships_per_player = 20", "ships_per_player = 21"), BadBox::Impossible { .. }));
    assert!(matches!(
        with("index = 2\nname = \"Cinder\"", "index = 3\nname = \"Cinder\""),
        BadBox::Impossible { table: "planet", .. }
    ));
    let disc = "id = \"order-red-1\"\ncolor = \"red\"";
    assert!(matches!(
        with(disc, "id = \"x\"\ncolor = \"pink\""),
        BadBox::Unknown { table: "order_disc", .. }
    ));
    assert!(matches!(
        with("\"clone\", \"macron\"", "\"macron\""),
        BadBox::Count { table: "starter_group", .. }
    ));
    assert!(matches!(with("id = \"deal_seconds\"", "id = \"x\""), BadBox::Unknown { table: "option", .. }));
}

/// COS-12.1, COS-12.4, COS-12.6: a campaign deals anew in the same seats until somebody has the points.
#[test]
fn a_campaign_goes_on() {
    let game = CosmicEncounter::standard();
    let options = Options { campaign: true, ..chosen(&[Alien::Clone, Alien::Filch, Alien::Trader]) };
    let mut story =
        Story::with(game, &options, 3).hands(&["a20 a04", "a04", "a10"]).ships(0, planet(0, 1), 0);
    for n in 1..=4 {
        story = story.ships(0, planet(1, n), 1);
    }
    let mut story = story.disc(1).begin();
    story.attack(1, planet(1, 5), 2).lay("a20", "a04").until(|step| step != Step::Lay && story_is_new(step));
    assert_eq!((story.state.board.scores.as_slice(), story.state.board.games), (&[8, 0, 0][..], 1));
    assert_eq!(story.state.board.attacker, Seat(1), "the lowest score, nearest to the winner's left");
    assert_eq!(story.state.board.home_colonies(Seat(0)), 5, "ships are set up anew");
    assert_eq!(story.state.board.aliens.as_slice(), [Alien::Clone, Alien::Filch, Alien::Trader], "as chosen");
    assert_eq!(story.state.hands.iter().map(Cards::len).collect::<Vec<_>>(), [7, 7, 7]);
}

fn story_is_new(step: Step) -> bool {
    matches!(step, Step::Window(orrery_cosmic_encounter::Moment::EncounterStart) | Step::Launch)
}

/// COS-12.5, COS-12.4: birthdays break a tie, if all of the leaders' are known.
#[test]
fn birthdays_break_ties() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader]);
    let board = &mut story.state.board;
    board.options.campaign = true;
    board.scores = [16, 16, 3].into_iter().collect();
    let born = |month, day| Some(Birthday { month, day });
    board.options.birthdays = [born(5, 2), born(3, 30), None].into_iter().collect();
    assert_eq!(story.game.outcome(&story.state.board).places.as_slice(), [2, 1, 3]);
    story.state.board.options.birthdays = [born(5, 2), None, None].into_iter().collect();
    assert_eq!(story.game.outcome(&story.state.board).places.as_slice(), [1, 1, 3]);
}

/// COS-12.3: ties at the lowest score go to the left of the last winner; of several winners the attacker counts.
#[test]
fn who_starts_the_next_game() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader, Alien::Mind]);
    let board = &mut story.state.board;
    board.attacker = Seat(1);
    board.winners = seats(&[1, 3]);
    board.scores = [4, 4, 4, 4].into_iter().collect();
    assert_eq!(next_starter(board), Seat(2), "the winner itself comes last");
    board.winners = seats(&[0, 3]);
    assert_eq!(next_starter(board), Seat(0), "the first winner clockwise is 3, and 0 sits at its left");
}

/// COS-14.4, COS-14.5: after the last turn most foreign colonies share the win; the others are ranked for display.
#[test]
fn a_long_game_stops() {
    let mut story = Story::new(&[Alien::Clone, Alien::Filch, Alien::Trader])
        .hands(&["a20", "a04", "a10"])
        .ships(0, planet(0, 1), 2)
        .ships(0, planet(1, 1), 1)
        .ships(1, planet(1, 1), 3)
        .ships(1, planet(0, 1), 1)
        .ships(2, planet(2, 1), 3);
    story.state.board.turn = 200;
    story.play(2, orrery_cosmic_encounter::Action::EndTurn);
    assert_eq!((story.step(), story.state.board.winners), (Step::Finished, seats(&[0, 1])));
    assert_eq!(story.game.outcome(&story.state.board).places.as_slice(), [1, 1, 3]);
    assert_eq!(story.held(0), cards("a20"));
}
