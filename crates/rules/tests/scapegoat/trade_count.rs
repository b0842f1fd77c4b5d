//! The exchange of a trade may be counted down to, when both have picked a
//! card.

use rules::{
    game::{Actor, Game},
    moments::Moment,
    scapegoat::{
        board::Location::Trade,
        command::{AbortReason, Command},
        event::{Deed, Event},
        plan::Plan,
        refusal::Refusal,
        terms::Due,
        view::StepView,
    },
    seat::Seat,
};
use serde_json::json;

use super::script::{BLUE, GREEN, RED, Script, plan};

fn about_to_trade() -> Script {
    let mut script = Script::started(4, plan());
    script.seat(RED, Command::Move { to: Trade });
    script
}

fn asked() -> Script {
    let mut script = about_to_trade();
    script.seat(RED, Command::CountTrade { with: GREEN });
    script
}

fn is_trade_due(script: &Script) -> bool {
    matches!(script.step(), StepView::Action { due: Due::Trade, .. })
}

/// Who has picked, or none if nobody waits for that.
fn picked(script: &Script) -> Option<Vec<Seat>> {
    match script.step() {
        StepView::TradePick { by: RED, with: GREEN, ready, .. } => Some(ready),
        _ => None,
    }
}

#[test]
fn the_count_starts_when_both_have_picked() {
    let mut script = asked();
    assert_eq!(picked(&script), Some(vec![]));
    script.seat(GREEN, Command::Ready);
    script.seat(GREEN, Command::Ready);
    assert_eq!(picked(&script), Some(vec![GREEN]));
    script.seat(GREEN, Command::NotReady);
    script.seat(RED, Command::Ready);
    assert_eq!(picked(&script), Some(vec![RED]));
    assert!(!script.counting());
    script.seat(GREEN, Command::Ready);
    assert_eq!(script.step(), StepView::TradeCount { by: RED, with: GREEN });
    assert!(script.counting());
}

#[test]
fn the_table_may_say_that_both_have_picked() {
    let mut script = asked();
    script.table(Command::Ready);
    assert_eq!(script.step(), StepView::TradeCount { by: RED, with: GREEN });
}

#[test]
fn nobody_else_has_a_part_in_it_and_nothing_else_is_done_meanwhile() {
    let mut script = asked();
    script.refused(BLUE, Command::Ready, Refusal::NothingToCount);
    script.refused(BLUE, Command::NotReady, Refusal::NothingToCount);
    script.refused(RED, Command::Trade { with: GREEN }, Refusal::TradeUnderWay);
    script.refused(RED, Command::CountTrade { with: BLUE }, Refusal::TradeUnderWay);
    script.table_refused(Command::Untrack, Refusal::TradeUnderWay);
    // A look at the own mat disturbs nobody, and no pads are held for it.
    script.seat(BLUE, Command::Peek);
    assert_eq!(script.game.moment(), Some(Moment::Gather { pads: false }));
}

#[test]
fn whoever_asked_can_call_it_off() {
    let mut script = asked();
    script.seat(GREEN, Command::Ready);
    script.refused(GREEN, Command::Undo, Refusal::NotYoursToUndo);
    script.seat(RED, Command::Undo);
    assert!(is_trade_due(&script));
    let undone = script.view().undone.expect("it was taken back");
    assert_eq!(undone.deed, Deed::TradeAsked { by: RED, with: GREEN });
    script.seat(RED, Command::CountTrade { with: GREEN });
    assert_eq!(picked(&script), Some(vec![]), "a new one begins anew");
}

#[test]
fn at_zero_they_have_traded_and_can_take_it_back() {
    let mut script = asked();
    script.table(Command::Ready);
    script.refused(BLUE, Command::Peek, Refusal::NotDuringCount);
    script.refused(RED, Command::Undo, Refusal::NotDuringCount);
    script.refused(RED, Command::Trade { with: BLUE }, Refusal::NotDuringCount);
    script.clock(Command::Zero);
    assert!(matches!(script.step(), StepView::Swap { .. }));
    assert_eq!(script.view().undo.expect("the trade").deed, Deed::Traded { with: GREEN });
    script.seat(RED, Command::Undo);
    assert!(is_trade_due(&script));
    // And the move before it.
    script.seat(RED, Command::Undo);
    assert!(matches!(script.step(), StepView::Start { .. }));
}

#[test]
fn anybody_may_stop_the_count_and_both_pick_again() {
    let mut script = asked();
    script.table(Command::Ready);
    script.seat(BLUE, Command::AbortCount { reason: AbortReason::Disturbed });
    let StepView::TradePick { ready, aborted: Some(aborted), .. } = script.step() else {
        panic!("{:?}", script.step());
    };
    assert_eq!(ready, []);
    assert_eq!((aborted.by, aborted.reason), (Actor::Seat(BLUE), AbortReason::Disturbed));
    script.seat(RED, Command::Undo);
    script.seat(RED, Command::Trade { with: GREEN });
    assert!(matches!(script.step(), StepView::Swap { .. }));
}

#[test]
fn only_the_trading_player_starts_the_count_and_only_with_somebody_else() {
    let mut script = about_to_trade();
    script.refused(BLUE, Command::CountTrade { with: RED }, Refusal::NotYourTurn);
    script.refused(RED, Command::CountTrade { with: RED }, Refusal::TargetSelf);
    script.refused(RED, Command::CountTrade { with: Seat(4) }, Refusal::NoSuchSeat);
    let mut early = Script::started(4, plan());
    early.refused(RED, Command::CountTrade { with: GREEN }, Refusal::MoveFirst);
}

#[test]
fn in_free_play_anybody_may_start_the_count() {
    let mut script = Script::started(4, Plan { follow: false, ..plan() });
    script.refused(BLUE, Command::CountTrade { with: BLUE }, Refusal::TargetSelf);
    script.refused(BLUE, Command::CountTrade { with: Seat(4) }, Refusal::NoSuchSeat);
    script.table_refused(Command::CountTrade { with: BLUE }, Refusal::SeatNeeded);
    script.seat(BLUE, Command::CountTrade { with: GREEN });
    script.refused(RED, Command::Frame, Refusal::TradeUnderWay);
    script.seat(BLUE, Command::Ready);
    script.seat(GREEN, Command::Ready);
    assert_eq!(script.step(), StepView::TradeCount { by: BLUE, with: GREEN });
    script.refused(RED, Command::Frame, Refusal::NotDuringCount);
    script.clock(Command::Zero);
    assert_eq!(script.step(), StepView::Open);
    script.table_refused(Command::Undo, Refusal::NothingToUndo);
}

/// What the journal held before both had to pick: the count was called by an
/// event of its own.
#[test]
fn an_old_journal_still_makes_the_same_game() {
    let old = |events: &[serde_json::Value]| {
        let mut script = about_to_trade();
        for event in events {
            let event: Event = serde_json::from_value(event.clone()).expect("an old event");
            script.game.fold(&event);
        }
        script
    };
    let called = json!({"type": "tradeCalled", "with": 3});
    let zero = json!({"type": "zero"});
    let aborted = json!({"type": "countAborted", "by": {"seat": 1}, "reason": "disturbed"});
    let traded = json!({"type": "done", "by": {"seat": 0}, "deed": {"type": "traded", "with": 3}});

    let mut told = about_to_trade();
    told.seat(RED, Command::Trade { with: GREEN });
    let counted = old(&[called.clone(), zero, traded]);
    assert!(counted.game == told.game, "a counted trade is a trade");

    // Stopped, or cut off by the end of the journal: the trade is still due.
    for events in [&[called.clone(), aborted][..], &[called][..]] {
        let mut stopped = old(events);
        assert!(is_trade_due(&stopped) && !stopped.counting());
        stopped.seat(RED, Command::CountTrade { with: GREEN });
        assert!(stopped.give(Actor::Table, &Command::Ready).is_ok());
        stopped.clock(Command::Zero);
        assert!(matches!(stopped.step(), StepView::Swap { .. }));
    }
}
