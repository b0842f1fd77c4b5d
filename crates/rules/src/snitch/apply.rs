//! What may be done now, and what then happens. Changes nothing by itself.
//! Turns are in `turns.rs`, what is entered after the reveal in `entry.rs`.

use rand::RngExt;

use super::{
    Snitch, Step,
    command::Command,
    event::{Deed, Event},
    outcome::Outcome,
    plan::Plan,
    refusal::Refusal,
};
use crate::{
    checks::{Checks, clock_only, seat_of, speaks_for, table_only},
    game::{Actor, Outside},
    gathering::Counts,
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
        if !matches!(command, Command::Arrange { .. }) {
            self.check_actor(actor)?;
        }
        match command {
            Command::Arrange { plan, starter } => self.arrange(actor, plan, *starter, outside),
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
            Command::Ready => Ok(self.newly_ready(actor, |seat| Event::Ready { seat })?),
            Command::NotReady => {
                Ok(self.no_longer_ready(seat_of(actor)?, |seat| Event::NotReady { seat })?)
            }
            Command::AbortCount { reason } => {
                self.check_counting()?;
                Ok(vec![Event::CountAborted { by: actor, reason: *reason }])
            }
            Command::Zero => {
                clock_only(actor)?;
                self.check_counting()?;
                Ok(vec![Event::Zero])
            }
            Command::TimeUp => self.time_up(actor),
            Command::Enter { cards } => self.enter(seat_of(actor)?, &cards.0),
            Command::TurnOver { top } => self.turn_over(*top),
            Command::Confirm => self.confirm(actor),
            Command::Undo => {
                self.check_not_counting()?;
                self.check_undo(actor)?;
                Ok(vec![Event::Undone { by: actor }])
            }
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

    /// The table can say "cards down" before the clock does.
    fn time_up(&self, actor: Actor) -> Decision {
        if let Actor::Seat(_) = actor {
            return Err(Refusal::NotTheClock);
        }
        let is_timed = matches!(self.stage.step, Step::Look)
            || matches!(self.stage.step, Step::Start) && self.stage.opening.is_some();
        if is_timed { Ok(vec![Event::TimeUp]) } else { Err(Refusal::NoTimeRunning) }
    }
}

pub(super) fn done(by: Actor, deed: Deed) -> Decision {
    Ok(vec![Event::Done { by, deed }])
}
