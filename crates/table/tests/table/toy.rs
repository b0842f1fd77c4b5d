//! A toy with a little of everything that a table does for a game: a secret
//! for each seat, a count, a look that ends by itself, and a score.

use std::ops::RangeInclusive;

use rules::{
    game::{Actor, Game, Outside, Progress, Report, Viewer},
    moments::{Moment, Signal},
    people::Person,
    privacy::Privacy,
    seat::{PerSeat, Seat},
};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Toy {
    players: usize,
    step: Tap,
}

/// Commands and events in one: each is a step of the game.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(crate) enum Tap {
    SetUp,
    Gather,
    Count,
    Look,
    Over,
    /// What is my number?
    Peek,
}

#[derive(Debug, Serialize)]
#[serde(tag = "code", rename_all = "camelCase")]
pub(crate) enum Refusal {
    NotNow,
}

impl std::fmt::Display for Refusal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Not now.")
    }
}

impl std::error::Error for Refusal {}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const PLAYERS: RangeInclusive<usize> = 2..=4;

    type Command = Tap;
    type Event = Tap;
    type Refusal = Refusal;
    type View = Tap;
    type Details = ();
    type Whisper = u8;

    fn new(players: &[Person]) -> Toy {
        Toy { players: players.len(), step: Tap::SetUp }
    }

    fn apply(&self, _: Actor, command: &Tap, _: &mut Outside<'_>) -> Result<Vec<Tap>, Refusal> {
        match (self.step, command) {
            (_, Tap::Peek) => Ok(Vec::new()),
            (Tap::SetUp, Tap::Gather)
            | (Tap::Gather, Tap::Count)
            | (Tap::Count, Tap::Gather | Tap::Look)
            | (Tap::Look, Tap::Over) => Ok(vec![*command]),
            _ => Err(Refusal::NotNow),
        }
    }

    fn fits(&self, event: &Tap) -> bool {
        *event != Tap::Peek
    }

    fn fold(&mut self, event: &Tap) {
        self.step = *event;
    }

    fn view(&self, _: Viewer) -> Tap {
        self.step
    }

    fn progress(&self) -> Progress {
        match self.step {
            Tap::SetUp => Progress::SetUp,
            Tap::Over => Progress::Over,
            _ => Progress::UnderWay,
        }
    }

    fn report(&self) -> Option<Report<()>> {
        (self.step == Tap::Over).then(|| Report {
            winners: Seat::all(self.players).next_back().into_iter().collect(),
            scores: Some(PerSeat::new(self.players, |seat| 10 * i32::from(seat.0))),
            details: (),
        })
    }

    fn can_end(&self, (): &()) -> bool {
        true
    }

    fn rematch(&self) -> Option<Tap> {
        None
    }

    fn privacy(&self, command: &Tap) -> Privacy<Toy> {
        match command {
            Tap::Peek => Privacy::Whispered(|_, seat| Some(seat.0 + 40)),
            _ => Privacy::Open,
        }
    }

    fn moment(&self) -> Option<Moment> {
        match self.step {
            Tap::Gather => Some(Moment::Gather { pads: true }),
            Tap::Count => Some(Moment::Count),
            Tap::Look => Some(Moment::Look { seconds: 10 }),
            _ => None,
        }
    }

    fn on(signal: Signal) -> Option<Tap> {
        Some(match signal {
            Signal::AllReady => Tap::Count,
            Signal::Zero => Tap::Look,
            Signal::TimeUp => Tap::Over,
            Signal::CalledOff => Tap::Gather,
            Signal::Touched(_) => return None,
        })
    }
}
