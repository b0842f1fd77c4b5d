//! Every command that a game understands.

use serde::{Deserialize, Serialize};

use super::{card::Grid, checklist::Chore, fault::Fault, plan::Plan};
use crate::{moments::Touch, seat::Seat};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Command {
    // Before the game.
    /// What is there, and which rulings apply. Without a starter the app draws
    /// one.
    Arrange {
        plan: Plan,
        #[serde(default)]
        starter: Option<Seat>,
    },
    /// Somebody else starts: this seat, or whoever the app draws.
    PickStarter {
        #[serde(default)]
        seat: Option<Seat>,
    },
    /// Ticks something off the set-up checklist, or unticks it.
    Tick {
        chore: Chore,
        done: bool,
    },
    Begin,
    /// A grid to warm up with, on all phones at once; another one each time.
    WarmUp,
    EndWarmUp,
    /// From the clock: the grid is there for everybody.
    Zero,
    /// From the clock: nobody's screen is counting any more.
    CallOff,

    // Grabs.
    /// From the clock: fingers on phones, in the order of their touches.
    Touched {
        groups: Vec<Vec<Touch>>,
    },
    /// From the clock: nobody has grabbed or answered for a while, or everybody
    /// has seen the result.
    TimeUp,
    /// A finger on one of the rings on the table device.
    TakeRing {
        ring: u8,
    },
    /// There was a set. The slowest is named if the app can't know.
    SetFound {
        #[serde(default)]
        slowest: Option<Seat>,
        /// Who has a lifesaver as well, although the app didn't see it.
        #[serde(default)]
        also_safe: Vec<Seat>,
        /// Whose very last card made the set, at tables where they can't win
        /// with it.
        #[serde(default)]
        last_card_of: Option<Seat>,
    },
    /// There was no set. Who touched is named, first to last, if the app can't
    /// know.
    NoSet {
        #[serde(default)]
        touched: Vec<Seat>,
    },
    /// Everybody agrees to forget the grab.
    Overlook,
    /// What's on the grid: the app says which lines are sets.
    Judge {
        grid: Grid,
    },

    // Faults and calls.
    Fault {
        fault: Fault,
        by: Seat,
    },
    /// Both called at the same time: was the player caught?
    DecideCall {
        caught: bool,
    },
    /// The table lets this seat off what it has to take for a fault.
    WaveOff {
        seat: Seat,
    },
    /// Two hands on one lifesaver: the app draws one of them.
    DrawLots {
        between: Vec<Seat>,
    },

    // Cards.
    /// "My goat rows!": I have one card left. Phones say it with a touch.
    Call,
    /// I have no cards any more, or I have some after all.
    Out {
        out: bool,
    },
    /// Nobody has any cards, and there's no set on the grid.
    NoMoreSets,

    // At any time.
    /// The result stands.
    Finish,
    Undo,
    /// Stop the game; nobody wins.
    Abandon,
}
