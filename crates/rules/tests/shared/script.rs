//! Games as scripts: a table, and the commands given at it.

use std::fmt::Debug;

use rand::{Rng, RngExt, SeedableRng, rngs::Xoshiro256PlusPlus};
use rules::{
    colour::Colour,
    expects::{Expected, Expects},
    game::{Actor, Game, Outside, Viewer},
    moments::Moment,
    people::{Person, PersonId},
    seat::Seat,
};

/// A game that can be told what happens and asked what it thinks of it.
pub(crate) trait Scripted:
    Game<
        Command: Clone + Debug + PartialEq,
        Event: Clone + Debug,
        Refusal: PartialEq,
        View: Clone + Debug + PartialEq,
    >
{
}

impl<G> Scripted for G where
    G: Game<
            Command: Clone + Debug + PartialEq,
            Event: Clone + Debug,
            Refusal: PartialEq,
            View: Clone + Debug + PartialEq,
        >
{
}

/// The first colours of the palette, seat by seat.
pub(crate) fn goats(players: usize) -> Vec<Colour> {
    Colour::ALL.into_iter().cycle().take(players).collect()
}

pub(crate) fn people(players: usize) -> Vec<Person> {
    let person = |colour| Person { id: PersonId::default(), colour, name: String::new() };
    goats(players).into_iter().map(person).collect()
}

/// A game together with its source of randomness.
#[derive(Clone)]
pub(crate) struct Script<G: Scripted> {
    pub(crate) game: G,
    pub(crate) events: Vec<G::Event>,
    pub(crate) random: Xoshiro256PlusPlus,
    pub(crate) players: usize,
    /// On the table's clock.
    pub(crate) now: u64,
}

impl<G: Scripted> Script<G> {
    pub(crate) fn new(players: usize, seed: u64) -> Script<G> {
        let random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let game = G::new(&people(players));
        Script { game, events: Vec::new(), random, players, now: 10_000 }
    }

    /// Gives a command; a refused one leaves the game as it was.
    pub(crate) fn give(&mut self, actor: Actor, command: &G::Command) -> Result<(), G::Refusal> {
        let before = self.game.clone();
        let now = self.now + self.events.len() as u64;
        let mut outside = Outside { now, random: &mut self.random };
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
    pub(crate) fn must(&mut self, actor: Actor, command: &G::Command) {
        let given = self.give(actor, command);
        given.unwrap_or_else(|refusal| panic!("{command:?} by {actor:?}: {refusal}"));
    }

    #[track_caller]
    pub(crate) fn table(&mut self, command: G::Command) {
        self.must(Actor::Table, &command);
    }

    #[track_caller]
    pub(crate) fn seat(&mut self, seat: Seat, command: G::Command) {
        self.must(Actor::Seat(seat), &command);
    }

    #[track_caller]
    pub(crate) fn clock(&mut self, command: G::Command) {
        self.must(Actor::Clock, &command);
    }

    #[track_caller]
    pub(crate) fn refused(&mut self, seat: Seat, command: G::Command, why: G::Refusal) {
        assert_eq!(self.give(Actor::Seat(seat), &command), Err(why), "{command:?}");
    }

    #[track_caller]
    pub(crate) fn table_refused(&mut self, command: G::Command, why: G::Refusal) {
        assert_eq!(self.give(Actor::Table, &command), Err(why), "{command:?}");
    }

    pub(crate) fn view(&self) -> G::View {
        self.game.view(Viewer::Table)
    }

    pub(crate) fn all_viewers(&self) -> impl Iterator<Item = Viewer> {
        let seats = Seat::all(self.players).map(Viewer::Seat);
        [Viewer::Table, Viewer::Onlooker].into_iter().chain(seats)
    }

    pub(crate) fn counting(&self) -> bool {
        self.game.moment() == Some(Moment::Count)
    }

    /// On whom the game waits, and for what.
    pub(crate) fn waits(&self) -> Option<(Expected, Vec<Seat>)> {
        self.game.expects().map(|Expects { what, seats }| (what, seats))
    }
}

/// Mostly a seat, which needn't be there.
pub(crate) fn any_actor(random: &mut dyn Rng, players: usize) -> Actor {
    match random.random_range(0..8) {
        0 => Actor::Table,
        1 => Actor::Clock,
        _ => Actor::Seat(Seat(random.random_range(0..players as u8 + 1))),
    }
}
