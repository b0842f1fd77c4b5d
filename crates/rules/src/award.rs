//! A kind word about somebody, once the game is over: what really happened in
//! it, and nothing that anybody could be hurt by.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Award {
    pub seat: Seat,
    /// What for: a word that the game's screens have a sentence for.
    pub award: String,
    /// How often, how many, or how many milliseconds.
    pub number: Option<u32>,
}

impl Award {
    pub fn new(seat: Seat, award: &str, number: impl Into<Option<u32>>) -> Award {
        Award { seat, award: award.to_owned(), number: number.into() }
    }
}

/// Who alone has the most, if that's at least so many.
pub(crate) fn most(
    counts: impl IntoIterator<Item = (Seat, u32)>,
    least: u32,
) -> Option<(Seat, u32)> {
    let counts: Vec<_> = counts.into_iter().collect();
    let most = counts.iter().map(|(_, count)| *count).max().filter(|most| *most >= least)?;
    let mut best = counts.into_iter().filter(|(_, count)| *count == most);
    best.next().filter(|_| best.next().is_none())
}
