//! The examples in the rulebook and the lesson, as the engine judges them.
//!
//! The pages explain rules but know none: they show these examples from
//! `ui/src/games/scapegoat/rulebook/examples.json`. This fails when that file is stale, and
//! with `UPDATE_EXAMPLES=1` it rewrites it.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    scapegoat::{
        colour::{
            CardColour::{self, Blue, Green, Grey, Red, Yellow},
            Colours,
        },
        dice::{Dice, DiceKind},
        frame::judge,
        mats::{MatSet, Secret},
        outcome::{Ending, winners},
        plan::DoubleFrame,
        terms::Die,
        view::Judged,
    },
    seat::{PerSeat, Seat},
};
use serde_json::{Value, json};

use super::script::{BLUE, GREEN, RED, YELLOW, goats, people};
use crate::shared::examples::are_in;

/// Name, who started the attempt, what everybody shows, and who is framed.
type Reveal = (&'static str, Seat, &'static [&'static [CardColour]], &'static [Seat]);

const REVEALS: &[Reveal] = &[
    // The six cases that the article on the frame attempt tells apart, all about Red.
    ("onAll", BLUE, &[&[Red, Grey], &[Red], &[Red, Blue], &[Red]], &[RED]),
    ("notOnOwn", BLUE, &[&[Blue], &[Red], &[Red, Yellow], &[Red, Grey]], &[RED]),
    ("oneOtherLacks", BLUE, &[&[Red], &[Red, Blue], &[Green], &[Red]], &[]),
    ("manyLack", BLUE, &[&[Red], &[Red], &[Blue], &[Grey]], &[]),
    ("greyOnAll", BLUE, &[&[Grey], &[Grey, Blue], &[Grey], &[Grey, Yellow]], &[]),
    ("two", YELLOW, &[&[Blue], &[Red], &[Red, Blue]], &[RED, BLUE]),
    // What the lesson asks.
    ("lessonFirst", RED, &[&[Blue, Yellow], &[Green], &[Blue], &[Red, Blue]], &[BLUE]),
    ("lessonMiss", BLUE, &[&[Yellow], &[Yellow, Green], &[Yellow], &[Red]], &[]),
    (
        "lessonStarter",
        GREEN,
        &[&[Green, Grey], &[Green], &[Green, Grey], &[Red, Green, Grey]],
        &[GREEN],
    ),
    ("lessonDouble", BLUE, &[&[Blue], &[Red], &[Red, Blue]], &[RED, BLUE]),
];

fn reveal(by: Seat, cards: &[&[CardColour]]) -> (Judged, Value) {
    let players = people(cards.len());
    let told = cards.iter().map(|card| Some(card.iter().copied().collect::<Colours>()));
    let cards: PerSeat<Option<Colours>> = told.collect::<Vec<_>>().into();
    let verdict = judge(&goats(cards.len()), &cards).unwrap();
    let framed = verdict.framed_under(DoubleFrame::default()).to_vec();
    let judged = Judged { by, cards, verdict, framed };
    let example = json!({ "players": players, "judged": judged });
    (judged, example)
}

/// Green's mat, with the dice of the best-known example: white 4, black 7,
/// where Red is the scapegoat and Red's own mat says Blue. Mixing up the dice
/// gives a different goat.
fn mat() -> Value {
    let dice = DiceKind::default();
    let cell = dice.cell(Dice { white: 4, black: 7 }).unwrap();
    let exchanged = dice.cell(Dice { white: 7, black: 4 }).unwrap();
    let fits = |mats: &MatSet| {
        mats.secret(cell) == Secret { scapegoat: RED, decoy: BLUE }
            && mats.secret(exchanged).says(GREEN) == BLUE
    };
    let mats = (0..)
        .map(|seed| MatSet::shuffled(4, &mut Xoshiro256PlusPlus::seed_from_u64(seed)))
        .find(fits)
        .unwrap();
    json!({
        "players": people(4),
        "owner": GREEN,
        "dice": Dice { white: 4, black: 7 },
        "down": dice.faces(Die::White).collect::<Vec<u8>>(),
        "across": dice.faces(Die::Black).collect::<Vec<u8>>(),
        "cells": mats.mat(GREEN),
        "cell": cell,
        "exchanged": exchanged,
        "everybody": PerSeat::new(4, |seat| mats.mat(seat)[cell]),
    })
}

/// Red's mat says Yellow, and Red goes to the cops: who wins depends on who
/// the scapegoat is.
fn cops(secret: Secret) -> Value {
    assert_eq!(secret.says(RED), YELLOW);
    let ending = Ending::Cops { by: RED, interrupt: false };
    json!({
        "players": people(4),
        "me": RED,
        "says": secret.says(RED),
        "winners": winners(4, &ending, secret.scapegoat, DoubleFrame::default()),
    })
}

/// Red and Blue are framed at once, and Red is the scapegoat.
fn rulings(judged: &Judged) -> Value {
    use DoubleFrame::{Fails, ScapegoatAmongThem, WrongOneLoses};
    let ruling = |ruling: DoubleFrame| {
        let framed = judged.verdict.framed_under(ruling).to_vec();
        let fails = framed.is_empty();
        let ending = Ending::Frame { by: judged.by, framed };
        let winners = if fails { Vec::new() } else { winners(3, &ending, RED, ruling) };
        json!({ "ruling": ruling, "winners": winners })
    };
    Value::Array([ScapegoatAmongThem, WrongOneLoses, Fails].map(ruling).into())
}

/// One line per example, so that a change to one shows up as one line.
fn written() -> String {
    let mut lines = vec![("mat".to_owned(), mat())];
    for (name, by, cards, framed) in REVEALS {
        let (judged, example) = reveal(*by, cards);
        assert_eq!(judged.framed, *framed, "{name} frames exactly these goats");
        if *name == "lessonDouble" {
            lines.push(("rulings".into(), rulings(&judged)));
        }
        lines.push(((*name).into(), example));
    }
    let scapegoat = Secret { scapegoat: RED, decoy: YELLOW };
    let conspirator = Secret { scapegoat: YELLOW, decoy: BLUE };
    lines.push(("copsAsScapegoat".into(), cops(scapegoat)));
    lines.push(("copsAsConspirator".into(), cops(conspirator)));
    let lines: Vec<String> =
        lines.into_iter().map(|(name, example)| format!("  \"{name}\": {example}")).collect();
    format!("{{\n{}\n}}\n", lines.join(",\n"))
}

#[test]
fn the_examples_of_the_rulebook_are_judged_by_the_engine() {
    are_in("scapegoat/rulebook/examples.json", &written());
}
