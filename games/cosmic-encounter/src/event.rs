//! What happened, what each viewer is told of it, and who learnt from it.

use crate::action::Action;
use crate::artifacts::Artifact;
use crate::board::{Place, Planet, Side};
use crate::cards::{Card, Cards};
use crate::deal::Proposal;
use crate::windows::{Moment, Use};
use orrery_core::{PerSeat, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// An event in full; as a notice, with faces that the viewer does not see left out (COS-15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    TurnBegan {
        seat: Seat,
    },
    EncounterBegan {
        number: u8,
    },
    Window {
        moment: Moment,
    },
    WindowClosed {
        moment: Moment,
    },
    /// What these gave in secret lies open: a power whose owner has to name something, ships chosen for loss (COS-16.2) or
    /// put back at the same time (COS-16.3).
    Uncovered {
        seats: Seats,
    },
    /// An artifact is played from hand, and its player has to name somebody before it is carried out.
    Aims {
        seat: Seat,
        artifact: Artifact,
    },
    /// Whether a player holds an encounter card: it is seen when one must be had.
    Checked {
        seat: Seat,
        holds: bool,
    },
    Drew {
        seat: Seat,
        card: Option<Card>,
    },
    /// The discard pile became the deck.
    Reshuffled,
    /// A new hand without encounter cards was shown.
    Shown {
        seat: Seat,
        cards: Cards,
    },
    Kept {
        seat: Seat,
        cards: Cards,
    },
    Discarded {
        by: Seat,
        cards: Cards,
    },
    Disc {
        color: Seat,
    },
    DiscsShuffled,
    Chose {
        seat: Seat,
        action: Action,
    },
    Moved {
        seat: Seat,
        from: Place,
        to: Place,
        ships: u8,
    },
    PowerLost {
        seat: Seat,
    },
    PowerBack {
        seat: Seat,
    },
    Pointed {
        planet: Planet,
        defender: Seat,
    },
    Defends {
        seat: Seat,
    },
    Invited {
        by: Seat,
        seats: Seats,
    },
    Declined {
        seat: Seat,
    },
    Joined {
        seat: Seat,
        side: Side,
    },
    CardLaid {
        seat: Seat,
    },
    Revealed {
        side: Side,
        card: Option<Card>,
    },
    Declared {
        call: Use,
    },
    InForce {
        call: Use,
    },
    Foiled {
        call: Use,
    },
    Played {
        seat: Seat,
        artifact: Artifact,
        named: Action,
    },
    Swapped,
    HandsSwapped {
        one: Seat,
        other: Seat,
    },
    /// Somebody looked at a hand.
    Looked {
        by: Seat,
        at: Seat,
        cards: Option<Cards>,
    },
    /// A card went from hand to hand, seen by the two only.
    Passed {
        from: Seat,
        to: Seat,
        card: Option<Card>,
    },
    /// A card went from hand to hand in the open.
    Handed {
        from: Seat,
        to: Seat,
        card: Card,
    },
    SetAside {
        seat: Seat,
        card: Option<Card>,
    },
    SetAsideOpen {
        seat: Seat,
        card: Card,
    },
    /// A face-up card went into a hand.
    Taken {
        seat: Seat,
        card: Card,
    },
    Returned {
        seat: Seat,
        cards: u8,
    },
    BlindedOut {
        seat: Seat,
    },
    Soothed,
    Totals {
        attack: i32,
        defense: i32,
    },
    Won {
        side: Side,
    },
    Talks,
    Proposed {
        seat: Seat,
        proposal: Proposal,
    },
    Withdrew {
        seat: Seat,
    },
    Accepted {
        seat: Seat,
        proposal: Proposal,
    },
    NoDeal {
        by: Option<Seat>,
    },
    Gassed,
    Compensated {
        seat: Seat,
        cards: u8,
    },
    Rewarded {
        seat: Seat,
        cards: u8,
        ships: u8,
    },
    Aborted,
    TurnEnds {
        seat: Seat,
    },
    GameWon {
        winners: Seats,
    },
    Scored {
        scores: PerSeat<u8>,
    },
}

impl Event {
    pub(crate) fn told_to(&self, viewer: Viewer) -> Option<Event> {
        let own = |seat: Seat| viewer.is(seat);
        Some(match *self {
            Event::Drew { seat, card } => Event::Drew { seat, card: card.filter(|_| own(seat)) },
            Event::SetAside { seat, card } => Event::SetAside { seat, card: card.filter(|_| own(seat)) },
            Event::Looked { by, at, cards } => {
                Event::Looked { by, at, cards: cards.filter(|_| own(by) || own(at)) }
            }
            Event::Passed { from, to, card } => {
                Event::Passed { from, to, card: card.filter(|_| own(from) || own(to)) }
            }
            _ => self.clone(),
        })
    }

    /// Who learnt what they could not have worked out.
    pub(crate) fn learnt(&self) -> Seats {
        match *self {
            Event::Drew { seat, .. } | Event::SetAside { seat, .. } => Seats::one(seat),
            Event::Looked { by, .. } => Seats::one(by),
            Event::Passed { from, to, .. } => Seats::one(from).with(to),
            Event::HandsSwapped { one, other } => Seats::one(one).with(other),
            Event::Uncovered { .. }
            | Event::Aims { .. }
            | Event::Checked { .. }
            | Event::Shown { .. }
            | Event::Kept { .. }
            | Event::Discarded { .. }
            | Event::Disc { .. }
            | Event::Reshuffled
            | Event::DiscsShuffled
            | Event::Revealed { .. }
            | Event::Played { .. }
            | Event::WindowClosed { .. }
            | Event::Declared { .. }
            | Event::InForce { .. }
            | Event::Foiled { .. }
            | Event::Handed { .. }
            | Event::SetAsideOpen { .. }
            | Event::BlindedOut { .. }
            | Event::Proposed { .. }
            | Event::Accepted { .. } => Seats::ALL,
            Event::TurnBegan { .. }
            | Event::EncounterBegan { .. }
            | Event::Window { .. }
            | Event::Chose { .. }
            | Event::Moved { .. }
            | Event::PowerLost { .. }
            | Event::PowerBack { .. }
            | Event::Pointed { .. }
            | Event::Defends { .. }
            | Event::Invited { .. }
            | Event::Declined { .. }
            | Event::Joined { .. }
            | Event::CardLaid { .. }
            | Event::Swapped
            | Event::Taken { .. }
            | Event::Returned { .. }
            | Event::Soothed
            | Event::Totals { .. }
            | Event::Won { .. }
            | Event::Talks
            | Event::Withdrew { .. }
            | Event::NoDeal { .. }
            | Event::Gassed
            | Event::Compensated { .. }
            | Event::Rewarded { .. }
            | Event::Aborted
            | Event::TurnEnds { .. }
            | Event::GameWon { .. }
            | Event::Scored { .. } => Seats::NONE,
        }
    }
}
