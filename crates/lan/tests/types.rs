//! The TypeScript types of all messages, generated from the Rust types, and the
//! numbers of the rules that screens need.
//!
//! They are committed in `ui/src/wire`. This test fails when they are stale, and
//! with `UPDATE_TYPES=1` it writes them again.

use std::{fs, path::Path};

use lan::{addresses::Addresses, server::NetworkView, wifi::Security};
use print::{rowing as rowing_sheets, scapegoat as scapegoat_sheets, snitch as snitch_sheets};
use rules::{
    game::{Game, Parts},
    people,
    rowing::{self, RowYourGoat},
    scapegoat::{
        self, ScapeGoat, board,
        command::AbortReason,
        dice::{DiceKind, Numbering, Sides},
        edition::Edition,
        mats, setup,
        terms::Die,
    },
    snitch::{self, Snitch},
};
use serde_json::{Value, json};
use table::{
    evening,
    table_error::TableError,
    wire::{ClientMessage, FinishedGame, LONGEST_CODE, PROTOCOL, ServerMessage, TableSummary},
};
use ts_rs::{Config, TS};

const FILES: [&str; 10] = [
    "wire.ts",
    "scapegoat.ts",
    "rowing.ts",
    "snitch.ts",
    "print.ts",
    "serde_json/JsonValue.ts",
    "constants.ts",
    "scapegoat-constants.ts",
    "rowing-constants.ts",
    "snitch-constants.ts",
];

fn export(folder: &Path) {
    let config = Config::new().with_out_dir(folder).with_large_int("number");
    ClientMessage::<Value>::export_all(&config).unwrap();
    ServerMessage::<Value>::export_all(&config).unwrap();
    TableSummary::<Value>::export_all(&config).unwrap();
    FinishedGame::<Value>::export_all(&config).unwrap();
    TableError::export_all(&config).unwrap();
    NetworkView::export_all(&config).unwrap();
    Addresses::export_all(&config).unwrap();
    Security::export_all(&config).unwrap();
    export_game::<ScapeGoat>(&config);
    scapegoat::view::Whisper::export_all(&config).unwrap();
    export_game::<RowYourGoat>(&config);
    export_game::<Snitch>(&config);
    scapegoat_sheets::Order::export_all(&config).unwrap();
    scapegoat_sheets::BadOrder::export_all(&config).unwrap();
    rowing_sheets::Order::export_all(&config).unwrap();
    rowing_sheets::BadOrder::export_all(&config).unwrap();
    snitch_sheets::Order::export_all(&config).unwrap();
    snitch_sheets::BadOrder::export_all(&config).unwrap();
    write_constants(
        &folder.join("constants.ts"),
        &[
            ("PROTOCOL", json!(PROTOCOL)),
            ("LONGEST_NAME", json!(people::LONGEST_NAME)),
            ("LONGEST_CODE", json!(LONGEST_CODE)),
            // In milliseconds.
            ("EVENING_PAUSE", json!(evening::PAUSE)),
            ("EVENING_LONGEST", json!(evening::LONGEST)),
        ],
    );
    write_constants(&folder.join("scapegoat-constants.ts"), &scapegoat());
    write_constants(&folder.join("rowing-constants.ts"), &rowing());
    write_constants(&folder.join("snitch-constants.ts"), &snitch());
}

fn export_game<G>(config: &Config)
where
    G: Game<Command: TS, View: TS, Refusal: TS, Details: TS> + Parts<Question: TS, Advice: TS>,
{
    G::Command::export_all(config).unwrap();
    G::View::export_all(config).unwrap();
    G::Refusal::export_all(config).unwrap();
    G::Details::export_all(config).unwrap();
    G::Question::export_all(config).unwrap();
    G::Advice::export_all(config).unwrap();
}

fn rowing() -> [(&'static str, Value); 10] {
    [
        ("FEWEST", json!(RowYourGoat::PLAYERS.start())),
        ("MOST", json!(RowYourGoat::PLAYERS.end())),
        ("CARDS", json!(rowing::setup::CARDS)),
        ("LATE", json!(rowing::race::LATE)),
        ("LIFESAVERS", json!(rowing::setup::LIFESAVERS)),
        ("USUAL_OPTIONS", json!(rowing::plan::Options::default())),
        ("CELLS", json!(rowing::card::CELLS)),
        ("BOATS", json!(rowing::card::Boat::ALL)),
        ("CARD_COLOURS", json!(rowing::card::CardColour::ALL)),
        ("SECONDS_TO_DOUBT", json!(rowing::SECONDS_TO_DOUBT)),
    ]
}

fn scapegoat() -> [(&'static str, Value); 15] {
    [
        ("FEWEST", json!(ScapeGoat::PLAYERS.start())),
        ("MOST", json!(ScapeGoat::PLAYERS.end())),
        ("USUAL_OPTIONS", json!(scapegoat::plan::Options::default())),
        ("USUAL_DICE", json!(DiceKind::default())),
        ("USUAL_ROW", json!(scapegoat::plan::Row::default())),
        // The lowest and the highest face of each die, by the kind of dice.
        ("FACES", faces()),
        ("CELLS", json!(mats::CELLS)),
        ("FIRST_EDITION", json!(Edition::FIRST)),
        ("LAST_EDITION", json!(Edition::LAST)),
        ("PREPARATION_TOKENS", json!(board::PREPARATION_TOKENS)),
        ("AT_LOCATIONS", json!(setup::CARDS_AT_LOCATIONS)),
        ("STASH", json!(setup::CARDS_IN_STASH)),
        ("LAST_TURN", json!(board::LAST_TURN)),
        ("STOP_FLIPPING", json!(AbortReason::FLIPPING)),
        ("STOP_OTHER", json!(AbortReason::OTHER)),
    ]
}

fn snitch() -> [(&'static str, Value); 12] {
    use snitch::{card, card::Card, kit, plan};
    let kind = |card: Card| json!(card)["kind"].as_str().unwrap_or_default().to_owned();
    let numbers = Card::SPECIAL.map(|card| (kind(card), json!(card.number())));
    [
        ("FEWEST", json!(Snitch::PLAYERS.start())),
        ("MOST", json!(Snitch::PLAYERS.end())),
        ("USUAL_OPTIONS", json!(plan::Options::default())),
        ("USUAL_LOOK", json!(plan::Plan::default().look)),
        ("SHORTEST_LOOK", json!(plan::LOOK.start())),
        ("LONGEST_LOOK", json!(plan::LOOK.end())),
        ("RACE_SECONDS", json!(plan::RACE_SECONDS)),
        ("DISTRICT", json!(kit::DISTRICT)),
        ("BOX", json!(kit::Deck::BOX)),
        ("HIGHEST_WITNESS", json!(card::WITNESSES.end())),
        // From the highest number to the lowest.
        ("SPECIAL", json!(Card::SPECIAL.map(kind))),
        // What is on the special cards; the snitch has no number of its own.
        ("NUMBERS", json!(numbers.into_iter().collect::<serde_json::Map<_, _>>())),
    ]
}

fn faces() -> Value {
    let by_numbering = |white: Sides| {
        let by_die = |ten: Numbering| {
            let faces = |die: Die| {
                let faces = DiceKind { white, ten }.faces(die);
                [*faces.start(), *faces.end()]
            };
            json!({ "white": faces(Die::White), "black": faces(Die::Black) })
        };
        let (one, zero) = (by_die(Numbering::OneToTen), by_die(Numbering::ZeroToNine));
        json!({ "oneToTen": one, "zeroToNine": zero })
    };
    json!({ "ten": by_numbering(Sides::Ten), "twelve": by_numbering(Sides::Twelve) })
}

fn write_constants(file: &Path, constants: &[(&str, Value)]) {
    let mut text =
        String::from("// Generated from the Rust code. Do not edit this file manually.\n");
    for (name, value) in constants {
        text += &format!("export const {name} = {value} as const;\n");
    }
    fs::write(file, text).unwrap();
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
