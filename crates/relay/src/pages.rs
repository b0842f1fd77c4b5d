//! The web edition's files: packed into this program if they had been built by then,
//! or read from a folder when it starts.

use std::{fs, io, path::Path};

use axum::{
    Router,
    extract::Request,
    http::{HeaderName, HeaderValue, header},
    middleware::map_response,
    response::Response,
    routing::get,
};
use flate2::{Compression, write::GzEncoder};
use serving::{
    answer::answer,
    files::{File, Stored},
};

/// Everything in `target/web`, or a page which says that it hasn't been built.
static EMBEDDED: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// What the table screen asks to know whether phones can come through here.
const RELAY: &str = "/relay.json";

/// It comes with the folder and says which headers its files need.
const HEADERS: &str = "/_headers";

/// The files that this program contains.
pub(crate) fn embedded() -> &'static [File] {
    EMBEDDED
}

/// Reads a folder. It stays in memory, because no request may touch the disk.
pub(crate) fn read(folder: &Path) -> io::Result<&'static [File]> {
    let mut files = Vec::new();
    read_below(folder, "", &mut files)?;
    if !files.iter().any(|file: &File| file.path == "/index.html") {
        return Err(io::Error::new(io::ErrorKind::NotFound, "there's no index.html in it"));
    }
    Ok(files.leak())
}

fn read_below(folder: &Path, prefix: &str, files: &mut Vec<File>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let path = format!("{prefix}/{}", name.to_string_lossy());
        if entry.file_type()?.is_dir() {
            read_below(&entry.path(), &path, files)?;
            continue;
        }
        let content = fs::read(entry.path())?;
        let hash = format!("{:016x}", hash(&content));
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        io::Write::write_all(&mut packed, &content)?;
        let packed = packed.finish()?;
        let stored = if packed.len() <= content.len() / 10 * 9 {
            Stored::Gzip(packed.leak())
        } else {
            Stored::Plain(content.leak())
        };
        files.push(File { path: path.leak(), hash: hash.leak(), stored });
    }
    Ok(())
}

fn hash(content: &[u8]) -> u64 {
    use std::hash::{DefaultHasher, Hash, Hasher};
    let mut hasher = DefaultHasher::new();
    content.hash(&mut hasher);
    hasher.finish()
}

/// Answers with these files and the headers that they need.
pub(crate) fn router(files: &'static [File]) -> Router {
    let headers = headers(files);
    let is_relay = || async {
        let headers =
            [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")];
        (headers, r#"{"relay":true}"#)
    };
    Router::new()
        .route(RELAY, get(is_relay))
        .fallback(move |request: Request| async move {
            let path = match request.uri().path() {
                // It's for the server, not for the page.
                HEADERS => "",
                path => path,
            };
            answer(files, request.method(), path, request.headers())
        })
        .layer(map_response(move |mut response: Response| {
            for (name, value) in &headers {
                response.headers_mut().insert(name.clone(), value.clone());
            }
            async { response }
        }))
}

/// Nothing that we send is anything but what we say it is.
pub(crate) async fn not_guessed(mut response: Response) -> Response {
    let nosniff = HeaderValue::from_static("nosniff");
    response.headers_mut().insert(header::X_CONTENT_TYPE_OPTIONS, nosniff);
    response
}

/// The headers for every file.
fn headers(files: &'static [File]) -> Vec<(HeaderName, HeaderValue)> {
    let listed = files.iter().find(|file| file.path == HEADERS);
    let text = listed.map(|file| file.body(false).bytes.into_owned()).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines = text.lines().skip_while(|line| *line != "/*").skip(1);
    let lines = lines.take_while(|line| line.starts_with("  "));
    lines
        .filter_map(|line| {
            let (name, value) = line.trim().split_once(": ")?;
            Some((name.parse().ok()?, value.parse().ok()?))
        })
        .collect()
}
