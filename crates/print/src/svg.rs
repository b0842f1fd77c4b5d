//! A page as SVG, to preview it before printing. Its fonts are embedded, so
//! that it looks like the paper wherever it is shown.

use std::fmt::Write;

use base64::{Engine, prelude::BASE64_STANDARD};
use kurbo::Affine;

use crate::{
    font::{self, Face},
    ink::Ink,
    page::{Mark, Page},
};

pub fn write(page: &Page) -> String {
    let Page { width, height, marks } = page;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         stroke-linecap=\"round\" stroke-linejoin=\"round\">\
         <style>{}</style><path fill=\"#fff\" d=\"M0 0H{width}V{height}H0z\"/>",
        letters(page)
    );
    draw(&mut svg, marks);
    svg + "</svg>"
}

/// The typefaces that this page uses.
fn letters(page: &Page) -> String {
    let marks = page.flat();
    let is_used = |wanted: &Face| {
        marks.iter().any(|(_, mark)| matches!(mark, Mark::Text { face, .. } if face == wanted))
    };
    let faces = Face::ALL.into_iter().filter(is_used).map(|face| {
        let (family, weight) = named(face);
        let data = BASE64_STANDARD.encode(face.data());
        format!(
            "@font-face{{font-family:{family};font-weight:{weight};\
             src:url(data:font/ttf;base64,{data})}}"
        )
    });
    faces.collect()
}

fn named(face: Face) -> (&'static str, u16) {
    match face {
        Face::Display => ("Caprasimo", 400),
        Face::Text => ("Atkinson Hyperlegible", 400),
        Face::Strong => ("Atkinson Hyperlegible", 700),
    }
}

fn draw(svg: &mut String, marks: &[Mark]) {
    for mark in marks {
        // Writing to a string can't fail.
        let _ = match mark {
            Mark::Path { path, fill, stroke } => {
                let fill = fill.map_or("fill=\"none\"".to_owned(), |ink| paint("fill", ink));
                let line = stroke.as_ref().map_or(String::new(), |stroke| {
                    let dash = stroke.dash.map_or(String::new(), |[on, off]| {
                        format!(" stroke-dasharray=\"{on} {off}\"")
                    });
                    let width = stroke.width;
                    format!(" {} stroke-width=\"{width}\"{dash}", paint("stroke", stroke.ink))
                });
                write!(svg, "<path {fill}{line} d=\"{}\"/>", path.to_svg())
            }
            Mark::Text { at, text, face, size, ink } => {
                let (family, weight) = named(*face);
                write!(
                    svg,
                    "<text x=\"{:.2}\" y=\"{:.2}\" font-family=\"{family}\" \
                     font-weight=\"{weight}\" font-size=\"{size:.2}\" textLength=\"{:.2}\" \
                     lengthAdjust=\"spacingAndGlyphs\" {}>{}</text>",
                    at.x,
                    at.y,
                    font::width(*face, text) * size,
                    paint("fill", *ink),
                    text.replace('&', "&amp;").replace('<', "&lt;"),
                )
            }
            Mark::Group { marks, place } => {
                group(svg, *place, marks);
                Ok(())
            }
            // A nested picture is clipped at its edges anyway.
            Mark::Clipped { marks, to } => {
                let (x, y, width, height) = (to.x0, to.y0, to.width(), to.height());
                let _ = write!(
                    svg,
                    "<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" \
                     viewBox=\"{x} {y} {width} {height}\">"
                );
                draw(svg, marks);
                svg.push_str("</svg>");
                Ok(())
            }
            Mark::Stamp { drawing, place } => {
                group(svg, *place, drawing);
                Ok(())
            }
        };
    }
}

fn group(svg: &mut String, place: Affine, marks: &[Mark]) {
    let [a, b, c, d, e, f] = place.as_coeffs();
    let _ = write!(svg, "<g transform=\"matrix({a} {b} {c} {d} {e} {f})\">");
    draw(svg, marks);
    svg.push_str("</g>");
}

fn paint(what: &str, Ink { rgb: [red, green, blue], opacity }: Ink) -> String {
    let colour = format!("{what}=\"#{red:02x}{green:02x}{blue:02x}\"");
    if opacity < 1.0 { format!("{colour} {what}-opacity=\"{opacity}\"") } else { colour }
}
