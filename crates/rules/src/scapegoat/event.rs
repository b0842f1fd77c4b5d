//! Everything that happens in a game; the state is the fold of these.

use serde::{Deserialize, Serialize};

use super::{
    board::{Board, Location},
    checklist::Chore,
    colour::Colours,
    command::AbortReason,
    dice::Dice,
    mats::{MatSet, Secret},
    outcome::Outcome,
    plan::{Plan, Row},
};
use crate::{
    game::{Actor, UnixMillis},
    hidden::Hidden,
    seat::Seat,
};

/// The journal holds all of them, and none is ever sent to anybody: what a
/// player gets to see is a view.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    Arranged {
        plan: Plan,
        placement: Vec<Seat>,
    },
    RowLaid {
        row: Row,
    },
    Ticked {
        chore: Chore,
        done: bool,
    },
    PileCounted {
        cards: u8,
    },
    Begun,
    Dealt {
        mats: Hidden<MatSet>,
    },
    /// The mats of the printed edition that the players are using.
    Printed {
        mats: Hidden<MatSet>,
    },
    Rolled {
        dice: Dice,
    },
    MatRead {
        seat: Seat,
        says: Hidden<Seat>,
    },
    /// The mats don't match.
    Misread,
    /// The mats match: this is the secret.
    Settled {
        secret: Hidden<Secret>,
    },
    /// A mat was opened in the app.
    Peeked {
        seat: Seat,
        at: UnixMillis,
    },
    /// A cardboard mat was looked at.
    Seen {
        seat: Seat,
    },
    Done {
        by: Actor,
        deed: Deed,
    },
    /// Found in old journals only: a count for a trade, with nobody's pick.
    TradeCalled {
        with: Option<Seat>,
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
    /// Cards are revealed, or fingers point. There is no way back from here.
    Zero,
    CardTold {
        seat: Seat,
        colours: Hidden<Colours>,
    },
    Repeated,
    Pointed {
        seat: Seat,
        at: Hidden<Seat>,
    },
    /// The arrows are impossible: everybody points again.
    PointedInVain,
    Ended {
        outcome: Hidden<Outcome>,
    },
    Undone {
        by: Actor,
    },
}

/// What players do in front of everybody, and can undo.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "scapegoat.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Deed {
    Moved {
        to: Location,
    },
    Spied {
        on: Seat,
    },
    /// The trade is to be counted down to, when both have picked a card.
    TradeAsked {
        by: Seat,
        with: Seat,
    },
    Traded {
        with: Seat,
    },
    Stashed {
        slot: u8,
    },
    Prepared,
    Stole {
        from: Seat,
    },
    FrameCalled {
        by: Seat,
    },
    /// The cards frame nobody, so the game goes on.
    FrameFailed,
    /// The cards frame somebody, but who wins depends on the mats, which the
    /// app doesn't know.
    FrameSucceeded {
        framed: Vec<Seat>,
    },
    Swapped,
    CopsCalled {
        by: Seat,
        interrupt: bool,
    },
    Restated {
        board: Board,
    },
    Untracked,
}
