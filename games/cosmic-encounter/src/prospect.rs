//! What the encounter under way promises: who is likely to win it, and what that is worth to each.

use crate::State;
use crate::agenda::Step;
use crate::board::{Board, Laid, Place, Planet, Side};
use crate::cards::{Card, Cards};
use crate::judge::{COLONIES, POWER, SHIP, shares};
use orrery_core::{PerSeat, Seat, Seats};

/// How much a difference of strength tells while a card is still hidden, and once all lie open.
const DOUBT: f32 = 4.0;
const CERTAINTY: f32 = 0.3;
/// Of the best attack in a hand so much is expected to be laid.
const LAID_OF_BEST: f32 = 0.75;
/// What a home colony is worth; the power may hang on it besides.
const HOME: f32 = 0.2;
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

/// The position with named ships where they are going. None of them moves before it is certain that nobody zaps it
/// (COS-8.10); until then neither what they win nor what they leave behind would be seen.
pub(crate) fn shifted(state: &State) -> Option<State> {
    let board = &state.board;
    let (owner, shift) = match state.step() {
        Step::Name(call) => (call.owner, state.draft(call.owner)),
        Step::Zap(call) => (call.owner, &board.encounter.shift),
        _ => return None,
    };
    if shift.taken() + shift.put() == 0 {
        return None;
    }
    let post = match (shift.side, board.encounter.target) {
        (Some(Side::Defense), _) => Place::Carrier,
        (None, Some(target)) if board.is_defender(owner) => Place::Planet(target),
        _ => Place::Mothership,
    };
    let mut ahead = *state;
    let fleet = &mut ahead.board.fleets[owner.index()];
    for planet in Planet::all(board.seats()) {
        let (leaves, comes) = (shift.from[planet.index()], shift.onto[planet.index()]);
        *fleet.at_mut(Place::Planet(planet)) -= leaves;
        *fleet.at_mut(post) += leaves;
        *fleet.at_mut(post) -= comes;
        *fleet.at_mut(Place::Planet(planet)) += comes;
    }
    Some(ahead)
}

/// What the encounter is likely to bring, as long as it is open.
pub(crate) fn outlook(state: &State, standings: &PerSeat<f32>) -> Option<Outlook> {
    let board = &state.board;
    if board.encounter.settled {
        return None;
    }
    let defender = board.encounter.defender?;
    let target = board.encounter.target.or_else(|| softest(board, defender))?;
    if board.everyone().all(|seat| sent(state, seat, Side::Attack) == 0) {
        return None;
    }
    let (mut won, mut lost) = (*standings, *standings);
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
    match Side::BOTH.map(|side| brings(state, side)) {
        [Brought::Negotiate, Brought::Negotiate] => None,
        [Brought::Attack(_), Brought::Negotiate] => Some(f32::from(!wins_meekly(board, Side::Defense))),
        [Brought::Negotiate, Brought::Attack(_)] => Some(f32::from(wins_meekly(board, Side::Attack))),
        [Brought::Attack(attack), Brought::Attack(defense)] => {
            let open =
                Side::BOTH.iter().all(|&side| matches!(board.laid(side), Laid::FaceUp(_) | Laid::Virtual));
            let doubt = if open { CERTAINTY } else { DOUBT };
            let ahead =
                total(state, Side::Attack, target, attack) - total(state, Side::Defense, target, defense);
            // A tie goes to the defender.
            let ahead = if is_inverted(board) { -ahead } else { ahead } - 0.5;
            Some(1.0 / (1.0 + (-ahead / doubt).exp()))
        }
    }
}

/// Whether the power of a side's main player wins with a negotiate (COS-6.4).
fn wins_meekly(board: &Board, side: Side) -> bool {
    board.main(side).is_some_and(|seat| board.works(seat) && board.power(seat).wins_by_negotiating())
}

/// Whether the lower total will win (COS-6.3).
fn is_inverted(board: &Board) -> bool {
    board.mains().any(|seat| board.works(seat) && board.power(seat).inverts())
}

/// What a side will come to with such a card: powers that bend a fight must speak, so every one that works will.
fn total(state: &State, side: Side, target: Planet, value: f32) -> f32 {
    let board = &state.board;
    let Some(main) = board.main(side) else { return value };
    let weight = |seat: Seat, ships: u8| {
        i32::from(ships) * if board.works(seat) { board.power(seat).ship_weight() } else { 1 }
    };
    let own = match side {
        Side::Attack => sent(state, main, side),
        Side::Defense => board.ships(main, target),
    };
    let (value, own) = (value.round() as i32, weight(main, own));
    let core = if board.works(main) { board.power(main).core(value, own) } else { value + own };
    let others = board.everyone().filter(|&seat| !board.is_main(seat));
    let allies: i32 = others.map(|seat| weight(seat, sent(state, seat, side))).sum();
    (if is_inverted(board) { core - allies } else { core + allies }) as f32
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
        None => expected(board, state.hand(main)),
    }
}

/// What a hand is likely to bring: much of its best attack, or the lowest where the lower total wins.
fn expected(board: &Board, hand: Cards) -> Brought {
    let (best, share) = match is_inverted(board) {
        true => (hand.lowest_attack(), 1.0),
        false => (hand.highest_attack(), LAID_OF_BEST),
    };
    match best {
        Some(Card::Attack(value)) => Brought::Attack(f32::from(value) * share),
        _ if hand.encounter().is_empty() => Brought::Attack(0.0),
        _ => Brought::Negotiate,
    }
}

/// The planet of the defender that is held by fewest ships and not settled by the attacker yet.
fn softest(board: &Board, defender: Seat) -> Option<Planet> {
    let free = Planet::home(defender).filter(|&planet| board.ships(board.attacker, planet) == 0);
    free.min_by_key(|&planet| board.ships(defender, planet))
}
