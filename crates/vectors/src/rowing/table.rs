//! People at a table, by the letters of a case, and a race among them.

use rand::{SeedableRng, rngs::ChaCha20Rng};
use rules::{
    colour::Colour,
    game::{Actor, Game, Outside, Viewer},
    moments::Touch,
    people::{Person, PersonId},
    rowing::{
        RowYourGoat,
        command::Command,
        plan::{Plan, StandIn},
        race::Hand,
        refusal::Refusal,
        ruling::{About, Next},
        view::StepView,
    },
    seat::{PerSeat, Seat},
};
use serde_json::Value;

use crate::{answer::Fault, reading::list};

/// The letters, clockwise.
pub(super) struct Table(Vec<String>);

impl Table {
    pub(super) fn of(seats: &Value) -> Result<Table, Fault> {
        list(seats, "seats").map(Table)
    }

    /// A table at which everybody sits who is named.
    pub(super) fn of_words<'a>(words: impl Iterator<Item = &'a String>) -> Table {
        let mut letters: Vec<String> = words.cloned().collect();
        letters.sort();
        letters.dedup();
        Table(letters)
    }

    pub(super) fn players(&self) -> usize {
        self.0.len()
    }

    pub(super) fn seat(&self, word: &str) -> Option<Seat> {
        let place = self.0.iter().position(|letter| letter == word)?;
        place.try_into().ok().map(Seat)
    }

    pub(super) fn name(&self, seat: Seat) -> Value {
        self.0.get(usize::from(seat.0)).map_or(Value::Null, |letter| letter.as_str().into())
    }

    pub(super) fn hands(&self, hand: impl FnMut(Seat) -> Hand) -> PerSeat<Hand> {
        PerSeat::new(self.players(), hand)
    }

    /// Who is slowest and who goes next if these, and nobody else, grab a
    /// lifesaver in this order and there is a set.
    pub(super) fn race(&self, order: &[Seat]) -> Result<(Seat, Seat), Fault> {
        let not_a_race = || Fault::named(&["E_RACE"]);
        let person = |colour| Person { id: PersonId::default(), colour, name: String::new() };
        let colours = Colour::ALL.into_iter().cycle().take(self.players());
        let mut game = RowYourGoat::new(&colours.map(person).collect::<Vec<_>>());
        let plan = Plan { stand_in: StandIn::Phones, ..Plan::default() };
        give(&mut game, Actor::Table, &Command::Arrange { plan, starter: Some(Seat(0)) })?;
        give(&mut game, Actor::Table, &Command::Begin)?;
        let spot = game.view(Viewer::Table).spots.ring;
        let touch =
            |(second, seat): (u64, &Seat)| Touch { seat: *seat, on: spot, at: second * 1000 };
        let groups = (1..).zip(order).map(|touched| vec![touch(touched)]).collect();
        give(&mut game, Actor::Clock, &Command::Touched { groups })?;
        // Players who touch twice or too late aren't part of the order.
        match game.view(Viewer::Table).step {
            StepView::Question { race } if race.order.concat() == order => {}
            _ => return Err(not_a_race()),
        }
        let set_found =
            Command::SetFound { slowest: None, also_safe: Vec::new(), last_card_of: None };
        give(&mut game, Actor::Table, &set_found)?;
        let ruling = game.view(Viewer::Table).ruling.ok_or_else(not_a_race)?;
        match (ruling.about, ruling.next) {
            (About::Set { slowest: Some(slowest), .. }, Next::Seat { seat }) => Ok((slowest, seat)),
            _ => Err(not_a_race()),
        }
    }
}

fn give(game: &mut RowYourGoat, actor: Actor, command: &Command) -> Result<(), Refusal> {
    let mut random = ChaCha20Rng::seed_from_u64(0);
    let mut outside = Outside { now: 0, random: &mut random };
    let events = game.apply(actor, command, &mut outside)?;
    events.iter().for_each(|event| game.fold(event));
    Ok(())
}
