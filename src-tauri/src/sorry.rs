//! The page that says why the app cannot start, in a window of its own: what
//! is wrong must not depend on a terminal that nobody looks at.
//!
//! It comes from a scheme of its own and may ask nothing of the app.

use std::borrow::Cow;

use tauri::{
    AppHandle, Manager, WebviewUrl, WebviewWindowBuilder,
    http::{Response, header},
};

pub(crate) const SCHEME: &str = "sorry";

const PAGE: &str = include_str!("sorry.html");

/// Why it cannot start; one sentence.
pub(crate) struct Sorry(String);

#[expect(clippy::print_stderr, reason = "whoever started it from a terminal looks there")]
pub(crate) fn show(app: &AppHandle, sentence: String) -> tauri::Result<()> {
    eprintln!("{sentence}");
    app.manage(Sorry(sentence));
    // This scheme has no parts that could fail to be read.
    let url = format!("{SCHEME}://localhost/").parse().expect("an address");
    let window = WebviewWindowBuilder::new(app, SCHEME, WebviewUrl::CustomProtocol(url));
    #[cfg(desktop)]
    let window = window.title("Goatherd").inner_size(600.0, 360.0).center();
    window.on_navigation(|url| url.scheme() == SCHEME || is_scheme_as_host(url)).build()?;
    Ok(())
}

pub(crate) fn page(app: &AppHandle) -> Response<Cow<'static, [u8]>> {
    let page = match app.try_state::<Sorry>() {
        Some(sorry) => write(&sorry.0),
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
    // A folder may have any name.
    let escaped = sentence.replace('&', "&amp;").replace('<', "&lt;");
    PAGE.replace("{sentence}", &escaped)
}

/// On Windows and Android.
fn is_scheme_as_host(url: &tauri::Url) -> bool {
    url.host_str().and_then(|host| host.strip_suffix(".localhost")) == Some(SCHEME)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_stands_on_the_page_as_it_is() {
        let page = write("The data folder /tmp/<b>Tom & Ana cannot be used.");
        assert!(page.contains("/tmp/&lt;b>Tom &amp; Ana cannot"), "{page}");
        assert!(!page.contains("{sentence}"));
    }
}
