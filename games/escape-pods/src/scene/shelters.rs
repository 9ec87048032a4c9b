//! The four shelters: arrival spaces above, boxes below, what the coloured boxes do.

use super::Stage;
use super::names::{arrival_id, box_id, kind_name, kind_symbol, letter, next_space_id, shelter_id};
use crate::agenda::Step;
use crate::components::{ShelterCardRow, ShelterRule};
use crate::parts::{ARRIVALS, Shelter};
use orrery_scene::{
    Canvas, Id, Node, Paint, Panel, Piece, Place as Region, Shape, Span, Text, Tone, Word, word,
};

const PITCH: f32 = 38.0;
const LEFT: f32 = 24.0;
const ARRIVAL_Y: f32 = 26.0;
const BOX_Y: f32 = 50.0;
const BOX: (f32, f32) = (32.0, 42.0);

pub fn panel(stage: &Stage<'_>) -> Panel {
    let safe = stage.view.arrivals.iter().flatten().count();
    let of = ARRIVALS * stage.view.arrivals.len();
    Panel {
        id: Id::from("shelters"),
        title: stage.teller.say("shelters-title", &[]),
        icon: Some("e-shelter".into()),
        note: Text::from([Span::Strong(safe.into()), Span::text(word!("/{of}"))]),
        span: 3,
        under: false,
        framed: false,
        focus: stage.asked && matches!(stage.step(), Step::Assign { .. }),
        content: vec![Node::Grid {
            columns: 2,
            nodes: Shelter::all().map(|at| shelter(stage, at)).collect(),
        }],
    }
}

fn shelter(stage: &Stage<'_>, shelter: Shelter) -> Node {
    let card = &stage.game.shelter_cards[usize::from(stage.table().shelters[shelter.index()])];
    let here = stage.view.arrivals[shelter.index()].len();
    let title = Text::from([
        Span::Strong(letter(shelter).into()),
        Span::text(word!(" {}", stage.shelter_name(shelter))),
    ]);
    let mut nodes = vec![Node::Canvas(canvas(stage, shelter, card))];
    nodes.extend(rule(stage, shelter, card).map(Node::Text));
    Node::Section {
        title,
        note: Text::from([Span::Strong(here.into()), Span::text(word!("/{ARRIVALS}"))]),
        nodes,
    }
}

fn column(at: u8) -> f32 {
    LEFT + PITCH * f32::from(at)
}

fn family(rule: ShelterRule) -> Tone {
    match rule {
        ShelterRule::GreenPair => Tone::Green,
        ShelterRule::RedPair => Tone::Red,
        ShelterRule::OrangeOne => Tone::Accent,
        ShelterRule::PerPlayer => Tone::Blue,
        ShelterRule::None => Tone::Plain,
    }
}

fn canvas(stage: &Stage<'_>, shelter: Shelter, card: &ShelterCardRow) -> Canvas {
    let mut canvas = Canvas {
        name: stage.teller.words.word("shelter", &[("letter", letter(shelter).into())]),
        width: 200.0,
        height: 98.0,
        art: None,
        shapes: Vec::new(),
        places: vec![Region {
            id: shelter_id(shelter),
            name: stage.teller.words.word("shelter", &[("letter", letter(shelter).into())]),
            shape: Shape::Rect { x: 1.0, y: 3.0, w: 198.0, h: 94.0, r: 12.0, paint: Paint::Hair },
            text: Text::none(),
        }],
        pieces: Vec::new(),
    };
    for space in 0..ARRIVALS as u8 {
        let (x, y) = (column(space), ARRIVAL_Y);
        let number = (space + 1).into();
        canvas.shapes.push(Shape::Circle { x, y, r: 16.0, paint: Paint::Socket });
        canvas.shapes.push(Shape::Label { x, y, size: 14.0, text: number, tone: Tone::Dim, serif: true });
    }
    let next = stage.view.arrivals[shelter.index()].len() as u8;
    if usize::from(next) < ARRIVALS && !stage.table().turned_up {
        canvas.places.push(Region {
            id: next_space_id(shelter),
            name: stage.teller.words.word("arrival-space", &[("number", (next + 1).into())]),
            shape: Shape::Circle { x: column(next), y: ARRIVAL_Y, r: 16.0, paint: Paint::Hair },
            text: Text::none(),
        });
    }
    boxes(stage, shelter, card, &mut canvas);
    if let Some(space) = stage.table().tokens[shelter.index()] {
        let id = Id::of("token", letter(shelter));
        let name = stage.teller.words.word("token", &[("space", space.into())]);
        let piece = Piece::new(id, name, "e-burst", Tone::Refused).at(column(space - 1), ARRIVAL_Y);
        canvas.pieces.push(Piece { size: 30.0, ..piece });
    }
    crew(stage, shelter, &mut canvas);
    canvas
}

fn boxes(stage: &Stage<'_>, shelter: Shelter, card: &ShelterCardRow, canvas: &mut Canvas) {
    for (chamber, to) in card.chambers.iter().zip(0u8..) {
        let (x, (w, h)) = (column(to), BOX);
        let paint = if chamber.special { Paint::Tint(family(card.rule)) } else { Paint::Surface };
        let outline = |paint| Shape::Rect { x: x - w / 2.0, y: BOX_Y, w, h, r: 6.0, paint };
        canvas.shapes.push(outline(paint));
        let symbol = kind_symbol(chamber.kind).into();
        canvas.shapes.push(Shape::Symbol { x, y: BOX_Y + 13.0, size: 17.0, symbol, tone: Tone::Plain });
        let text = chamber.points.into();
        canvas.shapes.push(Shape::Label {
            x,
            y: BOX_Y + 32.0,
            size: 15.0,
            text,
            tone: Tone::Brass,
            serif: true,
        });
        let kind =
            chamber.kind.map_or_else(|| stage.teller.word("kind-any"), |kind| kind_name(kind, stage.teller));
        let name = stage
            .teller
            .words
            .word("box", &[("kind", kind.into()), ("points", i32::from(chamber.points).into())]);
        if stage.table().turned_up {
            canvas.places.push(Region {
                id: box_id(shelter, to),
                name,
                shape: outline(Paint::Hair),
                text: Text::none(),
            });
        }
    }
}

/// Crew on their arrival spaces; once they are assigned, in their boxes.
fn crew(stage: &Stage<'_>, shelter: Shelter, canvas: &mut Canvas) {
    let assigned = stage.table().assigned[shelter.index()];
    for (&crew, space) in stage.view.arrivals[shelter.index()].iter().zip(0u8..) {
        let piece = stage.crew_piece(arrival_id(shelter, space), crew);
        let piece = match assigned[usize::from(space)] {
            Some(to) => piece.at(column(to), BOX_Y + 21.0),
            None => piece.at(column(space), ARRIVAL_Y),
        };
        canvas.pieces.push(Piece { size: 28.0, ..piece });
    }
    let bound = stage.table().agenda.iter().any(|step| *step == Step::Land(shelter));
    if let Some(crew) = stage.view.landing.filter(|_| bound) {
        let space = stage.view.arrivals[shelter.index()].len() as u8;
        let piece = stage.crew_piece(arrival_id(shelter, space), crew).at(column(space), ARRIVAL_Y);
        canvas.pieces.push(Piece { size: 28.0, ghost: true, ..piece });
    }
}

/// What the coloured boxes do, and what that comes to now.
fn rule(stage: &Stage<'_>, shelter: Shelter, card: &ShelterCardRow) -> Option<Text> {
    let id = match card.rule {
        ShelterRule::None => return None,
        ShelterRule::GreenPair => "rule-green",
        ShelterRule::RedPair => "rule-red",
        ShelterRule::OrangeOne => "rule-orange",
        ShelterRule::PerPlayer => "rule-players",
    };
    let text = match card.rule {
        ShelterRule::PerPlayer => Text::from(Span::icon("i-people", stage.teller.word("players"))),
        _ => {
            Text::from(Span::Medal { symbol: "e-shelter".into(), tone: family(card.rule), name: Word::NONE })
        }
    };
    let text = text.and(Span::text(" ")).and(stage.teller.say(id, &[]));
    if card.rule != ShelterRule::PerPlayer {
        return Some(text);
    }
    let crew = &stage.view.arrivals[shelter.index()];
    let players = stage.seats().filter(|seat| crew.iter().any(|crew| crew.owner == *seat)).count();
    Some(
        text.and(Span::text(" "))
            .and(Span::Live(stage.teller.words.word("now-plus", &[("points", players.into())]))),
    )
}
