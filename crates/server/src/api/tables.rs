//! Tables before, beside and after play.

use super::{Body, answered};
use crate::address::Named;
use crate::hall::Hall;
use crate::identity::{Visitor, beside, random_hex};
use crate::limits;
use crate::problem::Problem;
use crate::room::{Mail, begin};
use crate::wire::{self, NewSeat, NewTable, Saying, TableInfo};
use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use orrery_bots::Kind;
use orrery_core::Seat;
use orrery_store::{SeatRow, Stage, TableRow};
use serde::Deserialize;
use std::sync::Arc;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AtSeat {
    seat: Seat,
}

/// Mine, those that wait for me first; then public ones to join or to watch.
pub(super) async fn list(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Response {
    answered(&visitor, listed(&hall, &visitor).await.map(Json))
}

async fn listed(hall: &Arc<Hall>, visitor: &Visitor) -> Result<Vec<TableInfo>, Problem> {
    hall.may_look_back(visitor.address())?;
    let mut rows = match &visitor.person {
        Some(person) => hall.store.tables_of(&person.id, limits::TABLES).await?,
        None => Vec::new(),
    };
    let open = hall.store.gathering(limits::TABLES).await?;
    let mine: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
    let played = hall.store.watchable(limits::TABLES).await?;
    rows.extend(open.into_iter().chain(played).filter(|row| !mine.contains(&row.id)));
    let mut tables = Vec::new();
    for row in rows {
        // A table that cannot be looked at is left out, and one that has stopped is the business of those who sit there.
        if let Ok(info) = look(hall, &row.id, visitor).await
            && (info.stage != wire::Stage::Frozen || mine.contains(&row.id))
        {
            tables.push(info);
        }
    }
    tables.sort_by_key(|table: &TableInfo| !waits_for_me(table));
    Ok(tables)
}

fn waits_for_me(table: &TableInfo) -> bool {
    table.waiting.iter().any(|&seat| table.seats.get(usize::from(seat)).is_some_and(|seat| seat.mine))
}

pub(super) async fn look(hall: &Arc<Hall>, id: &str, visitor: &Visitor) -> Result<TableInfo, Problem> {
    let (person, lang) = (visitor.id(), visitor.lang);
    visitor.ask(hall, id, |reply| Mail::Look { person, lang, reply }).await
}

pub(super) async fn show(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    visitor: Visitor,
) -> Response {
    answered(&visitor, look(&hall, &id, &visitor).await.map(Json))
}

pub(super) async fn create(
    State(hall): State<Arc<Hall>>,
    visitor: Visitor,
    body: Body<NewTable>,
) -> Response {
    answered(&visitor, created(&hall, &visitor, body.0).await.map(Json))
}

/// A table that nobody has to wait for begins at once.
async fn created(
    hall: &Arc<Hall>,
    visitor: &Visitor,
    new: Result<NewTable, Problem>,
) -> Result<TableInfo, Problem> {
    let (host, new) = (visitor.known()?, new?);
    if new.clock.is_some_and(|rule| !orrery_table::TimeRule::from(rule).is_sane()) {
        return Err(Problem::OddClock);
    }
    let clock = new.clock.map(|rule| serde_json::to_value(rule).expect("a rule is plain data"));
    let kit = hall.game(&new.game)?;
    let unfit = Problem::unfit(kit);
    let given = if new.options.is_null() { serde_json::json!({}) } else { new.options };
    let options = kit.options(&given).map_err(&unfit)?;
    let mut companions = 0_u8;
    let seats = new.seats.into_iter().map(|seat| match seat {
        NewSeat::Me => Ok(SeatRow::Person { person: host.id.clone(), name: host.name.clone() }),
        NewSeat::Open => Ok(SeatRow::Open),
        NewSeat::Beside { name } => {
            // Far more than any game has seats are refused below, not here.
            companions = companions.saturating_add(1);
            let name = limits::name(&name).ok_or(Problem::Name)?;
            Ok(SeatRow::Person { person: beside(&host.id, companions), name })
        }
        NewSeat::Bot { bot } => match bot.parse::<Kind>() {
            Ok(kind) => Ok(SeatRow::Bot { bot: kind.to_string() }),
            Err(bad) => Err(Problem::BadBot(bad)),
        },
    });
    let seats = seats.collect::<Result<Vec<_>, _>>()?;
    // Laying it once proves that game, options and seats fit; a gathering table must not fail later.
    let count = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    kit.setup(&options, count, &mut orrery_core::chance::Script::default()).map_err(unfit)?;
    let row = TableRow {
        id: random_hex(16),
        revision: 0,
        game: new.game,
        name: if new.name.is_empty() {
            String::new()
        } else {
            limits::name(&new.name).ok_or(Problem::Name)?
        },
        host: host.id.clone(),
        public: new.public,
        stage: Stage::Gathering,
        options,
        seats,
        header: None,
        secret: hall.config.secrets.next(),
        clock,
        serious: new.serious,
        undo: new.undo.into(),
        banned: Vec::new(),
        rematch: None,
        opened: hall.now(),
        at: hall.now(),
    };
    let complete = !row.seats.contains(&SeatRow::Open);
    let row = if complete { begin(row, kit)? } else { row };
    let id = row.id.clone();
    hall.has_room_for_a_table(visitor.opener()).await?;
    hall.may_ask_much(visitor)?;
    hall.may_keep(visitor, limits::TABLE)?;
    hall.store.keep_table(row).await?;
    look(hall, &id, visitor).await
}

pub(super) async fn chat(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    visitor: Visitor,
    body: Body<Saying>,
) -> Response {
    let said = async {
        let name = visitor.known()?.name.clone();
        let (person, Saying { text }) = ((visitor.id().unwrap_or_default(), name), body.0?);
        hall.may_keep(&visitor, limits::LINE + text.len())?;
        visitor.ask(&hall, &id, |reply| Mail::Chat { person, text, reply }).await.map(Json)
    };
    answered(&visitor, said.await)
}

/// The same people, the same settings, another first seat.
pub(super) async fn rematch(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    visitor: Visitor,
) -> Response {
    let done = async {
        let person = visitor.known().map(|_| visitor.id().unwrap_or_default())?;
        hall.may_keep(&visitor, limits::TABLE)?;
        let next = visitor.ask(&hall, &id, |reply| Mail::Rematch { person, reply }).await?;
        look(&hall, &next, &visitor).await.map(Json)
    };
    answered(&visitor, done.await)
}

/// What a search would do in the place of whoever asks. It costs them as much as it costs the server.
pub(super) async fn hint(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    visitor: Visitor,
    body: Body<AtSeat>,
) -> Response {
    let found = async {
        let person = visitor.known().map(|_| visitor.id().unwrap_or_default())?;
        let (AtSeat { seat }, lang) = (body.0?, visitor.lang);
        hall.may_ask_much(&visitor)?;
        let _places = visitor.advised(&hall)?;
        visitor.ask(&hall, &id, |reply| Mail::Hint { person, seat, lang, reply }).await.map(Json)
    };
    answered(&visitor, found.await)
}

/// While the game runs nobody can fetch it: actions and times hold secrets.
pub(super) async fn record(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    visitor: Visitor,
) -> Response {
    let record = async {
        hall.may_look_back(visitor.address())?;
        visitor.ask(&hall, &id, |reply| Mail::Record { reply }).await
    };
    let file = record.await.map(|record| {
        let name = format!("attachment; filename=\"{}.json\"", &id);
        ([(CONTENT_TYPE, "application/json".to_owned()), (CONTENT_DISPOSITION, name)], record).into_response()
    });
    answered(&visitor, file)
}
