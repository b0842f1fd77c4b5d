//! A printed page as data: what is drawn where, in millimetres from the upper
//! left corner. `pdf.rs` and `svg.rs` write it down; nothing here knows how.

pub use kurbo::{Affine, BezPath, Point, Rect};
use kurbo::{Circle, RoundedRect, Shape, Vec2};

use crate::{
    font::{self, Face},
    ink::Ink,
};

#[derive(Debug, Clone)]
pub struct Page {
    pub width: f64,
    pub height: f64,
    pub marks: Vec<Mark>,
}

/// Something on a page.
#[derive(Debug, Clone)]
pub enum Mark {
    Path {
        path: BezPath,
        fill: Option<Ink>,
        stroke: Option<Stroke>,
    },
    /// One line of text, whose baseline starts at this point.
    Text {
        at: Point,
        text: String,
        face: Face,
        size: f64,
        ink: Ink,
    },
    /// A group of marks, placed as a whole.
    Group {
        marks: Vec<Mark>,
        place: Affine,
    },
    /// Marks that end at the edges of a box.
    Clipped {
        marks: Vec<Mark>,
        to: Rect,
    },
    /// A drawing that is used many times and stored once.
    Stamp {
        drawing: &'static [Mark],
        place: Affine,
    },
}

#[derive(Debug, Clone, PartialEq)]
pub struct Stroke {
    pub ink: Ink,
    pub width: f64,
    /// Length of dash and gap; `None` for a solid line.
    pub dash: Option<[f64; 2]>,
}

impl Stroke {
    pub fn new(ink: Ink, width: f64) -> Stroke {
        Stroke { ink, width, dash: None }
    }

    pub fn dashed(self, dash: f64, gap: f64) -> Stroke {
        Stroke { dash: Some([dash, gap]), ..self }
    }
}

/// Where a text is in relation to its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Align {
    Left,
    Middle,
    Right,
}

/// Typeface, size and ink of a text.
#[derive(Debug, Clone, Copy)]
pub struct Pen {
    pub face: Face,
    /// Millimetres; a point is 0.353 of them.
    pub size: f64,
    pub ink: Ink,
}

impl Pen {
    pub const fn new(face: Face, size: f64, ink: Ink) -> Pen {
        Pen { face, size, ink }
    }

    /// From one baseline to the next.
    pub fn leading(self) -> f64 {
        self.size * 1.28
    }

    pub fn width(self, text: &str) -> f64 {
        font::width(self.face, text) * self.size
    }

    /// The same, smaller if the text would be too wide.
    pub fn fitted(self, text: &str, width: f64) -> Pen {
        let wide = self.width(text);
        Pen { size: if wide > width { self.size * width / wide } else { self.size }, ..self }
    }

    /// The text broken into lines no wider than this.
    pub fn lines(self, text: &str, width: f64) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split(' ') {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}")) <= width => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }
}

/// Something marks can be put on: a page, a face of a card, a drawing.
pub trait Canvas {
    fn put(&mut self, mark: Mark);

    fn fill(&mut self, shape: impl Shape, ink: Ink) {
        self.put(Mark::Path { path: shape.to_path(0.01), fill: Some(ink), stroke: None });
    }

    fn stroke(&mut self, shape: impl Shape, stroke: Stroke) {
        self.put(Mark::Path { path: shape.to_path(0.01), fill: None, stroke: Some(stroke) });
    }

    fn line(&mut self, from: impl Into<Point>, to: impl Into<Point>, stroke: Stroke) {
        self.stroke(kurbo::Line::new(from, to), stroke);
    }

    fn text(&mut self, at: impl Into<Point>, align: Align, pen: Pen, text: &str) {
        let wide = match align {
            Align::Left => 0.0,
            Align::Middle => pen.width(text) / 2.0,
            Align::Right => pen.width(text),
        };
        self.put(Mark::Text {
            at: at.into() - Vec2::new(wide, 0.0),
            text: text.to_owned(),
            face: pen.face,
            size: pen.size,
            ink: pen.ink,
        });
    }

    /// Lines one below the other; returns where the next one would begin.
    fn paragraph(&mut self, at: Point, width: f64, align: Align, pen: Pen, text: &str) -> f64 {
        let mut y = at.y;
        for line in pen.lines(text, width) {
            self.text((at.x, y), align, pen, &line);
            y += pen.leading();
        }
        y
    }

    /// A drawing with the upper left corner of its box at the point.
    fn stamp(&mut self, drawing: &'static [Mark], at: impl Into<Point>, scale: f64) {
        let place = Affine::translate(at.into().to_vec2()) * Affine::scale(scale);
        self.put(Mark::Stamp { drawing, place });
    }
}

impl Canvas for Vec<Mark> {
    fn put(&mut self, mark: Mark) {
        self.push(mark);
    }
}

impl Canvas for Page {
    fn put(&mut self, mark: Mark) {
        self.marks.push(mark);
    }
}

pub fn rounded(rect: Rect, radius: f64) -> RoundedRect {
    rect.to_rounded_rect(radius)
}

pub fn circle(centre: impl Into<Point>, radius: f64) -> Circle {
    Circle::new(centre, radius)
}

/// A closed outline through these corners.
pub fn polygon(corners: &[Point]) -> BezPath {
    let mut path = BezPath::new();
    for (k, corner) in corners.iter().enumerate() {
        if k == 0 { path.move_to(*corner) } else { path.line_to(*corner) }
    }
    path.close_path();
    path
}

impl Page {
    /// Everything on the page with its place and without groups, for measuring.
    pub fn flat(&self) -> Vec<(Affine, &Mark)> {
        fn open<'a>(marks: &'a [Mark], place: Affine, all: &mut Vec<(Affine, &'a Mark)>) {
            for mark in marks {
                match mark {
                    Mark::Group { marks, place: inner } => open(marks, place * *inner, all),
                    Mark::Stamp { drawing, place: inner } => open(drawing, place * *inner, all),
                    Mark::Clipped { marks, .. } => open(marks, place, all),
                    mark => all.push((place, mark)),
                }
            }
        }
        let mut all = Vec::new();
        open(&self.marks, Affine::IDENTITY, &mut all);
        all
    }
}
