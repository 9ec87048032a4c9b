//! Chapter 12.

use crate::position::*;
use orrery_core::chance::Seeded;
use orrery_core::{Chance, Game, Turn};
use orrery_escape_pods::*;

/// POD-12.1 to POD-12.6: the starters, two actions at once, no tokens, the large pod, thirteen cards, two revealed.
#[test]
fn set_up_for_one() {
    let game = EscapePods::standard();
    let state = game.setup(&Options::default(), 1, &mut Seeded(2)).unwrap();
    let starters = |row: &u8| game.shelter_cards[usize::from(*row)].starter;
    assert!(state.table.shelters.iter().all(starters), "POD-12.2");
    assert_eq!(state.table.actions_left, 2, "POD-12.3");
    assert_eq!(state.table.tokens, [None; 4], "POD-12.4");
    assert_eq!(state.table.pods.place(POD3), Place::Hangar(H2), "POD-12.5");
    assert_eq!((state.table.revealed.len(), state.table.deck.len()), (2, 11), "POD-12.6");
    let beacons = state.table.beacons.iter().filter(|mooring| **mooring == Mooring::Supply).count();
    assert_eq!(beacons, 4, "POD-3.4");
}

/// POD-12.7: the basic panel comes back, a sector explodes, then the advanced panel comes back without all three.
#[test]
fn solo_turns_end_with_fire() {
    let mut position = Position::new(1);
    position.explosions(&[11, 3], &[6], &[]);
    position.on_panel(YELLOW, Control::Program, O);
    position.on_panel(YELLOW, Control::Embark, E);
    let events = position.play(Action::EndTurn);
    let back = Told::Returned { seat: YELLOW, crew: 1 };
    let blast = Told::Exploded { card: x(11), at: s(11), cause: Cause::Solo };
    assert_eq!(events[1..5], [back.clone(), blast, Told::Revealed { card: x(6) }, back]);
    assert_eq!(position.state.table.round, 3);
}

/// POD-12.4: arrivals cause no explosion.
#[test]
fn solo_arrivals_are_calm() {
    let mut position = Position::new(1);
    position.pod(POD2A, 12, &[(YELLOW, O), (YELLOW, E)]);
    position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 0), to: B });
    assert_eq!(position.state.table.scrap, sectors(&[]));
}

/// POD-12.8: either card may be buried; the other moves or stays, and the new one is near.
#[test]
fn solo_program_buries_either_card() {
    let mut far = Position::new(1);
    far.explosions(&[11, 3], &[6], &[]);
    far.act(Control::Program, Action::Bury(x(11)));
    assert_eq!(far.state.table.revealed.as_slice(), [x(3), x(6)]);
    let mut near = Position::new(1);
    near.explosions(&[11, 3], &[6], &[]);
    near.act(Control::Program, Action::Bury(x(3)));
    assert_eq!(near.state.table.revealed.as_slice(), [x(11), x(6)]);
    assert_eq!(near.state.table.deck.bottom(), [x(3)]);
}

/// POD-12.9: nobody to spy on or to board, no proviso, no idle rounds and no spreading fire.
#[test]
fn solo_has_no_others() {
    let mut position = Position::new(1);
    position.pod(POD2A, 4, &[(YELLOW, O), (YELLOW, E)]);
    position.shelter(A, &[(YELLOW, S)]);
    assert_eq!(position.refused(pay(Control::Spy, O)), "POD-4.5");
    assert_eq!(position.refused(pay(Control::Board, O)), "POD-4.5");
    let takes = position.effects(Control::Program);
    assert_eq!(takes.iter().filter(|effect| matches!(effect, Action::Take(_))).count(), 4);
    position.explosions(&[1, 2], &[3, 4, 5], &[]);
    for _ in 0..2 {
        position.play(Action::EndTurn);
    }
    assert!(!position.is_over(), "idle turns do not end it");
    assert_eq!(position.state.table.scrap, sectors(&[1, 2]), "one explosion a turn");
}

/// POD-12.10: scrap beside the ship closes a hangar, scrap at a dock a shelter.
#[test]
fn solo_scrap_falls_anywhere() {
    let mut position = Position::new(1);
    position.explosions(&[4, 5], &[6], &[1, 12]);
    assert_eq!(position.refused_effect(Control::Embark, Action::Embark { crew: E, pod: POD2A }), "POD-7.7");
    position.pod(POD2A, 10, &[(YELLOW, O)]);
    let dock = Action::Fly { pod: POD2A, to: s(12) };
    assert_eq!(position.refused_effect(Control::Accelerate, dock), "POD-7.1");
}

/// POD-12.11, POD-10.5: one last turn with crew beyond the barrier, without an explosion at its end.
#[test]
fn solo_has_one_last_turn() {
    let options = Options { trigger_player_last_turn: Some(false), ..Options::default() };
    let mut position = Position::with(1, &options);
    position.explosions(&[5, 7], &[9, 10], &[4, 6]);
    position.pod(POD2A, 12, &[(YELLOW, O)]);
    let events = position.play(Action::EndTurn);
    assert!(events.contains(&Told::LastTurnBegan { seat: YELLOW, actions: 2 }));
    let events = position.play(Action::EndTurn);
    assert_eq!(position.state.table.scrap, sectors(&[4, 5, 6]));
    assert!(events.contains(&Told::GameEnded { why: Ending::LastTurnsPlayed }));
}

/// POD-12.12: the ranks by points.
#[test]
fn solo_ranks() {
    let game = EscapePods::standard();
    let ranks: Vec<usize> = [40, 16, 15, 13, 12, 10, 9, 6, 5, 0].iter().map(|&p| game.solo_rank(p)).collect();
    assert_eq!(ranks, [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
}

/// POD-12.9: a solo game ends within eleven explosions.
#[test]
fn solo_ends_soon() {
    let game = EscapePods::standard();
    for seed in 0..200 {
        let mut dice = Seeded(seed);
        let mut state = game.setup(&Options::default(), 1, &mut dice).unwrap();
        let mut actions = Vec::new();
        while let Turn::Ask { seats, .. } = game.turn(&state) {
            let seat = seats.iter().next().unwrap();
            game.actions(&state, seat, &mut actions);
            let at = dice.below(actions.len() as u32) as usize;
            game.apply(&mut state, seat, &actions[at], &mut dice, &mut Vec::new());
        }
        assert!(state.table.round <= 12 && state.table.scrap.len() <= 11, "{}", state.table.round);
    }
}
