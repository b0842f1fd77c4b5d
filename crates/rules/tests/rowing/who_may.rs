//! Who may give which command when, written down a second time.

use rules::{
    game::Actor,
    rowing::{
        command::Command,
        event::Deed,
        fault::Fault,
        plan::Lifesavers,
        ruling::{About, CallVerdict},
        view::StepView,
        warm_up::Phase,
    },
};

use super::script::Script;

/// Whether the command is allowed; its arguments are right.
pub(crate) fn may(script: &Script, actor: Actor, command: &Command) -> bool {
    use StepView::*;
    let view = script.view();
    let step = &view.step;
    let is_table = actor == Actor::Table;
    if view.plan.is_none() {
        return is_table && matches!(command, Command::Arrange { .. });
    }
    let who = match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Table | Actor::Clock => None,
    };
    let is_there = who.is_none_or(|seat| usize::from(seat.0) < script.players);
    if matches!(step, Over { .. }) || !is_there {
        return false;
    }
    let is_clock = actor == Actor::Clock;
    let is_setup = matches!(step, Setup | WarmUp { .. });
    let is_racing = matches!(step, Race { .. } | Question { .. });
    let is_playing = is_racing || *step == Play;
    let is_in = |phase: Phase| matches!(step, WarmUp { warm_up } if warm_up.phase == phase);
    let ruling = view.ruling.as_ref();
    match command {
        Command::Arrange { .. } => is_table && is_setup,
        Command::PickStarter { .. } | Command::Tick { .. } | Command::Begin => is_setup,
        Command::WarmUp => *step == Setup || is_in(Phase::Solved),
        Command::EndWarmUp => matches!(step, WarmUp { .. }),
        Command::Zero | Command::CallOff => is_clock && is_in(Phase::Counting),
        Command::Touched { .. } => is_clock,
        Command::TimeUp => {
            is_clock && (matches!(step, Race { .. } | Result { .. }) || is_in(Phase::Looking))
        }
        Command::TakeRing { .. } => {
            is_table && is_playing && matches!(view.lifesavers, Lifesavers::Rings { .. })
        }
        Command::SetFound { .. }
        | Command::NoSet { .. }
        | Command::Judge { .. }
        | Command::Fault { .. } => is_playing,
        Command::Overlook => is_racing,
        Command::DecideCall { .. } => {
            let about = ruling.map(|ruling| &ruling.about);
            is_playing && matches!(about, Some(About::Call { verdict: CallVerdict::TooClose, .. }))
        }
        Command::WaveOff { seat } => {
            let takes = ruling.into_iter().flat_map(|ruling| &ruling.takes);
            let mut faults = takes.filter(|take| take.why != Fault::Slowest);
            (is_playing || matches!(step, Result { .. })) && faults.any(|take| take.seat == *seat)
        }
        Command::DrawLots { between } => is_playing && between[0] != between[1],
        Command::Call | Command::Out { .. } => who.is_some() && is_playing,
        Command::NoMoreSets => is_playing && view.all_out,
        Command::Finish => matches!(step, Result { .. }),
        Command::Undo => view.undo.as_ref().is_some_and(|taken| {
            let is_theirs = match taken.deed {
                Deed::Grabbed { .. } | Deed::GrabbedAgain { .. } | Deed::RingTaken { .. } => false,
                Deed::Called { seat } | Deed::Out { seat, .. } => who == Some(seat),
                _ => true,
            };
            is_table || taken.by == actor || is_theirs
        }),
        Command::Abandon => is_table,
    }
}
