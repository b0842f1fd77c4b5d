//! Setting up step by step.

use rules::scapegoat::{
    board::Location::{Cops, Prepare, Spy, Stash, Trade},
    checklist::SetupTask,
    command::Command,
    plan::{Plan, Row},
    refusal::Refusal,
    view::StepView,
};

use crate::script::{BLUE, GREEN, RED, Script, plan};

fn tick(chore: SetupTask) -> Command {
    Command::Tick { chore, done: true }
}

fn untick(chore: SetupTask) -> Command {
    Command::Tick { chore, done: false }
}

fn done(script: &Script) -> Vec<SetupTask> {
    let list = script.view().checklist.into_iter();
    list.filter(|entry| entry.done).map(|entry| entry.chore).collect()
}

#[test]
fn anybody_can_tick_something_off_and_untick_it() {
    let mut script = Script::arranged(4, plan());
    let all: Vec<SetupTask> = script.view().checklist.iter().map(|entry| entry.chore).collect();
    assert_eq!(all, SetupTask::ALL);
    assert_eq!(done(&script), []);
    script.table(tick(SetupTask::Tokens));
    script.seat(GREEN, tick(SetupTask::Row));
    assert_eq!(done(&script), [SetupTask::Row, SetupTask::Tokens]);
    script.seat(BLUE, untick(SetupTask::Tokens));
    assert_eq!(done(&script), [SetupTask::Row]);
    let events = script.events.len();
    script.seat(BLUE, tick(SetupTask::Row));
    assert_eq!(script.events.len(), events, "ticking twice changes nothing");
}

#[test]
fn counting_the_pile_ticks_off_the_cards_and_unticking_forgets_the_count() {
    let mut script = Script::arranged(4, plan());
    let wrong = script.give(rules::game::Actor::Table, &Command::CountPile { cards: 17 });
    assert!(matches!(wrong, Err(Refusal::PileSize { pile: 17, .. })));
    assert_eq!(done(&script), []);
    script.table(Command::CountPile { cards: 15 });
    assert_eq!(done(&script), [SetupTask::Cards]);
    script.table(untick(SetupTask::Cards));
    assert_eq!(script.view().deal, None);
    // Those who don't count can still tick the cards off.
    script.table(tick(SetupTask::Cards));
    assert_eq!(script.view().deal, None);
}

#[test]
fn an_unfinished_list_stops_nobody_from_playing_and_closes_with_the_dice() {
    let mut script = Script::arranged(4, plan());
    script.table(tick(SetupTask::Mats));
    script.table(Command::Begin);
    script.table(tick(SetupTask::Row));
    assert_eq!(script.step(), StepView::Dice);
    script.table(Command::Roll { white: None, black: None });
    assert_eq!(done(&script), [SetupTask::Mats, SetupTask::Row]);
    script.table_refused(tick(SetupTask::Deal), Refusal::AlreadyBegun);
    script.table_refused(
        Command::LayRow { row: Row([Prepare, Stash, Spy, Trade, Cops]) },
        Refusal::AlreadyBegun,
    );
}

#[test]
fn the_three_middle_locations_can_be_in_any_order() {
    let mut script = Script::arranged(6, plan());
    script.table(tick(SetupTask::Mats));
    let row = Row([Prepare, Stash, Spy, Trade, Cops]);
    script.seat(BLUE, Command::LayRow { row });
    let view = script.view();
    assert_eq!(view.plan.unwrap().row, row);
    assert_eq!(view.board.unwrap().at[BLUE], Stash, "the second token is on the second card");
    assert_eq!(done(&script), [SetupTask::Mats], "what was ticked off stays ticked off");
    script.refused(
        RED,
        Command::LayRow { row: Row([Spy, Prepare, Trade, Stash, Cops]) },
        Refusal::Row,
    );
}

#[test]
fn a_free_game_has_no_board_even_after_its_row_is_set() {
    let mut script = Script::arranged(3, Plan { guided: false, ..plan() });
    script.table(Command::LayRow { row: Row([Prepare, Trade, Spy, Stash, Cops]) });
    assert_eq!(script.view().board, None);
}

#[test]
fn the_next_game_starts_with_a_fresh_list_and_the_same_row() {
    let mut script = Script::arranged(4, plan());
    let row = Row([Prepare, Stash, Spy, Trade, Cops]);
    script.table(Command::LayRow { row });
    script.table(tick(SetupTask::Row));
    let again = rules::game::Game::rematch(&script.game).unwrap();
    script.table(again);
    assert_eq!(done(&script), []);
    assert_eq!(script.view().plan.unwrap().row, row);
}
