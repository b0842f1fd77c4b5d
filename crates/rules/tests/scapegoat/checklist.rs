//! Setting up step by step.

use rules::scapegoat::{
    board::Location::{Cops, Prepare, Spy, Stash, Trade},
    checklist::Chore,
    command::Command,
    plan::{Plan, Row},
    refusal::Refusal,
    view::StepView,
};

use super::script::{BLUE, GREEN, RED, Script, plan};

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
fn anybody_can_tick_something_off_and_untick_it() {
    let mut script = Script::arranged(4, plan());
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
    assert_eq!(script.events.len(), events, "ticking twice changes nothing");
}

#[test]
fn counting_the_pile_ticks_off_the_cards_and_unticking_forgets_the_count() {
    let mut script = Script::arranged(4, plan());
    let wrong = script.give(rules::game::Actor::Table, &Command::CountPile { cards: 17 });
    assert!(matches!(wrong, Err(Refusal::PileSize { pile: 17, .. })));
    assert_eq!(done(&script), []);
    script.table(Command::CountPile { cards: 15 });
    assert_eq!(done(&script), [Chore::Cards]);
    script.table(untick(Chore::Cards));
    assert_eq!(script.view().deal, None);
    // Those who don't count can still tick the cards off.
    script.table(tick(Chore::Cards));
    assert_eq!(script.view().deal, None);
}

#[test]
fn an_unfinished_list_stops_nobody_from_playing_and_closes_with_the_dice() {
    let mut script = Script::arranged(4, plan());
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
fn the_three_middle_locations_can_be_in_any_order() {
    let mut script = Script::arranged(6, plan());
    script.table(tick(Chore::Mats));
    let row = Row([Prepare, Stash, Spy, Trade, Cops]);
    script.seat(BLUE, Command::LayRow { row });
    let view = script.view();
    assert_eq!(view.plan.unwrap().row, row);
    assert_eq!(view.board.unwrap().at[BLUE], Stash, "the second token is on the second card");
    assert_eq!(done(&script), [Chore::Mats], "what was ticked off stays ticked off");
    script.refused(
        RED,
        Command::LayRow { row: Row([Spy, Prepare, Trade, Stash, Cops]) },
        Refusal::Row,
    );
}

#[test]
fn a_free_game_has_no_board_even_after_its_row_is_set() {
    let mut script = Script::arranged(3, Plan { follow: false, ..plan() });
    script.table(Command::LayRow { row: Row([Prepare, Trade, Spy, Stash, Cops]) });
    assert_eq!(script.view().board, None);
}

#[test]
fn the_next_game_starts_with_a_fresh_list_and_the_same_row() {
    let mut script = Script::arranged(4, plan());
    let row = Row([Prepare, Stash, Spy, Trade, Cops]);
    script.table(Command::LayRow { row });
    script.table(tick(Chore::Row));
    let again = rules::game::Game::rematch(&script.game).unwrap();
    script.table(again);
    assert_eq!(done(&script), []);
    assert_eq!(script.view().plan.unwrap().row, row);
}
