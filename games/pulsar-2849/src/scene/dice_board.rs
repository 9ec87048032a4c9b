//! The dice board: two tracks with their counters, six boxes of dice, the median marker.

use super::Stage;
use super::names::{box_id, counter_id, cube, letter, space_id, track_name};
use super::plan::{circle, label};
use crate::action::Which;
use crate::agenda::Step;
use crate::ids::TrackName;
use crate::tracks::Marked;
use orrery_core::Seat;
use orrery_scene::{Canvas, Id, Node, Paint, Panel, Piece, Place, Shape, Span, Text, Tone, Word, word};

const WIDTH: f32 = 400.0;
const HEIGHT: f32 = 252.0;
const LEFT: f32 = 18.0;
/// Between two spaces of a track.
const STEP: f32 = 26.0;
const BOX: (f32, f32) = (58.0, 44.0);
const BOX_STEP: f32 = 66.4;
const BOX_LEFT: f32 = 5.0;
const BOX_TOP: f32 = 182.0;

pub fn panel(stage: &Stage<'_>) -> Panel {
    Panel {
        id: Id::from("dice"),
        title: stage.teller.say("dice-title", &[]),
        icon: Some("u-dice".into()),
        note: note(stage),
        span: 5,
        under: false,
        framed: true,
        focus: stage.asked && matches!(stage.step(), Step::Draft { .. }),
        content: vec![Node::Canvas(canvas(stage))],
    }
}

/// Whose turn comes when.
fn note(stage: &Stage<'_>) -> Text {
    let order: Text = stage.table().slots.iter().map(|&seat| Span::Crest(seat)).collect();
    stage.teller.say("turn-order", &[("order", order.into())])
}

fn track_y(track: TrackName) -> f32 {
    match track {
        TrackName::Initiative => 57.0,
        TrackName::Engineering => 139.0,
    }
}

fn space_x(space: u8) -> f32 {
    LEFT + STEP * (f32::from(space) - 1.0)
}

fn canvas(stage: &Stage<'_>) -> Canvas {
    let mut canvas = Canvas::new(stage.teller.word("dice-title"), WIDTH, HEIGHT);
    for track in TrackName::ALL {
        scale(stage, track, &mut canvas);
        counters(stage, track, &mut canvas);
    }
    boxes(stage, &mut canvas);
    canvas
}

/// A track with its spaces; below it its name and what the ranks are worth, for counters are stacked above it.
fn scale(stage: &Stage<'_>, track: TrackName, canvas: &mut Canvas) {
    let y = track_y(track);
    let last = stage.game.dice_board.track_spaces;
    let title = track_name(track, stage.teller);
    let wide = title.chars().count() as f32 * 3.4;
    canvas.shapes.push(label((LEFT - 8.0 + wide, y + 19.0), 13.5, title, Tone::Plain, false));
    let worth = worth(stage, track);
    let wide = worth.chars().count() as f32 * 2.95;
    canvas.shapes.push(label((space_x(last) - STEP - 20.0 - wide, y + 19.0), 12.5, worth, Tone::Dim, false));
    let d = word!("M{} {y}H{}", space_x(1), space_x(last));
    canvas.shapes.push(Shape::Path { d, paint: Paint::Hair });
    for space in 1..=last {
        let penalty = stage.game.dice_board.penalty.iter().find(|row| row.space == space);
        let at = (space_x(space), y);
        if let Some(penalty) = penalty {
            let text = Word::from(penalty.vp).replace('-', "−");
            canvas.shapes.push(label((at.0, y + 19.0), 12.5, text, Tone::Refused, false));
        }
        let start = space == stage.game.dice_board.start_space;
        let paint = match penalty {
            Some(_) => Paint::Tint(Tone::Refused),
            None if start => Paint::Tint(Tone::Brass),
            None => Paint::Surface,
        };
        let name = stage.teller.words.word(
            "space-named",
            &[("track", track_name(track, stage.teller).into()), ("space", space.into())],
        );
        let shape = circle(at, 7.5, paint);
        canvas.places.push(Place { id: space_id(track, space), name, shape, text: Text::none() });
    }
}

/// "end of game 7 · 4 · 2 · 0", or the cubes of a round.
fn worth(stage: &Stage<'_>, track: TrackName) -> Word {
    let size = stage.game.table(stage.table().seats());
    match track {
        TrackName::Initiative => {
            let points: Vec<Word> = size.initiative.iter().map(Word::from).collect();
            stage.teller.words.word("initiative-worth", &[("points", points.join("·").into())])
        }
        TrackName::Engineering => {
            let points = |count: u8| stage.teller.words.word("points-short", &[("count", count.into())]);
            let awards: Vec<Word> = size
                .engineering
                .iter()
                .map(|award| if award.vp > 0 { points(award.vp) } else { award.cubes.into() })
                .collect();
            stage.teller.words.word("engineering-worth", &[("cubes", awards.join("·").into())])
        }
    }
}

/// The counters stand on their spaces, in a stack the upper ones higher: each shows its letter.
fn counters(stage: &Stage<'_>, track: TrackName, canvas: &mut Canvas) {
    let marked = &stage.table().track(track).0;
    let mut seen = [0u8; 4];
    let mut pieces = Vec::new();
    for (at, counter) in marked.iter().enumerate() {
        let which = if seen[counter.seat.index()] == 0 { Which::Ahead } else { Which::Behind };
        seen[counter.seat.index()] += 1;
        let there =
            |counters: &[Marked]| counters.iter().filter(|other| other.space == counter.space).count();
        let (size, step) = stacked(there(&marked[..]));
        let y = track_y(track) - 8.0 - step * there(&marked[at + 1..]) as f32;
        let piece = counter_piece(stage, track, counter.seat, which).at(space_x(counter.space), y);
        pieces.push(Piece { size, ..piece });
    }
    // The lowest of a stack is drawn first.
    canvas.pieces.extend(pieces.into_iter().rev());
}

/// How large the counters of so high a stack are, and how far one is above the next.
fn stacked(high: usize) -> (f32, f32) {
    match high {
        0 | 1 => (21.0, 0.0),
        2 => (19.0, 15.0),
        _ => (17.0, 12.5),
    }
}

fn counter_piece(stage: &Stage<'_>, track: TrackName, seat: Seat, which: Which) -> Piece {
    let name = stage.teller.words.word(
        "counter-named",
        &[("track", track_name(track, stage.teller).into()), ("owner", letter(seat).into())],
    );
    Piece::new(counter_id(track, seat, which), name, "crest", Tone::Seat(seat))
}

fn boxes(stage: &Stage<'_>, canvas: &mut Canvas) {
    let table = stage.table();
    for value in 1..=6u8 {
        let x = BOX_LEFT + BOX_STEP * (f32::from(value) - 1.0);
        let count = table.dice[usize::from(value) - 1];
        let rect = |paint: Paint| Shape::Rect { x, y: BOX_TOP, w: BOX.0, h: BOX.1, r: 9.0, paint };
        canvas.shapes.push(rect(Paint::Surface));
        let name = stage.teller.words.word("box-named", &[("value", value.into()), ("count", count.into())]);
        canvas.places.push(Place { id: box_id(value), name, shape: rect(Paint::Hair), text: Text::none() });
        let middle = (x + BOX.0 / 2.0, BOX_TOP + BOX.1 / 2.0);
        dice(stage, value, count, middle, canvas);
        let distance = table.marker.distance(value);
        let moves = match distance {
            _ if table.round == 0 => Word::NONE,
            0 => "0".into(),
            left if left < 0 => word!("← {}", -left),
            right => word!("{right} →"),
        };
        let tone = if count == 0 { Tone::Dim } else { Tone::Plain };
        canvas.shapes.push(label((middle.0, BOX_TOP + BOX.1 + 14.0), 13.5, moves, tone, false));
    }
    if table.round > 0 {
        let x = BOX_LEFT + BOX.0 / 2.0 + BOX_STEP * (f32::from(table.marker.0) / 2.0 - 1.0);
        let (top, bottom) = (BOX_TOP - 15.0, BOX_TOP + BOX.1 + 4.0);
        let between = table.marker.0 % 2 == 1;
        let stem = if between { word!("M{x} {top}V{bottom}") } else { word!("M{x} {top}V{}", BOX_TOP - 2.0) };
        canvas.shapes.push(Shape::Path { d: stem, paint: Paint::Line(Tone::Brass) });
        let d = word!("M{} {top}H{}L{x} {}Z", x - 8.0, x + 8.0, top + 11.0);
        canvas.shapes.push(Shape::Path { d, paint: Paint::Solid(Tone::Brass) });
    }
}

fn dice(stage: &Stage<'_>, value: u8, count: u8, middle: (f32, f32), canvas: &mut Canvas) {
    let name = stage.teller.words.word("silver-die", &[("value", value.into())]);
    let die = |nth: u8, x: f32| {
        let id = Id::of("die-in-box", word!("{value}-{nth}"));
        let symbol = word!("i-die-{value}");
        Piece { size: 26.0, ..Piece::new(id, name.clone(), symbol, Tone::White).at(x, middle.1) }
    };
    match count {
        0 => canvas.shapes.push(label(middle, 17.0, value, Tone::Dim, true)),
        1 => canvas.pieces.push(die(0, middle.0)),
        2 => canvas.pieces.extend([die(0, middle.0 - 13.5), die(1, middle.0 + 13.5)]),
        _ => {
            let badge = word!("×{count}");
            let piece = die(0, middle.0 - 12.0);
            canvas.pieces.push(piece);
            canvas.shapes.push(label((middle.0 + 16.0, middle.1), 16.0, badge, Tone::Plain, false));
        }
    }
}

/// What the counter's rank on a track is worth.
pub fn rank_worth(stage: &Stage<'_>, track: TrackName, rank: usize) -> Text {
    let size = stage.game.table(stage.table().seats());
    match track {
        TrackName::Initiative => stage.teller.say("rank-plays", &[("rank", (rank + 1).into())]),
        TrackName::Engineering => {
            let award = size.engineering.get(rank).copied().unwrap_or_default();
            let text = stage.teller.say("rank", &[("rank", (rank + 1).into())]);
            match (award.cubes, award.vp) {
                (0, 0) => text,
                (0, points) => text
                    .and(Span::text(" · "))
                    .and(stage.teller.say("points-short", &[("count", points.into())])),
                (cubes, _) => text.and(Span::text(word!(" · {cubes} "))).and(cube(stage.teller)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half the height of the letter on a crest, by the size of the crest.
    const LETTER: f32 = 0.19;

    #[test]
    fn every_counter_of_a_stack_shows_its_letter_and_the_highest_stands_on_the_board() {
        for high in 2..=4usize {
            let (size, step) = stacked(high);
            assert!(step >= size * (0.5 + LETTER), "a counter covers the letter of the one below it");
            let top = 8.0 + step * (high - 1) as f32 + size / 2.0;
            assert!(top <= track_y(TrackName::Initiative), "{high} counters leave the board");
            let between = track_y(TrackName::Engineering) - track_y(TrackName::Initiative);
            assert!(top + 26.0 <= between, "{high} counters cover the name of the upper track");
        }
    }
}
