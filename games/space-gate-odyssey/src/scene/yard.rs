//! One's own station with what belongs to it, and the stations of the others.

use super::Stage;
use super::names::{figure_span, module, module_id, robot_symbol, settler_span, token_span, turn_id};
use super::station::{self, OTHER, OWN, Style};
use crate::agenda::Step;
use crate::components::RoomAction;
use crate::parts::{Figure, Module, Token};
use crate::station::sides::Rotation;
use orrery_core::Seat;
use orrery_scene::{Chip, Id, Node, Panel, Share, Span, Text, Tone, Word, word};

pub fn own(stage: &Stage<'_>) -> Panel {
    let seat = stage.seat();
    let title = if stage.view.viewer.seat().is_some() { "own-station" } else { "station-of" };
    let drafted = stage.drafting() && stage.acting() == seat;
    let mut content: Vec<Node> = hand(stage, seat).into_iter().collect();
    let style = Style { openings: grows(stage, seat), ..OWN };
    let canvas = if drafted {
        content.extend(tray(stage));
        station::canvas(stage, seat, &stage.draft(), style)
    } else {
        station::canvas(stage, seat, stage.station(seat), style)
    };
    content.push(Node::Canvas(canvas));
    // Below the station: on a phone, whoever moves or builds on it sees it whole.
    content.push(Node::Chips(state(stage, seat)));
    Panel {
        id: Id::from("station"),
        title: stage.teller.say(title, &[("seat", seat.into())]),
        icon: Some("o-module".into()),
        note: note(stage, seat),
        span: 8,
        under: true,
        framed: true,
        focus: stage.asked && is_here(stage),
        content,
    }
}

/// Whether the decision in hand is made on the station.
fn is_here(stage: &Stage<'_>) -> bool {
    match stage.step() {
        Step::PlaceModule { .. } | Step::Draft | Step::LayModule { .. } | Step::Travel { .. } => true,
        Step::Act { .. } => room_action(stage) != Some(RoomAction::AddModule),
        _ => false,
    }
}

pub fn room_action(stage: &Stage<'_>) -> Option<RoomAction> {
    stage.view.activated.map(|room| stage.game.rooms[room.index()].action)
}

/// Whether modules are being added, so that it matters where they could go.
fn grows(stage: &Stage<'_>, seat: Seat) -> bool {
    let adding = match stage.step() {
        Step::TakeInitial { .. } | Step::PlaceModule { .. } | Step::Draft | Step::LayModule { .. } => true,
        Step::Act { .. } => room_action(stage) == Some(RoomAction::AddModule),
        _ => false,
    };
    adding && stage.acting() == seat
}

fn note(stage: &Stage<'_>, seat: Seat) -> Text {
    match stage.step() {
        Step::Act { seat: acting, points, .. } if acting == seat => {
            stage.teller.say("points-left", &[("count", points.into())])
        }
        _ => Text::none(),
    }
}

/// What is in the reserve, what is activated, what open corridors will cost.
fn state(stage: &Stage<'_>, seat: Seat) -> Vec<Chip> {
    let mut chips = vec![reserve(stage, seat), activated(stage, seat), open_corridors(stage, seat)];
    chips.extend(reorganization_token(stage, seat));
    chips
}

fn reserve(stage: &Stage<'_>, seat: Seat) -> Chip {
    let reserve = stage.own(seat).reserve;
    let word = |id: &str| stage.teller.word(id);
    let robot = Span::piece(robot_symbol(seat), Tone::Seat(seat), word("robot"));
    let figures = [
        (settler_span(seat, stage.teller), reserve.settlers, "settler"),
        (figure_span(seat, Figure::Engineer, stage.teller), reserve.engineers, "engineer"),
        (Span::icon("o-suit", word("suit")), reserve.suits, "suit"),
        (robot, reserve.robots, "robot"),
    ];
    let mut held = Text::from([Span::text(word!("{} ", word("reserve")))]);
    let mut spoken = word("reserve");
    for (span, count, id) in figures {
        held = held.and(span).and(Span::Strong(count.into()));
        spoken = word!("{spoken}, {}: {count}", word(id));
    }
    Chip { id: None, name: spoken, tone: Tone::Plain, text: held }
}

fn activated(stage: &Stage<'_>, seat: Seat) -> Chip {
    let title = stage.teller.word("activated-title");
    let mut activated = Text::from(Span::text(word!("{title} ")));
    let mut spoken = title;
    let tokens = stage.game.sectors().map(Token::Sector).chain([Token::Balance]);
    for token in tokens {
        let count = stage.count(seat, token);
        activated = activated.and(token_span(token, stage.teller)).and(Span::Strong(count.into()));
        spoken = word!("{spoken}, {}: {count}", super::names::token(token, stage.teller));
    }
    Chip { id: None, name: spoken, tone: Tone::Plain, text: activated }
}

fn open_corridors(stage: &Stage<'_>, seat: Seat) -> Chip {
    let open = stage.open_corridors(&stage.station(seat).layout);
    let name = stage.teller.word("open-corridors");
    Chip {
        id: None,
        tone: if open == 0 { Tone::Dim } else { Tone::Refused },
        text: Text::from(Span::icon("o-open", Word::NONE))
            .and(Span::text(name.clone()))
            .and(Span::Strong(if open == 0 { "0".into() } else { word!("−{open}") })),
        name,
    }
}

fn reorganization_token(stage: &Stage<'_>, seat: Seat) -> Option<Chip> {
    let name = stage.teller.word("reorganization-token");
    (stage.own(seat).reorganization_tokens > 0).then(|| Chip {
        id: None,
        tone: Tone::Brass,
        text: Text::from(Span::icon("o-cw", Word::NONE)).and(Span::text(name.clone())),
        name,
    })
}

/// The module in hand, as it lies after each turn.
fn hand(stage: &Stage<'_>, seat: Seat) -> Option<Node> {
    let module = stage.in_hand().filter(|_| stage.acting() == seat)?;
    let face = stage.game.face(module);
    let tiles: Vec<_> = (0..face.rotations)
        .map(|turns| {
            let degrees = u16::from(turns) * 90;
            let name = stage.teller.words.word("turned", &[("degrees", i32::from(degrees).into())]);
            (turn_id(Rotation(turns)), name, module, face.corridors.turned(Rotation(turns)))
        })
        .collect();
    let name = super::names::module(module, stage.teller);
    Some(Node::Section {
        title: stage.teller.say("hand-title", &[("module", stage.module_text(module).into())]),
        note: stage.teller.say("hand-note", &[("capacity", face.capacity.into())]),
        nodes: vec![Node::Canvas(station::tiles(stage, name, &tiles))],
    })
}

/// The modules that a new layout still lacks.
fn tray(stage: &Stage<'_>) -> Option<Node> {
    let unlaid: Vec<Module> = stage.unlaid();
    let in_hand = stage.in_hand();
    let tiles: Vec<_> = unlaid
        .iter()
        .filter(|module| Some(**module) != in_hand)
        .map(|&of| (module_id(of), module(of, stage.teller), of, stage.game.face(of).corridors))
        .collect();
    (!tiles.is_empty()).then(|| Node::Section {
        title: stage.teller.say("tray-title", &[]),
        note: Text::from(Span::Strong(unlaid.len().into())),
        nodes: vec![Node::Canvas(station::tiles(stage, stage.teller.word("tray-title"), &tiles))],
    })
}

/// Everybody else's stations, large enough to read, and what they have in reserve (SGO-12.1).
pub fn others(stage: &Stage<'_>) -> Panel {
    let seats: Vec<Seat> = stage.seats().filter(|seat| *seat != stage.seat()).collect();
    let reserved = |seat: Seat| {
        let token = reorganization_token(stage, seat);
        std::iter::once(reserve(stage, seat)).chain(token).collect()
    };
    let map = |seat: Seat| {
        let open = stage.open_corridors(&stage.station(seat).layout);
        Share {
            share: 1,
            nodes: vec![Node::Section {
                title: Text::from(Span::Seat(seat)),
                note: stage.teller.say("open-count", &[("count", i32::from(open).into())]),
                nodes: vec![
                    Node::Chips(reserved(seat)),
                    Node::Canvas(station::canvas(stage, seat, stage.station(seat), OTHER)),
                ],
            }],
        }
    };
    Panel {
        id: Id::from("others"),
        title: stage.teller.say("others-title", &[]),
        icon: Some("i-people".into()),
        note: Text::none(),
        span: 8,
        under: true,
        framed: false,
        focus: false,
        content: vec![Node::Row(seats.into_iter().map(map).collect())],
    }
}
