//! The end of the game and its score (GAN-10).

use crate::story::*;
use orrery_core::{Game, Seat, Turn};
use orrery_ganymede::action::Action;
use orrery_ganymede::agenda::{Occasion, Step};
use orrery_ganymede::cards::Set;
use orrery_ganymede::components::Score;
use orrery_ganymede::scoring;
use orrery_ganymede::state::Board;

/// GAN-1.4, GAN-10.1: a shuttle deck that is empty after the refill ends the game with the round.
#[test]
fn an_empty_shuttle_deck_ends_the_game() {
    let mut story = Story::new().earth("b").in_row("es-01").supply_without("b");
    let last = story.state.shuttle_decks[0].iter().next().unwrap();
    story.state.shuttle_decks[0] = Set::one(last);
    story.does(fly("es-01"));
    assert!(!story.state.ending);
    story.does(Action::EndTurn);
    assert!(story.state.ending, "the row is full, but the deck is empty");
    assert_eq!((story.state.active, story.step()), (B, Step::Action), "B has the same number of turns");
    let tile = story.may()[0];
    story.does(tile).does(Action::Decline).does(Action::EndTurn);
    assert!(story.is_over());
}

/// GAN-10.4: every ship, each kind of score, on one board.
#[test]
fn every_kind_of_ship_scores() {
    let story =
        Story::new().columns("es-01 es-02 es-06 es-07 es-13 es-19 es-29 ms-30").reputation(6).tiles("st-05");
    let game = &story.game;
    for number in 0..30 {
        let id = orrery_ganymede::cards::Ship(number);
        let worth = scoring::worth(game, story.board(), id);
        let wanted = match game.ship(id).score {
            Score::Fixed(vp) => vp,
            Score::PerShuttleOf(class, _) => [6, 2, 2, 2, 4][class as usize],
            Score::FullSet(_) => 6,
            Score::PerSymbol(color, _) => [5, 2, 1, 1][color as usize],
            Score::ReputationAgain => 4,
            Score::PerTile(_) => 2,
        };
        assert_eq!(worth, wanted, "{}", game.ship(id).name.id);
    }
    let no_set = Story::new().columns("es-01 es-07 es-13 es-19");
    assert_eq!(scoring::worth(game, no_set.board(), ship("sh-11")), 0);
    let two_sets = Story::new().columns("es-01 es-02 es-07 es-08 es-13 es-14 es-19 es-20 es-25 es-26");
    assert_eq!(scoring::worth(game, two_sets.board(), ship("sh-11")), 6, "six only, however many sets");
}

/// GAN-10.3, GAN-10.4: the same score, counted a second time card by card from the words on the cards.
#[test]
fn scores_agree_with_a_second_count() {
    let game = orrery_ganymede::Ganymede::standard();
    for seed in 0..200u64 {
        let mut dice = orrery_core::chance::Seeded(seed);
        let board = any_board(&mut dice);
        let by_hand: i32 =
            board.launched.iter().map(|id| by_the_card(&game.ship(id).name.en, &game, &board)).sum();
        let track = [0, 0, 1, 1, 2, 2, 4, 4, 5, 5, 6];
        let aboard: u8 = [IDENTICAL, DIFFERENT].iter().map(|&slot| board.aboard(slot).total()).sum();
        let total = by_hand + track[usize::from(board.reputation)] + i32::from(aboard);
        assert_eq!(scoring::points(&game, &board).total(), total, "{board:?}");
    }
}

fn any_board(dice: &mut dyn orrery_core::Chance) -> Board {
    let mut board = *Story::new().aboard(IDENTICAL, "rr").aboard(DIFFERENT, "by").board();
    board.reputation = dice.below(11) as u8;
    board.shuttles = (0..60).filter(|_| dice.below(4) == 0).map(orrery_ganymede::cards::Shuttle).collect();
    board.launched = (0..30).filter(|_| dice.below(5) == 0).map(orrery_ganymede::cards::Ship).collect();
    board.tiles = (0..dice.below(4) as u8).map(orrery_ganymede::cards::Tile).collect();
    board
}

/// Reads the sentence on the card.
fn by_the_card(text: &str, game: &orrery_ganymede::Ganymede, board: &Board) -> i32 {
    let words: Vec<&str> = text.split_whitespace().collect();
    let shuttles = || board.shuttles.iter().map(|id| game.shuttle(id));
    match words[..] {
        [vp, "VP", "per", class, "shuttle", ..] => {
            let named = shuttles().filter(|face| game.classes[face.class as usize].en == class);
            vp.parse::<i32>().unwrap() * named.count() as i32
        }
        [vp, "VP", "per", color, "symbol", ..] => {
            let color = self::color(color.chars().next().unwrap());
            vp.parse::<i32>().unwrap()
                * shuttles().map(|face| i32::from(face.requires.of(color))).sum::<i32>()
        }
        [vp, "VP", "if", ..] => {
            let classes: Set<orrery_ganymede::cards::Tile> =
                shuttles().map(|face| orrery_ganymede::cards::Tile(face.class as u8)).collect();
            if classes.len() == 5 { vp.parse().unwrap() } else { 0 }
        }
        [vp, "VP", "per", "settler", "tile", ..] => vp.parse::<i32>().unwrap() * i32::from(board.tiles.len()),
        ["Score", "your", "reputation", ..] => game.track[usize::from(board.reputation)].vp,
        [vp, ..] => vp.parse().unwrap(),
        [] => panic!("a ship without words"),
    }
}

/// GAN-10.5.
#[test]
fn reputation_levels_are_those_of_the_track() {
    let levels = [0, 0, 1, 1, 2, 2, 4, 4, 5, 5, 6];
    for (space, vp) in levels.into_iter().enumerate() {
        let story = Story::new().reputation(space as u8);
        assert_eq!(scoring::points(&story.game, story.board()).reputation, vp);
    }
}

/// GAN-10.6, GAN-10.7: settlers on Mars, then on Earth; equal in all, the place is shared.
#[test]
fn ties_are_broken_by_mars_then_earth() {
    let mut story = Story::of(4);
    for (seat, (mars, earth)) in [("b", ""), ("b", "r"), ("", "rryy"), ("b", "")].into_iter().enumerate() {
        story.state.boards[seat].mars = settlers(mars);
        story.state.boards[seat].earth = settlers(earth);
    }
    story.state.agenda.push(Step::Over);
    let Turn::Over(outcome) = story.game.turn(&story.state) else { panic!("the game is over") };
    assert_eq!(outcome.places.as_slice(), [2, 1, 4, 2]);
    let judged = Seat::all(4).map(|seat| story.game.judge(&story.state, seat)).collect::<Vec<_>>();
    assert_eq!(judged, [0.0, 1.0, 0.0, 0.0]);
    story.state.boards[0].launched = ships("sh-01");
    assert_eq!(scoring::outcome(&story.game, &story.state).places[0], 1, "points come first");
}

/// Whoever is nearer to a launch is judged likelier to win.
#[test]
fn progress_is_worth_something() {
    let chance = |story: &Story| story.game.judge(&story.state, A);
    let even = chance(&Story::new());
    let steps = [
        Story::new().earth("r"),
        Story::new().mars("r"),
        Story::new().aboard(IDENTICAL, "r"),
        Story::new().aboard(IDENTICAL, "rr"),
        Story::new().launched("sh-05"),
    ];
    let chances: Vec<f32> = steps.iter().map(chance).collect();
    assert!(even < chances[0] && chances.is_sorted(), "{even} {chances:?}");
}

/// GAN-7.4: the last settler is wanted aboard whatever the ship scores, also where three wait for a fourth; or a bot lets
/// it stand ready for the rest of the game.
#[test]
fn completing_a_ship_is_worth_more_than_keeping_it_ready() {
    let chance = |story: &Story| story.game.judge(&story.state, A);
    for ship in ["sh-01", "sh-04", "sh-08"] {
        for (slot, aboard, last, complete) in [(IDENTICAL, "rr", "r", "rrr"), (DIFFERENT, "bry", "p", "bryp")]
        {
            let ready = chance(&Story::new().docked(slot, ship, aboard).mars(last));
            let done = chance(&Story::new().docked(slot, ship, complete));
            assert!(done > ready, "{ship} at {slot:?}: {done} and not more than {ready}");
            let launched = chance(&Story::new().launched(ship));
            assert!(launched > ready, "{ship} at {slot:?}: {launched} and not more than {ready}");
        }
    }
}

/// GAN-7.6, GAN-8.1: in the last round a ship on its way counts already, also while its bonus is being resolved.
#[test]
fn a_ship_on_its_way_counts_in_the_last_round() {
    let chance = |story: &Story| story.game.judge(&story.state, A);
    let mut story = Story::new().docked(IDENTICAL, "sh-04", "rr").mars("r");
    story.state.ending = true;
    let before = chance(&story);
    let mut story = story.docked(IDENTICAL, "sh-04", "rrr");
    assert!(chance(&story) > before, "it will leave before the turn ends");
    story.state.agenda.push(Step::OfferLaunch(Occasion::Set));
    story.does(Action::Launch(IDENTICAL));
    assert!(matches!(story.step(), Step::Operate(_)), "its Moves are offered");
    assert!(chance(&story) > before, "it counts when they are done");
}

/// GAN-4.7: nothing moves until the last piece of a payment is named; to begin is worth something all the same, or nobody
/// would take the first step. So are activations still to come (GAN-5.4).
#[test]
fn what_is_begun_is_worth_something() {
    let chance = |story: &Story| story.game.judge(&story.state, A);
    let mut story = Story::new().earth("bbr").in_row("es-25");
    let before = chance(&story);
    story.does(fly("es-25"));
    assert_eq!(story.step(), Step::Pay);
    assert!(chance(&story) > before, "{} and not more than {before}", chance(&story));
}
