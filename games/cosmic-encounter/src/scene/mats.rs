//! Every player in small, and how near each is to victory.

use super::Stage;
use super::names::{alien_symbol, cards_text};
use super::peoples::status;
use crate::board::Side;
use crate::campaign::deciding_birthday;
use crate::components::PER_SYSTEM;
use crate::options::Birthday;
use orrery_core::Seat;
use orrery_scene::{Counter, Mat, Node, Points, Score, Span, Text, TieBreak, Tone, Word, word};

pub fn all(stage: &Stage<'_>) -> Vec<Mat> {
    stage.board().everyone().map(|seat| mat(stage, seat)).collect()
}

fn mat(stage: &Stage<'_>, seat: Seat) -> Mat {
    let board = stage.board();
    let fleet = board.fleet(seat);
    let alien = board.aliens[seat.index()];
    let counter = |symbol: &'static str, id: &str, value: Word| Counter {
        symbol: symbol.into(),
        name: stage.word(id),
        value,
    };
    let mut nodes = vec![Node::Section {
        title: Text::from([
            Span::medal(alien_symbol(alien), Tone::Seat(seat), Word::NONE),
            Span::text(word!(" {}", stage.alien_of(seat))),
        ]),
        note: status(stage, seat),
        nodes: vec![Node::Text(Text::plain(stage.word(&word!("tagline-{}", alien.id()))))],
    }];
    nodes.extend(known(stage, seat));
    let mut counters = vec![
        counter("i-hand", "count-hand", board.held[seat.index()].into()),
        counter("c-home", "count-homes", word!("{}/{PER_SYSTEM}", board.home_colonies(seat))),
        counter("c-ship", "count-ships", fleet.on_colonies().into()),
        counter("c-warp", "count-warp", fleet.warp.into()),
    ];
    if board.aside[seat.index()] > 0 {
        counters.push(counter("i-lock", "count-aside", board.aside[seat.index()].into()));
    }
    if board.options.campaign {
        counters.push(counter("i-crown", "count-points", board.scores[seat.index()].into()));
    }
    Mat {
        seat,
        note: role(stage, seat),
        score: Text::plain(word!("{}/{}", board.foreign_colonies(seat), stage.game.numbers.colonies_to_win)),
        unit: stage.say("unit", &[]),
        nodes,
        counters,
    }
}

fn role(stage: &Stage<'_>, seat: Seat) -> Text {
    let board = stage.board();
    let id = match () {
        () if board.attacker == seat => "role-attacker",
        () if board.is_defender(seat) => "role-defender",
        () if board.allied_ships(seat, Side::Attack) > 0 => "role-ally-attack",
        () if board.allied_ships(seat, Side::Defense) > 0 => "role-ally-defense",
        () => return Text::none(),
    };
    stage.say(id, &[])
}

/// Cards that the viewer knows to be this player's, and one that lies aside for all to see.
fn known(stage: &Stage<'_>, seat: Seat) -> Option<Node> {
    let board = stage.board();
    let mut text = Text::none();
    let known = stage.view.known[seat.index()];
    if stage.me() != Some(seat) && !known.is_empty() {
        text = stage.say("known-cards", &[]).and(" ").and(cards_text(known, stage.teller));
    }
    if let Some(card) = board.shown_aside[seat.index()] {
        let aside = stage.say("aside-until-end", &[]);
        let gap = if text.is_empty() { "" } else { " · " };
        text = text.and(gap).and(aside).and(" ").and(super::names::card_text(card, stage.teller));
    }
    (!text.is_empty()).then_some(Node::Text(text))
}

/// Foreign colonies, or in a campaign its points.
pub fn scores(stage: &Stage<'_>) -> Vec<Score> {
    stage.board().everyone().map(|seat| score(stage, seat)).collect()
}

fn score(stage: &Stage<'_>, seat: Seat) -> Score {
    let board = stage.board();
    if board.options.campaign {
        let points = i32::from(board.scores[seat.index()]);
        let text = stage.say("score-campaign", &[("games", board.games.into())]);
        return Score {
            seat,
            total: points,
            points: vec![Points { text, points, clause: "COS-12.2".into() }],
            ties: Vec::new(),
        };
    }
    let foreign = board.colonies(seat).filter(|planet| planet.owner() != seat);
    let points: Vec<Points> = foreign
        .map(|planet| Points {
            text: stage.say(
                "score-colony",
                &[("planet", stage.planet(planet).into()), ("seat", planet.owner().into())],
            ),
            points: 1,
            clause: "COS-1.4".into(),
        })
        .collect();
    Score { seat, total: points.len() as i32, points, ties: Vec::new() }
}

/// What tells equal scores apart: a birthday among the leaders of a campaign (COS-12.5), ships among those who did not
/// win a game (COS-14.4). Winners share their place.
pub fn compared(stage: &Stage<'_>, seat: Seat) -> Vec<TieBreak> {
    let board = stage.board();
    if board.options.campaign {
        let born = deciding_birthday(board, seat);
        let tie = |born: Birthday| {
            let args = [("month", born.month.into()), ("day", born.day.into())];
            TieBreak::new(stage.say("tie-birthday", &args), -i64::from(born.of_the_year()), "COS-12.5")
        };
        return born.map(tie).into_iter().collect();
    }
    if board.winners.contains(seat) {
        return Vec::new();
    }
    let ships = stage.game.ships_afloat(board, seat);
    vec![TieBreak::new(stage.say("tie-ships", &[("ships", ships.into())]), ships, "COS-14.4")]
}
