//! The cases of Row Your Goat.

mod grid;
mod table;

use rules::{
    rowing::{
        fault::{Fault as Mistake, Price},
        plan::{Missing, Options},
        race::{self, Hand},
        refusal::Refusal,
        setup,
    },
    seat::Seat,
};
use serde_json::{Value, json};

use crate::{
    answer::{Answer, Fault},
    games::Game,
    reading::list,
};
use table::Table;

pub(crate) const GAME: Game = Game {
    prefix: "rg",
    errors: &["E_PLAYERS", "E_GRID", "E_CARD", "E_HEIGHT", "E_RACE", "E_FAULT"],
    answer,
};

fn answer(function: &str, input: &Value) -> Answer {
    match function {
        "setup" => setup(input),
        "sets" => grid::sets(input),
        "placeable" => grid::placeable(input),
        "race" => race(input),
        "winners" => winners(input),
        "next" => next(input),
        "penalty" => penalty(input),
        unknown => Err(Fault::no_function(unknown)),
    }
}

fn setup(input: &Value) -> Answer {
    let players = input["n"].as_u64().and_then(|players| players.try_into().ok());
    let players = players.ok_or_else(|| Fault::named(&["E_PLAYERS"]))?;
    let deal = setup::deal(players, Missing::default())?;
    Ok(json!({
        "cards": deal.cards_each,
        "lifesavers": deal.lifesavers,
        "left_over": deal.left_over,
    }))
}

fn race(input: &Value) -> Answer {
    let table = Table::of(&input["seats"])?;
    if input["n"].as_u64() != Some(table.players() as u64) {
        return Err(Fault::named(&["E_PLAYERS"]));
    }
    let order: Option<Vec<_>> =
        list(&input["order"], "order")?.iter().map(|word| table.seat(word)).collect();
    let raced = order.ok_or_else(|| Fault::named(&["E_RACE"])).and_then(|order| table.race(&order));
    let (slowest, next) = raced?;
    Ok(json!({ "loser": table.name(slowest), "next": table.name(next) }))
}

fn winners(input: &Value) -> Answer {
    let safe = list(&input["safe"], "safe")?;
    let empty = list(&input["empty"], "empty")?;
    let table = Table::of_words(safe.iter().chain(&empty));
    let out: Vec<_> = empty.iter().filter_map(|word| table.seat(word)).collect();
    let hands = table.hands(|seat| if out.contains(&seat) { Hand::Out } else { Hand::Cards });
    let safe: Vec<_> = safe.iter().filter_map(|word| table.seat(word)).collect();
    let winners = race::winners(&hands, &safe);
    Ok(winners.into_iter().map(|seat| table.name(seat)).collect())
}

fn next(input: &Value) -> Answer {
    let table = Table::of(&input["seats"])?;
    let start = input["start"].as_str().and_then(|word| table.seat(word));
    let start = start.ok_or_else(|| Fault::named(&["E_SEAT"]))?;
    // One number for each seat, by name or in the order of the seats.
    let decks = &input["decks"];
    let cards = |seat: Seat| match decks {
        Value::Array(_) => &decks[usize::from(seat.0)],
        _ => &decks[table.name(seat).as_str().unwrap_or_default()],
    };
    let hands = table.hands(|seat| match cards(seat).as_u64() {
        None | Some(0) => Hand::Out,
        Some(_) => Hand::Cards,
    });
    Ok(race::next(&hands, start).map_or(Value::Null, |seat| table.name(seat)))
}

fn penalty(input: &Value) -> Answer {
    let mistake = match input["code"].as_str() {
        Some("peeked") => Mistake::Peeked,
        Some("off_grid") => Mistake::OffGrid,
        Some("covered_with_gap") => Mistake::CoveredWithGap,
        Some("out_of_turn") => Mistake::OutOfTurn,
        Some("second_lifesaver") => Mistake::SecondLifesaver,
        Some("no_set") => Mistake::NoSet,
        Some("caught_silent") => Mistake::CaughtSilent,
        Some("slowest") => Mistake::Slowest,
        _ => return Err(Fault::named(&["E_FAULT"])),
    };
    Ok(match mistake.price(&Options::default()) {
        Price::Nothing => Value::Null,
        Price::CardBack => "card_bottom".into(),
        Price::Pile => "pile".into(),
        Price::Set => "three_piles".into(),
    })
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault::named(match refusal {
            Refusal::Players { .. } => &["E_PLAYERS"],
            Refusal::Grid { .. } => &["E_GRID"],
            Refusal::Height { .. } => &["E_HEIGHT"],
            Refusal::NoSuchSeat => &["E_SEAT"],
            // What remains are refusals of a race that isn't one.
            _ => &["E_RACE"],
        })
    }
}
