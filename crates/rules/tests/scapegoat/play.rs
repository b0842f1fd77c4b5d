use rules::{
    game::Actor,
    scapegoat::{
        board::{
            Board, LAST_TURN,
            Location::{Cops, Prepare, Spy, Stash, Trade},
            Side,
        },
        colour::CardColour::{Blue, Green, Grey, Red},
        command::Command,
        outcome::Ending,
        plan::{Direction, InterruptWindow, Options, Plan},
        refusal::Refusal,
        terms::Due,
        view::StepView,
    },
    seat::Seat,
};

use super::script::{BLUE, GREEN, PURPLE, RED, Script, YELLOW, plan};

/// Blue and Yellow hold the tokens, and it is Red's second turn.
fn with_tokens_out() -> Script {
    let mut script = Script::started(4, plan());
    script.turn(RED, Spy, Command::Spy { on: GREEN });
    script.turn(BLUE, Prepare, Command::Prepare);
    script.turn(YELLOW, Prepare, Command::Prepare);
    script.turn(GREEN, Trade, Command::Trade { with: RED });
    script
}

/// Blue has a token and is about to frame.
fn before_a_frame(options: Options) -> Script {
    let mut script = Script::started(4, Plan { options, ..plan() });
    script.turn(RED, Spy, Command::Spy { on: GREEN });
    script.turn(BLUE, Prepare, Command::Prepare);
    script.turn(YELLOW, Prepare, Command::Prepare);
    script.turn(GREEN, Trade, Command::Trade { with: RED });
    script.turn(RED, Stash, Command::Stash { slot: 2 });
    script.turn(BLUE, Spy, Command::Spy { on: RED });
    script.turn(YELLOW, Spy, Command::Spy { on: RED });
    script.turn(GREEN, Stash, Command::Stash { slot: 1 });
    script.turn(RED, Trade, Command::Trade { with: BLUE });
    script.seat(BLUE, Command::Move { to: Prepare });
    script
}

#[test]
fn a_turn_is_move_then_action_then_swap() {
    let mut script = Script::started(4, plan());
    script.refused(RED, Command::Swap, Refusal::MoveFirst);
    script.refused(RED, Command::Spy { on: BLUE }, Refusal::MoveFirst);
    script.seat(RED, Command::Move { to: Spy });
    script.refused(RED, Command::Move { to: Trade }, Refusal::ActFirst { due: Due::Spy });
    script.refused(RED, Command::Swap, Refusal::ActFirst { due: Due::Spy });
    script.refused(RED, Command::Trade { with: BLUE }, Refusal::WrongAction { due: Due::Spy });
    script.refused(RED, Command::Spy { on: RED }, Refusal::TargetSelf);
    script.seat(RED, Command::Spy { on: BLUE });
    script.refused(RED, Command::Spy { on: BLUE }, Refusal::SwapFirst);
    script.refused(RED, Command::Move { to: Trade }, Refusal::SwapFirst);
    script.seat(RED, Command::Swap);
    let board = script.view().board.unwrap();
    assert_eq!((board.active, board.turn), (BLUE, 2));
}

#[test]
fn nobody_moves_before_everybody_has_looked() {
    let mut script = Script::arranged(3, plan());
    script.refused(RED, Command::Move { to: Spy }, Refusal::NotBegun);
    script.table(Command::Begin);
    script.refused(RED, Command::Peek, Refusal::MatNotSettled);
    script.table(Command::Roll { white: None, black: None });
    script.refused(RED, Command::Move { to: Spy }, Refusal::LookFirst);
    script.seat(RED, Command::Peek);
    script.seat(YELLOW, Command::Peek);
    assert_eq!(script.step(), StepView::Look { waiting: vec![BLUE] });
    script.refused(RED, Command::Frame, Refusal::LookFirst);
    script.seat(BLUE, Command::Peek);
    assert!(matches!(script.step(), StepView::Start { .. }));
}

#[test]
fn only_the_active_player_moves_and_may_not_stay() {
    let mut script = Script::started(4, plan());
    script.refused(BLUE, Command::Move { to: Prepare }, Refusal::NotYourTurn);
    script.refused(RED, Command::Move { to: Prepare }, Refusal::SameLocation);
    script.table_refused(Command::Move { to: Spy }, Refusal::SeatNeeded);
    let moves = vec![Spy, Trade, Stash, Cops];
    assert_eq!(script.step(), StepView::Start { moves, interrupt: None, earliest_frame: Some(10) });
}

#[test]
fn the_stash_has_three_cards() {
    let mut script = Script::started(4, plan());
    script.seat(RED, Command::Move { to: Stash });
    script.refused(RED, Command::Stash { slot: 0 }, Refusal::StashSlot);
    script.refused(RED, Command::Stash { slot: 4 }, Refusal::StashSlot);
    script.seat(RED, Command::Stash { slot: 3 });
}

#[test]
fn the_second_token_flips_the_card_and_frames_nobody_yet() {
    let mut script = Script::started(4, plan());
    script.turn(RED, Spy, Command::Spy { on: GREEN });
    script.move_and(BLUE, Prepare, Command::Prepare);
    let board = script.view().board.unwrap();
    assert_eq!((board.on_card, board.side), (1, Side::Prepare));
    script.seat(BLUE, Command::Swap);
    script.move_and(YELLOW, Prepare, Command::Prepare);
    let board = script.view().board.unwrap();
    assert_eq!((board.on_card, board.side), (0, Side::Frame));
    assert_eq!(script.step(), StepView::Swap { interrupt: None });
    assert_eq!(board.threats, [], "both are on the card and have to leave it first");
}

#[test]
fn one_player_may_hold_both_tokens_after_two_visits() {
    let mut script = Script::started(3, plan());
    script.turn(RED, Spy, Command::Spy { on: BLUE });
    script.turn(BLUE, Prepare, Command::Prepare);
    script.turn(YELLOW, Stash, Command::Stash { slot: 1 });
    script.turn(RED, Stash, Command::Stash { slot: 1 });
    script.turn(BLUE, Spy, Command::Spy { on: RED });
    script.turn(YELLOW, Trade, Command::Trade { with: RED });
    script.turn(RED, Spy, Command::Spy { on: BLUE });
    script.turn(BLUE, Prepare, Command::Prepare);
    let board = script.view().board.unwrap();
    assert_eq!(board.tokens, vec![0, 2, 0].into());
    assert_eq!(board.side, Side::Frame);
}

#[test]
fn without_a_token_you_steal_one_and_cannot_frame_in_the_same_turn() {
    let mut script = with_tokens_out();
    script.seat(RED, Command::Move { to: Prepare });
    assert_eq!(
        script.step(),
        StepView::Action { due: Due::Steal, targets: vec![BLUE, YELLOW], interrupt: None }
    );
    script.refused(RED, Command::Frame, Refusal::WrongAction { due: Due::Steal });
    script.refused(RED, Command::Steal { from: GREEN }, Refusal::TargetWithoutToken);
    script.refused(RED, Command::Steal { from: RED }, Refusal::TargetSelf);
    script.seat(RED, Command::Steal { from: BLUE });
    assert_eq!(script.view().board.unwrap().tokens, vec![1, 0, 1, 0].into());
    script.refused(RED, Command::Frame, Refusal::SwapFirst);
}

#[test]
fn with_a_token_you_must_frame_and_cannot_steal() {
    let mut script = before_a_frame(Options::default());
    script.refused(BLUE, Command::Steal { from: YELLOW }, Refusal::WrongAction { due: Due::Frame });
    script.refused(RED, Command::Frame, Refusal::NotYourTurn);
    script.seat(BLUE, Command::Frame);
    script.refused(BLUE, Command::Swap, Refusal::FrameUnderWay);
    assert!(matches!(script.step(), StepView::FramePick { by: BLUE, .. }));
}

#[test]
fn the_first_turn_for_a_frame_attempt_is_told_until_a_token_is_out() {
    for (players, earliest) in [(3, 8), (4, 10), (5, 12), (6, 14)] {
        let mut script = Script::started(players, plan());
        let earliest_now = |script: &Script| match script.step() {
            StepView::Start { earliest_frame, .. } => earliest_frame,
            step => panic!("{step:?}"),
        };
        assert_eq!(earliest_now(&script), Some(earliest), "the first player stands on the card");
        script.turn(RED, Spy, Command::Spy { on: BLUE });
        assert_eq!(earliest_now(&script), Some(earliest));
        script.turn(BLUE, Trade, Command::Trade { with: RED });
        assert_eq!(earliest_now(&script), Some(earliest + 1), "nobody has taken a token");
        script.turn(YELLOW, Prepare, Command::Prepare);
        assert_eq!(earliest_now(&script), None);
    }
}

#[test]
fn a_failed_attempt_keeps_the_tokens_and_the_swap_follows() {
    let mut script = before_a_frame(Options::default());
    script.seat(BLUE, Command::Frame);
    script.reveal_cards(&[&[Green], &[Red], &[Red], &[Blue]]);
    let board = script.view().board.unwrap();
    assert_eq!(board.tokens, vec![0, 1, 1, 0].into());
    assert_eq!((script.step(), board.active), (StepView::Swap { interrupt: None }, BLUE));
    script.seat(BLUE, Command::Swap);
    assert_eq!(script.view().board.unwrap().active, YELLOW);
}

#[test]
fn a_table_may_agree_that_no_swap_follows_a_failed_attempt() {
    let mut script = before_a_frame(Options { swap_after_fail: false, ..Options::default() });
    script.seat(BLUE, Command::Frame);
    script.reveal_cards(&[&[Grey], &[Grey], &[Grey], &[Grey]]);
    let board = script.view().board.unwrap();
    assert_eq!((board.active, board.turn), (YELLOW, 11));
}

#[test]
fn turns_go_the_other_way_round_if_the_table_likes() {
    let options = Options { direction: Direction::CounterClockwise, ..Options::default() };
    let mut script = Script::started(4, Plan { options, ..plan() });
    script.turn(RED, Spy, Command::Spy { on: BLUE });
    assert_eq!(script.view().board.unwrap().active, GREEN);
}

#[test]
fn with_six_the_player_opposite_may_interrupt_until_the_token_moves() {
    let mut script = Script::started(6, plan());
    assert!(matches!(script.step(), StepView::Start { interrupt: Some(GREEN), .. }));
    script.refused(BLUE, Command::Interrupt, Refusal::InterruptSeat);
    let mut late = script.clone();
    late.seat(RED, Command::Move { to: Spy });
    late.refused(GREEN, Command::Interrupt, Refusal::InterruptTooLate);
    late.seat(RED, Command::Spy { on: BLUE });
    late.refused(GREEN, Command::Interrupt, Refusal::InterruptTooLate);
    late.seat(RED, Command::Swap);
    late.seat(PURPLE, Command::Interrupt);

    script.seat(GREEN, Command::Interrupt);
    assert!(matches!(script.step(), StepView::CopsCall { by: GREEN, interrupt: true, .. }));
}

#[test]
fn a_table_may_allow_interrupting_all_turn_but_never_a_frame_attempt() {
    let options = Options { interrupt: InterruptWindow::During, ..Options::default() };
    let mut script = Script::started(6, Plan { options, ..plan() });
    script.seat(RED, Command::Move { to: Spy });
    script.clone().seat(GREEN, Command::Interrupt);
    script.seat(RED, Command::Spy { on: BLUE });
    script.clone().seat(GREEN, Command::Interrupt);
    script.seat(RED, Command::Swap);
    let mut board = script.view().board.unwrap();
    board.tokens = vec![0, 2, 0, 0, 0, 0].into();
    script.table(Command::Restate {
        board: Board { at: board.at, tokens: board.tokens, on_card: 0, active: BLUE, turn: 20 },
    });
    script.seat(BLUE, Command::Move { to: Prepare });
    script.clone().seat(PURPLE, Command::Interrupt);
    script.seat(BLUE, Command::Frame);
    script.refused(PURPLE, Command::Interrupt, Refusal::InterruptTooLate);
}

#[test]
fn fewer_than_six_cannot_interrupt() {
    for players in 3..=5 {
        let mut script = Script::started(players, plan());
        for seat in Seat::all(players) {
            script.refused(seat, Command::Interrupt, Refusal::InterruptNeedsSix);
        }
    }
}

#[test]
fn going_to_the_cops_ends_play_at_once() {
    let mut script = Script::started(4, plan());
    script.seat(RED, Command::Move { to: Cops });
    assert_eq!(script.view().board.unwrap().at[RED], Cops);
    script.refused(BLUE, Command::Move { to: Spy }, Refusal::CopsCalled);
    script.refused(RED, Command::Swap, Refusal::CopsCalled);
    script.refused(RED, Command::CallCops, Refusal::CopsCalled);
}

#[test]
fn in_free_play_anybody_may_call_a_frame_or_the_cops_and_nothing_is_tracked() {
    let mut script = Script::started(4, Plan { follow: false, ..plan() });
    assert_eq!(script.view().board, None);
    script.refused(RED, Command::Move { to: Spy }, Refusal::GuidedOnly);
    script.refused(RED, Command::Interrupt, Refusal::GuidedOnly);
    script.table_refused(Command::Frame, Refusal::SeatNeeded);
    script.seat(GREEN, Command::Frame);
    script.refused(RED, Command::CallCops, Refusal::FrameUnderWay);
    script.reveal_cards(&[&[Grey], &[Grey], &[Grey], &[Grey]]);
    assert_eq!(script.step(), StepView::Open);
    script.seat(YELLOW, Command::CallCops);
    assert!(matches!(script.step(), StepView::CopsCall { by: YELLOW, interrupt: false, .. }));
}

#[test]
fn guidance_can_be_dropped_and_resumed_with_what_is_on_the_table() {
    let mut script = with_tokens_out();
    script.refused(RED, Command::CallCops, Refusal::FreeOnly);
    let board = script.view().board.unwrap();
    script.table(Command::Untrack);
    assert_eq!(script.step(), StepView::Open);
    script.table_refused(Command::Untrack, Refusal::GuidedOnly);
    let mut restated =
        Board { at: board.at, tokens: board.tokens, on_card: 1, active: YELLOW, turn: 9 };
    script.table_refused(Command::Restate { board: restated.clone() }, Refusal::ImpossibleBoard);
    restated.on_card = 0;
    for turn in [0, LAST_TURN + 1, u32::MAX] {
        let board = Board { turn, ..restated.clone() };
        script.table_refused(Command::Restate { board }, Refusal::Turn { highest: LAST_TURN });
    }
    script.table(Command::Restate { board: Board { turn: LAST_TURN, ..restated.clone() } });
    script.seat(YELLOW, Command::Move { to: Trade });
    script.seat(YELLOW, Command::Trade { with: RED });
    script.seat(YELLOW, Command::Swap);
    assert_eq!(script.view().board.unwrap().turn, LAST_TURN + 1, "a game may last longer");
    script.table(Command::Restate { board: restated });
    assert!(matches!(script.step(), StepView::Start { .. }));
    assert_eq!(script.view().board.unwrap().turn, 9);
}

#[test]
fn an_abandoned_game_has_no_winner_and_reveals_no_secret() {
    let mut script = with_tokens_out();
    script.table(Command::Abandon);
    let StepView::Over { outcome } = script.step() else { panic!("over") };
    assert_eq!(outcome.ending, Ending::Abandoned);
    assert_eq!((outcome.winners, outcome.scapegoat, outcome.mats_said), (vec![], None, None));
    script.refused(RED, Command::Peek, Refusal::GameOver);
    script.table_refused(Command::Abandon, Refusal::GameOver);
}

#[test]
fn the_mat_can_be_opened_again_at_any_time_and_always_says_the_same() {
    let mut script = before_a_frame(Options::default());
    let said: Vec<Seat> = Seat::all(4).map(|seat| script.mat_says(seat)).collect();
    script.everybody_looks();
    script.seat(BLUE, Command::Frame);
    script.everybody_looks();
    script.table(Command::Ready);
    script.refused(RED, Command::Peek, Refusal::NotDuringCount);
    script.refused(RED, Command::OpenMat, Refusal::NotDuringCount);
    script.clock(Command::Zero);
    script.everybody_looks();
    assert_eq!(said, Seat::all(4).map(|seat| script.mat_says(seat)).collect::<Vec<_>>());
    let looks = script.view().looks;
    assert!(looks.values().all(|look| look.in_app == 4 && look.last.is_some()), "{looks:?}");
    assert_eq!(script.give(Actor::Table, &Command::Peek), Err(Refusal::SeatNeeded));
}
