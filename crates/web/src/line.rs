//! One connection between the page and its host. It moves the messages of a
//! session, as a socket does for a phone. Nobody can listen in, so nothing is
//! sealed.

use js_sys::Function;
use table::{
    clock::{Clock, HostMillis},
    host::Host,
    outbox::{Body, Frame, Outgoings},
    session::Session,
};
use tokio::sync::mpsc;
use wasm_bindgen::prelude::*;

/// Dropping it ends the connection.
#[wasm_bindgen]
pub struct Line {
    clock: Clock,
    /// With the moment at which each has arrived: the disk may keep the host busy.
    texts: mpsc::UnboundedSender<(String, HostMillis)>,
}

impl Line {
    pub(crate) fn open(host: Host, hear: Function) -> Line {
        let clock = host.clock();
        let (session, outgoings) = Session::start_in_window(host);
        // The page waits for most answers, so there are never many.
        let (texts, inbox) = mpsc::unbounded_channel();
        wasm_bindgen_futures::spawn_local(carry(session, outgoings, inbox, hear));
        Line { clock, texts }
    }
}

#[wasm_bindgen]
impl Line {
    /// As with a socket, whatever is sent on a closed connection is lost.
    pub fn send(&self, text: String) {
        let _ = self.texts.send((text, self.clock.host_millis()));
    }
}

async fn carry(
    mut session: Session,
    mut outgoings: Outgoings,
    mut texts: mpsc::UnboundedReceiver<(String, HostMillis)>,
    hear: Function,
) {
    let say = |text: &JsValue| hear.call1(&JsValue::NULL, text).is_ok();
    loop {
        tokio::select! {
            frame = outgoings.next() => match frame {
                Some(Frame { body: Body::Text(text), is_last }) => {
                    if !say(&JsValue::from_str(&text)) || is_last {
                        break;
                    }
                }
                // Nothing is sealed here.
                Some(Frame { body: Body::Sealed(_), .. }) | None => break,
            },
            text = texts.recv() => match text {
                Some((text, at)) => {
                    if let Err(reason) = session.receive_at(&text, at).await {
                        session.end(reason);
                    }
                }
                None => break,
            },
        }
    }
    session.close().await;
    say(&JsValue::NULL);
}
