//! The games of this app, and what a host needs of each.

use std::ops::RangeInclusive;

use rules::{
    game::{Game, Parts},
    people::Person,
    rowing::RowYourGoat,
    scapegoat::ScapeGoat,
    snitch::Snitch,
};
use serde::Deserialize;
use serde_json::Value;

use crate::{
    playing::Playing,
    practice::{self, PracticeStep, Practised},
    table_error::TableError,
};

/// One line for each.
pub const GAMES: Games = &[
    Kind::of::<ScapeGoat>().with_parts::<ScapeGoat>(),
    Kind::of::<RowYourGoat>().with_parts::<RowYourGoat>(),
    Kind::of::<Snitch>().with_parts::<Snitch>(),
];

/// A list of games: that of the app, or another one in tests.
pub type Games = &'static [Kind];

pub struct Kind {
    pub name: &'static str,
    /// How many can play.
    pub players: RangeInclusive<usize>,
    pub(crate) new: fn(&[Person]) -> Box<dyn Playing>,
    /// Whether a game with these details was stopped.
    pub(crate) was_stopped: fn(&Value) -> bool,
    pub(crate) advise: fn(Value) -> Option<Value>,
    pub(crate) practise: fn(&[Person], &[PracticeStep]) -> Result<Practised, TableError>,
    /// Whether these people can have played a game that ended like this.
    pub(crate) can_end: fn(&[Person], &Value) -> bool,
}

impl Kind {
    pub const fn of<G: Game>() -> Kind {
        Kind {
            name: G::NAME,
            players: G::PLAYERS,
            new: new::<G>,
            was_stopped: was_stopped::<G>,
            advise: |_| None,
            practise: practice::practise::<G>,
            can_end: can_end::<G>,
        }
    }

    /// The same for a game that can be asked about its parts.
    pub const fn with_parts<P: Parts>(self) -> Kind {
        Kind { advise: advise::<P>, ..self }
    }
}

impl PartialEq for Kind {
    fn eq(&self, other: &Kind) -> bool {
        self.name == other.name
    }
}

impl std::fmt::Debug for Kind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

pub(crate) fn named(games: Games, name: &str) -> Option<&'static Kind> {
    games.iter().find(|kind| kind.name == name)
}

fn new<G: Game>(players: &[Person]) -> Box<dyn Playing> {
    Box::new(G::new(players))
}

/// What can't be read is of another version, and was kept because it was played.
fn was_stopped<G: Game>(details: &Value) -> bool {
    G::Details::deserialize(details).is_ok_and(|details| G::was_stopped(&details))
}

fn can_end<G: Game>(players: &[Person], details: &Value) -> bool {
    let details = G::Details::deserialize(details);
    details.is_ok_and(|details| G::new(players).can_end(&details))
}

fn advise<P: Parts>(question: Value) -> Option<Value> {
    let question: P::Question = serde_json::from_value(question).ok()?;
    serde_json::to_value(P::advise(&question)?).ok()
}
