//! The command line of `goatherd-serve`.
//!
//! Parsing is a pure function from words to a request. Whether a folder can be
//! written or a port is free turns out later, where they are used.

use std::{ffi::OsString, net::IpAddr, path::PathBuf};

use lexopt::{Arg, Parser};

use crate::{
    bad_args::{BadArgs, text, value_error},
    guard::Host,
    paper,
};

/// This is below the ports that systems assign by themselves, so it's still free
/// after a restart, and the phones find their way back.
pub const DEFAULT_PORT: u16 = 4724;

pub const HELP: &str = "\
Goatherd is the app in the middle of the table, here without a window: it serves
the table screen and the players' phones to any browser.

Usage: goatherd-serve [options]
       goatherd-serve print --help    (spare parts for the box, on paper)

  --lan             let phones join at once (otherwise there's a button on the
                    table screen, and nothing leaves this machine until then)
  --bind ADDRESS    which of this machine's addresses phones should use
                    (normally the best one is found)
  --host-name NAME  another name for this machine, such as your router's
  --port NUMBER     the preferred port (normally 4724; 0 means any free one)
  --data FOLDER     where games are kept
  --json            print one line of JSON for scripts instead of the QR code
  --help            show this text
  --version         show the version

Open the link it prints on the device in the middle of the table. Ctrl-C stops
it; next time it picks up where you left off.
";

#[derive(Debug, Clone, PartialEq)]
pub enum Asked {
    Serve(Serve),
    Paper(paper::Asked),
    Help,
    Version,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Serve {
    pub lan: bool,
    pub bind: Option<IpAddr>,
    /// The name as it appears in a link, without the port.
    pub host_name: Option<String>,
    pub port: u16,
    /// If it's missing, [`data_folder`] is used.
    pub data: Option<PathBuf>,
    pub json: bool,
}

impl Default for Serve {
    fn default() -> Self {
        Self {
            lan: false,
            bind: None,
            host_name: None,
            port: DEFAULT_PORT,
            data: None,
            json: false,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Platform {
    Linux,
    Mac,
    Windows,
}

/// `words` are the arguments after the program's name.
pub fn parse(words: impl IntoIterator<Item = impl Into<OsString>>) -> Result<Asked, BadArgs> {
    let mut serve = Serve::default();
    let mut parser = Parser::from_args(words);
    let mut is_first = true;
    while let Some(word) = parser.next().map_err(value_error)? {
        match word {
            Arg::Value(word) if is_first && word == "print" => {
                return paper::parse(parser).map(Asked::Paper);
            }
            Arg::Long("lan") => serve.lan = true,
            Arg::Long("json") => serve.json = true,
            Arg::Long("bind") => {
                let text = text(&mut parser)?;
                serve.bind = Some(text.parse().map_err(|_| BadArgs::BadAddress(text))?);
            }
            Arg::Long("host-name") => {
                let text = text(&mut parser)?;
                let host = Host::new(&text, 0).ok_or(BadArgs::BadHostName(text))?;
                serve.host_name = Some(host.name().to_owned());
            }
            Arg::Long("port") => {
                let text = text(&mut parser)?;
                serve.port = text.parse().map_err(|_| BadArgs::BadPort(text))?;
            }
            Arg::Long("data") => {
                let folder = parser.value().map_err(value_error)?;
                if folder.is_empty() {
                    return Err(BadArgs::EmptyFolder);
                }
                serve.data = Some(folder.into());
            }
            Arg::Short('h') | Arg::Long("help") => return Ok(Asked::Help),
            Arg::Short('V') | Arg::Long("version") => return Ok(Asked::Version),
            Arg::Short(letter) => return Err(BadArgs::Unknown(format!("-{letter}"))),
            Arg::Long(name) => return Err(BadArgs::Unknown(format!("--{name}"))),
            Arg::Value(word) => {
                return Err(BadArgs::Unknown(word.to_string_lossy().into_owned()));
            }
        }
        is_first = false;
    }
    Ok(Asked::Serve(serve))
}

/// The folder in which this system keeps a user's permanent data.
pub fn data_folder(
    platform: Platform,
    variable: impl Fn(&str) -> Option<OsString>,
) -> Result<PathBuf, BadArgs> {
    let set = |name| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    // A relative path would mean a different folder in each terminal.
    let rooted = |name| set(name).filter(|path| path.has_root());
    let home = || rooted("HOME");
    let folder = match platform {
        Platform::Linux => rooted("XDG_DATA_HOME")
            .or_else(|| Some(home()?.join(".local/share")))
            .map(|folder| folder.join("goatherd")),
        Platform::Mac => home().map(|home| home.join("Library/Application Support/Goatherd")),
        Platform::Windows => set("LOCALAPPDATA").map(|folder| folder.join("Goatherd")),
    };
    folder.ok_or(BadArgs::NoDataFolder)
}

impl Platform {
    pub const HERE: Platform = if cfg!(windows) {
        Platform::Windows
    } else if cfg!(target_os = "macos") {
        Platform::Mac
    } else {
        Platform::Linux
    };
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn serve(words: &[&str]) -> Serve {
        match parse(words) {
            Ok(Asked::Serve(serve)) => serve,
            other => panic!("{words:?} gives {other:?}"),
        }
    }

    #[test]
    fn without_words_it_serves_this_machine_alone_on_the_usual_port() {
        assert_eq!(serve(&[]), Serve::default());
        assert!(!serve(&[]).lan);
        assert_eq!(serve(&[]).port, 4724);
    }

    #[test]
    fn every_option_is_understood_in_both_spellings() {
        let expected = Serve {
            lan: true,
            bind: Some("192.168.1.20".parse().unwrap()),
            host_name: Some("goat.home".to_owned()),
            port: 0,
            data: Some("/tmp/goats".into()),
            json: true,
        };
        assert_eq!(
            serve(&[
                "--lan",
                "--bind",
                "192.168.1.20",
                "--host-name",
                "Goat.home.",
                "--port",
                "0",
                "--data",
                "/tmp/goats",
                "--json",
            ]),
            expected
        );
        assert_eq!(
            serve(&[
                "--json",
                "--data=/tmp/goats",
                "--port=0",
                "--host-name=goat.home",
                "--bind=192.168.1.20",
                "--lan",
            ]),
            expected
        );
    }

    #[test]
    fn help_and_version_win_over_what_comes_after() {
        assert_eq!(parse(["--help", "--port", "goat"]), Ok(Asked::Help));
        assert_eq!(parse(["--lan", "-h"]), Ok(Asked::Help));
        assert_eq!(parse(["--version"]), Ok(Asked::Version));
        assert_eq!(parse(["-V"]), Ok(Asked::Version));
    }

    #[test]
    fn bad_values_get_one_clear_sentence() {
        for (words, sentence) in [
            (
                &["--bind", "goat"][..],
                "\"goat\" isn't an address; --bind takes one such as 192.168.1.20.",
            ),
            (
                &["--bind", "192.168.1.20:80"],
                "\"192.168.1.20:80\" isn't an address; --bind takes one such as 192.168.1.20.",
            ),
            (
                &["--host-name", "http://goat"],
                "\"http://goat\" isn't a host name; --host-name takes one such as goat.home.",
            ),
            (
                &["--port", "65536"],
                "\"65536\" isn't a port; --port takes a number from 0 to 65535.",
            ),
            (&["--port", "-1"], "\"-1\" isn't a port; --port takes a number from 0 to 65535."),
            (&["--port"], "--port needs a value; see --help."),
            (&["--data", ""], "--data takes the name of a folder."),
            (&["--lan=yes"], "--lan doesn't take a value."),
            (&["--goat"], "There's no \"--goat\"; --help lists everything."),
            (&["-x"], "There's no \"-x\"; --help lists everything."),
            (&["goat"], "There's no \"goat\"; --help lists everything."),
        ] {
            assert_eq!(parse(words).unwrap_err().to_string(), sentence, "{words:?}");
        }
    }

    #[test]
    fn the_help_names_every_option_and_fits_80_columns() {
        for option in
            ["--lan", "--bind", "--host-name", "--port", "--data", "--json", "--help", "--version"]
        {
            assert!(HELP.contains(option), "{option}");
        }
        assert!(HELP.contains("print --help"));
        assert!(HELP.contains(&DEFAULT_PORT.to_string()));
        assert!(HELP.lines().all(|line| line.len() <= 80));
    }

    #[test]
    fn games_are_kept_where_each_system_keeps_data() {
        let folder = |platform, variables: &[(&str, &str)]| {
            data_folder(platform, |name| {
                let found = variables.iter().find(|(variable, _)| *variable == name);
                found.map(|(_, value)| value.into())
            })
        };
        let home = ("HOME", "/home/ana");
        let linux = Ok(PathBuf::from("/home/ana/.local/share/goatherd"));
        assert_eq!(folder(Platform::Linux, &[home]), linux);
        assert_eq!(folder(Platform::Linux, &[home, ("XDG_DATA_HOME", "relative")]), linux);
        assert_eq!(folder(Platform::Linux, &[home, ("XDG_DATA_HOME", "")]), linux);
        assert_eq!(
            folder(Platform::Linux, &[home, ("XDG_DATA_HOME", "/data")]),
            Ok("/data/goatherd".into())
        );
        assert_eq!(
            folder(Platform::Mac, &[home]),
            Ok("/home/ana/Library/Application Support/Goatherd".into())
        );
        assert_eq!(
            folder(Platform::Windows, &[("LOCALAPPDATA", r"C:\Users\Ana\AppData\Local")]),
            Ok(Path::new(r"C:\Users\Ana\AppData\Local").join("Goatherd"))
        );
        for platform in [Platform::Linux, Platform::Mac, Platform::Windows] {
            assert_eq!(folder(platform, &[]), Err(BadArgs::NoDataFolder));
        }
    }
}
