//! The sentence that says what is asked.

use super::course::moment_id;
use super::names::{alien_text, card_name, seats_text, ships_text};
use super::{Stage, declared};
use crate::agenda::Step;
use crate::board::{Board, Side};
use crate::cards::Card;
use crate::components::CosmicEncounter;
use crate::windows::{Moment, Use};
use orrery_core::{Outcome, Seat, Seats, Turn};
use orrery_scene::{Offered, Prompt, Say, Text, Word};

pub fn of(stage: &Stage<'_>, offered: &Offered<'_, CosmicEncounter>) -> Prompt {
    let waiting = match offered.turn {
        Turn::Ask { seats, .. } => *seats,
        Turn::Over(_) => Seats::NONE,
    };
    let mine = offered.asked();
    let (sentence, help) = match offered.turn {
        Turn::Over(outcome) => over(stage, outcome),
        Turn::Ask { .. } if mine => (question(stage), help(stage)),
        Turn::Ask { .. } => (waits(stage, waiting), aside(stage)),
    };
    Prompt { sentence, help, pips: pips(stage, mine), mine, waiting }
}

/// Who has won: of a campaign whoever has the points, not whoever won its last game (COS-12.4).
fn over(stage: &Stage<'_>, outcome: &Outcome) -> (Text, Text) {
    let winners: Seats = stage.board().everyone().filter(|seat| outcome.places[seat.index()] == 1).collect();
    let id = match (stage.board().options.campaign, winners.len()) {
        (false, 1) => "prompt-won",
        (false, _) => "prompt-won-together",
        (true, 1) => "prompt-campaign-won",
        (true, _) => "prompt-campaign-shared",
    };
    (stage.say("prompt-over", &[]), stage.say(id, &[("seats", seats_text(winners).into())]))
}

/// To whoever is asked.
fn question(stage: &Stage<'_>) -> Text {
    let board = stage.board();
    let say = |id: &str, args: &[(&str, Say)]| stage.say(id, args);
    match stage.step() {
        Step::Window(moment) => say("prompt-window", &[("window", stage.word(moment_id(moment)).into())]),
        Step::Zap(call) => zap(stage, call),
        Step::Recover => say("prompt-recover", &[]),
        Step::OwnColor => say("prompt-own-color", &[]),
        Step::NewHand { .. } => say("prompt-new-hand", &[]),
        Step::Launch => say("prompt-launch", &[("most", stage.most_sent().into())]),
        Step::Point if board.encounter.evicting => say("prompt-evict", &[]),
        Step::Point => {
            say("prompt-point", &[("seat", board.encounter.defender.unwrap_or(board.attacker).into())])
        }
        Step::Invite(side) => {
            say(if side == Side::Attack { "prompt-invite-attack" } else { "prompt-invite-defense" }, &[])
        }
        Step::Ally { .. } if board.encounter.target.is_some() => {
            say("prompt-ally", &[("planet", target(stage))])
        }
        Step::Lay => say("prompt-lay", &[]),
        Step::Name(call) | Step::Choose(call) => choice(stage, call),
        Step::Aim { artifact, .. } => {
            say("prompt-aim", &[("card", card_name(Card::Artifact(artifact), stage.teller).into())])
        }
        Step::Suffer { .. } => say("prompt-suffer", &[]),
        Step::Place { .. } => say("prompt-place", &[("ships", left(stage, stage.nearest()).into())]),
        Step::ChooseLosses { .. } => {
            let me = stage.nearest();
            let due = board.doom[me.index()].saturating_sub(stage.view.draft.taken());
            say("prompt-losses", &[("ships", due.into())])
        }
        Step::Reward { seat } => say("prompt-reward", &[("count", board.reward[seat.index()].into())]),
        Step::Talks => {
            let other = stage.me().and_then(|me| board.opponent(me)).unwrap_or(board.attacker);
            say("prompt-talks", &[("seat", other.into())])
        }
        Step::PickCards { .. } => say("prompt-pick", &[]),
        Step::Second => say("prompt-second", &[]),
        Step::EndTurn => say("prompt-end-turn", &[]),
        _ => say("prompt-answer", &[]),
    }
}

fn target(stage: &Stage<'_>) -> Say {
    stage.board().encounter.target.map_or_else(Word::default, |planet| stage.planet(planet)).into()
}

fn zap(stage: &Stage<'_>, call: Use) -> Text {
    let args = [
        ("seat", call.owner.into()),
        ("alien", stage.alien_of(call.owner).into()),
        ("named", declared::after_colon(stage, call).into()),
    ];
    stage.say(if stage.me() == Some(call.owner) { "prompt-zap-own" } else { "prompt-zap" }, &args)
}

/// A power wants to know more.
fn choice(stage: &Stage<'_>, call: Use) -> Text {
    let alien = Say::from(stage.alien_of(call.owner));
    match call.at {
        Some(seat) => stage.say("prompt-power-for", &[("alien", alien), ("seat", seat.into())]),
        None => stage.say("prompt-power", &[("alien", alien)]),
    }
}

fn left(stage: &Stage<'_>, seat: Seat) -> u8 {
    stage.board().fleet(seat).adrift.saturating_sub(stage.view.draft.put())
}

/// What follows, or what is at stake.
fn help(stage: &Stage<'_>) -> Text {
    let board = stage.board();
    let id = match stage.step() {
        Step::Window(_) if stage.legal.len() == 1 => "help-window-none",
        Step::Window(Moment::Lost(loser)) => return heals(stage, loser),
        Step::Window(_) => "help-window",
        Step::Zap(call) | Step::Name(call) | Step::Choose(call) => return power(stage, board, call),
        Step::Recover => "help-recover",
        Step::OwnColor => "help-own-color",
        Step::NewHand { seat, .. } if board.works(seat) && board.power(seat).keeps_artifacts() => {
            "help-new-hand-kept"
        }
        Step::NewHand { .. } => "help-new-hand",
        Step::Launch => "help-launch",
        Step::Invite(_) => "help-invite",
        Step::Ally { .. } => return stage.say("help-ally", &[("most", stage.most_sent().into())]),
        Step::Lay => match time_traveler(board) {
            Some(traveler) => return anew(stage, traveler),
            None if is_foreseen(stage) => "help-lay-open",
            None => "help-lay",
        },
        Step::Suffer { .. } => "help-suffer",
        Step::Place { .. } => "help-place",
        Step::ChooseLosses { anywhere: true, .. } => "help-losses",
        Step::ChooseLosses { .. } => "help-losses-colonies",
        Step::Reward { .. } => "help-reward",
        Step::Talks => "help-talks",
        Step::Second => "help-second",
        _ => return Text::none(),
    };
    stage.say(id, &[])
}

fn power(stage: &Stage<'_>, board: &Board, call: Use) -> Text {
    Text::plain(alien_text(board.aliens[call.owner.index()], stage.teller))
}

/// Whose ships could be saved: a healer is asked loser by loser (COS-10.29).
fn heals(stage: &Stage<'_>, loser: Seat) -> Text {
    let ships = ships_text(loser, stage.board().loss[loser.index()]);
    stage.say("help-heal", &[("seat", loser.into()), ("ships", ships.into())])
}

/// The viewer's card will lie face up, for the other main player to see first (COS-10.12).
fn is_foreseen(stage: &Stage<'_>) -> bool {
    let board = stage.board();
    board
        .mains()
        .any(|seat| stage.me() != Some(seat) && board.in_force(seat) && board.power(seat).sees_first())
}

/// To all others: who does what.
fn waits(stage: &Stage<'_>, waiting: Seats) -> Text {
    let board = stage.board();
    let seats = Say::from(seats_text(waiting));
    let id = match stage.step() {
        Step::Window(_) => "wait-window",
        Step::Zap(_) => "wait-zap",
        Step::Recover => "wait-recover",
        Step::OwnColor => "wait-own-color",
        Step::NewHand { .. } => "wait-new-hand",
        Step::Launch => "wait-launch",
        Step::Point => "wait-point",
        Step::Invite(_) => "wait-invite",
        Step::Ally { .. } => "wait-ally",
        Step::Lay => "wait-lay",
        Step::Name(_) | Step::Choose(_) | Step::Aim { .. } => "wait-power",
        Step::Suffer { .. } | Step::PickCards { .. } => "wait-cards",
        Step::Place { .. } => "wait-place",
        Step::ChooseLosses { .. } => "wait-losses",
        Step::Reward { .. } => "wait-reward",
        Step::Talks => "wait-talks",
        Step::Second => "wait-second",
        _ => "wait-turn",
    };
    let seats = if waiting.is_empty() { Say::from(seats_text(Seats::one(board.attacker))) } else { seats };
    stage.say(id, &[("seats", seats)])
}

/// The open window, or the power just declared, for those who only watch.
fn aside(stage: &Stage<'_>) -> Text {
    match stage.step() {
        Step::Window(moment) => stage.say(moment_id(moment), &[]),
        Step::Zap(call) => {
            let args = [("seat", call.owner.into()), ("alien", stage.alien_of(call.owner).into())];
            stage.say("declares", &args)
        }
        Step::Lay => time_traveler(stage.board()).map(|seat| anew(stage, seat)).unwrap_or_default(),
        _ => Text::none(),
    }
}

/// Who turned back time in this encounter: both cards are chosen a second time (COS-10.3).
fn time_traveler(board: &Board) -> Option<Seat> {
    board.everyone().find(|&seat| board.power(seat).turns_back_time() && board.encounter.used.contains(seat))
}

fn anew(stage: &Stage<'_>, traveler: Seat) -> Text {
    stage.say("help-lay-anew", &[("alien", stage.alien_of(traveler).into())])
}

/// How many ships are chosen, of how many.
fn pips(stage: &Stage<'_>, mine: bool) -> Option<(u8, u8)> {
    let (board, me) = (stage.board(), stage.me().filter(|_| mine)?);
    let draft = &stage.view.draft;
    match stage.step() {
        Step::Launch => Some((stage.shown_aboard(me).0, stage.most_sent())),
        Step::Ally { .. } => Some((draft.taken(), stage.most_sent())),
        Step::Place { .. } => Some((draft.put(), board.fleet(me).adrift)),
        Step::ChooseLosses { .. } => Some((draft.taken(), board.doom[me.index()])),
        _ => None,
    }
}
