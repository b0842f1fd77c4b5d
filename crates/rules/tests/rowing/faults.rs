//! Everything that goes wrong: its price, and who goes on.

use rules::{
    game::Actor,
    rowing::{
        command::Command,
        fault::{Fault, Price},
        plan::{AfterSecondLifesaver, FalseCall, OutOfTurn},
        race::Hand,
        refusal::Refusal,
        ruling::Next,
        view::StepView,
    },
    seat::Seat,
};

use super::script::{ANA, BEA, CARLOS, DORA, Script, goes, set_found};

fn fault(fault: Fault, by: Seat) -> Command {
    Command::Fault { fault, by }
}

#[test]
fn every_fault_has_its_price_and_somebody_goes_on() {
    use Fault::*;
    use Next::{LeftOfSlowest, SameTurn};
    for (what, price, next) in [
        (Peeked, Price::CardBack, goes(CARLOS)),
        (OffGrid, Price::CardBack, goes(CARLOS)),
        (CoveredWithGap, Price::CardBack, goes(CARLOS)),
        (OutOfTurn, Price::CardBack, SameTurn),
        (SecondLifesaver, Price::Pile, LeftOfSlowest),
        (NoSet, Price::Pile, goes(CARLOS)),
        (CaughtSilent, Price::Pile, SameTurn),
        (Slowest, Price::Set, goes(CARLOS)),
    ] {
        let mut script = Script::on_the_table(4);
        script.seat(DORA, fault(what, BEA));
        script.ruled(&[(BEA, price)], next, &[]);
        let listed = script.view().faults.into_iter().find(|listed| listed.fault == what);
        assert_eq!(listed.map(|listed| listed.price), Some(price));
        script.seat(ANA, Command::Undo);
        assert_eq!(script.view().ruling, None);
    }
}

#[test]
fn a_false_call_is_free_or_costs_a_pile() {
    let mut script = Script::on_the_table(4);
    script.table(fault(Fault::FalseCall, BEA));
    script.ruled(&[], Next::SameTurn, &[]);
    let mut script = Script::with(4, |options| options.false_call = FalseCall::Pile);
    script.table(fault(Fault::FalseCall, BEA));
    script.ruled(&[(BEA, Price::Pile)], Next::SameTurn, &[]);
}

#[test]
fn whoever_plays_out_of_turn_may_have_to_skip_one() {
    let mut script = Script::on_the_table(4);
    script.table(fault(Fault::OutOfTurn, BEA));
    assert_eq!(script.ruling().skips, None);
    let mut script = Script::with(4, |options| options.out_of_turn = OutOfTurn::SkipsTurn);
    script.table(fault(Fault::OutOfTurn, BEA));
    script.ruled(&[(BEA, Price::CardBack)], Next::SameTurn, &[]);
    assert_eq!(script.ruling().skips, Some(BEA));
    script.table(Command::WaveOff { seat: BEA });
    assert_eq!(script.ruling().skips, None);
}

#[test]
fn after_a_second_lifesaver_the_offenders_neighbour_may_go_on() {
    let mut script = Script::with(4, |options| {
        options.after_second_lifesaver = AfterSecondLifesaver::LeftOfOffender;
    });
    script.table(fault(Fault::SecondLifesaver, BEA));
    script.ruled(&[(BEA, Price::Pile)], goes(CARLOS), &[]);
}

#[test]
fn a_fault_does_not_end_a_race() {
    let mut script = Script::on_phones(4);
    script.grab(&[&[ANA]]);
    script.table(fault(Fault::Peeked, DORA));
    script.table(fault(Fault::CaughtSilent, BEA));
    script.table(fault(Fault::SecondLifesaver, ANA));
    script.table(fault(Fault::SecondLifesaver, ANA));
    let StepView::Race { race } = script.step() else { panic!() };
    assert_eq!((race.order, race.again), (vec![vec![ANA]], vec![ANA]));
    script.table(Command::WaveOff { seat: BEA });
    assert!(matches!(script.step(), StepView::Race { .. }));
    script.table(set_found(Some(CARLOS)));
    script.ruled(&[(CARLOS, Price::Set), (ANA, Price::Pile)], goes(DORA), &[]);
}

#[test]
fn whoever_takes_cards_has_cards_again_and_has_to_call_again() {
    let mut script = Script::on_phones(3);
    let mine = script.view().spots.mine;
    script.touch(&[vec![(ANA, mine)]], 1000);
    assert_eq!(script.view().hands[ANA], Hand::Called);
    script.table(fault(Fault::Peeked, ANA));
    assert_eq!(script.view().hands[ANA], Hand::Cards);
    assert_eq!(script.ruling().takes[0].had, Hand::Called);
    script.table(Command::WaveOff { seat: ANA });
    assert_eq!(script.view().hands[ANA], Hand::Called);
}

#[test]
fn what_somebody_has_said_since_outlasts_a_fault_that_is_waved_off() {
    let mut script = Script::on_the_table(3);
    script.out(&[ANA]);
    script.table(fault(Fault::NoSet, ANA));
    script.table(fault(Fault::NoSet, BEA));
    script.seat(BEA, Command::Out { out: true });
    script.table(Command::WaveOff { seat: BEA });
    let hands = script.view().hands;
    assert_eq!((hands[ANA], hands[BEA]), (Hand::Cards, Hand::Out));
}

#[test]
fn everybody_speaks_for_their_own_cards() {
    let mut script = Script::on_the_table(3);
    script.table_refused(Command::Out { out: true }, Refusal::SeatNeeded);
    assert_eq!(
        script.give(Actor::Seat(Seat(3)), &Command::Out { out: true }),
        Err(Refusal::NoSuchSeat)
    );
    script.out(&[ANA]);
    let before = script.events.len();
    script.out(&[ANA]);
    assert_eq!(script.events.len(), before, "saying it twice changes nothing");
    script.seat(ANA, Command::Out { out: false });
    assert_eq!(script.view().hands[ANA], Hand::Cards);
}

#[test]
fn whoever_has_no_phone_can_still_say_that_their_goat_rows() {
    let mut script = Script::on_the_table(3);
    script.table_refused(Command::Call, Refusal::SeatNeeded);
    script.seat(ANA, Command::Call);
    assert_eq!(script.view().hands[ANA], Hand::Called);
    let before = script.events.len();
    script.seat(ANA, Command::Call);
    assert_eq!(script.events.len(), before, "saying it twice changes nothing");
    script.out(&[BEA]);
    script.seat(BEA, Command::Call);
    assert_eq!(script.view().hands[BEA], Hand::Out, "without cards there's nothing to say");
}

#[test]
fn faults_are_for_people_who_are_there_while_they_play() {
    let mut script = Script::on_the_table(3);
    script.table_refused(fault(Fault::Peeked, Seat(3)), Refusal::NoSuchSeat);
    script.table(Command::Undo);
    script.table_refused(fault(Fault::Peeked, ANA), Refusal::NotBegun);
    script.table(Command::Abandon);
    script.table_refused(fault(Fault::Peeked, ANA), Refusal::GameOver);
}
