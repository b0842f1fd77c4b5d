use rules::{
    game::{Actor, Game},
    scapegoat::{
        board::Location::{Prepare, Spy},
        colour::CardColour::Grey,
        command::Command,
        event::Deed,
        refusal::Refusal,
        view::StepView,
    },
};

use super::script::{BLUE, GREEN, RED, Script, plan};

#[test]
fn a_step_is_undone_by_whoever_took_it_or_by_the_table() {
    let mut script = Script::started(4, plan());
    script.table_refused(Command::Undo, Refusal::NothingToUndo);
    script.seat(RED, Command::Move { to: Spy });
    script.refused(BLUE, Command::Undo, Refusal::NotYoursToUndo);
    assert_eq!(script.give(Actor::Clock, &Command::Undo), Err(Refusal::NotYoursToUndo));
    let mut by_table = script.clone();
    by_table.table(Command::Undo);
    script.seat(RED, Command::Undo);
    assert_eq!(script.view().step, by_table.view().step);
    let undone = script.view().undone.unwrap();
    assert_eq!((undone.by, undone.deed), (Actor::Seat(RED), Deed::Moved { to: Spy }));
    script.seat(RED, Command::Move { to: Spy });
    assert_eq!(script.view().undone, None);
}

#[test]
fn a_look_in_between_is_not_undone() {
    let mut script = Script::started(4, plan());
    script.seat(RED, Command::Move { to: Spy });
    script.seat(GREEN, Command::Peek);
    script.seat(RED, Command::Undo);
    assert!(matches!(script.step(), StepView::Start { .. }));
    assert_eq!(script.view().looks[GREEN].in_app, 2);
}

#[test]
fn a_reveal_is_not_undone_but_a_wrongly_entered_card_is() {
    let mut script = Script::started(4, plan());
    script.turn(RED, Spy, Command::Spy { on: GREEN });
    script.table(Command::Untrack);
    script.seat(BLUE, Command::Frame);
    script.seat(BLUE, Command::Undo);
    script.seat(BLUE, Command::Frame);
    script.reveal_cards(&[&[Grey], &[Grey], &[Grey], &[Grey]]);
    script.seat(GREEN, Command::Undo);
    assert!(matches!(script.step(), StepView::FrameEntry { .. }));
    script.table_refused(Command::Undo, Refusal::NothingToUndo);
}

#[test]
fn the_step_that_can_be_undone_is_on_every_screen() {
    let mut script = Script::started(4, plan());
    script.turn(RED, Spy, Command::Spy { on: GREEN });
    script.seat(BLUE, Command::Move { to: Prepare });
    let undo = script.view().undo.unwrap();
    assert_eq!((undo.by, undo.deed), (Actor::Seat(BLUE), Deed::Moved { to: Prepare }));
    let may_undo = |seat| {
        let view = script.game.view(rules::game::Viewer::Seat(seat));
        view.mine.unwrap().may_undo
    };
    assert!(may_undo(BLUE) && !may_undo(RED));
}
