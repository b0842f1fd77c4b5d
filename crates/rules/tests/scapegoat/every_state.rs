//! Every public state of a guided game, reached by commands alone.
//!
//! A node is a board at the start of a turn, without its turn number. From
//! each of them every action of every location is played to the end of the
//! turn; that gives the whole graph of the game between two countdowns.

use std::collections::{BTreeSet, HashMap};

use rules::{
    game::{Actor, Game},
    scapegoat::{
        board::{
            Board,
            Location::{self, Cops, Prepare},
            Side,
        },
        colour::CardColour::Grey,
        command::Command,
        event::{Deed, Event},
        plan::{Options, Plan, Row},
        refusal::Refusal,
        terms::Due,
        view::{BoardView, StepView},
    },
    seat::Seat,
};

use super::script::{Script, plan};

struct Graph {
    players: usize,
    nodes: Vec<Board>,
    index: HashMap<Board, u32>,
    next: Vec<Vec<u32>>,
    can_frame: Vec<bool>,
    can_steal: Vec<bool>,
}

/// Every placement in which seat 0 starts; the others are rotations.
fn placements(players: usize) -> Vec<Vec<Seat>> {
    fn extend(placed: &[Seat], players: usize, all: &mut Vec<Vec<Seat>>) {
        if placed.len() == players {
            return all.push(placed.to_vec());
        }
        for seat in Seat::all(players).filter(|seat| !placed.contains(seat)) {
            extend(&[placed, &[seat]].concat(), players, all);
        }
    }
    let mut all = Vec::new();
    extend(&[Seat(0)], players, &mut all);
    all
}

fn start_of(placement: &[Seat]) -> Board {
    Board::at_start(Row::default(), placement)
}

impl Graph {
    fn of(players: usize, options: Options) -> Graph {
        let base = Script::started(players, Plan { options, ..plan() });
        let mut graph = Graph {
            players,
            nodes: Vec::new(),
            index: HashMap::new(),
            next: Vec::new(),
            can_frame: Vec::new(),
            can_steal: Vec::new(),
        };
        for placement in placements(players) {
            graph.node(start_of(&placement));
        }
        let mut explored = 0;
        while explored < graph.nodes.len() {
            graph.explore(&base, explored);
            explored += 1;
        }
        graph
    }

    fn node(&mut self, board: Board) -> u32 {
        let board = Board { turn: 1, ..board };
        *self.index.entry(board.clone()).or_insert_with(|| {
            self.nodes.push(board);
            self.nodes.len() as u32 - 1
        })
    }

    fn explore(&mut self, base: &Script, node: usize) {
        let board = self.nodes[node].clone();
        let active = board.active;
        let mut start = base.clone();
        let restated = Deed::Restated { board: board.clone() };
        start.game.fold(&Event::Done { by: Actor::Table, deed: restated });
        let before = check(&start, self.players);
        let StepView::Start { moves, .. } = start.step() else { panic!("a turn starts") };
        assert_eq!(moves.len(), 4, "I5: always exactly four destinations");

        let (mut next, mut frames, mut steals) = (Vec::new(), false, false);
        for to in Location::ALL {
            let mut moved = start.clone();
            let going = moved.give(Actor::Seat(active), &Command::Move { to });
            if to == board.at[active] {
                assert_eq!(going, Err(Refusal::SameLocation));
                continue;
            }
            assert_eq!(going, Ok(()));
            if to == Cops {
                assert!(matches!(moved.step(), StepView::CopsCall { .. }));
                continue;
            }
            let StepView::Action { due, targets, .. } = moved.step() else { panic!("an action") };
            let choices: Vec<Command> = match due {
                Due::Spy => targets.iter().map(|on| Command::Spy { on: *on }).collect(),
                Due::Trade => targets.iter().map(|with| Command::Trade { with: *with }).collect(),
                Due::Stash => (1..=3).map(|slot| Command::Stash { slot }).collect(),
                Due::Prepare => vec![Command::Prepare],
                Due::Steal => targets.iter().map(|from| Command::Steal { from: *from }).collect(),
                Due::Frame => vec![Command::Frame],
            };
            assert!(!choices.is_empty(), "I3: {due:?} is a dead action at {board:?}");
            frames |= due == Due::Frame;
            steals |= due == Due::Steal;
            for choice in choices {
                let mut acted = moved.clone();
                acted.seat(active, choice);
                if due == Due::Frame {
                    let cards = vec![&[Grey][..]; self.players];
                    acted.reveal_cards(&cards);
                }
                if matches!(acted.step(), StepView::Swap { .. }) {
                    check(&acted, self.players);
                    acted.seat(active, Command::Swap);
                }
                let after = check(&acted, self.players);
                assert!(
                    before.side == Side::Prepare || after.side == Side::Frame,
                    "I2: the card never flips back"
                );
                next.push(self.node(Board {
                    at: after.at,
                    tokens: after.tokens,
                    on_card: after.on_card,
                    active: after.active,
                    turn: after.turn,
                }));
            }
        }
        next.sort_unstable();
        next.dedup();
        self.next.push(next);
        self.can_frame.push(frames);
        self.can_steal.push(steals);
    }

    /// The turn on which something first becomes possible.
    fn earliest(&self, placement: &[Seat], possible: &[bool]) -> usize {
        let mut layer = vec![self.index[&start_of(placement)]];
        let mut reached = vec![false; self.nodes.len()];
        for turn in 1.. {
            if layer.iter().any(|node| possible[*node as usize]) {
                return turn;
            }
            let mut next_layer = Vec::new();
            for next in layer.iter().flat_map(|node| &self.next[*node as usize]) {
                if !std::mem::replace(&mut reached[*next as usize], true) {
                    next_layer.push(*next);
                }
            }
            layer = next_layer;
        }
        unreachable!("turns never run out")
    }
}

/// The invariants that can be checked on a single board.
fn check(script: &Script, players: usize) -> BoardView {
    let board = script.view().board.expect("guided");
    let held: u8 = board.tokens.values().sum();
    assert_eq!(board.on_card + held, 2, "I1");
    assert_eq!(board.side == Side::Frame, board.on_card == 0, "I2");
    assert!(!board.at.values().any(|at| *at == Cops), "I5");
    let threats: Vec<Seat> = Seat::all(players)
        .filter(|seat| {
            board.side == Side::Frame && board.tokens[*seat] > 0 && board.at[*seat] != Prepare
        })
        .collect();
    assert_eq!(board.threats, threats, "I7");
    board
}

fn explore(players: usize) {
    let graph = Graph::of(players, Options::default());
    let mut first_steals = BTreeSet::new();
    for placement in placements(players) {
        let left_neighbour_is_second_on_prepare =
            players >= 5 && placement[4] == placement[0].left(1, players);
        let expected = 2 * players + if left_neighbour_is_second_on_prepare { 3 } else { 2 };
        assert_eq!(graph.earliest(&placement, &graph.can_frame), expected, "I6: {placement:?}");
        first_steals.insert(graph.earliest(&placement, &graph.can_steal));
    }
    assert_eq!(first_steals.first(), Some(&4), "I6: nobody steals before turn 4");
}

#[test]
fn every_state_of_three_players_keeps_the_invariants() {
    explore(3);
}

#[test]
fn every_state_of_four_players_keeps_the_invariants() {
    explore(4);
}

#[test]
fn every_state_of_five_players_keeps_the_invariants() {
    explore(5);
}

#[test]
#[ignore = "takes most of a minute: one of the long tests"]
fn every_state_of_six_players_keeps_the_invariants() {
    explore(6);
}

#[test]
fn without_the_swap_after_a_failed_attempt_the_states_are_the_same() {
    for players in 3..=4 {
        let usual = Graph::of(players, Options::default());
        let without = Options { swap_after_fail: false, ..Options::default() };
        let without = Graph::of(players, without);
        let nodes =
            |graph: &Graph| graph.index.keys().cloned().collect::<std::collections::HashSet<_>>();
        assert!(nodes(&usual) == nodes(&without));
    }
}
