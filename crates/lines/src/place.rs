//! Where a host or a relay is.

use std::{
    fmt,
    net::{Ipv4Addr, Ipv6Addr},
};

use crate::room::Name;

/// A name or an address with a port, always spelled the same way: in lower case,
/// without a trailing dot, and IPv6 in brackets and in its short form.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Host {
    name: String,
    port: u16,
}

impl Host {
    /// Reads the value of a `Host` header. If it has no port, the port is 80.
    pub fn parse(text: &str) -> Option<Host> {
        let (name, port) = match text.rsplit_once(':') {
            // The last colon of a bare `[::1]` doesn't precede a port.
            Some((name, port)) if !port.ends_with(']') => (name, parse_port(port)?),
            _ => (text, 80),
        };
        Host::new(name, port)
    }

    /// `name` is a host name, an IPv4 address, or an IPv6 address in brackets.
    pub fn new(name: &str, port: u16) -> Option<Host> {
        if let Some(inner) = name.strip_prefix('[') {
            let address: Ipv6Addr = inner.strip_suffix(']')?.parse().ok()?;
            return Some(Host { name: format!("[{address}]"), port });
        }
        let name = name.strip_suffix('.').unwrap_or(name);
        let is_name = !name.is_empty()
            && name.len() <= 253
            && name.split('.').all(|label| !label.is_empty())
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte));
        is_name.then(|| Host { name: name.to_ascii_lowercase(), port })
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Whether only this machine itself can reach it.
    pub fn is_loopback(&self) -> bool {
        self.name == "localhost"
            || self.name.ends_with(".localhost")
            || self.name == "[::1]"
            || self.name.parse::<Ipv4Addr>().is_ok_and(|address| address.is_loopback())
    }
}

/// The host as it appears in a link, always with the port.
impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.name, self.port)
    }
}

/// The address of a relay, without anything behind the host and port. Only this
/// machine itself may be reached without https.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place(String);

impl Place {
    pub fn parse(text: &str) -> Option<Place> {
        let text = text.trim().trim_end_matches('/').to_lowercase();
        let (scheme, host) = text.split_once("://").unwrap_or(("https", &text));
        let usual = match scheme {
            "https" => "443",
            "http" => "80",
            _ => return None,
        };
        let host = host.strip_suffix(usual).and_then(|host| host.strip_suffix(':')).unwrap_or(host);
        let is_safe = Host::parse(host)?.is_loopback() || scheme == "https";
        is_safe.then(|| Place(format!("{scheme}://{host}")))
    }

    /// Where a room's host connects.
    pub fn socket(&self, room: Name) -> String {
        format!("{}/rooms/{room}/host", self.0.replacen("http", "ws", 1))
    }

    /// The link to a room on one of the guests' pages, with the rest of what a guest
    /// has to know.
    pub fn link(&self, page: &str, room: Name, fragment: &str) -> String {
        format!("{}/j/{page}#{room}.{fragment}", self.0)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// This is stricter than `u16::from_str`, which would accept `+80`.
fn parse_port(text: &str) -> Option<u16> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::room::Token;

    #[test]
    fn a_host_that_is_none_is_refused() {
        for text in [
            "",
            ":4724",
            ".",
            "a..b:1",
            "goat.home:",
            "goat.home:+4724",
            "goat.home:65536",
            "goat.home:47:24",
            "goat home:4724",
            "user@goat.home:4724",
            "goat.home:4724/",
            "::1",
            "[::1",
            "::1]:4724",
            "[fe80::1%eth0]:4724",
            "[goat]:4724",
            "goat;script-src *:4724",
        ] {
            // A bare `::1` is read as the name `:` with port 1, and `:` isn't a name.
            assert_eq!(Host::parse(text), None, "{text}");
            assert!(Host::parse(&"a".repeat(254)).is_none());
        }
    }

    #[test]
    fn loopback_names_are_known() {
        for name in ["localhost", "a.localhost", "127.0.0.1", "127.9.9.9", "[::1]"] {
            assert!(Host::new(name, 1).unwrap().is_loopback(), "{name}");
        }
        for name in ["192.168.1.2", "127.0.0.1.evil.example", "notlocalhost", "[fe80::1]"] {
            assert!(!Host::new(name, 1).unwrap().is_loopback(), "{name}");
        }
    }

    #[test]
    fn a_place_is_an_address_with_https_or_this_machine() {
        for (text, place) in [
            ("https://goats.example", Some("https://goats.example")),
            (" goats.example/ ", Some("https://goats.example")),
            ("https://Goats.Example:8443/", Some("https://goats.example:8443")),
            ("https://goats.example:443", Some("https://goats.example")),
            ("http://127.0.0.1:4726", Some("http://127.0.0.1:4726")),
            ("http://goats.example", None),
            ("ftp://goats.example", None),
            ("https://goats.example/path", None),
            ("https://me@goats.example", None),
            ("", None),
            ("https://", None),
        ] {
            let parsed = Place::parse(text).map(|place| place.0);
            assert_eq!(parsed.as_deref(), place, "{text}");
        }
    }

    #[test]
    fn a_socket_is_as_safe_as_its_place() {
        let room = Token::new([1; 32]).room();
        let socket = |text| Place::parse(text).map(|place| place.socket(room)).unwrap();
        assert_eq!(socket("https://a.example"), format!("wss://a.example/rooms/{room}/host"));
        assert_eq!(socket("http://localhost:1"), format!("ws://localhost:1/rooms/{room}/host"));
    }
}
