//! Puts rooms and pages together.

use std::{
    io,
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};

use axum::{
    Extension, Router,
    extract::{Path, State, ws::WebSocketUpgrade},
    http::{HeaderMap, StatusCode, header},
    middleware::map_response,
    response::{IntoResponse, Response},
    routing::{any, get},
};
use lines::{crowd::Crowd, frame, room::Name};
use serving::accept::{self, Peer, Requests};
use tokio::{net::TcpListener, sync::watch, time::sleep};

use crate::{
    codes::{Codes, Found},
    events::{Events, Log},
    guest, health, host,
    limits::Limits,
    pages,
    proxy::Proxies,
    room::Rooms,
    well_known,
};

/// How long everybody has to say goodbye.
const STOP_WITHIN: Duration = Duration::from_secs(8);

pub struct Config {
    pub listen: SocketAddr,
    /// A folder with the web edition, instead of what this program contains.
    pub web: Option<PathBuf>,
    pub proxies: Vec<IpAddr>,
    /// Where to answer how much goes on.
    pub metrics: Option<SocketAddr>,
    /// Whom to write to about security, as an address of the web or a mailbox.
    pub contact: Option<String>,
    /// The first letter of all short codes, where several relays share a name.
    pub letter: Option<char>,
    pub log: Log,
    pub limits: Limits,
}

impl Config {
    /// Everything else as usual, and nobody who reads the log.
    pub fn new(listen: SocketAddr) -> Config {
        Config {
            listen,
            web: None,
            proxies: Vec::new(),
            metrics: None,
            contact: None,
            letter: None,
            log: Arc::new(|_| {}),
            limits: Limits::default(),
        }
    }
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

impl StartError {
    /// Whether it stays like this until somebody changes a setting.
    pub fn is_bad_setting(&self) -> bool {
        matches!(self, StartError::Web(..))
    }
}

impl std::error::Error for StartError {}

pub struct Server {
    address: SocketAddr,
    metrics: Option<SocketAddr>,
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
        let (listener, address) = listen(config.listen).await?;
        let metrics = match config.metrics {
            Some(metrics) => Some(listen(metrics).await?),
            None => None,
        };
        let limits = config.limits;
        let codes = Codes::new(limits, config.letter);
        let rooms = Rooms::new(limits, salt, codes, Events::new(config.log));
        let shared = Shared { rooms: rooms.clone(), proxies: Proxies(config.proxies) };
        let router = Router::new()
            .route("/rooms/{name}/host", any(host_comes))
            .route("/rooms/{name}/guest", any(guest_comes))
            .route("/codes/{code}", get(code))
            .with_state(shared)
            .merge(health::router(rooms.clone()))
            .merge(well_known::router(config.contact))
            .merge(pages::router(files))
            .layer(map_response(pages::not_guessed));
        let requests = Requests { crowd: Crowd::new(limits.requests), each: limits.requests_each };
        let (stop, mut stopped) = watch::channel(());
        tokio::spawn(accept::serve(listener, router, requests.clone(), async move {
            let _ = stopped.changed().await;
        }));
        let metrics = metrics.map(|(listener, address)| {
            // Until the end, so that everybody can see how it comes to it.
            let router = health::with_metrics(rooms.clone());
            tokio::spawn(accept::serve(listener, router, requests, std::future::pending()));
            address
        });
        Ok(Server { address, metrics, rooms, stop })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it answers how much goes on, if it does.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// Asks everybody to come back in a moment, and waits until they've gone.
    pub async fn stop(self) {
        self.rooms.stop();
        drop(self.stop);
        tokio::select! {
            () = sleep(STOP_WITHIN) => {}
            () = async {
                while !self.rooms.events().have_all_gone() {
                    sleep(Duration::from_millis(20)).await;
                }
            } => {}
        }
    }
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), StartError> {
    let failed = |error| StartError::Listen(address, error);
    let listener = TcpListener::bind(address).await.map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok((listener, address))
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
    let found = shared.rooms.codes().find(&code, origin);
    shared.rooms.events().code(&found);
    let (status, text) = match found {
        Found::Room(name) => (StatusCode::OK, name.to_string()),
        Found::Nothing => (StatusCode::NOT_FOUND, "No table has this code now.\n".to_owned()),
        Found::TooManyTries => {
            (StatusCode::TOO_MANY_REQUESTS, "Too many tries: wait a minute.\n".to_owned())
        }
    };
    (status, [(header::CACHE_CONTROL, "no-store")], text).into_response()
}
