//! The reveal, and what everybody enters then.

use rules::{
    game::{Actor, Game},
    moments::Moment,
    privacy::Privacy,
    snitch::{
        card::Card,
        command::Command,
        kit::{Instead, Kit, Lost},
        outcome::Outcome,
        plan::{Options, Plan},
        refusal::Refusal,
        score::{DecidedBy, Top},
        terms::Sort,
        view::{AllEntered, Difference, StepView},
    },
};

use super::script::{A, B, C, Script, at_entry, enter, plan, with, witness};

fn all(script: &Script) -> Option<AllEntered> {
    match script.step() {
        StepView::Entry { all, .. } => all,
        other => panic!("nothing is entered: {other:?}"),
    }
}

fn top(card: Card) -> Command {
    Command::TurnOver { top: Top::Card { card } }
}

#[test]
fn all_cards_are_turned_over_on_the_count() {
    let mut script = Script::started(3, Plan::default());
    script.refused(A, enter(&[]), Refusal::NoEntryDue);
    script.table(Command::EndRound);
    assert_eq!(script.game.moment(), Some(Moment::Gather { pads: true }));
    script.refused(A, enter(&[]), Refusal::NoEntryDue);
    script.table(Command::Ready);
    assert_eq!(script.game.moment(), Some(Moment::Count));
    script.refused(A, enter(&[]), Refusal::NoEntryDue);
    script.clock(Command::Zero);
    assert_eq!(script.game.moment(), None);
    assert_eq!(script.step(), StepView::Entry { entered: Vec::new(), all: None });
}

#[test]
fn cards_are_entered_corrected_and_confirmed() {
    let mut script = at_entry(3, plan());
    script.enter(B, &[witness(4), Card::Thug]);
    script.enter(B, &[witness(4)]);
    script.table_refused(enter(&[]), Refusal::SeatNeeded);
    script.table_refused(Command::Confirm, Refusal::EntryMissing { seat: A });
    script.enter(A, &[witness(9)]);
    assert_eq!(script.step(), StepView::Entry { entered: vec![A, B], all: None });
    script.enter(C, &[]);
    script.enter(A, &[witness(2), witness(3)]);
    let entered = all(&script).expect("all are in");
    assert_eq!(
        entered.districts,
        vec![vec![witness(2), witness(3)], vec![witness(4)], vec![]].into()
    );
    assert_eq!((entered.snitch, entered.problem, entered.differences), (None, None, Vec::new()));
    script.refused(A, Command::Confirm, Refusal::TableOnly);
    script.table(Command::Confirm);
    let report = script.game.report().expect("it is over");
    assert_eq!(report.winners, [C]);
    assert_eq!(report.scores, Some(vec![5, 4, 0].into()));
    let Outcome::Scored { tally, closer: None, top: None, .. } = report.details else { panic!() };
    assert_eq!(tally.by, DecidedBy::Sum);
    script.refused(A, enter(&[]), Refusal::GameOver);
}

#[test]
fn a_card_that_cannot_exist_is_refused() {
    let mut script = at_entry(2, plan());
    let refuse = |script: &mut Script, cards: &[Card], why| script.refused(A, enter(cards), why);
    refuse(&mut script, &[witness(100)], Refusal::NoSuchWitness { highest: 99 });
    refuse(&mut script, &[witness(u32::MAX)], Refusal::NoSuchWitness { highest: 99 });
    for (card, sort) in [(Card::Snitch, Sort::Snitch), (Card::Cousin, Sort::Cousin)] {
        refuse(&mut script, &[card, card], Refusal::TooMany { sort, most: 1 });
    }
    let seventeen = Refusal::TooMany { sort: Sort::Family, most: 16 };
    refuse(&mut script, &[Card::Boss; 17], seventeen);
    refuse(&mut script, &[witness(1); 55], Refusal::TooManyCards { most: 54 });
    script.enter(A, &[Card::Boss; 16]);
}

#[test]
fn lost_cards_cannot_be_held() {
    let lost = vec![Lost { card: Card::Snitch, instead: Instead::Nothing }];
    let kit = Kit { lost_witnesses: 6, lost };
    let mut script = at_entry(2, Plan { kit, ..plan() });
    let gone = Refusal::TooMany { sort: Sort::Snitch, most: 0 };
    script.refused(A, enter(&[Card::Snitch]), gone);
    script.refused(A, enter(&[witness(1); 48]), Refusal::TooManyCards { most: 47 });
}

#[test]
fn what_is_impossible_only_together_waits_until_all_are_in_and_can_be_corrected() {
    let mut script = at_entry(3, plan());
    script.enter(A, &[Card::Snitch]);
    script.enter(B, &[Card::Snitch]);
    script.enter(C, &[witness(1); 53]);
    let too_many = Refusal::TooManyCards { most: 54 };
    assert_eq!(all(&script).unwrap().problem, Some(too_many.clone()));
    script.table_refused(Command::Confirm, too_many);
    script.enter(C, &[witness(1)]);
    let twice = Refusal::TooMany { sort: Sort::Snitch, most: 1 };
    assert_eq!(all(&script).unwrap().problem, Some(twice.clone()));
    script.table_refused(Command::Confirm, twice);
    script.enter(B, &[Card::Hitman]);
    script.table_refused(Command::Confirm, Refusal::TopMissing { seat: A });
    script.table(top(witness(3)));
    script.table(Command::Confirm);
    assert_eq!(script.game.report().unwrap().winners, [C]);
}

#[test]
fn the_top_card_is_asked_for_only_if_somebody_holds_the_snitch() {
    let mut script = at_entry(2, plan());
    script.refused(A, top(witness(3)), Refusal::EntryMissing { seat: A });
    script.enter(A, &[witness(3)]);
    script.enter(B, &[witness(4)]);
    script.refused(A, top(witness(3)), Refusal::NobodyHasSnitch);
    script.enter(B, &[Card::Snitch, Card::Cousin]);
    let entered = all(&script).unwrap();
    assert_eq!(entered.snitch, Some(B));
    assert_eq!(entered.problem, Some(Refusal::TopMissing { seat: B }));
    for (card, sort) in [(Card::Snitch, Sort::Snitch), (Card::Cousin, Sort::Cousin)] {
        script.refused(A, top(card), Refusal::TooMany { sort, most: 1 });
    }
    script.refused(A, top(witness(100)), Refusal::NoSuchWitness { highest: 99 });
    script.refused(A, Command::TurnOver { top: Top::Nothing }, Refusal::TopNeeded);
    script.seat(A, top(witness(8)));
    script.seat(A, top(Card::Boss));
    assert_eq!(all(&script).unwrap().problem, None);
    script.table(Command::Confirm);
    let report = script.game.report().unwrap();
    assert_eq!(report.scores, Some(vec![3, 1].into()), "the top card is worth its number");
    assert_eq!(report.winners, [B]);
}

#[test]
fn a_top_card_is_dropped_if_the_snitch_was_a_mistake_and_checked_again_if_not() {
    let mut script = at_entry(2, plan());
    script.enter(A, &[Card::Snitch]);
    script.enter(B, &[witness(4)]);
    script.table(top(Card::Cousin));
    let mut twice = script.clone();
    twice.enter(B, &[Card::Cousin]);
    twice.table_refused(Command::Confirm, Refusal::TooMany { sort: Sort::Cousin, most: 1 });
    script.enter(A, &[witness(5)]);
    script.table(Command::Confirm);
    let outcome = script.game.report().unwrap().details;
    assert!(matches!(outcome, Outcome::Scored { top: None, .. }), "{outcome:?}");
}

#[test]
fn the_snitch_is_worth_nothing_only_if_no_card_is_left_or_the_table_plays_it_so() {
    let nothing = Command::TurnOver { top: Top::Nothing };
    let mut script = at_entry(2, plan());
    script.enter(A, &[Card::Snitch]);
    script.enter(B, &[witness(1); 53]);
    script.table(nothing.clone());
    let mut other = script.clone();
    script.table(Command::Confirm);
    assert_eq!(script.game.report().unwrap().scores, Some(vec![0, 53].into()));
    other.enter(B, &[witness(1)]);
    other.table_refused(Command::Confirm, Refusal::TopNeeded);

    let options = Options { snitch_without_pile_is_zero: true, ..Options::default() };
    let mut script = at_entry(2, with(options));
    script.enter(A, &[Card::Snitch, witness(2)]);
    script.enter(B, &[witness(1)]);
    script.table(nothing);
    script.table(Command::Confirm);
    assert_eq!(script.game.report().unwrap().scores, Some(vec![2, 1].into()));
}

#[test]
fn another_size_than_counted_is_told_and_believed() {
    let mut script = Script::started(2, plan());
    script.seat(A, Command::Close);
    script.play(B, Card::Snitch);
    script.reveal();
    script.enter(A, &[witness(1); 4]);
    script.enter(B, &[Card::Snitch, witness(1)]);
    let difference = Difference { seat: B, counted: 5, entered: 2 };
    assert_eq!(all(&script).unwrap().differences, [difference]);
    script.table(top(witness(0)));
    script.table(Command::Confirm);
    let report = script.game.report().unwrap();
    assert_eq!(report.scores, Some(vec![4, 1].into()));
    assert!(matches!(report.details, Outcome::Scored { closer: Some(A), .. }));
}

#[test]
fn only_ones_own_device_enters_cards_until_all_are_in() {
    let mut script = at_entry(2, plan());
    let is_own = |script: &Script| matches!(script.game.privacy(&enter(&[])), Privacy::Own);
    assert!(is_own(&script));
    script.enter(A, &[witness(1)]);
    assert!(is_own(&script));
    script.enter(B, &[witness(1)]);
    assert!(!is_own(&script), "everybody sees them now");
    script.table(Command::Confirm);
    let report = script.game.report().unwrap();
    assert!(report.winners.is_empty(), "a draw has no winner");
    let Outcome::Scored { tally, .. } = report.details else { panic!() };
    assert_eq!((tally.tied, tally.by), (vec![A, B], DecidedBy::Nothing));
    let mut next = Script::new(2, 1);
    next.give(Actor::Table, &script.game.rematch().unwrap()).unwrap();
}
