//! What every game checks before it does what somebody says, and before it
//! believes what a journal says.

use crate::{
    game::{Actor, Game, Progress},
    seat::Seat,
    undo::Taken,
};

/// Why any game refuses something. Each game has a refusal of its own for each of
/// these, because its screens have a sentence of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refused {
    NotArranged,
    NoSuchSeat,
    SeatNeeded,
    TableOnly,
    NotTheClock,
    NothingToUndo,
    NotYoursToUndo,
    GameOver,
}

/// A game's own refusals for what is refused in several games, by the same names.
macro_rules! own_refusals {
    ($own:ident for $shared:ident: $($why:ident),*) => {
        impl From<$shared> for $own {
            fn from(why: $shared) -> $own {
                match why { $($shared::$why => $own::$why),* }
            }
        }
    };
}
pub(crate) use own_refusals;

pub(crate) fn seat_of(actor: Actor) -> Result<Seat, Refused> {
    match actor {
        Actor::Seat(seat) => Ok(seat),
        Actor::Table | Actor::Clock => Err(Refused::SeatNeeded),
    }
}

pub(crate) fn table_only(actor: Actor) -> Result<(), Refused> {
    if actor == Actor::Table { Ok(()) } else { Err(Refused::TableOnly) }
}

pub(crate) fn clock_only(actor: Actor) -> Result<(), Refused> {
    if actor == Actor::Clock { Ok(()) } else { Err(Refused::NotTheClock) }
}

/// The table speaks for everybody.
pub(crate) fn speaks_for(actor: Actor, seat: Seat) -> bool {
    actor == Actor::Table || actor == Actor::Seat(seat)
}

pub(crate) trait Checks: Game {
    /// What people do and can undo.
    type Deed;

    fn players(&self) -> usize;

    fn is_arranged(&self) -> bool;

    /// What undo would take back now.
    fn undoable(&self) -> Option<&Taken<Self::Deed>>;

    /// Whether this is for others to undo than who did it and the table.
    fn may_others_undo(actor: Actor, deed: &Self::Deed) -> bool {
        let _ = (actor, deed);
        false
    }

    fn has(&self, seat: Seat) -> bool {
        usize::from(seat.0) < self.players()
    }

    fn has_all<'a>(&self, seats: impl IntoIterator<Item = &'a Seat>) -> bool {
        seats.into_iter().all(|seat| self.has(*seat))
    }

    fn has_actor(&self, actor: Actor) -> bool {
        match actor {
            Actor::Seat(seat) => self.has(seat),
            Actor::Table | Actor::Clock => true,
        }
    }

    fn check_seat(&self, seat: Seat) -> Result<(), Refused> {
        self.check_seats([&seat])
    }

    fn check_seats<'a>(&self, seats: impl IntoIterator<Item = &'a Seat>) -> Result<(), Refused> {
        if self.has_all(seats) { Ok(()) } else { Err(Refused::NoSuchSeat) }
    }

    /// Whether this actor can do anything at all: not before the table is arranged,
    /// and not after the end.
    fn check_actor(&self, actor: Actor) -> Result<(), Refused> {
        if !self.is_arranged() {
            return Err(Refused::NotArranged);
        }
        if !self.has_actor(actor) {
            return Err(Refused::NoSuchSeat);
        }
        if self.progress() == Progress::Over { Err(Refused::GameOver) } else { Ok(()) }
    }

    /// Whoever took the last step can undo it, and so can the table.
    fn may_undo(&self, actor: Actor) -> bool {
        self.check_undo(actor).is_ok()
    }

    fn check_undo(&self, actor: Actor) -> Result<(), Refused> {
        let taken = self.undoable().ok_or(Refused::NothingToUndo)?;
        let is_theirs = actor == Actor::Table || actor == taken.by;
        if is_theirs || Self::may_others_undo(actor, &taken.what) {
            Ok(())
        } else {
            Err(Refused::NotYoursToUndo)
        }
    }
}
