//! Events that somebody could have made up.

use proptest::{collection::vec, option, prelude::*, sample::select};
use rules::{
    rowing::{
        card::{Card, Grid, Pile},
        checklist::Chore,
        event::{Deed, Event, Lots, Starter},
        fault::{Fault, Price},
        outcome::{Ending, Outcome},
        plan::{Missing, Plan, StandIn},
        race::{Grab, Hand},
        ruling::{About, CallVerdict, Next, Ruling, Take},
        sets::GridLine,
        trainer::Answer,
        warm_up::Seen,
    },
    seat::Seat,
};

use crate::shared::hostile_journals;

fn seat() -> impl Strategy<Value = Seat> + Clone {
    hostile_journals::seat(6)
}

fn seats() -> impl Strategy<Value = Vec<Seat>> {
    vec(seat(), 0..5)
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
        (option::of(seat()), seats(), option::of(seat())).prop_map(
            |(slowest, safe, last_card_of)| About::Set {
                slowest,
                safe,
                last_card_of,
                late_by: None
            }
        ),
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

fn grabs() -> impl Strategy<Value = Vec<Grab>> {
    vec((seat(), time()).prop_map(|(seat, at)| Grab { seat, at }), 0..4)
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        2 => Just(Deed::Began),
        4 => grabs().prop_map(|grabs| Deed::Grabbed { grabs }),
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
    let line = select(GridLine::ALL.to_vec());
    prop_oneof![Just(Answer::None), line.prop_map(|line| Answer::Set { line })]
}

pub(crate) fn any_event() -> BoxedStrategy<Event> {
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
        9 => (hostile_journals::actor(6), deed()).prop_map(|(by, deed)| Event::Done { by, deed }),
        1 => Just(Event::Asked),
        1 => grabs().prop_map(|grabs| Event::CameLate { grabs }),
        1 => hostile_journals::actor(6).prop_map(|by| Event::Undone { by }),
        1 => outcome().prop_map(|outcome| Event::Ended { outcome }),
    ]
    .boxed()
}
