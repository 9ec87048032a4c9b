//! The ten steps of an encounter, and the window that is open between two of them.

use super::Stage;
use crate::agenda::Step as Now;
use crate::board::Side;
use crate::windows::Moment;
use orrery_core::Seats;
use orrery_scene::{Id, Node, Panel, Span, Step, Text, Track};

/// The names of the steps, in order, and their signs.
const STEPS: [(&str, &str); 10] = [
    ("step-recover", "c-recover"),
    ("step-orders", "c-orders"),
    ("step-launch", "c-ship"),
    ("step-point", "c-planet"),
    ("step-invite-attack", "c-invite"),
    ("step-invite-defense", "c-invite"),
    ("step-allies", "c-allies"),
    ("step-cards", "i-hand"),
    ("step-reveal", "i-eye"),
    ("step-outcome", "c-outcome"),
];

pub fn panel(stage: &Stage<'_>) -> Panel {
    let (at, window) = place(stage);
    let mut steps: Vec<Step> = Vec::new();
    for (nth, (id, icon)) in (1u8..).zip(STEPS) {
        // A window stands before the step that comes next.
        if let Some(moment) = window.filter(|_| nth == at) {
            steps.push(open_window(stage, moment));
        }
        let now = nth == at && window.is_none();
        steps.push(Step {
            id: Id::of("step", nth),
            name: stage.word(id),
            label: label(nth, now),
            icon: Some(icon.into()),
            passed: nth < at || now,
            here: if now { asked(stage) } else { Text::none() },
        });
    }
    if let Some(moment) = window.filter(|_| at > 10) {
        steps.push(open_window(stage, moment));
    }
    Panel {
        id: Id::from("course"),
        title: Text::none(),
        icon: None,
        note: Text::none(),
        span: 12,
        under: false,
        framed: false,
        focus: false,
        content: vec![Node::Track(Track {
            title: title(stage, at, window),
            note: note(stage, window),
            steps,
        })],
    }
}

fn label(nth: u8, now: bool) -> Text {
    if now { Text::from(Span::Strong(nth.into())) } else { Text::plain(nth) }
}

fn open_window(stage: &Stage<'_>, moment: Moment) -> Step {
    Step {
        id: Id::from("step/window"),
        name: stage.word(moment_id(moment)),
        label: Text::from(Span::Live("?".into())),
        icon: Some(if moment == Moment::PowerUsed { "c-zap" } else { "c-window" }.into()),
        passed: true,
        here: Text::none(),
    }
}

/// Whoever is asked, as everybody sees it.
fn asked(stage: &Stage<'_>) -> Text {
    let board = stage.board();
    let seats: Seats = match stage.step() {
        Now::Invite(Side::Defense) => board.encounter.defender.into_iter().collect(),
        Now::Ally { seat } | Now::Reward { seat } | Now::NewHand { seat, .. } => Seats::one(seat),
        Now::Lay | Now::Talks => board.mains().collect(),
        Now::ChooseLosses { losers, .. } => losers,
        Now::Place { owners } => owners,
        Now::PickCards { giver } => Seats::one(giver),
        _ => Seats::one(board.attacker),
    };
    seats.iter().map(Span::Crest).collect()
}

fn title(stage: &Stage<'_>, at: u8, window: Option<Moment>) -> Text {
    if window.is_some() {
        return stage.say("window-open", &[]);
    }
    let (id, _) = STEPS[usize::from(at.clamp(1, 10)) - 1];
    Text::plain(stage.word(id))
}

fn note(stage: &Stage<'_>, window: Option<Moment>) -> Text {
    match window {
        Some(moment) => stage.say(moment_id(moment), &[]),
        None => stage.say("step-of", &[("step", place(stage).0.min(10).into())]),
    }
}

/// The step that happens now or comes next (eleven: after the last), and the window that is open before it.
fn place(stage: &Stage<'_>) -> (u8, Option<Moment>) {
    let settled = stage.board().encounter.settled;
    match stage.step() {
        Now::Window(moment) => (at(stage, moment), Some(moment)),
        Now::Zap(call) => (at(stage, call.moment), Some(Moment::PowerUsed)),
        Now::Name(call) | Now::Choose(call) => (at(stage, call.moment), None),
        Now::Recover | Now::BeginTurn | Now::TurnPlayerReady | Now::BeginEncounter => (1, None),
        Now::OwnColor | Now::Orders | Now::Defend { .. } => (2, None),
        Now::NewHand { moment, .. } => (at(stage, moment), None),
        Now::Launch => (3, None),
        Now::Point => (4, None),
        Now::Invite(Side::Attack) => (5, None),
        Now::Invite(Side::Defense) => (6, None),
        Now::Ally { .. } => (7, None),
        Now::Lay => (8, None),
        _ if settled => (10, None),
        Now::Aim { .. } | Now::Suffer { .. } | Now::Place { .. } | Now::ChooseLosses { .. } => {
            (outer(stage).unwrap_or(10), None)
        }
        _ => (10, None),
    }
}

/// The step that comes next: a moment of the course says it itself, an event interrupts whatever waits below.
fn at(stage: &Stage<'_>, moment: Moment) -> u8 {
    before(moment).or_else(|| outer(stage)).unwrap_or(11)
}

/// An artifact or a loss interrupts: the window or the new hand it came from waits below. Of all that are to come yet
/// this is the first.
fn outer(stage: &Stage<'_>) -> Option<u8> {
    let waiting = stage.board().agenda.iter().filter_map(|step| match step {
        Now::Window(moment) | Now::NewHand { moment, .. } => before(*moment),
        _ => None,
    });
    waiting.min()
}

/// The step before which a window opens; events may happen at any.
fn before(moment: Moment) -> Option<u8> {
    Some(match moment {
        Moment::EncounterStart => 1,
        Moment::BeforeOrders => 2,
        Moment::BeforeLaunch => 3,
        Moment::BeforeInvitations => 5,
        Moment::AllyAnswer => 7,
        Moment::AlliancesFormed | Moment::BeforeSelection => 8,
        Moment::BeforeReveal => 9,
        Moment::AfterReveal => 10,
        Moment::BeforeCompensation | Moment::Keeping | Moment::EncounterEnd => 11,
        Moment::Doomed | Moment::Lost(_) | Moment::PowerUsed | Moment::ArtifactDiscarded { .. } => {
            return None;
        }
    })
}

pub fn moment_id(moment: Moment) -> &'static str {
    match moment {
        Moment::EncounterStart => "window-start",
        Moment::BeforeOrders => "window-orders",
        Moment::BeforeLaunch => "window-launch",
        Moment::BeforeInvitations => "window-invitations",
        Moment::AllyAnswer => "window-answer",
        Moment::AlliancesFormed => "window-alliances",
        Moment::BeforeSelection => "window-selection",
        Moment::BeforeReveal => "window-reveal",
        Moment::AfterReveal => "window-revealed",
        Moment::Doomed => "window-doomed",
        Moment::Lost(_) => "window-lost",
        Moment::BeforeCompensation => "window-compensation",
        Moment::Keeping => "window-keeping",
        Moment::EncounterEnd => "window-end",
        Moment::PowerUsed => "window-zap",
        Moment::ArtifactDiscarded { .. } => "window-discarded",
    }
}
