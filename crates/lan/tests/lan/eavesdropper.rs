//! Somebody records everything on the Wi-Fi. The table device's link is used on
//! another device, too, so every byte of the evening is in the recording.
//!
//! Nothing after the handshake can be read, and what can be measured, namely the
//! lengths and their order, is the same under every secret.

use std::{
    collections::{BTreeMap, HashSet},
    mem,
    sync::{Arc, Mutex},
};

use ::table::{
    agree::{OwnKey, PublicKey, Said},
    link::{DeviceId, Role, Secrets},
    seal::{self, SHORT_STEP, STEP, Seals, Share, TAG},
    wire::{CODE_PREFIX, HostAsk, ServerMessage, TableAsk},
};
use rules::{
    hidden::Hidden,
    scapegoat::{advice::Question, command::Command},
    seat::Seat,
};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{
        TcpListener, TcpStream,
        tcp::{OwnedReadHalf, OwnedWriteHalf},
    },
};

use crate::{
    client::Client,
    secrecy::{plan_with_dice, play},
    table::*,
};

/// A wire to the server on which somebody listens in.
pub(crate) struct Wire {
    pub(crate) port: u16,
    connections: Arc<Mutex<Vec<[Tape; 2]>>>,
}

/// The bytes that went in one direction.
type Tape = Arc<Mutex<Vec<u8>>>;

/// Everything that crossed the wire on one connection.
pub(crate) struct Overheard {
    pub(crate) up: Direction,
    pub(crate) down: Direction,
}

pub(crate) struct Direction {
    /// All bytes in order.
    raw: Vec<u8>,
    /// The HTTP requests and answers before the socket was opened.
    pub(crate) head: String,
    /// The frames of the socket, each with its kind and without its mask.
    pub(crate) frames: Vec<(u8, Vec<u8>)>,
}

pub(crate) const TEXT: u8 = 1;
pub(crate) const BINARY: u8 = 2;

impl Wire {
    pub(crate) async fn new(target: u16) -> Wire {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let connections = Arc::new(Mutex::new(Vec::new()));
        let all: Arc<Mutex<Vec<[Tape; 2]>>> = connections.clone();
        tokio::spawn(async move {
            while let Ok((inner, _)) = listener.accept().await {
                let outer = TcpStream::connect(("127.0.0.1", target)).await.unwrap();
                for stream in [&inner, &outer] {
                    stream.set_nodelay(true).unwrap();
                }
                let [up, down] = [Tape::default(), Tape::default()];
                all.lock().unwrap().push([up.clone(), down.clone()]);
                let (inner_read, inner_write) = inner.into_split();
                let (outer_read, outer_write) = outer.into_split();
                tokio::spawn(pass(inner_read, outer_write, up));
                tokio::spawn(pass(outer_read, inner_write, down));
            }
        });
        Wire { port, connections }
    }

    /// The connections since the last call, in the order in which they came.
    pub(crate) fn take(&self) -> Vec<Overheard> {
        let taken = mem::take(&mut *self.connections.lock().unwrap());
        let read = |tape: &Tape| Direction::read(tape.lock().unwrap().clone());
        taken.iter().map(|[up, down]| Overheard { up: read(up), down: read(down) }).collect()
    }
}

async fn pass(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, tape: Tape) {
    let mut buffer = vec![0; 8192];
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        tape.lock().unwrap().extend_from_slice(&buffer[..length]);
        if to.write_all(&buffer[..length]).await.is_err() {
            break;
        }
    }
}

impl Direction {
    /// Splits a recording into its parts.
    fn read(raw: Vec<u8>) -> Direction {
        let end = find(&raw, b"\r\n\r\n").expect("the head of a request");
        let head = String::from_utf8(raw[..end].to_vec()).expect("a head is text");
        let mut rest = &raw[end + 4..];
        let mut frames = Vec::new();
        while !rest.is_empty() {
            frames.push(next_frame(&mut rest).expect("frames from end to end"));
        }
        Direction { head, frames, raw }
    }

    fn of_kind(&self, kind: u8) -> impl Iterator<Item = &[u8]> {
        self.frames.iter().filter(move |frame| frame.0 == kind).map(|(_, bytes)| &bytes[..])
    }

    fn sealed(&self) -> impl Iterator<Item = &[u8]> {
        self.of_kind(BINARY)
    }

    /// The only message that isn't sealed.
    fn open(&self) -> Value {
        let texts: Vec<&[u8]> = self.of_kind(TEXT).collect();
        let [text] = texts[..] else { panic!("{} texts in the open", texts.len()) };
        let first = self.frames.iter().map(|frame| frame.0).find(|kind| *kind <= BINARY);
        assert_eq!(first, Some(TEXT), "and it is the first one");
        serde_json::from_slice(text).expect("JSON")
    }
}

impl Overheard {
    /// What can be measured: the lengths in each direction. Frames that only keep a
    /// socket alive are left out, because they depend on time and not on what's
    /// said.
    pub(crate) fn lengths(&self) -> [Vec<usize>; 2] {
        [&self.up, &self.down].map(|direction| {
            let said = direction.frames.iter().filter(|(kind, _)| *kind <= BINARY);
            said.map(|(_, payload)| without_pictures(payload.len())).collect()
        })
    }

    /// What somebody who holds this link can read. It's nothing if the connection
    /// was made with another link.
    fn opened(&self, secrets: &Secrets) -> Option<Vec<String>> {
        let share = |value: &Value| serde_json::from_value::<Share>(value.clone()).unwrap();
        let hello = self.up.open();
        let [host, device] = [&self.down.open()["challenge"], &hello["nonce"]].map(share);
        let proof = serde_json::from_value(hello["proof"].clone()).unwrap();
        let (_, mut line) = secrets.check(host, device, &proof)?;
        let up = self.up.sealed().map(|bytes| line.up.open(bytes.to_vec()).unwrap());
        let mut opened: Vec<_> = up.collect();
        opened.extend(self.down.sealed().map(|bytes| line.down.open(bytes.to_vec()).unwrap()));
        Some(opened.into_iter().map(|text| String::from_utf8(text).unwrap()).collect())
    }
}

/// The length of an answer with links depends on its pictures, which show random
/// links. Nothing else in a game is as long.
pub(crate) fn without_pictures(length: usize) -> usize {
    length.min(6 * 1024)
}

/// Reads a frame: its kind, and its content without the mask.
fn next_frame(rest: &mut &[u8]) -> Option<(u8, Vec<u8>)> {
    let mut take = |length: usize| rest.split_off(..length);
    let &[first, second] = take(2)? else { return None };
    assert!(first & 0x80 != 0, "nobody here sends frames in pieces");
    let mut number =
        |bytes: usize| Some(take(bytes)?.iter().fold(0, |sum, byte| sum << 8 | usize::from(*byte)));
    let length = match second & 0x7F {
        126 => number(2)?,
        127 => number(8)?,
        length => usize::from(length),
    };
    let mask = if second & 0x80 == 0 { &[0] } else { take(4)? };
    let payload = take(length)?.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask);
    Some((first & 0x0F, payload.collect()))
}

fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    haystack.windows(needle.len()).position(|window| window == needle)
}

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().into_iter().flatten().map(|(key, _)| key.as_str()).collect()
}

/// Every connection can be opened with its own link and with no other. So whoever
/// photographs a seat's code can read that seat, and no more. Returns what was said.
pub(crate) fn opened_by_its_own_link_only(
    overheard: &[Overheard],
    fragments: &[String],
) -> Vec<String> {
    let secrets: Vec<Secrets> =
        fragments.iter().map(|fragment| Secrets::from_fragment(fragment).unwrap().1).collect();
    let mut said = Vec::new();
    for connection in overheard {
        let opened: Vec<_> =
            secrets.iter().filter_map(|secrets| connection.opened(secrets)).collect();
        assert_eq!(opened.len(), 1);
        said.extend(opened.into_iter().flatten());
    }
    said
}

/// No eight consecutive bytes of anything that was said are on the wire.
pub(crate) fn nothing_is_readable(overheard: &[Overheard], said: &[String]) {
    let pieces: HashSet<&[u8]> = said.iter().flat_map(|text| text.as_bytes().windows(8)).collect();
    for direction in overheard.iter().flat_map(|connection| [&connection.up, &connection.down]) {
        for bytes in direction.sealed().flat_map(|bytes| bytes.windows(8)) {
            assert!(!pieces.contains(bytes), "{:?}", String::from_utf8_lossy(bytes));
        }
    }
}

/// Neither is any link, whole or in part, in any encoding.
pub(crate) fn no_link_is_in(overheard: &[Overheard], fragments: &[String]) {
    let mut wire: Vec<u8> = Vec::new();
    for direction in overheard.iter().flat_map(|connection| [&connection.up, &connection.down]) {
        wire.extend(&direction.raw);
        wire.extend(direction.frames.iter().flat_map(|(_, payload)| payload));
    }
    let on_the_wire: HashSet<&[u8]> = wire.windows(8).collect();
    for bytes in fragments.iter().map(|fragment| seal::decode(fragment).unwrap()) {
        // The table's id and the seat come first, but those are in the hello.
        let secret = &bytes[6..];
        let mut writings = vec![secret.to_vec()];
        writings.push(secret.iter().flat_map(|byte| format!("{byte:02x}").into_bytes()).collect());
        writings.extend((0..3).map(|skip| seal::encode(&bytes[6 + skip..]).into_bytes()));
        for piece in writings.iter().flat_map(|writing| writing.windows(8)) {
            assert!(!on_the_wire.contains(piece));
        }
    }
}

/// Asks whatever a table device can ask besides playing.
async fn ask_everything(table: &mut Table) {
    let device = &mut table.device;
    let settings = json!({ "theme": "midnight barn" });
    device.ask(HostAsk::SaveSettings { settings }).await.unwrap();
    let wifi = |key: &str| HostAsk::WifiCode {
        name: "Barn".into(),
        key: key.into(),
        kind: "wpa".into(),
        hidden: false,
    };
    device.ask(wifi("hay and oats")).await.unwrap();
    let text = format!("{CODE_PREFIX}createPlay.html?data=Maximiliana");
    device.ask(HostAsk::Code { text }).await.unwrap();
    device.ask(TableAsk::PhonesSound { on: true }).await.unwrap();
    let question = Question::Mat { players: 3, owner: Seat(0), cells: vec![Seat(1); 60] };
    let question = serde_json::to_value(question).unwrap();
    device.ask(HostAsk::Advice { game: "scapegoat".into(), question }).await.unwrap();
    for ask in [HostAsk::Settings, HostAsk::Tables, HostAsk::History, HostAsk::Network] {
        device.ask(ask).await.unwrap();
    }
    device.ask(TableAsk::Links).await.unwrap();
    device.ask(TableAsk::RevokeLink { seat: Seat(2) }).await.unwrap();
    let (seat, link) = links(device).await.remove(2);
    let phone = Phone::join(table.port, seat, &link).await.expect("the new link");
    table.phones[2] = phone;
}

/// From the last look on: everybody points at somebody who sits so far to their left.
pub(crate) async fn point(table: &mut Table, left: usize) {
    table.phone(Seat(1)).play(Command::CallCops).await.unwrap();
    table.device.play(None, &Command::Ready).await.unwrap();
    table.device.until_step("point").await.unwrap();
    table.settle().await;
    for seat in Seat::all(table.phones.len()) {
        let at = seat.left(left, table.phones.len());
        table.phone(seat).play(Command::Point { at: Hidden(at) }).await.unwrap();
        table.settle().await;
    }
}

/// From the last look to the end of the game.
pub(crate) async fn go_to_the_cops(table: &mut Table) {
    point(table, 1).await;
    table.device.play(None, &Command::Reveal).await.unwrap();
    table.device.until_step("over").await.unwrap();
    table.settle().await;
}

#[tokio::test]
async fn nothing_can_be_read_beyond_the_handshake() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let wire = Wire::new(server.port()).await;
    let mut plan = plan_with_dice(4);
    for (player, name) in plan.people.iter_mut().zip(["Ana", "Begoña", "Íñigo", "Zoë"]) {
        player.name = name.to_owned();
    }
    let mut table = Table::watched_through(&server, wire.port, plan).await;
    let mut fragments = vec![fragment(&server.table_link()).to_owned()];
    fragments.extend(table.phones.iter().map(|phone| fragment(&phone.link).to_owned()));
    let onlooker = table.onlooker.as_ref().unwrap();
    fragments.push(fragment(&onlooker.link).to_owned());
    play(&mut table).await;
    // A phone is cut off and comes back over the same wire.
    let Phone { device, link, .. } = &table.phones[0];
    let again = Client::join_through(wire.port, table.port, fragment(link), *device);
    table.phones[0].client = again.await.unwrap();
    table.settle().await;
    go_to_the_cops(&mut table).await;
    table.device.ask(TableAsk::Again).await.unwrap();
    ask_everything(&mut table).await;
    let overheard = wire.take();
    assert_eq!(overheard.len(), 7, "the table device, four phones, an onlooker, one again");

    for connection in &overheard {
        let Overheard { up, down } = connection;
        assert!(up.head.starts_with("GET /socket HTTP/1.1\r\n"), "{}", up.head);
        assert!(down.head.starts_with("HTTP/1.1 101 "), "{}", down.head);
        assert_eq!(keys(&down.open()), ["app", "challenge", "protocol", "type"]);
        assert_eq!(keys(&up.open()), ["nonce", "proof", "protocol", "role", "type"]);
        for (kind, payload) in up.frames.iter().chain(&down.frames) {
            match *kind {
                TEXT => {}
                BINARY => assert_eq!(payload.len() % SHORT_STEP, TAG, "lengths grow in steps"),
                _ => assert!(payload.is_empty(), "what keeps a socket alive says nothing"),
            }
        }
    }

    let said = opened_by_its_own_link_only(&overheard, &fragments);
    for word in [
        "Begoña",
        "matSays",
        "wholeMat",
        "\"peek\"",
        "\"card\"",
        "hay and oats",
        "midnight barn",
        "\"cells\"",
        "\"url\"",
        "\"scapegoat\"",
        "\"ping\"",
        "\"pong\"",
        "\"pad\"",
        "\"point\"",
    ] {
        assert!(said.iter().any(|text| text.contains(word)), "{word}: there was much to hear");
    }

    nothing_is_readable(&overheard, &said);
    no_link_is_in(&overheard, &fragments);
    server.stop().await;
}

#[tokio::test]
async fn whatever_the_secret_the_lengths_are_the_same_in_the_same_order() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let wire = Wire::new(server.port()).await;
    let players = 3;
    let mut by_secret = BTreeMap::new();
    // As in `secrecy.rs`, the bound only keeps the test from running for ever.
    for _ in 0..300 {
        let setup = plan_with_dice(players);
        let mut table = Table::watched_through(&server, wire.port, setup).await;
        let secret = play(&mut table).await;
        let lengths: Vec<_> = wire.take().iter().map(Overheard::lengths).collect();
        by_secret.insert((secret.scapegoat.0, secret.decoy.0), lengths);
        if by_secret.len() == players * (players - 1) {
            break;
        }
    }
    assert_eq!(by_secret.len(), players * (players - 1), "all secrets were played");
    let mut recordings = by_secret.values();
    let first = recordings.next().unwrap();
    assert_eq!(first.len(), 2 + players);
    assert!(first.iter().flatten().all(|lengths| lengths.len() > 20), "there is much to measure");
    for other in recordings {
        assert_eq!(first, other);
    }
    server.stop().await;
}

#[tokio::test]
async fn an_old_recording_opens_nothing_and_nobody_gets_in_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let wire = Wire::new(server.port()).await;
    let mut table = Table::through(&server, wire.port, plan_with_dice(3)).await;
    table.settle().await;
    let recorded = wire.take().remove(1);
    // Everything that the phone sent is sent again on a new connection.
    let mut stream = TcpStream::connect(("127.0.0.1", server.port())).await.unwrap();
    stream.write_all(&recorded.up.raw).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let heard = Direction::read(answer);
    let texts: Vec<Value> =
        heard.of_kind(TEXT).map(|text| serde_json::from_slice(text).unwrap()).collect();
    assert_eq!(texts.len(), 2);
    assert_eq!(texts[1]["error"]["code"], "linkInvalid");
    assert_eq!(heard.sealed().count(), 0);
    // The link itself still works, so that wasn't the reason.
    let (role, secrets) = Secrets::from_fragment(fragment(&table.phones[0].link)).unwrap();
    assert!(matches!(role, Role::Seat { .. }) && recorded.opened(&secrets).is_some());
    let device = DeviceId::random();
    let link = fragment(&table.phones[0].link);
    Client::join(table.port, link, device).await.expect("it may ask for the seat");
    server.stop().await;
}

/// The whole way from the knock to the seat is in the recording.
#[tokio::test]
async fn whoever_listens_at_the_door_learns_neither_the_key_nor_the_link() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let wire = Wire::new(server.port()).await;
    let mut device = table_device(&server).await;
    open_table(&mut device, plan(3)).await;
    let mut phone = Client::connect(wire.port, server.port(), Secrets::random()).await.unwrap();
    let agreed = phone.knock().await.unwrap();
    device.until(|view| view.door.is_some()).await.unwrap();
    let door = device.view.as_ref().unwrap().door.clone().unwrap();
    assert_eq!(door.pictures, agreed.pictures);
    device.ask(TableAsk::LetIn { knock: door.knock, seat: Seat(2) }).await.unwrap();
    let ServerMessage::LetIn { fragment } = phone.next().await.unwrap() else { panic!("no link") };
    drop(phone);
    let port = server.port();
    let joined = Client::join_through(wire.port, port, &fragment, DeviceId::random()).await;
    let mut player = joined.expect("a link that works");
    player.until(|view| view.door.is_none()).await.unwrap();

    let overheard = wire.take();
    let door = &overheard[0];
    let said = |direction: &Direction| -> Vec<String> {
        let texts = direction.of_kind(TEXT);
        let texts = texts.map(|text| serde_json::from_slice::<Value>(text).expect("JSON"));
        texts.map(|text| text["type"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(said(&door.up), ["knock", "key"]);
    assert_eq!(said(&door.down), ["challenge", "commitment", "reveal"]);
    let sealed: Vec<usize> = door.down.sealed().map(<[u8]>::len).collect();
    assert_eq!(sealed, [STEP + TAG], "the link, as long as anything else that's short");

    let link = seal::decode(&fragment).unwrap();
    let (token, key) = link[6..].split_at(16);
    let secrets = [token, key, &agreed.key.bytes()[..], fragment.as_bytes()];
    for connection in &overheard {
        for raw in [&connection.up.raw, &connection.down.raw] {
            for secret in secrets {
                assert_eq!(find(raw, secret), None);
                assert_eq!(find(raw, seal::encode(secret).as_bytes()), None);
            }
        }
    }
    // Not even with everything that was said in the open, and a key of one's own.
    let open = |direction: &Direction, number: usize, field: &str| {
        let text = direction.of_kind(TEXT).nth(number).unwrap();
        serde_json::from_slice::<Value>(text).unwrap()[field].take()
    };
    let challenge: Share = serde_json::from_value(open(&door.down, 0, "challenge")).unwrap();
    let nonce: Share = serde_json::from_value(open(&door.up, 0, "nonce")).unwrap();
    let phone: PublicKey = serde_json::from_value(open(&door.up, 1, "key")).unwrap();
    let host: PublicKey = serde_json::from_value(open(&door.down, 2, "key")).unwrap();
    let said = Said { challenge, nonce, host, phone };
    let sealed = door.down.sealed().next().unwrap();
    for theirs in [host, phone] {
        let guess = OwnKey::random().agree(theirs, &said).unwrap();
        assert_eq!(Seals::down(&guess.key, challenge, nonce).open(sealed.to_vec()), None);
    }
    server.stop().await;
}
