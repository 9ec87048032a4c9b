//! The course of a turn (COS-4.1): what happens now, what waits, and who knows how to go on.

use crate::artifacts::Artifact;
use crate::board::Side;
use crate::table::Table;
use crate::windows::{Moment, Use};
use crate::{
    Action, alliance, campaign, close, deal, destiny, hands, launch, losses, outcome, rewards, selection,
};
use orrery_core::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// One item on the agenda. None holds a secret.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    BeginTurn,
    TurnPlayerReady,
    BeginEncounter,
    Window(Moment),
    Recover,
    Orders,
    OwnColor,
    Defend {
        moment: Moment,
    },
    NewHand {
        seat: Seat,
        moment: Moment,
    },
    DropArtifacts {
        seat: Seat,
    },
    DrawHand {
        seat: Seat,
    },
    Launch,
    Point,
    Alliances,
    Invite(Side),
    Ally {
        seat: Seat,
    },
    Selection,
    CheckCards,
    CheckDefender,
    Lay,
    Reveal,
    Outcome,
    Name(Use),
    Zap(Use),
    Effect(Use),
    Choose(Use),
    Play {
        seat: Seat,
        artifact: Artifact,
    },
    Aim {
        seat: Seat,
        artifact: Artifact,
    },
    Suffer {
        seat: Seat,
        artifact: Artifact,
    },
    Discard {
        seat: Seat,
        artifact: Artifact,
    },
    Place {
        owners: Seats,
    },
    ChooseLosses {
        losers: Seats,
        anywhere: bool,
    },
    Sink,
    Land,
    WinCheck,
    AlliesHome {
        rewarded: bool,
    },
    Compensate {
        claimant: Seat,
    },
    Claim {
        claimant: Seat,
    },
    Rewards,
    Reward {
        seat: Seat,
    },
    Aftermath,
    Close,
    Talks,
    PickCards {
        giver: Seat,
    },
    Exchange,
    MothershipHome,
    Second,
    EndTurn,
    #[default]
    Finished,
}

pub type Agenda = orrery_core::Agenda<Step, 48>;

/// Runs the agenda until somebody must be asked. Powers are read off the board whenever they are needed, which is never
/// in the middle of a movement (COS-13.6).
pub(crate) fn advance(table: &mut Table) {
    while !waits(table) {
        run(table);
    }
    table.tell_powers();
}

/// Whether the step that happens now is a question still open.
fn waits(table: &mut Table) -> bool {
    let state = &*table.state;
    match state.step() {
        Step::Window(_) | Step::Zap(_) => state.board.asked.is_some() && !crate::undecided(state).is_empty(),
        Step::Lay => !selection::unlaid(state).is_empty(),
        Step::Place { owners } => losses::place_waits(table, owners),
        Step::ChooseLosses { losers, .. } => losses::choose_waits(state, losers),
        Step::Recover => destiny::recover_waits(table),
        Step::PickCards { giver } => deal::pick_waits(state, giver),
        Step::Launch => launch::launch_waits(table),
        Step::Point => launch::point_waits(table),
        Step::Ally { seat } => alliance::waits(table.game, &state.board, seat),
        Step::Suffer { seat, .. } | Step::NewHand { seat, .. } => state.board.held[seat.index()] > 0,
        Step::Reward { seat } => rewards::most_ships(&state.board, seat) > 0,
        Step::OwnColor
        | Step::Invite(_)
        | Step::Name(_)
        | Step::Choose(_)
        | Step::Aim { .. }
        | Step::Talks
        | Step::Second
        | Step::EndTurn
        | Step::Finished => true,
        Step::BeginTurn
        | Step::TurnPlayerReady
        | Step::BeginEncounter
        | Step::Orders
        | Step::Defend { .. }
        | Step::DropArtifacts { .. }
        | Step::DrawHand { .. }
        | Step::Alliances
        | Step::Selection
        | Step::CheckCards
        | Step::CheckDefender
        | Step::Reveal
        | Step::Outcome
        | Step::Effect(_)
        | Step::Play { .. }
        | Step::Discard { .. }
        | Step::Sink
        | Step::Land
        | Step::WinCheck
        | Step::AlliesHome { .. }
        | Step::Compensate { .. }
        | Step::Claim { .. }
        | Step::Rewards
        | Step::Aftermath
        | Step::Close
        | Step::Exchange
        | Step::MothershipHome => false,
    }
}

/// Takes one step: windows and questions that are complete close, all others leave the agenda first.
fn run(table: &mut Table) {
    match table.state.step() {
        Step::Window(moment) => return table.run_window(moment),
        Step::Zap(_) => return table.run_zap(),
        _ => {}
    }
    match table.state.board.agenda.pop() {
        Step::BeginTurn => destiny::begin_turn(table),
        Step::TurnPlayerReady => destiny::turn_player_ready(table),
        Step::BeginEncounter => destiny::begin_encounter(table),
        Step::Orders => destiny::receive_orders(table),
        Step::Defend { moment } => hands::become_defender(table, moment),
        Step::DropArtifacts { seat } => hands::drop_artifacts(table, seat),
        Step::DrawHand { seat } => hands::draw_hand(table, seat),
        Step::Alliances => alliance::begin(table),
        Step::Selection => selection::begin(table),
        Step::CheckCards => selection::check_cards(table),
        Step::CheckDefender => selection::check_defender(table),
        Step::Reveal => selection::reveal(table),
        Step::Outcome => outcome::resolve(table),
        Step::Effect(call) => table.take_effect(call),
        Step::Play { seat, artifact } => table.play_artifact(seat, artifact),
        Step::Discard { seat, artifact } => table.discard_artifact(seat, artifact),
        Step::Place { owners } => losses::place_all(table, owners),
        Step::ChooseLosses { losers, .. } => losses::chosen(table, losers),
        Step::Sink => losses::sink(table),
        Step::Land => outcome::land(table),
        Step::WinCheck => outcome::win_check(table),
        Step::AlliesHome { rewarded } => outcome::allies_home(table, rewarded),
        Step::Compensate { claimant } => rewards::compensate(table, claimant),
        Step::Claim { claimant } => rewards::claim(table, claimant),
        Step::Rewards => rewards::begin(table),
        Step::Reward { seat } => rewards::pay(table, seat, 0),
        Step::Ally { seat } => alliance::unasked(table, seat),
        Step::Aftermath => close::aftermath(table),
        Step::Close => close::close(table),
        Step::Exchange => deal::exchange(table),
        Step::MothershipHome => outcome::mothership_home(table),
        // Answered in full, or nothing to decide.
        Step::Lay
        | Step::Recover
        | Step::PickCards { .. }
        | Step::Launch
        | Step::Point
        | Step::NewHand { .. }
        | Step::Suffer { .. } => {}
        step @ (Step::Window(_)
        | Step::Zap(_)
        | Step::OwnColor
        | Step::Invite(_)
        | Step::Name(_)
        | Step::Choose(_)
        | Step::Aim { .. }
        | Step::Talks
        | Step::Second
        | Step::EndTurn
        | Step::Finished) => unreachable!("{step:?} is answered, not run"),
    }
}

/// Takes one answer to the question on top of the agenda.
pub(crate) fn answer(table: &mut Table, seat: Seat, action: Action) {
    match table.state.step() {
        Step::Window(_) | Step::Zap(_) => crate::answer_window(table.state, seat, action),
        Step::Recover => destiny::recover(table, action),
        Step::OwnColor => destiny::own_color(table, action),
        Step::NewHand { seat, .. } => hands::answer_new_hand(table, seat, action),
        Step::Launch => launch::launch(table, action),
        Step::Point => launch::point(table, action),
        Step::Invite(side) => alliance::invite(table, side, action),
        Step::Ally { seat } => alliance::answer(table, seat, action),
        Step::Lay => selection::lay(table, seat, action),
        Step::Name(call) => crate::name(table, call, action),
        Step::Choose(call) => table.state.board.power(call.owner).chosen(table, call, action),
        Step::Aim { seat, artifact } => {
            table.state.board.agenda.pop();
            table.carry_out(seat, artifact, action);
        }
        Step::Suffer { seat, artifact } => {
            table.state.board.agenda.pop();
            artifact.effect().suffered(table, seat, action);
        }
        Step::Place { .. } => losses::put(table.state, seat, action),
        Step::ChooseLosses { .. } => losses::take(table.state, seat, action),
        Step::Reward { seat } => rewards::reward(table, seat, action),
        Step::Talks => deal::answer(table, seat, action),
        Step::PickCards { giver } => deal::pick(table.state, giver, action),
        Step::Second => close::second(table, action),
        Step::EndTurn => campaign::end_turn(table),
        step => unreachable!("{step:?} asks nobody"),
    }
}
