//! Scape Goat: everybody knows who the scapegoat is, except the scapegoat.
//!
//! [`ScapeGoat`] turns commands into events (`apply.rs`), its state is the fold of
//! those events (`fold.rs`), and each viewer gets a view (`view.rs`). Each of the
//! other files holds one part of the rules. The app never sees a card, so it knows
//! nothing about hands, the stash and the own-colour rule.

pub mod advice;
mod apply;
mod awards;
pub mod board;
pub mod checklist;
pub mod colour;
pub mod command;
pub mod cops;
pub mod dice;
pub mod edition;
pub mod event;
pub mod evidence;
mod expects;
mod fits;
mod fold;
pub mod frame;
pub mod kit;
pub mod mats;
pub mod outcome;
pub mod plan;
pub mod refusal;
pub mod setup;
pub mod terms;
pub mod view;

use std::{fmt, ops::RangeInclusive};

use crate::{
    award::Award,
    checklist::Checklist,
    checks::Checks,
    colour::Colour,
    expects::Expects,
    game::{Actor, Game, Outside, Progress, Report, UnixMillis, Viewer},
    gathering::{Counts, Gathering},
    moments::{Moment, Signal},
    people::Person,
    privacy::Privacy,
    seat::{PerSeat, Seat},
    undo::{Taken, Undo},
};
use apply::Decision;
use board::Board;
use checklist::Chore;
use colour::Colours;
use command::{AbortReason, Command};
use dice::Dice;
use event::{Deed, Event};
use mats::{MatSet, Secret};
use outcome::{Ending, Outcome};
use plan::Plan;
use refusal::Refusal;
use setup::Deal;
use terms::Due;
use view::{View, Whisper};

/// One game, from sitting down to the last reveal.
#[derive(Clone, PartialEq, Default)]
pub struct ScapeGoat {
    /// The colour of everybody's goat: that of its player.
    goats: Vec<Colour>,
    is_arranged: bool,
    plan: Plan,
    placement: Vec<Seat>,
    /// What is already on the table.
    laid: Checklist<Chore>,
    deal: Option<Deal>,
    dice: Option<Dice>,
    /// Known only if the app deals the mats or they're from a printed edition.
    mats: Option<MatSet>,
    /// Known as soon as the mats and the dice are, or once the owners of
    /// cardboard mats have entered what they say; never if they don't.
    secret: Option<Secret>,
    readings: PerSeat<Option<Seat>>,
    misreads: u32,
    looks: PerSeat<Look>,
    stage: Stage,
    undo: Undo<Stage, Deed>,
}

/// Only how far it has got: everything else is secret, or next to something
/// that is.
impl fmt::Debug for ScapeGoat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ScapeGoat for {}, {:?}", self.seats(), self.progress())
    }
}

/// How often a seat has looked; public, as it would be at a table.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Look {
    has_seen: bool,
    in_app: u32,
    last: Option<UnixMillis>,
}

/// How far the game has got. Undo brings back an earlier stage. It holds cards
/// and arrows that nobody has shown yet, so nothing in here can be printed.
#[derive(Clone, PartialEq, Default)]
struct Stage {
    /// Present only while the app follows the turns.
    board: Option<Board>,
    step: Step,
    /// The last frame attempt to be judged.
    judged: Option<Attempt>,
}

#[derive(Clone, PartialEq, Default)]
enum Step {
    #[default]
    Setup,
    Dice,
    Reading,
    Look,
    /// Free play, in which people do as they like.
    Open,
    Start,
    Action(Due),
    /// Two players are about to trade, and each picks a card. Then a count leads to
    /// the exchange.
    TradePick(Trade),
    TradeCount(Trade),
    Swap,
    FramePick(Attempt),
    FrameCount(Attempt),
    FrameEntry(Attempt),
    CopsCall(Call),
    CopsCount(Call),
    Point {
        ending: Ending,
        arrows: PerSeat<Option<Seat>>,
        in_vain: u32,
    },
    Over(Outcome),
}

impl Step {
    fn gathering(&self) -> Option<&Gathering<AbortReason>> {
        match self {
            Step::FramePick(attempt) => Some(&attempt.gathering),
            Step::CopsCall(call) => Some(&call.gathering),
            Step::TradePick(trade) => Some(&trade.gathering),
            _ => None,
        }
    }

    fn gathering_mut(&mut self) -> Option<&mut Gathering<AbortReason>> {
        match self {
            Step::FramePick(attempt) => Some(&mut attempt.gathering),
            Step::CopsCall(call) => Some(&mut call.gathering),
            Step::TradePick(trade) => Some(&mut trade.gathering),
            _ => None,
        }
    }
}

#[derive(Clone, PartialEq)]
struct Attempt {
    by: Seat,
    cards: PerSeat<Option<Colours>>,
    gathering: Gathering<AbortReason>,
}

#[derive(Clone, PartialEq)]
struct Call {
    by: Seat,
    interrupt: bool,
    gathering: Gathering<AbortReason>,
}

#[derive(Clone, PartialEq)]
struct Trade {
    by: Seat,
    with: Seat,
    gathering: Gathering<AbortReason>,
}

impl ScapeGoat {
    fn of(goats: Vec<Colour>) -> ScapeGoat {
        ScapeGoat {
            readings: PerSeat::new(goats.len(), |_| None),
            looks: PerSeat::new(goats.len(), |_| Look::default()),
            goats,
            ..ScapeGoat::default()
        }
    }

    pub fn seats(&self) -> usize {
        self.goats.len()
    }
}

impl Checks for ScapeGoat {
    type Deed = Deed;

    fn players(&self) -> usize {
        self.goats.len()
    }

    fn is_arranged(&self) -> bool {
        self.is_arranged
    }

    fn undoable(&self) -> Option<&Taken<Deed>> {
        self.undo.last().filter(|_| !self.is_counting())
    }

    fn may_others_undo(_: Actor, deed: &Deed) -> bool {
        matches!(deed, Deed::FrameFailed | Deed::FrameSucceeded { .. })
    }
}

impl Counts for ScapeGoat {
    type Reason = AbortReason;

    fn gathering(&self) -> Option<&Gathering<AbortReason>> {
        self.stage.step.gathering()
    }
}

impl Game for ScapeGoat {
    const NAME: &'static str = "scapegoat";
    const PLAYERS: RangeInclusive<usize> = plan::PLAYERS;

    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Details = Outcome;
    type Whisper = Whisper;

    fn new(players: &[Person]) -> ScapeGoat {
        ScapeGoat::of(players.iter().map(|player| player.colour).collect())
    }

    fn apply(&self, actor: Actor, command: &Command, outside: &mut Outside<'_>) -> Decision {
        self.decide(actor, command, outside)
    }

    fn fits(&self, event: &Event) -> bool {
        self.can_be(event)
    }

    fn fold(&mut self, event: &Event) {
        if self.can_be(event) {
            self.record(event);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn progress(&self) -> Progress {
        match self.stage.step {
            // Until the dice are rolled, everything can still be changed.
            Step::Setup | Step::Dice => Progress::SetUp,
            Step::Over(_) => Progress::Over,
            _ => Progress::UnderWay,
        }
    }

    fn report(&self) -> Option<Report<Outcome>> {
        let Step::Over(outcome) = &self.stage.step else { return None };
        let winners = outcome.winners.clone();
        Some(Report { winners, scores: None, details: outcome.clone() })
    }

    fn was_stopped(details: &Outcome) -> bool {
        details.ending == Ending::Abandoned
    }

    fn awards(&self) -> Vec<Award> {
        self.remarkable()
    }

    fn expects(&self) -> Option<Expects> {
        self.waits_for()
    }

    fn recolour(&mut self, players: &[Person]) {
        self.goats = players.iter().map(|player| player.colour).collect();
        // What printed mats say depends on the colours they were printed for.
        if let (Some(edition), Some(mats)) = (self.plan.kit.printed, &mut self.mats) {
            *mats = edition.mats(&self.goats);
        }
    }

    fn can_end(&self, outcome: &Outcome) -> bool {
        self.can_be_the_end(outcome)
    }

    fn rematch(&self) -> Option<Command> {
        let plan = self.is_arranged.then(|| self.plan.clone())?;
        Some(Command::Arrange { plan, placement: None })
    }

    fn privacy(&self, command: &Command) -> Privacy<ScapeGoat> {
        match command {
            Command::Peek => Privacy::Whispered(Whisper::what_the_mat_says),
            Command::OpenMat => Privacy::Whispered(Whisper::whole_mat),
            Command::ReadMat { .. } => Privacy::Own,
            // After zero the card is on the table for everybody to see.
            Command::Card { .. } if !matches!(self.stage.step, Step::FrameEntry(_)) => Privacy::Own,
            _ => Privacy::Open,
        }
    }

    fn moment(&self) -> Option<Moment> {
        match self.stage.step {
            Step::FramePick(_) | Step::CopsCall(_) => Some(Moment::Gather { pads: true }),
            // The pads are for everybody's hands.
            Step::TradePick(_) => Some(Moment::Gather { pads: false }),
            Step::FrameCount(_) | Step::CopsCount(_) | Step::TradeCount(_) => Some(Moment::Count),
            Step::Point { .. } => Some(Moment::Answer),
            _ => None,
        }
    }

    fn on(signal: Signal) -> Option<Command> {
        Some(match signal {
            Signal::AllReady => Command::Ready,
            Signal::Zero => Command::Zero,
            Signal::TimeUp => Command::Reveal,
            Signal::CalledOff => Command::AbortCount { reason: AbortReason::Restarted },
            Signal::Touched(_) => return None,
        })
    }
}
