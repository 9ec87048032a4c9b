//! Every action in words.

use super::Stage;
use super::names::{exoplanet, figure_span, gate_span, room, settler_span, stack, token_mark};
use crate::action::Action;
use crate::agenda::Step;
use crate::parts::{Module, Room, Stack};
use crate::station::sides::Cell;
use orrery_scene::{Say, Span, Text, Word, word};

pub fn of(stage: &Stage<'_>, action: &Action) -> Text {
    let say = |id: &str, args: &[(&str, Say)]| stage.teller.say(id, args);
    let (seat, teller) = (stage.acting(), stage.teller);
    let hall = |of: Room| Say::from(room(of, teller));
    match *action {
        Action::EndTurn => say("verb-end-turn", &[]),
        Action::Stop => say("verb-stop", &[]),
        Action::Reorganize => say("verb-reorganize", &[]),
        Action::Confirm => say("verb-confirm", &[]),
        Action::Abandon => say("verb-abandon", &[]),
        Action::MoveEngineer { from, figure, to } => say(
            "do-move-engineer",
            &[("figure", figure_span(seat, figure, teller).into()), ("from", hall(from)), ("to", hall(to))],
        ),
        Action::Walk { from, to } => say(
            "do-walk",
            &[
                ("settler", settler_span(seat, teller).into()),
                ("from", at(stage, from).into()),
                ("to", at(stage, to).into()),
            ],
        ),
        Action::FillAccess { cell } => say("do-fill", &[("module", at(stage, cell).into())]),
        Action::AddModule { stack } => say("do-add", &[("module", top(stage, stack).into())]),
        Action::ReturnModule { stack } => say("do-return", &[("module", top(stage, stack).into())]),
        Action::Place { cell, rotation } => {
            let module = stage.in_hand().map_or_else(Text::none, |module| of_module(stage, module));
            let degrees = i32::from(rotation.0) * 90;
            let args = [
                ("module", module.into()),
                ("x", i32::from(cell.x).into()),
                ("y", i32::from(cell.y).into()),
                ("degrees", degrees.into()),
            ];
            say("do-place", &args)
        }
        Action::Recruit { room } => say("do-recruit", &[("room", hall(room))]),
        Action::Promote { room } => say("do-promote", &[("room", hall(room))]),
        Action::SendModule { cell } => say("do-send", &[("module", at(stage, cell).into())]),
        Action::PlaceSettler { space } => {
            let on = match stage.step() {
                Step::Colonize { exoplanet: on, .. } => exoplanet(on, teller),
                _ => Word::NONE,
            };
            say("do-settle", &[("exoplanet", on.into()), ("number", (space.0 + 1).into())])
        }
        Action::Swap { slots: (low, high) } => {
            let token = |slot: u8| Say::from(swapped(stage, slot));
            say("do-swap", &[("one", token(low)), ("other", token(high))])
        }
        Action::GiveEngineer { room, figure } => {
            say("do-give", &[("figure", figure_span(seat, figure, teller).into()), ("room", hall(room))])
        }
        Action::MoveGate { exoplanet: to } => {
            let gate = match stage.step() {
                Step::MoveGate { gate, .. } => Text::from(gate_span(gate, teller)),
                _ => Text::none(),
            };
            say("do-move-gate", &[("gate", gate.into()), ("exoplanet", exoplanet(to, teller).into())])
        }
        Action::TakeUp { module } => say("do-take-up", &[("module", of_module(stage, module).into())]),
    }
}

fn swapped(stage: &Stage<'_>, slot: u8) -> Text {
    let token = stage.view.track[usize::from(slot)];
    let (symbol, tone) = token_mark(token);
    Text::from(Span::medal(symbol, tone, Word::NONE))
        .and(Span::text(word!(" {}", super::names::token(token, stage.teller))))
}

fn of_module(stage: &Stage<'_>, module: Module) -> Text {
    stage.module_text(module)
}

/// The module of the acting player's station that lies there.
fn at(stage: &Stage<'_>, cell: Cell) -> Text {
    let station = stage.station(stage.acting());
    match station.layout.at(cell) {
        Some(at) => of_module(stage, station.module(at)),
        None => Text::plain(stage.teller.word("cell")),
    }
}

fn top(stage: &Stage<'_>, of: Stack) -> Text {
    match stage.top(of) {
        Some(module) => of_module(stage, module),
        None => Text::plain(stack(of, stage.teller)),
    }
}
