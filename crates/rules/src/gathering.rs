//! Getting ready for a count, and stopping it.

use crate::{
    checks::{Checks, speaks_for},
    game::Actor,
    moments::Moment,
    seat::{PerSeat, Seat},
};

/// Why something is refused in every game that counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoCount {
    NothingToCount,
    NotCounting,
    NotDuringCount,
}

/// Who is ready for a count, and why the last one was stopped.
#[derive(Clone, PartialEq)]
pub(crate) struct Gathering<Reason> {
    /// The seats that have to get ready.
    of: Vec<Seat>,
    ready: PerSeat<bool>,
    aborted: Option<(Actor, Reason)>,
}

impl<Reason: Copy> Gathering<Reason> {
    pub(crate) fn of(of: Vec<Seat>, players: usize) -> Self {
        Gathering { of, ready: PerSeat::new(players, |_| false), aborted: None }
    }

    pub(crate) fn of_all(players: usize) -> Self {
        Gathering::of(Seat::all(players).collect(), players)
    }

    pub(crate) fn set_ready(&mut self, seat: Seat, is_ready: bool) {
        self.ready[seat] = is_ready;
    }

    /// The count was stopped, and everybody gets ready once more.
    pub(crate) fn stop(&mut self, by: Actor, reason: Reason) {
        self.ready = PerSeat::new(self.ready.len(), |_| false);
        self.aborted = Some((by, reason));
    }

    pub(crate) fn is_complete(&self) -> bool {
        self.waiting().next().is_none()
    }

    pub(crate) fn ready(&self) -> Vec<Seat> {
        self.ready.chosen()
    }

    pub(crate) fn waiting(&self) -> impl Iterator<Item = Seat> {
        self.of.iter().copied().filter(|seat| !self.ready[*seat])
    }

    pub(crate) fn aborted<Aborted>(&self, view: fn(Actor, Reason) -> Aborted) -> Option<Aborted> {
        self.aborted.map(|(by, reason)| view(by, reason))
    }
}

/// A game in which people get ready for counts.
pub(crate) trait Counts: Checks {
    type Reason: Copy;

    /// Who is ready, while people get ready.
    fn gathering(&self) -> Option<&Gathering<Self::Reason>>;

    fn is_counting(&self) -> bool {
        self.moment() == Some(Moment::Count)
    }

    fn check_counting(&self) -> Result<(), NoCount> {
        if self.is_counting() { Ok(()) } else { Err(NoCount::NotCounting) }
    }

    fn check_not_counting(&self) -> Result<(), NoCount> {
        if self.is_counting() { Err(NoCount::NotDuringCount) } else { Ok(()) }
    }

    /// An event for everybody who gets ready if this actor says so. Tapping twice is
    /// fine: whoever is ready stays ready.
    fn newly_ready<E>(&self, actor: Actor, event: fn(Seat) -> E) -> Result<Vec<E>, NoCount> {
        if self.is_counting() {
            return Ok(Vec::new());
        }
        let waiting = self.gathered_for(actor)?.waiting();
        Ok(waiting.filter(|seat| speaks_for(actor, *seat)).map(event).collect())
    }

    /// An event if this seat was ready and isn't any more.
    fn no_longer_ready<E>(&self, seat: Seat, event: fn(Seat) -> E) -> Result<Vec<E>, NoCount> {
        self.check_not_counting()?;
        let was_ready = self.gathered_for(Actor::Seat(seat))?.ready[seat];
        Ok(was_ready.then(|| event(seat)).into_iter().collect())
    }

    /// Those who get ready for a count, if this actor has a part in it.
    fn gathered_for(&self, actor: Actor) -> Result<&Gathering<Self::Reason>, NoCount> {
        let gathering = self.gathering().ok_or(NoCount::NothingToCount)?;
        match actor {
            Actor::Seat(seat) if !gathering.of.contains(&seat) => Err(NoCount::NothingToCount),
            _ => Ok(gathering),
        }
    }
}
