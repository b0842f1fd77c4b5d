//! Accepts connections, and doesn't wait for ever for those that never finish a
//! request.

use std::{
    future::Future,
    io,
    net::{IpAddr, SocketAddr},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use axum::Router;
use hyper::{
    server::conn::http1,
    service::{Service, service_fn},
};
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use lines::crowd::{Crowd, Place};
use tokio::{
    net::{TcpListener, TcpStream},
    time::{sleep, timeout},
};

/// A browser sends its request at once.
const REQUEST_WITHIN: Duration = Duration::from_secs(5);
/// Pages are small, so a connection that has not become a socket by then is
/// idle.
const PAGES_WITHIN: Duration = Duration::from_secs(60);
/// How long to wait for the system to close files when it can open no more.
const FILES_CLOSE_WITHIN: Duration = Duration::from_millis(20);

/// The address that a request came from; an extension of every request.
#[derive(Debug, Clone, Copy)]
pub struct Peer(pub IpAddr);

/// The connections that have not become a socket. All listeners share it.
#[derive(Clone)]
pub struct Requests {
    pub crowd: Crowd<IpAddr>,
    pub each: usize,
}

/// Serves until told to stop. Sockets that are open by then live on, and are
/// closed where the reason is known.
pub async fn serve(
    listener: TcpListener,
    router: Router,
    requests: Requests,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => return,
        };
        match accepted {
            Ok((stream, address)) => {
                let peer = Peer(SocketAddr::ip(&address).to_canonical());
                let place = requests.crowd.enter(peer.0, requests.each);
                tokio::spawn(answer(stream, router.clone(), peer, place));
            }
            // The other side gave up before it was its turn.
            Err(error) if error.kind() == io::ErrorKind::ConnectionAborted => {}
            // The system can open no more files, most likely. Those who have
            // never finished a request are the ones to go: waiting for them
            // would lock everybody out.
            Err(_) => {
                requests.crowd.make_do_with_half();
                sleep(FILES_CLOSE_WITHIN).await;
            }
        }
    }
}

/// Answers the requests of one connection until it becomes a socket, ends, or
/// loses its place to somebody newer. In that case it's closed without an answer,
/// because it hasn't asked for anything yet.
async fn answer(stream: TcpStream, router: Router, peer: Peer, mut place: Place<IpAddr>) {
    if let Some(sorry) = wrong_clock(SystemTime::now()) {
        // A request that nobody reads would take the answer with it.
        let _ = timeout(REQUEST_WITHIN, stream.readable()).await;
        let _ = stream.try_read(&mut [0; 16 * 1024]);
        let _ = stream.writable().await;
        let _ = stream.try_write(sorry.as_bytes());
        return;
    }
    // Taps are smaller than a packet and mustn't wait until there's a full one.
    let _ = stream.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: hyper::Request<hyper::body::Incoming>| {
        request.extensions_mut().insert(peer);
        router.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(REQUEST_WITHIN)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::select! {
        _ = timeout(PAGES_WITHIN, connection) => {}
        () = place.lost() => {}
    }
}

/// What to answer while the clock is set to before 1970, as that of a small computer
/// without a battery may be. There's no date to write down then, and hyper panics
/// over that.
fn wrong_clock(now: SystemTime) -> Option<&'static str> {
    (now < UNIX_EPOCH).then_some(
        "HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\nConnection: close\r\n\r\n\
         This computer's clock says that it's before 1970. Set it, then load the page again.\n",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_clock_before_1970_is_wrong() {
        assert!(wrong_clock(UNIX_EPOCH - Duration::from_nanos(1)).is_some());
        assert!(wrong_clock(UNIX_EPOCH).is_none() && wrong_clock(SystemTime::now()).is_none());
    }
}
