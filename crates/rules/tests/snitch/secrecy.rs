//! What somebody has entered is nobody else's business until all are in.

use rules::{
    game::{Actor, Game, Outside, Viewer},
    seat::Seat,
    snitch::{card::Card, command::Command, view::StepView},
};

use super::script::{A, B, C, Script, at_entry, enter, plan, witness};

const HANDS: [&[Card]; 5] = [
    &[],
    &[Card::Snitch],
    &[Card::Cousin, Card::Boss],
    &[Card::Witness { number: 77 }],
    &[Card::Thug; 16],
];

/// What everybody sees and is told, if A has entered this. A sees no more of it
/// than the others, because the length of a view could tell something.
fn seen_by_all(hand: &[Card]) -> Vec<String> {
    let mut script = at_entry(3, plan());
    script.enter(A, hand);
    let mut seen = Vec::new();
    let look = |script: &Script, seen: &mut Vec<String>| {
        for viewer in script.all_viewers() {
            seen.push(serde_json::to_string(&script.game.view(viewer)).unwrap());
        }
        let all = (script.game.expects(), script.game.awards());
        seen.push(serde_json::to_string(&all).unwrap());
    };
    look(&script, &mut seen);
    // What others enter, turn over or ask must not be answered by A's cards.
    let commands = HANDS.map(enter).into_iter().chain([
        enter(&[Card::Snitch, Card::Snitch]),
        Command::TurnOver { top: rules::snitch::score::Top::Card { card: Card::Cousin } },
        Command::Confirm,
    ]);
    for command in commands {
        for actor in [Actor::Seat(B), Actor::Table] {
            let given = script.give(actor, &command);
            seen.push(serde_json::to_string(&given.err()).unwrap());
            look(&script, &mut seen);
        }
    }
    assert!(matches!(script.step(), StepView::Entry { all: None, .. }));
    let mut stopped = script.clone();
    stopped.table(Command::Abandon);
    look(&stopped, &mut seen);
    seen.push(serde_json::to_string(&stopped.game.report()).unwrap());
    seen.push(format!("{:?} {:?}", script.game, script.events[script.events.len() - 1]));
    seen
}

#[test]
fn until_all_are_in_nothing_that_anybody_sees_depends_on_it() {
    let first = seen_by_all(HANDS[0]);
    for hand in &HANDS[1..] {
        assert_eq!(seen_by_all(hand), first, "{hand:?}");
    }
}

#[test]
fn only_players_have_something_of_their_own() {
    let script = at_entry(2, plan());
    assert_eq!(script.game.view(Viewer::Seat(B)).mine.map(|mine| mine.seat), Some(B));
    assert!(script.view().mine.is_none());
    assert_eq!(script.game.view(Viewer::Onlooker), script.view(), "who watches has nothing");
    assert!(script.game.view(Viewer::Seat(Seat(2))).mine.is_none());
}

#[test]
fn no_state_event_or_command_prints_what_was_entered() {
    let mut script = at_entry(2, plan());
    script.enter(A, &[witness(77), Card::Cousin]);
    let command = enter(&[witness(77), Card::Cousin]);
    let printed = format!("{:?} {:?} {command:?}", script.game, script.events);
    assert!(!printed.contains("77") && !printed.contains("Cousin"), "{printed}");
}

/// While people play, the app has nothing to give away: what it keeps of two
/// games with the same public steps is the same.
#[test]
fn no_journal_says_what_lies_face_down() {
    let mut script = Script::started(3, plan());
    script.play(A, witness(6));
    script.eliminate(B, rules::snitch::eliminate::Attempt::Wrong);
    script.play(B, Card::Hitman);
    script.seat(B, Command::Look { at: Some(C) });
    script.seat(B, Command::Swap { between: Some([A, C]) });
    let mut outside = Outside { now: 0, random: &mut script.random };
    let played = script.game.apply(Actor::Seat(C), &Command::Draw, &mut outside).unwrap();
    let journal = serde_json::to_string(&(&script.events, played)).unwrap();
    // Only what was played face up is in it.
    assert_eq!(journal.matches("\"kind\"").count(), 2, "{journal}");
}
