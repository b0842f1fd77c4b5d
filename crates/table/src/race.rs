//! The order of touches in a race, by when they happened and not by when they
//! arrived. This module is pure: it has no clock of its own.
//!
//! A touch is held back until no other one can arrive that would have to stand
//! before it or beside it. What can't be told apart shares a group.

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

/// The touches of one race that nobody has been told of yet. `F` says whom to
/// answer.
#[derive(Debug)]
pub struct Race<F> {
    held: Vec<Held<F>>,
    /// What was told last, by each finger.
    told: Vec<Touch>,
}

#[derive(Debug)]
struct Held<F> {
    touch: Touch,
    span: Span,
    /// Whether the same finger has just been there.
    is_drumming: bool,
    received: HostMillis,
    from: F,
}

/// Touches that can't be told apart.
struct Group {
    /// Their places among those that are held.
    members: Vec<usize>,
    earliest: HostMillis,
    latest: HostMillis,
}

impl<F> Default for Race<F> {
    fn default() -> Self {
        Race { held: Vec::new(), told: Vec::new() }
    }
}

impl<F> Race<F> {
    pub fn touch(&mut self, touch: Touch, span: Span, received: HostMillis, from: F) {
        let before = self.held.iter().map(|held| &held.touch).chain(&self.told);
        let is_drumming = before
            .filter(|before| (before.seat, before.on) == (touch.seat, touch.on))
            .any(|before| before.at.abs_diff(touch.at) < DRUMS_WITHIN);
        self.held.push(Held { touch, span, is_drumming, received, from });
    }

    pub fn is_empty(&self) -> bool {
        self.held.is_empty()
    }

    /// When [`Race::tell`] has something to tell.
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
        at_the_latest.min(group.latest + TELL_APART + LONGEST_DELAY)
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
            let span = self.held[place].span;
            match groups.last_mut() {
                Some(group) if span.earliest < group.latest + TELL_APART => {
                    group.latest = group.latest.max(span.latest);
                    group.members.push(place);
                }
                _ => groups.push(Group::of(place, span)),
            }
        }
        for place in drumming {
            let span = self.held[place].span;
            let next = groups.partition_point(|group| group.latest + TELL_APART <= span.earliest);
            match groups.get_mut(next) {
                Some(group) if group.earliest < span.latest + TELL_APART => {
                    group.members.push(place);
                }
                _ => groups.insert(next, Group::of(place, span)),
            }
        }
        groups
    }
}

impl Group {
    fn of(place: usize, Span { earliest, latest, .. }: Span) -> Group {
        Group { members: vec![place], earliest, latest }
    }
}

#[cfg(test)]
mod tests {
    use rules::seat::Seat;

    use super::*;

    /// A touch within three milliseconds of this time, which arrives soon.
    fn touch(race: &mut Race<()>, seat: u8, at: f64) {
        touch_between(race, seat, at - 3.0, at + 3.0);
    }

    fn touch_between(race: &mut Race<()>, seat: u8, earliest: f64, latest: f64) {
        let at = f64::midpoint(earliest, latest);
        let touch = Touch { seat: Seat(seat), on: 0, at: at as u64 };
        race.touch(touch, Span { earliest, latest, at }, latest + 10.0, ());
    }

    /// The seats in the order in which they are told.
    fn told(race: &mut Race<()>, now: f64) -> Vec<Vec<u8>> {
        let seat = |(touch, ()): &(Touch, ())| touch.seat.0;
        race.tell(now).iter().map(|group| group.iter().map(seat).collect()).collect()
    }

    fn all(race: &mut Race<()>) -> Vec<Vec<u8>> {
        told(race, 1e9)
    }

    #[test]
    fn whoever_touched_first_is_first_whenever_it_arrives() {
        let mut race = Race::default();
        touch(&mut race, 2, 1080.0);
        touch(&mut race, 0, 1000.0);
        touch(&mut race, 1, 1040.0);
        assert_eq!(all(&mut race), [[0], [1], [2]]);
        assert_eq!((race.due_at(), race.is_empty()), (None, true));
    }

    #[test]
    fn what_cannot_be_told_apart_shares_a_group() {
        let mut race = Race::default();
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
        let mut race = Race::default();
        touch(&mut race, 0, 1000.0);
        touch(&mut race, 1, 1100.0);
        touch_between(&mut race, 2, 1050.0, 1250.0);
        touch(&mut race, 3, 1400.0);
        assert_eq!(all(&mut race), [vec![0], vec![2, 1], vec![3]]);
    }

    #[test]
    fn a_group_waits_until_nobody_can_come_before_it() {
        let mut race = Race::default();
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
        let mut race = Race::default();
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
    fn the_same_seat_may_touch_two_things() {
        let mut race: Race<()> = Race::default();
        let span = |at: f64| Span { earliest: at, latest: at, at };
        for (seat, on, at) in [(0, 0, 1000.0), (0, 1, 1300.0), (1, 2, 1310.0)] {
            race.touch(Touch { seat: Seat(seat), on, at: at as u64 }, span(at), at, ());
        }
        assert_eq!(all(&mut race), [vec![0], vec![0, 1]]);
    }

    #[test]
    fn a_crowd_of_fingers_cannot_put_it_off_for_ever() {
        let mut race = Race::default();
        for beat in 0..200_u32 {
            let at = 1000.0 + 20.0 * f64::from(beat);
            let touch = Touch { seat: Seat(0), on: beat as u8, at: at as u64 };
            race.touch(touch, Span { earliest: at, latest: at, at }, at, ());
        }
        assert_eq!(race.due_at(), Some(1000.0 + LONGEST_WAIT));
        assert_eq!(told(&mut race, 2000.0).len(), 1);
    }
}
