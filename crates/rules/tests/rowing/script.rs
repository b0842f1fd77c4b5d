//! Games as scripts: a table, and the commands given at it.

use rand::{Rng, RngExt, seq::IndexedRandom};
use rules::{
    game::{Actor, Game},
    moments::Touch,
    rowing::{
        RowYourGoat,
        command::Command,
        fault::Price,
        plan::{Missing, Options, Plan, StandIn},
        race::Placed,
        ruling::{Next, Ruling},
        view::StepView,
        warm_up::Phase,
    },
    seat::Seat,
};

use super::every_command::any_command;
use crate::shared::script::{self, any_actor, people};

pub(crate) type Script = script::Script<RowYourGoat>;

pub(crate) const ANA: Seat = Seat(0);
pub(crate) const BEA: Seat = Seat(1);
pub(crate) const CARLOS: Seat = Seat(2);
pub(crate) const DORA: Seat = Seat(3);

pub(crate) fn game(players: usize) -> RowYourGoat {
    RowYourGoat::new(&people(players))
}

/// Every lifesaver is lost, and this stands in for them.
pub(crate) fn plan(stand_in: StandIn) -> Plan {
    let missing = Missing { lifesavers: 5, cards: 0 };
    Plan { missing, stand_in, options: Options::default() }
}

impl Script {
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
        self.clock(Command::Touched { groups });
    }

    pub(crate) fn out(&mut self, seats: &[Seat]) {
        seats.iter().for_each(|seat| self.seat(*seat, Command::Out { out: true }));
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
pub(crate) fn next_tap(script: &mut Script, random: &mut dyn Rng) -> (Actor, Command) {
    let (view, players) = (script.view(), script.players);
    let seat = any_seat(players, random);
    if random.random_bool(0.2) {
        return (any_actor(random, players), any_command(players, random));
    }
    script.now += random.random_range(0..2000);
    let at = script.now;
    let touch = |seat, on| {
        let groups = vec![vec![Touch { seat, on, at }]];
        (Actor::Clock, Command::Touched { groups })
    };
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
