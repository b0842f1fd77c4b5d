//! `docs/protocol.md` must be true: all its examples are read as messages.

use ::table::{
    trouble::Trouble,
    wire::{Ask, ClientMessage, ServerMessage, Whispered},
};
use rules::scapegoat::{advice::Question, command::Command, view::Whisper};
use serde_json::Value;

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// The examples of one kind: blocks that open with this line.
fn examples(kind: &str) -> Vec<&'static str> {
    let opening = format!("```json {kind}\n");
    PAGE.split(opening.as_str())
        .skip(1)
        .filter_map(|rest| Some(rest.split_once("\n```")?.0))
        .collect()
}

#[test]
fn every_example_is_a_message() {
    let client = examples("client");
    let server = examples("server");
    assert!(client.len() >= 8 && server.len() >= 8);
    for example in client {
        let message = serde_json::from_str::<ClientMessage<Command>>(example);
        message.unwrap_or_else(|error| panic!("{error}: {example}"));
    }
    for example in server {
        let message = serde_json::from_str::<ServerMessage>(example);
        message.unwrap_or_else(|error| panic!("{error}: {example}"));
    }
    for example in examples("command") {
        serde_json::from_str::<Command>(example).unwrap();
    }
    for example in examples("whisper") {
        serde_json::from_str::<Whispered<Whisper>>(example).unwrap();
    }
}

#[test]
fn the_order_for_paper_is_one() {
    let orders = examples("client").into_iter().filter_map(|example| {
        let message = serde_json::from_str::<ClientMessage>(example).ok()?;
        match message {
            ClientMessage::Ask { ask: Ask::Print { order, .. }, .. } => Some(order),
            _ => None,
        }
    });
    let orders: Vec<_> = orders.collect();
    assert_eq!(orders.len(), 1);
    let order: print::Order = serde_json::from_value(orders[0].clone()).unwrap();
    order.check().unwrap();
}

#[test]
fn the_advice_on_the_page_is_what_the_game_says() {
    let field = |examples: Vec<&str>, path: &str| {
        let messages =
            examples.iter().map(|example| serde_json::from_str::<Value>(example).unwrap());
        messages.filter_map(|message| message.pointer(path).cloned()).next().expect("an example")
    };
    let question: Question =
        serde_json::from_value(field(examples("client"), "/ask/question")).unwrap();
    let advice = serde_json::to_value(question.advice()).unwrap();
    assert_eq!(advice, field(examples("server"), "/answer/advice"));
}

#[test]
fn every_command_in_the_table_of_commands_is_one() {
    let commands = PAGE.lines().filter(|line| line.starts_with("| `{\"type\":"));
    let mut count = 0;
    for line in commands {
        let cell = line.split('|').nth(1).unwrap();
        for example in cell.split('`').filter(|part| part.starts_with('{')) {
            if example.contains('…') {
                continue;
            }
            serde_json::from_str::<Command>(example)
                .unwrap_or_else(|error| panic!("{error}: {example}"));
            count += 1;
        }
    }
    assert!(count >= 20, "{count}");
}

#[test]
fn every_code_of_the_connection_is_on_the_page() {
    let code = |trouble: &Trouble| {
        serde_json::to_value(trouble).unwrap()["code"].as_str().unwrap().to_owned()
    };
    for trouble in [
        Trouble::ProtocolVersion { ours: 1, yours: 2 },
        Trouble::Unreadable,
        Trouble::HelloFirst,
        Trouble::HelloTooLate,
        Trouble::NoSuchTable,
        Trouble::LinkInvalid,
        Trouble::TableDeclined,
        Trouble::TooManyDevices,
        Trouble::TooFast,
        Trouble::TooLong,
        Trouble::TooSlow,
        Trouble::SealBroken,
        Trouble::SealNeeded,
        Trouble::NotYourSeat,
        Trouble::TableDeviceOnly,
        Trouble::NoTableOpen,
        Trouble::SeatOnPhone,
        Trouble::NoSuchSeat,
        Trouble::NoSuchAsk,
        Trouble::UnknownGame,
        Trouble::GameNotOver,
        Trouble::NothingToRepeat,
        Trouble::SeatTakenOver,
        Trouble::SeatFreed,
        Trouble::LinkRevoked,
        Trouble::TableClosed,
        Trouble::HostStops,
        Trouble::NetworkClosed,
        Trouble::NotSaved { reason: String::new() },
        Trouble::NetworkFailed { reason: String::new() },
        Trouble::WifiInvalid { reason: String::new() },
        Trouble::NotPrinted,
    ] {
        assert!(PAGE.contains(&format!("`{}`", code(&trouble))), "{trouble:?}");
    }
}
