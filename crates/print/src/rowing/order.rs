//! What to print, and whether that is possible.

use std::fmt;

use rules::rowing::{
    card::Card,
    setup::{CARDS, LIFESAVERS},
};
use serde::{Deserialize, Serialize};

use crate::{
    sheet::{Layout, Paper},
    words::Language,
};

/// What a screen sends when somebody wants paper.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts", rename = "PrintOrder"))]
#[serde(rename_all = "camelCase")]
pub struct Order {
    pub rings: u8,
    pub cards: Vec<Copies>,
    pub reference: bool,
    pub layout: Layout,
    pub paper: Paper,
    pub language: Language,
}

/// So many of one kind of card.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts", rename = "PrintCopies"))]
#[serde(rename_all = "camelCase")]
pub struct Copies {
    pub card: Card,
    pub count: u8,
}

impl Order {
    /// All rings, one of every card, and the quick reference.
    pub fn everything() -> Order {
        Order {
            rings: LIFESAVERS,
            cards: Card::kinds().map(|card| Copies { card, count: 1 }).collect(),
            reference: true,
            layout: Layout::Duplex,
            paper: Paper::A4,
            language: Language::En,
        }
    }

    pub fn check(&self) -> Result<(), BadOrder> {
        let cards: u32 = self.cards.iter().map(|copies| u32::from(copies.count)).sum();
        if self.rings == 0 && cards == 0 && !self.reference {
            return Err(BadOrder::NothingToPrint);
        }
        if self.rings > LIFESAVERS {
            return Err(BadOrder::TooManyRings { most: LIFESAVERS });
        }
        if cards > u32::from(CARDS) {
            return Err(BadOrder::TooManyCards { most: CARDS });
        }
        Ok(())
    }
}

/// Each has its own code, because screens have their own sentence for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "rowing.ts", rename = "BadPrintOrder")
)]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum BadOrder {
    NothingToPrint,
    TooManyRings { most: u8 },
    TooManyCards { most: u8 },
    NoSuchPage,
}

impl fmt::Display for BadOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOrder::NothingToPrint => f.write_str("There's nothing to print."),
            BadOrder::TooManyRings { most } => write!(f, "A box has only {most} lifesavers."),
            BadOrder::TooManyCards { most } => write!(f, "A box has only {most} cards."),
            BadOrder::NoSuchPage => f.write_str("There's no such page."),
        }
    }
}

impl std::error::Error for BadOrder {}
