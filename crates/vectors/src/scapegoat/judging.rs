//! The cases that ask one question each: who is framed, who wins, who is
//! pointed at, which cell.

use rules::{
    scapegoat::{
        colour::Colours,
        cops::pointed_at,
        dice::{Dice, DiceKind},
        frame::{self, Verdict},
        outcome::{self, Ending},
        refusal::Refusal,
    },
    seat::{PerSeat, Seat},
};
use serde_json::Value;

use super::words::Seating;
use crate::{
    answer::{Answer, Fault},
    reading::{list, object},
};

pub(super) fn framed(input: &Value) -> Answer {
    let seating = Seating::of(input)?;
    let (plan, goats) = seating.checked(input)?;
    let mut cards: PerSeat<Option<Colours>> = PerSeat::new(seating.players(), |_| None);
    for (word, card) in object(&input["cards"], "cards")?.into_iter().flatten() {
        if !card.is_null() {
            cards[there(&seating, word)?] = Some(seating.card(card)?);
        }
    }
    let verdict = frame::judge(&goats, &cards)?;
    Ok(seating.name_all(verdict.framed_under(plan.options.double_frame)))
}

pub(super) fn winners(input: &Value) -> Answer {
    let seating = Seating::of(input)?;
    let (plan, _) = seating.checked(input)?;
    let ruling = plan.options.double_frame;
    let seat = |value: &Value| there(&seating, value.as_str().unwrap_or_default());
    let scapegoat = seat(&input["s"])?;
    let over = &input["over"];
    // Who did it makes no difference to who wins, so a case needn't say it.
    let by = if over["who"].is_null() { scapegoat } else { seat(&over["who"])? };
    let ending = match over["by"].as_str() {
        Some("cops") => {
            let interrupt = over["interrupt"].as_bool().unwrap_or_default();
            Some(Ending::Cops { by, interrupt })
        }
        Some("frame") => {
            let words = list(&over["framed"], "framed")?;
            let framed: Result<_, _> = words.iter().map(|word| there(&seating, word)).collect();
            let missing_on = PerSeat::new(seating.players(), |_| Vec::new());
            let verdict = Verdict { missing_on, framed: framed?, strangers: Vec::new() };
            // Under some rulings such an attempt has failed: the game goes on.
            let framed = verdict.framed_under(ruling).to_vec();
            (!framed.is_empty()).then_some(Ending::Frame { by, framed })
        }
        None if over.is_null() => None,
        _ => return Err(Fault::unclear(format!("no game ends by {}", over["by"]))),
    };
    let winners = ending
        .map(|ending| outcome::winners(seating.players(), &ending, scapegoat, ruling))
        .unwrap_or_default();
    Ok(seating.name_all(&winners))
}

pub(super) fn pointed(input: &Value) -> Answer {
    let seating = Seating::of(input)?;
    seating.checked(input)?;
    let mut arrows: PerSeat<Option<Seat>> = PerSeat::new(seating.players(), |_| None);
    for (word, at) in object(&input["pt"], "pt")?.into_iter().flatten() {
        let seat = there(&seating, word)?;
        arrows[seat] = at.as_str().map(|at| there(&seating, at)).transpose()?;
    }
    Ok(seating.word(pointed_at(&arrows)?).into())
}

pub(super) fn cell(input: &Value) -> Answer {
    let face = |key: &str| {
        let face = input[key].as_i64();
        let face = face.ok_or_else(|| Fault::unclear(format!("{key}: a number is needed")))?;
        // No die has that many sides; the engine should refuse it.
        Ok::<u8, Fault>(face.try_into().unwrap_or(u8::MAX))
    };
    let dice = Dice { white: face("w")?, black: face("b")? };
    Ok(DiceKind::default().cell(dice)?.into())
}

/// A seat at this table.
pub(super) fn there(seating: &Seating, word: &str) -> Result<Seat, Refusal> {
    let seat = seating.seat(word);
    if usize::from(seat.0) < seating.players() { Ok(seat) } else { Err(Refusal::NoSuchSeat) }
}
