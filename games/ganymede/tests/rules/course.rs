//! Setup, turns and decisions (GAN-1, 3, 4, 13).

use crate::story::*;
use orrery_core::chance::{Script, Seeded};
use orrery_core::{Ask, Game, Seat, Seats, Turn, Viewer};
use orrery_ganymede::action::Action;
use orrery_ganymede::agenda::Step;
use orrery_ganymede::event::Event;
use orrery_ganymede::settlers::{Color, Settlers};
use orrery_ganymede::state::{Berth, State};
use orrery_ganymede::{Ganymede, Options};

fn laid_out(options: &Options, seats: u8) -> State {
    Ganymede::standard().setup(options, seats, &mut Seeded(3)).unwrap()
}

/// GAN-1.1, GAN-13.1.
#[test]
fn a_table_that_does_not_fit_is_refused() {
    let game = Ganymede::standard();
    let refused = |options: Options, seats| {
        game.setup(&options, seats, &mut Script::default()).expect_err("it does not fit").clause.0
    };
    for seats in [0, 1, 5, 255] {
        assert_eq!(refused(Options::default(), seats), "GAN-1.1");
    }
    assert_eq!(refused(Options { first: Some(Seat(2)), ..Options::default() }, 2), "GAN-13.1");
}

/// GAN-3.1, GAN-13.1: the host names the first player, or chance does.
#[test]
fn anybody_may_begin() {
    let named = laid_out(&Options { first: Some(Seat(2)), ..Options::default() }, 4);
    assert_eq!((named.first, named.active), (Seat(2), Seat(2)));
    let game = Ganymede::standard();
    let first = |seed| game.setup(&Options::default(), 4, &mut Seeded(seed)).unwrap().first;
    let firsts: Seats = (0..60).map(first).collect();
    assert_eq!(firsts.len(), 4);
}

/// GAN-3.2, GAN-3.3, GAN-3.4, GAN-3.5.
#[test]
fn the_table_is_laid_out() {
    for (seats, supply) in [(2, 7), (3, 10), (4, 13)] {
        let state = laid_out(&Options::default(), seats);
        assert_eq!(state.supply, Settlers::each(supply));
        assert_eq!(
            state.tile_row.iter().flatten().copied().collect::<Vec<_>>(),
            tiles("st-01 st-02 st-03 st-04").iter().collect::<Vec<_>>()
        );
        assert_eq!((state.tile_pile.len(), state.tile_discard.len()), (26, 0));
        for planet in 0..2 {
            assert_eq!((state.shuttle_rows[planet].len(), state.shuttle_decks[planet].len()), (4, 26));
        }
        for board in &state.boards {
            assert_eq!((board.reputation, board.tiles.len(), board.shuttles.len()), (0, 0, 0));
            assert_eq!((board.earth, board.mars), (Settlers::NONE, Settlers::NONE));
        }
    }
}

/// GAN-3.6, GAN-3.7.
#[test]
fn ships_are_chosen_in_secret_and_revealed_at_once() {
    let game = Ganymede::standard();
    let mut state = laid_out(&Options::default(), 2);
    assert!(matches!(game.turn(&state), Turn::Ask { seats, ask: Ask::Sealed } if seats.len() == 2));
    assert_eq!(state.dealt.iter().map(|dealt| dealt.len()).collect::<Vec<_>>(), [4, 4]);
    let mut choices = Vec::new();
    game.actions(&state, A, &mut choices);
    assert_eq!(choices.len(), 12, "ordered pairs");
    let first = state.dealt[0].iter().next().unwrap();
    let twice = Action::Choose { identical: first, different: first };
    assert_eq!(game.check(&state, A, &twice).unwrap_err().clause.0, "GAN-3.6");
    let foreign = state.dealt[1].iter().next().unwrap();
    let stolen = Action::Choose { identical: first, different: foreign };
    assert_eq!(game.check(&state, A, &stolen).unwrap_err().clause.0, "GAN-3.6");

    let mut events = Vec::new();
    game.play(&mut state, A, &choices[5], &mut Script::default(), &mut events).unwrap();
    assert_eq!(game.view(&state, Viewer::Seat(B)).choice, None);
    assert_eq!(state.boards[0].berths, [Berth::Empty; 2], "nothing happens before the last has chosen");
    game.actions(&state, B, &mut choices);
    game.play(&mut state, B, &choices[0], &mut Seeded(1), &mut events).unwrap();
    assert!(state.boards.iter().all(|board| board.docked().count() == 2));
    assert_eq!(state.ship_row.iter().flatten().count(), 3);
    assert_eq!(state.ship_deck.len(), 30 - 4 - 3, "the unchosen ships are back in the deck");
    assert!(state.hands.iter().all(|hand| hand.is_empty()));
    let row = events.iter().position(|event| matches!(event, Event::RevealedShip { .. }));
    let chosen = events.iter().position(|event| matches!(event, Event::Docked { .. }));
    assert!(row < chosen, "the row first, then the chosen ships");
}

/// GAN-1.2, GAN-4.4: one of three actions, and no answer to another question.
#[test]
fn a_turn_is_one_of_three_actions() {
    let mut story = Story::new().tiles("st-05").earth("bb").in_row("es-01").in_row("st-01");
    let may = story.may();
    assert!(may.contains(&take("st-01")) && may.contains(&fly("es-01")) && may.contains(&discard("st-05")));
    assert_eq!(story.refused(recruit('b')), "GAN-4.4");
    assert_eq!(story.refused(Action::Convert), "GAN-4.4");
    story.does(take("st-01"));
    assert_eq!(story.refused(take("st-02")), "GAN-4.4");
    story.does(recruit('b')).does(recruit('b'));
    assert_eq!(story.may(), [Action::EndTurn], "exactly one action");
}

/// GAN-1.5, GAN-4.1, GAN-4.2: the turn runs its course, then the next player in seat order acts.
#[test]
fn only_the_active_player_acts_and_turns_go_around() {
    let mut story = Story::of(3);
    for (turn, seat) in [A, B, Seat(2), A].into_iter().enumerate() {
        assert_eq!(story.state.active, seat);
        assert_eq!(usize::from(story.state.round), 1 + turn / 3);
        let refusal = story.game.check(&story.state, seat.next(3), &story.may()[0]).unwrap_err();
        assert_eq!(refusal.clause.0, "ORR-1");
        let tile = story.may()[0];
        story.does(tile).does(Action::Decline);
        assert_eq!(
            story.state.tile_row.iter().flatten().count(),
            3,
            "not refilled before the turn is confirmed"
        );
        story.does(Action::EndTurn);
        assert_eq!(story.state.tile_row.iter().flatten().count(), 4);
    }
}

/// GAN-4.7: until the last piece is named nothing has moved, nobody has learnt anything, no luck is drawn.
#[test]
fn a_payment_is_named_before_anything_happens() {
    let mut story = Story::new().earth("bryp").tiles("st-05 st-20").in_row("es-29");
    let before = story.state;
    story.does(fly("es-29"));
    assert_eq!(story.may(), Color::ALL.map(Action::Spend));
    story.does(Action::Spend(Color::Red));
    assert_eq!(story.refused(Action::Spend(Color::Red)), "GAN-4.7");
    story.does(Action::Spend(Color::Blue));
    assert_eq!(story.may(), [discard("st-05"), discard("st-20")]);
    assert_eq!(story.refused(discard("st-30")), "GAN-4.7");
    assert!(story.events.is_empty(), "nothing has happened");
    assert_eq!((story.state.boards, story.state.supply), (before.boards, before.supply));
    story.does(discard("st-20"));
    assert_eq!((story.board().mars, story.board().tiles), (settlers("br"), tiles("st-05")));
}

/// GAN-4.5, GAN-4.8: white symbols that leave no choice are not asked for.
#[test]
fn a_payment_without_a_choice_is_not_asked_for() {
    let mut alike = Story::new().earth("bbb").in_row("es-25");
    alike.does(fly("es-25"));
    assert_eq!(alike.board().mars, settlers("bb"));
    let mut all = Story::new().earth("bry").tiles("st-05").in_row("es-30");
    all.does(fly("es-30"));
    assert_eq!(all.board().mars, settlers("bry"));
}

/// GAN-12.6: the turn is confirmed after the last decision, the hand limit included, and before cards are
/// revealed.
#[test]
fn the_last_decision_can_be_taken_back_until_the_turn_is_confirmed() {
    let mut story = Story::new().hand("sh-05 sh-06 sh-07 sh-08 sh-12").in_row("st-05");
    story.does(take("st-05")).does(Action::Decline);
    assert_eq!(story.step(), Step::HandLimit);
    story.does(Action::PutBeneath(ship("sh-12")));
    assert_eq!(story.step(), Step::EndTurn);
    assert!(story.events.iter().all(|event| event.learnt().is_empty()), "all of it can be taken back");
    story.events.clear();
    story.does(Action::EndTurn);
    assert!(story.events.iter().any(|event| event.learnt() == Seats::ALL), "none of this can");
}
