//! One page with the whole game on it, for the middle of the table.

use kurbo::Point;
use rules::snitch::card::Card;

use crate::{
    columns::{self, Column},
    drawing::GOAT,
    page::{Align, Canvas},
    sheet::{Paper, Side},
    words::Entry,
};

use super::{cards, words::Words};

const PICTURE: f64 = 12.0;

pub fn side(paper: Paper, words: &'static Words) -> Side {
    columns::side(paper, words.reference, words.common, |first, second| {
        first.card(words.set_up, |column, at, room| column.numbered(at, room, &words.set_up_steps));
        first.card(words.turn, |column, at, room| column.numbered(at, room, &words.turn_steps));
        first
            .card(words.eliminate, |column, at, room| column.entries(at, room, &words.elimination));
        first.card(words.close.title, |column, at, room| {
            column.paragraph(at, room, words.close.text)
        });
        second.card(words.cards, |column, at, room| faces(column, at, room, words));
        second.card(words.score, |column, at, room| column.numbered(at, room, &words.scoring));
    })
}

fn faces(column: &mut Column<'_>, at: Point, room: f64, words: &Words) -> f64 {
    let leading = column.hand.text.leading();
    let mut y = at.y;
    for card in Card::SPECIAL {
        let Entry { title, text } = words.card(card);
        let scale = PICTURE / GOAT.0;
        let corner = Point::new(at.x, y - 4.0);
        column.marks.stamp(cards::picture(card), corner, scale);
        let x = at.x + PICTURE + 3.5;
        let number = card.number().map_or_else(|| "?".to_owned(), |number| number.to_string());
        let name = format!("{title} ({number})");
        column.marks.text((x, y), Align::Left, column.hand.strong, &name);
        let end = column.paragraph(Point::new(x, y + leading), room - PICTURE - 3.5, text);
        y = end.max(corner.y + GOAT.1 * scale + leading) + 1.2;
    }
    y - 1.2
}
