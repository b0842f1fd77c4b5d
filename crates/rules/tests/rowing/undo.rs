//! Mis-taps are normal.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Game, Viewer},
    rowing::{
        command::Command,
        event::{Deed, Event},
        fault::{Fault, Price},
        plan::StandIn,
        race::Hand,
        refusal::Refusal,
        view::{StepView, View},
    },
    seat::Seat,
};

use crate::script::{ANA, BEA, CARLOS, Script, goes, next_tap, no_set, plan, set_found};

#[test]
fn a_wrong_yes_is_taken_back_even_if_it_decided_the_game() {
    let mut script = Script::on_phones(3);
    script.out(&[ANA]);
    script.grab(&[&[ANA], &[BEA]]);
    let asked = script.step();
    script.table(set_found(None));
    assert!(matches!(script.step(), StepView::Result { .. }));
    script.seat(CARLOS, Command::Undo);
    assert_eq!(script.step(), asked);
    assert_eq!(script.view().hands[ANA], Hand::Out);
    script.table(no_set());
    script.ruled(&[(ANA, Price::Pile), (BEA, Price::Pile)], goes(BEA), &[]);
    assert_eq!(script.view().hands[ANA], Hand::Cards);
}

#[test]
fn nobody_but_the_table_undoes_a_grab() {
    let mut script = Script::on_phones(3);
    script.grab(&[&[ANA]]);
    script.time_is_up();
    script.refused(ANA, Command::Undo, Refusal::NotYoursToUndo);
    script.refused(BEA, Command::Undo, Refusal::NotYoursToUndo);
    assert!(!script.game.view(Viewer::Seat(ANA)).mine.unwrap().may_undo);
    script.table(Command::Undo);
    assert_eq!(script.step(), StepView::Play, "the question is gone, too");
    let undone = script.view().undone.unwrap();
    assert_eq!(undone.by, Actor::Clock);
    assert!(matches!(undone.deed, Deed::Grabbed { .. }));
}

#[test]
fn everybody_undoes_what_they_said_about_their_own_cards() {
    let mut script = Script::on_the_table(3);
    script.out(&[ANA]);
    script.refused(BEA, Command::Undo, Refusal::NotYoursToUndo);
    script.seat(ANA, Command::Undo);
    assert_eq!(script.view().hands[ANA], Hand::Cards);
    let mine = script.view().spots.mine;
    script.touch(&[vec![(BEA, mine)]], 1000);
    script.refused(ANA, Command::Undo, Refusal::NotYoursToUndo);
    script.seat(BEA, Command::Undo);
    assert_eq!(script.view().hands[BEA], Hand::Cards);
}

#[test]
fn there_is_nothing_to_undo_before_the_game_and_after_it() {
    let mut script = Script::on_the_table(3);
    script.table(Command::Fault { fault: Fault::Peeked, by: ANA });
    script.table(Command::Undo);
    script.table(Command::Undo);
    assert_eq!(script.step(), StepView::Setup);
    script.table_refused(Command::Undo, Refusal::NothingToUndo);
    script.table(Command::Begin);
    script.out(&[ANA]);
    script.table(set_found(Some(BEA)));
    script.table(Command::Finish);
    script.table_refused(Command::Undo, Refusal::GameOver);
    assert_eq!(script.view().undo, None);
}

/// Everything that any viewer sees, except the note that something was undone.
fn pictures(script: &Script) -> Vec<View> {
    let seats = Seat::all(script.game.seats()).map(Viewer::Seat);
    let viewers = std::iter::once(Viewer::Table).chain(seats);
    viewers.map(|viewer| View { undone: None, ..script.game.view(viewer) }).collect()
}

#[test]
fn undoing_all_steps_of_random_games_goes_back_through_exactly_the_same_states() {
    let mut undone = 0;
    for seed in 0..60 {
        let players = 2 + (seed % 5) as usize;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let stand_in = [StandIn::Phones, StandIn::Rings][seed as usize % 2];
        let mut script = Script::begun(players, plan(stand_in));
        let mut trail: Vec<Vec<View>> = vec![Vec::new()];
        let mut now = 0;
        for _ in 0..80 {
            let (actor, command) = next_tap(&script.view(), &mut now, &mut random);
            if matches!(command, Command::Undo | Command::Abandon | Command::Finish) {
                continue;
            }
            let before = script.clone();
            if matches!(before.step(), StepView::Result { .. } | StepView::Over { .. }) {
                break;
            }
            if script.give(actor, &command).is_err() {
                continue;
            }
            // A command can be several steps, and the clock asks without one.
            for (place, event) in script.events[before.events.len()..].iter().enumerate() {
                if let Event::Done { .. } = event {
                    trail.push(if place == 0 { pictures(&before) } else { Vec::new() });
                }
            }
        }
        while let Some(before) = trail.pop() {
            script.table(Command::Undo);
            undone += 1;
            if !before.is_empty() {
                assert_eq!(pictures(&script), before);
            }
        }
        script.table_refused(Command::Undo, Refusal::NothingToUndo);
    }
    assert!(undone > 800, "the games were long enough to say anything: {undone}");
}
