//! Every command there is, for the tests that give all of them in every state.
//! The tests of tables and sockets use this file, too.

use rules::{
    hidden::Hidden,
    scapegoat::{
        board::{Board, Location},
        checklist::SetupTask,
        colour::CardColour,
        command::{AbortReason, Command},
        plan::Plan,
        setup,
    },
    seat::Seat,
};

/// Arguments for the commands, chosen so that as many as possible are legal.
#[derive(Clone)]
pub(crate) struct Sample {
    pub(crate) players: usize,
    pub(crate) plan: Plan,
    /// Who to spy on, steal from, point at.
    pub(crate) target: Seat,
    pub(crate) to: Location,
}

pub(crate) fn every_command(sample: &Sample) -> Vec<Command> {
    let first = Command::Arrange { plan: sample.plan.clone(), placement: None };
    std::iter::successors(Some(first), |command| after(command, sample)).collect()
}

/// The next command in the list. A new command doesn't compile until it has
/// its place here.
fn after(command: &Command, sample: &Sample) -> Option<Command> {
    let target = sample.target;
    let players = sample.players;
    let kit = &sample.plan.kit;
    Some(match command {
        Command::Arrange { .. } => Command::LayRow { row: sample.plan.row },
        Command::LayRow { .. } => Command::Tick { chore: SetupTask::Row, done: true },
        Command::Tick { .. } => Command::CountPile { cards: setup::pile_size(players, 2) },
        Command::CountPile { .. } => Command::Begin,
        Command::Begin => {
            Command::Roll { white: kit.white_die.then_some(4), black: kit.black_die.then_some(7) }
        }
        Command::Roll { .. } => Command::ReadMat { says: Hidden(target) },
        Command::ReadMat { .. } => Command::DealByApp,
        Command::DealByApp => Command::Peek,
        Command::Peek => Command::OpenMat,
        Command::OpenMat => Command::Seen,
        Command::Seen => Command::Move { to: sample.to },
        Command::Move { .. } => Command::Spy { on: target },
        Command::Spy { .. } => Command::Trade { with: target },
        Command::Trade { .. } => Command::CountTrade { with: target },
        Command::CountTrade { .. } => Command::Stash { slot: 1 },
        Command::Stash { .. } => Command::Prepare,
        Command::Prepare => Command::Steal { from: target },
        Command::Steal { .. } => Command::Swap,
        Command::Swap => Command::Interrupt,
        Command::Interrupt => Command::Frame,
        Command::Frame => Command::CallCops,
        Command::CallCops => Command::Ready,
        Command::Ready => Command::NotReady,
        Command::NotReady => Command::AbortCount { reason: AbortReason::WrongCard },
        Command::AbortCount { .. } => Command::Zero,
        Command::Zero => {
            Command::Card { colours: Hidden([CardColour::Grey].into_iter().collect()) }
        }
        Command::Card { .. } => Command::Judge,
        Command::Judge => Command::Repeat,
        Command::Repeat => Command::Point { at: Hidden(target) },
        Command::Point { .. } => Command::Reveal,
        Command::Reveal => Command::Undo,
        Command::Undo => {
            let placement: Vec<Seat> = Seat::all(players.max(3)).collect();
            Command::Restate { board: Board::at_start(sample.plan.row, &placement) }
        }
        Command::Restate { .. } => Command::Untrack,
        Command::Untrack => Command::Abandon,
        Command::Abandon => return None,
    })
}
