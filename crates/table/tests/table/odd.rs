//! Texts with something wrong in them: honest messages with wrong bytes, with
//! wrong values, cut, nested, doubled, and plain noise.

use rand::{Rng, RngExt, seq::IndexedRandom};
use serde_json::{Map, Value, json};

/// A text that is most likely no message, made from one that is.
pub(crate) fn odd_text(honest: &Value, random: &mut dyn Rng) -> String {
    match random.random_range(0..8) {
        0 => noise(random),
        1 => doubled(honest, random),
        2..=4 => mangled(&honest.to_string(), random),
        _ => {
            let mut odd = honest.clone();
            for _ in 0..random.random_range(1..4) {
                change_somewhere(&mut odd, random);
            }
            odd.to_string()
        }
    }
}

fn noise(random: &mut dyn Rng) -> String {
    let mut bytes = vec![0; random.random_range(0..300)];
    random.fill_bytes(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The same field twice, with two values.
fn doubled(honest: &Value, random: &mut dyn Rng) -> String {
    let fields: Vec<(&String, &Value)> = honest.as_object().into_iter().flatten().collect();
    let Some((name, _)) = fields.choose(random) else { return noise(random) };
    let odd = any_value(random);
    let text = honest.to_string();
    format!("{{{name:?}:{odd},{}", &text[1..])
}

/// Bytes cut off, put in, changed, left out.
fn mangled(text: &str, random: &mut dyn Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..random.random_range(1..6) {
        let place = random.random_range(0..bytes.len().max(1));
        match random.random_range(0..4) {
            0 => bytes.truncate(place),
            1 => bytes.insert(place.min(bytes.len()), random.random()),
            2 if place < bytes.len() => bytes[place] = random.random(),
            _ if place < bytes.len() => {
                bytes.remove(place);
            }
            _ => {}
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Descends into the value to a random depth, and changes what it finds there.
fn change_somewhere(value: &mut Value, random: &mut dyn Rng) {
    let go_on = random.random_bool(0.7);
    match value {
        Value::Object(fields) if go_on && !fields.is_empty() => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = names.choose(random).expect("it is not empty");
            if random.random_bool(0.1) {
                fields.remove(name);
            } else {
                change_somewhere(&mut fields[name.as_str()], random);
            }
        }
        Value::Array(items) if go_on && !items.is_empty() => {
            let place = random.random_range(0..items.len());
            change_somewhere(&mut items[place], random);
        }
        value => *value = any_value(random),
    }
}

fn any_value(random: &mut dyn Rng) -> Value {
    let numbers = [0.0, -1.0, 0.5, 255.0, 256.0, 4_294_967_296.0, 1e300, -1e-300];
    let words = ["", "table", "seat", "peek", "scapegoat", "\u{0}", "🐐", "../../x", "__proto__"];
    match random.random_range(0..9) {
        0 => Value::Null,
        1 => random.random_bool(0.5).into(),
        2 => (*numbers.choose(random).expect("some")).into(),
        3 => random.random::<u64>().into(),
        4 => (*words.choose(random).expect("some")).into(),
        5 => "x".repeat(random.random_range(0..3000)).into(),
        6 => Value::Array(vec![random.random::<i16>().into(); random.random_range(0..9)]),
        7 => {
            let deep = random.random_range(1..300);
            (0..deep).fold(Value::Null, |inner, _| json!([inner]))
        }
        _ => Value::Object(Map::from_iter([("type".to_owned(), "hello".into())])),
    }
}
