//! A journal is a file: whoever can write it can make up events. None of them may
//! break the table that reads it, nor what is played on it afterwards.

use std::collections::BTreeSet;

use proptest::{
    collection::vec,
    prelude::*,
    strategy::ValueTree,
    test_runner::{TestCaseResult, TestRunner},
};
use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Outside, Viewer},
    privacy::Privacy,
    seat::Seat,
};

use super::{
    Tested, players,
    script::{Script, people},
};

const MADE_UP: u32 = 300;

/// Mostly one of a table of so many.
pub(crate) fn seat(players: u8) -> impl Strategy<Value = Seat> + Clone {
    prop_oneof![9 => 0..players, 1 => any::<u8>()].prop_map(Seat)
}

pub(crate) fn actor(players: u8) -> impl Strategy<Value = Actor> {
    prop_oneof![Just(Actor::Table), Just(Actor::Clock), seat(players).prop_map(Actor::Seat)]
}

/// Folds them one after the other.
fn fold<G: Tested>(game: &mut G, events: &[G::Event]) -> TestCaseResult {
    for event in events {
        let before = game.clone();
        game.fold(event);
        prop_assert!(before.fits(event) || *game == before, "what cannot be changes nothing");
        G::always_holds(&game.view(Viewer::Table));
    }
    Ok(())
}

/// All that anybody can see or do at this table.
fn survives<G: Tested>(game: &G, seed: u64) {
    let random = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
    let seats = (0..8).map(Seat);
    for viewer in seats.clone().map(Viewer::Seat).chain([Viewer::Table, Viewer::Onlooker]) {
        serde_json::to_string(&game.view(viewer)).unwrap();
    }
    let _ = (game.progress(), game.report(), game.moment(), game.rematch());
    let _ = (game.awards(), game.expects());
    for who in [None, Some(Seat(1)), Some(Seat(7))] {
        for command in game.every_command(who) {
            for actor in seats.clone().map(Actor::Seat).chain([Actor::Table, Actor::Clock]) {
                let mut outside = Outside { now: 0, random };
                let Ok(events) = game.apply(actor, &command, &mut outside) else { continue };
                let mut next = game.clone();
                for event in &events {
                    assert!(next.fits(event), "what is decided can be: {command:?} {event:?}");
                    next.fold(event);
                }
                next.view(Viewer::Table);
            }
            if let Privacy::Whispered(answer) = game.privacy(&command) {
                for seat in seats.clone() {
                    let _ = answer(game, seat);
                }
            }
        }
    }
}

pub(crate) fn no_made_up_journal_breaks_a_table<G: Tested>() {
    let journals = (any::<u64>(), any::<bool>(), vec(G::any_event(), 1..100));
    let tried = runner().run(&journals, |(seed, has_begun, events)| {
        let players = players::<G>(seed);
        let mut script = Script::<G>::new(players, seed);
        if has_begun {
            script = G::begun(players, seed);
        } else {
            let arrange = G::arrange(players, &mut script.random);
            script.table(arrange);
        }
        fold(&mut script.game, &events)?;
        survives(&script.game, seed);
        Ok(())
    });
    tried.unwrap();
}

pub(crate) fn nor_does_one_for_any_number_of_people<G: Tested>() {
    let players = prop_oneof![0..=6_usize, Just(10), Just(11), Just(255)];
    let tried = runner().run(&(players, vec(G::any_event(), 1..40)), |(players, events)| {
        let mut game = G::new(&people(players));
        fold(&mut game, &events)?;
        survives(&game, 1);
        Ok(())
    });
    tried.unwrap();
}

fn runner() -> TestRunner {
    TestRunner::new(ProptestConfig::with_cases(MADE_UP))
}

pub(crate) fn every_kind_is_made_up_and_believed<G: Tested>() {
    let mut runner = TestRunner::deterministic();
    let (mut kinds, mut believed) = (BTreeSet::new(), BTreeSet::new());
    // Some from the beginning, some at a table that plays.
    let players = players::<G>(2);
    let tables = [G::new(&people(players)), G::begun(players, 1).game];
    let mut table = tables[0].clone();
    let event = G::any_event();
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
    assert_eq!(kinds.len(), G::EVENTS, "{kinds:?}");
    assert_eq!(believed, kinds);
}
