//! A player mat: the goat and the turn on the front, the decoder on the back.

use kurbo::{Point, Rect};
use rules::{
    colour::Colour,
    scapegoat::{
        dice::{Dice, DiceKind},
        edition::Edition,
        mats::MatSet,
        terms::Die,
    },
    seat::Seat,
};

use crate::{
    drawing::{self, GOAT, SHAPE},
    font::Face,
    ink::{CREAM, INK, Ink, PAPER, PAPER_EDGE, SOFT, WHITE, tones},
    page::{Align, Canvas, Mark, Pen, Stroke, circle, rounded},
    sheet::{BLEED, Piece},
};

use super::words::Words;

/// Two fit on a sheet of either paper.
pub const SIZE: (f64, f64) = (180.0, 122.0);

/// An edition's mats for one number of players.
pub struct MatsOf<'a> {
    pub goats: &'a [Colour],
    pub edition: Edition,
    pub dice: DiceKind,
    pub words: &'static Words,
}

impl MatsOf<'_> {
    pub fn pieces(&self, wanted: impl Fn(Colour) -> bool) -> Vec<Piece> {
        let mats = self.edition.mats(self.goats);
        let seats = Seat::all(self.goats.len()).filter(|seat| wanted(self.goat(*seat)));
        seats.map(|seat| Piece { front: self.front(seat), back: self.back(seat, &mats) }).collect()
    }

    fn goat(&self, seat: Seat) -> Colour {
        self.goats[usize::from(seat.0)]
    }

    fn label(&self) -> String {
        let Words { edition, players, .. } = self.words;
        format!("{edition} {} · {} {players}", self.edition, self.goats.len())
    }

    fn front(&self, seat: Seat) -> Vec<Mark> {
        let colour = self.goat(seat);
        let (tones, words) = (tones(colour), self.words);
        let (width, height) = SIZE;
        let mut face = background(PAPER);
        // The portrait, on its colour.
        let portrait = Rect::new(-BLEED, -BLEED, 68.0, height + BLEED);
        face.fill(portrait, tones.base);
        face.fill(circle((34.0, 51.0), 29.0), tones.light);
        face.stroke(circle((34.0, 51.0), 29.0), Stroke::new(tones.dark, 0.8));
        face.stamp(drawing::goat(colour), (34.0 - 27.0, 18.5), 54.0 / GOAT.0);
        let name = words.common.colour(colour);
        let pen = Pen::new(Face::Display, 12.0, tones.ink).fitted(name, 44.0);
        let wide = pen.width(name) + 12.0;
        let left = 34.0 - wide / 2.0;
        face.stamp(drawing::shape_on_base(colour), (left, 92.6), 9.0 / SHAPE);
        face.text((left + 12.0, 101.0), Align::Left, pen, name);
        let small = Pen::new(Face::Text, 3.0, tones.ink);
        face.text((34.0, 112.0), Align::Middle, small, &self.label());
        // The turn.
        let left = 78.0;
        let room = width - left - 9.0;
        face.text((left, 15.6), Align::Left, Pen::new(Face::Display, 8.4, INK), words.your_turn);
        let mut y = 23.5;
        for (k, step) in words.steps.iter().enumerate() {
            let number = (k + 1).to_string();
            face.fill(circle((left + 4.0, y + 1.2), 4.0), tones.base);
            let pen = Pen::new(Face::Display, 5.0, tones.ink);
            face.text((left + 4.0, y + 3.0), Align::Middle, pen, &number);
            let title = Pen::new(Face::Strong, 4.6, INK);
            face.text((left + 11.0, y + 2.8), Align::Left, title, step.title);
            let at = Point::new(left + 11.0, y + 8.6);
            y = face.paragraph(at, room - 11.0, Align::Left, body(), step.text) + 0.6;
        }
        // How to look.
        let card = Rect::new(left, 83.5, width - 8.0, height - 6.5);
        face.fill(rounded(card, 3.0), CREAM);
        face.stroke(rounded(card, 3.0), Stroke::new(PAPER_EDGE, 0.35));
        let at = (card.x0 + 5.0, card.y0 + 7.2);
        let title = Pen::new(Face::Strong, 4.2, INK);
        face.text(at, Align::Left, title, words.how_to_look.title);
        let at = Point::new(card.x0 + 5.0, card.y0 + 12.9);
        let small = Pen::new(Face::Text, 3.5, INK);
        let y = face.paragraph(at, card.width() - 10.0, Align::Left, small, words.how_to_look.text);
        let strong = Pen::new(Face::Strong, 3.5, INK);
        face.text((at.x, y), Align::Left, strong, words.keep_hidden);
        face
    }

    fn back(&self, seat: Seat, mats: &MatSet) -> Vec<Mark> {
        let colour = self.goat(seat);
        let words = self.words;
        let (width, height) = SIZE;
        let mut face = background(CREAM);
        let frame = Rect::new(3.0, 3.0, width - 3.0, height - 3.0);
        face.stroke(rounded(frame, 3.0), Stroke::new(tones(colour).base, 0.9));
        // Whose it is.
        face.stamp(drawing::shape(colour), (8.0, 6.3), 7.0 / SHAPE);
        let pen = Pen::new(Face::Text, 3.4, SOFT);
        face.text((18.0, 11.2), Align::Left, pen, words.mat_of);
        let after = 18.0 + pen.width(words.mat_of) + 2.0;
        let name = Pen::new(Face::Display, 6.4, INK);
        face.text((after, 11.9), Align::Left, name, words.common.colour(colour));
        face.text((width - 8.0, 11.2), Align::Right, pen, &self.label());
        // The table: white down the side, black along the top.
        let rows: Vec<u8> = self.dice.faces(Die::White).collect();
        let columns: Vec<u8> = self.dice.faces(Die::Black).collect();
        let table = Rect::new(20.5, 24.5, width - 6.5, height - 6.5);
        let cell_width = table.width() / columns.len() as f64;
        let cell_height = table.height() / rows.len() as f64;
        corner(&mut face, Rect::new(6.5, 15.5, table.x0, table.y0), words);
        for (column, number) in columns.iter().enumerate() {
            let x = table.x0 + column as f64 * cell_width;
            let head = Rect::new(x, 15.5, x + cell_width, table.y0).inset(-0.5);
            face.fill(rounded(head, 1.6), INK);
            let pen = Pen::new(Face::Display, 5.6, WHITE);
            let at = (head.center().x, head.center().y + 2.0);
            face.text(at, Align::Middle, pen, &number.to_string());
        }
        let mat = mats.mat(seat);
        for (row, white) in rows.iter().enumerate() {
            let y = table.y0 + row as f64 * cell_height;
            let head = Rect::new(6.5, y, table.x0, y + cell_height).inset(-0.5);
            face.fill(rounded(head, 1.6), WHITE);
            face.stroke(rounded(head, 1.6), Stroke::new(INK, 0.5));
            let pen = Pen::new(Face::Display, 5.6, INK);
            let at = (head.center().x, head.center().y + 2.0);
            face.text(at, Align::Middle, pen, &white.to_string());
            for (column, black) in columns.iter().enumerate() {
                let roll = Dice { white: *white, black: *black };
                let Ok(cell) = self.dice.cell(roll) else { continue };
                let x = table.x0 + column as f64 * cell_width;
                let tile = Rect::new(x, y, x + cell_width, y + cell_height).inset(-0.35);
                self.tile(&mut face, tile, self.goat(mat[cell]));
            }
        }
        face
    }

    /// What the mat says for one roll: shape, colour and name.
    fn tile(&self, face: &mut Vec<Mark>, tile: Rect, goat: Colour) {
        let tones = tones(goat);
        face.fill(rounded(tile, 1.2), tones.base.tint(0.2));
        let size = tile.height() * 0.56;
        let at = (tile.center().x - size / 2.0, tile.y0 + tile.height() * 0.05);
        face.stamp(drawing::shape(goat), at, size / SHAPE);
        let name = self.words.common.colour(goat);
        let pen = Pen::new(Face::Strong, 2.9, INK).fitted(name, tile.width() - 0.6);
        face.text((tile.center().x, tile.y1 - 0.95), Align::Middle, pen, name);
    }
}

/// Which die goes which way, in the corner of the table.
fn corner(face: &mut Vec<Mark>, corner: Rect, words: &Words) {
    let pen = |text: &str| Pen::new(Face::Text, 2.2, SOFT).fitted(text, corner.width() - 3.2);
    let arrow = |face: &mut Vec<Mark>, tip: Point, back: [(f64, f64); 2]| {
        for (x, y) in back {
            face.line(tip, (x, y), Stroke::new(SOFT, 0.35));
        }
    };
    let top = corner.y0 + 3.6;
    face.text((corner.x0 + 0.6, top), Align::Left, pen(words.black), words.black);
    let tip = Point::new(corner.x1 - 1.0, top - 0.8);
    arrow(face, tip, [(tip.x - 0.9, tip.y - 0.8), (tip.x - 0.9, tip.y + 0.8)]);
    let low = corner.y1 - 1.8;
    face.text((corner.x0 + 0.6, low), Align::Left, pen(words.white), words.white);
    let tip = Point::new(corner.x1 - 1.4, low + 0.2);
    arrow(face, tip, [(tip.x - 0.8, tip.y - 0.9), (tip.x + 0.8, tip.y - 0.9)]);
}

fn body() -> Pen {
    Pen::new(Face::Text, 3.8, INK)
}

fn background(ink: Ink) -> Vec<Mark> {
    let mut face = Vec::new();
    face.fill(Rect::new(0.0, 0.0, SIZE.0, SIZE.1).inflate(BLEED, BLEED), ink);
    face
}
