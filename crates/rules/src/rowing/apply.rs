//! What may be done now, and what then happens. Changes nothing by itself.

use std::collections::HashSet;

use rand::seq::IndexedRandom;

use super::{
    RowYourGoat, Step,
    card::Grid,
    command::Command,
    event::{Deed, Event, Lots, Starter},
    fault::Fault,
    outcome::{Ending, Outcome},
    plan::{AllOut, FalseGrab, LastCard, Lifesavers, Options, Plan, SecondLifesaver, TooClose},
    race::{Hand, Placed, Race},
    refusal::Refusal,
    ruling::{About, CallVerdict, Ruling},
    warm_up::Phase,
};
use crate::{
    checks::{Checks, clock_only, seat_of, table_only},
    game::{Actor, Outside},
    seat::Seat,
};

pub(super) type Decision = Result<Vec<Event>, Refusal>;

impl RowYourGoat {
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
            Command::PickStarter { seat } => {
                self.check_laying()?;
                Ok(vec![Event::StarterPicked { starter: self.starter(*seat, outside)? }])
            }
            Command::Tick { chore, done } => self.tick(*chore, *done),
            Command::Begin => {
                self.check_laying()?;
                Ok(done(actor, Deed::Began))
            }
            Command::WarmUp => self.another_grid(outside),
            Command::EndWarmUp => {
                self.warm_up().ok_or(Refusal::NoWarmUp)?;
                Ok(vec![Event::WarmUpEnded])
            }
            Command::Zero => self.end_count(actor, Event::WarmUpShown),
            Command::CallOff => self.end_count(actor, Event::WarmUpSolved),
            Command::Touched { groups } => {
                clock_only(actor)?;
                Ok(self.touched(groups))
            }
            Command::TimeUp => self.time_is_up(actor),
            Command::TakeRing { ring } => self.take_ring(actor, *ring),
            Command::SetFound { slowest, also_safe, last_card_of } => {
                self.set_found(actor, *slowest, also_safe, *last_card_of)
            }
            Command::NoSet { touched } => self.no_set(actor, touched),
            Command::Overlook => {
                self.check_playing()?;
                self.race().ok_or(Refusal::NothingToOverlook)?;
                Ok(self.rule(actor, About::Overlooked, &[]))
            }
            Command::Judge { grid } => self.judge(actor, grid),
            Command::Fault { fault, by } => self.fault(actor, *fault, *by),
            Command::DecideCall { caught } => self.decide_call(actor, *caught),
            Command::WaveOff { seat } => self.wave_off(actor, *seat),
            Command::DrawLots { between } => self.draw_lots(actor, between, outside),
            Command::Call => self.call_out(seat_of(actor)?),
            Command::Out { out } => self.out(seat_of(actor)?, *out),
            Command::NoMoreSets => self.no_more_sets(actor),
            Command::Finish => match &self.stage.step {
                Step::Result(outcome) => Ok(ended(outcome)),
                _ => Err(Refusal::NothingDecided),
            },
            Command::Undo => {
                self.check_undo(actor)?;
                Ok(vec![Event::Undone { by: actor }])
            }
            Command::Abandon => {
                table_only(actor)?;
                let ending = Ending::Abandoned;
                Ok(ended(&Outcome { ending, winners: Vec::new() }))
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
        let starter = self.starter(starter, outside)?;
        Ok(vec![Event::Arranged { plan: plan.clone(), starter }])
    }

    fn starter(&self, chosen: Option<Seat>, outside: &mut Outside<'_>) -> Result<Starter, Refusal> {
        if let Some(seat) = chosen {
            self.check_seat(seat)?;
            return Ok(Starter { seat, drawn: false });
        }
        let seats: Vec<Seat> = Seat::all(self.players).collect();
        let seat = seats.choose(outside.random).ok_or(Refusal::NoSuchSeat)?;
        Ok(Starter { seat: *seat, drawn: true })
    }

    // Grabs.

    fn time_is_up(&self, actor: Actor) -> Decision {
        clock_only(actor)?;
        match &self.stage.step {
            Step::Race(_) => Ok(vec![Event::Asked]),
            Step::WarmUp(warm_up) if warm_up.phase == Phase::Looking => {
                Ok(vec![Event::WarmUpSolved])
            }
            Step::Result(outcome) => Ok(ended(outcome)),
            _ => Err(Refusal::NothingRuns),
        }
    }

    /// A ring that is taken can be touched again: nobody knows by whom.
    fn take_ring(&self, actor: Actor, ring: u8) -> Decision {
        table_only(actor)?;
        self.check_playing()?;
        let Lifesavers::Rings { rings } = self.lifesavers() else {
            return Err(Refusal::NoSuchRing);
        };
        if ring >= rings {
            return Err(Refusal::NoSuchRing);
        }
        let is_taken = self.race().is_some_and(|race| race.rings.contains(&ring));
        Ok(if is_taken { Vec::new() } else { done(actor, Deed::RingTaken { ring }) })
    }

    fn set_found(
        &self,
        actor: Actor,
        slowest: Option<Seat>,
        also_safe: &[Seat],
        last_card_of: Option<Seat>,
    ) -> Decision {
        self.check_playing()?;
        self.check_seats(slowest.iter().chain(also_safe).chain(&last_card_of))?;
        let options = self.options();
        let race = self.race().cloned().unwrap_or_default();
        let slowest = match (slowest, race.slowest(self.players)) {
            (Some(seat), _) | (None, Placed::Known { seat }) => Some(seat),
            (None, Placed::TooClose { .. }) if self.are_all_safe(&race) => None,
            (None, Placed::TooClose { seats }) => return Err(Refusal::TooCloseForLast { seats }),
            (None, Placed::Unknown) => return Err(Refusal::WhoWasSlowest),
        };
        // If the app has seen nobody, it believes that all the others were quick.
        let mut safe = race.order();
        if safe.is_empty() {
            safe.extend(Seat::all(self.players));
        }
        for seat in also_safe {
            if !safe.contains(seat) {
                safe.push(*seat);
            }
        }
        safe.retain(|seat| Some(*seat) != slowest);
        let again = race.again.iter().filter(|seat| Some(**seat) != slowest);
        let mut payers: Vec<_> = again.map(|seat| (*seat, Fault::SecondLifesaver)).collect();
        if let Some(slowest) = slowest {
            let place = match options.second_lifesaver {
                SecondLifesaver::SlowestFirst => 0,
                SecondLifesaver::OffenderFirst => payers.len(),
            };
            payers.insert(place, (slowest, Fault::Slowest));
        }
        let last_card_of = last_card_of.filter(|_| options.last_card == LastCard::LaterSet);
        let late_by = slowest.and_then(|seat| race.late_by(seat));
        Ok(self.rule(actor, About::Set { slowest, safe, last_card_of, late_by }, &payers))
    }

    fn no_set(&self, actor: Actor, touched: &[Seat]) -> Decision {
        self.check_playing()?;
        self.check_seats(touched)?;
        let race = self.race().cloned().unwrap_or_default();
        let touched = match race.first() {
            _ if !touched.is_empty() => touched.to_vec(),
            Placed::Known { .. } => race.order(),
            Placed::TooClose { seats } => return Err(Refusal::TooCloseForFirst { seats }),
            Placed::Unknown => return Err(Refusal::WhoTouched),
        };
        if touched.iter().collect::<HashSet<_>>().len() < touched.len() {
            return Err(Refusal::SeatTwice);
        }
        let paying = match self.options().false_grab {
            FalseGrab::EachPays => &touched[..],
            FalseGrab::FirstPays => &touched[..1],
        };
        let payers: Vec<_> = paying.iter().map(|seat| (*seat, Fault::NoSet)).collect();
        Ok(self.rule(actor, About::NoSet { touched }, &payers))
    }

    fn judge(&self, actor: Actor, grid: &Grid) -> Decision {
        self.check_playing()?;
        grid.cells()?;
        Ok(done(actor, Deed::Judged { grid: grid.clone() }))
    }

    // Faults, calls and cards.

    fn fault(&self, actor: Actor, fault: Fault, by: Seat) -> Decision {
        self.check_playing()?;
        self.check_seat(by)?;
        match (fault, self.race()) {
            (Fault::Slowest, _) => self.set_found(actor, Some(by), &[], None),
            (Fault::NoSet, _) => self.no_set(actor, &[by]),
            // It's paid for when the race is.
            (Fault::SecondLifesaver, Some(race)) if race.again.contains(&by) => Ok(Vec::new()),
            (Fault::SecondLifesaver, Some(_)) => Ok(done(actor, Deed::GrabbedAgain { seat: by })),
            _ => Ok(self.rule(actor, About::Fault { fault, by }, &[(by, fault)])),
        }
    }

    fn decide_call(&self, actor: Actor, caught: bool) -> Decision {
        self.check_playing()?;
        let about = self.stage.ruling.as_ref().map(|ruling| &ruling.about);
        let Some(About::Call { target, by, verdict: CallVerdict::TooClose, at }) = about else {
            return Err(Refusal::NoCallToDecide);
        };
        let verdict = if caught { CallVerdict::Caught } else { CallVerdict::SaidBefore };
        Ok(done(actor, self.call(*target, by.clone(), verdict, *at)))
    }

    /// What a call comes to.
    pub(super) fn call(&self, target: Seat, by: Vec<Seat>, verdict: CallVerdict, at: u64) -> Deed {
        let payers: Vec<_> = match verdict {
            CallVerdict::Caught => vec![(target, Fault::CaughtSilent)],
            CallVerdict::SaidBefore => by.iter().map(|seat| (*seat, Fault::FalseCall)).collect(),
            CallVerdict::TooClose => Vec::new(),
        };
        let about = About::Call { target, by, verdict, at };
        Deed::Ruled { ruling: Ruling::of(about, &payers, &self.options(), &self.stage.hands) }
    }

    fn wave_off(&self, actor: Actor, seat: Seat) -> Decision {
        match self.stage.step {
            Step::Result(_) => {}
            _ => self.check_playing()?,
        }
        let ruling = self.stage.ruling.as_ref().ok_or(Refusal::NothingToWaveOff)?;
        let mut hands = self.stage.hands.clone();
        ruling.take_back(&mut hands);
        let left = ruling.without(seat, &self.options(), &hands);
        let ruling = left.ok_or(Refusal::NothingToWaveOff)?;
        Ok(done(actor, Deed::WavedOff { seat, ruling }))
    }

    fn draw_lots(&self, actor: Actor, between: &[Seat], outside: &mut Outside<'_>) -> Decision {
        self.check_playing()?;
        self.check_seats(between)?;
        let distinct: HashSet<_> = between.iter().collect();
        if distinct.len() < between.len() {
            return Err(Refusal::SeatTwice);
        }
        match between.choose(outside.random) {
            Some(drawn) if between.len() > 1 => {
                let lots = Lots { between: between.to_vec(), drawn: *drawn };
                Ok(done(actor, Deed::LotsDrawn { lots }))
            }
            _ => Err(Refusal::LotsForTwo),
        }
    }

    /// "My goat rows!", of somebody without a phone. Saying it twice is fine.
    fn call_out(&self, seat: Seat) -> Decision {
        self.check_playing()?;
        let is_news = self.stage.hands[seat] == Hand::Cards;
        Ok(if is_news { done(Actor::Seat(seat), Deed::Called { seat }) } else { Vec::new() })
    }

    /// Saying it twice is fine.
    fn out(&self, seat: Seat, out: bool) -> Decision {
        self.check_playing()?;
        let is_news = (self.stage.hands[seat] == Hand::Out) != out;
        Ok(if is_news { done(Actor::Seat(seat), Deed::Out { seat, out }) } else { Vec::new() })
    }

    fn no_more_sets(&self, actor: Actor) -> Decision {
        self.check_playing()?;
        if self.stage.hands.values().any(|hand| *hand != Hand::Out) {
            return Err(Refusal::NotAllOut);
        }
        let winners = match self.options().all_out {
            AllOut::Draw => Seat::all(self.players).collect(),
            AllOut::Replay => Vec::new(),
        };
        let outcome = Outcome { ending: Ending::AllOut, winners };
        Ok(done(actor, Deed::NoMoreSets { outcome }))
    }

    fn rule(&self, actor: Actor, about: About, payers: &[(Seat, Fault)]) -> Vec<Event> {
        let ruling = Ruling::of(about, payers, &self.options(), &self.stage.hands);
        done(actor, Deed::Ruled { ruling })
    }

    // Conditions.

    pub(super) fn options(&self) -> Options {
        self.plan.as_ref().map(|plan| plan.options).unwrap_or_default()
    }

    /// Whether nobody was slowest, because the last were too close to be told apart.
    pub(super) fn are_all_safe(&self, race: &Race) -> bool {
        let is_close = matches!(race.slowest(self.players), Placed::TooClose { .. });
        is_close && self.options().too_close == TooClose::BothSafe
    }

    /// Not before the first card, and not once the game is decided.
    pub(super) fn check_playing(&self) -> Result<(), Refusal> {
        match self.stage.step {
            Step::Play | Step::Race(_) | Step::Question(_) => Ok(()),
            Step::Setup | Step::WarmUp(_) => Err(Refusal::NotBegun),
            Step::Result(_) => Err(Refusal::Decided),
            Step::Over(_) => Err(Refusal::GameOver),
        }
    }
}

pub(super) fn done(by: Actor, deed: Deed) -> Vec<Event> {
    vec![Event::Done { by, deed }]
}

fn ended(outcome: &Outcome) -> Vec<Event> {
    vec![Event::Ended { outcome: outcome.clone() }]
}
