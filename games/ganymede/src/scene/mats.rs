//! Every player in small, and where their points come from.

use super::Stage;
use super::names::{class_tone, word};
use crate::action::Place;
use crate::cards::Class;
use crate::state::{Berth, Board};
use crate::{scoring, ships};
use orrery_core::Seat;
use orrery_scene::{Card, Chip, Counter, Mat, Node, Points, Score, Span, Text, TieBreak, Tone, Word, word};

pub fn all(stage: &Stage<'_>) -> Vec<Mat> {
    stage.seats().map(|seat| mat(stage, seat)).collect()
}

fn mat(stage: &Stage<'_>, seat: Seat) -> Mat {
    let board = &stage.view.boards[seat.index()];
    let nodes = if seat == stage.seat() { Vec::new() } else { small_board(stage, seat) };
    let limits = &stage.game.limits;
    let counter = |symbol: &'static str, id: &str, value: Word| Counter {
        symbol: symbol.into(),
        name: stage.teller.word(id),
        value,
    };
    Mat {
        seat,
        note: if seat == stage.view.first { stage.teller.say("begins-rounds", &[]) } else { Text::none() },
        score: Text::plain(scoring::points(stage.game, board).total()),
        unit: stage.teller.say("unit", &[]),
        nodes,
        counters: vec![
            counter(
                "g-launch",
                "ships-launched",
                word!("{}/{}", board.launched.len(), limits.launches_to_end),
            ),
            counter("g-reputation", "verb-reputation", board.reputation.into()),
            counter("g-tile", "tiles-title", board.tiles.len().into()),
            counter("i-hand", "own-hand", stage.view.hand_sizes[seat.index()].into()),
        ],
    }
}

/// All that lies open on the board of another player (GAN-11.1), and what the viewer remembers of their hand.
fn small_board(stage: &Stage<'_>, seat: Seat) -> Vec<Node> {
    let board = &stage.view.boards[seat.index()];
    let mut nodes = vec![
        Node::Grid { columns: 2, nodes: Place::ALL.map(|place| cell(stage, board, place)).into() },
        Node::Chips(Class::ALL.map(|class| class_chip(stage, board, class)).into()),
    ];
    if !board.tiles.is_empty() {
        nodes.push(Node::Chips(board.tiles.iter().map(|tile| stage.tile_chip(tile)).collect()));
    }
    let known = stage.view.memory.held[seat.index()];
    if stage.view.memory_aid && !known.is_empty() {
        nodes.push(Node::Section {
            title: stage.teller.say("known-hand", &[]),
            note: Text::none(),
            nodes: known
                .iter()
                .map(|ship| Node::Card(Card { live: stage.worth_now(board, ship), ..stage.ship_strip(ship) }))
                .collect(),
        });
    }
    nodes
}

/// The settlers of one place, and the ship that waits or departs there.
fn cell(stage: &Stage<'_>, board: &Board, place: Place) -> Node {
    let (capacity, ship) = match place {
        Place::Earth => (stage.game.limits.earth_capacity, None),
        Place::Mars => (stage.game.limits.mars_capacity, None),
        Place::Ship(slot) => (ships::need(stage.game, board, slot), Some(board.berth(slot))),
    };
    let signs = match ship {
        Some(Berth::Docked { ship, .. } | Berth::Departing(ship)) => Some(stage.ship_signs(ship)),
        Some(Berth::Awaiting | Berth::Empty) | None => None,
    };
    let settlers = stage.settlers(board.at(place));
    Node::Section {
        title: Text::plain(stage.place(place).capitalized()),
        note: Text::plain(word!("{}/{capacity}", board.at(place).total())),
        nodes: signs.into_iter().chain([settlers]).map(Node::Text).collect(),
    }
}

/// How many shuttles of a class, and what each of them asked for: some ships count those symbols (GAN-10.4).
fn class_chip(stage: &Stage<'_>, board: &Board, class: Class) -> Chip {
    let shuttles = board.shuttles.both(stage.game.shuttles_of[class as usize]);
    let number = shuttles.len();
    let needs: Vec<String> =
        shuttles.iter().map(|shuttle| stage.requirement(shuttle).spoken(&|_| String::new())).collect();
    let listed = if needs.is_empty() { Word::NONE } else { word!(" ({})", needs.join("; ")) };
    Chip {
        id: None,
        name: word!("{}: {number}{listed}", stage.class(class)),
        tone: if number == 0 { Tone::Dim } else { class_tone(class) },
        text: Text::from(stage.medal(class)).and(Span::Strong(number.into())),
    }
}

/// Points by source, as they stand now.
pub fn scores(stage: &Stage<'_>) -> Vec<Score> {
    stage.seats().map(|seat| score(stage, seat)).collect()
}

fn score(stage: &Stage<'_>, seat: Seat) -> Score {
    let board = &stage.view.boards[seat.index()];
    let points = scoring::points(stage.game, board);
    let ships = board.launched.iter().map(|ship| Points {
        text: Text::from(Span::icon("g-launch", stage.teller.word("ships-launched")))
            .and(Span::text(word!(" {}", word(&stage.game.ship(ship).name, stage.teller.lang())))),
        points: scoring::worth(stage.game, board, ship),
        clause: "GAN-10.4".into(),
    });
    let reputation = Points {
        text: stage.teller.say("score-reputation", &[("space", board.reputation.into())]),
        points: points.reputation,
        clause: "GAN-10.5".into(),
    };
    let settlers = Points {
        text: stage.teller.say("score-settlers", &[]),
        points: points.settlers,
        clause: "GAN-10.3".into(),
    };
    let points: Vec<Points> = ships.chain([reputation, settlers]).collect();
    Score { seat, total: scoring::points(stage.game, board).total(), points, ties: Vec::new() }
}

/// What the rules compare where points are equal (GAN-10.6).
pub fn compared(stage: &Stage<'_>, seat: Seat) -> Vec<TieBreak> {
    let board = &stage.view.boards[seat.index()];
    [("tie-mars", board.mars.total()), ("tie-earth", board.earth.total())]
        .map(|(id, count)| TieBreak::new(stage.teller.say(id, &[("count", count.into())]), count, "GAN-10.6"))
        .into()
}
