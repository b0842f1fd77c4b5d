//! The suites that every game has to pass.

use proptest::strategy::BoxedStrategy;
use rand::Rng;
use rules::{
    game::Actor,
    scapegoat::{
        ScapeGoat,
        command::Command,
        event::Event,
        plan::Options,
        view::{StepView, View},
    },
};

use super::{
    hostile_journals, random_games,
    script::{self, Script, plan},
    who_may,
};
use crate::shared::{Tested, passes_every_suite, undo::Trace};

impl Tested for ScapeGoat {
    type Options = Options;
    // 25 kinds, one of which has 14 kinds of its own.
    const EVENTS: usize = 38;
    const TABLES: &'static [usize] = &[3, 4, 5, 6];

    fn may(script: &Script, actor: Actor, command: &Command) -> bool {
        who_may::may(script, actor, command)
    }

    fn arrange(players: usize, random: &mut dyn Rng) -> Command {
        Command::Arrange { plan: random_games::any_plan(players, random), placement: None }
    }

    fn begun(players: usize, _: u64) -> Script {
        Script::started(players, plan())
    }

    fn next_tap(script: &mut Script, random: &mut dyn Rng) -> (Actor, Command) {
        script::next_tap(&script.view(), random)
    }

    fn any_event() -> BoxedStrategy<Event> {
        hostile_journals::any_event()
    }

    fn trace(before: &Script, event: &Event) -> Trace {
        match event {
            Event::Done { .. } => Trace::Step,
            // The exchange of a trade goes back to before its count.
            Event::Zero if matches!(before.step(), StepView::TradeCount { .. }) => Trace::Drops,
            Event::Zero | Event::Repeated | Event::Ended { .. } => Trace::NoReturn,
            Event::Ready { .. }
            | Event::NotReady { .. }
            | Event::CountAborted { .. }
            | Event::CardTold { .. }
            | Event::Pointed { .. }
            | Event::PointedInVain => Trace::Part,
            _ => Trace::Stays,
        }
    }

    fn without_note(view: View) -> View {
        View { undone: None, ..view }
    }
}

passes_every_suite!(ScapeGoat);
