//! What may be done now, and what then happens. Changes nothing by itself.

use rand::seq::IndexedRandom;

use super::{
    Attempt, ScapeGoat, Step, Trade,
    board::{Board, Location, STASH_SLOTS},
    command::Command,
    cops,
    event::{Deed, Event},
    frame,
    kit::{self, MatHelp},
    mats::MatSet,
    outcome::{self, Ending, Outcome},
    plan::{InterruptWindow, Plan},
    refusal::Refusal,
    setup,
    terms::Due,
};
use crate::{
    checks::{Checks, clock_only, seat_of, table_only},
    game::{Actor, Outside},
    gathering::Counts,
    hidden::Hidden,
    seat::{PerSeat, Seat},
};

pub(super) type Decision = Result<Vec<Event>, Refusal>;

impl ScapeGoat {
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
            Command::Arrange { plan, placement } => {
                self.arrange(actor, plan, placement.as_deref(), outside)
            }
            Command::LayRow { row } => self.lay_row(*row),
            Command::Tick { chore, done } => self.tick(*chore, *done),
            Command::CountPile { cards } => self.count_pile(*cards),
            Command::Begin => self.begin(outside),
            Command::Roll { white, black } => self.roll(*white, *black, outside),
            Command::ReadMat { says } => self.read_mat(seat_of(actor)?, says.0, outside),
            Command::DealByApp => self.deal_by_app(actor, outside),
            Command::Peek => self.peek(seat_of(actor)?, outside),
            Command::OpenMat => self.open_mat(seat_of(actor)?, outside),
            Command::Seen => self.seen(actor),
            Command::Move { to } => self.move_to(actor, *to),
            Command::Spy { on } => self.act(actor, Due::Spy, Some(*on), Deed::Spied { on: *on }),
            Command::Trade { with } => {
                self.act(actor, Due::Trade, Some(*with), Deed::Traded { with: *with })
            }
            Command::CountTrade { with } => self.count_trade(actor, *with),
            Command::Stash { slot } => {
                let decision = self.act(actor, Due::Stash, None, Deed::Stashed { slot: *slot })?;
                if STASH_SLOTS.contains(slot) { Ok(decision) } else { Err(Refusal::StashSlot) }
            }
            Command::Prepare => self.act(actor, Due::Prepare, None, Deed::Prepared),
            Command::Steal { from } => {
                self.act(actor, Due::Steal, Some(*from), Deed::Stole { from: *from })
            }
            Command::Swap => self.swap(actor),
            Command::Interrupt => self.interrupt(actor),
            Command::Frame => self.call_frame(actor),
            Command::CallCops => self.call_cops(actor),
            Command::Ready => Ok(self.newly_ready(actor, |seat| Event::Ready { seat })?),
            Command::NotReady => {
                Ok(self.no_longer_ready(seat_of(actor)?, |seat| Event::NotReady { seat })?)
            }
            Command::AbortCount { reason } => {
                self.check_counting()?;
                Ok(vec![Event::CountAborted { by: actor, reason: *reason }])
            }
            Command::Zero => self.zero(actor),
            Command::Card { colours } => {
                let seat = seat_of(actor)?;
                match self.stage.step {
                    Step::FrameCount(_) => Err(Refusal::NotDuringCount),
                    Step::FramePick(_) | Step::FrameEntry(_) if colours.0.is_empty() => {
                        Err(Refusal::CardEmpty { seat })
                    }
                    Step::FramePick(_) | Step::FrameEntry(_) => {
                        Ok(vec![Event::CardTold { seat, colours: *colours }])
                    }
                    _ => Err(Refusal::NoCardDue),
                }
            }
            Command::Judge => self.judge(actor),
            Command::Repeat => match self.stage.step {
                Step::FrameEntry(_) => Ok(vec![Event::Repeated]),
                _ => Err(Refusal::NothingToJudge),
            },
            Command::Point { at } => self.point(seat_of(actor)?, at.0),
            Command::Reveal => self.reveal(),
            Command::Undo => {
                self.check_not_counting()?;
                self.check_undo(actor)?;
                Ok(vec![Event::Undone { by: actor }])
            }
            Command::Restate { board } => self.restate(actor, board),
            Command::Untrack => self.untrack(actor),
            Command::Abandon => {
                table_only(actor)?;
                Ok(vec![self.abandoned()])
            }
        }
    }

    // Before the game.

    fn arrange(
        &self,
        actor: Actor,
        plan: &Plan,
        placement: Option<&[Seat]>,
        outside: &mut Outside<'_>,
    ) -> Decision {
        table_only(actor)?;
        self.check_laying()?;
        let players = self.seats();
        plan.check(players)?;
        let placement = match placement {
            Some(placement) => {
                setup::check_placement(players, placement)?;
                placement.to_vec()
            }
            None => setup::draw_placement(players, outside.random),
        };
        Ok(vec![Event::Arranged { plan: plan.clone(), placement }])
    }

    fn begin(&self, outside: &mut Outside<'_>) -> Decision {
        if self.stage.step != Step::Setup {
            return Err(Refusal::AlreadyBegun);
        }
        let mut events = vec![Event::Begun];
        if let Some(edition) = self.plan.kit.printed {
            events.push(Event::Printed { mats: Hidden(edition.mats(&self.goats)) });
        } else if self.mat_help() == MatHelp::Deal {
            events.push(self.fresh_mats(outside));
        }
        Ok(events)
    }

    fn fresh_mats(&self, outside: &mut Outside<'_>) -> Event {
        Event::Dealt { mats: Hidden(MatSet::shuffled(self.seats(), outside.random)) }
    }

    fn roll(&self, white: Option<u8>, black: Option<u8>, outside: &mut Outside<'_>) -> Decision {
        match self.stage.step {
            Step::Setup => Err(Refusal::NotBegun),
            Step::Dice => {
                let dice = self.plan.kit.roll(white, black, outside)?;
                Ok(vec![Event::Rolled { dice }])
            }
            _ => Err(Refusal::AlreadyRolled),
        }
    }

    fn read_mat(&self, seat: Seat, says: Seat, outside: &mut Outside<'_>) -> Decision {
        if self.stage.step != Step::Reading {
            return Err(Refusal::NothingToRead);
        }
        if !self.plan.kit.cardboard.contains(&seat) {
            return Err(Refusal::NoCardboard);
        }
        self.check_seat(says)?;
        if says == seat {
            return Err(Refusal::MatNamesOwner);
        }
        let mut events = vec![Event::MatRead { seat, says: Hidden(says) }];
        let mut readings = self.readings.clone();
        readings[seat] = Some(says);
        if readings.filled().len() == self.plan.kit.cardboard.len() {
            let mut secrets = kit::secrets_that_fit(&readings);
            // Printed mats tell the app nothing new: what matters is whether
            // they are from the edition that the table named.
            if let Some(known) = self.rolled_secret() {
                secrets.retain(|secret| *secret == known);
            }
            events.push(match secrets.choose(outside.random) {
                Some(secret) => Event::Settled { secret: Hidden(*secret) },
                None => Event::Misread,
            });
        }
        Ok(events)
    }

    fn deal_by_app(&self, actor: Actor, outside: &mut Outside<'_>) -> Decision {
        table_only(actor)?;
        match self.stage.step {
            Step::Reading => Ok(vec![self.fresh_mats(outside)]),
            _ => Err(Refusal::NothingToRead),
        }
    }

    // Looking.

    fn peek(&self, seat: Seat, outside: &mut Outside<'_>) -> Decision {
        match self.stage.step {
            Step::Setup => return Err(Refusal::NotBegun),
            Step::Dice | Step::Reading => return Err(Refusal::MatNotSettled),
            _ if self.is_counting() => return Err(Refusal::NotDuringCount),
            _ => {}
        }
        if self.secret.is_none() {
            return Err(Refusal::MatIsCardboard);
        }
        Ok(vec![Event::Peeked { seat, at: outside.now }])
    }

    fn open_mat(&self, seat: Seat, outside: &mut Outside<'_>) -> Decision {
        let decision = self.peek(seat, outside)?;
        if self.mats.is_some() { Ok(decision) } else { Err(Refusal::MatIsCardboard) }
    }

    fn seen(&self, actor: Actor) -> Decision {
        if self.stage.step != Step::Look {
            return Err(Refusal::NothingToRead);
        }
        let cardboard = &self.plan.kit.cardboard;
        let seats: Vec<Seat> = match actor {
            Actor::Seat(seat) if cardboard.contains(&seat) => vec![seat],
            Actor::Table if !cardboard.is_empty() => cardboard.iter().copied().collect(),
            _ => return Err(Refusal::NoCardboard),
        };
        let unseen = seats.into_iter().filter(|seat| !self.looks[*seat].has_seen);
        Ok(unseen.map(|seat| Event::Seen { seat }).collect())
    }

    // Guided turns.

    /// The board, if the turns are followed and a turn is going on.
    fn turn(&self) -> Result<&Board, Refusal> {
        self.check_playing()?;
        self.stage.board.as_ref().ok_or(Refusal::GuidedOnly)
    }

    /// The board, if it is also this actor's turn.
    fn own_turn(&self, actor: Actor) -> Result<&Board, Refusal> {
        let board = self.turn()?;
        if seat_of(actor)? == board.active { Ok(board) } else { Err(Refusal::NotYourTurn) }
    }

    fn move_to(&self, actor: Actor, to: Location) -> Decision {
        let board = self.own_turn(actor)?;
        match self.stage.step {
            Step::Action(due) => return Err(Refusal::ActFirst { due }),
            Step::Swap => return Err(Refusal::SwapFirst),
            _ => {}
        }
        if to == board.at[board.active] {
            return Err(Refusal::SameLocation);
        }
        Ok(done(
            actor,
            match to {
                Location::Cops => Deed::CopsCalled { by: board.active, interrupt: false },
                to => Deed::Moved { to },
            },
        ))
    }

    fn act(&self, actor: Actor, action: Due, target: Option<Seat>, deed: Deed) -> Decision {
        let board = self.own_turn(actor)?;
        match self.stage.step {
            Step::Action(due) if due == action => {}
            Step::Action(due) => return Err(Refusal::WrongAction { due }),
            Step::Swap => return Err(Refusal::SwapFirst),
            _ => return Err(Refusal::MoveFirst),
        }
        if let Some(target) = target {
            self.check_seat(target)?;
            if target == board.active {
                return Err(Refusal::TargetSelf);
            }
            if action == Due::Steal && board.tokens[target] == 0 {
                return Err(Refusal::TargetWithoutToken);
            }
        }
        Ok(done(actor, deed))
    }

    /// Optional: a trade can be entered without a count.
    fn count_trade(&self, actor: Actor, with: Seat) -> Decision {
        let by = seat_of(actor)?;
        self.check_playing()?;
        let deed = Deed::TradeAsked { by, with };
        if self.stage.board.is_some() {
            return self.act(actor, Due::Trade, Some(with), deed);
        }
        self.check_seat(with)?;
        if with == by { Err(Refusal::TargetSelf) } else { Ok(done(actor, deed)) }
    }

    fn swap(&self, actor: Actor) -> Decision {
        self.own_turn(actor)?;
        match self.stage.step {
            Step::Swap => Ok(done(actor, Deed::Swapped)),
            Step::Action(due) => Err(Refusal::ActFirst { due }),
            _ => Err(Refusal::MoveFirst),
        }
    }

    fn interrupt(&self, actor: Actor) -> Decision {
        let board = self.turn().map_err(|refusal| match refusal {
            Refusal::FrameUnderWay => Refusal::InterruptTooLate,
            other => other,
        })?;
        let by = seat_of(actor)?;
        match board.opposite() {
            None => return Err(Refusal::InterruptNeedsSix),
            Some(opposite) if opposite != by => return Err(Refusal::InterruptSeat),
            Some(_) => {}
        }
        if self.interrupter().is_some() {
            Ok(done(actor, Deed::CopsCalled { by, interrupt: true }))
        } else {
            Err(Refusal::InterruptTooLate)
        }
    }

    /// Who may go to the cops out of turn now.
    pub(super) fn interrupter(&self) -> Option<Seat> {
        let board = self.turn().ok()?;
        let in_time = self.stage.step == Step::Start
            || self.plan.options.interrupt == InterruptWindow::During;
        in_time.then(|| board.opposite()).flatten()
    }

    // Frame attempt and cops.

    fn call_frame(&self, actor: Actor) -> Decision {
        let by = seat_of(actor)?;
        self.check_playing()?;
        if self.stage.board.is_some() {
            return self.act(actor, Due::Frame, None, Deed::FrameCalled { by });
        }
        Ok(done(actor, Deed::FrameCalled { by }))
    }

    fn call_cops(&self, actor: Actor) -> Decision {
        let by = seat_of(actor)?;
        self.check_playing()?;
        if self.stage.board.is_some() {
            return Err(Refusal::FreeOnly);
        }
        Ok(done(actor, Deed::CopsCalled { by, interrupt: false }))
    }

    fn zero(&self, actor: Actor) -> Decision {
        clock_only(actor)?;
        self.check_counting()?;
        let mut events = vec![Event::Zero];
        // In free play nothing says what they did.
        if let (Step::TradeCount(Trade { by, with, .. }), Some(_)) =
            (&self.stage.step, &self.stage.board)
        {
            events.extend(done(Actor::Seat(*by), Deed::Traded { with: *with }));
        }
        Ok(events)
    }

    /// Who is framed is shown before who the scapegoat was, which everybody
    /// learns at one moment: a verdict uses no secret, whatever it is.
    fn judge(&self, actor: Actor) -> Decision {
        let Step::FrameEntry(Attempt { cards, .. }) = &self.stage.step else {
            return Err(Refusal::NothingToJudge);
        };
        let verdict = frame::judge(&self.goats, cards)?;
        let framed = verdict.framed_under(self.plan.options.double_frame).to_vec();
        let has_failed = framed.is_empty();
        Ok(done(
            actor,
            if has_failed { Deed::FrameFailed } else { Deed::FrameSucceeded { framed } },
        ))
    }

    fn point(&self, seat: Seat, at: Seat) -> Decision {
        if !matches!(self.stage.step, Step::Point { .. }) {
            return Err(Refusal::NoPointing);
        }
        self.check_seat(at)?;
        if seat == at {
            return Err(Refusal::ArrowAtSelf { seat });
        }
        Ok(vec![Event::Pointed { seat, at: Hidden(at) }])
    }

    fn reveal(&self) -> Decision {
        let Step::Point { ending, arrows, .. } = &self.stage.step else {
            return Err(Refusal::NoPointing);
        };
        match self.ended(ending.clone(), arrows.clone()) {
            Err(Refusal::ArrowsImpossible) => Ok(vec![Event::PointedInVain]),
            ended => Ok(vec![ended?]),
        }
    }

    /// The end, with the secret that the app knows or that the arrows reveal.
    fn ended(&self, ending: Ending, arrows: PerSeat<Option<Seat>>) -> Result<Event, Refusal> {
        let players = self.seats();
        let (scapegoat, mats_said) = match self.secret {
            Some(secret) => (secret.scapegoat, PerSeat::new(players, |seat| secret.says(seat))),
            None => {
                let scapegoat = cops::pointed_at(&arrows)?;
                let said = |seat: Seat| arrows[seat].unwrap_or(scapegoat);
                (scapegoat, PerSeat::new(players, said))
            }
        };
        let ruling = self.plan.options.double_frame;
        let winners = outcome::winners(players, &ending, scapegoat, ruling);
        Ok(Event::Ended {
            outcome: Hidden(Outcome {
                ending,
                scapegoat: Some(scapegoat),
                mats_said: Some(mats_said),
                arrows,
                winners,
            }),
        })
    }

    // At any time.

    /// A stopped game reveals no secret: otherwise stopping it would be a way
    /// to find out who the scapegoat was.
    fn abandoned(&self) -> Event {
        Event::Ended {
            outcome: Hidden(Outcome {
                ending: Ending::Abandoned,
                scapegoat: None,
                mats_said: None,
                arrows: PerSeat::new(self.seats(), |_| None),
                winners: Vec::new(),
            }),
        }
    }

    fn restate(&self, actor: Actor, board: &Board) -> Decision {
        table_only(actor)?;
        self.check_playing()?;
        board.check(self.seats())?;
        Ok(done(actor, Deed::Restated { board: board.clone() }))
    }

    fn untrack(&self, actor: Actor) -> Decision {
        table_only(actor)?;
        self.turn()?;
        Ok(done(actor, Deed::Untracked))
    }

    // Conditions.

    pub(super) fn mat_help(&self) -> MatHelp {
        self.plan.kit.mat_help(self.seats())
    }

    /// Not before the first turn, during a frame attempt or after the end.
    fn check_playing(&self) -> Result<(), Refusal> {
        match self.stage.step {
            Step::Open | Step::Start | Step::Action(_) | Step::Swap => Ok(()),
            Step::TradePick(_) => Err(Refusal::TradeUnderWay),
            Step::TradeCount(_) => Err(Refusal::NotDuringCount),
            Step::Setup => Err(Refusal::NotBegun),
            Step::Dice | Step::Reading | Step::Look => Err(Refusal::LookFirst),
            Step::FramePick(_) | Step::FrameCount(_) | Step::FrameEntry(_) => {
                Err(Refusal::FrameUnderWay)
            }
            Step::Over(_) | Step::Point { ending: Ending::Frame { .. }, .. } => {
                Err(Refusal::GameOver)
            }
            Step::CopsCall(_) | Step::CopsCount(_) | Step::Point { .. } => Err(Refusal::CopsCalled),
        }
    }
}

fn done(by: Actor, deed: Deed) -> Vec<Event> {
    vec![Event::Done { by, deed }]
}
