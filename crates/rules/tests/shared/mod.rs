//! What holds in every game: the suites that each of them has to pass, and what
//! the tests of all of them need.

pub(crate) mod examples;
pub(crate) mod hostile_journals;
pub(crate) mod options;
mod people;
pub(crate) mod random_games;
pub(crate) mod script;
pub(crate) mod undo;
mod walked;
pub(crate) mod who_may;

use proptest::strategy::BoxedStrategy;
use rand::Rng;
use rules::{game::Actor, options::Options};

use script::{Script, Scripted};
use undo::Trace;
use walked::Walked;

/// What the suites ask of a game.
pub(crate) trait Tested: Scripted + Walked {
    /// What a table can choose.
    type Options: Options;
    /// How many kinds of events there are. What people do counts by its own kinds.
    const EVENTS: usize;
    /// How many people sit at the tables that pass through every kind of step.
    const TABLES: &'static [usize];

    /// Whether the command is allowed now, if its arguments are right.
    fn may(script: &Script<Self>, actor: Actor, command: &Self::Command) -> bool;

    /// Sets a table up, with any plan.
    fn arrange(players: usize, random: &mut dyn Rng) -> Self::Command;

    /// A table that has begun to play; another one for another seed.
    fn begun(players: usize, seed: u64) -> Script<Self>;

    /// Mostly what a player would tap next, now and then anything at all.
    fn next_tap(script: &mut Script<Self>, random: &mut dyn Rng) -> (Actor, Self::Command);

    /// Any event at all, for it may come from a file.
    fn any_event() -> BoxedStrategy<Self::Event>;

    /// What holds even if the journal was made up.
    fn always_holds(view: &Self::View) {
        let _ = view;
    }

    /// What undo makes of an event that happened at this table.
    fn trace(before: &Script<Self>, event: &Self::Event) -> Trace;

    /// The same without the note that something was undone.
    fn without_note(view: Self::View) -> Self::View;
}

/// A number of players that the game is for, and few enough for tests that walk far.
pub(crate) fn players<G: Tested>(seed: u64) -> usize {
    let fewest = *G::PLAYERS.start();
    let several = (*G::PLAYERS.end()).min(6) - fewest + 1;
    fewest + seed as usize % several
}

/// The tests of the suites, for one game.
macro_rules! passes_every_suite {
    ($game:ty) => {
        #[test]
        fn no_made_up_journal_breaks_a_table() {
            crate::shared::hostile_journals::no_made_up_journal_breaks_a_table::<$game>();
        }

        #[test]
        fn nor_does_one_for_any_number_of_people() {
            crate::shared::hostile_journals::nor_does_one_for_any_number_of_people::<$game>();
        }

        #[test]
        fn every_kind_of_event_is_made_up_and_each_is_believed_somewhere() {
            crate::shared::hostile_journals::every_kind_is_made_up_and_believed::<$game>();
        }

        #[test]
        fn undoing_all_steps_of_random_games_goes_back_through_exactly_the_same_states() {
            crate::shared::undo::random_games_go_back_through_the_same_states::<$game>();
        }

        #[test]
        fn the_same_events_always_give_the_same_state_even_after_a_round_trip() {
            crate::shared::random_games::events_survive_a_round_trip::<$game>();
        }

        #[test]
        fn everybody_may_do_what_the_rules_say_and_nothing_else() {
            crate::shared::who_may::everybody_may_what_the_rules_say::<$game>();
        }

        #[test]
        fn the_usual_choice_is_offered_first_and_every_other_can_be_made() {
            crate::shared::options::the_usual_choice_is_offered_first::<$game>();
        }
    };
}
pub(crate) use passes_every_suite;
