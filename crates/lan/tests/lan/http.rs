//! What a browser gets for each request, byte by byte.

use std::{collections::BTreeMap, io::Read, net::SocketAddr};

use axum::{Extension, extract::WebSocketUpgrade, routing};
use lan::{
    bind,
    guard::{AllowedHosts, Host},
    http::{self, EMBEDDED},
};
use serving::files::{File, Stored};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

const PAGE: &str = "<!doctype html><title>phone</title>";
const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// A server with a page, a script that's stored compressed, and a font.
struct Server {
    address: SocketAddr,
    hosts: AllowedHosts,
}

struct Answer {
    status: u16,
    headers: BTreeMap<String, String>,
    body: Vec<u8>,
}

impl Server {
    async fn start() -> Server {
        Server::with(files()).await
    }

    async fn with(files: &'static [File]) -> Server {
        let bound = bind::exactly("127.0.0.1:0".parse().unwrap()).await.unwrap();
        let address = bound.address;
        let hosts = AllowedHosts::new([
            Host::new("goat.home", address.port()).unwrap(),
            Host::new("127.0.0.1", address.port()).unwrap(),
        ]);
        // These routes are added to the screens the way the real server does it.
        let asked =
            routing::get(|Extension(host): Extension<Host>| async move { host.to_string() });
        let socket = routing::any(|upgrade: WebSocketUpgrade| async move {
            upgrade.on_upgrade(|socket| async move { drop(socket) })
        });
        let router = http::screens(files).route("/asked", asked).route("/socket", socket);
        let router = http::guarded(router, hosts.clone());
        tokio::spawn(async move { axum::serve(bound.listener, router).await });
        Server { address, hosts }
    }

    fn host(&self) -> String {
        format!("goat.home:{}", self.address.port())
    }

    /// Sends a request under the name that the server knows.
    async fn ask(&self, method: &str, path: &str, headers: &[&str]) -> Answer {
        let host = format!("Host: {}", self.host());
        self.ask_raw(method, path, &[&[&*host], headers].concat()).await
    }

    async fn ask_raw(&self, method: &str, path: &str, headers: &[&str]) -> Answer {
        let mut request = format!("{method} {path} HTTP/1.1\r\n");
        for header in headers {
            request += &format!("{header}\r\n");
        }
        if !headers.iter().any(|header| header.starts_with("Connection: ")) {
            request += "Connection: close\r\n";
        }
        request += "\r\n";
        let mut socket = TcpStream::connect(self.address).await.unwrap();
        socket.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        socket.read_to_end(&mut bytes).await.unwrap();
        Answer::read(&bytes)
    }
}

impl Answer {
    fn read(bytes: &[u8]) -> Answer {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").expect("the head ends");
        let head = std::str::from_utf8(&bytes[..end]).unwrap();
        let mut lines = head.split("\r\n");
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers = lines
            .map(|line| line.split_once(": ").expect("a header has a value"))
            .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
            .collect();
        Answer { status, headers, body: bytes[end + 4..].to_vec() }
    }

    fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", String::as_str)
    }

    fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }
}

fn script() -> String {
    "export const goat = 'meh';\n".repeat(100)
}

fn files() -> &'static [File] {
    let mut gzip = Vec::new();
    flate2::read::GzEncoder::new(script().as_bytes(), flate2::Compression::best())
        .read_to_end(&mut gzip)
        .unwrap();
    vec![
        File { path: "/index.html", hash: "1111", stored: Stored::Plain(PAGE.as_bytes()) },
        File { path: "/assets/phone-1.js", hash: "2222", stored: Stored::Gzip(gzip.leak()) },
        File { path: "/assets/face-1.woff2", hash: "3333", stored: Stored::Plain(b"wOF2") },
    ]
    .leak()
}

#[tokio::test]
async fn a_page_comes_whole_and_is_asked_for_again_next_time() {
    let server = Server::start().await;
    let answer = server.ask("GET", "/", &["Accept-Encoding: gzip"]).await;
    assert_eq!(answer.status, 200);
    assert_eq!(answer.text(), PAGE);
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(answer.header("content-length"), PAGE.len().to_string());
    assert_eq!(answer.header("cache-control"), "no-cache");
    assert_eq!(answer.header("etag"), "\"1111\"");
    assert_eq!(answer.header("content-encoding"), "");
}

#[tokio::test]
async fn a_page_that_the_browser_has_is_not_sent_again() {
    let server = Server::start().await;
    let answer = server.ask("GET", "/", &["If-None-Match: \"0\", W/\"1111\""]).await;
    assert_eq!(answer.status, 304);
    assert_eq!(answer.body, b"");
    assert_eq!(answer.header("etag"), "\"1111\"");
    assert_eq!(answer.header("cache-control"), "no-cache");
    assert_eq!(server.ask("GET", "/", &["If-None-Match: \"1112\""]).await.status, 200);
}

#[tokio::test]
async fn a_script_travels_compressed_or_plain_as_the_client_can() {
    let server = Server::start().await;
    let path = "/assets/phone-1.js";
    let gzip = server.ask("GET", path, &["Accept-Encoding: gzip, deflate"]).await;
    assert_eq!((gzip.status, gzip.header("content-encoding")), (200, "gzip"));
    let mut unpacked = String::new();
    flate2::read::GzDecoder::new(&gzip.body[..]).read_to_string(&mut unpacked).unwrap();
    assert_eq!(unpacked, script());

    for headers in [&[][..], &["Accept-Encoding: br"], &["Accept-Encoding: gzip;q=0"]] {
        let plain = server.ask("GET", path, headers).await;
        assert_eq!((plain.status, plain.header("content-encoding")), (200, ""));
        assert_eq!(plain.text(), script());
        assert_eq!(plain.header("content-length"), script().len().to_string());
        assert_ne!(plain.header("etag"), gzip.header("etag"), "a strong tag is of these bytes");
        assert_eq!(plain.header("vary"), "accept-encoding");
    }
    assert_eq!(gzip.header("vary"), "accept-encoding");
    assert_eq!(gzip.header("cache-control"), IMMUTABLE);
    assert_eq!(gzip.header("content-type"), "text/javascript; charset=utf-8");
}

#[tokio::test]
async fn a_font_is_sent_as_it_is_to_everybody() {
    let server = Server::start().await;
    let answer = server.ask("GET", "/assets/face-1.woff2", &["Accept-Encoding: gzip"]).await;
    assert_eq!(answer.body, b"wOF2");
    assert_eq!(answer.header("content-encoding"), "");
    assert_eq!(answer.header("content-type"), "font/woff2");
    assert_eq!(answer.header("cache-control"), IMMUTABLE);
}

#[tokio::test]
async fn head_has_the_headers_of_get_and_no_body() {
    let server = Server::start().await;
    for path in ["/", "/assets/phone-1.js"] {
        let mut get = server.ask("GET", path, &["Accept-Encoding: gzip"]).await;
        let mut head = server.ask("HEAD", path, &["Accept-Encoding: gzip"]).await;
        assert_eq!(head.status, 200);
        assert_eq!(head.body, b"");
        assert_eq!(head.header("content-length"), get.body.len().to_string());
        get.headers.remove("date");
        head.headers.remove("date");
        assert_eq!(head.headers, get.headers);
    }
}

#[tokio::test]
async fn unknown_paths_are_not_found_and_lead_to_no_file() {
    let server = Server::start().await;
    for path in [
        "/table",
        "/assets/",
        "/index.html/",
        "/assets/../index.html",
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/..%5c..%5cCargo.toml",
        "//etc/passwd",
        "/robots.txt",
    ] {
        let answer = server.ask("GET", path, &[]).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.text(), "There is no such page.\n");
        assert_eq!(answer.header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn only_get_and_head_are_answered() {
    let server = Server::start().await;
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "GOAT"] {
        for path in ["/", "/nowhere"] {
            let answer = server.ask(method, path, &["Content-Length: 0"]).await;
            assert_eq!(answer.status, 405, "{method}");
            assert_eq!(answer.header("allow"), "GET, HEAD");
        }
    }
}

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_other_sites_out() {
    let server = Server::start().await;
    let answers = [
        server.ask("GET", "/", &[]).await,
        server.ask("GET", "/", &["If-None-Match: *"]).await,
        server.ask("GET", "/asked", &[]).await,
        server.ask("GET", "/nowhere", &[]).await,
        server.ask("POST", "/", &["Content-Length: 0"]).await,
        server.ask("GET", "/", &["Origin: null"]).await,
        server.ask_raw("GET", "/", &["Host: evil.example"]).await,
    ];
    let statuses = answers.each_ref().map(|answer| answer.status);
    assert_eq!(statuses, [200, 304, 200, 404, 405, 403, 421]);
    for answer in answers {
        let policy = answer.header("content-security-policy");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self';"));
        assert!(policy.ends_with("frame-ancestors 'none'"));
        assert!(!policy.contains("unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        assert_eq!(answer.header("x-frame-options"), "DENY");
        assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin");
        assert!(answer.header("permissions-policy").contains("camera=()"));
        for absent in ["server", "set-cookie", "x-powered-by", "access-control-allow-origin"] {
            assert_eq!(answer.header(absent), "", "{absent}");
        }
    }
}

#[tokio::test]
async fn the_page_may_connect_to_the_socket_of_its_own_host_only() {
    let server = Server::start().await;
    let host = server.host();
    let answer = server.ask("GET", "/", &[]).await;
    let policy = answer.header("content-security-policy");
    assert!(policy.contains(&format!("connect-src 'self' ws://{host};")), "{policy}");
    let answer = server.ask_raw("GET", "/", &["Host: evil.example"]).await;
    assert!(answer.header("content-security-policy").contains("connect-src 'self';"));
}

#[tokio::test]
async fn only_pages_of_this_machine_ask_browsers_to_keep_windows_apart() {
    let server = Server::start().await;
    let local = format!("Host: 127.0.0.1:{}", server.address.port());
    let answer = server.ask_raw("GET", "/", &[&local]).await;
    assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin");
    let answer = server.ask("GET", "/", &[]).await;
    assert_eq!(answer.header("cross-origin-opener-policy"), "");
}

#[tokio::test]
async fn a_rebound_name_reaches_no_page_and_no_route() {
    let server = Server::start().await;
    let port = server.address.port();
    for host in [
        format!("evil.example:{port}"),
        format!("goat.home.evil.example:{port}"),
        "goat.home".to_owned(),
        format!("192.168.1.20:{port}"),
    ] {
        for path in ["/", "/asked", "/assets/phone-1.js"] {
            let headers = [format!("Host: {host}"), format!("Origin: http://{host}")];
            let answer = server.ask_raw("GET", path, &headers.each_ref().map(|h| &**h)).await;
            assert_eq!(answer.status, 421, "{host}{path}");
            assert_eq!(
                answer.text(),
                "This table has another address now: \
                 scan the code on the table screen again.\n"
            );
        }
    }
}

#[tokio::test]
async fn a_request_without_one_clear_host_is_refused() {
    let server = Server::start().await;
    let host = format!("Host: {}", server.host());
    assert_eq!(server.ask_raw("GET", "/", &[]).await.status, 400);
    assert_eq!(server.ask_raw("GET", "/", &[&host, &host]).await.status, 400);
    assert_eq!(server.ask_raw("GET", "/", &["Host: a b"]).await.status, 400);
    assert_eq!(server.ask_raw("GET", "http://evil.example/", &[&host]).await.status, 400);
}

#[tokio::test]
async fn pages_of_other_sites_are_refused_on_every_route() {
    let server = Server::start().await;
    let own = format!("Origin: http://{}", server.host().to_uppercase());
    assert_eq!(server.ask("GET", "/asked", &[&own]).await.status, 200);
    for origin in ["null", "http://evil.example", "https://goat.home", "http://goat.home"] {
        for path in ["/", "/asked"] {
            let answer = server.ask("GET", path, &[&format!("Origin: {origin}")]).await;
            assert_eq!(answer.status, 403, "{origin}");
            assert_eq!(answer.text(), "Pages from other sites can't talk to this table.\n");
        }
    }
}

#[tokio::test]
async fn a_web_socket_opens_for_the_tables_own_pages_only() {
    let server = Server::start().await;
    let open = async |origin: &str| {
        let headers = [
            &*format!("Host: {}", server.host()),
            &*format!("Origin: {origin}"),
            "Connection: Upgrade, close",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ];
        server.ask_raw("GET", "/socket", &headers).await
    };
    let own = open(&format!("http://{}", server.host())).await;
    assert_eq!(own.status, 101);
    assert_eq!(own.header("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
    assert_eq!(own.header("x-content-type-options"), "nosniff");
    assert_eq!(open("http://evil.example").await.status, 403);
    assert_eq!(open("null").await.status, 403);
}

#[tokio::test]
async fn a_route_learns_the_host_in_one_spelling() {
    let server = Server::start().await;
    let header = format!("Host: GOAT.Home.:{}", server.address.port());
    let answer = server.ask_raw("GET", "/asked", &[&header]).await;
    assert_eq!(answer.text(), server.host());
}

#[tokio::test]
async fn a_name_that_is_taken_off_the_list_stops_working_at_once() {
    let server = Server::start().await;
    assert_eq!(server.ask("GET", "/", &[]).await.status, 200);
    server.hosts.replace([Host::new("127.0.0.1", server.address.port()).unwrap()]);
    assert_eq!(server.ask("GET", "/", &[]).await.status, 421);
    server.hosts.allow(Host::parse(&server.host()).unwrap());
    assert_eq!(server.ask("GET", "/", &[]).await.status, 200);
}

#[tokio::test]
async fn the_screens_in_this_binary_are_served() {
    let server = Server::with(EMBEDDED).await;
    for path in ["/", "/table"] {
        let answer = server.ask("GET", path, &[]).await;
        assert_eq!(answer.status, 200);
        assert!(answer.text().to_lowercase().starts_with("<!doctype html>"));
    }
    for file in EMBEDDED {
        let answer = server.ask("GET", file.path, &["Accept-Encoding: gzip"]).await;
        assert_eq!(answer.status, 200, "{}", file.path);
        assert_ne!(answer.header("content-type"), "application/octet-stream", "{}", file.path);
    }
}
