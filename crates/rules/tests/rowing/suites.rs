//! The suites that every game has to pass.

use proptest::strategy::BoxedStrategy;
use rand::Rng;
use rules::{
    game::Actor,
    rowing::{
        RowYourGoat,
        command::Command,
        event::Event,
        plan::{Options, StandIn},
        view::View,
    },
};

use super::{
    hostile_journals, random_games,
    script::{self, Script, plan},
    who_may,
};
use crate::shared::{Tested, passes_every_suite, undo::Trace};

impl Tested for RowYourGoat {
    type Options = Options;
    // Thirteen kinds, one of which has eleven kinds of its own.
    const EVENTS: usize = 23;
    // With two players the first grab is also the last: there is no race.
    const TABLES: &'static [usize] = &[3, 4, 6];

    fn may(script: &Script, actor: Actor, command: &Command) -> bool {
        who_may::may(script, actor, command)
    }

    fn arrange(_: usize, random: &mut dyn Rng) -> Command {
        Command::Arrange { plan: random_games::any_plan(random), starter: None }
    }

    fn begun(players: usize, seed: u64) -> Script {
        Script::begun(players, plan([StandIn::Phones, StandIn::Rings][seed as usize % 2]))
    }

    fn next_tap(script: &mut Script, random: &mut dyn Rng) -> (Actor, Command) {
        script::next_tap(script, random)
    }

    fn any_event() -> BoxedStrategy<Event> {
        hostile_journals::any_event()
    }

    fn trace(_: &Script, event: &Event) -> Trace {
        match event {
            Event::Done { .. } => Trace::Step,
            Event::Ended { .. } => Trace::NoReturn,
            // The clock asks without anybody's doing.
            _ => Trace::Part,
        }
    }

    fn without_note(view: View) -> View {
        View { undone: None, ..view }
    }
}

passes_every_suite!(RowYourGoat);
