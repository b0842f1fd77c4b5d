//! "My goat rows!" and "Your goat rows!", by the clock.

use rules::{
    rowing::{
        command::Command,
        fault::Price,
        plan::FalseCall,
        race::Hand,
        refusal::Refusal,
        ruling::{About, CallVerdict, Next},
    },
    seat::Seat,
};

use super::script::{ANA, BEA, CARLOS, Script};

fn mine(script: &Script, seat: Seat) -> (Seat, u8) {
    (seat, script.view().spots.mine)
}

fn yours(script: &Script, by: Seat, target: Seat) -> (Seat, u8) {
    (by, script.view().spots.yours[target])
}

#[track_caller]
fn called(script: &Script, target: Seat, by: &[Seat], verdict: CallVerdict) {
    let about = script.ruling().about;
    let About::Call { target: whom, by: callers, verdict: said, .. } = about else {
        panic!("no call but {about:?}");
    };
    assert_eq!((whom, &callers[..], said), (target, by, verdict));
}

#[test]
fn whoever_is_called_out_first_takes_a_pile() {
    let mut script = Script::on_phones(3);
    let calls = [vec![yours(&script, BEA, ANA)], vec![mine(&script, ANA)]];
    script.touch(&calls, 80);
    called(&script, ANA, &[BEA], CallVerdict::Caught);
    script.ruled(&[(ANA, Price::Pile)], Next::SameTurn, &[]);
    assert_eq!(script.view().hands[ANA], Hand::Cards, "the late answer counts for nothing");
}

#[test]
fn whoever_said_it_first_pays_nothing_and_neither_does_the_other() {
    let mut script = Script::on_phones(3);
    let calls = [vec![mine(&script, ANA)], vec![yours(&script, BEA, ANA)]];
    script.touch(&calls, 80);
    called(&script, ANA, &[BEA], CallVerdict::SaidBefore);
    script.ruled(&[], Next::SameTurn, &[]);
    assert_eq!(script.view().hands[ANA], Hand::Called);

    let mut strict = Script::with(3, |options| options.false_call = FalseCall::Pile);
    strict.touch(&calls, 80);
    strict.ruled(&[(BEA, Price::Pile)], Next::SameTurn, &[]);
    strict.table(Command::WaveOff { seat: BEA });
    strict.ruled(&[], Next::SameTurn, &[]);
}

#[test]
fn two_calls_at_once_are_for_the_table_to_decide() {
    let mut script = Script::on_phones(3);
    script.table_refused(Command::DecideCall { caught: true }, Refusal::NoCallToDecide);
    script.touch(&[vec![yours(&script, BEA, ANA), mine(&script, ANA)]], 80);
    called(&script, ANA, &[BEA], CallVerdict::TooClose);
    script.ruled(&[], Next::SameTurn, &[]);
    let mut before = script.clone();
    before.table(Command::DecideCall { caught: false });
    called(&before, ANA, &[BEA], CallVerdict::SaidBefore);
    assert_eq!(before.view().hands[ANA], Hand::Called);
    script.seat(CARLOS, Command::DecideCall { caught: true });
    called(&script, ANA, &[BEA], CallVerdict::Caught);
    script.ruled(&[(ANA, Price::Pile)], Next::SameTurn, &[]);
    assert_eq!(script.view().hands[ANA], Hand::Cards);
    script.table_refused(Command::DecideCall { caught: true }, Refusal::NoCallToDecide);
}

#[test]
fn a_player_is_caught_once_however_many_call() {
    let mut script = Script::on_phones(4);
    let at_once = vec![yours(&script, BEA, ANA), yours(&script, CARLOS, ANA)];
    let later = vec![yours(&script, Seat(3), ANA)];
    script.touch(&[at_once, later.clone()], 90);
    called(&script, ANA, &[BEA, CARLOS], CallVerdict::Caught);
    script.ruled(&[(ANA, Price::Pile)], Next::SameTurn, &[]);
    // Much later it's another call.
    script.touch(&[later], 3000);
    called(&script, ANA, &[Seat(3)], CallVerdict::Caught);
}

#[test]
fn nobody_without_cards_is_caught_and_nobody_calls_themselves() {
    let mut script = Script::on_phones(3);
    script.out(&[ANA]);
    script.touch(&[vec![yours(&script, BEA, ANA)]], 80);
    called(&script, ANA, &[BEA], CallVerdict::SaidBefore);
    let before = script.events.len();
    let nothing = [vec![yours(&script, BEA, BEA)], vec![mine(&script, ANA)], vec![(BEA, 200)]];
    script.touch(&nothing, 5000);
    assert_eq!(script.events.len(), before);
}

#[test]
fn after_taking_cards_it_has_to_be_said_again() {
    let mut script = Script::on_phones(3);
    script.touch(&[vec![mine(&script, ANA)]], 80);
    script.table(Command::SetFound {
        slowest: Some(ANA),
        also_safe: Vec::new(),
        last_card_of: None,
    });
    script.touch(&[vec![yours(&script, BEA, ANA)]], 9000);
    called(&script, ANA, &[BEA], CallVerdict::Caught);
}

#[test]
fn a_call_does_not_disturb_a_race() {
    let mut script = Script::on_phones(3);
    script.grab(&[&[ANA]]);
    script.touch(&[vec![yours(&script, CARLOS, BEA)]], 80);
    assert_eq!(script.view().hands[BEA], Hand::Cards);
    script.grab(&[&[CARLOS]]);
    script.table(Command::SetFound { slowest: None, also_safe: Vec::new(), last_card_of: None });
    script.ruled(&[(BEA, Price::Set)], super::script::goes(CARLOS), &[]);
}

#[test]
fn before_the_game_and_after_it_phones_are_just_phones() {
    let mut script = Script::on_phones(3);
    script.table(Command::Undo);
    let before = script.events.len();
    let touches = [vec![yours(&script, BEA, ANA), (ANA, 0)]];
    script.touch(&touches, 80);
    script.table(Command::Begin);
    script.out(&[ANA]);
    script.grab(&[&[ANA], &[BEA]]);
    script.table(Command::SetFound { slowest: None, also_safe: Vec::new(), last_card_of: None });
    let decided = script.events.len();
    script.touch(&touches, 80);
    assert_eq!((before + 5, script.events.len()), (decided, decided));
}
