//! Pages as a PDF. The same pages give the same bytes: no date, nothing random.

use std::collections::HashMap;

use krilla::{
    Document, SerializeSettings,
    color::rgb,
    geom::{Path, PathBuilder, Point, Transform},
    graphic::Graphic,
    metadata::Metadata,
    num::NormalizedF32,
    page::PageSettings,
    paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash},
    surface::Surface,
    text::{Font, GlyphId, KrillaGlyph},
};
use kurbo::{Affine, BezPath, PathEl, Shape};

use crate::{
    font::{self, Face},
    ink::Ink,
    page::{self, Mark, Page},
};

/// Points in a millimetre.
const POINTS: f64 = 72.0 / 25.4;

/// About the document, for the window's title and for screen readers.
#[derive(Debug, Clone, Copy)]
pub struct About<'a> {
    pub title: &'a str,
    /// `en`, `es`
    pub language: &'a str,
}

/// `progress` is called with the number of pages done and of pages in all.
pub fn write(
    pages: impl ExactSizeIterator<Item = Page>,
    about: About<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> Vec<u8> {
    let total = pages.len();
    let mut document = Document::new_with(SerializeSettings::default());
    document.set_metadata(
        Metadata::new()
            .title(about.title.to_owned())
            .language(about.language.to_owned())
            .creator("Goatherd".to_owned()),
    );
    let mut press = Press {
        fonts: Face::ALL
            .into_iter()
            .map(|face| {
                let font = Font::new(face.data().to_vec().into(), 0);
                (face, font.expect("the fonts in this crate are whole"))
            })
            .collect(),
        stamps: HashMap::new(),
    };
    for (done, page) in pages.enumerate() {
        let size =
            PageSettings::from_wh((page.width * POINTS) as f32, (page.height * POINTS) as f32);
        let mut sheet = document.start_page_with(size.expect("paper has a size"));
        let mut surface = sheet.surface();
        surface.push_transform(&transform(Affine::scale(POINTS)));
        press.draw(&mut surface, &page.marks);
        surface.pop();
        surface.finish();
        sheet.finish();
        progress(done + 1, total);
    }
    // It only fails for standards that we don't ask for, and for broken
    // pictures and fonts, and ours aren't broken.
    document.finish().expect("nothing in our pages can fail")
}

struct Press {
    fonts: HashMap<Face, Font>,
    /// Keyed by the drawing's address in memory: each is made only once.
    stamps: HashMap<*const Mark, Graphic>,
}

impl Press {
    fn draw(&mut self, surface: &mut Surface<'_>, marks: &[Mark]) {
        for mark in marks {
            match mark {
                Mark::Path { path, fill, stroke } => {
                    if let Some(path) = outline(path) {
                        surface.set_fill(fill.map(filled));
                        surface.set_stroke(stroke.as_ref().map(stroked));
                        surface.draw_path(&path);
                    }
                }
                Mark::Text { at, text, face, size, ink } => {
                    surface.set_fill(Some(filled(*ink)));
                    surface.set_stroke(None);
                    let start = Point::from_xy(at.x as f32, at.y as f32);
                    let font = self.fonts[face].clone();
                    let glyphs = glyphs(*face, text);
                    surface.draw_glyphs(start, &glyphs, font, text, *size as f32, false);
                }
                Mark::Group { marks, place } => {
                    surface.push_transform(&transform(*place));
                    self.draw(surface, marks);
                    surface.pop();
                }
                Mark::Clipped { marks, to } => {
                    if let Some(edge) = outline(&to.to_path(0.01)) {
                        surface.push_clip_path(&edge, &FillRule::NonZero);
                        self.draw(surface, marks);
                        surface.pop();
                    }
                }
                Mark::Stamp { drawing, place } => {
                    let graphic = match self.stamps.get(&drawing.as_ptr()) {
                        Some(graphic) => graphic.clone(),
                        None => {
                            let mut builder = surface.stream_builder();
                            let mut inner = builder.surface();
                            self.draw(&mut inner, drawing);
                            inner.finish();
                            let graphic = Graphic::new(builder.finish(), false);
                            self.stamps.insert(drawing.as_ptr(), graphic.clone());
                            graphic
                        }
                    };
                    surface.push_transform(&transform(*place));
                    surface.draw_graphic(graphic);
                    surface.pop();
                }
            }
        }
    }
}

fn glyphs(face: Face, text: &str) -> Vec<KrillaGlyph> {
    let letters = text.char_indices().filter_map(|(at, letter)| {
        let glyph = font::glyph(face, letter)?;
        let range = at..at + letter.len_utf8();
        Some(KrillaGlyph::new(GlyphId::new(glyph.id), glyph.advance, 0.0, 0.0, 0.0, range, None))
    });
    letters.collect()
}

fn transform(place: Affine) -> Transform {
    let [a, b, c, d, e, f] = place.as_coeffs().map(|part| part as f32);
    Transform::from_row(a, b, c, d, e, f)
}

fn outline(path: &BezPath) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let xy = |point: page::Point| (point.x as f32, point.y as f32);
    for element in path.elements() {
        match element {
            PathEl::MoveTo(to) => builder.move_to(xy(*to).0, xy(*to).1),
            PathEl::LineTo(to) => builder.line_to(xy(*to).0, xy(*to).1),
            PathEl::QuadTo(a, to) => builder.quad_to(xy(*a).0, xy(*a).1, xy(*to).0, xy(*to).1),
            PathEl::CurveTo(a, b, to) => {
                builder.cubic_to(xy(*a).0, xy(*a).1, xy(*b).0, xy(*b).1, xy(*to).0, xy(*to).1);
            }
            PathEl::ClosePath => builder.close(),
        }
    }
    builder.finish()
}

fn colour(ink: Ink) -> (rgb::Color, NormalizedF32) {
    let [red, green, blue] = ink.rgb;
    (
        rgb::Color::new(red, green, blue),
        NormalizedF32::new(ink.opacity).unwrap_or(NormalizedF32::ONE),
    )
}

fn filled(ink: Ink) -> Fill {
    let (colour, opacity) = colour(ink);
    Fill { paint: colour.into(), opacity, rule: FillRule::NonZero }
}

fn stroked(stroke: &page::Stroke) -> Stroke {
    let (colour, opacity) = colour(stroke.ink);
    Stroke {
        paint: colour.into(),
        width: stroke.width as f32,
        opacity,
        line_cap: LineCap::Round,
        line_join: LineJoin::Round,
        dash: stroke.dash.map(|dash| StrokeDash {
            array: dash.map(|length| length as f32).to_vec(),
            offset: 0.0,
        }),
        ..Stroke::default()
    }
}
