//! The grid judge: which lines are sets, and why.

use serde::{Deserialize, Serialize};

use super::{
    card::{Card, Cells, Grid, placeable},
    refusal::Refusal,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum GridLine {
    Row1,
    Row2,
    Row3,
    Column1,
    Column2,
    Column3,
    /// From the top left to the bottom right.
    Diagonal1,
    /// From the top right to the bottom left.
    Diagonal2,
}

impl GridLine {
    pub const ALL: [GridLine; 8] = [
        GridLine::Row1,
        GridLine::Row2,
        GridLine::Row3,
        GridLine::Column1,
        GridLine::Column2,
        GridLine::Column3,
        GridLine::Diagonal1,
        GridLine::Diagonal2,
    ];

    pub fn cells(self) -> [usize; 3] {
        match self {
            GridLine::Row1 => [0, 1, 2],
            GridLine::Row2 => [3, 4, 5],
            GridLine::Row3 => [6, 7, 8],
            GridLine::Column1 => [0, 3, 6],
            GridLine::Column2 => [1, 4, 7],
            GridLine::Column3 => [2, 5, 8],
            GridLine::Diagonal1 => [0, 4, 8],
            GridLine::Diagonal2 => [2, 4, 6],
        }
    }

    fn crosses(self, other: GridLine) -> bool {
        self.cells().iter().any(|cell| other.cells().contains(cell))
    }
}

/// What the three cards of a set have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Why {
    Boat,
    Colour,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Set {
    pub line: GridLine,
    pub cells: [usize; 3],
    pub why: Vec<Why>,
    /// All cards of the three piles together.
    pub cards: u32,
    /// The sets that are still there once these piles are taken.
    pub leaves: Vec<GridLine>,
}

/// Every set on the grid: rows, columns, diagonals.
pub fn sets(cells: &Cells) -> Vec<Set> {
    let found = GridLine::ALL.map(|line| (line, why(cells, line)));
    let lines = || found.iter().filter(|(_, why)| !why.is_empty()).map(|(line, _)| *line);
    let set = |line: GridLine| Set {
        line,
        cells: line.cells(),
        why: why(cells, line),
        cards: line.cells().iter().flat_map(|cell| cells[*cell]).map(|p| u32::from(p.height)).sum(),
        leaves: lines().filter(|other| !other.crosses(line)).collect(),
    };
    lines().map(set).collect()
}

/// Empty if the line isn't a set.
fn why(cells: &Cells, line: GridLine) -> Vec<Why> {
    let [Some(a), Some(b), Some(c)] = line.cells().map(|cell| cells[cell]) else {
        return Vec::new();
    };
    let [a, b, c] = [a, b, c].map(|pile| pile.card);
    let shares = |is_same: fn(Card, Card) -> bool| is_same(a, b) && is_same(b, c);
    let boat = shares(|a, b| a.boat == b.boat).then_some(Why::Boat);
    let colour = shares(|a, b| a.colour == b.colour).then_some(Why::Colour);
    boat.into_iter().chain(colour).collect()
}

/// What the judge says about a grid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "rowing.ts"))]
#[serde(rename_all = "camelCase")]
pub struct Judgement {
    pub grid: Grid,
    pub sets: Vec<Set>,
    /// The sets with the fewest cards, for whoever has to take one.
    pub cheapest: Vec<GridLine>,
    /// The cells on which the next card may be placed.
    pub placeable: Vec<usize>,
}

pub fn judge(grid: &Grid) -> Result<Judgement, Refusal> {
    let cells = grid.cells()?;
    let sets = sets(&cells);
    let fewest = sets.iter().map(|set| set.cards).min();
    let cheapest = sets.iter().filter(|set| Some(set.cards) == fewest);
    Ok(Judgement {
        grid: grid.clone(),
        cheapest: cheapest.map(|set| set.line).collect(),
        sets,
        placeable: placeable(&cells),
    })
}
