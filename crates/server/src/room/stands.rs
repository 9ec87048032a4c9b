//! The stands: who looks on. Few are told of each other at once; of many, everybody is told now and then.

use super::{Mail, Room};
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;

/// So many are counted whenever somebody comes or goes.
const FEW: u32 = 20;
/// More of them only so often: whoever comes and goes all the time would have everybody told of it all the time.
const PAUSE: Duration = Duration::from_secs(1);
/// So many are named.
const NAMED: usize = 40;

/// Those who look on here, as they were last counted.
#[derive(Debug, Default)]
pub(super) struct Stands {
    pub(super) count: u32,
    /// Those of them who have a name, by who they are.
    pub(super) names: BTreeMap<String, String>,
    counted: Option<Instant>,
    /// They will be counted again when the pause is over.
    waits: bool,
}

impl Room {
    /// Counts who looks on, unless they are many and it was done a moment ago.
    pub(super) fn count_stands(&mut self) {
        let looks_on = self.clients.iter().filter(|client| !self.sits(client.person.as_deref()));
        let count = looks_on.clone().count() as u32;
        let counted = self.stands.counted.filter(|at| at.elapsed() < PAUSE);
        if let Some(counted) = counted.filter(|_| count.max(self.stands.count) > FEW) {
            return self.count_stands_at(counted + PAUSE);
        }
        let named = looks_on.filter_map(|client| client.person.clone().zip(client.name.clone()));
        let names = named.take(NAMED).collect();
        self.stands = Stands { count, names, counted: Some(Instant::now()), waits: self.stands.waits };
    }

    fn count_stands_at(&mut self, due: Instant) {
        if std::mem::replace(&mut self.stands.waits, true) {
            return;
        }
        let door = self.door.clone();
        tokio::spawn(async move {
            tokio::time::sleep_until(due).await;
            _ = door.post(Mail::Stands).await;
        });
    }

    /// The pause is over.
    pub(super) async fn look_at_the_stands(&mut self) {
        self.stands.waits = false;
        self.tell_company();
        self.show().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::{Client, forgetful::gathering};
    use orrery_scene::Lang;
    use orrery_store::SeatRow;
    use tokio::sync::mpsc;

    fn spectator(id: u64) -> (Client, mpsc::Receiver<tokio_tungstenite::tungstenite::Message>) {
        let (outbox, news) = mpsc::channel(1000);
        let (person, name) = (Some(format!("p{id}")), Some(format!("Guest {id}")));
        (Client { id, person, name, eye: None, lang: Lang::En, looks: true, outbox }, news)
    }

    /// Whoever fills the stands, and leaves and comes again without end, must not have everybody told of each of them.
    #[tokio::test]
    async fn a_crowd_that_comes_and_goes_is_told_of_now_and_then() {
        let mut room = gathering(vec![SeatRow::Open; 2]);
        let (first, mut news) = spectator(0);
        room.come(first).await;
        let mut others = Vec::new();
        for id in 1..=300 {
            let (client, news) = spectator(id);
            room.come(client).await;
            others.push(news);
            if id % 2 == 0 {
                room.go(id).await;
            }
        }
        let told = std::iter::from_fn(|| news.try_recv().ok()).count();
        assert!((10..100).contains(&told), "the first was told of 450 comings and goings {told} times");
        room.stands.counted = None;
        room.look_at_the_stands().await;
        assert_eq!(room.stands.count, 151, "in the end all are counted");
        assert_eq!(room.stands.names.len(), NAMED);
    }
}
