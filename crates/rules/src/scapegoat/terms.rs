//! Words of the rules that refusals use, too. Nothing here depends on the rest of
//! the game, so that all of it can refuse.

use serde::{Deserialize, Serialize};

/// What the active player has to do at their new location.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Due {
    Spy,
    Trade,
    Stash,
    Prepare,
    Steal,
    Frame,
}

/// White goes down the side of a mat, black along its top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Die {
    White,
    Black,
}

/// The number in the corner of an evidence card: `4` or `4+`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct CardNumber {
    pub players: u8,
    pub or_more: bool,
}

impl CardNumber {
    pub fn is_used(self, players: usize) -> bool {
        let number = usize::from(self.players);
        if self.or_more { players >= number } else { players == number }
    }

    /// All numbers that are used with this many players; cards with any other
    /// number stay in the box.
    pub fn used(players: usize) -> Vec<CardNumber> {
        let numbers = (3..=6)
            .flat_map(|players| [true, false].map(|or_more| CardNumber { players, or_more }));
        numbers.filter(|number| number.is_used(players)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_with_a_plus_are_for_that_many_players_or_more() {
        let used = |players| -> Vec<String> {
            let numbers = CardNumber::used(players).into_iter();
            numbers.map(|n| format!("{}{}", n.players, if n.or_more { "+" } else { "" })).collect()
        };
        assert_eq!(used(3), ["3+", "3"]);
        assert_eq!(used(4), ["3+", "4+", "4"]);
        assert_eq!(used(6), ["3+", "4+", "5+", "6+", "6"]);
    }
}
