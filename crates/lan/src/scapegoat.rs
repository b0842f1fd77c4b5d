//! The options of `goatherd-serve print` for Scape Goat.

use std::collections::BTreeSet;

use lexopt::Parser;
use print::{
    ink,
    scapegoat::{Order, Sheets},
    sheet::{Layout, Paper as Size},
    words::{Language, Words},
};
use rules::{
    colour::Colour,
    game::Game,
    scapegoat::{
        ScapeGoat,
        dice::{DiceKind, Numbering, Sides},
        edition::Edition,
        plan::PLAYERS,
    },
};
use serde_json::Value;

use crate::{
    bad_args::{BadArgs, choice, one_of, text},
    games::{OrderArgs, Paper},
};

pub(crate) const PAPER: Paper =
    Paper { name: ScapeGoat::NAME, help: HELP, new: || Box::new(Args::new()) };

const HELP: &str = "\
Makes a PDF of spare parts for the box: mats, dice, tokens, location cards and a
quick reference. The same edition always has the same mats.

Usage: goatherd-serve print --edition NUMBER --out FILE [OPTIONS]

Options:
  --edition NUMBER    which mats, 1 to 999999; the number is printed on every mat
  --out FILE          the PDF file to write
  --force             replace an existing file
  --players COUNT     mats for 3, 4, 5 or 6 players, or all (the default)
  --mat COLOUR        only this mat, for example because it's lost
  --only SHEETS       some of mats,dice,tokens,places,reference
  --colours COLOURS   who plays, such as red,blue,yellow,green,pink,teal
  --layout LAYOUT     duplex for printers that print on both sides (the default),
                      or fold
  --paper PAPER       a4 (the default) or letter
  --lang LANGUAGE     its two letters; en by default
  --white-die SIDES   10 (the default) or 12; the black die has the other number
  --ten NUMBERS       1-10 (the default) or 0-9: the numbers on the ten-sided die
  --help              show this text
";

struct Args {
    order: Order,
    edition: Option<Edition>,
    only: Option<BTreeSet<Sheets>>,
}

impl Args {
    fn new() -> Args {
        Args { order: Order::everything(Edition::FIRST), edition: None, only: None }
    }
}

impl OrderArgs for Args {
    fn option(&mut self, name: &str, parser: &mut Parser) -> Result<bool, BadArgs> {
        let order = &mut self.order;
        match name {
            "edition" => {
                let text = text(parser)?;
                let number = text.parse().map_err(|_| {
                    BadArgs::Value(format!(
                        "\"{text}\" isn't an edition; --edition takes a number from 1 to 999999."
                    ))
                })?;
                self.edition = Some(Edition(number));
            }
            "players" => {
                let text = text(parser)?;
                order.players = match text.as_str() {
                    "all" => PLAYERS.collect(),
                    number => [number
                        .parse()
                        .map_err(|_| choice("--players", "3, 4, 5, 6 or all", &text))?]
                    .into(),
                };
            }
            "mat" => order.mat = Some(colour(&text(parser)?)?),
            "colours" => {
                order.colours = text(parser)?.split(',').map(colour).collect::<Result<_, _>>()?;
            }
            "only" => {
                self.only = Some(text(parser)?.split(',').map(sheets).collect::<Result<_, _>>()?);
            }
            "layout" => {
                let layouts = [("duplex", Layout::Duplex), ("fold", Layout::Fold)];
                order.layout = one_of(parser, "--layout", &layouts)?;
            }
            "paper" => {
                let papers = [("a4", Size::A4), ("letter", Size::Letter)];
                order.paper = one_of(parser, "--paper", &papers)?;
            }
            "lang" => {
                order.language = one_of(parser, "--lang", &Language::by_tag())?;
            }
            "white-die" => {
                let sides = [("10", Sides::Ten), ("12", Sides::Twelve)];
                order.dice =
                    DiceKind { white: one_of(parser, "--white-die", &sides)?, ..order.dice };
            }
            "ten" => {
                let numberings = [("1-10", Numbering::OneToTen), ("0-9", Numbering::ZeroToNine)];
                order.dice = DiceKind { ten: one_of(parser, "--ten", &numberings)?, ..order.dice };
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn order(self: Box<Self>) -> Result<Value, BadArgs> {
        let Args { mut order, edition, only } = *self;
        order.sheets = match only {
            Some(sheets) => sheets,
            // If only one mat is lost, everything else is still there.
            None if order.mat.is_some() => [Sheets::Mats].into(),
            None => Sheets::ALL.into(),
        };
        match edition {
            Some(edition) => order.edition = edition,
            None if order.sheets.contains(&Sheets::Mats) => {
                return Err(BadArgs::Value(
                    "Use --edition to say which mats to print: any number from 1 to 999999, and the \
                     same number again for the same mats."
                        .to_owned(),
                ));
            }
            None => {}
        }
        let value = |error: &dyn std::fmt::Display| BadArgs::Value(error.to_string());
        order.check().map_err(|bad| value(&bad))?;
        serde_json::to_value(order).map_err(|error| value(&error))
    }
}

/// Finds a colour by its name in any of our languages.
fn colour(text: &str) -> Result<Colour, BadArgs> {
    let is_named = |colour: &Colour| {
        let mut words = Language::ALL.iter().map(|language| Words::of(*language));
        words.any(|words| words.colour(*colour).to_lowercase() == text.to_lowercase())
    };
    Colour::ALL.into_iter().find(is_named).ok_or_else(|| {
        let names: Vec<&str> = Colour::ALL.into_iter().map(ink::name).collect();
        BadArgs::Value(format!(
            "\"{text}\" isn't a player's colour; there are {}.",
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
