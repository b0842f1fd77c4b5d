//! The special cards, from the drawings that the screens use, too.

use std::{collections::HashMap, sync::LazyLock};

use kurbo::{Point, Rect};
use rules::snitch::card::Card;
use serde::Deserialize;

use crate::{
    drawing::{GOAT, Paints, cutouts},
    font::Face,
    ink::{self, CREAM, INK, NIGHT, PAPER_EDGE, SOFT, WHITE},
    page::{Align, Canvas, Mark, Pen, Stroke, rounded},
    sheet::{BLEED, Piece},
};

use super::{order::Copies, words::Words};

/// About as large as playing cards. The backs are ours anyway, so printed cards
/// need sleeves.
pub const SIZE: (f64, f64) = (56.0, 87.0);

pub fn pieces(copies: &[Copies], words: &'static Words) -> Vec<Piece> {
    let each = |copies: &Copies| {
        let card = copies.card;
        (0..copies.count).map(move |_| Piece { front: front(card, words), back: back() })
    };
    copies.iter().flat_map(each).collect()
}

fn front(card: Card, words: &Words) -> Vec<Mark> {
    let (width, height) = SIZE;
    let mut marks = Vec::new();
    marks.fill(Rect::new(0.0, 0.0, width, height).inset(BLEED), CREAM);
    let edge = rounded(Rect::new(0.0, 0.0, width, height).inset(-2.5), 3.0);
    marks.stroke(edge, Stroke::new(PAPER_EDGE, 0.5));
    let number = card.number().map_or_else(|| "?".to_owned(), |number| number.to_string());
    let corner = Pen::new(Face::Display, 15.0, INK);
    marks.text((6.5, 18.0), Align::Left, corner, &number);
    let scale = 34.0 / GOAT.0;
    marks.stamp(picture(card), ((width - 34.0) / 2.0, 15.0), scale);
    let entry = words.card(card);
    let name = Pen::new(Face::Display, 6.2, INK).fitted(entry.title, width - 12.0);
    marks.text((width / 2.0, 61.0), Align::Middle, name, entry.title);
    let room = width - 11.0;
    let sizes = (0..12).map(|k| Pen::new(Face::Text, 3.3 - f64::from(k) * 0.1, SOFT));
    let mut fitting =
        sizes.filter(|pen| pen.lines(entry.text, room).len() as f64 * pen.leading() <= 19.0);
    let pen = fitting.next().unwrap_or(Pen::new(Face::Text, 2.2, SOFT));
    marks.paragraph(Point::new(width / 2.0, 66.5), room, Align::Middle, pen, entry.text);
    marks
}

/// Pinstripes, the same on every card.
fn back() -> Vec<Mark> {
    let (width, height) = SIZE;
    let mut marks = Vec::new();
    marks.fill(Rect::new(0.0, 0.0, width, height).inset(BLEED), NIGHT);
    let stripe = Stroke::new(WHITE.thin(0.28), 0.35);
    for k in 1..14 {
        let x = f64::from(k) * 4.0;
        marks.line((x, 5.0), (x, height - 5.0), stripe.clone());
    }
    let inner = Rect::new(0.0, 0.0, width, height).inset(-4.0);
    marks.stroke(rounded(inner, 3.0), Stroke::new(CREAM.thin(0.7), 0.7));
    marks
}

/// Back to front, in the box of a goat.
pub(super) fn picture(card: Card) -> &'static [Mark] {
    static CAST: LazyLock<HashMap<&'static str, Vec<Mark>>> = LazyLock::new(|| {
        #[derive(Deserialize)]
        struct File {
            tones: Paints,
            parts: HashMap<String, String>,
            cast: HashMap<String, Character>,
        }
        #[derive(Deserialize)]
        struct Character {
            colour: String,
            parts: String,
        }
        let file: File =
            serde_json::from_str(include_str!("../../../../ui/src/games/snitch/art/cast.json"))
                .expect("tested with this crate");
        let draw = |card: Card| {
            let Character { colour, parts } = &file.cast[name(card)];
            let cuts = parts.split(' ').flat_map(|part| cutouts(&file.parts[part]));
            let ink = |tone: &str| ink::toned(colour, tone);
            (name(card), cuts.map(|cut| cut.mark(&file.tones, ink)).collect())
        };
        Card::SPECIAL.into_iter().map(draw).collect()
    });
    &CAST[name(card)]
}

/// As in the file of the drawings.
fn name(card: Card) -> &'static str {
    match card {
        Card::Witness { .. } => "witness",
        Card::Thug => "thug",
        Card::Driver => "driver",
        Card::Hitman => "hitman",
        Card::Boss => "boss",
        Card::Cousin => "cousin",
        Card::Snitch => "snitch",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_special_card_can_be_drawn() {
        for card in Card::SPECIAL {
            assert!(picture(card).len() > 10, "{card:?}");
        }
    }
}
