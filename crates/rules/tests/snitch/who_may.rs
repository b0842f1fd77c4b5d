//! Who may give which command when, written down a second time.

use rules::{
    game::Actor,
    snitch::{command::Command, terms::Due, view::StepView},
};

use super::script::Script;

/// Whether the command is allowed; its arguments are right.
pub(crate) fn may(script: &Script, actor: Actor, command: &Command) -> bool {
    use StepView::*;
    let (view, players) = (script.view(), script.players);
    let step = &view.step;
    let is_table = actor == Actor::Table;
    if view.plan.is_none() {
        return is_table && matches!(command, Command::Arrange { .. });
    }
    let who = match actor {
        Actor::Seat(seat) => Some(seat),
        Actor::Table | Actor::Clock => None,
    };
    if matches!(step, Over { .. }) || who.is_some_and(|seat| usize::from(seat.0) >= players) {
        return false;
    }
    let is_active = view.board.as_ref().is_some_and(|board| who == Some(board.active));
    let is_turn_time =
        matches!(step, Open | LastTurn { .. } | Start { .. } | Exchange | Action { .. });
    let is_gathering = matches!(step, LookGather { .. } | Reveal { .. });
    let is_counting = matches!(step, LookCount | RevealCount);
    let is_due = |wanted: Due| is_active && matches!(step, Action { due, .. } if *due == wanted);
    match command {
        Command::Arrange { .. } => is_table && matches!(step, Setup | LookGather { .. }),
        Command::Tick { .. } | Command::CountCards { .. } => {
            matches!(step, Setup | LookGather { .. })
        }
        Command::Begin => matches!(step, Setup),
        Command::Seen => matches!(step, LookFreely { .. }),
        Command::Draw => is_active && matches!(step, Start { .. }),
        Command::Play { .. } => is_active && matches!(step, Exchange),
        Command::Look { .. } => is_due(Due::Look),
        Command::Swap { .. } => is_due(Due::Swap),
        Command::Remove { .. } => is_due(Due::RemoveOrAdd),
        Command::Add { .. } => match step {
            Action { due: Due::RemoveOrAdd, targets, .. } => is_active && !targets.is_empty(),
            _ => false,
        },
        Command::Skip | Command::Pass => false,
        Command::Eliminate { .. } => who.is_some() && view.opening.is_some(),
        Command::Close => match step {
            Open => who.is_some(),
            Start { may_close, .. } => {
                assert_eq!(*may_close, view.closed.is_none());
                is_active && *may_close
            }
            _ => false,
        },
        Command::EndTurn => matches!(step, LastTurn { of } if Some(*of) == who),
        Command::EndRound => is_table && matches!(step, Open | LastTurn { .. }),
        // Once more, a moment too late: no mistake.
        Command::Ready => is_gathering || is_counting,
        Command::NotReady => who.is_some() && is_gathering,
        Command::AbortCount { .. } => is_counting,
        Command::Zero => actor == Actor::Clock && is_counting,
        Command::TimeUp => {
            let is_timed = matches!(step, Look { .. })
                || matches!(step, Start { .. }) && view.opening.is_some();
            who.is_none() && is_timed
        }
        Command::Enter { .. } => who.is_some() && matches!(step, Entry { .. }),
        Command::TurnOver { .. } => {
            matches!(step, Entry { all: Some(all), .. } if all.snitch.is_some())
        }
        Command::Confirm => match step {
            Entry { all: Some(all), .. } => is_table && all.problem.is_none(),
            _ => false,
        },
        Command::Undo => view.undo.as_ref().is_some_and(|taken| is_table || taken.by == actor),
        Command::Restate { .. } => is_table && is_turn_time,
        Command::Untrack => is_table && is_turn_time && view.board.is_some(),
        Command::Abandon => is_table,
    }
}
