//! A sheet to keep the score on: a column for each player, a row for each game.

use kurbo::Rect;
use rules::snitch::plan::PLAYERS;

use crate::{
    font::Face,
    ink::{INK, PAPER, PAPER_EDGE, SOFT},
    page::{Align, Canvas, Pen, Stroke},
    sheet::{Paper, Side},
};

use super::words::Words;

const ROWS: usize = 16;
const MARGIN: f64 = 12.0;
const TOP: f64 = 30.0;
const HEAD: f64 = 16.0;
const ROW: f64 = 12.0;
/// What the row is, to the left of the players.
const NAME: f64 = 20.0;

pub fn side(paper: Paper, words: &'static Words) -> Side {
    let (width, _) = paper.size();
    let mut marks = Vec::new();
    let title = Pen::new(Face::Display, 10.0, INK);
    marks.text((MARGIN, 22.0), Align::Left, title, words.score_sheet);
    let note = Pen::new(Face::Text, 3.2, SOFT).fitted(words.score_hint, width - 2.0 * MARGIN);
    marks.text((MARGIN, 27.5), Align::Left, note, words.score_hint);

    let players = *PLAYERS.end();
    let cell = (width - 2.0 * MARGIN - NAME) / players as f64;
    let line = Stroke::new(PAPER_EDGE, 0.4);
    let bottom = TOP + HEAD + ROW * (ROWS + 1) as f64;
    marks.fill(Rect::new(MARGIN, TOP, width - MARGIN, TOP + HEAD), PAPER);
    marks.fill(Rect::new(MARGIN, bottom - ROW, width - MARGIN, bottom), PAPER);
    let small = Pen::new(Face::Strong, 3.6, INK);
    marks.text((MARGIN + 2.0, TOP + HEAD - 3.0), Align::Left, small, words.player);
    for row in 0..=ROWS + 1 {
        let y = TOP + HEAD + ROW * row as f64;
        marks.line((MARGIN, y), (width - MARGIN, y), line.clone());
        if row < ROWS {
            let number = (row + 1).to_string();
            marks.text((MARGIN + 2.0, y + ROW - 4.0), Align::Left, small, &number);
        }
    }
    marks.text((MARGIN + 2.0, bottom - 4.0), Align::Left, small, words.total);
    for column in 0..=players {
        let x = MARGIN + NAME + cell * column as f64;
        marks.line((x, TOP), (x, bottom), line.clone());
    }
    marks.stroke(Rect::new(MARGIN, TOP, width - MARGIN, bottom), Stroke::new(INK, 0.5));
    Side { marks, note: words.common.one_side }
}
