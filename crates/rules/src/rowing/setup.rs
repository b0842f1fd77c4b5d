//! Setting up: cards and lifesavers, and how many are missing.

use serde::{Deserialize, Serialize};

use super::{plan::Missing, refusal::Refusal};

pub const PLAYERS: std::ops::RangeInclusive<usize> = 2..=6;
/// In a complete box.
pub const CARDS: u8 = 60;
pub const LIFESAVERS: u8 = 5;

/// What everybody gets, and what goes in the middle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Deal {
    pub cards_each: u8,
    /// Cards that stay in the box, because they can't be dealt out evenly.
    pub left_over: u8,
    /// One fewer than there are players.
    pub lifesavers: u8,
    /// How many of those are not in the box any more.
    pub short: u8,
}

pub fn deal(players: usize, missing: Missing) -> Result<Deal, Refusal> {
    if !PLAYERS.contains(&players) {
        return Err(Refusal::Players { players });
    }
    let seats = players as u8;
    // Everybody has at least one card to play.
    let most = CARDS - seats;
    if missing.cards > most {
        return Err(Refusal::CardsMissing { most });
    }
    if missing.lifesavers > LIFESAVERS {
        return Err(Refusal::LifesaversMissing { most: LIFESAVERS });
    }
    let cards = CARDS - missing.cards;
    let lifesavers = seats - 1;
    Ok(Deal {
        cards_each: cards / seats,
        left_over: cards % seats,
        lifesavers,
        short: lifesavers.saturating_sub(LIFESAVERS - missing.lifesavers),
    })
}
