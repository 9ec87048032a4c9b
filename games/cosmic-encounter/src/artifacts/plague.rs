//! Plague: a rival loses three ships and up to three cards of their choice (COS-9.5).

use super::{Artifact, Choices, Effect};
use crate::Action;
use crate::agenda::Step;
use crate::board::Board;
use crate::cards::{Card, Cards};
use crate::losses;
use crate::state::State;
use crate::table::Table;
use orrery_core::{Seat, Seats};

pub struct Plague;

/// Whoever has ships on colonies or cards can be hit (COS-8.9); the planet under attack may be among the colonies.
fn victims(board: &Board, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    seat.others(board.seats())
        .filter(|&victim| board.fleet(victim).on_colonies() > 0 || board.held[victim.index()] > 0)
}

impl Effect for Plague {
    fn useful(&self, board: &Board, seat: Seat) -> bool {
        victims(board, seat).next().is_some()
    }

    fn names(&self, board: &Board, seat: Seat) -> Choices {
        victims(board, seat).map(Action::Name).collect()
    }

    /// Ships first, then the cards, the Plague itself last.
    fn carry_out(&self, table: &mut Table, _seat: Seat, named: Action) {
        let Action::Name(victim) = named else { unreachable!("a Plague names its victim") };
        table.then([Step::Suffer { seat: victim, artifact: Artifact::Plague }]);
        losses::doom(table, Seats::one(victim), table.game.numbers.plague_ships, false);
    }

    /// One attack, one negotiate and one artifact; whatever is lacking is skipped.
    fn choices(&self, state: &State, victim: Seat) -> Choices {
        let hand = state.hand(victim);
        let attacks = or_none(hand.attacks().faces());
        let each = |attack| or_none(hand.artifacts().faces()).map(move |artifact| (attack, artifact));
        let give_up = |(attack, artifact): (Option<Card>, Option<Card>)| {
            let artifact = artifact.and_then(|card| match card {
                Card::Artifact(artifact) => Some(artifact),
                Card::Attack(_) | Card::Negotiate => None,
            });
            Action::GiveUp { attack, artifact }
        };
        attacks.flat_map(each).map(give_up).take(Choices::new().capacity()).collect()
    }

    fn suffered(&self, table: &mut Table, victim: Seat, action: Action) {
        let Action::GiveUp { attack, artifact } = action else {
            unreachable!("the check saw cards given up")
        };
        let negotiate = Some(Card::Negotiate).filter(|&card| table.state.hand(victim).holds(card));
        let cards: Cards = [attack, negotiate, artifact.map(Card::Artifact)].into_iter().flatten().collect();
        table.discard_from_hand(victim, cards);
    }
}

/// Each of these, or nothing once.
fn or_none(cards: impl Iterator<Item = Card>) -> impl Iterator<Item = Option<Card>> {
    let mut cards = cards.peekable();
    let none = cards.peek().is_none().then_some(None);
    none.into_iter().chain(cards.map(Some))
}
