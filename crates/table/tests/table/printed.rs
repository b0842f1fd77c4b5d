//! What a log line or a crash report could hold tells nobody's secret.

use std::fmt::Debug;

use rules::seat::Seat;
use serde_json::{Value, json};
use table::{
    link::Secrets,
    outbox::Body,
    seats::SeatChange,
    state::{Dated, Entry},
    wire::{Answer, Ask, ClientMessage, HostAsk, Link, ServerMessage, TableView},
};

/// Stands for whatever only one person may know.
const SECRET: &str = "4242";

fn hides(what: &impl Debug) -> String {
    let printed = format!("{what:?} {what:#?}");
    assert!(!printed.contains(SECRET), "{printed}");
    printed
}

#[test]
fn of_a_message_only_its_kind_is_printed() {
    for command in [
        json!({ "type": "readMat", "says": 4242 }),
        json!({ "type": "card", "colours": [SECRET] }),
        json!({ "type": "point", "at": 4242 }),
        json!(SECRET),
    ] {
        let printed = hides(&ClientMessage::<Value>::Play { id: 7, seat: None, command });
        assert!(printed.contains("play") && printed.contains('7'), "{printed}");
    }
    let question = json!({ "about": "mat", "cells": [4242], "id": [SECRET] });
    let advice = HostAsk::Advice { game: "any".into(), question };
    let wifi = HostAsk::WifiCode {
        name: "Barn".into(),
        key: SECRET.into(),
        kind: "wpa".into(),
        hidden: false,
    };
    let code = HostAsk::Code { text: format!("https://app.bgstatsapp.com/{SECRET}") };
    for ask in [advice, wifi, code] {
        hides(&ask);
        hides(&Ask::from(ask.clone()));
        hides(&ClientMessage::<Value>::Ask { id: 1, ask: ask.into() });
    }
    let link =
        Link { seat: Seat(1), url: format!("http://goat.home/#{SECRET}"), svg: SECRET.into() };
    hides(&link);
    for answer in [
        Answer::Links { links: vec![link] },
        Answer::Advice { advice: json!({ "named": [4242] }) },
        Answer::WifiCode { svg: SECRET.into() },
        Answer::Code { svg: SECRET.into() },
    ] {
        hides(&answer);
        hides(&ServerMessage::<Value>::Answer { id: 1, answer });
    }
    let whisper = json!({ "type": "matSays", "goat": 4242 });
    hides(&ServerMessage::<Value>::Whisper { id: 1, whisper });
    let refused = ServerMessage::<Value>::Refused { id: 1, error: json!({ "code": "notNow" }) };
    assert!(hides(&refused).contains("notNow"));
}

#[test]
fn of_a_view_only_its_number_is_printed() {
    let view: TableView = serde_json::from_value(json!({
        "version": 5, "table": "0a1b2c3d4e", "openedAt": 0, "round": 1, "seats": [],
        "requests": [], "alsoAtDoor": [], "doorCrowd": false, "gathering": false, "countdown": null, "closesAt": null, "pads": null,
        "lost": null, "players": [], "resting": [], "game": "any", "underWay": true,
        "endedAt": null, "phonesSound": null, "rematch": false, "again": [],
        "onlookers": { "screens": 0, "phones": 0, "codes": false, "sound": false, "wishes": [] },
        "view": { "mine": { "arrow": 4242 } },
    }))
    .unwrap();
    hides(&view);
    hides(&ServerMessage::View { view });
}

#[test]
fn of_the_journal_and_of_an_unsealed_frame_nothing_is_printed() {
    let event = json!({ "type": "dealt", "mats": SECRET });
    let line = serde_json::to_string(&Entry::Game { event }).unwrap();
    assert!(line.contains(SECRET));
    hides(&Dated { at: 1, entry: line.clone() });
    hides(&Body::Text(line.into()));
    let secrets = Secrets::random();
    let written = serde_json::to_string(&secrets).unwrap();
    let printed = format!("{:?}", SeatChange::Linked { seat: Seat(0), secrets });
    assert!(!printed.contains(written.trim_matches('"')), "{printed}");
}
