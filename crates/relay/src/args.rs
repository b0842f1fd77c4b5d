//! The command line of `goatherd-relay`, and its variables.

use std::{
    ffi::OsString,
    fmt,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
};

use lexopt::{Arg, Parser, ValueExt};

pub const DEFAULT_PORT: u16 = 4726;

pub const HELP: &str = "\
Goatherd's relay: passes sealed messages between the phone that hosts a table and
the phones of its guests, and serves the web edition. It keeps nothing.

Usage: goatherd-relay [options]

  --listen ADDRESS:PORT  where to listen (normally 127.0.0.1:4726)
  --behind ADDRESS       a proxy that is believed when it says who somebody is
                         (X-Forwarded-For); may be given more than once
  --web FOLDER           serve the web edition from here instead of the built-in one
  --help                 show this text
  --version              show the version

Every option can also be an environment variable: GOATHERD_LISTEN, GOATHERD_BEHIND
(several with commas) and GOATHERD_WEB. An option beats a variable.

Browsers let a page on another machine host a table only over https, so put a
proxy with a certificate in front of it.
";

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    Serve(Serve),
    Help,
    Version,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Serve {
    pub listen: SocketAddr,
    pub behind: Vec<IpAddr>,
    pub web: Option<PathBuf>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadArgs(String);

impl fmt::Display for BadArgs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// `words` are the arguments after the program's name.
pub fn parse(
    words: impl IntoIterator<Item = impl Into<OsString>>,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<Asked, BadArgs> {
    let variable = |name: &str| variable(name).filter(|value| !value.is_empty());
    let text = |name: &str| variable(name).map(|value| value.to_string_lossy().into_owned());
    let mut listen = text("GOATHERD_LISTEN").map(|text| address(&text)).transpose()?;
    let mut behind = Vec::new();
    let mut web = variable("GOATHERD_WEB").map(PathBuf::from);
    let mut parser = Parser::from_args(words);
    while let Some(word) = parser.next().map_err(|error| unreadable(&error))? {
        match word {
            Arg::Long("listen") => listen = Some(address(&value(&mut parser)?)?),
            Arg::Long("behind") => behind.push(proxy(&value(&mut parser)?)?),
            Arg::Long("web") => web = Some(value(&mut parser)?.into()),
            Arg::Short('h') | Arg::Long("help") => return Ok(Asked::Help),
            Arg::Short('V') | Arg::Long("version") => return Ok(Asked::Version),
            other => {
                let word = match other {
                    Arg::Short(letter) => format!("-{letter}"),
                    Arg::Long(name) => format!("--{name}"),
                    Arg::Value(word) => word.to_string_lossy().into_owned(),
                };
                return Err(BadArgs(format!("There's no \"{word}\"; --help lists everything.")));
            }
        }
    }
    if behind.is_empty() {
        let listed = text("GOATHERD_BEHIND").unwrap_or_default();
        let listed = listed.split(',').map(str::trim).filter(|text| !text.is_empty());
        behind = listed.map(proxy).collect::<Result<_, _>>()?;
    }
    let here = SocketAddr::from((Ipv4Addr::LOCALHOST, DEFAULT_PORT));
    Ok(Asked::Serve(Serve { listen: listen.unwrap_or(here), behind, web }))
}

fn value(parser: &mut Parser) -> Result<String, BadArgs> {
    parser.value().and_then(|value| value.string()).map_err(|error| unreadable(&error))
}

fn unreadable(error: &lexopt::Error) -> BadArgs {
    BadArgs(match error {
        lexopt::Error::MissingValue { option: Some(option) } => {
            format!("{option} needs a value; see --help.")
        }
        lexopt::Error::UnexpectedValue { option, .. } => format!("{option} doesn't take a value."),
        _ => "An option can't be read; --help lists everything.".to_owned(),
    })
}

fn address(text: &str) -> Result<SocketAddr, BadArgs> {
    text.parse().map_err(|_| {
        BadArgs(format!("\"{text}\" isn't an address with a port, such as 127.0.0.1:4726."))
    })
}

fn proxy(text: &str) -> Result<IpAddr, BadArgs> {
    text.parse().map_err(|_| {
        BadArgs(format!("\"{text}\" isn't the address of a proxy, such as 127.0.0.1."))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &[&str], variables: &[(&str, &str)]) -> Result<Asked, String> {
        let variable = |name: &str| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
        };
        parse(words, variable).map_err(|error| error.to_string())
    }

    fn serve(words: &[&str], variables: &[(&str, &str)]) -> Serve {
        match asked(words, variables) {
            Ok(Asked::Serve(serve)) => serve,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn without_options_only_this_machine_can_reach_it() {
        let serve = serve(&[], &[]);
        assert_eq!(serve.listen.to_string(), "127.0.0.1:4726");
        assert!(serve.behind.is_empty() && serve.web.is_none());
    }

    #[test]
    fn an_option_beats_a_variable() {
        let variables = [
            ("GOATHERD_LISTEN", "0.0.0.0:80"),
            ("GOATHERD_BEHIND", "10.0.0.1, 10.0.0.2"),
            ("GOATHERD_WEB", "/pages"),
        ];
        let by_variables = serve(&[], &variables);
        assert_eq!(by_variables.listen.to_string(), "0.0.0.0:80");
        assert_eq!(by_variables.behind.len(), 2);
        assert_eq!(by_variables.web, Some("/pages".into()));
        let words =
            ["--listen", "[::1]:9", "--behind", "10.9.9.9", "--behind=::1", "--web", "elsewhere"];
        let by_options = serve(&words, &variables);
        assert_eq!(by_options.listen.to_string(), "[::1]:9");
        assert_eq!(by_options.behind.len(), 2);
        assert_eq!(by_options.web, Some("elsewhere".into()));
    }

    #[test]
    fn every_mistake_gets_a_sentence() {
        for (words, variables) in [
            (&["--listen", "80"][..], &[][..]),
            (&["--listen"], &[]),
            (&["--behind", "proxy"], &[]),
            (&["--port", "80"], &[]),
            (&["serve"], &[]),
            (&["-x"], &[]),
            (&[], &[("GOATHERD_LISTEN", "here")]),
            (&[], &[("GOATHERD_BEHIND", "127.0.0.1, there")]),
        ] {
            let error = asked(words, variables).expect_err("a mistake");
            assert!(error.ends_with('.') && error.len() < 100, "{words:?}: {error}");
        }
    }
}
