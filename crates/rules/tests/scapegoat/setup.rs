use rules::{
    game::Actor,
    scapegoat::{
        board::Location::{self, Cops, Prepare, Spy, Stash, Trade},
        command::Command,
        plan::{Plan, Row},
        refusal::Refusal,
        terms::CardNumber,
        view::StepView,
    },
    seat::Seat,
};

use super::script::{BLUE, GREEN, RED, Script, YELLOW, plan};

fn arrange(players: usize, plan: Plan) -> Result<(), Refusal> {
    Script::new(players, 1).give(Actor::Table, &Command::Arrange { plan, placement: None })
}

#[test]
fn three_to_six_players_sit_down() {
    for players in 0..9 {
        let expected = match players {
            3..=6 => Ok(()),
            players => Err(Refusal::Players { players }),
        };
        assert_eq!(arrange(players, plan()), expected);
    }
}

#[test]
fn prepare_is_far_left_and_the_cops_far_right() {
    let row = |row| Plan { row: Row(row), ..plan() };
    assert_eq!(arrange(4, row([Prepare, Stash, Spy, Trade, Cops])), Ok(()));
    assert_eq!(arrange(4, row([Spy, Prepare, Trade, Stash, Cops])), Err(Refusal::Row));
    assert_eq!(arrange(4, row([Prepare, Spy, Spy, Stash, Cops])), Err(Refusal::Row));
    assert_eq!(arrange(4, row([Prepare, Spy, Trade, Cops, Stash])), Err(Refusal::Row));
}

#[test]
fn tokens_go_on_the_row_in_the_drawn_order_and_never_on_the_cops() {
    let row = [Prepare, Trade, Stash, Spy, Cops];
    let placed = |order: &[u8]| -> (Vec<Location>, Seat) {
        let placement = order.iter().copied().map(Seat).collect();
        let plan = Plan { row: Row(row), ..plan() };
        let mut script = Script::new(order.len(), 1);
        script.table(Command::Arrange { plan, placement: Some(placement) });
        let board = script.view().board.unwrap();
        (board.at.values().copied().collect(), board.active)
    };
    assert_eq!(placed(&[2, 0, 1]), (vec![Trade, Stash, Prepare], YELLOW));
    assert_eq!(placed(&[3, 0, 1, 2]), (vec![Trade, Stash, Spy, Prepare], GREEN));
    assert_eq!(placed(&[1, 0, 2, 3, 4]), (vec![Trade, Prepare, Stash, Spy, Prepare], BLUE));
    assert_eq!(
        placed(&[0, 1, 2, 3, 4, 5]),
        (vec![Prepare, Trade, Stash, Spy, Prepare, Trade], RED)
    );
}

#[test]
fn a_placement_names_every_seat_once() {
    for wrong in [&[0, 1][..], &[0, 1, 1], &[0, 1, 3], &[0, 1, 2, 3], &[]] {
        let placement = Some(wrong.iter().copied().map(Seat).collect());
        let arranged =
            Script::new(3, 1).give(Actor::Table, &Command::Arrange { plan: plan(), placement });
        assert_eq!(arranged, Err(Refusal::Placement), "{wrong:?}");
    }
}

#[test]
fn every_order_of_tokens_can_be_drawn() {
    let mut orders = std::collections::HashSet::new();
    for seed in 0..200 {
        let mut script = Script::new(4, seed);
        script.table(Command::Arrange { plan: plan(), placement: None });
        orders.insert(script.view().placement);
    }
    assert_eq!(orders.len(), 24);
}

#[test]
fn the_pile_decides_the_hand_and_a_wrong_one_is_counted_again() {
    let mut script = Script::arranged(4, plan());
    script.table_refused(
        Command::CountPile { cards: 16 },
        Refusal::PileSize { pile: 16, players: 4, legal: [15, 19], numbers: CardNumber::used(4) },
    );
    script.table(Command::CountPile { cards: 19 });
    assert_eq!(script.view().deal.unwrap().hand, 3);
}

#[test]
fn the_plan_can_change_until_the_dice_are_rolled() {
    let mut script = Script::new(4, 3);
    script.table_refused(Command::Begin, Refusal::NotArranged);
    script.table(Command::Arrange { plan: plan(), placement: None });
    script.table_refused(Command::Roll { white: None, black: None }, Refusal::NotBegun);
    script.table(Command::Begin);
    script.table_refused(Command::Begin, Refusal::AlreadyBegun);
    script.table(Command::Arrange { plan: plan(), placement: None });
    assert_eq!(script.step(), StepView::Setup);
    script.table(Command::Begin);
    script.table(Command::Roll { white: None, black: None });
    script.table_refused(Command::Roll { white: None, black: None }, Refusal::AlreadyRolled);
    script.table_refused(Command::Arrange { plan: plan(), placement: None }, Refusal::AlreadyBegun);
}

#[test]
fn only_the_table_device_arranges_and_stops_a_game() {
    let mut script = Script::started(4, plan());
    script.refused(RED, Command::Arrange { plan: plan(), placement: None }, Refusal::TableOnly);
    script.refused(RED, Command::Abandon, Refusal::TableOnly);
    script.refused(RED, Command::Untrack, Refusal::TableOnly);
}

#[test]
fn a_seat_that_does_not_exist_can_do_nothing() {
    let mut script = Script::started(4, plan());
    script.refused(Seat(4), Command::Peek, Refusal::NoSuchSeat);
    script.seat(RED, Command::Move { to: Spy });
    script.refused(RED, Command::Spy { on: Seat(200) }, Refusal::NoSuchSeat);
    let mut plan = plan();
    plan.kit.cardboard.insert(Seat(4));
    assert_eq!(arrange(4, plan), Err(Refusal::NoSuchSeat));
}
