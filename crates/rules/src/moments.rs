//! What happens by the clock. A game says which moment it is in; the table,
//! which has the clock, runs it on every screen at once and tells the game
//! what came of it.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// A moment that the table runs for a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// People get ready, so a count may begin at any time. With `pads`,
    /// everybody's hand on a hold pad says the same as everybody's tap.
    Gather { pads: bool },
    /// 3, 2, 1. Ends with [`Signal::Zero`], or is stopped by the game itself.
    Count,
    /// A count has asked everybody something, and they have a moment to
    /// answer. Ends with [`Signal::TimeUp`]; if the game refuses that because
    /// too many answers are missing, it keeps waiting.
    Answer,
    /// Everybody has so long to look at something, or to do something. Ends
    /// with [`Signal::TimeUp`].
    Look { seconds: u8 },
    /// Whoever is quickest. For as long as this is the moment, devices report
    /// touches, and the table tells the game about them with
    /// [`Signal::Touched`]; see [`Touch`] for what it promises.
    ///
    /// A race has no beginning that anybody would announce, so this moment can
    /// last for most of a game. `places` says how many can still be quick
    /// enough. It doesn't stop anybody: touches that come after the last place
    /// is taken are reported as well, and the game knows what they mean.
    ///
    /// With `quiet`, a race is on: if for so many seconds nothing happens,
    /// the table sends [`Signal::TimeUp`]. That time begins anew with every
    /// touch that is reported and whenever the moment changes.
    Race { places: u8, quiet: Option<u8> },
}

/// What the table tells the game about a moment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Signal {
    /// Every hand is on its pad.
    AllReady,
    Zero,
    TimeUp,
    /// The count can't go on: after a restart nobody's screen is counting.
    CalledOff,
    /// Touches in a race, the earliest group first. Touches in one group can't
    /// be told apart.
    Touched(Vec<Vec<Touch>>),
}

/// A finger on a screen, during [`Moment::Race`].
///
/// The table puts touches in order, and the game says what they mean. The
/// table promises:
///
/// - The order is that of the touches themselves on the table's own clock, not
///   the order in which they arrived.
/// - What is reported is final. A group is held back until no touch can arrive any
///   more that would have to stand before it or in it, so what comes later
///   always stands after it.
/// - Touches closer together than anybody can measure share a group, and so
///   does a touch with a time that can't be believed. Nobody gets ahead of
///   others by claiming to be early.
/// - Every touch is reported, even a second one by the same hand, on behalf of
///   a seat that the device may speak for. Touches from a device whose
///   connection is lost are reported if they arrive in time, otherwise never.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Touch {
    pub seat: Seat,
    /// What was touched: a number that the game gave to its screens.
    pub on: u8,
    /// Milliseconds on the table's clock. Only the time between two touches of
    /// the same seat means anything; the groups say who was first.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: u64,
}
