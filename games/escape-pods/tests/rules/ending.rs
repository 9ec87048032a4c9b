//! Chapter 10.

use crate::position::*;
use orrery_escape_pods::*;

/// A way from the ship to a dock by walking, as a child would look for it (POD-10.2).
fn naive_way(game: &EscapePods, scrap: Sectors, from: Sector, been: &mut Vec<Sector>) -> bool {
    if scrap.contains(from) || been.contains(&from) {
        return false;
    }
    been.push(from);
    [s(11), s(12), s(13)].contains(&from)
        || game.adjacent[from.index()].iter().any(|next| naive_way(game, scrap, next, been))
}

const ROWS: [[u8; 3]; 6] = [[4, 5, 6], [4, 8, 6], [4, 8, 9], [7, 8, 6], [7, 8, 9], [7, 10, 9]];

/// POD-10.1, POD-10.2, POD-10.3: all 8192 ways scrap can lie, against a naive search; with the cards of two to five
/// players a barrier is the same as a row.
#[test]
fn barriers_are_what_nobody_can_pass() {
    let game = standard();
    for bits in 0..1u16 << SECTORS {
        let scrap: Sectors = Sector::all().filter(|sector| bits & (1 << sector.0) != 0).collect();
        let open = (1..=3).any(|number| naive_way(game, scrap, s(number), &mut Vec::new()));
        assert_eq!(game.is_barred(scrap), !open, "{scrap:?}");
        for sector in Sector::all() {
            let reaches = naive_way(game, scrap, sector, &mut Vec::new());
            assert_eq!(game.shelter_side(scrap).contains(sector), reaches, "{scrap:?} {sector:?}");
        }
        if scrap.outside(sectors(&[4, 5, 6, 7, 8, 9, 10])).is_empty() {
            let row = ROWS.iter().any(|row| row.iter().all(|&number| scrap.contains(s(number))));
            assert_eq!(game.is_barred(scrap), row, "{scrap:?}");
        }
    }
}

/// POD-10.8, POD-10.11: whatever the order of the seven cards, the sixth explosion makes a barrier at the latest.
#[test]
fn six_explosions_make_a_barrier() {
    let game = standard();
    for spared in 4..=10 {
        let six: Vec<u8> = (4..=10).filter(|&number| number != spared).collect();
        assert!(game.is_barred(sectors(&six)), "all but {spared}");
    }
    assert!(!game.is_barred(sectors(&[4, 5, 7, 8, 10])), "five may leave a way");
}

fn about_to_bar(seats: u8, options: &Options) -> Position {
    let mut position = Position::with(seats, options);
    position.explosions(&[8], &[9], &[4, 6]);
    position.pod(POD2A, 12, &[(YELLOW, O), (YELLOW, E)]);
    position.pod(POD2B, 11, &[(PINK, O)]);
    position.table().tokens[B.index()] = Some(1);
    position
}

const LANDING: Action = Action::Disembark { from: Berth { pod: POD2A, seat: 0 }, to: B };

/// POD-10.4, POD-10.5, POD-10.6: the turn goes on, then each has one last turn of two actions, the player who raised
/// the barrier last.
#[test]
fn everybody_beyond_the_barrier_has_a_last_turn() {
    let mut position = about_to_bar(2, &Options::default());
    let events = position.act(Control::Embark, LANDING);
    assert!(events.contains(&Told::BarrierRose));
    assert!(position.may(pay(Control::Accelerate, E)), "the turn goes on");
    position.play(Action::EndTurn);
    assert_eq!((position.asked(), position.state.table.actions_left), (Some(PINK), 2));
    assert!(position.may(pay(Control::Minipod, O)), "useless, but legal");
    position.play(Action::EndTurn);
    assert_eq!((position.asked(), position.state.table.actions_left), (Some(YELLOW), 2));
    let events = position.play(Action::EndTurn);
    assert!(events.contains(&Told::GameEnded { why: Ending::LastTurnsPlayed }));
}

/// POD-10.5: by option the player who raised the barrier has none.
#[test]
fn the_trigger_player_may_be_left_out() {
    let options = Options { trigger_player_last_turn: Some(false), ..Options::default() };
    let mut position = about_to_bar(2, &options);
    position.act(Control::Embark, LANDING);
    position.play(Action::EndTurn);
    assert_eq!(position.asked(), Some(PINK));
    let events = position.play(Action::EndTurn);
    assert!(events.contains(&Told::GameEnded { why: Ending::LastTurnsPlayed }));
}

/// POD-10.7 (a): if nobody is eligible the game ends with the turn that raised the barrier.
#[test]
fn nobody_beyond_the_barrier_no_last_turn() {
    let mut position =
        about_to_bar(3, &Options { trigger_player_last_turn: Some(false), ..Options::default() });
    position.pod(POD2B, 1, &[]);
    position.act(Control::Embark, LANDING);
    let events = position.play(Action::EndTurn);
    assert!(events.contains(&Told::LastTurnSkipped { seat: PINK }));
    assert!(events.contains(&Told::GameEnded { why: Ending::LastTurnsPlayed }));
}

/// POD-10.7 (b): over at once when the last arrival space is taken.
#[test]
fn full_shelters_end_the_game() {
    let mut position = Position::new(5);
    position.barred(&[4, 5, 6], &[PINK]);
    let crew = |owner: u8| Kind::all().map(move |kind| (orrery_core::Seat(owner), kind));
    let nineteen: Vec<_> = (0..5).flat_map(crew).chain(crew(2)).chain([(BLUE, O)]).collect();
    for (shelter, five) in Shelter::all().zip(nineteen.chunks(5)) {
        position.shelter(shelter, five);
    }
    position.pod(POD2A, 13, &[(PINK, O), (PINK, E)]);
    let events = position.act(Control::Embark, Action::Disembark { from: berth(POD2A, 0), to: D });
    assert!(events.contains(&Told::GameEnded { why: Ending::SheltersFull }));
}

/// POD-10.7 (c): at the very moment the barrier appears with nobody beyond it, a ride included.
#[test]
fn a_barrier_with_nobody_beyond_ends_the_game_at_once() {
    let mut position = about_to_bar(2, &Options::default());
    position.state.cabins[POD2A.index()][1] = None;
    position.pod(POD2B, 1, &[]);
    position.act(Control::Embark, LANDING);
    let events = position.play(Action::Park(H1));
    assert!(events.contains(&Told::BarrierRose));
    assert!(events.contains(&Told::GameEnded { why: Ending::NobodyCanArrive }));
}

/// POD-10.9: two idle rounds end the game; a ride or an action in between does not let them.
#[test]
fn idle_rounds_end_the_game() {
    let mut position = Position::new(2);
    position.moor(YELLOW_PINK, 4, 7);
    position.pod(POD2A, 4, &[(YELLOW, O)]);
    for _ in 0..3 {
        position.play(Action::EndTurn);
    }
    let mut busy = Position { state: position.state, ..Position::new(2) };
    let events = position.play(Action::EndTurn);
    assert!(events.contains(&Told::GameEnded { why: Ending::Idle }));
    busy.act(Control::Program, Action::Bury(busy.state.table.revealed[0]));
    let events = busy.play(Action::EndTurn);
    assert!(!events.iter().any(|event| matches!(event, Told::GameEnded { .. })));
    busy.play(Action::Ride { pod: POD2A, to: s(7) });
    busy.play(Action::EndTurn);
    assert_eq!(busy.state.table.idle_turns, 0, "a ride is no idle turn");
}

/// POD-10.9: the cap on rounds counts whole rounds.
#[test]
fn the_round_cap_ends_the_game() {
    let mut position = Position::with(2, &Options { round_cap: Some(2), ..Options::default() });
    position.act(Control::Program, Action::Bury(position.state.table.revealed[0]));
    position.play(Action::EndTurn);
    assert_eq!(position.asked(), Some(PINK), "the round is finished first");
    let events = position.play(Action::EndTurn);
    assert!(events.contains(&Told::GameEnded { why: Ending::RoundCap }));
}

fn quiet(options: &Options) -> Position {
    let mut position = Position::with(2, options);
    position.explosions(&[8], &[9], &[4, 6]);
    position.pod(POD2A, 12, &[(YELLOW, O)]);
    position.pod(POD2B, 11, &[(PINK, O)]);
    position.table().quiet_rounds = 7;
    position.turn_of(PINK, 2);
    position.act(Control::Accelerate, Action::Fly { pod: POD2B, to: s(7) });
    position
}

/// POD-10.10: nobody raised this barrier, so the player whose turn it was has a last turn whatever the option says.
#[test]
fn a_barrier_of_the_fire_is_nobodys_doing() {
    let mut position = quiet(&Options { trigger_player_last_turn: Some(false), ..Options::default() });
    let events = position.play(Action::EndTurn);
    assert!(events.contains(&Told::Exploded { card: x(8), at: s(8), cause: Cause::Fire }));
    assert!(events.contains(&Told::BarrierRose));
    assert_eq!(position.asked(), Some(YELLOW));
    position.play(Action::EndTurn);
    assert_eq!(position.asked(), Some(PINK));
}

/// POD-10.10: zero switches it off, and the number of quiet rounds is there for all to see.
#[test]
fn the_fire_can_be_switched_off() {
    let mut position = quiet(&Options { quiet_rounds: Some(0), ..Options::default() });
    position.play(Action::EndTurn);
    assert_eq!(position.state.table.scrap, sectors(&[4, 6]));
    assert_eq!(position.view(YELLOW).table.quiet_rounds, 8);
}

/// POD-10.10, POD-8.6: the player whose turn has ended chooses the hangar.
#[test]
fn a_hangar_is_chosen_after_the_turn() {
    let mut position = quiet(&Options::default());
    position.explosions(&[7], &[9], &[5]);
    position.play(Action::EndTurn);
    assert_eq!((position.asked(), *position.state.step()), (Some(PINK), Step::Park(POD2B)));
    position.play(Action::Park(H1));
    assert_eq!(position.asked(), Some(YELLOW));
}

/// POD-14.7: what is scrap stays scrap, so a barrier is for ever: nothing a player may do lifts it.
#[test]
fn nothing_lifts_a_barrier() {
    let mut position = about_to_bar(2, &Options::default());
    position.act(Control::Embark, LANDING);
    let scrap = position.state.table.scrap;
    position.act(Control::Program, Action::Bury(position.state.table.revealed[0]));
    assert_eq!(position.state.table.scrap, scrap);
}
