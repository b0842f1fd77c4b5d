//! Every command that a game understands.

use serde::{Deserialize, Serialize};

use super::{card::Card, checklist::Chore, eliminate::Attempt, plan::Plan, score::Top};
use crate::{
    hidden::Hidden,
    seat::{PerSeat, Seat},
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Command {
    // Before the game.
    /// With what, and who starts: whoever ate cheese last. Without a starter
    /// the app picks one.
    Arrange {
        plan: Plan,
        #[serde(default)]
        starter: Option<Seat>,
    },
    /// Ticks something off the set-up checklist, or unticks it.
    Tick {
        chore: Chore,
        done: bool,
    },
    /// How many cards there are, printed ones too.
    CountCards {
        cards: u8,
    },
    Begin,
    /// I've looked, or don't want to. From the table: everybody has.
    Seen,

    // Turns, while the app follows them.
    Draw,
    /// The card that was in the district and is played.
    Play {
        card: Card,
    },
    /// The district of the card that was looked at, if they want to say.
    Look {
        #[serde(default)]
        at: Option<Seat>,
    },
    /// The districts of the two cards, if they want to say.
    Swap {
        #[serde(default)]
        between: Option<[Seat; 2]>,
    },
    /// The boss takes a card out of the own district.
    Remove {
        /// Whether it was the snitch, which then is out of the game.
        #[serde(default)]
        snitch: bool,
    },
    /// The boss adds a card to another district.
    Add {
        to: Seat,
    },
    /// The action is impossible, or the table lets people choose.
    Skip,
    /// No card is drawn.
    Pass,
    Eliminate {
        attempt: Attempt,
    },

    // Closing.
    Close,
    /// This player has taken their last turn; while the app only helps.
    EndTurn,
    /// The round ends without a close, because nobody can draw.
    EndRound,

    // Counts and the reveal.
    /// From the table: everybody is ready.
    Ready,
    NotReady,
    AbortCount {
        reason: AbortReason,
    },
    /// The count has reached zero.
    Zero,
    /// The look is over, or the time to eliminate something.
    TimeUp,
    /// All cards of this seat's district. Hidden from everybody else until
    /// all districts are entered.
    Enter {
        cards: Hidden<Vec<Card>>,
    },
    /// The card that gives the snitch its value.
    TurnOver {
        top: Top,
    },
    /// Everything is entered correctly.
    Confirm,

    // At any time.
    Undo,
    /// What the real table looks like. Starts or corrects the following.
    Restate {
        sizes: PerSeat<u8>,
        pile: u8,
        active: Seat,
    },
    /// Go on without following the turns.
    Untrack,
    /// Stop the game; nobody wins.
    Abandon,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(rename_all = "camelCase")]
pub enum AbortReason {
    NotReady,
    Disturbed,
    /// The table device was restarted in the middle of the count.
    Restarted,
}
