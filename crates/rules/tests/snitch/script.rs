//! Games as scripts: a table, and the commands given at it.

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::IndexedRandom};
use rules::{
    colour::Colour,
    game::{Actor, Game, Outside, Viewer},
    hidden::Hidden,
    people::{Person, PersonId},
    seat::Seat,
    snitch::{
        Snitch,
        card::Card,
        command::Command,
        eliminate::Attempt,
        event::Event,
        plan::{Options, Plan},
        refusal::Refusal,
        score::Top,
        terms::Due,
        view::{StepView, View},
    },
};

use crate::every_command::{any_card, any_command};

pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);
pub(crate) const D: Seat = Seat(3);

pub(crate) fn witness(number: u32) -> Card {
    Card::Witness { number }
}

pub(crate) fn game(players: usize) -> Snitch {
    let colours = Colour::ALL.into_iter().cycle().take(players);
    let person = |colour| Person { id: PersonId::default(), colour, name: String::new() };
    Snitch::new(&colours.map(person).collect::<Vec<_>>())
}

/// The app follows the turns.
pub(crate) fn plan() -> Plan {
    Plan { follow: true, ..Plan::default() }
}

pub(crate) fn with(options: Options) -> Plan {
    Plan { options, ..plan() }
}

/// A game together with its source of randomness.
#[derive(Clone)]
pub(crate) struct Script {
    pub(crate) game: Snitch,
    pub(crate) events: Vec<Event>,
    pub(crate) random: Xoshiro256PlusPlus,
}

impl Script {
    pub(crate) fn new(players: usize, seed: u64) -> Script {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Script { game: game(players), events: Vec::new(), random }
    }

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

    /// Gives a command; a refused one leaves the game as it was.
    pub(crate) fn give(&mut self, actor: Actor, command: &Command) -> Result<(), Refusal> {
        let before = self.game.clone();
        let mut outside = Outside { now: self.events.len() as u64, random: &mut self.random };
        let decision = self.game.apply(actor, command, &mut outside);
        assert!(self.game == before, "asking changes nothing");
        for event in decision? {
            assert!(self.game.fits(&event), "what is decided can be: {event:?}");
            self.game.fold(&event);
            self.events.push(event);
        }
        Ok(())
    }

    #[track_caller]
    fn must(&mut self, actor: Actor, command: &Command) {
        let given = self.give(actor, command);
        given.unwrap_or_else(|refusal| panic!("{command:?} by {actor:?}: {refusal}"));
    }

    #[track_caller]
    pub(crate) fn table(&mut self, command: Command) {
        self.must(Actor::Table, &command);
    }

    #[track_caller]
    pub(crate) fn seat(&mut self, seat: Seat, command: Command) {
        self.must(Actor::Seat(seat), &command);
    }

    #[track_caller]
    pub(crate) fn clock(&mut self, command: Command) {
        self.must(Actor::Clock, &command);
    }

    #[track_caller]
    pub(crate) fn refused(&mut self, seat: Seat, command: Command, why: Refusal) {
        assert_eq!(self.give(Actor::Seat(seat), &command), Err(why), "{command:?}");
    }

    #[track_caller]
    pub(crate) fn table_refused(&mut self, command: Command, why: Refusal) {
        assert_eq!(self.give(Actor::Table, &command), Err(why), "{command:?}");
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Table)
    }

    pub(crate) fn step(&self) -> StepView {
        self.view().step
    }

    pub(crate) fn all_viewers(&self) -> Vec<Viewer> {
        let seats = Seat::all(self.game.seats()).map(Viewer::Seat);
        std::iter::once(Viewer::Table).chain(seats).collect()
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

pub(crate) fn any_actor(random: &mut dyn Rng, players: usize) -> Actor {
    match random.random_range(0..8) {
        0 => Actor::Table,
        1 => Actor::Clock,
        _ => Actor::Seat(Seat(random.random_range(0..players as u8 + 1))),
    }
}

/// Mostly what a player would tap next, now and then anything at all.
pub(crate) fn next_tap(view: &View, players: usize, random: &mut dyn Rng) -> (Actor, Command) {
    let wild = (any_actor(random, players), any_command(random));
    if random.random_bool(0.3) {
        return wild;
    }
    let any_seat = Actor::Seat(Seat(random.random_range(0..players as u8)));
    let active = view.board.as_ref().map_or(any_seat, |board| Actor::Seat(board.active));
    if view.race.is_some() && random.random_bool(0.4) {
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
