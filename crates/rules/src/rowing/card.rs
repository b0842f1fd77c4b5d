//! The cards, and the grid they're played on.

use serde::{Deserialize, Serialize};

use super::{refusal::Refusal, setup::CARDS};

/// How many cells the grid has: three rows of three.
pub const CELLS: usize = 9;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Boat {
    RowingBoat,
    Raft,
    FloatRing,
    JetSki,
}

impl Boat {
    pub const ALL: [Boat; 4] = [Boat::RowingBoat, Boat::Raft, Boat::FloatRing, Boat::JetSki];
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum CardColour {
    Pink,
    Blue,
    Orange,
    Yellow,
}

impl CardColour {
    pub const ALL: [CardColour; 4] =
        [CardColour::Pink, CardColour::Blue, CardColour::Orange, CardColour::Yellow];
}

/// One of sixteen kinds. How many of each are in the box, the rules don't say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Card {
    pub boat: Boat,
    pub colour: CardColour,
}

impl Card {
    pub fn kinds() -> impl Iterator<Item = Card> {
        let of = |boat| CardColour::ALL.map(|colour| Card { boat, colour });
        Boat::ALL.into_iter().flat_map(of)
    }
}

/// The cards on one cell. Only the top one can be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Pile {
    pub card: Card,
    /// How many cards there are, the top one included.
    #[serde(default = "one")]
    pub height: u8,
}

fn one() -> u8 {
    1
}

impl From<Card> for Pile {
    fn from(card: Card) -> Pile {
        Pile { card, height: 1 }
    }
}

/// A grid as somebody entered it, row by row.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
pub struct Grid(pub Vec<Option<Pile>>);

/// The nine cells of a grid that can be.
pub type Cells = [Option<Pile>; CELLS];

impl Grid {
    pub fn cells(&self) -> Result<Cells, Refusal> {
        let cells: Cells =
            self.0.as_slice().try_into().map_err(|_| Refusal::Grid { cells: self.0.len() })?;
        let heights = || cells.iter().flatten().map(|pile| u32::from(pile.height));
        if heights().any(|height| height == 0) || heights().sum::<u32>() > u32::from(CARDS) {
            return Err(Refusal::Height { most: CARDS });
        }
        Ok(cells)
    }
}

impl From<[Card; CELLS]> for Grid {
    fn from(cards: [Card; CELLS]) -> Grid {
        Grid(cards.map(|card| Some(card.into())).to_vec())
    }
}

/// Where a card may be placed: on any gap, and only on a full grid on a pile.
pub fn placeable(cells: &Cells) -> Vec<usize> {
    let gaps: Vec<usize> = (0..CELLS).filter(|cell| cells[*cell].is_none()).collect();
    if gaps.is_empty() { (0..CELLS).collect() } else { gaps }
}
