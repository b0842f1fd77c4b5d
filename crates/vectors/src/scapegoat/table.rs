//! A game that is driven by commands.

use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    game::{Actor, Game, Outside, Viewer},
    hidden::Hidden,
    people::Person,
    scapegoat::{
        ScapeGoat, colour::Colours, command::Command, event::Event, plan::Plan, refusal::Refusal,
        view::View,
    },
    seat::Seat,
};

pub(super) struct Table {
    game: ScapeGoat,
    /// From a fixed seed, so that a file gives the same answers every time.
    random: Xoshiro256PlusPlus,
}

impl Table {
    pub(super) fn arranged(
        people: &[Person],
        plan: Plan,
        placement: Vec<Seat>,
    ) -> Result<Table, Refusal> {
        let random = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut table = Table { game: ScapeGoat::new(people), random };
        table.say(Command::Arrange { plan, placement: Some(placement) })?;
        Ok(table)
    }

    /// Everybody looks, and play begins.
    pub(super) fn start(&mut self) -> Result<(), Refusal> {
        self.roll()?;
        for seat in Seat::all(self.game.seats()) {
            self.by(seat, Command::Peek)?;
        }
        Ok(())
    }

    pub(super) fn roll(&mut self) -> Result<(), Refusal> {
        self.say(Command::Begin)?;
        self.say(Command::Roll { white: None, black: None })?;
        Ok(())
    }

    /// A command from the table device.
    pub(super) fn say(&mut self, command: Command) -> Result<Vec<Event>, Refusal> {
        self.give(Actor::Table, &command)
    }

    /// A command from a player.
    pub(super) fn by(&mut self, seat: Seat, command: Command) -> Result<Vec<Event>, Refusal> {
        self.give(Actor::Seat(seat), &command)
    }

    fn give(&mut self, actor: Actor, command: &Command) -> Result<Vec<Event>, Refusal> {
        let events = self.ask(actor, command)?;
        for event in &events {
            self.game.fold(event);
        }
        Ok(events)
    }

    /// What a command would lead to; nothing is changed.
    pub(super) fn would(&mut self, seat: Seat, command: Command) -> Result<(), Refusal> {
        self.ask(Actor::Seat(seat), &command).map(|_| ())
    }

    fn ask(&mut self, actor: Actor, command: &Command) -> Result<Vec<Event>, Refusal> {
        self.game.apply(actor, command, &mut Outside { now: 0, random: &mut self.random })
    }

    /// From a called attempt to the verdict.
    pub(super) fn judge(&mut self, cards: &[(Seat, Colours)]) -> Result<(), Refusal> {
        self.say(Command::Ready)?;
        self.give(Actor::Clock, &Command::Zero)?;
        for (seat, colours) in cards {
            self.by(*seat, Command::Card { colours: Hidden(*colours) })?;
        }
        self.say(Command::Judge)?;
        Ok(())
    }

    pub(super) fn view(&self) -> View {
        self.game.view(Viewer::Table)
    }
}
