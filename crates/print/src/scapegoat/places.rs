//! The five location cards, both sides.

use kurbo::{Point, Rect};
use rules::scapegoat::board::Location;

use crate::{
    font::Face,
    ink::{FELT, INK, Ink, NIGHT, PAPER, PAPER_EDGE, WHITE, token},
    page::{Align, Canvas, Mark, Pen, Stroke, rounded},
    sheet::{BLEED, Piece},
    words::Entry,
};

use super::{
    pictures::{self, PICTURE, Place},
    tokens,
    words::Words,
};

pub const SIZE: (f64, f64) = (58.0, 84.0);

const POLICE: Ink = Ink::new(0x002c_4a8a);

pub fn pieces(words: &'static Words) -> Vec<Piece> {
    let cards = Location::ALL.into_iter().zip(&words.places);
    cards
        .map(|(location, entry)| Piece {
            front: side(Place::Front(location), entry),
            back: match location {
                Location::Prepare => side(Place::Frame, &words.frame),
                Location::Cops => side(Place::CopsArrived, &words.cops_arrived),
                Location::Spy | Location::Trade | Location::Stash => plain(),
            },
        })
        .collect()
}

fn side(place: Place, entry: &Entry) -> Vec<Mark> {
    let is_night = matches!(place, Place::Front(Location::Cops) | Place::CopsArrived);
    let (ground, edge, ink) =
        if is_night { (NIGHT, POLICE, WHITE) } else { (PAPER, PAPER_EDGE, INK) };
    let mut card = background(ground);
    let inner = Rect::new(2.4, 2.4, SIZE.0 - 2.4, SIZE.1 - 2.4);
    card.stroke(rounded(inner, 2.4), Stroke::new(edge, 0.6));
    let (left, wide) = (5.0, SIZE.0 - 10.0);
    let scale = wide / PICTURE.0;
    card.stamp(pictures::picture(place), (left, 5.0), scale);
    let picture = Rect::new(left, 5.0, left + wide, 5.0 + PICTURE.1 * scale);
    card.stroke(picture, Stroke::new(edge, 0.5));
    let middle = SIZE.0 / 2.0;
    let large = Pen::new(Face::Display, 6.8, ink);
    let is_long = large.width(entry.title) > wide && entry.title.contains(' ');
    let title = if is_long { Pen { size: 5.2, ..large } } else { large };
    let mut y = picture.y1 + if is_long { 6.4 } else { 8.0 };
    for line in title.lines(entry.title, wide) {
        card.text((middle, y), Align::Middle, title.fitted(&line, wide), &line);
        y += title.size * 1.04;
    }
    // The text is centred in the space that is left.
    let text = Pen::new(Face::Text, if is_long { 3.1 } else { 3.6 }, ink);
    let lines = text.lines(entry.text, wide - 1.0).len() as f64;
    let from = y - title.size * 1.04 + 1.6;
    let slack = (SIZE.1 - 4.0 - from - lines * text.leading()) / 2.0;
    let at = Point::new(middle, from + slack + text.size);
    card.paragraph(at, wide - 1.0, Align::Middle, text, entry.text);
    card
}

/// The back of a card that is never turned over.
fn plain() -> Vec<Mark> {
    let mut card = background(FELT);
    let inner = Rect::new(4.0, 4.0, SIZE.0 - 4.0, SIZE.1 - 4.0);
    let line = || Stroke::new(token("gold"), 0.7);
    card.stroke(rounded(inner, 3.0), line());
    card.stroke(rounded(inner.inset(-1.6), 2.2), Stroke::new(token("gold"), 0.3));
    let size = 28.0;
    tokens::horseshoe(&mut card, Point::new(SIZE.0 / 2.0, SIZE.1 / 2.0), size, token("gold"), FELT);
    card
}

fn background(ink: Ink) -> Vec<Mark> {
    let mut card = Vec::new();
    card.fill(Rect::new(0.0, 0.0, SIZE.0, SIZE.1).inflate(BLEED, BLEED), ink);
    card
}
