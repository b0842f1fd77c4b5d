//! What devices say.

use std::fmt;

use rules::{
    colour::Colour,
    people::{Group, Person, PersonId},
    seat::Seat,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Screens, print};
use crate::{
    agree::PublicKey,
    clock::HostMillis,
    link::{Proof, Role, TableId},
    practice::PracticeStep,
    seal::{SHORT_STEP, STEP, Share},
};

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
        /// It is a screen for everybody, and asks for no seat.
        #[serde(default)]
        is_screen: bool,
    },
    /// The phone's half of the agreement, after `ServerMessage::Commitment`.
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
    /// Nobody should be hurried: the answers don't close by themselves.
    #[serde(rename = "wait")]
    KeepOpen,
    /// The answer to `ServerMessage::Probe`, sent at once.
    Echo {
        probe: u32,
        /// When the probe arrived, by this device's own clock.
        at: f64,
    },
    /// A finger has touched something in a race. It is `done` as soon as its
    /// place in the order is certain and the game knows about it.
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
    /// The name and colour of this phone's player, until the game begins.
    /// If somebody else has that colour, the two swap.
    MyGoat { id: u32, name: String, colour: Colour },
    /// Somebody who watches on a phone would like to play the next game under this
    /// name, or not after all.
    WouldPlay {
        id: u32,
        #[serde(default)]
        name: Option<String>,
    },
    /// What only the table device may ask. Those who watch may ask for `Links`.
    Ask { id: u32, ask: Ask },
}

impl<C> ClientMessage<C> {
    /// Its length is a multiple of this before it's sealed.
    pub(crate) fn step(&self) -> usize {
        match self {
            ClientMessage::Ping { .. }
            | ClientMessage::Clock { .. }
            | ClientMessage::Pad { .. }
            | ClientMessage::KeepOpen
            | ClientMessage::Echo { .. }
            | ClientMessage::Touch { .. } => SHORT_STEP,
            ClientMessage::Hello { .. }
            | ClientMessage::Knock { .. }
            | ClientMessage::Key { .. }
            | ClientMessage::Play { .. }
            | ClientMessage::LeaveSeat { .. }
            | ClientMessage::Again { .. }
            | ClientMessage::MyGoat { .. }
            | ClientMessage::WouldPlay { .. }
            | ClientMessage::Ask { .. } => STEP,
        }
    }
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
    /// A link for each seat; for those who only watch, for each free one, and only
    /// while the table shows them.
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
    /// The pictures are the same: the screen at the door may watch.
    LetInToWatch { knock: u32 },
    /// They aren't, or nobody knows that phone.
    SendAway { knock: u32 },
    /// The link for those who only watch.
    OnlookersLink,
    /// Withdraws it, sends everybody away who came with it, and makes a new one.
    RevokeOnlookers,
    /// What big screens do here.
    Screens { screens: Screens },
    /// Somebody who watches has got a seat: their phone gets its link.
    SeatOnlooker { wish: u32, seat: Seat },
    /// Not this time.
    DeclineOnlooker { wish: u32 },
    /// People know that steps were lost, and carry on from here.
    GoOn,
    /// People know that the game was copied, and play on here.
    PlayOn,
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
    /// Deletes a finished game for good, here and in what is kept besides.
    DeleteGame {
        table: TableId,
        round: u32,
    },
    /// Takes a person out of all finished games, which keep their results: those
    /// with one of these ids, and those with this name and no id.
    ForgetPerson {
        ids: Vec<PersonId>,
        name: String,
    },
    /// What the table screen wants to remember, in a form of its own.
    Settings,
    SaveSettings {
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        settings: Value,
    },
    /// A question about the parts of a game, in that game's own form.
    Advice {
        game: String,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        question: Value,
    },
    /// What comes of these steps in a game that nobody keeps, so that people
    /// can practise with the real rules.
    Practice {
        game: String,
        players: Vec<Person>,
        steps: Vec<PracticeStep>,
    },
    /// Tries a file again that could not be used; `Answer::Tables` lists them.
    TryAgain {
        name: String,
    },
    /// Takes a file off that list. The file itself stays where it is.
    Dismiss {
        name: String,
    },

    // Moving to another device.
    /// Everything that was kept, as one file; the game in progress at a table only
    /// if it is named. Then everybody at that table is told, and it stands still
    /// until `TableAsk::PlayOn`, or is closed.
    Export {
        #[serde(default)]
        table: Option<TableId>,
    },
    /// The next piece of such a file. After the last one it is taken in, which
    /// replaces nothing that is here. If a code is needed or wrong, the pieces are
    /// kept, and the code alone can follow. An empty piece that isn't the last
    /// abandons those before it.
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
    /// Phones may also come through the relay at this address, until `LeaveRelay`.
    UseRelay {
        place: String,
    },
    LeaveRelay,
    /// A short code that leads to this host's door at the relay.
    RelayCode,
    WifiCode {
        name: String,
        key: String,
        kind: String,
        #[serde(default)]
        hidden: bool,
    },
    /// A QR code for the phones of people who want to keep the result in another
    /// app: a link that starts with `CODE_PREFIX`.
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
    /// The whole order as a PDF; `ServerMessage::Progress` reports how far it is.
    Print {
        game: String,
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        order: Value,
    },
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
