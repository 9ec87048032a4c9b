//! Addresses that anybody on the internet could reach, and names that lead to nothing else.

use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

/// Looks names up, and knows none that leads to a private address.
#[derive(Debug)]
pub(super) struct Public;

impl Resolve for Public {
    fn resolve(&self, name: Name) -> Resolving {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
            let found: Vec<SocketAddr> = found.filter(|found| is_public(found.ip())).collect();
            if found.is_empty() {
                return Err("the name leads to no public address".into());
            }
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

pub(super) fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [first, second, third, _] = address.octets();
    let shared = first == 100 && (64..128).contains(&second);
    let protocols = (first, second, third) == (192, 0, 0);
    let benchmarks = first == 198 && (18..20).contains(&second);
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || shared
        || protocols
        || benchmarks
        || first == 0
        || first >= 224)
}

/// Only the part of the network that is given out to anybody, without what carries an address of the old kind.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let [first, second, ..] = address.segments();
    let global = first & 0xe000 == 0x2000;
    let documentation = first == 0x2001 && second == 0x0db8;
    let carries_another = first == 0x2002 || (first == 0x2001 && second == 0);
    global && !documentation && !carries_another
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_the_neighborhood_reaches_is_not_public() {
        let private = [
            "0.0.0.0",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.0.0.8",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "fe80::1",
            "fd00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:0:1::",
            "ff02::1",
        ];
        for address in private {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        for address in ["1.1.1.1", "162.159.128.233", "100.128.0.1", "2606:4700::1", "2a00:1450::1"] {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_home_leads_nowhere() {
        assert!(Public.resolve("localhost".parse().unwrap()).await.is_err());
    }
}
