//! The production phase, in its seven steps (PUL-11.1).

use crate::Pulsar;
use crate::action::Purchase;
use crate::agenda::Step;
use crate::components::{Reward, RowBonus};
use crate::effects::spinning;
use crate::event::Event;
use crate::ids::{Size, TrackName, TransmitterId};
use crate::state::{Origin, Play, State};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};

/// A transmitter that sells points wants a cube for them.
pub const BUY: Clause = Clause("PUL-11.5");

impl Pulsar {
    /// What the player's counters earn by their ranks on the engineering track (PUL-11.3).
    pub fn engineering_awards(&self, state: &State, seat: Seat) -> impl Iterator<Item = Reward> {
        let ranks = state.track(TrackName::Engineering).ranks();
        let ranked = ranks.zip(&self.table(state.seats()).engineering);
        ranked.filter(move |(owner, _)| *owner == seat).map(|(_, award)| *award)
    }

    /// What the player's counters near the right end cost, on both tracks: nought or less (PUL-11.4).
    #[must_use]
    pub fn penalties(&self, state: &State, seat: Seat) -> i16 {
        let counters = state.tracks.iter().flat_map(|track| &track.0).filter(|marked| marked.seat == seat);
        let rows = counters
            .flat_map(|marked| self.dice_board.penalty.iter().filter(|row| row.space == marked.space));
        rows.map(|row| i16::from(row.vp)).sum()
    }

    /// What each spinning gyrodyne gets besides in this round (PUL-11.6, PUL-11.7).
    #[must_use]
    pub fn row_bonus(&self, state: &State) -> u8 {
        let mut rows = state.boards.iter().flat_map(|board| {
            let board = &self.boards[board.index()];
            board.rounds.iter().zip(&board.row_bonus)
        });
        match rows.find(|(round, _)| **round == state.round) {
            Some((_, RowBonus::Points(points))) => *points,
            Some((_, RowBonus::Median)) => state.marker.number(),
            None => 0,
        }
    }

    /// What the player's spinning gyrodynes give in one production with this row bonus.
    #[must_use]
    pub fn gyrodyne_income(&self, state: &State, seat: Seat, bonus: u8) -> i16 {
        let worth = |size: Size| i16::from(self.gyrodynes[size as usize].vp + bonus);
        let spinning = spinning(state, seat);
        Size::ALL.into_iter().map(|size| worth(size) * i16::from(spinning[size as usize])).sum()
    }

    pub fn allows_buying_points(&self, state: &State, seat: Seat, purchase: Purchase) -> Result<(), Refusal> {
        let enough = purchase == Purchase::Decline || state.player(seat).cubes > 0;
        BUY.requires(enough, || Message::id("cubes-missing").with("cubes", Arg::Number(1)))
    }
}

impl Play<'_> {
    /// Steps one to four; the optional payments are asked in turn order (PUL-4.8), then the rest runs.
    pub fn produce(&mut self) {
        self.tell(Event::ProductionBegan { round: self.state.round });
        self.settle_order();
        self.pay_engineers();
        self.charge_penalties();
        self.state.agenda.then([Step::Gyrodynes, Step::Income, Step::NextRound]);
        self.run_transmitters();
    }

    /// Step one: the initiative track makes the new turn order (PUL-11.2).
    fn settle_order(&mut self) {
        self.state.slots = self.state.track(TrackName::Initiative).ranks().collect();
        self.tell(Event::NewOrder { slots: self.state.slots });
    }

    /// Step two: cubes, or a point, by rank on the engineering track (PUL-11.3).
    fn pay_engineers(&mut self) {
        let game = self.game;
        let ranks = self.state.tracks[TrackName::Engineering as usize];
        for (seat, award) in ranks.ranks().zip(&game.table(self.state.seats()).engineering) {
            self.take_cubes(seat, award.cubes);
            self.score(seat, Origin::Track, award.vp.into());
        }
    }

    /// Step three: each counter near the right end costs points; a score never drops below nought (PUL-11.4).
    fn charge_penalties(&mut self) {
        for seat in Seat::all(self.state.seats()) {
            let total = self.state.player(seat).total();
            self.score(seat, Origin::Track, self.game.penalties(self.state, seat).max(-total));
        }
    }

    /// Step four: fixed production first, then the optional payments (PUL-11.5).
    fn run_transmitters(&mut self) {
        let game = self.game;
        for at in 0..self.state.held.len() {
            let held = self.state.held[at];
            if held.online {
                let output = game.transmitter(held.tile).production;
                self.score(held.owner, Origin::Transmitter, output.vp.into());
                self.take_cubes(held.owner, output.cubes);
            }
        }
        for &seat in self.state.turn_order().iter().rev() {
            for at in (0..self.state.held.len()).rev() {
                let held = self.state.held[at];
                let sells = game.transmitter(held.tile).production.buy_vp > 0;
                if held.owner == seat && held.online && sells {
                    self.state.agenda.push(Step::BuyPoints { seat, tile: held.tile });
                }
            }
        }
        self.skip_purchases();
    }

    pub fn buy_points(&mut self, seat: Seat, tile: TransmitterId, purchase: Purchase) {
        self.state.agenda.pop();
        match purchase {
            Purchase::Decline => self.tell(Event::Declined { seat }),
            Purchase::Buy => {
                self.pay_cubes(seat, 1);
                self.score(seat, Origin::Transmitter, self.game.transmitter(tile).production.buy_vp.into());
            }
        }
        self.skip_purchases();
    }

    /// Who has no cube is not asked (PUL-4.12).
    fn skip_purchases(&mut self) {
        while let Step::BuyPoints { seat, .. } = *self.state.step()
            && self.state.player(seat).cubes == 0
        {
            self.state.agenda.pop();
        }
    }

    /// Step five.
    pub fn pay_gyrodynes(&mut self) {
        let bonus = self.game.row_bonus(self.state);
        for seat in Seat::all(self.state.seats()) {
            let income = self.game.gyrodyne_income(self.state, seat, bonus);
            self.score(seat, Origin::Gyrodyne, income);
        }
    }

    /// Step six.
    pub fn pay_technologies(&mut self) {
        for seat in Seat::all(self.state.seats()) {
            let income = self.game.technology_income(self.state, seat);
            self.score(seat, Origin::Technology, income);
        }
    }

    /// Step seven, unless this was the last round (PUL-11.9).
    pub fn prepare_round(&mut self) {
        if self.state.round == self.game.rounds {
            self.state.agenda.push(Step::FinalCount);
            return;
        }
        let State { shown, passed_over, .. } = &mut *self.state;
        passed_over.extend(std::mem::take(shown));
        self.turn_up_transmitters();
        self.state.locked = 0;
        self.state.dice = [0; 6];
        self.state.agenda.push(Step::Round);
    }
}
