//! Chapter 9: what each player knows.

use crate::position::*;
use orrery_core::{Game, Viewer};
use orrery_escape_pods::*;

fn kind_in(view: &View, pod: Pod, seat: u8) -> Option<Kind> {
    view.cabins[pod.index()][usize::from(seat)].and_then(|crew| crew.kind)
}

fn spied() -> Position {
    let mut position = Position::new(3);
    position.pod(POD2A, 4, &[(PINK, E), (YELLOW, O)]);
    position.pod(POD2B, 8, &[(BLUE, S)]);
    position.act(Control::Spy, Action::Spy(Target::Pod(POD2A)));
    position
}

/// POD-5.9, POD-9.3: the spy knows, nobody else does, spectators least of all.
#[test]
fn only_the_spy_sees() {
    let position = spied();
    assert_eq!(kind_in(&position.view(YELLOW), POD2A, 0), Some(E));
    assert_eq!(kind_in(&position.view(BLUE), POD2A, 0), None);
    let spectator = position.game.view(&position.state, Viewer::Spectator);
    assert!((0..2).all(|seat| kind_in(&spectator, POD2A, seat).is_none()));
    assert_eq!(spectator.own, None);
}

/// POD-9.3: a token that was seen stays known wherever it goes on the board.
#[test]
fn a_peek_is_remembered_on_the_board() {
    let mut position = spied();
    position.turn_of(BLUE, 2);
    position.act(Control::Board, Action::Swap { own: berth(POD2B, 0), other: berth(POD2A, 0) });
    assert_eq!(kind_in(&position.view(YELLOW), POD2B, 0), Some(E), "followed into the other pod");
    assert_eq!(kind_in(&position.view(YELLOW), POD2A, 0), None, "this one is another");
    position.pod(POD2B, 12, &[]);
    position.act(Control::Embark, Action::Disembark { from: berth(POD2B, 0), to: B });
    position.play(Action::Park(H3));
    assert_eq!(position.view(YELLOW).arrivals[B.index()][0].kind, Some(E), "and into the shelter");
    assert_eq!(position.view(BLUE).arrivals[B.index()][0].kind, None);
}

/// POD-9.3: a token that returns to a reserve is unknown again.
#[test]
fn a_peek_is_forgotten_in_the_reserve() {
    let mut position = spied();
    position.pod(POD2A, 1, &[]);
    position.turn_of(BLUE, 2);
    position.act(Control::Board, Action::Oust { crew: O, other: berth(POD2A, 0) });
    position.turn_of(PINK, 2);
    position.act(Control::Minipod, Action::Launch { crew: E, to: s(2) });
    assert_eq!(kind_in(&position.view(YELLOW), MINI1, 0), None);
    assert_eq!(kind_in(&position.view(PINK), MINI1, 0), Some(E));
}

/// POD-9.1, POD-9.2: numbers are public, kinds at home are not.
#[test]
fn reserves_and_panels_show_their_numbers() {
    let mut position = spied();
    position.on_panel(PINK, Control::Board, O);
    let view = position.view(YELLOW);
    assert_eq!(view.reserve_sizes.as_slice(), [7, 7, 8]);
    assert_eq!(view.panel_sizes[PINK.index()], [0, 0, 0, 0, 1, 0, 0, 0]);
    let own = view.own.unwrap();
    assert_eq!((own.reserve, own.panels), (position.state.reserve(YELLOW), *position.state.panels(YELLOW)));
}

/// POD-9.4, POD-9.7: a payment looks the same to others whichever kind pays.
#[test]
fn payments_look_alike() {
    let look = |kind| {
        let mut position = spied();
        let events = position.play(pay(Control::Program, kind));
        let told: Vec<_> =
            events.iter().map(|event| position.game.notice(event, Viewer::Seat(PINK))).collect();
        (position.view(PINK), told)
    };
    assert_eq!(look(O), look(S));
}

/// POD-9.2: what a seat imagines fits all it knows: own crew, peeks and three of each kind.
#[test]
fn imagination_keeps_the_counts() {
    let position = spied();
    for seed in 0..50 {
        let dream = position.game.imagine(&position.view(YELLOW), &mut orrery_core::chance::Seeded(seed));
        assert_eq!(dream.crew_at(berth(POD2A, 0)), position.state.crew_at(berth(POD2A, 0)));
        assert_eq!(dream.reserve(YELLOW), position.state.reserve(YELLOW));
        for seat in [PINK, BLUE] {
            let mut all = dream.reserve(seat);
            dream.cabins.iter().flatten().flatten().filter(|crew| crew.owner == seat).for_each(|crew| {
                all.add(crew.kind);
            });
            assert_eq!(all, Crowd([3, 3, 3]));
        }
    }
    let dreamt = (0..50).map(|seed| {
        let mut dice = orrery_core::chance::Seeded(seed);
        position.game.imagine(&position.view(YELLOW), &mut dice).crew_at(berth(POD2B, 0)).unwrap().kind
    });
    assert_eq!(
        dreamt.collect::<std::collections::BTreeSet<_>>().len(),
        KINDS,
        "every kind is thought possible"
    );
}
