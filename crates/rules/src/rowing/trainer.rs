//! A trainer for the eye: full grids, and whether there's a set.

use rand::{Rng, seq::SliceRandom};
use serde::{Deserialize, Serialize};

use super::{
    card::{Boat, CELLS, Card, CardColour, Grid},
    sets::{self, GridLine, Set},
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Exercise {
    pub cards: [Card; CELLS],
    /// The solution; empty in about four of ten.
    pub sets: Vec<Set>,
}

impl Exercise {
    /// Nine cards from a shuffled deck. Nobody decides whether there is a set
    /// among them, so there's nothing to guess from what came before.
    pub fn drawn(random: &mut dyn Rng) -> Exercise {
        let mut deck = deck();
        deck.shuffle(random);
        Exercise::of(std::array::from_fn(|cell| deck[cell]))
    }

    pub fn of(cards: [Card; CELLS]) -> Exercise {
        let cells = Grid::from(cards).cells().expect("nine piles of one card");
        Exercise { cards, sets: sets::sets(&cells) }
    }

    pub fn mark(&self, answer: Answer) -> Mark {
        let is_set = |line| self.sets.iter().any(|set| set.line == line);
        match answer {
            Answer::Set { line } if is_set(line) => Mark::Right,
            Answer::Set { .. } => Mark::NoSetThere,
            Answer::None if self.sets.is_empty() => Mark::Right,
            Answer::None => Mark::Overlooked,
        }
    }
}

/// What somebody sees in a grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(tag = "is", rename_all = "camelCase")]
pub enum Answer {
    /// Any one set will do.
    Set {
        line: GridLine,
    },
    None,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Mark {
    Right,
    /// That line isn't a set.
    NoSetThere,
    /// There is one.
    Overlooked,
}

/// Sixty cards, fifteen of every boat and of every colour. The real deck may
/// be a little different, which the eye doesn't notice.
fn deck() -> Vec<Card> {
    let rare = |card: &Card| card.boat as usize == card.colour as usize;
    let copies = |card: Card| std::iter::repeat_n(card, if rare(&card) { 3 } else { 4 });
    const { assert!(Boat::ALL.len() == CardColour::ALL.len()) };
    Card::kinds().flat_map(copies).collect()
}
