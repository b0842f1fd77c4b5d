//! A relay that changes, repeats, drops, delays or reorders what it ought to pass on,
//! or gives it to somebody else: it can keep people waiting, and nothing more.

use std::{
    collections::BTreeSet,
    fmt::Debug,
    net::SocketAddr,
    sync::{Arc, Mutex},
    time::Duration,
};

use ::table::{
    link::DeviceId,
    wire::{ClientMessage, ServerMessage},
};
use futures_util::{SinkExt, Stream, StreamExt, stream::SplitSink};
use lines::frame::{Frame, LineId};
use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    rowing::RowYourGoat,
    scapegoat::{ScapeGoat, checklist::Chore, command::Command},
    seat::Seat,
    snitch::Snitch,
};
use serde_json::{Value, json};
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    time::sleep,
};
use tokio_tungstenite::{
    WebSocketStream, accept_async, client_async,
    tungstenite::{Error as SocketError, Message},
};

use crate::{
    client::{Client, code},
    relayed::{relay_at, use_relay},
    table::*,
    twin::{Endless, Tap, Twin, open, seen_by},
};

/// What it does to a message. What is said before the seals is left alone: whoever
/// changes that keeps somebody out, as a relay can anyway.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Deed {
    Change,
    Repeat,
    Drop,
    Delay,
    /// The line's next message overtakes it.
    Reorder,
    /// Another guest gets it, or seems to have said it.
    Misdirect,
}

const DEEDS: [Deed; 6] =
    [Deed::Change, Deed::Repeat, Deed::Drop, Deed::Delay, Deed::Reorder, Deed::Misdirect];

const DELAY: Duration = Duration::from_millis(200);
/// How long somebody waits who knows that answers get lost.
const SHORT: Duration = Duration::from_secs(1);
/// For a connection that either answers or ends.
const LONG: Duration = Duration::from_secs(20);

#[derive(Debug, Clone, Copy, PartialEq)]
enum Way {
    ToHost,
    ToGuests,
}

/// It stands between a host and a real relay.
struct Tamperer {
    address: SocketAddr,
    mind: Arc<Mutex<Mind>>,
}

/// What it is up to.
struct Mind {
    once: Option<(Way, Deed)>,
    /// How likely it is to do something to a message.
    rate: f64,
    random: Xoshiro256PlusPlus,
    deeds: usize,
    /// Those on which something sealed was said, and that aren't closed.
    lines: BTreeSet<LineId>,
}

impl Tamperer {
    async fn before(relay: SocketAddr) -> Tamperer {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let mind = Arc::new(Mutex::new(Mind::new()));
        let own = mind.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(pass(stream, relay, own.clone()));
            }
        });
        Tamperer { address, mind }
    }

    fn place(&self) -> String {
        format!("http://{}", self.address)
    }

    fn once(&self, way: Way, deed: Deed) {
        self.mind.lock().unwrap().once = Some((way, deed));
    }

    fn often(&self, rate: f64) {
        self.mind.lock().unwrap().rate = rate;
    }

    fn deeds(&self) -> usize {
        self.mind.lock().unwrap().deeds
    }
}

impl Mind {
    fn new() -> Mind {
        let random = Xoshiro256PlusPlus::seed_from_u64(7);
        Mind { once: None, rate: 0.0, random, deeds: 0, lines: BTreeSet::new() }
    }

    fn choose(&mut self, way: Way) -> Option<Deed> {
        let deed = match self.once {
            Some((wanted, deed)) if wanted == way => {
                self.once = None;
                Some(deed)
            }
            _ if self.random.random_bool(self.rate) => {
                Some(DEEDS[self.random.random_range(0..DEEDS.len())])
            }
            _ => None,
        };
        self.deeds += usize::from(deed.is_some());
        deed
    }
}

/// Guests are passed on as they are: everything they say comes by again on the host's
/// own connection.
async fn pass(mut stream: TcpStream, relay: SocketAddr, mind: Arc<Mutex<Mind>>) {
    let mut outer = TcpStream::connect(relay).await.unwrap();
    for stream in [&stream, &outer] {
        stream.set_nodelay(true).unwrap();
    }
    let mut head = [0; 1024];
    let Ok(length) = stream.peek(&mut head).await else { return };
    let head = String::from_utf8_lossy(&head[..length]).into_owned();
    let path = head.split(' ').nth(1).unwrap_or_default();
    if !path.ends_with("/host") {
        let _ = copy_bidirectional(&mut stream, &mut outer).await;
        return;
    }
    let (Ok(host), Ok((relay, _))) =
        (accept_async(stream).await, client_async(format!("ws://{relay}{path}"), outer).await)
    else {
        return;
    };
    let ((to_host, from_host), (to_relay, from_relay)) = (host.split(), relay.split());
    tokio::select! {
        _ = tamper(from_relay, to_host, Way::ToHost, &mind) => {}
        _ = tamper(from_host, to_relay, Way::ToGuests, &mind) => {}
    }
}

async fn tamper(
    mut from: impl Stream<Item = Result<Message, SocketError>> + Unpin,
    mut to: SplitSink<WebSocketStream<TcpStream>, Message>,
    way: Way,
    mind: &Mutex<Mind>,
) -> Result<(), SocketError> {
    let mut held: Option<(LineId, Message)> = None;
    while let Some(message) = from.next().await {
        let message = message?;
        let Message::Binary(frame) = &message else {
            to.send(message).await?;
            continue;
        };
        let (line, bytes) = match Frame::decode(frame) {
            Some(Frame::Binary { line, bytes }) => (line, bytes),
            Some(Frame::Closed { line }) => {
                mind.lock().unwrap().lines.remove(&line);
                to.send(message).await?;
                continue;
            }
            _ => {
                to.send(message).await?;
                continue;
            }
        };
        if let Some((_, overtaken)) = held.take_if(|(held, _)| *held == line) {
            to.send(message).await?;
            to.send(overtaken).await?;
            continue;
        }
        let (deed, other) = {
            let mut mind = mind.lock().unwrap();
            mind.lines.insert(line);
            (mind.choose(way), mind.lines.iter().rev().find(|other| **other != line).copied())
        };
        match deed {
            None => to.send(message).await?,
            Some(Deed::Change) => {
                let mut bytes = bytes.to_vec();
                let middle = bytes.len() / 2;
                bytes[middle] ^= 1;
                to.send(binary(line, &bytes)).await?;
            }
            Some(Deed::Repeat) => {
                to.send(message.clone()).await?;
                to.send(message).await?;
            }
            Some(Deed::Drop) => {}
            Some(Deed::Delay) => {
                sleep(DELAY).await;
                to.send(message).await?;
            }
            Some(Deed::Reorder) => held = Some((line, message)),
            Some(Deed::Misdirect) => to.send(binary(other.unwrap_or(line), bytes)).await?,
        }
    }
    Ok(())
}

fn binary(line: LineId, bytes: &[u8]) -> Message {
    Message::binary(Frame::Binary { line, bytes }.encode())
}

async fn sit_down(device: &mut Client, patience: Duration) -> Vec<Phone> {
    let mut phones = Vec::new();
    for (seat, link) in links(device).await {
        let device = DeviceId::random();
        let client = Client::join_tampered(&link, device, patience).await.expect("a seat");
        phones.push(Phone { seat, link, device, client });
    }
    phones
}

/// Comes back as the same device, however often that fails.
async fn come_back(phone: &mut Phone) {
    for _ in 0..200 {
        match Client::join_tampered(&phone.link, phone.device, SHORT).await {
            Ok(client) => return phone.client = client,
            Err(_) => sleep(Duration::from_millis(20)).await,
        }
    }
    panic!("never back");
}

fn ticked(device: &Client) -> Vec<Value> {
    let view = &device.view.as_ref().unwrap().view;
    let chores = view["checklist"].as_array().unwrap().iter();
    chores.filter(|chore| chore["done"] == true).map(|chore| chore["chore"].clone()).collect()
}

#[tokio::test]
async fn whatever_is_done_to_a_message_only_what_came_before_it_counts() {
    let (folder, relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let tamperer = Tamperer::before(relay.address()).await;
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    open_table(&mut device, plan(3)).await;
    use_relay(&mut device, tamperer.place()).await;
    for (way, deed) in
        [Way::ToHost, Way::ToGuests].into_iter().flat_map(|way| DEEDS.map(|deed| (way, deed)))
    {
        open_table(&mut device, plan(3)).await;
        let mut phones = sit_down(&mut device, LONG).await;
        for phone in &mut phones {
            phone.client.catch_up().await.expect("nothing is done to it yet");
        }
        for chore in &Chore::ALL[..2] {
            phones[0].play(Command::Tick { chore: *chore, done: true }).await.expect("ticked");
        }
        for phone in &mut phones {
            phone.client.catch_up().await.expect("nothing is done to it yet");
        }
        tamperer.once(way, deed);
        let ticks =
            Chore::ALL[2..].iter().map(|chore| json!(Command::Tick { chore: *chore, done: true }));
        // Whatever is left out shows in what comes after it.
        for (id, command) in (100..).zip(ticks.chain([json!("the last one")])) {
            phones[0].client.send(&ClientMessage::Play { id, seat: None, command }).await;
        }
        let mut acknowledged = 2;
        let mut lost = loop {
            match phones[0].client.next().await {
                Ok(ServerMessage::Done { .. }) => acknowledged += 1,
                Ok(ServerMessage::Refused { .. }) => break 0,
                Ok(other) => panic!("{way:?} {deed:?}: {other:?}"),
                Err(_) => break 1,
            }
        };
        for phone in &mut phones[1..] {
            lost += usize::from(phone.client.catch_up().await.is_err());
        }
        let ends = match deed {
            Deed::Delay => 0,
            Deed::Misdirect => 2,
            Deed::Change | Deed::Repeat | Deed::Drop | Deed::Reorder => 1,
        };
        assert_eq!(lost, ends, "{way:?} {deed:?}: whose line it is notices");
        let counts = match (way, deed) {
            (Way::ToGuests, _) | (_, Deed::Delay) => Chore::ALL.len(),
            (_, Deed::Repeat) => 3,
            (_, Deed::Change | Deed::Drop | Deed::Reorder | Deed::Misdirect) => 2,
        };
        come_back(&mut phones[0]).await;
        device.catch_up().await.unwrap();
        let in_order: Vec<Value> = Chore::ALL[..counts].iter().map(|chore| json!(chore)).collect();
        assert_eq!(ticked(&device), in_order, "{way:?} {deed:?}");
        assert!(acknowledged <= counts, "{way:?} {deed:?}: what was acknowledged counts");
    }
}

/// How many steps are played under it, unless `TAMPERED_STEPS` says otherwise.
const STEPS: usize = 40;

async fn nothing_counts_that_nobody_gave<G: Endless<Command: Debug>>() {
    let (folder, relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let tamperer = Tamperer::before(relay.address()).await;
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    open::<G>(&mut device).await;
    use_relay(&mut device, tamperer.place()).await;
    let mut phones = sit_down(&mut device, SHORT).await;
    let mut twin = Twin::<G>::new();
    tamperer.often(0.05);
    let steps = std::env::var("TAMPERED_STEPS").ok();
    let steps = steps.map_or(STEPS, |steps| steps.parse().expect("a number"));
    for step in 0..steps {
        let next = twin.game.next(&mut twin.random);
        let (seat, done) = match &next {
            Tap::Play(None, command) => (Seat(0), device.play(None, command).await),
            Tap::Play(Some(seat), command) => {
                (*seat, phones[usize::from(seat.0)].client.play(None, command).await)
            }
            Tap::Touch(seat, on, _) => {
                (*seat, phones[usize::from(seat.0)].client.touch(None, *on).await)
            }
        };
        match done {
            Ok(()) => twin.give(&next),
            Err(error) => {
                let is_lost = matches!(code(&error), "connectionLost" | "sealBroken");
                assert!(is_lost, "step {step}, {next:?}: {error}");
                come_back(&mut phones[usize::from(seat.0)]).await;
                if matches!(next, Tap::Touch(..)) {
                    // Nothing shows that a touch got lost. One that has arrived is
                    // decided within a quarter of a second.
                    sleep(Duration::from_secs(1)).await;
                }
                device.catch_up().await.unwrap();
                if seen_by::<G>(&mut device).await != twin.view() {
                    twin.give(&next);
                }
            }
        }
        // Nothing is to happen by itself.
        device.send(&ClientMessage::KeepOpen).await;
        device.catch_up().await.unwrap();
        assert_eq!(seen_by::<G>(&mut device).await, twin.view(), "step {step}, {next:?}");
    }
    tamperer.often(0.0);
    for phone in &mut phones {
        come_back(phone).await;
        phone.client.catch_up().await.expect("it's over");
        assert_eq!(phone.client.view.as_ref().unwrap().table, device.view.as_ref().unwrap().table);
    }
    assert!(tamperer.deeds() > steps / 5, "{} deeds", tamperer.deeds());
}

#[tokio::test]
async fn under_a_relay_that_tampers_scape_goat_goes_on_and_nothing_else_counts() {
    nothing_counts_that_nobody_gave::<ScapeGoat>().await;
}

#[tokio::test]
async fn under_a_relay_that_tampers_row_your_goat_goes_on_and_nothing_else_counts() {
    nothing_counts_that_nobody_gave::<RowYourGoat>().await;
}

#[tokio::test]
async fn under_a_relay_that_tampers_soplon_goes_on_and_nothing_else_counts() {
    nothing_counts_that_nobody_gave::<Snitch>().await;
}
