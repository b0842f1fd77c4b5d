//! Scape Goat: everybody knows who the scapegoat is, except the scapegoat.
//!
//! [`ScapeGoat`] turns commands into events (`apply.rs`), its state is the fold of
//! those events (`fold.rs`), and each viewer gets a view (`view.rs`). Each of the
//! other files holds one part of the rules. The app never sees a card, so it knows
//! nothing about hands, the stash and the own-colour rule.

pub mod advice;
mod apply;
pub mod board;
pub mod checklist;
pub mod colour;
pub mod command;
pub mod cops;
pub mod dice;
pub mod edition;
pub mod event;
mod fits;
mod fold;
pub mod frame;
pub mod lost;
pub mod mats;
pub mod outcome;
pub mod plan;
pub mod refusal;
pub mod setup;
pub mod view;

use std::{collections::BTreeSet, sync::Arc};

use crate::{
    game::{Actor, Game, Outside, UnixMillis, Viewer},
    seat::{PerSeat, Seat},
};
use advice::{Advice, Question};
use board::{Action, Board};
use checklist::Chore;
use colour::Colours;
use command::{AbortReason, Command};
use dice::Dice;
use event::{Deed, Event};
use mats::{MatSet, Secret};
use outcome::{Ending, Outcome, Report};
use plan::Plan;
use refusal::Refusal;
use setup::Deal;
use view::{View, Whisper};

/// One game, from sitting down to the last reveal.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct ScapeGoat {
    /// It has no players until the table is arranged.
    plan: Plan,
    placement: Vec<Seat>,
    /// What is already on the table.
    laid: BTreeSet<Chore>,
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
    /// The steps that can be undone, oldest first. They're shared between copies,
    /// because a game is copied for every step that's tried.
    past: Vec<Arc<Past>>,
    /// The step that was undone last, until the next one is taken.
    undone: Option<Taken>,
}

/// How often a seat has looked; public, as it would be at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Look {
    has_seen: bool,
    in_app: u32,
    last: Option<UnixMillis>,
}

/// How far the game has got. Undo brings back an earlier stage.
#[derive(Debug, Clone, PartialEq, Default)]
struct Stage {
    /// Present only while the app follows the turns.
    board: Option<Board>,
    step: Step,
    /// The last frame attempt to be judged.
    judged: Option<Attempt>,
}

#[derive(Debug, Clone, PartialEq, Default)]
enum Step {
    #[default]
    Setup,
    Dice,
    Reading,
    Look,
    /// Free play, in which people do as they like.
    Open,
    Start,
    Action(Action),
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
    fn gathering(&self) -> Option<&Gathering> {
        match self {
            Step::FramePick(attempt) => Some(&attempt.gathering),
            Step::CopsCall(call) => Some(&call.gathering),
            Step::TradePick(trade) => Some(&trade.gathering),
            _ => None,
        }
    }

    fn gathering_mut(&mut self) -> Option<&mut Gathering> {
        match self {
            Step::FramePick(attempt) => Some(&mut attempt.gathering),
            Step::CopsCall(call) => Some(&mut call.gathering),
            Step::TradePick(trade) => Some(&mut trade.gathering),
            _ => None,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
struct Attempt {
    by: Seat,
    cards: PerSeat<Option<Colours>>,
    gathering: Gathering,
}

#[derive(Debug, Clone, PartialEq)]
struct Call {
    by: Seat,
    interrupt: bool,
    gathering: Gathering,
}

#[derive(Debug, Clone, PartialEq)]
struct Trade {
    by: Seat,
    with: Seat,
    gathering: Gathering,
}

/// Who is ready for the count, and why the last one was stopped.
#[derive(Debug, Clone, PartialEq)]
struct Gathering {
    /// The seats that have to get ready.
    of: Vec<Seat>,
    ready: PerSeat<bool>,
    aborted: Option<(Actor, AbortReason)>,
}

#[derive(Debug, Clone, PartialEq)]
struct Past {
    taken: Taken,
    before: Stage,
}

/// A step that somebody took.
#[derive(Debug, Clone, PartialEq)]
struct Taken {
    by: Actor,
    deed: Deed,
}

impl Game for ScapeGoat {
    const NAME: &'static str = "scapegoat";

    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Whisper = Whisper;
    type Report = Report;
    type Question = Question;
    type Advice = Advice;

    fn apply(
        &self,
        actor: Actor,
        command: &Command,
        outside: &mut Outside<'_>,
    ) -> Result<Vec<Event>, Refusal> {
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

    fn whisper(&self, seat: Seat, command: &Command) -> Option<Whisper> {
        Whisper::answer(self, seat, command)
    }

    fn is_private(&self, command: &Command) -> bool {
        match command {
            Command::Peek | Command::OpenMat | Command::ReadMat { .. } => true,
            // After zero the card is on the table for everybody to see.
            Command::Card { .. } => !matches!(self.stage.step, Step::FrameEntry(_)),
            _ => false,
        }
    }

    fn seats(&self) -> usize {
        self.plan.players.len()
    }

    fn has_begun(&self) -> bool {
        self.stage.step != Step::Setup
    }

    fn report(&self) -> Option<Report> {
        match &self.stage.step {
            Step::Over(outcome) => {
                Some(Report { players: self.plan.players.clone(), outcome: outcome.clone() })
            }
            _ => None,
        }
    }

    fn again(&self) -> Option<Command> {
        let is_arranged = !self.plan.players.is_empty();
        is_arranged.then(|| Command::Arrange { plan: self.plan.clone(), placement: None })
    }

    fn counting(&self) -> bool {
        let step = &self.stage.step;
        matches!(step, Step::FrameCount(_) | Step::CopsCount(_) | Step::TradeCount(_))
    }

    /// A trade isn't included: only two get ready for it, and without hold pads.
    fn gathering(&self) -> bool {
        matches!(self.stage.step, Step::FramePick(_) | Step::CopsCall(_))
    }

    fn all_ready() -> Command {
        Command::Ready
    }

    fn zero() -> Command {
        Command::Zero
    }

    fn answering(&self) -> bool {
        matches!(self.stage.step, Step::Point { .. })
    }

    fn time_up() -> Command {
        Command::Reveal
    }

    fn call_off() -> Command {
        Command::AbortCount { reason: AbortReason::Restarted }
    }

    fn advise(question: &Question) -> Option<Advice> {
        question.advice()
    }
}
