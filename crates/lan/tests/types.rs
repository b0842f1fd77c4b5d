//! The TypeScript types of all messages, generated from the Rust types.
//!
//! They are committed in `ui/src/wire`. This test fails when they are stale, and
//! with `UPDATE_TYPES=1` it writes them again.

use std::{fs, path::Path};

use lan::{addresses::Addresses, server::NetworkView, wifi::Security};
use print::{BadOrder, Order};
use rules::scapegoat::{
    advice::{Advice, Question},
    command::Command,
    outcome::Outcome,
    refusal::Refusal,
    view::{View, Whisper},
};
use table::{
    trouble::Trouble,
    wire::{ClientMessage, FinishedGame, ServerMessage, TableSummary},
};
use ts_rs::{Config, TS};

const FILES: [&str; 4] = ["wire.ts", "scapegoat.ts", "print.ts", "serde_json/JsonValue.ts"];

fn export(folder: &Path) {
    let config = Config::new().with_out_dir(folder).with_large_int("number");
    ClientMessage::<serde_json::Value>::export_all(&config).unwrap();
    ServerMessage::<serde_json::Value>::export_all(&config).unwrap();
    TableSummary::<serde_json::Value>::export_all(&config).unwrap();
    FinishedGame::<serde_json::Value>::export_all(&config).unwrap();
    Trouble::export_all(&config).unwrap();
    NetworkView::export_all(&config).unwrap();
    Addresses::export_all(&config).unwrap();
    Security::export_all(&config).unwrap();
    Command::export_all(&config).unwrap();
    View::export_all(&config).unwrap();
    Whisper::export_all(&config).unwrap();
    Refusal::export_all(&config).unwrap();
    Outcome::export_all(&config).unwrap();
    Question::export_all(&config).unwrap();
    Advice::export_all(&config).unwrap();
    Order::export_all(&config).unwrap();
    BadOrder::export_all(&config).unwrap();
}

#[test]
fn the_committed_types_are_those_of_the_rust_code() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/wire");
    let fresh = tempfile::tempdir().unwrap();
    export(fresh.path());
    if std::env::var_os("UPDATE_TYPES").is_some() {
        fs::create_dir_all(committed.join("serde_json")).unwrap();
        for file in FILES {
            fs::copy(fresh.path().join(file), committed.join(file)).unwrap();
        }
    }
    for file in FILES {
        let is_stale = fs::read_to_string(fresh.path().join(file)).unwrap()
            != fs::read_to_string(committed.join(file)).unwrap_or_default();
        assert!(!is_stale, "ui/src/wire/{file} is stale: run `cargo xtask types`");
    }
}
