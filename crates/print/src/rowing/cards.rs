//! The sixteen cards, from the drawings that the screens use, too.

use std::{collections::HashMap, sync::LazyLock};

use kurbo::{Affine, Point, Rect};
use rules::{
    colour::Colour,
    rowing::card::{Boat, Card, CardColour},
};
use serde::Deserialize;

use crate::{
    drawing::{Paints, SHAPE, cutouts, shape},
    font::Face,
    ink::{self, CREAM, NIGHT, tones},
    page::{Align, Canvas, Mark, Pen, Stroke, circle, rounded},
    sheet::{BLEED, Piece},
};

use super::{order::Copies, words::Words};

/// The cards in the box may be a little larger or smaller: the backs are ours
/// anyway, so these need sleeves.
pub const SIZE: (f64, f64) = (60.0, 60.0);
/// The box that each drawing fills.
const PICTURE: f64 = 100.0;

#[derive(Deserialize)]
struct File {
    tones: Paints,
    boats: HashMap<String, String>,
    goat: String,
    water: String,
}

pub fn pieces(copies: &[Copies], words: &'static Words) -> Vec<Piece> {
    let each = |copies: &Copies| {
        let card = copies.card;
        (0..copies.count).map(move |_| Piece { front: front(card, words), back: back() })
    };
    copies.iter().flat_map(each).collect()
}

fn front(card: Card, words: &Words) -> Vec<Mark> {
    let tones = tones(colour(card.colour));
    let mut marks = Vec::new();
    let face = Rect::new(0.0, 0.0, SIZE.0, SIZE.1).inset(BLEED);
    marks.fill(face, tones.base);
    let scale = SIZE.0 / PICTURE;
    let to = Rect::new(-BLEED / scale, 0.0, PICTURE + BLEED / scale, PICTURE + BLEED / scale);
    // The water goes on below the box of the drawing, where the card is cut.
    let mut drawn = picture(card).to_vec();
    drawn.fill(Rect::new(to.x0, 96.0, to.x1, to.y1), tones.dark);
    let marks_in = vec![Mark::Clipped { marks: drawn, to }];
    marks.put(Mark::Group { marks: marks_in, place: Affine::scale(scale) });
    let at = Point::new(9.0, 9.0);
    marks.fill(circle(at, 6.2), ink::token("cream"));
    let size = 7.4;
    marks.stamp(shape(colour(card.colour)), (at.x - size / 2.0, at.y - size / 2.0), size / SHAPE);
    let name = format!("{} · {}", words.boat(card.boat), words.common.colour(colour(card.colour)));
    let pen = Pen::new(Face::Strong, 3.0, ink::WHITE).fitted(&name, SIZE.0 - 8.0);
    marks.text((SIZE.0 / 2.0, SIZE.1 - 1.8), Align::Middle, pen, &name);
    marks
}

/// Waves, the same on every card.
fn back() -> Vec<Mark> {
    let mut marks = Vec::new();
    let face = Rect::new(0.0, 0.0, SIZE.0, SIZE.1).inset(BLEED);
    marks.fill(face, NIGHT);
    let inner = Rect::new(0.0, 0.0, SIZE.0, SIZE.1).inset(-4.0);
    marks.stroke(rounded(inner, 3.0), Stroke::new(CREAM.thin(0.6), 0.6));
    let middle = Point::new(SIZE.0 / 2.0, SIZE.1 / 2.0);
    for (radius, width) in [(15.0, 9.0), (21.0, 0.8), (9.0, 0.8)] {
        marks.stroke(circle(middle, radius), Stroke::new(CREAM.thin(0.75), width));
    }
    marks
}

/// Back to front, in a box of 100 by 100.
fn picture(card: Card) -> &'static [Mark] {
    static PICTURES: LazyLock<HashMap<Card, Vec<Mark>>> = LazyLock::new(|| {
        let file: File =
            serde_json::from_str(include_str!("../../../../ui/src/games/rowing/art/cards.json"))
                .expect("tested with this crate");
        let draw = |card: Card| {
            let boat = &file.boats[boat_name(card.boat)];
            // Whoever floats sits inside; the others sit behind the gunwale.
            let is_inside = matches!(card.boat, Boat::FloatRing | Boat::JetSki);
            let order = if is_inside { [boat, &file.goat] } else { [&file.goat, boat] };
            let ink = |tone: &str| ink::toned(ink::name(colour(card.colour)), tone);
            let all = order.into_iter().chain([&file.water]).flat_map(|text| cutouts(text));
            (card, all.map(|cut| cut.mark(&file.tones, ink)).collect())
        };
        Card::kinds().map(draw).collect()
    });
    &PICTURES[&card]
}

fn colour(colour: CardColour) -> Colour {
    match colour {
        CardColour::Pink => Colour::Pink,
        CardColour::Blue => Colour::Blue,
        CardColour::Orange => Colour::Orange,
        CardColour::Yellow => Colour::Yellow,
    }
}

/// As in the file of the drawings.
fn boat_name(boat: Boat) -> &'static str {
    match boat {
        Boat::RowingBoat => "rowingBoat",
        Boat::Raft => "raft",
        Boat::FloatRing => "floatRing",
        Boat::JetSki => "jetSki",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_can_be_drawn() {
        for card in Card::kinds() {
            assert!(picture(card).len() > 8, "{card:?}");
        }
    }
}
