//! What is sealed, what is not, and what does not open.

use std::sync::Arc;

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use serde_json::{Value, json};
use table::{
    host::{Host, HostConfig},
    link::{DeviceId, Role, Secrets},
    network::NoNetwork,
    outbox::{Body, Frame},
    seal::{self, SHORT_STEP, STEP, Share, TAG},
    session::Session,
    table_error::TableError,
    wire::{ClientMessage, HostAsk, LONGEST_MESSAGE, PROTOCOL, ServerMessage},
};

use crate::memory::Device;

fn host() -> (tempfile::TempDir, Host) {
    let folder = tempfile::tempdir().unwrap();
    let config = HostConfig::new(folder.path().to_owned());
    let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
    (folder, host)
}

const PING: &str = r#"{"type":"ping","sent":1}"#;

#[tokio::test]
async fn after_the_hello_everything_is_sealed_and_grows_in_steps() {
    let (_folder, host) = host();
    let mut device = Device::table(&host).await;
    device.say(&ClientMessage::Ping { sent: 1.0 }).await.unwrap();
    let ask =
        ClientMessage::Ask { id: 1, ask: HostAsk::NewTable { game: "scapegoat".into() }.into() };
    device.say(&ask).await.unwrap();
    // The welcome, the pong, the answer, and the view of the new table.
    for step in [STEP, SHORT_STEP, STEP, STEP] {
        match device.outgoings.next().await {
            Some(Frame { body: Body::Sealed(bytes), is_last: false }) => {
                assert_eq!(bytes.len() % step, TAG);
            }
            other => panic!("{other:?}"),
        }
    }
    // The goodbye is sealed as well.
    device.session.end(TableError::HostStops);
    let last = device.outgoings.next().await;
    assert!(matches!(last, Some(Frame { body: Body::Sealed(_), is_last: true })), "{last:?}");
}

/// Times have as many digits as their clocks give them.
#[tokio::test]
async fn what_a_device_has_sent_comes_back_to_the_last_bit() {
    let (_folder, host) = host();
    let mut device = Device::table(&host).await;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..1000 {
        let sent = random.random_range(0.0..1e7);
        device.say(&ClientMessage::Ping { sent }).await.unwrap();
        let back = loop {
            if let ServerMessage::Pong { sent, .. } = device.hear().await.unwrap() {
                break sent;
            }
        };
        assert_eq!(back.to_bits(), sent.to_bits(), "{sent}");
    }
}

#[tokio::test]
async fn only_the_goodbye_to_an_unknown_device_is_sent_unsealed() {
    let (_folder, host) = host();
    let mut stranger = Device::knock(&host, Secrets::random()).await;
    let refused = stranger.hello(Role::Table, DeviceId::random()).await;
    assert_eq!(refused, Err(TableError::LinkInvalid));
    stranger.session.end(TableError::LinkInvalid);
    let Some(Frame { body: Body::Text(text), is_last: true }) = stranger.outgoings.next().await
    else {
        panic!("no goodbye")
    };
    let goodbye: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(goodbye["error"]["code"], "linkInvalid");
    assert_eq!(
        stranger.session.receive_sealed(vec![0; STEP + TAG]).await,
        Err(TableError::HelloFirst)
    );
}

#[tokio::test]
async fn a_page_of_another_version_is_told_to_reload_whatever_its_hello_looks_like() {
    let (_folder, host) = host();
    for (hello, yours) in [
        (
            json!({"type":"hello","protocol":1,"role":{"as":"table"},"proof":{"counter":0,"nonce":"","text":""}}),
            1,
        ),
        (json!({"protocol":PROTOCOL + 1,"type":"hello"}), PROTOCOL + 1),
    ] {
        let mut page = Device::knock(&host, Secrets::random()).await;
        let ended = page.tell(&hello.to_string()).await;
        assert_eq!(ended, Err(TableError::ProtocolVersion { ours: PROTOCOL, yours }));
        page.session.end(ended.unwrap_err());
        let goodbye = page.last_word().await.unwrap();
        assert_eq!((&goodbye["ours"], &goodbye["yours"]), (&json!(PROTOCOL), &json!(yours)));
        assert!(goodbye["message"].as_str().unwrap().ends_with("reload the page."));
    }
    let mut page = Device::knock(&host, Secrets::random()).await;
    let ours = json!({"type":"hello","protocol":PROTOCOL}).to_string();
    assert_eq!(page.tell(&ours).await, Err(TableError::Unreadable));
}

#[tokio::test]
async fn nothing_opens_twice_out_of_turn_turned_round_or_on_another_connection() {
    let (_folder, host) = host();
    let mut before = Device::table(&host).await;
    let old = before.seal(PING);
    before.session.receive_sealed(old.clone()).await.unwrap();
    assert_eq!(before.session.receive_sealed(old.clone()).await, Err(TableError::SealBroken));

    // What the host has said, sent back to it.
    let mut device = Device::table(&host).await;
    let Some(Frame { body: Body::Sealed(down), .. }) = device.outgoings.next().await else {
        panic!("no welcome")
    };
    for (bytes, why) in [
        (old, "of an earlier connection"),
        (down, "of the other direction"),
        (Vec::new(), "nothing"),
        (vec![0; STEP + TAG], "any bytes"),
    ] {
        let mut device = Device::table(&host).await;
        assert_eq!(
            device.session.receive_sealed(bytes).await,
            Err(TableError::SealBroken),
            "{why}"
        );
    }
    let _left_out = device.seal(PING);
    let next = device.seal(PING);
    assert_eq!(device.session.receive_sealed(next).await, Err(TableError::SealBroken));
}

#[tokio::test]
async fn a_device_that_does_not_pad_is_told() {
    let (_folder, host) = host();
    let mut device = Device::table(&host).await;
    let sealed = device.line.as_mut().unwrap().up.seal(PING.into()).unwrap();
    assert_eq!(device.session.receive_sealed(sealed).await, Err(TableError::SealBroken));
    // Only what is about time may be shorter than everything private.
    let private = json!({ "type": "play", "id": 1, "command": { "type": "peek" } }).to_string();
    for (text, step, taken) in [
        (PING, SHORT_STEP, Ok(())),
        (PING, STEP, Ok(())),
        (&private, STEP, Ok(())),
        (&private, SHORT_STEP, Err(TableError::SealBroken)),
    ] {
        let mut device = Device::table(&host).await;
        let line = device.line.as_mut().unwrap();
        let sealed = line.up.seal(seal::padded(text, step)).unwrap();
        assert_eq!(device.session.receive_sealed(sealed).await, taken, "{step}: {text}");
    }
}

#[tokio::test]
async fn size_limits_apply_to_the_opened_text() {
    let (_folder, host) = host();
    let mut device = Device::table(&host).await;
    let settings = json!("x".repeat(12 * 1024 - 2));
    device.ask(HostAsk::SaveSettings { settings }).await.expect("twelve kilobytes of settings");
    let longest = format!("{:width$}", PING, width = LONGEST_MESSAGE);
    device.tell(&longest).await.expect("the longest message");
    assert_eq!(device.tell(&format!("{longest} ")).await, Err(TableError::TooLong));
}

#[tokio::test]
async fn what_cannot_be_read_is_refused_by_its_id_under_a_seal_too() {
    let (_folder, host) = host();
    let mut device = Device::table(&host).await;
    device.catch_up().await.unwrap();
    device.tell(r#"{"type":"sing","id":4294967295}"#).await.unwrap();
    let refused = device.hear().await.unwrap();
    let error = table::wire::error(&TableError::Unreadable);
    assert_eq!(refused, ServerMessage::Refused { id: u32::MAX, error });
    let too_large = r#"{"type":"sing","id":4294967296}"#;
    assert_eq!(device.tell(too_large).await, Err(TableError::Unreadable));
    let mut device = Device::table(&host).await;
    let no_text = device.line.as_mut().unwrap().up.seal(vec![0xFF; STEP]).unwrap();
    assert_eq!(device.session.receive_sealed(no_text).await, Err(TableError::Unreadable));
}

#[tokio::test]
async fn a_private_answer_that_is_longer_than_all_others_is_not_sent() {
    let (_folder, host) = host();
    let mut device = Device::table(&host).await;
    device.catch_up().await.unwrap();
    let around = r#"{"type":"whisper","id":7,"whisper":""}"#.len();
    device.session.outbox().whisper(7, "x".repeat(STEP - around).into());
    assert!(matches!(device.hear().await, Ok(ServerMessage::Whisper { id: 7, .. })));
    device.session.outbox().whisper(8, "x".repeat(STEP - around + 1).into());
    let goodbye = device.last_word().await.unwrap();
    assert_eq!(goodbye, table::wire::error(&TableError::TooLong));
}

#[tokio::test]
async fn in_the_window_nothing_is_sealed() {
    let (_folder, host) = host();
    let (mut session, mut outgoings) = Session::start_in_window(host.clone());
    let mut hear = async || match outgoings.next().await {
        Some(Frame { body: Body::Text(text), is_last: false }) => {
            serde_json::from_str::<ServerMessage>(&text).unwrap()
        }
        other => panic!("{other:?}"),
    };
    let ServerMessage::Challenge { challenge, .. } = hear().await else { panic!("no challenge") };
    let nonce = Share::random();
    let (proof, _) = host.secrets().proof(challenge, nonce, DeviceId::random());
    let hello =
        ClientMessage::<Value>::Hello { protocol: PROTOCOL, role: Role::Table, nonce, proof };
    session.receive(&serde_json::to_string(&hello).unwrap()).await.unwrap();
    assert!(matches!(hear().await, ServerMessage::Welcome { .. }));
    session.receive(PING).await.unwrap();
    assert!(matches!(hear().await, ServerMessage::Pong { .. }));
    // A page without a valid proof isn't let in there either.
    let (mut session, _) = Session::start_in_window(host);
    assert_eq!(session.receive(PING).await, Err(TableError::HelloFirst));
}

#[tokio::test]
async fn what_a_ping_has_sent_comes_back_to_the_last_bit() {
    use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};

    let (_folder, host) = host();
    let mut device = Device::table(&host).await;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..500 {
        let said = random.random_range(0.0..1e7_f64);
        // As a page writes it: the shortest text that stands for this number.
        let text = format!(r#"{{"type":"ping","sent":{said}}}"#);
        device.say_text(&text).await.unwrap();
        let heard = loop {
            if let ServerMessage::Pong { sent, .. } = device.hear().await.unwrap() {
                break sent;
            }
        };
        assert_eq!(heard.to_bits(), said.to_bits(), "{said}");
    }
}
