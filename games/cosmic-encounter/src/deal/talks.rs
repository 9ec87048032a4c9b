//! The talks (COS-7.1, COS-7.2, COS-7.7): both may act at any time; what is not proposed yet is its maker's secret.

use super::settle;
use super::terms::{FOUNDERS, Founders, Term, Terms};
use crate::agenda::Step;
use crate::board::{Board, Planet, Side, Spot};
use crate::event::Event;
use crate::table::Table;
use crate::{Action, CosmicEncounter, State, fits};
use orrery_core::{Arg, Clause, Message, Refusal, Seat};
use serde::{Deserialize, Serialize};

/// Only the opponent's standing proposal can be accepted, by its number; a player makes so many proposals per deal.
pub const PROTOCOL: Clause = Clause("COS-7.7");
/// A deal holds at least one term; if the table wants it, each side must receive something.
pub const TERMS: Clause = Clause("COS-7.5");
/// Everything is checked when a proposal is accepted.
pub const ACCEPT: Clause = Clause("COS-7.9");

/// A proposal as it was spoken (COS-7.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    pub id: u8,
    pub gives: Terms,
    pub asks: Terms,
    /// The maker's ships for the colony the maker asks.
    pub founders: Founders,
}

/// The open part of the talks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Talks {
    /// The standing proposal of each side.
    pub standing: [Option<Proposal>; 2],
    pub made: [u8; 2],
    /// The deal that was struck: whose proposal, and the ships of the one who accepted.
    pub struck: Option<(Side, Proposal, Founders)>,
}

/// A proposal in the making, and cards picked for a deal that was struck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bargain {
    pub gives: Terms,
    pub asks: Terms,
    pub founders: Founders,
    pub picked: crate::Cards,
}

/// Allies go home with nothing first (COS-7.1); then the two main players talk (COS-6.5).
pub(crate) fn begin(table: &mut Table) {
    table.state.board.talks = Talks::default();
    table.tell(Event::Talks);
    table.then([Step::AlliesHome { rewarded: false }, Step::Talks]);
}

fn opponent(board: &Board, seat: Seat) -> Seat {
    board.opponent(seat).expect("main players talk")
}

fn standing(board: &Board, seat: Seat) -> Option<&Proposal> {
    board.talks.standing[board.side_of(seat) as usize].as_ref()
}

pub(crate) fn candidates(game: &CosmicEncounter, state: &State, seat: Seat, out: &mut Vec<Action>) {
    let board = &state.board;
    let other = opponent(board, seat);
    out.push(Action::WalkAway);
    out.extend(standing(board, other).map(|proposal| Action::Accept { id: proposal.id }));
    out.extend([Action::Propose, Action::Withdraw, Action::Scrap]);
    let given = state.hand(seat).faces().map(Term::Named);
    out.extend(given.chain(general(board, seat, other)).map(Action::Give));
    let asked = game.faces.iter().map(|face| Term::Named(face.card));
    out.extend(asked.chain(general(board, other, seat)).map(Action::Ask));
    let mothership = (board.fleet(seat).mothership > 0).then_some(Spot::Mothership);
    out.extend(mothership.into_iter().chain(board.colonies(seat).map(Spot::Planet)).map(Action::Found));
}

/// Terms that name no card.
fn general(board: &Board, giver: Seat, taker: Seat) -> impl Iterator<Item = Term> + '_ {
    let colony = move |planet: &Planet| board.ships(taker, *planet) == 0;
    let free = board.works(giver) && board.power(giver).frees_ships();
    [Term::Lowest, Term::Highest, Term::Choice, Term::Random]
        .into_iter()
        .chain(board.colonies(giver).filter(colony).map(Term::Colony))
        .chain(board.everyone().filter(move |_| free).map(Term::Release))
}

pub(crate) fn allows(
    game: &CosmicEncounter,
    state: &State,
    seat: Seat,
    action: Action,
) -> Result<(), Refusal> {
    let (board, bargain) = (&state.board, &state.bargains[seat.index()]);
    let other = opponent(board, seat);
    match action {
        Action::WalkAway => Ok(()),
        Action::Give(term) => {
            bargain.gives.check_term(board, seat, other, term)?;
            let held = !matches!(term, Term::Named(card) if !state.hand(seat).holds(card));
            super::terms::CARDS.requires(held, || Message::id("deal-card-not-held"))?;
            let mut gives = bargain.gives;
            gives.add(term);
            gives.check_served(state.hand(seat))
        }
        Action::Ask(term) => {
            let known = match term {
                Term::Named(card) => bargain.asks.named.count(card) < game.deck.count(card),
                _ => true,
            };
            super::terms::CARDS.requires(known, || Message::id("deal-no-such-card"))?;
            bargain.asks.check_term(board, other, seat, term)
        }
        Action::Found(spot) => {
            let offered = standing(board, other).is_some_and(|proposal| proposal.gives.colony.is_some());
            let colony = offered || bargain.asks.colony.is_some();
            FOUNDERS.requires(colony, || Message::id("no-colony-to-found"))?;
            bargain.founders.check_spot(board, seat, spot, game.numbers.launch_max)
        }
        Action::Propose => check_proposal(board, seat, bargain),
        Action::Scrap => {
            PROTOCOL.requires(*bargain != Bargain::default(), || Message::id("nothing-to-scrap"))
        }
        Action::Withdraw => {
            PROTOCOL.requires(standing(board, seat).is_some(), || Message::id("nothing-standing"))
        }
        Action::Accept { id } => {
            let proposal = standing(board, other).filter(|proposal| proposal.id == id);
            PROTOCOL.requires(proposal.is_some(), || Message::id("proposal-gone"))?;
            proposal.map_or(Ok(()), |proposal| check_acceptance(state, seat, proposal))
        }
        _ => fits(false),
    }
}

fn check_proposal(board: &Board, seat: Seat, bargain: &Bargain) -> Result<(), Refusal> {
    let most = board.options.deal_max_proposals;
    let made = board.talks.made[board.side_of(seat) as usize];
    PROTOCOL.requires(made < most, || {
        Message::id("proposals-used-up").with("most", Arg::Number(i32::from(most)))
    })?;
    let (gives, asks) = (&bargain.gives, &bargain.asks);
    TERMS.requires(!gives.is_empty() || !asks.is_empty(), || Message::id("empty-proposal"))?;
    let mutual = gives.is_gift() && asks.is_gift();
    TERMS.requires(mutual || !board.options.deals_must_be_mutual, || Message::id("one-sided"))?;
    let founded = asks.colony.is_none() || bargain.founders.ships() > 0;
    FOUNDERS.requires(founded, || Message::id("name-founders"))
}

/// The maker could serve their side when they proposed it, and nothing has moved since; so only the one who accepts is
/// tried, and a refusal tells nothing of the maker's hand (COS-7.9).
fn check_acceptance(state: &State, seat: Seat, proposal: &Proposal) -> Result<(), Refusal> {
    proposal.asks.check_served(state.hand(seat)).map_err(|refusal| Refusal { clause: ACCEPT, ..refusal })?;
    let founded = proposal.gives.colony.is_none() || state.bargains[seat.index()].founders.ships() > 0;
    FOUNDERS.requires(founded, || Message::id("name-founders"))
}

pub(crate) fn answer(table: &mut Table, seat: Seat, action: Action) {
    let side = table.state.board.side_of(seat);
    let bargain = &mut table.state.bargains[seat.index()];
    match action {
        Action::Give(term) => bargain.gives.add(term),
        Action::Ask(term) => bargain.asks.add(term),
        Action::Found(spot) => bargain.founders.take(spot),
        Action::Scrap => *bargain = Bargain::default(),
        Action::Propose => propose(table, seat, side),
        Action::Withdraw => {
            table.state.board.talks.standing[side as usize] = None;
            table.tell(Event::Withdrew { seat });
            if is_exhausted(&table.state.board) {
                settle::no_deal(table, None);
            }
        }
        Action::Accept { .. } => accept(table, seat, side),
        _ => settle::no_deal(table, Some(seat)),
    }
}

/// When both have used up their proposals and none is standing, there is no deal (COS-7.7).
fn is_exhausted(board: &Board) -> bool {
    let most = board.options.deal_max_proposals;
    board.talks.made.iter().all(|&made| made >= most) && board.talks.standing.iter().all(Option::is_none)
}

/// A new proposal replaces the maker's earlier one (COS-7.7); the cards it names are known to be held (COS-15.6).
fn propose(table: &mut Table, seat: Seat, side: Side) {
    let Bargain { gives, asks, founders, .. } = std::mem::take(&mut table.state.bargains[seat.index()]);
    let founders = if asks.colony.is_some() { founders } else { Founders::default() };
    let talks = &mut table.state.board.talks;
    let proposal = Proposal { id: talks.made.iter().sum(), gives, asks, founders };
    talks.made[side as usize] += 1;
    talks.standing[side as usize] = Some(proposal);
    table.show_held(seat, gives.named);
    table.tell(Event::Proposed { seat, proposal });
}

/// Whoever accepts holds what the proposal names; everybody learns that here, before any card moves (COS-15.6).
fn accept(table: &mut Table, seat: Seat, side: Side) {
    let maker = side.other();
    let founders = std::mem::take(&mut table.state.bargains[seat.index()]).founders;
    table.state.bargains.fill(Bargain::default());
    let talks = &mut table.state.board.talks;
    let proposal = talks.standing[maker as usize].expect("the check saw the proposal");
    talks.struck = Some((maker, proposal, founders));
    table.show_held(seat, proposal.asks.named);
    table.tell(Event::Accepted { seat, proposal });
    settle::begin(table);
}
