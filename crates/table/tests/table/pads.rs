//! Hold pads: what the table makes of hands that come off them, and of what their
//! devices say about it.

use std::{sync::Arc, time::Duration};

use serde_json::json;
use table::{
    host::{Host, HostConfig},
    link::DeviceId,
    network::NoNetwork,
    timing::Timing,
    wire::{Answer, ClientMessage, HostAsk, ServerMessage, TableAsk},
};

use crate::{memory::Device, storage::play};

/// Three players hold the pads on their phones, and the count has begun.
struct Count {
    table: Device,
    phones: Vec<Device>,
    zero_at: f64,
    _folder: tempfile::TempDir,
}

impl Count {
    async fn begun() -> Count {
        let folder = tempfile::tempdir().unwrap();
        let config = HostConfig::new(folder.path().to_owned());
        let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
        let mut table = Device::table(&host).await;
        table.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.unwrap();
        table.seat_people(3).await;
        play(&mut table, None, json!({"type":"arrange","plan":{"guided":false}})).await;
        table.ask(TableAsk::UsePads { on: true }).await.unwrap();
        let Ok(Some(Answer::Links { links })) = table.ask(TableAsk::Links).await else { panic!() };
        play(&mut table, None, json!({"type":"begin"})).await;
        play(&mut table, None, json!({"type":"roll"})).await;
        for seat in 0..3 {
            play(&mut table, Some(seat), json!({"type":"peek"})).await;
        }
        let mut phones = Vec::new();
        for link in &links {
            let fragment = link.url.trim_start_matches('#');
            phones.push(Device::join(&host, fragment, DeviceId::random()).await.unwrap());
        }
        play(&mut table, Some(0), json!({"type":"frame"})).await;
        for phone in &mut phones {
            phone.say(&pad(true, None)).await.unwrap();
        }
        let view = table.until(|view| view.countdown.is_some()).await;
        let zero_at = view.countdown.unwrap().zero_at;
        Count { table, phones, zero_at, _folder: folder }
    }

    /// So many milliseconds after zero this hand comes off its pad, and its phone
    /// says that it was then.
    async fn lift(&mut self, seat: usize, after: f64, claimed: f64) {
        let now = host_millis(&mut self.table).await;
        let wait = self.zero_at + after - now;
        tokio::time::sleep(Duration::from_secs_f64(wait / 1000.0)).await;
        let at = self.zero_at + claimed;
        self.phones[seat].say(&pad(false, Some(at))).await.unwrap();
    }

    async fn timings(&mut self) -> Vec<Timing> {
        let seen = |view: &table::wire::TableView| view.pads.as_ref()?.timings.clone();
        seen(&self.table.until(|view| seen(view).is_some()).await).unwrap()
    }
}

fn pad(down: bool, at: Option<f64>) -> ClientMessage {
    ClientMessage::Pad { seat: None, down, at, doubt: at.map(|_| 5.0) }
}

async fn host_millis(device: &mut Device) -> f64 {
    device.say(&ClientMessage::Ping { sent: 0.0 }).await.unwrap();
    loop {
        if let ServerMessage::Pong { received, .. } = device.hear().await.unwrap() {
            return received;
        }
    }
}

/// Whether a hand was so late, give or take what the test's own clock is off.
fn is_late(timing: Timing, millis: u32) -> bool {
    matches!(timing, Timing::Late { by } if by.abs_diff(millis) <= 5)
}

#[tokio::test(start_paused = true)]
async fn every_hand_is_judged_by_when_it_was_lifted_and_not_by_when_that_arrived() {
    let mut count = Count::begun().await;
    count.lift(0, -700.0, -700.0).await;
    count.lift(1, 150.0, 0.0).await;
    count.lift(2, 450.0, 400.0).await;
    let seen = count.timings().await;
    assert_eq!(seen, [Timing::Early { by: 700 }, Timing::Together, Timing::Late { by: 400 }]);
}

#[tokio::test(start_paused = true)]
async fn whoever_lifts_late_is_late_whatever_their_phone_says() {
    let mut count = Count::begun().await;
    count.lift(0, 0.0, 0.0).await;
    count.lift(1, 600.0, 10.0).await;
    count.lift(2, 2000.0, 0.0).await;
    let seen = count.timings().await;
    assert_eq!(seen[0], Timing::Together);
    assert!(is_late(seen[1], 400), "{seen:?}");
    assert!(is_late(seen[2], 1800), "{seen:?}");
}
