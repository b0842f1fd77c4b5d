//! What a browser gets from a relay.

use std::{fs, net::SocketAddr};

use relay::server::{Config, Server};

use crate::client::{get, relay};

const HERE: &str = "192.0.2.1";

#[tokio::test]
async fn a_program_without_pages_says_so() {
    let (status, page) = get(&relay().await, "/", HERE).await;
    assert_eq!(status, 200);
    assert!(page.to_lowercase().contains("<!doctype html>"), "{page}");
}

#[tokio::test]
async fn a_folder_is_served_with_the_headers_that_it_comes_with() {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, content: &str| {
        let path = folder.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    };
    let headers = "# A remark\n/*\n  Content-Security-Policy: default-src 'none'\n  Referrer-Policy: no-referrer\n/assets/*\n  X-Other: no\n";
    write("index.html", "<!doctype html>table");
    write("j/index.html", "<!doctype html>guest");
    write("assets/a-1.js", "let goat;");
    write("_headers", headers);
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let web = Some(folder.path().to_owned());
    let config = Config { web, ..Config::new(listen) };
    let relay = Server::start(config).await.unwrap();
    for (path, content) in [("/", "table"), ("/j/", "guest"), ("/assets/a-1.js", "let goat;")] {
        let (status, answer) = get(&relay, path, HERE).await;
        assert_eq!(status, 200, "{path}");
        assert!(answer.ends_with(content), "{path}: {answer}");
        let answer = answer.to_lowercase();
        assert!(answer.contains("content-security-policy: default-src 'none'\r\n"), "{answer}");
        assert!(answer.contains("referrer-policy: no-referrer"));
        assert!(!answer.contains("x-other"));
    }
    let (_, script) = get(&relay, "/assets/a-1.js", HERE).await;
    assert!(script.contains("immutable"), "{script}");
    for path in ["/_headers", "/j", "/nothing", "/../Cargo.toml", "/j/%2e%2e/index.html"] {
        assert_eq!(get(&relay, path, HERE).await.0, 404, "{path}");
    }
}

#[tokio::test]
async fn a_folder_without_a_page_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    for web in [folder.path().to_owned(), folder.path().join("missing")] {
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = Config { web: Some(web), ..Config::new(listen) };
        let error = Server::start(config).await.err().expect("refused").to_string();
        assert!(error.starts_with("The pages in ") && error.ends_with('.'), "{error}");
    }
}

#[tokio::test]
async fn search_engines_are_kept_out_of_rooms_and_the_contact_is_only_the_operators() {
    let without = relay().await;
    let (status, robots) = get(&without, "/robots.txt", HERE).await;
    assert_eq!(status, 200);
    assert!(robots.contains("Disallow: /rooms/"), "{robots}");
    assert_eq!(get(&without, "/.well-known/security.txt", HERE).await.0, 404);
    let contact = Some("mailto:goats@example.org".to_owned());
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let with = Server::start(Config { contact, ..Config::new(listen) }).await.unwrap();
    let (status, text) = get(&with, "/.well-known/security.txt", HERE).await;
    assert_eq!(status, 200);
    assert!(text.contains("\r\n\r\nContact: mailto:goats@example.org\nExpires: 2"), "{text}");
}

#[tokio::test]
async fn no_browser_guesses_what_an_answer_is() {
    let relay = relay().await;
    for path in ["/", "/nothing", "/rooms/x/guest", "/codes/AAAAAA", "/livez", "/robots.txt"] {
        let (_, answer) = get(&relay, path, HERE).await;
        let answer = answer.to_lowercase();
        assert!(answer.contains("\r\nx-content-type-options: nosniff\r\n"), "{path}: {answer}");
    }
}
