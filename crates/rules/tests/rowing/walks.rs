//! Games that together pass through every kind of step there is, for three or more
//! players: on phones, with rings, and until nobody has any cards, with every kind
//! of ending.

use rules::{
    colour::Colour,
    game::{Actor, Game, Viewer},
    moments::Touch,
    people::{Person, PersonId},
    rowing::{
        RowYourGoat,
        command::Command,
        fault::Fault,
        outcome::Ending,
        plan::{Missing, Plan, StandIn},
        view::{Spots, StepView, View},
        warm_up::Phase,
    },
    seat::Seat,
};

pub(crate) type Tap = (Actor, Command);

/// Every kind of step, as [`kind`] names them.
pub(crate) const KINDS: [&str; 11] = [
    "setup",
    "warmUp: counting",
    "warmUp: looking",
    "warmUp: solved",
    "play",
    "race",
    "question",
    "result",
    "over: lifesaver",
    "over: allOut",
    "over: abandoned",
];

pub(crate) fn kind(view: &View) -> &'static str {
    match &view.step {
        StepView::Setup => "setup",
        StepView::WarmUp { warm_up } => match warm_up.phase {
            Phase::Counting => "warmUp: counting",
            Phase::Looking => "warmUp: looking",
            Phase::Solved => "warmUp: solved",
        },
        StepView::Play => "play",
        StepView::Race { .. } => "race",
        StepView::Question { .. } => "question",
        StepView::Result { .. } => "result",
        StepView::Over { outcome } => match outcome.ending {
            Ending::Lifesaver => "over: lifesaver",
            Ending::AllOut => "over: allOut",
            Ending::Abandoned => "over: abandoned",
        },
    }
}

pub(crate) fn walks(players: usize) -> Vec<Vec<Tap>> {
    vec![on_phones(players), with_rings(players), out_of_cards(players)]
}

fn arrange(stand_in: StandIn) -> Tap {
    let missing = Missing { lifesavers: 5, cards: 0 };
    let plan = Plan { missing, stand_in, ..Plan::default() };
    table(Command::Arrange { plan, starter: Some(Seat(0)) })
}

fn table(command: Command) -> Tap {
    (Actor::Table, command)
}

fn clock(command: Command) -> Tap {
    (Actor::Clock, command)
}

fn seat(number: u8, command: Command) -> Tap {
    (Actor::Seat(Seat(number)), command)
}

fn spots(players: usize) -> Spots {
    let person = |colour| Person { id: PersonId::default(), colour, name: String::new() };
    let people: Vec<Person> = Colour::ALL.into_iter().take(players).map(person).collect();
    RowYourGoat::new(&people).view(Viewer::Table).spots
}

/// These seats touch that, all at once.
fn touched(touches: impl IntoIterator<Item = (Seat, u8)>) -> Tap {
    let touches = touches.into_iter().map(|(seat, on)| Touch { seat, on, at: 0 });
    clock(Command::Touched { groups: vec![touches.collect()] })
}

fn set_found(slowest: Seat) -> Command {
    Command::SetFound { slowest: Some(slowest), also_safe: Vec::new(), last_card_of: None }
}

fn on_phones(players: usize) -> Vec<Tap> {
    let spots = spots(players);
    let last = Seat(players as u8 - 1);
    vec![
        arrange(StandIn::Phones),
        seat(last.0, Command::WarmUp),
        clock(Command::Zero),
        touched(Seat::all(players).map(|seat| (seat, spots.no_set))),
        table(Command::Begin),
        touched([(last, spots.ring)]),
        clock(Command::TimeUp),
        touched([(Seat(0), spots.ring)]),
        table(set_found(last)),
        seat(0, Command::Out { out: true }),
        seat(last.0, set_found(last)),
        clock(Command::TimeUp),
    ]
}

fn with_rings(players: usize) -> Vec<Tap> {
    let spots = spots(players);
    vec![
        arrange(StandIn::Rings),
        table(Command::Begin),
        table(Command::TakeRing { ring: 0 }),
        table(Command::Undo),
        table(Command::TakeRing { ring: 1 }),
        clock(Command::TimeUp),
        seat(1, Command::Overlook),
        seat(1, Command::Fault { fault: Fault::NoSet, by: Seat(0) }),
        seat(2, Command::WaveOff { seat: Seat(0) }),
        touched([(Seat(0), spots.yours[Seat(1)]), (Seat(1), spots.mine)]),
        table(Command::Abandon),
    ]
}

fn out_of_cards(players: usize) -> Vec<Tap> {
    let out = |seat| (Actor::Seat(seat), Command::Out { out: true });
    let mut taps = vec![arrange(StandIn::Objects), table(Command::Begin), seat(0, Command::Call)];
    taps.extend(Seat::all(players).map(out));
    taps.extend([
        seat(0, Command::NoMoreSets),
        seat(1, Command::Undo),
        table(Command::NoMoreSets),
        seat(1, Command::Finish),
    ]);
    taps
}
