//! Until all districts of Soplón are entered, nothing that any device is sent
//! depends on what was entered: neither its content nor its length, order or
//! number.

use std::sync::Arc;

use rules::seat::Seat;
use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    link::DeviceId,
    network::NoNetwork,
    seal,
    wire::{Answer, ClientMessage, HostAsk, ServerMessage, TableAsk},
};

use crate::memory::Device;

/// What each device has heard, in order: what it says of the game, and how long
/// it was on the way.
type Heard = Vec<(String, usize)>;

/// Three players, one of them without a phone, who enter their cards. Returns
/// what all devices hear from the first entered card to the last but one.
async fn heard(hand: &Value, without_phone: &Value) -> Vec<Heard> {
    let folder = tempfile::tempdir().unwrap();
    let config = HostConfig::new(folder.path().to_owned());
    let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
    let mut table = Device::table(&host).await;
    table.ask(HostAsk::NewTable { game: "snitch".into() }).await.unwrap();
    table.seat_people(3).await;
    let plan = json!({ "look": null });
    done(&mut table, None, json!({ "type": "arrange", "plan": plan, "starter": 0 })).await;
    let Ok(Some(Answer::Links { links })) = table.ask(TableAsk::Links).await else { panic!() };
    let mut devices = vec![table];
    for link in &links[..2] {
        let fragment = link.url.trim_start_matches('#');
        devices.push(Device::join(&host, fragment, DeviceId::random()).await.unwrap());
    }
    let onlookers = devices[0].ask(TableAsk::OnlookersLink).await;
    let Ok(Some(Answer::OnlookersLink { url, .. })) = onlookers else { panic!() };
    let fragment = url.trim_start_matches("watch#");
    devices.push(Device::join(&host, fragment, DeviceId::random()).await.unwrap());
    let table = &mut devices[0];
    for command in ["begin", "seen", "endRound", "ready"] {
        done(table, None, json!({ "type": command })).await;
    }
    while table.view.as_ref().unwrap().view["step"]["name"] != "entry" {
        table.hear().await.unwrap();
    }
    for device in &mut devices {
        device.catch_up().await.unwrap();
    }
    let mut heard = vec![Heard::new(); devices.len()];
    // The first one has a phone, the third one uses the table device, and the
    // second one only asks.
    for (device, seat, command) in [
        (1, None, json!({ "type": "enter", "cards": hand })),
        (2, None, json!({ "type": "turnOver", "top": { "is": "nothing" } })),
        (0, Some(Seat(2)), json!({ "type": "enter", "cards": without_phone })),
        (0, None, json!({ "type": "confirm" })),
        (0, Some(Seat(0)), json!({ "type": "enter", "cards": [] })),
        (1, None, json!({ "type": "enter", "cards": hand })),
    ] {
        let message = devices[device].play(seat, command);
        devices[device].say(&message).await.unwrap();
        hear_until(&mut devices[device], &mut heard[device], |message| {
            matches!(message, ServerMessage::Done { .. } | ServerMessage::Refused { .. })
        })
        .await;
        for (device, heard) in devices.iter_mut().zip(&mut heard) {
            device.say(&ClientMessage::Ping { sent: 0.0 }).await.unwrap();
            let is_pong = |message: &_| matches!(message, ServerMessage::Pong { .. });
            hear_until(device, heard, is_pong).await;
        }
    }
    let view = &devices[1].view.as_ref().unwrap().view;
    assert_eq!(view["step"]["entered"], json!([0, 2]));
    assert_eq!(view["step"]["all"], Value::Null);
    host.stop().await;
    heard
}

async fn hear_until(
    device: &mut Device,
    heard: &mut Heard,
    is_last: impl Fn(&ServerMessage) -> bool,
) {
    loop {
        let message = device.hear().await.unwrap();
        let is_last = is_last(&message);
        let text = serde_json::to_string(&message).unwrap();
        let says = match message {
            // When it was received is different each time.
            ServerMessage::Pong { .. } => return,
            ServerMessage::View { view } => view.view.to_string(),
            _ => text.clone(),
        };
        heard.push((says, seal::padded(&text, seal::STEP).len()));
        if is_last {
            return;
        }
    }
}

async fn done(device: &mut Device, seat: Option<Seat>, command: Value) {
    let message = device.play(seat, command);
    device.say(&message).await.unwrap();
    loop {
        match device.hear().await.unwrap() {
            ServerMessage::Done { .. } => return,
            ServerMessage::Refused { error, .. } => panic!("{message:?}: {error}"),
            _ => {}
        }
    }
}

#[tokio::test(start_paused = true)]
async fn what_was_entered_changes_no_byte_that_anybody_hears() {
    let hands = [
        json!([]),
        json!([{ "kind": "snitch" }]),
        json!([{ "kind": "cousin" }, { "kind": "boss" }, { "kind": "thug" }]),
        json!(vec![json!({ "kind": "witness", "number": 77 }); 54]),
    ];
    let first = heard(&hands[0], &hands[0]).await;
    assert!(first.iter().all(|heard| heard.len() >= 3), "{first:?}");
    for hand in &hands[1..] {
        assert_eq!(heard(hand, &hands[0]).await, first, "{hand}");
        assert_eq!(heard(&hands[0], hand).await, first, "{hand}");
    }
}
