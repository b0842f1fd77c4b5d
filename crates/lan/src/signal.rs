//! Being told to stop from outside, by a person or by the system.

/// Ends at Ctrl-C, or at the signal with which systems end a program. It
/// listens from the call on, not from the first wait: who says that a program
/// runs may be told to stop it at once.
#[cfg(unix)]
pub fn told_to_stop() -> impl Future<Output = ()> {
    use tokio::signal::unix::{Signal, SignalKind, signal};

    async fn heard(signal: Option<Signal>) {
        match signal {
            Some(mut signal) => {
                signal.recv().await;
            }
            None => std::future::pending().await,
        }
    }
    let [interrupt, terminate] =
        [SignalKind::interrupt(), SignalKind::terminate()].map(|kind| signal(kind).ok());
    async {
        tokio::select! {
            () = heard(interrupt) => {}
            () = heard(terminate) => {}
        }
    }
}

/// Ends at Ctrl-C.
#[cfg(not(unix))]
pub async fn told_to_stop() {
    let _ = tokio::signal::ctrl_c().await;
}
