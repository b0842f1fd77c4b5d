//! Every command there is, for the tests that give all of them in every state.

use rand::{Rng, RngExt, seq::IndexedRandom};
use rules::{
    moments::Touch,
    rowing::{
        card::{Boat, Card, CardColour, Grid, Pile},
        checklist::Chore,
        command::Command,
        fault::Fault,
        plan::{Missing, Plan, StandIn},
    },
    seat::Seat,
};

/// One of every kind, with this seat wherever one is named.
pub(crate) fn every_command(seat: Seat) -> Vec<Command> {
    let first = Command::Arrange { plan: Plan::default(), starter: Some(seat) };
    std::iter::successors(Some(first), |command| after(command, seat)).collect()
}

/// The next command in the list. A new command doesn't compile until it has
/// its place here.
fn after(command: &Command, seat: Seat) -> Option<Command> {
    Some(match command {
        Command::Arrange { .. } => Command::PickStarter { seat: None },
        Command::PickStarter { .. } => Command::Tick { chore: Chore::Deal, done: true },
        Command::Tick { .. } => Command::Begin,
        Command::Begin => Command::WarmUp,
        Command::WarmUp => Command::EndWarmUp,
        Command::EndWarmUp => Command::Zero,
        Command::Zero => Command::CallOff,
        Command::CallOff => Command::Touched {
            groups: (0..9).map(|on| vec![Touch { seat, on, at: 1_000_000 }]).collect(),
        },
        Command::Touched { .. } => Command::TimeUp,
        Command::TimeUp => Command::TakeRing { ring: 0 },
        Command::TakeRing { .. } => Command::SetFound {
            slowest: Some(seat),
            also_safe: vec![seat],
            last_card_of: Some(seat),
        },
        Command::SetFound { .. } => Command::NoSet { touched: vec![seat] },
        Command::NoSet { .. } => Command::Overlook,
        Command::Overlook => Command::Judge { grid: Grid(vec![None; 9]) },
        Command::Judge { .. } => Command::Fault { fault: Fault::ALL[0], by: seat },
        // Each fault in turn.
        Command::Fault { fault, .. } => match Fault::ALL.iter().find(|other| *other > fault) {
            Some(next) => Command::Fault { fault: *next, by: seat },
            None => Command::DecideCall { caught: true },
        },
        Command::DecideCall { .. } => Command::WaveOff { seat },
        Command::WaveOff { .. } => Command::DrawLots { between: vec![seat, Seat(0)] },
        Command::DrawLots { .. } => Command::Call,
        Command::Call => Command::Out { out: true },
        Command::Out { out: true } => Command::Out { out: false },
        Command::Out { out: false } => Command::NoMoreSets,
        Command::NoMoreSets => Command::Finish,
        Command::Finish => Command::Undo,
        Command::Undo => Command::Abandon,
        Command::Abandon => return None,
    })
}

/// Any command at all, sensible or not, for about so many players.
pub(crate) fn any_command(players: usize, random: &mut dyn Rng) -> Command {
    let seat = Seat(random.random_range(0..players as u8 + 1));
    let other = Seat(random.random_range(0..players as u8 + 1));
    let touch = |random: &mut dyn Rng| Touch {
        seat: Seat(random.random_range(0..players as u8 + 1)),
        on: random.random_range(0..9),
        at: random.random_range(0..5000),
    };
    match random.random_range(0..8) {
        0 => Command::Touched {
            groups: (0..random.random_range(0..4))
                .map(|_| (0..random.random_range(0..4)).map(|_| touch(random)).collect())
                .collect(),
        },
        1 => Command::SetFound {
            slowest: random.random_bool(0.5).then_some(seat),
            also_safe: if random.random_bool(0.5) { vec![other] } else { Vec::new() },
            last_card_of: random.random_bool(0.5).then_some(other),
        },
        2 => Command::NoSet { touched: vec![seat, other] },
        3 => Command::Judge { grid: any_grid(random) },
        4 => Command::Arrange {
            plan: Plan {
                missing: Missing {
                    lifesavers: random.random_range(0..7),
                    cards: random.random_range(0..70),
                },
                stand_in: StandIn::Rings,
                ..Plan::default()
            },
            starter: Some(seat),
        },
        _ => every_command(seat).choose(random).cloned().unwrap_or(Command::Undo),
    }
}

fn any_grid(random: &mut dyn Rng) -> Grid {
    let mut pile = |_| {
        let boat = Boat::ALL[random.random_range(0..4)];
        let colour = CardColour::ALL[random.random_range(0..4)];
        let height = random.random_range(0..9);
        random.random_bool(0.8).then_some(Pile { card: Card { boat, colour }, height })
    };
    Grid((0..9).map(&mut pile).collect())
}
