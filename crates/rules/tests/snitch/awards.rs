//! What was remarkable about a game.

use rules::{
    award::Award,
    game::Game,
    seat::Seat,
    snitch::{
        Snitch,
        card::Card,
        command::Command,
        eliminate::Attempt,
        plan::{Options, Plan},
        score::Top,
    },
};

use super::script::{A, B, C, Script, at_entry, game, plan, witness};

fn awards(script: &Script) -> Vec<(Seat, String, Option<u32>)> {
    let all = script.game.awards().into_iter();
    all.map(|Award { seat, award, number }| (seat, award, number)).collect()
}

fn award(seat: Seat, award: &str, number: Option<u32>) -> (Seat, String, Option<u32>) {
    (seat, award.to_owned(), number)
}

fn finish(script: &mut Script, hands: &[&[Card]], top: Option<Card>) {
    for (seat, hand) in Seat::all(hands.len()).zip(hands) {
        script.enter(seat, hand);
    }
    if let Some(card) = top {
        script.table(Command::TurnOver { top: Top::Card { card } });
    }
    assert_eq!(awards(script), [], "nothing before the end");
    script.table(Command::Confirm);
}

#[test]
fn closing_in_time_and_too_soon_are_remarkable() {
    let closed = |hands: &[&[Card]]| {
        let mut script = Script::started(2, Plan { follow: false, ..plan() });
        script.seat(A, Command::Close);
        script.seat(B, Command::EndTurn);
        script.reveal();
        finish(&mut script, hands, None);
        awards(&script)
    };
    let (low, high) = ([witness(1)], [witness(8)]);
    assert_eq!(closed(&[&low, &high]), [award(A, "closedInTime", None)]);
    assert_eq!(closed(&[&high, &low]), [award(A, "closedTooSoon", None)]);
    assert_eq!(closed(&[&low, &low]), [award(A, "closedInTime", None)], "level with the best");
}

#[test]
fn the_snitch_and_a_tie_break_are_remarkable() {
    let mut script = at_entry(2, plan());
    finish(&mut script, &[&[Card::Snitch], &[witness(9)]], Some(witness(2)));
    assert_eq!(awards(&script), [award(A, "tamedTheSnitch", None)]);
    let mut script = at_entry(2, plan());
    finish(&mut script, &[&[witness(4), witness(5)], &[witness(9)]], None);
    assert_eq!(awards(&script), [award(B, "byAWhisker", None)]);
    let mut script = at_entry(2, plan());
    script.table(Command::Abandon);
    assert_eq!(awards(&script), []);
}

#[test]
fn who_eliminates_most_has_a_sharp_memory() {
    let options = Options { chain: true, ..Options::default() };
    let mut script = Script::late(&[4, 4, 4], 20, options);
    script.play(A, witness(5));
    for attempt in [Attempt::Own, Attempt::Wrong, Attempt::Own] {
        script.eliminate(C, attempt);
    }
    script.eliminate(B, Attempt::Own);
    let mut undone = script.clone();
    script.table(Command::Untrack);
    script.table(Command::EndRound);
    script.reveal();
    let hands: [&[Card]; 3] = [&[witness(1)], &[witness(2)], &[witness(3)]];
    finish(&mut script, &hands, None);
    assert_eq!(awards(&script), [award(C, "sharpMemory", Some(2))]);
    let mut again: Snitch = game(3);
    script.events.iter().for_each(|event| again.fold(event));
    assert_eq!(again.awards(), script.game.awards(), "the journal tells the same again");
    for _ in 0..2 {
        undone.table(Command::Undo);
    }
    undone.table(Command::Untrack);
    undone.table(Command::EndRound);
    undone.reveal();
    finish(&mut undone, &hands, None);
    assert_eq!(awards(&undone), [], "what was undone has not been");
}
