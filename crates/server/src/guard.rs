//! How much one identity and one address may ask for, over all their connections together.

use crate::hall::Hall;
use crate::headers::listed;
use crate::identity::{self, lang};
use crate::limits::{self, Bucket, Flow};
use crate::problem::Problem;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::Method;
use axum::http::header::{HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What a proxy adds: where the request came from, and whether it came encrypted.
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");
/// What a browser adds: whose page makes it ask, and what for.
const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");
/// When so many are remembered, those who have been quiet are forgotten.
const MANY: usize = 10_000;

/// Who asks, as far as it can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Who {
    /// Everybody with an open socket.
    Sockets,
    /// Everybody with a connection that is no socket, or not yet.
    Connections,
    /// Whoever knows the secret of this hash.
    Identity([u8; 32]),
    Address(IpAddr),
    /// Whoever has opened tables in memory.
    Opener(IpAddr),
    /// Whoever waits for hints.
    Advised([u8; 32]),
    AdvisedAddress(IpAddr),
    /// Whoever opened the connection, which may be a proxy.
    Peer(IpAddr),
    /// Whoever has something kept for ever: a person, by a hash of who they are, and their address.
    Keeper([u8; 32]),
    KeepingAddress(IpAddr),
}

#[derive(Debug, Default)]
pub(crate) struct Guard {
    buckets: Mutex<Buckets>,
    inside: Mutex<HashMap<Who, usize>>,
}

#[derive(Debug, Default)]
struct Buckets {
    of: HashMap<Who, Bucket>,
    /// How many were left when the quiet ones were last forgotten.
    left: usize,
}

impl Buckets {
    /// Where many are not quiet, it is not tried again for each of them: that would cost everybody more than it saves.
    fn forget_the_quiet(&mut self) {
        if self.of.len() > MANY.max(2 * self.left) {
            self.of.retain(|_, bucket| !bucket.is_full());
            self.left = self.of.len();
        }
    }
}

impl Guard {
    /// Whether each of these has so many drops left; they are taken.
    pub(crate) fn allows(&self, who: impl IntoIterator<Item = Who>, drops: u32) -> bool {
        let mut buckets = held(&self.buckets);
        buckets.forget_the_quiet();
        who.into_iter()
            .all(|who| buckets.of.entry(who).or_insert_with(|| Bucket::full(flow(who))).take(drops))
    }

    /// Whether one more of them would be let in.
    pub(crate) fn has_place(&self, who: Who, most: usize) -> bool {
        held(&self.inside).get(&who).is_none_or(|&count| count < most)
    }

    /// Lets somebody in, unless so many of them are inside already. Whoever has the pass is inside.
    pub(crate) fn admit(self: &Arc<Guard>, who: Who, most: usize) -> Option<Pass> {
        let mut inside = held(&self.inside);
        let count = inside.entry(who).or_default();
        (*count < most).then(|| {
            *count += 1;
            Pass { guard: self.clone(), who }
        })
    }
}

/// An address may be a whole school, so it gets more than a person.
fn flow(who: Who) -> Flow {
    match who {
        Who::Sockets
        | Who::Connections
        | Who::Address(_)
        | Who::Opener(_)
        | Who::AdvisedAddress(_)
        | Who::Peer(_) => limits::ADDRESS,
        Who::Identity(_) | Who::Advised(_) => limits::IDENTITY,
        Who::Keeper(_) => limits::KEPT_OF_A_PERSON,
        Who::KeepingAddress(_) => limits::KEPT_OF_AN_ADDRESS,
    }
}

fn held<T>(of: &Mutex<T>) -> MutexGuard<'_, T> {
    of.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A place inside, free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Pass {
    guard: Arc<Guard>,
    who: Who,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut inside = held(&self.guard.inside);
        if let Some(count) = inside.get_mut(&self.who) {
            *count -= 1;
            if *count == 0 {
                inside.remove(&self.who);
            }
        }
    }
}

/// Every request to the API passes here before anything is looked up for it.
pub(crate) async fn watch(State(hall): State<Arc<Hall>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let lang = lang(&parts);
    if !is_own_page(&parts.headers) {
        return Problem::Elsewhere.answer(lang);
    }
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    let identity = identity::secret(&parts.headers).filter(|_| changes);
    let identity = identity.map(|secret| Who::Identity(identity::hash(&secret)));
    let address = Caller::of(&parts, &hall.config.proxies).address.map(Who::Address);
    // The address first: nobody can make us remember more secrets than their address may send.
    if !hall.guard.allows(address.into_iter().chain(identity), 1) {
        return Problem::TooMany.answer(lang);
    }
    next.run(Request::from_parts(parts, body)).await
}

/// A page of another site may do nothing here in a visitor's name, nor have anything fetched; a link that is followed is
/// no page that fetches. Programs say nothing about where they come from.
fn is_own_page(headers: &HeaderMap) -> bool {
    let said = |name| headers.get(name).map(HeaderValue::as_bytes);
    let elsewhere = matches!(said(FETCH_SITE), Some(b"cross-site" | b"same-site"));
    if elsewhere && said(FETCH_MODE) != Some(b"navigate") {
        return false;
    }
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://")).map(|(_, host)| host);
    !host.is_empty() && origin == Some(host)
}

/// Where a request comes from, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Caller {
    /// None on this very machine: the host may do as they like.
    pub(crate) address: Option<IpAddr>,
    /// Whether it came encrypted.
    pub(crate) secure: bool,
}

impl Caller {
    /// Only a proxy of our own is believed: one on this machine, or one that the host has named.
    pub(crate) fn of(parts: &Parts, proxies: &[IpAddr]) -> Caller {
        let Some(ConnectInfo(peer)) = parts.extensions.get::<ConnectInfo<SocketAddr>>() else {
            return Caller::default();
        };
        let peer = peer.ip().to_canonical();
        let ours = |address: &IpAddr| address.is_loopback() || proxies.contains(address);
        // A name of somebody else's that leads to this machine is how a page of theirs would pass for its host.
        let at_home = is_this_machine(&parts.headers);
        let remote = |address: IpAddr| (!at_home || !address.is_loopback()).then(|| household(address));
        if !ours(&peer) {
            return Caller { address: remote(peer), secure: false };
        }
        // Each proxy adds to the end. What stands before the first stranger was written by that stranger, also where it
        // cannot be made out who that is.
        let mut said = listed(&parts.headers, FORWARDED_FOR).rev().map(address);
        let address = match said.find(|said| said.is_none_or(|address| !ours(&address))) {
            Some(Some(stranger)) => Some(household(stranger)),
            // Whoever it is, it is not the host.
            Some(None) => Some(household(peer)),
            None => remote(peer),
        };
        let secure = listed(&parts.headers, FORWARDED_PROTO).next_back() == Some("https");
        Caller { address, secure }
    }
}

/// Whether this machine is asked for as itself: by number, or by the name that leads nowhere else.
fn is_this_machine(headers: &HeaderMap) -> bool {
    let host = headers.get(HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let named = |name: &str| name.eq_ignore_ascii_case("localhost");
    let number = address(host).or_else(|| address(host.trim_matches(['[', ']'])));
    number.is_some() || named(host.split(':').next().unwrap_or_default())
}

/// An address as proxies write it; some add the port.
fn address(said: &str) -> Option<IpAddr> {
    let with_port = || said.parse().map(|address: SocketAddr| address.ip());
    said.parse().or_else(|_| with_port()).ok().map(|address: IpAddr| address.to_canonical())
}

/// One line at home has whole networks of the newer addresses: 256 of them, as most providers hand them out.
fn household(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            IpAddr::V6(Ipv6Addr::new(a, b, c, d & 0xff00, 0, 0, 0, 0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn caller(peer: &str, forwarded: &[&str]) -> Caller {
        asks_for("localhost:8420", peer, forwarded)
    }

    fn asks_for(host: &str, peer: &str, forwarded: &[&str]) -> Caller {
        let mut request = Request::new(());
        request.headers_mut().insert(HOST, host.parse().unwrap());
        request.extensions_mut().insert(ConnectInfo::<SocketAddr>(peer.parse().unwrap()));
        for value in forwarded {
            request.headers_mut().append(FORWARDED_FOR, value.parse().unwrap());
        }
        request.headers_mut().append(FORWARDED_PROTO, "https".parse().unwrap());
        Caller::of(&request.into_parts().0, &["192.0.2.1".parse().unwrap()])
    }

    fn from(peer: &str, forwarded: &[&str]) -> Option<String> {
        caller(peer, forwarded).address.map(|address| address.to_string())
    }

    #[test]
    fn only_a_proxy_of_our_own_is_believed() {
        assert_eq!(from("203.0.113.7:80", &["198.51.100.1"]).as_deref(), Some("203.0.113.7"));
        assert_eq!(from("127.0.0.1:80", &["10.0.0.1, 198.51.100.1"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(from("192.0.2.1:80", &["10.0.0.1", "198.51.100.1"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(from("127.0.0.1:80", &["198.51.100.1, 192.0.2.1"]).as_deref(), Some("198.51.100.1"));
        assert_eq!(from("192.0.2.1:80", &["nonsense"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(from("192.0.2.1:80", &["10.0.0.1, nonsense"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(from("127.0.0.1:80", &["10.0.0.1, 198.51.100.1:4711"]).as_deref(), Some("198.51.100.1"));
        assert!(caller("127.0.0.1:80", &[]).secure && caller("192.0.2.1:80", &[]).secure);
        assert!(!caller("203.0.113.7:80", &[]).secure);
    }

    #[test]
    fn whoever_sits_at_this_machine_has_no_address() {
        for peer in ["127.0.0.1:80", "[::1]:80", "[::ffff:127.0.0.1]:80"] {
            assert_eq!(from(peer, &[]), None, "{peer}");
        }
        assert_eq!(from("127.0.0.1:80", &["127.0.0.1"]), None);
        assert!(from("127.0.0.1:80", &["unknown"]).is_some(), "but whoever a proxy does not know has");
    }

    /// A page elsewhere can give its own name this machine's number, and then it asks as if from here.
    #[test]
    fn whoever_comes_by_a_strange_name_is_a_stranger() {
        let is_host = |host: &str| asks_for(host, "127.0.0.1:80", &[]).address.is_none();
        for own in
            ["localhost", "LOCALHOST:8420", "127.0.0.1:8420", "[::1]:8420", "[::1]", "192.168.1.7:8420"]
        {
            assert!(is_host(own), "{own}");
        }
        for strange in
            ["evil.example", "evil.example:8420", "localhost.evil.example", "127.0.0.1.evil.example", ""]
        {
            assert!(!is_host(strange), "{strange}");
        }
    }

    #[test]
    fn a_household_has_one_address() {
        assert_eq!(from("[2001:db8:1:102:3::9]:80", &[]).as_deref(), Some("2001:db8:1:100::"));
        assert_eq!(from("127.0.0.1:80", &["2001:db8:1:1ff:7::7"]).as_deref(), Some("2001:db8:1:100::"));
        assert_eq!(from("127.0.0.1:80", &["2001:db8:1:2ff:7::7"]).as_deref(), Some("2001:db8:1:200::"));
    }

    #[test]
    fn an_identity_runs_dry_before_its_address() {
        let guard = Guard::default();
        let home = Who::Address("203.0.113.7".parse().unwrap());
        let flood = |n| (0..500).filter(|_| guard.allows([home, Who::Identity([n; 32])], 1)).count();
        assert!((200..500).contains(&flood(1)));
        assert!(flood(2) >= 200, "another at the same address is not held up");
    }

    /// A list of tables and a moment of the past are drawn for whoever asks: one address gets only so many.
    #[test]
    fn who_asks_for_many_pictures_runs_dry_sooner() {
        let guard = Guard::default();
        let home = Who::Address("203.0.113.7".parse().unwrap());
        let drawn = (0..900).filter(|_| guard.allows([home], limits::DRAWN)).count();
        assert!((200..900).contains(&drawn), "{drawn}");
    }

    /// Many who are not quiet are looked through now and then, not with every request of everybody.
    #[test]
    fn a_crowd_that_is_not_quiet_is_remembered_without_being_counted_each_time() {
        let guard = Guard::default();
        let somebody = |n: u32| Who::Keeper([n.to_le_bytes(); 8].concat().try_into().unwrap());
        for n in 0..=3 * MANY as u32 {
            assert!(guard.allows([somebody(n)], 60_000));
        }
        assert!(!guard.allows([somebody(0)], 60_000), "who is not quiet is not forgotten");
        let left = held(&guard.buckets).left;
        assert!((MANY..=2 * MANY + 10).contains(&left), "{left}");
    }

    #[test]
    fn whoever_leaves_makes_room() {
        let guard = Arc::new(Guard::default());
        let first = guard.admit(Who::Sockets, 1).unwrap();
        assert!(guard.admit(Who::Sockets, 1).is_none());
        drop(first);
        assert!(guard.admit(Who::Sockets, 1).is_some());
    }

    /// Neither many names at one address nor many requests of one person have more kept than is theirs.
    #[test]
    fn what_is_kept_has_an_end_for_a_person_and_for_an_address() {
        let guard = Guard::default();
        let school = Who::KeepingAddress("203.0.113.7".parse().unwrap());
        let kept = |n: u16| {
            let pupil = Who::Keeper([n.to_le_bytes(); 16].concat().try_into().unwrap());
            (0..1000).filter(|_| guard.allows([pupil, school], 1000)).count()
        };
        let first = kept(0);
        assert!((50..80).contains(&first), "{first} thousand bytes of one person");
        let all: usize = first + (1..200).map(kept).sum::<usize>();
        assert!((900..1100).contains(&all), "{all} thousand bytes of one address");
    }

    #[test]
    fn what_a_page_elsewhere_fetches_is_not_for_it_and_a_link_is_followed() {
        let own = |site: &str, mode: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(FETCH_SITE, site.parse().unwrap());
            headers.insert(FETCH_MODE, mode.parse().unwrap());
            is_own_page(&headers)
        };
        assert!(own("same-origin", "cors") && own("none", "navigate") && own("cross-site", "navigate"));
        assert!(
            !own("cross-site", "no-cors") && !own("same-site", "cors") && !own("cross-site", "websocket")
        );
    }

    #[test]
    fn a_page_of_another_site_is_known_by_its_origin() {
        let own = |origin: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, "games.example.org".parse().unwrap());
            origin.map(|origin| headers.insert(ORIGIN, origin.parse().unwrap()));
            is_own_page(&headers)
        };
        assert!(own(None) && own(Some("https://games.example.org")));
        for other in ["https://example.org", "null", "https://games.example.org.evil.example", ""] {
            assert!(!own(Some(other)), "{other}");
        }
    }
}
