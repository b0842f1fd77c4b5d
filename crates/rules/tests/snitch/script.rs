//! Games as scripts: a table, and the commands given at it.

use rand::{Rng, RngExt, seq::IndexedRandom};
use rules::{
    game::{Actor, Game},
    hidden::Hidden,
    seat::Seat,
    snitch::{
        Snitch,
        card::Card,
        command::Command,
        eliminate::Attempt,
        plan::{Options, Plan},
        refusal::Refusal,
        score::Top,
        terms::Due,
        view::StepView,
    },
};

use super::every_command::{any_card, any_command};
use crate::shared::script::{self, any_actor, people};

pub(crate) type Script = script::Script<Snitch>;

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

pub(crate) fn witness(number: u32) -> Card {
    Card::Witness { number }
}

pub(crate) fn game(players: usize) -> Snitch {
    Snitch::new(&people(players))
}

/// The app follows the turns.
pub(crate) fn plan() -> Plan {
    Plan { follow: true, ..Plan::default() }
}

pub(crate) fn with(options: Options) -> Plan {
    Plan { options, ..plan() }
}

impl Script {
    /// A table that has been arranged; the first seat starts.
    pub(crate) fn arranged(players: usize, plan: Plan) -> Script {
        let mut script = Script::new(players, 7);
        script.table(Command::Arrange { plan, starter: Some(A) });
        script
    }

    /// A table where everybody has looked and play begins.
    pub(crate) fn started(players: usize, plan: Plan) -> Script {
        let is_timed = plan.look.is_some();
        let mut script = Script::arranged(players, plan);
        script.table(Command::Begin);
        if is_timed {
            script.table(Command::Ready);
            script.clock(Command::Zero);
            script.clock(Command::TimeUp);
        } else {
            script.table(Command::Seen);
        }
        script
    }

    /// The same with this much in districts and draw pile; the rest has been
    /// discarded.
    pub(crate) fn late(sizes: &[u8], pile: u8, options: Options) -> Script {
        let mut script = Script::started(sizes.len(), with(options));
        script.restate(sizes, pile, A);
        script
    }

    #[track_caller]
    pub(crate) fn restate(&mut self, sizes: &[u8], pile: u8, active: Seat) {
        self.table(Command::Restate { sizes: sizes.to_vec().into(), pile, active });
    }

    pub(crate) fn step(&self) -> StepView {
        self.view().step
    }

    /// Sizes of the districts, draw pile, discard pile.
    pub(crate) fn counts(&self) -> (Vec<u8>, u8, u8) {
        let board = self.view().board.expect("turns are followed");
        (board.sizes.values().copied().collect(), board.pile, board.discard)
    }

    #[track_caller]
    pub(crate) fn active(&self) -> Seat {
        self.view().board.expect("turns are followed").active
    }

    /// Draws and plays a card; what it does is still due.
    #[track_caller]
    pub(crate) fn play(&mut self, seat: Seat, card: Card) {
        self.seat(seat, Command::Draw);
        self.seat(seat, Command::Play { card });
    }

    #[track_caller]
    pub(crate) fn eliminate(&mut self, seat: Seat, attempt: Attempt) {
        self.seat(seat, Command::Eliminate { attempt });
    }

    /// From the last turn to where cards are entered.
    #[track_caller]
    pub(crate) fn reveal(&mut self) {
        self.table(Command::Ready);
        self.clock(Command::Zero);
    }

    #[track_caller]
    pub(crate) fn enter(&mut self, seat: Seat, cards: &[Card]) {
        self.seat(seat, enter(cards));
    }
}

pub(crate) fn enter(cards: &[Card]) -> Command {
    Command::Enter { cards: Hidden(cards.to_vec()) }
}

/// A table that only needs its cards entered.
pub(crate) fn at_entry(players: usize, plan: Plan) -> Script {
    let mut script = Script::started(players, Plan { follow: false, ..plan });
    script.table(Command::EndRound);
    script.reveal();
    script
}

/// Mostly what a player would tap next, now and then anything at all.
pub(crate) fn next_tap(script: &mut Script, random: &mut dyn Rng) -> (Actor, Command) {
    let (view, players) = (script.view(), script.players);
    let wild = (any_actor(random, players), any_command(random));
    if random.random_bool(0.3) {
        return wild;
    }
    let any_seat = Actor::Seat(Seat(random.random_range(0..players as u8)));
    let active = view.board.as_ref().map_or(any_seat, |board| Actor::Seat(board.active));
    if view.opening.is_some() && random.random_bool(0.4) {
        let owner = Seat(random.random_range(0..players as u8));
        let attempts = [Attempt::Own, Attempt::Other { owner }, Attempt::Wrong];
        return (any_seat, Command::Eliminate { attempt: attempts[random.random_range(0..3)] });
    }
    match &view.step {
        StepView::Setup => (Actor::Table, Command::Begin),
        StepView::LookGather { .. } | StepView::Reveal { .. } => (any_seat, Command::Ready),
        StepView::LookCount | StepView::RevealCount => (Actor::Clock, Command::Zero),
        StepView::Look { .. } => (Actor::Clock, Command::TimeUp),
        StepView::LookFreely { .. } => (any_seat, Command::Seen),
        StepView::Open => (any_seat, Command::Close),
        StepView::LastTurn { of } => (Actor::Seat(*of), Command::EndTurn),
        StepView::Start { may_close, may_pass, may_draw } => {
            let command = if *may_close && random.random_bool(0.04) {
                Command::Close
            } else if *may_pass && random.random_bool(0.4) {
                Command::Pass
            } else if *may_draw {
                Command::Draw
            } else {
                Command::Close
            };
            (active, command)
        }
        StepView::Exchange => (active, Command::Play { card: any_card(random) }),
        StepView::Action { due, targets, may_skip, .. } => {
            let target = targets.choose(random).copied();
            let other = targets.choose(random).copied();
            let command = match due {
                _ if *may_skip => Command::Skip,
                Due::Look => Command::Look { at: target },
                Due::Swap => Command::Swap { between: target.zip(other).map(<[Seat; 2]>::from) },
                Due::RemoveOrAdd => match target {
                    Some(to) if random.random_bool(0.6) => Command::Add { to },
                    _ => Command::Remove { snitch: false },
                },
            };
            (active, command)
        }
        StepView::Entry { all: None, .. } => {
            let cards = (0..random.random_range(0..5)).map(|_| any_card(random)).collect();
            (any_seat, Command::Enter { cards: Hidden(cards) })
        }
        StepView::Entry { all: Some(all), .. } => match &all.problem {
            None => (Actor::Table, Command::Confirm),
            Some(Refusal::TopMissing { .. }) => {
                let card = any_card(random);
                (Actor::Table, Command::TurnOver { top: Top::Card { card } })
            }
            Some(_) => (any_seat, Command::Enter { cards: Hidden(vec![witness(3)]) }),
        },
        StepView::Over { .. } => wild,
    }
}
