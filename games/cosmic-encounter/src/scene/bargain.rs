//! The builder of deals: what stands proposed, what I give and ask so far, and every term to add.

use super::Stage;
use super::encounter::side_by_side;
use super::names::{
    ask_id, card_name, card_symbol, card_tone, found_id, give_id, planet_name, proposal_id, seats_text,
};
use crate::action::Action;
use crate::agenda::Step;
use crate::board::{Side, Spot};
use crate::components::CosmicEncounter;
use crate::deal::{Founders, Proposal, Term, Terms};
use orrery_core::{Seat, Seats};
use orrery_scene::{Card, Chip, Id, Node, Panel, Share, Span, Teller, Text, Tone, Word, word};

/// Shown as long as a deal is talked over or carried out.
pub fn panel(stage: &Stage<'_>) -> Option<Panel> {
    let board = stage.board();
    let talking = matches!(stage.step(), Step::Talks);
    let struck = board.talks.struck.is_some();
    if !talking && !struck {
        return None;
    }
    let maker = stage.me().filter(|_| is_mine(stage));
    let mut content = vec![proposals(stage, maker)];
    content.extend(maker.into_iter().flat_map(|me| terms(stage, me)));
    Some(Panel {
        id: Id::from("deal"),
        title: title(stage),
        icon: Some("c-deal".into()),
        note: maker.map_or_else(Text::none, |me| {
            let made = board.talks.made[board.side_of(me) as usize];
            stage.say(
                "proposals-made",
                &[("made", made.into()), ("most", board.options.deal_max_proposals.into())],
            )
        }),
        span: if maker.is_some() { 12 } else { 5 },
        under: false,
        framed: true,
        focus: maker.is_some(),
        content,
    })
}

/// Whether the viewer is one of those who talk.
pub fn is_mine(stage: &Stage<'_>) -> bool {
    stage.asked && stage.step() == Step::Talks && stage.me().is_some_and(|me| stage.board().is_main(me))
}

fn title(stage: &Stage<'_>) -> Text {
    let mains: Seats = stage.board().mains().collect();
    stage.say("deal-between", &[("seats", seats_text(mains).into())])
}

/// What each side has proposed, for all to read; then what the viewer is putting together, for no other eyes.
fn proposals(stage: &Stage<'_>, maker: Option<Seat>) -> Node {
    let board = stage.board();
    let standing = Side::BOTH.into_iter().filter_map(|side| {
        let proposal = board.talks.standing[side as usize].as_ref()?;
        Some(Node::Card(proposal_card(stage, side, proposal)))
    });
    let mut cards: Vec<Node> = standing.collect();
    if cards.is_empty() {
        cards.push(Node::Gap { id: None, text: stage.say("no-proposal", &[]) });
    }
    cards.extend(maker.map(|me| Node::Card(draft_card(stage, me))));
    side_by_side(cards)
}

fn draft_card(stage: &Stage<'_>, me: Seat) -> Card {
    let bargain = &stage.view.bargain;
    let empty = bargain.gives.is_empty() && bargain.asks.is_empty();
    let gives = terms_text(&bargain.gives, stage.teller);
    let asks = terms_text(&bargain.asks, stage.teller).and(founders_text(&bargain.founders, stage.teller));
    let title = stage.word("your-draft");
    Card {
        tone: Tone::Seat(me),
        band: Text::plain(title.clone()),
        text: match empty {
            true => stage.say("nothing-yet", &[]),
            false => stage.say("gives-and-asks", &[("gives", gives.into()), ("asks", asks.into())]),
        },
        live: stage.say("draft-secret", &[]),
        ..Card::new(Id::from("draft"), title)
    }
}

fn proposal_card(stage: &Stage<'_>, side: Side, proposal: &Proposal) -> Card {
    let maker = stage.board().main(side).unwrap_or(stage.board().attacker);
    let gives = terms_text(&proposal.gives, stage.teller);
    let asks = terms_text(&proposal.asks, stage.teller).and(founders_text(&proposal.founders, stage.teller));
    let mine = stage.me() == Some(maker);
    Card {
        tone: Tone::Seat(maker),
        band: stage.say("proposal-of", &[("seat", maker.into())]),
        text: stage.say("gives-and-asks", &[("gives", gives.into()), ("asks", asks.into())]),
        live: if mine { stage.say("proposal-stands", &[]) } else { change(stage, maker, proposal) },
        ..Card::new(proposal_id(side), stage.word("proposal"))
    }
}

/// Foreign colonies before and after, for both.
fn change(stage: &Stage<'_>, maker: Seat, proposal: &Proposal) -> Text {
    let board = stage.board();
    let Some(other) = board.opponent(maker) else { return Text::none() };
    // Of the one who would accept, only that viewer knows the ships.
    let mine = Some(other).filter(|&other| stage.me() == Some(other)).map(|_| stage.view.bargain.founders);
    let after = |seat: Seat, terms: &Terms, founders: Founders| {
        let from = if terms.colony.is_some() { founders.from } else { Founders::default().from };
        word!(" {} → {} ", board.foreign_colonies(seat), stage.foreign_after(seat, &from, terms.colony))
    };
    Text::from([
        Span::Crest(maker),
        Span::Live(after(maker, &proposal.asks, proposal.founders)),
        Span::Crest(other),
        Span::Live(after(other, &proposal.gives, mine.unwrap_or_default())),
    ])
}

/// Every term that could be added.
fn terms(stage: &Stage<'_>, me: Seat) -> Vec<Node> {
    let Some(other) = stage.board().opponent(me) else { return Vec::new() };
    let give = side(
        stage,
        stage.say("you-give", &[]),
        stage.offered().filter_map(|action| match action {
            Action::Give(term) => Some((term, give_id(term))),
            _ => None,
        }),
    );
    let ask = side(
        stage,
        stage.say("they-give", &[("seat", other.into())]),
        stage.offered().filter_map(|action| match action {
            Action::Ask(term) => Some((term, ask_id(term))),
            _ => None,
        }),
    );
    let both = [give, ask].map(|side| Share { share: 1, nodes: vec![side] });
    let mut nodes = vec![Node::Rule, Node::Row(both.into())];
    nodes.extend(founders(stage, me));
    nodes
}

fn side(stage: &Stage<'_>, title: Text, options: impl Iterator<Item = (Term, Id)>) -> Node {
    let mut options: Vec<(Term, Id)> = options.collect();
    options.sort_by_key(|(term, _)| order(*term));
    let chips = options.into_iter().map(|(term, id)| chip(stage, term, id)).collect();
    Node::Section { title, note: Text::none(), nodes: vec![Node::Chips(chips)] }
}

/// Colonies first, then cards that are not named, then named ones.
fn order(term: Term) -> (u8, u8) {
    match term {
        Term::Colony(planet) => (0, planet.0),
        Term::Choice => (1, 0),
        Term::Random => (1, 1),
        Term::Lowest => (1, 2),
        Term::Highest => (1, 3),
        Term::Release(seat) => (2, seat.0),
        Term::Named(crate::Card::Attack(value)) => (3, value),
        Term::Named(crate::Card::Negotiate) => (4, 0),
        Term::Named(crate::Card::Artifact(artifact)) => (5, artifact as u8),
    }
}

fn chip(stage: &Stage<'_>, term: Term, id: Id) -> Chip {
    let (tone, icon) = match term {
        Term::Named(card) => (card_tone(card), card_symbol(card)),
        Term::Colony(planet) => (Tone::Seat(planet.owner()), "c-planet".into()),
        Term::Release(seat) => (Tone::Seat(seat), "c-warp".into()),
        Term::Lowest | Term::Highest | Term::Choice | Term::Random => (Tone::Plain, "i-deck".into()),
    };
    let label = term_text(term, 1, stage.teller);
    Chip {
        id: Some(id),
        name: label.spoken(&|seat| (seat.0 + 1).to_string()).into(),
        tone,
        text: Text::from(Span::icon(icon, Word::NONE)).and(short(stage, term)),
    }
}

/// What stands on a chip: its sign says the rest.
fn short(stage: &Stage<'_>, term: Term) -> Text {
    match term {
        Term::Named(crate::Card::Attack(value)) => Text::from(Span::Strong(value.into())),
        Term::Named(card) => Text::plain(card_name(card, stage.teller)),
        Term::Colony(planet) => Text::plain(stage.planet(planet)),
        Term::Release(seat) => Text::from(Span::Crest(seat)),
        Term::Lowest => stage.say("chip-lowest", &[]),
        Term::Highest => stage.say("chip-highest", &[]),
        Term::Choice => stage.say("chip-choice", &[]),
        Term::Random => stage.say("chip-random", &[]),
    }
}

/// The ships that would found the colony on offer.
fn founders(stage: &Stage<'_>, me: Seat) -> Option<Node> {
    let wanted = stage.view.bargain.asks.colony.is_some() || offered_colony(stage, me);
    let spots: Vec<Spot> = stage
        .offered()
        .filter_map(|action| match action {
            Action::Found(spot) => Some(spot),
            _ => None,
        })
        .collect();
    if spots.is_empty() {
        return None;
    }
    let chosen = &stage.view.bargain.founders;
    let chip = |spot: Spot| {
        let (name, taken) = (stage.spot(spot), chosen.taken_from(spot));
        let have = stage.board().fleet(me).at(spot.into());
        let count = if taken > 0 { word!("{have} → {}", have - taken) } else { have.into() };
        Chip {
            id: Some(found_id(spot)),
            name: name.clone(),
            tone: if wanted { Tone::Seat(me) } else { Tone::Dim },
            text: Text::from([Span::Crest(me), Span::text(word!("{name} ")), Span::Strong(count)]),
        }
    };
    Some(Node::Section {
        title: stage.say("founders-title", &[]),
        note: stage.say(
            "founders-note",
            &[("ships", chosen.ships().into()), ("most", stage.game.numbers.launch_max.into())],
        ),
        nodes: vec![Node::Chips(spots.into_iter().map(chip).collect())],
    })
}

fn offered_colony(stage: &Stage<'_>, me: Seat) -> bool {
    let board = stage.board();
    let theirs = board.talks.standing[board.side_of(me).other() as usize].as_ref();
    theirs.is_some_and(|proposal| proposal.gives.colony.is_some())
}

/// One term in words.
pub fn term_text(term: Term, times: u8, teller: Teller<'_, CosmicEncounter>) -> Text {
    match term {
        Term::Named(card) if times == 1 => Text::plain(card_name(card, teller)),
        Term::Named(card) => Text::plain(word!("{} ×{times}", card_name(card, teller))),
        Term::Lowest => teller.say("term-lowest", &[("count", times.into())]),
        Term::Highest => teller.say("term-highest", &[("count", times.into())]),
        Term::Choice => teller.say("term-choice", &[("count", times.into())]),
        Term::Random => teller.say("term-random", &[("count", times.into())]),
        Term::Colony(planet) => teller.say("term-colony", &[("planet", planet_name(planet, teller).into())]),
        Term::Release(seat) => teller.say("term-release", &[("seat", seat.into()), ("count", times.into())]),
    }
}

/// All terms of a side in words.
pub fn terms_text(terms: &Terms, teller: Teller<'_, CosmicEncounter>) -> Text {
    let mut all: Vec<(Term, u8)> = terms.colony.map(|planet| (Term::Colony(planet), 1)).into_iter().collect();
    all.extend(terms.named.faces().map(|card| (Term::Named(card), terms.named.count(card))));
    all.extend([
        (Term::Lowest, terms.lowest),
        (Term::Highest, terms.highest),
        (Term::Choice, terms.choice),
        (Term::Random, terms.random),
    ]);
    all.extend((0u8..).map(Seat).zip(terms.release).map(|(seat, ships)| (Term::Release(seat), ships)));
    let mut text = Text::none();
    for (term, times) in all.into_iter().filter(|(_, times)| *times > 0) {
        if !text.is_empty() {
            text = text.and(", ");
        }
        text = text.and(term_text(term, times, teller));
    }
    if text.is_empty() { teller.say("term-nothing", &[]) } else { text }
}

fn founders_text(founders: &Founders, teller: Teller<'_, CosmicEncounter>) -> Text {
    match founders.ships() {
        0 => Text::none(),
        ships => Text::from(" ").and(teller.say("with-ships", &[("ships", ships.into())])),
    }
}
