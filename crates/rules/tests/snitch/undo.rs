//! Public steps can be taken back up to the reveal.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Game},
    snitch::{
        card::Card,
        command::Command,
        eliminate::Attempt,
        event::{Deed, Event},
        plan::Plan,
        refusal::Refusal,
        view::{StepView, View},
    },
};

use crate::script::{A, B, C, Script, next_tap, plan, witness};

/// Everything that any viewer sees, except the note that something was undone.
fn pictures(script: &Script) -> Vec<View> {
    let viewers = script.all_viewers().into_iter();
    viewers.map(|viewer| View { undone: None, ..script.game.view(viewer) }).collect()
}

#[test]
fn whoever_took_the_step_or_the_table_takes_it_back() {
    let mut script = Script::started(3, plan());
    script.table_refused(Command::Undo, Refusal::NothingToUndo);
    let before = pictures(&script);
    script.seat(A, Command::Draw);
    script.refused(B, Command::Undo, Refusal::NotYoursToUndo);
    script.seat(A, Command::Undo);
    assert_eq!(pictures(&script), before);
    let undone = script.view().undone.expect("a note");
    assert_eq!((undone.by, undone.deed), (Actor::Seat(A), Deed::Drew));
    script.play(A, witness(6));
    script.eliminate(C, Attempt::Other { owner: B });
    script.table(Command::Undo);
    assert!(script.view().race.is_some(), "it is open again");
    assert_eq!(script.counts(), (vec![4; 3], 41, 1));
}

#[test]
fn a_close_and_a_last_turn_can_be_taken_back_before_the_reveal() {
    let mut script = Script::started(2, plan());
    script.seat(A, Command::Close);
    script.play(B, Card::Snitch);
    script.table(Command::Ready);
    script.table_refused(Command::Undo, Refusal::NotDuringCount);
    script.seat(A, Command::AbortCount { reason: rules::snitch::command::AbortReason::NotReady });
    for _ in 0..3 {
        script.table(Command::Undo);
    }
    assert!(script.view().closed.is_none());
    assert_eq!(script.counts(), (vec![4, 4], 46, 0));
    script.table_refused(Command::Undo, Refusal::NothingToUndo);
}

#[test]
fn after_the_reveal_there_is_no_way_back() {
    let mut script = Script::started(2, Plan::default());
    script.seat(A, Command::Close);
    script.seat(B, Command::EndTurn);
    script.reveal();
    script.table_refused(Command::Undo, Refusal::NothingToUndo);
    assert!(script.view().undo.is_none());
}

#[test]
fn undoing_all_steps_of_random_games_goes_back_through_exactly_the_same_states() {
    let mut undone = 0;
    for seed in 0..80 {
        let players = 2 + (seed % 5) as usize;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut script = Script::started(players, plan());
        let mut trail: Vec<Vec<View>> = Vec::new();
        for _ in 0..300 {
            let (actor, command) = next_tap(&script.view(), players, &mut random);
            if matches!(command, Command::Undo) {
                continue;
            }
            let before = script.clone();
            if script.give(actor, &command).is_err() {
                continue;
            }
            for event in &script.events[before.events.len()..] {
                match event {
                    Event::Done { .. } => trail.push(pictures(&before)),
                    Event::Zero | Event::Ended { .. } => trail.clear(),
                    // Who is ready and what time it is are not undone: look
                    // only at steps that were not followed by any.
                    _ => trail.iter_mut().for_each(Vec::clear),
                }
            }
            if matches!(script.step(), StepView::Reveal { .. } | StepView::Over { .. }) {
                break;
            }
        }
        if matches!(script.step(), StepView::Over { .. }) {
            continue;
        }
        while let Some(before) = trail.pop() {
            script.table(Command::Undo);
            undone += 1;
            if !before.is_empty() {
                assert_eq!(pictures(&script), before);
            }
        }
        script.table_refused(Command::Undo, Refusal::NothingToUndo);
    }
    assert!(undone > 1_000, "{undone}");
}
