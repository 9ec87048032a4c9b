//! The ladder as a picture: each bot's rating with its interval.

use crate::Standings;
use std::fmt::Write;

const WIDTH: f64 = 720.0;
const NAMES: f64 = 130.0;
const ROW: f64 = 28.0;

/// An SVG that stands on its own.
#[must_use]
pub fn plot(standings: &Standings, title: &str) -> String {
    let ranks = &standings.ranks;
    let low = ranks.iter().map(|rank| rank.rating_low).fold(f64::MAX, f64::min).floor();
    let high = ranks.iter().map(|rank| rank.rating_high).fold(f64::MIN, f64::max).ceil();
    let x = |rating: f64| NAMES + (rating - low) / (high - low).max(1.0) * (WIDTH - NAMES - 20.0);
    let height = 60.0 + ROW * ranks.len() as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"13\">\n<rect width=\"100%\" height=\"100%\" fill=\"#10182b\"/>\n\
         <text x=\"12\" y=\"22\" fill=\"#efe6d0\">{}</text>\n",
        escaped(title)
    );
    for (at, rank) in ranks.iter().enumerate() {
        let y = 46.0 + ROW * at as f64;
        // Writing to a string cannot fail.
        _ = writeln!(
            svg,
            "<text x=\"12\" y=\"{:.1}\" fill=\"#efe6d0\">{}</text>\n\
             <path d=\"M{:.1} {y:.1}H{:.1}\" stroke=\"#c9a45c\" stroke-width=\"2\"/>\n\
             <circle cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"#c9a45c\"/>",
            y + 4.0,
            escaped(&rank.bot),
            x(rank.rating_low),
            x(rank.rating_high),
            x(rank.rating),
        );
    }
    let foot = height - 8.0;
    _ = writeln!(
        svg,
        "<text x=\"{NAMES}\" y=\"{foot:.1}\" fill=\"#8d94a8\">{low}</text>\n\
         <text x=\"{:.1}\" y=\"{foot:.1}\" fill=\"#8d94a8\" text-anchor=\"end\">{high}</text>\n</svg>",
        WIDTH - 20.0
    );
    svg
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}
