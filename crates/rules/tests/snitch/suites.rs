//! The suites that every game has to pass.

use proptest::strategy::BoxedStrategy;
use rand::Rng;
use rules::{
    game::Actor,
    snitch::{Snitch, command::Command, event::Event, plan::Options, view::View},
};

use super::{
    hostile_journals, random_games,
    script::{self, Script, plan},
    who_may,
};
use crate::shared::{Tested, passes_every_suite, undo::Trace};

impl Tested for Snitch {
    type Options = Options;
    // 15 kinds, one of which has 14 kinds of its own.
    const EVENTS: usize = 28;
    const TABLES: &'static [usize] = &[2, 3, 4, 10];

    fn may(script: &Script, actor: Actor, command: &Command) -> bool {
        who_may::may(script, actor, command)
    }

    fn arrange(_: usize, random: &mut dyn Rng) -> Command {
        Command::Arrange { plan: random_games::any_plan(random), starter: None }
    }

    fn begun(players: usize, _: u64) -> Script {
        Script::started(players, plan())
    }

    fn next_tap(script: &mut Script, random: &mut dyn Rng) -> (Actor, Command) {
        script::next_tap(script, random)
    }

    fn any_event() -> BoxedStrategy<Event> {
        hostile_journals::any_event()
    }

    fn always_holds(view: &View) {
        hostile_journals::adds_up(view);
    }

    fn trace(_: &Script, event: &Event) -> Trace {
        match event {
            Event::Done { .. } => Trace::Step,
            Event::Ready { .. } | Event::NotReady { .. } | Event::CountAborted { .. } => {
                Trace::Part
            }
            Event::Zero | Event::Ended { .. } => Trace::NoReturn,
            _ => Trace::Stays,
        }
    }

    fn without_note(view: View) -> View {
        View { undone: None, ..view }
    }
}

passes_every_suite!(Snitch);
