//! A journal is a file: whoever can write it can make up events. None of them
//! may break the table that reads it, nor what is played on it afterwards.

use std::collections::BTreeSet;

use proptest::{collection::vec, option, prelude::*, sample::select, strategy::ValueTree};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Game, Outside, Viewer},
    hidden::Hidden,
    seat::{PerSeat, Seat},
    snitch::{
        Snitch,
        board::Board,
        card::Card,
        checklist::Chore,
        command::AbortReason,
        eliminate::Attempt,
        event::{Deed, Event},
        kit::{Instead, Kit, Lost},
        outcome::Outcome,
        plan::{EmptyPile, Options, Plan},
        score::{DecidedBy, Standing, Tally, Top},
    },
};

use crate::{
    every_command::{Sample, every_command},
    script::{game, plan},
};

/// Mostly one of a table of four.
fn seat() -> impl Strategy<Value = Seat> {
    prop_oneof![12 => 0..4_u8, 1 => any::<u8>()].prop_map(Seat)
}

fn byte() -> impl Strategy<Value = u8> {
    prop_oneof![4 => 0..8_u8, 2 => 30..54_u8, 1 => any::<u8>()]
}

fn actor() -> impl Strategy<Value = Actor> {
    prop_oneof![Just(Actor::Table), Just(Actor::Clock), seat().prop_map(Actor::Seat)]
}

fn card() -> impl Strategy<Value = Card> {
    prop_oneof![
        4 => (0..12_u32).prop_map(|number| Card::Witness { number }),
        1 => any::<u32>().prop_map(|number| Card::Witness { number }),
        4 => select(Card::SPECIAL.to_vec()),
    ]
}

fn some_plan() -> impl Strategy<Value = Plan> {
    let instead = prop_oneof![
        Just(Instead::Nothing),
        Just(Instead::Printed),
        card().prop_map(|card| Instead::StandIn { card }),
    ];
    let lost = (card(), instead).prop_map(|(card, instead)| Lost { card, instead });
    let kit =
        (byte(), vec(lost, 0..3)).prop_map(|(lost_witnesses, lost)| Kit { lost_witnesses, lost });
    (any::<bool>(), option::of(byte()), kit, any::<[bool; 3]>()).prop_map(
        |(follow, look, kit, [chain, may_owe_card, ends])| {
            let empty_pile = if ends { EmptyPile::RoundEnds } else { EmptyPile::Shuffle };
            let options = Options { chain, may_owe_card, empty_pile, ..Options::default() };
            Plan { follow, look, kit, options }
        },
    )
}

/// Mostly one whose cards add up.
fn board() -> impl Strategy<Value = Board> {
    let honest =
        (2..=5_usize, 0..6_u8, 0..10_u8, seat()).prop_map(|(players, size, pile, active)| {
            let discard = 54 - players as u8 * size - pile;
            Board { sizes: PerSeat::new(players, |_| size), pile, discard, out: 0, active }
        });
    let odd = (vec(byte(), 0..7), byte(), byte(), byte(), seat()).prop_map(
        |(sizes, pile, discard, out, active)| Board {
            sizes: sizes.into(),
            pile,
            discard,
            out,
            active,
        },
    );
    prop_oneof![3 => honest, 1 => odd]
}

fn attempt() -> impl Strategy<Value = Attempt> {
    prop_oneof![
        Just(Attempt::Own),
        Just(Attempt::Wrong),
        seat().prop_map(|owner| Attempt::Other { owner }),
    ]
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        6 => Just(Deed::Drew),
        6 => card().prop_map(|card| Deed::Played { card }),
        3 => option::of(seat()).prop_map(|at| Deed::Looked { at }),
        3 => option::of([seat(), seat()]).prop_map(|between| Deed::Swapped { between }),
        3 => any::<bool>().prop_map(|snitch| Deed::Removed { snitch }),
        3 => seat().prop_map(|to| Deed::Added { to }),
        1 => Just(Deed::Skipped),
        1 => Just(Deed::Passed),
        4 => (seat(), attempt()).prop_map(|(by, attempt)| Deed::Eliminated { by, attempt }),
        2 => seat().prop_map(|by| Deed::Closed { by }),
        2 => Just(Deed::TurnEnded),
        1 => Just(Deed::RoundEnded),
        2 => board().prop_map(|board| Deed::Restated { board }),
        1 => Just(Deed::Untracked),
    ]
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let tally = (vec(any::<i32>(), 0..6), vec(seat(), 0..6), option::of(seat())).prop_map(
        |(totals, seats, winner)| {
            let standing = |seat: &Seat| Standing {
                seat: *seat,
                total: i32::MIN,
                cards: usize::MAX,
                lowest: None,
                place: 0,
            };
            Tally {
                totals: totals.into(),
                standings: seats.iter().map(standing).collect(),
                winner,
                tied: seats,
                by: DecidedBy::Lowest,
            }
        },
    );
    let fair = (2..=5_usize).prop_map(|players| {
        let districts: PerSeat<Vec<Card>> = PerSeat::new(players, |_| Vec::new());
        let tally = rules::snitch::score::score(
            &districts,
            None,
            &rules::snitch::kit::Deck::BOX,
            &Options::default(),
        );
        Outcome::Scored { closer: None, districts, top: None, tally: tally.unwrap() }
    });
    let districts = vec(vec(card(), 0..5), 0..6).prop_map(PerSeat::from);
    let odd = (option::of(seat()), districts, tally).prop_map(|(closer, districts, tally)| {
        Outcome::Scored { closer, districts, top: Some(Top::Nothing), tally }
    });
    prop_oneof![Just(Outcome::Abandoned), fair, odd]
}

fn event() -> impl Strategy<Value = Event> {
    let plans = prop_oneof![some_plan(), Just(plan()), Just(Plan { look: None, ..plan() })];
    let reasons = [AbortReason::NotReady, AbortReason::Disturbed, AbortReason::Restarted];
    let others = prop_oneof![
        2 => (plans, seat()).prop_map(|(plan, starter)| Event::Arranged { plan, starter }),
        1 => (select(Chore::ALL.to_vec()), any::<bool>())
            .prop_map(|(chore, done)| Event::Ticked { chore, done }),
        1 => byte().prop_map(|cards| Event::CardsCounted { cards }),
        3 => Just(Event::Begun),
        4 => seat().prop_map(|seat| Event::Seen { seat }),
        12 => seat().prop_map(|seat| Event::Ready { seat }),
        1 => seat().prop_map(|seat| Event::NotReady { seat }),
        1 => (actor(), select(reasons.to_vec()))
            .prop_map(|(by, reason)| Event::CountAborted { by, reason }),
        4 => Just(Event::Zero),
        4 => Just(Event::TimeUp),
        12 => (seat(), vec(card(), 0..4))
            .prop_map(|(seat, cards)| Event::Entered { seat, cards: Hidden(cards) }),
        2 => card().prop_map(|card| Event::TurnedOver { top: Top::Card { card } }),
        1 => Just(Event::TurnedOver { top: Top::Nothing }),
        1 => actor().prop_map(|by| Event::Undone { by }),
    ];
    let done = (actor(), deed()).prop_map(|(by, deed)| Event::Done { by, deed });
    let ended = outcome().prop_map(|outcome| Event::Ended { outcome });
    prop_oneof![20 => others, 30 => done, 1 => ended]
}

/// All that anybody can see or do at this table.
fn survives(game: &Snitch, random: &mut Xoshiro256PlusPlus) {
    let seats = (0..6).map(Seat);
    for viewer in [Viewer::Table].into_iter().chain(seats.clone().map(Viewer::Seat)) {
        serde_json::to_string(&game.view(viewer)).unwrap();
    }
    let _ = (game.progress(), game.report(), game.moment(), game.rematch());
    for target in seats.clone() {
        let sample = Sample {
            plan: plan(),
            target,
            attempt: Attempt::Other { owner: target },
            card: Card::Witness { number: 3 },
            sizes: vec![2; game.seats()],
            active: target,
        };
        for command in every_command(&sample) {
            let seats = seats.clone().map(Actor::Seat);
            for actor in [Actor::Table, Actor::Clock].into_iter().chain(seats) {
                let mut outside = Outside { now: 0, random };
                let Ok(events) = game.apply(actor, &command, &mut outside) else { continue };
                let mut next = game.clone();
                for event in &events {
                    assert!(next.fits(event), "what is decided can be: {command:?} {event:?}");
                    next.fold(event);
                }
                next.view(Viewer::Table);
            }
        }
    }
}

/// A table where everybody has looked.
fn started(players: usize, follow: bool) -> Snitch {
    let mut game = game(players);
    game.fold(&Event::Arranged { plan: Plan { follow, look: None, ..plan() }, starter: Seat(0) });
    game.fold(&Event::Begun);
    for seat in Seat::all(players) {
        game.fold(&Event::Seen { seat });
    }
    game
}

/// Every card is somewhere, whatever the journal said.
fn adds_up(game: &Snitch) {
    let view = game.view(Viewer::Table);
    let (Some(board), Some(cards)) = (view.board, view.cards) else { return };
    let districts: u32 = board.sizes.values().map(|size| u32::from(*size)).sum();
    let lying = districts + u32::from(board.pile) + u32::from(board.discard);
    assert!(lying <= u32::from(cards.total), "{board:?} {cards:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(250))]

    #[test]
    fn no_made_up_journal_breaks_a_table(
        players in 2..=5_usize, follow: bool, seed: u64, events in vec(event(), 1..120),
    ) {
        let mut game = started(players, follow);
        for event in &events {
            let before = game.clone();
            game.fold(event);
            prop_assert!(before.fits(event) || game == before, "what cannot be changes nothing");
            adds_up(&game);
        }
        survives(&game, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    }

    #[test]
    fn nor_does_one_for_any_number_of_people(
        players in prop_oneof![0..3_usize, 3..=10_usize, Just(11), Just(255)],
        events in vec(event(), 1..60), seed: u64,
    ) {
        let mut game = game(players);
        for event in &events {
            game.fold(event);
        }
        survives(&game, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    }
}

#[test]
fn every_kind_of_event_is_made_up_and_each_is_believed_somewhere() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let (mut kinds, mut believed) = (BTreeSet::new(), BTreeSet::new());
    // Some from the beginning, some with turns that are followed.
    let tables = [game(3), started(3, true)];
    let mut table = tables[0].clone();
    let event = event();
    for round in 0..30_000 {
        let event = event.new_tree(&mut runner).expect("an event").current();
        let name = |value: &serde_json::Value| value["type"].as_str().unwrap_or("").to_owned();
        let value = serde_json::to_value(&event).unwrap();
        let kind = format!("{} {}", name(&value), name(&value["deed"]));
        if table.fits(&event) {
            believed.insert(kind.clone());
        }
        kinds.insert(kind);
        table.fold(&event);
        if table.report().is_some() {
            table = tables[round % 2].clone();
        }
    }
    // 15 kinds, one of which has 14 kinds of its own.
    assert_eq!(kinds.len(), 28, "{kinds:?}");
    assert_eq!(believed, kinds);
}

#[test]
fn an_ended_game_believes_nothing_more() {
    let mut game = game(2);
    game.fold(&Event::Arranged { plan: plan(), starter: Seat(0) });
    game.fold(&Event::Ended { outcome: Outcome::Abandoned });
    assert!(!game.fits(&Event::Arranged { plan: plan(), starter: Seat(0) }));
    assert!(!game.fits(&Event::Undone { by: Actor::Table }));
}
