//! The pictures of the locations, read from the file that the screens read, too.

use std::{collections::HashMap, sync::LazyLock};

use kurbo::Rect;
use rules::scapegoat::board::Location;

use crate::{
    drawing::{Paint, cutouts},
    ink::{self, Ink, WHITE},
    page::{Mark, Stroke},
};

/// Width and height of the box that each picture fills.
pub const PICTURE: (f64, f64) = (100.0, 84.0);

const WOOD: Ink = Ink::new(0x00a8_7545);

/// A face of a location card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    Front(Location),
    /// Prepare once both tokens are taken.
    Frame,
    CopsArrived,
}

pub fn picture(place: Place) -> &'static [Mark] {
    static PICTURES: LazyLock<HashMap<String, Vec<Mark>>> = LazyLock::new(|| {
        let file: HashMap<String, String> = serde_json::from_str(include_str!(
            "../../../../ui/src/games/scapegoat/art/places.json"
        ))
        .expect("tested with this crate");
        let draw = |(name, text): (String, String)| {
            let dotted = name == "prepare";
            let cuts = cutouts(&text).map(|cut| cut.mark(|tone| picture_tone(tone, dotted)));
            // Beams of light reach beyond some of the boxes.
            let to = Rect::new(0.0, 0.0, PICTURE.0, PICTURE.1);
            (name, vec![Mark::Clipped { marks: cuts.collect(), to }])
        };
        file.into_iter().map(draw).collect()
    });
    &PICTURES[match place {
        Place::Front(Location::Prepare) => "prepare",
        Place::Front(Location::Spy) => "spy",
        Place::Front(Location::Trade) => "trade",
        Place::Front(Location::Stash) => "stash",
        Place::Front(Location::Cops) => "cops",
        Place::Frame => "frame",
        Place::CopsArrived => "copsArrived",
    }]
}

/// As in the app's `Place.svelte`.
fn picture_tone(tone: char, dotted: bool) -> Paint {
    let line = |ink, width| Paint::Line(Stroke::new(ink, width));
    Paint::Fill(match tone {
        'k' => ink::INK,
        'w' => ink::token("cream"),
        'o' => WOOD,
        'h' => ink::token("horn"),
        'p' => Ink::new(0x00e9_d7b0),
        'b' => Ink::new(0x0035_65a8),
        'q' => Ink::new(0x004f_9be8),
        'n' => ink::token("navy"),
        'N' | 'l' => Ink::new(0x00f3_e3bd),
        'c' => Ink::new(0x0058_8cff).thin(0.5),
        'e' => Ink::new(0x00ff_4a4a).thin(0.55),
        'r' | 'R' => ink::token("red"),
        'y' => Ink::new(0x00f4_c64f),
        'g' => ink::token("gold"),
        'f' => ink::FELT,
        'd' => Ink::new(0x005c_3f2a),
        'm' => Ink::new(0x00b9_8a5c),
        's' => Ink::new(0x000f_0804).thin(0.28),
        'P' | 'O' | 'D' => return line(Ink::new(0x003c_200a).thin(0.28), 1.4),
        'A' => return line(WHITE.thin(0.85), 1.8),
        'W' => return line(WHITE.thin(0.85), 3.0),
        'Y' if dotted => {
            return Paint::Line(Stroke::new(Ink::new(0x00f4_c64f), 2.6).dashed(0.1, 5.0));
        }
        'Y' => return line(Ink::new(0x00f4_c64f), 2.6),
        'G' => return line(ink::token("gold-deep"), 2.0),
        'K' => return line(ink::INK, 2.4),
        other => panic!("no picture has the tone {other}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_can_be_drawn() {
        for location in Location::ALL {
            assert_eq!(picture(Place::Front(location)).len(), 1);
        }
        assert_eq!(picture(Place::Frame).len(), 1);
        assert_eq!(picture(Place::CopsArrived).len(), 1);
    }
}
