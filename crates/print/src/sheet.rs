//! Sheets of paper: where the pieces go, with marks to cut and fold by.

use kurbo::{Affine, Point, Rect, Vec2};
use serde::{Deserialize, Serialize};

use crate::{
    font::Face,
    ink::{CUT, SOFT},
    page::{Align, Canvas, Mark, Page, Pen, Stroke},
    words::Words,
};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "print.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Paper {
    A4,
    Letter,
}

impl Paper {
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Width and height.
    pub fn size(self) -> (f64, f64) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }
}

/// How a piece gets its back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "print.ts"))]
#[serde(rename_all = "camelCase")]
pub enum Layout {
    /// The printer prints on both sides.
    Duplex,
    /// Back above front on one side, folded between them.
    Fold,
}

impl Layout {
    pub const ALL: [Layout; 2] = [Layout::Duplex, Layout::Fold];
}

/// The margin that most printers can't print on.
pub const PRINTABLE: f64 = 6.0;
/// Pieces stay further in, so that there's room for their marks and a line of
/// text.
const MARGIN: (f64, f64) = (10.0, 14.0);
const GAP: f64 = 6.0;
/// How far the background of a piece goes beyond its edge: a cut is never
/// quite exact, and a white sliver is ugly.
pub const BLEED: f64 = 1.5;
const MARK_FROM: f64 = 2.0;
const MARK_TO: f64 = 4.5;

/// Something to cut out, with its two faces; both are drawn from its upper
/// left corner and fill its size.
pub struct Piece {
    pub front: Vec<Mark>,
    pub back: Vec<Mark>,
}

/// One side of a sheet before its footer is written.
pub struct Side {
    pub marks: Vec<Mark>,
    pub note: &'static str,
}

impl Side {
    pub fn is_blank(&self) -> bool {
        self.marks.is_empty()
    }
}

/// A side whose pieces have no back. A printer that prints on both sides would
/// put the next page behind it, and cutting out one would destroy the other:
/// there the back stays blank.
pub fn one_sided(side: Side, layout: Layout, words: &'static Words) -> Vec<Side> {
    match layout {
        Layout::Duplex => vec![side, Side { marks: Vec::new(), note: words.blank_back }],
        Layout::Fold => vec![side],
    }
}

/// The pieces on as many sides as they need.
pub fn arrange(
    pieces: Vec<Piece>,
    (width, height): (f64, f64),
    paper: Paper,
    layout: Layout,
    words: &'static Words,
) -> Vec<Side> {
    let (page_width, page_height) = paper.size();
    let tall = if layout == Layout::Fold { 2.0 * height } else { height };
    let fit = |room: f64, length: f64| ((room + GAP) / (length + GAP)).floor().max(1.0);
    let columns = fit(page_width - 2.0 * MARGIN.0, width);
    let rows = fit(page_height - 2.0 * MARGIN.1, tall);
    let spread = |count: f64, length: f64| count * (length + GAP) - GAP;
    let left = (page_width - spread(columns, width)) / 2.0;
    let top = (page_height - spread(rows, tall)) / 2.0;
    let per_sheet = (columns * rows) as usize;

    let mut sides = Vec::new();
    let mut pieces = pieces.into_iter().peekable();
    while pieces.peek().is_some() {
        let (mut front, mut back) = (Vec::new(), Vec::new());
        for (k, piece) in pieces.by_ref().take(per_sheet).enumerate() {
            let column = (k % columns as usize) as f64;
            let row = (k / columns as usize) as f64;
            let at = Vec2::new(left + column * (width + GAP), top + row * (tall + GAP));
            match layout {
                Layout::Duplex => {
                    // Turned over the long edge, left becomes right.
                    let behind = Vec2::new(page_width - at.x - width, at.y);
                    put(&mut front, piece.front, at, (width, height));
                    put(&mut back, piece.back, behind, (width, height));
                }
                Layout::Fold => fold(&mut front, piece, at, (width, height)),
            }
        }
        match layout {
            Layout::Duplex => {
                sides.push(Side { marks: front, note: words.duplex_front });
                sides.push(Side { marks: back, note: words.duplex_back });
            }
            Layout::Fold => sides.push(Side { marks: front, note: words.fold }),
        }
    }
    sides
}

fn put(side: &mut Vec<Mark>, marks: Vec<Mark>, at: Vec2, (width, height): (f64, f64)) {
    side.put(Mark::Group { marks, place: Affine::translate(at) });
    cut_marks(side, Rect::from_origin_size(at.to_point(), (width, height)));
}

/// The back is printed upside down above the front: folded back along the
/// front's upper edge, it's upright when the piece is turned like a page.
fn fold(side: &mut Vec<Mark>, piece: Piece, at: Vec2, (width, height): (f64, f64)) {
    let back =
        Affine::translate(at + Vec2::new(width, height)) * Affine::rotate(std::f64::consts::PI);
    // At the fold a face ends exactly: any bleed would be on the other face.
    let to = Rect::new(-BLEED, 0.0, width + BLEED, height + BLEED);
    let half = |marks| vec![Mark::Clipped { marks, to }];
    side.put(Mark::Group { marks: half(piece.back), place: back });
    let front = Affine::translate(at + Vec2::new(0.0, height));
    side.put(Mark::Group { marks: half(piece.front), place: front });
    let stroke = || Stroke::new(CUT, 0.25).dashed(1.6, 1.6);
    let y = at.y + height;
    side.line((at.x, y), (at.x + width, y), stroke());
    for x in [at.x, at.x + width] {
        let out = if x == at.x { -1.0 } else { 1.0 };
        side.line((x + out * MARK_FROM, y), (x + out * MARK_TO, y), stroke());
    }
    cut_marks(side, Rect::from_origin_size(at.to_point(), (width, 2.0 * height)));
}

fn cut_marks(side: &mut Vec<Mark>, piece: Rect) {
    let stroke = || Stroke::new(CUT, 0.25);
    for (x, right) in [(piece.x0, -1.0), (piece.x1, 1.0)] {
        for (y, down) in [(piece.y0, -1.0), (piece.y1, 1.0)] {
            side.line((x + right * MARK_FROM, y), (x + right * MARK_TO, y), stroke());
            side.line((x, y + down * MARK_FROM), (x, y + down * MARK_TO), stroke());
        }
    }
}

/// The finished pages of an order; each side comes with its caption.
pub fn finish_all(mut sides: Vec<(String, Side)>, paper: Paper, words: &Words) -> Vec<Page> {
    // Nothing follows the last sheet, so its back needs no page.
    sides.pop_if(|(_, side)| side.is_blank());
    let total = sides.len();
    let finished = sides.into_iter().enumerate().map(|(k, (caption, side))| {
        let caption = format!("{caption} · {} {} {} {total}", words.page, k + 1, words.of);
        finish(side, paper, &caption, words)
    });
    finished.collect()
}

/// A finished page: what it is, how to print it, and a ruler that shows
/// whether it was printed at full size.
fn finish(side: Side, paper: Paper, caption: &str, words: &Words) -> Page {
    let (width, height) = paper.size();
    let mut page = Page { width, height, marks: side.marks };
    let pen = Pen::new(Face::Text, 2.6, SOFT);
    let base = height - PRINTABLE - 1.0;
    // Between the marks of the widest pieces.
    let (left, right) = (22.0, width - 22.0);
    let ruler = Rect::new(right - 50.0, base - 1.6, right, base);
    let room = ruler.x0 - left - 4.0;
    page.text((left, base - 3.5), Align::Left, pen.fitted(caption, room), caption);
    page.text((left, base), Align::Left, pen.fitted(side.note, room), side.note);
    let stroke = || Stroke::new(SOFT, 0.25);
    page.line((ruler.x0, base), (ruler.x1, base), stroke());
    for k in 0..=5 {
        let x = ruler.x0 + f64::from(k) * 10.0;
        page.line((x, ruler.y0), (x, base), stroke());
    }
    let label = format!("{}: 50 mm", words.full_size);
    let at = Point::new(ruler.center().x, base - 2.6);
    page.text(at, Align::Middle, pen, &label);
    page
}
