//! What happens by the clock. A game says which moment it is in; the table,
//! which has the clock, runs it on every screen at once and tells the game
//! what came of it.

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
}

/// What the table tells the game about a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signal {
    /// Every hand is on its pad.
    AllReady,
    Zero,
    TimeUp,
    /// The count can't go on: after a restart nobody's screen is counting.
    CalledOff,
}
