//! The words of the vectors: colours and locations, seats named by colour,
//! rulings.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    colour::Colour,
    people::{Group, Person, PersonId},
    scapegoat::{
        board::Location,
        colour::{CardColour, Colours},
        kit::Kit,
        plan::{Direction, DoubleFrame, InterruptWindow, Options, Plan, Row},
    },
    seat::{PerSeat, Seat},
};
use serde_json::Value;

use super::errors;
use crate::{
    answer::Fault,
    reading::{list, object, parse, word},
};

/// Who sits where in a case, and what its words for colours stand for.
pub(super) struct Seating {
    words: Vec<String>,
    /// The colours that `c5`, `c6`, … stand for: none that the case names.
    spare: Vec<CardColour>,
}

impl Seating {
    /// The seats of a case, which are those of the placement unless given.
    pub(super) fn of(input: &Value) -> Result<Seating, Fault> {
        let seats = if input["seats"].is_null() { &input["placement"] } else { &input["seats"] };
        Ok(Seating::new(list(seats, "seats")?, input))
    }

    /// This many players, where a case doesn't say who they are.
    pub(super) fn of_size(input: &Value) -> Result<Seating, Fault> {
        if input["n"].is_null() {
            return Seating::of(input);
        }
        // It's up to the engine to refuse too many or too few.
        let players = input["n"].as_u64().unwrap_or_default().min(20);
        let words = (5..).map(|number| format!("c{number}")).take(players as usize);
        Ok(Seating::new(words.collect(), input))
    }

    fn new(words: Vec<String>, input: &Value) -> Seating {
        let text = input.to_string();
        let is_named = |colour: &Colour| text.contains(&word(colour).to_string());
        let palette = Colour::ALL.into_iter().cycle().skip(4).take(Colour::ALL.len());
        let spare = palette.filter(|colour| !is_named(colour)).map(CardColour::from).collect();
        Seating { words, spare }
    }

    pub(super) fn players(&self) -> usize {
        self.words.len()
    }

    /// The seat of this colour; one that does not exist if nobody has it, so
    /// that the engine refuses it where it would.
    pub(super) fn seat(&self, word: &str) -> Seat {
        let place = self.words.iter().position(|other| other == word);
        Seat(place.unwrap_or(self.words.len()) as u8)
    }

    pub(super) fn seat_in(&self, value: &Value) -> Seat {
        self.seat(value.as_str().unwrap_or_default())
    }

    pub(super) fn word(&self, seat: Seat) -> &str {
        &self.words[usize::from(seat.0)]
    }

    pub(super) fn name_all(&self, seats: &[Seat]) -> Value {
        seats.iter().map(|seat| self.word(*seat)).collect()
    }

    /// One value for each seat, under the name of its colour.
    pub(super) fn by_colour<T>(&self, values: &PerSeat<T>, show: impl Fn(&T) -> Value) -> Value {
        let entries = values.iter().map(|(seat, value)| (self.word(seat).to_owned(), show(value)));
        Value::Object(entries.collect())
    }

    /// A colour that doesn't exist is like grey: it may be on a card, where it
    /// counts for nobody, but it can't be a player.
    fn colour(&self, word: &str) -> CardColour {
        let number = word.strip_prefix('c').and_then(|number| number.parse::<usize>().ok());
        match number.and_then(|number| number.checked_sub(5)) {
            Some(spare) => self.spare.get(spare).copied().unwrap_or(CardColour::Grey),
            None => parse(word).unwrap_or(CardColour::Grey),
        }
    }

    /// A card is a list of colours, or one colour.
    pub(super) fn card(&self, card: &Value) -> Result<Colours, Fault> {
        let words = match card {
            Value::String(word) => vec![word.clone()],
            other => list(other, "the colours of a card")?,
        };
        Ok(words.iter().map(|word| self.colour(word)).collect())
    }

    pub(super) fn plan(&self, input: &Value) -> Result<Plan, Fault> {
        Ok(Plan {
            row: row(&input["row"])?,
            kit: Kit::default(),
            follow: true,
            options: options(&input["opt"])?,
        })
    }

    /// Everybody as they sit down, if a table lets them.
    pub(super) fn people(&self) -> Result<Vec<Person>, Fault> {
        // Their number comes first, because too many run out of colours.
        Plan::default().check(self.players())?;
        let person = |word: &String| {
            let card = self.colour(word);
            let colour = Colour::ALL.into_iter().find(|colour| CardColour::from(*colour) == card);
            let colour = colour.ok_or_else(|| Fault::named(errors::COLOUR))?;
            Ok(Person { id: PersonId::default(), colour, name: String::new() })
        };
        let players = self.words.iter().map(person).collect::<Result<_, Fault>>()?;
        let group = Group { players, resting: Vec::new() };
        Ok(group.checked(&mut Xoshiro256PlusPlus::seed_from_u64(1))?.players)
    }

    /// The plan of a case without a table, and the colours of its goats.
    pub(super) fn checked(&self, input: &Value) -> Result<(Plan, Vec<Colour>), Fault> {
        let plan = self.plan(input)?;
        let people = self.people()?;
        plan.check(people.len())?;
        Ok((plan, people.iter().map(|person| person.colour).collect()))
    }
}

pub(super) fn row(value: &Value) -> Result<Row, Fault> {
    if value.is_null() {
        return Ok(Row::default());
    }
    let words = list(value, "row")?;
    let locations: Option<Vec<Location>> = words.iter().map(|word| parse(word)).collect();
    let row = locations.and_then(|locations| locations.try_into().ok());
    // A row that the engine can't even hold is as wrong as one that it refuses,
    // so it is given one of those.
    Ok(Row(row.unwrap_or([Location::Prepare; 5])))
}

pub(super) fn options(value: &Value) -> Result<Options, Fault> {
    let mut options = Options::default();
    for (key, value) in object(value, "opt")?.into_iter().flatten() {
        let unknown = || Fault::unclear(format!("there is no option `{key}: {value}`"));
        match key.as_str() {
            "direction" => {
                options.direction = match value.as_i64().ok_or_else(unknown)? {
                    1 => Direction::Clockwise,
                    -1 => Direction::CounterClockwise,
                    _ => return Err(unknown()),
                }
            }
            "interrupt" => {
                options.interrupt = match value.as_str().ok_or_else(unknown)? {
                    "start" => InterruptWindow::Start,
                    "during" => InterruptWindow::During,
                    _ => return Err(unknown()),
                }
            }
            "swapAfterFail" => options.swap_after_fail = value.as_bool().ok_or_else(unknown)?,
            "multi" => {
                options.double_frame = match value.as_str().ok_or_else(unknown)? {
                    "scapegoat_in_set" => DoubleFrame::ScapegoatAmongThem,
                    "wrong_one_loses" => DoubleFrame::WrongOneLoses,
                    "fail" => DoubleFrame::Fails,
                    _ => return Err(unknown()),
                }
            }
            _ => return Err(unknown()),
        }
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn c5_and_c6_stand_for_colours_that_nobody_else_has() {
        for named in ["red", "purple", "orange", "white"] {
            let input = json!({ "seats": [named, "c5", "c6", "c7"] });
            assert!(Seating::of(&input).unwrap().people().is_ok(), "{named}");
        }
    }

    #[test]
    fn an_unknown_colour_is_no_player_but_may_be_on_a_card() {
        let input = json!({ "seats": ["red", "blue", "beige"] });
        let seating = Seating::of(&input).unwrap();
        assert!(seating.people().is_err());
        assert!(!seating.card(&json!(["beige"])).unwrap().is_empty());
    }

    #[test]
    fn an_option_that_does_not_exist_is_not_ignored() {
        for wrong in [json!({"direction": 2}), json!({"speed": 1}), json!({"multi": true})] {
            assert!(options(&wrong).is_err(), "{wrong}");
        }
        assert_eq!(
            options(&json!({"direction": -1})).unwrap().direction,
            Direction::CounterClockwise
        );
    }
}
