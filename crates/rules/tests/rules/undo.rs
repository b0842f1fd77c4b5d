use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Game},
    scapegoat::{
        board::Location::{Prepare, Spy},
        colour::CardColour::Grey,
        command::Command,
        event::{Event, PublicAction},
        refusal::Refusal,
        view::{StepView, View},
    },
};

use crate::script::{BLUE, GREEN, RED, Script, next_tap, plan};

/// Everything that any viewer sees, except the note that something was undone.
fn pictures(script: &Script) -> Vec<View> {
    let viewers = script.all_viewers().into_iter();
    viewers.map(|viewer| View { undone: None, ..script.game.view(viewer) }).collect()
}

#[test]
fn undoing_all_steps_of_random_games_goes_back_through_exactly_the_same_states() {
    let mut undone = 0;
    for seed in 0..60 {
        let players = 3 + (seed % 4) as usize;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut script = Script::started(players, plan());
        let mut trail: Vec<Vec<View>> = Vec::new();
        for _ in 0..400 {
            let (actor, command) = next_tap(&script.view(), &mut random);
            if matches!(command, Command::Undo) {
                continue;
            }
            let before = script.clone();
            if script.give(actor, &command).is_err() {
                continue;
            }
            for event in &script.events[before.events.len()..] {
                match event {
                    // A trade at the end of its count goes back to before the
                    // count, where this script has not looked.
                    Event::Zero if matches!(before.step(), StepView::TradeCount { .. }) => {
                        trail.pop();
                    }
                    Event::Done { .. } if before.counting() => trail.push(Vec::new()),
                    Event::Done { .. } => trail.push(pictures(&before)),
                    Event::Zero | Event::Repeated | Event::Ended { .. } => trail.clear(),
                    // Peeks, cards and who is ready are not undone: look
                    // only at steps that were not followed by any.
                    _ => trail.iter_mut().for_each(Vec::clear),
                }
            }
        }
        if script.counting() || matches!(script.step(), StepView::Over { .. }) {
            continue;
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
    assert!(undone > 200, "the games were long enough to say anything: {undone}");
}

#[test]
fn a_step_is_undone_by_whoever_took_it_or_by_the_table() {
    let mut script = Script::started(4, plan());
    script.table_refused(Command::Undo, Refusal::NothingToUndo);
    script.seat(RED, Command::Move { to: Spy });
    script.refused(BLUE, Command::Undo, Refusal::NotYoursToUndo);
    assert_eq!(script.give(Actor::Clock, &Command::Undo), Err(Refusal::NotYoursToUndo));
    let mut by_table = script.clone();
    by_table.table(Command::Undo);
    script.seat(RED, Command::Undo);
    assert_eq!(script.view().step, by_table.view().step);
    let undone = script.view().undone.unwrap();
    assert_eq!((undone.by, undone.deed), (Actor::Seat(RED), PublicAction::Moved { to: Spy }));
    script.seat(RED, Command::Move { to: Spy });
    assert_eq!(script.view().undone, None);
}

#[test]
fn a_look_in_between_is_not_undone() {
    let mut script = Script::started(4, plan());
    script.seat(RED, Command::Move { to: Spy });
    script.seat(GREEN, Command::Peek);
    script.seat(RED, Command::Undo);
    assert!(matches!(script.step(), StepView::Start { .. }));
    assert_eq!(script.view().looks[GREEN].in_app, 2);
}

#[test]
fn a_reveal_is_not_undone_but_a_wrongly_entered_card_is() {
    let mut script = Script::started(4, plan());
    script.turn(RED, Spy, Command::Spy { on: GREEN });
    script.table(Command::Untrack);
    script.seat(BLUE, Command::Frame);
    script.seat(BLUE, Command::Undo);
    script.seat(BLUE, Command::Frame);
    script.reveal_cards(&[&[Grey], &[Grey], &[Grey], &[Grey]]);
    script.seat(GREEN, Command::Undo);
    assert!(matches!(script.step(), StepView::FrameEntry { .. }));
    script.table_refused(Command::Undo, Refusal::NothingToUndo);
}

#[test]
fn the_step_that_can_be_undone_is_on_every_screen() {
    let mut script = Script::started(4, plan());
    script.turn(RED, Spy, Command::Spy { on: GREEN });
    script.seat(BLUE, Command::Move { to: Prepare });
    let undo = script.view().undo.unwrap();
    assert_eq!((undo.by, undo.deed), (Actor::Seat(BLUE), PublicAction::Moved { to: Prepare }));
    let may_undo = |seat| {
        let view = script.game.view(rules::game::Viewer::Seat(seat));
        view.mine.unwrap().may_undo
    };
    assert!(may_undo(BLUE) && !may_undo(RED));
}
