//! Grabs, the question that follows them, and what its answers come to.

use rules::{
    game::{Actor, Game, Progress},
    moments::{Moment, Signal, Touch},
    rowing::{
        RowYourGoat,
        command::Command,
        fault::{Fault, Price},
        outcome::{Ending, Outcome},
        plan::{
            AfterSecondLifesaver, AllOut, FalseGrab, LastCard, Missing, Plan, SecondLifesaver,
            SecondTouch, StandIn, TooClose,
        },
        race::{Hand, LATE, Placed},
        refusal::Refusal,
        ruling::{About, Next},
        view::{LateView, RaceView, StepView},
    },
    seat::Seat,
};

use super::script::{ANA, BEA, CARLOS, DORA, Script, goes, no_set, plan, set_found};

fn question(script: &Script) -> RaceView {
    match script.step() {
        StepView::Question { race } => race,
        other => panic!("no question but {other:?}"),
    }
}

#[test]
fn the_slowest_takes_a_set_and_the_left_neighbour_goes_on() {
    let mut script = Script::on_phones(4);
    script.grab(&[&[CARLOS], &[ANA]]);
    let racing = Moment::Race { places: 1, quiet: Some(3) };
    assert_eq!(script.game.moment(), Some(racing));
    script.grab(&[&[DORA]]);
    let race = question(&script);
    assert_eq!(race.order, [[CARLOS], [ANA], [DORA]]);
    assert_eq!(race.slowest, Placed::Known { seat: BEA });
    script.table(set_found(None));
    script.ruled(&[(BEA, Price::Set)], goes(CARLOS), &[]);
    assert_eq!(script.step(), StepView::Play);
}

#[test]
fn the_signals_of_the_clock_become_commands_that_nobody_else_can_give() {
    let groups = vec![vec![Touch { seat: ANA, on: 0, at: 7 }]];
    let touched = Command::Touched { groups: groups.clone() };
    assert_eq!(RowYourGoat::on(Signal::Touched(groups)), Some(touched.clone()));
    assert_eq!(RowYourGoat::on(Signal::TimeUp), Some(Command::TimeUp));
    assert_eq!(RowYourGoat::on(Signal::AllReady), None);
    let mut script = Script::on_phones(3);
    for command in [touched, Command::TimeUp] {
        script.refused(ANA, command.clone(), Refusal::NotTheClock);
        script.table_refused(command, Refusal::NotTheClock);
    }
    assert_eq!(script.give(Actor::Clock, &Command::TimeUp), Err(Refusal::NothingRuns));
}

#[test]
fn whoever_comes_after_the_last_lifesaver_is_the_slowest_and_no_offender() {
    let mut script = Script::on_phones(3);
    script.grab(&[&[ANA], &[BEA], &[CARLOS], &[ANA]]);
    let race = question(&script);
    assert_eq!((race.order.len(), race.free), (2, 0));
    script.grab(&[&[BEA], &[CARLOS]]);
    assert_eq!(question(&script), race, "grabs while the question is open");
    script.table(set_found(None));
    script.ruled(&[(CARLOS, Price::Set)], goes(ANA), &[]);
}

#[test]
fn everybody_learns_by_how_much_they_were_behind_or_too_late() {
    let mut script = Script::on_phones(3);
    let at = |seat, at| vec![Touch { seat, on: 0, at }];
    let touch = |script: &mut Script, groups| {
        let touched = Command::Touched { groups };
        script.give(Actor::Clock, &touched).expect("touches are never refused");
    };
    let groups = vec![at(ANA, 1000), at(BEA, 1240), at(CARLOS, 1360)];
    touch(&mut script, groups);
    let race = question(&script);
    assert_eq!((race.behind, race.late), (vec![0, 240], vec![LateView { seat: CARLOS, by: 120 }]));
    script.table(set_found(None));
    let about = script.view().ruling.map(|ruling| ruling.about);
    assert!(matches!(about, Some(About::Set { late_by: Some(120), .. })), "{about:?}");
    touch(&mut script, vec![at(ANA, 9000), at(BEA, 9240), at(CARLOS, 9240 + LATE)]);
    assert_eq!(question(&script).late, [], "long after the race");
}

#[test]
fn who_still_grabs_while_the_question_is_open_is_in_the_race() {
    let mut script = Script::on_phones(4);
    script.grab(&[&[ANA]]);
    script.clock(Command::TimeUp);
    assert_eq!(script.game.moment(), Some(Moment::Race { places: 2, quiet: None }));
    assert_eq!(question(&script).slowest, Placed::Unknown);
    script.grab(&[&[DORA], &[ANA]]);
    assert_eq!(question(&script).order, [[ANA], [DORA]]);
    assert!(question(&script).again.is_empty(), "a race that is over has no second touches");
    script.table_refused(set_found(None), Refusal::WhoWasSlowest);
    script.table_refused(set_found(Some(Seat(4))), Refusal::NoSuchSeat);
    script.table(set_found(Some(CARLOS)));
    script.ruled(&[(CARLOS, Price::Set)], goes(DORA), &[]);
}

#[test]
fn two_hands_at_the_last_lifesaver_are_for_the_table_to_decide() {
    let mut script = Script::on_phones(4);
    script.grab(&[&[ANA], &[BEA], &[CARLOS, DORA]]);
    let seats = vec![CARLOS, DORA];
    assert_eq!(question(&script).slowest, Placed::TooClose { seats: seats.clone() });
    script.table_refused(set_found(None), Refusal::TooCloseForLast { seats });
    script.table(set_found(Some(CARLOS)));
    script.ruled(&[(CARLOS, Price::Set)], goes(DORA), &[]);

    // It doesn't matter who of two was quicker if both got one.
    let mut script = Script::on_phones(4);
    script.grab(&[&[ANA, BEA], &[DORA]]);
    script.table(set_found(None));
    script.ruled(&[(CARLOS, Price::Set)], goes(DORA), &[]);
}

#[test]
fn at_some_tables_both_are_safe_then_and_nobody_pays() {
    let mut script = Script::with(3, |options| options.too_close = TooClose::BothSafe);
    script.out(&[CARLOS]);
    script.grab(&[&[ANA, BEA, CARLOS]]);
    script.table(set_found(None));
    script.ruled(&[], Next::SameTurn, &[CARLOS]);
}

#[test]
fn whoever_has_no_cards_and_is_safe_wins_and_several_win_together() {
    let mut script = Script::on_phones(4);
    script.out(&[ANA, BEA, DORA]);
    script.grab(&[&[DORA], &[CARLOS], &[ANA]]);
    script.table(set_found(None));
    script.ruled(&[(BEA, Price::Set)], goes(CARLOS), &[DORA, ANA]);
    let outcome = Outcome { ending: Ending::Lifesaver, winners: vec![DORA, ANA] };
    assert_eq!(script.step(), StepView::Result { outcome: outcome.clone() });
    assert_eq!(script.game.report(), None, "it can still be undone");
    assert_eq!(script.game.moment(), Some(Moment::Look { seconds: 10 }));
    script.table_refused(set_found(Some(ANA)), Refusal::Decided);
    script.clock(Command::TimeUp);
    assert_eq!((script.step(), script.game.moment()), (StepView::Over { outcome }, None));
    assert_eq!(script.game.report().unwrap().winners, [DORA, ANA]);
    script.table_refused(Command::Undo, Refusal::GameOver);
}

#[test]
fn the_slowest_has_cards_again_and_plays_on() {
    let mut script = Script::on_phones(3);
    script.out(&[ANA, BEA]);
    script.grab(&[&[CARLOS]]);
    script.clock(Command::TimeUp);
    script.table(set_found(Some(BEA)));
    script.ruled(&[(BEA, Price::Set)], goes(CARLOS), &[]);
    let hands = script.view().hands;
    assert_eq!((hands[ANA], hands[BEA]), (Hand::Out, Hand::Cards), "Ana got no lifesaver");
    assert_eq!(script.ruling().takes[0].had, Hand::Out);
}

#[test]
fn whoever_goes_next_has_cards() {
    let mut script = Script::on_the_table(4);
    script.out(&[BEA, CARLOS]);
    script.table(Command::Fault { fault: Fault::Peeked, by: ANA });
    script.ruled(&[(ANA, Price::CardBack)], goes(DORA), &[]);
    // Everybody else is out: the slowest goes on alone.
    let mut script = Script::on_phones(3);
    script.out(&[ANA, BEA]);
    script.grab(&[&[ANA]]);
    script.table(Command::Fault { fault: Fault::SecondLifesaver, by: ANA });
    script.table(set_found(Some(CARLOS)));
    script.ruled(&[(CARLOS, Price::Set), (ANA, Price::Pile)], goes(ANA), &[]);
}

#[test]
fn a_phone_that_dropped_out_of_the_race_can_be_added() {
    let mut script = Script::on_phones(3);
    script.out(&[BEA]);
    script.grab(&[&[ANA]]);
    script.clock(Command::TimeUp);
    script.table(Command::SetFound {
        slowest: Some(CARLOS),
        also_safe: vec![BEA],
        last_card_of: None,
    });
    script.ruled(&[(CARLOS, Price::Set)], goes(ANA), &[BEA]);
}

#[test]
fn without_a_set_each_who_touched_takes_a_pile_in_order() {
    let mut script = Script::on_phones(4);
    script.grab(&[&[CARLOS], &[ANA]]);
    script.clock(Command::TimeUp);
    script.table(no_set());
    script.ruled(&[(CARLOS, Price::Pile), (ANA, Price::Pile)], goes(DORA), &[]);

    let mut script = Script::with(4, |options| options.false_grab = FalseGrab::FirstPays);
    script.grab(&[&[CARLOS], &[ANA]]);
    script.clock(Command::TimeUp);
    script.table(no_set());
    script.ruled(&[(CARLOS, Price::Pile)], goes(DORA), &[]);
}

#[test]
fn without_a_set_it_matters_who_was_first() {
    let mut script = Script::on_phones(4);
    script.grab(&[&[CARLOS, ANA], &[DORA]]);
    let seats = vec![CARLOS, ANA];
    script.table_refused(no_set(), Refusal::TooCloseForFirst { seats });
    let touched = vec![ANA, CARLOS, ANA];
    script.table_refused(Command::NoSet { touched }, Refusal::SeatTwice);
    script.table(Command::NoSet { touched: vec![ANA, CARLOS, DORA] });
    let piles = [ANA, CARLOS, DORA].map(|seat| (seat, Price::Pile));
    script.ruled(&piles, goes(BEA), &[]);
}

#[test]
fn everybody_can_agree_to_forget_a_grab() {
    let mut script = Script::on_phones(3);
    script.table_refused(Command::Overlook, Refusal::NothingToOverlook);
    script.grab(&[&[ANA]]);
    script.table(Command::Overlook);
    script.ruled(&[], Next::SameTurn, &[]);
    assert_eq!(script.step(), StepView::Play);
    assert_eq!(script.game.moment(), Some(Moment::Race { places: 2, quiet: None }));
}

#[test]
fn a_fault_is_waved_off_one_player_at_a_time() {
    let mut script = Script::on_phones(4);
    script.out(&[CARLOS]);
    script.grab(&[&[CARLOS], &[ANA]]);
    script.clock(Command::TimeUp);
    script.table(no_set());
    assert_eq!(script.view().hands[CARLOS], Hand::Cards);
    script.seat(BEA, Command::WaveOff { seat: CARLOS });
    script.ruled(&[(ANA, Price::Pile)], goes(BEA), &[]);
    assert_eq!(script.view().hands[CARLOS], Hand::Out, "as before");
    script.table_refused(Command::WaveOff { seat: CARLOS }, Refusal::NothingToWaveOff);
    script.table(Command::WaveOff { seat: ANA });
    script.ruled(&[], Next::SameTurn, &[]);
    // What the slowest takes isn't a fault.
    script.table(set_found(Some(ANA)));
    script.table_refused(Command::WaveOff { seat: ANA }, Refusal::NothingToWaveOff);
}

#[test]
fn a_second_touch_is_a_slip_for_half_a_second_and_a_fault_after_that() {
    let ring = |seat| vec![(seat, 0)];
    let again = |script: &Script| match script.step() {
        StepView::Race { race } => race.again,
        other => panic!("{other:?}"),
    };
    let mut script = Script::on_phones(4);
    script.touch(&[ring(ANA), ring(ANA)], 499);
    assert!(again(&script).is_empty());
    script.touch(&[ring(ANA)], 1);
    assert_eq!(again(&script), [ANA], "500 ms after the first touch");
    script.touch(&[ring(ANA)], 700);
    assert_eq!(again(&script), [ANA], "once is enough");
    script.grab(&[&[BEA], &[CARLOS]]);
    script.table(set_found(None));
    script.ruled(&[(DORA, Price::Set), (ANA, Price::Pile)], goes(ANA), &[]);
    script.table(Command::WaveOff { seat: ANA });
    script.ruled(&[(DORA, Price::Set)], goes(ANA), &[]);

    let mut strict = Script::with(4, |options| options.second_touch = SecondTouch::Fault);
    strict.touch(&[ring(ANA), ring(ANA)], 40);
    assert_eq!(again(&strict), [ANA]);
}

#[test]
fn tables_differ_about_a_second_lifesaver() {
    let ruled = |change: fn(&mut rules::rowing::plan::Options)| {
        let mut script = Script::with(4, change);
        script.grab(&[&[BEA], &[BEA], &[CARLOS], &[DORA]]);
        script.table(set_found(None));
        let ruling = script.ruling();
        (ruling.takes.iter().map(|take| take.seat).collect::<Vec<_>>(), ruling.next)
    };
    assert_eq!(ruled(|_| {}), (vec![ANA, BEA], goes(BEA)));
    assert_eq!(
        ruled(|options| options.second_lifesaver = SecondLifesaver::OffenderFirst),
        (vec![BEA, ANA], goes(BEA))
    );
    assert_eq!(
        ruled(|options| {
            options.after_second_lifesaver = AfterSecondLifesaver::LeftOfOffender;
        }),
        (vec![ANA, BEA], goes(CARLOS))
    );
}

#[test]
fn whoever_has_to_take_a_pile_does_not_win_unless_it_is_waved_off() {
    let mut script = Script::on_phones(3);
    script.out(&[ANA]);
    script.grab(&[&[ANA], &[ANA], &[BEA]]);
    script.table(set_found(None));
    script.ruled(&[(CARLOS, Price::Set), (ANA, Price::Pile)], goes(ANA), &[]);
    script.table(Command::WaveOff { seat: ANA });
    script.ruled(&[(CARLOS, Price::Set)], goes(BEA), &[ANA]);
    assert!(matches!(script.step(), StepView::Result { .. }));
}

#[test]
fn rings_on_the_table_device_are_as_many_as_are_missing_and_nobodys() {
    let missing = Missing { lifesavers: 4, cards: 0 };
    let plan = Plan { missing, stand_in: StandIn::Rings, ..Plan::default() };
    let mut script = Script::begun(4, plan);
    assert_eq!(script.game.moment(), Some(Moment::Race { places: 2, quiet: None }));
    script.refused(ANA, Command::TakeRing { ring: 0 }, Refusal::TableOnly);
    script.table_refused(Command::TakeRing { ring: 2 }, Refusal::NoSuchRing);
    script.table(Command::TakeRing { ring: 1 });
    script.table(Command::TakeRing { ring: 1 });
    assert_eq!(script.game.moment(), Some(Moment::Race { places: 1, quiet: Some(3) }));
    script.table(Command::TakeRing { ring: 0 });
    let race = question(&script);
    assert_eq!(
        (race.rings, race.slowest, race.first),
        (vec![0, 1], Placed::Unknown, Placed::Unknown)
    );
    script.table_refused(no_set(), Refusal::WhoTouched);
    script.table_refused(set_found(None), Refusal::WhoWasSlowest);
    script.out(&[DORA]);
    script.table(set_found(Some(ANA)));
    script.ruled(&[(ANA, Price::Set)], goes(BEA), &[DORA]);
}

#[test]
fn phones_are_lifesavers_only_if_the_table_has_said_so() {
    for stand_in in [StandIn::Rings, StandIn::Objects] {
        let mut script = Script::begun(3, plan(stand_in));
        let before = script.events.len();
        script.grab(&[&[ANA], &[BEA]]);
        assert_eq!(script.events.len(), before);
    }
    Script::on_phones(3).table_refused(Command::TakeRing { ring: 0 }, Refusal::NoSuchRing);
}

#[test]
fn with_lifesavers_from_the_box_the_table_just_says_what_happened() {
    let mut script = Script::on_the_table(4);
    script.out(&[CARLOS]);
    assert_eq!(script.game.moment(), Some(Moment::Race { places: 0, quiet: None }));
    script.table(Command::NoSet { touched: vec![BEA, ANA] });
    script.ruled(&[(BEA, Price::Pile), (ANA, Price::Pile)], goes(DORA), &[]);
    script.table(set_found(Some(BEA)));
    script.ruled(&[(BEA, Price::Set)], goes(DORA), &[CARLOS]);
    script.table(Command::Finish);
    assert_eq!(script.game.progress(), Progress::Over);
}

#[test]
fn your_own_last_card_counts_or_not_as_the_table_likes() {
    let last_card_of =
        |seat| Command::SetFound { slowest: None, also_safe: Vec::new(), last_card_of: Some(seat) };
    for (ruling, winners) in [(LastCard::Counts, vec![ANA]), (LastCard::LaterSet, Vec::new())] {
        let mut script = Script::with(3, |options| options.last_card = ruling);
        script.out(&[ANA]);
        script.grab(&[&[ANA], &[BEA]]);
        let asked = question(&script).ask_last_card;
        assert_eq!(asked.contains(&ANA), ruling == LastCard::LaterSet);
        script.table(last_card_of(ANA));
        assert_eq!(script.ruling().winners, winners);
    }
}

#[test]
fn nobody_has_cards_and_there_is_no_set() {
    for (ruling, winners) in [(AllOut::Draw, vec![ANA, BEA, CARLOS]), (AllOut::Replay, vec![])] {
        let mut script = Script::with(3, |options| options.all_out = ruling);
        script.out(&[ANA, BEA]);
        assert!(!script.view().all_out);
        script.table_refused(Command::NoMoreSets, Refusal::NotAllOut);
        script.out(&[CARLOS]);
        assert!(script.view().all_out);
        script.table(Command::NoMoreSets);
        script.table(Command::Undo);
        script.table(Command::NoMoreSets);
        script.table(Command::Finish);
        assert_eq!(script.game.report().unwrap().winners, winners);
        assert_eq!(script.game.report().unwrap().details.ending, Ending::AllOut);
    }
}

#[test]
fn of_two_without_cards_the_one_with_the_lifesaver_wins() {
    let mut script = Script::on_phones(2);
    script.out(&[ANA, BEA]);
    script.grab(&[&[BEA]]);
    script.table(set_found(None));
    script.ruled(&[(ANA, Price::Set)], goes(ANA), &[BEA]);
}

#[test]
fn lots_are_drawn_between_two_hands_on_one_lifesaver() {
    let mut drawn = std::collections::BTreeSet::new();
    let mut script = Script::on_the_table(4);
    for _ in 0..40 {
        script.table(Command::DrawLots { between: vec![BEA, DORA] });
        drawn.insert(script.view().lots.unwrap().drawn);
    }
    assert_eq!(drawn.into_iter().collect::<Vec<_>>(), [BEA, DORA]);
    script.table_refused(Command::DrawLots { between: vec![BEA] }, Refusal::LotsForTwo);
    script.table_refused(Command::DrawLots { between: vec![BEA, BEA] }, Refusal::SeatTwice);
    script.table_refused(Command::DrawLots { between: vec![BEA, Seat(4)] }, Refusal::NoSuchSeat);
    script.table(set_found(Some(BEA)));
    assert_eq!(script.view().lots, None);
}
