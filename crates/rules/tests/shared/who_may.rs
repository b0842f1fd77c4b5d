//! Every command, by everybody, in every kind of step: who may and who may not,
//! written down a second time.

use std::collections::BTreeSet;

use rules::{game::Actor, seat::Seat};

use super::{Tested, script::Script, undo::code};

pub(crate) fn everybody_may_what_the_rules_say<G: Tested>() {
    let mut refused = 0;
    for players in G::TABLES.iter().copied() {
        let mut seen = BTreeSet::new();
        for walk in G::walks(players) {
            let mut script = Script::<G>::new(players, 7);
            for tap in walk.iter().map(Some).chain([None]) {
                seen.insert(script.game.kind());
                refused += everybody_tries(&script);
                if let Some((actor, command)) = tap {
                    script.must(*actor, command);
                }
            }
        }
        assert_eq!(seen, G::KINDS.iter().copied().collect(), "with {players} players");
    }
    assert!(refused > 20_000, "{refused}");
}

/// How many commands were refused.
fn everybody_tries<G: Tested>(script: &Script<G>) -> usize {
    let step = script.game.kind();
    let players = script.players;
    let mut refused = 0;
    let strangers_too = Seat::all(players + 1).map(Actor::Seat);
    for actor in strangers_too.chain([Actor::Table, Actor::Clock]) {
        let who = match actor {
            Actor::Seat(seat) => Some(seat),
            Actor::Table | Actor::Clock => None,
        };
        for command in script.game.every_command(who) {
            let expected = G::may(script, actor, &command);
            let given = script.clone().give(actor, &command);
            assert_eq!(
                given.is_ok(),
                expected,
                "{players} players, {step}: {command:?} by {actor:?}: {given:?}"
            );
            if let Err(refusal) = given {
                // It has a name for programs and a sentence for people.
                assert!(code(&refusal).len() > 2, "{refusal:?}");
                let sentence = refusal.to_string();
                assert!(sentence.len() > 8 && sentence.ends_with(['.', '!', '?']), "{sentence}");
                refused += 1;
            }
        }
    }
    refused
}
