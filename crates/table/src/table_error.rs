//! What can go wrong between a device and its table. Each case has its own code,
//! because each has its own sentence on the screens.

use std::{fmt, path::Path};

use rules::people::BadGroup;
use serde::{Deserialize, Serialize};

use crate::disk::{Obstacle, Unusable};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TableError {
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

    // At the door.
    /// Somebody else is being looked at.
    DoorBusy,
    /// No table device shows a table at which people sit.
    NoTableHere,
    EverySeatTaken,
    NobodyOpened,

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
    GameBegun,
    SitsOut,
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
    /// This is nothing that a code is drawn for.
    CodeInvalid,

    // Paper.
    NotPrinted,

    // Moving from one device to another.
    /// The file isn't one of ours.
    NotOurFile,
    FileTooNew,
    /// There is a game in progress in the file.
    CodeNeeded,
    CodeWrong,

    /// These people can't sit down like this.
    #[serde(untagged)]
    Group(BadGroup),
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TableError::ProtocolVersion { ours, yours } => {
                return write!(
                    f,
                    "This page speaks version {yours} and the table version {ours}: reload the page."
                );
            }
            TableError::Unreadable => "This message cannot be read.",
            TableError::HelloFirst => "Say hello first.",
            TableError::HelloTooLate => "The hello did not come in time.",
            TableError::NoSuchTable => "This table does not exist any more.",
            TableError::LinkInvalid => "This link is not valid. Scan the code on the table again.",
            TableError::TableDeclined => "The table did not let this device in.",
            TableError::TooManyDevices => "Too many devices are connected.",
            TableError::DoorBusy => "Somebody else is at the door.",
            TableError::NoTableHere => "No table is open here.",
            TableError::EverySeatTaken => "Every seat already has its phone.",
            TableError::NobodyOpened => "Nobody opened in time.",
            TableError::TooFast => "Too many messages at once.",
            TableError::TooLong => "This message is too long.",
            TableError::TooSlow => "This device did not keep up with the table.",
            TableError::SealBroken => "A sealed message could not be opened.",
            TableError::SealNeeded => "This must be sent sealed.",
            TableError::NotYourSeat => "This device does not hold that seat.",
            TableError::TableDeviceOnly => "Only the table device can do this.",
            TableError::NoTableOpen => "Open a table first.",
            TableError::SeatOnPhone => "This player uses a phone.",
            TableError::NoSuchSeat => "There is no such seat.",
            TableError::NoSuchAsk => "This request is no longer open.",
            TableError::UnknownGame => "This game is not known here.",
            TableError::GameNotOver => "The game is not over yet.",
            TableError::GameBegun => "The game has begun.",
            TableError::SitsOut => "Only those who play can say this.",
            TableError::NothingToRepeat => "No group has played here yet.",
            TableError::Group(problem) => return problem.fmt(f),
            TableError::PlayersForGame { players, least, most } => {
                return write!(f, "This game is for {least} to {most} players, not {players}.");
            }
            TableError::SeatTakenOver => "Another device has taken this seat.",
            TableError::SeatFreed => "This seat is free again.",
            TableError::LinkRevoked => "The table has withdrawn this link.",
            TableError::TableClosed => "The table has been closed.",
            TableError::HostStops => "The table device is shutting down.",
            TableError::NetworkClosed => "The table has closed its network.",
            TableError::NotSaved { reason, .. } => {
                return write!(f, "This could not be saved, so nothing has changed: {reason}.");
            }
            TableError::NotOpened { reason, .. } => {
                return write!(f, "This cannot be opened right now: {reason}.");
            }
            TableError::TableDamaged { file } => {
                return write!(f, "This table is damaged. It is kept as {file}.");
            }
            TableError::TableTooNew => "This table was made by a newer version of Goatherd.",
            TableError::TableStumbles => {
                "Goatherd has stumbled over this table, which is our mistake. Its file is kept."
            }
            TableError::NoSuchFile => "There is no such file any more.",
            TableError::NetworkFailed { reason } => {
                return write!(f, "The network could not be opened: {reason}.");
            }
            TableError::WifiInvalid { reason } => return f.write_str(reason),
            TableError::CodeInvalid => "No code is drawn for this.",
            TableError::NotPrinted => "The sheets could not be made.",
            TableError::NotOurFile => "This is no file that Goatherd has exported.",
            TableError::FileTooNew => "This file was exported by a newer version of Goatherd.",
            TableError::CodeNeeded => "There is a game in progress in this file: tell its code.",
            TableError::CodeWrong => "This is not the code of the game in this file.",
        })
    }
}

impl std::error::Error for TableError {}

impl TableError {
    pub(crate) fn not_saved(why: &Unusable) -> TableError {
        let reason = why.to_string();
        match why {
            Unusable::Stumbles => TableError::TableStumbles,
            Unusable::NotNow(obstacle, _) => TableError::NotSaved { obstacle: *obstacle, reason },
            _ => TableError::NotSaved { obstacle: Obstacle::DiskFails, reason },
        }
    }

    /// `file` is where it is now.
    pub(crate) fn not_opened(why: &Unusable, file: &Path) -> TableError {
        match why {
            Unusable::Damaged(_) => TableError::TableDamaged { file: file.display().to_string() },
            Unusable::TooNew => TableError::TableTooNew,
            Unusable::NotNow(obstacle, _) => {
                TableError::NotOpened { obstacle: *obstacle, reason: why.to_string() }
            }
            Unusable::Stumbles => TableError::TableStumbles,
        }
    }
}
