//! What a table can choose.

use rules::options::Options;
use serde_json::{Map, Value, json};

use super::Tested;

/// An option that an old file doesn't have is chosen as usual.
pub(crate) fn the_usual_choice_is_offered_first<G: Tested>() {
    let usual = json!(G::Options::default());
    let offered = json!(G::Options::offered());
    let choices = offered.as_object().unwrap();
    assert!(choices.keys().eq(usual.as_object().unwrap().keys()));
    for (option, choices) in choices {
        let choices = choices.as_array().unwrap();
        assert!(choices.len() > 1, "{option}");
        assert_eq!(choices[0], usual[option], "{option}");
        for choice in choices {
            let chosen = Map::from_iter([(option.clone(), choice.clone())]);
            let options: G::Options = serde_json::from_value(Value::Object(chosen)).unwrap();
            let mut expected = usual.clone();
            expected[option] = choice.clone();
            assert_eq!(json!(options), expected);
        }
    }
}
