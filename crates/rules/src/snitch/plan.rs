//! What a table agrees on before a game: what is there, how closely the app
//! follows, and which rulings apply.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use super::{
    kit::{Deck, Kit},
    refusal::Refusal,
};
use crate::options::{choices, options};

/// The box doesn't say. Two are needed, and for more than ten there aren't
/// enough colours.
pub const PLAYERS: RangeInclusive<usize> = 2..=10;
/// How long the one look can last, in seconds.
pub const LOOK: RangeInclusive<u8> = 3..=60;
/// How long screens offer.
pub const LOOKS: [Option<u8>; 4] = [Some(5), Some(10), Some(15), None];
/// How long there is to eliminate something, if a table wants a limit.
pub const OPENING_SECONDS: u8 = 5;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase", default)]
pub struct Plan {
    /// Whether the app follows every turn, or only helps with closing and
    /// scoring.
    pub follow: bool,
    /// How many seconds the one look lasts. None: everybody takes their time.
    pub look: Option<u8>,
    pub kit: Kit,
    pub options: Options,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { follow: false, look: Some(10), kit: Kit::default(), options: Options::default() }
    }
}

options! {
    /// The rulings for what the rulebook leaves open.
    pub struct Options in "snitch.ts" {
        #[serde(rename = "raceEnds")]
        pub opening_ends: OpeningEnds,
        /// Whether an eliminated witness opens another elimination.
        pub chain: bool = false,
        /// Whether nobody can eliminate from a closed district, or give a card to
        /// it, except its owner. The rulebook keeps out only the family.
        pub closed_is_safe: bool = false,
        /// Whether whoever has closed still can. Anybody may eliminate.
        pub closer_eliminates: bool = true,
        /// Whether the last turn can be passed.
        pub last_turn_optional: bool = false,
        pub empty_pile: EmptyPile,
        pub nothing_left: NothingLeft,
        /// Whether the snitch is worth nothing if the draw pile is empty in the
        /// end. Otherwise the discard pile is shuffled for it.
        pub snitch_without_pile_is_zero: bool = false,
        pub empty_district: EmptyDistrict,
        /// Whether somebody without a card to give can eliminate elsewhere. Then
        /// nothing replaces it.
        pub may_owe_card: bool = false,
        pub family_optional: bool = false,
        /// Whether the cousin in a district can be eliminated like a witness with
        /// a zero.
        pub cousin_matches: bool = false,
        /// Whether the value of the snitch can be somebody's lowest card.
        pub snitch_breaks_ties: bool = true,
    }
}

choices! {
    /// When it is too late to eliminate something.
    pub enum OpeningEnds in "snitch.ts" {
        /// When the next player draws or closes.
        NextTurn,
        /// After five seconds, or with the next turn if that is sooner.
        Clock,
    }

    /// What happens when somebody has to draw and the draw pile is empty.
    pub enum EmptyPile in "snitch.ts" {
        /// The discard pile is shuffled, except for its top card.
        Shuffle,
        RoundEnds,
    }

    /// What happens when there is nothing to shuffle either.
    pub enum NothingLeft in "snitch.ts" {
        /// Nobody draws anything.
        NoCard,
        RoundEnds,
    }

    /// What somebody does on their turn who has no cards.
    pub enum EmptyDistrict in "snitch.ts" {
        /// Draws a card, which becomes their district.
        Draw,
        /// Closes, unless somebody else has.
        Close,
    }
}

impl Plan {
    /// What is dealt, or why this many people can't play it.
    pub fn check(&self, players: usize) -> Result<Deck, Refusal> {
        if !PLAYERS.contains(&players) {
            return Err(Refusal::Players { players });
        }
        if self.look.is_some_and(|seconds| !LOOK.contains(&seconds)) {
            return Err(Refusal::LookTime { shortest: *LOOK.start(), longest: *LOOK.end() });
        }
        let deck = self.kit.deck()?;
        if deck.pile(players) == 0 {
            return Err(Refusal::TooFewCards { cards: deck.total(), players });
        }
        Ok(deck)
    }
}
