//! `goatherd-serve print`: spare parts for the box, as a PDF in a file.
//!
//! The `print` crate decides what's on the paper. This file has the command line,
//! and writes the PDF whole or not at all.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use lexopt::{Arg, Parser};
use print::{
    ink,
    scapegoat::{BadOrder, Order, Sheets},
    sheet::{Layout, Paper},
    words::Language,
};
use rules::colour::Colour;
use rules::scapegoat::{
    dice::{DiceKind, Numbering, Sides},
    edition::Edition,
    plan::PLAYERS,
};

use crate::bad_args::{BadArgs, text, value_error};

pub const HELP: &str = "\
Prints spare parts for the box into a PDF: mats, dice, tokens, location cards
and a quick reference. The same edition always has the same mats.

Usage: goatherd-serve print --edition NUMBER --out FILE [OPTIONS]

Options:
  --edition NUMBER    which mats, 1 to 999999; write it down, it is on every mat
  --out FILE          the PDF to write; a file that is there is not replaced
  --force             unless this is said
  --players COUNT     mats for 3, 4, 5 or 6 players, or all (the default)
  --mat COLOUR        only this one mat, for instance a lost one
  --only SHEETS       some of mats,dice,tokens,places,reference
  --colours COLOURS   who plays, such as red,blue,yellow,green,pink,teal
  --layout LAYOUT     duplex for printers that print on both sides (the default),
                      or fold
  --paper PAPER       a4 (the default) or letter
  --lang LANGUAGE     en (the default) or es
  --white-die SIDES   10 (the default) or 12; the black die has the other number
  --ten NUMBERS       1-10 (the default) or 0-9: what the ten-sided die reads
  --help              this text
";

#[derive(Debug, Clone, PartialEq)]
pub struct Print {
    pub order: Order,
    pub out: PathBuf,
    /// Whether an existing file may be replaced.
    pub force: bool,
}

/// Reads the arguments after `print`; nothing if they ask for help.
pub(crate) fn parse(mut parser: Parser) -> Result<Option<Print>, BadArgs> {
    let mut order = Order::everything(Edition::FIRST);
    let (mut edition, mut out, mut only, mut force) = (None, None, None, false);
    while let Some(word) = parser.next().map_err(value_error)? {
        match word {
            Arg::Long("force") => force = true,
            Arg::Long("edition") => {
                let text = text(&mut parser)?;
                let number = text.parse().map_err(|_| BadArgs::BadEdition(text))?;
                edition = Some(Edition(number));
            }
            Arg::Long("out") => {
                let file = parser.value().map_err(value_error)?;
                out = Some(PathBuf::from(file)).filter(|file| file.file_name().is_some());
            }
            Arg::Long("players") => {
                let text = text(&mut parser)?;
                order.players = match text.as_str() {
                    "all" => PLAYERS.collect(),
                    number => [number
                        .parse()
                        .map_err(|_| choice("--players", "3, 4, 5, 6 or all", &text))?]
                    .into(),
                };
            }
            Arg::Long("mat") => order.mat = Some(colour(&text(&mut parser)?)?),
            Arg::Long("colours") => {
                let text = text(&mut parser)?;
                order.colours = text.split(',').map(colour).collect::<Result<_, _>>()?;
            }
            Arg::Long("only") => {
                let text = text(&mut parser)?;
                only = Some(text.split(',').map(sheets).collect::<Result<_, _>>()?);
            }
            Arg::Long("layout") => {
                order.layout = one_of(
                    &mut parser,
                    "--layout",
                    &[("duplex", Layout::Duplex), ("fold", Layout::Fold)],
                )?;
            }
            Arg::Long("paper") => {
                let papers = [("a4", Paper::A4), ("letter", Paper::Letter)];
                order.paper = one_of(&mut parser, "--paper", &papers)?;
            }
            Arg::Long("lang") => {
                let languages = Language::ALL.map(|language| (language.tag(), language));
                order.language = one_of(&mut parser, "--lang", &languages)?;
            }
            Arg::Long("white-die") => {
                let sides = [("10", Sides::Ten), ("12", Sides::Twelve)];
                order.dice =
                    DiceKind { white: one_of(&mut parser, "--white-die", &sides)?, ..order.dice };
            }
            Arg::Long("ten") => {
                let numberings = [("1-10", Numbering::OneToTen), ("0-9", Numbering::ZeroToNine)];
                order.dice =
                    DiceKind { ten: one_of(&mut parser, "--ten", &numberings)?, ..order.dice };
            }
            Arg::Short('h') | Arg::Long("help") => return Ok(None),
            Arg::Short(letter) => return Err(BadArgs::Unknown(format!("-{letter}"))),
            Arg::Long(name) => return Err(BadArgs::Unknown(format!("--{name}"))),
            Arg::Value(word) => return Err(BadArgs::Unknown(word.to_string_lossy().into_owned())),
        }
    }
    order.sheets = match only {
        Some(sheets) => sheets,
        // Whoever wants one mat again still has everything else.
        None if order.mat.is_some() => [Sheets::Mats].into(),
        None => Sheets::ALL.into(),
    };
    match edition {
        Some(edition) => order.edition = edition,
        None if order.sheets.contains(&Sheets::Mats) => return Err(BadArgs::NoEdition),
        None => {}
    }
    order.check().map_err(|bad| BadArgs::Value(bad.to_string()))?;
    let out = out.ok_or(BadArgs::NoFile)?;
    Ok(Some(Print { order, out, force }))
}

/// Writes the PDF and returns how many pages it has.
pub fn write(Print { order, out, force }: &Print) -> Result<usize, NotWritten> {
    if !force && out.exists() {
        return Err(NotWritten::IsThere(out.clone()));
    }
    let mut pages = 0;
    let pdf = print::pdf(order, &mut |_, of| pages = of).map_err(NotWritten::Order)?;
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
    Order(BadOrder),
    File { file: PathBuf, error: io::Error },
}

impl fmt::Display for NotWritten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotWritten::IsThere(file) => {
                write!(f, "{} is there already; --force replaces it.", file.display())
            }
            NotWritten::Order(bad) => bad.fmt(f),
            NotWritten::File { file, error } => {
                write!(f, "{} cannot be written: {error}.", file.display())
            }
        }
    }
}

impl std::error::Error for NotWritten {}

fn one_of<T: Copy>(
    parser: &mut Parser,
    option: &'static str,
    values: &[(&'static str, T)],
) -> Result<T, BadArgs> {
    let text = text(parser)?;
    let known = values.iter().find(|(name, _)| text.eq_ignore_ascii_case(name));
    let names: Vec<&str> = values.iter().map(|(name, _)| *name).collect();
    known.map(|(_, value)| *value).ok_or_else(|| choice(option, &names.join(" or "), &text))
}

/// Finds a colour by its name in any of our languages.
fn colour(text: &str) -> Result<Colour, BadArgs> {
    let is_named = |colour: &Colour| {
        let names = Language::ALL.map(|language| language.words().colour(*colour).to_lowercase());
        names.contains(&text.to_lowercase())
    };
    Colour::ALL.into_iter().find(is_named).ok_or_else(|| {
        let names: Vec<&str> = Colour::ALL.into_iter().map(ink::name).collect();
        BadArgs::Value(format!(
            "\"{text}\" is no colour of a player; there are {}.",
            names.join(", ")
        ))
    })
}

fn sheets(text: &str) -> Result<Sheets, BadArgs> {
    Ok(match text {
        "mats" => Sheets::Mats,
        "dice" => Sheets::Dice,
        "tokens" => Sheets::Tokens,
        "places" => Sheets::Places,
        "reference" => Sheets::Reference,
        _ => return Err(choice("--only", "some of mats,dice,tokens,places,reference", text)),
    })
}

fn choice(option: &str, values: &str, text: &str) -> BadArgs {
    BadArgs::Value(format!("{option} takes {values}, not \"{text}\"."))
}
