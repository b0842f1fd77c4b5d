//! What a table agrees on before a game: what is there, and which rulings
//! apply.

use serde::{Deserialize, Serialize};

use super::{refusal::Refusal, setup};
use crate::options::{choices, options};

#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    #[serde(default)]
    pub missing: Missing,
    #[serde(default)]
    pub stand_in: StandIn,
    #[serde(default)]
    pub options: Options,
}

/// What the box has lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase", default)]
pub struct Missing {
    pub lifesavers: u8,
    pub cards: u8,
}

choices! {
    /// What stands in for lost lifesavers.
    pub enum StandIn in "rowing.ts" {
        /// Corks, coins, paper rings: things that the app knows nothing about.
        Objects,
        /// Rings on the table device, as many as are missing. Nobody knows whose
        /// finger it was.
        Rings,
        /// Everybody's phone is a lifesaver. That replaces all of them, because a
        /// phone is found faster than a ring somewhere else.
        Phones,
    }
}

/// What people grab in this game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(tag = "are", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Lifesavers {
    /// All from the box.
    Box,
    Objects {
        objects: u8,
    },
    Rings {
        rings: u8,
    },
    Phones,
}

impl Plan {
    /// Why this many people can't play it, if they can't.
    pub fn check(&self, players: usize) -> Result<(), Refusal> {
        setup::deal(players, self.missing).map(|_| ())
    }

    pub fn lifesavers(&self, players: usize) -> Lifesavers {
        let short = setup::deal(players, self.missing).map_or(0, |deal| deal.short);
        match (self.stand_in, short) {
            (StandIn::Phones, _) => Lifesavers::Phones,
            (_, 0) => Lifesavers::Box,
            (StandIn::Rings, rings) => Lifesavers::Rings { rings },
            (StandIn::Objects, objects) => Lifesavers::Objects { objects },
        }
    }
}

options! {
    /// The rulings for what the rulebook leaves open. What comes first in each is
    /// how we read it.
    pub struct Options in "rowing.ts" {
        pub second_set: SecondSet,
        pub out_of_turn: OutOfTurn,
        pub second_lifesaver: SecondLifesaver,
        pub after_second_lifesaver: AfterSecondLifesaver,
        pub last_card: LastCard,
        pub false_call: FalseCall,
        pub all_out: AllOut,
        pub false_grab: FalseGrab,
        pub second_touch: SecondTouch,
        pub too_close: TooClose,
    }
}

choices! {
    /// Another set is still there after one was taken.
    pub enum SecondSet in "rowing.ts" {
        /// It counts as soon as the lifesavers are back.
        Counts,
        /// It counts once another card is placed.
        AfterNextCard,
    }

    /// Somebody places a card on another player's turn.
    pub enum OutOfTurn in "rowing.ts" {
        /// The card goes back, and that's all.
        CardBack,
        /// They skip their next turn, too.
        SkipsTurn,
    }

    /// Somebody takes a second lifesaver in a race.
    pub enum SecondLifesaver in "rowing.ts" {
        /// They pick a pile from what the slowest has left.
        SlowestFirst,
        /// They pick a pile before the slowest takes the set.
        OffenderFirst,
    }

    pub enum AfterSecondLifesaver in "rowing.ts" {
        LeftOfSlowest,
        LeftOfOffender,
    }

    /// Your own last card completes a set.
    pub enum LastCard in "rowing.ts" {
        /// You can win with that set.
        Counts,
        /// You can win with a later one only.
        LaterSet,
    }

    /// "Your goat rows!", but the player said it first or has more cards.
    pub enum FalseCall in "rowing.ts" {
        Free,
        Pile,
    }

    /// Nobody has any cards, and there's no set.
    pub enum AllOut in "rowing.ts" {
        /// They all win together.
        Draw,
        /// Nobody wins: play again.
        Replay,
    }

    /// Several grab a lifesaver, and there's no set.
    pub enum FalseGrab in "rowing.ts" {
        EachPays,
        FirstPays,
    }

    /// The same hand touches again within half a second.
    pub enum SecondTouch in "rowing.ts" {
        Slip,
        Fault,
    }

    /// Two hands reach for the last lifesaver at the same time.
    pub enum TooClose in "rowing.ts" {
        TableDecides,
        /// Both are safe, and nobody takes the set.
        BothSafe,
    }
}
