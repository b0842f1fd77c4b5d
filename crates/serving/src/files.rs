//! Files that are packed into a program, and how they are stored.
//!
//! A path is looked up in a fixed table and never touches the file system, so no
//! path can lead outside. A build script makes the table (`pack.rs`), and
//! `answer.rs` answers the requests.

use std::{borrow::Cow, io::Read};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct File {
    /// The path in a request, such as `/assets/phone-1234.js`.
    pub path: &'static str,
    /// The hash of the uncompressed content.
    pub hash: &'static str,
    pub stored: Stored,
}

/// How a file is stored; there is only one copy of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stored {
    /// The file is small, or its format is already compressed.
    Plain(&'static [u8]),
    Gzip(&'static [u8]),
}

/// The bytes as they are sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Body {
    pub bytes: Cow<'static, [u8]>,
    pub is_gzip: bool,
    /// A strong tag: the compressed bytes and the plain ones have different tags.
    pub etag: String,
}

/// The file for a path. Pages have short names because people read and type them.
pub fn find<'a>(files: &'a [File], path: &str) -> Option<&'a File> {
    let named = |name: &str| files.iter().find(|file| file.path == name);
    if path.ends_with('/') {
        named(&format!("{path}index.html"))
    } else {
        named(path).or_else(|| named(&format!("{path}.html")))
    }
}

impl File {
    pub fn content_type(&self) -> &'static str {
        match self.path.rsplit_once('.').map_or("", |(_, ending)| ending) {
            "html" => "text/html; charset=utf-8",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "jpg" | "jpeg" => "image/jpeg",
            "webp" => "image/webp",
            "ico" => "image/x-icon",
            "woff2" => "font/woff2",
            "json" | "map" => "application/json",
            "webmanifest" => "application/manifest+json",
            "wasm" => "application/wasm",
            "txt" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// Vite puts a hash of the content into the names below `assets`, so these
    /// files never change; everything else is asked for again each time.
    pub fn cache_control(&self) -> &'static str {
        if self.path.starts_with("/assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        }
    }

    /// Whether the bytes depend on what the client can unpack.
    pub fn varies(&self) -> bool {
        matches!(self.stored, Stored::Gzip(_))
    }

    pub fn body(&self, takes_gzip: bool) -> Body {
        let hash = self.hash;
        match self.stored {
            Stored::Plain(bytes) => {
                Body { bytes: bytes.into(), is_gzip: false, etag: format!("\"{hash}\"") }
            }
            Stored::Gzip(bytes) if takes_gzip => {
                Body { bytes: bytes.into(), is_gzip: true, etag: format!("\"{hash}-gzip\"") }
            }
            // Every browser accepts gzip, so this is rare enough to be unpacked
            // each time.
            Stored::Gzip(bytes) => {
                let mut plain = Vec::new();
                flate2::read::GzDecoder::new(bytes)
                    .read_to_end(&mut plain)
                    .expect("the build script packed these bytes");
                Body { bytes: plain.into(), is_gzip: false, etag: format!("\"{hash}\"") }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pack::pack;

    fn file(path: &'static str, content: &str) -> File {
        let packed = pack(path.to_owned(), content.into()).unwrap();
        let bytes: &'static [u8] = packed.bytes.leak();
        let stored = if packed.is_gzip { Stored::Gzip(bytes) } else { Stored::Plain(bytes) };
        File { path, hash: packed.hash.leak(), stored }
    }

    #[test]
    fn only_an_exact_path_finds_a_file() {
        let files: &'static [File] = vec![
            file("/index.html", "phone"),
            file("/assets/a.js", "script"),
            file("/j/index.html", "guest"),
            file("/j/watch.html", "onlooker"),
            file("/shelf.html", "page"),
        ]
        .leak();
        assert_eq!(find(files, "/").unwrap().path, "/index.html");
        assert_eq!(find(files, "/assets/a.js").unwrap().path, "/assets/a.js");
        assert_eq!(find(files, "/j/").unwrap().path, "/j/index.html");
        assert_eq!(find(files, "/j/watch").unwrap().path, "/j/watch.html");
        assert_eq!(find(files, "/shelf").unwrap().path, "/shelf.html");
        for path in [
            "",
            "/table",
            "/assets",
            "/j",
            "/shelf/",
            "/assets/",
            "//assets/a.js",
            "/ASSETS/a.js",
            "/assets/../index.html",
            "/%69ndex.html",
            "/../../etc/passwd",
            "/..%2f..%2fetc/passwd",
            "/index.html\0",
        ] {
            assert_eq!(find(files, path), None, "{path}");
        }
    }

    #[test]
    fn names_with_a_hash_are_kept_for_ever_and_pages_are_asked_for_again() {
        assert_eq!(
            file("/assets/phone-1.js", "").cache_control(),
            "public, max-age=31536000, immutable"
        );
        assert_eq!(file("/index.html", "").cache_control(), "no-cache");
        assert_eq!(file("/manifest.webmanifest", "").cache_control(), "no-cache");
    }

    #[test]
    fn compressed_and_plain_bytes_are_the_same_content_under_two_tags() {
        let page = "<p>goat</p>".repeat(200);
        let file = file("/index.html", &page);
        assert!(file.varies());
        let (gzip, plain) = (file.body(true), file.body(false));
        assert!(gzip.is_gzip && !plain.is_gzip);
        assert!(gzip.bytes.len() < plain.bytes.len());
        assert_eq!(&*plain.bytes, page.as_bytes());
        assert_ne!(gzip.etag, plain.etag);
    }

    #[test]
    fn a_file_that_is_kept_plain_is_the_same_for_every_client() {
        let file = file("/assets/a.svg", "<svg/>");
        assert!(!file.varies());
        assert_eq!(file.body(true), file.body(false));
        assert_eq!(file.content_type(), "image/svg+xml");
    }
}
