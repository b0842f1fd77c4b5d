//! One page with the whole game on it, for the middle of the table.

use kurbo::{Point, Rect};
use rules::scapegoat::board::Location;

use crate::{
    font::Face,
    ink::{CREAM, FELT, INK, PAPER_EDGE, SOFT, WHITE},
    page::{Align, Canvas, Mark, Pen, Stroke, circle, rounded},
    sheet::{Paper, Side},
    words::Entry,
};

use super::{
    pictures::{self, PICTURE, Place},
    words::Words,
};

const WIDTH: f64 = 186.0;
const COLUMN: f64 = 90.0;
const PAD: f64 = 5.0;
const TOP: f64 = 27.0;
/// The footer is below this line.
const FOOT: f64 = 16.0;

/// The size of the text: as large as the page allows.
#[derive(Clone, Copy)]
struct Hand {
    title: Pen,
    strong: Pen,
    text: Pen,
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

pub fn side(paper: Paper, words: &'static Words) -> Side {
    let (width, height) = paper.size();
    let left = (width - WIDTH) / 2.0;
    let sizes = (0..30).map(|k| 4.3 - f64::from(k) * 0.05);
    let mut pages = sizes.map(|size| columns(Hand::of(size), left, words));
    let fitting = pages.find(|(_, end)| *end < height - FOOT);
    let (mut marks, _) = fitting.unwrap_or_default();
    let title = Pen::new(Face::Display, 10.0, INK);
    marks.text((left, 22.0), Align::Left, title, words.reference);
    let note = Pen::new(Face::Text, 3.0, SOFT);
    marks.text((left + WIDTH, 22.0), Align::Right, note, words.common.unofficial);
    Side { marks, note: words.common.one_side }
}

/// Both columns, and where the longer one ends.
fn columns(hand: Hand, left: f64, words: &Words) -> (Vec<Mark>, f64) {
    let mut marks = Vec::new();
    let mut first = Column { marks: &mut marks, hand, at: Point::new(left, TOP) };
    first.card(words.set_up, |column, at, room| column.numbered(at, room, &words.set_up_steps));
    first.card(words.how_to_look.title, |column, at, room| {
        column.paragraph(at, room, words.how_to_look.text)
    });
    first.card(words.a_turn, |column, at, room| column.entries(at, room, &words.steps));
    let first_end = first.at.y;
    let right = Point::new(left + WIDTH - COLUMN, TOP);
    let mut second = Column { marks: &mut marks, hand, at: right };
    second.card(words.locations, |column, at, room| column.locations(at, room, words));
    second.card(words.frame_attempt.title, |column, at, room| {
        column.paragraph(at, room, words.frame_attempt.text)
    });
    second.card(words.the_end, |column, at, room| column.entries(at, room, &words.endings));
    let end = first_end.max(second.at.y);
    (marks, end)
}

struct Column<'a> {
    marks: &'a mut Vec<Mark>,
    hand: Hand,
    at: Point,
}

impl Column<'_> {
    /// A card with a title, as high as its contents.
    fn card(&mut self, title: &str, write: impl Fn(&mut Column<'_>, Point, f64) -> f64) {
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

    fn paragraph(&mut self, at: Point, room: f64, text: &str) -> f64 {
        self.marks.paragraph(at, room, Align::Left, self.hand.text, text)
    }

    fn numbered(&mut self, at: Point, room: f64, texts: &[&str]) -> f64 {
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

    fn entries(&mut self, at: Point, room: f64, entries: &[Entry]) -> f64 {
        let mut y = at.y;
        for Entry { title, text } in entries {
            self.marks.text((at.x, y), Align::Left, self.hand.strong, title);
            y = self.paragraph(Point::new(at.x, y + self.hand.text.leading()), room, text) + 1.2;
        }
        y - 1.2
    }

    fn locations(&mut self, at: Point, room: f64, words: &Words) -> f64 {
        let [prepare, spy, trade, stash, cops] = &words.places;
        let all = [
            (Place::Front(Location::Prepare), prepare),
            (Place::Frame, &words.frame),
            (Place::Front(Location::Spy), spy),
            (Place::Front(Location::Trade), trade),
            (Place::Front(Location::Stash), stash),
            (Place::Front(Location::Cops), cops),
        ];
        let leading = self.hand.text.leading();
        let mut y = at.y;
        for (place, Entry { title, text }) in all {
            let scale = 14.0 / PICTURE.0;
            let corner = Point::new(at.x, y - 3.0);
            self.marks.stamp(pictures::picture(place), corner, scale);
            let x = at.x + 17.5;
            self.marks.text((x, y), Align::Left, self.hand.strong, title);
            let end = self.paragraph(Point::new(x, y + leading), room - 17.5, text);
            y = end.max(corner.y + PICTURE.1 * scale + leading) + 1.2;
        }
        y - 1.2
    }
}
