//! What a player can point at.

use crate::artifacts::Artifact;
use crate::board::{Planet, Side, Spot};
use crate::cards::Card;
use crate::deal::Term;
use orrery_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// One decision, or one piece of it: launches, placements and deals are built piece by piece and confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Nothing now: no effect in a window, no alliance, no ship recovered, no more cards, no (further) artifact.
    Pass,
    /// Call on one's power.
    Use,
    /// Play an artifact.
    Play(Artifact),
    /// One's own colour was turned: turn another disc, or evict a colony from one's system.
    Redraw,
    Evict,
    /// One ship more: from a colony to the Mothership, out of the Warp to that place, to be lost, to be brought in.
    Take(Spot),
    /// Ships put on a colony: one, or all that are left.
    Put {
        planet: Planet,
        ships: u8,
    },
    /// The pieces are complete.
    Confirm,
    /// The planet to be attacked, and whose colony there.
    Point {
        planet: Planet,
        defender: Seat,
    },
    /// The players asked for help, all at once.
    Invite(Seats),
    /// One ship more for an alliance.
    Join {
        side: Side,
        planet: Planet,
    },
    /// The encounter card for this encounter.
    Lay(Card),
    /// What an effect asks its player to name: a player, several, a number, a card.
    Name(Seat),
    NameAll(Seats),
    Number(u8),
    Pick(Card),
    /// A card from the deck.
    Draw,
    /// Cards given up together, one of each kind held; the negotiate has no choice.
    GiveUp {
        attack: Option<Card>,
        artifact: Option<Artifact>,
    },
    /// A defending ally's reward: so many ships, the rest cards.
    Reward {
        ships: u8,
    },
    /// A second encounter.
    Again,
    EndTurn,
    /// Deals: what I give, what I ask, the ships for the colony I would found.
    Give(Term),
    Ask(Term),
    Found(Spot),
    Propose,
    Scrap,
    Withdraw,
    Accept {
        id: u8,
    },
    WalkAway,
}
