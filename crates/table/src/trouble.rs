//! What can go wrong between a device and its table. Each case has its own code,
//! because each has its own sentence on the screens.

use std::{fmt, path::Path};

use rules::people::BadGroup;
use serde::{Deserialize, Serialize};

use crate::disk::{Obstacle, Unusable};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Trouble {
    // Coming in.
    ProtocolVersion {
        ours: u32,
        yours: u32,
    },
    Unreadable,
    HelloFirst,
    HelloTooLate,
    NoSuchTable,
    LinkInvalid,
    TableDeclined,
    TooManyDevices,

    // Talking.
    TooFast,
    TooLong,
    TooSlow,
    SealBroken,
    SealNeeded,
    NotYourSeat,
    TableDeviceOnly,
    NoTableOpen,
    SeatOnPhone,
    NoSuchSeat,
    NoSuchAsk,
    UnknownGame,
    GameNotOver,
    NothingToRepeat,
    PlayersForGame {
        players: usize,
        least: usize,
        most: usize,
    },

    // Leaving.
    SeatTakenOver,
    SeatFreed,
    LinkRevoked,
    TableClosed,
    HostStops,
    NetworkClosed,

    // Disk and network.
    NotSaved {
        obstacle: Obstacle,
        reason: String,
    },
    /// The table is there, but can't be opened right now.
    NotOpened {
        obstacle: Obstacle,
        reason: String,
    },
    /// The contents of the file prove that it is damaged; this is where it is now.
    TableDamaged {
        file: String,
    },
    TableTooNew,
    /// The app has panicked over this table, which is a bug.
    TableStumbles,
    NoSuchFile,
    NetworkFailed {
        reason: String,
    },
    WifiInvalid {
        reason: String,
    },

    // Paper.
    NotPrinted,

    /// These people can't sit down like this.
    #[serde(untagged)]
    Group(BadGroup),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Trouble::ProtocolVersion { ours, yours } => {
                return write!(
                    f,
                    "This page speaks version {yours} and the table version {ours}: reload the page."
                );
            }
            Trouble::Unreadable => "This message cannot be read.",
            Trouble::HelloFirst => "Say hello first.",
            Trouble::HelloTooLate => "The hello did not come in time.",
            Trouble::NoSuchTable => "This table does not exist any more.",
            Trouble::LinkInvalid => "This link is not valid. Scan the code on the table again.",
            Trouble::TableDeclined => "The table did not let this device in.",
            Trouble::TooManyDevices => "Too many devices are connected.",
            Trouble::TooFast => "Too many messages at once.",
            Trouble::TooLong => "This message is too long.",
            Trouble::TooSlow => "This device did not keep up with the table.",
            Trouble::SealBroken => "A sealed message could not be opened.",
            Trouble::SealNeeded => "This must be sent sealed.",
            Trouble::NotYourSeat => "This device does not hold that seat.",
            Trouble::TableDeviceOnly => "Only the table device can do this.",
            Trouble::NoTableOpen => "Open a table first.",
            Trouble::SeatOnPhone => "This player uses a phone.",
            Trouble::NoSuchSeat => "There is no such seat.",
            Trouble::NoSuchAsk => "This request is no longer open.",
            Trouble::UnknownGame => "This game is not known here.",
            Trouble::GameNotOver => "The game is not over yet.",
            Trouble::NothingToRepeat => "No group has played here yet.",
            Trouble::Group(problem) => return problem.fmt(f),
            Trouble::PlayersForGame { players, least, most } => {
                return write!(f, "This game is for {least} to {most} players, not {players}.");
            }
            Trouble::SeatTakenOver => "Another device has taken this seat.",
            Trouble::SeatFreed => "This seat is free again.",
            Trouble::LinkRevoked => "The table has withdrawn this link.",
            Trouble::TableClosed => "The table has been closed.",
            Trouble::HostStops => "The table device is shutting down.",
            Trouble::NetworkClosed => "The table has closed its network.",
            Trouble::NotSaved { reason, .. } => {
                return write!(f, "This could not be saved, so nothing has changed: {reason}.");
            }
            Trouble::NotOpened { reason, .. } => {
                return write!(f, "This cannot be opened right now: {reason}.");
            }
            Trouble::TableDamaged { file } => {
                return write!(f, "This table is damaged. It is kept as {file}.");
            }
            Trouble::TableTooNew => "This table was made by a newer version of Goatherd.",
            Trouble::TableStumbles => {
                "Goatherd has stumbled over this table, which is our mistake. Its file is kept."
            }
            Trouble::NoSuchFile => "There is no such file any more.",
            Trouble::NetworkFailed { reason } => {
                return write!(f, "The network could not be opened: {reason}.");
            }
            Trouble::WifiInvalid { reason } => return f.write_str(reason),
            Trouble::NotPrinted => "The sheets could not be made.",
        })
    }
}

impl std::error::Error for Trouble {}

impl Trouble {
    pub(crate) fn not_saved(why: &Unusable) -> Trouble {
        let reason = why.to_string();
        match why {
            Unusable::Stumbles => Trouble::TableStumbles,
            Unusable::NotNow(obstacle, _) => Trouble::NotSaved { obstacle: *obstacle, reason },
            _ => Trouble::NotSaved { obstacle: Obstacle::DiskFails, reason },
        }
    }

    /// `file` is where it is now.
    pub(crate) fn not_opened(why: &Unusable, file: &Path) -> Trouble {
        match why {
            Unusable::Damaged(_) => Trouble::TableDamaged { file: file.display().to_string() },
            Unusable::TooNew => Trouble::TableTooNew,
            Unusable::NotNow(obstacle, _) => {
                Trouble::NotOpened { obstacle: *obstacle, reason: why.to_string() }
            }
            Unusable::Stumbles => Trouble::TableStumbles,
        }
    }
}
