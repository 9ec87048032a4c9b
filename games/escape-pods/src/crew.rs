//! Crew: face down where others could see the kind, and who knows better.

use crate::parts::{Control, KINDS, Kind};
use orrery_core::{Chance, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// A crew token that lies where all can see its back: in a pod or a shelter.
///
/// The three tokens of a kind are interchangeable (POD-9.7), so a token is its colour, its kind and who knows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crew<K = Kind> {
    pub owner: Seat,
    pub kind: K,
    /// Who has looked at it since it left the reserve; that they did is public (POD-5.9).
    pub known: Seats,
}

/// A crew token as one viewer sees it.
pub type SeenCrew = Crew<Option<Kind>>;

impl Crew {
    /// Fresh from its owner's reserve.
    pub fn new(owner: Seat, kind: Kind) -> Crew {
        Crew { owner, kind, known: Seats::one(owner) }
    }

    /// POD-9.2, POD-9.3: the kind is for the owner and for those who spied on it.
    pub fn seen_by(self, viewer: Viewer) -> SeenCrew {
        let knows = viewer.seat().is_some_and(|seat| self.known.contains(seat));
        Crew { owner: self.owner, kind: knows.then_some(self.kind), known: self.known }
    }

    /// As everybody sees it once it is turned up (POD-11.1).
    pub fn face_up(self) -> SeenCrew {
        Crew { owner: self.owner, kind: Some(self.kind), known: self.known }
    }
}

/// How many crew of each kind lie together where they cannot be told apart: a reserve, an action of a panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crowd(pub [u8; KINDS]);

impl Crowd {
    pub fn of(self, kind: Kind) -> u8 {
        self.0.get(kind.index()).copied().unwrap_or_default()
    }

    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    pub fn add(&mut self, kind: Kind) {
        self.0[kind.index()] += 1;
    }

    pub fn remove(&mut self, kind: Kind) {
        let left = &mut self.0[kind.index()];
        *left = left.checked_sub(1).expect("the check saw a crew of that kind");
    }

    /// Takes all of them.
    pub fn empty_into(&mut self, others: &mut Crowd) {
        let all = std::mem::take(self);
        others.0.iter_mut().zip(all.0).for_each(|(there, here)| *there += here);
    }

    /// Takes one at random.
    pub fn draw(&mut self, dice: &mut dyn Chance) -> Kind {
        let mut nth = dice.below(u32::from(self.len()));
        let drawn = Kind::all().find(|&kind| {
            let here = u32::from(self.of(kind));
            let found = nth < here;
            nth = nth.saturating_sub(here);
            found
        });
        let kind = drawn.expect("the draw is below the number of crew");
        self.remove(kind);
        kind
    }

    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::all().filter(move |&kind| self.of(kind) > 0)
    }
}

/// The crew on a player's two control panels, by action (POD-2.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Panels(pub [Crowd; Control::ALL.len()]);

impl Panels {
    pub fn on(&self, control: Control) -> Crowd {
        self.0[control.index()]
    }

    pub fn on_mut(&mut self, control: Control) -> &mut Crowd {
        &mut self.0[control.index()]
    }

    /// How many crew lie on each action, which is all that others see.
    pub fn counts(&self) -> [u8; Control::ALL.len()] {
        self.0.map(Crowd::len)
    }
}
