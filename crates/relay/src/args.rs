//! The settings of `goatherd-relay`: options, and variables of the same name.

use std::{
    collections::BTreeMap,
    ffi::OsString,
    fmt,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
};

use lexopt::{Arg, Parser, ValueExt};

use crate::codes;

pub const DEFAULT_PORT: u16 = 4726;

pub const HELP: &str = "\
Goatherd's relay: passes sealed messages between the device that hosts a table and
the phones of its guests, and serves the web edition. It keeps nothing.

Usage: goatherd-relay [options]

  --listen ADDRESS:PORT   where to listen (normally 127.0.0.1:4726)
  --behind ADDRESS        a proxy that is believed when it says who somebody is
                          (X-Forwarded-For); may be given more than once
  --web FOLDER            serve the web edition from here instead of the built-in one
  --metrics ADDRESS:PORT  answer /metrics for Prometheus here (normally nowhere).
                          Not for the public
  --contact ADDRESS       whom to write to about security: mailto:… or https://…,
                          shown in /.well-known/security.txt (normally there's none)
  --letter LETTER         the first letter of all short codes, if several machines
                          share one name: each needs another one
  --help                  show this text
  --version               show the version

Every option can also be an environment variable: GOATHERD_LISTEN, GOATHERD_BEHIND
(several with commas), GOATHERD_WEB, GOATHERD_METRICS, GOATHERD_CONTACT and
GOATHERD_LETTER. An option beats a variable, and an empty variable is none.

Everything that happens gets a line on standard error, without addresses and rooms.
/livez says whether the relay is alive, /readyz whether it takes anybody. Under
systemd it says when it's ready and answers the watchdog. Ctrl-C or SIGTERM stops
it: everybody is asked to connect again, and within ten seconds it has ended.

Exit codes: 0 stopped because it was told to, 1 something failed (for example, the
port is taken), 2 a setting is wrong.

Browsers let a page on another machine host a table only over https, so put a
proxy with a certificate in front of it: place.md, which comes with it, shows how.
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
    pub metrics: Option<SocketAddr>,
    pub contact: Option<String>,
    pub letter: Option<char>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BadArgs(String);

impl fmt::Display for BadArgs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Each with its variable.
const OPTIONS: [(&str, &str); 6] = [
    ("listen", "GOATHERD_LISTEN"),
    ("behind", "GOATHERD_BEHIND"),
    ("web", "GOATHERD_WEB"),
    ("metrics", "GOATHERD_METRICS"),
    ("contact", "GOATHERD_CONTACT"),
    ("letter", "GOATHERD_LETTER"),
];

/// `words` are the arguments after the program's name.
pub fn parse(
    words: impl IntoIterator<Item = impl Into<OsString>>,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<Asked, BadArgs> {
    let mut options: BTreeMap<&str, Vec<OsString>> = BTreeMap::new();
    let mut parser = Parser::from_args(words);
    while let Some(word) = parser.next().map_err(|error| unreadable(&error))? {
        let long = match &word {
            Arg::Long(name) => OPTIONS.iter().find(|(option, _)| option == name),
            _ => None,
        };
        if let Some((name, _)) = long {
            let value = parser.value().map_err(|error| unreadable(&error))?;
            options.entry(name).or_default().push(value);
            continue;
        }
        match word {
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
    for (name, variable_name) in OPTIONS {
        let value = variable(variable_name).filter(|value| !value.is_empty());
        if let (Some(value), false) = (value, options.contains_key(name)) {
            options.insert(name, vec![value]);
        }
    }
    let text = |name: &str| -> Result<Option<String>, BadArgs> {
        let last = options.get(name).and_then(|values| values.last()).cloned();
        last.map(|value| value.string().map_err(|error| unreadable(&error))).transpose()
    };
    let mut behind = Vec::new();
    for value in options.get("behind").into_iter().flatten() {
        let listed = value.to_string_lossy();
        let listed = listed.split(',').map(str::trim).filter(|text| !text.is_empty());
        behind.extend(listed.map(proxy).collect::<Result<Vec<_>, _>>()?);
    }
    let web = options.get("web").and_then(|values| values.last()).map(PathBuf::from);
    let here = SocketAddr::from((Ipv4Addr::LOCALHOST, DEFAULT_PORT));
    let listen = text("listen")?.map_or(Ok(here), |text| address(&text))?;
    let metrics = text("metrics")?.map(|text| address(&text)).transpose()?;
    if metrics == Some(listen) && listen.port() != 0 {
        return Err(BadArgs(format!("The metrics need an address of their own, not {listen}.")));
    }
    Ok(Asked::Serve(Serve {
        listen,
        behind,
        web,
        metrics,
        contact: text("contact")?.map(contact).transpose()?,
        letter: text("letter")?.map(|text| letter(&text)).transpose()?,
    }))
}

fn unreadable(error: &lexopt::Error) -> BadArgs {
    BadArgs(match error {
        lexopt::Error::MissingValue { option: Some(option) } => {
            format!("{option} needs a value; see --help.")
        }
        lexopt::Error::UnexpectedValue { option, .. } => format!("{option} doesn't take a value."),
        _ => "A setting can't be read; --help lists everything.".to_owned(),
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

/// It's sent as it is, so it has to be one line.
fn contact(text: String) -> Result<String, BadArgs> {
    let is_one = ["mailto:", "https://"].iter().any(|start| text.starts_with(start));
    if is_one && text.chars().all(|letter| letter.is_ascii_graphic()) {
        return Ok(text);
    }
    Err(BadArgs(format!("\"{text}\" isn't a contact, such as mailto:goats@example.org.")))
}

fn letter(text: &str) -> Result<char, BadArgs> {
    let mut letters = text.chars().map(|letter| letter.to_ascii_uppercase());
    match (letters.next(), letters.next()) {
        (Some(letter), None) if codes::is_letter(letter) => Ok(letter),
        _ => Err(BadArgs(format!("\"{text}\" isn't a letter for codes, such as A (not I or O)."))),
    }
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
        let serve = serve(&[], &[("GOATHERD_LISTEN", ""), ("GOATHERD_CONTACT", "")]);
        assert_eq!(serve.listen.to_string(), "127.0.0.1:4726");
        assert!(serve.behind.is_empty() && serve.web.is_none());
        assert_eq!((serve.metrics, serve.contact, serve.letter), (None, None, None));
    }

    #[test]
    fn an_option_beats_a_variable() {
        let variables = [
            ("GOATHERD_LISTEN", "0.0.0.0:80"),
            ("GOATHERD_BEHIND", "10.0.0.1, 10.0.0.2"),
            ("GOATHERD_WEB", "/pages"),
            ("GOATHERD_METRICS", "127.0.0.1:9"),
            ("GOATHERD_CONTACT", "https://goats.example.org/"),
            ("GOATHERD_LETTER", "b"),
        ];
        let by_variables = serve(&[], &variables);
        assert_eq!(by_variables.listen.to_string(), "0.0.0.0:80");
        assert_eq!(by_variables.behind.len(), 2);
        assert_eq!(by_variables.web, Some("/pages".into()));
        assert_eq!(by_variables.metrics.unwrap().to_string(), "127.0.0.1:9");
        assert_eq!(by_variables.contact.as_deref(), Some("https://goats.example.org/"));
        assert_eq!(by_variables.letter, Some('B'));
        let words = [
            "--listen",
            "[::1]:9",
            "--behind",
            "10.9.9.9",
            "--behind=::1",
            "--web",
            "elsewhere",
            "--metrics=[::1]:10",
            "--contact",
            "mailto:goats@example.org",
            "--letter=7",
        ];
        let by_options = serve(&words, &variables);
        assert_eq!(by_options.listen.to_string(), "[::1]:9");
        assert_eq!(by_options.behind.len(), 2);
        assert_eq!(by_options.web, Some("elsewhere".into()));
        assert_eq!(by_options.metrics.unwrap().to_string(), "[::1]:10");
        assert_eq!(by_options.contact.as_deref(), Some("mailto:goats@example.org"));
        assert_eq!(by_options.letter, Some('7'));
    }

    #[test]
    fn the_help_names_every_option_and_every_variable() {
        for (option, variable) in OPTIONS {
            assert!(HELP.contains(&format!("\n  --{option} ")), "{option}");
            assert!(HELP.contains(variable), "{variable}");
        }
        assert!(HELP.lines().all(|line| line.chars().count() <= 86));
    }

    #[test]
    fn every_mistake_gets_a_sentence() {
        for (words, variables) in [
            (&["--listen", "80"][..], &[][..]),
            (&["--listen"], &[]),
            (&["--behind", "proxy"], &[]),
            (&["--port", "80"], &[]),
            (&["--metrics", "here"], &[]),
            (&["--metrics", "127.0.0.1:4726"], &[]),
            (&["--contact", "goats@example.org"], &[]),
            (&["--contact", "mailto:a\nExpires: never"], &[]),
            (&["--letter", "O"], &[]),
            (&["--letter", "AB"], &[]),
            (&["serve"], &[]),
            (&["-x"], &[]),
            (&[], &[("GOATHERD_LISTEN", "here")]),
            (&[], &[("GOATHERD_BEHIND", "127.0.0.1, there")]),
            (&[], &[("GOATHERD_METRICS", "there")]),
            (&[], &[("GOATHERD_LETTER", "é")]),
        ] {
            let error = asked(words, variables).expect_err("a mistake");
            assert!(error.ends_with('.') && error.len() < 100, "{words:?}: {error}");
        }
    }
}
