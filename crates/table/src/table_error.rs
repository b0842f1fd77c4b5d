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
    /// The game was copied for another device, and nobody has said yet that it goes
    /// on here.
    StandsStill,
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
    /// Whoever had this seat no longer sits at the table.
    LeftTable,
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
    NoSuchGame,
    /// A game whose table is still open.
    StillAtTable,
    /// Somebody who is in a game of an open table.
    PersonAtTable,
    NetworkFailed {
        reason: String,
    },
    /// That isn't the address of a relay.
    PlaceInvalid,
    /// There's no relay, or it doesn't answer now.
    NoRelay,
    WifiInvalid {
        reason: String,
    },
    /// No code can be drawn for this.
    CodeInvalid,

    // Paper.
    NotPrinted,

    // Moving from one device to another.
    /// The file isn't one of ours.
    NotOurFile,
    FileTooNew,
    /// There's a game in progress in the file.
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
                    "This page is version {yours} and the table is version {ours}: reload the page."
                );
            }
            TableError::Unreadable => "This message can't be read.",
            TableError::HelloFirst => "Say hello first.",
            TableError::HelloTooLate => "The hello didn't come in time.",
            TableError::NoSuchTable => "This table no longer exists.",
            TableError::LinkInvalid => {
                "This link isn't valid. Scan the code on the table screen again."
            }
            TableError::TableDeclined => "The table didn't let this device in.",
            TableError::TooManyDevices => "Too many devices are connected.",
            TableError::DoorBusy => "Somebody else is at the door.",
            TableError::NoTableHere => "No table is open here.",
            TableError::EverySeatTaken => "Every seat already has its phone.",
            TableError::NobodyOpened => "Nobody answered the door in time.",
            TableError::TooFast => "Too many messages at once.",
            TableError::TooLong => "This message is too long.",
            TableError::TooSlow => "This device couldn't keep up with the table.",
            TableError::SealBroken => "A sealed message couldn't be opened.",
            TableError::SealNeeded => "This has to be sent sealed.",
            TableError::NotYourSeat => "This device doesn't have that seat.",
            TableError::TableDeviceOnly => "Only the table device can do this.",
            TableError::NoTableOpen => "Start a game first.",
            TableError::SeatOnPhone => "This player is using a phone.",
            TableError::NoSuchSeat => "There's no such seat.",
            TableError::NoSuchAsk => "This request is no longer open.",
            TableError::UnknownGame => "This version of Goatherd doesn't know that game.",
            TableError::GameNotOver => "The game isn't over yet.",
            TableError::GameBegun => "The game has already begun.",
            TableError::StandsStill => {
                "This game was copied and is on hold until somebody plays on at the table."
            }
            TableError::SitsOut => "Only people who played this game can say that.",
            TableError::NothingToRepeat => "Nobody has played at this table yet.",
            TableError::Group(problem) => return problem.fmt(f),
            TableError::PlayersForGame { players, least, most } => {
                return write!(f, "This game is for {least} to {most} players, not {players}.");
            }
            TableError::SeatTakenOver => "Another device has taken this seat.",
            TableError::SeatFreed => "This seat is free again.",
            TableError::LinkRevoked => "The table has withdrawn this link.",
            TableError::LeftTable => "Whoever had this seat has left the table.",
            TableError::TableClosed => "The table has been closed.",
            TableError::HostStops => "The table device is shutting down.",
            TableError::NetworkClosed => "The table has closed its network.",
            TableError::NotSaved { reason, .. } => {
                return write!(f, "This couldn't be saved, so nothing has changed: {reason}.");
            }
            TableError::NotOpened { reason, .. } => {
                return write!(f, "This can't be opened right now: {reason}.");
            }
            TableError::TableDamaged { file } => {
                return write!(f, "This game is damaged. It's kept as {file}.");
            }
            TableError::TableTooNew => "This game was saved by a newer version of Goatherd.",
            TableError::TableStumbles => {
                "Goatherd tripped over this game. That's our fault, and its file is kept."
            }
            TableError::NoSuchFile => "That file isn't there any more.",
            TableError::NoSuchGame => "That game isn't there any more.",
            TableError::StillAtTable => {
                "It still belongs to a table that is open. Close that table first."
            }
            TableError::PersonAtTable => {
                "This person is still at a table that is open. Close that table first."
            }
            TableError::NetworkFailed { reason } => {
                return write!(f, "The network couldn't be opened: {reason}.");
            }
            TableError::PlaceInvalid => "That isn't an address such as https://goats.example.",
            TableError::NoRelay => "The relay isn't answering. Try again in a moment.",
            TableError::WifiInvalid { reason } => return f.write_str(reason),
            TableError::CodeInvalid => "A code can't be made from this.",
            TableError::NotPrinted => "The PDF couldn't be made.",
            TableError::NotOurFile => "This isn't a file that Goatherd has saved.",
            TableError::FileTooNew => "This file was saved by a newer version of Goatherd.",
            TableError::CodeNeeded => "There's a game in progress in this file: enter its code.",
            TableError::CodeWrong => "That isn't the code for the game in this file.",
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
