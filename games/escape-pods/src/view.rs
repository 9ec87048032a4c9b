//! What one viewer knows (chapter 9), and the worlds that fit it.

use crate::EscapePods;
use crate::crew::{Crew, Crowd, Panels, SeenCrew};
use crate::parts::{ARRIVALS, BERTHS, Control, PODS, SHELTERS};
use crate::state::{State, Table};
use arrayvec::ArrayVec;
use orrery_core::{Chance, PerSeat, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// POD-9.1: all that is public; POD-9.2, POD-9.3: the kinds the viewer knows, remembered with the crew.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub viewer: Viewer,
    pub table: Table,
    pub reserve_sizes: PerSeat<u8>,
    /// How many crew lie on each action of each player's panels (POD-9.4).
    pub panel_sizes: PerSeat<[u8; Control::ALL.len()]>,
    /// The viewer's own crew at home; spectators have none.
    pub own: Option<Home>,
    pub cabins: [[Option<SeenCrew>; BERTHS]; PODS],
    pub arrivals: [ArrayVec<SeenCrew, ARRIVALS>; SHELTERS],
    pub landing: Option<SeenCrew>,
}

/// The crew that only their owner can tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Home {
    pub reserve: Crowd,
    pub panels: Panels,
}

impl View {
    pub fn of(state: &State, viewer: Viewer) -> View {
        let see = |crew: Crew| crew.seen_by(viewer);
        let arrived = |crew: Crew| if state.table.turned_up { crew.face_up() } else { see(crew) };
        View {
            viewer,
            table: state.table,
            reserve_sizes: state.reserves.iter().map(|reserve| reserve.len()).collect(),
            panel_sizes: state.panels.iter().map(Panels::counts).collect(),
            own: viewer
                .seat()
                .filter(|seat| seat.index() < state.reserves.len())
                .map(|seat| Home { reserve: state.reserve(seat), panels: *state.panels(seat) }),
            cabins: state.cabins.map(|cabin| cabin.map(|crew| crew.map(see))),
            arrivals: std::array::from_fn(|shelter| {
                state.arrivals[shelter].iter().map(|&crew| arrived(crew)).collect()
            }),
            landing: state.landing.map(see),
        }
    }

    /// Deals the kinds the viewer does not know, colour by colour, from those the viewer has not seen.
    pub fn imagine(&self, game: &EscapePods, dice: &mut dyn Chance) -> State {
        let mut unseen = self.unseen(game);
        let mut deal = |crew: SeenCrew| {
            let kind = crew.kind.unwrap_or_else(|| unseen[crew.owner.index()].draw(dice));
            Crew { owner: crew.owner, kind, known: crew.known }
        };
        let cabins = self.cabins.map(|cabin| cabin.map(|crew| crew.map(&mut deal)));
        let arrivals =
            std::array::from_fn(|shelter| self.arrivals[shelter].iter().map(|&crew| deal(crew)).collect());
        let landing = self.landing.map(&mut deal);
        let mut panels: PerSeat<Panels> = self.panel_sizes.iter().map(|_| Panels::default()).collect();
        for (seat, sizes) in self.panel_sizes.iter().enumerate() {
            match self.own.filter(|_| self.viewer.is(Seat(seat as u8))) {
                Some(own) => {
                    panels[seat] = own.panels;
                    unseen[seat] = own.reserve;
                }
                None => {
                    for (control, &size) in Control::ALL.into_iter().zip(sizes) {
                        (0..size).for_each(|_| panels[seat].on_mut(control).add(unseen[seat].draw(dice)));
                    }
                }
            }
        }
        State { table: self.table, reserves: unseen, panels, cabins, arrivals, landing }
    }

    /// The crew of each colour whose kind the viewer sees nowhere on the board; for the viewer's own, those at home.
    fn unseen(&self, game: &EscapePods) -> PerSeat<Crowd> {
        let mut unseen: PerSeat<Crowd> = self.reserve_sizes.iter().map(|_| Crowd(game.copies)).collect();
        let aboard = self.cabins.iter().flatten().flatten();
        for crew in aboard.chain(self.arrivals.iter().flatten()).chain(&self.landing) {
            if let Some(kind) = crew.kind {
                unseen[crew.owner.index()].remove(kind);
            }
        }
        unseen
    }
}
