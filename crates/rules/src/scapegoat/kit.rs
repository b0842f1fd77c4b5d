//! What is missing from the box, what the app supplies instead, and how lost
//! mats are worked out from the ones that are left.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{
    dice::{Dice, DiceKind},
    edition::Edition,
    mats::Secret,
    refusal::Refusal,
    terms::Die,
};
use crate::{
    game::Outside,
    seat::{PerSeat, Seat},
};

/// What the table still has of the decoder.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase", default)]
pub struct Kit {
    pub white_die: bool,
    pub black_die: bool,
    pub dice: DiceKind,
    /// The seats that still have a mat, cardboard or printed.
    pub cardboard: BTreeSet<Seat>,
    /// Everybody privately enters what their mat says. The app doesn't need
    /// it, but notices if somebody misread or has a mat of another edition.
    pub reading_check: bool,
    /// The mats are printed ones from this edition: the app knows what they say.
    pub printed: Option<Edition>,
}

/// What the app does about the mats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub enum MatHelp {
    /// All mats are there, and the app doesn't know what they say.
    Nothing,
    /// All mats are there, and everybody enters what theirs says.
    ReadingCheck,
    /// Some are there: their owners enter what they say, the others look in
    /// the app.
    Rescue,
    /// None are there: the app shuffles a set and shows it.
    Deal,
    /// They are from a printed edition, so the app knows them: players with a
    /// paper mat look at it or in the app, the others look in the app.
    Printed,
}

impl Kit {
    pub fn mat_help(&self, players: usize) -> MatHelp {
        match self.cardboard.len() {
            _ if self.printed.is_some() => MatHelp::Printed,
            0 => MatHelp::Deal,
            there if there < players => MatHelp::Rescue,
            _ if self.reading_check => MatHelp::ReadingCheck,
            _ => MatHelp::Nothing,
        }
    }

    /// Whether players with a mat privately enter what it says.
    pub fn is_read_out(&self, players: usize) -> bool {
        match self.mat_help(players) {
            MatHelp::Rescue | MatHelp::ReadingCheck => true,
            MatHelp::Printed => self.reading_check && !self.cardboard.is_empty(),
            MatHelp::Nothing | MatHelp::Deal => false,
        }
    }

    /// Whether one misreading can fit what the other mats say and so name a
    /// wrong scapegoat. Two secrets with different scapegoats differ in what
    /// everybody else reads, so from four mats on at least two people would
    /// have to misread. The app knows what printed mats say.
    pub fn misreading_may_fit(&self) -> bool {
        self.cardboard.len() < 4 && self.printed.is_none()
    }

    pub fn has_die(&self, die: Die) -> bool {
        match die {
            Die::White => self.white_die,
            Die::Black => self.black_die,
        }
    }

    /// The roll: the table enters what its own dice show, and the app rolls
    /// the others.
    pub fn roll(
        &self,
        white: Option<u8>,
        black: Option<u8>,
        outside: &mut Outside<'_>,
    ) -> Result<Dice, Refusal> {
        let mut face = |die, read: Option<u8>| match (self.has_die(die), read) {
            (true, Some(face)) => self.dice.check(die, face),
            (true, None) => Err(Refusal::DieUnread { die }),
            (false, Some(_)) => Err(Refusal::DieIsLost { die }),
            (false, None) => Ok(self.dice.roll(die, outside.random)),
        };
        Ok(Dice { white: face(Die::White, white)?, black: face(Die::Black, black)? })
    }
}

/// Every secret that fits what was entered for the mats. None means that
/// somebody misread; nobody can tell who.
///
/// Drawing one of them uniformly gives the players exactly the same chances as
/// an intact set, no matter which mats are lost.
pub fn secrets_that_fit(readings: &PerSeat<Option<Seat>>) -> Vec<Secret> {
    let fits = |secret: &Secret| {
        readings.iter().all(|(seat, says)| says.is_none_or(|says| secret.says(seat) == says))
    };
    Secret::all(readings.len()).filter(fits).collect()
}

#[cfg(test)]
mod tests {
    use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

    use super::*;

    #[test]
    fn what_is_lost_decides_what_the_app_supplies() {
        let kit = |mats: u8, reading_check| Kit {
            cardboard: (0..mats).map(Seat).collect(),
            reading_check,
            ..Kit::default()
        };
        for players in 3..=6 {
            assert_eq!(kit(0, false).mat_help(players), MatHelp::Deal);
            for there in 1..players {
                assert_eq!(kit(there as u8, true).mat_help(players), MatHelp::Rescue);
            }
            assert_eq!(kit(players as u8, false).mat_help(players), MatHelp::Nothing);
            assert_eq!(kit(players as u8, true).mat_help(players), MatHelp::ReadingCheck);
        }
    }

    #[test]
    fn a_die_that_is_there_is_read_and_a_lost_one_is_rolled() {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut outside = Outside { now: 0, random: &mut random };
        let kit = Kit { white_die: true, ..Kit::default() };
        assert_eq!(kit.roll(None, None, &mut outside), Err(Refusal::DieUnread { die: Die::White }));
        assert_eq!(
            kit.roll(Some(3), Some(4), &mut outside),
            Err(Refusal::DieIsLost { die: Die::Black })
        );
        assert!(matches!(kit.roll(Some(11), None, &mut outside), Err(Refusal::DieRange { .. })));
        let dice = kit.roll(Some(3), None, &mut outside).unwrap();
        assert_eq!(dice.white, 3);
        assert!((1..=12).contains(&dice.black));
    }
}
