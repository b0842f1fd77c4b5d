//! Puts tables, pages and sockets together. Only this machine can reach them
//! until the table opens the network.

use std::{
    fmt,
    future::Future,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::{Arc, Mutex, OnceLock},
    time::Duration,
};

use axum::{Router, routing::any};
use lines::{crowd::Crowd, room::Token};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serving::{
    accept::{self, Requests},
    signal::outlive_file_limits,
};
use table::{
    carrier::Entrance,
    host::{Host, HostConfig},
    link::Role,
    network::{Later, Network, Page, RelayView},
    relayed::Relay,
    table_error::TableError,
};
use tokio::sync::watch;

use crate::{
    addresses::{self, Addresses},
    bind::{self, Bound, Instead},
    guard::{self, AllowedHosts},
    http::{self, EMBEDDED},
    limits::Limits,
    printing::OwnPrinter,
    relay::OverTls,
    socket::{self, Sockets},
    wifi::Wifi,
};

/// Everything that was acknowledged is already on disk, so this time is only for
/// saying goodbye.
const STOP_WITHIN: Duration = Duration::from_secs(2);

pub struct ServerConfig {
    pub data: PathBuf,
    /// The port to try first; 0 means any free one.
    pub port: u16,
    /// The address for phones. If it's missing, all usable addresses of this
    /// machine are opened, the best one first.
    pub bind: Option<IpAddr>,
    pub host_name: Option<String>,
    pub limits: Limits,
    /// How long before zero a count is announced, if not the usual time.
    pub countdown_lead: Option<f64>,
}

impl ServerConfig {
    pub fn new(data: PathBuf) -> ServerConfig {
        ServerConfig {
            data,
            port: crate::args::DEFAULT_PORT,
            bind: None,
            host_name: None,
            limits: Limits::default(),
            countdown_lead: None,
        }
    }
}

/// Why the server can't start, in one sentence for the person at the shell.
#[derive(Debug)]
pub struct StartError(String);

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StartError {}

pub struct Server {
    host: Host,
    lan: Arc<Lan>,
    instead: Option<Instead>,
}

impl Server {
    /// Opens the data folder and listens on this machine.
    pub async fn start(config: ServerConfig) -> Result<Server, StartError> {
        outlive_file_limits();
        let failed = |error: &dyn fmt::Display| StartError(error.to_string());
        let bound = bind::preferring(Ipv4Addr::LOCALHOST.into(), config.port);
        let bound = bound.await.map_err(|error| failed(&error))?;
        let port = bound.address.port();
        let lan = Arc::new(Lan::new(port, config.bind, config.host_name, config.limits));
        let mut host_config = HostConfig::new(config.data);
        if let Some(lead) = config.countdown_lead {
            host_config.countdown_lead = lead;
        }
        host_config.printer = Arc::new(OwnPrinter);
        let network: Arc<dyn Network> = lan.clone();
        let opened = tokio::task::spawn_blocking(move || Host::open(host_config, network));
        let host = opened.await.map_err(|error| failed(&error))?.map_err(|error| failed(&error))?;

        let entrance = Entrance::new(host.clone(), config.limits.devices);
        lan.relay.leads_to(entrance.clone());
        host.return_to_relay().await;
        let sockets = Sockets {
            entrance,
            hosts: lan.hosts.clone(),
            hosts_changed: lan.changed.subscribe(),
            silence: config.limits.silence,
        };
        let routes = http::screens(EMBEDDED)
            .merge(Router::new().route("/socket", any(socket::upgrade)).with_state(sockets));
        let router = http::guarded(routes, lan.hosts.clone());
        let _ = lan.router.set(router);
        let instead = bound.instead;
        lan.serve(bound);
        Ok(Server { host, lan, instead })
    }

    pub fn host(&self) -> &Host {
        &self.host
    }

    /// Why this isn't the port that was wanted.
    pub fn instead(&self) -> Option<Instead> {
        self.instead
    }

    pub fn port(&self) -> u16 {
        self.lan.port
    }

    /// The table screen's link, for a browser on this machine.
    pub fn table_link(&self) -> String {
        let fragment = self.host.secrets().fragment(&Role::Table);
        format!("http://127.0.0.1:{}/table#{fragment}", self.lan.port)
    }

    /// The table screen's link for another device, once the network is open.
    pub fn table_link_for_others(&self) -> Option<String> {
        let fragment = self.host.secrets().fragment(&Role::Table);
        self.lan.base().map(|base| format!("http://{base}/table#{fragment}"))
    }

    pub async fn open_lan(&self) -> Result<(), TableError> {
        self.lan.set_open(true).await
    }

    /// Says goodbye to everybody and closes every journal.
    pub async fn stop(self) {
        self.lan.relay.close();
        let _ = tokio::time::timeout(STOP_WITHIN, self.host.stop()).await;
        self.lan.stop.send_replace(true);
    }
}

/// What the table screen is told about the network.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "wire.ts"))]
#[serde(rename_all = "camelCase")]
pub struct NetworkView {
    pub open: bool,
    /// Whether phones can join, or could as soon as the table lets them.
    pub can_open: bool,
    /// The start of every seat's link, if the network is open.
    pub base: Option<String>,
    /// The hosts that a link can contain.
    pub choices: Vec<String>,
    pub addresses: Addresses,
    /// The relay through which phones come as well, if people want that.
    pub relay: Option<RelayView>,
}

/// How phones reach this machine.
struct Lan {
    port: u16,
    bind: Option<IpAddr>,
    host_name: Option<String>,
    requests: Requests,
    hosts: AllowedHosts,
    changed: watch::Sender<()>,
    router: OnceLock<Router>,
    stop: watch::Sender<bool>,
    open: Mutex<Option<Open>>,
    relay: Relay<OverTls>,
}

struct Open {
    /// The hosts that a link can contain, the best one first.
    choices: Vec<guard::Host>,
    chosen: usize,
    /// Dropping this stops listening.
    _listening: watch::Sender<()>,
}

impl Lan {
    fn new(port: u16, bind: Option<IpAddr>, host_name: Option<String>, limits: Limits) -> Lan {
        let own = ["127.0.0.1", "localhost"].map(|name| guard::Host::new(name, port));
        Lan {
            port,
            bind,
            host_name,
            requests: Requests { crowd: Crowd::new(limits.requests), each: limits.requests_each },
            hosts: AllowedHosts::new(own.into_iter().flatten()),
            changed: watch::Sender::new(()),
            router: OnceLock::new(),
            stop: watch::Sender::new(false),
            open: Mutex::new(None),
            relay: Relay::new(OverTls),
        }
    }

    fn serve(&self, bound: Bound) {
        let mut stop = self.stop.subscribe();
        self.serve_until(bound, async move {
            let _ = stop.wait_for(|stop| *stop).await;
        });
    }

    fn serve_until(&self, bound: Bound, end: impl Future<Output = ()> + Send + 'static) {
        let router = self.router.get().cloned().unwrap_or_default();
        tokio::spawn(accept::serve(bound.listener, router, self.requests.clone(), end));
    }

    async fn open(&self) -> Result<Open, TableError> {
        let failed = |reason: &dyn fmt::Display| {
            let reason = reason.to_string().trim_end_matches('.').to_owned();
            TableError::NetworkFailed { reason }
        };
        let ips: Vec<IpAddr> = match self.bind {
            Some(ip) => vec![ip],
            None => {
                let found = addresses::of_this_machine().map_err(|error| failed(&error))?;
                found.usable.iter().map(|usable| usable.ip.into()).collect()
            }
        };
        if ips.is_empty() {
            return Err(failed(&"this device isn't on any Wi-Fi or home network"));
        }
        let (listening, ended) = watch::channel(());
        let mut choices = Vec::new();
        let mut problem = None;
        for ip in ips {
            // The server already listens on this machine's own address.
            let address = if ip == Ipv4Addr::LOCALHOST {
                SocketAddr::new(ip, self.port)
            } else {
                match bind::preferring(ip, self.port).await {
                    Ok(bound) => {
                        let address = bound.address;
                        let mut ended = ended.clone();
                        let mut stop = self.stop.subscribe();
                        self.serve_until(bound, async move {
                            tokio::select! {
                                _ = ended.changed() => {}
                                _ = stop.wait_for(|stop| *stop) => {}
                            }
                        });
                        address
                    }
                    Err(error) => {
                        problem = Some(error);
                        continue;
                    }
                }
            };
            if let Some(name) = &self.host_name {
                choices.extend(guard::Host::new(name, address.port()));
            }
            let named = if address.ip().is_unspecified() {
                let found = addresses::of_this_machine().unwrap_or_default();
                found.usable.iter().map(|usable| usable.ip.to_string()).collect()
            } else {
                vec![address.ip().to_string()]
            };
            choices.extend(named.iter().filter_map(|ip| guard::Host::new(ip, address.port())));
        }
        match problem {
            Some(error) if choices.is_empty() => Err(failed(&error)),
            _ => Ok(Open { choices, chosen: 0, _listening: listening }),
        }
    }

    /// What a link starts with, if the network is open.
    fn base(&self) -> Option<String> {
        let open = self.state();
        open.as_ref().and_then(|open| Some(open.choices.get(open.chosen)?.to_string()))
    }

    fn state(&self) -> std::sync::MutexGuard<'_, Option<Open>> {
        // The state is replaced in one step, so a panic can't leave half of one.
        self.open.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    fn is_own(&self, host: &guard::Host) -> bool {
        host.is_loopback() && host.port() == self.port
    }
}

impl Network for Lan {
    fn view(&self) -> Value {
        let base = self.base();
        let addresses = addresses::of_this_machine().unwrap_or_default();
        let view = NetworkView {
            open: base.is_some(),
            can_open: base.is_some() || self.bind.is_some() || !addresses.usable.is_empty(),
            base,
            choices: self
                .state()
                .iter()
                .flat_map(|open| open.choices.iter().map(ToString::to_string))
                .collect(),
            addresses,
            relay: self.relay.view(),
        };
        serde_json::to_value(view).unwrap_or_default()
    }

    fn set_open(&self, open: bool) -> Later<'_, ()> {
        Box::pin(async move {
            if open == self.state().is_some() {
                return Ok(());
            }
            let opened = if open { Some(self.open().await?) } else { None };
            for host in opened.iter().flat_map(|open| &open.choices) {
                self.hosts.allow(host.clone());
            }
            let closed = std::mem::replace(&mut *self.state(), opened);
            for host in closed.iter().flat_map(|open| &open.choices) {
                if !self.is_own(host) {
                    self.hosts.forbid(host);
                }
            }
            // Sockets that were opened under a name that's no longer allowed have
            // to go.
            self.changed.send_replace(());
            Ok(())
        })
    }

    fn choose_address(&self, address: &str) -> Result<(), TableError> {
        if self.relay.choose(address) {
            return Ok(());
        }
        let mut state = self.state();
        let unknown = || TableError::NetworkFailed { reason: format!("{address} isn't open") };
        let open = state.as_mut().ok_or_else(unknown)?;
        let is_it = |host: &guard::Host| host.to_string() == address;
        open.chosen = open.choices.iter().position(is_it).ok_or_else(unknown)?;
        self.relay.choose("");
        Ok(())
    }

    fn link(&self, page: Page, fragment: &str) -> String {
        if let Some(link) = self.relay.link(page, fragment) {
            return link;
        }
        let base = self.base().unwrap_or_else(|| format!("127.0.0.1:{}", self.port));
        format!("http://{base}/{}#{fragment}", page.path())
    }

    fn wifi_code(
        &self,
        name: &str,
        key: &str,
        kind: &str,
        hidden: bool,
    ) -> Result<String, TableError> {
        let invalid =
            |reason: &dyn fmt::Display| TableError::WifiInvalid { reason: reason.to_string() };
        let security = serde_json::from_value(kind.into());
        let wifi = Wifi {
            name: name.to_owned(),
            key: key.to_owned(),
            security: security.map_err(|_| invalid(&"This kind of Wi-Fi security isn't known."))?,
            is_hidden: hidden,
        };
        wifi.payload().map_err(|error| invalid(&error))
    }

    fn use_relay(&self, place: &str, token: Token) -> Result<(), TableError> {
        self.relay.open(place, token)
    }

    fn leave_relay(&self) {
        self.relay.close();
    }

    fn relay_code(&self) -> Later<'_, String> {
        Box::pin(self.relay.code())
    }
}
