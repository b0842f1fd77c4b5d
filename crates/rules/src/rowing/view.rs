//! What everybody sees. This game has no secrets, so it's the same for all,
//! except for what somebody may undo.

use serde::Serialize;

use super::{
    RowYourGoat, Step,
    checklist::{self, ChoreView},
    event::{Deed, Lots, Starter},
    fault::{Fault, Price},
    outcome::Outcome,
    plan::{LastCard, Lifesavers, Plan},
    race::{Grab, Hand, Placed, Race},
    ruling::Ruling,
    sets::{self, GridLine, Judgement},
    setup::{self, Deal},
    touches::Spot,
    trainer::Answer,
    warm_up::WarmUpView,
};
use crate::{
    checks::Checks,
    game::{Actor, Viewer},
    seat::{PerSeat, Seat},
    undo::Taken,
};

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// `None` until the table is arranged, as are the deal and the starter.
    pub plan: Option<Plan>,
    pub deal: Option<Deal>,
    pub lifesavers: Lifesavers,
    pub starter: Option<Starter>,
    /// What to set up; empty until the table is arranged.
    pub checklist: Vec<ChoreView>,
    pub step: StepView,
    /// Cards are on the table, so anybody may grab, shout or call the judge.
    pub is_playing: bool,
    pub hands: PerSeat<Hand>,
    /// Nobody has any cards: unless there's a set, the game is over.
    pub all_out: bool,
    /// Whom to ask about after a set, because they can't win with one that
    /// their very last card has made.
    pub ask_last_card: Vec<Seat>,
    /// What the last grab, fault or call came to.
    pub ruling: Option<Ruling>,
    /// What the judge said about the grid, as long as it matters.
    pub judged: Option<Judgement>,
    pub lots: Option<Lots>,
    /// Everything that can go wrong, and its price at this table.
    pub faults: Vec<FaultView>,
    /// The numbers by which phones name what was touched.
    pub spots: Spots,
    /// What undo would take back now.
    pub undo: Option<TakenView>,
    /// What has just been undone.
    pub undone: Option<TakenView>,
    /// Only for a seat; none for the table.
    pub mine: Option<Mine>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(tag = "name", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum StepView {
    Setup,
    WarmUp {
        warm_up: WarmUpView,
    },
    /// People play, and the app has nothing to say.
    Play,
    /// Somebody has grabbed, and others still may.
    Race {
        race: RaceView,
    },
    /// Was there a set?
    Question {
        race: RaceView,
    },
    /// The game is decided, and can still be undone for a moment.
    Result {
        outcome: Outcome,
    },
    Over {
        outcome: Outcome,
    },
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct RaceView {
    /// Who has grabbed, quickest first. Who is in one group was too close to be
    /// told apart.
    pub order: Vec<Vec<Seat>>,
    /// When each group touched, in milliseconds after the first.
    #[cfg_attr(feature = "ts", ts(type = "number[]"))]
    pub behind: Vec<u64>,
    /// Who reached for a lifesaver when they were all gone.
    pub late: Vec<LateView>,
    /// The rings on the table device that are taken.
    pub rings: Vec<u8>,
    /// How many phones or rings can still be grabbed.
    pub free: usize,
    /// Who touched a lifesaver with another one in hand.
    pub again: Vec<Seat>,
    /// Whom the table has to name, unless it's known.
    pub first: Placed,
    pub slowest: Placed,
    /// Those of the last who were too close are all safe at this table, so nobody was
    /// slowest.
    pub all_safe: bool,
    /// Whom to ask about after a set, because they'd win with a lifesaver that nobody
    /// has seen.
    pub ask_also_safe: Vec<Seat>,
    /// As in the view itself.
    pub ask_last_card: Vec<Seat>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
pub struct LateView {
    pub seat: Seat,
    /// In milliseconds after the last lifesaver was gone.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub by: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
pub struct FaultView {
    pub fault: Fault,
    pub price: Price,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Spots {
    pub ring: u8,
    /// "My goat rows!"
    pub mine: u8,
    /// "Your goat rows!", for each target.
    pub yours: PerSeat<u8>,
    /// In a warm-up: this line is a set.
    pub lines: Vec<LineSpot>,
    /// In a warm-up: there is no set.
    pub no_set: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
pub struct LineSpot {
    pub line: GridLine,
    pub cells: [usize; 3],
    pub spot: u8,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct TakenView {
    pub by: Actor,
    pub deed: Deed,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Mine {
    pub seat: Seat,
    pub may_undo: bool,
}

impl View {
    pub(super) fn of(game: &RowYourGoat, viewer: Viewer) -> View {
        let stage = &game.stage;
        let options = game.options();
        let plan = game.plan.as_ref();
        View {
            plan: plan.cloned(),
            deal: plan.and_then(|plan| setup::deal(game.players, plan.missing).ok()),
            lifesavers: game.lifesavers(),
            starter: game.starter,
            checklist: plan.map(|_| checklist::view(&game.laid)).unwrap_or_default(),
            step: StepView::of(game),
            is_playing: game.check_playing().is_ok(),
            hands: stage.hands.clone(),
            all_out: stage.hands.values().all(|hand| *hand == Hand::Out),
            ask_last_card: game.ask_last_card(),
            ruling: stage.ruling.clone(),
            judged: stage.judged.as_ref().and_then(|judged| sets::judge(&judged.grid).ok()),
            lots: stage.lots.clone(),
            faults: Fault::ALL
                .map(|fault| FaultView { fault, price: fault.price(&options) })
                .to_vec(),
            spots: Spots {
                ring: Spot::Ring.number(),
                mine: Spot::Mine.number(),
                yours: PerSeat::new(game.players, |seat| Spot::Yours(seat).number()),
                lines: GridLine::ALL
                    .map(|line| {
                        let spot = Spot::Answer(Answer::Set { line }).number();
                        LineSpot { line, cells: line.cells(), spot }
                    })
                    .to_vec(),
                no_set: Spot::Answer(Answer::None).number(),
            },
            undo: game.undoable().map(TakenView::from),
            undone: game.undo.undone().map(TakenView::from),
            mine: match viewer {
                Viewer::Seat(seat) if game.has(seat) => {
                    Some(Mine { seat, may_undo: game.may_undo(Actor::Seat(seat)) })
                }
                _ => None,
            },
        }
    }
}

impl StepView {
    fn of(game: &RowYourGoat) -> StepView {
        match &game.stage.step {
            Step::Setup => StepView::Setup,
            Step::WarmUp(warm_up) => StepView::WarmUp { warm_up: warm_up.view() },
            Step::Play => StepView::Play,
            Step::Race(race) => StepView::Race { race: RaceView::of(game, race) },
            Step::Question(race) => StepView::Question { race: RaceView::of(game, race) },
            Step::Result(outcome) => StepView::Result { outcome: outcome.clone() },
            Step::Over(outcome) => StepView::Over { outcome: outcome.clone() },
        }
    }
}

impl RowYourGoat {
    fn ask_last_card(&self) -> Vec<Seat> {
        match self.options().last_card {
            LastCard::LaterSet => self.out_of_cards().collect(),
            _ => Vec::new(),
        }
    }

    fn ask_also_safe(&self, race: &Race) -> Vec<Seat> {
        let seen = race.order();
        let is_unseen = |seat: &Seat| !seen.is_empty() && !seen.contains(seat);
        self.out_of_cards().filter(is_unseen).collect()
    }

    fn out_of_cards(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.players).filter(move |seat| self.stage.hands[*seat] == Hand::Out)
    }
}

impl RaceView {
    fn of(game: &RowYourGoat, race: &Race) -> RaceView {
        let seats = |group: &Vec<Grab>| group.iter().map(|grab| grab.seat).collect();
        let late = |grab: &Grab| {
            let seat = grab.seat;
            race.late_by(seat).map(|by| LateView { seat, by })
        };
        RaceView {
            order: race.groups.iter().map(seats).collect(),
            behind: race.behind(),
            late: race.late.iter().filter_map(late).collect(),
            rings: race.rings.iter().copied().collect(),
            free: game.free(),
            again: race.again.clone(),
            first: race.first(),
            slowest: race.slowest(game.players),
            all_safe: game.are_all_safe(race),
            ask_also_safe: game.ask_also_safe(race),
            ask_last_card: game.ask_last_card(),
        }
    }
}

impl From<&Taken<Deed>> for TakenView {
    fn from(taken: &Taken<Deed>) -> Self {
        TakenView { by: taken.by, deed: taken.what.clone() }
    }
}
