//! Every player in small, and where their points come from.

use super::Stage;
use super::names::{control_name, control_symbol, crew_span, hidden_symbol, letter};
use crate::agenda::Step;
use crate::components::Panel as Half;
use crate::parts::{Control, Shelter};
use crate::scoring::Rescued;
use orrery_core::Seat;
use orrery_scene::{Chip, Counter, Mat, Node, Points, Score, Span, Text, TieBreak, Tone, Word, word};

pub fn all(stage: &Stage<'_>) -> Vec<Mat> {
    stage.seats().map(|seat| mat(stage, seat)).collect()
}

fn mat(stage: &Stage<'_>, seat: Seat) -> Mat {
    let view = stage.view;
    let safe = view.arrivals.iter().flatten().filter(|crew| crew.owner == seat).count();
    let aboard = view.cabins.iter().flatten().flatten().filter(|crew| crew.owner == seat).count();
    let paid: u8 = view.panel_sizes[seat.index()].iter().sum();
    let counter = |symbol: &'static str, id: &str, value: Word| Counter {
        symbol: symbol.into(),
        name: stage.teller.word(id),
        value,
    };
    let (score, unit) = if view.table.turned_up {
        (Text::plain(total(stage, seat)), "unit-points")
    } else {
        (Text::plain(safe), "unit-safe")
    };
    Mat {
        seat,
        note: note(stage, seat),
        score,
        unit: stage.teller.say(unit, &[]),
        nodes: vec![Node::Chips(used(stage, seat))],
        counters: vec![
            counter("i-people", "count-reserve", view.reserve_sizes[seat.index()].into()),
            counter("e-pod2", "count-aboard", aboard.into()),
            counter("e-panel", "count-paid", paid.into()),
            counter("e-shelter", "count-safe", safe.into()),
        ],
    }
}

fn note(stage: &Stage<'_>, seat: Seat) -> Text {
    let table = stage.table();
    let id = match &table.last_turns {
        _ if table.turned_up || stage.players() == 1 => return Text::none(),
        Some(_) if stage.last_turn_comes(seat) => "last-turn-to-come",
        Some(_) if table.active == seat => "last-turn-now",
        Some(_) => "no-last-turn",
        None if table.start == seat => "begins-rounds",
        None => return Text::none(),
    };
    stage.teller.say(id, &[])
}

/// Which advanced actions are used up until the panel comes back, and which basic ones in this turn (POD-9.1).
fn used(stage: &Stage<'_>, seat: Seat) -> Vec<Chip> {
    let crew = |control: Control| stage.view.panel_sizes[seat.index()][control.index()];
    let shown = |control: &Control| stage.game.panel_of(*control) == Half::Advanced || crew(*control) > 0;
    let chip = |control: Control| {
        let used = crew(control) > 0;
        let name = control_name(control, stage.teller);
        let state = stage.teller.word(if used { "used" } else { "unused" });
        Chip {
            id: None,
            name: word!("{name}: {state}"),
            tone: if used { Tone::Seat(seat) } else { Tone::Dim },
            text: Text::from(Span::icon(control_symbol(control), name)).and(paid(seat, crew(control))),
        }
    };
    Control::ALL.into_iter().filter(shown).map(chip).collect()
}

/// The backs of the crew that paid.
fn paid(seat: Seat, crew: u8) -> Text {
    let back = || Span::piece(hidden_symbol(seat), Tone::Seat(seat), Word::NONE);
    std::iter::repeat_with(back).take(usize::from(crew)).collect()
}

/// Points by source; before the count there are none.
pub fn scores(stage: &Stage<'_>) -> Vec<Score> {
    stage.seats().map(|seat| score(stage, seat)).collect()
}

pub fn total(stage: &Stage<'_>, seat: Seat) -> i32 {
    score(stage, seat).total
}

fn score(stage: &Stage<'_>, seat: Seat) -> Score {
    let mut points = Vec::new();
    for shelter in Shelter::all().filter(|_| stage.table().turned_up) {
        let crew = &stage.view.arrivals[shelter.index()];
        let owners: Vec<Seat> = crew.iter().map(|crew| crew.owner).collect();
        let card = &stage.game.shelter_cards[usize::from(stage.table().shelters[shelter.index()])];
        let assigned = &stage.table().assigned[shelter.index()];
        let worth = stage.game.shelter_points(card, &owners, assigned);
        for (space, (crew, to)) in (0..).zip(crew.iter().zip(assigned)) {
            if crew.owner != seat || is_to_come(stage, shelter, space) {
                continue;
            }
            let args = [("crew", crew_span(*crew, stage.teller).into()), ("shelter", letter(shelter).into())];
            let (id, clause) =
                if to.is_some() { ("score-box", "POD-11.4") } else { ("score-no-box", "POD-11.5") };
            points.push(Points {
                text: stage.teller.say(id, &args),
                points: worth[usize::from(space)],
                clause: clause.into(),
            });
        }
    }
    Score { seat, total: points.iter().map(|points| points.points).sum(), points, ties: Vec::new() }
}

/// Whether this crew is still to be assigned: shelter by shelter, in the order of arrival (POD-11.2).
fn is_to_come(stage: &Stage<'_>, shelter: Shelter, space: u8) -> bool {
    match stage.step() {
        Step::Assign { shelter: now, space: asked } => (shelter, space) >= (now, asked),
        _ => false,
    }
}

/// What the rules compare where points are equal (POD-11.7).
pub fn compared(stage: &Stage<'_>, seat: Seat) -> Vec<TieBreak> {
    let owners =
        |shelter: Shelter| stage.view.arrivals[shelter.index()].iter().map(|crew| crew.owner).collect();
    let Rescued { arrived, assigned, shelters } = Rescued::of(seat, stage.table(), owners);
    [("tie-arrived", arrived), ("tie-assigned", assigned), ("tie-shelters", shelters)]
        .map(|(id, count)| TieBreak::new(stage.teller.say(id, &[("count", count.into())]), count, "POD-11.7"))
        .into()
}
