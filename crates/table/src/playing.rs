//! A game that is being played, whichever it is. A table changes its game in
//! the course of an evening, so its task knows games only from this side.

use rules::{
    award::Award,
    expects::Expects,
    game::{Actor, Game, Outside, Progress, Report, Viewer},
    moments::{Moment, Signal},
    people::Person,
    privacy::Privacy,
};
use serde::Deserialize;
use serde_json::{Value, value::RawValue};

use crate::{clock::unix_millis, contain::contained, seal, table_error::TableError, wire};

/// What the rules make of a command.
#[derive(Default)]
pub(crate) struct Decided {
    /// What happens, as it is journalled.
    pub(crate) events: Vec<Value>,
    /// What only the seat that asked is told.
    pub(crate) whisper: Option<Value>,
}

#[derive(Debug)]
pub(crate) enum NotPlayed {
    TableError(TableError),
    /// By the rules: the refusal as it travels.
    Refused(Value),
}

impl From<TableError> for NotPlayed {
    fn from(trouble: TableError) -> Self {
        NotPlayed::TableError(trouble)
    }
}

/// An event that can't follow what came before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Impossible;

pub(crate) trait Playing: Send + Sync {
    fn copy(&self) -> Box<dyn Playing>;

    /// What comes of a command. `is_private` says whether nobody but the one
    /// who gives it can read the answer.
    fn decide(&self, actor: Actor, command: Value, is_private: bool) -> Result<Decided, NotPlayed>;

    /// What comes of a moment, if the game wants to know.
    fn signal(&self, actor: Actor, signal: Signal) -> Result<Decided, NotPlayed>;

    fn fold(&mut self, event: &Value) -> Result<(), Impossible>;
    fn view(&self, viewer: Viewer) -> Box<RawValue>;
    fn progress(&self) -> Progress;
    fn moment(&self) -> Option<Moment>;
    fn report(&self) -> Option<Report<Value>>;
    fn awards(&self) -> Vec<Award>;
    fn expects(&self) -> Option<Expects>;
    fn recolour(&mut self, players: &[Person]);
    fn rematch(&self) -> Option<Value>;
}

impl Clone for Box<dyn Playing> {
    fn clone(&self) -> Self {
        (**self).copy()
    }
}

impl<G: Game> Playing for G {
    fn copy(&self) -> Box<dyn Playing> {
        Box::new(self.clone())
    }

    fn decide(&self, actor: Actor, command: Value, is_private: bool) -> Result<Decided, NotPlayed> {
        let command: G::Command =
            serde_json::from_value(command).map_err(|_| TableError::Unreadable)?;
        // Whatever is decided in here, a mistake in the rules changes nothing.
        let decided = contained(|| {
            let privacy = self.privacy(&command);
            if !is_private && !matches!(privacy, Privacy::Open) {
                return Err(TableError::SeatOnPhone.into());
            }
            let events = apply(self, actor, &command)?;
            let whisper = match (privacy, actor) {
                (Privacy::Whispered(answer), Actor::Seat(seat)) => {
                    let mut next = self.clone();
                    events.iter().for_each(|event| Game::fold(&mut next, event));
                    answer(&next, seat).map(|whisper| value(&whisper)).transpose()?
                }
                _ => None,
            };
            Ok(Decided { events: values(&events)?, whisper })
        });
        decided.map_err(|_| TableError::TableStumbles)?
    }

    fn signal(&self, actor: Actor, signal: Signal) -> Result<Decided, NotPlayed> {
        let Some(command) = G::on(signal) else { return Ok(Decided::default()) };
        let decided = contained(|| {
            let events = apply(self, actor, &command)?;
            Ok(Decided { events: values(&events)?, whisper: None })
        });
        decided.map_err(|_| TableError::TableStumbles)?
    }

    fn fold(&mut self, event: &Value) -> Result<(), Impossible> {
        let event = G::Event::deserialize(event).map_err(|_| Impossible)?;
        if !self.fits(&event) {
            return Err(Impossible);
        }
        Game::fold(self, &event);
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Box<RawValue> {
        // Views are plain data with string keys: nothing in them can fail to be
        // written.
        let view = Game::view(self, viewer);
        serde_json::value::to_raw_value(&view).expect("a view can be written")
    }

    fn progress(&self) -> Progress {
        Game::progress(self)
    }

    fn moment(&self) -> Option<Moment> {
        Game::moment(self)
    }

    fn report(&self) -> Option<Report<Value>> {
        let Report { winners, scores, details } = Game::report(self)?;
        Some(Report { winners, scores, details: value(&details).ok()? })
    }

    fn awards(&self) -> Vec<Award> {
        Game::awards(self)
    }

    fn expects(&self) -> Option<Expects> {
        Game::expects(self)
    }

    fn recolour(&mut self, players: &[Person]) {
        Game::recolour(self, players);
    }

    fn rematch(&self) -> Option<Value> {
        value(&Game::rematch(self)?).ok()
    }
}

fn apply<G: Game>(
    game: &G,
    actor: Actor,
    command: &G::Command,
) -> Result<Vec<G::Event>, NotPlayed> {
    let mut random = seal::seeded_random();
    let mut outside = Outside { now: unix_millis(), random: &mut random };
    let decided = game.apply(actor, command, &mut outside);
    decided.map_err(|refusal| NotPlayed::Refused(wire::error(&refusal)))
}

fn value(of: &impl serde::Serialize) -> Result<Value, TableError> {
    serde_json::to_value(of).map_err(|_| TableError::TableStumbles)
}

fn values(events: &[impl serde::Serialize]) -> Result<Vec<Value>, TableError> {
    events.iter().map(value).collect()
}
