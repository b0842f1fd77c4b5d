//! Nobody hears on the wire what he may not know.
//!
//! The same game is played again and again, with the same dice and the same
//! taps; only the host's secret differs. All that any device is sent must be
//! the same, byte for byte, but for times, ids and the sealed answers, and
//! those must be equal in length.

use std::collections::BTreeMap;

use ::table::{
    link::Role,
    seal,
    wire::{Answer, Ask, ClientMessage, TableView},
};
use print::{Order, Sheets};
use rules::{
    hidden::Hidden,
    scapegoat::{
        board::Location,
        checklist::Chore,
        colour::{Colour, Colours},
        command::Command,
        dice::Dice,
        edition::Edition,
        mats::Secret,
        plan::{Plan, Row},
    },
    seat::Seat,
};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

use crate::{client::Client, table::*};

/// Real dice are entered, so that the roll is the same in every game.
pub(crate) fn plan_with_dice(players: usize) -> Plan {
    let mut plan = plan(players);
    plan.kit.white_die = true;
    plan.kit.black_die = true;
    plan
}

/// Plays one game up to a failed frame attempt and everybody's third look.
async fn play(table: &mut Table) -> Secret {
    let players = table.phones.len();
    table.device.ask(Ask::UsePads { on: true }).await.unwrap();
    let row = [Location::Prepare, Location::Stash, Location::Spy, Location::Trade, Location::Cops];
    table.device.play(None, &Command::LayRow { row: Row(row) }).await.unwrap();
    table.settle().await;
    for chore in Chore::ALL {
        table.phone(Seat(1)).play(Command::Tick { chore, done: true }).await.unwrap();
        table.settle().await;
    }
    table.device.play(None, &Command::Begin).await.unwrap();
    table.device.play(None, &Command::Roll { white: Some(4), black: Some(7) }).await.unwrap();
    let secret = table.everybody_looks().await;
    table.phone(Seat(0)).play(Command::Move { to: Location::Spy }).await.unwrap();
    table.settle().await;
    table.phone(Seat(0)).play(Command::Spy { on: Seat(1) }).await.unwrap();
    table.settle().await;
    table.device.play(None, &Command::Undo).await.unwrap();
    table.settle().await;
    table.device.play(None, &Command::Untrack).await.unwrap();
    table.settle().await;
    table.phone(Seat(1)).play(Command::Frame).await.unwrap();
    table.settle().await;
    for seat in Seat::all(players) {
        let colours: Colours = [Colour::ALL[usize::from(seat.0)]].into_iter().collect();
        let card = Command::Card { colours: Hidden(colours) };
        table.phone(seat).client.whisper(None, &card).await.unwrap();
        table.settle().await;
    }
    // Two hold a pad and let go; the views that this makes come in one order.
    for seat in [Seat(0), Seat(1)] {
        table.phone(seat).client.send(&ClientMessage::Clock { doubt: Some(4.0) }).await;
        table.phone(seat).client.pad(None, None).await;
        table.settle().await;
    }
    table.device.play(None, &Command::Ready).await.unwrap();
    table.device.until(|view| view.countdown.is_some()).await.unwrap();
    let zero_at = table.device.zero_at().unwrap();
    table.device.until_step("frameEntry").await.unwrap();
    table.settle().await;
    for seat in [Seat(0), Seat(1)] {
        table.phone(seat).client.pad(None, Some(zero_at)).await;
        table.settle().await;
    }
    table.device.until(has_timings).await.unwrap();
    table.settle().await;
    table.device.play(None, &Command::Judge).await.unwrap();
    table.settle().await;
    assert_eq!(table.device.step(), "open");
    for seat in Seat::all(players) {
        table.phone(seat).client.whisper(None, &Command::OpenMat).await.unwrap();
        table.settle().await;
    }
    table.everybody_looks().await;
    table.settle().await;
    secret
}

/// A mat of another edition, in the middle of the game: what is on it and how
/// much it is must not depend on the mats of this table.
async fn print_something(table: &mut Table) {
    let order = Order {
        players: [3].into(),
        sheets: [Sheets::Mats].into(),
        mat: Some(Colour::Red),
        ..Order::everything(Edition(7))
    };
    let pages = print::pages(&order).unwrap();
    let svg = print::svg::write(&pages[1]);
    let order = serde_json::to_value(order).unwrap();
    let ask = Ask::Preview { game: "scapegoat".into(), order, page: 1 };
    let answer = table.device.ask(ask).await.unwrap();
    assert!(answer == Some(Answer::Preview { svg, pages: 2 }));
}

fn has_timings(view: &TableView) -> bool {
    view.pads.as_ref().is_some_and(|pads| pads.timings.is_some())
}

/// What differs between two games for good reasons, made the same.
fn neutral(frame: &str) -> String {
    fn walk(value: &mut Value) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    match name.as_str() {
                        "openedAt" | "awaySince" | "last" | "zeroAt" | "closesAt" | "received"
                        | "answered"
                            if value.is_number() =>
                        {
                            *value = "a time".into();
                        }
                        // Public: it is printed on the mats.
                        "printed" if value.is_number() => *value = "an edition".into(),
                        "table" | "challenge" | "svg" | "url" => *value = "an id".into(),
                        // Their length stays.
                        "nonce" | "text" => {
                            let length = value.as_str().map_or(0, str::len);
                            *value = format!("sealed, {length}").into();
                        }
                        _ => walk(value),
                    }
                }
            }
            Value::Array(values) => values.iter_mut().for_each(walk),
            _ => {}
        }
    }
    let mut value: Value = serde_json::from_str(frame).expect("a message");
    walk(&mut value);
    value.to_string()
}

pub(crate) fn heard(client: &Client) -> Vec<String> {
    client.frames.iter().map(|frame| neutral(frame)).collect()
}

#[tokio::test]
async fn whatever_the_secret_every_device_is_sent_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    for players in [3, 4] {
        let mut by_secret: BTreeMap<(u8, u8), Vec<Vec<String>>> = BTreeMap::new();
        // Every secret will have come up after a few dozen games; a bound is
        // needed only so that a broken shuffle is not a test without end.
        for _ in 0..400 {
            let mut table = Table::with_plan(&server, plan_with_dice(players)).await;
            let secret = play(&mut table).await;
            let phones = table.phones.iter().map(|phone| heard(&phone.client));
            let recorded = std::iter::once(heard(&table.device)).chain(phones).collect();
            by_secret.insert((secret.scapegoat.0, secret.decoy.0), recorded);
            if by_secret.len() == players * (players - 1) {
                break;
            }
        }
        assert_eq!(by_secret.len(), players * (players - 1), "all secrets were played");
        let mut recordings = by_secret.values();
        let first = recordings.next().unwrap();
        for other in recordings {
            assert_eq!(first, other);
        }
    }
    server.stop().await;
}

#[tokio::test]
async fn with_a_printed_edition_too_every_device_is_sent_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let players = 3;
    let mut recordings = Vec::new();
    for wanted in Secret::all(players) {
        let mut plan = plan_with_dice(players);
        let goats: Vec<Colour> = plan.players.iter().map(|player| player.colour).collect();
        let cell = plan.kit.dice.cell(Dice { white: 4, black: 7 }).unwrap();
        let edition = (100..1000).map(Edition).find(|e| e.mats(&goats).secret(cell) == wanted);
        plan.kit.printed = edition;
        plan.kit.cardboard = Seat::all(players).collect();
        let mut table = Table::with_plan(&server, plan).await;
        assert!(play(&mut table).await == wanted, "the app says what the paper says");
        print_something(&mut table).await;
        let phones = table.phones.iter().map(|phone| heard(&phone.client));
        let recorded: Vec<_> = std::iter::once(heard(&table.device)).chain(phones).collect();
        recordings.push(recorded);
    }
    assert_eq!(recordings.len(), 6);
    assert!(recordings.windows(2).all(|pair| pair[0] == pair[1]));
    server.stop().await;
}

/// Everything that crosses the wire, both ways, as somebody who listens in
/// the Wi-Fi would record it.
pub(crate) async fn recording_proxy(
    target: u16,
) -> (u16, std::sync::Arc<std::sync::Mutex<Vec<u8>>>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let recorded = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let recording = recorded.clone();
    tokio::spawn(async move {
        while let Ok((inner, _)) = listener.accept().await {
            let outer = TcpStream::connect(("127.0.0.1", target)).await.unwrap();
            let (inner_read, inner_write) = inner.into_split();
            let (outer_read, outer_write) = outer.into_split();
            for (mut from, mut to) in [(inner_read, outer_write), (outer_read, inner_write)] {
                let recording = recording.clone();
                tokio::spawn(async move {
                    let mut buffer = vec![0; 8192];
                    while let Ok(length @ 1..) = from.read(&mut buffer).await {
                        recording.lock().unwrap().extend_from_slice(&buffer[..length]);
                        if to.write_all(&buffer[..length]).await.is_err() {
                            break;
                        }
                    }
                });
            }
        }
    });
    (port, recorded)
}

/// Takes the masks off what browsers send, so that it can be searched.
pub(crate) fn unmasked(bytes: &[u8]) -> Vec<u8> {
    let mut plain = bytes.to_vec();
    for start in 0..bytes.len().saturating_sub(8) {
        let header = match bytes[start + 1] & 0x7F {
            126 => 4,
            127 => 10,
            _ => 2,
        };
        let is_masked_text = bytes[start] == 0x81 && bytes[start + 1] & 0x80 != 0;
        let Some(mask) = bytes.get(start + header..start + header + 4) else { continue };
        if is_masked_text {
            let length = match header {
                2 => usize::from(bytes[start + 1] & 0x7F),
                _ => usize::from(u16::from_be_bytes([bytes[start + 2], bytes[start + 3]])),
            };
            let text = bytes[start + header + 4..].iter().take(length);
            plain.extend(text.zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
        }
    }
    plain
}

pub(crate) fn contains(haystack: &[u8], needle: &[u8]) -> bool {
    haystack.windows(needle.len()).any(|window| window == needle)
}

#[tokio::test]
async fn a_listener_in_the_wifi_hears_no_secret_no_token_and_no_key() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let (proxy, recorded) = recording_proxy(server.port()).await;
    // The guard knows the table by its own port only, as it should; the
    // listener is a wire, not a name.
    let mut device = table_device(&server).await;
    open_table(&mut device, plan_with_dice(4)).await;
    let mut phones = Vec::new();
    let mut secrets = Vec::new();
    for (seat, link) in links(&mut device).await {
        let fragment = fragment(&link).to_owned();
        let client = Client::join_through(
            proxy,
            server.port(),
            &fragment,
            ::table::link::DeviceId::random(),
        );
        let client = client.await.expect("a free seat");
        secrets.push(fragment);
        phones.push(Phone { seat, link, device: ::table::link::DeviceId::random(), client });
    }
    let mut table = Table { port: server.port(), device, phones };
    play(&mut table).await;

    let recorded = recorded.lock().unwrap().clone();
    let wire = unmasked(&recorded);
    assert!(contains(&wire, b"\"type\":\"sealed\""), "there is something to hear");
    for word in ["matSays", "wholeMat", "whisper", "\"goat\"", "scapegoat\":", "decoy"] {
        assert!(!contains(&wire, word.as_bytes()), "{word} in the clear");
    }
    for fragment in secrets {
        let (role, _) = ::table::link::Secrets::from_fragment(&fragment).unwrap();
        assert!(matches!(role, Role::Seat { .. }));
        let bytes = seal::decode(&fragment).unwrap();
        let (token, key) = (&bytes[6..22], &bytes[22..]);
        for secret in [token, key] {
            assert!(!contains(&wire, secret));
            // Any part of it in base64, at any of the three alignments.
            for skip in 0..3 {
                let text = seal::encode(&secret[skip..]);
                assert!(!contains(&wire, &text.as_bytes()[..12]));
            }
        }
    }
    server.stop().await;
}

/// Teal is nobody's colour here, so on the wire it can only be on a card.
#[tokio::test]
async fn a_listener_in_the_wifi_hears_no_locked_card_before_zero() {
    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    let (proxy, recorded) = recording_proxy(server.port()).await;
    let mut table = Table::new(&server, 3).await;
    for phone in &mut table.phones {
        let client =
            Client::join_through(proxy, server.port(), fragment(&phone.link), phone.device);
        phone.client = client.await.expect("its own seat");
    }
    table.start().await;
    table.device.play(None, &Command::Untrack).await.unwrap();
    table.phone(Seat(0)).play(Command::Frame).await.unwrap();
    let teal = Command::Card { colours: Hidden([Colour::Teal].into_iter().collect()) };
    table.phone(Seat(1)).client.whisper(None, &teal).await.unwrap();
    table.device.play(None, &Command::Ready).await.unwrap();
    table.device.until(|view| view.countdown.is_some()).await.unwrap();
    for phone in &mut table.phones {
        phone.client.until_step("frameEntry").await.unwrap();
    }
    let recorded = recorded.lock().unwrap().clone();
    // Zero is where the first phone hears that the cards lie open.
    let zero = recorded.windows(10).position(|window| window == b"frameEntry").expect("zero");
    assert!(!contains(&unmasked(&recorded[..zero]), b"teal"));
    assert!(contains(&recorded[zero..], b"teal"), "after zero it lies on the table");
    server.stop().await;
}

/// Bots that choose by what everybody sees play the same game under every
/// secret, so all recordings must agree up to the end of the game.
#[tokio::test]
async fn random_games_sound_the_same_under_every_secret_until_they_are_over() {
    use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};

    let folder = tempfile::tempdir().unwrap();
    let server = server(&folder).await;
    for seed in 0..3 {
        let mut by_secret: BTreeMap<(u8, u8), Vec<Vec<String>>> = BTreeMap::new();
        for _ in 0..12 {
            let mut table = Table::with_plan(&server, plan_with_dice(3)).await;
            table.device.play(None, &Command::Begin).await.unwrap();
            let roll = Command::Roll { white: Some(4), black: Some(7) };
            table.device.play(None, &roll).await.unwrap();
            let secret = table.everybody_looks().await;
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            crate::games::play_on(&mut table, &mut random).await;
            let phones = table.phones.iter().map(|phone| &phone.client);
            let recorded = std::iter::once(&table.device).chain(phones).map(|client| {
                let views = client.frames.iter().filter(|frame| !frame.contains("\"pong\""));
                let before_the_end = views.take_while(|frame| !frame.contains("\"over\""));
                before_the_end.map(|frame| neutral(frame)).collect::<Vec<_>>()
            });
            by_secret.insert((secret.scapegoat.0, secret.decoy.0), recorded.collect());
        }
        assert!(by_secret.len() > 1, "several secrets were played");
        let mut recordings = by_secret.values();
        let first = recordings.next().unwrap();
        assert!(first[0].len() > 20, "the games were long enough");
        for other in recordings {
            assert_eq!(first, other);
        }
    }
    server.stop().await;
}
