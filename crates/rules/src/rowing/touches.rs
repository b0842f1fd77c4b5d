//! What fingers on phones mean: grabs, and the two calls.

use super::{
    RowYourGoat, Step,
    apply::done,
    event::{Deed, Event},
    plan::{Lifesavers, SecondTouch},
    race::{self, Grab, Hand, LATE, SLIP},
    ruling::{About, CallVerdict},
    sets::GridLine,
    trainer::Answer,
};
use crate::{
    checks::Checks,
    game::{Actor, Game},
    moments::Touch,
    seat::Seat,
};

/// Within this many milliseconds, whoever calls somebody out is too late if
/// another has done it, and so is the player who has just been caught.
const ECHO: u64 = 3000;

/// What can be touched on a phone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Spot {
    Ring,
    /// "My goat rows!"
    Mine,
    /// "Your goat rows!"
    Yours(Seat),
    /// What somebody sees in the grid of a warm-up.
    Answer(Answer),
}

/// Above the numbers of all seats that can play.
const ANSWERS: u8 = 100;

impl Spot {
    pub(super) fn number(self) -> u8 {
        match self {
            Spot::Ring => 0,
            Spot::Mine => 1,
            Spot::Yours(seat) => seat.0.saturating_add(2),
            Spot::Answer(Answer::None) => ANSWERS,
            Spot::Answer(Answer::Set { line }) => ANSWERS + 1 + line as u8,
        }
    }

    pub(super) fn of(touch: &Touch) -> Spot {
        match touch.on {
            0 => Spot::Ring,
            1 => Spot::Mine,
            ANSWERS => Spot::Answer(Answer::None),
            other => match other
                .checked_sub(ANSWERS + 1)
                .and_then(|line| GridLine::ALL.get(usize::from(line)))
            {
                Some(line) => Spot::Answer(Answer::Set { line: *line }),
                None => Spot::Yours(Seat(other - 2)),
            },
        }
    }
}

impl RowYourGoat {
    /// What follows from touches in this order. People touch their phones at
    /// odd times, so a touch that means nothing isn't a mistake.
    pub(super) fn touched(&self, groups: &[Vec<Touch>]) -> Vec<Event> {
        let mut next = self.clone();
        let mut events = Vec::new();
        for group in groups {
            for event in next.touched_at_once(group) {
                // Each of them can mean that the following one is too late.
                next.fold(&event);
                events.push(event);
            }
        }
        events
    }

    fn touched_at_once(&self, group: &[Touch]) -> Vec<Event> {
        if let Some(warm_up) = self.warm_up() {
            return self.answers(warm_up, group);
        }
        if !matches!(self.stage.step, Step::Play | Step::Race(_) | Step::Question(_)) {
            return Vec::new();
        }
        let mut first: Vec<Touch> = Vec::new();
        for touch in group.iter().filter(|touch| self.has(touch.seat)) {
            if !first.iter().any(|other| (other.seat, other.on) == (touch.seat, touch.on)) {
                first.push(*touch);
            }
        }
        let deeds = [self.grabs(&first), self.again(&first), self.calls(&first)];
        let deeds = deeds.into_iter().flatten().flat_map(|deed| done(Actor::Clock, deed));
        deeds.chain(self.late(&first)).collect()
    }

    /// Who gets a lifesaver now. If they are more than there are lifesavers,
    /// it's too close, and the app can't say who gets the last one.
    fn grabs(&self, group: &[Touch]) -> Vec<Deed> {
        let has_one = |seat| self.race().is_some_and(|race| race.grab_of(seat).is_some());
        let grabs = group.iter().filter(|touch| Spot::of(touch) == Spot::Ring);
        let grabs = grabs.filter(|touch| !has_one(touch.seat));
        let grabs: Vec<_> = grabs.map(|touch| Grab { seat: touch.seat, at: touch.at }).collect();
        let counts = self.lifesavers() == Lifesavers::Phones && self.free() > 0;
        if counts && !grabs.is_empty() { vec![Deed::Grabbed { grabs }] } else { Vec::new() }
    }

    /// Who touches a lifesaver with another one in hand. Once there's none
    /// left or the race is over, people may touch what they like.
    fn again(&self, group: &[Touch]) -> Vec<Deed> {
        let Step::Race(race) = &self.stage.step else { return Vec::new() };
        let is_fault = |touch: &&Touch| {
            let Some(grab) = race.grab_of(touch.seat) else { return false };
            let is_slip = touch.at.abs_diff(grab.at) < SLIP
                && self.options().second_touch == SecondTouch::Slip;
            !is_slip && !race.again.contains(&touch.seat)
        };
        let rings = group.iter().filter(|touch| Spot::of(touch) == Spot::Ring);
        let again = rings.filter(|_| self.free() > 0).filter(is_fault);
        again.map(|touch| Deed::GrabbedAgain { seat: touch.seat }).collect()
    }

    /// Who reaches for a lifesaver when they are all gone. It's no fault, but
    /// everybody wants to know by how much.
    fn late(&self, group: &[Touch]) -> Option<Event> {
        let Step::Question(race) = &self.stage.step else { return None };
        let gone = race.last_at().filter(|_| self.free() == 0)?;
        let is_new = |touch: &&Touch| {
            race.grab_of(touch.seat).is_none()
                && !race.late.iter().any(|grab| grab.seat == touch.seat)
                && touch.at.saturating_sub(gone) < LATE
        };
        let rings = group.iter().filter(|touch| Spot::of(touch) == Spot::Ring);
        let grabs = rings.filter(is_new).map(|touch| Grab { seat: touch.seat, at: touch.at });
        let grabs: Vec<Grab> = grabs.collect();
        (!grabs.is_empty()).then_some(Event::CameLate { grabs })
    }

    fn calls(&self, group: &[Touch]) -> Vec<Deed> {
        let hand = |seat: Seat| self.stage.hands[seat];
        let mine = group.iter().filter(|touch| Spot::of(touch) == Spot::Mine);
        let mine = mine.filter(|touch| hand(touch.seat) == Hand::Cards);
        let mine = mine.filter(|touch| !self.is_echo(touch.seat, touch.at));
        let mine: Vec<Seat> = mine.map(|touch| touch.seat).collect();
        let mut deeds: Vec<Deed> = mine.iter().map(|seat| Deed::Called { seat: *seat }).collect();
        for target in Seat::all(self.players) {
            let yours = group.iter().filter(|touch| Spot::of(touch) == Spot::Yours(target));
            let yours: Vec<_> = yours.filter(|touch| touch.seat != target).collect();
            let Some(at) = yours.iter().map(|touch| touch.at).min() else { continue };
            if self.is_echo(target, at) {
                continue;
            }
            let by = yours.iter().map(|touch| touch.seat).collect();
            let verdict = match hand(target) {
                Hand::Called | Hand::Out => CallVerdict::SaidBefore,
                Hand::Cards if mine.contains(&target) => CallVerdict::TooClose,
                Hand::Cards => CallVerdict::Caught,
            };
            deeds.push(self.call(target, by, verdict, at));
        }
        deeds
    }

    /// Whether this seat has just been called out.
    fn is_echo(&self, seat: Seat, now: u64) -> bool {
        let ruling = self.stage.ruling.as_ref();
        match ruling.map(|ruling| &ruling.about) {
            Some(About::Call { target, at, .. }) => *target == seat && now.abs_diff(*at) < ECHO,
            _ => false,
        }
    }

    pub(super) fn race_is_complete(&self) -> bool {
        let Some(race) = self.race() else { return false };
        match self.lifesavers() {
            Lifesavers::Phones => race.order().len() >= race::places(self.players),
            Lifesavers::Rings { rings } => race.rings.len() >= usize::from(rings),
            Lifesavers::Box | Lifesavers::Objects { .. } => false,
        }
    }
}
