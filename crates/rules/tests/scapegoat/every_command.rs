//! Every command there is, for the tests that give all of them in every state.
//! The tests of tables and sockets use this file, too.

use rules::{
    hidden::Hidden,
    scapegoat::{
        board::{Board, Location},
        checklist::Chore,
        colour::CardColour,
        command::{AbortReason, Command},
        plan::Plan,
        setup,
        view::{StepView, View},
    },
    seat::Seat,
};

/// Arguments for the commands, chosen so that as many as possible are right.
#[derive(Clone)]
pub(crate) struct Sample {
    pub(crate) players: usize,
    pub(crate) plan: Plan,
    /// Who to spy on, steal from, point at.
    pub(crate) target: Seat,
    pub(crate) to: Location,
}

impl Sample {
    /// For what this seat or the table sees now.
    pub(crate) fn of(view: &View, players: usize, who: Option<Seat>) -> Sample {
        // Some tests seat more people than can play, or nobody.
        let players = players.clamp(3, 6);
        let neighbour = who.unwrap_or(Seat(0)).left(1, players);
        let (target, to) = match &view.step {
            StepView::Action { targets, .. } => (targets.first(), None),
            StepView::Start { moves, .. } => (None, moves.first()),
            _ => (None, None),
        };
        Sample {
            players,
            plan: view.plan.clone().unwrap_or_default(),
            target: target.copied().unwrap_or(neighbour),
            to: to.copied().unwrap_or(Location::Spy),
        }
    }
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
        Command::LayRow { .. } => Command::Tick { chore: Chore::Row, done: true },
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
