//! Row Your Goat (¡Tu cabra rema!): quick eyes, quick hands, and one lifesaver
//! too few.
//!
//! [`RowYourGoat`] turns commands into events (`apply.rs`, `touches.rs`), its
//! state is the fold of those events (`fold.rs`), and everybody gets a view
//! (`view.rs`). Each of the other files holds one part of the rules. Play is
//! faster than tapping, so the app doesn't follow the grid, the decks or whose
//! turn it is: it's told about grabs and arguments, and says what happens next.

pub mod advice;
mod apply;
mod awards;
pub mod card;
pub mod checklist;
pub mod command;
pub mod event;
mod expects;
pub mod fault;
mod fits;
mod fold;
pub mod outcome;
pub mod plan;
pub mod race;
pub mod refusal;
pub mod ruling;
pub mod sets;
pub mod setup;
mod touches;
pub mod trainer;
pub mod view;
pub mod warm_up;

use std::ops::RangeInclusive;

use crate::{
    award::Award,
    checklist::Checklist,
    checks::Checks,
    expects::Expects,
    game::{Actor, Game, Outside, Progress, Report, Viewer},
    moments::{Moment, Signal},
    people::Person,
    privacy::Nothing,
    seat::PerSeat,
    undo::{Taken, Undo},
};
use apply::Decision;
use awards::Feats;
use card::Grid;
use checklist::Chore;
use command::Command;
use event::{Deed, Event, Lots, Starter};
use outcome::{Ending, Outcome};
use plan::{Lifesavers, Plan};
use race::{Hand, Race};
use refusal::Refusal;
use ruling::Ruling;
use view::View;
use warm_up::{PATIENCE, Phase, WarmUp};

/// After so many seconds without another grab the app asks for the set.
pub const QUIET: u8 = 3;
/// For so many seconds a result can still be undone.
pub const SECONDS_TO_DOUBT: u8 = 10;

/// One game, from sitting down to the last lifesaver.
#[derive(Clone, PartialEq)]
pub struct RowYourGoat {
    players: usize,
    plan: Option<Plan>,
    starter: Option<Starter>,
    /// What is already on the table.
    laid: Checklist<Chore>,
    stage: Stage,
    undo: Undo<Stage, Deed>,
}

/// How far the game has got. Undo brings back an earlier stage.
#[derive(Debug, Clone, PartialEq)]
struct Stage {
    step: Step,
    hands: PerSeat<Hand>,
    /// The last ruling; none while a race is on that it has no part in.
    ruling: Option<Ruling>,
    judged: Option<Judged>,
    lots: Option<Lots>,
    /// What everybody has done so far, for the awards.
    feats: PerSeat<Feats>,
    sets: u32,
}

#[derive(Debug, Clone, PartialEq)]
struct Judged {
    grid: Grid,
    /// A ruling has followed, so the next one is about something else.
    is_settled: bool,
}

#[derive(Debug, Clone, PartialEq)]
enum Step {
    Setup,
    /// Before the game, for fun.
    WarmUp(WarmUp),
    Play,
    Race(Race),
    /// The race is over: was there a set?
    Question(Race),
    /// The game is decided, unless somebody tapped wrong.
    Result(Outcome),
    Over(Outcome),
}

impl RowYourGoat {
    pub fn seats(&self) -> usize {
        self.players
    }

    fn lifesavers(&self) -> Lifesavers {
        self.plan.as_ref().map_or(Lifesavers::Box, |plan| plan.lifesavers(self.players))
    }

    fn race(&self) -> Option<&Race> {
        match &self.stage.step {
            Step::Race(race) | Step::Question(race) => Some(race),
            _ => None,
        }
    }

    /// The lifesavers of the app that can still be grabbed.
    fn free(&self) -> usize {
        let (all, taken) = match self.lifesavers() {
            Lifesavers::Box | Lifesavers::Objects { .. } => (0, 0),
            Lifesavers::Rings { rings } => {
                (usize::from(rings), self.race().map_or(0, |race| race.rings.len()))
            }
            Lifesavers::Phones => {
                (race::places(self.players), self.race().map_or(0, |race| race.order().len()))
            }
        };
        all.saturating_sub(taken)
    }
}

impl Checks for RowYourGoat {
    type Deed = Deed;

    fn players(&self) -> usize {
        self.players
    }

    fn is_arranged(&self) -> bool {
        self.plan.is_some()
    }

    fn undoable(&self) -> Option<&Taken<Deed>> {
        self.undo.last()
    }

    fn may_others_undo(actor: Actor, deed: &Deed) -> bool {
        match deed {
            Deed::Began
            | Deed::Judged { .. }
            | Deed::Ruled { .. }
            | Deed::WavedOff { .. }
            | Deed::LotsDrawn { .. }
            | Deed::NoMoreSets { .. } => true,
            // Otherwise a hand that was too quick would be undone by its owner.
            Deed::Grabbed { .. } | Deed::GrabbedAgain { .. } | Deed::RingTaken { .. } => false,
            Deed::Called { seat } | Deed::Out { seat, .. } => actor == Actor::Seat(*seat),
        }
    }
}

impl Stage {
    fn new(players: usize) -> Stage {
        Stage {
            step: Step::Setup,
            hands: PerSeat::new(players, |_| Hand::Cards),
            ruling: None,
            judged: None,
            lots: None,
            feats: PerSeat::new(players, |_| Feats::default()),
            sets: 0,
        }
    }
}

impl Game for RowYourGoat {
    const NAME: &'static str = "rowing";
    const PLAYERS: RangeInclusive<usize> = setup::PLAYERS;

    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;
    type Details = Outcome;
    type Whisper = Nothing;

    fn new(players: &[Person]) -> RowYourGoat {
        RowYourGoat {
            players: players.len(),
            plan: None,
            starter: None,
            laid: Checklist::default(),
            stage: Stage::new(players.len()),
            undo: Undo::default(),
        }
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
            Step::Setup | Step::WarmUp(_) => Progress::SetUp,
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

    fn can_end(&self, outcome: &Outcome) -> bool {
        self.has_all(&outcome.winners)
    }

    fn rematch(&self) -> Option<Command> {
        let plan = self.plan.clone()?;
        Some(Command::Arrange { plan, starter: None })
    }

    fn expects(&self) -> Option<Expects> {
        self.waits_for()
    }

    /// Calls come from phones at any time, so the clock listens all game.
    fn moment(&self) -> Option<Moment> {
        let places = self.free() as u8;
        match &self.stage.step {
            Step::Setup | Step::Over(_) => None,
            Step::WarmUp(warm_up) => match warm_up.phase {
                Phase::Counting => Some(Moment::Count),
                Phase::Looking => {
                    let places = warm_up.waiting() as u8;
                    Some(Moment::Race { places, quiet: Some(PATIENCE) })
                }
                Phase::Solved => None,
            },
            Step::Play | Step::Question(_) => Some(Moment::Race { places, quiet: None }),
            Step::Race(_) => Some(Moment::Race { places, quiet: Some(QUIET) }),
            Step::Result(_) => Some(Moment::Look { seconds: SECONDS_TO_DOUBT }),
        }
    }

    fn on(signal: Signal) -> Option<Command> {
        match signal {
            Signal::Touched(groups) => Some(Command::Touched { groups }),
            Signal::TimeUp => Some(Command::TimeUp),
            Signal::Zero => Some(Command::Zero),
            Signal::CalledOff => Some(Command::CallOff),
            Signal::AllReady => None,
        }
    }
}
