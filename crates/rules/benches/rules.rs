//! What the rules cost: a fresh set of mats, a verdict, reading a journal.

use divan::{Bencher, black_box, counter::ItemsCount};
use rand::{SeedableRng, rngs::StdRng};
use rules::{
    colour::Colour,
    game::{Actor, Game, Outside},
    people::{Person, PersonId},
    scapegoat::{
        ScapeGoat,
        board::Location,
        colour::{CardColour, Colours},
        command::Command,
        event::Event,
        frame,
        mats::MatSet,
        plan::Plan,
    },
    seat::{PerSeat, Seat},
};

fn main() {
    divan::main();
}

/// As the app does it for every game: a generator seeded by the operating
/// system, then the shuffle.
#[divan::bench(args = 3..=6)]
fn fresh_mats(players: usize) -> MatSet {
    let mut random: StdRng = rand::make_rng();
    MatSet::shuffled(players, &mut random)
}

#[divan::bench(args = 3..=6)]
fn verdict(bencher: Bencher, players: usize) {
    let goats = goats(players);
    // Everybody shows red and one more colour, so every card is looked at.
    let cards = PerSeat::new(players, |seat| {
        let second = goats[usize::from(seat.0)].into();
        Some([CardColour::Red, second].into_iter().collect::<Colours>())
    });
    assert_eq!(frame::judge(&goats, &cards).unwrap().framed, [Seat(0)]);
    bencher.bench(|| frame::judge(black_box(&goats), black_box(&cards)));
}

/// Starting again after a crash: the whole journal of a long game.
#[divan::bench]
fn fold_a_game_of_200_events(bencher: Bencher) {
    let journal = journal(200);
    bencher.bench(|| fold(&journal));
}

/// The time for one event must not depend on how many came before. Many
/// samples, because the allocator sometimes returns pages in the middle of one.
#[divan::bench(args = [50, 100, 200, 400, 800], sample_count = 2000)]
fn fold_events(bencher: Bencher, events: usize) {
    let journal = journal(events);
    bencher.counter(ItemsCount::new(events)).bench(|| fold(&journal));
}

fn fold(journal: &[Event]) -> ScapeGoat {
    let mut game = table_of_six();
    for event in black_box(journal) {
        game.fold(event);
    }
    game
}

fn goats(players: usize) -> Vec<Colour> {
    Colour::ALL.into_iter().take(players).collect()
}

fn table_of_six() -> ScapeGoat {
    let person = |colour| Person { id: PersonId::default(), colour, name: String::new() };
    ScapeGoat::new(&goats(6).into_iter().map(person).collect::<Vec<_>>())
}

/// The first events of a guided game for six, made by playing it: turns
/// between Spy and Trade, with a look at one's own mat now and then.
fn journal(events: usize) -> Vec<Event> {
    let mut game = table_of_six();
    let mut random = StdRng::seed_from_u64(1);
    let mut journal = Vec::new();
    let mut give = |actor: Actor, command: Command| {
        let mut outside = Outside { now: 0, random: &mut random };
        for event in game.apply(actor, &command, &mut outside).expect("a legal game") {
            game.fold(&event);
            journal.push(event);
        }
        journal.len() < events
    };

    let seats: Vec<Seat> = Seat::all(6).collect();
    let plan = Plan { follow: true, ..Plan::default() };
    give(Actor::Table, Command::Arrange { plan, placement: Some(seats.clone()) });
    give(Actor::Table, Command::Begin);
    give(Actor::Table, Command::Roll { white: None, black: None });
    for seat in &seats {
        give(Actor::Seat(*seat), Command::Peek);
    }
    // Round by round; two of the six begin on Spy, so those go to Trade first.
    let mut goes_on = true;
    for round in 0.. {
        for seat in &seats {
            let to_spy = (round + u32::from(matches!(seat.0, 1 | 5))) % 2 == 0;
            let other = seat.left(1, 6);
            let (to, action) = if to_spy {
                (Location::Spy, Command::Spy { on: other })
            } else {
                (Location::Trade, Command::Trade { with: other })
            };
            goes_on = goes_on
                && give(Actor::Seat(*seat), Command::Move { to })
                && give(Actor::Seat(*seat), action)
                && give(Actor::Seat(*seat), Command::Peek)
                && give(Actor::Seat(*seat), Command::Swap);
        }
        if !goes_on {
            break;
        }
    }
    assert_eq!(journal.len(), events, "every command of a turn is one event");
    journal
}
