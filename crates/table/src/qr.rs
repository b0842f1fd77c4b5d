//! QR codes, for a screen and for a terminal.
//!
//! Both are dark on light in every theme and have the quiet zone that scanners
//! need. What the codes say is decided elsewhere.

use std::fmt::{self, Write};

use qrcode::{Color, EcLevel, QrCode};

/// The standard asks for four modules on every side.
const QUIET: usize = 4;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TooLong;

/// A picture without a size, style or script of its own. It has no name, either,
/// so put it into an element with `role="img"` and a label.
pub fn svg(text: &str) -> Result<String, TooLong> {
    // At this level a reflection may hide fifteen per cent of the code.
    Ok(draw(&Modules::new(text, EcLevel::M)?))
}

/// The same for a text that is much longer than a link of ours. Such a code has so
/// many squares that each of them had better be large.
pub fn long_svg(text: &str) -> Result<String, TooLong> {
    Ok(draw(&Modules::new(text, EcLevel::L)?))
}

fn draw(modules: &Modules) -> String {
    let size = modules.size();
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" \
         shape-rendering=\"crispEdges\"><rect width=\"{size}\" height=\"{size}\" fill=\"#fff\"/>\
         <path fill=\"#000\" d=\""
    );
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let run = (x..size).take_while(|&x| modules.is_dark(x, y)).count();
            if run > 0 {
                write!(svg, "M{x} {y}h{run}v1H{x}z").expect("a string takes every character");
            }
            x += run.max(1);
        }
    }
    svg.push_str("\"/></svg>");
    svg
}

/// Drawn in half blocks, so that a line holds two rows of modules. Black and
/// white come from the upper 240 of the 256 colours, because the first sixteen
/// depend on the terminal's theme.
pub fn terminal(text: &str) -> Result<String, TooLong> {
    // There are hardly any reflections in a terminal, and the smaller code fits
    // into its window.
    let modules = Modules::new(text, EcLevel::L)?;
    let size = modules.size();
    let mut lines = String::new();
    for y in (0..size).step_by(2) {
        lines.push_str("\x1b[38;5;16;48;5;231m");
        for x in 0..size {
            lines.push(match (modules.is_dark(x, y), modules.is_dark(x, y + 1)) {
                (false, false) => ' ',
                (true, false) => '▀',
                (false, true) => '▄',
                (true, true) => '█',
            });
        }
        lines.push_str("\x1b[0m\n");
    }
    Ok(lines)
}

impl fmt::Display for TooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("This is too long for a QR code.")
    }
}

impl std::error::Error for TooLong {}

/// The squares of a code, including the quiet zone around it.
struct Modules {
    width: usize,
    colours: Vec<Color>,
}

impl Modules {
    fn new(text: &str, correction: EcLevel) -> Result<Self, TooLong> {
        // A text can only be wrong by being too long.
        let code = QrCode::with_error_correction_level(text, correction).map_err(|_| TooLong)?;
        Ok(Self { width: code.width(), colours: code.into_colors() })
    }

    fn size(&self) -> usize {
        self.width + 2 * QUIET
    }

    /// Everything outside the code is light.
    fn is_dark(&self, x: usize, y: usize) -> bool {
        let inside = QUIET..QUIET + self.width;
        inside.contains(&x)
            && inside.contains(&y)
            && self.colours[(y - QUIET) * self.width + x - QUIET] == Color::Dark
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{CODE_PREFIX, LONGEST_CODE};

    /// Scans a picture of dark and light squares as a camera would.
    fn scan(size: usize, is_dark: impl Fn(usize, usize) -> bool) -> String {
        const SCALE: usize = 3;
        let mut image =
            rqrr::PreparedImage::prepare_from_greyscale(size * SCALE, size * SCALE, |x, y| {
                if is_dark(x / SCALE, y / SCALE) { 0 } else { 255 }
            });
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1, "one code is found");
        grids[0].decode().expect("the code is readable").1
    }

    fn scan_svg(svg: &str) -> String {
        let between = |start: &str, end: &str| {
            let rest = &svg[svg.find(start).expect("the picture has this part") + start.len()..];
            &rest[..rest.find(end).expect("the part ends")]
        };
        let size: usize =
            between("viewBox=\"0 0 ", "\"").split(' ').next().unwrap().parse().unwrap();
        let mut dark = vec![false; size * size];
        for run in between(" d=\"M", "z\"").split("zM") {
            let (x, rest) = run.split_once(' ').unwrap();
            let (y, rest) = rest.split_once('h').unwrap();
            let (length, back) = rest.split_once("v1H").unwrap();
            assert_eq!(x, back, "each run closes where it began");
            let (x, y, length): (usize, usize, usize) =
                (x.parse().unwrap(), y.parse().unwrap(), length.parse().unwrap());
            dark[y * size + x..][..length].fill(true);
        }
        scan(size, |x, y| dark[y * size + x])
    }

    fn scan_terminal(lines: &str) -> String {
        let rows: Vec<Vec<char>> = lines
            .lines()
            .map(|line| {
                let line = line.strip_prefix("\x1b[38;5;16;48;5;231m").unwrap();
                line.strip_suffix("\x1b[0m").unwrap().chars().collect()
            })
            .collect();
        let size = rows[0].len();
        assert_eq!(rows.len(), size.div_ceil(2));
        scan(size, |x, y| match rows[y / 2][x] {
            '█' => true,
            '▀' => y % 2 == 0,
            '▄' => y % 2 == 1,
            _ => false,
        })
    }

    fn assert_scans(text: &str) {
        assert_eq!(scan_svg(&svg(text).unwrap()), text);
        assert_eq!(scan_terminal(&terminal(text).unwrap()), text);
    }

    #[test]
    fn links_of_up_to_120_characters_scan() {
        let start = "http://192.168.100.200:54724/#";
        let secret = "Zm9vYmFy-_9876543210abcdefGHIJKLMNOPqrstuvwxyz".repeat(3);
        for length in (start.len()..=120).step_by(5) {
            assert_scans(&format!("{start}{}", &secret[..length - start.len()]));
        }
    }

    #[test]
    fn odd_characters_scan() {
        for text in [
            r#"WIFI:T:WPA;S:a\\b\;c\,d\:e\"f;P:\\\\\;\;\,\,\:\:\"\"\";H:true;;"#,
            "WIFI:T:WPA;S:Café del Cabrón 🐐;P:contraseña;H:true;;",
            "WIFI:T:WPA;S:山羊の家;P:passw0rd;H:true;;",
            "WIFI:T:WPA;S:  spaces  ;P:        ;H:true;;",
        ] {
            assert_scans(text);
        }
    }

    #[test]
    fn the_longest_text_that_the_host_draws_scans_and_has_113_squares_on_a_side() {
        let start = format!("{CODE_PREFIX}createPlay.html?data=");
        let rest = "%7B%22name%22:%22Maximiliana%20%C3%91%22,"
            .chars()
            .cycle()
            .take(LONGEST_CODE - start.len())
            .collect::<String>();
        let text = start + &rest;
        assert_eq!(text.len(), LONGEST_CODE);
        let svg = long_svg(&text).unwrap();
        assert_eq!(scan_svg(&svg), text);
        let size: usize = svg.split("viewBox=\"0 0 ").nth(1).unwrap()[..3].parse().unwrap();
        assert!(size <= 113, "{size}");
    }

    #[test]
    fn the_picture_needs_nothing_that_the_policy_blocks_and_fits_any_size() {
        let svg = svg("http://192.168.1.20:4724/#secret").unwrap();
        assert!(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 "));
        assert!(svg.ends_with("</svg>"));
        for forbidden in ["style", "script", "href", "class=", " id=", "<?xml"] {
            assert!(!svg.contains(forbidden), "{forbidden}");
        }
        assert_eq!(svg.matches("<path").count(), 1);
        assert!(svg.len() < 8000, "{} bytes", svg.len());
    }

    #[test]
    fn a_quiet_zone_of_four_surrounds_the_code() {
        let modules = Modules::new("goat", EcLevel::L).unwrap();
        let size = modules.size();
        for near in (0..QUIET).chain(size - QUIET..size) {
            for along in 0..size {
                assert!(!modules.is_dark(near, along) && !modules.is_dark(along, near));
            }
        }
        assert!(modules.is_dark(QUIET, QUIET), "the corner of a finder pattern");
    }

    #[test]
    fn a_seat_link_fits_a_terminal_of_80_by_24() {
        let link = format!("http://192.168.100.200:4724/#{}", "a".repeat(64));
        let lines = terminal(&link).unwrap();
        assert!(lines.lines().count() <= 23, "{} lines", lines.lines().count());
    }

    #[test]
    fn what_no_code_can_hold_is_refused() {
        assert_eq!(svg(&"a".repeat(3000)), Err(TooLong));
        assert_eq!(terminal(&"a".repeat(3000)), Err(TooLong));
    }
}
