//! The colours that tell people apart.

use serde::{Deserialize, Serialize};

/// One for each person that any game can seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Colour {
    Red,
    Blue,
    Yellow,
    Green,
    Purple,
    Orange,
    Pink,
    Teal,
    Brown,
    White,
}

impl Colour {
    pub const ALL: [Colour; 10] = [
        Colour::Red,
        Colour::Blue,
        Colour::Yellow,
        Colour::Green,
        Colour::Purple,
        Colour::Orange,
        Colour::Pink,
        Colour::Teal,
        Colour::Brown,
        Colour::White,
    ];
}
