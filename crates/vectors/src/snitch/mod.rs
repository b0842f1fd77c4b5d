//! The cases of Soplón.

mod cards;
mod errors;
mod sizes;

use rules::{
    seat::PerSeat,
    snitch::{
        board::last_turns,
        card::Card,
        kit::Deck,
        plan::Options,
        refusal::Refusal,
        score::{DecidedBy, Top, score},
    },
};
use serde_json::{Map, Value, json};

use crate::{
    answer::{Answer, Fault},
    games::Game,
    reading::{list, object},
};
use cards::{Seating, card};

pub(crate) const GAME: Game = Game { prefix: "so", errors: &errors::PUBLISHED, answer };

fn answer(function: &str, input: &Value) -> Answer {
    match function {
        "score" => scored(input),
        "last_turns" => queue(input),
        "eliminate" => sizes::eliminate(input),
        "family" => Ok(card(&input["card"])?.family_number()?.into()),
        "turn_sizes" => sizes::turn(input),
        unknown => Err(Fault::no_function(unknown)),
    }
}

fn scored(input: &Value) -> Answer {
    let entries = object(&input["districts"], "districts")?;
    let seating = Seating(entries.into_iter().flat_map(Map::keys).cloned().collect());
    let mut districts = Vec::new();
    for cards in entries.into_iter().flat_map(Map::values) {
        let cards = cards.as_array().ok_or_else(|| Fault::unclear("a district is a list"))?;
        districts.push(cards.iter().map(card).collect::<Result<Vec<Card>, Fault>>()?);
    }
    let top = match &input["top"] {
        Value::Null => None,
        value => Some(Top::Card { card: card(value)? }),
    };
    let districts = PerSeat::from(districts);
    let tally = score(&districts, top, &Deck::BOX, &Options::default())?;
    Ok(json!({
        "totals": seating.named(&tally.totals),
        "winner": tally.winner.map(|winner| seating.word(winner)),
        "tied": tally.tied.iter().map(|seat| seating.word(*seat)).collect::<Vec<_>>(),
        "by": match tally.by {
            DecidedBy::Sum => "sum",
            DecidedBy::Cards => "cards",
            DecidedBy::Lowest => "lowest",
            DecidedBy::Nothing => "replay",
        },
    }))
}

fn queue(input: &Value) -> Answer {
    let seating = Seating(list(&input["seats"], "seats")?);
    let players = seating.0.len();
    if players < 2 {
        return Err(Refusal::Players { players }.into());
    }
    let closer = seating.seat(&input["closer"])?;
    let turns = last_turns(players, closer);
    Ok(turns.into_iter().map(|seat| seating.word(seat)).collect())
}
