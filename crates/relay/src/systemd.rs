//! Tells systemd that the relay is ready, that it still lives, and that it stops. If
//! nothing listens, nothing is said.

use std::{ffi::OsStr, io, os::unix::net::UnixDatagram, time::Duration};

pub struct Systemd {
    socket: Option<UnixDatagram>,
    /// How often it wants to know that we're alive.
    watchdog: Option<Duration>,
}

impl Systemd {
    /// As the environment says.
    pub fn from_variables(variable: impl Fn(&str) -> Option<std::ffi::OsString>) -> Systemd {
        let socket = variable("NOTIFY_SOCKET").and_then(|path| connect(&path).ok());
        // The time may be meant for another process.
        let pid = variable("WATCHDOG_PID");
        let is_ours = pid.is_none_or(|pid| pid == OsStr::new(&std::process::id().to_string()));
        let watchdog = variable("WATCHDOG_USEC")
            .filter(|_| is_ours)
            .and_then(|text| text.to_str()?.parse().ok())
            .map(Duration::from_micros)
            .filter(|time| !time.is_zero());
        Systemd { socket, watchdog }
    }

    pub fn ready(&self) {
        self.say("READY=1");
    }

    pub fn stopping(&self) {
        self.say("STOPPING=1");
    }

    /// Says that we're alive, twice as often as it has to be said. Never ends.
    pub async fn stay_alive(&self) {
        let Some(time) = self.watchdog else { return std::future::pending().await };
        let mut beat = tokio::time::interval(time / 2);
        loop {
            beat.tick().await;
            self.say("WATCHDOG=1");
        }
    }

    fn say(&self, state: &str) {
        if let Some(socket) = &self.socket {
            // If systemd doesn't read it, that's not a reason to stop.
            let _ = socket.send(state.as_bytes());
        }
    }
}

/// The name of the socket is a path, or begins with @ and is no file at all.
fn connect(name: &OsStr) -> io::Result<UnixDatagram> {
    let socket = UnixDatagram::unbound()?;
    socket.set_nonblocking(true)?;
    #[cfg(target_os = "linux")]
    if let Some(name) = name.as_encoded_bytes().strip_prefix(b"@") {
        use std::os::{linux::net::SocketAddrExt, unix::net::SocketAddr};
        socket.connect_addr(&SocketAddr::from_abstract_name(name)?)?;
        return Ok(socket);
    }
    socket.connect(name)?;
    Ok(socket)
}
