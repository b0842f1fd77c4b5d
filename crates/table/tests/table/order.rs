//! Who was first, over many kinds of networks: phones with wrong clocks that
//! drift, messages that take their time, and a liar among them.

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{moments::Touch, seat::Seat};
use table::{
    probes::{LONGEST_DELAY, Probes, Span},
    race::Touches,
    timing::TELL_APART,
};

const PHONES: usize = 6;
const BEACON: f64 = 102.4;

/// What a network does to messages; the same as in `tests/e2e/sync/profiles.mjs`.
#[derive(Debug, Clone, Copy)]
enum Network {
    Jitter,
    Distance,
    Wifi,
    Sleepy,
    Lopsided,
}

const NETWORKS: [Network; 5] =
    [Network::Jitter, Network::Distance, Network::Wifi, Network::Sleepy, Network::Lopsided];

#[derive(Clone, Copy)]
enum Way {
    Up,
    Down,
}

struct Phone {
    number: usize,
    network: Network,
    random: Xoshiro256PlusPlus,
    ahead: f64,
    rate: f64,
    phase: f64,
    /// When the last message arrived, up and down: none overtakes another.
    last: [f64; 2],
    probes: Probes,
    /// What is on its way to the host, by the microsecond in which it arrives.
    coming: BTreeMap<u64, Message>,
    longest_round_trip: f64,
}

#[derive(Clone, Copy)]
enum Message {
    Echo { probe: u32, at: f64, sent: f64 },
    Touch { at: f64 },
}

impl Phone {
    fn new(number: usize, network: Network, seed: u64) -> Phone {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed * 10 + number as u64);
        Phone {
            number,
            network,
            ahead: random.random_range(-5000.0..5000.0),
            rate: 1.0 + random.random_range(-80e-6..80e-6),
            phase: random.random_range(0.0..BEACON),
            random,
            last: [0.0; 2],
            probes: Probes::default(),
            coming: BTreeMap::new(),
            longest_round_trip: 0.0,
        }
    }

    /// The phone's own time.
    fn local(&self, now: f64) -> f64 {
        now * self.rate + self.ahead
    }

    /// When a message arrives that is sent now.
    fn arrives(&mut self, way: Way, now: f64) -> f64 {
        let (k, random) = (self.number as f64, &mut self.random);
        let delay = match (self.network, way) {
            (Network::Jitter, _) => random.random_range(5.0..80.0),
            (Network::Distance, _) => 5.0 + 15.0 * k,
            (Network::Wifi, _) => {
                let stall =
                    if random.random_bool(0.05) { random.random_range(50.0..150.0) } else { 0.0 };
                random.random_range(2.0..6.0) - 3.0 * random.random_range(0.001_f64..1.0).ln()
                    + stall
            }
            (Network::Sleepy, Way::Up) => random.random_range(2.0..5.0),
            (Network::Sleepy, Way::Down) => {
                let reached = now + random.random_range(2.0..5.0);
                self.phase + ((reached - self.phase) / BEACON).ceil() * BEACON - now
            }
            (Network::Lopsided, Way::Up) => 5.0,
            (Network::Lopsided, Way::Down) => 5.0 + 8.0 * k,
        };
        let last = &mut self.last[way as usize];
        *last = last.max(now + delay + random.random_range(0.0..0.5));
        *last
    }

    fn send(&mut self, now: f64, message: Message) {
        let mut at = (self.arrives(Way::Up, now) * 1000.0) as u64;
        while self.coming.contains_key(&at) {
            at += 1;
        }
        self.coming.insert(at, message);
    }

    /// What the host makes of a finger that touches now and claims to have been
    /// so much earlier, after so many milliseconds of probes: when it arrives, and
    /// when it may have been.
    fn touch(&mut self, touched: f64, earlier: f64) -> (f64, Span) {
        let mut is_sent = false;
        loop {
            let asked = self.probes.next_at().unwrap_or(f64::INFINITY);
            let first = self.coming.first_entry();
            if let Some(first) = first.filter(|first| *first.key() as f64 / 1000.0 <= asked) {
                let (arrived, message) = first.remove_entry();
                let arrived = arrived as f64 / 1000.0;
                match message {
                    Message::Echo { probe, at, sent } => {
                        self.longest_round_trip = self.longest_round_trip.max(arrived - sent);
                        self.probes.answer(probe, at, arrived);
                    }
                    Message::Touch { at } => return (arrived, self.probes.span(Some(at), arrived)),
                }
            } else {
                let probe = self.probes.ask(asked, self.random.random()).expect("it is due");
                let reached = self.arrives(Way::Down, asked);
                if reached > touched && !std::mem::replace(&mut is_sent, true) {
                    let at = self.local(touched - earlier);
                    self.send(touched, Message::Touch { at });
                }
                let at = self.local(reached);
                self.send(reached, Message::Echo { probe, at, sent: asked });
            }
        }
    }
}

/// The seats as they are told, each in the place of its group.
fn places(mut touches: Vec<(f64, Seat, Span)>) -> BTreeMap<Seat, usize> {
    touches.sort_by(|(one, ..), (other, ..)| one.total_cmp(other));
    let mut race = Touches::default();
    let mut groups = Vec::new();
    for (arrived, seat, span) in touches {
        groups.extend(race.tell(arrived));
        let at = (span.at + 1e6) as u64;
        race.touch(Touch { seat, on: 0, at }, span, arrived, ());
    }
    while let Some(due_at) = race.due_at() {
        groups.extend(race.tell(due_at));
    }
    let groups = groups.iter().enumerate();
    groups
        .flat_map(|(place, group)| group.iter().map(move |(touch, ())| (touch.seat, place)))
        .collect()
}

/// Whatever the network does: whoever is said to be first was first, and by more
/// than anybody could argue about.
#[test]
fn an_order_that_is_told_is_right() {
    for network in NETWORKS {
        let mut decided = 0;
        for seed in 0..150 {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            let begins = random.random_range(1_000.0..30_000.0);
            let mut truth = BTreeMap::new();
            let mut touches = Vec::new();
            for number in 0..PHONES {
                let at = begins + random.random_range(0.0..400.0);
                let seat = Seat(number as u8);
                let (arrived, span) = Phone::new(number, network, seed).touch(at, 0.0);
                truth.insert(seat, at);
                touches.push((arrived, seat, span));
            }
            let places = places(touches);
            assert_eq!(places.len(), PHONES, "everybody is told");
            for (one, at) in &truth {
                for (other, later) in truth.iter().filter(|(_, later)| *later > at) {
                    assert!(
                        places[one] <= places[other],
                        "{network:?} {seed} {truth:?} {places:?}"
                    );
                    let is_decided = places[one] < places[other];
                    assert!(
                        !is_decided || later - at >= TELL_APART,
                        "{network:?} {seed} {truth:?}"
                    );
                    decided += u32::from(is_decided);
                }
            }
        }
        assert!(decided > 500, "{network:?}: {decided}");
    }
}

/// Two touches so many milliseconds apart: how many of a hundred are decided?
fn decided(network: Network, apart: f64) -> usize {
    let rounds = 0..100;
    let round = |seed: &u64| {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(*seed);
        let at = random.random_range(4_000.0..20_000.0);
        let first = random.random_range(0..PHONES);
        let second = (first + random.random_range(1..PHONES)) % PHONES;
        let touch = |number, at| {
            let (arrived, span) = Phone::new(number, network, *seed).touch(at, 0.0);
            (arrived, Seat(number as u8), span)
        };
        let places = places(vec![touch(first, at), touch(second, at + apart)]);
        places[&Seat(first as u8)] < places[&Seat(second as u8)]
    };
    rounds.filter(round).count()
}

#[test]
fn most_races_are_decided() {
    assert!(decided(Network::Wifi, 50.0) >= 95);
    for network in NETWORKS {
        assert!(decided(network, 80.0) >= 95, "{network:?}");
        assert_eq!(decided(network, 29.0), 0, "{network:?}");
    }
}

/// Whatever somebody claims, a touch that was later by more than messages take on
/// their way never stands before another.
#[test]
fn a_liar_never_gets_ahead() {
    for network in NETWORKS {
        for seed in 0..100 {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
            let at = random.random_range(1_500.0..20_000.0);
            let mut liar = Phone::new(0, network, seed);
            let later = random.random_range(0.0..300.0);
            let (arrived, span) = liar.touch(at + later, random.random_range(0.0..2_000.0));
            let (honest_arrived, honest) = Phone::new(1, network, seed).touch(at, 0.0);
            let touches = vec![(arrived, Seat(0), span), (honest_arrived, Seat(1), honest)];
            let places = places(touches);
            let believed = liar.longest_round_trip.min(LONGEST_DELAY);
            if later > believed {
                assert!(places[&Seat(1)] <= places[&Seat(0)], "{network:?} {seed} {span:?}");
            }
        }
    }
}
