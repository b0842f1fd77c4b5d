//! Public steps can be taken back up to the reveal.

use rules::{
    game::Actor,
    snitch::{
        card::Card,
        command::{AbortReason, Command},
        eliminate::Attempt,
        event::Deed,
        plan::Plan,
        refusal::Refusal,
    },
};

use super::script::{A, B, C, Script, plan, witness};
use crate::shared::undo::pictures;

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
    assert!(script.view().opening.is_some(), "it is open again");
    assert_eq!(script.counts(), (vec![4; 3], 41, 1));
}

#[test]
fn a_close_and_a_last_turn_can_be_taken_back_before_the_reveal() {
    let mut script = Script::started(2, plan());
    script.seat(A, Command::Close);
    script.play(B, Card::Snitch);
    script.table(Command::Ready);
    script.table_refused(Command::Undo, Refusal::NotDuringCount);
    script.seat(A, Command::AbortCount { reason: AbortReason::NotReady });
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
