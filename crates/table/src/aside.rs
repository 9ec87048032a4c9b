//! What happens at a table beside the moves, as everybody reads it in the log.

use crate::LOCALES;
use crate::record::{Deed, How};
use orrery_core::Seat;
use orrery_scene::{Lang, Line, LineKind, Say, Words};
use std::sync::LazyLock;

/// Read once: a message file is parsed when it is opened.
static WORDS: LazyLock<[Words; 2]> =
    LazyLock::new(|| [Lang::En, Lang::Es].map(|lang| Words::new(lang, &LOCALES)));

impl Deed {
    /// The line for a deed beside the moves. Moves are told by their game, what is undone is struck through, and orders
    /// are nobody else's business; that a move was not its player's own is told above it.
    #[must_use]
    pub fn aside(&self, lang: Lang) -> Option<Line> {
        let (id, days) = match self {
            Deed::Setup { .. }
            | Deed::Answer(_)
            | Deed::Undo { .. }
            | Deed::Order { .. }
            | Deed::Ended { how: How::Finished, .. } => return None,
            Deed::Ended { how: How::Conceded, .. } => ("aside-conceded", 0),
            Deed::TimeOut(_) => ("aside-time-out", 0),
            Deed::BotTakesSeat { for_turn: true, .. } => ("aside-bot-for-turn", 0),
            Deed::BotTakesSeat { .. } => ("aside-bot", 0),
            Deed::OtherLevel { .. } => ("aside-other-level", 0),
            Deed::PersonTakesSeat { .. } => ("aside-back", 0),
            Deed::Resign { .. } => ("aside-resigned", 0),
            Deed::Flag { .. } => ("aside-flag", 0),
            Deed::Pause { wants: true, .. } => ("aside-pause", 0),
            Deed::Pause { .. } => ("aside-no-pause", 0),
            Deed::Holiday { days, .. } => ("aside-holiday", *days),
            Deed::Outage { .. } => ("aside-outage", 0),
        };
        let words = WORDS.iter().find(|words| words.lang() == lang)?;
        let mut args = vec![("days", (days as usize).into())];
        args.extend(self.seat().or_else(|| self.winner()).map(|seat| ("seat", seat.into())));
        if let Deed::Flag { by, .. } | Deed::OtherLevel { by, .. } = self {
            args.push(("by", (*by).into()));
        }
        if let Deed::OtherLevel { bot, .. } = self {
            args.extend(level(bot));
        }
        Some(Line { kind: LineKind::Deed, text: words.text(id, &args), things: Vec::new() })
    }

    /// To whom the game was conceded: nobody shares that place.
    fn winner(&self) -> Option<Seat> {
        let Deed::Ended { how: How::Conceded, outcome } = self else { return None };
        outcome.places.iter().position(|&place| place == 1).map(|at| Seat(at as u8))
    }

    /// Whose deed it is, if it is anybody's.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Deed::Answer(answered) | Deed::TimeOut(answered) => Some(answered.seat),
            Deed::Undo { seat, .. }
            | Deed::BotTakesSeat { seat, .. }
            | Deed::OtherLevel { seat, .. }
            | Deed::PersonTakesSeat { seat, .. }
            | Deed::Resign { seat, .. }
            | Deed::Flag { seat, .. }
            | Deed::Pause { seat, .. }
            | Deed::Holiday { seat, .. }
            | Deed::Order { seat, .. } => Some(*seat),
            Deed::Setup { .. } | Deed::Outage { .. } | Deed::Ended { .. } => None,
        }
    }
}

/// What goes into the sentence about a bot's level: its kind, which has words, and the name that a bot without them keeps.
fn level(bot: &str) -> [(&'static str, Say); 3] {
    let (kind, level) = bot.split_once(':').unwrap_or((bot, ""));
    [("bot", kind.into()), ("level", level.into()), ("name", bot.into())]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Standing;

    #[test]
    fn whoever_reads_the_log_learns_what_happened_beside_the_moves() {
        let (seat, by) = (Seat(0), Seat(1));
        let deeds = [
            Deed::BotTakesSeat { seat, bot: "greedy".into(), for_turn: true },
            Deed::BotTakesSeat { seat, bot: "greedy".into(), for_turn: false },
            Deed::OtherLevel { seat, by, bot: "level:5".into() },
            Deed::OtherLevel { seat, by, bot: "greedy".into() },
            Deed::OtherLevel { seat, by, bot: "random".into() },
            Deed::OtherLevel { seat, by, bot: "mcts:500".into() },
            Deed::PersonTakesSeat { seat, name: "Vega".into() },
            Deed::Resign { seat, bot: "greedy".into() },
            Deed::Flag { seat, by },
            Deed::Pause { seat, wants: true },
            Deed::Pause { seat, wants: false },
            Deed::Holiday { seat, days: 3 },
            Deed::Outage { from: 1, until: 2 },
            Deed::Ended { how: How::Conceded, outcome: Standing { places: vec![1, 2], points: vec![] } },
        ];
        let mut told = std::collections::BTreeSet::new();
        for lang in [Lang::En, Lang::Es] {
            for deed in &deeds {
                let line = deed.aside(lang).expect("it is told");
                let text = line.text.spoken(&|seat| ["Vega", "Rigel"][seat.index()].to_owned());
                let named = !matches!(deed, Deed::Outage { .. });
                assert_eq!(text.contains("Vega"), named, "{text}");
                assert!(told.insert(text), "each is told in words of its own, in each language");
            }
        }
        assert!(told.iter().any(|text| text.contains("Rigel")), "who claimed the time is named");
        assert_eq!(Deed::Setup { luck: Vec::new() }.aside(Lang::En), None);
    }
}
