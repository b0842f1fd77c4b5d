//! Closing, and everybody else's last turn.

use rules::{
    seat::Seat,
    snitch::{
        board::last_turns,
        command::Command,
        plan::Plan,
        refusal::Refusal,
        view::{ClosedView, StepView},
    },
};

use super::script::{A, B, C, D, Script, plan, witness};

#[test]
fn everybody_but_the_closer_has_one_more_turn_in_order() {
    let mut script = Script::started(4, plan());
    script.play(A, witness(1));
    script.play(B, witness(1));
    script.refused(D, Command::Close, Refusal::NotYourTurn);
    script.seat(C, Command::Close);
    assert_eq!(script.view().closed, Some(ClosedView { by: C, left: vec![D, A, B] }));
    for (seat, next) in [(D, Some(A)), (A, Some(B)), (B, None)] {
        assert_eq!(script.active(), seat);
        assert_eq!(script.view().board.unwrap().next, next);
        script.refused(seat, Command::Close, Refusal::AlreadyClosed { by: C });
        script.refused(seat, Command::Pass, Refusal::NoPassing);
        script.play(seat, witness(1));
    }
    assert_eq!(script.view().closed, Some(ClosedView { by: C, left: Vec::new() }));
    assert!(matches!(script.step(), StepView::Reveal { .. }));
    script.refused(C, Command::Draw, Refusal::Revealing);
    script.refused(C, Command::Close, Refusal::Revealing);
}

#[test]
fn while_the_app_only_helps_anybody_closes_and_the_queue_is_ticked_off() {
    let mut script = Script::started(3, Plan::default());
    assert_eq!(script.step(), StepView::Open);
    script.refused(B, Command::EndTurn, Refusal::NobodyClosed);
    script.seat(B, Command::Close);
    script.refused(A, Command::Close, Refusal::AlreadyClosed { by: B });
    assert_eq!(script.step(), StepView::LastTurn { of: C });
    script.refused(A, Command::EndTurn, Refusal::NotYourTurn);
    script.refused(B, Command::EndTurn, Refusal::NotYourTurn);
    script.table_refused(Command::EndTurn, Refusal::SeatNeeded);
    script.seat(C, Command::EndTurn);
    script.seat(A, Command::EndTurn);
    assert!(matches!(script.step(), StepView::Reveal { .. }));
}

#[test]
fn a_round_can_end_without_a_close() {
    let mut script = Script::started(3, Plan::default());
    script.refused(A, Command::EndRound, Refusal::TableOnly);
    script.table(Command::EndRound);
    assert!(matches!(script.step(), StepView::Reveal { .. }));
    assert!(script.view().closed.is_none());
    let mut followed = Script::started(3, plan());
    followed.table_refused(Command::EndRound, Refusal::FreeOnly);
    followed.refused(A, Command::EndTurn, Refusal::FreeOnly);
}

#[test]
fn even_the_first_player_can_close_at_once() {
    let mut script = Script::started(2, plan());
    script.seat(A, Command::Close);
    assert_eq!(script.active(), B);
}

#[test]
fn the_queue_goes_round_from_the_left_of_the_closer() {
    for players in 2..=10 {
        for closer in Seat::all(players) {
            let queue = last_turns(players, closer);
            assert_eq!(queue.len(), players - 1);
            assert!(!queue.contains(&closer));
            for (before, after) in queue.iter().zip(&queue[1..]) {
                assert_eq!(before.left(1, players), *after);
            }
            assert_eq!(queue[0], closer.left(1, players));
        }
    }
}
