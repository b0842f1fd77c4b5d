//! Everything that travels between a device and the host: two enums, one for
//! each direction. `docs/protocol.md` tells the same for other clients.
//!
//! The same messages go over a phone's WebSocket, where all but the first two
//! are sealed, and over the window's own channel. `C`, `V` stand for the commands and the views of the game that a
//! table plays; the host hands them on as JSON, only the table's task reads
//! them as what they are.

use rules::{game::UnixMillis, seat::Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    clock::HostMillis,
    disk::Obstacle,
    instant::Timing,
    link::{Proof, Role, TableId},
    seal::Share,
};

/// The longest message of a device, without its seal; the longest honest one
/// are the settings.
pub const LONGEST_MESSAGE: usize = 16 * 1024;

/// Raised whenever a message changes its meaning.
pub const PROTOCOL: u32 = 2;

/// From a device to the host.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ClientMessage<C = Value> {
    /// The first message, and the only one that is not sealed: who this is,
    /// proved by the answer to the challenge.
    Hello {
        protocol: u32,
        role: Role,
        /// What this device has chosen for the nonces of this connection.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        nonce: Share,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        proof: Proof,
    },
    /// A question for the host's clock; `sent` comes back as it was.
    Ping { sent: f64 },
    /// How well this device knows the host's clock: by how much it can be
    /// wrong, in milliseconds, or nothing while it does not know it well.
    Clock {
        #[serde(default)]
        doubt: Option<f64>,
    },
    /// A finger goes down on a seat's hold pad, or up.
    Pad {
        #[serde(default)]
        seat: Option<Seat>,
        down: bool,
        /// When that was, in the host's milliseconds as this device knows them.
        #[serde(default)]
        at: Option<HostMillis>,
        #[serde(default)]
        doubt: Option<f64>,
    },
    /// Nobody is to be hurried: the time to answer does not run out by itself.
    Wait,
    /// A command of the game. A phone plays for its own seat; the table
    /// device names the seat, or none for the table as a whole.
    Play {
        id: u32,
        #[serde(default)]
        seat: Option<Seat>,
        command: C,
    },
    /// This phone gives its seat back.
    LeaveSeat { id: u32 },
    /// What only the table device may ask.
    Ask { id: u32, ask: Ask },
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "what", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Ask {
    // Tables.
    /// The tables that can be resumed.
    Tables,
    NewTable {
        game: String,
    },
    OpenTable {
        table: TableId,
    },
    /// Puts an unfinished table away for good.
    CloseTable {
        table: TableId,
    },
    History,
    /// What the table screen wants to remember, in its own words.
    Settings,
    SaveSettings {
        settings: Value,
    },
    /// About the parts of a game, in its own words.
    Advice {
        game: String,
        question: Value,
    },
    /// Opens a file that could not be opened; one of those of [`Answer::Tables`].
    TryAgain {
        name: String,
    },
    /// Nobody wants to hear of this file any more. It stays where it is.
    Dismiss {
        name: String,
    },

    // The open table.
    /// The next game for the same group.
    Again,
    /// A link for each seat.
    Links,
    /// Makes the seat's link worthless and gives it a new one.
    RevokeLink {
        seat: Seat,
    },
    /// The player goes on at the table device.
    TakeSeat {
        seat: Seat,
    },
    /// Anybody with the link may sit down.
    FreeSeat {
        seat: Seat,
    },
    /// Whether this table counts with hold pads.
    UsePads {
        on: bool,
    },
    /// Whether a second device may take a held seat.
    Decide {
        request: u32,
        allow: bool,
    },
    /// The people know that steps were lost, and go on from here.
    GoOn,

    // The network.
    Network,
    SetNetwork {
        open: bool,
    },
    ChooseAddress {
        address: String,
    },
    WifiCode {
        name: String,
        key: String,
        kind: String,
        #[serde(default)]
        hidden: bool,
    },

    // Paper. What an order is depends on the game.
    /// How one page of an order looks, counted from 0.
    Preview {
        game: String,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        order: Value,
        page: usize,
    },
    /// The whole order; how far it is comes as [`ServerMessage::Progress`].
    Print {
        game: String,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        order: Value,
    },
}

/// From the host to a device.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ServerMessage<V = Value> {
    /// The first message, not sealed: the hello must answer it.
    Challenge {
        protocol: u32,
        /// What the host has chosen for the nonces of this connection.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        challenge: Share,
        app: String,
    },
    Welcome {
        role: Role,
    },
    /// Another device holds this seat; the table is asked.
    Waiting,
    View {
        #[serde(flatten)]
        view: TableView<V>,
    },
    /// The command or question `id` was carried out.
    Done {
        id: u32,
    },
    /// It was carried out, and this is what only its seat may hear. All such
    /// answers have one length.
    Whisper {
        id: u32,
        whisper: Value,
    },
    /// It was refused, and nothing has changed.
    Refused {
        id: u32,
        /// The code, what belongs to it, and an English sentence.
        error: Value,
    },
    Pong {
        sent: f64,
        received: HostMillis,
        answered: HostMillis,
    },
    Answer {
        id: u32,
        answer: Answer,
    },
    /// The question `id` takes a while: this many of so many pages are done.
    Progress {
        id: u32,
        done: usize,
        of: usize,
    },
    /// The connection ends; the reason has a code and an English sentence.
    Goodbye {
        error: Value,
    },
}

/// All that one viewer sees of a table. Always whole, so that a device which
/// missed some needs only the newest.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct TableView<V = Value> {
    /// Grows with every change of anything in here, also over a restart of the
    /// host.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    pub table: TableId,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub opened_at: UnixMillis,
    /// The number of this game, tonight at this table.
    pub round: u32,
    pub seats: Vec<Holder>,
    /// Devices that would like to take a held seat.
    pub requests: Vec<Request>,
    /// A count may begin at any moment: be sure of the host's clock.
    pub gathering: bool,
    pub countdown: Option<Countdown>,
    /// When the game goes on without those who have not answered the count,
    /// by the host's clock.
    pub closes_at: Option<HostMillis>,
    /// Only at a table that uses them.
    pub pads: Option<PadsView>,
    /// Steps that are gone, until the table goes on without them.
    pub lost: Option<Lost>,
    pub game: String,
    /// Whether the game has begun and is not over.
    pub under_way: bool,
    pub view: V,
}

/// Who sits there, as far as devices are concerned.
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

/// A count that everybody's screen shows. The host never says "go": it says
/// when zero will be.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Countdown {
    pub count: u32,
    /// In the host's monotonic milliseconds, as in [`ServerMessage::Pong`].
    pub zero_at: HostMillis,
}

/// What the disk has not kept, although it had said so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Lost {
    /// At least so many lines of the journal; a step has one or more.
    pub lines: u32,
    /// When the last step was taken that is still there.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub back_at: UnixMillis,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct PadsView {
    /// Who holds, while everybody gathers.
    pub down: Vec<Seat>,
    /// What was seen at the last zero, seat by seat, until everybody gathers
    /// again.
    pub timings: Option<Vec<Timing>>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "what", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Answer {
    Tables {
        unfinished: Vec<TableSummary>,
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
        advice: Value,
    },
    Links {
        links: Vec<Link>,
    },
    Network {
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        network: Value,
    },
    WifiCode {
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
}

/// An unfinished table, with what everybody at it could see.
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
    pub lost: Option<Lost>,
    pub view: V,
}

/// A file that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct SetAside {
    /// What it is called in [`Ask::TryAgain`] and [`Ask::Dismiss`].
    pub name: String,
    /// Where it lies.
    pub file: String,
    /// When it was written last.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub last_at: UnixMillis,
    /// History and settings, and no table.
    pub is_archive: bool,
    pub because: Because,
    /// The same as an English sentence, with what the system said.
    pub reason: String,
}

/// Why a file cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "it", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Because {
    /// It has got another name, and is kept.
    IsDamaged,
    IsTooNew,
    /// Not just now; nothing is wrong with it as far as anybody knows.
    CannotBeOpened {
        obstacle: Obstacle,
    },
    /// The app stumbles over it.
    Stumbles,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct FinishedGame<R = Value> {
    pub table: TableId,
    pub round: u32,
    pub game: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub began_at: UnixMillis,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub ended_at: UnixMillis,
    pub report: R,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Link {
    pub seat: Seat,
    pub url: String,
    /// The same as a QR code.
    pub svg: String,
}

/// An error as it travels: its own fields and a sentence for developers.
pub fn error(error: &(impl Serialize + std::fmt::Display)) -> Value {
    let mut value = serde_json::to_value(error).unwrap_or_default();
    if let Value::Object(fields) = &mut value {
        fields.insert("message".into(), error.to_string().into());
    }
    value
}

/// A message as it is sent.
pub fn text(message: &impl Serialize) -> String {
    // The messages are plain data with string keys: nothing in them can fail
    // to be written.
    serde_json::to_string(message).expect("a message can be written")
}
