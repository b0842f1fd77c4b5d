//! Sends a file, packed if the other side can unpack it, and only if it doesn't have
//! it already.

use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    response::{IntoResponse, Response},
};

use crate::files::{self, File};

/// Answers a request for one of the files.
pub fn answer(
    files: &'static [File],
    method: &Method,
    path: &str,
    headers: &HeaderMap,
) -> Response {
    if !matches!(*method, Method::GET | Method::HEAD) {
        let allow = [(header::ALLOW, "GET, HEAD"), (header::CACHE_CONTROL, "no-store")];
        return (StatusCode::METHOD_NOT_ALLOWED, allow, "Only GET and HEAD.\n").into_response();
    }
    let Some(file) = files::find(files, path) else {
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

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

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
}
