//! Hosts and guests that say what a test wants.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use lines::{
    frame::{Frame, LineId},
    room::{CallerKey, Name, Token},
};
use relay::{
    limits::Limits,
    server::{Config, Server},
    why::Why,
};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// Far longer than anything takes that a test waits for.
const LONG: Duration = Duration::from_secs(20);

pub(crate) async fn relay_with(limits: Limits) -> Server {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let proxies = vec![listen.ip()];
    let config = Config { proxies, limits, ..Config::new(listen) };
    Server::start(config).await.expect("a relay")
}

pub(crate) async fn relay() -> Server {
    relay_with(Limits::default()).await
}

/// Whatever answers at an address: in this process, or in one of its own.
pub(crate) trait Relay {
    fn address(&self) -> SocketAddr;
}

impl Relay for Server {
    fn address(&self) -> SocketAddr {
        self.address()
    }
}

impl Relay for SocketAddr {
    fn address(&self) -> SocketAddr {
        *self
    }
}

pub(crate) fn token(number: u8) -> Token {
    Token::new([number; 32])
}

/// One connection, of whoever.
pub(crate) struct Client(WebSocketStream<TcpStream>);

/// What comes next on a connection.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    Text(String),
    Binary(Vec<u8>),
    Closed(Option<Why>),
}

impl Client {
    /// From an address, as the proxy in front of the relay says it.
    pub(crate) async fn connect(relay: &impl Relay, path: &str, from: &str) -> Client {
        let address = relay.address();
        let mut request = format!("ws://{address}{path}").into_client_request().unwrap();
        request.headers_mut().insert("x-forwarded-for", from.parse().unwrap());
        let stream = TcpStream::connect(address).await.expect("a connection");
        let (socket, _) = client_async(request, stream).await.expect("a socket");
        Client(socket)
    }

    pub(crate) async fn guest(relay: &impl Relay, room: Name) -> Client {
        Client::guest_from(relay, room, "192.0.2.1").await
    }

    pub(crate) async fn guest_from(relay: &impl Relay, room: Name, from: &str) -> Client {
        Client::connect(relay, &format!("/rooms/{room}/guest"), from).await
    }

    pub(crate) async fn send(&mut self, message: impl Into<Message>) {
        // A relay that has closed the connection may not read any more.
        let _ = self.0.send(message.into()).await;
    }

    pub(crate) async fn heard(&mut self) -> Heard {
        loop {
            let next = timeout(LONG, self.0.next()).await.expect("something happens");
            return match next {
                Some(Ok(Message::Text(text))) => Heard::Text(text.as_str().to_owned()),
                Some(Ok(Message::Binary(bytes))) => Heard::Binary(bytes.into()),
                Some(Ok(Message::Close(frame))) => Heard::Closed(frame.and_then(|frame| {
                    Why::ALL.into_iter().find(|why| why.code() == u16::from(frame.code))
                })),
                Some(Ok(_)) => continue,
                Some(Err(_)) | None => Heard::Closed(None),
            };
        }
    }

    /// Why the relay closes the connection, whatever it says before.
    pub(crate) async fn closed(&mut self) -> Option<Why> {
        loop {
            if let Heard::Closed(why) = self.heard().await {
                return why;
            }
        }
    }

    /// Whether nothing comes for a moment.
    pub(crate) async fn is_quiet(&mut self) -> bool {
        timeout(Duration::from_millis(200), self.heard()).await.is_err()
    }
}

/// What a host is told, in a form that can be kept.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Told {
    Opened(LineId, CallerKey),
    Text(LineId, String),
    Binary(LineId, Vec<u8>),
    Closed(LineId),
    Code(String),
    Over(Option<Why>),
}

pub(crate) struct Host(pub(crate) Client);

impl Host {
    /// Opens a room, and knows that it's open.
    pub(crate) async fn open(relay: &impl Relay, token: &Token) -> Host {
        Host::open_from(relay, token, "192.0.2.200").await
    }

    pub(crate) async fn open_from(relay: &impl Relay, token: &Token, from: &str) -> Host {
        let path = format!("/rooms/{}/host", token.room());
        let mut client = Client::connect(relay, &path, from).await;
        client.send(token.to_string()).await;
        assert_eq!(client.heard().await, Heard::Binary(Frame::Beat.encode()));
        Host(client)
    }

    pub(crate) async fn say(&mut self, frame: Frame<'_>) {
        self.0.send(frame.encode()).await;
    }

    /// What comes next but beats, which are answered.
    pub(crate) async fn told(&mut self) -> Told {
        loop {
            let bytes = match self.0.heard().await {
                Heard::Binary(bytes) => bytes,
                Heard::Text(text) => panic!("a host is told {text}"),
                Heard::Closed(why) => return Told::Over(why),
            };
            return match Frame::decode(&bytes).expect("a frame") {
                Frame::Beat => {
                    self.say(Frame::Beat).await;
                    continue;
                }
                Frame::Opened { line, caller } => Told::Opened(line, caller),
                Frame::Text { line, text } => Told::Text(line, text.to_owned()),
                Frame::Binary { line, bytes } => Told::Binary(line, bytes.to_vec()),
                Frame::Closed { line } => Told::Closed(line),
                Frame::Code { code } => Told::Code(code.to_owned()),
                frame @ (Frame::Known { .. } | Frame::CodeWanted) => panic!("told {frame:?}"),
            };
        }
    }

    /// The next guest's line.
    pub(crate) async fn opened(&mut self) -> LineId {
        match self.told().await {
            Told::Opened(line, _) => line,
            other => panic!("{other:?} instead of a guest"),
        }
    }
}

/// A plain request: status and everything after it.
pub(crate) async fn get(relay: &impl Relay, path: &str, from: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(relay.address()).await.expect("a connection");
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: relay\r\nX-Forwarded-For: {from}\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.expect("an answer");
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1).and_then(|status| status.parse().ok());
    (status.expect("a status"), answer)
}
