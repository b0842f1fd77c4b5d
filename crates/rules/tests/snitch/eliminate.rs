//! Eliminating witnesses.

use rules::seat::Seat;
use rules::snitch::{
    card::Card,
    command::Command,
    eliminate::{Attempt, matches},
    event::Event,
    plan::Options,
    refusal::Refusal,
};

use super::script::{A, B, C, Script, plan, witness};

const OWN: Attempt = Attempt::Own;
const WRONG: Attempt = Attempt::Wrong;

fn other(owner: Seat) -> Attempt {
    Attempt::Other { owner }
}

fn open() -> Script {
    let mut script = Script::started(3, plan());
    script.play(A, witness(6));
    script
}

#[test]
fn right_with_an_own_card_is_one_fewer() {
    let mut script = open();
    script.eliminate(C, OWN);
    assert_eq!(script.counts(), (vec![4, 4, 3], 41, 2));
    script.refused(B, Command::Eliminate { attempt: OWN }, Refusal::NoElimination);
}

#[test]
fn right_with_a_card_of_somebody_else_costs_one_of_yours_and_them_nothing() {
    let mut script = open();
    script.eliminate(C, other(A));
    assert_eq!(script.counts(), (vec![4, 4, 3], 41, 2));
    assert!(script.view().opening.is_none(), "only one for each played card");
}

#[test]
fn wrong_is_one_more_and_anybody_may_try_again() {
    let mut script = open();
    script.eliminate(A, WRONG);
    script.eliminate(A, WRONG);
    script.eliminate(B, WRONG);
    assert_eq!(script.counts(), (vec![6, 5, 4], 38, 1));
    script.eliminate(A, other(B));
    assert_eq!(script.counts(), (vec![5, 5, 4], 38, 2));
}

#[test]
fn it_is_too_late_when_the_next_player_draws_or_closes() {
    for command in [Command::Draw, Command::Close] {
        let mut script = open();
        script.seat(B, command);
        assert!(script.view().opening.is_none());
        script.refused(C, Command::Eliminate { attempt: OWN }, Refusal::NoElimination);
    }
}

#[test]
fn after_the_last_turn_there_is_time_until_the_reveal() {
    let mut script = Script::started(2, plan());
    script.seat(A, Command::Close);
    script.play(B, witness(6));
    assert!(script.view().opening.is_some());
    script.eliminate(B, WRONG);
    script.table(Command::Ready);
    assert!(script.view().opening.is_none());
    script.refused(A, Command::Eliminate { attempt: OWN }, Refusal::NotDuringCount);
    script.seat(A, Command::AbortCount { reason: rules::snitch::command::AbortReason::Disturbed });
    script.eliminate(A, OWN);
    assert_eq!(script.counts().0, [3, 5]);
    script.reveal();
    script.refused(A, Command::Eliminate { attempt: OWN }, Refusal::NoElimination);
}

#[test]
fn nobody_eliminates_after_a_member_of_the_family_or_the_snitch() {
    for card in Card::SPECIAL.into_iter().filter(|card| *card != Card::Cousin) {
        let mut script = Script::started(3, plan());
        script.play(A, card);
        for attempt in [OWN, other(B), WRONG] {
            script.refused(C, Command::Eliminate { attempt }, Refusal::NoElimination);
        }
    }
    let mut fresh = Script::started(3, plan());
    fresh.refused(A, Command::Eliminate { attempt: WRONG }, Refusal::NoElimination);
}

#[test]
fn you_need_cards_and_so_does_the_other() {
    let mut script = Script::late(&[0, 4, 0], 9, Options::default());
    script.seat(A, Command::Draw);
    script.play(B, witness(6));
    let refuse = |script: &mut Script, attempt, why| {
        script.refused(C, Command::Eliminate { attempt }, why);
    };
    refuse(&mut script, OWN, Refusal::EmptyDistrict { seat: C });
    refuse(&mut script, other(C), Refusal::TargetSelf);
    refuse(&mut script, other(B), Refusal::NothingToGive);
    refuse(&mut script, other(Seat(3)), Refusal::NoSuchSeat);
    script.refused(B, Command::Eliminate { attempt: other(C) }, Refusal::EmptyDistrict { seat: C });
    script.eliminate(C, WRONG);
    script.eliminate(C, other(B));
    assert_eq!(script.counts().0, [1, 4, 0]);
}

#[test]
fn a_penalty_lapses_if_there_is_no_card() {
    let mut script = Script::late(&[26, 27], 1, Options::default());
    script.play(A, witness(1));
    assert_eq!(script.counts(), (vec![26, 27], 0, 1));
    script.eliminate(B, WRONG);
    assert_eq!(script.counts(), (vec![26, 27], 0, 1));
}

#[test]
fn a_penalty_comes_from_the_shuffled_discard_pile_if_need_be() {
    let mut script = Script::late(&[4, 4], 1, Options::default());
    script.play(A, witness(1));
    script.eliminate(B, WRONG);
    assert_eq!(script.counts(), (vec![4, 5], 44, 1));
}

#[test]
fn only_another_witness_with_that_number_matches() {
    let options = Options::default();
    let hit = |played, card| matches(played, card, &options);
    assert_eq!(hit(witness(5), witness(5)), Ok(true));
    assert_eq!(hit(witness(5), witness(6)), Ok(false));
    assert_eq!(hit(witness(5), Card::Driver), Ok(false), "the same number, but family");
    assert_eq!(hit(witness(5), Card::Snitch), Ok(false));
    assert_eq!(hit(Card::Cousin, witness(0)), Ok(true));
    assert_eq!(hit(witness(0), Card::Cousin), Ok(false));
    for played in [Card::Thug, Card::Driver, Card::Hitman, Card::Boss, Card::Snitch] {
        assert_eq!(hit(played, witness(5)), Err(Refusal::NoElimination));
    }
    let cousin = Options { cousin_matches: true, ..options };
    assert_eq!(matches(witness(0), Card::Cousin, &cousin), Ok(true));
    assert_eq!(matches(witness(1), Card::Cousin, &cousin), Ok(false));
}

#[test]
fn nothing_that_is_kept_says_what_an_eliminated_card_was() {
    let mut script = open();
    script.eliminate(C, other(A));
    let Some(event @ Event::Done { .. }) = script.events.last() else { panic!() };
    let written = serde_json::to_value(event).unwrap();
    assert_eq!(
        written["deed"],
        serde_json::json!({
            "type": "eliminated", "by": 2, "attempt": { "was": "other", "owner": 0 },
        })
    );
}
