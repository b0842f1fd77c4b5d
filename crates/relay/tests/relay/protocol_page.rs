//! What `docs/protocol.md` says about relays is true of this one.

use relay::{limits::Limits, why::Why};

use crate::client::{Client, Heard, relay, token};

const PAGE: &str = include_str!("../../../../docs/protocol.md");

const BEAT: &str = "05";

fn chapter() -> &'static str {
    let (_, chapter) = PAGE.split_once("\n## Through a relay\n").expect("a chapter");
    chapter.split("\n## ").next().unwrap()
}

/// A message as the page writes it: a text in quotes, or bytes in hexadecimal.
fn written(heard: &Heard) -> String {
    match heard {
        Heard::Text(text) => format!("\"{text}\""),
        Heard::Binary(bytes) => bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
        Heard::Closed(why) => why.map_or(String::new(), |why| why.code().to_string()),
    }
}

fn bytes(hexadecimal: &str) -> Vec<u8> {
    let digits: Vec<char> = hexadecimal.chars().filter(|digit| *digit != ' ').collect();
    let byte = |pair: &[char]| u8::from_str_radix(&pair.iter().collect::<String>(), 16);
    digits.chunks(2).map(|pair| byte(pair).expect("two digits")).collect()
}

fn is_as_written(heard: &str, wanted: &str) -> bool {
    let wanted: String = wanted.chars().filter(|one| *one != ' ').collect();
    let alike = |(heard, wanted): (char, char)| wanted == '.' || wanted == heard;
    heard.chars().count() == wanted.chars().count() && heard.chars().zip(wanted.chars()).all(alike)
}

#[tokio::test]
async fn the_example_happens_as_it_is_written() {
    let relay = relay().await;
    let room = token(1).room();
    assert!(chapter().contains(&format!("`{room}`")), "the room of that token");
    let (_, example) = chapter().split_once("```relay\n").expect("an example");
    let (example, _) = example.split_once("\n```").expect("its end");
    let path = format!("/rooms/{room}/host");
    let mut host = Client::connect(&relay, &path, "192.0.2.200").await;
    let mut guest = None;
    for line in example.lines() {
        let (what, rest) = line.split_at(line.len().min(14));
        let (who, does) = what.trim().split_once(' ').expect("who does what");
        if does == "comes" {
            guest = Some(Client::guest(&relay, room).await);
            continue;
        }
        let client = if who == "host" { &mut host } else { guest.as_mut().expect("a guest") };
        if does == "says" {
            match rest.strip_prefix('"') {
                Some(text) => client.send(text.trim_end_matches('"')).await,
                None => client.send(bytes(rest)).await,
            }
        } else {
            let mut heard = written(&client.heard().await);
            if heard == BEAT && rest != BEAT {
                // It took longer than three seconds.
                client.send(bytes(BEAT)).await;
                heard = written(&client.heard().await);
            }
            assert!(is_as_written(&heard, rest), "{line}: {heard}");
        }
    }
}

#[test]
fn every_reason_and_every_limit_is_on_the_page() {
    for why in Why::ALL {
        assert!(chapter().contains(&format!("\n| {} | ", why.code())), "{why:?}");
    }
    let limits = Limits::default();
    let kib = |bytes: usize| bytes / 1024;
    for words in [
        format!("at most {} KiB from a guest, {}", kib(limits.guest_frame), kib(limits.host_frame)),
        format!("more than {} messages a second", limits.guest_frames),
        format!("may send {} KiB a second", limits.guest_bytes / 1024),
        format!("together {} MiB", limits.room_bytes / 1024 / 1024),
        format!("for up to {} s", limits.wait.as_secs()),
        format!("{} times at once, and then once in", limits.tries).replace("10", "ten"),
    ] {
        assert!(chapter().contains(&words), "{words}");
    }
}
