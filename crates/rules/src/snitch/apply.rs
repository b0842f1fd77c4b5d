//! What may be done now, and what then happens. Changes nothing by itself.
//! Turns are in `turns.rs`, what is entered after the reveal in `entry.rs`.

use rand::RngExt;

use super::{
    Gathering, Snitch, Step,
    command::Command,
    event::{Deed, Event},
    outcome::Outcome,
    plan::Plan,
    refusal::Refusal,
};
use crate::{
    game::{Actor, Outside},
    seat::Seat,
};

pub(super) type Decision = Result<Vec<Event>, Refusal>;

impl Snitch {
    pub(super) fn decide(
        &self,
        actor: Actor,
        command: &Command,
        outside: &mut Outside<'_>,
    ) -> Decision {
        if let Command::Arrange { plan, starter } = command {
            return self.arrange(actor, plan, *starter, outside);
        }
        if !self.is_arranged {
            return Err(Refusal::NotArranged);
        }
        if let Actor::Seat(seat) = actor {
            self.check_seat(seat)?;
        }
        if matches!(self.stage.step, Step::Over(_)) {
            return Err(Refusal::GameOver);
        }
        match command {
            Command::Arrange { .. } => unreachable!("answered above"),
            Command::Tick { chore, done } => self.tick(*chore, *done),
            Command::CountCards { cards } => self.count_cards(*cards),
            Command::Begin => match self.stage.step {
                Step::Setup => Ok(vec![Event::Begun]),
                _ => Err(Refusal::AlreadyBegun),
            },
            Command::Seen => self.seen(actor),
            Command::Draw => self.draw(actor),
            Command::Play { card } => self.play(actor, *card),
            Command::Look { at } => self.look(actor, *at),
            Command::Swap { between } => self.swap(actor, *between),
            Command::Remove { snitch } => self.remove(actor, *snitch),
            Command::Add { to } => self.add(actor, *to),
            Command::Skip => self.skip(actor),
            Command::Pass => self.pass(actor),
            Command::Eliminate { attempt } => self.eliminate(actor, *attempt),
            Command::Close => self.close(actor),
            Command::EndTurn => self.end_turn(actor),
            Command::EndRound => self.end_round(actor),
            Command::Ready => self.ready(actor),
            Command::NotReady => self.not_ready(seat_of(actor)?),
            Command::AbortCount { reason } => {
                self.check_counting()?;
                Ok(vec![Event::CountAborted { by: actor, reason: *reason }])
            }
            Command::Zero => {
                if actor != Actor::Clock {
                    return Err(Refusal::NotTheClock);
                }
                self.check_counting()?;
                Ok(vec![Event::Zero])
            }
            Command::TimeUp => self.time_up(actor),
            Command::Enter { cards } => self.enter(seat_of(actor)?, &cards.0),
            Command::TurnOver { top } => self.turn_over(*top),
            Command::Confirm => self.confirm(actor),
            Command::Undo => self.undo(actor),
            Command::Restate { sizes, pile, active } => self.restate(actor, sizes, *pile, *active),
            Command::Untrack => self.untrack(actor),
            Command::Abandon => {
                table_only(actor)?;
                Ok(vec![Event::Ended { outcome: Outcome::Abandoned }])
            }
        }
    }

    // Before the game.

    fn arrange(
        &self,
        actor: Actor,
        plan: &Plan,
        starter: Option<Seat>,
        outside: &mut Outside<'_>,
    ) -> Decision {
        table_only(actor)?;
        self.check_laying()?;
        plan.check(self.players)?;
        let starter = match starter {
            Some(starter) => {
                self.check_seat(starter)?;
                starter
            }
            None => Seat(outside.random.random_range(0..self.players as u8)),
        };
        Ok(vec![Event::Arranged { plan: plan.clone(), starter }])
    }

    fn seen(&self, actor: Actor) -> Decision {
        let Step::LookFreely { seen } = &self.stage.step else {
            return Err(Refusal::NothingToLookAt);
        };
        let newly = seen.iter().filter(|(seat, seen)| !**seen && speaks_for(actor, *seat));
        Ok(newly.map(|(seat, _)| Event::Seen { seat }).collect())
    }

    // Counts.

    /// Tapping twice is fine: whoever is ready stays ready.
    fn ready(&self, actor: Actor) -> Decision {
        if self.counting() {
            return Ok(Vec::new());
        }
        let ready = &self.gathered()?.ready;
        let newly = ready.iter().filter(|(seat, ready)| !**ready && speaks_for(actor, *seat));
        Ok(newly.map(|(seat, _)| Event::Ready { seat }).collect())
    }

    fn not_ready(&self, seat: Seat) -> Decision {
        if self.counting() {
            return Err(Refusal::NotDuringCount);
        }
        let is_ready = self.gathered()?.ready[seat];
        Ok(is_ready.then_some(Event::NotReady { seat }).into_iter().collect())
    }

    fn gathered(&self) -> Result<&Gathering, Refusal> {
        self.stage.step.gathering().ok_or(Refusal::NothingToCount)
    }

    /// The table can say "cards down" before the clock does.
    fn time_up(&self, actor: Actor) -> Decision {
        if let Actor::Seat(_) = actor {
            return Err(Refusal::NotTheClock);
        }
        let is_timed = matches!(self.stage.step, Step::Look)
            || matches!(self.stage.step, Step::Start) && self.stage.race.is_some();
        if is_timed { Ok(vec![Event::TimeUp]) } else { Err(Refusal::NoTimeRunning) }
    }

    fn check_counting(&self) -> Result<(), Refusal> {
        if self.counting() { Ok(()) } else { Err(Refusal::NotCounting) }
    }

    // At any time.

    fn undo(&self, actor: Actor) -> Decision {
        if self.counting() {
            return Err(Refusal::NotDuringCount);
        }
        if self.undo.last().is_none() {
            return Err(Refusal::NothingToUndo);
        }
        if self.may_undo(actor) {
            Ok(vec![Event::Undone { by: actor }])
        } else {
            Err(Refusal::NotYoursToUndo)
        }
    }

    /// Whoever took the last step can undo it, and so can the table.
    pub(super) fn may_undo(&self, actor: Actor) -> bool {
        let Some(taken) = self.undo.last().filter(|_| !self.counting()) else { return false };
        actor == Actor::Table || actor == taken.by
    }

    pub(super) fn check_seat(&self, seat: Seat) -> Result<(), Refusal> {
        if self.has(seat) { Ok(()) } else { Err(Refusal::NoSuchSeat) }
    }
}

pub(super) fn seat_of(actor: Actor) -> Result<Seat, Refusal> {
    match actor {
        Actor::Seat(seat) => Ok(seat),
        Actor::Table | Actor::Clock => Err(Refusal::SeatNeeded),
    }
}

pub(super) fn table_only(actor: Actor) -> Result<(), Refusal> {
    if actor == Actor::Table { Ok(()) } else { Err(Refusal::TableOnly) }
}

pub(super) fn done(by: Actor, deed: Deed) -> Decision {
    Ok(vec![Event::Done { by, deed }])
}

/// The table speaks for everybody.
fn speaks_for(actor: Actor, seat: Seat) -> bool {
    actor == Actor::Table || actor == Actor::Seat(seat)
}
