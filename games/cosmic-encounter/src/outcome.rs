//! Step ten: who wins, what lands, what goes home (COS-6).

use crate::agenda::Step;
use crate::board::{Board, Laid, Place, Side};
use crate::cards::Card;
use crate::event::Event;
use crate::losses;
use crate::table::Table;
use crate::{campaign, deal};
use orrery_core::{Seat, Seats};

impl Board {
    /// Whether the card on a side counts as an attack after all changes; a change of type does not change the card
    /// (COS-6.1). The virtual card is an attack of nothing (COS-5.20).
    #[must_use]
    pub fn counts_as_attack(&self, side: Side) -> bool {
        let changed = self.encounter.calmed.is_some() || self.encounter.soothed;
        !changed && matches!(self.laid(side), Laid::FaceUp(Card::Attack(_)) | Laid::Virtual)
    }

    #[must_use]
    pub fn is_fight(&self) -> bool {
        Side::BOTH.iter().all(|&side| self.counts_as_attack(side))
    }

    fn attack_value(&self, side: Side) -> i32 {
        match self.laid(side) {
            Laid::FaceUp(Card::Attack(value)) => i32::from(value),
            Laid::FaceUp(_) | Laid::FaceDown { .. } | Laid::Virtual | Laid::Nothing => 0,
        }
    }

    /// What a player's ships weigh (COS-6.3).
    fn weight(&self, seat: Seat, ships: u8) -> i32 {
        let each = if self.in_force(seat) { self.power(seat).ship_weight() } else { 1 };
        each * i32::from(ships)
    }

    /// A power of a main player turns the fight upside down.
    pub(crate) fn is_inverted(&self) -> bool {
        self.mains().any(|seat| self.in_force(seat) && self.power(seat).inverts())
    }

    /// Card, own ships and allies of a side (COS-6.2), bent by the powers in force (COS-6.3). Ships and powers are taken
    /// as they are now (COS-10.40).
    #[must_use]
    pub fn total(&self, side: Side) -> i32 {
        let Some(main) = self.main(side) else { return 0 };
        let (value, own) = (self.attack_value(side), self.weight(main, self.own_ships(main)));
        let core = if self.in_force(main) { self.power(main).core(value, own) } else { value + own };
        let allies: i32 =
            self.allies(side).map(|seat| self.weight(seat, self.allied_ships(seat, side))).sum();
        if self.is_inverted() { core - allies } else { core + allies }
    }

    /// Which side wins with the cards as they count now: by numbers, by type, or none if both are negotiates (COS-6.1).
    pub(crate) fn winning(&self) -> Option<Side> {
        match Side::BOTH.map(|side| self.counts_as_attack(side)) {
            [true, true] => Some(self.stronger()),
            [false, false] => None,
            [true, false] | [false, true] => Some(self.by_type()),
        }
    }

    /// Higher wins, or lower if inverted; a tie goes to the defender (COS-6.2).
    fn stronger(&self) -> Side {
        let (attack, defense) = (self.total(Side::Attack), self.total(Side::Defense));
        let wins = if self.is_inverted() { attack < defense } else { attack > defense };
        if wins { Side::Attack } else { Side::Defense }
    }

    /// The attack wins against the negotiate, unless a power in force says otherwise (COS-6.4).
    fn by_type(&self) -> Side {
        let attack = if self.counts_as_attack(Side::Attack) { Side::Attack } else { Side::Defense };
        let meek = self.main(attack.other());
        let peace = meek.is_some_and(|seat| self.in_force(seat) && self.power(seat).wins_by_negotiating());
        if peace { attack.other() } else { attack }
    }
}

/// The three cases of two cards (COS-6.1), or the end of a player blinded out (COS-10.8). From here on the planet under
/// attack is free again, for deals and failed deals are part of the outcome (COS-5.14).
pub(crate) fn resolve(table: &mut Table) {
    table.state.board.encounter.settled = true;
    let board = &table.state.board;
    if let Some(blinded) = board.encounter.blinded {
        return win(table, board.side_of(blinded).other(), None);
    }
    let Some(winner) = board.winning() else { return deal::begin(table) };
    if board.is_fight() {
        let totals = Side::BOTH.map(|side| board.total(side));
        table.state.board.encounter.totals = Some(totals);
        table.tell(Event::Totals { attack: totals[0], defense: totals[1] });
        return win(table, winner, None);
    }
    // Whoever lost with the negotiate is compensated (COS-6.10).
    let loser = winner.other();
    let claimant = board.main(loser).filter(|_| !board.counts_as_attack(loser));
    win(table, winner, claimant);
}

/// The loser's side loses its ships; then landing, or the allies' way home (COS-6.6, COS-6.7). The attacker has
/// succeeded if their side won (COS-6.14).
fn win(table: &mut Table, winner: Side, claimant: Option<Seat>) {
    let encounter = &mut table.state.board.encounter;
    encounter.winner = Some(winner);
    encounter.succeeded = winner == Side::Attack;
    table.tell(Event::Won { side: winner });
    table.then([Step::Rewards, Step::Aftermath]);
    if let Some(claimant) = claimant {
        table.then([Step::Compensate { claimant }]);
    }
    match winner {
        Side::Attack => table.then([Step::Land, Step::WinCheck]),
        Side::Defense => table.then([Step::AlliesHome { rewarded: true }]),
    }
    losses::fall(table, winner.other());
}

/// All ships in the Mothership land: colonies are founded or strengthened; other ships on the planet stay (COS-6.6).
pub(crate) fn land(table: &mut Table) {
    let target = table.state.board.encounter.target.expect("a planet was pointed at");
    for seat in table.state.board.everyone() {
        let ships = table.state.board.fleet(seat).mothership;
        table.move_ships(seat, Place::Mothership, Place::Planet(target), ships);
    }
}

/// Right after landing or a deal, before anything else (COS-6.9): five foreign colonies win, several may win together
/// (COS-14.1, COS-14.3). Nowhere else do foreign colonies grow (COS-14.2).
pub(crate) fn win_check(table: &mut Table) {
    let (board, wanted) = (&table.state.board, table.game.numbers.colonies_to_win);
    let winners: Seats = board.everyone().filter(|&seat| board.foreign_colonies(seat) >= wanted).collect();
    if !winners.is_empty() {
        campaign::finish(table, winners);
    }
}

/// Allies put their ships back on any own colonies; after a successful defense they are due a reward (COS-6.7).
/// The defender gets none, and nobody but attackers gets land (COS-6.12).
pub(crate) fn allies_home(table: &mut Table, rewarded: bool) {
    for seat in table.state.board.attacker.others(table.state.board.seats()) {
        let (wings, carrier) = {
            let fleet = table.state.board.fleet(seat);
            (fleet.mothership, fleet.carrier)
        };
        table.state.board.reward[seat.index()] = if rewarded { carrier } else { 0 };
        table.move_ships(seat, Place::Mothership, Place::Adrift, wings);
        table.move_ships(seat, Place::Carrier, Place::Adrift, carrier);
    }
    losses::put_back(table);
}

/// What is left of the attacker's own ships in the Mothership goes back to any own colonies (COS-7.10).
pub(crate) fn mothership_home(table: &mut Table) {
    let attacker = table.state.board.attacker;
    let ships = table.state.board.fleet(attacker).mothership;
    table.move_ships(attacker, Place::Mothership, Place::Adrift, ships);
    losses::put_back(table);
}
