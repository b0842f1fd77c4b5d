//! The TypeScript types of all messages, generated from the Rust types, and the
//! numbers of the rules that screens need.
//!
//! They are committed in `ui/src/wire`. This test fails when they are stale, and
//! with `UPDATE_TYPES=1` it writes them again.

use std::{fs, path::Path};

use lan::{addresses::Addresses, server::NetworkView, wifi::Security};
use print::{
    rowing as rowing_sheets, scapegoat as scapegoat_sheets,
    sheet::{Layout, Paper},
    snitch as snitch_sheets,
};
use rules::{
    game::{Game, Parts},
    options::{Choice, Options},
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
use serde::Serialize;
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
            ("PROTOCOL", js(PROTOCOL)),
            ("LONGEST_NAME", js(people::LONGEST_NAME)),
            ("LONGEST_CODE", js(LONGEST_CODE)),
            // In milliseconds.
            ("EVENING_PAUSE", js(evening::PAUSE)),
            ("EVENING_LONGEST", js(evening::LONGEST)),
            ("PAPERS", js(Paper::ALL)),
            ("LAYOUTS", js(Layout::ALL)),
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

fn rowing() -> Vec<(&'static str, String)> {
    vec![
        ("FEWEST", js(RowYourGoat::PLAYERS.start())),
        ("MOST", js(RowYourGoat::PLAYERS.end())),
        ("CARDS", js(rowing::setup::CARDS)),
        ("LATE", js(rowing::race::LATE)),
        ("LIFESAVERS", js(rowing::setup::LIFESAVERS)),
        ("OPTIONS", js(rowing::plan::Options::offered())),
        ("USUAL_OPTIONS", js(rowing::plan::Options::default())),
        ("STAND_INS", js(rowing::plan::StandIn::ALL)),
        ("CELLS", js(rowing::card::CELLS)),
        ("BOATS", js(rowing::card::Boat::ALL)),
        ("CARD_COLOURS", js(rowing::card::CardColour::ALL)),
        ("SECONDS_TO_DOUBT", js(rowing::SECONDS_TO_DOUBT)),
    ]
}

fn scapegoat() -> Vec<(&'static str, String)> {
    vec![
        ("FEWEST", js(ScapeGoat::PLAYERS.start())),
        ("MOST", js(ScapeGoat::PLAYERS.end())),
        ("OPTIONS", js(scapegoat::plan::Options::offered())),
        ("USUAL_OPTIONS", js(scapegoat::plan::Options::default())),
        ("DICE", js(DiceKind::offered())),
        ("USUAL_DICE", js(DiceKind::default())),
        ("USUAL_ROW", js(scapegoat::plan::Row::default())),
        // The lowest and the highest face of each die, by the kind of dice.
        ("FACES", js(faces())),
        ("CELLS", js(mats::CELLS)),
        ("FIRST_EDITION", js(Edition::FIRST)),
        ("LAST_EDITION", js(Edition::LAST)),
        ("PREPARATION_TOKENS", js(board::PREPARATION_TOKENS)),
        ("AT_LOCATIONS", js(setup::CARDS_AT_LOCATIONS)),
        ("STASH", js(setup::CARDS_IN_STASH)),
        ("LAST_TURN", js(board::LAST_TURN)),
        ("STOP_FLIPPING", js(AbortReason::FLIPPING)),
        ("STOP_OTHER", js(AbortReason::OTHER)),
        ("SHEETS", js(scapegoat_sheets::Sheets::ALL)),
    ]
}

fn snitch() -> Vec<(&'static str, String)> {
    use snitch::{card, card::Card, kit, plan};
    let kind = |card: Card| json!(card)["kind"].as_str().unwrap_or_default().to_owned();
    let numbers = Card::SPECIAL.map(|card| (kind(card), json!(card.number())));
    vec![
        ("FEWEST", js(Snitch::PLAYERS.start())),
        ("MOST", js(Snitch::PLAYERS.end())),
        ("OPTIONS", js(plan::Options::offered())),
        ("USUAL_OPTIONS", js(plan::Options::default())),
        ("LOOKS", js(plan::LOOKS)),
        ("USUAL_LOOK", js(plan::Plan::default().look)),
        ("SHORTEST_LOOK", js(plan::LOOK.start())),
        ("LONGEST_LOOK", js(plan::LOOK.end())),
        ("RACE_SECONDS", js(plan::OPENING_SECONDS)),
        ("DISTRICT", js(kit::DISTRICT)),
        ("BOX", js(kit::Deck::BOX)),
        ("HIGHEST_WITNESS", js(card::WITNESSES.end())),
        // From the highest number to the lowest.
        ("SPECIAL", js(Card::SPECIAL.map(kind))),
        // What is on the special cards; the snitch has no number of its own.
        ("NUMBERS", js(numbers.into_iter().collect::<serde_json::Map<_, _>>())),
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

/// As text, in which fields stay in the order of their declaration.
fn js(constant: impl Serialize) -> String {
    serde_json::to_string(&constant).unwrap()
}

fn write_constants(file: &Path, constants: &[(&str, String)]) {
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
