//! Connects to a relay over TLS, for phones that can't reach this machine directly.

use futures_util::{SinkExt, StreamExt};
use lines::frame;
use table::{
    clock::{Clock, HostMillis},
    network::RelayStatus,
    relayed::{Dial, Socket},
};
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{self, Message, protocol::WebSocketConfig},
};

/// A relay passes on what a guest says, which is at most 40 KiB.
const LONGEST: usize = 64 * 1024 + frame::HEAD;

#[derive(Clone)]
pub(crate) struct OverTls;

pub(crate) struct TlsSocket {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    clock: Clock,
}

impl Dial for OverTls {
    type Socket = TlsSocket;

    async fn dial(&self, url: String, clock: Clock) -> Result<TlsSocket, RelayStatus> {
        let config = WebSocketConfig::default()
            .max_message_size(Some(LONGEST))
            .max_frame_size(Some(LONGEST));
        // Taps are smaller than a packet and mustn't wait until there's a full one.
        let connected = connect_async_with_config(url, Some(config), true).await;
        connected.map(|(socket, _)| TlsSocket { socket, clock }).map_err(|error| trouble(&error))
    }
}

impl Socket for TlsSocket {
    async fn receive(&mut self) -> Result<(Vec<u8>, HostMillis), Option<u16>> {
        loop {
            let message = self.socket.next().await;
            let at = self.clock.host_millis();
            match message {
                Some(Ok(Message::Binary(bytes))) => return Ok((bytes.into(), at)),
                Some(Ok(Message::Close(frame))) => {
                    return Err(frame.map(|frame| u16::from(frame.code)));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    async fn send_text(&mut self, text: String) -> bool {
        self.socket.send(Message::text(text)).await.is_ok()
    }

    async fn send(&mut self, frame: Vec<u8>) -> bool {
        self.socket.send(Message::binary(frame)).await.is_ok()
    }
}

/// Why there's no connection.
fn trouble(error: &tungstenite::Error) -> RelayStatus {
    let is_certificate = |error: &std::io::Error| {
        let inner = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
        matches!(inner, Some(rustls::Error::InvalidCertificate(_)))
    };
    match error {
        tungstenite::Error::Tls(_) => RelayStatus::NotTrusted,
        tungstenite::Error::Io(error) if is_certificate(error) => RelayStatus::NotTrusted,
        tungstenite::Error::Io(_) => RelayStatus::NoAnswer,
        _ => RelayStatus::NotARelay,
    }
}
