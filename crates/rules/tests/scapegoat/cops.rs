use rules::{
    hidden::Hidden,
    scapegoat::{
        board::Location::Cops,
        colour::CardColour::{Blue, Green, Red},
        command::{AbortReason, Command},
        cops::pointed_at,
        mats::Secret,
        outcome::Ending,
        plan::Plan,
        refusal::Refusal,
        view::StepView,
    },
    seat::{PerSeat, Seat},
};

use super::script::{BLUE, GREEN, RED, Script, YELLOW, plan};

fn all_cardboard(players: usize) -> Plan {
    let mut plan = plan();
    plan.kit.cardboard = Seat::all(players).collect();
    plan
}

/// A table whose mats the app doesn't know.
fn cardboard_game(players: usize) -> Script {
    let mut script = Script::arranged(players, all_cardboard(players));
    script.table(Command::Begin);
    script.table(Command::Roll { white: None, black: None });
    script.table(Command::Seen);
    script
}

fn call_cops(script: &mut Script) {
    script.seat(RED, Command::Move { to: Cops });
    script.table(Command::Ready);
    script.clock(Command::Zero);
}

#[test]
fn when_the_cops_arrive_the_scapegoat_wins_no_matter_who_went() {
    for seed in 0..20 {
        let mut script = Script::new(4, seed);
        script.table(Command::Arrange { plan: plan(), placement: Some(Seat::all(4).collect()) });
        script.table(Command::Begin);
        script.table(Command::Roll { white: None, black: None });
        script.everybody_looks();
        let secret = script.secret();
        call_cops(&mut script);
        script.seat(BLUE, Command::Point { at: Hidden(GREEN) });
        script.table(Command::Reveal);
        let StepView::Over { outcome } = script.step() else { panic!("over") };
        assert_eq!(outcome.ending, Ending::Cops { by: RED, interrupt: false });
        assert_eq!(outcome.winners, [secret.scapegoat]);
        assert_eq!(outcome.mats_said, Some(PerSeat::new(4, |seat| secret.says(seat))));
        assert_eq!(outcome.arrows, vec![None, Some(GREEN), None, None].into());
    }
}

#[test]
fn a_count_for_the_cops_can_be_stopped_and_a_mistaken_call_undone() {
    let mut script = Script::started(4, plan());
    script.seat(RED, Command::Move { to: Cops });
    script.table(Command::Ready);
    assert_eq!(script.step(), StepView::CopsCount { by: RED, interrupt: false });
    script.seat(GREEN, Command::AbortCount { reason: AbortReason::NotReady });
    script.seat(GREEN, Command::Ready);
    script.seat(GREEN, Command::NotReady);
    script.seat(RED, Command::Undo);
    assert!(matches!(script.step(), StepView::Start { .. }));
    call_cops(&mut script);
    script.table_refused(Command::Undo, Refusal::NothingToUndo);
}

#[test]
fn with_cardboard_mats_the_arrows_decide() {
    let mut script = cardboard_game(4);
    call_cops(&mut script);
    script.refused(RED, Command::Point { at: Hidden(RED) }, Refusal::ArrowAtSelf { seat: RED });
    script.seat(RED, Command::Point { at: Hidden(BLUE) });
    script.seat(BLUE, Command::Point { at: Hidden(RED) });
    script.table_refused(Command::Reveal, Refusal::ArrowMissing { seat: YELLOW });
    script.seat(YELLOW, Command::Point { at: Hidden(RED) });
    script.seat(GREEN, Command::Point { at: Hidden(RED) });
    script.table(Command::Reveal);
    let StepView::Over { outcome } = script.step() else { panic!("over") };
    assert_eq!((outcome.scapegoat, outcome.winners), (Some(RED), vec![RED]));
    assert_eq!(outcome.mats_said, Some(vec![BLUE, RED, RED, RED].into()));
}

#[test]
fn impossible_arrows_are_named_and_everybody_points_again() {
    let mut script = cardboard_game(4);
    call_cops(&mut script);
    for (seat, at) in [(RED, BLUE), (BLUE, RED), (YELLOW, RED), (GREEN, BLUE)] {
        script.seat(seat, Command::Point { at: Hidden(at) });
    }
    script.table(Command::Reveal);
    let StepView::Point { pointed, in_vain, mats_known, .. } = script.step() else {
        panic!("pointing")
    };
    assert_eq!((pointed, in_vain, mats_known), (vec![], 1, false));
}

#[test]
fn with_cardboard_mats_a_successful_frame_asks_for_the_arrows() {
    let mut script = Script::arranged(3, Plan { follow: false, ..all_cardboard(3) });
    script.table(Command::Begin);
    script.table(Command::Roll { white: None, black: None });
    script.refused(RED, Command::Peek, Refusal::MatIsCardboard);
    script.table(Command::Seen);
    script.seat(BLUE, Command::Frame);
    script.reveal_cards(&[&[Green], &[Red], &[Red, Blue]]);
    let framed = vec![RED];
    assert!(matches!(
        script.step(),
        StepView::Point { ending: Ending::Frame { by: BLUE, framed: f }, .. } if f == framed
    ));
    script.seat(YELLOW, Command::Undo);
    assert!(matches!(script.step(), StepView::FrameEntry { .. }), "a card was entered wrongly");
    script.table(Command::Judge);
    for (seat, at) in [(RED, BLUE), (BLUE, RED), (YELLOW, RED)] {
        script.seat(seat, Command::Point { at: Hidden(at) });
    }
    script.table(Command::Reveal);
    let StepView::Over { outcome } = script.step() else { panic!("over") };
    assert_eq!(outcome.winners, [BLUE, YELLOW]);
}

#[test]
fn arrows_are_hidden_until_all_are_shown() {
    let mut script = cardboard_game(4);
    call_cops(&mut script);
    let views = |at| {
        let mut script = script.clone();
        script.seat(RED, Command::Point { at: Hidden(at) });
        let viewers =
            script.all_viewers().filter(|viewer| *viewer != rules::game::Viewer::Seat(RED));
        viewers
            .map(|viewer| {
                use rules::game::Game;
                serde_json::to_string(&script.game.view(viewer)).unwrap()
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(views(BLUE), views(GREEN));
}

/// Counts all the ways to point, with nobody pointing at themselves.
#[test]
fn exactly_the_arrows_that_a_set_of_mats_can_produce_are_possible() {
    for players in 3..=6 {
        let ways = (players - 1_usize).pow(players as u32);
        let possible = (0..ways).filter(|way| {
            let mut rest = *way;
            let arrows = PerSeat::new(players, |seat| {
                let other = (rest % (players - 1)) as u8;
                rest /= players - 1;
                Some(Seat(if other >= seat.0 { other + 1 } else { other }))
            });
            pointed_at(&arrows).is_ok()
        });
        assert_eq!(possible.count(), players * (players - 1));
        for secret in Secret::all(players) {
            let arrows = PerSeat::new(players, |seat| Some(secret.says(seat)));
            assert_eq!(pointed_at(&arrows), Ok(secret.scapegoat));
        }
    }
}
