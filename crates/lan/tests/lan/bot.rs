//! Plays a game the way people do: every phone looks at its own view and does
//! what it's allowed to.

use ::table::wire::TableView;
use rand::{Rng, RngExt, seq::IndexedRandom};
use rules::{
    hidden::Hidden,
    scapegoat::{
        board::Location,
        colour::{CardColour, Colours},
        command::Command,
    },
    seat::Seat,
};
use serde_json::Value;

/// What this seat does next according to its own view, if it's its turn.
pub(crate) fn next(view: &TableView, seat: Seat, random: &mut dyn Rng) -> Option<Command> {
    let game = &view.view;
    let step = &game["step"];
    let is_active = game["board"]["active"] == seat.0;
    let pick = |list: &Value, random: &mut dyn Rng| -> Option<Seat> {
        serde_json::from_value::<Vec<Seat>>(list.clone()).ok()?.choose(random).copied()
    };
    let lists = |list: &Value| list.as_array().is_some_and(|list| list.contains(&seat.0.into()));
    match step["name"].as_str()? {
        "start" if is_active => {
            let moves: Vec<Location> = serde_json::from_value(step["moves"].clone()).ok()?;
            let moves: Vec<_> = moves.into_iter().filter(|to| *to != Location::Cops).collect();
            // Only preparing and framing bring the game to an end.
            let to = if moves.contains(&Location::Prepare) && random.random_bool(0.6) {
                Location::Prepare
            } else {
                *moves.choose(random)?
            };
            Some(Command::Move { to })
        }
        "action" if is_active => Some(match step["due"].as_str()? {
            "spy" => Command::Spy { on: pick(&step["targets"], random)? },
            "trade" if random.random_bool(0.5) => {
                Command::CountTrade { with: pick(&step["targets"], random)? }
            }
            "trade" => Command::Trade { with: pick(&step["targets"], random)? },
            "steal" => Command::Steal { from: pick(&step["targets"], random)? },
            "stash" => Command::Stash { slot: random.random_range(1..=3) },
            "prepare" => Command::Prepare,
            _ => Command::Frame,
        }),
        "swap" if is_active => Some(Command::Swap),
        "tradePick" if step["by"] == seat.0 || step["with"] == seat.0 => {
            (!lists(&step["ready"])).then_some(Command::Ready)
        }
        "framePick" | "copsCall" if !lists(&step["ready"]) => Some(Command::Ready),
        "frameEntry" if step["cards"][usize::from(seat.0)].is_null() => {
            let players = game["looks"].as_array()?.len();
            let colours: Colours =
                (0..2).map(|_| CardColour::ALL[random.random_range(0..players)]).collect();
            Some(Command::Card { colours: Hidden(colours) })
        }
        "point" if !lists(&step["pointed"]) => {
            let players = game["looks"].as_array()?.len() as u8;
            Some(Command::Point {
                at: Hidden(Seat((seat.0 + random.random_range(1..players)) % players)),
            })
        }
        _ => None,
    }
}

/// What the table device does for everybody when no seat has anything to do.
pub(crate) fn closing(view: &TableView) -> Option<Command> {
    match view.view["step"]["name"].as_str()? {
        "frameEntry" => Some(Command::Judge),
        "point" => Some(Command::Reveal),
        _ => None,
    }
}
