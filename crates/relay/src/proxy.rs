//! Where somebody comes from, behind a proxy as well.

use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;

const FORWARDED: &str = "x-forwarded-for";

/// The proxies that are believed when they say whose request it is.
#[derive(Debug, Clone, Default)]
pub(crate) struct Proxies(pub(crate) Vec<IpAddr>);

impl Proxies {
    /// What limits go by. Anybody can write a header, so only the part counts that a
    /// proxy of ours has added: the last address that isn't one of our proxies.
    pub(crate) fn origin(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut origin = peer.to_canonical();
        let values = headers.get_all(FORWARDED).iter().filter_map(|value| value.to_str().ok());
        let hops: Vec<&str> = values.flat_map(|value| value.split(',')).map(str::trim).collect();
        for hop in hops.iter().rev() {
            if !self.0.contains(&origin) {
                break;
            }
            let Ok(address) = hop.parse::<IpAddr>() else { break };
            origin = address.to_canonical();
        }
        network(origin)
    }
}

/// A home with IPv6 has as many addresses as it likes, so they count as one.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(proxies: &[&str], peer: &str, forwarded: &[&str]) -> String {
        let proxies = Proxies(proxies.iter().map(|proxy| proxy.parse().unwrap()).collect());
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append(FORWARDED, value.parse().unwrap());
        }
        proxies.origin(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn without_a_proxy_nobody_is_believed() {
        assert_eq!(origin(&[], "192.0.2.1", &["198.51.100.9"]), "192.0.2.1");
        assert_eq!(origin(&["127.0.0.1"], "192.0.2.1", &["198.51.100.9"]), "192.0.2.1");
    }

    #[test]
    fn of_a_trusted_proxy_only_what_it_has_added_itself_counts() {
        let proxies = ["127.0.0.1", "10.0.0.2"];
        assert_eq!(origin(&proxies, "127.0.0.1", &["198.51.100.9"]), "198.51.100.9");
        assert_eq!(origin(&proxies, "127.0.0.1", &["1.1.1.1, 198.51.100.9"]), "198.51.100.9");
        assert_eq!(origin(&proxies, "127.0.0.1", &["1.1.1.1", "198.51.100.9"]), "198.51.100.9");
        let two = ["6.6.6.6, 198.51.100.9, 10.0.0.2"];
        assert_eq!(origin(&proxies, "127.0.0.1", &two), "198.51.100.9");
        assert_eq!(origin(&proxies, "127.0.0.1", &["nonsense"]), "127.0.0.1");
        assert_eq!(origin(&proxies, "127.0.0.1", &[]), "127.0.0.1");
    }

    #[test]
    fn all_addresses_of_one_home_count_as_one() {
        assert_eq!(origin(&[], "2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::");
        assert_eq!(origin(&[], "::ffff:192.0.2.1", &[]), "192.0.2.1");
    }
}
