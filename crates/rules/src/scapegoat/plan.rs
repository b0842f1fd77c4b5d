//! What a table agrees on before a game: what is there, and which rulings
//! apply.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::{board::Location, kit::Kit, refusal::Refusal};
use crate::options::{choices, options};

pub const PLAYERS: std::ops::RangeInclusive<usize> = 3..=6;

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    #[serde(default)]
    pub row: Row,
    #[serde(default)]
    pub kit: Kit,
    /// Whether the app follows every turn, or only frame attempts and the
    /// cops.
    #[serde(default, rename = "guided")]
    pub follow: bool,
    #[serde(default)]
    pub options: Options,
}

/// The five locations from left to right. Prepare comes first and the cops
/// last; the three in between can be in any order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
pub struct Row(pub [Location; 5]);

impl Default for Row {
    fn default() -> Self {
        Row(Location::ALL)
    }
}

impl Row {
    pub(super) fn check(self) -> Result<(), Refusal> {
        let distinct: HashSet<Location> = self.0.into_iter().collect();
        let legal = self.0[0] == Location::Prepare
            && self.0[4] == Location::Cops
            && distinct.len() == self.0.len();
        if legal { Ok(()) } else { Err(Refusal::Row) }
    }
}

options! {
    /// The rulings for what the rulebook leaves open or contradicts itself about.
    pub struct Options in "scapegoat.ts" {
        pub direction: Direction,
        pub interrupt: InterruptWindow,
        /// Whether a failed frame attempt is followed by the evidence swap, too. It
        /// is a completed action, and the rules make no exception for it.
        pub swap_after_fail: bool = true,
        pub double_frame: DoubleFrame,
    }
}

choices! {
    pub enum Direction in "scapegoat.ts" {
        Clockwise,
        CounterClockwise,
    }

    /// When the player opposite may go to the cops, with six players.
    pub enum InterruptWindow in "scapegoat.ts" {
        /// Until the active player's token leaves its location.
        Start,
        /// During the whole turn, but not after a frame attempt has begun.
        During,
    }

    /// What it means when the cards frame more than one goat.
    pub enum DoubleFrame in "scapegoat.ts" {
        /// The conspirators win if the scapegoat is among the framed.
        ScapegoatAmongThem,
        /// The scapegoat wins if any of the framed is innocent.
        WrongOneLoses,
        /// The attempt fails.
        Fails,
    }
}

impl Plan {
    /// Why this many people can't play it, if they can't.
    pub fn check(&self, players: usize) -> Result<(), Refusal> {
        if !PLAYERS.contains(&players) {
            return Err(Refusal::Players { players });
        }
        self.row.check()?;
        if self.kit.cardboard.iter().any(|seat| usize::from(seat.0) >= players) {
            return Err(Refusal::NoSuchSeat);
        }
        if let Some(edition) = self.kit.printed {
            edition.check()?;
        }
        Ok(())
    }
}
