//! The end of a turn, of a game, of a campaign (COS-12, COS-14).

use crate::State;
use crate::agenda::Step;
use crate::board::{Board, Encounter};
use crate::components::CosmicEncounter;
use crate::event::Event;
use crate::options::Birthday;
use crate::table::Table;
use orrery_core::{Outcome, PerSeat, Seat, Seats};

/// The player at the left is next (COS-4.1); whatever was cancelled in this turn works again (COS-8.5).
pub(crate) fn end_turn(table: &mut Table) {
    let board = &mut table.state.board;
    board.encounter = Encounter::default();
    board.attacker = board.attacker.next(board.seats());
    board.turn += 1;
    board.agenda.clear();
    table.then([Step::BeginTurn]);
}

/// Simulations stop: whoever has most foreign colonies shares the win (COS-14.5).
pub(crate) fn stop(table: &mut Table) {
    let board = &table.state.board;
    let most = board.everyone().map(|seat| board.foreign_colonies(seat)).max();
    let winners = board.everyone().filter(|&seat| Some(board.foreign_colonies(seat)) == most).collect();
    finish(table, winners);
}

/// The game ends at once (COS-14.1); a campaign goes on with another until somebody has the points (COS-12.4).
pub(crate) fn finish(table: &mut Table, winners: Seats) {
    let board = &mut table.state.board;
    board.winners = winners;
    board.games += 1;
    board.agenda.clear();
    board.agenda.push(Step::Finished);
    table.tell(Event::GameWon { winners });
    if !table.state.board.options.campaign {
        return;
    }
    let scores = table.game.scored(&table.state.board);
    table.state.board.scores = scores;
    table.tell(Event::Scored { scores });
    if scores.iter().all(|&score| score < table.game.campaign.target) {
        deal_anew(table, scores);
    }
}

/// New aliens, new hands, the same seats (COS-12.1).
fn deal_anew(table: &mut Table, scores: PerSeat<u8>) {
    let board = &table.state.board;
    let (games, winners, first) = (board.games, board.winners, next_starter(board));
    let options = board.options;
    *table.state = State::dealt(table.game, &options, first, scores, table.dice);
    table.state.board.games = games;
    table.state.board.winners = winners;
}

/// The lowest score starts; of several, whoever sits nearest to the left of the last winner (COS-12.3).
#[must_use]
pub fn next_starter(board: &Board) -> Seat {
    let seats = board.seats();
    let clockwise = std::iter::once(board.attacker).chain(board.attacker.others(seats));
    let winner = clockwise.into_iter().find(|&seat| board.winners.contains(seat)).unwrap_or(board.attacker);
    let lowest = board.scores.iter().min().copied().unwrap_or(0);
    let mut order = winner.others(seats).chain(std::iter::once(winner));
    order.find(|seat| board.scores[seat.index()] == lowest).unwrap_or(winner)
}

impl CosmicEncounter {
    /// Campaign points after a game (COS-12.2): for winning alone, for sharing, for coming within one colony.
    #[must_use]
    pub fn scored(&self, board: &Board) -> PerSeat<u8> {
        let won = if board.winners.len() == 1 { self.campaign.solo_win } else { self.campaign.shared_win };
        let gained = |seat: Seat| match board.winners.contains(seat) {
            true => won,
            false if board.foreign_colonies(seat) + 1 == self.numbers.colonies_to_win => {
                self.campaign.four_colonies
            }
            false => 0,
        };
        board.everyone().map(|seat| board.scores[seat.index()].saturating_add(gained(seat))).collect()
    }

    /// Winners share the first place; the others follow by foreign colonies, then ships outside the Warp (COS-14.4). A
    /// campaign goes by its points.
    #[must_use]
    pub fn outcome(&self, board: &Board) -> Outcome {
        if board.options.campaign {
            return campaign_outcome(board);
        }
        let key = |seat: Seat| match board.winners.contains(seat) {
            true => (1, 0, 0),
            false => (0, board.foreign_colonies(seat), self.ships_afloat(board, seat)),
        };
        let points = board.everyone().map(|seat| i32::from(board.foreign_colonies(seat))).collect();
        let keys: PerSeat<(u8, u8, u8)> = board.everyone().map(key).collect();
        Outcome::ranked(points, &keys)
    }

    /// Ships outside the Warp.
    #[must_use]
    pub fn ships_afloat(&self, board: &Board, seat: Seat) -> u8 {
        self.numbers.ships_per_player - board.fleet(seat).warp
    }
}

/// Highest score first; of tied leaders the earlier birthday of the year, if all of theirs are known (COS-12.5).
fn campaign_outcome(board: &Board) -> Outcome {
    let key = |seat: Seat| {
        let day = deciding_birthday(board, seat);
        (board.scores[seat.index()], day.map_or(0, |day| -i32::from(day.of_the_year())))
    };
    let points = board.scores.iter().map(|&score| i32::from(score)).collect();
    let keys: PerSeat<(u8, i32)> = board.everyone().map(key).collect();
    Outcome::ranked(points, &keys)
}

/// The birthday of a leader, if those of all who tie for the lead are known.
#[must_use]
pub fn deciding_birthday(board: &Board, seat: Seat) -> Option<Birthday> {
    let best = board.scores.iter().max().copied().unwrap_or(0);
    let born = |seat: Seat| board.options.birthdays.get(seat.index()).copied().flatten();
    let mut leaders = board.everyone().filter(|seat| board.scores[seat.index()] == best);
    let known = leaders.all(|seat| born(seat).is_some());
    born(seat).filter(|_| known && board.scores[seat.index()] == best)
}
