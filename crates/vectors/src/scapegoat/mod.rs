//! The cases of Scape Goat.

mod errors;
mod judging;
mod lead;
mod mats;
mod play;
mod public;
mod rescue;
mod table;
mod words;

use serde_json::Value;

use crate::{
    answer::{Answer, Fault},
    games::Game,
};

pub(crate) const GAME: Game = Game { prefix: "", errors: &errors::PUBLISHED, answer };

fn answer(function: &str, input: &Value) -> Answer {
    match function {
        "setup" => play::setup(input),
        "deal" => play::deal(input),
        "play" => play::play(input),
        "framed" => judging::framed(input),
        "winners" => judging::winners(input),
        "pointed" => judging::pointed(input),
        "cell" => judging::cell(input),
        "rescue" => rescue::rescue(input),
        "mats" => mats::mats(input),
        unknown => Err(Fault::no_function(unknown)),
    }
}
