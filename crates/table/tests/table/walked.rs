//! Games as the tests know them that try everything in every kind of step.

use rules::{
    game::{Actor, Game, Viewer},
    moments::Touch,
    rowing::{
        self, RowYourGoat,
        plan::{Plan, StandIn},
        warm_up::Phase,
    },
    scapegoat::{self, ScapeGoat, board::Location},
    seat::Seat,
    snitch::{self, Snitch, card::Card, eliminate::Attempt},
};

use crate::{
    every_command, every_command_of_rowing, every_command_of_snitch, walks, walks_of_snitch,
};

pub(crate) trait Walked: Game {
    /// Every kind of step, as [`Walked::kind`] names them.
    const KINDS: &'static [&'static str];

    /// Games that together pass through all of them. What the clock does comes by
    /// itself.
    fn walks(players: usize) -> Vec<Vec<(Actor, Self::Command)>>;

    fn kind(&self) -> &'static str;

    /// Every command there is, for this seat.
    fn every_command(&self, who: Seat) -> Vec<Self::Command>;

    /// The touches of which the clock tells with this command.
    fn touches(_: &Self::Command) -> Vec<Touch> {
        Vec::new()
    }
}

impl Walked for ScapeGoat {
    const KINDS: &'static [&'static str] = &walks::KINDS;

    fn walks(players: usize) -> Vec<Vec<walks::Tap>> {
        walks::walks(players)
    }

    fn kind(&self) -> &'static str {
        walks::kind(&self.view(Viewer::Table).step)
    }

    fn every_command(&self, who: Seat) -> Vec<scapegoat::command::Command> {
        use scapegoat::view::StepView;
        let view = self.view(Viewer::Table);
        let players = self.seats();
        let neighbour = who.left(1, players);
        let target = match &view.step {
            StepView::Action { targets, .. } => targets.first().copied().unwrap_or(neighbour),
            _ => neighbour,
        };
        let plan = view.plan.expect("a table that is arranged");
        let to = Location::Trade;
        every_command::every_command(&every_command::Sample { players, plan, target, to })
    }
}

impl Walked for RowYourGoat {
    const KINDS: &'static [&'static str] = &[
        "setup",
        "warmUp: counting",
        "warmUp: looking",
        "warmUp: solved",
        "play",
        "race",
        "question",
        "result",
        "over",
    ];

    fn walks(players: usize) -> Vec<Vec<(Actor, rowing::command::Command)>> {
        use rowing::command::Command;
        let plan = Plan { stand_in: StandIn::Phones, ..Plan::default() };
        let arrange = (Actor::Table, Command::Arrange { plan, starter: Some(Seat(0)) });
        let touch = |seat, on| Touch { seat, on, at: 0 };
        let spots = RowYourGoat::new(&crate::memory::people(players)).view(Viewer::Table).spots;
        let ring = |seat| vec![touch(seat, spots.ring)];
        let answers = Seat::all(players).map(|seat| touch(seat, spots.no_set)).collect();
        let last = Seat(players as u8 - 1);
        let set =
            Command::SetFound { slowest: Some(last), also_safe: Vec::new(), last_card_of: None };
        vec![
            vec![
                arrange.clone(),
                (Actor::Seat(last), Command::WarmUp),
                (Actor::Clock, Command::Zero),
                (Actor::Clock, Command::Touched { groups: vec![answers] }),
                (Actor::Table, Command::Begin),
                (Actor::Clock, Command::Touched { groups: vec![ring(last)] }),
                (Actor::Clock, Command::TimeUp),
                (Actor::Clock, Command::Touched { groups: vec![ring(Seat(0))] }),
                (Actor::Table, set.clone()),
                (Actor::Seat(Seat(0)), Command::Out { out: true }),
                (Actor::Seat(last), set),
                (Actor::Clock, Command::TimeUp),
            ],
            vec![arrange, (Actor::Table, Command::Abandon)],
        ]
    }

    fn kind(&self) -> &'static str {
        use rowing::view::StepView;
        match self.view(Viewer::Table).step {
            StepView::Setup => "setup",
            StepView::WarmUp { warm_up } => match warm_up.phase {
                Phase::Counting => "warmUp: counting",
                Phase::Looking => "warmUp: looking",
                Phase::Solved => "warmUp: solved",
            },
            StepView::Play => "play",
            StepView::Race { .. } => "race",
            StepView::Question { .. } => "question",
            StepView::Result { .. } => "result",
            StepView::Over { .. } => "over",
        }
    }

    fn every_command(&self, who: Seat) -> Vec<rowing::command::Command> {
        every_command_of_rowing::every_command(who)
    }

    fn touches(command: &rowing::command::Command) -> Vec<Touch> {
        match command {
            rowing::command::Command::Touched { groups } => groups.concat(),
            _ => Vec::new(),
        }
    }
}

impl Walked for Snitch {
    const KINDS: &'static [&'static str] = &walks_of_snitch::KINDS;

    fn walks(players: usize) -> Vec<Vec<(Actor, snitch::command::Command)>> {
        walks_of_snitch::walks(players)
    }

    fn kind(&self) -> &'static str {
        let view = self.view(Viewer::Table);
        walks_of_snitch::kind(&view.step, view.race.is_some())
    }

    fn every_command(&self, who: Seat) -> Vec<snitch::command::Command> {
        let view = self.view(Viewer::Table);
        let players = self.seats();
        every_command_of_snitch::every_command(&every_command_of_snitch::Sample {
            plan: view.plan.expect("a table that is arranged"),
            target: who.left(1, players),
            attempt: Attempt::Own,
            card: Card::Thug,
            sizes: vec![3; players],
            active: view.board.map_or(Seat(0), |board| board.active),
        })
    }
}
