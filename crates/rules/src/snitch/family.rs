//! What the members of the family do, and to whom.

use super::{
    board::{Board, Draw},
    card::Card,
    plan::Options,
    refusal::Refusal,
    terms::Due,
};
use crate::seat::Seat;

/// What is due when a card is played.
pub fn due(card: Card) -> Option<Due> {
    match card {
        Card::Thug | Card::Hitman => Some(Due::Look),
        Card::Driver => Some(Due::Swap),
        Card::Boss => Some(Due::RemoveOrAdd),
        Card::Witness { .. } | Card::Cousin | Card::Snitch => None,
    }
}

/// What is due after that part.
pub fn due_after(card: Card, done: Due) -> Option<Due> {
    (card == Card::Hitman && done == Due::Look).then_some(Due::Swap)
}

/// The districts that the active player can choose for it. A closed one is out
/// of reach.
pub fn targets(due: Due, board: &Board, closer: Option<Seat>, options: &Options) -> Vec<Seat> {
    let open = Seat::all(board.sizes.len()).filter(|seat| Some(*seat) != closer);
    let size = |seat: Seat| board.sizes[seat];
    match due {
        Due::Look => open.filter(|seat| size(*seat) > 0).collect(),
        Due::Swap => {
            let cards = open.clone().map(|seat| u32::from(size(seat))).sum::<u32>();
            open.filter(|seat| size(*seat) > 0 && cards > 1).collect()
        }
        Due::RemoveOrAdd => {
            let has_card = matches!(board.draw(options), Draw::Pile | Draw::Shuffle);
            open.filter(|seat| has_card && *seat != board.active).collect()
        }
    }
}

/// Whether anything of it can be done.
pub fn is_possible(due: Due, board: &Board, closer: Option<Seat>, options: &Options) -> bool {
    let can_remove = due == Due::RemoveOrAdd && board.sizes[board.active] > 0;
    can_remove || !targets(due, board, closer, options).is_empty()
}

/// Whether two cards of these districts can be swapped.
pub(super) fn check_swap(between: [Seat; 2], board: &Board) -> Result<(), Refusal> {
    let [one, other] = between;
    if one == other && board.sizes[one] < 2 {
        Err(Refusal::OneCardOnly { seat: one })
    } else {
        Ok(())
    }
}
