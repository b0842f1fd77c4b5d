//! One case: what it expects, and whether that is what came out.

use std::fmt;

use serde_json::Value;

use crate::{
    answer::{Answer, Fault, Refused},
    games,
};

/// A case that didn't come out as expected.
#[derive(Debug)]
pub struct Difference {
    id: String,
    function: String,
    note: String,
    expected: String,
    actual: String,
}

pub(crate) fn check(case: &Value) -> Result<(), Difference> {
    let (met, expected, actual) = match (&case["err"], case.get("out")) {
        (Value::String(name), _) => {
            let answer = answer(case);
            let game = case["fn"].as_str().and_then(games::of);
            let published = game.map_or(&[][..], |(game, _)| game.errors);
            let met =
                matches!(&answer, Err(Fault::Refused(refused)) if refused.is(name, published));
            (met, format!("error {name}"), told(&answer, None))
        }
        (_, Some(out)) => {
            let answer = answer(case);
            let met = match &answer {
                Ok(actual) => matches(out, actual),
                Err(Fault::Refused(refused)) => {
                    refused.same_as.as_ref().is_some_and(|same| matches(out, same))
                }
                Err(Fault::Unclear(_)) => false,
            };
            (met, out.to_string(), told(&answer, Some(out)))
        }
        _ => (false, "neither `out` nor `err`".to_owned(), "the case was not run".to_owned()),
    };
    if met {
        return Ok(());
    }
    let text = |key: &str| match &case[key] {
        Value::String(text) => text.clone(),
        Value::Null => "?".to_owned(),
        other => other.to_string(),
    };
    Err(Difference {
        id: text("id"),
        function: text("fn"),
        note: case["note"].as_str().unwrap_or_default().to_owned(),
        expected,
        actual,
    })
}

fn answer(case: &Value) -> Answer {
    let function =
        case["fn"].as_str().ok_or_else(|| Fault::unclear("the case names no function"))?;
    let (game, name) = games::of(function).ok_or_else(|| Fault::no_function(function))?;
    (game.answer)(name, &case["in"])
}

/// Listed keys of objects must match; anything else must be the same.
fn matches(expected: &Value, actual: &Value) -> bool {
    match (expected, actual) {
        (Value::Object(expected), Value::Object(actual)) => expected
            .iter()
            .all(|(key, value)| matches(value, actual.get(key).unwrap_or(&Value::Null))),
        _ => expected == actual,
    }
}

/// The answer in words, without the keys that nobody asked about.
fn told(answer: &Answer, asked: Option<&Value>) -> String {
    match answer {
        Ok(actual) => asked.map_or_else(|| actual.clone(), |asked| only(asked, actual)).to_string(),
        Err(Fault::Refused(Refused { names, early: None, .. })) => format!("error {}", names[0]),
        Err(Fault::Refused(Refused { names, early: Some(event), .. })) => {
            format!("error {} already at event {event}", names[0])
        }
        Err(Fault::Unclear(why)) => format!("the case can't be run: {why}"),
    }
}

fn only(asked: &Value, actual: &Value) -> Value {
    match (asked, actual) {
        (Value::Object(asked), Value::Object(actual)) => {
            let kept = asked.iter().filter_map(|(key, asked)| {
                actual.get(key).map(|actual| (key.clone(), only(asked, actual)))
            });
            Value::Object(kept.collect())
        }
        _ => actual.clone(),
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { id, function, note, expected, actual } = self;
        writeln!(f, "{id} ({function}) {note}")?;
        writeln!(f, "    expected: {expected}")?;
        write!(f, "    actual:   {actual}")
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_object_is_compared_by_the_keys_that_are_listed() {
        let actual = json!({"step": "swap", "tokens": {"red": 1, "blue": 0}, "over": null});
        for expected in [json!({}), json!({"tokens": {"red": 1}}), json!({"over": null})] {
            assert!(matches(&expected, &actual), "{expected}");
        }
        for expected in [json!({"tokens": {"red": 0}}), json!({"turn": 1}), json!([])] {
            assert!(!matches(&expected, &actual), "{expected}");
        }
    }

    #[test]
    fn lists_must_be_the_same_from_beginning_to_end() {
        assert!(!matches(&json!(["red"]), &json!(["red", "blue"])));
        assert!(!matches(&json!([]), &json!(["red"])));
    }

    #[test]
    fn a_case_that_makes_no_sense_fails_and_says_why() {
        for (case, why) in [
            (json!({"id": "X", "fn": "dance", "in": {}, "out": {}}), "no function `dance`"),
            (json!({"id": "X", "fn": "cell", "in": {"w": 1, "b": 1}}), "neither"),
            (json!("X"), "neither"),
        ] {
            let difference = check(&case).unwrap_err().to_string();
            assert!(difference.contains(why), "{difference}");
        }
    }

    #[test]
    fn an_error_before_the_last_event_is_not_the_expected_one() {
        let case = json!({"id": "X", "fn": "play", "err": "E_SAME_LOCATION", "in": {
            "placement": ["red", "blue", "green"],
            "events": [["move", "red", "prepare"], ["move", "red", "spy"]],
        }});
        let difference = check(&case).unwrap_err().to_string();
        assert!(difference.contains("already at event 1"), "{difference}");
    }
}
