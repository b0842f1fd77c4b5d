//! The pictures of the locations, read from the file that the screens read, too.

use std::{collections::HashMap, sync::LazyLock};

use kurbo::Rect;
use rules::scapegoat::board::Location;
use serde::Deserialize;

use crate::{
    drawing::{Paints, cutouts},
    ink,
    page::Mark,
};

/// Width and height of the box that each picture fills.
pub const PICTURE: (f64, f64) = (100.0, 84.0);

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
        #[derive(Deserialize)]
        struct File {
            tones: Paints,
            pictures: HashMap<String, String>,
        }
        let file: File = serde_json::from_str(include_str!(
            "../../../../ui/src/games/scapegoat/art/places.json"
        ))
        .expect("tested with this crate");
        let draw = |(name, text): (String, String)| {
            let cuts = cutouts(&text).map(|cut| cut.mark(&file.tones, ink::named));
            // Beams of light reach beyond some of the boxes.
            let to = Rect::new(0.0, 0.0, PICTURE.0, PICTURE.1);
            (name, vec![Mark::Clipped { marks: cuts.collect(), to }])
        };
        file.pictures.into_iter().map(draw).collect()
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
