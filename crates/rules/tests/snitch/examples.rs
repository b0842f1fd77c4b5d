//! The examples in the lesson, as the engine judges them.
//!
//! The pages explain rules but know none: they show these examples from
//! `ui/src/games/snitch/rulebook/examples.json`. This fails when that file is
//! stale, and with `UPDATE_EXAMPLES=1` it rewrites it.

use rules::snitch::{
    card::Card::{self, Boss, Hitman, Snitch, Thug},
    eliminate::matches,
    kit::Deck,
    plan::Options,
    score::{DecidedBy, Top, score},
};
use serde_json::{Map, json};

use super::script::{A, B, witness};
use crate::shared::examples::are_in;

/// Name, what was played, what somebody wants to eliminate, and whether they
/// can.
fn pairs() -> [(&'static str, Card, Card, bool); 2] {
    [("same", witness(4), witness(4), true), ("family", witness(7), Thug, false)]
}

#[test]
fn the_examples_of_the_lesson_are_what_the_engine_says() {
    let options = Options::default();
    let mut matched = Map::new();
    for (name, played, card, expected) in pairs() {
        let right = matches(played, card, &options).unwrap();
        assert_eq!(right, expected, "{name}");
        matched.insert(name.into(), json!({ "played": played, "card": card, "right": right }));
    }
    let mut scores = Map::new();
    let cards = [vec![witness(4), witness(5)], vec![Boss, witness(2), witness(6)]];
    let snitch = [vec![Snitch, witness(1)], vec![Hitman, witness(2)], vec![witness(10)]];
    let top = Top::Card { card: witness(9) };
    for (name, districts, top, winner, by) in [
        ("cards", &cards[..], None, A, DecidedBy::Cards),
        ("snitch", &snitch[..], Some(top), B, DecidedBy::Sum),
    ] {
        let districts = districts.to_vec().into();
        let tally = score(&districts, top, &Deck::BOX, &options).unwrap();
        assert_eq!((tally.winner, tally.by), (Some(winner), by), "{name}");
        scores.insert(name.into(), json!({ "districts": districts, "top": top, "tally": tally }));
    }
    let fresh = json!({ "matches": matched, "scores": scores });
    are_in("snitch/rulebook/examples.json", &format!("{fresh:#}\n"));
}
