//! Soplón, the snitch: everybody has a few cards face down, and at the end the
//! lowest total wins.
//!
//! [`Snitch`] turns commands into events (`apply.rs`, `turns.rs`, `entry.rs`),
//! its state is the fold of those events (`fold.rs`, `stage.rs`), and each
//! viewer gets a view (`view.rs`). Each of the other files holds one part of
//! the rules. What's face down is for the players to remember: the app knows
//! only how many cards there are, until all of them are turned over.

pub mod advice;
mod apply;
mod awards;
pub mod board;
pub mod card;
pub mod checklist;
pub mod command;
pub mod eliminate;
mod entry;
pub mod event;
mod expects;
pub mod family;
mod fits;
mod fold;
pub mod kit;
pub mod outcome;
pub mod plan;
pub mod refusal;
pub mod score;
mod stage;
pub mod terms;
mod turns;
pub mod view;

use std::{collections::BTreeMap, fmt, ops::RangeInclusive};

use crate::{
    award::Award,
    checklist::Checklist,
    checks::Checks,
    expects::Expects,
    game::{Actor, Game, Outside, Progress, Report, Viewer},
    gathering::{Counts, Gathering},
    hidden::Hidden,
    moments::{Moment, Signal},
    people::Person,
    privacy::{Nothing, Privacy},
    seat::{PerSeat, Seat},
    undo::{Taken, Undo},
};
use apply::Decision;
use board::Board;
use card::Card;
use checklist::Chore;
use command::{AbortReason, Command};
use event::{Deed, Event};
use kit::Deck;
use outcome::Outcome;
use plan::{OPENING_SECONDS, OpeningEnds, Plan};
use refusal::Refusal;
use score::Top;
use terms::Due;
use view::View;

/// One game, from setting up to the score.
#[derive(Clone, PartialEq)]
pub struct Snitch {
    players: usize,
    /// Whether plan, deck and starter are settled.
    is_arranged: bool,
    plan: Plan,
    deck: Deck,
    starter: Seat,
    /// What is already on the table.
    laid: Checklist<Chore>,
    stage: Stage,
    undo: Undo<Stage, Deed>,
}

/// Only how far it has got: entered cards are nobody else's business.
impl fmt::Debug for Snitch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Snitch for {}, {:?}", self.players, self.progress())
    }
}

/// How far the game has got. Undo brings back an earlier stage.
#[derive(Clone, PartialEq, Default)]
struct Stage {
    /// Present only while the app follows the turns.
    board: Option<Board>,
    closed: Option<Closed>,
    /// What can be eliminated now.
    opening: Option<Opening>,
    /// How many cards everybody has eliminated rightly, for the awards.
    eliminated: BTreeMap<Seat, u32>,
    step: Step,
}

#[derive(Clone, PartialEq)]
struct Closed {
    by: Seat,
    /// Who still has a turn, in order.
    left: Vec<Seat>,
}

/// A witness or the cousin was played, and is there for everybody to see.
#[derive(Clone, Copy, PartialEq)]
struct Opening {
    by: Seat,
    card: Card,
}

#[derive(Clone, PartialEq, Default)]
enum Step {
    #[default]
    Setup,
    /// Before the one look, which begins for everybody at the same instant.
    LookGather(Gathering<AbortReason>),
    LookCount(Gathering<AbortReason>),
    Look,
    /// Everybody looks for as long as they want.
    LookFreely {
        seen: PerSeat<bool>,
    },
    /// The app only helps, and nobody has closed yet.
    Open,
    /// The app only helps, and somebody takes their last turn.
    LastTurn,
    Start,
    Exchange,
    Action {
        card: Card,
        due: Due,
    },
    Reveal(Gathering<AbortReason>),
    RevealCount(Gathering<AbortReason>),
    Entry(Entry),
    Over(Outcome),
}

/// What was entered after the reveal.
#[derive(Clone, PartialEq)]
struct Entry {
    districts: PerSeat<Option<Hidden<Vec<Card>>>>,
    top: Option<Top>,
}

impl Snitch {
    fn of(players: usize) -> Snitch {
        Snitch {
            players,
            is_arranged: false,
            plan: Plan::default(),
            deck: Deck::BOX,
            starter: Seat(0),
            laid: Checklist::default(),
            stage: Stage::default(),
            undo: Undo::default(),
        }
    }

    pub fn seats(&self) -> usize {
        self.players
    }
}

impl Checks for Snitch {
    type Deed = Deed;

    fn players(&self) -> usize {
        self.players
    }

    fn is_arranged(&self) -> bool {
        self.is_arranged
    }

    fn undoable(&self) -> Option<&Taken<Deed>> {
        self.undo.last().filter(|_| !self.is_counting())
    }
}

impl Counts for Snitch {
    type Reason = AbortReason;

    fn gathering(&self) -> Option<&Gathering<AbortReason>> {
        self.stage.step.gathering()
    }
}

impl Stage {
    fn closer(&self) -> Option<Seat> {
        self.closed.as_ref().map(|closed| closed.by)
    }
}

impl Game for Snitch {
    const NAME: &'static str = "snitch";
    const PLAYERS: RangeInclusive<usize> = plan::PLAYERS;

    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Details = Outcome;
    type Whisper = Nothing;

    fn new(players: &[Person]) -> Snitch {
        Snitch::of(players.len())
    }

    fn apply(&self, actor: Actor, command: &Command, outside: &mut Outside<'_>) -> Decision {
        self.decide(actor, command, outside)
    }

    fn fits(&self, event: &Event) -> bool {
        self.can_be(event)
    }

    fn fold(&mut self, event: &Event) {
        if let Some(next) = self.after(event) {
            *self = next;
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn progress(&self) -> Progress {
        match self.stage.step {
            // Until everybody looks, everything can still be changed.
            Step::Setup | Step::LookGather(_) => Progress::SetUp,
            Step::Over(_) => Progress::Over,
            _ => Progress::UnderWay,
        }
    }

    fn report(&self) -> Option<Report<Outcome>> {
        let Step::Over(outcome) = &self.stage.step else { return None };
        let scores = match outcome {
            Outcome::Scored { tally, .. } => Some(tally.totals.clone()),
            Outcome::Abandoned => None,
        };
        Some(Report { winners: outcome.winners(), scores, details: outcome.clone() })
    }

    fn was_stopped(details: &Outcome) -> bool {
        *details == Outcome::Abandoned
    }

    fn awards(&self) -> Vec<Award> {
        self.remarkable()
    }

    fn expects(&self) -> Option<Expects> {
        self.waits_for()
    }

    fn can_end(&self, outcome: &Outcome) -> bool {
        outcome.can_be(self.players)
    }

    fn rematch(&self) -> Option<Command> {
        let plan = self.is_arranged.then(|| self.plan.clone())?;
        Some(Command::Arrange { plan, starter: None })
    }

    fn privacy(&self, command: &Command) -> Privacy<Snitch> {
        match command {
            // Once all districts are entered, everybody sees them anyway.
            Command::Enter { .. } if !self.all_entered() => Privacy::Own,
            _ => Privacy::Open,
        }
    }

    fn moment(&self) -> Option<Moment> {
        match self.stage.step {
            Step::LookGather(_) | Step::Reveal(_) => Some(Moment::Gather { pads: true }),
            Step::LookCount(_) | Step::RevealCount(_) => Some(Moment::Count),
            Step::Look => self.plan.look.map(|seconds| Moment::Look { seconds }),
            Step::Start if self.plan.options.opening_ends == OpeningEnds::Clock => {
                self.stage.opening.map(|_| Moment::Look { seconds: OPENING_SECONDS })
            }
            _ => None,
        }
    }

    fn on(signal: Signal) -> Option<Command> {
        Some(match signal {
            Signal::AllReady => Command::Ready,
            Signal::Zero => Command::Zero,
            Signal::TimeUp => Command::TimeUp,
            Signal::CalledOff => Command::AbortCount { reason: AbortReason::Restarted },
            Signal::Touched(_) => return None,
        })
    }
}
