//! The cases about how many cards there are.

use rules::{
    seat::{PerSeat, Seat},
    snitch::{
        board::Board,
        eliminate::{Attempt, matches},
        kit::Deck,
        plan::Options,
    },
};
use serde_json::{Map, Value, json};

use super::cards::{Seating, card};
use crate::{
    answer::{Answer, Fault},
    reading::object,
};

pub(super) fn eliminate(input: &Value) -> Answer {
    let entries = object(&input["sizes"], "sizes")?;
    let seating = Seating(entries.into_iter().flat_map(Map::keys).cloned().collect());
    let sizes = entries.into_iter().flat_map(Map::values).map(size);
    let sizes = PerSeat::from(sizes.collect::<Result<Vec<u8>, Fault>>()?);
    let who = seating.seat(&input["who"])?;
    let owner = seating.seat(&input["owner"])?;
    let options = Options::default();
    let is_right = matches(card(&input["played"])?, card(&input["card"])?, &options)?;
    let attempt = match is_right {
        true if owner == who => Attempt::Own,
        true => Attempt::Other { owner },
        false => Attempt::Wrong,
    };
    let mut board = lying(sizes);
    board.eliminate(who, attempt, &options)?;
    let sizes = seating.named(&board.sizes);
    Ok(if is_right {
        json!({ "ok": true, "sizes": sizes, "replace": owner != who })
    } else {
        json!({ "ok": false, "sizes": sizes, "penalty": "draw_unseen" })
    })
}

pub(super) fn turn(input: &Value) -> Answer {
    let mut board = lying(vec![size(&input["size"])?].into());
    board.play(card(&input["played"])?);
    Ok(board.sizes[Seat(0)].into())
}

fn size(value: &Value) -> Result<u8, Fault> {
    // No district has more cards than the box.
    let size = value.as_u64().filter(|size| *size <= u64::from(Deck::BOX.total()));
    let size = size.ok_or_else(|| Fault::unclear("a district has 0 to 54 cards"))?;
    Ok(size as u8)
}

/// The cases don't say what is on the draw pile, but there is something.
fn lying(sizes: PerSeat<u8>) -> Board {
    Board { sizes, pile: Deck::BOX.total(), discard: 1, out: 0, active: Seat(0) }
}
