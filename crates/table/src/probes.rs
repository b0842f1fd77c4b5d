//! What the host knows of a device's clock, and how long its messages take. This
//! module is pure: it has neither a clock nor a connection of its own.
//!
//! The host sends probes, and the device answers each at once with the time on
//! its own clock. No message arrives before it was sent. So every answer gives
//! two bounds for the difference between the clocks, and all answers together
//! leave a narrow gap, as in `ui/src/wire/clock.ts`. The host measures how long
//! an answer took without believing anybody, because a device can hold an answer
//! back but can't send it before it is asked.

use std::collections::VecDeque;

use crate::clock::HostMillis;

/// A touch is never believed to have been under way for longer than this, and so
/// nobody waits any longer for one.
pub const LONGEST_DELAY: HostMillis = 200.0;
/// A page handles a touch a moment after it has happened.
const HANDLED_WITHIN: HostMillis = 20.0;
/// How fast two clocks may drift apart.
const DRIFT: f64 = 1e-4;
/// Where delays vary, a quick way is a matter of luck, and it takes so many
/// answers until there was one in each direction.
const ENOUGH: usize = 20;
/// On a network like that of a home, nothing is assumed about the two ways. Where
/// the doubt is larger than this, the quickest way up is taken to be no more than
/// two thirds longer than the quickest way down, or the other way round. Then the
/// true difference of the clocks lies in the middle quarter of the gap.
const DOUBT_AT_HOME: HostMillis = 20.0;
const MIDDLE: f64 = 0.25;
/// How many answers are kept, and for how long.
const KEPT: usize = 120;
const KEPT_FOR: HostMillis = 60_000.0;
/// A device that answers nothing isn't asked any more until it does.
const MOST_UNANSWERED: usize = 8;
/// The time between two probes, at first and later. What is random about it keeps
/// probes from falling into step with anything, such as the beacons of a Wi-Fi
/// that saves power.
const AT_FIRST: HostMillis = 50.0;
const LATER: HostMillis = 250.0;
/// Clocks of pages begin at zero, or in 1970. Far beyond that, sums of times
/// would lose their milliseconds.
const LARGEST_TIME: f64 = 1e15;

/// When something happened, on the host's clock.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Span {
    pub earliest: HostMillis,
    pub latest: HostMillis,
    /// The best guess.
    pub at: HostMillis,
}

#[derive(Debug, Default)]
pub struct Probes {
    asked: u32,
    next_at: HostMillis,
    unanswered: VecDeque<(u32, HostMillis)>,
    answers: VecDeque<Answer>,
}

#[derive(Debug, Clone, Copy)]
struct Answer {
    sent: HostMillis,
    /// On the device's clock.
    at: f64,
    received: HostMillis,
}

/// Host time minus device time.
struct Difference {
    least: f64,
    most: f64,
    answers: usize,
}

impl Probes {
    /// When the next probe is due; none while the device is silent.
    pub fn next_at(&self) -> Option<HostMillis> {
        (self.unanswered.len() < MOST_UNANSWERED).then_some(self.next_at)
    }

    /// The number of the next probe, if it is due. `random` is between 0 and 1.
    pub fn ask(&mut self, now: HostMillis, random: f64) -> Option<u32> {
        self.next_at().filter(|next_at| *next_at <= now)?;
        self.answers.retain(|answer| now - answer.received < KEPT_FOR);
        let wait = if self.answers.len() < ENOUGH { AT_FIRST } else { LATER };
        self.next_at = now + wait * (1.0 + 0.2 * random);
        self.asked += 1;
        self.unanswered.push_back((self.asked, now));
        Some(self.asked)
    }

    pub fn answer(&mut self, probe: u32, at: f64, received: HostMillis) {
        let Some(place) = self.unanswered.iter().position(|(asked, _)| *asked == probe) else {
            return;
        };
        // Answers come in the order of the probes, so those before it are lost.
        let Some((_, sent)) = self.unanswered.drain(..=place).next_back() else { return };
        if at.abs() > LARGEST_TIME {
            return;
        }
        if self.answers.len() == KEPT {
            self.answers.pop_front();
        }
        self.answers.push_back(Answer { sent, at, received });
        // What contradicts the newest answers is about another clock: the device has
        // slept, or its clock was set.
        let known = self.difference(received).map_or(0, |known| known.answers);
        self.answers.drain(..self.answers.len() - known);
    }

    /// When something happened that the device has told at `received`, if it was
    /// at `at` on the device's clock.
    pub fn span(&self, at: Option<f64>, received: HostMillis) -> Span {
        let earliest = received - LONGEST_DELAY;
        let unknown = Span { earliest, latest: received, at: received };
        let Some(at) = at.filter(|at| at.abs() <= LARGEST_TIME) else { return unknown };
        let Some(Difference { least, most, answers }) = self.difference(received) else {
            return unknown;
        };
        let doubt = match (most - least) / 2.0 {
            doubt if answers < ENOUGH => doubt,
            doubt => doubt.min(DOUBT_AT_HOME.max(doubt * MIDDLE)),
        };
        let claimed = at + (least + most) / 2.0;
        let believed = claimed.clamp(earliest, received);
        Span {
            earliest: (claimed - doubt).clamp(earliest, received),
            latest: if self.is_believable(at, claimed, received) {
                (claimed + doubt).clamp(earliest, received)
            } else {
                received
            },
            at: believed,
        }
    }

    /// Whether a message that was sent at this time can arrive so late.
    fn is_believable(&self, at: f64, claimed: HostMillis, received: HostMillis) -> bool {
        let round_trips = self.answers.iter().map(|answer| answer.received - answer.sent);
        let longest = round_trips.fold(0.0, f64::max) + HANDLED_WITHIN;
        // Messages arrive in the order in which they were sent.
        let is_in_order = self.answers.back().is_none_or(|answer| answer.at - HANDLED_WITHIN <= at);
        is_in_order && received - claimed <= longest.min(LONGEST_DELAY)
    }

    fn difference(&self, now: HostMillis) -> Option<Difference> {
        let mut known = Difference { least: f64::NEG_INFINITY, most: f64::INFINITY, answers: 0 };
        for Answer { sent, at, received } in self.answers.iter().rev() {
            let drift = DRIFT * (now - received).max(0.0);
            let least = known.least.max(sent - at - drift);
            let most = known.most.min(received - at + drift);
            if least > most {
                break;
            }
            known = Difference { least, most, answers: known.answers + 1 };
        }
        (known.answers > 0).then_some(known)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much the device's clock is ahead of the host's.
    const AHEAD: f64 = 1_000_000.0;

    /// A device that has been asked so often, with the same delays every time.
    fn asked(times: usize, down: f64, up: f64) -> Probes {
        let mut probes = Probes::default();
        for time in (0..times).rev() {
            let now = 29_600.0 - 300.0 * time as f64;
            let probe = probes.ask(now, 0.5).unwrap();
            probes.answer(probe, now + down + AHEAD, now + down + up);
        }
        probes
    }

    /// A touch at 30 s that takes so long, and is said to have been so much
    /// earlier than it was.
    fn touched(probes: &Probes, delay: f64, earlier: f64) -> Span {
        let at = 30_000.0;
        let Span { earliest, latest, at: best } =
            probes.span(Some(at - earlier + AHEAD), at + delay);
        Span { earliest: earliest - at, latest: latest - at, at: best - at }
    }

    #[track_caller]
    fn check(span: Span, earliest: f64, latest: f64) {
        let is = |one: f64, other: f64| (one - other).abs() < 0.5;
        assert!(is(span.earliest, earliest) && is(span.latest, latest), "{span:?}");
    }

    #[test]
    fn the_touch_counts_and_not_its_arrival() {
        let quick = asked(21, 4.0, 4.0);
        check(touched(&quick, 4.0, 0.0), -4.0, 4.0);
        check(touched(&quick, 20.0, 0.0), -4.0, 4.0);
        // From further away, the two ways are taken to be similar.
        check(touched(&asked(21, 60.0, 60.0), 60.0, 0.0), -20.0, 20.0);
        check(touched(&asked(21, 90.0, 90.0), 90.0, 0.0), -22.5, 22.5);
        // That takes a while to know.
        check(touched(&asked(15, 60.0, 60.0), 60.0, 0.0), -60.0, 60.0);
    }

    #[test]
    fn whatever_is_unknown_may_have_been_at_any_time_until_now() {
        let arrived = Span { earliest: 300.0, latest: 500.0, at: 500.0 };
        assert_eq!(Probes::default().span(Some(7.0), 500.0), arrived);
        assert_eq!(Probes::default().span(None, 500.0), arrived);
        for odd in [f64::NAN, f64::INFINITY, -1e300] {
            assert_eq!(asked(21, 4.0, 4.0).span(Some(odd), 500.0), arrived, "{odd}");
        }
    }

    #[test]
    fn nobody_is_believed_who_claims_to_be_earlier_than_messages_take() {
        let quick = asked(21, 4.0, 4.0);
        check(touched(&quick, 4.0, 20.0), -24.0, -16.0);
        check(touched(&quick, 4.0, 40.0), -44.0, 4.0);
        // However early, it was within the last moments or doesn't matter.
        check(touched(&quick, 4.0, 5000.0), -196.0, 4.0);
        // A phone with a slow connection is believed, but not for ever.
        let slow = asked(21, 150.0, 150.0);
        check(touched(&slow, 150.0, 0.0), -37.5, 37.5);
        check(touched(&slow, 150.0, 60.0), -50.0, 150.0);
    }

    #[test]
    fn nobody_touches_in_the_future() {
        check(touched(&asked(21, 4.0, 4.0), 4.0, -3000.0), 4.0, 4.0);
    }

    #[test]
    fn what_is_sent_later_cannot_have_happened_long_before() {
        let mut probes = asked(21, 60.0, 60.0);
        let at = 30_000.0;
        let probe = probes.ask(at - 70.0, 0.5).unwrap();
        probes.answer(probe, at - 10.0 + AHEAD, at + 50.0);
        check(touched(&probes, 60.0, 0.0), -20.0, 20.0);
        check(touched(&probes, 60.0, 50.0), -70.0, 60.0);
    }

    #[test]
    fn a_clock_that_was_set_is_known_again_with_the_next_answer() {
        let mut probes = asked(21, 4.0, 4.0);
        let probe = probes.ask(29_900.0, 0.5).unwrap();
        probes.answer(probe, 29_904.0 + AHEAD + 3_600_000.0, 29_908.0);
        let span = probes.span(Some(30_000.0 + AHEAD + 3_600_000.0), 30_004.0);
        assert!(span.earliest > 29_995.0 && span.latest <= 30_004.5, "{span:?}");
        probes.ask(30_200.0, 0.0).unwrap();
        assert_eq!(probes.next_at(), Some(30_200.0 + AT_FIRST), "as at first");
    }

    #[test]
    fn a_device_is_asked_often_at_first_and_not_at_all_while_it_is_silent() {
        let mut probes = Probes::default();
        let mut now = 0.0;
        for _ in 0..ENOUGH {
            let probe = probes.ask(now, 0.0).unwrap();
            assert_eq!(probes.ask(now, 0.0), None, "not twice at once");
            probes.answer(probe, now, now + 3.0);
            assert_eq!(probes.next_at(), Some(now + AT_FIRST));
            now += AT_FIRST;
        }
        for _ in 0..MOST_UNANSWERED {
            assert!(probes.ask(now, 0.0).is_some());
            now += LATER;
        }
        assert_eq!((probes.ask(now, 0.0), probes.next_at()), (None, None));
        probes.answer(probes.asked, now, now);
        assert!(probes.ask(now, 0.0).is_some(), "it's awake");
    }

    #[test]
    fn a_clock_that_runs_a_little_fast_does_not_contradict_itself() {
        let mut probes = Probes::default();
        for time in 0..40 {
            let now = 2000.0 * f64::from(time);
            let probe = probes.ask(now, 0.0).unwrap();
            probes.answer(probe, (now + 1.0) * 1.00008 + AHEAD, now + 2.0);
        }
        probes.ask(80_000.0, 0.0).unwrap();
        assert_eq!(probes.next_at(), Some(80_000.0 + LATER), "it is known well enough");
    }

    #[test]
    fn an_answer_without_a_question_is_ignored() {
        let mut probes = Probes::default();
        probes.answer(0, 5.0, 5.0);
        probes.answer(1, 5.0, 5.0);
        let probe = probes.ask(10.0, 0.0).unwrap();
        probes.answer(probe, 15.0, 15.0);
        probes.answer(probe, 5.0, 5000.0);
        assert_eq!(probes.answers.len(), 1);
    }
}
