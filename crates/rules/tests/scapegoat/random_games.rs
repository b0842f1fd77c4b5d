//! Whatever anybody taps: no panic and no impossible state.

use rand::{Rng, RngExt};
use rules::{
    scapegoat::{
        ScapeGoat,
        board::{Location, Side},
        event::Deed,
        kit::Kit,
        plan::{Direction, DoubleFrame, InterruptWindow, Options, Plan},
        view::{StepView, View},
    },
    seat::Seat,
};

use super::script::plan;
use crate::shared::random_games::never_break;

pub(crate) fn any_plan(players: usize, random: &mut dyn Rng) -> Plan {
    let cardboard: u8 = if random.random_bool(0.5) { 0 } else { random.random() };
    let pick = |random: &mut dyn Rng| random.random_range(0..3);
    Plan {
        follow: random.random_bool(0.8),
        kit: Kit {
            cardboard: Seat::all(players).filter(|seat| cardboard & (1 << seat.0) != 0).collect(),
            reading_check: random.random_bool(0.5),
            white_die: random.random_bool(0.2),
            ..Kit::default()
        },
        options: Options {
            direction: [Direction::Clockwise, Direction::CounterClockwise, Direction::Clockwise]
                [pick(random)],
            interrupt: [InterruptWindow::Start, InterruptWindow::During, InterruptWindow::Start]
                [pick(random)],
            swap_after_fail: random.random_bool(0.5),
            double_frame: [
                DoubleFrame::ScapegoatAmongThem,
                DoubleFrame::WrongOneLoses,
                DoubleFrame::Fails,
            ][pick(random)],
        },
        ..plan()
    }
}

fn check(view: &View) {
    if let Some(board) = &view.board {
        let held: u8 = board.tokens.values().sum();
        assert_eq!(board.on_card + held, 2, "I1");
        assert_eq!(board.side == Side::Frame, board.on_card == 0, "I2");
    }
    if let (Some(board), StepView::Start { moves, .. }) = (&view.board, &view.step) {
        assert_eq!(moves.len(), 4, "I5");
        assert!(!board.at.values().any(|at| *at == Location::Cops), "I5");
    }
}

/// Nobody tries to frame before the turn that the app said, unless
/// somebody says that the table looks different.
fn check_earliest(view: &View, told: u32) -> u32 {
    let Some(board) = &view.board else { return 0 };
    let is_restated =
        view.undo.as_ref().is_some_and(|taken| matches!(taken.deed, Deed::Restated { .. }));
    match &view.step {
        StepView::Setup | StepView::Dice => 0,
        StepView::Start { earliest_frame, .. } if is_restated || view.undone.is_some() => {
            earliest_frame.unwrap_or_default()
        }
        StepView::Start { earliest_frame, .. } => earliest_frame.unwrap_or(told),
        StepView::FramePick { .. } => {
            assert!(board.turn >= told, "turn {} before {told}", board.turn);
            told
        }
        _ => told,
    }
}

#[test]
fn games_of_ten_thousand_random_taps_never_break() {
    let mut earliest = 0;
    let (ended, refusals) = never_break::<ScapeGoat>(|script, _| {
        let view = script.view();
        check(&view);
        earliest = check_earliest(&view, earliest);
    });
    let ended: u32 = ended.values().sum();
    assert!(ended > 20, "the taps were sensible enough to end games: {ended}");
    assert!(refusals > 30, "and wrong enough to be refused: {refusals}");
}
