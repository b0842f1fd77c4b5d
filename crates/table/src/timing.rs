//! Hold pads, and who was early or late. This module is pure: it knows no
//! devices and has neither a clock nor randomness of its own.
//!
//! Everybody holds a pad, and lifts their hand with the card at zero. The count
//! starts by itself a moment after everybody is holding, so that nobody can
//! lift by rhythm alone.

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};

use rules::seat::Seat;
use serde::{Deserialize, Serialize};

use crate::{clock::HostMillis, probes::LONGEST_DELAY};

/// Whoever lifts within this many milliseconds of zero was on time.
pub const TOGETHER: HostMillis = 250.0;
/// Two lifts closer than this are never ranked, because screens, fingers and
/// clocks are no more precise than that.
pub const TELL_APART: HostMillis = 30.0;
/// A device whose idea of the host's clock may be off by more than this cannot
/// be judged.
pub const LARGEST_DOUBT: HostMillis = 125.0;
/// Whoever is still holding this long after zero has not lifted.
pub const WAIT_FOR_LIFTS: HostMillis = 3000.0;
/// How long everybody must have been holding before the count starts.
pub const HOLD_FOR: Range<HostMillis> = 1000.0..2000.0;

/// When a pad was let go, according to its device.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lift {
    /// `None` if the device doesn't know the host's clock or has disconnected.
    pub at: Option<HostMillis>,
    /// How far off that may be.
    pub doubt: HostMillis,
}

impl Lift {
    pub const UNKNOWN: Lift = Lift { at: None, doubt: 0.0 };
}

/// What was observed of one player at zero. A late lift voids nothing by
/// itself: the people at the table decide what it means.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(tag = "was", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Timing {
    Together,
    /// By this many milliseconds.
    Early {
        by: u32,
    },
    Late {
        by: u32,
    },
    NeverLifted,
    CannotJudge,
}

/// Judges the lifts of all seats; `None` means that the pad is still held.
///
/// Lifts less than [`TELL_APART`] after one another count as one moment and get
/// the same verdict, so that no two players are ranked within it.
pub fn judge(zero_at: HostMillis, lifts: &[Option<Lift>]) -> Vec<Timing> {
    let mut known: Vec<(usize, HostMillis)> = Vec::new();
    let mut timings = vec![Timing::CannotJudge; lifts.len()];
    for (seat, lift) in lifts.iter().enumerate() {
        match lift {
            None => timings[seat] = Timing::NeverLifted,
            Some(Lift { at: Some(at), doubt }) if *doubt <= LARGEST_DOUBT => {
                known.push((seat, at - zero_at));
            }
            Some(_) => {}
        }
    }
    known.sort_by(|(_, one), (_, other)| one.total_cmp(other));
    for moment in known.chunk_by(|(_, one), (_, next)| next - one < TELL_APART) {
        let timing = if moment.iter().any(|(_, after)| after.abs() <= TOGETHER) {
            Timing::Together
        } else {
            let middle = moment.iter().map(|(_, after)| after).sum::<f64>() / moment.len() as f64;
            let by = middle.abs().round() as u32;
            if middle < 0.0 { Timing::Early { by } } else { Timing::Late { by } }
        };
        for (seat, _) in moment {
            timings[*seat] = timing;
        }
    }
    timings
}

/// The pads of one table, from the first finger to the verdict.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Pads {
    down: BTreeSet<Seat>,
    /// When the count will start, provided everybody keeps holding.
    begins_at: Option<HostMillis>,
    count: Option<Count>,
    verdict: Option<Vec<Timing>>,
    /// How close to zero everybody has come in this game, in milliseconds.
    closest: BTreeMap<Seat, HostMillis>,
}

#[derive(Debug, Clone, PartialEq)]
struct Count {
    zero_at: HostMillis,
    lifts: Vec<Option<Lift>>,
}

/// What the table has to do for the pads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Due {
    /// Everybody has held long enough: start the count.
    BeginCount,
    /// The verdict is ready to be shown.
    ShowVerdict,
}

impl Pads {
    pub fn down(&self) -> impl Iterator<Item = Seat> {
        self.down.iter().copied()
    }

    pub fn verdict(&self) -> Option<&[Timing]> {
        self.verdict.as_deref()
    }

    /// Everybody gathers, for a first count or for another one. Whoever is still
    /// holding from before must let go and hold again.
    pub fn gather(&mut self) {
        let closest = std::mem::take(&mut self.closest);
        *self = Pads { closest, ..Pads::default() };
    }

    /// Whose hand has come closest to zero, and how close, unless somebody else's
    /// was too close to that to call.
    pub fn fastest(&self) -> Option<(Seat, u32)> {
        let mut hands: Vec<_> = self.closest.iter().map(|(seat, by)| (*seat, *by)).collect();
        hands.sort_by(|(_, one), (_, other)| one.total_cmp(other));
        match hands[..] {
            [(seat, by), (_, next), ..] if next - by >= TELL_APART => {
                Some((seat, by.round() as u32))
            }
            _ => None,
        }
    }

    /// Another game begins.
    pub fn forget_hands(&mut self) {
        self.closest.clear();
    }

    /// A finger goes down while everybody gathers. If it is the last one, the
    /// count starts after `hold`.
    pub fn press(&mut self, seat: Seat, seats: usize, now: HostMillis, hold: HostMillis) {
        self.down.insert(seat);
        if self.down.len() == seats {
            self.begins_at.get_or_insert(now + hold);
        }
    }

    /// The host has heard that a finger went up. Before the count this only means
    /// "not yet". During the count it is the reveal, and only the first lift of
    /// each seat counts.
    ///
    /// What the device says is believed as far as a message can have been under
    /// way. Otherwise anybody could lift late and claim to have been on time.
    pub fn lift(&mut self, seat: Seat, lift: Lift, received: HostMillis) {
        self.down.remove(&seat);
        self.begins_at = None;
        let Some(count) = &mut self.count else { return };
        let Some(place) = count.lifts.get_mut(usize::from(seat.0)) else { return };
        // A device that reports a time in the future has its clock wrong.
        let is_past = |at: &HostMillis| *at <= received + lift.doubt + 1.0;
        let believed = |at: HostMillis| at.clamp(received - LONGEST_DELAY, received);
        place.get_or_insert(Lift { at: lift.at.filter(is_past).map(believed), ..lift });
    }

    /// A count is announced. If nobody is holding a pad, it is a count without
    /// pads.
    pub fn count(&mut self, zero_at: HostMillis, seats: usize) {
        self.begins_at = None;
        self.verdict = None;
        self.count = (!self.down.is_empty()).then(|| {
            let held = |seat: Seat| self.down.contains(&seat);
            let lifts = Seat::all(seats).map(|seat| (!held(seat)).then_some(Lift::UNKNOWN));
            Count { zero_at, lifts: lifts.collect() }
        });
    }

    /// When [`Pads::due`] must be called, unless something happens first.
    pub fn wakes_at(&self) -> Option<HostMillis> {
        self.begins_at.or(self.count.as_ref().map(|count| count.zero_at + WAIT_FOR_LIFTS))
    }

    /// What has to be done now. The verdict waits until zero, so that no screen
    /// changes while everybody is watching the count.
    pub fn due(&mut self, now: HostMillis) -> Option<Due> {
        if self.begins_at.is_some_and(|begins_at| begins_at <= now) {
            self.begins_at = None;
            return Some(Due::BeginCount);
        }
        let count = self.count.as_ref().filter(|count| count.zero_at <= now)?;
        let all_lifted = count.lifts.iter().all(Option::is_some);
        if !all_lifted && now < count.zero_at + WAIT_FOR_LIFTS {
            return None;
        }
        let timings = judge(count.zero_at, &count.lifts);
        for ((seat, lift), timing) in Seat::all(timings.len()).zip(&count.lifts).zip(&timings) {
            let at = lift.and_then(|lift| lift.at);
            if let (Timing::Together, Some(at)) = (timing, at) {
                let by = (at - count.zero_at).abs();
                let closest = self.closest.entry(seat).or_insert(by);
                *closest = closest.min(by);
            }
        }
        self.verdict = Some(timings);
        self.count = None;
        Some(Due::ShowVerdict)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ZERO: HostMillis = 50_000.0;

    fn after(millis: f64) -> Option<Lift> {
        Some(Lift { at: Some(ZERO + millis), doubt: 5.0 })
    }

    fn judged(lifts: &[Option<Lift>]) -> Vec<Timing> {
        judge(ZERO, lifts)
    }

    #[test]
    fn a_quarter_of_a_second_to_either_side_is_together() {
        for millis in [-250.0, -40.0, 0.0, 100.0, 250.0] {
            assert_eq!(judged(&[after(millis)]), [Timing::Together], "{millis}");
        }
        assert_eq!(judged(&[after(-251.0)]), [Timing::Early { by: 251 }]);
        assert_eq!(judged(&[after(251.0)]), [Timing::Late { by: 251 }]);
    }

    #[test]
    fn every_seat_gets_its_own_answer() {
        let vague = Some(Lift { at: Some(ZERO), doubt: LARGEST_DOUBT + 1.0 });
        let lifts = [after(3.0), after(-900.0), after(612.0), None, vague, Some(Lift::UNKNOWN)];
        assert_eq!(
            judged(&lifts),
            [
                Timing::Together,
                Timing::Early { by: 900 },
                Timing::Late { by: 612 },
                Timing::NeverLifted,
                Timing::CannotJudge,
                Timing::CannotJudge,
            ]
        );
    }

    #[test]
    fn nobody_is_ranked_within_thirty_milliseconds() {
        assert_eq!(judged(&[after(400.0), after(429.0)]), [Timing::Late { by: 415 }; 2]);
        assert_eq!(
            judged(&[after(400.0), after(430.0)]),
            [Timing::Late { by: 400 }, Timing::Late { by: 430 }]
        );
        // The same goes for two lifts on either side of the line between on time
        // and late.
        assert_eq!(judged(&[after(240.0), after(260.0)]), [Timing::Together; 2]);
        assert_eq!(judged(&[after(-260.0), after(-240.0)]), [Timing::Together; 2]);
        // In a chain of close lifts there is no gap at which to split it.
        assert_eq!(judged(&[after(240.0), after(265.0), after(290.0)]), [Timing::Together; 3]);
    }

    /// Any two lifts that are ranked are at least thirty milliseconds apart.
    #[test]
    fn no_grouping_of_six_hands_breaks_that() {
        let mut seed = 7_u64;
        let mut next = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as f64 / f64::from(1_u32 << 31)
        };
        for _ in 0..5_000 {
            let millis: Vec<f64> = (0..6).map(|_| (next() - 0.5) * 900.0).collect();
            let lifts: Vec<_> = millis.iter().map(|millis| after(*millis)).collect();
            let timings = judged(&lifts);
            for (one, a) in millis.iter().zip(&timings) {
                for (other, b) in millis.iter().zip(&timings) {
                    assert!(a == b || (one - other).abs() >= TELL_APART, "{millis:?} {timings:?}");
                }
            }
        }
    }

    #[test]
    fn the_fastest_hand_is_the_one_that_was_clearly_closest_to_zero_in_a_game() {
        let counted = |pads: &mut Pads, after: [f64; 3]| {
            pads.gather();
            for seat in 0..3 {
                pads.press(Seat(seat), 3, 0.0, 1.0);
            }
            pads.count(ZERO, 3);
            for (seat, after) in Seat::all(3).zip(after) {
                let lift = Lift { at: Some(ZERO + after), doubt: 5.0 };
                pads.lift(seat, lift, ZERO + after + 5.0);
            }
            assert_eq!(pads.due(ZERO + 2000.0), Some(Due::ShowVerdict));
        };
        let mut pads = Pads::default();
        assert_eq!(pads.fastest(), None);
        counted(&mut pads, [120.0, -31.4, 400.0]);
        assert_eq!(pads.fastest(), Some((Seat(1), 31)));
        // Somebody else comes as close in another count: nobody is ranked.
        counted(&mut pads, [-50.0, 200.0, 90.0]);
        assert_eq!(pads.fastest(), None);
        counted(&mut pads, [240.0, 240.0, 1.0]);
        assert_eq!(pads.fastest(), Some((Seat(2), 1)));
        pads.forget_hands();
        assert_eq!(pads.fastest(), None);
        // Late is late, and one hand alone is not faster than anybody.
        counted(&mut pads, [20.0, 700.0, 900.0]);
        assert_eq!(pads.fastest(), None);
    }

    fn held(seats: u8) -> Pads {
        let mut pads = Pads::default();
        for seat in 0..seats {
            pads.press(Seat(seat), usize::from(seats), 1000.0, 1500.0);
        }
        pads
    }

    #[test]
    fn the_count_begins_when_all_have_held_long_enough() {
        let mut pads = held(3);
        assert_eq!(pads.wakes_at(), Some(2500.0));
        assert_eq!(pads.due(2499.0), None);
        assert_eq!(pads.due(2500.0), Some(Due::BeginCount));
        assert_eq!(pads.due(2500.0), None, "once");
    }

    #[test]
    fn one_finger_up_and_all_wait() {
        let mut pads = held(3);
        pads.lift(Seat(1), Lift::UNKNOWN, 2000.0);
        assert_eq!((pads.wakes_at(), pads.due(9000.0)), (None, None));
        pads.press(Seat(1), 3, 9000.0, 1000.0);
        assert_eq!(pads.wakes_at(), Some(10_000.0));
    }

    #[test]
    fn the_verdict_is_there_when_all_have_lifted_but_not_before_zero() {
        let mut pads = held(2);
        pads.count(ZERO, 2);
        pads.lift(Seat(0), after(-800.0).unwrap(), ZERO - 790.0);
        pads.lift(Seat(1), after(-700.0).unwrap(), ZERO - 690.0);
        assert_eq!(pads.due(ZERO - 1.0), None);
        assert_eq!(pads.due(ZERO), Some(Due::ShowVerdict));
        let early = [Timing::Early { by: 800 }, Timing::Early { by: 700 }];
        assert_eq!(pads.verdict(), Some(&early[..]));
    }

    #[test]
    fn who_never_lifts_is_waited_for_three_seconds() {
        let mut pads = held(2);
        pads.count(ZERO, 2);
        pads.lift(Seat(0), after(10.0).unwrap(), ZERO + 20.0);
        assert_eq!(pads.due(ZERO + 20.0), None);
        assert_eq!(pads.wakes_at(), Some(ZERO + WAIT_FOR_LIFTS));
        assert_eq!(pads.due(ZERO + WAIT_FOR_LIFTS), Some(Due::ShowVerdict));
        assert_eq!(pads.verdict(), Some(&[Timing::Together, Timing::NeverLifted][..]));
    }

    #[test]
    fn the_first_lift_is_the_reveal() {
        let mut pads = held(1);
        pads.count(ZERO, 1);
        pads.lift(Seat(0), after(-1500.0).unwrap(), ZERO - 1490.0);
        pads.press(Seat(0), 1, ZERO - 1000.0, 1500.0);
        pads.lift(Seat(0), after(0.0).unwrap(), ZERO + 10.0);
        assert_eq!(pads.due(ZERO + 10.0), Some(Due::ShowVerdict));
        assert_eq!(pads.verdict(), Some(&[Timing::Early { by: 1500 }][..]));
    }

    #[test]
    fn a_device_that_is_ahead_of_the_truth_is_not_believed() {
        let mut pads = held(1);
        pads.count(ZERO, 1);
        pads.lift(Seat(0), after(0.0).unwrap(), ZERO - 500.0);
        assert_eq!(pads.due(ZERO), Some(Due::ShowVerdict));
        assert_eq!(pads.verdict(), Some(&[Timing::CannotJudge][..]));
    }

    /// When one hand counts that the host heard of at `received`, and that is said
    /// to have been lifted at `claimed`.
    fn counts_as(claimed: f64, received: f64, doubt: f64) -> Timing {
        let mut pads = held(1);
        pads.count(ZERO, 1);
        pads.lift(Seat(0), Lift { at: Some(ZERO + claimed), doubt }, ZERO + received);
        assert_eq!(pads.due(ZERO + 3000.0), Some(Due::ShowVerdict));
        pads.verdict().unwrap()[0]
    }

    #[test]
    fn nobody_lifts_late_and_was_on_time_because_they_say_so() {
        // As long as messages take, the device knows better than the host.
        assert_eq!(counts_as(0.0, 150.0, 5.0), Timing::Together);
        assert_eq!(counts_as(-300.0, -150.0, 5.0), Timing::Early { by: 300 });
        assert_eq!(counts_as(0.0, 450.0, 5.0), Timing::Together);
        for claimed in [0.0, -250.0, -2000.0, -1e12] {
            assert_eq!(counts_as(claimed, 451.0, 5.0), Timing::Late { by: 251 }, "{claimed}");
            assert_eq!(counts_as(claimed, 2000.0, 125.0), Timing::Late { by: 1800 }, "{claimed}");
        }
        // Nor does anybody lift early and was on time, however vague their clock is.
        assert_eq!(counts_as(-230.0, -300.0, 125.0), Timing::Early { by: 300 });
    }

    #[test]
    fn who_held_no_pad_is_not_judged_and_without_any_pad_nobody_is() {
        let mut pads = Pads::default();
        pads.press(Seat(0), 3, 0.0, 1500.0);
        pads.count(ZERO, 3);
        pads.lift(Seat(0), after(0.0).unwrap(), ZERO + 5.0);
        assert_eq!(pads.due(ZERO + 5.0), Some(Due::ShowVerdict));
        let first_alone = [Timing::Together, Timing::CannotJudge, Timing::CannotJudge];
        assert_eq!(pads.verdict(), Some(&first_alone[..]));

        let mut none = Pads::default();
        none.count(ZERO, 3);
        assert_eq!((none.wakes_at(), none.due(ZERO + 9000.0), none.verdict()), (None, None, None));
    }

    #[test]
    fn another_count_begins_with_all_hands_up() {
        let mut pads = held(2);
        pads.count(ZERO, 2);
        pads.gather();
        assert_eq!(pads, Pads::default());
    }
}
