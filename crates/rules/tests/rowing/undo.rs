//! Mis-taps are normal.

use rules::{
    game::{Actor, Game, Viewer},
    rowing::{
        command::Command,
        event::Deed,
        fault::{Fault, Price},
        race::Hand,
        refusal::Refusal,
        view::StepView,
    },
};

use super::script::{ANA, BEA, CARLOS, Script, goes, no_set, set_found};

#[test]
fn a_wrong_yes_is_taken_back_even_if_it_decided_the_game() {
    let mut script = Script::on_phones(3);
    script.out(&[ANA]);
    script.grab(&[&[ANA], &[BEA]]);
    let asked = script.step();
    script.table(set_found(None));
    assert!(matches!(script.step(), StepView::Result { .. }));
    script.seat(CARLOS, Command::Undo);
    assert_eq!(script.step(), asked);
    assert_eq!(script.view().hands[ANA], Hand::Out);
    script.table(no_set());
    script.ruled(&[(ANA, Price::Pile), (BEA, Price::Pile)], goes(BEA), &[]);
    assert_eq!(script.view().hands[ANA], Hand::Cards);
}

#[test]
fn nobody_but_the_table_undoes_a_grab() {
    let mut script = Script::on_phones(3);
    script.grab(&[&[ANA]]);
    script.clock(Command::TimeUp);
    script.refused(ANA, Command::Undo, Refusal::NotYoursToUndo);
    script.refused(BEA, Command::Undo, Refusal::NotYoursToUndo);
    assert!(!script.game.view(Viewer::Seat(ANA)).mine.unwrap().may_undo);
    script.table(Command::Undo);
    assert_eq!(script.step(), StepView::Play, "the question is gone, too");
    let undone = script.view().undone.unwrap();
    assert_eq!(undone.by, Actor::Clock);
    assert!(matches!(undone.deed, Deed::Grabbed { .. }));
}

#[test]
fn everybody_undoes_what_they_said_about_their_own_cards() {
    let mut script = Script::on_the_table(3);
    script.out(&[ANA]);
    script.refused(BEA, Command::Undo, Refusal::NotYoursToUndo);
    script.seat(ANA, Command::Undo);
    assert_eq!(script.view().hands[ANA], Hand::Cards);
    let mine = script.view().spots.mine;
    script.touch(&[vec![(BEA, mine)]], 1000);
    script.refused(ANA, Command::Undo, Refusal::NotYoursToUndo);
    script.seat(BEA, Command::Undo);
    assert_eq!(script.view().hands[BEA], Hand::Cards);
}

#[test]
fn there_is_nothing_to_undo_before_the_game_and_after_it() {
    let mut script = Script::on_the_table(3);
    script.table(Command::Fault { fault: Fault::Peeked, by: ANA });
    script.table(Command::Undo);
    script.table(Command::Undo);
    assert_eq!(script.step(), StepView::Setup);
    script.table_refused(Command::Undo, Refusal::NothingToUndo);
    script.table(Command::Begin);
    script.out(&[ANA]);
    script.table(set_found(Some(BEA)));
    script.table(Command::Finish);
    script.table_refused(Command::Undo, Refusal::GameOver);
    assert_eq!(script.view().undo, None);
}
