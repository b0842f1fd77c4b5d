//! `goatherd-serve print`: spare parts for the box, as a PDF in a file.
//!
//! The `print` crate decides what's on the paper, and each game has options of its
//! own. This file has what they share, and writes the PDF whole or not at all.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use lexopt::{Arg, Parser};
use serde_json::Value;

use crate::{
    bad_args::{BadArgs, value_error},
    games::PAPERS,
};

#[derive(Debug, Clone, PartialEq)]
pub enum Asked {
    Print(Print),
    /// The text that explains the options.
    Help(&'static str),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Print {
    pub game: &'static str,
    pub order: Value,
    pub out: PathBuf,
    /// Whether an existing file may be replaced.
    pub force: bool,
}

/// Reads the arguments after `print`: the name of a game, if it isn't the first
/// one, and options.
pub(crate) fn parse(mut parser: Parser) -> Result<Asked, BadArgs> {
    let mut words = parser.raw_args().map_err(value_error)?;
    let named = words.peek().and_then(|word| PAPERS.iter().find(|paper| word == paper.name));
    if named.is_some() {
        words.next();
    }
    let paper = named.unwrap_or(&PAPERS[0]);
    let mut order = (paper.new)();
    let (mut out, mut force) = (None, false);
    while let Some(word) = parser.next().map_err(value_error)? {
        match word {
            Arg::Long("force") => force = true,
            Arg::Long("out") => {
                let file = parser.value().map_err(value_error)?;
                out = Some(PathBuf::from(file)).filter(|file| file.file_name().is_some());
            }
            Arg::Short('h') | Arg::Long("help") => return Ok(Asked::Help(paper.help)),
            Arg::Short(letter) => return Err(BadArgs::Unknown(format!("-{letter}"))),
            Arg::Long(name) => {
                let name = name.to_owned();
                if !order.option(&name, &mut parser)? {
                    return Err(BadArgs::Unknown(format!("--{name}")));
                }
            }
            Arg::Value(word) => return Err(BadArgs::Unknown(word.to_string_lossy().into_owned())),
        }
    }
    let order = order.order()?;
    let out = out.ok_or(BadArgs::NoFile)?;
    Ok(Asked::Print(Print { game: paper.name, order, out, force }))
}

/// Writes the PDF and returns how many pages it has.
pub fn write(Print { game, order, out, force }: &Print) -> Result<usize, NotWritten> {
    if !force && out.exists() {
        return Err(NotWritten::IsThere(out.clone()));
    }
    let mut pages = 0;
    let order = print::read(game, order.clone()).map_err(|_| NotWritten::NoOrder)?;
    let pdf = order.pdf(&mut |_, of| pages = of).map_err(NotWritten::Order)?;
    let failed = |error| NotWritten::File { file: out.clone(), error };
    put_in_place(out, &pdf).map_err(failed)?;
    Ok(pages)
}

/// Writes under another name first, so that nobody ever sees half a file.
pub fn put_in_place(out: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = out.parent().filter(|folder| !folder.as_os_str().is_empty());
    let name = out.file_name().unwrap_or_default().to_string_lossy();
    let unfinished =
        folder.unwrap_or(Path::new(".")).join(format!(".{name}.{}.unfinished", std::process::id()));
    let written = fs::write(&unfinished, bytes).and_then(|()| fs::rename(&unfinished, out));
    if written.is_err() {
        // If the file could not even be created, there's nothing to remove.
        let _ = fs::remove_file(&unfinished);
    }
    written
}

#[derive(Debug)]
pub enum NotWritten {
    IsThere(PathBuf),
    /// The options have made something that the game doesn't understand, which is
    /// a bug.
    NoOrder,
    Order(print::Refused),
    File {
        file: PathBuf,
        error: io::Error,
    },
}

impl fmt::Display for NotWritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotWritten::IsThere(file) => {
                write!(f, "{} already exists; --force replaces it.", file.display())
            }
            NotWritten::NoOrder => f.write_str("This can't be printed, and that's our fault."),
            NotWritten::Order(refused) => refused.fmt(f),
            NotWritten::File { file, error } => {
                write!(f, "{} can't be written: {error}.", file.display())
            }
        }
    }
}

impl std::error::Error for NotWritten {}
