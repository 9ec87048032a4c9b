//! What things are called, how they are drawn in a line, and the ids of all that can be pointed at.

use super::Stage;
use super::effects;
use crate::action::{End, Modifier, Which};
use crate::components::{Place, Pulsar};
use crate::ids::{
    Field, Gate, GoalId, HeadquartersId, NodeId, PulsarId, Side, Size, TechnologyId, Token, TrackName,
    TransmitterId,
};
use orrery_scene::{Id, Lang, Span, Teller, Text, Tone, Word, word};

pub type Tell<'a> = Teller<'a, Pulsar>;

/// The letters of the crests, which ships show too.
const LETTERS: [&str; 5] = ["L", "H", "J", "V", "T"];
pub const TRANSMITTER_LETTERS: [&str; 3] = ["A", "B", "C"];

/// How a part of the box is named in a sentence. Locations are numbered alike on both sides of the cluster.
pub fn part(family: &str, number: u16, teller: Tell<'_>) -> Text {
    let at = usize::from(number);
    let fields = Field::ALL.len();
    match family {
        "technology" if at < teller.game.technologies.len() => {
            Text::plain(technology_name(TechnologyId(number as u8), teller))
        }
        "goal" if at < teller.game.goals.len() => Text::plain(goal_text(GoalId(number as u8), teller)),
        "gyrodyne" if at < Size::ALL.len() => Text::plain(size_name(Size::ALL[at], teller)),
        "project" if at / fields < teller.game.headquarters.len() => {
            project_name(HeadquartersId((at / fields) as u8), Field::ALL[at % fields], teller)
        }
        _ => Text::plain(family),
    }
}

/// Of the two languages in which the box is written.
pub fn word<'a>(of: &'a [String; 2], teller: Tell<'_>) -> &'a str {
    match teller.lang() {
        Lang::En => &of[0],
        Lang::Es => &of[1],
    }
}

pub fn technology_name(technology: TechnologyId, teller: Tell<'_>) -> Word {
    word(&teller.game.technology(technology).name, teller).into()
}

pub fn goal_text(goal: GoalId, teller: Tell<'_>) -> Word {
    let row = &teller.game.goals[goal.index()];
    match teller.lang() {
        Lang::En => (&row.text).into(),
        Lang::Es => (&row.text_es).into(),
    }
}

pub fn exploration_text(tile: crate::ids::ExplorationId, teller: Tell<'_>) -> Word {
    let row = &teller.game.exploration[tile.index()];
    match teller.lang() {
        Lang::En => (&row.text).into(),
        Lang::Es => (&row.text_es).into(),
    }
}

pub fn size_name(size: Size, teller: Tell<'_>) -> Word {
    teller.word(match size {
        Size::Small => "size-small",
        Size::Medium => "size-medium",
        Size::Large => "size-large",
    })
}

pub fn gate_name(gate: Gate, teller: Tell<'_>) -> Word {
    teller.word(match gate {
        Gate::Green => "gate-green",
        Gate::Orange => "gate-orange",
        Gate::Magenta => "gate-magenta",
    })
}

pub fn track_name(track: TrackName, teller: Tell<'_>) -> Word {
    teller.word(match track {
        TrackName::Initiative => "track-initiative",
        TrackName::Engineering => "track-engineering",
    })
}

/// A project has no name; its price and what it gives say which one is meant.
pub fn project_name(side: HeadquartersId, field: Field, teller: Tell<'_>) -> Text {
    let project = teller.game.project(side, field);
    let gives = effects::glyphs(&project.effects, teller);
    teller.say(
        "project-named",
        &[("cost", die(project.cost, Tone::White, teller).into()), ("gives", gives.into())],
    )
}

/// How a location is named in a sentence.
pub fn node_name(side: Side, node: NodeId, teller: Tell<'_>) -> Word {
    let cluster = teller.game.cluster(side);
    let nth = |place: Place| {
        let before = &cluster.nodes[..node.index()];
        before.iter().filter(|other| other.place == place).count() + 1
    };
    let place = cluster.place(node);
    let say = |id: &str, number: usize| teller.words.word(id, &[("number", number.into())]);
    match place {
        Place::Portal => say("place-portal", nth(place)),
        Place::System(system) => say("place-system", system.index() + 1),
        Place::Pulsar(pulsar) => say("place-pulsar", pulsar.index() + 1),
        Place::Isolated(pulsar) => say("place-isolated", pulsar.index() + 1),
        Place::Gate(gate) => teller
            .words
            .word("place-gate", &[("color", gate_name(gate, teller).into()), ("number", nth(place).into())]),
    }
}

/// "to system 3", with whatever article the language wants.
pub fn towards(side: Side, node: NodeId, teller: Tell<'_>) -> Word {
    let id = match teller.game.cluster(side).place(node) {
        Place::Gate(_) => "to-gate",
        Place::Portal | Place::System(_) | Place::Pulsar(_) | Place::Isolated(_) => "to-place",
    };
    teller.words.word(id, &[("place", node_name(side, node, teller).into())])
}

pub fn letter(seat: orrery_core::Seat) -> &'static str {
    LETTERS[seat.index() % LETTERS.len()]
}

/// A die showing a value; one that no die shows is written.
pub fn die(value: u8, tone: Tone, teller: Tell<'_>) -> Span {
    let name = teller.words.word("die-named", &[("value", value.into())]);
    match value {
        1..=6 => Span::Die { face: value, tone, name },
        _ => Span::Strong(value.into()),
    }
}

pub fn cube(teller: Tell<'_>) -> Span {
    Span::piece("u-cube", Tone::Purple, teller.word("cube"))
}

pub fn token(token: Token, teller: Tell<'_>) -> Span {
    match token {
        Token::PlusMinusOne => Span::icon("u-one", teller.word("modifier-one")),
        Token::PlusTwo => Span::icon("u-two", teller.word("modifier-two")),
    }
}

pub fn gyrodyne(size: Size, teller: Tell<'_>) -> Span {
    Span::piece(gyrodyne_symbol(size, true), Tone::White, gyrodyne_name(size, teller))
}

pub fn gyrodyne_name(size: Size, teller: Tell<'_>) -> Word {
    teller.words.word("gyrodyne-of-size", &[("size", size_name(size, teller).into())])
}

pub fn gyrodyne_symbol(size: Size, spinning: bool) -> &'static str {
    match (size, spinning) {
        (Size::Small, true) => "u-small",
        (Size::Medium, true) => "u-medium",
        (Size::Large, true) => "u-large",
        (Size::Small, false) => "u-small-built",
        (Size::Medium, false) => "u-medium-built",
        (Size::Large, false) => "u-large-built",
    }
}

pub fn gate_symbol(gate: Gate) -> &'static str {
    match gate {
        Gate::Green => "u-green",
        Gate::Orange => "u-orange",
        Gate::Magenta => "u-magenta",
    }
}

pub fn gate(gate: Gate, teller: Tell<'_>) -> Span {
    Span::piece(gate_symbol(gate), Tone::White, gate_name(gate, teller))
}

pub fn track_symbol(track: TrackName) -> &'static str {
    match track {
        TrackName::Initiative => "u-order",
        TrackName::Engineering => "u-engine",
    }
}

pub fn modifier_word(modifier: Modifier) -> &'static str {
    match modifier {
        Modifier::MinusOne => "−1",
        Modifier::PlusOne => "+1",
        Modifier::PlusTwo => "+2",
    }
}

impl Stage<'_> {
    pub fn node_name(&self, node: NodeId) -> Word {
        node_name(self.table().side, node, self.teller)
    }

    pub fn towards(&self, node: NodeId) -> Word {
        towards(self.table().side, node, self.teller)
    }

    pub fn pulsar_node(&self, pulsar: PulsarId) -> NodeId {
        self.table().cluster(self.game).pulsars[pulsar.index()]
    }

    pub fn die(&self, value: u8) -> Span {
        die(value, Tone::White, self.teller)
    }

    pub fn red_die(&self, value: u8) -> Span {
        die(value, Tone::Red, self.teller)
    }
}

/// Small names in ids.
pub fn size_key(size: Size) -> &'static str {
    match size {
        Size::Small => "small",
        Size::Medium => "medium",
        Size::Large => "large",
    }
}

pub fn gate_key(gate: Gate) -> &'static str {
    match gate {
        Gate::Green => "green",
        Gate::Orange => "orange",
        Gate::Magenta => "magenta",
    }
}

pub fn track_key(track: TrackName) -> &'static str {
    match track {
        TrackName::Initiative => "initiative",
        TrackName::Engineering => "engineering",
    }
}

pub fn which_key(which: Which) -> &'static str {
    match which {
        Which::Ahead => "ahead",
        Which::Behind => "behind",
    }
}

pub fn node_id(node: NodeId) -> Id {
    Id::of("node", node.0)
}

pub fn technology_id(technology: TechnologyId) -> Id {
    Id::of("technology", technology.0)
}

pub fn transmitter_id(tile: TransmitterId) -> Id {
    Id::of("transmitter", tile.0)
}

/// One of the costs printed on a transmitter.
pub fn cost_id(tile: TransmitterId, at: usize) -> Id {
    Id::of("cost", word!("{}-{at}", tile.0))
}

pub fn project_id(field: Field) -> Id {
    Id::of("project", field as u8)
}

pub fn goal_id(goal: GoalId) -> Id {
    Id::of("goal", goal.0)
}

pub fn supply_id(size: Size) -> Id {
    Id::of("gyrodyne", size_key(size))
}

pub fn waiting_id(size: Size) -> Id {
    Id::of("waiting", size_key(size))
}

pub fn own_die_id(at: usize) -> Id {
    Id::of("die", at)
}

pub fn red_die_id() -> Id {
    Id::of("die", "red")
}

pub fn offered_die_id(value: u8) -> Id {
    Id::of("die", word!("offered-{value}"))
}

pub fn copied_die_id(value: u8) -> Id {
    Id::of("die", word!("copied-{value}"))
}

pub fn modifier_id(modifier: Modifier) -> Id {
    let key = match modifier {
        Modifier::MinusOne => "minus-one",
        Modifier::PlusOne => "plus-one",
        Modifier::PlusTwo => "plus-two",
    };
    Id::of("modifier", key)
}

pub fn buy_id(token: Token) -> Id {
    let key = match token {
        Token::PlusMinusOne => "one",
        Token::PlusTwo => "two",
    };
    Id::of("buy", key)
}

pub fn box_id(value: u8) -> Id {
    Id::of("box", value)
}

pub fn space_id(track: TrackName, space: u8) -> Id {
    Id::of(track_key(track), space)
}

pub fn counter_id(track: TrackName, seat: orrery_core::Seat, which: Which) -> Id {
    Id::of("counter", word!("{}-{}-{}", track_key(track), seat.0, which_key(which)))
}

/// One of the answers that are listed in words.
pub fn option_id(key: impl Into<Word>) -> Id {
    Id::of("option", key)
}

pub fn end_key(end: End) -> &'static str {
    match end {
        End::Left => "left",
        End::Right => "right",
    }
}
