//! What every game offers the table that runs it.

use std::ops::RangeInclusive;

use rand::Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{
    award::Award,
    expects::Expects,
    moments::{Moment, Signal},
    people::Person,
    privacy::Privacy,
    seat::{PerSeat, Seat},
};

/// Milliseconds since the Unix epoch.
pub type UnixMillis = u64;

/// On whose behalf a command is given.
///
/// Whether a device may speak for a seat is not a rule of any game: the table
/// decides that before it asks the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Actor {
    /// The device in the middle, speaking for nobody in particular.
    Table,
    Seat(Seat),
    /// A countdown that has reached zero.
    Clock,
}

/// Who looks at the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Viewer {
    Table,
    Seat(Seat),
    /// Somebody without a seat, or a big screen for everybody. It may know what
    /// everybody at the table may see.
    Onlooker,
}

/// What the rules need from outside, because they have no clock and no
/// randomness of their own.
pub struct Outside<'a> {
    pub now: UnixMillis,
    pub random: &'a mut dyn Rng,
}

/// How far a game has got.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// The table is being set, and the group can still change.
    SetUp,
    UnderWay,
    Over,
}

/// What is kept of a finished game; `D` is what only that game knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Report<D> {
    pub winners: Vec<Seat>,
    /// Only if the game has a score.
    pub scores: Option<PerSeat<i32>>,
    pub details: D,
}

/// A game: commands in, events out, and the state is the fold of the events.
///
/// `apply` never changes anything, so a refused command cannot. `fold` is meant
/// for the events that `apply` returned for the same state, in the same order.
/// But events are read from files, so it must survive any others as well.
///
/// This is what every game has. What only some have stands in [`Privacy`],
/// [`Moment`] and [`Parts`]: a game without it keeps the defaults.
pub trait Game: Clone + PartialEq + Send + Sync + 'static {
    /// The game's name on the wire and in the journal.
    const NAME: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<usize>;

    type Command: Serialize + DeserializeOwned + Send + Sync;
    type Event: Serialize + DeserializeOwned + Send + Sync;
    type Refusal: Serialize + std::error::Error + Send;
    type View: Serialize;
    /// What is kept of a finished game besides winners and scores.
    type Details: Serialize + DeserializeOwned;
    /// What one seat is told in private; [`Nothing`](crate::privacy::Nothing)
    /// in a game without secrets.
    type Whisper: Serialize;

    /// A game that is yet to be set up, for these people.
    fn new(players: &[Person]) -> Self;

    fn apply(
        &self,
        actor: Actor,
        command: &Self::Command,
        outside: &mut Outside<'_>,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Whether this event can be folded into this state. That's always true for what
    /// `apply` returned, but an event in a damaged file may name seats that don't
    /// exist.
    fn fits(&self, event: &Self::Event) -> bool;

    /// Leaves the state as it was if the event does not fit.
    fn fold(&mut self, event: &Self::Event);

    /// Everything that this viewer may know, and nothing else.
    fn view(&self, viewer: Viewer) -> Self::View;

    fn progress(&self) -> Progress;

    /// What is kept of a finished game; none until it is over.
    fn report(&self) -> Option<Report<Self::Details>>;

    /// Whether the table stopped this game instead of playing it to its end: then
    /// nobody has won, and it counts for nobody.
    fn was_stopped(details: &Self::Details) -> bool {
        let _ = details;
        false
    }

    /// What was remarkable about a game that was played to its end, the most
    /// remarkable first; nothing until then.
    fn awards(&self) -> Vec<Award> {
        Vec::new()
    }

    /// On whom the game waits now, as everybody can see.
    fn expects(&self) -> Option<Expects> {
        None
    }

    /// The same people, some of them with another colour, before the game has
    /// begun.
    fn recolour(&mut self, players: &[Person]) {
        let _ = players;
    }

    /// Whether a game of these people can have ended like this. It may come from a
    /// file from another device.
    fn can_end(&self, details: &Self::Details) -> bool;

    /// The command that sets the next game up for the same group.
    fn rematch(&self) -> Option<Self::Command>;

    /// Who may give this command now, and who hears the answer.
    fn privacy(&self, command: &Self::Command) -> Privacy<Self> {
        let _ = command;
        Privacy::Open
    }

    /// The moment that the table is to run now.
    fn moment(&self) -> Option<Moment> {
        None
    }

    /// The command by which the clock tells the game what came of a moment.
    fn on(signal: Signal) -> Option<Self::Command> {
        let _ = signal;
        None
    }
}

/// Questions about the parts of a game that need no table.
pub trait Parts {
    type Question: DeserializeOwned;
    type Advice: Serialize;

    /// The answer, or nothing if the question makes no sense.
    fn advise(question: &Self::Question) -> Option<Self::Advice>;
}
