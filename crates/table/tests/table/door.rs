//! A phone without a link asks for a seat.

use std::{sync::Arc, time::Duration};

use rules::{people::Group, seat::Seat};
use serde_json::{Value, json};
use table::{
    agree::{Agreed, OwnKey, PublicKey, Said, commitment},
    door::Caller,
    host::{Host, HostConfig},
    link::{DeviceId, Role, Secrets},
    network::NoNetwork,
    outbox::{Body, Frame, Outgoings},
    seal::{STEP, Seals, Share, TAG},
    session::Session,
    table_error::TableError,
    wire::{ClientMessage, DoorView, HostAsk, PROTOCOL, ServerMessage, TableAsk},
};
use tokio::time::{Instant, advance, timeout};

use crate::memory::{Device, people};

fn host() -> (tempfile::TempDir, Host) {
    let folder = tempfile::tempdir().unwrap();
    let config = HostConfig::new(folder.path().to_owned());
    let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
    (folder, host)
}

/// A table device with people at its table.
async fn table(host: &Host, players: usize) -> Device {
    let mut device = Device::table(host).await;
    device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.unwrap();
    device.seat_people(players).await;
    device
}

/// What the table shows of the door, once everything has been said.
async fn door(device: &mut Device) -> Option<DoorView> {
    // The news of the door come by a way of their own. This changes nothing, but
    // afterwards everybody has the newest view.
    device.ask(TableAsk::GoOn).await.unwrap();
    device.view.as_ref().unwrap().door.clone()
}

/// The same for all of them.
async fn everybody_at_the_door(device: &mut Device) -> Vec<DoorView> {
    let first = door(device).await;
    let view = device.view.as_ref().unwrap();
    first.into_iter().chain(view.also_at_door.iter().cloned()).collect()
}

struct Phone {
    session: Session,
    outgoings: Outgoings,
    challenge: Share,
    nonce: Share,
    /// It is no phone, but a screen for everybody.
    is_screen: bool,
    seals: Option<Seals>,
}

impl Phone {
    async fn screen_at(host: &Host, address: u8) -> Phone {
        Phone { is_screen: true, ..Phone::at(host, address).await }
    }

    /// Phones with different addresses are told apart.
    async fn at(host: &Host, address: u8) -> Phone {
        let (mut session, outgoings) = Session::start(host.clone());
        session.comes_from(Caller::new(format!("phone {address}")));
        let challenge = Share::random();
        let nonce = Share::random();
        let mut phone =
            Phone { session, outgoings, challenge, nonce, is_screen: false, seals: None };
        match phone.hear().await {
            Ok(ServerMessage::Challenge { challenge, .. }) => phone.challenge = challenge,
            other => panic!("no challenge: {other:?}"),
        }
        phone
    }

    /// Says something in the open. If that ends the connection, it's told why, as a
    /// carrier does.
    async fn say(&mut self, message: Value) {
        if let Err(trouble) = self.session.receive(&message.to_string()).await {
            self.session.end(trouble);
        }
    }

    /// The next message, or the code with which the connection ends.
    async fn hear(&mut self) -> Result<ServerMessage, String> {
        let Some(Frame { body, is_last }) = self.outgoings.next().await else {
            return Err("nothing".into());
        };
        let text = match (body, &mut self.seals) {
            (Body::Text(text), None) => text.as_bytes().to_vec(),
            (Body::Sealed(bytes), Some(seals)) => seals.open(bytes).expect("a seal for us"),
            (body, _) => panic!("sealed too early, or not at all: {body:?}"),
        };
        match serde_json::from_slice(&text).unwrap() {
            ServerMessage::Goodbye { error } => {
                assert!(is_last);
                Err(error["code"].as_str().unwrap().to_owned())
            }
            message => Ok(message),
        }
    }

    /// Knocks, and returns what the host commits itself to.
    async fn knock(&mut self) -> Result<Commitment, String> {
        let (nonce, is_screen) = (self.nonce, self.is_screen);
        let knock = ClientMessage::<Value>::Knock { protocol: PROTOCOL, nonce, is_screen };
        self.say(serde_json::to_value(knock).unwrap()).await;
        match self.hear().await? {
            ServerMessage::Commitment { commitment } => Ok(commitment),
            other => panic!("no commitment: {other:?}"),
        }
    }

    async fn say_key(&mut self, key: PublicKey) -> Result<PublicKey, String> {
        self.say(json!({ "type": "key", "key": key })).await;
        match self.hear().await? {
            ServerMessage::Reveal { key } => Ok(key),
            other => panic!("no key: {other:?}"),
        }
    }

    /// From the knock to the pictures.
    async fn compare(&mut self) -> Result<Agreed, String> {
        let committed = self.knock().await?;
        let own = OwnKey::random();
        let phone = own.public();
        let host = self.say_key(phone).await?;
        assert_eq!(commitment(self.challenge, host), committed, "the host keeps its word");
        let said = Said { challenge: self.challenge, nonce: self.nonce, host, phone };
        let agreed = own.agree(host, &said).unwrap();
        self.seals = Some(Seals::down(&agreed.key, self.challenge, self.nonce));
        Ok(agreed)
    }
}

type Commitment = table::agree::Commitment;

#[tokio::test]
async fn whoever_is_let_in_gets_the_link_of_that_seat_and_goes_on_as_if_it_had_been_scanned() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let mut phone = Phone::at(&host, 7).await;
    let agreed = phone.compare().await.unwrap();
    let shown = door(&mut device).await.expect("somebody is at the door");
    assert_eq!(shown.pictures, agreed.pictures);
    device.ask(TableAsk::LetIn { knock: shown.knock, seat: Seat(1) }).await.unwrap();
    let Ok(ServerMessage::LetIn { fragment }) = phone.hear().await else { panic!("no link") };
    assert_eq!(door(&mut device).await, None, "it has come in");
    let (role, _) = Secrets::from_fragment(&fragment).unwrap();
    assert!(matches!(role, Role::Seat { seat: Seat(1), .. }));
    let mut player = Device::join(&host, &fragment, DeviceId::random()).await.unwrap();
    assert!(matches!(player.hear().await, Ok(ServerMessage::Welcome { .. })), "at once");
    // The link is the one that the table shows as a code.
    let answer = device.ask(TableAsk::Links).await.unwrap();
    let links = serde_json::to_value(answer).unwrap();
    assert!(links["links"][1]["url"].as_str().unwrap().ends_with(&fragment));
}

#[tokio::test]
async fn a_seat_that_was_played_on_the_table_device_can_be_given_to_the_phone() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    device.ask(TableAsk::TakeSeat { seat: Seat(2) }).await.unwrap();
    let mut phone = Phone::at(&host, 7).await;
    phone.compare().await.unwrap();
    let knock = door(&mut device).await.unwrap().knock;
    device.ask(TableAsk::LetIn { knock, seat: Seat(2) }).await.unwrap();
    let Ok(ServerMessage::LetIn { fragment }) = phone.hear().await else { panic!("no link") };
    let mut player = Device::join(&host, &fragment, DeviceId::random()).await.unwrap();
    assert!(matches!(player.hear().await, Ok(ServerMessage::Welcome { .. })), "without asking");
}

#[tokio::test]
async fn only_the_table_device_sees_who_is_at_the_door_and_only_it_can_open() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let answer = device.ask(TableAsk::Links).await.unwrap();
    let links = serde_json::to_value(answer).unwrap();
    let url = links["links"][0]["url"].as_str().unwrap().to_owned();
    let fragment = url.split_once('#').unwrap().1;
    let mut player = Device::join(&host, fragment, DeviceId::random()).await.unwrap();
    let mut phone = Phone::at(&host, 7).await;
    phone.compare().await.unwrap();
    let knock = door(&mut device).await.unwrap().knock;
    player.catch_up().await.unwrap();
    assert_eq!(player.view.as_ref().unwrap().door, None);
    let refused = player.ask(TableAsk::LetIn { knock, seat: Seat(1) }).await.unwrap_err();
    assert_eq!(refused["code"], "tableDeviceOnly");
    let refused = player.ask(TableAsk::SendAway { knock }).await.unwrap_err();
    assert_eq!(refused["code"], "tableDeviceOnly");
    for (seat, code) in [(0, "seatOnPhone"), (3, "noSuchSeat")] {
        let refused = device.ask(TableAsk::LetIn { knock, seat: Seat(seat) }).await.unwrap_err();
        assert_eq!(refused["code"], code);
    }
    assert!(door(&mut device).await.is_some(), "nothing has changed");
}

#[tokio::test(start_paused = true)]
async fn every_attempt_needs_a_confirmation_of_its_own() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let mut first = Phone::at(&host, 7).await;
    first.compare().await.unwrap();
    let old = door(&mut device).await.unwrap().knock;
    drop(first);
    assert_eq!(door(&mut device).await, None, "it has left");
    let mut second = Phone::at(&host, 8).await;
    second.compare().await.unwrap();
    let new = door(&mut device).await.unwrap().knock;
    assert_ne!(old, new);
    // Somebody taps just when another phone has come.
    let late = device.ask(TableAsk::LetIn { knock: old, seat: Seat(0) }).await.unwrap_err();
    assert_eq!(late["code"], "noSuchAsk");
    device.ask(TableAsk::SendAway { knock: new }).await.unwrap();
    assert_eq!(second.hear().await.unwrap_err(), "tableDeclined");
    let again = device.ask(TableAsk::SendAway { knock: new }).await.unwrap_err();
    assert_eq!(again["code"], "noSuchAsk");
}

#[tokio::test]
async fn the_host_is_committed_to_its_key_before_it_has_heard_that_of_the_phone() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let mut phone = Phone::at(&host, 7).await;
    let committed = phone.knock().await.unwrap();
    let more = timeout(Duration::from_millis(50), phone.outgoings.next()).await;
    assert!(more.is_err(), "the key isn't shown yet: {more:?}");
    assert_eq!(door(&mut device).await, None, "and there are no pictures yet");
    let key = phone.say_key(OwnKey::random().public()).await.unwrap();
    assert_eq!(commitment(phone.challenge, key), committed);
    // Whoever has heard the key cannot try another one of their own.
    phone.say(json!({ "type": "key", "key": OwnKey::random().public() })).await;
    let last = phone.outgoings.next().await;
    assert!(matches!(last, Some(Frame { body: Body::Sealed(_), is_last: true })), "{last:?}");
    drop(phone);
    assert_eq!(door(&mut device).await, None);
}

/// Somebody stands between a phone and the host and has a key for each of them.
#[tokio::test]
async fn with_a_swapped_key_the_two_screens_show_different_pictures() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let mut mallory = Phone::at(&host, 66).await;
    let theirs = mallory.compare().await.unwrap();
    let shown = door(&mut device).await.unwrap();
    assert_eq!(shown.pictures, theirs.pictures);

    // Towards the phone Mallory plays the host, with the same challenge and nonce.
    let (phone, fake) = (OwnKey::random(), OwnKey::random());
    let (challenge, nonce) = (mallory.challenge, mallory.nonce);
    let said = Said { challenge, nonce, host: fake.public(), phone: phone.public() };
    let of_phone = phone.agree(fake.public(), &said).unwrap();
    assert_ne!(of_phone.key, theirs.key);
    // By chance they're the same once in 262,144 times.
    assert_ne!(of_phone.pictures, shown.pictures);
    device.ask(TableAsk::SendAway { knock: shown.knock }).await.unwrap();
    assert_eq!(mallory.hear().await.unwrap_err(), "tableDeclined");
}

#[tokio::test]
async fn a_link_is_sealed_and_looks_like_every_other_short_message() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let mut phone = Phone::at(&host, 7).await;
    let agreed = phone.compare().await.unwrap();
    let knock = door(&mut device).await.unwrap().knock;
    device.ask(TableAsk::LetIn { knock, seat: Seat(0) }).await.unwrap();
    let Some(Frame { body: Body::Sealed(bytes), .. }) = phone.outgoings.next().await else {
        panic!("in the open")
    };
    assert_eq!(bytes.len(), STEP + TAG);
    let (challenge, nonce) = (phone.challenge, phone.nonce);
    let with = |key| Seals::down(key, challenge, nonce).open(bytes.clone());
    assert!(with(&agreed.key).is_some());
    let another = OwnKey::random();
    let said = Said { challenge, nonce, host: another.public(), phone: another.public() };
    let guessed = OwnKey::random().agree(another.public(), &said).unwrap();
    assert!(with(&guessed.key).is_none());
}

#[tokio::test]
async fn everybody_who_knocks_is_shown_and_let_in_in_any_order() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let mut phones = Vec::new();
    for address in [7, 8, 9] {
        let mut phone = Phone::at(&host, address).await;
        let agreed = phone.compare().await.unwrap();
        phones.push((phone, agreed.pictures));
    }
    let shown = everybody_at_the_door(&mut device).await;
    let pictures: Vec<_> = shown.iter().map(|caller| caller.pictures).collect();
    assert_eq!(pictures, phones.iter().map(|(_, pictures)| *pictures).collect::<Vec<_>>());
    for (place, seat) in [(1, 0), (2, 2), (0, 1)] {
        let knock = shown[place].knock;
        device.ask(TableAsk::LetIn { knock, seat: Seat(seat) }).await.unwrap();
        let Ok(ServerMessage::LetIn { fragment }) = phones[place].0.hear().await else { panic!() };
        let (role, _) = Secrets::from_fragment(&fragment).unwrap();
        assert!(matches!(role, Role::Seat { seat: Seat(got), .. } if got == seat));
    }
    assert_eq!(everybody_at_the_door(&mut device).await, []);
}

#[tokio::test]
async fn a_caller_has_one_attempt_at_a_time() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let mut first = Phone::at(&host, 7).await;
    first.knock().await.unwrap();
    let busy = Phone::at(&host, 7).await.knock().await;
    assert_eq!(busy.unwrap_err(), "doorBusy", "even before there are pictures");
    first.say_key(OwnKey::random().public()).await.unwrap();
    let busy = Phone::at(&host, 7).await.knock().await;
    assert_eq!(busy.unwrap_err(), "doorBusy");
    let shown = door(&mut device).await.unwrap();
    let mut other = Phone::at(&host, 8).await;
    let agreed = other.compare().await.unwrap();
    drop(first);
    let now = door(&mut device).await.unwrap();
    assert_ne!(now.knock, shown.knock);
    assert_eq!(now.pictures, agreed.pictures);
}

#[tokio::test]
async fn without_a_table_or_a_free_seat_the_phone_is_told() {
    let (_folder, host) = host();
    let nobody = || async { Phone::at(&host, 7).await.knock().await.unwrap_err() };
    assert_eq!(nobody().await, "noTableHere");
    let mut device = Device::table(&host).await;
    device.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.unwrap();
    assert_eq!(nobody().await, "noTableHere", "nobody sits there yet");
    device.seat_people(3).await;
    let answer = device.ask(TableAsk::Links).await.unwrap();
    let links = serde_json::to_value(answer).unwrap();
    let mut players = Vec::new();
    let mut waiting = None;
    for link in links["links"].as_array().unwrap() {
        if players.len() == 2 {
            // One is at the door while the last seat is taken.
            let mut phone = Phone::at(&host, 9).await;
            phone.compare().await.unwrap();
            waiting = Some(phone);
        }
        let (_, fragment) = link["url"].as_str().unwrap().split_once('#').unwrap();
        players.push(Device::join(&host, fragment, DeviceId::random()).await.unwrap());
    }
    assert_eq!(waiting.unwrap().hear().await.unwrap_err(), "everySeatTaken");
    assert_eq!(nobody().await, "everySeatTaken");
    device.ask(TableAsk::FreeSeat { seat: Seat(1) }).await.unwrap();
    let mut phone = Phone::at(&host, 7).await;
    phone.compare().await.unwrap();
    // The table device goes away, and with it whoever could open.
    device.session.close().await;
    assert_eq!(phone.hear().await.unwrap_err(), "noTableHere");
}

#[tokio::test]
async fn whoever_sits_this_game_out_has_a_seat_as_well() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let mut players = people(4);
    let resting = players.split_off(3);
    device.ask(TableAsk::People { group: Group { players, resting } }).await.unwrap();
    let mut phone = Phone::at(&host, 7).await;
    phone.compare().await.unwrap();
    let knock = door(&mut device).await.unwrap().knock;
    device.ask(TableAsk::LetIn { knock, seat: Seat(3) }).await.unwrap();
    assert!(matches!(phone.hear().await, Ok(ServerMessage::LetIn { .. })));
}

#[tokio::test(start_paused = true)]
async fn nobody_stays_at_the_door_for_ever() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let mut dawdler = Phone::at(&host, 7).await;
    dawdler.knock().await.unwrap();
    advance(Duration::from_secs(6)).await;
    assert_eq!(dawdler.hear().await.unwrap_err(), "helloTooLate");
    let mut phone = Phone::at(&host, 8).await;
    phone.compare().await.unwrap();
    advance(Duration::from_secs(110)).await;
    assert!(door(&mut device).await.is_some(), "people take their time");
    advance(Duration::from_secs(11)).await;
    assert_eq!(phone.hear().await.unwrap_err(), "nobodyOpened");
    assert_eq!(door(&mut device).await, None);
}

#[tokio::test(start_paused = true)]
async fn whoever_knocked_in_vain_waits_longer_each_time_and_others_come_first() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    for wait in [4, 8, 16, 16] {
        let mut phone = Phone::at(&host, 7).await;
        phone.compare().await.unwrap();
        let knock = door(&mut device).await.unwrap().knock;
        device.ask(TableAsk::SendAway { knock }).await.unwrap();
        assert_eq!(phone.hear().await.unwrap_err(), "tableDeclined");
        assert_eq!(Phone::at(&host, 7).await.knock().await.unwrap_err(), "tooFast");
        advance(Duration::from_secs(wait) - Duration::from_millis(100)).await;
        assert_eq!(Phone::at(&host, 7).await.knock().await.unwrap_err(), "tooFast", "{wait} s");
        advance(Duration::from_millis(200)).await;
    }
    // Whoever was let in begins afresh.
    let mut other = Phone::at(&host, 7).await;
    other.compare().await.unwrap();
    let knock = door(&mut device).await.unwrap().knock;
    device.ask(TableAsk::LetIn { knock, seat: Seat(0) }).await.unwrap();
    assert!(other.hear().await.is_ok());
    assert!(Phone::at(&host, 7).await.knock().await.is_ok());
}

/// What somebody can do at the door in order to keep others out.
#[derive(Debug, Clone, Copy)]
enum Trouble {
    /// Shows pictures and stays.
    Stays,
    /// Knocks and never says a key.
    SaysNothing,
    /// Shows pictures and goes at once.
    Leaves,
}

/// One who knocks again as soon as it's allowed.
struct Troublemaker {
    address: u8,
    phone: Option<Phone>,
}

impl Troublemaker {
    async fn go_on(&mut self, host: &Host, trouble: Trouble) {
        if let Some(phone) = &mut self.phone
            && timeout(Duration::ZERO, phone.hear()).await.is_ok()
        {
            self.phone = None;
        }
        if self.phone.is_none() {
            let mut phone = Phone::at(host, self.address).await;
            let came = match trouble {
                Trouble::SaysNothing => phone.knock().await.is_ok(),
                Trouble::Stays | Trouble::Leaves => phone.compare().await.is_ok(),
            };
            let stays = came && !matches!(trouble, Trouble::Leaves);
            self.phone = stays.then_some(phone);
        }
    }
}

/// Nobody at the table does anything about twenty who knock whenever they can. A
/// phone that asks every two seconds still gets its turn within half a minute, and
/// the table is told that there's a crowd.
#[tokio::test(start_paused = true)]
async fn twenty_others_keep_nobody_out_whatever_they_do() {
    for trouble in [Trouble::Stays, Trouble::SaysNothing, Trouble::Leaves] {
        let (_folder, host) = host();
        let mut device = table(&host, 3).await;
        let mut others: Vec<_> =
            (100..120).map(|address| Troublemaker { address, phone: None }).collect();
        // They have just come, or have been at it for a while.
        for seconds in [0, 60, 20] {
            for _ in 0..=2 * seconds {
                for other in &mut others {
                    other.go_on(&host, trouble).await;
                }
                advance(Duration::from_millis(500)).await;
            }
            let begins = Instant::now();
            let (mut phone, agreed) = loop {
                let mut phone = Phone::at(&host, 7).await;
                match phone.compare().await {
                    Ok(agreed) => break (phone, agreed),
                    Err(code) => assert!(["doorBusy", "tooFast"].contains(&&*code), "{code}"),
                }
                for _ in 0..4 {
                    for other in &mut others {
                        other.go_on(&host, trouble).await;
                    }
                    advance(Duration::from_millis(500)).await;
                }
                assert!(begins.elapsed() < Duration::from_secs(30), "{trouble:?}");
            };
            let shown = everybody_at_the_door(&mut device).await;
            let own = shown.iter().find(|caller| caller.pictures == agreed.pictures);
            let knock = own.expect("it's shown").knock;
            let is_crowded = device.view.as_ref().unwrap().door_crowd;
            assert!(is_crowded, "{trouble:?}: the table isn't told");
            device.ask(TableAsk::SendAway { knock }).await.unwrap();
            assert_eq!(phone.hear().await.unwrap_err(), "tableDeclined");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_crowd_is_none_any_more_when_it_has_gone() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let is_crowded = async |device: &mut Device| {
        everybody_at_the_door(device).await;
        device.view.as_ref().unwrap().door_crowd
    };
    let mut phones = Vec::new();
    for address in 1..=8 {
        phones.push(Phone::at(&host, address).await);
        phones.last_mut().unwrap().compare().await.unwrap();
    }
    assert!(!is_crowded(&mut device).await, "a large group of friends");
    let mut ninth = Phone::at(&host, 9).await;
    ninth.knock().await.unwrap();
    assert!(is_crowded(&mut device).await, "even before there are pictures");
    drop((phones, ninth));
    assert!(is_crowded(&mut device).await, "they may come back");
    advance(Duration::from_secs(61)).await;
    assert!(!is_crowded(&mut device).await);
}

#[tokio::test(start_paused = true)]
async fn not_even_from_many_addresses_is_the_table_flooded_with_pictures() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let mut phones = Vec::new();
    for address in 1..=200 {
        let mut phone = Phone::at(&host, address).await;
        if phone.compare().await.is_ok() {
            phones.push(phone);
        }
    }
    assert_eq!(phones.len(), 24, "at once");
    assert_eq!(everybody_at_the_door(&mut device).await.len(), 24);
    drop(phones);
    let mut shown = 0;
    for address in 1..=200 {
        let mut phone = Phone::at(&host, address).await;
        shown += u32::from(phone.compare().await.is_ok());
    }
    assert_eq!(shown, 8, "and then four a second");
    advance(Duration::from_secs(1)).await;
    let mut phone = Phone::at(&host, 201).await;
    assert!(phone.compare().await.is_ok());
}

#[tokio::test(start_paused = true)]
async fn garbage_at_the_door_ends_the_attempt_and_nothing_else() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let key = json!({ "type": "key", "key": OwnKey::random().public() });
    let weak = json!({ "type": "key", "key": "A".repeat(43) });
    let hello = json!({
        "type": "hello", "protocol": PROTOCOL, "role": { "as": "table" },
        "nonce": Share::random(), "proof": "A".repeat(64),
    });
    let knock = json!({ "type": "knock", "protocol": PROTOCOL, "nonce": Share::random() });

    // Before the knock.
    for (garbage, code) in [
        (key.clone(), "helloFirst"),
        (json!({ "type": "knock" }), "unreadable"),
        (json!({ "type": "knock", "protocol": PROTOCOL, "nonce": "AAAA" }), "unreadable"),
        (json!({ "type": "knock", "protocol": 99 }), "protocolVersion"),
        (json!("knock"), "unreadable"),
    ] {
        let mut phone = Phone::at(&host, 7).await;
        phone.say(garbage.clone()).await;
        assert_eq!(phone.hear().await.unwrap_err(), code, "{garbage}");
    }

    // Instead of a key, and one after the other: each attempt leaves the door free.
    let garbage = [weak, hello, knock, json!({ "type": "key", "key": "AAAA" }), json!({})];
    for (address, garbage) in (10..).zip(garbage) {
        let mut phone = Phone::at(&host, address).await;
        phone.knock().await.unwrap();
        phone.say(garbage.clone()).await;
        assert_eq!(phone.hear().await.unwrap_err(), "unreadable", "{garbage}");
        drop(phone);
        assert_eq!(door(&mut device).await, None);
        advance(Duration::from_secs(1)).await;
    }

    // Sealed or not, after the key there's nothing to say.
    let mut phone = Phone::at(&host, 30).await;
    phone.compare().await.unwrap();
    let sealed = phone.session.receive_sealed(vec![0; STEP + TAG]).await;
    assert_eq!(sealed, Err(TableError::HelloFirst));
    phone.say(key).await;
    assert_eq!(phone.hear().await.unwrap_err(), "unreadable");
}

#[tokio::test]
async fn in_the_window_there_is_no_door() {
    let (_folder, host) = host();
    let _device = table(&host, 3).await;
    let (mut session, _outgoings) = Session::start_in_window(host.clone());
    let knock = json!({ "type": "knock", "protocol": PROTOCOL, "nonce": Share::random() });
    assert_eq!(session.receive(&knock.to_string()).await, Err(TableError::HelloFirst));
}

#[tokio::test]
async fn whoever_has_said_hello_can_not_knock() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let knock = json!({ "type": "knock", "protocol": PROTOCOL, "nonce": Share::random() });
    assert_eq!(device.tell(&knock.to_string()).await, Err(TableError::Unreadable));
}

#[tokio::test]
async fn a_screen_at_the_door_gets_the_link_to_watch_and_never_a_seat() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let mut screen = Phone::screen_at(&host, 7).await;
    let agreed = screen.compare().await.unwrap();
    let shown = door(&mut device).await.unwrap();
    assert!(shown.is_screen);
    assert_eq!(shown.pictures, agreed.pictures);
    let knock = shown.knock;
    let refused = device.ask(TableAsk::LetIn { knock, seat: Seat(1) }).await.unwrap_err();
    assert_eq!(refused["code"], "noSuchAsk");
    device.ask(TableAsk::LetInToWatch { knock }).await.unwrap();
    let Ok(ServerMessage::LetIn { fragment }) = screen.hear().await else { panic!("no link") };
    assert!(matches!(Secrets::from_fragment(&fragment).unwrap().0, Role::Onlooker { .. }));

    let mut phone = Phone::at(&host, 8).await;
    phone.compare().await.unwrap();
    let knock = door(&mut device).await.unwrap().knock;
    let refused = device.ask(TableAsk::LetInToWatch { knock }).await.unwrap_err();
    assert_eq!(refused["code"], "noSuchAsk", "a phone has asked for a seat");
}

#[tokio::test]
async fn a_screen_needs_no_free_seat() {
    let (_folder, host) = host();
    let mut device = table(&host, 3).await;
    let answer = device.ask(TableAsk::Links).await.unwrap();
    let links = serde_json::to_value(answer).unwrap();
    let mut early = Phone::screen_at(&host, 7).await;
    early.compare().await.unwrap();
    let mut players = Vec::new();
    for link in links["links"].as_array().unwrap() {
        let fragment = link["url"].as_str().unwrap().split_once('#').unwrap().1;
        players.push(Device::join(&host, fragment, DeviceId::random()).await.unwrap());
    }
    let mut late = Phone::screen_at(&host, 8).await;
    late.compare().await.unwrap();
    assert_eq!(Phone::at(&host, 9).await.knock().await.unwrap_err(), "everySeatTaken");
    for screen in [&mut early, &mut late] {
        let knock = door(&mut device).await.unwrap().knock;
        device.ask(TableAsk::LetInToWatch { knock }).await.unwrap();
        assert!(matches!(screen.hear().await, Ok(ServerMessage::LetIn { .. })));
    }
}
