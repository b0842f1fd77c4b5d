//! The names that this server answers to.
//!
//! A page of another site can point its own name at this machine (DNS
//! rebinding) and then read whatever the server answers. It can't choose the
//! `Host` header, though: the browser puts the site's own name there, and that
//! isn't on the list. Who may have which seat is decided elsewhere.

use std::{
    collections::BTreeSet,
    fmt,
    sync::{Arc, RwLock},
};

use axum::{
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
pub use lines::place::Host;

/// The hosts that this server answers to. Clones share one list, which changes
/// while the server runs, because people open and close the network.
#[derive(Debug, Clone, Default)]
pub struct AllowedHosts(Arc<RwLock<BTreeSet<Host>>>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refused {
    /// There is no `Host`, or more than one, or it can't be read as a host.
    BadHost,
    UnknownHost,
    ForeignOrigin,
}

/// Returns the host that was asked, if this request may be answered.
///
/// A client that sends no `Origin` can't be a page of another site: browsers send
/// one with every WebSocket and with every request to another site that matters.
pub fn check(allowed: &AllowedHosts, uri: &Uri, headers: &HeaderMap) -> Result<Host, Refused> {
    let mut hosts = headers.get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return Err(Refused::BadHost) };
    let host = host.to_str().ok().and_then(Host::parse).ok_or(Refused::BadHost)?;
    // If the request line names a host, too, the two have to agree.
    if let Some(authority) = uri.authority()
        && Host::parse(authority.as_str()).as_ref() != Some(&host)
    {
        return Err(Refused::BadHost);
    }
    if !allowed.contains(&host) {
        return Err(Refused::UnknownHost);
    }
    for origin in headers.get_all(header::ORIGIN) {
        let origin = origin.to_str().ok().and_then(|origin| origin.strip_prefix("http://"));
        if origin.and_then(Host::parse).as_ref() != Some(&host) {
            return Err(Refused::ForeignOrigin);
        }
    }
    Ok(host)
}

impl AllowedHosts {
    pub fn new(hosts: impl IntoIterator<Item = Host>) -> Self {
        Self(Arc::new(RwLock::new(hosts.into_iter().collect())))
    }

    pub fn contains(&self, host: &Host) -> bool {
        self.0.read().expect(NEVER_POISONED).contains(host)
    }

    pub fn allow(&self, host: Host) {
        self.0.write().expect(NEVER_POISONED).insert(host);
    }

    pub fn forbid(&self, host: &Host) {
        self.0.write().expect(NEVER_POISONED).remove(host);
    }

    pub fn replace(&self, hosts: impl IntoIterator<Item = Host>) {
        let hosts = hosts.into_iter().collect();
        *self.0.write().expect(NEVER_POISONED) = hosts;
    }
}

/// Looking up, inserting and removing are all that happens under the lock, and
/// none of them can panic.
const NEVER_POISONED: &str = "nobody panics while holding the list of hosts";

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refused::BadHost => "This request doesn't say which table it's for.",
            Refused::UnknownHost => {
                "This table has another address now: scan the code on the table screen again."
            }
            Refused::ForeignOrigin => "Pages from other sites can't talk to this table.",
        })
    }
}

impl std::error::Error for Refused {}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = match self {
            Refused::BadHost => StatusCode::BAD_REQUEST,
            Refused::UnknownHost => StatusCode::MISDIRECTED_REQUEST,
            Refused::ForeignOrigin => StatusCode::FORBIDDEN,
        };
        (status, [(header::CACHE_CONTROL, "no-store")], format!("{self}\n")).into_response()
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn host(text: &str) -> Host {
        Host::parse(text).unwrap_or_else(|| panic!("{text} is a host"))
    }

    fn table() -> AllowedHosts {
        AllowedHosts::new(
            ["192.168.1.20:4724", "goat.home:4724", "[::1]:4724", "plain.home"].map(host),
        )
    }

    fn ask(headers: &[(header::HeaderName, &'static str)]) -> Result<Host, Refused> {
        ask_for("/", headers)
    }

    fn ask_for(
        uri: &'static str,
        headers: &[(header::HeaderName, &'static str)],
    ) -> Result<Host, Refused> {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(name, HeaderValue::from_static(value));
        }
        check(&table(), &Uri::from_static(uri), &map)
    }

    #[test]
    fn every_spelling_of_an_allowed_host_is_the_same_host() {
        for (spelling, same) in [
            ("192.168.1.20:4724", "192.168.1.20:4724"),
            ("192.168.1.20.:4724", "192.168.1.20:4724"),
            ("Goat.HOME:4724", "goat.home:4724"),
            ("goat.home.:4724", "goat.home:4724"),
            ("[::1]:4724", "[::1]:4724"),
            ("[0:0:0:0:0:0:0:1]:4724", "[::1]:4724"),
            ("plain.home", "plain.home:80"),
            ("PLAIN.home.:80", "plain.home:80"),
        ] {
            let asked = ask(&[(header::HOST, spelling)]).unwrap();
            assert_eq!(asked.to_string(), same, "{spelling}");
        }
    }

    #[test]
    fn dns_rebinding_is_stopped_because_the_host_is_the_attackers() {
        // The browser believes that evil.example is at 192.168.1.20. So the page
        // and the server have the same origin, and the request looks harmless.
        assert_eq!(
            ask(&[
                (header::HOST, "evil.example:4724"),
                (header::ORIGIN, "http://evil.example:4724"),
            ]),
            Err(Refused::UnknownHost)
        );
        assert_eq!(ask(&[(header::HOST, "evil.example:4724")]), Err(Refused::UnknownHost));
        assert_eq!(
            ask(&[(header::HOST, "192.168.1.20.evil.example:4724")]),
            Err(Refused::UnknownHost)
        );
    }

    #[test]
    fn the_right_name_with_another_port_is_another_host() {
        assert_eq!(ask(&[(header::HOST, "192.168.1.20")]), Err(Refused::UnknownHost));
        assert_eq!(ask(&[(header::HOST, "goat.home:80")]), Err(Refused::UnknownHost));
        assert_eq!(ask(&[(header::HOST, "plain.home:4724")]), Err(Refused::UnknownHost));
    }

    #[test]
    fn there_is_exactly_one_host() {
        assert_eq!(ask(&[]), Err(Refused::BadHost));
        assert_eq!(
            ask(&[(header::HOST, "goat.home:4724"), (header::HOST, "goat.home:4724")]),
            Err(Refused::BadHost)
        );
        let headers = [(header::HOST, "goat.home:4724")];
        assert!(ask_for("http://goat.home:4724/", &headers).is_ok());
        assert_eq!(ask_for("http://evil.example:4724/", &headers), Err(Refused::BadHost));
    }

    #[test]
    fn an_origin_is_the_host_that_is_asked_or_refused() {
        for origin in ["http://goat.home:4724", "http://GOAT.home:4724", "http://goat.home.:4724"] {
            let headers = [(header::HOST, "goat.home:4724"), (header::ORIGIN, origin)];
            assert!(ask(&headers).is_ok(), "{origin}");
        }
        for origin in [
            "null",
            "",
            "http://",
            "http://goat.home",
            "https://goat.home:4724",
            "HTTP://goat.home:4724/",
            "goat.home:4724",
            "http://goat.home:4724.evil.example",
            "http://evil.example",
            // This one is on the list, but it isn't the host that was asked.
            "http://192.168.1.20:4724",
            "file://",
        ] {
            let headers = [(header::HOST, "goat.home:4724"), (header::ORIGIN, origin)];
            assert_eq!(ask(&headers), Err(Refused::ForeignOrigin), "{origin}");
        }
        let headers = [(header::HOST, "plain.home"), (header::ORIGIN, "http://plain.home")];
        assert!(ask(&headers).is_ok());
        let headers = [
            (header::HOST, "plain.home"),
            (header::ORIGIN, "http://plain.home"),
            (header::ORIGIN, "http://evil.example"),
        ];
        assert_eq!(ask(&headers), Err(Refused::ForeignOrigin));
    }

    #[test]
    fn closing_the_lan_is_seen_by_every_clone_of_the_list() {
        let hosts = table();
        let served = hosts.clone();
        hosts.allow(host("10.0.0.5:4724"));
        assert!(served.contains(&host("10.0.0.5:4724")));
        hosts.forbid(&host("10.0.0.5:4724"));
        assert!(!served.contains(&host("10.0.0.5:4724")));
        hosts.replace([host("localhost:4724")]);
        assert!(!served.contains(&host("goat.home:4724")));
        assert!(served.contains(&host("localhost:4724")));
    }
}
