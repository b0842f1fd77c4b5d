//! The window's session with the table. It carries the messages of one session between
//! the page and the host, as a socket does for a phone.
//!
//! The `table` crate knows what the messages mean. The page is our own and runs in
//! our own process, so it needs no limits, and nobody can listen in, so nothing is
//! sealed.

use std::sync::Mutex;

use serde::Serialize;
use table::{
    clock::{Clock, HostMillis},
    host::Host,
    link::Role,
    outbox::{Body, Frame, Outgoings},
    session::Session,
};
use tauri::ipc::Channel;
use tokio::sync::mpsc;

use crate::awake::{self, Awake};

/// How many of the page's messages may wait before the page has to.
const INBOX: usize = 64;

pub(crate) struct WindowSession {
    open: Mutex<Open>,
    awake: Awake,
}

/// The newest connection. There's only one at a time, because there's one page.
#[derive(Default)]
struct Open {
    connection: u32,
    /// Dropping this ends the connection.
    texts: Option<Texts>,
}

/// The way of the page's messages, with the moment at which each has arrived: the
/// table may be busy.
#[derive(Clone)]
struct Texts {
    clock: Clock,
    inbox: mpsc::Sender<(String, HostMillis)>,
}

/// What the page needs to say hello and to go on talking.
#[derive(Debug, Serialize)]
pub(crate) struct Opened {
    /// Part of every message that the page sends: one that was still on its way
    /// when the page reconnected must not end up in the new session.
    connection: u32,
    /// The fragment of the table link, with which the page proves itself like
    /// any other table device.
    fragment: String,
}

impl WindowSession {
    pub(crate) fn new(awake: Awake) -> WindowSession {
        WindowSession { open: Mutex::default(), awake }
    }

    /// The channel carries the host's messages, and `None` when it ends.
    pub(crate) fn connect(&self, host: &Host, channel: Channel<Option<String>>) -> Opened {
        let (session, outgoings) = Session::start_in_window(host.clone());
        let (inbox, texts) = mpsc::channel(INBOX);
        tokio::spawn(carry(session, outgoings, texts, channel, self.awake.clone()));
        let mut open = self.open();
        open.connection += 1;
        open.texts = Some(Texts { clock: host.clock(), inbox });
        Opened { connection: open.connection, fragment: host.secrets().fragment(&Role::Table) }
    }

    /// As with a socket, whatever is sent on a closed connection is lost.
    pub(crate) async fn send(&self, connection: u32, text: String) {
        let texts = {
            let open = self.open();
            if open.connection == connection { open.texts.clone() } else { None }
        };
        if let Some(Texts { clock, inbox }) = texts {
            let _ = inbox.send((text, clock.host_millis())).await;
        }
    }

    fn open(&self) -> std::sync::MutexGuard<'_, Open> {
        // Counting up and replacing a sender can't panic.
        self.open.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }
}

async fn carry(
    mut session: Session,
    mut outgoings: Outgoings,
    mut texts: mpsc::Receiver<(String, HostMillis)>,
    channel: Channel<Option<String>>,
    awake: Awake,
) {
    loop {
        tokio::select! {
            frame = outgoings.next() => match frame {
                Some(Frame { body: Body::Text(text), is_last }) => {
                    if let Some(is_under_way) = awake::is_under_way(&text) {
                        awake.wish(is_under_way);
                    }
                    if channel.send(Some(text.to_string())).is_err() || is_last {
                        break;
                    }
                }
                Some(Frame { body: Body::Sealed(_), .. }) | None => break,
            },
            text = texts.recv() => match text {
                Some((text, at)) => {
                    if let Err(trouble) = session.receive_at(&text, at).await {
                        session.end(trouble);
                    }
                }
                // The page has reconnected.
                None => break,
            },
        }
    }
    awake.wish(false);
    let _ = channel.send(None);
    session.close().await;
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use serde_json::{Value, json};
    use table::{
        host::HostConfig,
        link::{DeviceId, Secrets},
        network::NoNetwork,
        seal::Share,
        wire::{ClientMessage, PROTOCOL},
    };
    use tauri::ipc::InvokeResponseBody;
    use tokio::{sync::mpsc::UnboundedReceiver, time::timeout};

    use super::*;

    const SOON: Duration = Duration::from_secs(20);

    /// An app without a desktop, with its session and what the page hears.
    struct App {
        session: WindowSession,
        host: Host,
        held: std::sync::mpsc::Receiver<()>,
        _data: tempfile::TempDir,
    }

    impl App {
        fn start() -> App {
            let data = tempfile::tempdir().unwrap();
            let config = HostConfig::new(data.path().to_owned());
            let host = Host::open(config, Arc::new(NoNetwork)).unwrap();
            let (hold, held) = std::sync::mpsc::channel();
            let awake = Awake::holding(move || hold.send(()).ok(), SOON);
            App { session: WindowSession::new(awake), host, held, _data: data }
        }

        fn connect(&self) -> Page<'_> {
            let (tell, heard) = mpsc::unbounded_channel();
            let channel = Channel::new(move |body| {
                let InvokeResponseBody::Json(json) = body else { panic!("texts are not bytes") };
                let _ = tell.send(serde_json::from_str(&json)?);
                Ok(())
            });
            Page {
                opened: self.session.connect(&self.host, channel),
                heard,
                session: &self.session,
            }
        }
    }

    struct Page<'a> {
        opened: Opened,
        heard: UnboundedReceiver<Option<String>>,
        session: &'a WindowSession,
    }

    impl Page<'_> {
        async fn hear(&mut self) -> Option<Value> {
            let text = timeout(SOON, self.heard.recv()).await.unwrap().unwrap();
            text.map(|text| serde_json::from_str(&text).unwrap())
        }

        /// The next message of this type; others may come before it.
        async fn hear_type(&mut self, kind: &str) -> Value {
            loop {
                let message = self.hear().await.unwrap();
                assert!(message["type"] != "refused", "{message}");
                if message["type"] == kind {
                    return message;
                }
            }
        }

        async fn send(&self, message: Value) {
            self.session.send(self.opened.connection, message.to_string()).await;
        }

        async fn say_hello(&mut self) {
            let challenge = self.hear_type("challenge").await["challenge"].take();
            let challenge = serde_json::from_value(challenge).unwrap();
            let (role, secrets) = Secrets::from_fragment(&self.opened.fragment).unwrap();
            let nonce = Share::random();
            let (proof, _) = secrets.proof(challenge, nonce, DeviceId::random());
            let hello = ClientMessage::<Value>::Hello { protocol: PROTOCOL, role, nonce, proof };
            self.send(json!(hello)).await;
            assert_eq!(self.hear_type("welcome").await["role"], json!({ "as": "table" }));
        }
    }

    #[tokio::test]
    async fn a_page_says_hello_opens_a_table_and_sees_it() {
        let app = App::start();
        let mut page = app.connect();
        page.say_hello().await;
        let ask = json!({ "what": "newTable", "game": "scapegoat" });
        page.send(json!({ "type": "ask", "id": 1, "ask": ask })).await;
        let view = page.hear_type("view").await;
        assert_eq!(view["game"], "scapegoat");
        assert_eq!(view["view"]["step"]["name"], "setup");
    }

    #[tokio::test]
    async fn the_screen_stays_on_once_a_game_has_begun() {
        let app = App::start();
        let mut page = app.connect();
        page.say_hello().await;
        let ask = json!({ "what": "newTable", "game": "scapegoat" });
        page.send(json!({ "type": "ask", "id": 1, "ask": ask })).await;
        let player = |colour: &str| json!({ "colour": colour, "name": "" });
        let players = ["red", "blue", "yellow"].map(player);
        let people = json!({ "what": "people", "group": { "players": players } });
        page.send(json!({ "type": "ask", "id": 2, "ask": people })).await;
        page.hear_type("done").await;
        let arrange = json!({ "type": "arrange", "plan": {} });
        page.send(json!({ "type": "play", "id": 3, "command": arrange })).await;
        page.hear_type("done").await;
        assert!(app.held.try_recv().is_err(), "people who have only sat down aren't playing yet");
        page.send(json!({ "type": "play", "id": 4, "command": { "type": "begin" } })).await;
        page.send(json!({ "type": "play", "id": 5, "command": { "type": "roll" } })).await;
        while page.hear_type("view").await["underWay"] != true {}
        app.held.recv_timeout(SOON).expect("the screen is held");
    }

    #[tokio::test]
    async fn a_page_that_connects_anew_ends_what_was_before() {
        let app = App::start();
        let mut before = app.connect();
        before.say_hello().await;
        let mut after = app.connect();
        assert_eq!(before.hear().await, None);
        // This message was still on its way when the page was reloaded.
        before.send(json!({ "type": "ping", "sent": 1.0 })).await;
        after.say_hello().await;
    }

    #[tokio::test]
    async fn a_page_that_cannot_prove_itself_is_told_goodbye() {
        let app = App::start();
        let mut page = app.connect();
        page.send(json!({ "type": "ask", "id": 1, "ask": { "what": "tables" } })).await;
        assert_eq!(page.hear_type("goodbye").await["error"]["code"], "helloFirst");
        assert_eq!(page.hear().await, None);
    }

    #[tokio::test]
    async fn a_host_that_stops_says_goodbye_to_the_page() {
        let app = App::start();
        let mut page = app.connect();
        page.say_hello().await;
        let ask = json!({ "what": "newTable", "game": "scapegoat" });
        page.send(json!({ "type": "ask", "id": 1, "ask": ask })).await;
        page.hear_type("view").await;
        app.host.stop().await;
        assert_eq!(page.hear_type("goodbye").await["error"]["code"], "hostStops");
        assert_eq!(page.hear().await, None);
    }
}
