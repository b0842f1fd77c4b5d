//! Every command there is, for the tests that give all of them in every state.

use rules::{
    hidden::Hidden,
    seat::Seat,
    snitch::{
        card::Card,
        checklist::Chore,
        command::{AbortReason, Command},
        eliminate::Attempt,
        plan::Plan,
        score::Top,
    },
};

/// Arguments for the commands, chosen so that as many as possible are legal.
#[derive(Clone)]
pub(crate) struct Sample {
    pub(crate) plan: Plan,
    /// Whose district to look at, swap with, add to, eliminate from.
    pub(crate) target: Seat,
    pub(crate) attempt: Attempt,
    pub(crate) card: Card,
    pub(crate) sizes: Vec<u8>,
    pub(crate) active: Seat,
}

pub(crate) fn every_command(sample: &Sample) -> Vec<Command> {
    let first = Command::Arrange { plan: sample.plan.clone(), starter: None };
    std::iter::successors(Some(first), |command| after(command, sample)).collect()
}

/// The next command in the list. A new command doesn't compile until it has
/// its place here.
fn after(command: &Command, sample: &Sample) -> Option<Command> {
    let target = sample.target;
    Some(match command {
        Command::Arrange { .. } => Command::Tick { chore: Chore::Shuffle, done: true },
        Command::Tick { .. } => Command::CountCards { cards: 54 },
        Command::CountCards { .. } => Command::Begin,
        Command::Begin => Command::Seen,
        Command::Seen => Command::Draw,
        Command::Draw => Command::Play { card: sample.card },
        Command::Play { .. } => Command::Look { at: Some(target) },
        Command::Look { .. } => Command::Swap { between: Some([target, sample.active]) },
        Command::Swap { .. } => Command::Remove { snitch: false },
        Command::Remove { .. } => Command::Add { to: target },
        Command::Add { .. } => Command::Skip,
        Command::Skip => Command::Pass,
        Command::Pass => Command::Eliminate { attempt: sample.attempt },
        Command::Eliminate { .. } => Command::Close,
        Command::Close => Command::EndTurn,
        Command::EndTurn => Command::EndRound,
        Command::EndRound => Command::Ready,
        Command::Ready => Command::NotReady,
        Command::NotReady => Command::AbortCount { reason: AbortReason::NotReady },
        Command::AbortCount { .. } => Command::Zero,
        Command::Zero => Command::TimeUp,
        Command::TimeUp => Command::Enter { cards: Hidden(vec![Card::Witness { number: 3 }]) },
        Command::Enter { .. } => {
            Command::TurnOver { top: Top::Card { card: Card::Witness { number: 3 } } }
        }
        Command::TurnOver { .. } => Command::Confirm,
        Command::Confirm => Command::Undo,
        Command::Undo => {
            Command::Restate { sizes: sample.sizes.clone().into(), pile: 10, active: sample.active }
        }
        Command::Restate { .. } => Command::Untrack,
        Command::Untrack => Command::Abandon,
        Command::Abandon => return None,
    })
}
