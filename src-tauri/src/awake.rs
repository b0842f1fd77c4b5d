//! Keeps the screen on while people play, and only then.
//!
//! It watches the views that pass through the window's session: every change at
//! the table is in one, even after a restart, and no page has to remember to
//! report it. On phones and tablets this does nothing yet.

use std::{
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender},
    thread,
    time::Duration,
};

use serde::Deserialize;

/// After this long without any change, the table counts as deserted.
const LONGEST_PAUSE: Duration = Duration::from_secs(60 * 60);

/// Whether a game has begun and isn't over; `None` if this isn't a view.
pub(crate) fn is_under_way(text: &str) -> Option<bool> {
    let message: Message<'_> = serde_json::from_str(text).ok()?;
    message.under_way.filter(|_| message.kind == "view")
}

/// The part of a message that has to be read.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Message<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    under_way: Option<bool>,
}

#[derive(Clone)]
pub(crate) struct Awake {
    wishes: Sender<bool>,
}

impl Awake {
    /// Runs in its own thread, because the system's services may take a while.
    pub(crate) fn start() -> Awake {
        Awake::holding(hold, LONGEST_PAUSE)
    }

    /// Never waits. The last wish counts; a long silence counts as a no.
    pub(crate) fn wish(&self, awake: bool) {
        // Wishes come at the pace of people, so they don't pile up.
        let _ = self.wishes.send(awake);
    }

    pub(crate) fn holding<H>(
        hold: impl Fn() -> Option<H> + Send + 'static,
        pause: Duration,
    ) -> Awake {
        let (wishes, heard) = mpsc::channel();
        let _ =
            thread::Builder::new().name("awake".into()).spawn(move || keep(&heard, hold, pause));
        Awake { wishes }
    }
}

fn keep<H>(wishes: &Receiver<bool>, hold: impl Fn() -> Option<H>, pause: Duration) {
    let mut held = None;
    loop {
        match wishes.recv_timeout(pause) {
            // Once per game: a desktop that doesn't know how isn't asked again
            // on every move.
            Ok(true) => {
                held.get_or_insert_with(&hold);
            }
            Ok(false) | Err(RecvTimeoutError::Timeout) => held = None,
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// Dropping it lets the screen go dark again.
#[cfg(desktop)]
fn hold() -> Option<keepawake::KeepAwake> {
    let mut wanted = keepawake::Builder::default();
    wanted.display(true).reason("A game is under way");
    wanted.app_name("Goatherd").app_reverse_domain("app.goatherd.table");
    // If that fails, the screen goes dark as it always does.
    wanted.create().ok()
}

#[cfg(mobile)]
fn hold() -> Option<()> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_says_whether_a_game_is_under_way() {
        for is_on in [false, true] {
            let text = format!(
                r#"{{"type":"view","version":3,"game":"any","underWay":{is_on},"view":{{}}}}"#
            );
            assert_eq!(is_under_way(&text), Some(is_on));
        }
    }

    #[test]
    fn other_messages_say_nothing_about_it() {
        for text in [r#"{"type":"done","id":1}"#, r#"{"type":"answer","underWay":true}"#, "", "7"] {
            assert_eq!(is_under_way(text), None, "{text}");
        }
    }

    /// Tells the test when it is held and when it is let go.
    struct Told(Sender<&'static str>);

    impl Drop for Told {
        fn drop(&mut self) {
            let _ = self.0.send("let go");
        }
    }

    fn told(pause: Duration) -> (Awake, Receiver<&'static str>) {
        let (tell, hear) = mpsc::channel();
        let hold = move || {
            tell.send("held").ok()?;
            Some(Told(tell.clone()))
        };
        (Awake::holding(hold, pause), hear)
    }

    const SOON: Duration = Duration::from_secs(20);

    #[test]
    fn the_screen_is_held_once_and_let_go_once() {
        let (awake, hear) = told(LONGEST_PAUSE);
        for wish in [false, true, true, false, false, true] {
            awake.wish(wish);
        }
        drop(awake);
        assert_eq!(hear.iter().collect::<Vec<_>>(), ["held", "let go", "held", "let go"]);
    }

    #[test]
    fn a_deserted_table_lets_the_screen_go_dark() {
        let (awake, hear) = told(Duration::from_millis(20));
        awake.wish(true);
        assert_eq!(hear.recv_timeout(SOON), Ok("held"));
        assert_eq!(hear.recv_timeout(SOON), Ok("let go"));
        awake.wish(true);
        assert_eq!(hear.recv_timeout(SOON), Ok("held"), "and back when somebody plays on");
    }
}
