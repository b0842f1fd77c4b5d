//! The colours, from the list that the screens use, too.

use std::{collections::HashMap, sync::LazyLock};

use rules::colour::Colour;

/// Red, green, blue, and how much it covers what is underneath.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ink {
    pub rgb: [u8; 3],
    pub opacity: f32,
}

impl Ink {
    pub const fn new(rgb: u32) -> Ink {
        Ink { rgb: [(rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8], opacity: 1.0 }
    }

    pub const fn thin(self, opacity: f32) -> Ink {
        Ink { opacity, ..self }
    }

    /// Mixed with white paper: 0 is white, 1 the ink itself.
    pub fn tint(self, share: f64) -> Ink {
        let mix = |part: u8| (255.0 - (255.0 - f64::from(part)) * share).round() as u8;
        Ink { rgb: self.rgb.map(mix), ..self }
    }
}

pub const WHITE: Ink = Ink::new(0x00ff_ffff);
pub const INK: Ink = Ink::new(0x0022_160f);
/// For lines and words that shouldn't stand out.
pub const SOFT: Ink = Ink::new(0x0065_503d);
pub const CREAM: Ink = Ink::new(0x00ff_faf0);
pub const PAPER: Ink = Ink::new(0x00f6_ecd6);
pub const PAPER_DEEP: Ink = Ink::new(0x00e6_d3aa);
pub const PAPER_EDGE: Ink = Ink::new(0x00cb_b083);
pub const FELT: Ink = Ink::new(0x002f_6652);
pub const NIGHT: Ink = Ink::new(0x0015_2750);
/// Where to cut and where to fold.
pub const CUT: Ink = Ink::new(0x0080_8080);

/// The tones of one goat, as in the app.
#[derive(Debug, Clone, Copy)]
pub struct Tones {
    pub base: Ink,
    pub mid: Ink,
    pub dark: Ink,
    pub light: Ink,
    /// What is written on the base.
    pub ink: Ink,
}

pub fn tones(colour: Colour) -> Tones {
    let name = name(colour);
    let tone = |suffix: &str| token(&format!("{name}{suffix}"));
    Tones {
        base: tone(""),
        mid: tone("-mid"),
        dark: tone("-dark"),
        light: tone("-light"),
        ink: tone("-ink"),
    }
}

/// The name of a colour on the wire, in the list of colours and in drawings.
pub fn name(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Purple => "purple",
        Colour::Orange => "orange",
        Colour::Pink => "pink",
        Colour::Teal => "teal",
        Colour::Brown => "brown",
        Colour::White => "white",
    }
}

/// A colour in a drawing: from the list, or one of its own.
pub(crate) fn named(colour: &str) -> Ink {
    if colour.starts_with('#') { hex(colour) } else { token(colour) }
}

/// The same in a drawing with a main colour, whose tones are letters.
pub(crate) fn toned(main: &str, colour: &str) -> Ink {
    match colour {
        "c" => token(main),
        "m" => token(&format!("{main}-mid")),
        "d" => token(&format!("{main}-dark")),
        "l" => token(&format!("{main}-light")),
        other => named(other),
    }
}

fn hex(value: &str) -> Ink {
    let digits = value.strip_prefix('#').expect("tested with this crate");
    Ink::new(u32::from_str_radix(digits, 16).expect("tested with this crate"))
}

/// A colour from the list by its name.
pub(crate) fn token(name: &str) -> Ink {
    static TOKENS: LazyLock<HashMap<String, Ink>> = LazyLock::new(|| {
        let file: HashMap<String, String> =
            serde_json::from_str(include_str!("../../../ui/src/art/colours.json"))
                .expect("tested with this crate");
        file.into_iter().map(|(name, value)| (name, hex(&value))).collect()
    });
    // A missing name is a mistake in this crate, which its tests would find.
    TOKENS[name]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_colour_has_all_its_tones() {
        for colour in Colour::ALL {
            let Tones { base, mid, dark, light, ink } = tones(colour);
            let tones = [base, mid, dark, light, ink].map(|tone| tone.rgb);
            assert!(tones.iter().all(|tone| *tone != [0, 0, 0]), "{colour:?}: {tones:?}");
        }
        assert_eq!(tones(Colour::Red).base, Ink::new(0x00d4_3d2a));
    }
}
