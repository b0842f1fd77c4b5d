//! Everything that travels between a device and the host: two enums, one for
//! each direction. `docs/protocol.md` explains them for other clients.
//!
//! The same messages go over a phone's WebSocket, where all but the first two
//! are sealed, and over the window's own channel. `C` and `V` stand for the
//! commands and the views of the game that a table plays. The host passes them
//! on as JSON, and only the table's task knows their types.

use std::fmt;

use rules::{
    award::Award,
    colour::Colour,
    expects::Expects,
    game::UnixMillis,
    people::{Group, Person},
    seat::{PerSeat, Seat},
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    agree::{Commitment, Pictures, PublicKey},
    clock::HostMillis,
    disk::Obstacle,
    link::{Proof, Role, TableId},
    practice::PracticeStep,
    seal::Share,
    timing::Timing,
};

/// The longest message that a device may send, without its seal. The settings
/// are the longest that an honest device sends.
pub const LONGEST_MESSAGE: usize = 16 * 1024;

/// Where a QR code of [`HostAsk::Code`] may lead.
pub const CODE_PREFIX: &str = "https://app.bgstatsapp.com/";

/// The longest text of such a code, in bytes: a phone can still read it from a
/// screen that is as small as itself.
pub const LONGEST_CODE: usize = 1000;

/// Raised whenever a message changes its meaning.
pub const PROTOCOL: u32 = 3;

/// From a device to the host.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ClientMessage<C = Value> {
    /// The first message, and the only one that is not sealed: who this is,
    /// proved by the answer to the challenge.
    Hello {
        protocol: u32,
        role: Role,
        /// What this device contributes to the nonces of this connection.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        nonce: Share,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        proof: Proof,
    },
    /// The first message of a phone that has no link: it asks for a seat. It
    /// isn't sealed, nor is the key that follows.
    Knock {
        protocol: u32,
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        nonce: Share,
    },
    /// The phone's half of the agreement, after [`ServerMessage::Commitment`].
    Key {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        key: PublicKey,
    },
    /// Asks for the host's time; `sent` comes back unchanged.
    Ping { sent: f64 },
    /// How well this device knows the host's clock: how far off it may be, in
    /// milliseconds, or nothing while it doesn't know it well enough.
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
    /// Nobody is to be hurried: the answers do not close by themselves.
    #[serde(rename = "wait")]
    KeepOpen,
    /// The answer to [`ServerMessage::Probe`], sent at once.
    Echo {
        probe: u32,
        /// When the probe arrived, by this device's own clock.
        at: f64,
    },
    /// A finger has touched something in a race. It is `done` as soon as its
    /// place in the order is certain and the game has been told.
    Touch {
        id: u32,
        #[serde(default)]
        seat: Option<Seat>,
        /// What was touched: a number that the game gave to its screens.
        on: u8,
        /// When that was, by the same clock as the echoes.
        #[serde(default)]
        at: Option<f64>,
    },
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
    /// The player at this phone would like to play again, or not after all. As
    /// soon as most want it, the next game begins.
    Again { id: u32, on: bool },
    /// The name and the colour of whoever has this phone, until the game begins.
    /// If somebody else has that colour, the two swap.
    MyGoat { id: u32, name: String, colour: Colour },
    /// What only the table device may ask.
    Ask { id: u32, ask: Ask },
}

/// What only the table device asks.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(untagged)]
pub enum Ask {
    Host(HostAsk),
    Table(TableAsk),
}

impl From<HostAsk> for Ask {
    fn from(ask: HostAsk) -> Ask {
        Ask::Host(ask)
    }
}

impl From<TableAsk> for Ask {
    fn from(ask: TableAsk) -> Ask {
        Ask::Table(ask)
    }
}

/// What concerns the table that is open on this device.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "what", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum TableAsk {
    /// Who sits here, until the game begins. Whoever has no id gets one.
    People { group: Group },
    /// The next game: this one, for the same group or for another.
    NextGame {
        game: String,
        #[serde(default)]
        group: Option<Group>,
    },
    /// The same game again, for the same group.
    Again,
    /// A link for each seat.
    Links,
    /// Withdraws the seat's link and makes a new one.
    RevokeLink { seat: Seat },
    /// The player carries on at the table device.
    TakeSeat { seat: Seat },
    /// The seat is free again for anybody who has its link.
    FreeSeat { seat: Seat },
    /// Whether this table counts with hold pads.
    UsePads { on: bool },
    /// Whether phones may make sound at this table.
    PhonesSound { on: bool },
    /// Whether a second device may take a held seat.
    Decide { request: u32, allow: bool },
    /// The pictures are the same: the phone at the door gets this seat's link.
    LetIn { knock: u32, seat: Seat },
    /// They aren't, or nobody knows that phone.
    SendAway { knock: u32 },
    /// People know that steps were lost, and carry on from here.
    GoOn,
}

/// What concerns all tables of this host, or none.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "what", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum HostAsk {
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
    /// What the table screen wants to remember, in a form of its own.
    Settings,
    SaveSettings {
        settings: Value,
    },
    /// A question about the parts of a game, in that game's own form.
    Advice {
        game: String,
        question: Value,
    },
    /// What comes of these steps in a game that nobody keeps, so that people
    /// can practise with the real rules.
    Practice {
        game: String,
        players: Vec<Person>,
        steps: Vec<PracticeStep>,
    },
    /// Tries a file again that could not be used; [`Answer::Tables`] lists them.
    TryAgain {
        name: String,
    },
    /// Takes a file off that list. The file itself stays where it is.
    Dismiss {
        name: String,
    },

    // Moving to another device.
    /// Everything that was kept, as one file; the game in progress at a table only
    /// if it is named. Whoever has saved the file closes that table.
    Export {
        #[serde(default)]
        table: Option<TableId>,
    },
    /// The next piece of such a file. After the last one it is taken in, which
    /// replaces nothing that is here. If a code is needed or wrong, the pieces are
    /// kept, and the code alone can follow.
    Import {
        piece: String,
        #[serde(default)]
        last: bool,
        #[serde(default)]
        code: Option<String>,
    },

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
    /// A QR code for the phones of people who want to keep the result in another
    /// app: a link that starts with [`CODE_PREFIX`].
    Code {
        text: String,
    },

    // Paper. What an order is depends on the game.
    /// How one page of an order looks, counted from 0.
    Preview {
        game: String,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        order: Value,
        page: usize,
    },
    /// The whole order as a PDF; [`ServerMessage::Progress`] reports how far it is.
    Print {
        game: String,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        order: Value,
    },
}

/// From the host to a device.
#[expect(clippy::large_enum_variant, reason = "a message is written at once and never kept")]
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ServerMessage<V = Value> {
    /// The first message, not sealed: the hello must answer it.
    Challenge {
        protocol: u32,
        /// What the host contributes to the nonces of this connection.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        challenge: Share,
        app: String,
    },
    /// The answer to a knock: a hash of the host's key, which the phone gets to
    /// see once it has said its own.
    Commitment {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        commitment: Commitment,
    },
    /// The key that the host has committed itself to. From here on everything is
    /// sealed with the key that both have agreed on.
    Reveal {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        key: PublicKey,
    },
    /// Somebody at the table has compared the pictures. This is the fragment of a
    /// link, and the connection has served its purpose.
    LetIn {
        fragment: String,
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
    /// answers have the same length.
    Whisper {
        id: u32,
        whisper: Value,
    },
    /// It was refused, and nothing has changed.
    Refused {
        id: u32,
        /// A code, its details, and an English sentence.
        error: Value,
    },
    Pong {
        sent: f64,
        received: HostMillis,
        answered: HostMillis,
    },
    /// Asks what time it is there; to be answered at once with
    /// [`ClientMessage::Echo`]. So the host knows the device's clock, and how
    /// long messages take.
    Probe {
        probe: u32,
    },
    Answer {
        id: u32,
        answer: Answer,
    },
    /// The question `id` takes a while: how many pages are done, and of how many.
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
    /// Who is at the door, for the table device alone.
    pub door: Option<DoorView>,
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
    /// What the phone shows, too, if nobody is in between.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub pictures: Pictures,
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
    /// Everybody who sits here, by seat.
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

#[derive(Clone, PartialEq, Serialize, Deserialize)]
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
    Practice {
        /// What the table device would see now.
        view: Value,
        /// Why the rules refuse a step. Those before it were taken, those after
        /// it were not.
        refused: Option<Value>,
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
    pub players: Vec<Person>,
    pub lost: Option<Lost>,
    pub view: V,
}

/// A file that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct SetAside {
    /// Its name for [`Ask::TryAgain`] and [`Ask::Dismiss`].
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

/// Why a file cannot be used.
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

/// What may be printed of a message: what kind it is, and what it answers. The
/// rest may be for one person alone, and must not slip into a log line or a
/// crash report.
const PRINTED: [&str; 7] = ["type", "id", "ask", "what", "answer", "error", "code"];

fn print(message: &impl Serialize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    fn sketch(value: Value) -> Value {
        match value {
            Value::Object(fields) => {
                let shown = fields.into_iter().filter(|(name, _)| PRINTED.contains(&&**name));
                shown.map(|(name, value)| (name, sketch(value))).collect()
            }
            Value::Array(_) => Value::Null,
            plain => plain,
        }
    }
    write!(f, "{}", sketch(serde_json::to_value(message).unwrap_or_default()))
}

impl<C: Serialize> fmt::Debug for ClientMessage<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl fmt::Debug for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl fmt::Debug for HostAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl fmt::Debug for TableAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl<V: Serialize> fmt::Debug for ServerMessage<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl fmt::Debug for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl<V> fmt::Debug for TableView<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "view {} of {:?}, round {}", self.version, self.table, self.round)
    }
}

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Link({:?}, hidden)", self.seat)
    }
}

/// An error as it is sent: its own fields and a sentence for developers.
pub fn error(error: &(impl Serialize + fmt::Display)) -> Value {
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
