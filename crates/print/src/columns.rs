//! A page in two columns of cards, for the middle of the table: its text is as
//! large as the page allows.

use kurbo::{Point, Rect};

use crate::{
    font::Face,
    ink::{CREAM, FELT, INK, PAPER_EDGE, SOFT, WHITE},
    page::{Align, Canvas, Mark, Pen, Stroke, circle, rounded},
    sheet::{Paper, Side},
    words::{Entry, Words},
};

const WIDTH: f64 = 186.0;
const COLUMN: f64 = 90.0;
const PAD: f64 = 5.0;
const TOP: f64 = 27.0;
/// The footer is below this line.
const FOOT: f64 = 16.0;

/// Typefaces and sizes.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(crate) title: Pen,
    pub(crate) strong: Pen,
    pub(crate) text: Pen,
}

impl Hand {
    fn of(size: f64) -> Hand {
        Hand {
            title: Pen::new(Face::Display, size * 1.7, INK),
            strong: Pen::new(Face::Strong, size * 1.06, INK),
            text: Pen::new(Face::Text, size, INK),
        }
    }
}

/// `write` fills the left column and the right one.
pub(crate) fn side(
    paper: Paper,
    title: &str,
    words: &'static Words,
    write: impl Fn(&mut Column<'_>, &mut Column<'_>),
) -> Side {
    let (width, height) = paper.size();
    let left = (width - WIDTH) / 2.0;
    let sizes = (0..30).map(|k| 4.3 - f64::from(k) * 0.05);
    let mut pages = sizes.map(|size| columns(Hand::of(size), left, &write));
    let fitting = pages.find(|(_, end)| *end < height - FOOT);
    let (mut marks, _) = fitting.unwrap_or_default();
    let heading = Pen::new(Face::Display, 10.0, INK);
    marks.text((left, 22.0), Align::Left, heading, title);
    let note = Pen::new(Face::Text, 3.0, SOFT);
    marks.text((left + WIDTH, 22.0), Align::Right, note, words.unofficial);
    Side { marks, note: words.one_side }
}

/// Both columns, and where the longer one ends.
fn columns(
    hand: Hand,
    left: f64,
    write: &impl Fn(&mut Column<'_>, &mut Column<'_>),
) -> (Vec<Mark>, f64) {
    let (mut one, mut other) = (Vec::new(), Vec::new());
    let mut first = Column { marks: &mut one, hand, at: Point::new(left, TOP) };
    let right = Point::new(left + WIDTH - COLUMN, TOP);
    let mut second = Column { marks: &mut other, hand, at: right };
    write(&mut first, &mut second);
    let end = first.at.y.max(second.at.y);
    one.append(&mut other);
    (one, end)
}

pub(crate) struct Column<'a> {
    pub(crate) marks: &'a mut Vec<Mark>,
    pub(crate) hand: Hand,
    at: Point,
}

impl Column<'_> {
    /// A card with a title, as high as its contents.
    pub(crate) fn card(&mut self, title: &str, write: impl Fn(&mut Column<'_>, Point, f64) -> f64) {
        let Hand { title: heading, text, .. } = self.hand;
        let at = self.at;
        let mut inside = Vec::new();
        let base = at.y + 3.4 + heading.size * 0.8;
        let pen = heading.fitted(title, COLUMN - 2.0 * PAD);
        inside.text((at.x + PAD, base), Align::Left, pen, title);
        let from = Point::new(at.x + PAD, base + text.leading() * 1.45);
        let mut column = Column { marks: &mut inside, hand: self.hand, at: from };
        let end = write(&mut column, from, COLUMN - 2.0 * PAD) - text.leading() + 4.4;
        let edge = rounded(Rect::new(at.x, at.y, at.x + COLUMN, end), 3.0);
        self.marks.fill(edge, CREAM);
        self.marks.stroke(edge, Stroke::new(PAPER_EDGE, 0.4));
        self.marks.append(&mut inside);
        self.at.y = end + 3.6;
    }

    pub(crate) fn paragraph(&mut self, at: Point, room: f64, text: &str) -> f64 {
        self.marks.paragraph(at, room, Align::Left, self.hand.text, text)
    }

    pub(crate) fn numbered(&mut self, at: Point, room: f64, texts: &[&str]) -> f64 {
        let mut y = at.y;
        for (k, text) in texts.iter().enumerate() {
            let size = self.hand.text.size;
            self.marks.fill(circle((at.x + 2.6, y - size * 0.34), 2.7), FELT);
            let pen = Pen::new(Face::Strong, 3.3, WHITE);
            let middle = (at.x + 2.6, y - size * 0.34 + 1.15);
            self.marks.text(middle, Align::Middle, pen, &(k + 1).to_string());
            y = self.paragraph(Point::new(at.x + 8.0, y), room - 8.0, text) + 1.4;
        }
        y - 1.4
    }

    pub(crate) fn entries(&mut self, at: Point, room: f64, entries: &[Entry]) -> f64 {
        let mut y = at.y;
        for Entry { title, text } in entries {
            self.marks.text((at.x, y), Align::Left, self.hand.strong, title);
            y = self.paragraph(Point::new(at.x, y + self.hand.text.leading()), room, text) + 1.2;
        }
        y - 1.2
    }
}
