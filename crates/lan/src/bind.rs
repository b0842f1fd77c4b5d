//! Listening on an address: the preferred port if it is free, otherwise some
//! other one.
//!
//! Which addresses to listen on is decided elsewhere (`addresses.rs`).

use std::{
    fmt,
    io::{self, ErrorKind},
    net::{IpAddr, SocketAddr},
};

use tokio::net::{TcpListener, TcpSocket};

/// How many connections the system keeps until we accept them. When it is
/// full, newcomers have to try again a second later, so a burst should fit in.
const BACKLOG: u32 = 1024;

#[derive(Debug)]
pub struct Bound {
    pub listener: TcpListener,
    pub address: SocketAddr,
    /// Why this isn't the port that was wanted.
    pub instead: Option<Instead>,
}

/// The players are told this in a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Instead {
    pub wanted: u16,
    pub got: u16,
    pub is_in_use: bool,
}

#[derive(Debug)]
pub enum BindError {
    InUse(SocketAddr),
    NotAllowed(SocketAddr),
    /// No interface of this machine has the address.
    NotHere(IpAddr),
    Other(SocketAddr, io::Error),
}

/// Listens on exactly this port; 0 means any free one.
pub async fn exactly(address: SocketAddr) -> Result<Bound, BindError> {
    let failed = |error: io::Error| match error.kind() {
        ErrorKind::AddrInUse => BindError::InUse(address),
        ErrorKind::PermissionDenied => BindError::NotAllowed(address),
        ErrorKind::AddrNotAvailable => BindError::NotHere(address.ip()),
        _ => BindError::Other(address, error),
    };
    let listener = listen(address).map_err(failed)?;
    let address = listener.local_addr().map_err(failed)?;
    Ok(Bound { listener, address, instead: None })
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A restart then needn't wait until the system has forgotten the previous
    // connections. On Windows this option would let other programs take the port.
    #[cfg(not(windows))]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Listens on this port, or on any free one if it's taken or reserved. Windows
/// reserves whole ranges for its virtual machines, and other systems reserve
/// everything below 1024.
pub async fn preferring(ip: IpAddr, port: u16) -> Result<Bound, BindError> {
    let is_in_use = match exactly((ip, port).into()).await {
        Err(BindError::InUse(_)) => true,
        Err(BindError::NotAllowed(_)) => false,
        other => return other,
    };
    let bound = exactly((ip, 0).into()).await?;
    let instead = Instead { wanted: port, got: bound.address.port(), is_in_use };
    Ok(Bound { instead: Some(instead), ..bound })
}

impl fmt::Display for Instead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Instead { wanted, got, is_in_use } = self;
        let why = if *is_in_use { "in use" } else { "reserved by the system" };
        write!(f, "Port {wanted} is {why}; listening on {got} instead.")
    }
}

impl fmt::Display for BindError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BindError::InUse(address) => {
                write!(f, "Port {} is in use by another program.", address.port())
            }
            BindError::NotAllowed(address) => {
                write!(f, "This system doesn't let Goatherd listen on {address}.")
            }
            BindError::NotHere(ip) => write!(f, "{ip} isn't an address of this machine."),
            BindError::Other(address, error) => {
                write!(f, "Goatherd can't listen on {address}: {error}.")
            }
        }
    }
}

impl std::error::Error for BindError {}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    /// This address is reserved for documentation, so no interface has it.
    const ELSEWHERE: IpAddr = IpAddr::V4(Ipv4Addr::new(203, 0, 113, 7));

    #[tokio::test]
    async fn a_free_port_is_taken_as_it_is() {
        // Another program may snatch the port in between, but not every time.
        for _ in 0..10 {
            let free = exactly((HERE, 0).into()).await.unwrap().address.port();
            let bound = preferring(HERE, free).await.unwrap();
            if bound.instead.is_none() {
                assert_eq!(bound.address, (HERE, free).into());
                return;
            }
        }
        panic!("a port that was free ten times was never taken");
    }

    #[tokio::test]
    async fn a_port_in_use_falls_back_to_a_free_one_and_says_so() {
        let first = exactly((HERE, 0).into()).await.unwrap();
        let wanted = first.address.port();
        let second = preferring(HERE, wanted).await.unwrap();
        let got = second.address.port();
        assert_ne!(got, wanted);
        assert_eq!(
            second.instead.unwrap().to_string(),
            format!("Port {wanted} is in use; listening on {got} instead.")
        );
    }

    #[tokio::test]
    async fn exactly_a_port_in_use_is_one_clear_sentence() {
        let first = exactly((HERE, 0).into()).await.unwrap();
        let error = exactly(first.address).await.unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("Port {} is in use by another program.", first.address.port())
        );
    }

    #[tokio::test]
    async fn the_address_of_another_machine_is_one_clear_sentence() {
        let error = preferring(ELSEWHERE, 0).await.unwrap_err();
        assert_eq!(error.to_string(), "203.0.113.7 isn't an address of this machine.");
    }
}
