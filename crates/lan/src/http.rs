//! What a browser gets: the embedded screens, and on every answer the headers
//! that keep other sites away from them.
//!
//! The `Router` has two parts. [`screens`] answers with files; [`guarded`] wraps
//! those and any routes that are added to them. The WebSocket is in `socket.rs`.

use axum::{
    Router,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use serving::{
    answer::answer,
    files::{File, Stored},
};

use crate::guard::{self, AllowedHosts, Host};

/// Everything in `ui/dist`, or pages which say that it hasn't been built yet.
pub static EMBEDDED: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Serves the files and nothing else. Routes that are added take precedence.
pub fn screens(files: &'static [File]) -> Router {
    Router::new().fallback(move |request: Request| async move {
        answer(files, request.method(), request.uri().path(), request.headers())
    })
}

/// Refuses what `guard` refuses and puts the security headers on every answer,
/// refusals included. All routes have to be added before this. A handler finds
/// the [`Host`] that was asked among the request's extensions.
pub fn guarded(router: Router, hosts: AllowedHosts) -> Router {
    router.layer(middleware::from_fn_with_state(hosts, guard_and_harden))
}

async fn guard_and_harden(
    State(hosts): State<AllowedHosts>,
    mut request: Request,
    next: Next,
) -> Response {
    let (host, mut response) = match guard::check(&hosts, request.uri(), request.headers()) {
        Ok(host) => {
            request.extensions_mut().insert(host.clone());
            (Some(host), next.run(request).await)
        }
        Err(refused) => (None, refused.into_response()),
    };
    harden(response.headers_mut(), host.as_ref());
    response
}

fn harden(headers: &mut HeaderMap, host: Option<&Host>) {
    for (name, value) in [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (
            HeaderName::from_static("permissions-policy"),
            "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
        ),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Over plain http from another machine, browsers ignore this header and
    // complain about it in the console of every phone.
    if host.is_some_and(Host::is_loopback) {
        let name = HeaderName::from_static("cross-origin-opener-policy");
        headers.insert(name, HeaderValue::from_static("same-origin"));
    }
    let policy = HeaderValue::try_from(content_security_policy(host));
    let policy = policy.expect("a host holds letters, digits, dots, dashes, colons and brackets");
    headers.insert(header::CONTENT_SECURITY_POLICY, policy);
}

/// Scripts and styles come from files. Svelte's `style:` directives are set by
/// scripts, one by one, which no policy forbids.
fn content_security_policy(host: Option<&Host>) -> String {
    // In older Safaris, 'self' doesn't include the page's own WebSocket. A policy
    // can't contain IPv6 addresses, but only this machine itself uses those.
    let socket = match host {
        Some(host) if !host.name().starts_with('[') => format!(" ws://{host}"),
        _ => String::new(),
    };
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; \
         img-src 'self' data:; media-src data:; font-src 'self'; \
         connect-src 'self'{socket}; manifest-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'"
    )
}

#[cfg(test)]
mod tests {
    use serving::files::find;

    use super::*;

    #[test]
    fn the_binary_always_has_its_pages() {
        for path in ["/", "/table", "/watch", "/index.html", "/table.html", "/watch.html"] {
            let file = find(EMBEDDED, path).unwrap();
            assert_eq!(file.content_type(), "text/html; charset=utf-8");
            let page = String::from_utf8(file.body(false).bytes.into_owned()).unwrap();
            assert!(page.to_lowercase().starts_with("<!doctype html>"), "{path}: {page}");
        }
    }

    #[test]
    fn the_policy_names_the_socket_of_the_host_that_was_asked() {
        let policy = |host| content_security_policy(Host::parse(host).as_ref());
        assert!(policy("goat.home:4724").contains("connect-src 'self' ws://goat.home:4724;"));
        assert!(policy("[::1]:4724").contains("connect-src 'self';"));
        assert!(content_security_policy(None).contains("connect-src 'self';"));
    }
}
