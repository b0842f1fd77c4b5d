//! On whom the game waits.

use rules::{
    expects::Expected,
    snitch::{command::Command, plan::Plan},
};

use super::script::{A, B, C, Script, at_entry, plan, witness};

#[test]
fn it_waits_for_looks_and_moves() {
    let mut script = Script::arranged(3, Plan { look: None, ..plan() });
    assert_eq!(script.waits(), None);
    script.table(Command::Begin);
    script.seat(B, Command::Seen);
    assert_eq!(script.waits(), Some((Expected::Look, vec![A, C])));
    script.table(Command::Seen);
    assert_eq!(script.waits(), Some((Expected::Move, vec![A])));
    script.seat(A, Command::Draw);
    assert_eq!(script.waits(), Some((Expected::Move, vec![A])));
    script.seat(A, Command::Play { card: witness(3) });
    assert_eq!(script.waits(), Some((Expected::Move, vec![B])));
}

#[test]
fn it_waits_for_those_who_are_not_ready_and_for_cards() {
    let mut script = Script::arranged(2, plan());
    script.table(Command::Begin);
    script.seat(B, Command::Ready);
    assert_eq!(script.waits(), Some((Expected::Answer, vec![A])));
    script.seat(A, Command::Ready);
    assert_eq!(script.waits(), None, "a count waits for nobody");
    script.clock(Command::Zero);
    assert_eq!(script.waits(), None, "the clock ends the look");

    let mut script = Script::started(2, Plan { follow: false, ..plan() });
    assert_eq!(script.waits(), None, "people do as they like");
    script.seat(A, Command::Close);
    assert_eq!(script.waits(), Some((Expected::Move, vec![B])));

    let mut script = at_entry(3, plan());
    script.enter(B, &[witness(3)]);
    assert_eq!(script.waits(), Some((Expected::Answer, vec![A, C])));
}
