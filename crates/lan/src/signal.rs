//! Notices when a person or the system tells the program to stop.

/// Ends at Ctrl-C, or at the signal with which systems end a program. It listens
/// from the call on, not from the first time it's awaited, because the program
/// may be told to stop as soon as it has said that it's running.
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
