//! The cards, as far as the rules know them: only the box says which witnesses
//! there are, and how many of each member of the family.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{refusal::Refusal, terms::Sort};

/// What a witness can have on it, as far as the app believes.
pub const WITNESSES: RangeInclusive<u32> = 0..=99;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Card {
    Witness { number: u32 },
    Thug,
    Driver,
    Hitman,
    Boss,
    Cousin,
    Snitch,
}

impl Card {
    pub const SPECIAL: [Card; 6] =
        [Card::Thug, Card::Driver, Card::Hitman, Card::Boss, Card::Cousin, Card::Snitch];

    pub fn sort(self) -> Sort {
        match self {
            Card::Witness { .. } => Sort::Witness,
            Card::Thug | Card::Driver | Card::Hitman | Card::Boss => Sort::Family,
            Card::Cousin => Sort::Cousin,
            Card::Snitch => Sort::Snitch,
        }
    }

    /// What it is worth at the end; the snitch is worth what another card says.
    pub fn number(self) -> Option<u32> {
        match self {
            Card::Witness { number } => Some(number),
            Card::Thug => Some(7),
            Card::Driver => Some(5),
            Card::Hitman => Some(3),
            Card::Boss => Some(1),
            Card::Cousin => Some(0),
            Card::Snitch => None,
        }
    }

    /// The number on a member of the family.
    pub fn family_number(self) -> Result<u32, Refusal> {
        let number = self.number().filter(|_| self.sort() == Sort::Family);
        number.ok_or(Refusal::NotFamily)
    }

    /// The number that can be eliminated once this card is played.
    pub fn opens(self) -> Option<u32> {
        self.number().filter(|_| matches!(self.sort(), Sort::Witness | Sort::Cousin))
    }

    pub(super) fn check(self) -> Result<(), Refusal> {
        match self {
            Card::Witness { number } if !WITNESSES.contains(&number) => {
                Err(Refusal::NoSuchWitness { highest: *WITNESSES.end() })
            }
            _ => Ok(()),
        }
    }
}
