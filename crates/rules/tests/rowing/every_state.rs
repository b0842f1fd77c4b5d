//! Every state of a small table, reached by commands alone.
//!
//! A node is the step with its race, everybody's hand, and whether a call has
//! to be decided. From each of them every command is given by everybody; that
//! gives the whole graph of the game, but for the times of touches, of which
//! there are two kinds: at once, and much later.

use std::collections::HashMap;

use rules::{
    game::{Actor, Game, Progress, Viewer},
    moments::Touch,
    rowing::{
        command::Command,
        fault::Fault,
        plan::{Options, StandIn},
        race::Hand,
        ruling::{About, CallVerdict},
        view::{StepView, View},
    },
    seat::Seat,
};

use super::{
    random_games::check,
    script::{Script, no_set, plan, set_found},
};

type Key = (String, Vec<Hand>, bool);

fn key(view: &View) -> Key {
    let step = match &view.step {
        StepView::Race { race } => {
            format!("race {:?} {:?} {:?}", race.order, race.again, race.rings)
        }
        StepView::Question { race } => {
            format!("question {:?} {:?} {:?}", race.order, race.again, race.rings)
        }
        StepView::Over { outcome } => format!("over {:?}", outcome.ending),
        other => format!("{other:?}"),
    };
    let about = view.ruling.as_ref().map(|ruling| &ruling.about);
    let is_open = matches!(about, Some(About::Call { verdict: CallVerdict::TooClose, .. }));
    (step, view.hands.values().copied().collect(), is_open)
}

/// Everything that anybody can do, besides undoing and giving up.
fn every_tap(players: usize, view: &View) -> Vec<(Actor, Command)> {
    let spots = &view.spots;
    let touched = |touches: &[(Seat, u8)], at| {
        let touch = |(seat, on): &(Seat, u8)| Touch { seat: *seat, on: *on, at };
        let groups = vec![touches.iter().map(touch).collect()];
        (Actor::Clock, Command::Touched { groups })
    };
    let mut taps = vec![
        (Actor::Clock, Command::TimeUp),
        (Actor::Table, Command::Begin),
        (Actor::Table, set_found(None)),
        (Actor::Table, no_set()),
        (Actor::Table, Command::Overlook),
        (Actor::Table, Command::DecideCall { caught: true }),
        (Actor::Table, Command::DecideCall { caught: false }),
        (Actor::Table, Command::NoMoreSets),
        (Actor::Table, Command::Finish),
        (Actor::Table, Command::TakeRing { ring: 0 }),
        (Actor::Table, Command::TakeRing { ring: 1 }),
    ];
    for seat in Seat::all(players) {
        let next = seat.left(1, players);
        taps.extend([
            touched(&[(seat, spots.ring)], 0),
            touched(&[(seat, spots.ring)], 10_000),
            touched(&[(seat, spots.ring), (next, spots.ring)], 0),
            touched(&[(seat, spots.mine)], 0),
            touched(&[(seat, spots.yours[next])], 0),
            touched(&[(seat, spots.yours[next]), (next, spots.mine)], 10_000),
            (Actor::Seat(seat), Command::Out { out: true }),
            (Actor::Seat(seat), Command::Out { out: false }),
            (Actor::Table, set_found(Some(seat))),
            (Actor::Table, Command::NoSet { touched: vec![seat] }),
            (Actor::Table, Command::WaveOff { seat }),
        ]);
        taps.extend(Fault::ALL.map(|fault| (Actor::Table, Command::Fault { fault, by: seat })));
    }
    taps
}

/// Walks through all states, and returns how many there are.
fn explore(players: usize, stand_in: StandIn, options: Options) -> usize {
    let mut plan = plan(stand_in);
    plan.options = options;
    let mut start = Script::new(players, 1);
    start.table(Command::Arrange { plan, starter: Some(Seat(0)) });

    let mut index: HashMap<Key, usize> = HashMap::from([(key(&start.view()), 0)]);
    let mut nodes = vec![start];
    let mut before: Vec<Vec<usize>> = vec![Vec::new()];
    let mut ends = Vec::new();
    let mut explored = 0;
    while explored < nodes.len() {
        let script = nodes[explored].clone();
        let view = script.view();
        if script.game.progress() == Progress::Over {
            ends.push(explored);
            explored += 1;
            continue;
        }
        for (actor, command) in every_tap(players, &view) {
            let mut next = script.clone();
            if next.give(actor, &command).is_err() {
                continue;
            }
            let view = next.game.view(Viewer::Table);
            check(&view);
            let node = *index.entry(key(&view)).or_insert_with(|| {
                nodes.push(next);
                before.push(Vec::new());
                nodes.len() - 1
            });
            before[node].push(explored);
        }
        explored += 1;
    }

    // From everywhere the game can be played to its end.
    let mut reaches = vec![false; nodes.len()];
    let mut open = ends;
    while let Some(node) = open.pop() {
        if !std::mem::replace(&mut reaches[node], true) {
            open.extend(&before[node]);
        }
    }
    let stuck = (0..nodes.len()).find(|node| !reaches[*node]);
    assert!(stuck.is_none(), "no way on from {:?}", stuck.map(|node| key(&nodes[node].view())));
    nodes.len()
}

#[test]
fn every_state_of_two_players_has_a_way_forward() {
    for stand_in in [StandIn::Phones, StandIn::Rings, StandIn::Objects] {
        let states = explore(2, stand_in, Options::default());
        assert!(states > 20, "{stand_in:?} {states}");
    }
}

#[test]
fn every_state_of_three_players_has_a_way_forward() {
    let states = explore(3, StandIn::Phones, Options::default());
    assert!(states > 500, "{states}");
}

#[test]
fn the_other_rulings_have_no_dead_ends_either() {
    use rules::rowing::plan::{
        AllOut, FalseCall, FalseGrab, OutOfTurn, SecondLifesaver, SecondTouch, TooClose,
    };
    let others = Options {
        out_of_turn: OutOfTurn::SkipsTurn,
        second_lifesaver: SecondLifesaver::OffenderFirst,
        false_call: FalseCall::Pile,
        all_out: AllOut::Replay,
        false_grab: FalseGrab::FirstPays,
        second_touch: SecondTouch::Fault,
        too_close: TooClose::BothSafe,
        ..Options::default()
    };
    for stand_in in [StandIn::Phones, StandIn::Rings] {
        explore(2, stand_in, others);
    }
}
