//! What was remarkable about a game.

use std::slice;

use rules::{
    award::Award,
    game::Game,
    scapegoat::{ScapeGoat, colour::CardColour, command::Command, plan::Plan},
    seat::Seat,
};

use super::script::{RED, Script, goats, people, plan};

fn started(players: usize) -> Script {
    Script::started(players, Plan { follow: false, ..plan() })
}

fn cops(script: &mut Script, by: Seat) {
    script.seat(by, Command::CallCops);
    script.table(Command::Ready);
    script.clock(Command::Zero);
    script.table(Command::Reveal);
}

/// Everybody shows the colour of one goat.
fn frame(script: &mut Script, by: Seat, goat: Seat) {
    let players = script.game.seats();
    let colour = CardColour::from(goats(players)[usize::from(goat.0)]);
    script.seat(by, Command::Frame);
    // The goat's own card makes no difference.
    script.reveal_cards(&vec![&[colour][..]; players]);
    script.table(Command::Reveal);
}

fn awards(script: &Script) -> Vec<(Seat, String, Option<u32>)> {
    let all = script.game.awards().into_iter();
    all.map(|Award { seat, award, number }| (seat, award, number)).collect()
}

fn story(seat: Seat, award: &str) -> Vec<(Seat, String, Option<u32>)> {
    vec![(seat, award.to_owned(), None)]
}

#[test]
fn how_it_ended_is_remarkable() {
    let script = started(4);
    let scapegoat = script.secret().scapegoat;
    let other = scapegoat.left(1, 4);
    let third = scapegoat.left(2, 4);
    let after = |act: &dyn Fn(&mut Script)| {
        let mut script = script.clone();
        assert_eq!(awards(&script), [], "nothing before the end");
        act(&mut script);
        awards(&script)
    };
    assert_eq!(after(&|script| cops(script, scapegoat)), story(scapegoat, "sawItComing"));
    assert_eq!(after(&|script| cops(script, other)), story(other, "turnedInForNothing"));
    assert_eq!(after(&|script| frame(script, other, scapegoat)), story(other, "mastermind"));
    assert_eq!(after(&|script| frame(script, other, third)), story(other, "framedInnocent"));
    assert_eq!(after(&|script| frame(script, scapegoat, third)), story(scapegoat, "outfoxed"));
    assert_eq!(after(&|script| frame(script, scapegoat, scapegoat)), []);
    assert_eq!(after(&|script| script.table(Command::Abandon)), []);
}

#[test]
fn who_looked_most_of_all_was_nervous_and_who_looked_once_has_a_cool_head() {
    let mut script = started(3);
    let scapegoat = script.secret().scapegoat;
    let (second, third) = (scapegoat.left(1, 3), scapegoat.left(2, 3));
    for _ in 0..3 {
        script.seat(second, Command::Peek);
    }
    let after = |looks: &[Seat]| {
        let mut script = script.clone();
        looks.iter().for_each(|seat| script.seat(*seat, Command::Peek));
        assert_eq!(awards(&script), []);
        cops(&mut script, scapegoat);
        awards(&script).split_off(1)
    };
    let nervous = (second, "nervous".to_owned(), Some(4));
    let cool = (scapegoat, "coolHead".to_owned(), None);
    assert_eq!(after(&[]), slice::from_ref(&nervous), "two have looked once");
    assert_eq!(after(&[third]), [nervous, cool.clone()]);
    assert_eq!(after(&[third; 3]), [cool], "two have looked as often");
}

#[test]
fn the_journal_tells_the_same_awards_again() {
    let mut script = started(5);
    for _ in 0..6 {
        script.seat(RED, Command::Peek);
    }
    cops(&mut script, RED);
    let mut again = ScapeGoat::new(&people(5));
    script.events.iter().for_each(|event| again.fold(event));
    assert_eq!(again.awards(), script.game.awards());
    assert!(awards(&script).contains(&(RED, "nervous".to_owned(), Some(7))));
}
