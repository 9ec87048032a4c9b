//! Who sits where: each wish is a letter to the table's room, and the answer is the table as it is then.

use super::tables::look;
use super::{Body, answered};
use crate::address::Named;
use crate::hall::Hall;
use crate::identity::Visitor;
use crate::limits;
use crate::problem::Problem;
use crate::room::{Mail, Reply, Sitter};
use axum::Json;
use axum::extract::State;
use axum::response::Response;
use orrery_core::Seat;
use orrery_store::Person;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// What may be wished for about the seats of a table. The room judges it.
pub(super) trait Wish: DeserializeOwned + Send {
    /// The letter in which somebody asks for it.
    fn letter(self, asks: &Person) -> Result<impl FnOnce(Reply<()>) -> Mail + Send, Problem>;
}

pub(super) async fn wish<W: Wish>(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    visitor: Visitor,
    body: Body<W>,
) -> Response {
    let letter = || {
        let asks = visitor.known()?;
        body.0?.letter(asks)
    };
    changed(&hall, &id, &visitor, letter()).await
}

/// It begins: a wish that says nothing more.
pub(super) async fn start(
    State(hall): State<Arc<Hall>>,
    Named(id): Named<String>,
    visitor: Visitor,
) -> Response {
    let person = visitor.known().map(|asks| asks.id.clone());
    let letter = person.map(|person| move |reply| Mail::Start { person, reply });
    changed(&hall, &id, &visitor, letter).await
}

async fn changed(
    hall: &Arc<Hall>,
    id: &str,
    visitor: &Visitor,
    letter: Result<impl FnOnce(Reply<()>) -> Mail, Problem>,
) -> Response {
    let done = async {
        visitor.ask(hall, id, letter?).await?;
        look(hall, id, visitor).await.map(Json)
    };
    answered(visitor, done.await)
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    seat: Seat,
    /// Somebody else at my device sits there, under this name.
    beside: Option<String>,
}

impl Wish for Sit {
    fn letter(self, asks: &Person) -> Result<impl FnOnce(Reply<()>) -> Mail + Send, Problem> {
        let beside = self.beside.map(|name| limits::name(&name).ok_or(Problem::Name)).transpose()?;
        let sits = Sitter { person: asks.id.clone(), name: asks.name.clone(), beside };
        Ok(move |reply| Mail::Sit { sits, seat: self.seat, reply })
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Leave {
    seat: Seat,
}

impl Wish for Leave {
    fn letter(self, asks: &Person) -> Result<impl FnOnce(Reply<()>) -> Mail + Send, Problem> {
        let person = asks.id.clone();
        Ok(move |reply| Mail::Rise { person, seat: self.seat, reply })
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ban {
    seat: Seat,
}

impl Wish for Ban {
    fn letter(self, asks: &Person) -> Result<impl FnOnce(Reply<()>) -> Mail + Send, Problem> {
        let person = asks.id.clone();
        Ok(move |reply| Mail::Ban { person, seat: self.seat, reply })
    }
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fill {
    bot: String,
}

impl Wish for Fill {
    fn letter(self, asks: &Person) -> Result<impl FnOnce(Reply<()>) -> Mail + Send, Problem> {
        let person = asks.id.clone();
        Ok(move |reply| Mail::Fill { person, bot: self.bot, reply })
    }
}
