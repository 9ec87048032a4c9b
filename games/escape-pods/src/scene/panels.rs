//! One's reserve and the two control panels with the crew on them.

use super::Stage;
use super::names::{control_id, control_name, control_symbol, crew_symbol, kind_name, reserve_id};
use crate::agenda::Step;
use crate::components::Panel as Half;
use crate::crew::Crew;
use crate::parts::{Control, Kind};
use orrery_core::Seats;
use orrery_scene::{
    Card, CardShape, Chip, Id, Node, Panel, Piece, Share, Socket, Span, Text, Tone, Word, word,
};

pub fn own(stage: &Stage<'_>) -> Panel {
    let title = if stage.view.own.is_some() { "own-panels" } else { "panels-of" };
    Panel {
        id: Id::from("panels"),
        title: stage.teller.say(title, &[("seat", stage.seat().into())]),
        icon: Some("e-panel".into()),
        note: actions(stage),
        span: 9,
        under: true,
        framed: true,
        focus: stage.asked && matches!(stage.step(), Step::Turn),
        content: vec![Node::Row(vec![
            Share { share: 3, nodes: vec![reserve(stage)] },
            Share { share: 5, nodes: vec![half(stage, Half::Basic, "basic-panel", "basic-note")] },
            Share { share: 5, nodes: vec![half(stage, Half::Advanced, "advanced-panel", "advanced-note")] },
        ])],
    }
}

fn actions(stage: &Stage<'_>) -> Text {
    if !stage.turn_runs() || stage.table().active != stage.seat() {
        return Text::none();
    }
    stage.teller.say("actions-left", &[("count", stage.table().actions_left.into())])
}

fn reserve(stage: &Stage<'_>) -> Node {
    let seat = stage.seat();
    let all: u8 = stage.game.copies.iter().sum();
    let size = stage.view.reserve_sizes[seat.index()];
    let node = match stage.view.own {
        Some(home) => Node::Chips(Kind::all().map(|kind| chip(stage, kind, home.reserve.of(kind))).collect()),
        None => Node::Text(Text::from(Span::Crest(seat)).and(Span::Strong(word!(" ×{size}")))),
    };
    Node::Section {
        title: stage.teller.say("reserve", &[]),
        note: Text::from([Span::Strong(size.into()), Span::text(word!("/{all}"))]),
        nodes: vec![node],
    }
}

fn chip(stage: &Stage<'_>, kind: Kind, count: u8) -> Chip {
    let (seat, name) = (stage.seat(), kind_name(kind, stage.teller));
    let token = Span::piece(crew_symbol(seat, Some(kind)), Tone::Seat(seat), name.clone());
    Chip {
        id: Some(reserve_id(kind)),
        name: word!("{name} ×{count}"),
        tone: if count == 0 { Tone::Dim } else { Tone::Seat(seat) },
        text: Text::from(token).and(Span::Strong(word!("×{count}"))).and(Span::text(word!(" {name}"))),
    }
}

fn half(stage: &Stage<'_>, half: Half, title: &str, note: &str) -> Node {
    let note = if half == Half::Advanced && stage.players() == 1 { "basic-note" } else { note };
    let controls = Control::ALL.into_iter().filter(|control| stage.game.panel_of(*control) == half);
    Node::Section {
        title: stage.teller.say(title, &[]),
        note: stage.teller.say(note, &[]),
        nodes: vec![Node::Grid {
            columns: 2,
            nodes: controls.map(|control| Node::Card(card(stage, control))).collect(),
        }],
    }
}

fn card(stage: &Stage<'_>, control: Control) -> Card {
    let seat = stage.seat();
    let name = control_name(control, stage.teller);
    let size = stage.view.panel_sizes[seat.index()][control.index()];
    let known = stage.view.own.map(|home| home.panels.on(control));
    let mut crew = (0..size).map(|nth| {
        let mut kinds = known.into_iter().flat_map(|crowd| {
            Kind::all().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(crowd.of(kind))))
        });
        let token = Crew { owner: seat, kind: kinds.nth(usize::from(nth)), known: Seats::one(seat) };
        stage.crew_piece(Id(word!("paid/{}/{nth}", control.index())), token)
    });
    let socket = |at: u8, piece: Option<Piece>| Socket {
        id: Id(word!("slot/{}/{at}", control.index())),
        name: stage.teller.word("slot"),
        piece,
        hint: Text::none(),
    };
    let spaces = stage.game.controls[control.index()].spaces;
    Card {
        shape: CardShape::Strip,
        band: Text::from(Span::icon(control_symbol(control), Word::NONE)).and(Span::text(name.clone())),
        sockets: (0..spaces.max(size)).map(|at| socket(at, crew.next())).collect(),
        ..Card::new(control_id(control), name)
    }
}
