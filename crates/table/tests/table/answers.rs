//! After the cops' count: a moment to point, then the arrows.

use std::{sync::Arc, time::Duration};

use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    link::DeviceId,
    network::NoNetwork,
    wire::{Answer, ClientMessage, HostAsk, ServerMessage, TableAsk},
};

use crate::{memory::Device, storage::play};

struct Evening {
    table: Device,
    phone: Option<Device>,
    zero_at: f64,
    _folder: tempfile::TempDir,
}

impl Evening {
    /// Three players who are about to point, with or without a phone, and with mats
    /// in the app or of cardboard.
    async fn pointing(has_phone: bool, is_dealt: bool) -> Evening {
        let folder = tempfile::tempdir().unwrap();
        let config = HostConfig::new(folder.path().to_owned());
        let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
        let mut table = Device::table(&host).await;
        table.ask(HostAsk::NewTable { game: "scapegoat".into() }).await.unwrap();
        table.seat_people(3).await;
        let kit = if is_dealt {
            json!({})
        } else {
            json!({"whiteDie": true, "blackDie": true, "cardboard": [0, 1, 2]})
        };
        let plan = json!({"kit": kit, "guided": false});
        play(&mut table, None, json!({"type":"arrange","plan":plan})).await;
        let Ok(Some(Answer::Links { links })) = table.ask(TableAsk::Links).await else { panic!() };
        play(&mut table, None, json!({"type":"begin"})).await;
        if is_dealt {
            play(&mut table, None, json!({"type":"roll"})).await;
            for seat in 0..3 {
                play(&mut table, Some(seat), json!({"type":"peek"})).await;
            }
        } else {
            play(&mut table, None, json!({"type":"roll","white":4,"black":7})).await;
            play(&mut table, None, json!({"type":"seen"})).await;
        }
        let phone = if has_phone {
            let fragment = links[0].url.trim_start_matches('#');
            Some(Device::join(&host, fragment, DeviceId::random()).await.unwrap())
        } else {
            None
        };
        play(&mut table, Some(0), json!({"type":"callCops"})).await;
        play(&mut table, None, json!({"type":"ready"})).await;
        let zero_at = table.view.as_ref().unwrap().countdown.as_ref().unwrap().zero_at;
        let mut evening = Evening { table, phone, zero_at, _folder: folder };
        evening.until("point").await;
        evening
    }

    fn step(&self) -> &Value {
        &self.table.view.as_ref().unwrap().view["step"]
    }

    fn closes_at(&self) -> Option<f64> {
        self.table.view.as_ref().unwrap().closes_at
    }

    async fn until(&mut self, step: &str) {
        while self.step()["name"] != step {
            self.table.hear().await.unwrap();
        }
    }

    /// An hour later.
    async fn later(&mut self) {
        tokio::time::sleep(Duration::from_secs(3600)).await;
        self.table.catch_up().await.unwrap();
    }
}

#[tokio::test(start_paused = true)]
async fn the_arrows_fly_when_time_is_up_even_if_somebody_has_not_tapped() {
    let mut evening = Evening::pointing(true, true).await;
    assert_eq!(evening.closes_at(), Some(evening.zero_at + 12_000.0));
    play(evening.phone.as_mut().unwrap(), None, json!({"type":"point","at":1})).await;
    evening.until("over").await;
    assert_eq!(evening.closes_at(), None);
    assert_eq!(evening.step()["outcome"]["arrows"], json!([1, null, null]));
    // This happens by the host's clock, and not a moment earlier.
    evening.table.say(&ClientMessage::Ping { sent: 0.0 }).await.unwrap();
    let Ok(ServerMessage::Pong { received, .. }) = evening.table.hear().await else { panic!() };
    assert!(received >= evening.zero_at + 12_000.0, "{received}");
}

#[tokio::test(start_paused = true)]
async fn whoever_needs_more_time_gets_it() {
    let mut evening = Evening::pointing(true, true).await;
    evening.phone.as_mut().unwrap().say(&ClientMessage::KeepOpen).await.unwrap();
    while evening.closes_at().is_some() {
        evening.table.hear().await.unwrap();
    }
    evening.later().await;
    assert_eq!(evening.step()["name"], "point");
    play(&mut evening.table, None, json!({"type":"reveal"})).await;
    evening.until("over").await;
}

#[tokio::test(start_paused = true)]
async fn without_phones_nothing_is_tapped_and_nothing_closes() {
    let mut evening = Evening::pointing(false, true).await;
    assert_eq!(evening.closes_at(), None);
    evening.later().await;
    assert_eq!(evening.step()["name"], "point");
}

#[tokio::test(start_paused = true)]
async fn cardboard_waits_for_the_last_arrow() {
    let mut evening = Evening::pointing(true, false).await;
    assert!(evening.closes_at().is_some());
    play(&mut evening.table, Some(1), json!({"type":"point","at":2})).await;
    evening.later().await;
    assert_eq!((evening.step()["name"].as_str(), evening.closes_at()), (Some("point"), None));
    assert_eq!(evening.step()["pointed"], json!([1]), "what was told stays");

    // Once all arrows are there, it goes on as with mats that the app knows.
    let mut evening = Evening::pointing(true, false).await;
    for (seat, at) in [(0, 1), (1, 2), (2, 1)] {
        play(&mut evening.table, Some(seat), json!({"type":"point","at":at})).await;
    }
    evening.later().await;
    assert_eq!(evening.step()["outcome"]["scapegoat"], 1);
}
