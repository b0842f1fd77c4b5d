//! Every command, by everybody, in every kind of step: who may and who may
//! not, written down a second time.

use std::collections::BTreeSet;

use rules::{
    game::Actor,
    seat::Seat,
    snitch::{
        card::Card,
        command::Command,
        eliminate::Attempt,
        refusal::Refusal,
        terms::Due,
        view::{StepView, View},
    },
};

use crate::{
    every_command::{Sample, every_command},
    script::{Script, plan},
    walks::{KINDS, kind, walks},
};

fn sample(view: &View, who: Option<Seat>, players: usize) -> Sample {
    let active = view.board.as_ref().map_or(Seat(0), |board| board.active);
    let closer = view.closed.as_ref().map(|closed| closed.by);
    let others = Seat::all(players).filter(|seat| *seat != active && Some(*seat) != closer);
    let next = view.closed.as_ref().and_then(|closed| closed.left.first().copied());
    Sample {
        plan: view.plan.clone().unwrap_or_else(plan),
        target: others.clone().next().unwrap_or(active),
        attempt: if who.is_some() { Attempt::Own } else { Attempt::Wrong },
        card: Card::Thug,
        sizes: vec![3; players],
        active: next.unwrap_or(active),
    }
}

/// Whether the command is allowed; its arguments are right.
fn may(view: &View, players: usize, actor: Actor, command: &Command) -> bool {
    use StepView::*;
    let step = &view.step;
    let is_table = actor == Actor::Table;
    if view.plan.is_none() {
        return is_table && matches!(command, Command::Arrange { .. });
    }
    let who = match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Table | Actor::Clock => None,
    };
    if matches!(step, Over { .. }) || who.is_some_and(|seat| usize::from(seat.0) >= players) {
        return false;
    }
    let is_active = view.board.as_ref().is_some_and(|board| who == Some(board.active));
    let is_turn_time =
        matches!(step, Open | LastTurn { .. } | Start { .. } | Exchange | Action { .. });
    let is_gathering = matches!(step, LookGather { .. } | Reveal { .. });
    let is_counting = matches!(step, LookCount | RevealCount);
    let is_due = |wanted: Due| is_active && matches!(step, Action { due, .. } if *due == wanted);
    match command {
        Command::Arrange { .. } => is_table && matches!(step, Setup | LookGather { .. }),
        Command::Tick { .. } | Command::CountCards { .. } => {
            matches!(step, Setup | LookGather { .. })
        }
        Command::Begin => matches!(step, Setup),
        Command::Seen => matches!(step, LookFreely { .. }),
        Command::Draw => is_active && matches!(step, Start { .. }),
        Command::Play { .. } => is_active && matches!(step, Exchange),
        Command::Look { .. } => is_due(Due::Look),
        Command::Swap { .. } => is_due(Due::Swap),
        Command::Remove { .. } => is_due(Due::RemoveOrAdd),
        Command::Add { .. } => match step {
            Action { due: Due::RemoveOrAdd, targets, .. } => is_active && !targets.is_empty(),
            _ => false,
        },
        Command::Skip | Command::Pass => false,
        Command::Eliminate { .. } => who.is_some() && view.race.is_some(),
        Command::Close => match step {
            Open => who.is_some(),
            Start { may_close, .. } => {
                assert_eq!(*may_close, view.closed.is_none());
                is_active && *may_close
            }
            _ => false,
        },
        Command::EndTurn => matches!(step, LastTurn { of } if Some(*of) == who),
        Command::EndRound => is_table && matches!(step, Open | LastTurn { .. }),
        // Once more, a moment too late: no mistake.
        Command::Ready => is_gathering || is_counting,
        Command::NotReady => who.is_some() && is_gathering,
        Command::AbortCount { .. } => is_counting,
        Command::Zero => actor == Actor::Clock && is_counting,
        Command::TimeUp => {
            let is_timed =
                matches!(step, Look { .. }) || matches!(step, Start { .. }) && view.race.is_some();
            who.is_none() && is_timed
        }
        Command::Enter { .. } => who.is_some() && matches!(step, Entry { .. }),
        Command::TurnOver { .. } => {
            matches!(step, Entry { all: Some(all), .. } if all.snitch.is_some())
        }
        Command::Confirm => match step {
            Entry { all: Some(all), .. } => is_table && all.problem.is_none(),
            _ => false,
        },
        Command::Undo => view.undo.as_ref().is_some_and(|taken| is_table || taken.by == actor),
        Command::Restate { .. } => is_table && is_turn_time,
        Command::Untrack => is_table && is_turn_time && view.board.is_some(),
        Command::Abandon => is_table,
    }
}

/// A refusal has a name for programs and a sentence for people.
fn check_words(refusal: &Refusal) {
    let value = serde_json::to_value(refusal).unwrap();
    assert!(value["code"].as_str().is_some_and(|code| code.len() > 2), "{value}");
    let sentence = refusal.to_string();
    assert!(sentence.len() > 8 && sentence.ends_with('.'), "{sentence}");
}

#[test]
fn everybody_may_do_what_the_rules_say_and_nothing_else() {
    let mut refused = 0;
    for players in [2, 3, 4, 10] {
        let mut seen = BTreeSet::new();
        for walk in walks(players) {
            let mut script = Script::new(players, 7);
            for tap in walk.iter().map(Some).chain([None]) {
                let view = script.view();
                let step = kind(&view.step, view.race.is_some());
                seen.insert(step);
                let seats = Seat::all(players + 1).map(Actor::Seat);
                for actor in seats.chain([Actor::Table, Actor::Clock]) {
                    let who = match actor {
                        Actor::Seat(seat) => Some(seat),
                        _ => None,
                    };
                    for command in every_command(&sample(&view, who, players)) {
                        let expected = may(&view, players, actor, &command);
                        let given = script.clone().give(actor, &command);
                        assert_eq!(
                            given.is_ok(),
                            expected,
                            "{players} players, {step}: {command:?} by {actor:?}: {given:?}"
                        );
                        if let Err(refusal) = given {
                            check_words(&refusal);
                            refused += 1;
                        }
                    }
                }
                if let Some((actor, command)) = tap {
                    let given = script.give(*actor, command);
                    given.unwrap_or_else(|refusal| panic!("{command:?} by {actor:?}: {refusal}"));
                }
            }
        }
        assert_eq!(seen, BTreeSet::from(KINDS), "with {players} players");
    }
    assert!(refused > 20_000, "{refused}");
}
