//! The three typefaces we print with: letters, their widths, their glyphs.
//!
//! Our texts need no shaping: each letter is one glyph, and none is kerned.

use std::{collections::HashMap, sync::LazyLock};

use skrifa::{FontRef, MetadataProvider, instance::LocationRef, prelude::Size};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Face {
    /// Caprasimo: titles and numbers.
    Display,
    /// Atkinson Hyperlegible: running text.
    Text,
    /// The same, bold.
    Strong,
}

impl Face {
    pub const ALL: [Face; 3] = [Face::Display, Face::Text, Face::Strong];

    pub fn data(self) -> &'static [u8] {
        match self {
            Face::Display => include_bytes!("../fonts/display.ttf"),
            Face::Text => include_bytes!("../fonts/text.ttf"),
            Face::Strong => include_bytes!("../fonts/strong.ttf"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Glyph {
    pub id: u32,
    /// In ems.
    pub advance: f32,
}

/// The glyph of a letter; `None` if the typeface doesn't have it.
pub fn glyph(face: Face, letter: char) -> Option<Glyph> {
    static GLYPHS: LazyLock<HashMap<(Face, char), Glyph>> = LazyLock::new(|| {
        let mut glyphs = HashMap::new();
        for face in Face::ALL {
            let font = FontRef::new(face.data()).expect("the fonts in this crate are whole");
            let em = f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
            let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
            for (code, id) in font.charmap().mappings() {
                if let (Some(letter), Some(advance)) =
                    (char::from_u32(code), metrics.advance_width(id))
                {
                    let glyph = Glyph { id: id.to_u32(), advance: advance / em };
                    glyphs.insert((face, letter), glyph);
                }
            }
        }
        glyphs
    });
    GLYPHS.get(&(face, letter)).copied()
}

/// How wide a line is, in ems.
pub fn width(face: Face, text: &str) -> f64 {
    text.chars().filter_map(|letter| glyph(face, letter)).map(|g| f64::from(g.advance)).sum()
}
