//! The one look at two cards.

use rules::{
    game::{Actor, Game},
    moments::{Moment, Signal},
    snitch::{
        Snitch,
        command::{AbortReason, Command},
        plan::Plan,
        refusal::Refusal,
        view::StepView,
    },
};

use super::script::{A, B, C, Script, plan};

fn timed(seconds: u8) -> Plan {
    Plan { look: Some(seconds), ..plan() }
}

#[test]
fn everybody_looks_from_the_same_instant_on_until_the_time_is_up() {
    let mut script = Script::arranged(3, timed(12));
    script.refused(A, Command::Draw, Refusal::NotBegun);
    script.table(Command::Begin);
    assert_eq!(script.game.moment(), Some(Moment::Gather { pads: true }));
    script.seat(A, Command::Ready);
    script.seat(B, Command::Ready);
    script.seat(B, Command::NotReady);
    assert!(matches!(script.step(), StepView::LookGather { ready, .. } if ready == [A]));
    script.give(Actor::Table, &Snitch::on(Signal::AllReady).unwrap()).unwrap();
    assert_eq!(script.game.moment(), Some(Moment::Count));
    script.refused(A, Command::Draw, Refusal::NotDuringCount);
    script.refused(A, Command::NotReady, Refusal::NotDuringCount);
    script.refused(A, Command::Zero, Refusal::NotTheClock);
    script.clock(Snitch::on(Signal::Zero).unwrap());
    assert_eq!(script.game.moment(), Some(Moment::Look { seconds: 12 }));
    script.refused(A, Command::Draw, Refusal::LookFirst);
    script.refused(A, Command::TimeUp, Refusal::NotTheClock);
    script.clock(Snitch::on(Signal::TimeUp).unwrap());
    assert_eq!(script.active(), A);
    assert_eq!(script.game.moment(), None);
    script.table_refused(Command::TimeUp, Refusal::NoTimeRunning);
}

#[test]
fn the_count_can_be_stopped_and_the_table_can_say_cards_down() {
    let mut script = Script::arranged(3, timed(12));
    script.table(Command::Begin);
    script.table(Command::Ready);
    script.seat(C, Command::Ready);
    script.seat(C, Command::AbortCount { reason: AbortReason::Disturbed });
    let StepView::LookGather { ready, aborted } = script.step() else { panic!() };
    assert!(ready.is_empty());
    assert_eq!(aborted.map(|aborted| aborted.by), Some(Actor::Seat(C)));
    script
        .table_refused(Command::AbortCount { reason: AbortReason::NotReady }, Refusal::NotCounting);
    script.table(Command::Ready);
    script.clock(Snitch::on(Signal::CalledOff).unwrap());
    script.table(Command::Ready);
    script.clock(Command::Zero);
    script.table(Command::TimeUp);
    assert!(matches!(script.step(), StepView::Start { .. }));
}

#[test]
fn without_a_clock_everybody_takes_their_time() {
    let mut script = Script::arranged(3, Plan { look: None, ..plan() });
    script.table_refused(Command::Seen, Refusal::NothingToLookAt);
    script.table(Command::Begin);
    assert_eq!(script.game.moment(), None);
    script.seat(B, Command::Seen);
    script.seat(B, Command::Seen);
    assert_eq!(script.step(), StepView::LookFreely { waiting: vec![A, C] });
    script.table_refused(Command::Ready, Refusal::NothingToCount);
    script.table(Command::Seen);
    assert!(matches!(script.step(), StepView::Start { .. }));
}

#[test]
fn a_look_has_a_sensible_length() {
    for (seconds, is_fine) in [(0, false), (2, false), (3, true), (60, true), (61, false)] {
        let mut script = Script::new(2, 1);
        let arrange = Command::Arrange { plan: timed(seconds), starter: None };
        let given = script.give(Actor::Table, &arrange);
        let why = Refusal::LookTime { shortest: 3, longest: 60 };
        assert_eq!(given, if is_fine { Ok(()) } else { Err(why) });
    }
}
