//! What earlier versions wrote down, read as what it is today: back then a game
//! named its own players.

use rules::{
    people::{MOST, Person},
    seat::Seat,
};
use serde::Deserialize;
use serde_json::Value;

use crate::wire::FinishedGame;

/// The players that an event of a game names. No event does so any more.
pub(crate) fn players_in(event: &Value) -> Option<Vec<Person>> {
    let players = event.get("plan")?.get("players")?;
    let players = Vec::<Person>::deserialize(players).ok()?;
    (players.len() <= MOST).then_some(players)
}

/// A finished game as it was kept when its report named the players.
pub(crate) fn finished(record: Value) -> Option<FinishedGame> {
    #[derive(Deserialize)]
    struct Report {
        players: Vec<Person>,
        outcome: Value,
    }
    #[derive(Deserialize)]
    struct Outcome {
        winners: Vec<Seat>,
    }
    let report = Report::deserialize(record.get("report")?).ok()?;
    let Outcome { winners } = Outcome::deserialize(&report.outcome).ok()?;
    let mut record = record;
    let fields = record.as_object_mut()?;
    fields.remove("report");
    fields.insert("players".into(), serde_json::to_value(report.players).ok()?);
    fields.insert("winners".into(), serde_json::to_value(winners).ok()?);
    fields.insert("details".into(), report.outcome);
    serde_json::from_value(record).ok()
}
