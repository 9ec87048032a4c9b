//! What the others have in front of them: transmitters and headquarters are open to all (PUL-4.5).

use super::{Stage, pyramid, transmitters};
use orrery_core::Seat;
use orrery_scene::{Id, Node, Panel, Share, Span, Text};

pub fn panel(stage: &Stage<'_>) -> Panel {
    let others = stage.seats().filter(|seat| *seat != stage.seat());
    Panel {
        id: Id::from("others"),
        title: stage.teller.say("others-title", &[]),
        icon: Some("i-people".into()),
        note: Text::none(),
        span: 12,
        under: false,
        framed: false,
        focus: false,
        content: vec![Node::Row(others.map(|seat| belongings(stage, seat)).collect())],
    }
}

fn belongings(stage: &Stage<'_>, seat: Seat) -> Share {
    let nodes = transmitters::array_cards(stage, seat, 2).into_iter().chain(pyramid::projects(stage, seat));
    Share {
        share: 1,
        nodes: vec![Node::Section {
            title: Span::Seat(seat).into(),
            note: transmitters::online(stage, seat),
            nodes: nodes.collect(),
        }],
    }
}
