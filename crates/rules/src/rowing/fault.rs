//! Everything that can go wrong, and what it costs.

use serde::{Deserialize, Serialize};

use super::plan::{FalseCall, Options};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Fault {
    /// Looked at the card before choosing its cell.
    Peeked,
    /// Placed a card on no cell of the grid.
    OffGrid,
    /// Covered a pile although a cell was empty.
    CoveredWithGap,
    /// Placed a card on somebody else's turn.
    OutOfTurn,
    /// Touched a lifesaver with another one in hand.
    SecondLifesaver,
    /// Touched a lifesaver, and there's no set or it's covered again.
    NoSet,
    /// Was down to one card, said nothing, and was called out.
    CaughtSilent,
    /// Called somebody out who had said it already, or has more cards.
    FalseCall,
    /// Got no lifesaver. No fault, but it has its price.
    Slowest,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Price {
    Nothing,
    /// The card goes under one's own deck.
    CardBack,
    /// Any one pile goes under one's own deck; none if the grid is empty.
    Pile,
    /// The three piles of any one set.
    Set,
}

impl Fault {
    pub const ALL: [Fault; 9] = [
        Fault::Peeked,
        Fault::OffGrid,
        Fault::CoveredWithGap,
        Fault::OutOfTurn,
        Fault::SecondLifesaver,
        Fault::NoSet,
        Fault::CaughtSilent,
        Fault::FalseCall,
        Fault::Slowest,
    ];

    pub fn price(self, options: &Options) -> Price {
        match self {
            Fault::Peeked | Fault::OffGrid | Fault::CoveredWithGap | Fault::OutOfTurn => {
                Price::CardBack
            }
            Fault::SecondLifesaver | Fault::NoSet | Fault::CaughtSilent => Price::Pile,
            Fault::FalseCall => match options.false_call {
                FalseCall::Free => Price::Nothing,
                FalseCall::Pile => Price::Pile,
            },
            Fault::Slowest => Price::Set,
        }
    }
}
