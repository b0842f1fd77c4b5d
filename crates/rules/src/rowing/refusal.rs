//! The reasons for refusing a command. Each has a name of its own, because each
//! needs its own sentence on the screen.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    checks::{Refused, own_refusals},
    seat::Seat,
};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Refusal {
    // Before the game.
    Players { players: usize },
    CardsMissing { most: u8 },
    LifesaversMissing { most: u8 },
    NotArranged,
    AlreadyBegun,
    NotBegun,
    LookFirst,
    NoWarmUp,

    // Who.
    NoSuchSeat,
    SeatTwice,
    SeatNeeded,
    TableOnly,
    NotTheClock,

    // Grabs.
    NothingRuns,
    NoSuchRing,
    WhoWasSlowest,
    TooCloseForLast { seats: Vec<Seat> },
    WhoTouched,
    TooCloseForFirst { seats: Vec<Seat> },
    NothingToOverlook,
    Grid { cells: usize },
    Height { most: u8 },

    // Faults, calls and cards.
    NoCallToDecide,
    NothingToWaveOff,
    LotsForTwo,
    NotAllOut,

    // At any time.
    Decided,
    NothingDecided,
    NothingToUndo,
    NotYoursToUndo,
    GameOver,
}

/// These sentences are for developers and the shell. The screens have their own
/// ones in the player's language.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Players { players } => {
                write!(f, "Row Your Goat is for 2 to 6 players, not {players}.")
            }
            Refusal::CardsMissing { most } => {
                write!(f, "With more than {most} cards missing there aren't enough for everybody.")
            }
            Refusal::LifesaversMissing { most } => {
                write!(f, "There are only {most} lifesavers in the box.")
            }
            Refusal::NotArranged => f.write_str("Say what's in the box first."),
            Refusal::AlreadyBegun => f.write_str("The game has begun; this can't be changed now."),
            Refusal::NotBegun => f.write_str("The game hasn't begun yet."),
            Refusal::LookFirst => f.write_str("Finish the grid on the screens first."),
            Refusal::NoWarmUp => f.write_str("Nobody is warming up."),
            Refusal::NoSuchSeat => f.write_str("There's no such seat."),
            Refusal::SeatTwice => f.write_str("Pick each player only once."),
            Refusal::SeatNeeded => f.write_str("Choose which player does this."),
            Refusal::TableOnly => f.write_str("Only the table device can do this."),
            Refusal::NotTheClock => f.write_str("Only the clock decides this."),
            Refusal::NothingRuns => f.write_str("There's no clock running right now."),
            Refusal::NoSuchRing => f.write_str("There's no such lifesaver on the table screen."),
            Refusal::WhoWasSlowest => {
                f.write_str("The app can't know who didn't get a lifesaver. Say who.")
            }
            Refusal::TooCloseForLast { .. } => {
                f.write_str("It's too close to call. Decide who didn't get a lifesaver.")
            }
            Refusal::WhoTouched => {
                f.write_str("The app can't know who touched a lifesaver. Say who.")
            }
            Refusal::TooCloseForFirst { .. } => {
                f.write_str("It's too close to call. Decide who touched first.")
            }
            Refusal::NothingToOverlook => f.write_str("Nobody has grabbed a lifesaver."),
            Refusal::Grid { cells } => write!(f, "A grid has nine cells, not {cells}."),
            Refusal::Height { most } => {
                write!(f, "Every pile has at least one card, and there are only {most} in all.")
            }
            Refusal::NoCallToDecide => f.write_str("There's no shout to decide about any more."),
            Refusal::NothingToWaveOff => f.write_str("This player has nothing to take."),
            Refusal::LotsForTwo => f.write_str("Choose at least two players to draw from."),
            Refusal::NotAllOut => f.write_str("Somebody still has cards, so play on."),
            Refusal::Decided => f.write_str("The game is decided. If that's wrong, undo it first."),
            Refusal::NothingDecided => f.write_str("The game isn't decided yet."),
            Refusal::NothingToUndo => f.write_str("There's nothing to undo."),
            Refusal::NotYoursToUndo => f.write_str("Somebody else took this step."),
            Refusal::GameOver => f.write_str("The game is over."),
        }
    }
}

impl std::error::Error for Refusal {}

own_refusals! { Refusal for Refused:
    NotArranged, NoSuchSeat, SeatNeeded, TableOnly, NotTheClock, NothingToUndo, NotYoursToUndo, GameOver
}
