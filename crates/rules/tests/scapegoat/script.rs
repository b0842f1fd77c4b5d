//! Games as scripts: a table, and the commands given at it.

use rand::{Rng, RngExt, seq::IndexedRandom};
use rules::{
    game::{Actor, Game},
    hidden::Hidden,
    privacy::Privacy,
    scapegoat::{
        ScapeGoat,
        board::{Board, Location},
        checklist::Chore,
        colour::{CardColour, Colours},
        command::{AbortReason, Command},
        kit::MatHelp,
        mats::Secret,
        plan::{Plan, Row},
        terms::Due,
        view::{StepView, View, Whisper},
    },
    seat::Seat,
};

use crate::shared::script::{self, any_actor};
pub(crate) use crate::shared::script::{goats, people};

pub(crate) type Script = script::Script<ScapeGoat>;

pub(crate) const RED: Seat = Seat(0);
pub(crate) const BLUE: Seat = Seat(1);
pub(crate) const YELLOW: Seat = Seat(2);
pub(crate) const GREEN: Seat = Seat(3);
pub(crate) const PURPLE: Seat = Seat(4);

pub(crate) fn game(players: usize) -> ScapeGoat {
    ScapeGoat::new(&people(players))
}

pub(crate) fn plan() -> Plan {
    Plan { follow: true, ..Plan::default() }
}

impl Script {
    /// A table that has been arranged; tokens placed in the order of seats.
    pub(crate) fn arranged(players: usize, plan: Plan) -> Script {
        let mut script = Script::new(players, 7);
        let placement = Some(Seat::all(players).collect());
        script.table(Command::Arrange { plan, placement });
        script
    }

    /// A table where everybody has looked and play begins.
    pub(crate) fn started(players: usize, plan: Plan) -> Script {
        let mut script = Script::arranged(players, plan);
        script.table(Command::Begin);
        script.table(Command::Roll { white: None, black: None });
        script.everybody_looks();
        script
    }

    pub(crate) fn everybody_looks(&mut self) {
        for seat in Seat::all(self.players) {
            self.seat(seat, Command::Peek);
        }
    }

    pub(crate) fn step(&self) -> StepView {
        self.view().step
    }

    pub(crate) fn mat_says(&self, seat: Seat) -> Seat {
        match self.whisper(seat, &Command::Peek) {
            Some(Whisper::MatSays { goat }) => goat,
            other => panic!("no answer to a peek: {other:?}"),
        }
    }

    /// What only this seat is told in answer to a command.
    pub(crate) fn whisper(&self, seat: Seat, command: &Command) -> Option<Whisper> {
        match self.game.privacy(command) {
            Privacy::Whispered(answer) => answer(&self.game, seat),
            Privacy::Open | Privacy::Own => None,
        }
    }

    /// The secret, put together from what all mats say.
    pub(crate) fn secret(&self) -> Secret {
        let players = self.players;
        let fits = |secret: &Secret| {
            Seat::all(players).all(|seat| secret.says(seat) == self.mat_says(seat))
        };
        Secret::all(players).find(fits).expect("mats match")
    }

    pub(crate) fn move_and(&mut self, seat: Seat, to: Location, action: Command) {
        self.seat(seat, Command::Move { to });
        self.seat(seat, action);
    }

    /// A whole turn: move, action, evidence swap.
    pub(crate) fn turn(&mut self, seat: Seat, to: Location, action: Command) {
        self.move_and(seat, to, action);
        self.seat(seat, Command::Swap);
    }

    /// From a called attempt to the verdict.
    pub(crate) fn reveal_cards(&mut self, cards: &[&[CardColour]]) {
        self.table(Command::Ready);
        self.clock(Command::Zero);
        for (seat, card) in Seat::all(cards.len()).zip(cards) {
            self.seat(seat, card_of(card));
        }
        self.table(Command::Judge);
    }
}

pub(crate) fn card_of(colours: &[CardColour]) -> Command {
    Command::Card { colours: Hidden(colours.iter().copied().collect::<Colours>()) }
}

/// Any command at all, sensible or not, for a table of about six.
pub(crate) fn any_command(random: &mut dyn Rng) -> Command {
    let mut number = |below: u8| random.random_range(0..below);
    let seat = Seat(number(7));
    match number(36) {
        0 => match number(3) {
            0 => Command::Tick { chore: Chore::ALL[usize::from(number(5))], done: number(2) == 0 },
            1 => {
                Command::LayRow { row: Row([0; 5].map(|_| Location::ALL[usize::from(number(5))])) }
            }
            _ => Command::Begin,
        },
        1 => Command::Roll { white: None, black: None },
        2 => Command::Roll { white: Some(number(13)), black: Some(number(14)) },
        3 => Command::ReadMat { says: Hidden(seat) },
        4 => Command::DealByApp,
        5..=7 => Command::Peek,
        8 => Command::OpenMat,
        9 => Command::Seen,
        10..=13 => Command::Move { to: Location::ALL[usize::from(number(5))] },
        14 => Command::Spy { on: seat },
        15 => match number(2) {
            0 => Command::Trade { with: seat },
            _ => Command::CountTrade { with: seat },
        },
        16 => Command::Stash { slot: number(5) },
        17 | 18 => Command::Prepare,
        19 => Command::Steal { from: seat },
        20..=22 => Command::Swap,
        23 => Command::Interrupt,
        24 => Command::Frame,
        25 => Command::CallCops,
        26 => Command::Ready,
        27 => Command::NotReady,
        28 => Command::AbortCount { reason: AbortReason::WrongCard },
        29 | 30 => {
            let count = number(4);
            let colours = (0..count).map(|_| CardColour::ALL[usize::from(number(11))]).collect();
            Command::Card { colours: Hidden(colours) }
        }
        31 => Command::Judge,
        32 => {
            if number(2) == 0 {
                Command::Repeat
            } else {
                Command::CountPile { cards: number(30) }
            }
        }
        33 => Command::Point { at: Hidden(seat) },
        34 => {
            if number(2) == 0 {
                Command::Reveal
            } else {
                Command::Untrack
            }
        }
        _ => match number(3) {
            0 => Command::Undo,
            1 => Command::Zero,
            _ => Command::Restate {
                board: Board {
                    at: (0..number(7))
                        .map(|_| Location::ALL[usize::from(number(5))])
                        .collect::<Vec<_>>()
                        .into(),
                    tokens: (0..number(7)).map(|_| number(3)).collect::<Vec<_>>().into(),
                    on_card: number(3),
                    active: seat,
                    turn: u32::from(number(9)),
                },
            },
        },
    }
}

/// Mostly what a player would tap next, now and then anything at all.
pub(crate) fn next_tap(view: &View, random: &mut dyn Rng) -> (Actor, Command) {
    let players = view.looks.len();
    let wild = (any_actor(random, players), any_command(random));
    if random.random_bool(0.3) {
        return wild;
    }
    let any_seat = Actor::Seat(Seat(random.random_range(0..players as u8)));
    let active = view.board.as_ref().map_or(any_seat, |board| Actor::Seat(board.active));
    let slot = random.random_range(1..=3);
    match &view.step {
        StepView::Setup => (Actor::Table, Command::Begin),
        StepView::Dice => {
            let white = view.plan.as_ref().is_some_and(|plan| plan.kit.white_die).then_some(4);
            (Actor::Table, Command::Roll { white, black: None })
        }
        StepView::Reading { .. } => {
            let says = Seat(random.random_range(0..players as u8));
            (any_seat, Command::ReadMat { says: Hidden(says) })
        }
        StepView::Look { .. } if view.mat_help == MatHelp::Nothing => (any_seat, Command::Seen),
        StepView::Look { .. } => (any_seat, Command::Peek),
        StepView::Open => (any_seat, Command::Frame),
        StepView::Start { moves, .. } => {
            // The cops end a game, so they are left to the wild taps.
            let to = moves[..3].choose(random);
            (active, to.map_or(wild.1, |to| Command::Move { to: *to }))
        }
        StepView::Action { due, targets, .. } => {
            let target = targets.choose(random).copied().unwrap_or(Seat(0));
            let command = match due {
                Due::Spy => Command::Spy { on: target },
                Due::Trade if slot == 1 => Command::CountTrade { with: target },
                Due::Trade => Command::Trade { with: target },
                Due::Stash => Command::Stash { slot },
                Due::Prepare => Command::Prepare,
                Due::Steal => Command::Steal { from: target },
                Due::Frame => Command::Frame,
            };
            (active, command)
        }
        StepView::Swap { .. } => (active, Command::Swap),
        StepView::FramePick { .. } | StepView::CopsCall { .. } => (any_seat, Command::Ready),
        StepView::TradePick { by, with, .. } => {
            (Actor::Seat(if slot == 1 { *by } else { *with }), Command::Ready)
        }
        StepView::FrameCount { .. } | StepView::CopsCount { .. } | StepView::TradeCount { .. } => {
            (Actor::Clock, Command::Zero)
        }
        StepView::FrameEntry { cards, .. } if cards.filled().len() == players => {
            (Actor::Table, Command::Judge)
        }
        StepView::FrameEntry { .. } => {
            let colours: Vec<CardColour> =
                (0..3).map(|_| CardColour::ALL[random.random_range(0..players)]).collect();
            (any_seat, card_of(&colours))
        }
        StepView::Point { pointed, .. } if pointed.len() == players => {
            (Actor::Table, Command::Reveal)
        }
        StepView::Point { .. } => {
            (any_seat, Command::Point { at: Hidden(Seat(random.random_range(0..players as u8))) })
        }
        StepView::Over { .. } => wild,
    }
}
