//! People who sit down together: a table with everybody at it.

use crate::client::{Guest, Refused, Socket};
use crate::crowd::Load;
use anyhow::{Context, Result};
use futures_util::future::{join_all, try_join_all};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;

/// So many tables are laid at the same time.
const AT_ONCE: usize = 16;

#[derive(Debug)]
pub struct Company {
    pub id: String,
    pub guests: Vec<Guest>,
    /// Players seat by seat, then spectators.
    pub sockets: Vec<Socket>,
}

/// Friends with an identity each sit down at table `n`, spectators come by, and the game begins. They are spread over the
/// nodes, one after the other, so that every table is shared.
pub async fn gather(doors: &[SocketAddr], n: usize, load: &Load) -> Result<Company> {
    let people = usize::from(load.seats) + load.spectators as usize;
    let guests = try_join_all((0..people).map(|person| Guest::come(door(doors, n, person)))).await?;
    lay(guests, load).await
}

/// Where somebody of a table comes in.
pub fn door(doors: &[SocketAddr], n: usize, person: usize) -> SocketAddr {
    doors[(n + person) % doors.len()]
}

/// The same people at a new table.
pub async fn lay(guests: Vec<Guest>, load: &Load) -> Result<Company> {
    let host = guests.first().context("somebody plays")?;
    let open = json!({"kind": "open"});
    let id = open_table(host, &load.game, load.seats, &open).await?;
    for (seat, guest) in guests.iter().enumerate().take(usize::from(load.seats)).skip(1) {
        guest.post(&format!("/api/tables/{id}/sit"), &json!({"seat": seat})).await?;
    }
    if load.seats > 1 {
        host.post(&format!("/api/tables/{id}/start"), &json!({})).await?;
    }
    let sockets = try_join_all(guests.iter().map(|guest| guest.enter(&id))).await?;
    Ok(Company { id, guests, sockets })
}

/// The host at the first seat, and the same at all others.
pub async fn open_table(host: &Guest, game: &str, seats: u8, others: &Value) -> Result<String> {
    let me = json!({"kind": "me"});
    let seats: Vec<&Value> = (0..seats).map(|seat| if seat == 0 { &me } else { others }).collect();
    let table = host.post("/api/tables", &json!({"game": game, "seats": seats})).await?;
    Ok(table["id"].as_str().context("a table")?.to_owned())
}

/// As many companies as the load has tables, but for those that the server has no room for.
pub async fn gather_all(doors: &[SocketAddr], load: &Load) -> Result<(Vec<Company>, Refusals)> {
    let (mut companies, mut refusals) = (Vec::new(), Refusals::default());
    let all: Vec<usize> = (0..load.tables as usize).collect();
    for batch in all.chunks(AT_ONCE) {
        for company in join_all(batch.iter().map(|n| gather(doors, *n, load))).await {
            companies.extend(refusals.allow(company)?);
        }
    }
    Ok((companies, refusals))
}

/// How often a server said that it has enough to do, by the name it gives to its reason.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusals(BTreeMap<String, u64>);

impl Refusals {
    /// What was not refused. A refusal is counted; whatever else goes wrong is an error.
    pub fn allow<T>(&mut self, tried: Result<T>) -> Result<Option<T>> {
        match tried.map_err(anyhow::Error::downcast::<Refused>) {
            Ok(done) => Ok(Some(done)),
            Err(Ok(Refused(code))) => {
                *self.0.entry(code).or_default() += 1;
                Ok(None)
            }
            Err(Err(other)) => Err(other),
        }
    }

    pub fn add(&mut self, other: Refusals) {
        for (code, count) in other.0 {
            *self.0.entry(code).or_default() += count;
        }
    }

    pub fn json(&self) -> Value {
        json!(self.0)
    }
}

impl fmt::Display for Refusals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("none");
        }
        let told: Vec<String> = self.0.iter().map(|(code, count)| format!("{count} {code}")).collect();
        f.write_str(&told.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wanted::Party;
    use axum::Router;
    use axum::http::StatusCode;
    use axum::http::header::SET_COOKIE;
    use axum::routing::{get, post};
    use tokio::net::TcpListener;

    #[test]
    fn people_of_a_table_are_spread_over_the_nodes() {
        let doors: Vec<SocketAddr> = (1..=2).map(|port| ([127, 0, 0, 1], port).into()).collect();
        let ports = |n| (0..5).map(|person| door(&doors, n, person).port()).collect::<Vec<_>>();
        assert_eq!(ports(0), [1, 2, 1, 2, 1]);
        assert_eq!(ports(1), [2, 1, 2, 1, 2], "no node is the host of all");
    }

    /// A server that knows everybody and has no room for a table.
    async fn full_house() -> SocketAddr {
        let full =
            || async { (StatusCode::SERVICE_UNAVAILABLE, r#"{"code": "full", "text": "Come later."}"#) };
        let me = || async { ([(SET_COOKIE, "orrery=x; Path=/")], "{}") };
        let app = Router::new().route("/api/me", get(me)).route("/api/tables", post(full));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(axum::serve(listener, app).into_future());
        address
    }

    #[tokio::test]
    async fn a_server_past_its_limit_is_no_error() {
        let load = Party { game: "any".into(), seats: 2 }.load(3, 0, None, 1);
        let (companies, refusals) = gather_all(&[full_house().await], &load).await.unwrap();
        assert_eq!((companies.len(), refusals.to_string().as_str()), (0, "3 full"));
    }

    #[test]
    fn refusals_are_counted_and_errors_are_not() {
        let mut refusals = Refusals::default();
        assert_eq!(refusals.to_string(), "none");
        for code in ["full", "too-many", "full"] {
            assert!(refusals.allow::<()>(Err(Refused(code.into()).into())).unwrap().is_none());
        }
        assert_eq!(refusals.allow(Ok(7)).unwrap(), Some(7));
        assert!(refusals.allow::<()>(Err(anyhow::anyhow!("the line was cut"))).is_err());
        refusals.add(refusals.clone());
        assert_eq!(refusals.to_string(), "4 full, 2 too-many");
    }
}
