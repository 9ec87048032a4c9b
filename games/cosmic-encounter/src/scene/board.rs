//! The board: the systems around the Warp, and the encounter's two cards.

use super::names::{card_name, laid_id, mothership_id, planet_id};
use super::plan::{self, Plan};
use super::{Stage, ships, target};
use crate::agenda::Step;
use crate::board::{Laid, Planet, Side};
use crate::cards::Card;
use orrery_core::Seat;
use orrery_scene::{
    Body, Canvas, Id, Node, Paint, Panel, Piece, Place, Shape, Text, Tone, Word, tenths, word,
};

impl Stage<'_> {
    pub fn plan(&self) -> Plan {
        Plan { seats: self.board().seats(), nearest: self.nearest() }
    }
}

pub fn panel(stage: &Stage<'_>) -> Panel {
    Panel {
        id: Id::from("cosmos"),
        title: Text::none(),
        icon: None,
        note: Text::none(),
        span: 7,
        under: false,
        framed: false,
        focus: stage.asked && is_pointed_at(stage.step()),
        content: vec![Node::Canvas(canvas(stage))],
    }
}

/// Whether the answer is given on the board.
fn is_pointed_at(step: Step) -> bool {
    matches!(
        step,
        Step::Recover
            | Step::Launch
            | Step::Point
            | Step::Place { .. }
            | Step::ChooseLosses { .. }
            | Step::Name(_)
    )
}

fn canvas(stage: &Stage<'_>) -> Canvas {
    let mut canvas = Canvas {
        art: Some(word!("cosmos-{}", stage.board().seats())),
        ..Canvas::new(stage.word("cosmos-title"), plan::SIZE, plan::SIZE)
    };
    for seat in stage.board().everyone() {
        system(stage, seat, &mut canvas);
    }
    warp(stage, &mut canvas);
    piles(stage, &mut canvas);
    ships::at_home(stage, &mut canvas);
    ships::lost(stage, &mut canvas);
    mothership(stage, &mut canvas);
    ships::aboard(stage, &mut canvas);
    cards(stage, &mut canvas);
    canvas
}

pub fn label((x, y): plan::Point, size: f32, text: impl Into<Word>, tone: Tone, serif: bool) -> Shape {
    Shape::Label { x, y, size, text: text.into(), tone, serif }
}

/// The arc of a colour, its crest on the ring, its five planets with their names.
fn system(stage: &Stage<'_>, seat: Seat, canvas: &mut Canvas) {
    let plan = stage.plan();
    let tone = Tone::Seat(seat);
    for r in [plan::RING - 1.5, plan::RING, plan::RING + 1.5] {
        canvas.shapes.push(Shape::Path { d: arc(plan, seat, r), paint: Paint::Line(tone) });
    }
    let (x, y) = plan.towards(seat, plan::RING + 7.0);
    canvas.shapes.push(Shape::Circle { x, y, r: 20.0, paint: Paint::Socket });
    let crest = Piece::new(Id::of("stand", seat.0), stage.alien_of(seat), "crest", tone).at(x, y);
    canvas.pieces.push(Piece { size: 29.0, ..crest });
    for planet in Planet::home(seat) {
        world(stage, planet, canvas);
    }
}

/// A quarter or less of the ring, around the direction of a system.
fn arc(plan: Plan, seat: Seat, r: f32) -> Word {
    let half = std::f32::consts::PI / f32::from(plan.seats.max(4)) * 0.72;
    let middle = std::f32::consts::FRAC_PI_2
        + f32::from(plan.slot(seat)) / f32::from(plan.seats) * std::f32::consts::TAU;
    let at = |angle: f32| (plan::MIDDLE + r * angle.cos(), plan::MIDDLE + r * angle.sin());
    let ((ax, ay), (bx, by)) = (at(middle - half), at(middle + half));
    let [ax, ay, bx, by, r] = [ax, ay, bx, by, r].map(tenths);
    word!("M{ax} {ay}A{r} {r} 0 0 1 {bx} {by}")
}

fn world(stage: &Stage<'_>, planet: Planet, canvas: &mut Canvas) {
    let (plan, owner) = (stage.plan(), planet.owner());
    let (x, y) = plan.planet(planet);
    let name = stage.planet(planet);
    let target = stage.board().encounter.target == Some(planet);
    canvas.shapes.push(Shape::Globe { x, y, r: plan::WORLD, body: Body::Of(Tone::Seat(owner)) });
    canvas.shapes.push(Shape::Circle { x, y, r: 18.5, paint: Paint::Socket });
    let half = name.chars().count() as f32 * 4.1;
    if target {
        canvas.shapes.push(Shape::Circle { x, y, r: 37.5, paint: Paint::Line(Tone::Brass) });
        canvas.shapes.push(Shape::Circle { x, y, r: 41.0, paint: Paint::Course(Tone::Brass) });
        canvas.shapes.push(label(target::name(plan, planet, half), 16.0, name.clone(), Tone::Brass, true));
    } else {
        canvas.shapes.push(label(plan.name(planet, half), 13.5, name.clone(), Tone::Plain, false));
    }
    if stage.shown_on(owner, planet) == 0 {
        canvas.shapes.push(label((x, y), 15.0, "0", Tone::Dim, false));
    }
    canvas.places.push(Place {
        id: planet_id(planet),
        name: spoken(stage, planet, name),
        shape: Shape::Circle { x, y, r: plan::WORLD + 3.5, paint: Paint::Hair },
        text: Text::none(),
    });
}

/// The planet with all who are there, for those who cannot see it.
fn spoken(stage: &Stage<'_>, planet: Planet, name: Word) -> Word {
    let board = stage.board();
    board
        .everyone()
        .filter(|&seat| board.ships(seat, planet) > 0)
        .fold(name, |told, seat| word!("{told}, {} {}", stage.alien_of(seat), board.ships(seat, planet)))
}

/// How many ships wait in the middle; the cards that are turned up take its place.
fn warp(stage: &Stage<'_>, canvas: &mut Canvas) {
    if in_the_middle(stage) {
        return;
    }
    let all: u8 = stage.board().fleets.iter().map(|fleet| fleet.warp).sum();
    let count = stage.teller.words.word("warp-ships", &[("ships", all.into())]);
    let middle = plan::MIDDLE;
    canvas.shapes.push(label((middle, middle - 9.0), 20.0, stage.word("warp"), Tone::Plain, true));
    canvas.shapes.push(label((middle, middle + 12.0), 14.0, count, Tone::Plain, false));
}

/// Deck and discard pile at one corner, the discs at the other.
fn piles(stage: &Stage<'_>, canvas: &mut Canvas) {
    let board = stage.board();
    let mut pile = |x: f32, y: f32, count: Word, word: &str| {
        for back in [6.0, 3.0, 0.0] {
            let (x, y) = (x - 20.0 + back, y - 26.0 - back);
            canvas.shapes.push(Shape::Rect { x, y, w: 40.0, h: 52.0, r: 6.0, paint: Paint::Surface });
        }
        canvas.shapes.push(label((x, y), 20.0, count, Tone::Plain, true));
        canvas.shapes.push(label((x, y + 39.0), 13.5, stage.word(word), Tone::Dim, false));
    };
    pile(36.0, 628.0, board.deck.into(), "deck");
    pile(106.0, 628.0, board.discard.len().into(), "discard");
    if board.seats() > 2 {
        let (turned, left): (u8, u8) = (board.turned.iter().sum(), board.pile.iter().sum());
        for (x, count, word) in [(596.0, turned, "discs-turned"), (660.0, left, "discs-left")] {
            canvas.shapes.push(Shape::Circle { x: x + 4.0, y: 41.0, r: 24.0, paint: Paint::Surface });
            canvas.shapes.push(Shape::Circle { x, y: 44.0, r: 24.0, paint: Paint::Surface });
            canvas.shapes.push(label((x, 44.0), 20.0, count, Tone::Plain, true));
            canvas.shapes.push(label((x, 80.0), 13.5, stage.word(word), Tone::Dim, false));
        }
    }
}

/// The cone that says where the encounter is.
fn mothership(stage: &Stage<'_>, canvas: &mut Canvas) {
    if !ships::is_under_way(stage) {
        return;
    }
    let board = stage.board();
    let course = stage.plan().course(board.encounter.target, board.attacker);
    let (x, y) = course.middle;
    let cone =
        Piece::new(mothership_id(), stage.word("mothership"), "c-cone", Tone::Seat(board.attacker)).at(x, y);
    canvas.pieces.push(Piece { size: plan::CONE, turn: course.turn(), ..cone });
}

fn in_the_middle(stage: &Stage<'_>) -> bool {
    stage.is_revealed()
}

/// The two encounter cards: beside the Mothership as long as they lie face down; turned up, they meet in the middle.
fn cards(stage: &Stage<'_>, canvas: &mut Canvas) {
    let board = stage.board();
    for side in Side::BOTH {
        let Some(main) = board.main(side) else { continue };
        let hand = if side == Side::Attack { -1.0 } else { 1.0 };
        let at = if in_the_middle(stage) {
            (plan::MIDDLE + hand * 25.0, plan::MIDDLE)
        } else {
            stage.plan().course(board.encounter.target, board.attacker).at(-64.0, hand * 56.0)
        };
        let face = match board.laid(side) {
            Laid::Nothing => continue,
            Laid::FaceDown { .. } => None,
            Laid::FaceUp(card) => Some(card),
            Laid::Virtual => Some(Card::Attack(0)),
        };
        let name = face.map_or_else(|| stage.word("face-down"), |card| card_name(card, stage.teller));
        let symbol = match face {
            None => "c-card-back",
            Some(Card::Negotiate) => "c-card-negotiate",
            Some(_) => "c-card-attack",
        };
        let badge = match face {
            Some(Card::Attack(value)) => value.into(),
            Some(Card::Negotiate | Card::Artifact(_)) | None => Word::NONE,
        };
        let piece = Piece::new(laid_id(side), name, symbol, Tone::Seat(main)).at(at.0, at.1);
        canvas.pieces.push(Piece { size: plan::CARD, badge, ..piece });
    }
}
