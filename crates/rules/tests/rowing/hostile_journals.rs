//! A journal is a file: whoever can write it can make up events. None of them
//! may break the table that reads it, nor what is played on it afterwards.

use std::collections::BTreeSet;

use proptest::{collection::vec, option, prelude::*, sample::select, strategy::ValueTree};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Game, Outside, Viewer},
    rowing::{
        RowYourGoat,
        card::{Card, Grid, Pile},
        checklist::Chore,
        event::{Deed, Event, Lots, Starter},
        fault::{Fault, Price},
        outcome::{Ending, Outcome},
        plan::{Missing, Plan, StandIn},
        race::{Grab, Hand},
        ruling::{About, CallVerdict, Next, Ruling, Take},
        sets::Line,
        trainer::Answer,
        warm_up::Seen,
    },
    seat::Seat,
};

use crate::{
    every_command::every_command,
    script::{game, plan},
};

/// Mostly one of a table of six.
fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![9 => 0..6_u8, 1 => any::<u8>()].prop_map(Seat)
}

fn seats() -> impl Strategy<Value = Vec<Seat>> {
    vec(seat(), 0..5)
}

fn actor() -> impl Strategy<Value = Actor> {
    prop_oneof![Just(Actor::Table), Just(Actor::Clock), seat().prop_map(Actor::Seat)]
}

fn some_plan() -> impl Strategy<Value = Plan> {
    let stand_in = select(vec![StandIn::Phones, StandIn::Rings, StandIn::Objects]);
    (0..7_u8, 0..70_u8, stand_in).prop_map(|(lifesavers, cards, stand_in)| Plan {
        missing: Missing { lifesavers, cards },
        stand_in,
        ..Plan::default()
    })
}

fn starter() -> impl Strategy<Value = Starter> {
    (seat(), any::<bool>()).prop_map(|(seat, drawn)| Starter { seat, drawn })
}

fn hand() -> impl Strategy<Value = Hand> {
    select(vec![Hand::Cards, Hand::Called, Hand::Out])
}

fn time() -> impl Strategy<Value = u64> {
    prop_oneof![0..5000_u64, Just(u64::MAX), any::<u64>()]
}

fn ruling() -> impl Strategy<Value = Ruling> {
    let verdicts = [CallVerdict::Caught, CallVerdict::SaidBefore, CallVerdict::TooClose];
    let about = prop_oneof![
        (option::of(seat()), seats(), option::of(seat()))
            .prop_map(|(slowest, safe, last_card_of)| About::Set { slowest, safe, last_card_of }),
        seats().prop_map(|touched| About::NoSet { touched }),
        Just(About::Overlooked),
        (select(Fault::ALL.to_vec()), seat()).prop_map(|(fault, by)| About::Fault { fault, by }),
        (seat(), seats(), select(verdicts.to_vec()), time())
            .prop_map(|(target, by, verdict, at)| About::Call { target, by, verdict, at }),
    ];
    let price = select(vec![Price::Nothing, Price::CardBack, Price::Pile, Price::Set]);
    let take = (seat(), price, select(Fault::ALL.to_vec()), hand())
        .prop_map(|(seat, price, why, had)| Take { seat, price, why, had });
    let next = prop_oneof![
        seat().prop_map(|seat| Next::Seat { seat }),
        Just(Next::SameTurn),
        Just(Next::LeftOfSlowest),
    ];
    (about, vec(take, 0..4), next, option::of(seat()), seats()).prop_map(
        |(about, takes, next, skips, winners)| Ruling { about, takes, next, skips, winners },
    )
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let ending = select(vec![Ending::Lifesaver, Ending::AllOut, Ending::Abandoned]);
    (ending, seats()).prop_map(|(ending, winners)| Outcome { ending, winners })
}

fn grid() -> impl Strategy<Value = Grid> {
    let card = select(Card::kinds().collect::<Vec<_>>());
    let pile = (card, 0..12_u8).prop_map(|(card, height)| Pile { card, height });
    prop_oneof![9 => 9..=9_usize, 1 => 0..12_usize]
        .prop_flat_map(move |cells| vec(option::of(pile.clone()), cells))
        .prop_map(Grid)
}

fn deed() -> impl Strategy<Value = Deed> {
    let grab = (seat(), time()).prop_map(|(seat, at)| Grab { seat, at });
    prop_oneof![
        2 => Just(Deed::Began),
        4 => vec(grab, 0..4).prop_map(|grabs| Deed::Grabbed { grabs }),
        2 => seat().prop_map(|seat| Deed::GrabbedAgain { seat }),
        2 => any::<u8>().prop_map(|ring| Deed::RingTaken { ring }),
        1 => grid().prop_map(|grid| Deed::Judged { grid }),
        4 => ruling().prop_map(|ruling| Deed::Ruled { ruling }),
        2 => (seat(), ruling()).prop_map(|(seat, ruling)| Deed::WavedOff { seat, ruling }),
        1 => (seats(), seat())
            .prop_map(|(between, drawn)| Deed::LotsDrawn { lots: Lots { between, drawn } }),
        1 => seat().prop_map(|seat| Deed::Called { seat }),
        2 => (seat(), any::<bool>()).prop_map(|(seat, out)| Deed::Out { seat, out }),
        1 => outcome().prop_map(|outcome| Deed::NoMoreSets { outcome }),
    ]
}

fn answer() -> impl Strategy<Value = Answer> {
    let line = select(Line::ALL.to_vec());
    prop_oneof![Just(Answer::None), line.prop_map(|line| Answer::Set { line })]
}

fn event() -> impl Strategy<Value = Event> {
    prop_oneof![
        1 => (some_plan(), starter()).prop_map(|(plan, starter)| Event::Arranged { plan, starter }),
        1 => starter().prop_map(|starter| Event::StarterPicked { starter }),
        1 => (select(Chore::ALL.to_vec()), any::<bool>())
            .prop_map(|(chore, done)| Event::Ticked { chore, done }),
        1 => proptest::array::uniform9(select(Card::kinds().collect::<Vec<_>>()))
            .prop_map(|cards| Event::WarmUpDrawn { cards }),
        1 => vec((seat(), answer()), 0..4).prop_map(|seen| {
            let seen = seen.into_iter().map(|(seat, answer)| Seen { seat, answer });
            Event::WarmUpSeen { group: seen.collect() }
        }),
        1 => select(vec![Event::WarmUpShown, Event::WarmUpSolved, Event::WarmUpEnded]),
        9 => (actor(), deed()).prop_map(|(by, deed)| Event::Done { by, deed }),
        1 => Just(Event::Asked),
        1 => actor().prop_map(|by| Event::Undone { by }),
        1 => outcome().prop_map(|outcome| Event::Ended { outcome }),
    ]
}

/// All that anybody can see or do at this table.
fn survives(game: &RowYourGoat, random: &mut Xoshiro256PlusPlus) {
    let seats = (0..8).map(Seat);
    for viewer in [Viewer::Table].into_iter().chain(seats.clone().map(Viewer::Seat)) {
        serde_json::to_string(&game.view(viewer)).unwrap();
    }
    let _ = (game.report(), game.rematch(), game.moment(), game.progress());
    for command in [Seat(1), Seat(7)].into_iter().flat_map(every_command) {
        let seats = seats.clone().map(Actor::Seat);
        for actor in [Actor::Table, Actor::Clock].into_iter().chain(seats) {
            let mut outside = Outside { now: 0, random };
            let Ok(events) = game.apply(actor, &command, &mut outside) else { continue };
            let mut next = game.clone();
            for event in &events {
                assert!(next.fits(event), "what is decided can be: {event:?}");
                next.fold(event);
            }
            next.view(Viewer::Table);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_made_up_journal_breaks_a_table(
        players in 2..=6_usize, on_phones: bool, seed: u64, events in vec(event(), 1..50),
    ) {
        let mut game = game(players);
        let stand_in = if on_phones { StandIn::Phones } else { StandIn::Rings };
        let starter = Starter { seat: Seat(0), drawn: true };
        game.fold(&Event::Arranged { plan: plan(stand_in), starter });
        game.fold(&Event::Done { by: Actor::Table, deed: Deed::Began });
        for event in &events {
            let before = game.clone();
            game.fold(event);
            prop_assert!(before.fits(event) || game == before, "what cannot be changes nothing");
        }
        survives(&game, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    }

    #[test]
    fn nor_does_one_for_any_number_of_people(
        players in prop_oneof![0..3_usize, 2..=6_usize, Just(10), Just(255)],
        events in vec(event(), 1..20), seed: u64,
    ) {
        let mut game = game(players);
        for event in &events {
            game.fold(event);
        }
        survives(&game, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    }
}

#[test]
fn every_kind_of_event_is_made_up_and_believed_at_some_time() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut kinds, mut believed) = (BTreeSet::new(), BTreeSet::new());
    let mut game = game(6);
    for _ in 0..20_000 {
        let event = event().new_tree(&mut runner).expect("an event").current();
        let name = |value: &serde_json::Value| value["type"].as_str().unwrap_or("").to_owned();
        let value = serde_json::to_value(&event).unwrap();
        let kind = format!("{} {}", name(&value), name(&value["deed"]));
        if game.fits(&event) {
            believed.insert(kind.clone());
        }
        kinds.insert(kind);
        game.fold(&event);
    }
    // Twelve kinds, one of which has eleven kinds of its own.
    assert_eq!(kinds.len(), 22, "{kinds:?}");
    assert_eq!(believed, kinds);
}
