//! Games that together pass through every kind of step there is, for any
//! number of players: guided and free, with mats from the app and of cardboard,
//! with rescued and checked ones, and with every kind of ending.

use rules::{
    game::Actor,
    hidden::Hidden,
    scapegoat::{
        board::{Board, Location, Location::*},
        colour::CardColour,
        command::{AbortReason, Command},
        kit::Kit,
        outcome::Ending,
        plan::{InterruptWindow, Options, Plan},
        terms::Due,
        view::{StepView, View},
    },
    seat::Seat,
};

pub(crate) type Tap = (Actor, Command);

/// Every kind of step, as [`kind`] names them.
pub(crate) const KINDS: [&str; 24] = [
    "setup",
    "dice",
    "reading",
    "look",
    "open",
    "start",
    "action: spy",
    "action: trade",
    "action: stash",
    "action: prepare",
    "action: steal",
    "action: frame",
    "tradePick",
    "tradeCount",
    "swap",
    "framePick",
    "frameCount",
    "frameEntry",
    "copsCall",
    "copsCount",
    "point",
    "over: frame",
    "over: cops",
    "over: abandoned",
];

pub(crate) fn kind(view: &View) -> &'static str {
    match &view.step {
        StepView::Setup => "setup",
        StepView::Dice => "dice",
        StepView::Reading { .. } => "reading",
        StepView::Look { .. } => "look",
        StepView::Open => "open",
        StepView::Start { .. } => "start",
        StepView::Action { due, .. } => match due {
            Due::Spy => "action: spy",
            Due::Trade => "action: trade",
            Due::Stash => "action: stash",
            Due::Prepare => "action: prepare",
            Due::Steal => "action: steal",
            Due::Frame => "action: frame",
        },
        StepView::TradePick { .. } => "tradePick",
        StepView::TradeCount { .. } => "tradeCount",
        StepView::Swap { .. } => "swap",
        StepView::FramePick { .. } => "framePick",
        StepView::FrameCount { .. } => "frameCount",
        StepView::FrameEntry { .. } => "frameEntry",
        StepView::CopsCall { .. } => "copsCall",
        StepView::CopsCount { .. } => "copsCount",
        StepView::Point { .. } => "point",
        StepView::Over { outcome } => match outcome.ending {
            Ending::Frame { .. } => "over: frame",
            Ending::Cops { .. } => "over: cops",
            Ending::Abandoned => "over: abandoned",
        },
    }
}

pub(crate) fn walks(players: usize) -> Vec<Vec<Tap>> {
    vec![
        every_turn(players),
        framed(players),
        on_cardboard(players),
        rescued(players),
        read_out(players),
        vec![arrange(players, plan(Kit::default())), table(Command::Abandon)],
    ]
}

fn plan(kit: Kit) -> Plan {
    let options = Options { interrupt: InterruptWindow::During, ..Options::default() };
    Plan { kit, follow: true, options, ..Plan::default() }
}

fn table(command: Command) -> Tap {
    (Actor::Table, command)
}

fn seat(number: u8, command: Command) -> Tap {
    (Actor::Seat(Seat(number)), command)
}

fn zero() -> Tap {
    (Actor::Clock, Command::Zero)
}

fn arrange(players: usize, plan: Plan) -> Tap {
    let placement = Some(Seat::all(players).collect());
    table(Command::Arrange { plan, placement })
}

fn roll() -> Tap {
    table(Command::Roll { white: None, black: None })
}

fn go(number: u8, to: Location) -> Tap {
    seat(number, Command::Move { to })
}

/// The card flipped, a token in front of each of the first two, one seat's turn.
fn late(players: usize, active: u8) -> Tap {
    let placement: Vec<Seat> = Seat::all(players).collect();
    let mut board = Board::at_start(Plan::default().row, &placement);
    board.tokens[Seat(0)] = 1;
    board.tokens[Seat(1)] = 1;
    board.on_card = 0;
    board.at[Seat(active)] = Spy;
    board.active = Seat(active);
    table(Command::Restate { board })
}

fn everybody(players: usize, command: impl Fn(u8) -> Command) -> impl Iterator<Item = Tap> {
    (0..players as u8).map(move |number| seat(number, command(number)))
}

fn card(colour: CardColour) -> Command {
    Command::Card { colours: Hidden([colour].into_iter().collect()) }
}

/// Everybody points at the first seat, which points at the second.
fn arrow(number: u8) -> Command {
    Command::Point { at: Hidden(Seat(u8::from(number == 0))) }
}

fn started(players: usize) -> Vec<Tap> {
    let mut taps = vec![arrange(players, plan(Kit::default())), table(Command::Begin), roll()];
    taps.extend(everybody(players, |_| Command::Peek));
    taps
}

fn every_turn(players: usize) -> Vec<Tap> {
    let mut taps = started(players);
    // Whose turn it is after three players have had theirs.
    let fourth = if players == 3 { 0 } else { 3 };
    taps.extend([
        go(0, Spy),
        seat(0, Command::Undo),
        go(0, Spy),
        seat(0, Command::Spy { on: Seat(1) }),
        seat(0, Command::Swap),
        go(1, Trade),
        seat(1, Command::CountTrade { with: Seat(0) }),
        seat(1, Command::Undo),
        seat(1, Command::CountTrade { with: Seat(0) }),
        seat(0, Command::Ready),
        seat(0, Command::NotReady),
        table(Command::Ready),
        seat(2, Command::AbortCount { reason: AbortReason::Disturbed }),
        seat(1, Command::Ready),
        seat(0, Command::Ready),
        zero(),
        seat(1, Command::Undo),
        seat(1, Command::Trade { with: Seat(0) }),
        seat(1, Command::Swap),
        go(2, Stash),
        seat(2, Command::Stash { slot: 1 }),
        seat(2, Command::Swap),
        go(fourth, Prepare),
        seat(fourth, Command::Prepare),
        late(players, 2),
        go(2, Prepare),
        seat(2, Command::Steal { from: Seat(0) }),
        late(players, 0),
        go(0, Prepare),
        seat(0, Command::Frame),
        seat(0, card(CardColour::Grey)),
        seat(1, Command::Ready),
        table(Command::Ready),
        seat(2, Command::AbortCount { reason: AbortReason::Disturbed }),
        table(Command::Ready),
        zero(),
    ]);
    taps.extend(everybody(players, |_| card(CardColour::Grey)));
    taps.extend([
        table(Command::Judge),
        seat(0, Command::Swap),
        go(1, Cops),
        seat(2, Command::Ready),
        table(Command::Ready),
        zero(),
        seat(2, Command::Point { at: Hidden(Seat(0)) }),
        table(Command::Reveal),
    ]);
    taps
}

fn framed(players: usize) -> Vec<Tap> {
    let mut taps = started(players);
    taps.extend([
        late(players, 1),
        go(1, Prepare),
        seat(1, Command::Frame),
        table(Command::Ready),
        zero(),
    ]);
    taps.extend(everybody(players, |_| card(CardColour::ALL[0])));
    taps.push(seat(0, Command::Judge));
    taps.push(seat(2, Command::Reveal));
    taps
}

/// Nothing is lost and the app follows no turns: it never knows the secret.
fn on_cardboard(players: usize) -> Vec<Tap> {
    let kit = Kit {
        white_die: true,
        black_die: true,
        cardboard: Seat::all(players).collect(),
        ..Kit::default()
    };
    let mut taps = vec![
        arrange(players, Plan { follow: false, ..plan(kit) }),
        table(Command::Begin),
        table(Command::Roll { white: Some(4), black: Some(7) }),
        seat(0, Command::Seen),
        table(Command::Seen),
        seat(1, Command::Frame),
        table(Command::Ready),
        zero(),
    ];
    taps.extend(everybody(players, |_| card(CardColour::ALL[0])));
    taps.push(table(Command::Judge));
    taps.extend(everybody(players, arrow));
    taps.push(table(Command::Reveal));
    taps
}

/// One mat is left. With six, the player opposite goes to the cops at the end.
fn rescued(players: usize) -> Vec<Tap> {
    let kit = Kit { cardboard: [Seat(0)].into(), ..Kit::default() };
    let mut taps = vec![
        arrange(players, plan(kit)),
        table(Command::Begin),
        roll(),
        seat(0, Command::ReadMat { says: Hidden(Seat(1)) }),
        seat(0, Command::Seen),
    ];
    taps.extend((1..players as u8).map(|number| seat(number, Command::Peek)));
    taps.push(go(0, Trade));
    if players == 6 {
        taps.push(seat(3, Command::Interrupt));
        taps.extend([table(Command::Ready), zero()]);
    } else {
        taps.push(table(Command::Abandon));
    }
    taps
}

/// All mats are there and misread, until the app deals its own.
fn read_out(players: usize) -> Vec<Tap> {
    let kit =
        Kit { cardboard: Seat::all(players).collect(), reading_check: true, ..Kit::default() };
    let mut taps = vec![arrange(players, plan(kit)), table(Command::Begin), roll()];
    taps.extend(everybody(players, |number| Command::ReadMat {
        says: Hidden(Seat(number).left(1, players)),
    }));
    taps.push(table(Command::DealByApp));
    taps.extend(everybody(players, |_| Command::OpenMat));
    taps.extend([
        table(Command::Untrack),
        seat(1, Command::CallCops),
        table(Command::Ready),
        zero(),
        table(Command::Reveal),
    ]);
    taps
}
