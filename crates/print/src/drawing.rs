//! The app's own drawings, read from the files that its screens read, too: the
//! goats and the shapes of their colours, and what drawings of a game are made
//! of. Each is made once and then stamped.

use std::{collections::HashMap, sync::LazyLock};

use kurbo::{Affine, BezPath};
use rules::colour::Colour;

use crate::{
    ink::{self, Ink, Tones, WHITE, tones},
    page::{Mark, Stroke},
};

/// Width and height of the box that each drawing fills.
pub const GOAT: (f64, f64) = (100.0, 112.0);
pub const SHAPE: f64 = 24.0;

pub fn goat(colour: Colour) -> &'static [Mark] {
    static GOATS: LazyLock<HashMap<Colour, Vec<Mark>>> = LazyLock::new(|| {
        let file: HashMap<String, HashMap<String, String>> =
            serde_json::from_str(include_str!("../../../ui/src/art/goats.json"))
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

fn shapes(inks: impl Fn(Tones) -> (Ink, Ink)) -> HashMap<Colour, Vec<Mark>> {
    let file: HashMap<String, String> =
        serde_json::from_str(include_str!("../../../ui/src/art/shapes.json"))
            .expect("tested with this crate");
    let draw = |colour| {
        let (fill, line) = inks(tones(colour));
        let stroke = Some(Stroke::new(line, 1.3));
        vec![Mark::Path { path: outline(&file[ink::name(colour)]), fill: Some(fill), stroke }]
    };
    Colour::ALL.into_iter().map(|colour| (colour, draw(colour))).collect()
}

/// `tone outline|tone outline`, back to front; see the app's `goats.ts`.
pub(crate) fn cutouts(text: &str) -> impl Iterator<Item = Cutout> {
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

pub(crate) struct Cutout {
    tone: char,
    outline: BezPath,
}

pub(crate) enum Paint {
    Fill(Ink),
    Line(Stroke),
}

impl Cutout {
    pub(crate) fn mark(self, paint: impl Fn(char) -> Paint) -> Mark {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_goat_and_shape_can_be_drawn() {
        for colour in Colour::ALL {
            assert!(goat(colour).len() > 5, "{colour:?}");
            assert_eq!(shape(colour).len(), 1);
        }
    }
}
