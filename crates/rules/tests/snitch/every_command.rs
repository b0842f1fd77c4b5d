//! Every command there is, for the tests that give all of them in every state.

use rand::{Rng, RngExt};
use rules::{
    hidden::Hidden,
    seat::{PerSeat, Seat},
    snitch::{
        card::Card,
        checklist::Chore,
        command::{AbortReason, Command},
        eliminate::Attempt,
        plan::Plan,
        score::Top,
        view::View,
    },
};

/// Arguments for the commands, chosen so that as many as possible are right.
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

impl Sample {
    /// For what this seat or the table sees now.
    pub(crate) fn of(view: &View, players: usize, who: Option<Seat>) -> Sample {
        // Some tests seat more people than can play, or nobody.
        let players = players.clamp(2, 10);
        let active = view.board.as_ref().map_or(Seat(0), |board| board.active);
        let closed = view.closed.as_ref();
        let is_closed = |seat: &Seat| closed.is_some_and(|closed| closed.by == *seat);
        let mut others = Seat::all(players).filter(|seat| *seat != active && !is_closed(seat));
        let next = closed.and_then(|closed| closed.left.first().copied());
        Sample {
            plan: view.plan.clone().unwrap_or_default(),
            target: others.next().unwrap_or(active),
            attempt: if who.is_some() { Attempt::Own } else { Attempt::Wrong },
            card: Card::Thug,
            sizes: vec![3; players],
            active: next.unwrap_or(active),
        }
    }
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

pub(crate) fn any_card(random: &mut dyn Rng) -> Card {
    match random.random_range(0..20) {
        0..6 => Card::SPECIAL[random.random_range(0..6)],
        6 => Card::Witness { number: random.random() },
        _ => Card::Witness { number: random.random_range(0..10) },
    }
}

/// Any command at all, sensible or not, for a table of about four.
pub(crate) fn any_command(random: &mut dyn Rng) -> Command {
    let seat = Seat(random.random_range(0..5));
    let other = Seat(random.random_range(0..5));
    let byte = if random.random_bool(0.2) { random.random() } else { random.random_range(0..60) };
    let attempts = [Attempt::Own, Attempt::Other { owner: seat }, Attempt::Wrong];
    match random.random_range(0..32) {
        0 => Command::Tick { chore: Chore::ALL[random.random_range(0..5)], done: random.random() },
        1 => Command::CountCards { cards: byte },
        2 => Command::Begin,
        3 => Command::Seen,
        4 | 5 => Command::Draw,
        6 | 7 => Command::Play { card: any_card(random) },
        8 => Command::Look { at: random.random_bool(0.8).then_some(seat) },
        9 => Command::Swap { between: random.random_bool(0.8).then_some([seat, other]) },
        10 => Command::Remove { snitch: random.random() },
        11 => Command::Add { to: seat },
        12 => Command::Skip,
        13 => Command::Pass,
        14..=16 => Command::Eliminate { attempt: attempts[random.random_range(0..3)] },
        17 => Command::Close,
        18 => Command::EndTurn,
        19 => Command::EndRound,
        20 => Command::Ready,
        21 => Command::NotReady,
        22 => Command::AbortCount { reason: AbortReason::Disturbed },
        23 => Command::Zero,
        24 => Command::TimeUp,
        25 => {
            let cards = (0..random.random_range(0..6)).map(|_| any_card(random)).collect();
            Command::Enter { cards: Hidden(cards) }
        }
        26 => match random.random_bool(0.3) {
            true => Command::TurnOver { top: Top::Nothing },
            false => Command::TurnOver { top: Top::Card { card: any_card(random) } },
        },
        27 => Command::Confirm,
        28 | 29 => Command::Undo,
        30 => {
            let sizes: Vec<u8> = (0..seat.0 + 1).map(|_| random.random_range(0..8)).collect();
            Command::Restate { sizes: PerSeat::from(sizes), pile: byte, active: other }
        }
        _ => Command::Untrack,
    }
}
