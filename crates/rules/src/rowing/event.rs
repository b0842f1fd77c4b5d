//! Everything that happens in a game; the state is the fold of these.

use serde::{Deserialize, Serialize};

use super::{
    card::{CELLS, Card, Grid},
    checklist::Chore,
    outcome::Outcome,
    plan::Plan,
    race::Grab,
    ruling::Ruling,
    warm_up::Seen,
};
use crate::{game::Actor, seat::Seat};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Event {
    Arranged {
        plan: Plan,
        starter: Starter,
    },
    StarterPicked {
        starter: Starter,
    },
    Ticked {
        chore: Chore,
        done: bool,
    },
    /// Another grid to warm up with.
    WarmUpDrawn {
        cards: [Card; CELLS],
    },
    /// It's on every screen.
    WarmUpShown,
    /// Answers that came at the same time.
    WarmUpSeen {
        group: Vec<Seen>,
    },
    /// The solution is shown, or the count was called off.
    WarmUpSolved,
    WarmUpEnded,
    Done {
        by: Actor,
        deed: Deed,
    },
    /// Nobody has grabbed for a while: was there a set?
    Asked,
    /// These reached for a lifesaver when they were all gone.
    CameLate {
        grabs: Vec<Grab>,
    },
    Undone {
        by: Actor,
    },
    Ended {
        outcome: Outcome,
    },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Starter {
    pub seat: Seat,
    /// By the app; otherwise the table has chosen.
    pub drawn: bool,
}

/// What can be undone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Deed {
    Began,
    /// These took a lifesaver, at moments that can't be told apart.
    Grabbed {
        grabs: Vec<Grab>,
    },
    GrabbedAgain {
        seat: Seat,
    },
    RingTaken {
        ring: u8,
    },
    Judged {
        grid: Grid,
    },
    Ruled {
        ruling: Ruling,
    },
    /// This seat needn't take anything. The ruling is what's left of it.
    WavedOff {
        seat: Seat,
        ruling: Ruling,
    },
    LotsDrawn {
        lots: Lots,
    },
    /// "My goat rows!"
    Called {
        seat: Seat,
    },
    Out {
        seat: Seat,
        out: bool,
    },
    NoMoreSets {
        outcome: Outcome,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Lots {
    pub between: Vec<Seat>,
    pub drawn: Seat,
}
