//! The builder of an alliance: two sides to join, ships colony by colony.

use super::Stage;
use super::encounter::side_by_side;
use super::names::{from_id, with_id};
use crate::action::Action;
use crate::agenda::Step;
use crate::board::{Planet, Side, Spot};
use orrery_core::Seat;
use orrery_scene::{Card, CardShape, Id, Node, Panel, Span, Text, Tone, word};

impl Stage<'_> {
    /// The sides that the viewer may join now, or is joining.
    pub fn open_sides(&self) -> Vec<Side> {
        let open = |side: &Side| {
            self.legal
                .iter()
                .any(|action| matches!(action, Action::Join { side: joined, .. } if joined == side))
        };
        Side::BOTH.into_iter().filter(open).collect()
    }
}

/// Shown to whoever is asked to join a side.
pub fn panel(stage: &Stage<'_>) -> Option<Panel> {
    let Step::Ally { seat } = stage.step() else { return None };
    if !stage.asked || stage.me() != Some(seat) {
        return None;
    }
    let taken = stage.view.draft.taken();
    let most = stage.most_sent();
    Some(Panel {
        id: Id::from("ally"),
        title: stage.say("ally-title", &[]),
        icon: Some("c-allies".into()),
        note: stage.say("ally-note", &[("ships", taken.into()), ("most", most.into())]),
        span: 5,
        under: true,
        framed: true,
        focus: true,
        content: vec![
            side_by_side(sides(stage, seat)),
            Node::Section {
                title: stage.say("ships-from", &[]),
                note: Text::none(),
                nodes: vec![Node::Grid { columns: 2, nodes: colonies(stage, seat) }],
            },
        ],
    })
}

fn sides(stage: &Stage<'_>, me: Seat) -> Vec<Node> {
    Side::BOTH.into_iter().map(|side| Node::Card(side_card(stage, me, side))).collect()
}

fn side_card(stage: &Stage<'_>, me: Seat, side: Side) -> Card {
    let board = stage.board();
    let word = stage.word(if side == Side::Attack { "attack-side" } else { "defense-side" });
    let main = board.main(side).unwrap_or(board.attacker);
    let invited = board.encounter.invited[side as usize].contains(me);
    let joined = stage.view.draft.side == Some(side);
    let mut total = stage.open_total(side, None);
    if joined {
        // "3 → 4 + ?": said once, so that it fits a phone.
        let now = total.strip_suffix(" + ?").unwrap_or(&total);
        total = word!("{now} → {}", stage.open_total(side, Some((me, stage.view.draft.taken()))));
    }
    let promise = match side {
        Side::Attack => {
            let now = board.foreign_colonies(me);
            // A colony whose last ship is sent is gone.
            let then = stage.foreign_after(me, &stage.view.draft.from, board.encounter.target);
            stage.say("if-attack-wins", &[("now", now.into()), ("then", then.into())])
        }
        Side::Defense => stage.say("if-defense-holds", &[]),
    };
    let live = match (joined, invited) {
        (true, _) => stage.say("you-join", &[]),
        (false, true) => stage.say("invites-you", &[]),
        (false, false) => stage.say("no-invitation", &[]),
    };
    Card {
        tone: Tone::Seat(main),
        band: Text::plain(word.clone()).and(" ").and(Span::Seat(main)),
        icons: Text::plain(total),
        text: promise,
        live,
        ..Card::new(with_id(side), word)
    }
}

fn colonies(stage: &Stage<'_>, me: Seat) -> Vec<Node> {
    stage.board().colonies(me).map(|planet| Node::Card(colony(stage, me, planet))).collect()
}

fn colony(stage: &Stage<'_>, me: Seat, planet: Planet) -> Card {
    let name = stage.planet(planet);
    let all = stage.board().ships(me, planet);
    let taken = stage.view.draft.taken_from(Spot::Planet(planet));
    let left = all - taken;
    let mut corner = Text::from([Span::Crest(me), Span::Strong(all.into())]);
    if taken > 0 {
        corner = Text::from([Span::Crest(me), Span::Live(word!("{all} → {left}"))]);
    }
    let text = if planet.owner() == me { Text::none() } else { stage.say("foreign", &[]) };
    Card {
        shape: CardShape::Strip,
        tone: Tone::Seat(planet.owner()),
        band: Text::plain(name.clone()),
        text,
        corner,
        ..Card::new(from_id(planet), name)
    }
}
