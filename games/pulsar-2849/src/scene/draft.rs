//! The draft: what each die would do to each counter, before it is taken.

use super::Stage;
use super::dice_board::rank_worth;
use super::names::{option_id, space_id, track_key, track_name, track_symbol, which_key};
use crate::action::{Action, Counter, Which};
use crate::ids::TrackName;
use orrery_scene::{Card, CardShape, Ghost, Id, Node, Span, Text, Tone, Word, word};

/// Where a counter would come to stand.
pub struct Move {
    pub from: u8,
    pub to: u8,
    /// Nought for the foremost of all counters.
    pub rank: usize,
}

impl Stage<'_> {
    pub fn counter_move(&self, value: u8, counter: Counter) -> Option<Move> {
        let table = self.table();
        let mut track = *table.track(counter.track);
        let at = track.find(self.acting(), counter.which)?;
        let from = track.0[at].space;
        let last = self.game.dice_board.track_spaces;
        let wanted = from as i8 + table.marker.distance(value);
        let to = wanted.clamp(1, last as i8) as u8;
        track.0.remove(at);
        let rank = if wanted > last as i8 {
            track.0.len()
        } else {
            track.0.iter().position(|marked| marked.space >= to).unwrap_or(track.0.len())
        };
        Some(Move { from, to, rank })
    }

    /// "8 → 6, plays 1st".
    pub fn move_told(&self, value: u8, counter: Counter) -> Text {
        let Some(moved) = self.counter_move(value, counter) else { return Text::none() };
        let steps = Text::from(Span::Strong(word!("{} → {}", moved.from, moved.to)));
        let penalty = self.game.dice_board.penalty.iter().find(|row| row.space == moved.to);
        let text = steps.and(Span::text(" · ")).and(rank_worth(self, counter.track, moved.rank));
        match penalty {
            Some(row) => {
                text.and(Span::text(" · ")).and(Span::Live(Word::from(row.vp).replace('-', "−").into()))
            }
            None => text,
        }
    }

    pub fn counter_ghost(&self, value: u8, counter: Counter) -> Vec<Ghost> {
        let moved = self.counter_move(value, counter);
        moved
            .map(|moved| Ghost {
                on: space_id(counter.track, moved.to),
                symbol: "crest".into(),
                tone: Tone::Seat(self.acting()),
            })
            .into_iter()
            .collect()
    }
}

pub fn id(value: u8, counter: Option<Counter>) -> Id {
    match counter {
        None => option_id(word!("die-{value}")),
        Some(Counter { track, which }) => {
            option_id(word!("die-{value}-{}-{}", track_key(track), which_key(which)))
        }
    }
}

/// One section for each value, one line for each counter that may move.
pub fn nodes(stage: &Stage<'_>, legal: &[Action]) -> Vec<Node> {
    let mut sections = Vec::new();
    for value in 1..=6u8 {
        let count = stage.table().dice[usize::from(value) - 1];
        let cards: Vec<Node> = legal
            .iter()
            .filter_map(|action| match action {
                Action::Draft { value: taken, counter } if *taken == value => {
                    Some(Node::Card(card(stage, value, *counter)))
                }
                _ => None,
            })
            .collect();
        if cards.is_empty() {
            continue;
        }
        let distance = stage.table().marker.distance(value);
        let note = match distance {
            0 => stage.teller.say("moves-nothing", &[]),
            left if left < 0 => stage.teller.say("moves-left", &[("count", i32::from(-left).into())]),
            right => stage.teller.say("moves-right", &[("count", i32::from(right).into())]),
        };
        sections.push(Node::Section {
            title: Text::from([stage.die(value), Span::Strong(word!("×{count}"))]),
            note,
            nodes: cards,
        });
    }
    vec![Node::Grid { columns: 2, nodes: sections }]
}

/// Which sign stands for which track.
pub fn legend(stage: &Stage<'_>) -> Text {
    let track = |track: TrackName| {
        let name = track_name(track, stage.teller);
        Text::from(Span::icon(track_symbol(track), Word::NONE)).and(word!(" {name}"))
    };
    track(TrackName::Initiative).and(" · ").and(track(TrackName::Engineering))
}

fn card(stage: &Stage<'_>, value: u8, counter: Option<Counter>) -> Card {
    let card = |name: Word| Card { shape: CardShape::Strip, ..Card::new(id(value, counter), name) };
    match counter {
        None => Card {
            text: stage.teller.say("take-without-moving", &[]),
            ..card(stage.teller.word("take-without-moving"))
        },
        Some(counter) => {
            let name = track_name(counter.track, stage.teller);
            Card {
                band: Span::icon(track_symbol(counter.track), name.clone()).into(),
                text: stage.move_told(value, counter),
                corner: which_of_two(stage, counter),
                tone: match counter.track {
                    TrackName::Initiative => Tone::Brass,
                    TrackName::Engineering => Tone::Purple,
                },
                ..card(name)
            }
        }
    }
}

/// With two counters on a track, which of them moves.
fn which_of_two(stage: &Stage<'_>, counter: Counter) -> Text {
    if stage.table().seats() > 2 || stage.table().track(counter.track).is_pair(stage.acting()) {
        return Text::none();
    }
    stage.teller.say(
        match counter.which {
            Which::Ahead => "counter-ahead",
            Which::Behind => "counter-behind",
        },
        &[],
    )
}
