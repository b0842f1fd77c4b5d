//! What a relay learns by passing on: every byte on its way between the relay and the
//! host, and between the relay and the guests, is recorded.

use std::collections::BTreeMap;

use ::table::{
    link::DeviceId,
    wire::{HostAsk, TableAsk},
};
use lines::frame::{Frame, LineId};
use rules::{people::Group, snitch::card::Card};
use serde_json::{Value, json};

use crate::{
    client::Client,
    eavesdropper::{
        BINARY, Direction, Overheard, TEXT, Wire, go_to_the_cops, no_link_is_in,
        nothing_is_readable, opened_by_its_own_link_only, point,
    },
    relayed::{relay_at, use_relay},
    secrecy::{plan_with_dice, play},
    table::*,
};

/// What was said on a line, in order: the kind of each message, and the message.
type Said = Vec<(u8, Vec<u8>)>;

/// A host and its guests, who all meet at a relay over a wire on which somebody
/// listens in.
async fn sit_down(mut device: Client, port: u16) -> Table {
    let mut phones = Vec::new();
    for (seat, link) in links(&mut device).await {
        let device = DeviceId::random();
        let client = Client::join_relayed(&link, device).await.expect("a free seat");
        phones.push(Phone { seat, link, device, client });
    }
    let link = onlookers_link(&mut device).await;
    let client = Client::join_relayed(&link, DeviceId::random()).await.expect("a link");
    Table { port, device, phones, onlooker: Some(Onlooker { link, client }) }
}

async fn open(device: &mut Client, game: &str, players: usize, plan: Value) {
    device.ask(HostAsk::NewTable { game: game.into() }).await.unwrap();
    let group = Group { players: people(players), resting: Vec::new() };
    device.ask(TableAsk::People { group }).await.unwrap();
    let arrange = json!({ "type": "arrange", "plan": plan, "starter": 0 });
    device.play(None, &arrange).await.unwrap();
}

async fn all_say(table: &mut Table, command: Value) {
    for phone in &mut table.phones {
        phone.client.play(None, &command).await.unwrap();
    }
    table.settle().await;
}

/// Somebody grabs, twice; then somebody has no cards any more.
async fn rowing_to_the_end(table: &mut Table) {
    table.device.play(None, &json!({ "type": "begin" })).await.unwrap();
    for _ in 0..2 {
        table.settle().await;
        let ring = table.device.view.as_ref().unwrap().view["spots"]["ring"].as_u64().unwrap();
        for phone in &mut table.phones[1..] {
            phone.client.touch(None, ring as u8).await.unwrap();
        }
        table.device.until_step("question").await.unwrap();
        table.device.play(None, &json!({ "type": "setFound", "slowest": 0 })).await.unwrap();
    }
    all_say(table, json!({ "type": "out", "out": true })).await;
    table.device.play(None, &json!({ "type": "noMoreSets" })).await.unwrap();
    table.device.play(None, &json!({ "type": "finish" })).await.unwrap();
    table.device.until_step("over").await.unwrap();
    table.settle().await;
}

/// Up to what the last player enters.
async fn soplon_to_the_entries(table: &mut Table, hands: &[Value]) {
    for command in ["begin", "seen", "endRound"] {
        table.device.play(None, &json!({ "type": command })).await.unwrap();
    }
    table.settle().await;
    table.device.play(None, &json!({ "type": "ready" })).await.unwrap();
    table.device.until_step("entry").await.unwrap();
    table.settle().await;
    for (phone, hand) in table.phones.iter_mut().zip(hands) {
        let enter = json!({ "type": "enter", "cards": hand });
        phone.client.play(None, &enter).await.unwrap();
    }
    table.settle().await;
}

/// What was said on each line of a host's connection.
fn lines_of(direction: &Direction) -> BTreeMap<LineId, Said> {
    let mut lines: BTreeMap<LineId, Said> = BTreeMap::new();
    for (kind, bytes) in direction.frames.iter().filter(|(kind, _)| *kind <= BINARY) {
        if *kind == TEXT {
            // Only the token of its room, which it says to the relay itself.
            assert_eq!(bytes.len(), 43);
            continue;
        }
        match Frame::decode(bytes).expect("a frame") {
            Frame::Text { line, text } => {
                lines.entry(line).or_default().push((TEXT, text.as_bytes().to_vec()));
            }
            Frame::Binary { line, bytes } => {
                lines.entry(line).or_default().push((BINARY, bytes.to_vec()));
            }
            Frame::Opened { .. } | Frame::Known { .. } | Frame::Closed { .. } | Frame::Beat => {}
            other => panic!("nobody has asked for a code: {other:?}"),
        }
    }
    lines
}

fn said_by(direction: &Direction) -> Said {
    direction.frames.iter().filter(|(kind, _)| *kind <= BINARY).cloned().collect()
}

/// A whole game of each, one after the other, in one room.
#[tokio::test]
async fn a_relay_passes_on_what_it_cannot_read_and_nothing_else() {
    let (folder, relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let wire = Wire::new(relay.address().port()).await;
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    open_table(&mut device, plan_with_dice(4)).await;
    use_relay(&mut device, format!("http://127.0.0.1:{}", wire.port)).await;
    let mut fragments = Vec::new();
    let mut remember = |table: &Table| {
        let phones = table.phones.iter().map(|phone| &phone.link);
        let onlooker = table.onlooker.iter().map(|onlooker| &onlooker.link);
        fragments.extend(phones.chain(onlooker).map(|link| {
            let (_, seat) = link.rsplit_once('.').expect("a room and the rest");
            seat.to_owned()
        }));
    };

    let mut table = sit_down(device, server.port()).await;
    remember(&table);
    play(&mut table).await;
    go_to_the_cops(&mut table).await;

    let plan = json!({ "standIn": "phones" });
    open(&mut table.device, "rowing", 4, plan).await;
    table = sit_down(table.device, server.port()).await;
    remember(&table);
    rowing_to_the_end(&mut table).await;

    open(&mut table.device, "snitch", 4, json!({ "look": null })).await;
    table = sit_down(table.device, server.port()).await;
    remember(&table);
    let hands = [
        json!([{ "kind": "thug" }]),
        json!([{ "kind": "cousin" }, { "kind": "boss" }]),
        json!([{ "kind": "witness", "number": 3 }]),
        json!([]),
    ];
    soplon_to_the_entries(&mut table, &hands).await;
    table.device.play(None, &json!({ "type": "confirm" })).await.unwrap();
    table.device.until_step("over").await.unwrap();
    table.settle().await;

    let (hosts, guests): (Vec<_>, Vec<_>) =
        wire.take().into_iter().partition(|connection| connection.up.head.contains("/host "));
    assert_eq!((hosts.len(), guests.len()), (1, 15), "one host, and five guests in each game");
    let said = opened_by_its_own_link_only(&guests, &fragments);
    for word in ["matSays", "\"peek\"", "\"touch\"", "\"enter\"", "\"cousin\"", "\"point\""] {
        assert!(said.iter().any(|text| text.contains(word)), "{word}: there was much to hear");
    }
    nothing_is_readable(&guests, &said);
    no_link_is_in(&guests, &fragments);
    no_link_is_in(&hosts, &fragments);

    // Whoever listens at the host's end hears what all guests together hear and say,
    // message by message.
    let sorted = |mut all: Vec<Said>| {
        all.sort();
        all
    };
    let at_host = |direction| sorted(lines_of(direction).into_values().collect());
    let at_guests = |way: fn(&Overheard) -> &Direction| {
        sorted(guests.iter().map(|guest| said_by(way(guest))).collect())
    };
    assert!(at_host(&hosts[0].down) == at_guests(|guest| &guest.up), "what guests say");
    assert!(at_host(&hosts[0].up) == at_guests(|guest| &guest.down), "what guests hear");
    server.stop().await;
}

#[tokio::test]
async fn whatever_the_secret_a_relay_passes_on_the_same_lengths_in_the_same_order() {
    let (folder, relay) = (tempfile::tempdir().unwrap(), relay_at(0).await);
    let wire = Wire::new(relay.address().port()).await;
    let server = server(&folder).await;
    let mut device = table_device(&server).await;
    open_table(&mut device, plan_with_dice(3)).await;
    use_relay(&mut device, format!("http://127.0.0.1:{}", wire.port)).await;
    let lengths = || -> Vec<_> {
        let guests = wire.take().into_iter().filter(|one| one.up.head.contains("/guest "));
        guests.map(|guest| guest.lengths()).collect()
    };

    let mut by_secret = BTreeMap::new();
    // As in `secrecy.rs`, the bound only keeps the test from running for ever.
    for number in 0..300 {
        open_table(&mut device, plan_with_dice(3)).await;
        let mut table = sit_down(device, server.port()).await;
        let secret = play(&mut table).await;
        // At whom they point is secret, too, until everybody has.
        point(&mut table, 1 + number % 2).await;
        by_secret.insert((secret.scapegoat.0, secret.decoy.0), lengths());
        device = table.device;
        if by_secret.len() == 6 {
            break;
        }
    }
    assert_eq!(by_secret.len(), 6, "all secrets were played");

    // Row Your Goat is played with cards of cardboard, and the app knows no secret.
    let witness = json!({ "kind": "witness", "number": 77 });
    let special = Card::SPECIAL.map(|card| json!([card]));
    let hands = [json!([]), json!([witness]), json!(vec![witness; 54])];
    let mut by_hand = Vec::new();
    for hand in hands.into_iter().chain(special) {
        open(&mut device, "snitch", 3, json!({ "look": null })).await;
        let mut table = sit_down(device, server.port()).await;
        // The third one is still counting.
        soplon_to_the_entries(&mut table, &[hand.clone(), hand]).await;
        by_hand.push(lengths());
        device = table.device;
    }

    for recordings in [by_secret.into_values().collect(), by_hand] {
        assert!(recordings[0].len() == 4 && recordings[0].iter().flatten().flatten().count() > 30);
        assert!(recordings.windows(2).all(|pair| pair[0] == pair[1]));
    }
    server.stop().await;
}
