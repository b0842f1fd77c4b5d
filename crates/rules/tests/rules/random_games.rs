//! Whatever anybody taps: no panic, no impossible state, and the journal
//! always tells the same story.

use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Game, Viewer},
    scapegoat::{
        board::{Location, Side},
        command::Command,
        event::{Event, PublicAction},
        kit::Kit,
        plan::{Direction, DoubleFrame, InterruptWindow, Options, Plan},
        view::{StepView, View},
    },
    seat::Seat,
};

use crate::script::{Script, game, next_tap, plan};

fn any_plan(players: usize, random: &mut Xoshiro256PlusPlus) -> Plan {
    let cardboard: u8 = if random.random_bool(0.5) { 0 } else { random.random() };
    let pick = |random: &mut Xoshiro256PlusPlus| random.random_range(0..3);
    Plan {
        guided: random.random_bool(0.8),
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

fn check(script: &Script) {
    let view = script.view();
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

/// Nobody tries to frame before the turn that was told, unless somebody says
/// that the table lies differently.
fn check_earliest(view: &View, told: u32) -> u32 {
    let Some(board) = &view.board else { return 0 };
    let is_restated =
        view.undo.as_ref().is_some_and(|taken| matches!(taken.deed, PublicAction::Restated { .. }));
    match &view.step {
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
    let mut ended = 0;
    let mut sentences = std::collections::BTreeMap::new();
    for seed in 0..12 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut script = Script::new(3, seed);
        let mut earliest = 0;
        for _ in 0..10_000 {
            let is_over = matches!(script.step(), StepView::Over { .. });
            if is_over || script.view().plan.is_none() {
                ended += usize::from(is_over);
                let players = random.random_range(3..=6);
                script = Script { random: script.random, ..Script::new(players, seed) };
                earliest = 0;
                let plan = any_plan(players, &mut random);
                script.table(Command::Arrange { plan, placement: None });
            }
            let (actor, command) = next_tap(&script.view(), &mut random);
            match script.give(actor, &command) {
                Ok(()) => {
                    check(&script);
                    earliest = check_earliest(&script.view(), earliest);
                }
                Err(refusal) => {
                    let code = serde_json::to_value(&refusal).unwrap()["code"].to_string();
                    sentences.insert(code, refusal.to_string());
                }
            }
        }
    }
    assert!(ended > 20, "the taps were sensible enough to end games: {ended}");
    assert!(sentences.len() > 30, "and wrong enough to be refused: {}", sentences.len());
    let distinct: std::collections::HashSet<&String> = sentences.values().collect();
    assert_eq!(distinct.len(), sentences.len(), "every refusal has a sentence of its own");
}

#[test]
fn the_same_events_always_give_the_same_state_even_after_a_round_trip() {
    for seed in 0..40 {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let players = random.random_range(3..=6);
        let mut script = Script::new(players, seed);
        let plan = any_plan(players, &mut random);
        script.table(Command::Arrange { plan, placement: None });
        for _ in 0..1_000 {
            let (actor, command) = next_tap(&script.view(), &mut random);
            let _ = script.give(actor, &command);
        }
        let written = serde_json::to_string(&script.events).unwrap();
        let read: Vec<Event> = serde_json::from_str(&written).unwrap();
        let mut replayed = game(players);
        for event in &read {
            replayed.fold(event);
        }
        assert!(replayed == script.game);
        assert_eq!(replayed.view(Viewer::Table), script.view());
    }
}
