//! Who knows what (GAN-11), and the memory aid (GAN-13.2).

use crate::story::*;
use orrery_core::chance::Seeded;
use orrery_core::{Game, Pile, Viewer};
use orrery_ganymede::action::{Action, Source};
use orrery_ganymede::agenda::{Due, Step};
use orrery_ganymede::cards::Set;
use orrery_ganymede::event::Event;
use orrery_ganymede::{Ganymede, Options};

fn draws(mut story: Story, source: Action) -> Story {
    story.state.agenda.push(Step::Operate(Due::BonusSpace));
    story.does(source);
    story
}

/// GAN-11.1, GAN-11.2: hands are hidden, their sizes are not; a ship taken from the row was seen by all.
#[test]
fn a_ship_taken_from_the_row_is_remembered() {
    let story = draws(Story::new().hand("sh-05"), draw("sh-03"));
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        let view = story.game.view(&story.state, viewer);
        assert_eq!((view.hand, view.hand_sizes[0]), (Set::new(), 2));
        assert_eq!(view.memory.held[0], ships("sh-03"));
    }
    assert_eq!(story.view(A).hand, ships("sh-03 sh-05"));
}

/// GAN-11.4: only the drawer sees a ship drawn unseen.
#[test]
fn a_ship_drawn_unseen_is_seen_by_its_drawer() {
    let story = draws(Story::new(), DRAW_UNSEEN);
    let drawn = story.state.hand().iter().next().unwrap();
    let event = *story.events.iter().find(|event| matches!(event, Event::DrewShip { .. })).unwrap();
    assert_eq!(event, Event::DrewShip { seat: A, ship: Some(drawn) });
    assert_eq!(story.game.notice(&event, Viewer::Seat(A)), Some(event));
    let hidden = Some(Event::DrewShip { seat: A, ship: None });
    assert_eq!(story.game.notice(&event, Viewer::Seat(B)), hidden);
    assert_eq!(story.game.notice(&event, Viewer::Spectator), hidden);
    assert!(story.view(B).memory.held[0].is_empty());
}

/// GAN-11.3: the ships given back.
#[test]
fn a_player_knows_what_they_gave_back() {
    let game = Ganymede::standard();
    let mut state = game.setup(&Options::default(), 2, &mut Seeded(3)).unwrap();
    let dealt = state.dealt[0];
    let mut choices = Vec::new();
    for seat in [A, B] {
        game.actions(&state, seat, &mut choices);
        game.play(&mut state, seat, &choices[0], &mut Seeded(4), &mut Vec::new()).unwrap();
    }
    let kept: Set<_> = state.boards[0].ships().collect();
    assert_eq!(game.view(&state, Viewer::Seat(A)).dealt, dealt.without(kept));
    assert!(game.view(&state, Viewer::Spectator).dealt.is_empty());
}

fn after_a_return(put: &str) -> Story {
    let mut story = draws(Story::new().hand("sh-05 sh-06 sh-07 sh-08"), draw("sh-03"));
    let tile = story.may()[0];
    story.does(tile).does(Action::Decline).does(Action::PutBeneath(ship(put)));
    story
}

/// GAN-11.5: after a hidden return no ship of that hand is certain.
#[test]
fn a_hidden_return_makes_others_doubt() {
    for put in ["sh-03", "sh-05"] {
        let story = after_a_return(put);
        let view = story.view(B);
        assert_eq!((view.memory.held[0], view.memory.doubtful[0]), (Set::new(), ships("sh-03")));
        assert_eq!((view.beneath.len(), view.beneath[0].by, view.beneath[0].ship), (1, A, None));
        let notice = story.game.notice(story.events.last().unwrap(), Viewer::Seat(B));
        assert_eq!(notice, Some(Event::PutBeneath { seat: A, ship: None }));
    }
}

/// GAN-11.5: a dream keeps to it: the doubtful ship is in that hand or under the deck, and in either at
/// times.
#[test]
fn dreams_keep_to_what_is_known() {
    let story = after_a_return("sh-05");
    let view = story.view(B);
    let (mut in_hand, mut beneath) = (0, 0);
    for seed in 0..200 {
        let dream = story.game.imagine(&view, &mut Seeded(seed));
        in_hand += u32::from(dream.hands[0].contains(ship("sh-03")));
        beneath += u32::from(dream.ship_deck.bottom().contains(&ship("sh-03")));
    }
    assert_eq!(in_hand + beneath, 200);
    assert!(in_hand > 0 && beneath > 0);
}

/// GAN-11.3, GAN-11.5: whoever put a ship under the deck knows who draws it; for the rest it may be anywhere.
#[test]
fn only_its_owner_follows_a_ship_under_the_deck() {
    let mut story = after_a_return("sh-05");
    story.state.ship_deck = Pile::laid_out([], [], [ship("sh-05")]);
    story.state.ship_row.iter_mut().for_each(|place| *place = Some(ship("sh-11")));
    story.does(Action::EndTurn);
    story.state.agenda.push(Step::Operate(Due::BonusSpace));
    story.does(DRAW_UNSEEN);
    assert_eq!(story.state.hands[B.index()], ships("sh-05"));
    assert_eq!(story.view(A).memory.held[B.index()], ships("sh-05"));
    assert_eq!(story.view(B).memory.doubtful[0], ships("sh-03"), "B sees that it is another ship");
    let spectator = story.game.view(&story.state, Viewer::Spectator);
    assert!(spectator.memory.doubtful[0].is_empty(), "sh-03 may be in the hand of B");
}

/// GAN-11.2: a ship that lies open again is remembered in no hand.
#[test]
fn a_docked_ship_is_in_no_hand() {
    let mut story = draws(Story::new().hand("sh-05"), draw("sh-03"));
    story.state.agenda.push(Step::OfferLaunch(orrery_ganymede::agenda::Occasion::Set));
    story.does(Action::Launch(IDENTICAL)).does(Action::Pick(Source::Row(ship("sh-11"))));
    story.does(dock("sh-03", IDENTICAL));
    assert_eq!(story.view(B).memory.held[0], ships("sh-11"));
}

/// GAN-13.2: the view says whether memories are displayed; what is known does not depend on it.
#[test]
fn the_memory_aid_is_a_matter_of_display() {
    let game = Ganymede::standard();
    let of = |memory_aid| {
        let options = Options { first: Some(A), memory_aid };
        let state = game.setup(&options, 2, &mut Seeded(3)).unwrap();
        game.view(&state, Viewer::Seat(A))
    };
    let (off, on) = (of(false), of(true));
    assert!(!off.memory_aid && on.memory_aid);
    assert_eq!(off.memory, on.memory);
    let unknown = serde_json::from_str::<Options>(r#"{ "memory_aids": true }"#);
    assert!(unknown.is_err(), "an option that does not exist is refused");
    assert_eq!(serde_json::from_str::<Options>("{}").unwrap(), Options::default());
}
