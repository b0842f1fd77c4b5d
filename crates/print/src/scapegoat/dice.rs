//! The page with the two dice to fold.

use kurbo::{Affine, Point, Rect, Vec2};
use rules::scapegoat::{dice::DiceKind, terms::Die};

use crate::{
    font::Face,
    ink::{FELT, INK, Ink, PAPER, SOFT, WHITE},
    page::{Align, Canvas, Mark, Pen, Stroke, circle, polygon},
    sheet::{Paper, Side},
};

use super::{
    solid::{Net, Solid, side as side_of},
    tokens,
    words::Words,
};

const FLAP: f64 = 5.0;

/// A die to fold: its solid, its net, and the number on each face.
pub struct PaperDie {
    pub solid: Solid,
    pub net: Net,
    pub numbers: Vec<u8>,
}

impl PaperDie {
    /// Opposite faces always add up to the same.
    pub fn new(faces: std::ops::RangeInclusive<u8>) -> PaperDie {
        let lowest = *faces.start();
        let sum = faces.start() + faces.end();
        // The numbers on the first faces, counted from zero; the opposite ones
        // get the rest. Low and high numbers are next to each other.
        let (solid, net, first): (_, _, &[(usize, u8)]) = if faces.count() == 10 {
            let solid = Solid::ten();
            // Five kites round a tip, and one hanging on each of them.
            let fan = [(1, 0), (2, 1), (3, 2), (4, 3)];
            let lower = [(5, 0), (6, 1), (7, 2), (8, 3), (9, 4)];
            let net = solid.unfold(&[&fan[..], &lower].concat(), 20.0, FLAP);
            (solid, net, &[(0, 0), (1, 6), (2, 2), (3, 8), (4, 4)])
        } else {
            let solid = Solid::twelve();
            let net = solid.unfold(&two_flowers(&solid), 14.5, FLAP);
            (solid, net, &[(0, 0), (1, 1), (2, 9), (3, 3), (4, 7), (5, 5)])
        };
        let mut numbers = vec![0; solid.faces.len()];
        for (face, value) in first {
            numbers[*face] = lowest + value;
            numbers[solid.opposite(*face)] = sum - (lowest + value);
        }
        PaperDie { solid, net, numbers }
    }

    fn draw(&self, marks: &mut Vec<Mark>, ground: Ink, ink: Ink, size: f64) {
        for flap in &self.net.flaps {
            marks.fill(polygon(flap), PAPER);
            let [a, b, c, d] = *flap;
            for (from, to) in [(b, c), (c, d), (d, a)] {
                marks.line(from, to, Stroke::new(INK, 0.3));
            }
        }
        for face in &self.net.faces {
            marks.put(Mark::Path {
                path: polygon(face),
                fill: Some(ground),
                stroke: Some(Stroke::new(INK, 0.3)),
            });
        }
        // A fold is dashed in the ink that shows up on the face.
        let folds = self.net.hinges.iter().map(|(edge, _)| edge);
        for edge in folds {
            let (a, b) = side_of(&self.net.faces[edge.face], edge.side);
            marks.line(a, b, Stroke::new(ground, 0.6));
            marks.line(a, b, Stroke::new(ink, 0.35).dashed(1.2, 1.4));
        }
        for (edge, _) in &self.net.joins {
            let (a, b) = side_of(&self.net.faces[edge.face], edge.side);
            marks.line(a, b, Stroke::new(WHITE, 0.4));
            marks.line(a, b, Stroke::new(INK, 0.35).dashed(1.2, 1.4));
        }
        for (face, value) in self.net.faces.iter().zip(&self.numbers) {
            let sum = face.iter().fold(Vec2::ZERO, |sum, corner| sum + corner.to_vec2());
            let mut centre = (sum / face.len() as f64).to_point();
            if face.len() == 4 {
                // A kite is widest near its short edges.
                centre = centre.lerp(face[2], 0.12);
            }
            let up = face[0] - centre;
            let angle = up.atan2() + std::f64::consts::FRAC_PI_2;
            tokens::number(marks, centre, angle, size, ink, *value);
        }
    }
}

/// Face 0 with its neighbours, face 11 with its own, and one edge between.
fn two_flowers(solid: &Solid) -> Vec<(usize, usize)> {
    let mut hangs_on: Vec<(usize, usize)> = (1..=5).map(|petal| (petal, 0)).collect();
    let bridge = solid.edges().filter(|edge| edge.face == 1).map(|edge| solid.twin(edge).face);
    let bridge = bridge.filter(|face| (6..=10).contains(face)).min().unwrap_or(6);
    hangs_on.extend([(bridge, 1), (11, bridge)]);
    hangs_on.extend((6..=10).filter(|petal| *petal != bridge).map(|petal| (petal, 11)));
    hangs_on
}

/// The net turned so that it takes up the least height.
fn lying(net: Net) -> Net {
    let turned =
        (0..36).map(|k| net.clone().moved(Affine::rotate(f64::from(k) * 5f64.to_radians())));
    let height = |net: &Net| net.extent().1.y - net.extent().0.y;
    turned.min_by(|a, b| height(a).total_cmp(&height(b))).unwrap_or(net)
}

pub fn side(dice: DiceKind, paper: Paper, words: &'static Words) -> Side {
    let (width, _) = paper.size();
    let left = (width - 180.0) / 2.0;
    let mut marks = Vec::new();
    marks.text((left, 24.0), Align::Left, Pen::new(Face::Display, 9.0, INK), words.dice.title);
    let text = Pen::new(Face::Text, 3.8, SOFT);
    marks.text((left, 31.0), Align::Left, text, words.dice.text);
    for (k, step) in words.dice_steps.iter().enumerate() {
        let y = 39.0 + k as f64 * 6.0;
        marks.fill(circle((left + 2.4, y - 1.3), 2.5), FELT);
        let pen = Pen::new(Face::Strong, 3.2, WHITE);
        marks.text((left + 2.4, y - 0.2), Align::Middle, pen, &(k + 1).to_string());
        marks.text((left + 7.0, y), Align::Left, Pen { ink: INK, ..text }, step);
    }
    let heading = Pen::new(Face::Strong, 4.4, INK);
    let mut top = 63.0;
    for (die, name) in [(Die::White, words.white_die), (Die::Black, words.black_die)] {
        let paper_die = PaperDie::new(dice.faces(die));
        let (ground, ink) = if die == Die::White { (WHITE, INK) } else { (INK, WHITE) };
        let net = lying(paper_die.net);
        let (from, to) = net.extent();
        let extent = Rect::from_points(from, to);
        marks.text((left, top + 4.0), Align::Left, heading, name);
        let at = Point::new((width - extent.width()) / 2.0, top + 6.0);
        let place = Affine::translate(at - from);
        let size = if paper_die.numbers.len() == 10 { 6.6 } else { 7.8 };
        let placed = PaperDie { net: net.moved(place), ..paper_die };
        placed.draw(&mut marks, ground, ink, size);
        top += extent.height() + 9.0;
    }
    Side { marks, note: words.common.one_side }
}
