//! The cases that drive a game: set-up, deal and play.

use rules::{
    scapegoat::{board::Location, command::Command, refusal::Refusal, terms::Due, view::StepView},
    seat::Seat,
};
use serde_json::{Value, json};

use super::{
    errors, lead, public,
    table::Table,
    words::{Seating, row},
};
use crate::{
    answer::{Answer, Fault},
    reading::{list, object, parse},
};

pub(super) fn setup(input: &Value) -> Answer {
    let seating = Seating::of(input)?;
    let mut table = arranged(&seating, input)?;
    count_pile(&mut table, &input["deck"])?;
    all_happen(&mut table, &seating, &input["events"])?;
    table.start()?;
    Ok(public::state(&table.view(), &seating))
}

pub(super) fn deal(input: &Value) -> Answer {
    let seating = Seating::of_size(input)?;
    let mut table = arranged(&seating, input)?;
    count_pile(&mut table, &input["deck"])?;
    let view = table.view();
    let deal = view.deal.ok_or_else(|| Fault::unclear("a deal without a deck"))?;
    Ok(json!({ "table": deal.at_locations, "stash": deal.in_stash, "hand": deal.hand }))
}

pub(super) fn play(input: &Value) -> Answer {
    let seating = Seating::of(input)?;
    // A state may list these two as well, but they hold from the beginning.
    let mut beginning = input.clone();
    for key in ["row", "opt"] {
        if let Some(value) = input["state"].get(key) {
            beginning[key] = value.clone();
        }
    }
    let mut table = started(&seating, &beginning)?;
    lead::to_state(&mut table, &seating, object(&input["state"], "state")?)?;
    all_happen(&mut table, &seating, &input["events"])?;
    Ok(public::state(&table.view(), &seating))
}

fn arranged(seating: &Seating, input: &Value) -> Result<Table, Fault> {
    let placement = match &input["placement"] {
        Value::Null => Seat::all(seating.players()).collect(),
        words => list(words, "placement")?.iter().map(|word| seating.seat(word)).collect(),
    };
    let plan = seating.plan(input)?;
    Ok(Table::arranged(&seating.people()?, plan, placement)?)
}

/// A table where everybody has looked.
fn started(seating: &Seating, input: &Value) -> Result<Table, Fault> {
    let mut table = arranged(seating, input)?;
    count_pile(&mut table, &input["deck"])?;
    table.start()?;
    Ok(table)
}

fn count_pile(table: &mut Table, deck: &Value) -> Result<(), Fault> {
    if !deck.is_null() {
        // No pile at all is refused like any other wrong number.
        let cards = deck.as_u64().and_then(|cards| cards.try_into().ok()).unwrap_or_default();
        table.say(Command::CountPile { cards })?;
    }
    Ok(())
}

fn all_happen(table: &mut Table, seating: &Seating, events: &Value) -> Result<(), Fault> {
    let events = match events {
        Value::Null => &[],
        Value::Array(events) => events.as_slice(),
        _ => return Err(Fault::unclear("events: a list is needed")),
    };
    for (index, event) in events.iter().enumerate() {
        happen(table, seating, event).map_err(|fault| match fault {
            Fault::Refused(mut refused) if index + 1 < events.len() => {
                refused.early = Some(index + 1);
                Fault::Refused(refused)
            }
            other => other,
        })?;
    }
    Ok(())
}

fn happen(table: &mut Table, seating: &Seating, event: &Value) -> Result<(), Fault> {
    let who = seating.seat_in(&event[1]);
    let command = match event[0].as_str() {
        Some("move") => match parse::<Location>(event[2].as_str().unwrap_or_default()) {
            Some(to) => Command::Move { to },
            None => {
                // The engine knows no such location, but it checks first whether
                // a move is due at all; nobody is ever at the cops.
                table.would(who, Command::Move { to: Location::Cops })?;
                return Err(Fault::named(errors::LOCATION));
            }
        },
        Some("act") => match parse::<Due>(event[2].as_str().unwrap_or_default()) {
            Some(action) => act(seating, action, &event[3]),
            None => {
                // The same for an action that does not exist.
                return match table.would(who, Command::Stash { slot: 1 }) {
                    Ok(()) | Err(Refusal::WrongAction { .. }) => Err(Fault::named(errors::ACTION)),
                    Err(refusal) => Err(refusal.into()),
                };
            }
        },
        Some("row") => Command::LayRow { row: row(&event[2])? },
        Some("tick") => {
            let chore = parse(event[2].as_str().unwrap_or_default());
            let chore = chore.ok_or_else(|| Fault::unclear(format!("no chore in {event}")))?;
            Command::Tick { chore, done: event[3].as_bool().unwrap_or(true) }
        }
        Some("swap") => Command::Swap,
        Some("interrupt") => Command::Interrupt,
        Some("judge") => return judge(table, seating, &event[1]),
        _ => return Err(Fault::unclear(format!("there is no event {event}"))),
    };
    table.by(who, command)?;
    Ok(())
}

fn act(seating: &Seating, action: Due, target: &Value) -> Command {
    let seat = seating.seat_in(target);
    match action {
        Due::Spy => Command::Spy { on: seat },
        Due::Trade => Command::Trade { with: seat },
        Due::Steal => Command::Steal { from: seat },
        Due::Prepare => Command::Prepare,
        Due::Frame => Command::Frame,
        // Which stash card it was makes no difference.
        Due::Stash if target.is_null() => Command::Stash { slot: 1 },
        Due::Stash => {
            let slot = target.as_u64().and_then(|slot| slot.try_into().ok());
            Command::Stash { slot: slot.unwrap_or_default() }
        }
    }
}

fn judge(table: &mut Table, seating: &Seating, cards: &Value) -> Result<(), Fault> {
    let view = table.view();
    if public::over(&view).is_some() {
        // The vectors call a game over as soon as the cops are called, while
        // the engine still counts down for the pointing.
        return Err(Fault::named(errors::GAME_OVER));
    }
    if !matches!(view.step, StepView::FramePick { .. }) {
        table.say(Command::Judge)?;
        return Err(Fault::unclear("a verdict without a frame attempt"));
    }
    let mut told = Vec::new();
    for (word, card) in object(cards, "cards")?.into_iter().flatten() {
        if !card.is_null() {
            told.push((seating.seat(word), seating.card(card)?));
        }
    }
    told.sort_by_key(|(seat, _)| *seat);
    Ok(table.judge(&told)?)
}
