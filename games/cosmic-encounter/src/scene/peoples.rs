//! The aliens at the table, in plain words: what each does, when, and whether its power works now.

use super::Stage;
use super::course::moment_id;
use super::names::{alien_id, alien_symbol, alien_text};
use crate::components::{Duty, Role};
use crate::windows::{Moment, Window};
use orrery_core::Seat;
use orrery_scene::{Card, Id, Node, Panel, Span, Text, Tone, Word, word};

pub fn panel(stage: &Stage<'_>) -> Panel {
    let board = stage.board();
    let me = stage.nearest();
    let seats: Vec<Seat> = std::iter::once(me).chain(me.others(board.seats())).collect();
    Panel {
        id: Id::from("aliens"),
        title: stage.say("aliens-title", &[]),
        icon: Some("c-alien".into()),
        note: Text::none(),
        span: 12,
        under: false,
        framed: false,
        focus: false,
        content: vec![Node::Grid {
            columns: board.seats(),
            nodes: seats.into_iter().map(|seat| Node::Card(card(stage, seat))).collect(),
        }],
    }
}

fn card(stage: &Stage<'_>, seat: Seat) -> Card {
    let alien = stage.board().aliens[seat.index()];
    let name = stage.alien_of(seat);
    Card {
        tone: Tone::Seat(seat),
        band: Text::from([Span::Crest(seat), Span::text(word!(" {name}"))]),
        corner: Text::from(Span::medal(alien_symbol(alien), Tone::Seat(seat), Word::NONE)),
        text: Text::plain(alien_text(alien, stage.teller)),
        live: status(stage, seat).and(" · ").and(when(stage, seat)),
        ..Card::new(alien_id(seat), name)
    }
}

/// Whether the power works, and if not, why.
pub fn status(stage: &Stage<'_>, seat: Seat) -> Text {
    let board = stage.board();
    let windows = stage.game.aliens[board.aliens[seat.index()] as usize].windows;
    let spent = board.encounter.used.contains(seat) && !windows.answers_events();
    let id = match () {
        () if board.encounter.cancelled.contains(seat) => "power-zapped",
        () if !board.is_lit(seat) => "power-lost",
        () if spent => "power-used",
        () => "power-ready",
    };
    stage.say(id, &[("homes", board.homes_needed.into())])
}

/// Whether it may or must be used, in which role and when.
fn when(stage: &Stage<'_>, seat: Seat) -> Text {
    let card = &stage.game.aliens[stage.board().aliens[seat.index()] as usize];
    let duty = match card.duty {
        Duty::May => "duty-may",
        Duty::Must => "duty-must",
    };
    let role = match card.role {
        Role::Any => "role-any",
        Role::Main => "role-main",
        Role::MainOrAlly => "role-main-or-ally",
        Role::NotMain => "role-not-main",
    };
    let window = WINDOWS.into_iter().find(|(window, _)| card.windows.contains(*window));
    let window = stage.say(window.map_or("window-discarded", |(_, moment)| moment_id(moment)), &[]);
    stage.say(duty, &[]).and(", ").and(stage.say(role, &[])).and(": ").and(window)
}

const WINDOWS: [(Window, Moment); 8] = [
    (Window::W4, Moment::BeforeInvitations),
    (Window::WA, Moment::AllyAnswer),
    (Window::W5, Moment::AlliancesFormed),
    (Window::W6, Moment::BeforeSelection),
    (Window::W7, Moment::BeforeReveal),
    (Window::W8, Moment::AfterReveal),
    (Window::W9, Moment::Lost(Seat(0))),
    (Window::W11, Moment::EncounterEnd),
];
