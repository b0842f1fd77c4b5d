//! What every game offers the table that runs it.

use rand::Rng;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::seat::Seat;

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
}

/// What the rules need from outside, because they have no clock and no
/// randomness of their own.
pub struct Outside<'a> {
    pub now: UnixMillis,
    pub random: &'a mut dyn Rng,
}

/// A game: commands in, events out, and the state is the fold of the events.
///
/// `apply` never changes anything, so a refused command cannot. `fold` is meant
/// for the events that `apply` returned for the same state, in the same order.
/// But events are read from files, so it must survive any others as well.
pub trait Game: Clone + Default + PartialEq + Send + 'static {
    /// The game's name on the wire and in the journal.
    const NAME: &'static str;

    type Command: Serialize + DeserializeOwned + Send + Sync;
    type Event: Serialize + DeserializeOwned + Send + Sync;
    type Refusal: Serialize + std::error::Error + Send;
    type View: Serialize;
    /// What one seat is told in private.
    type Whisper: Serialize + DeserializeOwned;
    /// Who played and how it ended, for the history.
    type Report: Serialize + DeserializeOwned;
    /// Questions about the game's parts that need no table.
    type Question: DeserializeOwned;
    type Advice: Serialize;

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

    /// The private answer to a command of this seat that was just accepted.
    fn whisper(&self, seat: Seat, command: &Self::Command) -> Option<Self::Whisper>;

    /// Whether a command, or the answer to it, concerns its seat alone: then
    /// nobody but the device at that seat may give it.
    fn is_private(&self, command: &Self::Command) -> bool;

    /// How many seats the table has; zero until the players are known.
    fn seats(&self) -> usize;

    fn has_begun(&self) -> bool;

    /// What is kept of a finished game.
    fn report(&self) -> Option<Self::Report>;

    /// Whether the game has begun and isn't over yet.
    fn is_under_way(&self) -> bool {
        self.has_begun() && self.report().is_none()
    }

    /// The command that sets the next game up for the same group.
    fn again(&self) -> Option<Self::Command>;

    /// Whether a count for everybody is running; when it ends, [`Game::zero`]
    /// is due.
    fn counting(&self) -> bool;

    /// Whether everybody is getting ready, so that a count may begin at any
    /// moment.
    fn gathering(&self) -> bool;

    /// The command for the table device to say that everybody is ready.
    fn all_ready() -> Self::Command;

    /// The clock's command when a count reaches zero.
    fn zero() -> Self::Command;

    /// Whether a count has asked everybody something that they have a moment
    /// to answer; after that moment [`Game::time_up`] is due.
    fn answering(&self) -> bool;

    /// The clock's command when that moment is over. If too many answers are
    /// missing, the game refuses it and keeps waiting.
    fn time_up() -> Self::Command;

    /// The clock's command when a count can't go on: after a restart nobody's
    /// screen is counting any more.
    fn call_off() -> Self::Command;

    /// The answer, or nothing if the question makes no sense.
    fn advise(question: &Self::Question) -> Option<Self::Advice>;
}
