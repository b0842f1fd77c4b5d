//! Every public state of a small game, reached by commands alone: two players
//! and hardly any cards, so that everything runs out sooner or later.

use std::collections::HashMap;

use rules::{
    game::Actor,
    seat::Seat,
    snitch::{
        card::Card,
        command::{AbortReason, Command},
        eliminate::Attempt,
        kit::{Instead, Kit, Lost},
        plan::{EmptyDistrict, EmptyPile, NothingLeft, OpeningEnds, Options, Plan},
        view::{StepView, View},
    },
};

use super::script::{A, B, Script, with, witness};

/// Two cards more than are dealt.
const CARDS: u8 = 10;

/// Everything that somebody could do between the look and the reveal.
fn taps() -> Vec<(Actor, Command)> {
    let seats = [A, B];
    let mut commands = vec![Command::Draw, Command::Skip, Command::Pass, Command::Close];
    let cards = Card::SPECIAL.into_iter().chain([witness(3)]);
    commands.extend(cards.map(|card| Command::Play { card }));
    commands.push(Command::Look { at: None });
    commands.extend(seats.map(|seat| Command::Look { at: Some(seat) }));
    for one in seats {
        commands.extend(seats.map(|other| Command::Swap { between: Some([one, other]) }));
    }
    commands.push(Command::Remove { snitch: false });
    commands.extend(seats.map(|to| Command::Add { to }));
    let others = seats.map(|owner| Attempt::Other { owner });
    let attempts = [Attempt::Own, Attempt::Wrong].into_iter().chain(others);
    commands.extend(attempts.map(|attempt| Command::Eliminate { attempt }));
    let by_seats = commands
        .iter()
        .flat_map(|command| seats.map(|seat| (Actor::Seat(seat), command.clone())).into_iter());
    let abort = Command::AbortCount { reason: AbortReason::NotReady };
    let others = [
        (Actor::Table, Command::Ready),
        (Actor::Clock, Command::Zero),
        (Actor::Clock, Command::TimeUp),
        (Actor::Table, abort),
    ];
    by_seats.chain(others).collect()
}

/// What tells two states apart: everything public but the way there.
fn key(view: &View) -> String {
    let view = View { undo: None, undone: None, ..view.clone() };
    serde_json::to_string(&view).unwrap()
}

fn check(view: &View) {
    let board = view.board.as_ref().expect("turns are followed");
    let in_hand = u8::from(matches!(view.step, StepView::Exchange));
    let districts: u8 = board.sizes.values().sum();
    assert_eq!(districts + board.pile + board.discard + in_hand, CARDS);
    if let StepView::Start { .. } = view.step {
        let closer = view.closed.as_ref().map(|closed| closed.by);
        assert_ne!(closer, Some(board.active), "the closer has no more turn");
    }
}

fn check_step(before: &View, command: &Command, after: &View) {
    let opens = matches!(command, Command::Play { card } if card.opens().is_some());
    let begins = before.opening.is_none() && after.opening.is_some();
    // A count that is called off gives some more time.
    let goes_on = matches!(before.step, StepView::RevealCount);
    assert!(!begins || opens || goes_on, "{command:?} opens an elimination");
    if opens {
        assert!(after.opening.is_some());
    }
    let Some(closed) = &before.closed else { return };
    let targets: Vec<Seat> = match command {
        Command::Look { at } => at.iter().copied().collect(),
        Command::Swap { between } => between.iter().flatten().copied().collect(),
        Command::Add { to } => vec![*to],
        _ => Vec::new(),
    };
    assert!(!targets.contains(&closed.by), "{command:?} reaches a closed district");
    let left = &after.closed.as_ref().expect("nobody opens again").left;
    assert!(*left == closed.left || *left == closed.left[1..], "one last turn after the other");
}

/// Walks through all states; returns how many there are.
fn walk(options: Options) -> usize {
    let lost = vec![Lost { card: Card::Thug, instead: Instead::Nothing }; 8];
    let plan = Plan { kit: Kit { lost_witnesses: 36, lost }, ..with(options) };
    let start = Script::started(2, plan);
    let taps = taps();
    let mut index = HashMap::from([(key(&start.view()), 0)]);
    let mut states = vec![start];
    let mut before: Vec<Vec<usize>> = vec![Vec::new()];
    let mut revealed = Vec::new();
    let mut explored = 0;
    while explored < states.len() {
        let state = states[explored].clone();
        let view = state.view();
        check(&view);
        if matches!(view.step, StepView::Entry { .. }) {
            revealed.push(explored);
        }
        for (actor, command) in &taps {
            let mut next = state.clone();
            if next.give(*actor, command).is_err() {
                continue;
            }
            // Only the way from here counts.
            next.events.clear();
            let after = next.view();
            check_step(&view, command, &after);
            let number = *index.entry(key(&after)).or_insert_with(|| {
                states.push(next);
                before.push(Vec::new());
                states.len() - 1
            });
            before[number].push(explored);
        }
        explored += 1;
    }
    let mut has_an_end = vec![false; states.len()];
    while let Some(state) = revealed.pop() {
        if !std::mem::replace(&mut has_an_end[state], true) {
            revealed.extend(&before[state]);
        }
    }
    assert!(has_an_end.iter().all(|has| *has), "from everywhere there is a way to the reveal");
    states.len()
}

#[test]
fn every_state_of_a_small_game_holds_and_has_a_way_to_the_reveal() {
    let usual = Options::default();
    for options in [
        usual,
        Options { opening_ends: OpeningEnds::Clock, chain: true, ..usual },
        Options { closed_is_safe: true, closer_eliminates: false, may_owe_card: true, ..usual },
        Options {
            last_turn_optional: true,
            family_optional: true,
            empty_district: EmptyDistrict::Close,
            ..usual
        },
        Options { empty_pile: EmptyPile::RoundEnds, ..usual },
        Options { nothing_left: NothingLeft::RoundEnds, ..usual },
    ] {
        let states = walk(options);
        assert!(states > 300, "{states} with {options:?}");
    }
}
