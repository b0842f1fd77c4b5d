//! What was remarkable about a game.

use rules::{
    award::Award,
    expects::{Expected, Expects},
    game::{Actor, Game},
    rowing::{RowYourGoat, command::Command, fault::Fault, plan::StandIn},
    seat::Seat,
};

use super::script::{ANA, BEA, CARLOS, Script, game, no_set, plan, set_found};

fn awards(script: &Script) -> Vec<(Seat, String, Option<u32>)> {
    let all = script.game.awards().into_iter();
    all.map(|Award { seat, award, number }| (seat, award, number)).collect()
}

fn award(seat: Seat, award: &str, number: Option<u32>) -> (Seat, String, Option<u32>) {
    (seat, award.to_owned(), number)
}

/// Two of three grab, and there is a set.
fn set(script: &mut Script, order: [Seat; 2]) {
    script.grab(&[&order[..1], &order[1..]]);
    script.table(set_found(None));
}

#[test]
fn who_was_first_most_often_and_who_was_never_slowest_are_remarkable() {
    let mut script = Script::on_phones(3);
    for _ in 0..3 {
        set(&mut script, [BEA, ANA]);
    }
    set(&mut script, [ANA, CARLOS]);
    script.out(&[ANA]);
    assert_eq!(awards(&script), [], "nothing before the end");
    set(&mut script, [BEA, ANA]);
    assert_eq!(awards(&script), [], "the result can still be undone");
    script.table(Command::Finish);
    let expected = [award(BEA, "firstToTheRing", Some(4)), award(ANA, "neverWet", Some(5))];
    assert_eq!(awards(&script), expected);
    let mut again: RowYourGoat = game(3);
    script.events.iter().for_each(|event| again.fold(event));
    assert_eq!(again.awards(), script.game.awards(), "the journal tells the same again");
}

#[test]
fn undone_and_waved_off_faults_are_forgotten() {
    let mut script = Script::on_phones(3);
    for seat in [ANA, BEA, CARLOS] {
        script.table(Command::Fault { fault: Fault::OffGrid, by: seat });
    }
    script.table(Command::WaveOff { seat: CARLOS });
    let mut other = script.clone();
    script.out(&[BEA]);
    set(&mut script, [BEA, ANA]);
    script.table(Command::Finish);
    assert_eq!(awards(&script), [award(CARLOS, "spotless", None)]);
    // It wasn't waved off after all.
    other.table(Command::Undo);
    other.out(&[BEA]);
    set(&mut other, [BEA, ANA]);
    other.table(Command::Finish);
    assert_eq!(awards(&other), []);
}

#[test]
fn who_wins_after_a_setback_has_a_second_wind() {
    let mut script = Script::on_phones(3);
    script.out(&[BEA]);
    script.grab(&[&[BEA]]);
    script.clock(Command::TimeUp);
    script.table(no_set());
    script.out(&[BEA]);
    set(&mut script, [ANA, BEA]);
    script.table(Command::Finish);
    assert_eq!(awards(&script)[0], award(BEA, "secondWind", Some(1)));
    let mut stopped = Script::on_phones(3);
    for _ in 0..4 {
        set(&mut stopped, [BEA, ANA]);
    }
    stopped.table(Command::Abandon);
    assert_eq!(awards(&stopped), []);
}

#[test]
fn only_a_warm_up_waits_for_anybody() {
    let mut script = Script::new(2, 7);
    script.table(Command::Arrange { plan: plan(StandIn::Phones), starter: Some(ANA) });
    assert_eq!(script.game.expects(), None);
    script.table(Command::WarmUp);
    assert_eq!(script.game.expects(), None);
    script.give(Actor::Clock, &Command::Zero).unwrap();
    let waits = |seats: &[Seat]| Some(Expects { what: Expected::Answer, seats: seats.to_vec() });
    assert_eq!(script.game.expects(), waits(&[ANA, BEA]));
    let none = script.view().spots.no_set;
    script.touch(&[vec![(ANA, none)]], 100);
    assert_eq!(script.game.expects(), waits(&[BEA]));
    script.touch(&[vec![(BEA, none)]], 100);
    assert_eq!(script.game.expects(), None);
    script.table(Command::Begin);
    script.grab(&[&[BEA]]);
    assert_eq!(script.game.expects(), None, "whose turn it is, only the players know");
}
