//! What the host answers when the table device asks.

use std::fmt;

use rules::{
    game::UnixMillis,
    people::Person,
    seat::{PerSeat, Seat},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Lost, print};
use crate::{disk::Obstacle, link::TableId};

#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "what", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Answer {
    Tables {
        unfinished: Vec<TableSummary>,
        /// Those whose game is over, and at which the same people can play again.
        finished: Vec<TableSummary>,
        set_aside: Vec<SetAside>,
    },
    Opened {
        table: TableId,
    },
    History {
        games: Vec<FinishedGame>,
    },
    Settings {
        settings: Value,
    },
    Advice {
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        advice: Value,
    },
    Practice {
        /// What the table device would see now.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        view: Value,
        /// Why the rules refuse a step. Those before it were taken, those after
        /// it were not.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        refused: Option<Value>,
    },
    Links {
        links: Vec<Link>,
    },
    OnlookersLink {
        url: String,
        svg: String,
    },
    Network {
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        network: Value,
    },
    RelayCode {
        code: String,
    },
    WifiCode {
        svg: String,
    },
    Code {
        svg: String,
    },
    Preview {
        svg: String,
        /// How many pages the order has.
        pages: usize,
    },
    Print {
        /// The file, in base64url.
        pdf: String,
    },
    Export {
        file: String,
        /// What opens the game in progress on the other device.
        code: Option<String>,
    },
    Imported {
        /// Finished games that weren't here yet.
        games: usize,
        /// Those that were.
        known: usize,
        /// What makes no sense here.
        refused: u32,
        /// The game in progress, unless it is here already.
        table: Option<TableId>,
        /// What the table screen remembered on the other device.
        settings: Value,
    },
}

/// A table on the disk, with what everybody at it could see.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct TableSummary<V = Value> {
    pub table: TableId,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub opened_at: UnixMillis,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub last_at: UnixMillis,
    pub round: u32,
    pub game: String,
    pub players: Vec<Person>,
    pub lost: Option<Lost>,
    pub view: V,
}

/// A file that can't be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct SetAside {
    /// Its name for `HostAsk::TryAgain` and `HostAsk::Dismiss`.
    pub name: String,
    /// The whole path of the file.
    pub file: String,
    /// When it was last written to.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub last_at: UnixMillis,
    /// Whether it holds the history and the settings instead of a table.
    pub is_archive: bool,
    pub because: Because,
    /// The same as an English sentence, with the system's own words.
    pub reason: String,
}

/// Why a file can't be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "it", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Because {
    /// Its contents prove it. It is kept under another name.
    IsDamaged,
    IsTooNew,
    /// It can't be opened right now, but may well be healthy.
    CannotBeOpened {
        obstacle: Obstacle,
    },
    /// The app panics over it, which is a bug.
    Stumbles,
    /// The archive is in use, but something in it is damaged or gone for good.
    IsIncomplete {
        /// It was gone, and was put together again.
        rebuilt: bool,
        /// So many finished games are damaged.
        games: u32,
        /// The settings are gone.
        settings: bool,
        /// There was no copy of it: the table device has a new link, and games that
        /// were brought from other devices are gone.
        link: bool,
        /// Links that led through a relay lead nowhere any more.
        relay: bool,
    },
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct FinishedGame<D = Value> {
    pub table: TableId,
    pub round: u32,
    pub game: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub began_at: UnixMillis,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended_at: UnixMillis,
    /// Who played, seat by seat.
    pub players: Vec<Person>,
    /// The seats of those who are forgotten. Their names are gone.
    #[serde(default)]
    pub forgotten: Vec<Seat>,
    pub winners: Vec<Seat>,
    /// Seat by seat, in a game that has a score.
    #[serde(default)]
    pub scores: Option<PerSeat<i32>>,
    /// What only this game knows.
    pub details: D,
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Link {
    pub seat: Seat,
    pub url: String,
    /// The same as a QR code.
    pub svg: String,
}

impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({:?}, hidden)", self.seat)
    }
}
