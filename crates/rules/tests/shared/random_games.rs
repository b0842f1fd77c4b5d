//! Whatever anybody taps: no panic, no impossible state, and the journal always
//! tells the same story.

use std::collections::{BTreeMap, HashSet};

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::game::{Progress, Viewer};

use super::{
    Tested, players,
    script::{Script, people},
    undo::code,
};

/// A table that has just been arranged.
fn arranged<G: Tested>(random: &mut Xoshiro256PlusPlus) -> Script<G> {
    let players = players::<G>(random.random());
    let mut script = Script::new(players, random.random());
    script.table(G::arrange(players, random));
    script
}

/// Checks the state after every step. Returns how often games ended in which way,
/// and in how many ways something was refused.
pub(crate) fn never_break<G: Tested>(
    mut check: impl FnMut(&Script<G>, &[G::Event]),
) -> (BTreeMap<&'static str, u32>, usize) {
    let mut ended = BTreeMap::new();
    let mut sentences = BTreeMap::new();
    for seed in 0..12 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut script = arranged::<G>(&mut random);
        for _ in 0..10_000 {
            if script.game.progress() == Progress::Over {
                *ended.entry(script.game.kind()).or_default() += 1;
                script = arranged(&mut random);
            }
            let (actor, command) = G::next_tap(&mut script, &mut random);
            let before = script.events.len();
            match script.give(actor, &command) {
                Ok(()) => check(&script, &script.events[before..]),
                Err(refusal) => {
                    sentences.insert(code(&refusal), refusal.to_string());
                }
            }
        }
    }
    let distinct: HashSet<&String> = sentences.values().collect();
    assert_eq!(distinct.len(), sentences.len(), "every refusal has a sentence of its own");
    (ended, sentences.len())
}

pub(crate) fn events_survive_a_round_trip<G: Tested>() {
    for seed in 0..40 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut script = arranged::<G>(&mut random);
        for _ in 0..1_000 {
            let (actor, command) = G::next_tap(&mut script, &mut random);
            let _ = script.give(actor, &command);
        }
        let written = serde_json::to_string(&script.events).unwrap();
        let read: Vec<G::Event> = serde_json::from_str(&written).unwrap();
        let mut replayed = G::new(&people(script.players));
        for event in &read {
            assert!(replayed.fits(event));
            replayed.fold(event);
        }
        assert!(replayed == script.game);
        assert_eq!(replayed.view(Viewer::Table), script.view());
    }
}
