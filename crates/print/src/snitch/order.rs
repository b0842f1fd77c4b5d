//! What to print, and whether that is possible.

use std::fmt;

use rules::snitch::{card::Card, kit::Deck, terms::Sort};
use serde::{Deserialize, Serialize};

use crate::{
    sheet::{Layout, Paper},
    words::Language,
};

/// What a screen sends when somebody wants paper.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts", rename = "PrintOrder"))]
#[serde(rename_all = "camelCase")]
pub struct Order {
    pub cards: Vec<Copies>,
    pub reference: bool,
    pub score_sheet: bool,
    pub layout: Layout,
    pub paper: Paper,
    pub language: Language,
}

/// So many of one card.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts", rename = "PrintCopies"))]
#[serde(rename_all = "camelCase")]
pub struct Copies {
    pub card: Card,
    pub count: u8,
}

impl Order {
    /// One of every special card, the quick reference and a score sheet.
    pub fn everything() -> Order {
        Order {
            cards: Card::SPECIAL.map(|card| Copies { card, count: 1 }).into(),
            reference: true,
            score_sheet: true,
            layout: Layout::Duplex,
            paper: Paper::A4,
            language: Language::En,
        }
    }

    /// Nobody knows which witnesses are in a box, so only special cards can be
    /// printed, and no more than a box has.
    pub fn check(&self) -> Result<(), BadOrder> {
        let count = |sort: Sort| {
            let copies = self.cards.iter().filter(|copies| copies.card.sort() == sort);
            copies.map(|copies| u32::from(copies.count)).sum::<u32>()
        };
        if count(Sort::Witness) > 0 {
            return Err(BadOrder::NoWitnesses);
        }
        for sort in [Sort::Family, Sort::Cousin, Sort::Snitch] {
            let most = Deck::BOX.count(sort);
            if count(sort) > u32::from(most) {
                return Err(BadOrder::MoreThanInTheBox { sort, most });
            }
        }
        let has_cards = self.cards.iter().any(|copies| copies.count > 0);
        if has_cards || self.reference || self.score_sheet {
            Ok(())
        } else {
            Err(BadOrder::NothingToPrint)
        }
    }
}

/// Each has its own code, because screens have their own sentence for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "snitch.ts", rename = "BadPrintOrder")
)]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum BadOrder {
    NothingToPrint,
    NoWitnesses,
    MoreThanInTheBox { sort: Sort, most: u8 },
    NoSuchPage,
}

impl fmt::Display for BadOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOrder::NothingToPrint => f.write_str("There's nothing to print."),
            BadOrder::NoWitnesses => {
                f.write_str("Witnesses can't be printed: only the box says which ones there are.")
            }
            BadOrder::MoreThanInTheBox { most, .. } => {
                write!(f, "A box has only {most} of these cards.")
            }
            BadOrder::NoSuchPage => f.write_str("There's no such page."),
        }
    }
}

impl std::error::Error for BadOrder {}
