//! The encounter beside the board: both sides' totals as far as they are known, allies, what is at stake.

use super::forecast::{Reach, Way};
use super::names::{card_symbol, side_id};
use super::{Stage, declared};
use crate::agenda::Step;
use crate::board::{Laid, Side};
use crate::cards::Card as Face;
use orrery_core::Seat;
use orrery_scene::{Card, CardShape, Id, Node, Panel, Span, Text, Tone, Word, word};

pub fn panel(stage: &Stage<'_>) -> Panel {
    let board = stage.board();
    let number = if board.number == 1 { "encounter-first" } else { "encounter-second" };
    Panel {
        id: Id::from("encounter"),
        title: title(stage),
        icon: Some("c-planet".into()),
        note: stage.say(number, &[]),
        span: 5,
        under: false,
        framed: true,
        focus: stage.asked && matches!(stage.step(), Step::Invite(_) | Step::Window(_) | Step::Zap(_)),
        content: content(stage),
    }
}

fn title(stage: &Stage<'_>) -> Text {
    let encounter = &stage.board().encounter;
    match (encounter.target, encounter.defender) {
        (Some(planet), _) => Text::plain(stage.planet(planet)),
        (None, Some(seat)) => stage.say("system-of", &[("seat", seat.into())]),
        (None, None) => stage.say("encounter-title", &[]),
    }
}

fn content(stage: &Stage<'_>) -> Vec<Node> {
    let sides = Side::BOTH.into_iter().map(|side| Node::Card(side_card(stage, side))).collect();
    let mut content = vec![side_by_side(sides)];
    content.extend(declared::card(stage));
    let allies = allies(stage);
    if !allies.is_empty() {
        content.push(Node::Section { title: stage.say("alliances", &[]), note: Text::none(), nodes: allies });
    }
    let stakes = stakes(stage);
    if !stakes.is_empty() {
        content.push(Node::Section { title: stage.say("stakes", &[]), note: Text::none(), nodes: stakes });
    }
    content
}

/// Two things beside each other, on a phone too, no taller than they must be.
pub fn side_by_side(nodes: Vec<Node>) -> Node {
    let grid = Node::Grid { columns: 2, nodes };
    Node::Section { title: Text::none(), note: Text::none(), nodes: vec![grid] }
}

/// One side: who, the total as far as it is known, what it is made of.
fn side_card(stage: &Stage<'_>, side: Side) -> Card {
    let main = stage.board().main(side);
    let word = stage.word(if side == Side::Attack { "attack-side" } else { "defense-side" });
    Card {
        shape: CardShape::Card,
        tone: main.map_or(Tone::Plain, Tone::Seat),
        band: main.map_or_else(
            || Text::plain(word.clone()),
            |seat| Text::plain(word.clone()).and(Text::from(" ")).and(Span::Crest(seat)),
        ),
        corner: corner(stage, side),
        icons: figure(stage, side),
        text: parts(stage, side),
        live: knowledge(stage, side),
        ..Card::new(side_id(side), word)
    }
}

/// The sign of the card, once it is known.
fn corner(stage: &Stage<'_>, side: Side) -> Text {
    match stage.known_card(side) {
        Some(card) => Text::from(Span::icon(card_symbol(card), super::names::card_name(card, stage.teller))),
        None => Text::none(),
    }
}

fn is_calmed(stage: &Stage<'_>) -> bool {
    stage.board().encounter.calmed.is_some() || stage.board().encounter.soothed
}

/// The total: a number, a number and a question mark, or the word for a card without one.
fn figure(stage: &Stage<'_>, side: Side) -> Text {
    let board = stage.board();
    if board.main(side).is_none() || board.encounter.target.is_none() {
        return Text::plain("–");
    }
    let shown = match stage.known_card(side) {
        _ if is_calmed(stage) && board.laid(side) != Laid::Nothing => stage.word("negotiates"),
        Some(Face::Negotiate) => stage.word("negotiates"),
        Some(Face::Attack(value)) if board.encounter.settled => {
            board.encounter.totals.map_or_else(|| value.into(), |totals| totals[side as usize].into())
        }
        _ if board.encounter.settled => "–".into(),
        _ => match stage.known_total(side) {
            Some(total) => total.into(),
            None => stage.open_total(side, None),
        },
    };
    Text::plain(shown)
}

/// The card and the stacks that make the total.
fn parts(stage: &Stage<'_>, side: Side) -> Text {
    let board = stage.board();
    // Before a planet is pointed at there are no ships to count.
    let Some(main) = board.main(side).filter(|_| board.encounter.target.is_some()) else {
        return Text::none();
    };
    let mut text = match (stage.known_card(side), board.laid(side)) {
        _ if is_calmed(stage) => return Text::none(),
        (Some(Face::Attack(value)), _) => Text::from(Span::Strong(value.into())),
        (Some(Face::Negotiate | Face::Artifact(_)), _) => return Text::none(),
        (None, Laid::FaceDown { .. }) => Text::from(Span::Strong("?".into())),
        (None, _) => Text::plain("?"),
    };
    // The ships have left the encounter once it is decided.
    if board.encounter.settled {
        return text;
    }
    let stacks = std::iter::once((main, board.own_ships(main)))
        .chain(board.allies(side).map(|seat| (seat, board.allied_ships(seat, side))));
    for (seat, ships) in stacks {
        let (way, weight) = stage.weighed(seat);
        let sign = match way {
            Way::Added => " + ",
            Way::Subtracted => " − ",
            Way::Multiplied => " × ",
        };
        let each = if weight == 1 { Word::NONE } else { word!("×{weight}") };
        text = text.and(sign).and(Span::Crest(seat)).and(Span::Strong(word!("{ships}{each}")));
    }
    text
}

/// What the viewer alone knows, and what it would take.
fn knowledge(stage: &Stage<'_>, side: Side) -> Text {
    let board = stage.board();
    if stage.is_revealed() || board.encounter.target.is_none() {
        return winner(stage, side);
    }
    if is_calmed(stage) {
        return Text::none();
    }
    let mine = stage.me().filter(|&me| board.is_main(me)).map(|me| board.side_of(me));
    if mine != Some(side) {
        return stage.say("wins-ties", &[]).0.into_iter().filter(|_| side == Side::Defense).collect();
    }
    match stage.known_card(side) {
        Some(Face::Attack(value)) => reach_text(stage, stage.reach(side, value)),
        _ => Text::none(),
    }
}

/// Who has won, or would as the open cards stand.
fn winner(stage: &Stage<'_>, side: Side) -> Text {
    let encounter = &stage.board().encounter;
    match encounter.winner {
        Some(winner) if winner == side => stage.say("has-won", &[]),
        None if !encounter.settled && stage.is_revealed() && stage.leader() == Some(side) => {
            stage.say("leads", &[])
        }
        Some(_) | None => Text::none(),
    }
}

pub fn reach_text(stage: &Stage<'_>, reach: Reach) -> Text {
    match reach {
        Reach::All => stage.say("beats-all", &[]),
        Reach::None => stage.say("beats-none", &[]),
        Reach::UpTo(value) => stage.say("beats-up-to", &[("value", value.into())]),
        Reach::From(value) => stage.say("beats-from", &[("value", value.into())]),
    }
}

/// Everybody who may be asked for help: who invited them, what they answered.
fn allies(stage: &Stage<'_>) -> Vec<Node> {
    let board = stage.board();
    if board.encounter.target.is_none() {
        return Vec::new();
    }
    let others = board.attacker.others(board.seats()).filter(|&seat| !board.is_main(seat));
    others.map(|seat| Node::Card(ally(stage, seat))).collect()
}

fn ally(stage: &Stage<'_>, seat: Seat) -> Card {
    let board = stage.board();
    let invited: Vec<Seat> = Side::BOTH
        .into_iter()
        .filter(|&side| board.encounter.invited[side as usize].contains(seat))
        .filter_map(|side| board.main(side))
        .collect();
    let mut text = Text::none();
    if !invited.is_empty() {
        text =
            stage.say("invited-by", &[]).and(" ").and(invited.into_iter().map(Span::Crest).collect::<Text>());
    }
    let helped = Side::BOTH.into_iter().find(|&side| board.allied_ships(seat, side) > 0);
    let corner = match helped {
        Some(side) => {
            let id = if side == Side::Attack { "helps-attack" } else { "helps-defense" };
            let ships = board.allied_ships(seat, side);
            stage.say(id, &[("ships", ships.into())])
        }
        None if waits(stage, seat) => stage.say("not-answered", &[]),
        None => stage.say("stays-out", &[]),
    };
    Card {
        shape: CardShape::Strip,
        band: Text::from(Span::Seat(seat)),
        text,
        corner,
        ..Card::new(Id::of("ally", seat.0), stage.alien_of(seat))
    }
}

/// Whether a player's answer to invitations is still to come.
fn waits(stage: &Stage<'_>, seat: Seat) -> bool {
    stage.board().agenda.iter().any(|step| match step {
        Step::Ally { seat: asked } => *asked == seat,
        Step::Alliances => true,
        _ => false,
    })
}

/// What either outcome of a fight would bring.
fn stakes(stage: &Stage<'_>) -> Vec<Node> {
    let board = stage.board();
    let Some(target) = board.encounter.target else { return Vec::new() };
    let negotiates = |side| stage.is_revealed() && !board.counts_as_attack(side);
    let peace = is_calmed(stage) || Side::BOTH.into_iter().all(negotiates);
    if peace || board.encounter.winner.is_some() || board.encounter.settled {
        return Vec::new();
    }
    let mut gains = Text::none();
    for seat in std::iter::once(board.attacker).chain(board.allies(Side::Attack)) {
        let lands =
            board.fleet(seat).mothership > 0 && board.ships(seat, target) == 0 && target.owner() != seat;
        let now = board.foreign_colonies(seat);
        let then = now + u8::from(lands);
        gains = gains.and(" ").and(Span::Crest(seat)).and(Span::Live(word!(" {now} → {then}")));
    }
    let held: u8 = board.allies(Side::Defense).map(|seat| board.allied_ships(seat, Side::Defense)).sum();
    let mut nodes = vec![
        Node::Text(
            stage
                .say("stake-attack", &[("gains", gains.into()), ("ships", stage.sunk(Side::Defense).into())]),
        ),
        Node::Text(stage.say("stake-defense", &[("ships", stage.sunk(Side::Attack).into())])),
    ];
    if held > 0 {
        nodes.push(Node::Text(stage.say("stake-reward", &[("cards", held.into())])));
    }
    nodes
}
