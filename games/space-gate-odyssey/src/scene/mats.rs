//! Every player in small.

use super::Stage;
use super::names::{sector_symbol, sector_tone};
use super::station::{self, SMALL};
use orrery_core::Seat;
use orrery_scene::{Chip, Counter, Mat, Node, Span, Text, Word, word};

pub fn all(stage: &Stage<'_>) -> Vec<Mat> {
    stage.seats().map(|seat| mat(stage, seat)).collect()
}

fn mat(stage: &Stage<'_>, seat: Seat) -> Mat {
    let own = stage.own(seat);
    let counter = |symbol: &'static str, id: &str, value: Word| Counter {
        symbol: symbol.into(),
        name: stage.teller.word(id),
        value,
    };
    let on_planets: u16 = stage.view.colonies.iter().map(|colony| u16::from(colony.settlers(seat))).sum();
    let open = stage.open_corridors(&stage.station(seat).layout);
    let mut nodes = Vec::new();
    if seat != stage.seat() {
        nodes.push(Node::Canvas(station::canvas(stage, seat, stage.station(seat), SMALL)));
    }
    nodes.push(Node::Chips(activated(stage, seat)));
    Mat {
        seat,
        note: note(stage, seat),
        score: Text::plain(own.influence),
        unit: stage.teller.say("unit-influence", &[]),
        nodes,
        counters: vec![
            counter("o-cap", "count-reserve", own.reserve.settlers.into()),
            counter("o-module", "count-station", stage.station(seat).settlers().into()),
            counter("o-planet", "count-planets", on_planets.into()),
            counter("o-open", "open-corridors", if open == 0 { "0".into() } else { word!("−{open}") }),
        ],
    }
}

fn note(stage: &Stage<'_>, seat: Seat) -> Text {
    let id = match () {
        () if stage.view.active == seat && !stage.setting_up() => "note-active",
        () if stage.view.starting == seat => "note-starting",
        () => return Text::none(),
    };
    stage.teller.say(id, &[])
}

/// Activated modules by sector: what predominance looks at.
fn activated(stage: &Stage<'_>, seat: Seat) -> Vec<Chip> {
    let chip = |of| {
        let count = stage.station(seat).activated(stage.game, of);
        let name = super::names::sector(of, stage.teller);
        Chip {
            id: None,
            name: word!("{name}: {count}"),
            tone: sector_tone(Some(of)),
            text: Text::from(Span::icon(sector_symbol(of), name)).and(Span::Strong(count.into())),
        }
    };
    stage.game.sectors().map(chip).collect()
}
