//! Where everybody's influence comes from.

use super::Stage;
use super::causes;
use super::names::{exoplanet, token};
use crate::parts::Token;
use crate::planets::Colony;
use orrery_core::Seat;
use orrery_scene::{Points, Score, Text, TieBreak};

pub fn all(stage: &Stage<'_>) -> Vec<Score> {
    stage.seats().map(|seat| score(stage, seat)).collect()
}

fn score(stage: &Stage<'_>, seat: Seat) -> Score {
    let own = stage.own(seat);
    let mut points = Vec::new();
    let mut add = |text: Text, of: i32, clause: &str| {
        if of != 0 {
            points.push(Points { text, points: of, clause: clause.into() });
        }
    };
    // An exoplanet that has closed pays one player after the other: only what is paid already is told.
    let paid = |colony: &&Colony| own.tally.exoplanets[colony.exoplanet.index()] > 0;
    for colony in stage.view.closed.iter().filter(paid) {
        for entry in stage.ledger(colony).entries().iter().filter(|entry| entry.seat == seat) {
            let name = exoplanet(colony.exoplanet, stage.teller);
            let cause = causes::of(colony.exoplanet, entry.cause, stage.teller);
            let text =
                stage.teller.say("score-planet", &[("exoplanet", name.into()), ("cause", cause.into())]);
            add(text, i32::from(entry.points), entry.clause.0);
        }
    }
    let settlers = i32::from(own.tally.hawking / stage.game.hawking.points_per_settler.max(1));
    let text = stage.teller.say("score-hawking", &[("count", settlers.into())]);
    add(text, i32::from(own.tally.hawking), "SGO-8.11");
    for (slot, paid) in own.tally.predominance.iter().enumerate() {
        let of = stage.view.track[slot];
        let count = i32::from(stage.count(seat, of));
        let (id, clause) = if of == Token::Balance {
            ("score-balance", "SGO-10.4")
        } else {
            ("score-predominance", "SGO-10.3")
        };
        let args = [("token", token(of, stage.teller).into()), ("count", count.into())];
        add(stage.teller.say(id, &args), i32::from(*paid), clause);
    }
    let open = i32::from(stage.open_corridors(&stage.station(seat).layout));
    let text = stage.teller.say("score-corridors", &[("count", open.into())]);
    let lost = i32::from(own.tally.corridors);
    // Nobody falls below nothing: who cannot pay for all loses less.
    add(text, -lost, if lost < open { "SGO-10.7" } else { "SGO-10.6" });
    Score { seat, total: i32::from(own.influence), points, ties: Vec::new() }
}

/// What the rules compare where influence is equal (SGO-10.9).
pub fn compared(stage: &Stage<'_>, seat: Seat) -> Vec<TieBreak> {
    let modules = i32::from(stage.station(seat).activated_modules());
    vec![TieBreak::new(stage.teller.say("tie-modules", &[("count", modules.into())]), modules, "SGO-10.9")]
}
