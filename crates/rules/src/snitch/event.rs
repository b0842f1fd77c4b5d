//! Everything that happens in a game; the state is the fold of these.

use serde::{Deserialize, Serialize};

use super::{
    board::Board, card::Card, checklist::Chore, command::AbortReason, eliminate::Attempt,
    outcome::Outcome, plan::Plan, score::Top,
};
use crate::{game::Actor, hidden::Hidden, seat::Seat};

/// The journal holds all of them, and none is ever sent to anybody: what a
/// player gets to see is a view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    Arranged {
        plan: Plan,
        starter: Seat,
    },
    Ticked {
        chore: Chore,
        done: bool,
    },
    CardsCounted {
        cards: u8,
    },
    Begun,
    Seen {
        seat: Seat,
    },
    Ready {
        seat: Seat,
    },
    NotReady {
        seat: Seat,
    },
    CountAborted {
        by: Actor,
        reason: AbortReason,
    },
    /// Everybody looks, or all cards are turned over. From there there is no
    /// way back.
    Zero,
    TimeUp,
    Done {
        by: Actor,
        deed: Deed,
    },
    Entered {
        seat: Seat,
        cards: Hidden<Vec<Card>>,
    },
    TurnedOver {
        top: Top,
    },
    Ended {
        outcome: Outcome,
    },
    Undone {
        by: Actor,
    },
}

/// What players do in front of everybody, and can undo.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "snitch.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Deed {
    Drew,
    Played {
        card: Card,
    },
    Looked {
        at: Option<Seat>,
    },
    Swapped {
        between: Option<[Seat; 2]>,
    },
    Removed {
        snitch: bool,
    },
    Added {
        to: Seat,
    },
    Skipped,
    Passed,
    Eliminated {
        by: Seat,
        attempt: Attempt,
    },
    Closed {
        by: Seat,
    },
    /// Somebody has taken their last turn, and the app only helps.
    TurnEnded,
    RoundEnded,
    Restated {
        board: Board,
    },
    Untracked,
}
