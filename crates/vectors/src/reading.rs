//! Reads what every game's cases are made of: words, lists of words, objects.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Map, Value};

use crate::answer::Fault;

/// The name of something, as the engine writes it.
pub(crate) fn word(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// What the engine calls by this name, if anything.
pub(crate) fn parse<T: DeserializeOwned>(word: &str) -> Option<T> {
    serde_json::from_value(Value::from(word)).ok()
}

/// A list of words.
pub(crate) fn list(value: &Value, what: &str) -> Result<Vec<String>, Fault> {
    let words = value.as_array().and_then(|words| {
        words.iter().map(|word| word.as_str().map(str::to_owned)).collect::<Option<Vec<_>>>()
    });
    words.ok_or_else(|| Fault::unclear(format!("{what}: a list of words is needed")))
}

/// An object; nothing at all is an empty one.
pub(crate) fn object<'a>(
    value: &'a Value,
    what: &str,
) -> Result<Option<&'a Map<String, Value>>, Fault> {
    match value {
        Value::Null => Ok(None),
        Value::Object(entries) => Ok(Some(entries)),
        _ => Err(Fault::unclear(format!("{what}: an object is needed"))),
    }
}
