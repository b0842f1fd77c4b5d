//! A trade may be counted down.

use rules::{
    game::Actor,
    scapegoat::{
        board::{Action, Location::Trade},
        command::{AbortReason, Command},
        plan::Plan,
        refusal::Refusal,
        view::StepView,
    },
};

use crate::script::{BLUE, GREEN, RED, Script, plan};

fn about_to_trade() -> Script {
    let mut script = Script::started(plan(4));
    script.seat(RED, Command::Move { to: Trade });
    script
}

fn is_trade_due(script: &Script) -> bool {
    matches!(script.step(), StepView::Action { due: Action::Trade, .. })
}

#[test]
fn at_zero_they_have_traded_and_can_undo_it() {
    let mut script = about_to_trade();
    script.seat(RED, Command::CountTrade { with: Some(GREEN) });
    assert_eq!(script.step(), StepView::TradeCount { with: Some(GREEN) });
    script.refused(BLUE, Command::Peek, Refusal::NotDuringCount);
    script.refused(RED, Command::Undo, Refusal::NotDuringCount);
    script.refused(RED, Command::Trade { with: BLUE }, Refusal::NotDuringCount);
    script.clock();
    assert!(matches!(script.step(), StepView::Swap { .. }));
    script.seat(RED, Command::Undo);
    assert!(is_trade_due(&script));
    // And the move before it.
    script.seat(RED, Command::Undo);
    assert!(matches!(script.step(), StepView::Start { .. }));
}

#[test]
fn anybody_may_stop_it_and_everybody_sees_why() {
    let mut script = about_to_trade();
    script.seat(RED, Command::CountTrade { with: Some(GREEN) });
    script.seat(BLUE, Command::AbortCount { reason: AbortReason::Disturbed });
    assert!(is_trade_due(&script));
    let aborted = script.view().trade_aborted.expect("a reason");
    assert_eq!((aborted.by, aborted.reason), (Actor::Seat(BLUE), AbortReason::Disturbed));
    script.seat(RED, Command::Trade { with: GREEN });
    assert_eq!(script.view().trade_aborted, None);
}

#[test]
fn only_the_trading_player_starts_the_count_and_only_with_somebody_else() {
    let mut script = about_to_trade();
    script.refused(BLUE, Command::CountTrade { with: Some(RED) }, Refusal::NotYourTurn);
    script.refused(RED, Command::CountTrade { with: Some(RED) }, Refusal::TargetSelf);
    script.refused(RED, Command::CountTrade { with: None }, Refusal::NoSuchSeat);
    let mut early = Script::started(plan(4));
    early.refused(RED, Command::CountTrade { with: Some(GREEN) }, Refusal::MoveFirst);
}

#[test]
fn in_free_play_anybody_may_start_the_count() {
    let mut script = Script::started(Plan { guided: false, ..plan(4) });
    script.seat(BLUE, Command::CountTrade { with: None });
    assert_eq!(script.step(), StepView::TradeCount { with: None });
    script.refused(RED, Command::Frame, Refusal::NotDuringCount);
    script.clock();
    assert_eq!(script.step(), StepView::Open);
}
