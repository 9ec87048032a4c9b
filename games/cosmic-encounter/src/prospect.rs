//! What the encounter under way promises: who is likely to win it, and what that is worth to each.

use crate::State;
use crate::agenda::Step;
use crate::board::{Board, Laid, Place, Planet, Side};
use crate::cards::Card;
use crate::judge::{COLONIES, SHIP, shares};
use orrery_core::{PerSeat, Seat, Seats};

/// How much a difference of strength tells while a card is still hidden, and once all lie open.
const DOUBT: f32 = 4.0;
const CERTAINTY: f32 = 0.3;
/// Of the best attack in a hand so much is expected to be laid.
const LAID_OF_BEST: f32 = 0.75;
/// What a home colony is worth, and how much more if the power hangs on it.
const HOME: f32 = 0.2;
const POWER: f32 = 0.5;
/// What a ship's reward is worth, in defense and as compensation.
const REWARD: f32 = 0.04;
/// Two who want to talk may agree on something.
const TALKS: f32 = 0.1;

/// What a side brings besides ships.
enum Brought {
    Attack(f32),
    Negotiate,
}

/// The two ways in which the encounter may end.
pub(crate) struct Outlook {
    /// How likely the attack succeeds.
    wins: f32,
    /// Everybody's standing if it does, and if it does not.
    won: PerSeat<f32>,
    lost: PerSeat<f32>,
    /// Who has five foreign colonies if it does: then the game is over (COS-14.1).
    victors: Seats,
}

impl Outlook {
    /// A seat's chance in both. A rival's fifth colony leaves nothing to hope for, so nobody helps to it by habit.
    pub(crate) fn chance(&self, seat: Seat) -> f32 {
        let won = match self.victors.contains(seat) {
            true => 1.0 / self.victors.len() as f32,
            false if self.victors.is_empty() => shares(&self.won)[seat.index()],
            false => 0.0,
        };
        self.wins * won + (1.0 - self.wins) * shares(&self.lost)[seat.index()]
    }
}

/// What the encounter is likely to bring, as long as it is open.
pub(crate) fn outlook(state: &State, standings: &PerSeat<f32>) -> Option<Outlook> {
    let board = &state.board;
    if board.encounter.settled {
        return None;
    }
    let defender = board.encounter.defender?;
    let target = board.encounter.target.or_else(|| softest(board, defender))?;
    if ships(state, Side::Attack, target) == 0.0 {
        return None;
    }
    let (mut won, mut lost) = (standings.clone(), standings.clone());
    let wins = likelihood(state, target);
    for seat in board.everyone() {
        let talks = if wins.is_none() && board.is_main(seat) { TALKS } else { 0.0 };
        won[seat.index()] += if_won(state, seat, target);
        lost[seat.index()] += if wins.is_none() { talks } else { if_lost(state, seat) };
    }
    let fifth = |seat: &Seat| {
        lands(state, *seat, target) && usize::from(board.foreign_colonies(*seat)) + 2 == COLONIES.len()
    };
    Some(Outlook { wins: wins.unwrap_or(0.0), won, lost, victors: board.everyone().filter(fifth).collect() })
}

/// How likely the attack succeeds; nothing if both want to talk.
fn likelihood(state: &State, target: Planet) -> Option<f32> {
    let board = &state.board;
    let [(attacking, attack), (defending, defense)] =
        Side::BOTH.map(|side| (ships(state, side, target), brings(state, side)));
    Some(match (attack, defense) {
        (Brought::Negotiate, Brought::Negotiate) => return None,
        (Brought::Attack(_), Brought::Negotiate) => 1.0,
        (Brought::Negotiate, Brought::Attack(_)) => 0.0,
        (Brought::Attack(one), Brought::Attack(other)) => {
            let open =
                Side::BOTH.iter().all(|&side| matches!(board.laid(side), Laid::FaceUp(_) | Laid::Virtual));
            let (ahead, doubt) = if open {
                ((board.total(Side::Attack) - board.total(Side::Defense)) as f32, CERTAINTY)
            } else {
                (attacking + one - defending - other, DOUBT)
            };
            // A tie goes to the defender.
            let ahead = if board.is_inverted() { -ahead } else { ahead } - 0.5;
            1.0 / (1.0 + (-ahead / doubt).exp())
        }
    })
}

/// Whether a victory gives the seat a foreign colony there.
fn lands(state: &State, seat: Seat, target: Planet) -> bool {
    sent(state, seat, Side::Attack) > 0 && target.owner() != seat && state.board.ships(seat, target) == 0
}

/// What the seat gains when the attack succeeds.
fn if_won(state: &State, seat: Seat, target: Planet) -> f32 {
    let board = &state.board;
    let helping = f32::from(sent(state, seat, Side::Defense));
    if board.is_defender(seat) {
        let home = if target.owner() == seat && board.ships(seat, target) > 0 {
            HOME + if board.home_colonies(seat) <= board.homes_needed { POWER } else { 0.0 }
        } else {
            0.0
        };
        return -home - f32::from(board.ships(seat, target)) * SHIP;
    }
    if sent(state, seat, Side::Attack) == 0 {
        return -helping * SHIP;
    }
    if target.owner() == seat {
        return HOME;
    }
    if !lands(state, seat, target) {
        return 0.0;
    }
    let foreign = usize::from(board.foreign_colonies(seat)).min(COLONIES.len() - 2);
    COLONIES[foreign + 1] - COLONIES[foreign]
}

/// What it loses when the attack is beaten off, or gains as a defender's ally.
fn if_lost(state: &State, seat: Seat) -> f32 {
    let lost = f32::from(sent(state, seat, Side::Attack));
    let helped = f32::from(sent(state, seat, Side::Defense));
    helped * REWARD - lost * SHIP
}

/// The ships of one player that a side would lose, those that are only picked up included.
fn sent(state: &State, seat: Seat, side: Side) -> u8 {
    let board = &state.board;
    match side {
        Side::Attack if seat == board.attacker => {
            let picked = if state.step() == Step::Launch { state.draft(seat).taken() } else { 0 };
            board.fleet(seat).at(Place::Mothership) + picked
        }
        _ if board.is_main(seat) => 0,
        _ => {
            let draft = state.draft(seat);
            let picks = matches!(state.step(), Step::Ally { seat: asked } if asked == seat);
            let picked = if picks && draft.side == Some(side) { draft.taken() } else { 0 };
            board.allied_ships(seat, side) + picked
        }
    }
}

/// All ships that speak for a side.
fn ships(state: &State, side: Side, target: Planet) -> f32 {
    let board = &state.board;
    let own = match (side, board.encounter.defender) {
        (Side::Defense, Some(defender)) => board.ships(defender, target),
        (Side::Defense, None) | (Side::Attack, _) => 0,
    };
    let sent: u8 = board.everyone().map(|seat| sent(state, seat, side)).sum();
    f32::from(own + sent)
}

/// The card of a side, or what is expected of its hand.
fn brings(state: &State, side: Side) -> Brought {
    let board = &state.board;
    let card = match board.laid(side) {
        Laid::FaceUp(card) => Some(card),
        Laid::Virtual => return Brought::Attack(0.0),
        Laid::FaceDown { .. } | Laid::Nothing => state.face_down[side as usize],
    };
    let Some(main) = board.main(side) else { return Brought::Attack(0.0) };
    match card {
        Some(Card::Attack(value)) if !board.encounter.soothed && board.encounter.calmed.is_none() => {
            Brought::Attack(f32::from(value))
        }
        Some(_) => Brought::Negotiate,
        None => match state.hand(main).highest_attack() {
            Some(Card::Attack(value)) => Brought::Attack(f32::from(value) * LAID_OF_BEST),
            _ if state.hand(main).encounter().is_empty() => Brought::Attack(0.0),
            _ => Brought::Negotiate,
        },
    }
}

/// The planet of the defender that is held by fewest ships and not settled by the attacker yet.
fn softest(board: &Board, defender: Seat) -> Option<Planet> {
    let free = Planet::home(defender).filter(|&planet| board.ships(board.attacker, planet) == 0);
    free.min_by_key(|&planet| board.ships(defender, planet))
}
