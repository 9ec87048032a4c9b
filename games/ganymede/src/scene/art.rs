//! What is drawn once and never changes.

use orrery_scene::{Art, Body, Paint, Shape, Tone};

pub fn of(key: &str) -> Option<Art> {
    match key {
        "globe-earth" => Some(globe(Body::Earth)),
        "globe-mars" => Some(globe(Body::Mars)),
        "vignette" => Some(vignette()),
        _ => None,
    }
}

fn globe(body: Body) -> Art {
    Art { shapes: vec![Shape::Globe { x: 100.0, y: 100.0, r: 92.0, body }] }
}

/// The front page's picture: a ship on its way from Earth past Mars to the moon of a giant (250 by 150).
fn vignette() -> Art {
    let star = |x: f32, y: f32| Shape::Circle { x, y, r: 0.9, paint: Paint::Solid(Tone::White) };
    let mut shapes = vec![
        Shape::Globe { x: 212.0, y: 62.0, r: 58.0, body: Body::Gas },
        Shape::Path {
            d: "M30 122 C70 60 96 96 108 104 S150 150 176 94".into(),
            paint: Paint::Course(Tone::Brass),
        },
        Shape::Globe { x: 30.0, y: 122.0, r: 17.0, body: Body::Earth },
        Shape::Globe { x: 108.0, y: 104.0, r: 12.0, body: Body::Mars },
        Shape::Globe { x: 176.0, y: 94.0, r: 14.0, body: Body::Moon },
        Shape::Symbol { x: 68.0, y: 66.0, size: 38.0, symbol: "g-ship".into(), tone: Tone::Accent },
    ];
    shapes.extend(
        [(20.0, 20.0), (52.0, 34.0), (92.0, 22.0), (120.0, 46.0), (140.0, 130.0), (70.0, 138.0)]
            .map(|(x, y)| star(x, y)),
    );
    Art { shapes }
}
