//! Grids: nine cells, each null or a boat, a colour and a height.

use rules::rowing::{
    card::{self, Boat, CELLS, Card, CardColour, Grid, Pile},
    sets::{self, GridLine, Why},
};
use serde_json::{Value, json};

use crate::answer::{Answer, Fault};

pub(super) fn sets(input: &Value) -> Answer {
    let sets = sets::sets(&grid(&input["grid"])?.cells()?);
    let told = sets.iter().map(|set| {
        let why: Vec<&str> = set.why.iter().map(reason).collect();
        json!({ "line": name(set.line), "why": why, "cards": set.cards })
    });
    Ok(told.collect())
}

pub(super) fn placeable(input: &Value) -> Answer {
    Ok(card::placeable(&grid(&input["grid"])?.cells()?).into())
}

fn grid(value: &Value) -> Result<Grid, Fault> {
    let cells = value.as_array().map_or(&[][..], Vec::as_slice);
    // How many there are matters before what they hold.
    if cells.len() != CELLS {
        return Ok(Grid(vec![None; cells.len()]));
    }
    cells.iter().map(pile).collect::<Result<_, _>>().map(Grid)
}

fn pile(cell: &Value) -> Result<Option<Pile>, Fault> {
    let (boat, colour, height) = match cell.as_array().map(Vec::as_slice) {
        None if cell.is_null() => return Ok(None),
        Some([boat, colour]) => (boat, colour, &json!(1)),
        Some([boat, colour, height]) => (boat, colour, height),
        _ => return Err(no_card()),
    };
    let boat = match boat.as_str() {
        Some("bote") => Boat::RowingBoat,
        Some("balsa") => Boat::Raft,
        Some("flotador") => Boat::FloatRing,
        Some("moto") => Boat::JetSki,
        _ => return Err(no_card()),
    };
    let colour = match colour.as_str() {
        Some("rosa") => CardColour::Pink,
        Some("azul") => CardColour::Blue,
        Some("naranja") => CardColour::Orange,
        Some("amarillo") => CardColour::Yellow,
        _ => return Err(no_card()),
    };
    // No pile has a height that isn't a small number; the engine should refuse it.
    let height = height.as_u64().and_then(|height| height.try_into().ok()).unwrap_or_default();
    Ok(Some(Pile { card: Card { boat, colour }, height }))
}

fn no_card() -> Fault {
    Fault::named(&["E_CARD"])
}

fn reason(why: &Why) -> &'static str {
    match why {
        Why::Boat => "boat",
        Why::Colour => "colour",
    }
}

fn name(line: GridLine) -> &'static str {
    match line {
        GridLine::Row1 => "row1",
        GridLine::Row2 => "row2",
        GridLine::Row3 => "row3",
        GridLine::Column1 => "col1",
        GridLine::Column2 => "col2",
        GridLine::Column3 => "col3",
        GridLine::Diagonal1 => "diag1",
        GridLine::Diagonal2 => "diag2",
    }
}
