//! The trainer for the eye.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::Parts,
    rowing::{
        RowYourGoat,
        advice::{Advice, MOST_EXERCISES, Question},
        card::{Boat, CardColour, Grid},
        sets::{GridLine, judge},
        trainer::{Answer, Exercise, Mark},
    },
};

fn drawn(count: usize) -> Vec<Exercise> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(11);
    (0..count).map(|_| Exercise::drawn(&mut random)).collect()
}

#[test]
fn about_four_in_ten_grids_have_no_set() {
    let exercises = drawn(4000);
    let without = exercises.iter().filter(|exercise| exercise.sets.is_empty()).count();
    assert!((1450..1700).contains(&without), "{without} of 4000");
    let one = exercises.iter().filter(|exercise| exercise.sets.len() == 1).count();
    assert!((1500..1780).contains(&one), "{one} of 4000 have exactly one");
}

#[test]
fn no_boat_colour_or_cell_is_preferred() {
    let exercises = drawn(4000);
    for cell in 0..9 {
        let cards = || exercises.iter().map(|exercise| exercise.cards[cell]);
        for boat in Boat::ALL {
            let times = cards().filter(|card| card.boat == boat).count();
            assert!((880..1120).contains(&times), "{boat:?} {times} times in cell {cell}");
        }
        for colour in CardColour::ALL {
            let times = cards().filter(|card| card.colour == colour).count();
            assert!((880..1120).contains(&times), "{colour:?} {times} times in cell {cell}");
        }
    }
}

#[test]
fn the_solution_is_what_the_judge_says() {
    for exercise in drawn(200) {
        assert_eq!(judge(&Grid::from(exercise.cards)).unwrap().sets, exercise.sets);
    }
}

#[test]
fn any_set_is_right_and_everything_else_is_told_what_it_is() {
    for exercise in drawn(200) {
        let is_set = |line: GridLine| exercise.sets.iter().any(|set| set.line == line);
        for line in GridLine::ALL {
            let mark = if is_set(line) { Mark::Right } else { Mark::NoSetThere };
            assert_eq!(exercise.mark(Answer::Set { line }), mark);
        }
        let mark = if exercise.sets.is_empty() { Mark::Right } else { Mark::Overlooked };
        assert_eq!(exercise.mark(Answer::None), mark);
    }
}

#[test]
fn a_number_names_the_same_grids_for_everybody() {
    let ask = |seed, count| RowYourGoat::advise(&Question::Exercises { seed, count });
    let Some(Advice::Exercises { exercises }) = ask(5, 10) else { panic!() };
    assert_eq!(exercises.len(), 10);
    assert_eq!(ask(5, 10), Some(Advice::Exercises { exercises: exercises.clone() }));
    assert_ne!(ask(6, 10), ask(5, 10));
    assert_eq!(ask(5, MOST_EXERCISES + 1), None);
    for (number, exercise) in (0_u8..).zip(&exercises) {
        let answer = Answer::Set { line: GridLine::Row2 };
        let mark = RowYourGoat::advise(&Question::Exercise { seed: 5, number, answer });
        assert_eq!(mark, Some(Advice::Exercise { mark: exercise.mark(answer) }));
    }
    let answer = Answer::None;
    for number in [MOST_EXERCISES, u8::MAX] {
        assert_eq!(RowYourGoat::advise(&Question::Exercise { seed: 5, number, answer }), None);
    }
}
