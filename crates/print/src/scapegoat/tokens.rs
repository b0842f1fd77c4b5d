//! Tokens, and number tiles for those who would rather draw than roll.

use kurbo::{Affine, BezPath, Point, Rect, Vec2};
use rules::{
    colour::Colour,
    scapegoat::{dice::DiceKind, terms::Die},
};

use crate::{
    drawing::{self, SHAPE},
    font::Face,
    ink::{CUT, INK, Ink, SOFT, WHITE, token, tones},
    page::{Align, Canvas, Mark, Pen, Stroke, circle, rounded},
    sheet::{Paper, Side},
};

use super::words::Words;

const ROUND: f64 = 26.0;
const TILE: f64 = 15.0;

/// One page: player tokens, preparation tokens, tiles.
pub fn side(goats: &[Colour], dice: DiceKind, paper: Paper, words: &'static Words) -> Side {
    let (width, _) = paper.size();
    let mut marks = Vec::new();
    let left = (width - 180.0) / 2.0;
    let title = Pen::new(Face::Display, 9.0, INK);
    let heading = Pen::new(Face::Strong, 4.4, INK);
    let text = Pen::new(Face::Text, 3.8, SOFT);
    marks.text((left, 24.0), Align::Left, title, words.tokens.title);
    marks.text((left, 31.0), Align::Left, text, words.tokens.text);

    marks.text((left, 43.0), Align::Left, heading, words.player_tokens);
    for (k, colour) in goats.iter().enumerate() {
        let at = Point::new(left + 15.0 + k as f64 * 30.0, 62.0);
        let tones = tones(*colour);
        disc(&mut marks, at, tones.base, tones.ink);
        let size = 13.0;
        let corner = at - Vec2::new(size / 2.0, size / 2.0 + 1.2);
        marks.stamp(drawing::shape_on_base(*colour), corner, size / SHAPE);
        let name = words.common.colour(*colour);
        let pen = Pen::new(Face::Strong, 2.6, tones.ink).fitted(name, 13.0);
        marks.text((at.x, at.y + 9.3), Align::Middle, pen, name);
    }

    marks.text((left, 88.0), Align::Left, heading, words.preparation_tokens);
    for k in 0..2 {
        let at = Point::new(left + 15.0 + f64::from(k) * 30.0, 107.0);
        disc(&mut marks, at, token("gold"), INK);
        horseshoe(&mut marks, at, 16.5, INK, token("gold"));
    }

    let title = Pen::new(Face::Display, 7.0, INK);
    marks.text((left, 139.0), Align::Left, title, words.tiles.title);
    let at = Point::new(left, 146.0);
    marks.paragraph(at, 180.0, Align::Left, text, words.tiles.text);
    let mut y = 158.0;
    for (die, name) in [(Die::White, words.white_die), (Die::Black, words.black_die)] {
        let (ground, ink) = if die == Die::White { (WHITE, INK) } else { (INK, WHITE) };
        marks.text((left, y + 5.0), Align::Left, heading, name);
        y += 8.0;
        for (k, face) in dice.faces(die).enumerate() {
            let (column, row) = (k % 12, k / 12);
            let corner = Point::new(left + column as f64 * TILE, y + row as f64 * TILE);
            let tile = Rect::from_origin_size(corner, (TILE, TILE));
            marks.fill(rounded(tile.inset(-1.0), 2.0), ground);
            marks.stroke(rounded(tile.inset(-1.0), 2.0), Stroke::new(INK, 0.4));
            marks.stroke(tile, Stroke::new(CUT, 0.2));
            number(&mut marks, tile.center(), 0.0, 7.0, ink, face);
        }
        y += TILE * dice.faces(die).count().div_ceil(12) as f64 + 6.0;
    }
    Side { marks, note: words.common.one_side }
}

/// A number that reads the right way up: 6 and 9 have a line below.
pub(crate) fn number(
    marks: &mut Vec<Mark>,
    centre: Point,
    angle: f64,
    size: f64,
    ink: Ink,
    value: u8,
) {
    let mut upright = Vec::new();
    let pen = Pen::new(Face::Display, size, ink);
    upright.text((0.0, size * 0.35), Align::Middle, pen, &value.to_string());
    if [6, 9].contains(&value) {
        let y = size * 0.5;
        upright.line((-size * 0.22, y), (size * 0.22, y), Stroke::new(ink, size * 0.08));
    }
    let place = Affine::translate(centre.to_vec2()) * Affine::rotate(angle);
    marks.put(Mark::Group { marks: upright, place });
}

fn disc(marks: &mut Vec<Mark>, at: Point, ground: Ink, ink: Ink) {
    marks.fill(circle(at, ROUND / 2.0), ground);
    marks.stroke(circle(at, ROUND / 2.0), Stroke::new(INK, 0.4));
    marks.stroke(circle(at, ROUND / 2.0 - 1.6), Stroke::new(ink.thin(0.4), 0.5));
}

/// The symbol on a preparation token.
pub(crate) fn horseshoe(marks: &mut Vec<Mark>, centre: Point, size: f64, ink: Ink, nails: Ink) {
    const SHOE: &str = "M12 20c0-8 5-13 12-13s12 5 12 13c0 6-2 10-3 15l2 1v4h-8c1-7 4-12 4-19 0-6-3-9-7-9s-7 3-7 9c0 7 3 12 4 19h-8v-4l2-1c-1-5-3-9-3-15z";
    const NAILS: [(f64, f64); 6] =
        [(14.5, 19.0), (16.0, 27.0), (33.5, 19.0), (32.0, 27.0), (19.0, 11.5), (29.0, 11.5)];
    let shoe = BezPath::from_svg(SHOE).expect("tested with this crate");
    let scale = size / 33.0;
    let place = Affine::translate(centre.to_vec2())
        * Affine::scale(scale)
        * Affine::translate((-24.0, -23.5));
    marks.put(Mark::Path { path: place * shoe, fill: Some(ink), stroke: None });
    for nail in NAILS {
        marks.fill(circle(place * Point::from(nail), scale), nails);
    }
}
