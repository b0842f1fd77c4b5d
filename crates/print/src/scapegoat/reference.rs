//! One page with the whole game on it, for the middle of the table.

use kurbo::Point;
use rules::scapegoat::board::Location;

use crate::{
    columns::{self, Column},
    page::{Align, Canvas},
    sheet::{Paper, Side},
    words::Entry,
};

use super::{
    pictures::{self, PICTURE, Place},
    words::Words,
};

pub fn side(paper: Paper, words: &'static Words) -> Side {
    columns::side(paper, words.reference, words.common, |first, second| {
        first.card(words.set_up, |column, at, room| column.numbered(at, room, &words.set_up_steps));
        first.card(words.how_to_look.title, |column, at, room| {
            column.paragraph(at, room, words.how_to_look.text)
        });
        first.card(words.a_turn, |column, at, room| column.entries(at, room, &words.steps));
        second.card(words.locations, |column, at, room| locations(column, at, room, words));
        second.card(words.frame_attempt.title, |column, at, room| {
            column.paragraph(at, room, words.frame_attempt.text)
        });
        second.card(words.the_end, |column, at, room| column.entries(at, room, &words.endings));
    })
}

fn locations(column: &mut Column<'_>, at: Point, room: f64, words: &Words) -> f64 {
    let [prepare, spy, trade, stash, cops] = &words.places;
    let all = [
        (Place::Front(Location::Prepare), prepare),
        (Place::Frame, &words.frame),
        (Place::Front(Location::Spy), spy),
        (Place::Front(Location::Trade), trade),
        (Place::Front(Location::Stash), stash),
        (Place::Front(Location::Cops), cops),
    ];
    let leading = column.hand.text.leading();
    let mut y = at.y;
    for (place, Entry { title, text }) in all {
        let scale = 14.0 / PICTURE.0;
        let corner = Point::new(at.x, y - 3.0);
        column.marks.stamp(pictures::picture(place), corner, scale);
        let x = at.x + 17.5;
        column.marks.text((x, y), Align::Left, column.hand.strong, title);
        let end = column.paragraph(Point::new(x, y + leading), room - 17.5, text);
        y = end.max(corner.y + PICTURE.1 * scale + leading) + 1.2;
    }
    y - 1.2
}
