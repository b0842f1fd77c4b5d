//! Accepting connections, and not waiting for ever for those that never say
//! what they want.

use std::{future::Future, sync::Arc, time::Duration};

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use tokio::{
    net::TcpListener,
    sync::Semaphore,
    time::{sleep, timeout},
};

use crate::socket::Limits;

/// A browser sends its request at once.
const REQUEST_WITHIN: Duration = Duration::from_secs(5);
/// Pages are small: a connection that is not a socket by then is idle.
const PAGES_WITHIN: Duration = Duration::from_secs(60);

/// Serves until told to stop. Sockets that are open then live on; they are
/// ended by those who know why.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    limits: Limits,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    // A socket leaves this count when it is upgraded and enters its own.
    let places = Arc::new(Semaphore::new(limits.requests));
    tokio::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => return,
        };
        let stream = match accepted {
            Ok((stream, _)) => stream,
            // Out of file handles, most likely: wait for some to come back.
            Err(_) => {
                sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Ok(place) = places.clone().try_acquire_owned() else {
            // Closed without a word: a word would need what is lacking.
            continue;
        };
        // Taps are smaller than a packet and must not wait for another one.
        let _ = stream.set_nodelay(true);
        let service = TowerToHyperService::new(router.clone());
        tokio::spawn(async move {
            let _place = place;
            let connection = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(REQUEST_WITHIN)
                .max_buf_size(16 * 1024)
                .serve_connection(TokioIo::new(stream), service)
                .with_upgrades();
            let _ = timeout(PAGES_WITHIN, connection).await;
        });
    }
}
