//! What those who look on are told, in bytes: as it is sent, and as it would be if it were compressed.

use flate2::Compression;
use flate2::write::DeflateEncoder;
use serde_json::{Value, json};
use std::io::Write;

/// One of so many is compressed, and the longest that each socket heard: who plays shares the machine with what is timed.
const ONE_OF: u64 = if cfg!(test) { 1 } else { 50 };

/// The updates that were heard.
#[derive(Clone, Debug, Default)]
pub struct Updates {
    count: u64,
    bytes: u64,
    /// The longest of each socket.
    longest: Vec<String>,
    some: Vec<String>,
}

/// Mean and maximum, in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes {
    pub mean: usize,
    pub most: usize,
}

impl Updates {
    pub fn hear(&mut self, update: &str) {
        if self.count.is_multiple_of(ONE_OF) {
            self.some.push(update.to_owned());
        }
        self.count += 1;
        self.bytes += update.len() as u64;
        match self.longest.first_mut() {
            Some(longest) if longest.len() >= update.len() => {}
            Some(longest) => update.clone_into(longest),
            None => self.longest.push(update.to_owned()),
        }
    }

    pub fn add(&mut self, other: Updates) {
        self.count += other.count;
        self.bytes += other.bytes;
        self.longest.extend(other.longest);
        self.some.extend(other.some);
    }

    /// As they were sent.
    pub fn plain(&self) -> Sizes {
        let most = self.longest.iter().map(String::len).max().unwrap_or_default();
        Sizes { mean: (self.bytes / self.count.max(1)) as usize, most }
    }

    /// Each deflated by itself, as permessage-deflate does that remembers nothing; gzip takes 18 bytes more.
    pub fn deflated(&self) -> Sizes {
        let sizes: Vec<usize> = self.some.iter().map(|update| deflated(update)).collect();
        let mean = sizes.iter().sum::<usize>() / sizes.len().max(1);
        let most = self.longest.iter().map(|update| deflated(update)).chain(sizes).max();
        Sizes { mean, most: most.unwrap_or_default() }
    }

    pub fn json(&self) -> Value {
        let [plain, deflated] =
            [self.plain(), self.deflated()].map(|Sizes { mean, most }| json!({"mean": mean, "most": most}));
        json!({"count": self.count, "bytes": plain, "deflated_bytes": deflated})
    }

    pub fn told(&self) -> String {
        let (plain, deflated) = (self.plain(), self.deflated());
        format!(
            "{} updates: {} bytes in the mean and {} at most as they are sent, {} and {} if each were deflated by itself",
            self.count, plain.mean, plain.most, deflated.mean, deflated.most
        )
    }
}

fn deflated(update: &str) -> usize {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    let written = encoder.write_all(update.as_bytes()).and_then(|()| encoder.finish());
    written.expect("memory takes whatever is written").len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::company::gather;
    use crate::crowd::play_one;
    use crate::ground::{Ground, Kind};
    use crate::hours::Hours;
    use crate::sample;
    use crate::wanted::Party;
    use orrery_server::{Config, Server};
    use orrery_shelf::SHELF;
    use orrery_store::Data;
    use std::time::Instant;

    /// What an update may take, compressed.
    const MOST: usize = 8 * 1024;

    #[test]
    fn updates_of_several_sockets_are_added_up() {
        let mut heard = Updates::default();
        ["a".repeat(100), "b".repeat(300)].iter().for_each(|update| heard.hear(update));
        let mut other = Updates::default();
        other.hear(&"c".repeat(200));
        heard.add(other);
        assert_eq!((heard.count, heard.plain()), (3, Sizes { mean: 200, most: 300 }));
        let Sizes { mean, most } = heard.deflated();
        assert!(0 < mean && mean <= most && most < 20, "{mean} {most}");
        assert_eq!(Updates::default().plain(), Sizes::default());
    }

    /// A whole game of the first on the shelf, as four who play and one who looks on hear it.
    #[tokio::test]
    async fn no_update_takes_more_than_eight_kilobytes_compressed() {
        let ground = Ground::lay(Kind::Sqlite).await.unwrap();
        let store = Data::from(ground.address().as_str()).open().await.unwrap();
        let game = SHELF[0].slug();
        let config = Config::new(([127, 0, 0, 1], 0).into(), vec![sample::kit(game).unwrap()]);
        let server = Server::start(config, store).await.unwrap();
        let door = server.address().unwrap();
        let (close, closed) = tokio::sync::oneshot::channel::<()>();
        let served = tokio::spawn(server.run(async { _ = closed.await }));

        let load = Party { game: game.to_owned(), seats: 4 }.load(1, 1, None, 60);
        let company = gather(&[door], 0, &load).await.unwrap();
        let hours = Hours::new(Instant::now(), 0, &load);
        let played = play_one(company.id, company.sockets, None, hours).await.unwrap();
        close.send(()).unwrap();
        served.await.unwrap().unwrap();

        assert!(played.updates.count > 1000 && played.lost == 0, "{}", played.troubles());
        let Sizes { most, .. } = played.updates.deflated();
        assert!(most <= MOST, "{most} bytes; {}", played.updates.told());
    }
}
