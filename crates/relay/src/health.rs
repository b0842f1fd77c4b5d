//! What machines ask the relay: whether it lives, whether it takes anybody, and how
//! much goes on.

use axum::{
    Router,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

use crate::room::Rooms;

/// For the address that everybody can reach.
pub(crate) fn router(rooms: Rooms) -> Router {
    Router::new()
        .route("/livez", get(async || plain(StatusCode::OK, "alive\n")))
        .route("/readyz", get(ready))
        .with_state(rooms)
}

/// The same with the numbers, for an address of their own.
pub(crate) fn with_metrics(rooms: Rooms) -> Router {
    router(rooms.clone()).merge(Router::new().route("/metrics", get(metrics)).with_state(rooms))
}

async fn ready(State(rooms): State<Rooms>) -> Response {
    if rooms.is_stopping() {
        plain(StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else {
        plain(StatusCode::OK, "ready\n")
    }
}

async fn metrics(State(rooms): State<Rooms>) -> Response {
    let text = rooms.events().metrics(rooms.open());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    (status, [(header::CACHE_CONTROL, "no-store")], text).into_response()
}
