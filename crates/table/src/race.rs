//! The order of touches in a race, by when they happened and not by when they
//! arrived. This module is pure: it has no clock of its own.
//!
//! A touch is held back until no other one can arrive that would have to stand
//! before it or beside it. Touches that are too close to call share a group.
//!
//! # Why a lie gains nothing worth having
//!
//! A device can claim any time it likes. It can also hold its echoes back, so that
//! its connection seems slow and an early time seems possible; from here that looks
//! exactly like a slow connection. But no message arrives before the finger has
//! touched: `touched ≤ received`, whatever the device says. So every touch counts
//! as possible until [`TELL_APART`] before it was received ([`until`]), and A is
//! ranked before B only if B touched after that:
//!
//! ```text
//! A is ranked before B only if    A.until ≤ B.earliest
//! Whatever A claims:              A.touched − 30 ≤ A.received − 30 ≤ A.until
//! If B is honest:                 B.earliest ≤ B.touched
//! So A is ranked before B only if A.touched ≤ B.touched + 30
//! ```
//!
//! So nobody gets ahead of anybody who touched 30 ms or more before them; the most
//! that a lie achieves is a shared place. Under 30 ms nobody at the table can see
//! who was first.
//!
//! Two rules see to it that fingers can't hold up a race for ever. A finger that
//! drums on something doesn't make others too close to call; its later touches come
//! behind everybody whom they may have passed. And touches that can't be told apart
//! are told after [`LONGEST_WAIT`]: somebody whose message is still under way at that
//! moment is behind them. For that, fingers have to come down on several things all
//! the time, which everybody sees.
//!
//! What it costs honest people: if A's message takes `u`, B must be `u − 30` later,
//! and by as much more as B's own clock is in doubt. From 80 ms away, which is the
//! worst that `cargo xtask bench race` has, that's 80 − 30 + 20 = 70 ms. Without the
//! 30 ms in A's favour a lie would gain nothing at all, but A would have to be 100 ms
//! ahead.

use rules::moments::Touch;

use crate::{
    clock::HostMillis,
    probes::{LONGEST_DELAY, Span},
    timing::TELL_APART,
};

/// Somebody who touches the same thing again within this many milliseconds is
/// drumming on it.
const DRUMS_WITHIN: u64 = 500;
/// However many touches follow one another, the first waits no longer than this.
const LONGEST_WAIT: HostMillis = 1000.0;

/// The touches of one race that haven't been reported yet. `F` says whom to
/// answer.
#[derive(Debug)]
pub struct Touches<F> {
    held: Vec<Held<F>>,
    /// What was reported last, for each finger.
    told: Vec<Touch>,
}

#[derive(Debug)]
struct Held<F> {
    touch: Touch,
    span: Span,
    /// Whoever touches from then on was later.
    until: HostMillis,
    /// Whether the same finger has just been there.
    is_drumming: bool,
    received: HostMillis,
    from: F,
}

/// Touches that are too close to call.
struct Group {
    /// Their places among those that are held.
    members: Vec<usize>,
    earliest: HostMillis,
    /// Whoever touches from then on was later than all of them.
    until: HostMillis,
}

/// Whoever touches from then on was later than this touch: it's certain that it has
/// been by then, and anybody can see which was first. The second of the two bounds
/// depends on nothing that a device says.
fn until(span: Span, received: HostMillis) -> HostMillis {
    (span.latest + TELL_APART).max(received - TELL_APART)
}

impl<F> Default for Touches<F> {
    fn default() -> Self {
        Touches { held: Vec::new(), told: Vec::new() }
    }
}

impl<F> Touches<F> {
    pub fn touch(&mut self, touch: Touch, span: Span, received: HostMillis, from: F) {
        let before = self.held.iter().map(|held| &held.touch).chain(&self.told);
        let is_drumming = before
            .filter(|before| (before.seat, before.on) == (touch.seat, touch.on))
            .any(|before| before.at.abs_diff(touch.at) < DRUMS_WITHIN);
        let until = until(span, received);
        self.held.push(Held { touch, span, until, is_drumming, received, from });
    }

    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    /// When [`Touches::tell`] has something to report.
    pub fn due_at(&self) -> Option<HostMillis> {
        self.groups().first().map(|group| self.due(group))
    }

    /// The groups whose place is certain now, the earliest first.
    pub fn tell(&mut self, now: HostMillis) -> Vec<Vec<(Touch, F)>> {
        let due = self.groups().into_iter().take_while(|group| self.due(group) <= now);
        let due: Vec<Vec<usize>> = due.map(|group| group.members).collect();
        let mut held: Vec<_> = std::mem::take(&mut self.held).into_iter().map(Some).collect();
        let mut take = |place: usize| held[place].take();
        let told: Vec<Vec<_>> = due
            .into_iter()
            .map(|members| members.into_iter().filter_map(&mut take).collect())
            .collect();
        self.held = held.into_iter().flatten().collect();
        for Held { touch, .. } in told.iter().flatten() {
            self.told.retain(|before| (before.seat, before.on) != (touch.seat, touch.on));
            self.told.push(*touch);
        }
        let answers = |group: Vec<Held<F>>| group.into_iter().map(|held| (held.touch, held.from));
        told.into_iter().map(|group| answers(group).collect()).collect()
    }

    /// Whoever is still waiting for an answer when the race is over.
    pub fn end(&mut self) -> impl Iterator<Item = F> + use<F> {
        std::mem::take(self).held.into_iter().map(|held| held.from)
    }

    fn due(&self, group: &Group) -> HostMillis {
        let received = group.members.iter().map(|member| self.held[*member].received);
        let at_the_latest = received.fold(f64::INFINITY, f64::min) + LONGEST_WAIT;
        at_the_latest.min(group.until + LONGEST_DELAY)
    }

    /// All groups, the earliest first. Whoever drums on a spot joins a group but
    /// doesn't glue others together, or a fidgety finger would make everything
    /// too close to call.
    fn groups(&self) -> Vec<Group> {
        let mut order: Vec<usize> = (0..self.held.len()).collect();
        let earliest = |place: &usize| self.held[*place].span.earliest;
        order.sort_by(|one, other| earliest(one).total_cmp(&earliest(other)));
        let (drumming, first): (Vec<_>, Vec<_>) =
            order.into_iter().partition(|place| self.held[*place].is_drumming);
        let mut groups: Vec<Group> = Vec::new();
        for place in first {
            let Held { span, until, .. } = self.held[place];
            match groups.last_mut() {
                Some(group) if span.earliest < group.until => {
                    group.until = group.until.max(until);
                    group.members.push(place);
                }
                _ => groups.push(Group { members: vec![place], earliest: span.earliest, until }),
            }
        }
        for place in drumming {
            let Held { span, until, .. } = self.held[place];
            // Behind everybody who may have been earlier.
            let next = groups.partition_point(|group| group.earliest < until);
            match groups[..next].last_mut() {
                Some(group) if span.earliest < group.until => group.members.push(place),
                _ => {
                    let alone = Group { members: vec![place], earliest: span.earliest, until };
                    groups.insert(next, alone);
                }
            }
        }
        groups
    }
}

#[cfg(test)]
mod tests {
    use rules::seat::Seat;

    use super::*;
    use crate::probes::Probes;

    /// A touch within three milliseconds of this time, which arrives soon.
    fn touch(race: &mut Touches<()>, seat: u8, at: f64) {
        touch_between(race, seat, at - 3.0, at + 3.0);
    }

    fn touch_between(race: &mut Touches<()>, seat: u8, earliest: f64, latest: f64) {
        let at = f64::midpoint(earliest, latest);
        let touch = Touch { seat: Seat(seat), on: 0, at: at as u64 };
        race.touch(touch, Span { earliest, latest, at }, latest + 10.0, ());
    }

    /// The seats in the order in which they are reported.
    fn told(race: &mut Touches<()>, now: f64) -> Vec<Vec<u8>> {
        let seat = |(touch, ()): &(Touch, ())| touch.seat.0;
        race.tell(now).iter().map(|group| group.iter().map(seat).collect()).collect()
    }

    fn all(race: &mut Touches<()>) -> Vec<Vec<u8>> {
        told(race, 1e9)
    }

    #[test]
    fn whoever_touched_first_is_first_whenever_it_arrives() {
        let mut race = Touches::default();
        touch(&mut race, 2, 1080.0);
        touch(&mut race, 0, 1000.0);
        touch(&mut race, 1, 1040.0);
        assert_eq!(all(&mut race), [[0], [1], [2]]);
        assert_eq!((race.due_at(), race.is_empty()), (None, true));
    }

    #[test]
    fn what_cannot_be_told_apart_shares_a_group() {
        let mut race = Touches::default();
        touch(&mut race, 0, 1000.0);
        // Six for what the clocks don't know, and thirty for what nobody can see.
        touch(&mut race, 1, 1035.0);
        touch(&mut race, 2, 1071.0);
        assert_eq!(all(&mut race), [vec![0, 1], vec![2]]);
        touch(&mut race, 0, 2000.0);
        touch(&mut race, 1, 2000.0);
        assert_eq!(all(&mut race), [[0, 1]]);
    }

    #[test]
    fn a_touch_of_unknown_time_is_with_everybody_it_might_have_passed() {
        let mut race = Touches::default();
        touch(&mut race, 0, 1000.0);
        touch(&mut race, 1, 1100.0);
        touch_between(&mut race, 2, 1050.0, 1250.0);
        touch(&mut race, 3, 1400.0);
        assert_eq!(all(&mut race), [vec![0], vec![2, 1], vec![3]]);
    }

    #[test]
    fn a_group_waits_until_nobody_can_come_before_it() {
        let mut race = Touches::default();
        touch(&mut race, 0, 1000.0);
        assert_eq!(race.due_at(), Some(1003.0 + 30.0 + 200.0));
        assert_eq!(told(&mut race, 1232.0), [[0; 0]; 0]);
        touch(&mut race, 1, 1020.0);
        assert_eq!(told(&mut race, 1233.0), [[0; 0]; 0], "now there are two to wait for");
        touch(&mut race, 2, 1100.0);
        assert_eq!(told(&mut race, 1253.0), [[0, 1]]);
        assert_eq!(race.due_at(), Some(1103.0 + 230.0));
        assert_eq!(told(&mut race, 1333.0), [[2]]);
    }

    #[test]
    fn a_finger_that_drums_is_told_but_holds_nobody_up() {
        let mut race = Touches::default();
        touch(&mut race, 0, 1000.0);
        for beat in 1..40 {
            touch(&mut race, 0, 1000.0 + 20.0 * f64::from(beat));
        }
        touch(&mut race, 1, 1065.0);
        touch(&mut race, 2, 1130.0);
        let order = told(&mut race, 1233.0);
        assert!(order[0].contains(&0) && !order[0].contains(&1), "{order:?}");
        let later = all(&mut race);
        let place = |seat| later.iter().position(|group| group.contains(&seat));
        assert!(place(1) < place(2), "{later:?}");
        let drumming = order.iter().chain(&later).flatten().filter(|seat| **seat == 0);
        assert_eq!(drumming.count(), 40);
    }

    #[test]
    fn every_finger_that_was_told_is_remembered() {
        let mut race = Touches::default();
        touch(&mut race, 0, 1000.0);
        touch(&mut race, 1, 1100.0);
        assert_eq!(all(&mut race), [[0], [1]]);
        touch(&mut race, 2, 1300.0);
        touch(&mut race, 0, 1320.0);
        touch(&mut race, 3, 1345.0);
        assert_eq!(all(&mut race), [vec![2], vec![3, 0]], "the first finger has come back");
    }

    #[test]
    fn the_same_seat_may_touch_two_things() {
        let mut race: Touches<()> = Touches::default();
        let span = |at: f64| Span { earliest: at, latest: at, at };
        for (seat, on, at) in [(0, 0, 1000.0), (0, 1, 1300.0), (1, 2, 1310.0)] {
            race.touch(Touch { seat: Seat(seat), on, at: at as u64 }, span(at), at, ());
        }
        assert_eq!(all(&mut race), [vec![0], vec![0, 1]]);
    }

    #[test]
    fn a_crowd_of_fingers_cannot_put_it_off_for_ever() {
        let mut race = Touches::default();
        for beat in 0..200_u32 {
            let at = 1000.0 + 20.0 * f64::from(beat);
            let touch = Touch { seat: Seat(0), on: beat as u8, at: at as u64 };
            race.touch(touch, Span { earliest: at, latest: at, at }, at, ());
        }
        assert_eq!(race.due_at(), Some(1000.0 + LONGEST_WAIT));
        assert_eq!(told(&mut race, 2000.0).len(), 1);
    }

    /// How a phone answers probes, and when it says that it was touched.
    #[derive(Debug, Clone, Copy)]
    enum Way {
        /// Its messages take so long in each direction.
        Honest { takes: f64 },
        /// It pretends that they do, and to have touched so much earlier.
        SeemsFar { takes: f64, earlier: f64 },
        /// It's near, and claims to have touched so much earlier.
        Claims { earlier: f64 },
        /// It answers probes with any time at all.
        AnyTime { earlier: f64 },
        /// It answers none.
        NoClock,
        /// It doesn't even say when.
        NoTime,
    }

    /// What a message really takes if somebody only pretends that it takes longer.
    const NEAR: f64 = 2.0;

    impl Way {
        fn takes(self) -> f64 {
            if let Way::Honest { takes } = self { takes } else { NEAR }
        }

        /// Touches at that time, after everybody has been probed for a while.
        fn touch(self, race: &mut Touches<()>, seat: u8, touched: f64) {
            let seems = match self {
                Way::Honest { takes } | Way::SeemsFar { takes, .. } => takes,
                _ => NEAR,
            };
            let mut probes = Probes::default();
            for ask in 0..40 {
                let now = 1000.0 + 300.0 * f64::from(ask);
                let probe = probes.ask(now, 0.5).unwrap();
                let at = match self {
                    Way::NoClock => break,
                    Way::AnyTime { .. } => f64::from(ask * 7919 % 4001),
                    _ => now + seems,
                };
                probes.answer(probe, at, now + 2.0 * seems);
            }
            let at = match self {
                Way::NoTime => None,
                Way::Honest { .. } | Way::NoClock => Some(touched),
                Way::SeemsFar { earlier, .. }
                | Way::Claims { earlier }
                | Way::AnyTime { earlier } => Some(touched - earlier),
            };
            let received = touched + self.takes();
            let span = probes.span(at, received);
            race.touch(Touch { seat: Seat(seat), on: 0, at: span.at as u64 }, span, received, ());
        }
    }

    /// The one with seat 1 touches so much later than the one with seat 0.
    fn order(first: Way, second: Way, later: f64) -> Vec<Vec<u8>> {
        let mut race = Touches::default();
        first.touch(&mut race, 0, 20_000.0);
        second.touch(&mut race, 1, 20_000.0 + later);
        all(&mut race)
    }

    #[test]
    fn no_lie_passes_anybody_who_was_thirty_milliseconds_earlier() {
        let steps = |least: u16, most: u16| (least..=most).step_by(15).map(f64::from);
        let earlier = || [0.0, 20.0, 50.0, 100.0, 195.0, 230.0, 400.0, 1e9].into_iter();
        let far = |takes| earlier().map(move |earlier| Way::SeemsFar { takes, earlier });
        let mut liars: Vec<Way> = steps(0, 300).flat_map(far).collect();
        liars.extend(earlier().map(|earlier| Way::Claims { earlier }));
        liars.extend(earlier().map(|earlier| Way::AnyTime { earlier }));
        liars.extend([Way::NoClock, Way::NoTime]);
        for takes in [1.0, 5.0, 20.0, 50.0, 80.0] {
            let honest = Way::Honest { takes };
            for later in steps(30, 400) {
                for liar in &liars {
                    let order = order(honest, *liar, later);
                    assert_ne!(order, [[1], [0]], "{liar:?} passes {honest:?} {later} ms later");
                    // Nor does a lie last: what arrives long after is last.
                    assert!(later < 315.0 || order == [[0], [1]], "{liar:?} {honest:?} {later}");
                }
            }
        }
    }

    /// The later touches of a finger hold nobody up, and may still not be told before
    /// somebody whom they might have passed.
    #[test]
    fn nobody_passes_anybody_by_touching_twice() {
        let honest = Way::Honest { takes: 5.0 };
        let far = [60.0, 120.0, 200.0].into_iter().flat_map(|takes| {
            let earlier = [50.0, 115.0, 150.0, 195.0].into_iter();
            earlier.map(move |earlier| Way::SeemsFar { takes, earlier })
        });
        let any_time = [0.0, 100.0, 195.0].map(|earlier| Way::AnyTime { earlier });
        let claims = [60.0, 150.0, 1e9].map(|earlier| Way::Claims { earlier });
        let liars = far.chain(any_time).chain(claims).chain([Way::NoClock, Way::NoTime]);
        for liar in liars {
            for (between, later) in [(40.0, 40.0), (60.0, 100.0), (50.0, 60.0), (10.0, 90.0)] {
                // Another touch comes just before, or was told already.
                for before in [5.0, 450.0] {
                    let mut race = Touches::default();
                    let last = 20_000.0 + between + later;
                    if before > later {
                        honest.touch(&mut race, 2, last - before);
                        assert_eq!(told(&mut race, 20_000.0), [[2]]);
                    }
                    honest.touch(&mut race, 0, 20_000.0);
                    honest.touch(&mut race, 1, 20_000.0 + between);
                    if before < later {
                        honest.touch(&mut race, 2, last - before);
                    }
                    liar.touch(&mut race, 2, last);
                    let order = all(&mut race);
                    let place = |seat| order.iter().position(|group| group.contains(&seat));
                    assert!(place(2) >= place(1), "{liar:?}, {before} ms before: {order:?}");
                }
            }
        }
    }

    #[test]
    fn honest_phones_from_everywhere_are_told_apart_at_eighty_milliseconds() {
        for first in [5.0, 20.0, 35.0, 50.0, 65.0, 80.0] {
            for second in [5.0, 20.0, 35.0, 50.0, 65.0, 80.0] {
                let [first, second] = [first, second].map(|takes| Way::Honest { takes });
                assert_eq!(order(first, second, 80.0), [[0], [1]], "{first:?} {second:?}");
                let close = order(first, second, 29.0);
                assert_eq!(close.len(), 1, "{first:?} {second:?} {close:?}");
            }
        }
    }
}
