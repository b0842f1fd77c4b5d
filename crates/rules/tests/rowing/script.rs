//! Games as scripts: a table, and the commands given at it.

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus, seq::IndexedRandom};
use rules::{
    colour::Colour,
    game::{Actor, Game, Outside, Viewer},
    moments::Touch,
    people::{Person, PersonId},
    rowing::{
        RowYourGoat,
        command::Command,
        event::Event,
        fault::Price,
        plan::{Missing, Options, Plan, StandIn},
        race::Placed,
        refusal::Refusal,
        ruling::{Next, Ruling},
        view::{StepView, View},
        warm_up::Phase,
    },
    seat::Seat,
};

use crate::every_command::any_command;

pub(crate) const ANA: Seat = Seat(0);
pub(crate) const BEA: Seat = Seat(1);
pub(crate) const CARLOS: Seat = Seat(2);
pub(crate) const DORA: Seat = Seat(3);

pub(crate) fn game(players: usize) -> RowYourGoat {
    let person = |colour| Person { id: PersonId::default(), colour, name: String::new() };
    let colours = Colour::ALL.into_iter().cycle().take(players);
    RowYourGoat::new(&colours.map(person).collect::<Vec<_>>())
}

/// Every lifesaver is lost, and this stands in for them.
pub(crate) fn plan(stand_in: StandIn) -> Plan {
    let missing = Missing { lifesavers: 5, cards: 0 };
    Plan { missing, stand_in, options: Options::default() }
}

/// A game together with its source of randomness.
#[derive(Clone)]
pub(crate) struct Script {
    pub(crate) game: RowYourGoat,
    pub(crate) events: Vec<Event>,
    random: Xoshiro256PlusPlus,
    /// On the table's clock.
    pub(crate) now: u64,
}

impl Script {
    pub(crate) fn new(players: usize, seed: u64) -> Script {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        Script { game: game(players), events: Vec::new(), random, now: 10_000 }
    }

    pub(crate) fn begun(players: usize, plan: Plan) -> Script {
        let mut script = Script::new(players, 7);
        script.table(Command::Arrange { plan, starter: Some(ANA) });
        script.table(Command::Begin);
        script
    }

    pub(crate) fn on_phones(players: usize) -> Script {
        Script::begun(players, plan(StandIn::Phones))
    }

    /// With everything from the box.
    pub(crate) fn on_the_table(players: usize) -> Script {
        Script::begun(players, Plan::default())
    }

    pub(crate) fn with(players: usize, change: impl FnOnce(&mut Options)) -> Script {
        let mut plan = plan(StandIn::Phones);
        change(&mut plan.options);
        Script::begun(players, plan)
    }

    /// Gives a command; a refused one leaves the game as it was.
    pub(crate) fn give(&mut self, actor: Actor, command: &Command) -> Result<(), Refusal> {
        let before = self.game.clone();
        let mut outside = Outside { now: 0, random: &mut self.random };
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
    pub(crate) fn table(&mut self, command: Command) {
        self.give(Actor::Table, &command)
            .unwrap_or_else(|refusal| panic!("{command:?}: {refusal}"));
    }

    #[track_caller]
    pub(crate) fn seat(&mut self, seat: Seat, command: Command) {
        let given = self.give(Actor::Seat(seat), &command);
        given.unwrap_or_else(|refusal| panic!("{command:?} by {seat:?}: {refusal}"));
    }

    #[track_caller]
    pub(crate) fn time_is_up(&mut self) {
        self.give(Actor::Clock, &Command::TimeUp).expect("a time was running");
    }

    #[track_caller]
    pub(crate) fn table_refused(&mut self, command: Command, why: Refusal) {
        assert_eq!(self.give(Actor::Table, &command), Err(why), "{command:?}");
    }

    #[track_caller]
    pub(crate) fn refused(&mut self, seat: Seat, command: Command, why: Refusal) {
        assert_eq!(self.give(Actor::Seat(seat), &command), Err(why), "{command:?}");
    }

    /// Fingers on rings, a second after the last ones, each group at once.
    #[track_caller]
    pub(crate) fn grab(&mut self, groups: &[&[Seat]]) {
        let ring = self.view().spots.ring;
        let groups: Vec<Vec<(Seat, u8)>> =
            groups.iter().map(|group| group.iter().map(|seat| (*seat, ring)).collect()).collect();
        self.touch(&groups, 1000);
    }

    /// Fingers on anything, each group so many milliseconds after the last.
    #[track_caller]
    pub(crate) fn touch(&mut self, groups: &[Vec<(Seat, u8)>], apart: u64) {
        let groups = groups.iter().map(|group| {
            self.now += apart;
            let at = self.now;
            group.iter().map(|(seat, on)| Touch { seat: *seat, on: *on, at }).collect()
        });
        let groups = groups.collect();
        self.give(Actor::Clock, &Command::Touched { groups }).expect("touches are never refused");
    }

    pub(crate) fn out(&mut self, seats: &[Seat]) {
        seats.iter().for_each(|seat| self.seat(*seat, Command::Out { out: true }));
    }

    pub(crate) fn view(&self) -> View {
        self.game.view(Viewer::Table)
    }

    pub(crate) fn step(&self) -> StepView {
        self.view().step
    }

    #[track_caller]
    pub(crate) fn ruling(&self) -> Ruling {
        self.view().ruling.expect("a ruling")
    }

    /// Who takes what, who goes next, and who wins.
    #[track_caller]
    pub(crate) fn ruled(&self, takes: &[(Seat, Price)], next: Next, winners: &[Seat]) {
        let ruling = self.ruling();
        let taken: Vec<_> = ruling.takes.iter().map(|take| (take.seat, take.price)).collect();
        assert_eq!((&taken[..], ruling.next), (takes, next));
        assert_eq!(ruling.winners, winners);
    }
}

pub(crate) fn set_found(slowest: Option<Seat>) -> Command {
    Command::SetFound { slowest, also_safe: Vec::new(), last_card_of: None }
}

pub(crate) fn no_set() -> Command {
    Command::NoSet { touched: Vec::new() }
}

pub(crate) fn goes(seat: Seat) -> Next {
    Next::Seat { seat }
}

pub(crate) fn any_seat(players: usize, random: &mut dyn Rng) -> Seat {
    Seat(random.random_range(0..players.max(1) as u8))
}

/// Mostly what a player would tap next, now and then anything at all.
pub(crate) fn next_tap(view: &View, now: &mut u64, random: &mut dyn Rng) -> (Actor, Command) {
    let players = view.hands.len();
    let seat = any_seat(players, random);
    if random.random_bool(0.2) {
        let actors = [Actor::Table, Actor::Clock, Actor::Seat(seat), Actor::Seat(Seat(9))];
        let actor = actors.choose(random).copied().unwrap_or(Actor::Table);
        return (actor, any_command(players, random));
    }
    *now += random.random_range(0..2000);
    let touch = |seat, on| (Actor::Clock, touched(seat, on, *now));
    match &view.step {
        StepView::Setup => match random.random_range(0..3) {
            0 => (Actor::Table, Command::WarmUp),
            _ => (Actor::Table, Command::Begin),
        },
        StepView::WarmUp { warm_up } => match warm_up.phase {
            Phase::Counting => (Actor::Clock, Command::Zero),
            Phase::Looking => touch(seat, view.spots.no_set + random.random_range(0..9)),
            Phase::Solved => (Actor::Table, Command::Begin),
        },
        StepView::Play => match random.random_range(0..6) {
            0 => (Actor::Seat(seat), Command::Out { out: true }),
            1 => touch(seat, view.spots.mine),
            2 => touch(seat, view.spots.yours[any_seat(players, random)]),
            3 => (Actor::Table, set_found(Some(seat))),
            4 => (Actor::Table, Command::TakeRing { ring: random.random_range(0..5) }),
            _ => touch(seat, view.spots.ring),
        },
        StepView::Race { .. } => match random.random_range(0..3) {
            0 => (Actor::Clock, Command::TimeUp),
            _ => touch(seat, view.spots.ring),
        },
        StepView::Question { race } => {
            let slowest = match &race.slowest {
                Placed::Known { .. } => None,
                Placed::TooClose { seats } => seats.choose(random).copied(),
                Placed::Unknown => Some(seat),
            };
            let answers = [set_found(slowest), no_set(), Command::NoSet { touched: vec![seat] }];
            (Actor::Table, answers.choose(random).cloned().unwrap_or(Command::Overlook))
        }
        StepView::Result { .. } | StepView::Over { .. } => (Actor::Clock, Command::TimeUp),
    }
}

fn touched(seat: Seat, on: u8, at: u64) -> Command {
    Command::Touched { groups: vec![vec![Touch { seat, on, at }]] }
}
