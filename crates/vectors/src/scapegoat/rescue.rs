//! The cases about lost mats.

use std::collections::BTreeSet;

use rules::{
    hidden::Hidden,
    scapegoat::{command::Command, event::Event, kit::secrets_that_fit, mats::Secret},
    seat::{PerSeat, Seat},
};
use serde_json::{Value, json};

use super::{errors, judging::there, table::Table, words::Seating};
use crate::{
    answer::{Answer, Fault, Refused},
    reading::{list, object},
};

pub(super) fn rescue(input: &Value) -> Answer {
    let seating = Seating::of(input)?;
    let taps = object(&input["taps"], "taps")?;
    let lost = match &input["lost"] {
        Value::Null => Vec::new(),
        Value::String(word) => vec![word.clone()],
        words => list(words, "lost")?,
    };
    let lost: Vec<Seat> =
        lost.iter().map(|word| there(&seating, word)).collect::<Result<_, _>>()?;
    let all = || Seat::all(seating.players());

    // Through commands, which find misread mats and impossible answers.
    let mut plan = seating.plan(input)?;
    plan.kit.cardboard = all().filter(|seat| !lost.contains(seat)).collect();
    plan.kit.reading_check = true;
    let mut table = Table::arranged(&seating.people()?, plan, all().collect())?;
    table.roll()?;
    let mut readings: PerSeat<Option<Seat>> = PerSeat::new(seating.players(), |_| None);
    for (word, says) in taps.into_iter().flatten() {
        let (seat, says) = (seating.seat(word), seating.seat_in(says));
        let events = table
            .by(seat, Command::ReadMat { says: Hidden(says) })
            .map_err(|refusal| misread(errors::names_of(&refusal)))?;
        if events.contains(&Event::Misread) {
            return Err(misread(errors::MISREAD));
        }
        readings[seat] = Some(says);
    }

    // The engine draws one of these; a case asks for all of them.
    let secrets = secrets_that_fit(&readings);
    if secrets.is_empty() {
        return Err(misread(errors::MISREAD));
    }
    let named = |choose: &dyn Fn(&Secret) -> Vec<Seat>| {
        let seats: BTreeSet<Seat> = secrets.iter().flat_map(choose).collect();
        seating.name_all(&seats.into_iter().collect::<Vec<_>>())
    };
    let targets = lost
        .iter()
        .map(|seat| (seating.word(*seat).to_owned(), named(&|secret| vec![secret.says(*seat)])));
    Ok(json!({
        "scapegoat": named(&|secret| vec![secret.scapegoat]),
        "target": named(&|secret| lost.iter().map(|seat| secret.says(*seat)).collect()),
        "targets": Value::Object(targets.collect()),
    }))
}

/// Refusing what was read and finding nothing that fits are the same thing.
fn misread(names: &'static [&'static str]) -> Fault {
    let nothing_fits = json!({ "scapegoat": [], "target": [] });
    Fault::Refused(Refused { names, same_as: Some(nothing_fits), early: None })
}
