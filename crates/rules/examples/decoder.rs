//! A decoder for a table that has lost its dice and mats, in the terminal:
//!
//! ```sh
//! cargo run -p rules --example decoder -- 4
//! ```
//!
//! One device goes round. It deals fresh mats, rolls the dice over them and
//! shows each player, alone, what the own mat says.

#![expect(clippy::print_stdout, reason = "the terminal is the screen of this example")]
#![expect(clippy::print_stderr, reason = "and this is where it complains")]

use std::{
    io::{self, BufRead, Write},
    process::ExitCode,
};

use rand::rngs::StdRng;
use rules::{
    game::{Actor, Game, Outside, Viewer},
    scapegoat::{
        ScapeGoat,
        colour::Colour,
        command::Command,
        dice::Dice,
        plan::{Plan, Player},
        refusal::Refusal,
        view::Whisper,
    },
    seat::Seat,
};

fn main() -> ExitCode {
    let decoder = match std::env::args().nth(1) {
        Some(count) => seat(&count),
        // Without anybody to ask, four players are as good as any.
        None => ask_for_players().map_or_else(|| seat("4"), Ok),
    };
    let mut decoder = match decoder {
        Ok(decoder) => decoder,
        Err(sentence) => {
            eprintln!("{sentence}");
            return ExitCode::from(2);
        }
    };
    match hand_round(&mut decoder) {
        Some(()) => println!("Good luck, all of you."),
        None => println!(
            "The input has ended, so nobody else can look here.\n\
             The dice: {}.\n\
             To look, run this in a terminal and pass the device round:\n  \
             cargo xtask run {}",
            decoder.roll(),
            decoder.game.seats()
        ),
    }
    ExitCode::SUCCESS
}

/// Passes the device round; nothing if the input ends.
fn hand_round(decoder: &mut Decoder) -> Option<()> {
    println!("The dice: {}. They stay like this for the whole game.", decoder.roll());
    for seat in Seat::all(decoder.game.seats()) {
        decoder.show(seat)?;
    }
    loop {
        println!("Everybody has looked. The dice: {}.", decoder.roll());
        let answer = ask("To look again type your colour; to end press Enter:")?;
        if answer.is_empty() {
            return Some(());
        }
        match decoder.find(&answer) {
            Some(seat) => decoder.show(seat)?,
            None => println!("Nobody here is {answer}."),
        }
    }
}

fn ask_for_players() -> Option<Decoder> {
    loop {
        match seat(&ask("How many players, 3 to 6?")?) {
            Ok(decoder) => return Some(decoder),
            Err(sentence) => println!("{sentence}"),
        }
    }
}

fn seat(count: &str) -> Result<Decoder, String> {
    let players = count.parse().map_err(|_| format!("“{count}” is no number of players."))?;
    Decoder::new(players).map_err(|refusal| refusal.to_string())
}

/// Asks, and waits for a line; nothing if the input has ended.
fn ask(question: &str) -> Option<String> {
    print!("{question} ");
    io::stdout().flush().ok()?;
    let mut line = String::new();
    match io::stdin().lock().read_line(&mut line) {
        Ok(0) | Err(_) => {
            println!();
            None
        }
        Ok(_) => Some(line.trim().to_owned()),
    }
}

/// The screen, and what could be scrolled back to: the next player must not
/// find what the last one saw.
fn clear_screen() {
    print!("\x1b[2J\x1b[3J\x1b[H");
}

struct Decoder {
    game: ScapeGoat,
    /// Seeded by the operating system, as secrets have to be.
    random: StdRng,
}

impl Decoder {
    fn new(players: u8) -> Result<Decoder, Refusal> {
        let mut decoder = Decoder { game: ScapeGoat::default(), random: rand::make_rng() };
        // Too many are for the rules to refuse, so there are always colours.
        let colours = Colour::ALL.into_iter().cycle().take(players.into());
        let players = colours.map(|colour| Player { colour, name: String::new() }).collect();
        let plan = Plan { players, ..Plan::default() };
        decoder.give(Actor::Table, &Command::Arrange { plan, placement: None })?;
        decoder.give(Actor::Table, &Command::Begin)?;
        decoder.give(Actor::Table, &Command::Roll { white: None, black: None })?;
        Ok(decoder)
    }

    fn give(&mut self, actor: Actor, command: &Command) -> Result<(), Refusal> {
        let mut outside = Outside { now: 0, random: &mut self.random };
        for event in self.game.apply(actor, command, &mut outside)? {
            self.game.fold(&event);
        }
        Ok(())
    }

    fn roll(&self) -> String {
        match self.game.view(Viewer::Table).dice {
            Some(Dice { white, black }) => format!("white {white}, black {black}"),
            None => "not rolled yet".to_owned(),
        }
    }

    fn colour(&self, seat: Seat) -> String {
        let plan = self.game.view(Viewer::Table).plan.unwrap_or_default();
        plan.players
            .get(usize::from(seat.0))
            .map(|it| format!("{:?}", it.colour))
            .unwrap_or_default()
    }

    fn find(&self, colour: &str) -> Option<Seat> {
        Seat::all(self.game.seats()).find(|seat| self.colour(*seat).eq_ignore_ascii_case(colour))
    }

    /// Shows one player the own mat's answer; nothing if the input ends.
    fn show(&mut self, seat: Seat) -> Option<()> {
        let colour = self.colour(seat);
        println!("\nPass the device to {colour}.");
        ask(&format!("Press Enter when only {colour} looks."))?;
        self.give(Actor::Seat(seat), &Command::Peek).ok()?;
        if let Some(Whisper::MatSays { goat }) = self.game.whisper(seat, &Command::Peek) {
            println!("\n    Your mat says: {}\n", self.colour(goat).to_uppercase());
        }
        let answer = ask("Press Enter to clear the screen.");
        clear_screen();
        answer.map(|_| ())
    }
}
