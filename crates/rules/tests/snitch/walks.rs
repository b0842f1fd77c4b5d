//! Games that together pass through every kind of step there is, for any
//! number of players: followed and not, with and without a clock, closed and
//! not, with every kind of ending.

use rules::{
    game::Actor,
    hidden::Hidden,
    seat::Seat,
    snitch::{
        card::Card,
        command::{AbortReason, Command},
        eliminate::Attempt,
        outcome::Outcome,
        plan::Plan,
        score::Top,
        terms::Due,
        view::{StepView, View},
    },
};

pub(crate) type Tap = (Actor, Command);

/// Every kind of step, as [`kind`] names them.
pub(crate) const KINDS: [&str; 20] = [
    "setup",
    "lookGather",
    "lookCount",
    "look",
    "lookFreely",
    "open",
    "lastTurn",
    "start",
    "start: elimination",
    "exchange",
    "action: look",
    "action: swap",
    "action: removeOrAdd",
    "reveal",
    "reveal: elimination",
    "revealCount",
    "entry",
    "entry: all",
    "over: scored",
    "over: abandoned",
];

pub(crate) fn kind(view: &View) -> &'static str {
    let open = view.opening.is_some();
    match &view.step {
        StepView::Setup => "setup",
        StepView::LookGather { .. } => "lookGather",
        StepView::LookCount => "lookCount",
        StepView::Look { .. } => "look",
        StepView::LookFreely { .. } => "lookFreely",
        StepView::Open => "open",
        StepView::LastTurn { .. } => "lastTurn",
        StepView::Start { .. } if open => "start: elimination",
        StepView::Start { .. } => "start",
        StepView::Exchange => "exchange",
        StepView::Action { due: Due::Look, .. } => "action: look",
        StepView::Action { due: Due::Swap, .. } => "action: swap",
        StepView::Action { due: Due::RemoveOrAdd, .. } => "action: removeOrAdd",
        StepView::Reveal { .. } if open => "reveal: elimination",
        StepView::Reveal { .. } => "reveal",
        StepView::RevealCount => "revealCount",
        StepView::Entry { all: None, .. } => "entry",
        StepView::Entry { all: Some(_), .. } => "entry: all",
        StepView::Over { outcome: Outcome::Scored { .. } } => "over: scored",
        StepView::Over { outcome: Outcome::Abandoned } => "over: abandoned",
    }
}

pub(crate) fn walks(players: usize) -> Vec<Vec<Tap>> {
    vec![
        followed(players),
        helped(players),
        vec![arrange(Plan::default()), table(Command::Abandon)],
    ]
}

fn arrange(plan: Plan) -> Tap {
    table(Command::Arrange { plan, starter: Some(Seat(0)) })
}

fn table(command: Command) -> Tap {
    (Actor::Table, command)
}

fn clock(command: Command) -> Tap {
    (Actor::Clock, command)
}

fn seat(number: usize, command: Command) -> Tap {
    (Actor::Seat(Seat(number as u8)), command)
}

fn turn(number: usize, card: Card) -> [Tap; 2] {
    [seat(number, Command::Draw), seat(number, Command::Play { card })]
}

fn eliminate(number: usize, attempt: Attempt) -> Tap {
    seat(number, Command::Eliminate { attempt })
}

fn followed(players: usize) -> Vec<Tap> {
    let witness = Card::Witness { number: 6 };
    let mut taps = vec![
        arrange(Plan { follow: true, ..Plan::default() }),
        table(Command::Begin),
        seat(1, Command::Ready),
        table(Command::Ready),
        seat(1, Command::AbortCount { reason: AbortReason::NotReady }),
        table(Command::Ready),
        clock(Command::Zero),
        clock(Command::TimeUp),
    ];
    let mut active = 0;
    for card in
        [witness, Card::Thug, Card::Driver, Card::Hitman, Card::Boss, Card::Boss, Card::Snitch]
    {
        taps.extend(turn(active, card));
        let other = Seat(((active + 1) % players) as u8);
        match card {
            Card::Thug => taps.push(seat(active, Command::Look { at: Some(other) })),
            Card::Driver => taps.push(seat(active, Command::Swap { between: None })),
            Card::Hitman => taps.extend([
                seat(active, Command::Look { at: None }),
                seat(active, Command::Undo),
                seat(active, Command::Look { at: None }),
                seat(active, Command::Swap { between: Some([other, other]) }),
            ]),
            Card::Boss => taps.push(seat(active, Command::Add { to: other })),
            _ => {}
        }
        if card == witness {
            taps.push(eliminate(1, Attempt::Wrong));
            taps.push(eliminate(1, Attempt::Other { owner: Seat(0) }));
        }
        active = (active + 1) % players;
    }
    taps.push(seat(active, Command::Close));
    for place in 1..players {
        taps.extend(turn((active + place) % players, witness));
    }
    taps.extend([eliminate(0, Attempt::Own), table(Command::Ready), clock(Command::Zero)]);
    taps.extend(entries(players));
    taps.push(table(Command::Confirm));
    taps
}

fn helped(players: usize) -> Vec<Tap> {
    let mut taps = vec![
        arrange(Plan { look: None, ..Plan::default() }),
        table(Command::Begin),
        seat(1, Command::Seen),
        table(Command::Seen),
        seat(1, Command::Close),
        seat(1, Command::Undo),
        seat(0, Command::Close),
    ];
    taps.extend((1..players).map(|place| seat(place, Command::EndTurn)));
    taps.extend([
        seat(1, Command::Ready),
        seat(1, Command::NotReady),
        table(Command::Ready),
        clock(Command::Zero),
    ]);
    taps.extend(entries(players));
    taps.push(seat(0, Command::Enter { cards: Hidden(vec![Card::Snitch]) }));
    taps.push(seat(1, Command::TurnOver { top: Top::Card { card: Card::Driver } }));
    taps.push(table(Command::Confirm));
    taps
}

fn entries(players: usize) -> impl Iterator<Item = Tap> {
    (0..players).map(|place| {
        let cards = vec![Card::Witness { number: place as u32 }, Card::Boss];
        seat(place, Command::Enter { cards: Hidden(cards) })
    })
}
