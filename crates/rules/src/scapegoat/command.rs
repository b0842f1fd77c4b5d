//! Everything that can be asked of a game.

use serde::{Deserialize, Serialize};

use super::{
    board::{Board, Location},
    checklist::Chore,
    colour::Colours,
    plan::{Plan, Row},
};
use crate::{hidden::Hidden, seat::Seat};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Command {
    // Before the game.
    /// Who plays, with what. Without a placement the app draws one; a table
    /// that draws its tokens from a bag says what came.
    Arrange {
        plan: Plan,
        #[serde(default)]
        placement: Option<Vec<Seat>>,
    },
    /// How the five locations lie, if not as they were arranged.
    LayRow {
        row: Row,
    },
    /// Ticks a thing off the list of what to lay out, or takes the tick back.
    Tick {
        chore: Chore,
        done: bool,
    },
    CountPile {
        cards: u8,
    },
    Begin,
    /// The faces of the dice that are there; the app rolls the lost ones.
    Roll {
        #[serde(default)]
        white: Option<u8>,
        #[serde(default)]
        black: Option<u8>,
    },
    /// What this seat's cardboard mat says, told to the app alone.
    ReadMat {
        says: Hidden<Seat>,
    },
    /// The cardboard cannot be read: deal mats by app after all.
    DealByApp,

    // Looking.
    /// What does my mat say?
    Peek,
    /// Show me the whole of my mat.
    OpenMat,
    /// I have looked at my cardboard. From the table: everybody has.
    Seen,

    // Guided turns.
    Move {
        to: Location,
    },
    Spy {
        on: Seat,
    },
    Trade {
        with: Seat,
    },
    /// Count 3-2-1 for the exchange of a trade; in a guided game with whom.
    CountTrade {
        #[serde(default)]
        with: Option<Seat>,
    },
    Stash {
        slot: u8,
    },
    Prepare,
    Steal {
        from: Seat,
    },
    Swap,
    /// Opposite the active player, at six.
    Interrupt,

    // Frame attempt and cops.
    Frame,
    /// Free play only: in a guided game one moves there, or interrupts.
    CallCops,
    /// From the table: everybody is ready.
    Ready,
    NotReady,
    AbortCount {
        reason: AbortReason,
    },
    /// The count has reached zero.
    Zero,
    /// The colours of this seat's card: locked before the count, hidden from
    /// all others until zero.
    Card {
        colours: Hidden<Colours>,
    },
    Judge,
    /// Somebody was early or late: the same cards once more.
    Repeat,
    Point {
        at: Seat,
    },
    Reveal,

    // At any time.
    Undo,
    /// How it lies on the real table. Starts or mends the guidance.
    Restate {
        board: Board,
    },
    /// Go on without guidance.
    Untrack,
    /// Stop the game; nobody wins.
    Abandon,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(rename_all = "camelCase")]
pub enum AbortReason {
    NotReady,
    WrongCard,
    Disturbed,
    /// The table device was restarted in the middle of the count.
    Restarted,
}
