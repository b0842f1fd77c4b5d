//! Puts rooms and pages together.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    time::Duration,
};

use axum::{
    Extension, Router,
    extract::{Path, State, ws::WebSocketUpgrade},
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
    routing::{any, get},
};
use lines::{crowd::Crowd, frame, room::Name};
use serving::accept::{self, Peer, Requests};
use tokio::{net::TcpListener, sync::watch, time::sleep};

use crate::{codes::Found, guest, host, limits::Limits, pages, proxy::Proxies, room::Rooms};

/// How long everybody has to say goodbye.
const STOP_WITHIN: Duration = Duration::from_secs(8);

pub struct Config {
    pub listen: SocketAddr,
    /// A folder with the web edition, instead of what this program contains.
    pub web: Option<PathBuf>,
    pub proxies: Vec<IpAddr>,
    pub limits: Limits,
}

/// Why the relay can't start.
#[derive(Debug)]
pub enum StartError {
    NoRandomness,
    Listen(SocketAddr, io::Error),
    Web(PathBuf, io::Error),
}

impl std::fmt::Display for StartError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StartError::NoRandomness => f.write_str("This system has no random numbers."),
            StartError::Listen(address, error) => {
                write!(f, "The relay can't listen on {address}: {error}.")
            }
            StartError::Web(folder, error) => {
                write!(f, "The pages in {} can't be used: {error}.", folder.display())
            }
        }
    }
}

impl std::error::Error for StartError {}

pub struct Server {
    address: SocketAddr,
    rooms: Rooms,
    stop: watch::Sender<()>,
}

#[derive(Clone)]
struct Shared {
    rooms: Rooms,
    proxies: Proxies,
}

impl Server {
    pub async fn start(config: Config) -> Result<Server, StartError> {
        let mut salt = [0; 32];
        getrandom::fill(&mut salt).map_err(|_| StartError::NoRandomness)?;
        let files = match config.web {
            Some(folder) => pages::read(&folder).map_err(|error| StartError::Web(folder, error))?,
            None => pages::embedded(),
        };
        let failed = |error| StartError::Listen(config.listen, error);
        let listener = TcpListener::bind(config.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let limits = config.limits;
        let rooms = Rooms::new(limits, salt);
        let shared = Shared { rooms: rooms.clone(), proxies: Proxies(config.proxies) };
        let router = Router::new()
            .route("/rooms/{name}/host", any(host_comes))
            .route("/rooms/{name}/guest", any(guest_comes))
            .route("/codes/{code}", get(code))
            .with_state(shared)
            .merge(pages::router(files));
        let requests = Requests { crowd: Crowd::new(limits.requests), each: limits.requests_each };
        let (stop, mut stopped) = watch::channel(());
        tokio::spawn(accept::serve(listener, router, requests, async move {
            let _ = stopped.changed().await;
        }));
        Ok(Server { address, rooms, stop })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Asks everybody to come back in a moment, and waits until they've gone.
    pub async fn stop(self) {
        drop(self.stop);
        self.rooms.stop();
        tokio::select! {
            () = sleep(STOP_WITHIN) => {}
            () = async {
                while !self.rooms.is_empty() {
                    sleep(Duration::from_millis(20)).await;
                }
            } => {}
        }
    }
}

async fn host_comes(
    State(shared): State<Shared>,
    Extension(Peer(peer)): Extension<Peer>,
    Path(name): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Ok(name) = name.parse::<Name>() else { return no_room() };
    let origin = shared.proxies.origin(peer, &headers);
    let most = shared.rooms.limits().host_frame + frame::HEAD;
    sized(upgrade, most).on_upgrade(move |socket| host::carry(socket, shared.rooms, name, origin))
}

async fn guest_comes(
    State(shared): State<Shared>,
    Extension(Peer(peer)): Extension<Peer>,
    Path(name): Path<String>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let Ok(name) = name.parse::<Name>() else { return no_room() };
    let origin = shared.proxies.origin(peer, &headers);
    let most = shared.rooms.limits().guest_frame;
    sized(upgrade, most).on_upgrade(move |socket| guest::carry(socket, shared.rooms, name, origin))
}

fn sized(upgrade: WebSocketUpgrade, most: usize) -> WebSocketUpgrade {
    upgrade
        .max_message_size(most)
        .max_frame_size(most)
        // There are many sockets, and the default buffers are made for bulk data.
        .read_buffer_size(4 * 1024)
        .write_buffer_size(0)
}

fn no_room() -> Response {
    (StatusCode::NOT_FOUND, "That isn't the name of a room.\n").into_response()
}

/// Which room a short code leads to.
async fn code(
    State(shared): State<Shared>,
    Extension(Peer(peer)): Extension<Peer>,
    Path(code): Path<String>,
    headers: HeaderMap,
) -> Response {
    let origin = shared.proxies.origin(peer, &headers);
    let (status, text) = match shared.rooms.codes().find(&code, origin) {
        Found::Room(name) => (StatusCode::OK, name.to_string()),
        Found::Nothing => (StatusCode::NOT_FOUND, "No table has this code now.\n".to_owned()),
        Found::TooManyTries => {
            (StatusCode::TOO_MANY_REQUESTS, "Too many tries: wait a minute.\n".to_owned())
        }
    };
    (status, [(header::CACHE_CONTROL, "no-store")], text).into_response()
}
