//! What a device sees of its table.

use std::fmt;

use rules::{award::Award, expects::Expects, game::UnixMillis, people::Person, seat::Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{agree::Pictures, clock::HostMillis, link::TableId, timing::Timing};

/// All that one viewer sees of a table. A view is always complete, so that a
/// device that has missed some needs only the newest.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct TableView<V = Value> {
    /// Grows with every change of anything in here, even after the host has
    /// restarted.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    pub table: TableId,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub opened_at: UnixMillis,
    /// The number of this game at this table, counted from 1.
    pub round: u32,
    pub seats: Vec<Holder>,
    /// Devices that would like to take a held seat.
    pub requests: Vec<Request>,
    /// Whoever has been at the door for longest, for the table device alone.
    pub door: Option<DoorView>,
    /// The others, in the order in which they came.
    pub also_at_door: Vec<DoorView>,
    /// More phones knock than a group has: somebody may want to keep people out.
    pub door_crowd: bool,
    /// A count may start at any moment, so devices should ask for the host's time.
    pub gathering: bool,
    pub countdown: Option<Countdown>,
    /// When the game goes on without those who haven't answered, by the host's
    /// clock.
    pub closes_at: Option<HostMillis>,
    /// Only present at a table that uses them.
    pub pads: Option<PadsView>,
    /// Steps that the disk has lost, until people carry on without them.
    pub lost: Option<Lost>,
    /// Copies of the present game for other devices; nothing if there are none.
    pub copied: Option<Copied>,
    /// Who plays the present game, seat by seat.
    pub players: Vec<Person>,
    /// Who sits it out. Their seats come after those of the players.
    pub resting: Vec<Person>,
    pub game: String,
    /// Whether the game has begun and is not over.
    pub under_way: bool,
    /// The game is being set up for the same group with the same parts as the last
    /// one: all that's left to ask is whether the table is set.
    pub rematch: bool,
    /// On whom the game waits now.
    pub expects: Option<Expects>,
    /// The end of this game is yet to be shown, or is being shown.
    pub finale: Option<Finale>,
    /// How the evening went so far, while the game is over.
    pub evening: Option<Evening>,
    /// Who has said "Again!", while the game is over.
    pub again: Vec<Seat>,
    /// When the present game ended; nothing until then.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub ended_at: Option<UnixMillis>,
    /// Whether phones may make sound; nothing while the table hasn't said.
    pub phones_sound: Option<bool>,
    pub onlookers: Onlookers,
    pub view: V,
}

/// Which device sits there, if any.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "by", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Holder {
    /// Nobody yet: the player uses the table device, or scans the link.
    Open,
    Table,
    Phone {
        connected: bool,
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        away_since: Option<UnixMillis>,
    },
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Request {
    pub request: u32,
    pub seat: Seat,
}

/// A phone that asks for a seat without a link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct DoorView {
    pub knock: u32,
    /// It asks for no seat: it's a screen for everybody.
    pub is_screen: bool,
    /// What the phone shows, too, if nobody is in between.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub pictures: Pictures,
}

/// Those who only watch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Onlookers {
    /// How many are screens for everybody, and how many are somebody's own phone.
    pub screens: usize,
    pub phones: usize,
    #[serde(flatten)]
    pub settings: Screens,
    /// Who of them would like to play the next game, in the order in which they
    /// said so.
    pub wishes: Vec<PlayWish>,
}

/// What big screens do at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Screens {
    /// They show the codes of free seats.
    pub codes: bool,
    /// Sound comes from them, and not from the table device.
    pub sound: bool,
}

/// Somebody who watches would like to play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct PlayWish {
    pub wish: u32,
    pub name: String,
}

/// A count that everybody's screen shows. The host never says "go": it says
/// when zero will be.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Countdown {
    pub count: u32,
    /// In the host's monotonic milliseconds, as in `ServerMessage::Pong`.
    pub zero_at: HostMillis,
}

/// The end of a game, which all screens show together. There is none for a game
/// that was stopped, or that had ended when the host was started.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Finale {
    /// In the host's monotonic milliseconds, as in [`Countdown`].
    pub starts_at: HostMillis,
}

/// All games of this evening, and the one that has just ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Evening {
    pub games: u32,
    /// Everybody who sits here, by seat, and then those who have played tonight
    /// and left.
    pub people: Vec<Tally>,
    /// Two at most, for the last game.
    pub awards: Vec<Award>,
}

/// How somebody has done this evening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    pub person: Person,
    pub games: u32,
    pub wins: u32,
    /// How many of the latest games they have won in a row.
    pub streak: u32,
}

/// Steps that the disk had confirmed and then lost.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Lost {
    /// How many lines of the journal are missing, at least; a step has one or more.
    pub lines: u32,
    /// When the last remaining step was taken.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub back_at: UnixMillis,
}

/// The game in progress was copied for another device. Whoever has such a copy can
/// read everything in it, so everybody is told, for as long as the game lasts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Copied {
    pub times: u32,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub last: UnixMillis,
    /// Nothing goes on until the table device says that it does here.
    pub stands_still: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct PadsView {
    /// Who is holding, while everybody gathers.
    pub down: Vec<Seat>,
    /// What was seen at the last zero, seat by seat, until everybody gathers
    /// again.
    pub timings: Option<Vec<Timing>>,
}

impl<V> fmt::Debug for TableView<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "view {} of {:?}, round {}", self.version, self.table, self.round)
    }
}
