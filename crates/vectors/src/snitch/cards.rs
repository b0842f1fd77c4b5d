//! The words of the vectors: cards, and seats named by letters.

use rules::{
    seat::{PerSeat, Seat},
    snitch::{card::Card, refusal::Refusal},
};
use serde::Serialize;
use serde_json::Value;

use super::errors::CARD;
use crate::answer::Fault;

/// A witness is a number, any other card a word.
pub(super) fn card(value: &Value) -> Result<Card, Fault> {
    let number = value.as_u64().and_then(|number| u32::try_from(number).ok());
    Ok(match (number, value.as_str()) {
        (Some(number), _) => Card::Witness { number },
        (_, Some("maton")) => Card::Thug,
        (_, Some("conductora")) => Card::Driver,
        (_, Some("sicario")) => Card::Hitman,
        (_, Some("capo")) => Card::Boss,
        (_, Some("primo")) => Card::Cousin,
        (_, Some("soplon")) => Card::Snitch,
        _ => return Err(Fault::named(CARD)),
    })
}

/// The names of the seats, clockwise.
pub(super) struct Seating(pub(super) Vec<String>);

impl Seating {
    pub(super) fn seat(&self, value: &Value) -> Result<Seat, Refusal> {
        let place = self.0.iter().position(|name| value.as_str() == Some(name));
        place.map(|place| Seat(place as u8)).ok_or(Refusal::NoSuchSeat)
    }

    pub(super) fn word(&self, seat: Seat) -> Value {
        self.0[usize::from(seat.0)].as_str().into()
    }

    /// One value for each seat, by its name.
    pub(super) fn named<T: Serialize + Copy>(&self, values: &PerSeat<T>) -> Value {
        let values = values.iter().map(|(seat, value)| {
            (self.0[usize::from(seat.0)].clone(), crate::reading::word(value))
        });
        Value::Object(values.collect())
    }
}
