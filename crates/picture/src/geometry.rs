//! What stands where on a drawn board.

use orrery_scene::{Canvas, Piece, Place, Shape};

/// The places of a board with the pieces on them, and the pieces that stand on none.
#[must_use]
pub fn occupied(canvas: &Canvas) -> (Vec<(&Place, Vec<&Piece>)>, Vec<&Piece>) {
    let mut places: Vec<(&Place, Vec<&Piece>)> =
        canvas.places.iter().map(|place| (place, Vec::new())).collect();
    let mut elsewhere = Vec::new();
    for piece in &canvas.pieces {
        let away = |place: &Place| {
            let (x, y) = center(&place.shape);
            (piece.x - x).hypot(piece.y - y) / reach(&place.shape).max(1.0)
        };
        let nearest = places.iter_mut().min_by(|one, other| away(one.0).total_cmp(&away(other.0)));
        match nearest {
            Some((place, on)) if away(place) <= 1.0 => on.push(piece),
            _ => elsewhere.push(piece),
        }
    }
    (places, elsewhere)
}

/// Where text and pieces stand within a shape.
pub(crate) fn center(shape: &Shape) -> (f32, f32) {
    match shape {
        Shape::Globe { x, y, .. }
        | Shape::Circle { x, y, .. }
        | Shape::Hex { x, y, .. }
        | Shape::Label { x, y, .. }
        | Shape::Symbol { x, y, .. } => (*x, *y),
        Shape::Rect { x, y, w, h, .. } => (x + w / 2.0, y + h / 2.0),
        Shape::Path { d, .. } => middle(d),
    }
}

/// The middle of the points of a path, good enough for what stands inside it. Knows absolute commands.
fn middle(d: &str) -> (f32, f32) {
    let numbers: Vec<f32> = d
        .split(|letter: char| !(letter.is_ascii_digit() || matches!(letter, '.' | '-')))
        .filter_map(|number| number.parse().ok())
        .collect();
    let half = |from: usize| {
        let along = || numbers.iter().skip(from).step_by(2).copied();
        let (least, most) =
            (along().fold(f32::INFINITY, f32::min), along().fold(f32::NEG_INFINITY, f32::max));
        if least > most { 0.0 } else { f32::midpoint(least, most) }
    };
    (half(0), half(1))
}

/// Half the width of what may stand within a shape.
pub(crate) fn reach(shape: &Shape) -> f32 {
    match shape {
        Shape::Globe { r, .. } | Shape::Circle { r, .. } => *r,
        Shape::Hex { r, .. } => r * 0.8,
        Shape::Rect { w, h, .. } => w.min(*h) / 2.0,
        Shape::Path { .. } | Shape::Label { .. } | Shape::Symbol { .. } => 16.0,
    }
}

/// Whether a piece stands on a shape.
pub(crate) fn stands(piece: &Piece, shape: &Shape) -> bool {
    let (x, y) = center(shape);
    (piece.x - x).hypot(piece.y - y) < (reach(shape) / 2.0).max(4.0)
}
