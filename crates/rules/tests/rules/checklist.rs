//! Laying the table step by step.

use rules::scapegoat::{
    board::Location::{Cops, Prepare, Spy, Stash, Trade},
    checklist::Chore,
    command::Command,
    plan::{Plan, Row},
    refusal::Refusal,
    view::StepView,
};

use crate::script::{BLUE, GREEN, RED, Script, plan};

fn tick(chore: Chore) -> Command {
    Command::Tick { chore, done: true }
}

fn untick(chore: Chore) -> Command {
    Command::Tick { chore, done: false }
}

fn done(script: &Script) -> Vec<Chore> {
    let list = script.view().checklist.into_iter();
    list.filter(|entry| entry.done).map(|entry| entry.chore).collect()
}

#[test]
fn anybody_ticks_off_what_lies_on_the_table_and_takes_a_tick_back() {
    let mut script = Script::arranged(plan(4));
    let all: Vec<Chore> = script.view().checklist.iter().map(|entry| entry.chore).collect();
    assert_eq!(all, Chore::ALL);
    assert_eq!(done(&script), []);
    script.table(tick(Chore::Tokens));
    script.seat(GREEN, tick(Chore::Row));
    assert_eq!(done(&script), [Chore::Row, Chore::Tokens]);
    script.seat(BLUE, untick(Chore::Tokens));
    assert_eq!(done(&script), [Chore::Row]);
    let events = script.events.len();
    script.seat(BLUE, tick(Chore::Row));
    assert_eq!(script.events.len(), events, "ticking twice is no news");
}

#[test]
fn counting_the_pile_ticks_off_the_cards_and_unticking_forgets_the_count() {
    let mut script = Script::arranged(plan(4));
    let wrong = script.give(rules::game::Actor::Table, &Command::CountPile { cards: 17 });
    assert!(matches!(wrong, Err(Refusal::PileSize { pile: 17, .. })));
    assert_eq!(done(&script), []);
    script.table(Command::CountPile { cards: 15 });
    assert_eq!(done(&script), [Chore::Cards]);
    script.table(untick(Chore::Cards));
    assert_eq!(script.view().deal, None);
    // Who does not count may still say that the cards are there.
    script.table(tick(Chore::Cards));
    assert_eq!(script.view().deal, None);
}

#[test]
fn an_open_list_keeps_nobody_from_playing_and_ends_with_the_dice() {
    let mut script = Script::arranged(plan(4));
    script.table(tick(Chore::Mats));
    script.table(Command::Begin);
    script.table(tick(Chore::Row));
    assert_eq!(script.step(), StepView::Dice);
    script.table(Command::Roll { white: None, black: None });
    assert_eq!(done(&script), [Chore::Mats, Chore::Row]);
    script.table_refused(tick(Chore::Deal), Refusal::AlreadyBegun);
    script.table_refused(
        Command::LayRow { row: Row([Prepare, Stash, Spy, Trade, Cops]) },
        Refusal::AlreadyBegun,
    );
}

#[test]
fn the_three_locations_in_the_middle_lie_as_the_table_likes() {
    let mut script = Script::arranged(plan(6));
    script.table(tick(Chore::Mats));
    let row = Row([Prepare, Stash, Spy, Trade, Cops]);
    script.seat(BLUE, Command::LayRow { row });
    let view = script.view();
    assert_eq!(view.plan.unwrap().row, row);
    assert_eq!(view.board.unwrap().at[BLUE], Stash, "the second token lies on the second card");
    assert_eq!(done(&script), [Chore::Mats], "what was ticked off stays so");
    script.refused(
        RED,
        Command::LayRow { row: Row([Spy, Prepare, Trade, Stash, Cops]) },
        Refusal::Row,
    );
}

#[test]
fn a_free_game_has_no_board_after_the_row_was_laid_either() {
    let mut script = Script::arranged(Plan { guided: false, ..plan(3) });
    script.table(Command::LayRow { row: Row([Prepare, Trade, Spy, Stash, Cops]) });
    assert_eq!(script.view().board, None);
}

#[test]
fn the_next_game_starts_with_a_fresh_list_and_the_same_row() {
    let mut script = Script::arranged(plan(4));
    let row = Row([Prepare, Stash, Spy, Trade, Cops]);
    script.table(Command::LayRow { row });
    script.table(tick(Chore::Row));
    let again = rules::game::Game::again(&script.game).unwrap();
    script.table(again);
    assert_eq!(done(&script), []);
    assert_eq!(script.view().plan.unwrap().row, row);
}
