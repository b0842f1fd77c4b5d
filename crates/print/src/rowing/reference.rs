//! One page with the whole game on it, for the middle of the table.

use kurbo::Point;
use rules::rowing::setup::{PLAYERS, deal};

use crate::{
    columns::{self, Column},
    page::{Align, Canvas},
    sheet::{Paper, Side},
};

use super::words::Words;

pub fn side(paper: Paper, words: &'static Words) -> Side {
    columns::side(paper, words.reference, words.common, |first, second| {
        first.card(words.set_up, |column, at, room| {
            let y = column.numbered(at, room, &words.set_up_steps);
            table(column, Point::new(at.x, y + 1.0), room, words)
        });
        first
            .card(words.turn.title, |column, at, room| column.paragraph(at, room, words.turn.text));
        first.card(words.set.title, |column, at, room| column.paragraph(at, room, words.set.text));
        first
            .card(words.race.title, |column, at, room| column.paragraph(at, room, words.race.text));
        second.card(words.faults, |column, at, room| column.entries(at, room, &words.fault_prices));
        second
            .card(words.last.title, |column, at, room| column.paragraph(at, room, words.last.text));
        second.card(words.win.title, |column, at, room| column.paragraph(at, room, words.win.text));
    })
}

/// Cards and lifesavers for every number of players.
fn table(column: &mut Column<'_>, at: Point, room: f64, words: &Words) -> f64 {
    let text = column.hand.text;
    let head = room * 0.36;
    let cell = (room - head) / PLAYERS.count() as f64;
    let deals =
        PLAYERS.filter_map(|players| Some((players, deal(players, Default::default()).ok()?)));
    let (mut players, mut cards, mut lifesavers) = (Vec::new(), Vec::new(), Vec::new());
    for (count, deal) in deals {
        players.push(count.to_string());
        cards.push(deal.cards_each.to_string());
        lifesavers.push(deal.lifesavers.to_string());
    }
    let mut y = at.y;
    for (name, values) in
        [(words.players, players), (words.cards_each, cards), (words.lifesavers, lifesavers)]
    {
        let pen = column.hand.strong.fitted(name, head - 2.0);
        column.marks.text((at.x, y), Align::Left, pen, name);
        for (k, value) in values.iter().enumerate() {
            let x = at.x + head + (k as f64 + 0.5) * cell;
            column.marks.text((x, y), Align::Middle, text, value);
        }
        y += text.leading();
    }
    y
}
