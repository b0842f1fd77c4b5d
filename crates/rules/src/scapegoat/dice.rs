//! The two decoder dice, and the cell of a mat that they point to.

use std::ops::RangeInclusive;

use rand::{Rng, RngExt};
use serde::{Deserialize, Serialize};

use super::{refusal::Refusal, terms::Die};
use crate::options::{choices, options};

choices! {
    pub enum Sides in "scapegoat.ts" {
        Ten,
        Twelve,
    }

    /// How the ten-sided die is numbered.
    pub enum Numbering in "scapegoat.ts" {
        OneToTen,
        ZeroToNine,
    }
}

options! {
    /// The pair of dice of one box: one has ten sides, the other twelve.
    pub struct DiceKind in "scapegoat.ts" {
        pub white: Sides,
        pub ten: Numbering,
    }
}

/// A roll: the numbers that the dice show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Dice {
    pub white: u8,
    pub black: u8,
}

impl DiceKind {
    pub fn faces(self, die: Die) -> RangeInclusive<u8> {
        let ten_sided = (die == Die::White) == (self.white == Sides::Ten);
        match (ten_sided, self.ten) {
            (false, _) => 1..=12,
            (true, Numbering::OneToTen) => 1..=10,
            (true, Numbering::ZeroToNine) => 0..=9,
        }
    }

    pub fn roll(self, die: Die, random: &mut dyn Rng) -> u8 {
        random.random_range(self.faces(die))
    }

    pub fn check(self, die: Die, face: u8) -> Result<u8, Refusal> {
        let faces = self.faces(die);
        if faces.contains(&face) {
            Ok(face)
        } else {
            Err(Refusal::DieRange { die, lowest: *faces.start(), highest: *faces.end() })
        }
    }

    /// Where a roll points on a mat, counted along the rows from the first
    /// cell of the first row.
    pub fn cell(self, dice: Dice) -> Result<usize, Refusal> {
        let white = self.check(Die::White, dice.white)? - self.faces(Die::White).start();
        let black = self.check(Die::Black, dice.black)? - self.faces(Die::Black).start();
        Ok(usize::from(white) * self.faces(Die::Black).count() + usize::from(black))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn kinds() -> impl Iterator<Item = DiceKind> {
        [Sides::Ten, Sides::Twelve].into_iter().flat_map(|white| {
            [Numbering::OneToTen, Numbering::ZeroToNine].map(|ten| DiceKind { white, ten })
        })
    }

    #[test]
    fn every_roll_of_every_pair_of_dice_names_its_own_cell() {
        for kind in kinds() {
            let mut cells = HashSet::new();
            for white in kind.faces(Die::White) {
                for black in kind.faces(Die::Black) {
                    cells.insert(kind.cell(Dice { white, black }).unwrap());
                }
            }
            assert_eq!(cells, (0..120).collect(), "{kind:?}");
        }
    }

    #[test]
    fn a_face_that_the_die_does_not_have_is_refused() {
        let usual = DiceKind::default();
        assert_eq!(usual.cell(Dice { white: 4, black: 7 }), Ok(42));
        assert_eq!(
            usual.cell(Dice { white: 11, black: 7 }),
            Err(Refusal::DieRange { die: Die::White, lowest: 1, highest: 10 })
        );
        let from_zero = DiceKind { ten: Numbering::ZeroToNine, ..usual };
        assert_eq!(from_zero.cell(Dice { white: 0, black: 1 }), Ok(0));
        assert!(from_zero.cell(Dice { white: 10, black: 1 }).is_err());
        assert!(from_zero.cell(Dice { white: 0, black: 0 }).is_err());
        let swapped = DiceKind { white: Sides::Twelve, ..usual };
        assert_eq!(swapped.cell(Dice { white: 12, black: 10 }), Ok(119));
        assert!(swapped.cell(Dice { white: 12, black: 11 }).is_err());
    }
}
