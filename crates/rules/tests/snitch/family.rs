//! What the members of the family do, and whom they can't reach.

use rules::seat::Seat;
use rules::snitch::{
    card::Card,
    command::Command,
    kit::{Instead, Kit, Lost},
    plan::{Options, Plan},
    refusal::Refusal,
    terms::Due,
    view::StepView,
};

use super::script::{A, B, C, Script, plan, witness};

fn targets(script: &Script) -> Vec<Seat> {
    match script.step() {
        StepView::Action { targets, .. } => targets,
        other => panic!("no action: {other:?}"),
    }
}

#[test]
fn the_thug_looks_at_any_card_even_an_own_one() {
    for at in [None, Some(A), Some(B)] {
        let mut script = Script::started(3, plan());
        script.play(A, Card::Thug);
        assert_eq!(targets(&script), [A, B, C]);
        script.refused(B, Command::Look { at }, Refusal::NotYourTurn);
        script.refused(A, Command::Swap { between: None }, Refusal::WrongAction { due: Due::Look });
        script.refused(A, Command::Close, Refusal::ActFirst { due: Due::Look });
        script.refused(A, Command::Play { card: Card::Thug }, Refusal::ActFirst { due: Due::Look });
        script.refused(A, Command::Look { at: Some(Seat(7)) }, Refusal::NoSuchSeat);
        script.seat(A, Command::Look { at });
        assert_eq!(script.active(), B);
        assert_eq!(script.counts(), (vec![4, 4, 4], 41, 1));
    }
}

#[test]
fn the_driver_swaps_two_cards_of_one_or_two_districts() {
    for between in [None, Some([B, C]), Some([A, B]), Some([B, B])] {
        let mut script = Script::started(3, plan());
        script.play(A, Card::Driver);
        script.seat(A, Command::Swap { between });
        assert_eq!(script.active(), B);
        assert_eq!(script.counts(), (vec![4, 4, 4], 41, 1));
    }
    let mut script = Script::late(&[2, 1, 0], 9, Options::default());
    script.play(A, Card::Driver);
    assert_eq!(targets(&script), [A, B]);
    let one = Refusal::OneCardOnly { seat: B };
    script.refused(A, Command::Swap { between: Some([B, B]) }, one);
    let none = Refusal::EmptyDistrict { seat: C };
    script.refused(A, Command::Swap { between: Some([A, C]) }, none);
    script.seat(A, Command::Swap { between: Some([A, A]) });
}

#[test]
fn the_hitman_looks_and_then_swaps() {
    let mut script = Script::started(3, plan());
    script.play(A, Card::Hitman);
    script.seat(A, Command::Look { at: Some(B) });
    let StepView::Action { card, due, .. } = script.step() else { panic!() };
    assert_eq!((card, due), (Card::Hitman, Due::Swap));
    script.refused(A, Command::Look { at: Some(B) }, Refusal::WrongAction { due: Due::Swap });
    script.seat(A, Command::Swap { between: Some([A, C]) });
    assert_eq!(script.active(), B);
}

#[test]
fn the_boss_removes_an_own_card_or_adds_one_to_another_district() {
    let mut script = Script::started(3, plan());
    script.play(A, Card::Boss);
    assert_eq!(targets(&script), [B, C]);
    script.refused(A, Command::Add { to: A }, Refusal::TargetSelf);
    let mut removed = script.clone();
    removed.seat(A, Command::Remove { snitch: false });
    assert_eq!(removed.counts(), (vec![3, 4, 4], 41, 2));
    assert!(removed.view().opening.is_none(), "a removed witness was not played");
    let mut snitch = script.clone();
    snitch.seat(A, Command::Remove { snitch: true });
    assert_eq!(snitch.counts(), (vec![3, 4, 4], 41, 1), "the snitch is out of the game");
    script.seat(A, Command::Add { to: C });
    assert_eq!(script.counts(), (vec![4, 4, 5], 40, 1));
}

#[test]
fn a_snitch_that_is_not_there_cannot_be_removed() {
    let lost = vec![Lost { card: Card::Snitch, instead: Instead::Nothing }];
    let mut script = Script::started(2, Plan { kit: Kit { lost_witnesses: 0, lost }, ..plan() });
    script.play(A, Card::Boss);
    assert!(matches!(
        script.give(rules::game::Actor::Seat(A), &Command::Remove { snitch: true }),
        Err(Refusal::TooMany { most: 0, .. })
    ));
}

#[test]
fn a_closed_district_is_out_of_reach() {
    let mut script = Script::started(3, plan());
    script.seat(A, Command::Close);
    for (card, command) in [
        (Card::Thug, Command::Look { at: Some(A) }),
        (Card::Driver, Command::Swap { between: Some([A, B]) }),
        (Card::Driver, Command::Swap { between: Some([B, A]) }),
        (Card::Hitman, Command::Look { at: Some(A) }),
        (Card::Boss, Command::Add { to: A }),
    ] {
        let mut script = script.clone();
        script.play(B, card);
        assert!(!targets(&script).contains(&A), "{card:?}");
        script.refused(B, command, Refusal::OutOfReach { seat: A });
    }
}

#[test]
fn an_action_is_skipped_only_if_it_is_impossible() {
    let mut script = Script::late(&[4, 1], 9, Options::default());
    script.seat(A, Command::Close);
    let mut driver = script.clone();
    driver.play(B, Card::Driver);
    assert_eq!(
        driver.step(),
        StepView::Action {
            card: Card::Driver,
            due: Due::Swap,
            targets: Vec::new(),
            may_skip: true
        },
        "one open card can't be swapped with anything"
    );
    driver.refused(B, Command::Swap { between: Some([B, B]) }, Refusal::OneCardOnly { seat: B });
    driver.seat(B, Command::Skip);
    assert!(matches!(driver.step(), StepView::Reveal { .. }));

    let mut hitman = script.clone();
    hitman.play(B, Card::Hitman);
    hitman.refused(B, Command::Skip, Refusal::NoSkipping);
    hitman.seat(B, Command::Look { at: Some(B) });
    hitman.seat(B, Command::Skip);

    let mut boss = script.clone();
    boss.play(B, Card::Boss);
    boss.refused(B, Command::Skip, Refusal::NoSkipping);
    boss.seat(B, Command::Remove { snitch: false });
    assert_eq!(boss.counts().0, [4, 0]);

    script.refused(B, Command::Skip, Refusal::DrawFirst);
    script.seat(B, Command::Draw);
    script.refused(B, Command::Skip, Refusal::PlayFirst);
}

#[test]
fn the_boss_cannot_add_what_is_not_there() {
    let mut script = Script::late(&[26, 26], 1, Options::default());
    script.play(A, Card::Boss);
    assert_eq!(script.counts(), (vec![26, 26], 0, 2), "the top card stays");
    script.seat(A, Command::Add { to: B });
    assert_eq!(script.counts(), (vec![26, 27], 0, 1));
    let mut script = Script::late(&[27, 26], 1, Options::default());
    script.play(A, Card::Boss);
    assert_eq!(script.counts(), (vec![27, 26], 0, 1));
    assert!(targets(&script).is_empty());
    script.refused(A, Command::Add { to: B }, Refusal::NothingToDraw);
    script.seat(A, Command::Remove { snitch: false });
}

#[test]
fn nothing_is_due_after_a_witness() {
    let mut script = Script::started(2, plan());
    script.play(A, witness(3));
    script.refused(B, Command::Look { at: None }, Refusal::DrawFirst);
    script.refused(B, Command::Remove { snitch: false }, Refusal::DrawFirst);
}
