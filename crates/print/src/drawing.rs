//! The app's own drawings, read from the app's own files: goats, shapes,
//! pictures of the locations. Each is made once and then stamped.

use std::{collections::HashMap, sync::LazyLock};

use kurbo::{Affine, BezPath, Rect};
use rules::{colour::Colour, scapegoat::board::Location};

use crate::{
    ink::{self, Ink, Tones, WHITE, tones},
    page::{Mark, Stroke},
};

/// Width and height of the box that each drawing fills.
pub const GOAT: (f64, f64) = (100.0, 112.0);
pub const SHAPE: f64 = 24.0;
pub const PICTURE: (f64, f64) = (100.0, 84.0);

/// A face of a location card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    Front(Location),
    /// Prepare once both tokens are taken.
    Frame,
    CopsArrived,
}

pub fn goat(colour: Colour) -> &'static [Mark] {
    static GOATS: LazyLock<HashMap<Colour, Vec<Mark>>> = LazyLock::new(|| {
        let file: HashMap<String, HashMap<String, String>> =
            serde_json::from_str(include_str!("../../../ui/src/look/goats.json"))
                .expect("tested with this crate");
        let draw = |colour| {
            let parts = file["gang"][ink::name(colour)].split(' ');
            let cuts = parts.flat_map(|part| cutouts(&file["parts"][part]));
            let tones = tones(colour);
            cuts.map(|cut| cut.mark(|tone| goat_tone(tone, tones))).collect()
        };
        Colour::ALL.into_iter().map(|colour| (colour, draw(colour))).collect()
    });
    &GOATS[&colour]
}

/// The shape of a colour, in its colour.
pub fn shape(colour: Colour) -> &'static [Mark] {
    static COLOURED: LazyLock<HashMap<Colour, Vec<Mark>>> =
        LazyLock::new(|| shapes(|tones| (tones.base, tones.dark)));
    &COLOURED[&colour]
}

/// The shape of a colour, in tones that show up on that colour.
pub fn shape_on_base(colour: Colour) -> &'static [Mark] {
    static PLAIN: LazyLock<HashMap<Colour, Vec<Mark>>> =
        LazyLock::new(|| shapes(|tones| (tones.ink, tones.ink)));
    &PLAIN[&colour]
}

pub fn picture(place: Place) -> &'static [Mark] {
    static PICTURES: LazyLock<HashMap<String, Vec<Mark>>> = LazyLock::new(|| {
        let file: HashMap<String, String> =
            serde_json::from_str(include_str!("../../../ui/src/games/scapegoat/look/places.json"))
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

fn shapes(inks: impl Fn(Tones) -> (Ink, Ink)) -> HashMap<Colour, Vec<Mark>> {
    let file: HashMap<String, String> =
        serde_json::from_str(include_str!("../../../ui/src/look/shapes.json"))
            .expect("tested with this crate");
    let draw = |colour| {
        let (fill, line) = inks(tones(colour));
        let stroke = Some(Stroke::new(line, 1.3));
        vec![Mark::Path { path: outline(&file[ink::name(colour)]), fill: Some(fill), stroke }]
    };
    Colour::ALL.into_iter().map(|colour| (colour, draw(colour))).collect()
}

/// `tone outline|tone outline`, back to front; see the app's `goats.ts`.
fn cutouts(text: &str) -> impl Iterator<Item = Cutout> {
    text.split('|').flat_map(|cut| {
        let (tone, path) = cut.split_once(' ').expect("tested with this crate");
        let outline = outline(path);
        let letter = tone.chars().next().unwrap_or_default();
        let mirrored = tone.ends_with('2').then(|| Cutout {
            tone: letter,
            outline: Affine::new([-1.0, 0.0, 0.0, 1.0, 100.0, 0.0]) * outline.clone(),
        });
        [Cutout { tone: letter, outline }].into_iter().chain(mirrored)
    })
}

struct Cutout {
    tone: char,
    outline: BezPath,
}

enum Paint {
    Fill(Ink),
    Line(Stroke),
}

impl Cutout {
    fn mark(self, paint: impl Fn(char) -> Paint) -> Mark {
        let (fill, stroke) = match paint(self.tone) {
            Paint::Fill(ink) => (Some(ink), None),
            Paint::Line(stroke) => (None, Some(stroke)),
        };
        Mark::Path { path: self.outline, fill, stroke }
    }
}

fn outline(text: &str) -> BezPath {
    BezPath::from_svg(text).expect("tested with this crate")
}

/// As in the app's `Goat.svelte`.
fn goat_tone(tone: char, Tones { base, mid, dark, light, .. }: Tones) -> Paint {
    let line = |ink, width| Paint::Line(Stroke::new(ink, width));
    Paint::Fill(match tone {
        'c' => base,
        'm' => mid,
        'd' => dark,
        'l' => light,
        'k' => ink::INK,
        'w' => ink::token("cream"),
        'h' => ink::token("horn"),
        'g' => ink::token("gold"),
        'n' => ink::token("navy"),
        's' => dark.thin(0.24),
        'y' => WHITE.thin(0.3),
        'H' => return line(ink::token("horn-shade"), 1.8),
        'D' => return line(dark, 2.4),
        'B' => return line(dark, 4.0),
        'K' => return line(ink::INK, 3.0),
        'L' => return line(light, 2.0),
        'G' => return line(ink::token("gold"), 2.6),
        'O' => return line(ink::token("gold"), 2.4),
        'W' => return line(WHITE.thin(0.6), 2.0),
        other => panic!("no goat has the tone {other}"),
    })
}

/// As in the app's `Place.svelte`.
fn picture_tone(tone: char, dotted: bool) -> Paint {
    let line = |ink, width| Paint::Line(Stroke::new(ink, width));
    Paint::Fill(match tone {
        'k' => ink::INK,
        'w' => ink::token("cream"),
        'o' => ink::token("wood-2"),
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
    fn every_goat_shape_and_picture_can_be_drawn() {
        for colour in Colour::ALL {
            assert!(goat(colour).len() > 5, "{colour:?}");
            assert_eq!(shape(colour).len(), 1);
        }
        for location in Location::ALL {
            assert_eq!(picture(Place::Front(location)).len(), 1);
        }
        assert_eq!(picture(Place::Frame).len(), 1);
        assert_eq!(picture(Place::CopsArrived).len(), 1);
    }
}
