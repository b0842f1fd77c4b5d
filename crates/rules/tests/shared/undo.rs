//! Mis-taps are normal, so public steps can be taken back.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Progress},
    moments::Signal,
};
use serde::Serialize;
use serde_json::{Value, json};

use super::{
    Tested, players,
    script::{Script, Scripted},
};

/// What undo makes of an event.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Trace {
    /// It can be undone.
    Step,
    /// It goes when the step before it is undone.
    Part,
    /// It stays, even if a step before it is undone.
    Stays,
    /// It drops the step before it.
    Drops,
    /// From here there's no way back.
    NoReturn,
}

/// Everything that any viewer sees, except the note that something was undone.
pub(crate) fn pictures<G: Tested>(script: &Script<G>) -> Vec<G::View> {
    script.all_viewers().map(|viewer| G::without_note(script.game.view(viewer))).collect()
}

/// The command as the wire calls it.
fn undo<G: Scripted>() -> G::Command {
    serde_json::from_value(json!({ "type": "undo" })).expect("every game can undo")
}

pub(crate) fn random_games_go_back_through_the_same_states<G: Tested>() {
    let undo = undo::<G>();
    let mut undone = 0;
    for seed in 0..80 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut script = G::begun(players::<G>(seed), seed);
        // What everybody saw before each step; nothing where that can't come back.
        let mut trail: Vec<Vec<G::View>> = Vec::new();
        let fresh = Script::<G>::new(script.players, seed);
        let steps = script.events.iter().filter(|event| G::trace(&fresh, event) == Trace::Step);
        trail.extend(steps.map(|_| Vec::new()));
        for _ in 0..300 {
            let (actor, command) = G::next_tap(&mut script, &mut random);
            let before = script.clone();
            if command == undo || script.give(actor, &command).is_err() {
                continue;
            }
            // What has ended can't be undone.
            if script.game.progress() == Progress::Over {
                script = before;
                continue;
            }
            let events = &script.events[before.events.len()..];
            let no_return = events.iter().any(|event| G::trace(&before, event) == Trace::NoReturn);
            // Half of the games stop there, if they have come far enough.
            if no_return && seed % 2 == 0 && trail.len() > 9 {
                script = before;
                break;
            }
            for (place, event) in events.iter().enumerate() {
                match G::trace(&before, event) {
                    // A command can be several steps.
                    Trace::Step if place == 0 => trail.push(pictures(&before)),
                    Trace::Step => trail.push(Vec::new()),
                    Trace::Part => {}
                    Trace::Stays => trail.iter_mut().for_each(Vec::clear),
                    Trace::Drops => trail.truncate(trail.len() - 1),
                    Trace::NoReturn => trail.clear(),
                }
            }
        }
        // Nobody undoes anything during a count.
        if script.counting() {
            script.clock(G::on(Signal::CalledOff).expect("a count can be called off"));
        }
        while let Some(before) = trail.pop() {
            script.table(undo.clone());
            undone += 1;
            if !before.is_empty() {
                assert_eq!(pictures(&script), before);
            }
        }
        let refusal = script.give(Actor::Table, &undo).expect_err("no step is left");
        assert_eq!(code(&refusal), "nothingToUndo");
    }
    assert!(undone > 800, "the games were long enough to say anything: {undone}");
}

/// A refusal as the wire calls it.
pub(crate) fn code(refusal: &impl Serialize) -> String {
    match &serde_json::to_value(refusal).unwrap()["code"] {
        Value::String(code) => code.clone(),
        other => panic!("a refusal without a code: {other}"),
    }
}
