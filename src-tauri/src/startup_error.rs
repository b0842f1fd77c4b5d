//! The page that says why the app can't start, in a window of its own, because
//! nobody may be looking at a terminal.
//!
//! It has its own scheme and may not call anything in the app.

use std::{borrow::Cow, io::Write};

use tauri::{
    AppHandle, Manager, WebviewUrl, WebviewWindowBuilder,
    http::{Response, header},
};

pub(crate) const SCHEME: &str = "startup-error";

const PAGE: &str = include_str!("startup_error.html");

/// In every language, because nobody may have chosen one yet.
const HEADINGS: &[(&str, &str)] =
    &[("en", "Goatherd can’t start"), ("es", "Goatherd no puede arrancar")];

/// Why the app can't start, in one sentence.
pub(crate) struct StartupError(String);

pub(crate) fn show(app: &AppHandle, sentence: String) -> tauri::Result<()> {
    // Whoever started it from a terminal looks there. If nothing can be written
    // there, the window still says it.
    let _ = writeln!(std::io::stderr(), "{sentence}");
    app.manage(StartupError(sentence));
    // A fixed address can't fail to parse.
    let url = format!("{SCHEME}://localhost/").parse().expect("an address");
    let window = WebviewWindowBuilder::new(app, SCHEME, WebviewUrl::CustomProtocol(url));
    #[cfg(desktop)]
    let window = window.title("Goatherd").inner_size(600.0, 360.0).center();
    window.on_navigation(|url| url.scheme() == SCHEME || is_scheme_as_host(url)).build()?;
    Ok(())
}

pub(crate) fn page(app: &AppHandle) -> Response<Cow<'static, [u8]>> {
    let page = match app.try_state::<StartupError>() {
        Some(error) => write(&error.0),
        None => String::new(),
    };
    let mut response = Response::new(Cow::Owned(page.into_bytes()));
    for (name, value) in [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'unsafe-inline'"),
    ] {
        response.headers_mut().insert(name, header::HeaderValue::from_static(value));
    }
    response
}

fn write(sentence: &str) -> String {
    // A folder's name may contain anything.
    let escaped = sentence.replace('&', "&amp;").replace('<', "&lt;");
    let heading = |(language, heading)| format!("<h1 lang=\"{language}\">{heading}</h1>");
    let headings: String = HEADINGS.iter().copied().map(heading).collect();
    PAGE.replace("{headings}", &headings).replace("{sentence}", &escaped)
}

/// On Windows and Android.
fn is_scheme_as_host(url: &tauri::Url) -> bool {
    url.host_str().and_then(|host| host.strip_suffix(".localhost")) == Some(SCHEME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_is_on_the_page_as_it_is() {
        let page = write("The data folder /tmp/<b>Tom & Ana can't be used.");
        assert!(page.contains("/tmp/&lt;b>Tom &amp; Ana can't"), "{page}");
        assert!(!page.contains("{sentence}"));
        for (language, heading) in HEADINGS {
            assert!(page.contains(&format!("<h1 lang=\"{language}\">{heading}</h1>")), "{page}");
        }
    }
}
