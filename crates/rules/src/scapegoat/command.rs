//! Every command that a game understands.

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
    /// Who plays, and with what. Without a placement the app draws one; a table
    /// that draws its tokens from a bag enters the order.
    Arrange {
        plan: Plan,
        #[serde(default)]
        placement: Option<Vec<Seat>>,
    },
    /// The order of the five locations, if it differs from the plan.
    LayRow {
        row: Row,
    },
    /// Ticks something off the set-up checklist, or unticks it.
    Tick {
        chore: Chore,
        done: bool,
    },
    CountPile {
        cards: u8,
    },
    Begin,
    /// What the dice that are there show; the app rolls the lost ones.
    Roll {
        #[serde(default)]
        white: Option<u8>,
        #[serde(default)]
        black: Option<u8>,
    },
    /// What this seat's cardboard mat says; only the app gets to know.
    ReadMat {
        says: Hidden<Seat>,
    },
    /// The cardboard can't be read: the app deals the mats after all.
    DealByApp,

    // Looking.
    /// What does my mat say?
    Peek,
    /// Show me my whole mat.
    OpenMat,
    /// I've looked at my cardboard mat. From the table: everybody has.
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
    /// Count 3-2-1 for the exchange of a trade, as soon as both have picked.
    CountTrade {
        with: Seat,
    },
    Stash {
        slot: u8,
    },
    Prepare,
    Steal {
        from: Seat,
    },
    Swap,
    /// By the player opposite the active one, with six players.
    Interrupt,

    // Frame attempt and cops.
    Frame,
    /// Only if the app doesn't follow the turns: otherwise you move there, or
    /// interrupt.
    CallCops,
    /// From the table: everybody is ready. In a trade: I have picked a card.
    Ready,
    NotReady,
    AbortCount {
        reason: AbortReason,
    },
    /// The count has reached zero.
    Zero,
    /// The colours of this seat's card. Before the count they are locked in,
    /// and hidden from everybody else until zero.
    Card {
        colours: Hidden<Colours>,
    },
    Judge,
    /// Somebody was early or late: once more with the same cards.
    Repeat,
    /// Nobody else learns it before all arrows are shown.
    Point {
        at: Hidden<Seat>,
    },
    Reveal,

    // At any time.
    Undo,
    /// What the real table looks like. Starts or corrects the guidance.
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

impl AbortReason {
    /// Why somebody stops the count to a flip.
    pub const FLIPPING: [AbortReason; 3] =
        [AbortReason::NotReady, AbortReason::WrongCard, AbortReason::Disturbed];
    /// Why somebody stops another count: nobody holds a card when the cops arrive,
    /// and a wrong card can still be traded back.
    pub const OTHER: [AbortReason; 2] = [AbortReason::NotReady, AbortReason::Disturbed];
}
