//! The viewer's own hand, each card with what it would do.

use super::Stage;
use super::encounter::reach_text;
use super::names::{artifact_text, card_name, card_symbol, card_tone, hand_id};
use crate::action::Action;
use crate::agenda::Step;
use crate::artifacts::Artifact;
use crate::board::{Laid, Side};
use crate::cards::{Card as Face, Cards};
use orrery_core::Seat;
use orrery_scene::{Card, Id, Node, Panel, Span, Text, Word};

/// Spectators have no hand.
pub fn panel(stage: &Stage<'_>) -> Option<Panel> {
    let me = stage.me()?;
    let hand = stage.view.hand;
    let mut content = vec![Node::Grid { columns: 8, nodes: cards(stage, hand) }];
    if hand.is_empty() {
        content = vec![Node::Gap { id: None, text: stage.say("hand-empty", &[]) }];
    }
    if !stage.view.aside.is_empty() {
        let aside = super::names::cards_text(stage.view.aside, stage.teller);
        content.push(Node::Text(stage.say("aside-until-end", &[]).and(" ").and(aside)));
    }
    Some(Panel {
        id: Id::from("hand"),
        title: stage.say("hand-title", &[]),
        icon: Some("i-hand".into()),
        note: seen_by(stage, me),
        span: 12,
        under: false,
        framed: false,
        focus: stage.asked && is_played_from_hand(stage.step()),
        content,
    })
}

fn is_played_from_hand(step: Step) -> bool {
    matches!(
        step,
        Step::Lay | Step::Choose(_) | Step::PickCards { .. } | Step::Suffer { .. } | Step::NewHand { .. }
    )
}

/// Which of them everybody knows.
fn seen_by(stage: &Stage<'_>, me: Seat) -> Text {
    let known = stage.board().known[me.index()];
    let count = Text::from(Span::Strong(stage.view.hand.len().into()));
    if known.is_empty() {
        return count;
    }
    count
        .and(" · ")
        .and(stage.say("known-to-all", &[]))
        .and(" ")
        .and(super::names::cards_text(known, stage.teller))
}

fn cards(stage: &Stage<'_>, hand: Cards) -> Vec<Node> {
    let copies = |face: Face| (0..hand.count(face)).map(move |copy| (face, copy));
    hand.faces().flat_map(copies).map(|(face, copy)| Node::Card(card(stage, face, copy))).collect()
}

fn card(stage: &Stage<'_>, face: Face, copy: u8) -> Card {
    let name = card_name(face, stage.teller);
    let medal = Text::from(Span::medal(card_symbol(face), card_tone(face), Word::NONE));
    let base = Card { tone: card_tone(face), ..Card::new(hand_id(face, copy), name.clone()) };
    match face {
        Face::Attack(value) => Card {
            band: stage.say("attack", &[]),
            corner: medal,
            icons: Text::plain(value),
            live: encounter_live(stage, face),
            ..base
        },
        Face::Negotiate => Card {
            band: Text::plain(name),
            icons: medal,
            text: stage.say("negotiate-text", &[]),
            live: encounter_live(stage, face),
            ..base
        },
        Face::Artifact(artifact) => Card {
            band: Text::plain(name),
            icons: medal,
            text: Text::plain(artifact_text(artifact, stage.teller)),
            live: artifact_live(stage, artifact),
            ..base
        },
    }
}

/// What an encounter card would do for a main player who has not laid one.
fn encounter_live(stage: &Stage<'_>, face: Face) -> Text {
    let board = stage.board();
    let Some(me) = stage.me().filter(|&me| board.is_main(me) && board.encounter.target.is_some()) else {
        return Text::none();
    };
    let side = board.side_of(me);
    if board.laid(side) != Laid::Nothing || board.encounter.winner.is_some() || board.encounter.settled {
        return Text::none();
    }
    match (face, stage.known_card(side.other())) {
        (Face::Attack(own), Some(Face::Attack(other))) => {
            let (mine, theirs) = stage.meeting(side, own, other);
            stage.say("meets", &[("mine", mine.into()), ("theirs", theirs.into())])
        }
        (Face::Attack(_), Some(_)) => wins_over_negotiate(stage, side),
        (Face::Attack(own), None) => reach_text(stage, stage.reach(side, own)),
        (Face::Negotiate, _) if board.works(me) && board.power(me).wins_by_negotiating() => {
            stage.say("beats-all", &[])
        }
        _ => Text::none(),
    }
}

fn wins_over_negotiate(stage: &Stage<'_>, side: Side) -> Text {
    let board = stage.board();
    let other = board.main(side.other());
    let peace = other.is_some_and(|seat| board.works(seat) && board.power(seat).wins_by_negotiating());
    stage.say(if peace { "loses-negotiate" } else { "beats-negotiate" }, &[])
}

/// When an artifact may be played: now, or at which moments.
fn artifact_live(stage: &Stage<'_>, artifact: Artifact) -> Text {
    if stage.legal.contains(&Action::Play(artifact)) {
        return stage.say("playable-now", &[]);
    }
    stage.say(stage.game.artifacts[artifact as usize].when(), &[])
}
