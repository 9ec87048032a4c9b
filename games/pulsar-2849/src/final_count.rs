//! The final count, in its seven steps (PUL-12.1).

use crate::Pulsar;
use crate::agenda::Step;
use crate::effects::spinning;
use crate::event::Event;
use crate::ids::TrackName;
use crate::state::{Origin, Play, State};
use orrery_core::{Outcome, PerSeat, Seat};

impl Pulsar {
    /// Points for so many stations (PUL-12.9).
    #[must_use]
    pub fn station_points(&self, stations: u8) -> i16 {
        let table = &self.station_table.table;
        let last = table.len() - 1;
        let beyond = usize::from(stations).saturating_sub(last) as i16;
        i16::from(table[usize::from(stations).min(last)]) + beyond * i16::from(self.station_table.per_extra)
    }

    /// Steps three to seven: pulsars without a spinning gyrodyne (PUL-12.6), tiles not spinning (PUL-12.7), cubes, the
    /// initiative track, stations.
    #[must_use]
    pub fn remains(&self, state: &State, seat: Seat) -> [(Origin, i16); 5] {
        let player = state.player(seat);
        let spins: u8 = spinning(state, seat).iter().sum();
        let claimed = self.rings - player.rings;
        let placed =
            state.pulsars.iter().filter(|claim| claim.owner() == Some(seat) && claim.gyrodyne().is_some());
        let tiles = placed.count() as u8 + player.waiting.iter().sum::<u8>();
        let counted = if state.gyrodyne_literal { tiles } else { tiles - spins };
        let stations = player.stations.count_ones() as u8 + self.extra_stations(state, seat);
        [
            (Origin::Pulsar, i16::from(claimed - spins)),
            (Origin::GyrodyneTile, i16::from(counted)),
            (Origin::Cubes, i16::from(player.cubes / 2)),
            (Origin::Initiative, self.initiative_points(state, seat)),
            (Origin::Station, self.station_points(stations)),
        ]
    }

    /// By rank on the initiative track; with two players for each counter (PUL-12.8).
    #[must_use]
    pub fn initiative_points(&self, state: &State, seat: Seat) -> i16 {
        let ranks = state.track(TrackName::Initiative).ranks();
        let points = ranks.zip(&self.table(state.seats()).initiative).filter(|(owner, _)| *owner == seat);
        let once: i16 = points.map(|(_, points)| i16::from(*points)).sum();
        once * self.initiative_counts(state, seat)
    }

    /// Most points; of those who tie, the one farther ahead on the initiative track (PUL-12.10).
    #[must_use]
    pub fn outcome(&self, state: &State) -> Outcome {
        let points: PerSeat<i32> = state.players.iter().map(|player| i32::from(player.total())).collect();
        let ahead = |seat: Seat| usize::MAX - state.track(TrackName::Initiative).rank(seat);
        let keys: PerSeat<(i32, usize)> =
            Seat::all(state.seats()).map(|seat| (points[seat.index()], ahead(seat))).collect();
        Outcome::ranked(points, &keys)
    }
}

impl Play<'_> {
    /// Step one: violet technologies; their purchases and then the goals are asked in turn order.
    pub fn begin_final_count(&mut self) {
        let game = self.game;
        self.tell(Event::FinalCountBegan);
        self.state.agenda.push(Step::LastCount);
        let order = self.state.turn_order();
        for &seat in order.iter().rev() {
            self.state.agenda.push(Step::Goals { seat });
        }
        for &seat in order.iter().rev() {
            let cubes = self.state.player(seat).cubes;
            for (technology, price, _) in game.final_purchases(self.state, seat) {
                if cubes >= price {
                    self.state.agenda.push(Step::FinalPurchase { seat, technology });
                }
            }
        }
        for &seat in &order {
            self.score(seat, Origin::Legacy, game.legacy(self.state, seat));
        }
    }

    /// Steps three to seven.
    pub fn finish(&mut self) {
        for seat in Seat::all(self.state.seats()) {
            for (origin, points) in self.game.remains(self.state, seat) {
                self.score(seat, origin, points);
            }
        }
        self.tell(Event::GameEnded);
        self.state.agenda.push(Step::Finished);
    }
}
