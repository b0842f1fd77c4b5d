//! What a browser gets: the embedded screens, and on every answer the headers
//! that keep other sites away from them.
//!
//! The `Router` has two parts. [`screens`] answers with files; [`guarded`] wraps
//! those and any routes that are added to them. The WebSocket is in `socket.rs`.

use axum::{
    Router,
    body::Body,
    extract::{Request, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};

use crate::{
    assets::{self, File},
    guard::{self, AllowedHosts, Host},
};

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

fn answer(files: &'static [File], method: &Method, path: &str, headers: &HeaderMap) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) {
        let allow = [(header::ALLOW, "GET, HEAD"), (header::CACHE_CONTROL, "no-store")];
        return (StatusCode::METHOD_NOT_ALLOWED, allow, "Only GET and HEAD.\n").into_response();
    }
    let Some(file) = assets::find(files, path) else {
        let headers = [(header::CACHE_CONTROL, "no-store")];
        return (StatusCode::NOT_FOUND, headers, "There is no such page.\n").into_response();
    };

    let body = file.body(takes_gzip(headers));
    let is_known = knows(headers, &body.etag);
    let mut response = Response::new(Body::empty());
    let out = response.headers_mut();
    out.insert(header::CACHE_CONTROL, HeaderValue::from_static(file.cache_control()));
    let etag = HeaderValue::try_from(body.etag).expect("a hash is printable");
    out.insert(header::ETAG, etag);
    if file.varies() {
        out.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    out.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type()));
    out.insert(header::CONTENT_LENGTH, body.bytes.len().into());
    if body.is_gzip {
        out.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    if *method == Method::GET {
        *response.body_mut() = Body::from(body.bytes);
    }
    response
}

/// `gzip` beats `*`, and a weight of 0 means no.
fn takes_gzip(headers: &HeaderMap) -> bool {
    let mut any = false;
    for value in headers.get_all(header::ACCEPT_ENCODING) {
        for coding in value.to_str().unwrap_or("").split(',') {
            let mut parts = coding.split(';').map(str::trim);
            let name = parts.next().unwrap_or("");
            let is_wanted = !parts.any(|part| {
                part.strip_prefix("q=").or(part.strip_prefix("Q=")).is_some_and(is_zero)
            });
            if name.eq_ignore_ascii_case("gzip") || name.eq_ignore_ascii_case("x-gzip") {
                return is_wanted;
            }
            any |= name == "*" && is_wanted;
        }
    }
    any
}

fn is_zero(weight: &str) -> bool {
    weight.trim().parse() == Ok(0.0_f32)
}

/// Whether the client says that it already has exactly these bytes.
fn knows(headers: &HeaderMap, etag: &str) -> bool {
    headers
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .flat_map(|value| value.to_str().unwrap_or("").split(','))
        .map(str::trim)
        .any(|known| known == "*" || known.strip_prefix("W/").unwrap_or(known) == etag)
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

/// Scripts and styles come from files. Svelte's `style:` directives become
/// style attributes, which can hide or move things but load nothing.
fn content_security_policy(host: Option<&Host>) -> String {
    // In older Safaris, 'self' doesn't include the page's own WebSocket. A policy
    // can't contain IPv6 addresses, but only this machine itself uses those.
    let socket = match host {
        Some(host) if !host.name().starts_with('[') => format!(" ws://{host}"),
        _ => String::new(),
    };
    format!(
        "default-src 'none'; script-src 'self'; style-src 'self'; \
         style-src-attr 'unsafe-inline'; img-src 'self' data:; media-src data:; font-src 'self'; \
         connect-src 'self'{socket}; manifest-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: HeaderName, values: &[&'static str]) -> HeaderMap {
        values.iter().map(|value| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn gzip_is_sent_only_to_clients_that_ask_for_it() {
        for value in ["gzip", "gzip, deflate", "br;q=1.0, GZIP;q=0.8", "x-gzip", "*", "br, *;q=0.1"]
        {
            assert!(takes_gzip(&headers(header::ACCEPT_ENCODING, &[value])), "{value}");
        }
        for value in ["", "br", "identity", "gzip;q=0", "gzip; q=0.000, *", "*;q=0", "gzipped"] {
            assert!(!takes_gzip(&headers(header::ACCEPT_ENCODING, &[value])), "{value}");
        }
        assert!(takes_gzip(&headers(header::ACCEPT_ENCODING, &["br", "gzip"])));
        assert!(!takes_gzip(&HeaderMap::new()));
    }

    #[test]
    fn a_tag_is_known_in_any_list_and_strength() {
        for value in ["\"a\"", "W/\"a\"", "\"b\", \"a\"", "*"] {
            assert!(knows(&headers(header::IF_NONE_MATCH, &[value]), "\"a\""), "{value}");
        }
        for value in ["", "\"b\"", "a", "\"a-gzip\""] {
            assert!(!knows(&headers(header::IF_NONE_MATCH, &[value]), "\"a\""), "{value}");
        }
        assert!(knows(&headers(header::IF_NONE_MATCH, &["\"b\"", "\"a\""]), "\"a\""));
    }

    #[test]
    fn the_policy_names_the_socket_of_the_host_that_was_asked() {
        let policy = |host| content_security_policy(Host::parse(host).as_ref());
        assert!(policy("goat.home:4724").contains("connect-src 'self' ws://goat.home:4724;"));
        assert!(policy("[::1]:4724").contains("connect-src 'self';"));
        assert!(content_security_policy(None).contains("connect-src 'self';"));
    }
}
