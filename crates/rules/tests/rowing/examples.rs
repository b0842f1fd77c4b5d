//! The examples in the rulebook and the lesson, as the engine judges them.
//!
//! The pages explain rules but know none: they show these examples from
//! `ui/src/games/rowing/rulebook/examples.json`. This fails when that file is
//! stale, and with `UPDATE_EXAMPLES=1` it rewrites it.

use rules::{
    rowing::{
        card::{
            Boat::{self, FloatRing as F, JetSki as J, Raft as R, RowingBoat as B},
            Card,
            CardColour::{self, Blue, Orange, Pink, Yellow},
            Grid,
        },
        fault::Fault,
        plan::Options,
        race::{self, Hand},
        sets::{GridLine, judge},
    },
    seat::{PerSeat, Seat},
};
use serde_json::{Map, Value, json};

use crate::shared::examples::are_in;

type Cell = Option<(Boat, CardColour)>;

const fn c(boat: Boat, colour: CardColour) -> Cell {
    Some((boat, colour))
}

/// Name, the cards row by row, and the lines that are sets.
type Example = (&'static str, [Cell; 9], &'static [GridLine]);

#[rustfmt::skip]
const GRIDS: &[Example] = &[
    // What the articles show.
    ("sameBoat", [
        c(R, Pink), c(R, Blue), c(R, Yellow),
        c(J, Blue), c(B, Orange), c(F, Pink),
        c(F, Yellow), c(J, Orange), c(B, Blue),
    ], &[GridLine::Row1]),
    ("sameColour", [
        c(B, Orange), c(J, Blue), c(F, Yellow),
        c(R, Pink), c(J, Orange), c(B, Blue),
        c(F, Blue), c(R, Yellow), c(F, Orange),
    ], &[GridLine::Diagonal1]),
    ("both", [
        c(J, Pink), c(B, Blue), c(R, Yellow),
        c(F, Orange), c(B, Blue), c(J, Yellow),
        c(R, Pink), c(B, Blue), c(F, Orange),
    ], &[GridLine::Column2]),
    ("none", [
        c(R, Pink), c(R, Blue), c(J, Yellow),
        c(B, Pink), c(F, Orange), c(B, Blue),
        c(J, Blue), c(F, Yellow), c(F, Pink),
    ], &[]),
    ("two", [
        c(J, Pink), c(J, Blue), c(J, Orange),
        c(B, Blue), c(R, Yellow), c(F, Pink),
        c(R, Yellow), c(F, Yellow), c(B, Yellow),
    ], &[GridLine::Row1, GridLine::Row3]),
    ("gap", [
        c(F, Blue), c(B, Pink), c(R, Orange),
        c(J, Yellow), c(R, Blue), c(F, Pink),
        c(B, Orange), c(J, Pink), None,
    ], &[]),
    // What the lesson asks.
    ("lessonRow", [
        c(B, Blue), c(F, Orange), c(J, Pink),
        c(F, Pink), c(F, Yellow), c(F, Blue),
        c(J, Orange), c(R, Blue), c(B, Yellow),
    ], &[GridLine::Row2]),
    ("lessonDiagonal", [
        c(F, Orange), c(R, Yellow), c(B, Pink),
        c(B, Blue), c(J, Pink), c(R, Orange),
        c(R, Pink), c(F, Blue), c(J, Yellow),
    ], &[GridLine::Diagonal2]),
    ("lessonNone", [
        c(J, Blue), c(B, Blue), c(R, Pink),
        c(J, Orange), c(F, Yellow), c(B, Orange),
        c(F, Pink), c(R, Blue), c(B, Yellow),
    ], &[]),
    ("lessonColumn", [
        c(R, Pink), c(F, Blue), c(B, Yellow),
        c(J, Orange), c(B, Pink), c(R, Yellow),
        c(F, Blue), c(J, Orange), c(J, Yellow),
    ], &[GridLine::Column3]),
];

fn grid(name: &str, cells: &[Cell; 9], sets: &[GridLine]) -> Value {
    let card = |cell: &Cell| cell.map(|(boat, colour)| Card { boat, colour });
    let piles = cells.iter().map(|cell| card(cell).map(Into::into)).collect();
    let judged = judge(&Grid(piles)).unwrap();
    let lines: Vec<GridLine> = judged.sets.iter().map(|set| set.line).collect();
    assert_eq!(lines, sets, "{name} has exactly these sets");
    let cards: Vec<_> = cells.iter().map(card).collect();
    json!({ "cards": cards, "sets": judged.sets })
}

/// Four players: the first was slowest, and the one to the left is out.
fn next() -> Value {
    let hands = PerSeat::from(vec![Hand::Cards, Hand::Out, Hand::Cards, Hand::Cards]);
    let slowest = Seat(0);
    let next = race::next(&hands, slowest.left(1, hands.len())).unwrap();
    json!({ "hands": hands, "slowest": slowest, "next": next })
}

/// Two are out of cards, and only one of them is safe.
fn win() -> Value {
    let hands = PerSeat::from(vec![Hand::Out, Hand::Cards, Hand::Out, Hand::Cards]);
    let safe = [Seat(3), Seat(2), Seat(1)];
    json!({ "hands": hands, "safe": safe, "winners": race::winners(&hands, &safe) })
}

/// One line per example, so that a change to one shows up as one line.
fn written() -> String {
    let prices: Map<String, Value> = Fault::ALL
        .iter()
        .map(|fault| {
            let name = serde_json::to_value(fault).unwrap().as_str().unwrap().to_owned();
            (name, json!(fault.price(&Options::default())))
        })
        .collect();
    let mut lines: Vec<(String, Value)> =
        GRIDS.iter().map(|(name, cells, sets)| ((*name).into(), grid(name, cells, sets))).collect();
    lines.push(("prices".into(), Value::Object(prices)));
    lines.push(("next".into(), next()));
    lines.push(("win".into(), win()));
    let lines: Vec<String> =
        lines.into_iter().map(|(name, example)| format!("  \"{name}\": {example}")).collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

#[test]
fn the_examples_of_the_rulebook_are_judged_by_the_engine() {
    are_in("rowing/rulebook/examples.json", &written());
}
