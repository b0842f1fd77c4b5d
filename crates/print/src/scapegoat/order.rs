//! What to print, and whether that is possible.

use std::{collections::BTreeSet, fmt};

use rules::{
    colour::Colour,
    scapegoat::{dice::DiceKind, edition::Edition, plan::PLAYERS, refusal::Refusal},
};
use serde::{Deserialize, Serialize};

use crate::{
    sheet::{Layout, Paper},
    words::Language,
};

/// What a screen sends when somebody wants paper.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "print.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Order {
    /// The numbers of players to print mats for.
    pub players: BTreeSet<usize>,
    pub edition: Edition,
    /// The players' colours: a set for n players uses the first n.
    pub colours: Vec<Colour>,
    /// Only the mat of this goat.
    pub mat: Option<Colour>,
    pub sheets: BTreeSet<Sheets>,
    pub layout: Layout,
    pub paper: Paper,
    pub language: Language,
    /// What kind of dice this table has.
    pub dice: DiceKind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "print.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Sheets {
    Mats,
    Dice,
    Tokens,
    Places,
    Reference,
}

impl Sheets {
    pub const ALL: [Sheets; 5] =
        [Sheets::Mats, Sheets::Dice, Sheets::Tokens, Sheets::Places, Sheets::Reference];
}

impl Order {
    /// Everything there is, for every number of players.
    pub fn everything(edition: Edition) -> Order {
        Order {
            players: PLAYERS.collect(),
            edition,
            colours: Colour::ALL[..*PLAYERS.end()].to_vec(),
            mat: None,
            sheets: Sheets::ALL.into(),
            layout: Layout::Duplex,
            paper: Paper::A4,
            language: Language::En,
            dice: DiceKind::default(),
        }
    }

    /// The goats of the set for this many players.
    pub fn goats(&self, players: usize) -> &[Colour] {
        &self.colours[..players]
    }

    pub fn check(&self) -> Result<(), BadOrder> {
        self.edition.check().map_err(BadOrder::Game)?;
        for players in &self.players {
            if !PLAYERS.contains(players) {
                return Err(BadOrder::Game(Refusal::Players { players: *players }));
            }
        }
        let Some(most) = self.players.last() else {
            return Err(BadOrder::NothingToPrint);
        };
        if self.sheets.is_empty() {
            return Err(BadOrder::NothingToPrint);
        }
        if self.colours.len() < *most {
            return Err(BadOrder::TooFewColours { players: *most });
        }
        for (k, colour) in self.colours.iter().enumerate() {
            if self.colours[..k].contains(colour) {
                return Err(BadOrder::ColourTwice { colour: *colour });
            }
        }
        match self.mat {
            Some(colour) if !self.goats(*most).contains(&colour) => {
                Err(BadOrder::NoSuchMat { colour })
            }
            _ => Ok(()),
        }
    }
}

/// Each has its own code, because screens have their own sentence for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "print.ts"))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum BadOrder {
    NothingToPrint,
    TooFewColours {
        players: usize,
    },
    ColourTwice {
        colour: Colour,
    },
    NoSuchMat {
        colour: Colour,
    },
    NoSuchPage,
    #[serde(untagged)]
    Game(Refusal),
}

impl fmt::Display for BadOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadOrder::Game(refusal) => refusal.fmt(f),
            BadOrder::NothingToPrint => f.write_str("There's nothing to print."),
            BadOrder::NoSuchPage => f.write_str("There's no such page."),
            BadOrder::TooFewColours { players } => {
                write!(f, "{players} players need {players} colours.")
            }
            BadOrder::ColourTwice { colour } => write!(f, "Two goats can't both be {colour:?}."),
            BadOrder::NoSuchMat { colour } => {
                write!(f, "There's no {} mat in this set.", crate::ink::name(*colour))
            }
        }
    }
}

impl std::error::Error for BadOrder {}
