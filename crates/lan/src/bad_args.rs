//! What can be wrong with a command line: one sentence for each mistake.

use std::fmt;

use lexopt::{Parser, ValueExt};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BadArgs {
    BadAddress(String),
    BadHostName(String),
    BadPort(String),
    EmptyFolder,
    /// The command doesn't say where to put the PDF.
    NoFile,
    /// There's neither a variable nor a home folder that says where data belongs.
    NoDataFolder,
    Unknown(String),
    /// A value is missing, or there's one too many; the text names the option.
    Value(String),
}

impl fmt::Display for BadArgs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadArgs::BadAddress(text) => {
                write!(f, "\"{text}\" isn't an address; --bind takes one such as 192.168.1.20.")
            }
            BadArgs::BadHostName(text) => {
                write!(f, "\"{text}\" isn't a host name; --host-name takes one such as goat.home.")
            }
            BadArgs::BadPort(text) => {
                write!(f, "\"{text}\" isn't a port; --port takes a number from 0 to 65535.")
            }
            BadArgs::NoFile => f.write_str("Use --out to name the PDF file."),
            BadArgs::EmptyFolder => f.write_str("--data takes the name of a folder."),
            BadArgs::NoDataFolder => {
                f.write_str("Use --data to name the folder where games are kept.")
            }
            BadArgs::Unknown(word) => {
                write!(f, "There's no \"{word}\"; --help lists everything.")
            }
            BadArgs::Value(sentence) => f.write_str(sentence),
        }
    }
}

impl std::error::Error for BadArgs {}

pub(crate) fn text(parser: &mut Parser) -> Result<String, BadArgs> {
    parser.value().and_then(|value| value.string()).map_err(value_error)
}

/// The value of an option that takes one of a few words.
pub(crate) fn one_of<T: Copy>(
    parser: &mut Parser,
    option: &'static str,
    values: &[(&'static str, T)],
) -> Result<T, BadArgs> {
    let text = text(parser)?;
    let known = values.iter().find(|(name, _)| text.eq_ignore_ascii_case(name));
    let names: Vec<&str> = values.iter().map(|(name, _)| *name).collect();
    known.map(|(_, value)| *value).ok_or_else(|| choice(option, &names.join(" or "), &text))
}

pub(crate) fn choice(option: &str, values: &str, text: &str) -> BadArgs {
    BadArgs::Value(format!("{option} takes {values}, not \"{text}\"."))
}

pub(crate) fn value_error(error: lexopt::Error) -> BadArgs {
    BadArgs::Value(match error {
        lexopt::Error::MissingValue { option: Some(option) } => {
            format!("{option} needs a value; see --help.")
        }
        lexopt::Error::UnexpectedValue { option, .. } => format!("{option} doesn't take a value."),
        _ => "An option can't be read; --help lists everything.".to_owned(),
    })
}
