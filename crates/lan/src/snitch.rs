//! The options of `goatherd-serve print` for Soplón.

use lexopt::Parser;
use print::{
    sheet::{Layout, Paper as Size},
    snitch::{Copies, Order},
    words::Language,
};
use rules::{
    game::Game,
    snitch::{Snitch, card::Card},
};
use serde_json::Value;

use crate::{
    bad_args::{BadArgs, choice, one_of, text},
    games::{OrderArgs, Paper},
};

pub(crate) const PAPER: Paper =
    Paper { name: Snitch::NAME, help: HELP, new: || Box::new(Args(Order::everything())) };

const HELP: &str = "\
Makes a PDF of replacements for lost Soplón cards (all but the witnesses), with a
quick reference and a score sheet.

Usage: goatherd-serve print snitch --out FILE [OPTIONS]

Options:
  --out FILE          the PDF file to write
  --force             replace an existing file
  --cards CARDS       some of thug,driver,hitman,boss,cousin,snitch, once for each
                      copy, or none; one of each by default
  --only SHEETS       some of cards,reference,score
  --layout LAYOUT     duplex for printers that print on both sides (the default),
                      or fold
  --paper PAPER       a4 (the default) or letter
  --lang LANGUAGE     its two letters; en by default
  --help              show this text
";

const CARDS: [(&str, Card); 6] = [
    ("thug", Card::Thug),
    ("driver", Card::Driver),
    ("hitman", Card::Hitman),
    ("boss", Card::Boss),
    ("cousin", Card::Cousin),
    ("snitch", Card::Snitch),
];

struct Args(Order);

impl OrderArgs for Args {
    fn option(&mut self, name: &str, parser: &mut Parser) -> Result<bool, BadArgs> {
        let Args(order) = self;
        match name {
            "cards" => order.cards = cards(&text(parser)?)?,
            "only" => {
                let wanted = text(parser)?;
                let sheets: Vec<&str> = wanted.split(',').collect();
                if sheets.iter().any(|sheet| !["cards", "reference", "score"].contains(sheet)) {
                    return Err(choice("--only", "some of cards,reference,score", &wanted));
                }
                order.reference = sheets.contains(&"reference");
                order.score_sheet = sheets.contains(&"score");
                if !sheets.contains(&"cards") {
                    order.cards.clear();
                }
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
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn order(self: Box<Self>) -> Result<Value, BadArgs> {
        let Args(order) = *self;
        let value = |error: &dyn std::fmt::Display| BadArgs::Value(error.to_string());
        order.check().map_err(|bad| value(&bad))?;
        serde_json::to_value(order).map_err(|error| value(&error))
    }
}

/// A name once for each copy.
fn cards(names: &str) -> Result<Vec<Copies>, BadArgs> {
    if names == "none" {
        return Ok(Vec::new());
    }
    let card = |name: &str| {
        let known = CARDS.iter().find(|(known, _)| *known == name);
        let all = CARDS.map(|(name, _)| name).join(",");
        known.ok_or_else(|| choice("--cards", &format!("some of {all}, or none"), names))
    };
    let copy = |name| Ok(Copies { card: card(name)?.1, count: 1 });
    names.split(',').map(copy).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_special_card_can_be_asked_for() {
        let all = CARDS.map(|(_, card)| card);
        assert_eq!(all, Card::SPECIAL);
        let copies = cards("boss,boss,snitch").unwrap();
        let named: Vec<Card> = copies.iter().map(|copies| copies.card).collect();
        assert_eq!(named, [Card::Boss, Card::Boss, Card::Snitch]);
        assert!(cards("none").unwrap().is_empty());
        let BadArgs::Value(sentence) = cards("goat").unwrap_err() else { panic!() };
        assert!(sentence.contains("thug") && sentence.contains("goat"), "{sentence}");
    }
}
