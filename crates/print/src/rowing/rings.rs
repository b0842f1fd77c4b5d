//! Lifesavers to cut out.

use kurbo::{Arc, BezPath, Point, Shape, Vec2};

use crate::{
    font::Face,
    ink::{self, CUT, INK, SOFT},
    page::{Align, Canvas, Mark, Pen, Stroke, circle},
    sheet::{Paper, Side},
};

use super::words::Words;

const OUTER: f64 = 34.0;
const INNER: f64 = 17.0;
const STEP: f64 = 76.0;

pub fn side(rings: u8, paper: Paper, words: &'static Words) -> Side {
    let (width, _) = paper.size();
    let mut marks = Vec::new();
    let left = (width - 180.0) / 2.0;
    let title = Pen::new(Face::Display, 9.0, INK);
    let text = Pen::new(Face::Text, 3.8, SOFT);
    marks.text((left, 22.0), Align::Left, title, words.rings.title);
    marks.paragraph(Point::new(left, 29.0), 180.0, Align::Left, text, words.rings.text);
    for k in 0..rings {
        let (column, row) = (f64::from(k % 2), f64::from(k / 2));
        let at = Point::new(width / 2.0 + (column - 0.5) * STEP, 76.0 + row * STEP);
        ring(&mut marks, at);
    }
    Side { marks, note: words.common.one_side }
}

fn ring(marks: &mut Vec<Mark>, at: Point) {
    let middle = (OUTER + INNER) / 2.0;
    let thick = OUTER - INNER;
    marks.stroke(circle(at, middle), Stroke::new(ink::token("cream"), thick));
    for band in 0..4 {
        let start = f64::from(band) * std::f64::consts::FRAC_PI_2;
        let radii = Vec2::new(middle, middle);
        let arc = Arc::new(at, radii, start, std::f64::consts::FRAC_PI_4, 0.0);
        let path: BezPath = arc.to_path(0.01);
        marks.stroke(path, Stroke::new(ink::token("red"), thick));
    }
    for radius in [OUTER, INNER] {
        marks.stroke(circle(at, radius), Stroke::new(CUT, 0.3));
    }
}
